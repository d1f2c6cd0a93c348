"""Spectators who are some choices behind see the table exactly as it was, and nothing more."""

import zlib
from copy import deepcopy
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.kernel import Dice, games
from sobremesa.table.audience import Audience, Shared
from sobremesa.table.info import table_info
from sobremesa.table.late import LateTable, for_players, shown_late
from sobremesa.table.messages import HouseReply, Language, encoder
from sobremesa.table.present import Present
from sobremesa.table.rendering import lines_between, scene_of
from sobremesa.table.rows import ChatRow
from sobremesa.table.shown import Shown
from sobremesa.table.table import Table

from .memory import Memory

DELAY = 3
MOST = 25
"""Choices of a match that are looked at."""


def said(version: int, visitor: str = "", number: int = 0) -> ChatRow:
    """Something that was said when so many entries had been written."""
    return ChatRow(
        game="t",
        number=number,
        kind="said",
        text=f"at {version}",
        at=0,
        visitor=visitor,
        version=version,
    )


def late(memory: Memory, *chat: ChatRow) -> LateTable:
    """The table as a spectator sees it who comes now."""
    return LateTable(deepcopy(memory.stored), chat, Present)


def sight(table: Table) -> tuple[Any, ...]:
    """Everything that a spectator sees of a match."""
    history = table.begun()
    lines = [line for _, line in lines_between(history, None, "en", 0, len(history.journal.lines))]
    info = table_info(table)
    return scene_of(history.match, None, "en"), lines, info.awaited, info.steps, info.undo


def opened(game: str = "dceased", mission: str = "m1") -> Memory:
    """A table whose spectators are behind."""
    found = games()[game]
    memory = Memory(found, mission, [""] * found.missions[mission].seats[0])
    memory.stored.game.delay = memory.table.row.delay = DELAY
    memory.write(memory.table.start())
    return memory


def choose(memory: Memory, dice: Dice) -> None:
    """Some choice of somebody who is asked, or now and then one taken back."""
    history = memory.table.begun()
    asks = history.match.asks()
    if len(history.steps) > 2 and dice.below(6) == 0:
        back = len(history.steps) - 1 - dice.below(2)
        memory.write(memory.table.take_back(asks[0].seat, back, None, ()))
    else:
        ask = asks[dice.below(len(asks))]
        memory.choose(ask.seat, dice.below(len(ask.options)))


@pytest.mark.parametrize("game", games())
@settings(max_examples=2, deadline=None)
@given(data=st.data())
def test_a_late_spectator_sees_what_a_spectator_saw_then(game: str, data: Any) -> None:
    found = games()[game]
    mission = data.draw(st.sampled_from(sorted(found.missions)))
    memory, dice = opened(game, mission), Dice(data.draw(st.integers(0, 2**32)))
    past, follower = [sight(memory.table)], late(memory)
    for _ in range(MOST):
        if memory.table.begun().match.outcome is not None:
            break
        before = memory.table.version_for(None)
        choose(memory, dice)
        over = memory.table.begun().match.outcome is not None
        assert follower.follows(memory.stored.entries[-1:], over)
        follower.go_on(memory.stored.game, memory.stored.seats)
        if memory.table.version_for(None) > before:
            past.append(sight(memory.table))
        expected = past[-1] if over else past[max(0, len(past) - 1 - DELAY)]
        assert sight(follower) == expected
        assert shown_late(memory.stored.game) is not over
    assert sight(late(memory)) == sight(follower)


def test_a_secret_choice_moves_nothing_that_a_late_spectator_sees() -> None:
    memory = opened()
    for _ in range(DELAY + 2):
        memory.choose(memory.table.begun().match.asks()[0].seat)
    follower = late(memory)
    shown = follower.version
    hidden = msgspec.structs.replace(memory.stored.entries[-1], number=memory.table.version)
    hidden.hidden = memory.table.begun().counting.bit(None)
    assert follower.follows([hidden], over=False)
    follower.go_on(memory.stored.game, memory.stored.seats)
    assert follower.version == shown


