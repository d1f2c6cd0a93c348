"""Before the first Round: who is asked for a hero, what is told, what stands where."""

from __future__ import annotations

import pytest

from games.dceased.table import FOUR, begin, table
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.events.turns import NightFell, PhaseBegan, Recruited
from sobremesa.games.dceased.state import Stage
from sobremesa.testing.promises import check_anchor


@pytest.mark.rule("dc.setup.heroes", "dc.setup.hero-unique")
def test_each_seat_is_asked_for_its_own_hero_first_and_then_all_of_them() -> None:
    t = begin("m1", seats=3)
    for seat, hero in enumerate(("zatanna", "cyborg", "batman")):
        assert (t.asked, t.seat, t.seats) == (ask.Recruit, seat, (seat,))
        assert t.match.asks()[0].anchor
        check_anchor(t.match)
        t.play(f"{seat} recruit {seat} {hero}")
    assert (t.seat, set(t.seats)) == (0, {0, 1, 2})
    assert len(t.offered()) == 3 * 5
    check_anchor(t.match)
    t.play("2 recruit 2 supergirl")
    assert t.told(Recruited) == [
        Recruited(0, "zatanna"), Recruited(1, "cyborg"), Recruited(2, "batman"),
        Recruited(2, "supergirl"),
    ]  # fmt: skip
    assert t.told(NightFell) == [
        NightFell("m1", "A4", ("zatanna", "cyborg", "batman", "supergirl"))
    ]


@pytest.mark.rule("dc.setup.heroes")
def test_the_seat_that_is_waited_for_changes_with_each_further_hero() -> None:
    t = begin("m1", "zatanna cyborg", seats=2)
    assert t.seat == 0
    t.play("1 recruit 1 batman")
    assert t.seat == 1


@pytest.mark.rule("dc.mission.m3-superman", "dc.setup.tokens")
def test_the_titan_stands_in_his_vault_and_his_zone_is_no_empty_one() -> None:
    t = begin("m3", FOUR)
    assert t.everywhere() == {"E2": {"z-superman": 1}}
    assert t.g.infested == 1 << t.zone("E2")
    assert ("z-superman" in t.g.fallen_deck, len(t.g.fallen_deck)) == (False, 7)


@pytest.mark.rule("dc.setup.placed-enemies", "dc.mission.m0-walkers")
def test_enemies_placed_at_set_up_make_their_zone_dangerous() -> None:
    t = begin("m0", FOUR)
    assert t.g.infested == 1 << t.zone("D4")


@pytest.mark.rule("dc.setup.hero-values", "dc.setup.start-zone")
def test_every_hero_stands_at_the_start_in_full_health() -> None:
    t = begin("m4", "supergirl zatanna harley-quinn green-arrow")
    assert [(t.at(hero), t[hero].health) for hero in t.g.heroes] == [
        ("D4", 5), ("D4", 3), ("D4", 4), ("D4", 3),
    ]  # fmt: skip


@pytest.mark.rule("dc.option.easy", "dc.setup.order")
def test_easy_traits_come_from_the_top_of_the_deck_in_the_order_of_the_heroes() -> None:
    t = begin("m1", FOUR, settings={"difficulty": "easy"})
    held = [hero.traits[0] for hero in t.g.heroes.values()]
    assert len(held) == 4
    assert sorted([*t.g.trait_deck, *held]) == sorted(begin("m1", FOUR).g.trait_deck)


@pytest.mark.rule("dc.ruling.group-decisions")
@pytest.mark.parametrize(("round", "lead"), [(1, 0), (2, 1), (3, 2), (4, 0), (8, 1)])
def test_the_lead_goes_round_the_table_with_each_round(round: int, lead: int) -> None:
    t = table(heroes="cyborg A4, batman A4 seat=1, zatanna A4 seat=2", seats=3, round=round)
    assert (t.asked, t.seat) == (ask.NextHero, lead)


@pytest.mark.rule("dc.activate.all", "dc.round.enemy-steps")
def test_what_waits_is_carried_out_before_the_next_hero_begins() -> None:
    # A hero lost in its own Turn leaves an Activation to finish before anybody is chosen.
    t = table(
        "m4", heroes="cyborg D2 health=1, batman A7, zatanna A7", enemies="walker D2",
        deck="S27 S40", turn="cyborg",
    )  # fmt: skip
    t.play("open C2-D2", "zone B3")
    assert (t.asked, t.offered()) == (ask.NextHero, ["Activate batman", "Activate zatanna"])
    assert (t.g.reveal, t.g.card, t.g.queue, t.told(PhaseBegan)) == (None, "", [], [])
    assert t.g.stage is Stage.PLAYER
