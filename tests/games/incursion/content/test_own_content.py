"""A player's own content is laid over the game's, from a folder."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from games.incursion.setups import ROOT
from games.incursion.table import Table
from sobremesa.games.incursion import GAME, Incursion
from sobremesa.games.incursion.events import Drew, ForceShown
from sobremesa.games.incursion.player import Player
from sobremesa.kernel import BadContent, Dice, Game, Match, find_game
from sobremesa.kernel.finding import CONTENT
from sobremesa.testing import Effort
from sobremesa.testing.contract import check_mission, check_words

WIDTH = 24
SAMPLE = ROOT / "tests" / "samples" / "content" / "incursion"


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


# A folder with a mission, a map, a figure, a weapon and a card of one's own


@pytest.fixture(scope="module")
def sample() -> Incursion:
    return GAME.with_content(SAMPLE)


def test_a_mission_with_a_figure_and_a_card_of_ones_own_is_played_to_its_end(
    sample: Incursion,
) -> None:
    results, drawn = set(), set()
    for seed in range(4):
        t = Table(Match.start(sample, sample.prepare("cistern"), seed, keep=True), {})
        t.play("0 buy diver", "0 buy diver", "0 buy ape_trooper")
        players = [Player(seed), Player(seed + 9)]
        while t.asked is not None:
            t.match.choose(t.seat, players[t.seat].choose(t.match, t.seat))
        t.look()
        results.add(t.result)
        drawn |= {t.g.book.cards[card].id for event in t.told(Drew) for card in event.cards}
        assert t.told(ForceShown)[0].kinds.count("diver") == 2
    assert results <= {"escaped", "allies-dead"}
    assert "cold_water" in drawn


@pytest.mark.parametrize("mission", ["cistern", "m3"])
def test_content_of_ones_own_keeps_the_contract(
    mission: str, effort: Effort, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(CONTENT, str(SAMPLE.parent))
    game: Game[Any] = find_game("incursion")
    check_words(game)
    check_mission(game, game.missions[mission], effort)


def test_what_a_mission_of_ones_own_comes_to_shows_on_the_way_and_for_each_side(
    sample: Incursion,
) -> None:
    match = Match.start(sample, sample.prepare("cistern"), 3)
    players = [Player(1), Player(2)]
    said: list[tuple[float, float]] = []
    while match.question is not None:
        seat = match.asks()[0].seat
        match.choose(seat, players[seat].choose(match, seat))
        if match.state.stage and match.outcome is None:
            said.append((sample.value(match.state, 0), sample.value(match.state, 1)))
    for chances in zip(*said, strict=True):
        assert max(chances) - min(chances) > 0.2
    apart = sum(abs(allies - swd) for allies, swd in said) / len(said)
    assert apart > 0.1
    assert all(allies + swd == pytest.approx(1.0, abs=0.2) for allies, swd in said)


def test_the_games_own_content_keeps_its_fingerprint(sample: Incursion) -> None:
    setup = GAME.prepare("m1")
    assert sample.digest(setup) != GAME.digest(setup) == "f4faf8505b84144195d756fa934bb196"


@pytest.mark.parametrize(
    ("file", "text", "message"),
    [
        ("missions.toml", 'without = "all"', r"missions\.toml: expected a mission, got none"),
        ("levels.toml", 'without = "all"', r"levels\.toml: expected a level, got none"),
        ("figures.toml", 'without = ["sturmzombie"]', r"figures\.toml: the horde: expected one of"),
        (
            "figures.toml",
            'without = ["gnome"]',
            r"figures\.toml: without: expected .*'gnome'",
        ),
        (
            "cards.toml",
            '[flood]\ncopies = 1\nkind = "event"\nkill = 1\nicon = "splash"',
            r"cards\.toml: an event: expected one of blaze_of_glory, .*, got 'flood'",
        ),
        (
            "cards.toml",
            '[rust]\ncopies = 1\nkind = "effect"\nkill = 1\nicon = "splash"',
            r"en\.ftl: expected words for card-rust, card-rust-text",
        ),
        ("tiles.toml", "", r"incursion: expected one of cards\.toml, .*, got 'tiles\.toml'"),
    ],
)
def test_content_that_cannot_be_played_is_refused(
    tmp_path: Path, file: str, text: str, message: str
) -> None:
    folder = tmp_path / "incursion"
    folder.mkdir()
    (folder / file).write_text(text, encoding="utf-8")
    with pytest.raises(BadContent, match=message):
        GAME.with_content(folder)


# Content of somebody else


def spoil_with_link(own: Path) -> str:
    (own / "maps" / "vault.txt").unlink()
    (own / "maps" / "vault.txt").symlink_to("/dev/zero")
    return r"vault\.txt: expected a file inside .*, got a link to /dev/zero"


def spoil_with_link_outside(own: Path) -> str:
    (own / "figures.toml").symlink_to("/etc/passwd")
    return r"figures\.toml: expected a file inside .*, got a link to /etc/passwd"


def spoil_with_linked_folder(own: Path) -> str:
    (own / "extra").symlink_to("/etc")
    return r"extra: expected a file inside .*, got a link to /etc"


def spoil_with_pipe(own: Path) -> str:
    os.mkfifo(own / "cards.toml")
    return r"cards\.toml: expected a plain file, got a device, pipe or socket"


def spoil_with_path(own: Path) -> str:
    text = block("toml").replace("vault.txt", "../../../etc/passwd")
    (own / "missions.toml").write_text(text, encoding="utf-8")
    return r"missions\.toml: \[vault\] map: expected one of .*, got '\.\./"


def spoil_with_nul(own: Path) -> str:
    text = block("toml").replace("vault.txt", "a\\u0000b")
    (own / "missions.toml").write_text(text, encoding="utf-8")
    return r"missions\.toml: \[vault\] map: expected one of .*, got 'a\\x00b'"


def spoil_with_folder(own: Path) -> str:
    (own / "maps" / "vault.txt").unlink()
    (own / "maps" / "vault.txt").mkdir()
    return r"vault\.txt: expected a file to read, got: Is a directory"


def spoil_with_bytes(own: Path) -> str:
    (own / "text" / "en.ftl").write_bytes(b"mission-vault = \xff")
    return r"en\.ftl: expected UTF-8 text, got byte 16"


def spoil_with_depth(own: Path) -> str:
    (own / "missions.toml").write_text("a = " + "[" * 50_000, encoding="utf-8")
    return r"missions\.toml: expected TOML"


def spoil_with_size(own: Path) -> str:
    (own / "missions.toml").write_text("#" * (5 * 2**20), encoding="utf-8")
    return r"missions\.toml: expected at most 4194304 bytes, got 5242880"


def spoil_with_loop(own: Path) -> str:
    (own / "loop").symlink_to("loop")
    return r"loop: expected a file, got: Too many levels"


@pytest.mark.parametrize(
    "spoil",
    [
        spoil_with_link,
        spoil_with_link_outside,
        spoil_with_linked_folder,
        spoil_with_pipe,
        spoil_with_path,
        spoil_with_nul,
        spoil_with_folder,
        spoil_with_bytes,
        spoil_with_depth,
        spoil_with_size,
        spoil_with_loop,
    ],
)
def test_content_that_leads_elsewhere_is_refused_by_name(
    own: Path, spoil: Callable[[Path], str]
) -> None:
    expected = spoil(own)
    with pytest.raises(BadContent, match=expected):
        find_game("incursion").texts["en"]("mission-vault")


def test_the_command_names_what_is_wrong_without_a_traceback(own: Path) -> None:
    expected = spoil_with_link(own)
    command = [sys.executable, "-m", "sobremesa", "--content", str(own.parent), "games"]
    result = subprocess.run(command, capture_output=True, check=False, text=True, timeout=60)
    assert result.returncode != 0
    assert re.search(expected, result.stderr)
    assert "Traceback" not in result.stderr
