"""Whatever happens at a table can be heard."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import pytest

from sobremesa.kernel import Event, Game, games, installed
from sobremesa.kernel.record import read_record, replay
from sobremesa.kernel.sounds import Sound

GAMES = Path(__file__).parent / "games"
KINDS = [(game, kind) for game in games().values() for kind in game.event_types]
SOUNDS = set(get_args(Sound)) - {""}


@pytest.mark.parametrize(
    ("game", "kind"), KINDS, ids=[f"{game.id}-{kind.__name__}" for game, kind in KINDS]
)
def test_every_event_that_is_more_than_a_detail_has_a_sound(
    game: Game[Any], kind: type[Event]
) -> None:
    assert kind.weight == "detail" or kind.sound in SOUNDS


def test_no_sound_is_there_for_nothing() -> None:
    assert {kind.sound for _, kind in KINDS} - {""} == SOUNDS


@pytest.mark.parametrize("game", list(installed()))
def test_whatever_is_seen_on_the_board_of_a_match_is_heard(game: str) -> None:
    files = sorted((GAMES / game / "golden").glob("*.json"), key=lambda file: file.stat().st_size)
    match = replay(read_record(files[len(files) // 2].read_bytes()))
    assert match.journal is not None
    told = [match.game.line(each.event, match.game.texts["en"]) for each in match.journal.lines]
    seen = [line for line in told if line and line.weight != "detail"]
    seen = [line for line in seen if line.cells or line.pieces or line.path or line.dice]
    assert len(seen) > 10
    assert [line.text for line in seen if not line.sound] == []
