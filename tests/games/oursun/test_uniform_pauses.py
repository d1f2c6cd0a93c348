"""The option ask-always: the game pauses alike whatever role or intention a player hides."""

from __future__ import annotations

import pytest

from sobremesa.games.oursun import questions as ask
from sobremesa.kernel import Ask
from sobremesa.testing import play

from .table import NORTH, Table, table

ROLES = [("besieger", "baker", "mason"), ("baker", "mason", "cook"), ("baker", "besieger", "cook")]
KINDS = ("medic", "hunter", "soldier")

Pause = tuple[int, type[Ask], str]
"""Who is asked what, and in which window."""


def with_waiters(roles: tuple[str, ...], always: str, *, ruthless: int = -1) -> Table:
    """The medic acts; the hunter waits beside it, the soldier a tile away with a bow."""
    t = table(*KINDS, roles=roles, settings={"ask-always": always})
    t.tile(NORTH)
    t[2].tile = NORTH
    t.give(2, "", "bow")
    t.give(0, "F")
    t[0].hp = 5
    for who in (1, 2):
        t[who].waiting = t[who].acted = True
        t[who].ruthless = who == ruthless
    return t.go()


def pauses(t: Table) -> list[Pause]:
    """Who is asked about what until the medic acts again, if everybody lets it go by."""
    seen = []
    while t.asked in (ask.Interrupt, ask.Sons, ask.LastAction):
        question = t.match.asks()[0]
        assert question.secret
        seen.append((question.seat, type(question), question.window))
        play(t.match, f"{question.seat} pass")
    return seen


@pytest.mark.rule("sun.ruling.ask-always", "sun.ruling.pvp-considered", "sun.ruling.wait-windows")
@pytest.mark.parametrize("roles", ROLES)
@pytest.mark.parametrize("ruthless", [-1, 1, 2])
def test_asked_always_a_pause_does_not_tell_who_considers_attacking_comrades(
    roles: tuple[str, ...], ruthless: int
) -> None:
    t = with_waiters(roles, "always", ruthless=ruthless)
    t.play("Eat")
    assert pauses(t) == [(seat, ask.Interrupt, "interrupt-duel") for seat in (1, 2)]
    assert t.asked == ask.Act


@pytest.mark.rule("sun.ruling.ask-always", "sun.ruling.pvp-considered")
@pytest.mark.parametrize("always", ["never", "auto"])
@pytest.mark.parametrize("ruthless", [-1, 1])
def test_otherwise_only_who_considers_it_is_asked(always: str, ruthless: int) -> None:
    t = with_waiters(ROLES[0], always, ruthless=ruthless)
    t.play("Eat")
    assert [seat for seat, _, _ in pauses(t)] == [who for who in (1,) if who == ruthless]


@pytest.mark.rule("sun.ruling.ask-always", "sun.ruling.pvp-considered")
def test_asked_always_who_has_nobody_in_reach_or_no_ap_is_left_in_peace() -> None:
    t = table(*KINDS, roles=ROLES[1], settings={"ask-always": "always"})
    t.tile(NORTH)
    t[2].tile = NORTH
    t.give(0, "F")
    t[0].hp = 5
    t[1].waiting = t[1].acted = t[2].waiting = t[2].acted = True
    t[1].ap = 0
    t.go()
    t.play("Eat")
    assert t.asked == ask.Act


@pytest.mark.rule("sun.ruling.ask-always", "sun.ruling.pvp-considered")
def test_where_nobody_can_be_a_traitor_or_it_is_known_nobody_is_asked_for_show() -> None:
    coop = table(*KINDS, settings={"ask-always": "always"})
    known = table(*KINDS, roles=ROLES[0], settings={"ask-always": "always"})
    known.g.unmasked = 0
    for t, asked in ((coop, []), (known, [1, 2])):
        t.give(0, "F")
        t[0].hp = 5
        t[1].waiting = t[1].acted = t[2].waiting = t[2].acted = True
        t.go()
        t.play("Eat")
        assert [seat for seat, _, _ in pauses_open(t)] == asked


def pauses_open(t: Table) -> list[Pause]:
    """The same where nothing is secret."""
    seen = []
    while t.asked == ask.Interrupt:
        question = t.match.asks()[0]
        assert len(question.options) > 1
        seen.append((question.seat, type(question), question.window))
        play(t.match, f"{question.seat} pass")
    return seen


@pytest.mark.rule("sun.ruling.ask-always", "sun.ruling.wait-phase-end")
@pytest.mark.parametrize("ruthless", [False, True])
def test_asked_always_last_actions_pause_alike(ruthless: bool) -> None:
    t = table(*KINDS, roles=ROLES[1], settings={"ask-always": "always"})
    t.g.active, t.g.order = 2, [2]
    t[0].ap = 0
    t[1].waiting = t[1].acted = True
    t[1].ruthless = ruthless
    t.go()
    t.play("2 Wait")
    assert (t.asked, t.seat) == (ask.LastAction, 1)
    assert t.offered(1)[:1] == ["Pass"]
    assert (len(t.offered(1)) > 1) == ruthless


@pytest.mark.rule("sun.ruling.ask-always", "sun.ruling.sol-secrecy")
@pytest.mark.parametrize("roles", ROLES)
def test_asked_always_every_player_whom_the_sons_attack_is_asked(roles: tuple[str, ...]) -> None:
    t = table(*KINDS, roles=roles, settings={"ask-always": "always"})
    t.tile(NORTH)
    t[1].tile = t[2].tile = NORTH
    recruit = t.enemy("sol_recruit")
    t.go(8, 8, 8)
    t.play(f"Attack {recruit}")
    assert pauses(t) == [(0, ask.Sons, "sons")]
    assert t.asked == ask.Act


@pytest.mark.rule("sun.ruling.ask-always", "sun.ruling.sol-meet-time")
@pytest.mark.parametrize("roles", ROLES)
def test_never_asked_for_show_only_a_son_has_the_choice(roles: tuple[str, ...]) -> None:
    t = table(*KINDS, roles=roles, settings={"ask-always": "never"})
    t.tile(NORTH)
    t[1].tile = t[2].tile = NORTH
    recruit = t.enemy("sol_recruit")
    t.go(8, 8, 8)
    t.play(f"Attack {recruit}")
    assert pauses(t) == ([(0, ask.Sons, "sons")] if roles[0] == "besieger" else [])


@pytest.mark.rule("sun.ruling.ask-always")
def test_a_standing_order_passes_in_a_window_without_a_question() -> None:
    t = with_waiters(ROLES[1], "always")
    t.let_go("interrupt")
    t.play("Eat")
    assert t.asked == ask.Act
