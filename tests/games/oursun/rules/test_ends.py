"""Ends of the game by death: who wins when a Son of Liberty or the last survivors die."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, Table, table
from sobremesa.games.oursun import GAME
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.events.cards import Unmasked
from sobremesa.games.oursun.events.harm import Eliminated
from sobremesa.games.oursun.state import Phase, Stage

SON_FIRST = ("besieger", "baker", "mason")
SON_SECOND = ("baker", "besieger", "mason")


def sick(roles: tuple[str, ...], dying: tuple[int, ...], unmasked: int = -1) -> Table:
    """A Morning on which these characters die of infection."""
    t = table("medic", "hunter", "soldier", roles=roles)
    t.g.active, t.g.unmasked = -1, unmasked
    for who in dying:
        t[who].hp, t[who].infected = 1, True
    t.go((1, 10), stage=Stage.PHASE_START)
    return t


def told_at_the_end(t: Table) -> str:
    """What the last screen says about the end."""
    ending = GAME.scene(t.g, 0, GAME.texts["en"]).ending
    assert ending is not None
    return ending.text


@pytest.mark.rule("sun.ruling.sol-eliminated-when", "sun.ruling.eliminated-player")
@pytest.mark.parametrize(("roles", "son"), [(SON_FIRST, 0), (SON_SECOND, 1)])
def test_when_the_revealed_son_dies_all_others_win_dead_or_alive(
    roles: tuple[str, ...], son: int
) -> None:
    t = sick(roles, (son, 2), unmasked=son)
    assert t.outcome == ("traitor-dead", tuple(who for who in range(3) if who != son))
    assert t.match.outcome is not None
    assert t.match.outcome.rule == "sun.ruling.sol-eliminated-when"


@pytest.mark.rule("sun.ruling.sol-eliminated-when")
def test_the_game_goes_on_when_a_hidden_son_or_another_than_the_revealed_one_dies() -> None:
    hidden = sick(SON_SECOND, (1,))
    other = sick(SON_SECOND, (2,), unmasked=1)
    assert (hidden.asked, hidden[1].alive, hidden.g.unmasked) == (ask.Act, False, -1)
    assert (other.asked, other[2].alive) == (ask.Act, False)


@pytest.mark.rule("sun.ruling.no-living-survivor", "sun.ruling.mission-fail")
@pytest.mark.parametrize("unmasked", [-1, 0])
def test_a_living_son_wins_alone_as_soon_as_no_survivor_lives(unmasked: int) -> None:
    t = sick(SON_FIRST, (1, 2), unmasked)
    assert t.outcome == ("failed-traitor", (0,))
    assert t.match.outcome is not None
    assert t.match.outcome.rule == "sun.ruling.no-living-survivor"


@pytest.mark.rule("sun.ruling.both-win")
def test_survivors_win_if_a_revealed_son_dies_together_with_the_last_of_them() -> None:
    t = sick(SON_FIRST, (0, 1, 2), unmasked=0)
    assert t.outcome == ("traitor-dead", (1, 2))


@pytest.mark.rule("sun.ruling.no-living-survivor", "sun.ruling.mission-fail")
def test_nobody_wins_if_all_die_while_the_son_is_hidden() -> None:
    t = sick(SON_FIRST, (0, 1, 2))
    assert t.outcome == ("failed", ())
    assert told_at_the_end(t) == "No survivor is left alive."


@pytest.mark.rule("sun.ruling.mission-fail", "sun.ruling.sol-dead-powers")
def test_a_dead_son_does_not_win_by_the_deadline() -> None:
    t = table("medic", "hunter", "soldier", roles=SON_FIRST, phase=Phase.NIGHT, day=6)
    t[0].died, t[0].hp = t.g.clock, 0
    t.g.active, t.g.order = -1, []
    t.go(stage=Stage.PHASE_END)
    assert t.outcome == ("failed", ())
    assert told_at_the_end(t) == "Time has run out."


@pytest.mark.rule("sun.ruling.no-living-survivor")
def test_without_roles_the_game_goes_on_while_one_character_lives() -> None:
    t = sick((), (0, 1))
    assert (t.asked, t.seat) == (ask.Act, 2)


@pytest.mark.rule("sun.ruling.sol-eliminated-when", "sun.death.eliminated")
def test_the_card_of_a_hidden_son_is_shown_when_it_is_eliminated() -> None:
    t = table("medic", "hunter", "soldier", roles=SON_FIRST, day=2)
    t[0].died, t[0].hp = 1, 0
    t[0].tile = NORTH
    t.tile(NORTH)
    t.g.active, t.g.order = -1, []
    t.go(stage=Stage.PHASE_END)
    assert t.outcome == ("traitor-dead", (1, 2))
    assert t.told(Eliminated) == [Eliminated("medic")]
    assert t.told(Unmasked) == [Unmasked("medic", "besieger")]
    assert t.g.unmasked == 0
