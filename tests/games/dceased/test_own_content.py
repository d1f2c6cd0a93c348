"""A player's own content is laid over the game's, from a folder."""

import re
from pathlib import Path
from typing import Any

import pytest

from sobremesa.games.dceased import GAME, DCeased
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.events.enemies import ActionBegan, ActivationBegan
from sobremesa.games.dceased.events.spawning import CardDrawn, Spawned
from sobremesa.games.dceased.state import Stage
from sobremesa.kernel import BadContent, Dice, Game, Match, find_game
from sobremesa.kernel.game import CONTENT
from sobremesa.testing.playing import random_choice

from .table import table

DOCS = Path(__file__).parents[3] / "docs" / "own-content.md"


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of docs/own-content.md, named in the environment."""
    blocks = re.findall(r"```toml\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    folder = tmp_path / "dceased"
    folder.mkdir()
    (folder / "spawn.toml").write_text(blocks[-1], encoding="utf-8")
    monkeypatch.setenv(CONTENT, str(tmp_path))
    return folder


@pytest.mark.rule("dc.setup.decks", "dc.mission.m0-deck")
def test_own_spawn_cards_join_every_deck_that_names_no_cards(own: Path) -> None:
    game: Game[Any] = find_game("dceased")
    assert isinstance(game, DCeased)
    decks = {id: game.book(game.prepare(id)).deck for id in game.missions}
    usual = {id: GAME.book(GAME.prepare(id)).deck for id in GAME.missions}
    assert decks == {
        id: deck if id == "m0" else (*deck, "pack", "awake") for id, deck in usual.items()
    }


@pytest.mark.rule("dc.spawn.charge", "dc.spawn.extra-activation")
def test_own_spawn_cards_are_played(own: Path) -> None:
    content = GAME.with_content(own).content
    t = table(
        "m1", heroes="cyborg A4 done", enemies="z-ivy I6", deck="pack awake", stage=Stage.SPAWN,
        content=content,
    )  # fmt: skip
    while t.asked in (ask.Split, ask.Send):
        t.play(t.offered()[0])
    assert [event.card for event in t.told(CardDrawn)] == ["pack", "awake"]
    assert t.told(Spawned) == [Spawned("runner", "C1", 1)]
    assert [(event.reason, event.enemy, event.count) for event in t.told(ActivationBegan)] == [
        ("charge", "runner", 1), ("extra", "", 1),
    ]  # fmt: skip
    assert [event.number for event in t.told(ActionBegan)] == [1, 2, 1, 2]


def test_a_whole_game_is_played_with_them(own: Path) -> None:
    game: Game[Any] = find_game("dceased")
    match = Match.start(game, game.prepare("m4"), 5, keep=True)
    dice = Dice(1)
    while match.question is not None:
        match.choose(*random_choice(match, dice))
    assert match.outcome is not None
    assert match.journal is not None
    drawn = [told.event for told in match.journal.lines if isinstance(told.event, CardDrawn)]
    assert {"pack", "awake"} & {event.card for event in drawn}
    for event in drawn:
        assert all(game.line(event, game.texts[language]) for language in ("en", "es"))


@pytest.mark.parametrize(
    ("file", "text", "message"),
    [
        ("spawn.toml", '[pack]\nkind = "charge"\n', r"\[pack\]: expected a type"),
        ("spawn.toml", '[pack]\nkind = "charge"\ntype = "fallen"\n', "fallen on an activation"),
        ("spawn.toml", '[pack]\nkind = "rush"\n', r"spawn\.toml line 1: \[pack\]"),
        ("traits.toml", "", r"expected one of fallen\.toml, .*, got 'traits\.toml'"),
    ],
)
def test_what_is_wrong_in_it_is_named(own: Path, file: str, text: str, message: str) -> None:
    (own / file).write_text(text, encoding="utf-8")
    with pytest.raises(BadContent, match=message):
        GAME.with_content(own)


def test_own_words_and_values_are_laid_over_the_games(own: Path) -> None:
    (own / "text").mkdir()
    (own / "text" / "en.ftl").write_text("kind-runner = Sprinter\n", encoding="utf-8")
    (own / "text" / "es.ftl").write_text("kind-runner = Velocista\n", encoding="utf-8")
    runner = '[runner]\ntoughness = 1\nactions = 1\nminiatures = 14\nicon = "run"\n'
    (own / "horde.toml").write_text(runner, encoding="utf-8")
    game = GAME.with_content(own)
    assert (game.texts["en"]("kind-runner"), game.texts["es"]("kind-walker")) == (
        "Sprinter",
        GAME.texts["es"]("kind-walker"),
    )
    assert [card.actions for card in game.content.horde.values()] == [1, 1, 1]
