"""A player's own content is laid over the game's, from a folder."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sobremesa.games.incursion import GAME
from sobremesa.kernel import BadContent, Dice, Game, Match, find_game
from sobremesa.kernel.game import CONTENT

ROOT = Path(__file__).parents[3]
WIDTH = 24


def block(language: str) -> str:
    """The first fenced block of that kind in docs/own-content.md."""
    text = (ROOT / "docs" / "own-content.md").read_text(encoding="utf-8")
    found = re.search(rf"```{language}\n(.*?)```", text, re.DOTALL)
    assert found is not None
    return found[1]


def corridor() -> str:
    """A straight corridor with a side passage for the horde, in a map as wide as the others."""
    rock = "%" * (2 * WIDTH + 1)
    floor = "A" + " ".join("." * WIDTH) + "X"
    passage = "%" * 21 + " " + "%" * 27
    cell = "%" * 21 + "." + "%" * 27
    entry = "%" * 21 + "1" + "%" * 27
    return "\n".join([rock, floor, passage, cell, entry]) + "\n"


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of docs/own-content.md, named in the environment."""
    folder = tmp_path / "incursion"
    (folder / "maps").mkdir(parents=True)
    (folder / "text").mkdir()
    (folder / "missions.toml").write_text(block("toml"), encoding="utf-8")
    (folder / "maps" / "vault.txt").write_text(corridor(), encoding="utf-8")
    for language in ("es", "en"):
        (folder / "text" / f"{language}.ftl").write_text(block("ftl"), encoding="utf-8")
    monkeypatch.setenv(CONTENT, str(tmp_path))
    return folder


def test_a_mission_of_ones_own_stands_beside_the_others_and_is_played(own: Path) -> None:
    game: Game[Any] = find_game("incursion")
    match = Match.start(game, game.prepare("vault"), 5)
    dice = Dice(1)
    while match.question is not None:
        ask = match.asks()[0]
        match.answer(ask.seat, ask.options[dice.below(len(ask.options))])
    assert list(game.missions) == [*GAME.missions, "vault"]
    assert game.texts["en"]("mission-vault") == "The Vault"
    assert game.texts["en"]("mission-m1") == GAME.texts["en"]("mission-m1")
    assert match.outcome is not None


def test_what_is_wrong_in_it_is_named(own: Path) -> None:
    (own / "missions.toml").write_text(block("toml").replace("[6, 6]", '"six"'), encoding="utf-8")
    with pytest.raises(BadContent, match=r"missions\.toml line 1: \[vault\]"):
        GAME.with_content(own)


def test_the_command_takes_the_folder(own: Path) -> None:
    command = [sys.executable, "-m", "sobremesa", "--content", str(own.parent), "games", "--json"]
    result = subprocess.run(command, capture_output=True, check=True, text=True)
    missions = {
        game["id"]: [each["id"] for each in game["missions"]] for game in json.loads(result.stdout)
    }
    assert missions["incursion"] == [*GAME.missions, "vault"]
