"""A player's own content is laid over the game's, from a folder."""

import re
from collections import Counter
from pathlib import Path
from shutil import copytree, rmtree
from typing import Any

import pytest

from games.dceased.table import SAMPLE, sample, table
from sobremesa.games.dceased import GAME, DCeased
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.events.deeds import TraitKept
from sobremesa.games.dceased.events.enemies import ActionBegan, ActivationBegan
from sobremesa.games.dceased.events.spawning import CardDrawn, FallenAppeared, Spawned
from sobremesa.games.dceased.player import Player
from sobremesa.games.dceased.state import Night, Stage
from sobremesa.kernel import BadContent, Dice, Game, Match, Setup, find_game
from sobremesa.kernel.finding import CONTENT
from sobremesa.testing import Effort, events_of
from sobremesa.testing.contract import check_mission, check_words
from sobremesa.testing.documents import files_in
from sobremesa.testing.playing import random_choice

DOCS = Path(__file__).parents[4] / "docs" / "own-content.md"


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of docs/own-content.md, named in the environment."""
    for name, text in files_in(DOCS.read_text(encoding="utf-8")).items():
        if name.startswith("my-content/dceased/"):
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.setenv(CONTENT, str(tmp_path / "my-content"))
    return tmp_path / "my-content" / "dceased"


@pytest.mark.rule("dc.setup.decks", "dc.mission.m0-deck")
def test_own_spawn_cards_join_every_deck_that_names_no_cards(own: Path) -> None:
    game: Game[Any] = find_game("dceased")
    assert isinstance(game, DCeased)
    decks = {id: game.book(game.prepare(id)).deck for id in game.missions}
    usual = {id: GAME.book(GAME.prepare(id)).deck for id in GAME.missions}
    assert decks.pop("alley") == decks["m1"]
    assert decks == {
        id: deck if id == "m0" else (*deck, "pack", "awake") for id, deck in usual.items()
    }


@pytest.mark.rule("dc.spawn.charge", "dc.spawn.extra-activation")
def test_own_spawn_cards_are_played(own: Path) -> None:
    t = table(
        "m1", heroes="cyborg A4 done", enemies="z-ivy I6", deck="pack awake", stage=Stage.SPAWN,
        game=GAME.with_content(own),
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
        ("trait.toml", "", r"dceased: expected one of abilities\.toml, .*, got 'trait\.toml'"),
    ],
)
def test_what_is_wrong_in_it_is_named(own: Path, file: str, text: str, message: str) -> None:
    (own / file).write_text(text, encoding="utf-8")
    with pytest.raises(BadContent, match=message):
        GAME.with_content(own)


def test_the_mission_of_the_document_is_won_and_lost_by_the_games_bots(own: Path) -> None:
    game = GAME.with_content(own)
    results = {play_out(game, game.prepare("alley", 2), seed) for seed in range(12)}
    assert {"won"} < results <= {"won", "civilian-lost", "time-up", "heroes-lost"}


@pytest.mark.parametrize("mission", ["harbour", "m3"])
def test_content_of_ones_own_keeps_the_contract(
    mission: str, effort: Effort, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(CONTENT, str(SAMPLE.parent))
    game: Game[Any] = find_game("dceased")
    check_words(game)
    check_mission(game, game.missions[mission], effort)


@pytest.mark.parametrize("seats", [1, 3])
def test_a_mission_of_ones_own_is_played_to_its_end_by_the_games_bots(seats: int) -> None:
    game = sample()
    results = Counter(play_out(game, game.prepare("harbour", seats), seed) for seed in range(12))
    assert results["won"] >= 4
    assert set(results) <= {"won", "time-up", "heroes-lost"}


def test_a_zombie_hero_and_a_card_of_ones_own_have_their_part_in_it() -> None:
    game = sample()
    match = played_out(game, game.prepare("harbour", 1), 0)
    told = events_of(match)
    assert FallenAppeared("z-swamp", "E1") in told
    assert "spring-tide" in [event.kept for event in told if isinstance(event, TraitKept)]
    assert match.outcome is not None


def play_out(game: DCeased, setup: Setup, seed: int) -> str:
    """How a game by the seasoned players ends."""
    outcome = played_out(game, setup, seed).outcome
    assert outcome is not None
    return outcome.result


def played_out(game: DCeased, setup: Setup, seed: int) -> Match[Night]:
    """A game by the seasoned players, its end looked at in both languages."""
    match = Match.start(game, setup, seed, keep=True)
    players = [Player(seed + seat) for seat in range(setup.seats)]
    while match.question is not None:
        ask = match.asks()[0]
        match.choose(ask.seat, players[ask.seat].choose(match, ask.seat))
    for language in ("en", "es"):
        game.scene(match.state, 0, game.texts[language])
    return match


@pytest.mark.rule("dc.end.win", "dc.end.lose-mission")
@pytest.mark.parametrize(
    ("rescued", "round", "result", "rule"),
    [
        ("bus-driver", 5, "", ""),
        ("bus-driver electrician", 4, "", ""),
        ("bus-driver electrician", 5, "won", "dc.end.win"),
        ("bus-driver", 12, "time-up", "dc.end.lose-mission"),
    ],
)
def test_a_mission_of_ones_own_ends_by_the_conditions_that_it_names(
    rescued: str, round: int, result: str, rule: str
) -> None:
    t = table(
        "harbour", heroes="cyborg A1 done", rescued=rescued, round=round, stage=Stage.END,
        game=sample(),
    )  # fmt: skip
    assert t.result == result
    assert t.match.outcome is None or t.match.outcome.rule == rule


def test_the_words_that_are_missing_are_named_in_both_languages(tmp_path: Path) -> None:
    folder = tmp_path / "dceased"
    copytree(SAMPLE, folder)
    for language in ("en", "es"):
        file = folder / "text" / f"{language}.ftl"
        file.write_text(re.sub("(fallen|goal)-.*\n", "", file.read_text(encoding="utf-8")))
    with pytest.raises(BadContent) as refused:
        GAME.with_content(folder)
    missing = "expected words for fallen-z-swamp, goal-last-boat"
    assert str(refused.value) == f"text/: es.ftl: {missing}; en.ftl: {missing}"


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("missions.toml", "minutes", "minute", r"missions\.toml line 1: \[harbour\]: .*`minute`"),
        ("missions.toml", "last-boat", "first-boat", r"\[harbour\] goal: .*'first-boat'"),
        ("missions.toml", '"B2", "D2"', '"B2"', "civilians, 2 or more for the goal last-boat"),
        ("missions.toml", '"A1"', '"B1"', r"maps/harbour\.txt: expected the mark 'S' at B1"),
        ("maps/harbour.txt", "D.*o D", "|.*o |", r"maps/harbour\.txt: .* into D2 D3"),
        ("goals.toml", "count = 2", "count = 0", r"goals\.toml line 1: \[last-boat\]: .*>= 1"),
        ("goals.toml", '"civilians-rescued"', '"rescued"', r"goals\.toml line 1: .*'rescued'"),
        ("fallen.toml", "undertow", "tide", r"fallen\.toml: \[z-swamp\] ability: .*'tide'"),
        ("fallen.toml", "undertow", "sea-legs", r"fallen\.toml: \[z-swamp\] ability: .*'sea-legs'"),
        ("heroes.toml", "sea-legs", "land-legs", r"heroes\.toml: \[mera\]: .*'land-legs'"),
        ("heroes.toml", "health = 4", "health = 0", r"heroes\.toml line 1: \[mera\]: .*>= 1"),
        ("equipment.toml", '"netting"', '"knots"', r"equipment\.toml: \[cargo-net\] ability"),
        ("traits.toml", "[spring-tide]", "[neap-tide]", r"traits\.toml: \[neap-tide\]: .*got none"),
        ("civilians.toml", "[pilot]", "[mera]", r"civilians\.toml: \[mera\]"),
        (
            "abilities.toml",
            '"nimble"',
            '"agile"',
            r"abilities.*\[sea-legs\]: .*'agile'",
        ),
        ("abilities.toml", "far = 3", "fare = 3", r"\[harpoon-pull\]: .*`fare`"),
        ("levels.toml", "xp = 4", "xp = 1", r"levels\.toml: expected xp from 0 upwards"),
    ],
)
def test_a_fault_in_a_mission_of_ones_own_is_named_with_file_and_key(
    tmp_path: Path, file: str, old: str, new: str, message: str
) -> None:
    folder = tmp_path / "dceased"
    copytree(SAMPLE, folder)
    source = (folder / file).read_text(encoding="utf-8")
    assert old in source
    (folder / file).write_text(source.replace(old, new), encoding="utf-8")
    with pytest.raises(BadContent, match=message):
        GAME.with_content(folder)


@pytest.mark.parametrize(
    ("file", "message"),
    [
        ("missions.toml", r"missions\.toml: expected 1 or more, got 0"),
        ("heroes.toml", r"heroes\.toml: expected 6 or more, got 0"),
        ("traits.toml", r"traits\.toml: expected 6 or more, got 0"),
    ],
)
def test_content_that_leaves_out_too_much_is_refused(
    tmp_path: Path, file: str, message: str
) -> None:
    heroes = 'without = ["m0"]\n' if file == "heroes.toml" else ""
    (tmp_path / "missions.toml").write_text(heroes)
    (tmp_path / file).write_text('without = "all"\n')
    with pytest.raises(BadContent, match=message):
        GAME.with_content(tmp_path)


def test_a_mission_without_a_map_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "dceased"
    copytree(SAMPLE, folder)
    rmtree(folder / "maps")
    with pytest.raises(BadContent, match=r"maps/harbour\.txt: expected a map for the mission"):
        GAME.with_content(folder)


def test_own_words_and_values_are_laid_over_the_games(own: Path) -> None:
    for language, word in (("en", "Sprinter"), ("es", "Velocista")):
        with (own / "text" / f"{language}.ftl").open("a", encoding="utf-8") as file:
            file.write(f"kind-runner = {word}\n")
    runner = '[runner]\ntoughness = 1\nactions = 1\nminiatures = 14\nicon = "run"\n'
    (own / "horde.toml").write_text(runner, encoding="utf-8")
    game = GAME.with_content(own)
    assert (game.texts["en"]("kind-runner"), game.texts["es"]("kind-walker")) == (
        "Sprinter",
        GAME.texts["es"]("kind-walker"),
    )
    assert [card.actions for card in game.content.horde.values()] == [1, 1, 1]
