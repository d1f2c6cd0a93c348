"""Attacks on comrades wait for those who consider them."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, Table, table
from sobremesa.games.oursun import GAME
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.rules.veil import veil
from sobremesa.games.oursun.state import Stage
from sobremesa.kernel import Dice, copy_state, encode_state


def duels(t: Table) -> list[str]:
    return [each for each in t.offered() if "Character" in each]


@pytest.mark.rule("sun.ruling.pvp-considered", "sun.ruling.pvp-modes")
@pytest.mark.parametrize("roles", [(), ("besieger", "baker")])
def test_attacks_on_comrades_are_offered_once_they_are_considered_and_until_they_are_not(
    roles: tuple[str, ...],
) -> None:
    t = table("medic", "hunter", roles=roles)
    t.go()
    assert duels(t) == []
    t.play("Consider true")
    assert (t.asked, t[0].ap, duels(t)) == (ask.Act, 6, ["AttackCharacter 1"])
    assert not t.offers("Consider true")
    t.play("Consider false")
    assert (duels(t), t.offers("Consider true")) == ([], True)
    assert t.match.journal is not None
    assert t.match.journal.lines == []


@pytest.mark.rule("sun.ruling.pvp-considered", "sun.solo.two-characters")
def test_a_solo_player_is_not_offered_to_strike_the_own_companion_or_to_consider_it() -> None:
    t = table("medic", "hunter", solo=True)
    t.g.active, t.g.order = 1, [1]
    t[0].waiting = t[0].acted = True
    t.give(1, "F")
    t[1].hp = 5
    t.go((1, 10))
    t.play("Eat")
    assert (t.asked, t.g.active, duels(t)) == (ask.Act, 1, [])
    assert not t.offers("Consider")
    t.play("Wait")
    assert (t.asked, t.g.stage) == (ask.Order, Stage.ORDER)


@pytest.mark.rule("sun.ruling.pvp-considered", "sun.ruling.wait-windows")
def test_a_waiter_that_considers_it_may_cut_in_and_others_are_left_in_peace() -> None:
    t = table("medic", "hunter", "soldier")
    t.give(0, "F")
    t[0].hp = 5
    for who in (1, 2):
        t[who].waiting = t[who].acted = True
    t[2].ruthless = True
    t.go()
    t.play("Eat")
    assert (t.asked, t.seat) == (ask.Interrupt, 2)
    assert t.offered(2) == ["Pass", "AttackCharacter 0", "AttackCharacter 1"]


@pytest.mark.rule("sun.ruling.pvp-considered")
@pytest.mark.parametrize(("active", "offered"), [(0, [1, 2]), (1, [0])])
def test_a_revealed_son_is_fair_game_and_so_are_all_to_it(active: int, offered: list[int]) -> None:
    t = table("medic", "hunter", "soldier", roles=("besieger", "baker", "mason"))
    t.g.unmasked, t.g.active = 0, active
    t.go()
    assert duels(t) == [f"AttackCharacter {who}" for who in offered]
    assert t.offers("Consider") == (active == 1)


@pytest.mark.rule("sun.ruling.pvp-considered")
def test_who_is_left_alone_has_nobody_to_consider() -> None:
    t = table("medic", "hunter")
    t[1].died, t[1].hp = 0, 0
    t.go()
    assert not t.offers("Consider")


@pytest.mark.rule("sun.ruling.pvp-considered")
def test_what_somebody_considers_is_known_to_that_player_alone() -> None:
    t = table("medic", "hunter", "soldier", roles=("baker", "mason", "cook"))
    t[1].tile = NORTH
    t.tile(NORTH)
    cruel, kind = copy_state(t.g), copy_state(t.g)
    cruel.people[1].ruthless = True
    for seat in (0, 2, None):
        text = GAME.texts["en"]
        assert GAME.scene(cruel, seat, text) == GAME.scene(kind, seat, text)
    for seat, same in ((0, True), (1, False)):
        one, two = copy_state(cruel), copy_state(kind)
        veil(one, seat, Dice(5), t.g)
        veil(two, seat, Dice(5), t.g)
        assert (encode_state(one) == encode_state(two)) == same


@pytest.mark.rule("sun.ruling.pvp-considered")
def test_without_a_traitor_others_go_by_what_a_waiting_comrade_is_asked() -> None:
    t = table("medic", "hunter")
    t[1].ruthless = True
    veil(t.g, 0, Dice(5), t.g)
    assert t[1].ruthless
