"""A table without a server: a match is played, seen, taken back and read again."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from sobremesa.kernel import Game, find_game, state_hash
from sobremesa.kernel.finding import CONTENT
from sobremesa.kernel.record import read_record, verify
from sobremesa.table.errors import Refused
from sobremesa.table.info import table_info
from sobremesa.table.messages import View
from sobremesa.table.records import record_of, report_of
from sobremesa.table.replay import at_step
from sobremesa.table.undoing import request_for, target

from .memory import Memory, Viewer, key_of

CONTENT_OF_SOMEBODY = Path(__file__).parents[1] / "samples" / "content"


@pytest.fixture
def memory(example: Game[Any]) -> Memory:
    """A dinner for two that has begun."""
    memory = Memory(example, "dinner", ["", ""], plate=4)
    memory.write(memory.table.start())
    return memory


def test_a_match_is_played_to_its_end_and_its_record_proves_itself(memory: Memory) -> None:
    memory.play_out()
    record = record_of(memory.table)
    info = table_info(memory.table)
    assert (info.status, info.awaited) == ("over", ())
    assert info.result is not None
    assert len(read_record(record).choices) == memory.table.version - 1
    assert verify(record) == []


@pytest.mark.parametrize("game", ["dceased", "incursion", "oursun", "torgue"])
def test_a_table_tells_with_which_content_it_was_begun(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = []
    for content in ("", str(CONTENT_OF_SOMEBODY)):
        monkeypatch.setenv(CONTENT, content)
        found = find_game(game)
        memory = Memory(found, next(iter(found.missions)), ["", ""])
        assert table_info(memory.table).content == ""
        memory.write(memory.table.start())
        told.append(table_info(memory.read_again()).content)
        assert told[-1] == found.digest(memory.table.setup) != ""
    assert told[0] != told[1]


def test_before_the_end_there_is_no_record_and_no_secret_in_a_report(memory: Memory) -> None:
    memory.choose(0)
    report = msgspec.json.decode(report_of(memory.table, [key_of(0), key_of(1)], "en", ""))
    with pytest.raises(Refused, match="expected a finished game"):
        record_of(memory.table)
    assert report["record"] is None
    assert memory.table.row.secret not in msgspec.json.encode(report).decode()


def test_a_table_that_is_read_again_stands_where_it_stood(memory: Memory) -> None:
    for _ in range(3):
        memory.choose(memory.table.begun().match.awaited()[0])
    again, there = memory.read_again(), memory.table.begun()
    here = again.begun()
    assert state_hash(here.match.state) == state_hash(there.match.state)
    assert here.match.awaited() == there.match.awaited()
    assert here.journal.lines == there.journal.lines
    assert again.version == memory.table.version


def test_another_keeper_follows_what_was_written_down(memory: Memory) -> None:
    other = memory.read_again()
    memory.choose(0)
    other.follow(memory.stored.entries[1:])
    here, there = other.begun(), memory.table.begun()
    assert state_hash(here.match.state) == state_hash(there.match.state)


def prompts(viewers: list[Viewer]) -> list[bool]:
    """Who is newly shown a question."""
    return [asks(viewer.look()) for viewer in viewers]


def asks(view: View | None) -> bool:
    """Whether a view brings a question."""
    if view is None or view.prompt_change is not msgspec.UNSET:
        return view is not None
    return isinstance(view.prompt, msgspec.Raw) and bytes(view.prompt) != b"null"


def test_only_who_is_asked_sees_the_question(memory: Memory) -> None:
    viewers = [Viewer(memory.table, seat) for seat in (0, 1, None)]
    assert prompts(viewers) == [True, True, False]
    memory.choose(0)
    memory.choose(1)
    awaited = memory.table.begun().match.awaited()
    assert prompts(viewers) == [seat in awaited for seat in (0, 1, None)]
    assert viewers[0].look() is None


def test_a_viewer_is_sent_only_what_is_new(memory: Memory) -> None:
    spectator = Viewer(memory.table, None)
    first = spectator.look()
    memory.choose(0)
    second = spectator.look()
    assert first is not None
    assert second is not None
    assert (first.full, second.full) == (True, False)
    assert second.board is msgspec.UNSET


def test_a_question_that_is_no_longer_asked_is_refused(memory: Memory) -> None:
    memory.choose(0)
    memory.choose(1)
    version = memory.table.version
    with pytest.raises(Refused, match="the question: expected") as refusal:
        memory.table.choose(0, 1, lambda ask: ask.options[0])
    assert refusal.value.problem.code == "stale"
    assert (memory.table.version, memory.table.uncertain) == (version, False)


def test_the_same_request_lands_once(memory: Memory) -> None:
    version = memory.choose(0, message="same")
    assert memory.table.landed(0, "same") == version
    assert memory.table.landed(1, "same") is None
    assert memory.read_again().landed(0, "same") == version


def test_what_was_not_written_down_did_not_happen(memory: Memory) -> None:
    before = state_hash(memory.table.begun().match.state)
    memory.table.choose(0, 1, lambda ask: ask.options[0])
    uncertain = memory.table.uncertain
    memory.table.renew(memory.stored)
    assert (uncertain, memory.table.uncertain) == (True, False)
    assert state_hash(memory.table.begun().match.state) == before


def test_a_step_is_taken_back(memory: Memory) -> None:
    before = state_hash(memory.table.begun().match.state)
    memory.choose(0)
    history = memory.table.begun()
    step = target(history, 0, None)
    memory.write(memory.table.take_back(0, step, None, []))
    assert state_hash(memory.table.begun().match.state) == before
    assert state_hash(memory.read_again().begun().match.state) == before


def test_the_chronicle_is_told_anew_after_going_back(memory: Memory) -> None:
    spectator = Viewer(memory.table, None)
    for seat in (0, 1):
        memory.choose(seat)
    spectator.look()
    memory.write(memory.table.take_back(0, 0, None, []))
    for seat in (0, 1):
        memory.choose(seat, 1)
    told = [item.line for item in spectator.look().lines.items]  # type: ignore[union-attr]
    fresh = [item.line for item in Viewer(memory.read_again(), None).look().lines.items]  # type: ignore[union-attr]
    assert told == fresh != []


def test_beyond_what_is_free_all_persons_are_asked(memory: Memory) -> None:
    memory.choose(0)
    memory.choose(1)
    history = memory.table.begun()
    request = request_for(memory.table, history, 0, target(history, 0, None), {0})
    assert request is not None
    assert (request.needed, request.agreed, request.reason) == ((0, 1), (0,), "other")


def test_past_positions_are_shown_to_who_may_see_them(memory: Memory) -> None:
    memory.choose(0)
    then = at_step(memory.table, 0, 0, "en", key_of(0))
    assert (then.step, then.seat) == (0, 0)
    with pytest.raises(Refused, match="expected the key of seat 0"):
        at_step(memory.table, 0, 0, "en", key_of(1))
