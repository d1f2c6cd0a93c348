"""What a Son of Liberty does with its powers, and what it leaves undone."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, NORTH_EAST, SOUTH, THREE_NORTH, TWO_NORTH, table
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.state import HOME, Phase

from .advice import advice

BESIEGER = ("besieger", "mason", "baker")
KING = ("smuggler_king", "mason", "baker")
EXECUTIONER = ("executioner", "mason", "baker")


def test_a_known_traitor_calls_an_ally_every_day() -> None:
    t = table("medic", "hunter", "soldier", roles=EXECUTIONER)
    t.g.unmasked = 0
    t.tile(NORTH)
    t.tile(SOUTH)
    t[1].tile = t[2].tile = SOUTH
    assert advice(t.go()) == f"CallAlly {SOUTH}"


def test_the_besieger_sends_the_ally_that_is_missing() -> None:
    t = table("medic", "hunter", "soldier", roles=BESIEGER, number=1, phase=Phase.NIGHT)
    t.g.ally_called = True
    for place in (NORTH, TWO_NORTH, SOUTH):
        t.tile(place)
    for kind in ("sol_recruit", "sol_zealot"):
        t.enemy(kind, SOUTH)
    rifleman = t.enemy("sol_rifleman", TWO_NORTH)
    t[0].tile = NORTH
    t[1].tile = t[2].tile = SOUTH
    assert advice(t.go()).startswith(f"SendAlly {rifleman} ")


@pytest.mark.parametrize(("held", "calls"), [(1, True), (0, False)])
def test_who_is_about_to_hold_the_relay_is_disturbed(held: int, calls: bool) -> None:
    t = table("medic", "hunter", "soldier", roles=EXECUTIONER, mission="signal_fire")
    t.g.card, t.g.progress = 4, {"held": held}
    t.tile(NORTH, 29)
    t[1].tile = t[2].tile = NORTH
    assert (advice(t.go()) == f"CallAlly {NORTH}") == calls


def test_the_smuggler_king_buys_what_is_dear_where_water_fills_up_again() -> None:
    t = table("medic", "hunter", "soldier", roles=KING, number=1)
    lawrence = t.trader("lawrence")
    lawrence.cards = (t.card("knife"), t.card("tent"), t.card("machete"))
    t.g.map[HOME].water = 1
    t.go()
    t.play("Deal 100")
    assert advice(t) == f"Buy {t.card('machete')}"


def test_the_smuggler_king_does_not_show_itself_beside_others() -> None:
    def rich(at: int) -> str:
        t = table("medic", "hunter", "soldier", roles=KING, phase=Phase.AFTERNOON, day=2)
        t.g.stack = []
        for place in (NORTH, TWO_NORTH, THREE_NORTH, NORTH_EAST):
            t.tile(place)
        t.give(0, "FAAPP", "katana")
        t[0].tile, t[1].tile = THREE_NORTH, at  # type: ignore[assignment]
        t[2].tile = HOME
        return advice(t.go())

    assert rich(HOME) == "Reveal"
    assert rich(TWO_NORTH) != "Reveal"


def test_nobody_can_gather_while_the_traitor_stays_away() -> None:
    t = table("medic", "hunter", "soldier", roles=EXECUTIONER, mission="bunker")
    t.g.card, t.g.stack = 6, []
    t.tile(NORTH, 32).marked = 1
    t[1].tile = t[2].tile = NORTH
    assert not advice(t.go()).startswith(("Move", "Sneak"))


@pytest.mark.parametrize(("role", "says"), [("besieger", "Pass"), ("baker", "Rescue 2")])
def test_a_traitor_takes_no_blow_for_others(role: str, says: str) -> None:
    t = table("medic", "firefighter", "soldier", roles=("mason", role, "teacher"))
    t[0].hp = 4
    bear = t.enemy("bear")
    t.go(1, 1, 8)
    t.play(f"Attack {bear}")
    assert t.asked is ask.Rescue
    assert advice(t) == says


def test_others_do_not_know_the_traitor() -> None:
    one = table("medic", "hunter", "soldier", roles=("mason", "besieger", "baker"))
    other = table("medic", "hunter", "soldier", roles=("mason", "baker", "besieger"))
    for t in (one, other):
        t[1].hp = 2
        t.tile(NORTH)
    assert advice(one.go()) == advice(other.go())
