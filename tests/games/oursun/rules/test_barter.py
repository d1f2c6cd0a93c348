"""Trade between characters: what can be offered and wanted, consent, and where it all goes."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, table
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import FOOD, PLASTIC, goods
from sobremesa.games.oursun.content.things import WATER, Cube, GearCard
from sobremesa.games.oursun.events.trade import Traded
from sobremesa.games.oursun.state import HOME


@pytest.mark.rule("sun.ruling.trade-consent")
def test_nothing_is_bartered_for_its_like() -> None:
    t = table("medic", "hunter")
    t.give(0, "FFc")
    t.give(1, "FP")
    t[0].water, t[1].water = 2, 2
    t.go()
    t.play("Trade 1", "Offer F", "Want water")
    assert t.offered() == ["Done", "Offer F", "Offer c", "Want P", "Want water"]


@pytest.mark.rule("sun.trade.amount", "sun.ruling.trade-consent")
def test_each_thing_can_be_named_as_often_as_it_is_there() -> None:
    t = table("medic", "hunter")
    (knife,) = t.give(0, "FFc", "knife")
    (helmet,) = t.give(1, "P", "helmet")
    t[0].water, t[1].water = 2, 0
    t.go()
    t.play("Trade 1")
    assert t.offered() == [
        "Done", "Offer F", "Offer c", "Offer water", f"Offer {knife}", "Want P", f"Want {helmet}",
    ]  # fmt: skip
    t.play("Offer F", "Offer c", f"Offer {knife}", f"Want {helmet}", "Offer water")
    assert t.offered() == ["Done", "Offer F", "Offer water", "Want P"]
    t.play("Offer F", "Offer water", "Want P")
    assert (t.asked, t.seat) == (ask.Agree, 1)


@pytest.mark.rule("sun.trade.amount", "sun.ruling.trade-consent")
def test_the_partner_sees_the_whole_bargain_and_then_all_of_it_changes_hands() -> None:
    t = table("medic", "hunter")
    (knife,) = t.give(0, "FFc", "knife")
    (helmet,) = t.give(1, "P", "helmet")
    t[0].water, t[1].water = 2, 1
    t.go()
    t.play("Trade 1", "Offer F", f"Offer {knife}", "Want water", f"Want {helmet}", "Want P")
    given = Cube(FOOD), GearCard(knife)
    taken = WATER, GearCard(helmet), Cube(PLASTIC)
    bargain = t.question(ask.Bargain)
    assert (bargain.partner, bargain.given, bargain.taken) == (1, given, taken)
    t.play("Done")
    agree = t.question(ask.Agree)
    assert (agree.seat, agree.proposer, agree.given, agree.taken) == (1, 0, given, taken)
    t.play("1 Agree")
    assert (t[0].goods, t[0].items, t[0].equipment, t[0].water) == (goods("FPc"), (), (helmet,), 3)
    assert (t[1].goods, t[1].items, t[1].equipment, t[1].water) == (goods("F"), (knife,), (), 0)
    assert t.told(Traded) == [
        Traded("medic", "hunter", ("F", str(knife)), ("water", str(helmet), "P"), True)
    ]


@pytest.mark.rule("sun.ruling.trade-consent")
def test_a_refused_bargain_is_told_and_moves_nothing() -> None:
    t = table("medic", "hunter")
    t.give(0, "F")
    t.give(1, "P")
    t.go()
    t.play("Trade 1", "Offer F", "Want P", "Done", "1 Refuse")
    assert t.told(Traded) == [Traded("medic", "hunter", ("F",), ("P",), False)]
    assert (t[0].goods, t[1].goods) == (goods("F"), goods("P"))


@pytest.mark.rule("sun.trade.cost", "sun.trade.multiple")
def test_a_bargain_about_nothing_is_put_to_nobody_but_has_cost_its_ap() -> None:
    t = table("medic", "hunter")
    t.give(0, "F")
    t.go()
    t.play("Trade 1", "Done")
    assert (t.asked, t.seat, t[0].ap) == (ask.Act, 0, 5)
    assert t.told(Traded) == []


@pytest.mark.rule("sun.ruling.trade-consent")
@pytest.mark.parametrize(("word", "kept"), [("Offer F", ""), ("Want P", "FP")])
def test_a_gift_in_either_direction_is_a_bargain(word: str, kept: str) -> None:
    t = table("medic", "hunter")
    t.give(0, "F")
    t.give(1, "P")
    t.go()
    t.play("Trade 1", word, "Done", "1 Agree")
    assert t[0].goods == goods(kept)


@pytest.mark.rule("sun.ruling.trade-consent", "sun.solo.two-characters")
def test_who_plays_both_characters_needs_nobody_to_agree() -> None:
    t = table("medic", "hunter", solo=True)
    t.give(0, "F")
    t.go()
    t.play("Trade 1", "Offer F", "Done")
    assert (t[0].goods, t[1].goods) == (goods(""), goods("F"))
    assert t.told(Traded) == [Traded("medic", "hunter", ("F",), (), True)]


@pytest.mark.rule("sun.trade.partner")
def test_partners_stand_on_the_same_tile() -> None:
    t = table("medic", "hunter", "soldier")
    t.tile(NORTH)
    t[1].tile = NORTH
    t.go()
    assert t.offers("Trade 2")
    assert not t.offers("Trade 1")
    assert not t.offers("Trade 0")


@pytest.mark.rule("sun.ruling.craft-ammo-load", "sun.ammo.storage")
def test_ammunition_that_changes_hands_goes_onto_the_weapons_of_its_new_owner() -> None:
    t = table("medic", "hunter")
    (pistol,) = t.give(0, "aa", "pistol")
    (bow,) = t.give(1, "ccc", "bow")
    t.g.uses[pistol], t.g.uses[bow] = 2, 2
    t.go()
    t.play("Trade 1", "Offer a", "Offer a", "Want c", "Want c", "Want c", "Done", "1 Agree")
    assert (t[0].goods, t.g.uses[pistol]) == (goods("c"), 4)
    assert (t[1].goods, t.g.uses[bow]) == (goods("a"), 3)


@pytest.mark.rule("sun.ruling.no-room", "sun.ruling.losing-capacity")
def test_who_trades_its_backpack_away_must_leave_what_no_longer_fits() -> None:
    t = table("medic", "hunter")
    (backpack,) = t.give(0, "FFFFFFM", "backpack")
    t.go()
    t.play("Trade 1", f"Offer {backpack}", "Done", "1 Agree")
    assert (t.asked, t.seat) == (ask.NoRoom, 0)
    t.play("DropGoods 0")
    assert (t[0].goods, t.g.map[HOME].dropped) == (goods("FFFFFM"), goods("F"))


@pytest.mark.rule("sun.ruling.trade-with-dead", "sun.ruling.stealth-fail-sequence")
def test_no_bargain_follows_if_the_partner_dies_before_it() -> None:
    t = table("medic", "firefighter", "hunter", number=14)
    t[0].stealth = True
    t[1].hp = 1
    t[2].tile = NORTH
    t.tile(NORTH)
    t.give(0, "F")
    t.next_enemies("bear")
    t.go(8, 1, 8, 8)
    t.play("Trade 1", "1 Rescue 1")
    assert (t[1].alive, t[0].ap, t.asked) == (False, 5, ask.Act)
    assert t[0].goods == goods("F")


@pytest.mark.rule("sun.action.provokes", "sun.ruling.action-before-counter")
def test_enemies_answer_a_trade_after_it() -> None:
    t = table("medic", "hunter")
    t.give(0, "F")
    t.enemy("stray_dog")
    t.go(1)
    t.play("Trade 1", "Offer F", "Done")
    assert t[0].hp == 7
    t.play("1 Agree")
    assert (t[0].hp, t[1].goods) == (6, goods("F"))
