"""docs/write-a-bot.md cannot rot: its bot is taken out, installed and plays."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sobremesa.bots import Budget, bots_of, installed_bots, play, player_for
from sobremesa.kernel import BrokenPromise, Game, Match, state_hash
from sobremesa.testing.documents import install

from .stranger import Stranger

ROOT = Path(__file__).parents[2]


@pytest.fixture
def soothsayer(tmp_path: Path) -> Iterator[str]:
    """The bot of the document, installed for one test."""
    install(ROOT / "docs" / "write-a-bot.md", tmp_path)
    installed_bots.cache_clear()
    yield "soothsayer"
    sys.path.remove(str(tmp_path))
    sys.modules.pop("soothsayer", None)
    installed_bots.cache_clear()


def test_the_bot_of_the_document_can_be_seated_at_every_game(
    soothsayer: str, example: Game[Any]
) -> None:
    assert soothsayer in bots_of(example)


def test_a_stranger_who_installed_the_bot_may_seat_it(stranger: Stranger) -> None:
    seats = ("--seats", "soothsayer,random", "--games", "1", "--json")
    assert '"soothsayer"' in stranger.run("sobremesa", "simulate", "croquetas", *seats)


def test_the_bot_of_the_document_beats_a_random_player(soothsayer: str, example: Game[Any]) -> None:
    won = 0
    for seed in range(12):
        match = Match.start(example, example.prepare(next(iter(example.missions))), seed)
        seat = seed % 2
        names = [soothsayer if each == seat else "random" for each in range(2)]
        play(match, [player_for(example, name, seed) for name in names], most=1000)
        assert match.outcome is not None
        won += seat in match.outcome.winners
    assert won >= 9


def test_the_bot_of_the_document_leaves_the_match_as_it_found_it(
    soothsayer: str, example: Game[Any]
) -> None:
    match = Match.start(example, example.prepare(next(iter(example.missions))), 3)
    before = state_hash(match.state), match.question
    player_for(example, soothsayer, 1).choose(match, 0, Budget(playouts=20))
    assert (state_hash(match.state), match.question) == before


def test_a_bot_for_one_game_is_not_offered_for_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, example: Game[Any]
) -> None:
    written_down(tmp_path, "croquetas.cook = nowhere:Cook\nchess.rook = nowhere:Rook\n")
    monkeypatch.syspath_prepend(tmp_path)
    installed_bots.cache_clear()
    try:
        assert {"cook", "rook", "chess.rook"} & set(bots_of(example)) == {"cook"}
        with pytest.raises(BrokenPromise, match="expected a bot at nowhere:Cook, got: No module"):
            player_for(example, "cook", 1)
    finally:
        installed_bots.cache_clear()


def written_down(folder: Path, entries: str) -> None:
    """A package that has nothing but entry points."""
    information = folder / "cooks-1.0.dist-info"
    information.mkdir()
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: cooks\nVersion: 1.0\n")
    (information / "entry_points.txt").write_text(f"[sobremesa.bots]\n{entries}")
