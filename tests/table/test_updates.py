"""A match that goes on with other rules says so in its chronicle, once and at the same place."""

from importlib.resources import files
from typing import Any

import pytest

from sobremesa.kernel import Game
from sobremesa.kernel.text import Texts
from sobremesa.table.changes import Change
from sobremesa.table.messages import Have
from sobremesa.table.rendering import lines_between
from sobremesa.table.shown import Shown
from sobremesa.table.table import Table

from .memory import Memory


@pytest.fixture
def played(example: Game[Any]) -> Memory:
    """A table at which some choices were made by the rules of an earlier version."""
    memory = Memory(example, "dinner", ["", ""])
    memory.write(memory.table.start())
    while len(memory.table.begun().journal.lines) < 3:
        go_on(memory)
    memory.change(Change(game={"going": "0.0 abc"}))
    return memory


def go_on(memory: Memory) -> None:
    """Whoever is asked takes the first option."""
    memory.choose(memory.table.begun().match.awaited()[0])


def chronicle(table: Table) -> list[str]:
    """The lines as a spectator reads them."""
    history = table.begun()
    lines = lines_between(history, None, "en", 0, len(history.journal.lines))
    return [at.line.text for _, at in lines]


def update(memory: Memory) -> str:
    """Let the match go on with these rules; gives the line that says so."""
    entry = memory.table.update()
    assert entry is not None
    memory.write(entry)
    return f"The game goes on with new rules: version 0.0 became {memory.table.game.version}."


def test_the_chronicle_says_where_other_rules_began(played: Memory) -> None:
    before = chronicle(played.table)
    line = update(played)
    assert chronicle(played.table) == [*before, line]
    go_on(played)
    assert chronicle(played.table)[: len(before) + 1] == [*before, line]
    assert chronicle(played.read_again()) == chronicle(played.table)


def test_rules_that_were_told_are_not_told_again(played: Memory) -> None:
    update(played)
    assert played.table.update() is None
    assert played.read_again().update() is None


def test_an_update_leaves_the_question_as_it_was(played: Memory) -> None:
    asked = played.table.begun().asked
    update(played)
    assert played.table.begun().asked == asked
    assert played.read_again().begun().asked == asked
    go_on(played)


def test_who_comes_back_after_an_update_gets_its_line_alone(played: Memory) -> None:
    first = played.table.next_view(Shown(), None, "en")
    assert first is not None
    line = update(played)
    have = Have(version=first.version, lines=len(first.lines.items))
    view = played.table.next_view(Shown(have), None, "en")
    assert view is not None
    assert [at.line.text for at in view.lines.items] == [line]
    assert view.lines.begin == len(first.lines.items)


def test_going_back_beyond_an_update_takes_its_line_along(played: Memory) -> None:
    before, steps = chronicle(played.table), len(played.table.begun().steps)
    line = update(played)
    go_on(played)
    played.write(played.table.take_back(0, steps, None, []))
    assert chronicle(played.table) == [*before, line]
    played.write(played.table.take_back(0, steps - 1, None, []))
    assert line not in chronicle(played.table)
    assert chronicle(played.read_again()) == chronicle(played.table)


def test_a_table_has_its_own_words_in_both_languages() -> None:
    assert Texts(files("sobremesa.table") / "text").problems() == []
