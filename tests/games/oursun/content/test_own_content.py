"""A player's own content for Under Our Sun is laid over the game's, and refused if it is wrong."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from sobremesa.games.oursun import GAME, UnderOurSun
from sobremesa.games.oursun.player import Player
from sobremesa.games.oursun.state import Land
from sobremesa.kernel import LANGUAGES, BadContent, Game, Match, find_game
from sobremesa.kernel.finding import CONTENT
from sobremesa.testing import Effort
from sobremesa.testing.contract import check_mission

ROOT = Path(__file__).parents[4]
SAMPLE = ROOT / "tests" / "samples" / "content" / "oursun"


def play(
    game: UnderOurSun, mission: str, seed: int, *, shown: bool = False, keep: bool = False
) -> Match[Land]:
    """A match of three bots to its end, everything asked and shown in both languages if wanted."""
    match = Match.start(game, game.prepare(mission, 3), seed, keep=keep)
    players = [Player(seed * 3 + seat) for seat in range(3)]
    while match.question is not None:
        ask = match.asks()[0]
        for language in LANGUAGES if shown else ():
            assert game.prompt(match.state, ask, ask.seat, game.texts[language]).choices
            assert game.scene(match.state, ask.seat, game.texts[language]).panels
        match.answer(ask.seat, players[ask.seat].choose(match, ask.seat))
    return match


# Content that is played


def test_a_mission_with_tiles_enemies_and_cards_of_ones_own_is_played_and_won_by_bots() -> None:
    game = GAME.with_content(SAMPLE)
    ends = [play(game, "mill", seed, shown=seed == 0) for seed in range(3)]
    assert list(game.missions) == [*GAME.missions, "mill"]
    assert {"old_mill", "orchard"} < game.content.tiles.keys()
    results = [match.outcome.result for match in ends if match.outcome is not None]
    assert len(results) == 3
    assert "mission" in results


def test_what_happens_with_ones_own_content_can_be_told_in_both_languages() -> None:
    game = GAME.with_content(SAMPLE)
    match = play(game, "mill", 1, keep=True)
    assert match.journal is not None
    for language in LANGUAGES:
        text = game.texts[language]
        lines = [game.line(told.event, text) for told in match.journal.lines]
        said = " ".join(line.text for line in lines if line is not None)
        assert text("enemy-miller") in said
        assert text("gear-sling") in said


def test_own_content_has_another_fingerprint_and_the_games_own_keeps_its() -> None:
    game = GAME.with_content(SAMPLE)
    setup = GAME.prepare("clinic", 3)
    assert game.digest(setup) != GAME.digest(setup)
    assert GAME.digest(setup) == "9b7e6f954d9ac52a104cf1a6e56f2e75"


def test_a_mission_of_ones_own_keeps_the_contract(
    effort: Effort, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(CONTENT, str(SAMPLE.parent))
    game: Game[Any] = find_game("oursun")
    check_mission(game, game.missions["mill"], effort)


# The document


def document() -> dict[str, str]:
    """The files of the section in docs/own-content.md, by the names in their first lines."""
    text = (ROOT / "docs" / "own-content.md").read_text(encoding="utf-8")
    section = text.split("## Under Our Sun\n")[1].split("\n## ")[0]
    blocks = re.findall(r"```(?:toml|ftl)\n# (\S+)\n(.*?)```", section, re.DOTALL)
    return dict(blocks)


def test_the_mission_of_the_document_is_played(tmp_path: Path) -> None:
    files = document()
    files["text/es.ftl"] = files["text/en.ftl"]
    (tmp_path / "text").mkdir()
    for name, source in files.items():
        (tmp_path / name).write_text(source, encoding="utf-8")
    match = play(GAME.with_content(tmp_path), "beacon", 5)
    assert match.outcome is not None
    assert match.outcome.result in ("mission", "failed")


# Content that is wrong


def spoilt(tmp_path: Path, file: str, old: str, new: str) -> Path:
    """The sample with one thing changed."""
    folder = tmp_path / "oursun"
    shutil.copytree(SAMPLE, folder)
    source = (folder / file).read_text(encoding="utf-8")
    assert old in source
    (folder / file).write_text(source.replace(old, new, 1), encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("missions.toml", "deadline = 8", "deadlin = 8", r"missions\.toml line 3: \[mill\]: "),
        ("missions.toml", '"appear"', '"vanish"', r"missions\.toml line 3: \[mill\].*vanish"),
        ("missions.toml", "tile = 33", "tile = 35", r"\[mill\] tile: expected .*, got '35'"),
        ("missions.toml", '"W", tile = 1', '"W", tile = 34', r"\[mill\] card 5: tile: .*'34'"),
        ("missions.toml", 'enemy = "miller"', 'enemy = "bear"', r"card 2: enemy .*got 'bear'"),
        ("missions.toml", '["seed"]', '["serum"]', r"card 3: object that can be .*'serum'"),
        ("missions.toml", '["seed"]', '["knife"]', r"card 3: object: expected .*'knife'"),
        ("missions.toml", "seeds = 2", "sacks = 2", r"card 4: counter of a task: .*'seeds'"),
        ("missions.toml", '["W", "sown"] }]', '["K"] }]', r"card 5: until: counters: .*'K'"),
        ("missions.toml", 'goods = "W"', 'goods = "WX"', r"card 5: goods: expected .*'X'"),
        ("missions.toml", "count = 2 }", "count = 3 }", r"expected at most 2 of seed, got 3"),
        ("missions.toml", '{ do = "appear", enemy = "miller" },', "", r"card 2: enemy that app"),
        ("missions.toml", '["seeds"]\nunt', '["held"]\nunt', r"card 4: shows: .* `held` needs"),
        ("missions.toml", "normal = 14", "normal = 40", r"\[mill\] normal: expected at most 23"),
        ("missions.toml", "last = 4", "last = 0", r"\[mill\] last: expected 1 to 15, got 0"),
        ("missions.toml", ", count = 1 }", " }", r"card 4: expected `count` or `per`"),
        ("tiles.toml", "number = 34", "number = 33", r"\[orchard\] number: .*that of old_mill"),
        ("tiles.toml", "move = 1", "move = 5", r"\[orchard\] move: expected 1 to 4, got 5"),
        ("tiles.toml", '"FFW"', '"FFx"', r"\[orchard\] goods: expected letters of .*'x'"),
        ("enemies.toml", "copies = 4", "copies = 40", r"\[ash_hound\] copies: expected 1 to 26"),
        ("enemies.toml", '"F+r"', '"F+z"', r"\[ash_hound\] loot: expected loot such as .*F\+z"),
        ("enemies.toml", '["1B"', '["9"', r"\[ash_hound\] melee: expected dice such as .*'9'"),
        ("gear.toml", '"bedroll"', '"wings"', r"gear\.toml line 16: \[oilskin\].*wings"),
        ("gear.toml", '"1B" }]', '"B" }]', r"\[oilskin\] powers: mask: dice: expected dice"),
        ("gear.toml", "price = 3", "heals = 1", r"\[sling\] uses: expected uses, or a card"),
        ("gear.toml", 'price = 3', 'hero = "king"', r"\[sling\] hero: expected .*got 'king'"),
        ("characters.toml", '"teal"', '"plaid"', r"\[carpenter\]: Invalid enum value 'plaid'"),
        ("events.toml", '"ivo"', '"eve"', r"\[peddler\] trader: expected .*got 'eve'"),
        ("events.toml", 'goods = "F"', 'goods = "Z"', r"\[peddler\] does: put: goods: .*'Z'"),
        ("night.toml", "copies = 3", "copies = 0", r"night\.toml: \[hungry_eyes\] copies: .*0"),
        ("traders.toml", "loot = 2", "post = true", r"traders\.toml: post: expected one who"),
        ("text/en.ftl", "task-mill-3 =", "task-mil =", r"en\.ftl: expected words for task-mill-3"),
        ("text/es.ftl", "cause-scald =", "scald =", r"es\.ftl: .*cause-scald"),
    ],
)  # fmt: skip
def test_content_that_cannot_be_played_is_refused_by_file_and_key(
    tmp_path: Path, file: str, old: str, new: str, message: str
) -> None:
    with pytest.raises(BadContent, match=message):
        GAME.with_content(spoilt(tmp_path, file, old, new))


def test_a_file_that_the_game_does_not_know_is_refused(tmp_path: Path) -> None:
    (tmp_path / "dragons.toml").write_text("", encoding="utf-8")
    with pytest.raises(BadContent, match=r"expected one of .*tiles\.toml.*dragons\.toml"):
        GAME.with_content(tmp_path)
