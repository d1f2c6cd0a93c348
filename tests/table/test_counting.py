"""What viewers count: who takes a seat from a bot finds nothing that a person would not have."""

from typing import Any

import pytest

from sobremesa.bots import any_choice
from sobremesa.kernel import Dice, Match, find_game
from sobremesa.table.changes import Change
from sobremesa.table.history import History
from sobremesa.table.rendering import Before, Renderings
from sobremesa.table.seating import handing_over, standing_in

from .memory import HOST, Memory, key_of

SECRETIVE = [("incursion", "m2", 2), ("torgue", "blackout", 4), ("oursun", "signal_fire", 3)]
"""Missions in which some choices are seen by few."""
CHOICES = 80


def hidden(history: History, option: Any, seats: range, chooser: int) -> tuple[int, int]:
    """Who cannot tell of a choice: as if persons had all the seats, and as if they were empty."""
    before = Before(history)
    history.match.choose(chooser, option)
    others = [seat for seat in seats if seat != chooser]
    return (
        Renderings().hidden_from((*others, None), (), history, before),
        Renderings().hidden_from((None,), others, history, before),
    )


@pytest.mark.parametrize(("game", "mission", "seats"), SECRETIVE)
def test_an_empty_seat_counts_what_a_person_there_would(
    game: str, mission: str, seats: int
) -> None:
    played, dice = find_game(game), Dice(2)
    history = History(Match.start(played, played.prepare(mission, seats), 2, keep=True))
    history.advanced()
    unseen = 0
    for _ in range(CHOICES):
        journal = history.journal
        first, lines = len(journal.choices), len(journal.lines)
        chooser, option = any_choice(history.match, dice)
        by_persons, by_nobody = hidden(history, option, range(seats), chooser)
        assert by_persons == by_nobody
        unseen += by_nobody != 0
        history.took(chooser, first, lines, by_nobody)
        history.advanced(by_nobody)
    assert unseen > 1


def at_once(*players: str) -> Memory:
    """A battle of two in which both begin by choosing in secret."""
    memory = Memory(find_game("incursion"), "m2", players)
    memory.write(memory.table.start())
    return memory


def change(memory: Memory, made: Change | None) -> None:
    """It is done."""
    assert made is not None
    memory.change(made)


def given_away(memory: Memory) -> None:
    """The holder hands the seat to a bot."""
    change(memory, handing_over(memory.table, 0, key_of(0), "master"))


def stood_in(memory: Memory) -> None:
    """A bot stands in for whoever does not answer."""
    memory.stored.game.stand_in = memory.table.row.stand_in = "master"
    made = standing_in(memory.table, memory.table.version, memory.table.row.revision)
    assert made is not None
    made.seats = {0: made.seats[0]}
    memory.change(made)


@pytest.mark.parametrize("hand_over", [given_away, stood_in])
def test_whoever_takes_a_seat_back_has_counted_no_secret_choice(hand_over: Any) -> None:
    memory = at_once("", "")
    hand_over(memory)
    assert memory.table.seats[0].player == "master"
    for _ in range(2):
        memory.choose(1, -1)
        assert memory.table.version_for(0) == 1
    change(memory, handing_over(memory.table, 0, key_of(0), ""))
    assert memory.table.version_for(0) == 1
    assert memory.read_again().version_for(0) == 1
    assert memory.table.version_for(1) == 3
    memory.choose(0)
    assert memory.table.version_for(0) == 2


def test_whoever_takes_the_seat_of_a_bot_has_counted_no_secret_choice() -> None:
    memory = at_once("", "master")
    for _ in range(2):
        memory.choose(0, -1)
    change(memory, handing_over(memory.table, 1, HOST, ""))
    assert memory.table.version_for(1) == memory.table.version_for(None) == 1
    assert memory.table.version_for(0) == 3


def test_for_a_bot_nothing_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("incursion")
    drawn: set[int | None] = set()
    scene = game.scene

    def noted(state: Any, seat: int | None, text: Any) -> Any:
        drawn.add(seat)
        return scene(state, seat, text)

    monkeypatch.setattr(game, "scene", noted)
    memory = at_once("", "master")
    memory.choose(0, -1)
    assert drawn == {None}