def test_a_late_table_that_missed_something_says_so_and_takes_nothing_twice() -> None:
    memory = opened()
    follower = late(memory)
    for _ in range(DELAY + 2):
        memory.choose(memory.table.begun().match.asks()[0].seat)
    assert not follower.follows(memory.stored.entries[2:], over=False)
    follower = late(memory)
    assert follower.follows(memory.stored.entries, over=False)
    follower.go_on(memory.stored.game, memory.stored.seats)
    assert follower.version == 3


def test_no_request_to_go_back_and_no_plan_reaches_late_spectators() -> None:
    memory = opened()
    memory.stored.game.undo, memory.stored.game.plans = '{"number":1}', '[{"seat":0}]'
    follower = late(memory)
    assert (follower.row.undo, follower.row.plans) == ("", "")
    memory.stored.game.revision += 1
    follower.go_on(memory.stored.game, memory.stored.seats)
    assert (follower.row.undo, follower.row.plans) == ("", "")


# The chat


def test_what_players_say_waits_for_what_they_had_played() -> None:
    memory = opened()
    follower = late(memory)
    for _ in range(DELAY):
        memory.choose(memory.table.begun().match.asks()[0].seat)
        follower.follows(memory.stored.entries[-1:], over=False)
    follower.hear([said(1, number=0), said(2, number=1), said(4, "visitor", number=2)])
    follower.go_on(memory.stored.game, memory.stored.seats)
    begin, items = follower.said_from(0)
    assert (begin, [each.text for each in items]) == (0, ["at 1", "at 4"])
    memory.choose(memory.table.begun().match.asks()[0].seat)
    follower.follows(memory.stored.entries[-1:], over=False)
    follower.go_on(memory.stored.game, memory.stored.seats)
    begin, items = follower.said_from(2)
    assert (begin, [(each.number, each.text) for each in items]) == (2, [(2, "at 2")])
    assert [each.number for each in follower.said_before(2)[1]] == [0, 1]
    assert follower.heard == 3


def test_players_do_not_read_what_late_spectators_say_before_the_end() -> None:
    memory = opened()
    row, rows = memory.stored.game, [said(1), said(1, "visitor", 1)]
    assert [each.visitor for each in for_players(rows, row)] == [""]
    row.status = "over"
    assert for_players(rows, row) == rows
    row.status, row.delay = "playing", 0
    assert for_players(rows, row) == rows


# One rendering for all


def test_spectators_share_each_view_and_end_up_with_the_same_as_alone() -> None:
    memory, audience = opened(), Audience()
    alone, early = Shown(), Shown()
    language: Language = "es"
    coming: list[Shown] = []
    for number in range(6):
        view = memory.table.next_view(alone, None, language)
        after, message = audience.next_view(memory.table, early, language)
        again, same = audience.next_view(memory.table, early, language)
        assert message is not None
        assert same is message
        assert again is after
        assert msgspec.json.decode(message.numbered(7)) == {
            **msgspec.json.decode(encoder.encode(view)),
            "n": 7,
        }
        late_comer, whole = audience.next_view(memory.table, Shown(), language)
        assert late_comer is after
        assert whole is not None
        assert (whole is message) == (number == 0)
        assert audience.next_view(memory.table, after, language) == (after, None)
        coming.append(after)
        early = after
        memory.choose(memory.table.begun().match.asks()[0].seat)
    assert len(set(coming)) == 6


def test_a_shared_message_is_compressed_once_and_read_by_any_inflater() -> None:
    message = Shared(HouseReply(read_only=True, restart=7))
    inflater = zlib.decompressobj(-12)
    for number in (1, 12, 123456):
        frame = message.frame(number, compressed=True)
        assert frame[:2] == bytes((0xC1, len(frame) - 2))
        data = inflater.decompress(frame[2:] + b"\x00\x00\xff\xff")
        assert data == message.numbered(number)
        assert message.frame(number, compressed=False) == bytes((0x81, len(data))) + data
        assert msgspec.json.decode(data) == {
            "type": "house",
            "n": number,
            "read_only": True,
            "restart": 7,
        }
