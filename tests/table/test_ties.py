"""Ties at a table: decided for the players, told in the chronicle, and never in the way of undo."""

from functools import partial
from typing import Any

import pytest

from sobremesa.bots import Budget, player_for
from sobremesa.kernel import Ask, Game, Option, TieStop, find_game, state_hash
from sobremesa.kernel.record import read_record, verify
from sobremesa.table.changes import Change
from sobremesa.table.info import table_info
from sobremesa.table.records import record_of
from sobremesa.table.rendering import lines_between, prompt_of
from sobremesa.table.ties import deciding_ties
from sobremesa.table.undoing import target

from .memory import Memory, Viewer


@pytest.fixture
def game() -> Game[Any]:
    """A game in which the players decide for their enemies."""
    return find_game("torgue")


def opened(game: Game[Any], ties: TieStop, players: list[str]) -> Memory:
    """A match that has begun at a table where ties are asked about so."""
    memory = Memory(game, "wanted", players, party="recommended")
    memory.change(Change(game={"ties": ties}))
    memory.write(memory.table.start())
    return memory


def play(memory: Memory, most: int) -> None:
    """Everybody plays by rules of thumb; a person answers for the group."""
    table = memory.table
    seats = table.setup.seats
    players = [player_for(table.game, "heuristic", seat) for seat in range(seats)]
    for _ in range(most):
        history = table.begun()
        asks = history.match.asks()
        if not asks:
            return
        seat = asks[0].seat
        option = players[seat].choose(history.match, seat, Budget())
        number = history.counting.version(seat, history.asked)
        memory.write(table.choose(seat, number, partial(_this, option)))


def _this(option: Option, ask: Ask) -> Option:
    return option


def decided(memory: Memory) -> list[bool]:
    """For each choice, whether the table made it."""
    return [choice.decided for choice in memory.table.begun().journal.choices]


def test_a_whole_match_is_played_without_a_tie_and_its_record_proves_itself(
    game: Game[Any],
) -> None:
    memory = opened(game, "never", [""])
    play(memory, 2_000)
    history, record = memory.table.begun(), record_of(memory.table)
    ties = [choice for choice in history.journal.choices if choice.decided]
    assert memory.table.row.status == "over"
    assert ties
    assert len(history.steps) == len(history.journal.choices) - len(ties)
    assert len(read_record(record).choices) == len(history.journal.choices)
    assert verify(record) == []


def test_always_asked_the_players_decide_every_tie(game: Game[Any]) -> None:
    memory = opened(game, "always", [""])
    play(memory, 2_000)
    assert not any(decided(memory))


def first_tie(game: Game[Any]) -> Memory:
    """A match just after the table has decided a tie for somebody who plays alone."""
    memory = opened(game, "never", [""])
    while not any(decided(memory)):
        play(memory, 1)
    return memory


def test_the_chronicle_says_that_the_table_decided(game: Game[Any]) -> None:
    memory = first_tie(game)
    history = memory.table.begun()
    first = decided(memory).index(True)
    told = history.journal.choices[first].lines
    lines = [line for _, line in lines_between(history, 0, "en", told, len(history.journal.lines))]
    before = [line for _, line in lines_between(history, 0, "en", 0, told)]
    assert next(line.tie for line in lines if line.line.weight != "heading")
    assert not any(line.tie for line in before)


def test_undo_goes_back_to_the_last_decision_of_a_person(game: Game[Any]) -> None:
    memory = first_tie(game)
    history = memory.table.begun()
    step = target(history, 0, None)
    memory.write(memory.table.take_back(0, step, None, []))
    history = memory.table.begun()
    assert not any(decided(memory))
    assert history.match.game.verdict(history.match.state, history.match.asks()[0]) is None


def test_a_table_that_is_read_again_remembers_what_it_decided(game: Game[Any]) -> None:
    memory = first_tie(game)
    here, there = memory.read_again().begun(), memory.table.begun()
    assert here.journal.choices == there.journal.choices
    assert state_hash(here.match.state) == state_hash(there.match.state)


def test_another_keeper_follows_what_the_table_decided(game: Game[Any]) -> None:
    memory = opened(game, "never", [""])
    other = memory.read_again()
    while not any(decided(memory)):
        play(memory, 1)
    other.follow(memory.stored.entries[1:])
    assert other.begun().journal.choices == memory.table.begun().journal.choices


def test_bots_alone_need_no_answers_to_ties(game: Game[Any]) -> None:
    memory = opened(game, "matters", ["steady"] * 4)
    play(memory, 2_000)
    assert memory.table.row.status == "over"
    assert any(decided(memory))


def test_a_tie_that_is_asked_says_what_the_table_would_do(game: Game[Any]) -> None:
    memory = opened(game, "always", [""])
    match = memory.table.begun().match
    while match.game.verdict(match.state, match.asks()[0]) is None:
        plain = prompt_of(match, 0, "en")
        assert plain is not None
        assert plain.tie is None
        play(memory, 1)
    prompt, verdict = prompt_of(match, 0, "en"), game.verdict(match.state, match.asks()[0])
    assert prompt is not None
    assert verdict is not None
    assert prompt.tie == match.asks()[0].options.index(verdict.option)


def test_whoever_sits_there_says_when_ties_are_asked_and_everybody_is_told(
    game: Game[Any],
) -> None:
    memory = opened(game, "matters", ["", ""])
    change = deciding_ties(memory.table, 1, "never")
    assert change is not None
    assert [(row.text, row.seat) for row in change.notices] == [("ties-never", 1)]
    memory.change(change)
    sparing = memory.table.begun().match.sparing
    assert sparing is not None
    assert (sparing.ties, table_info(memory.table).ties) == ("never", "never")
    assert deciding_ties(memory.table, 0, "never") is None


def test_what_the_table_decides_is_seen_by_all(game: Game[Any]) -> None:
    memory = opened(game, "never", ["", ""])
    viewers = [Viewer(memory.table, seat) for seat in (0, 1, None)]
    while not any(decided(memory)):
        play(memory, 1)
    told = [viewer.look() for viewer in viewers]
    assert [any(item.tie for item in view.lines.items) for view in told if view] == [True] * 3
