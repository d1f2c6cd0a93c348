"""What a seat is shown: only what it may know, and only what changed."""

from typing import Any

import msgspec
import pytest

from sobremesa.kernel import Game, Match, Told
from sobremesa.table.history import History
from sobremesa.table.messages import Have
from sobremesa.table.rendering import lines_between, render
from sobremesa.table.shown import Shown


@pytest.fixture
def history(example: Game[Any]) -> History:
    """A match after the first bids."""
    match = Match.start(example, example.prepare("dinner"), 5, keep=True)
    history = History(match)
    history.advanced()
    for seat, index in ((0, 1), (1, 0)):
        ask = match.ask_of(seat)
        assert ask is not None
        history.took(seat, len(history.journal.choices), len(history.journal.lines))
        match.choose(seat, ask.options[index])
        history.advanced()
    return history


def visible(history: History, seat: int | None) -> int:
    """How many lines a seat may read."""
    return len(list(lines_between(history, seat, "en", 0, len(history.journal.lines))))


def test_a_line_is_read_by_those_it_was_told_to(history: History) -> None:
    (public,) = history.journal.lines
    history.journal.lines.append(Told(public.event, (1,)))
    assert [visible(history, seat) for seat in (0, 1, None)] == [1, 2, 1]


def test_lines_are_counted_for_each_seat_apart(history: History) -> None:
    (public,) = history.journal.lines
    shown = Shown()
    shown.next_view(history, render(history.match, 0, "en"))
    history.journal.lines += [Told(public.event, (1,)), public]
    view = shown.next_view(history, render(history.match, 0, "en"))
    assert (view.lines.begin, len(view.lines.items)) == (1, 1)


def test_only_what_changed_is_sent_again(history: History) -> None:
    shown = Shown()
    first = shown.next_view(history, render(history.match, 0, "en"))
    again = shown.next_view(history, render(history.match, 0, "en"))
    ask = history.match.ask_of(0)
    assert ask is not None
    history.match.choose(0, ask.options[0])
    eaten = shown.next_view(history, render(history.match, 0, "en"))
    assert (first.full, again.full, eaten.full) == (True, False, False)
    whole = msgspec.json.decode(bytes(first.scene))  # type: ignore[arg-type]
    assert set(whole) == {"board", "pieces", "panels", "title"}
    assert (again.scene, again.prompt, again.prompt_change) == (msgspec.UNSET,) * 3
    assert again.lines.items == []
    changes = msgspec.json.decode(bytes(eaten.scene))  # type: ignore[arg-type]
    assert set(changes) == {"pieces"}
    assert set(changes["pieces"]) <= {"put", "order"}


def test_the_board_is_sent_only_when_its_key_is_new(history: History) -> None:
    fresh = Shown().next_view(history, render(history.match, 0, "en"))
    known = Shown(Have(board="table")).next_view(history, render(history.match, 0, "en"))
    assert b"ham-dish" in bytes(fresh.board)  # type: ignore[arg-type]
    assert not isinstance(known.board, bytes)
    assert msgspec.json.decode(bytes(known.scene))["board"]["cells"] == []  # type: ignore[arg-type]
