"""What was written down gives the same match again, with its past; each viewer counts apart."""

from typing import Any

import pytest

from sobremesa.bots import any_choice
from sobremesa.kernel import Dice, Event, Game, Match, state_hash
from sobremesa.kernel.scene import Line
from sobremesa.kernel.text import Text
from sobremesa.table.counting import Counting
from sobremesa.table.entries import anchor_now, anchor_of, caused_at_start, caused_since
from sobremesa.table.errors import Refused
from sobremesa.table.history import History, Step
from sobremesa.table.messages import Language
from sobremesa.table.restoring import restore
from sobremesa.table.rows import AnchorRow, EntryRow
from sobremesa.table.shown import Shown

from .memory import Memory

PLATE = {"plate": 4}


def entry(history: History, **more: Any) -> EntryRow:
    """The next entry of a table."""
    number = history.version
    return EntryRow(game="t", number=number, asked=number + 1, awaited="", steps=0, at=0, **more)


def begun(example: Game[Any], seed: int) -> tuple[History, list[EntryRow]]:
    """A match that has just begun, and what is written down of it."""
    setup = example.prepare("dinner", settings=PLATE)
    history = History(Match.start(example, setup, seed, keep=True))
    row = entry(history, kind="start", data=caused_at_start(history.match))
    history.written(row)
    return history, [row]


def choose(history: History, dice: Dice) -> EntryRow:
    """Any choice, written down."""
    seat, option = any_choice(history.match, dice)
    first = len(history.journal.choices)
    history.took(seat, first, len(history.journal.lines))
    history.match.choose(seat, option)
    row = entry(history, kind="choice", seat=seat, message=f"m{history.version}")
    row.data = caused_since(history, first)
    history.written(row)
    return row


def go_back(history: History, step: int) -> EntryRow:
    """An undo, written down."""
    row = entry(history, kind="undo", seat=0, back_to=step)
    history.go_back(step)
    history.written(row)
    return row


def portrait(history: History) -> tuple[Any, ...]:
    """Everything that matters about a history."""
    match, journal = history.match, history.journal
    return (
        state_hash(match.state),
        match.awaited(),
        dict(match.pending),
        journal.lines,
        journal.choices,
        journal.opening_dice,
        history.steps,
        history.rewinds,
        history.landed,
        (history.version, history.asked),
        [history.free_undo(seat) for seat in (0, 1)],
    )


@pytest.mark.parametrize("seed", range(6))
def test_entries_and_the_latest_anchor_give_the_same_match_again(
    example: Game[Any], seed: int
) -> None:
    history, rows = begun(example, seed)
    dice = Dice(seed)
    anchors: list[AnchorRow] = []
    while history.match.question is not None:
        if history.steps and not dice.below(6):
            step = dice.below(len(history.steps))
            rows.append(go_back(history, step))
            kept = len(history.journal.choices)
            anchors = [each for each in anchors if each.number <= kept]
        else:
            rows.append(choose(history, dice))
            found = anchor_of("t", history) or (None if dice.below(5) else anchor_now("t", history))
            anchors += [found] if found else []
        for known in ([], anchors[-1:]):
            again = restore(example, history.match.setup, seed, rows, known)
            assert portrait(again) == portrait(history)
    assert any(row.kind == "undo" for row in rows)
    assert anchors


@pytest.mark.parametrize("spoilt", [1, 2, 3])
def test_an_anchor_that_cannot_be_read_gives_way_to_an_older_one(
    example: Game[Any], spoilt: int
) -> None:
    history, rows = begun(example, 1)
    dice = Dice(1)
    anchors: list[AnchorRow] = []
    while len(anchors) < 3:
        rows.append(choose(history, dice))
        found = anchor_now("t", history)
        anchors = [found, *anchors] if found else anchors
    for anchor, rubbish in zip(anchors[:spoilt], ("", "{}", '{"dice":'), strict=False):
        anchor.state = rubbish
    again = restore(example, history.match.setup, 1, rows, anchors)
    assert portrait(again) == portrait(history)
    assert len(again.journal.snapshots) == (2 if spoilt < 3 else 1)


def test_a_table_that_cannot_come_back_tells_nothing_of_what_was_chosen(
    example: Game[Any],
) -> None:
    history, rows = begun(example, 1)
    rows.append(choose(history, Dice(1)))
    rows[-1].data = rows[-1].data.replace('"Bid"', '"Secret"')
    with pytest.raises(Refused) as refusal:
        restore(example, history.match.setup, 1, rows, [])
    assert str(refusal.value) == "the table cannot go on with croquetas 1"


def test_a_worker_that_follows_comes_to_the_same_match(example: Game[Any]) -> None:
    history, rows = begun(example, 1)
    follower = restore(example, history.match.setup, 1, rows, [])
    dice = Dice(1)
    while history.match.question is not None:
        undo = len(history.steps) == 5 and len(rows) < 20
        rows.append(go_back(history, 2) if undo else choose(history, dice))
        follower.follow(rows[-1])
        assert portrait(follower) == portrait(history)


def test_what_a_viewer_cannot_tell_is_not_counted() -> None:
    steps: list[Step] = []
    counting = Counting(2, steps)
    counting.wrote(0)
    for seat, seen_by_all in ((1, True), (0, False), (0, False), (1, True)):
        hidden = 0 if seen_by_all else counting.bit(1) | counting.bit(None)
        steps.append(Step(seat, 0, 0, len(steps) + 1, hidden))
        counting.wrote(hidden)
    versions = {viewer: counting.version(viewer, 5) for viewer in (0, 1, None)}
    counted = {viewer: counting.step(viewer, 4) for viewer in (0, 1, None)}
    assert versions == {0: 5, 1: 3, None: 3}
    assert counted == {0: 4, 1: 2, None: 2}
    assert [counting.step_from(1, number) for number in (0, 1, 2)] == [0, 3, 4]
    assert [counting.step_before(1, number) for number in (0, 1)] == [0, 3]
    assert counting.version_from(1, 2) == 4
    del steps[2:]
    counting.go_back(2)
    assert counting.step(1, 2) == 1
    counting.everything = True
    assert (counting.step(1, 2), counting.version(1, 5)) == (2, 5)


def test_a_line_is_put_into_words_once_for_all_who_read_one_language(
    example: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[tuple[str, Event]] = []
    line = example.line

    def counted(event: Event, text: Text) -> Line | None:
        said.append((text.language, event))
        return line(event, text)

    monkeypatch.setattr(example, "line", counted)
    memory = Memory(example, "dinner", ["", ""], **PLATE)
    memory.write(memory.table.start())
    looking: tuple[tuple[int, Language], ...] = ((0, "en"), (1, "en"), (0, "es"))
    readers = [(seat, language, Shown()) for seat, language in looking]
    history = memory.table.begun()
    while history.match.question is not None:
        memory.choose(history.match.awaited()[0])
        for seat, language, shown in readers:
            memory.table.next_view(shown, seat, language)
    told = [each.event for each in history.journal.lines]
    assert len(told) > 2
    assert [event for language, event in said if language == "en"] == told
    assert [event for language, event in said if language == "es"] == told
