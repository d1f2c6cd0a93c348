"""While the disk is waited for, everybody's next view is drawn, and nobody is shown it yet."""

import asyncio
from typing import Any, cast

import pytest

from sobremesa.kernel import Game
from sobremesa.server.store.store import Store
from sobremesa.server.tables.live import LiveTable
from sobremesa.table import rendering
from sobremesa.table.counting import Viewer
from sobremesa.table.shown import Shown
from table.memory import Memory


class SlowDisk:
    """A store that has everything, but for what is written down: that takes until it may land."""

    def __init__(self) -> None:
        self.wanted, self.may_land = asyncio.Event(), asyncio.Event()

    async def append(self, *_row: object) -> bool:
        """Write something down."""
        self.wanted.set()
        await self.may_land.wait()
        for _ in range(3):
            await asyncio.sleep(0)
        return True


def test_views_are_drawn_while_a_choice_is_written_down(
    example: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Viewer] = []
    draw = rendering.render

    def counted(match: Any, seat: Viewer, *more: Any, **named: Any) -> rendering.Rendered:
        drawn.append(seat)
        return draw(match, seat, *more, **named)

    async def run() -> None:
        memory = Memory(example, "dinner", ["", ""], plate=4)
        memory.write(memory.table.start())
        disk = SlowDisk()
        table = LiveTable(cast(Store, disk), memory.stored)
        shown = [Shown(), Shown()]
        for seat in (0, 1):
            assert table.next_view(shown[seat], seat, "en") is not None
        seat = table.begun().match.awaited()[0]
        ask = table.asked_for(seat)
        monkeypatch.setattr(rendering, "render", counted)
        choosing = asyncio.create_task(table.make_choice(seat, ask, lambda ask: ask.options[0]))
        await disk.wanted.wait()
        await asyncio.sleep(0)
        assert sorted(set(drawn), key=str) == [0, 1]
        assert [table.next_view(shown[each], each, "en") for each in (0, 1)] == [None, None]
        drawn.clear()
        disk.may_land.set()
        await choosing
        views = [table.next_view(shown[each], each, "en") for each in (0, 1)]
        assert [view and view.version for view in views] == [2, 2]
        assert drawn == []
        for _ in range(2):
            drawn.clear()
            asked = table.begun().match.awaited()[0]
            await table.make_choice(asked, table.asked_for(asked), lambda ask: ask.options[0])
            table.next_view(shown[0], 0, "en")
        assert 1 not in drawn, "whoever does not look any more is not drawn for"

    asyncio.run(run())
