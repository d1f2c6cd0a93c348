"""What the questions of a turn promise: they can be taken up again, let go by, and kept secret."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.oursun.table import NORTH, Table, table
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.state import NOBODY, Stage
from sobremesa.kernel import Ask
from sobremesa.testing.promises import check_anchor


def question(t: Table) -> Ask:
    """The one question that is open."""
    (question,) = t.match.asks()
    return question


def at_the_order() -> Table:
    t = table("medic", "hunter", solo=True)
    t.g.active = NOBODY
    return t.go((1, 10), stage=Stage.PHASE_START)


def at_an_action() -> Table:
    return table("medic", "hunter").go()


def at_an_interruption() -> Table:
    t = table("medic", "hunter", "soldier")
    t[1].waiting = t[1].acted = t[2].waiting = t[2].acted = True
    t.enemy("bear", NORTH)
    t.tile(NORTH)
    t.give(0, "F")
    t[0].hp = 3
    t.ruthless().go()
    t.play("Eat", "1 pass")
    return t


def at_a_last_action() -> Table:
    t = table("medic", "hunter", "soldier")
    t.g.active, t.g.order = 2, [2]
    t[1].waiting = t[1].acted = True
    t[0].ap = 0
    t.ruthless().go()
    t.play("Wait")
    return t


@pytest.mark.rule("sun.phase.actions", "sun.ruling.wait-windows", "sun.ruling.wait-phase-end")
@pytest.mark.parametrize(
    ("begin", "kind", "seat", "details", "window"),
    [
        (at_the_order, ask.Order, 0, {}, ""),
        (at_an_action, ask.Act, 0, {"who": 0, "secret": False}, ""),
        (at_an_interruption, ask.Interrupt, 2, {"who": 2, "secret": False}, "interrupt-duel"),
        (at_a_last_action, ask.LastAction, 1, {"who": 1, "secret": False}, "last-action-duel"),
    ],
)
def test_a_game_is_taken_up_again_at_every_question_of_a_turn(
    begin: Callable[[], Table], kind: type[Ask], seat: int, details: dict[str, object], window: str
) -> None:
    t = begin()
    asked = question(t)
    assert (type(asked), asked.seat, asked.details(), asked.window) == (kind, seat, details, window)
    assert asked.anchor
    check_anchor(t.match)


@pytest.mark.rule("sun.ruling.sol-secrecy")
@pytest.mark.parametrize(("roles", "secret"), [(("baker", "mason"), True), ((), False)])
def test_with_roles_about_nobody_sees_what_another_may_do(
    roles: tuple[str, ...], secret: bool
) -> None:
    t = table("medic", "hunter", roles=roles)
    t.go()
    assert question(t).secret == secret


@pytest.mark.rule("sun.ruling.end-of-turn")
def test_a_player_who_can_only_wait_is_asked_all_the_same() -> None:
    t = table("medic")
    t[0].water, t[0].ap = 0, 1
    t.g.stack.clear()
    t.go()
    assert (t.asked, t.offered()) == (ask.Act, ["Wait"])


@pytest.mark.rule("sun.ruling.wait-windows", "sun.ruling.wait-phase-end")
@pytest.mark.parametrize("begin", [at_an_interruption, at_a_last_action])
def test_the_first_answer_lets_a_window_go_by(begin: Callable[[], Table]) -> None:
    t = begin()
    assert t.offered()[0] == "Pass"
    assert len(t.offered()) > 1
