"""Views are drawn for whoever may see something else, once, and to find out only where need be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from sobremesa.kernel import Dice, Game, games
from sobremesa.table import rendering
from sobremesa.table.counting import Viewer
from sobremesa.table.history import History
from table.memory import Memory
from table.memory import Viewer as Onlooker

CHOICES = 300
MOST_TO_FIND_OUT = 0.3
"""Of all that others might see, the part that may be drawn only to find out whether they do."""


class Drawn:
    """Notes for whom the position is drawn, and for whom the one before."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now: list[tuple[Viewer, str]] = []
        self.before: list[Viewer] = []
        draw, look_back = rendering.render, rendering.Before.seen_by

        def render(match: Any, seat: Viewer, language: Any, *more: Any, **named: Any) -> Any:
            self.now.append((seat, language))
            return draw(match, seat, language, *more, **named)

        def seen_by(before: rendering.Before, viewer: Viewer) -> Any:
            self.before.append(viewer)
            return look_back(before, viewer)

        monkeypatch.setattr(rendering, "render", render)
        monkeypatch.setattr(rendering.Before, "seen_by", seen_by)

    def taken(self) -> tuple[list[tuple[Viewer, str]], list[Viewer]]:
        """What was drawn since this was asked last."""
        found = self.now, self.before
        self.now, self.before = [], []
        return found


def told(history: History, viewer: Viewer, lines: int, awaited: object) -> bool:
    """Whether lines or the awaited tell a viewer that something has happened."""
    news = range(lines, len(history.journal.lines))
    return rendering.awaited(history.match, history.bots) != awaited or any(
        rendering.may_know(history.journal.lines[number], viewer)
        and history.line(number, "en") is not None
        for number in news
    )


def played(memory: Memory, choices: int) -> Iterator[tuple[int, History, int, object]]:
    """Random choices: who made each, and how many lines there were and who was awaited before."""
    dice = Dice(4)
    for _ in range(choices):
        history = memory.table.begun()
        asks = history.match.asks()
        if not asks:
            return
        ask = asks[dice.below(len(asks))]
        lines = len(history.journal.lines)
        awaited = rendering.awaited(history.match, history.bots)
        memory.choose(ask.seat, dice.below(len(ask.options)))
        yield ask.seat, memory.table.begun(), lines, awaited


def begun(game: Game[Any], *, bots: int = 0) -> Memory:
    """A match of the first mission for two, or of a person and some bots."""
    mission, found = next(iter(game.missions.items()))
    seats = max(2, found.seats[0], bots + 1)
    memory = Memory(game, mission, [""] * (seats - bots) + ["random"] * bots)
    memory.write(memory.table.start())
    return memory


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_a_position_is_drawn_to_find_out_only_where_neither_lines_nor_the_awaited_tell(
    game: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    memory, drawn = begun(game), Drawn(monkeypatch)
    seats, might, looked = len(memory.table.seats), 0, 0
    for seat, history, lines, awaited in played(memory, CHOICES):
        now, before = drawn.taken()
        others = [each for each in (*range(seats), None) if each != seat]
        untold = [each for each in others if not told(history, each, lines, awaited)]
        assert [viewer for viewer, _ in now] == untold
        assert set(before) <= set(untold)
        might, looked = might + len(others), looked + len(untold)
    assert 0 < looked < might * MOST_TO_FIND_OUT


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_however_many_look_alike_it_is_drawn_once_for_all_of_them(
    game: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    memory, drawn = begun(game), Drawn(monkeypatch)
    viewers = [*range(len(memory.table.seats)), None]
    onlookers = [Onlooker(memory.table, viewer) for viewer in viewers for _ in range(3)]
    for onlooker in onlookers:
        onlooker.look()
    drawn.taken()
    for _ in played(memory, CHOICES):
        for onlooker in onlookers:
            onlooker.look()
        now, before = drawn.taken()
        assert set(Counter(now).values()) == {1}
        assert before == []  # whoever looks has seen what was before


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_nothing_is_drawn_for_bots(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    memory, drawn = begun(game, bots=1), Drawn(monkeypatch)
    (bot,) = (seat.seat for seat in memory.table.seats if seat.player)
    for _ in played(memory, CHOICES):
        now, before = drawn.taken()
        assert bot not in {*before, *(viewer for viewer, _ in now)}
