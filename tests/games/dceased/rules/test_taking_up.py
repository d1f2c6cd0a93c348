"""A night can be taken up again at its anchors: nobody is asked twice, nothing is forgotten."""

from __future__ import annotations

import pytest

from games.dceased.table import Table, table
from sobremesa.games.dceased import GAME
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.events.enemies import EnemiesAttacked, WoundIgnored
from sobremesa.games.dceased.state import Stage
from sobremesa.kernel import Match, copy_state


def taken_up(t: Table) -> Table:
    """The same night from its state alone, at the same question, which must be an anchor."""
    assert t.match.asks()[0].anchor
    twin = Table(Match.of(GAME, t.match.setup, copy_state(t.g), keep=True))
    assert (twin.asked, twin.seat, twin.offered()) == (t.asked, t.seat, t.offered())
    return twin


@pytest.mark.rule("dc.ability.optional", "dc.trait.combine")
def test_who_let_hold_the_line_go_by_is_not_asked_again() -> None:
    t = table(
        heroes="supergirl A4 trait=hold-the-line done, cyborg A4 seat=1 trait=hold-the-line done",
        enemies="4 walker A4, brute A4", stage=Stage.ACTIVATION, seats=2,
    )  # fmt: skip
    t.play("0 pass")
    twin = taken_up(t)
    assert (twin.asked, twin.seat) == (ask.HoldTheLine, 1)
    twin.play("1 use hold-the-line")
    assert (twin.told(EnemiesAttacked)[0].held, twin["supergirl"].traits) == (3, ("hold-the-line",))


@pytest.mark.rule("dc.trait.combine-same", "dc.eattack.pool-size")
def test_two_that_hold_the_line_hold_all_they_can_and_the_rest_attacks() -> None:
    t = table(
        heroes="supergirl A4 trait=hold-the-line done, cyborg A4 seat=1 trait=hold-the-line done",
        enemies="4 walker A4, brute A4, z-ivy A4", stage=Stage.ACTIVATION, seats=2,
    )  # fmt: skip
    t.play("0 use hold-the-line")
    twin = taken_up(t)
    twin.play("1 use hold-the-line")
    told = twin.told(EnemiesAttacked)[0]
    assert (told.held, told.wounds) == (5, 1)


@pytest.mark.rule("dc.trait.requirement-now", "dc.ability.no-target")
def test_nobody_is_asked_to_hold_a_line_that_is_held() -> None:
    t = table(
        heroes="supergirl A4 trait=hold-the-line done, cyborg A4 seat=1 trait=hold-the-line done",
        enemies="3 walker A4", stage=Stage.ACTIVATION, seats=2,
    )  # fmt: skip
    t.play("0 use hold-the-line")
    assert (t.g.round, t["cyborg"].traits) == (2, ("hold-the-line",))
    assert [told.wounds for told in t.told(EnemiesAttacked)] == [0]


@pytest.mark.rule("dc.ability.order", "dc.wound.sacrifice-timing")
def test_a_wound_goes_on_where_it_was_with_those_who_passed() -> None:
    t = table(
        "m4",
        heroes="batman A4 seat=0 trait=guardian done,"
        " cyborg A4 seat=1 trait=unyielding escort=bus-driver done, zatanna G7 done",
        enemies="2 walker A4", stage=Stage.ACTIVATION, seats=2,
    )  # fmt: skip
    t.play("0 assign cyborg")
    first = taken_up(t)
    first.play("1 pass")
    second = taken_up(first)
    assert (second.asked, second.seat) == (ask.Ward, 0)
    second.play("0 pass")
    third = taken_up(second)
    assert (third.asked, third.seat) == (ask.Sacrifice, 1)
    third.play("1 pass")
    assert (third["cyborg"].health, third.asked) == (3, ask.Assign)
    taken_up(third).play("0 assign cyborg", "1 ward cyborg unyielding")


@pytest.mark.rule("dc.wound.sacrifice-timing", "dc.eattack.must-assign")
def test_the_last_wound_of_a_pool_is_not_forgotten() -> None:
    t = table(
        heroes="cyborg A4 trait=unyielding escort=bus-driver done, batman F1 done",
        enemies="walker A4", stage=Stage.ACTIVATION,
    )  # fmt: skip
    t = taken_up(t)
    t.play("pass")
    t = taken_up(t)
    assert t.asked is ask.Sacrifice
    t.play("pass")
    assert t["cyborg"].health == 3


@pytest.mark.rule("dc.eattack.pool")
def test_what_a_pool_remembers_is_not_forgotten() -> None:
    t = table(
        heroes="green-canary A4 xp=43 power=2 done, cyborg A4 trait=unyielding done",
        enemies="5 walker A4", stage=Stage.ACTIVATION,
    )  # fmt: skip
    t.play("assign cyborg", "ward cyborg unyielding")
    t = taken_up(t)
    t.play("assign cyborg", "assign green-canary", "ward green-canary emerald-shield")
    t = taken_up(t)
    t.play("assign cyborg", "assign cyborg")
    assert (t["cyborg"].health, t["green-canary"].health) == (3, 3)
    assert len(t.told(WoundIgnored)) == 1


@pytest.mark.rule("dc.turn.effect-window", "dc.trait.once-per-turn", "dc.ability.once-card")
def test_a_turn_is_taken_up_between_two_actions() -> None:
    t = table(
        heroes="cyborg A4 escort=bus-driver, batman A4", traits="leap rally", turn="cyborg",
    )  # fmt: skip
    t.play("gaintrait", "move B4 walk bus-driver", "done")
    twin = taken_up(t)
    assert (twin.asked, twin.offers("gaintrait"), twin.g.actions) == (ask.Act, False, 1)
    twin.play("endturn", "gaintrait")
    assert twin["batman"].traits == ("rally",)


@pytest.mark.rule("dc.activate.zone-order", "dc.activate.decide-at-start")
def test_the_next_fight_is_chosen_among_those_that_are_left() -> None:
    t = table(
        "m4", heroes="cyborg A4 done, green-canary D4 xp=43 power=1 done,"
        " zatanna G4 escort=bus-driver done",
        enemies="walker A4, walker D4, walker G4", stage=Stage.ACTIVATION,
    )  # fmt: skip
    t = taken_up(t)
    t.play("zone A4")
    t = taken_up(t)
    t.play("zone G4", "pass", "pass")
    assert [t[hero].health for hero in ("cyborg", "green-canary", "zatanna")] == [3, 2, 2]
