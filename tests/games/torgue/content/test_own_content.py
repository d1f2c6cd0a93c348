"""Content of one's own: a folder laid over the game's, played, and refused where it is wrong."""

import shutil
from pathlib import Path

import msgspec
import pytest

from sobremesa.games.torgue import GAME, Torgue
from sobremesa.games.torgue.content.book import own_content
from sobremesa.games.torgue.content.checks import BASE_ACTIONS
from sobremesa.games.torgue.content.pieces import (
    ENEMY_STEPS,
    EVENT_STEPS,
    GOALS,
    ORDERS,
    REPLY_STEPS,
    SHORT,
    SPECIAL_RULES,
    STARS,
)
from sobremesa.games.torgue.content.schema import BoxData
from sobremesa.games.torgue.content.traits import EFFECTS, PIECES
from sobremesa.games.torgue.events import (
    BoxRead,
    Eliminated,
    EventDrawn,
    RoundBegan,
    Spawned,
    WantedBegan,
)
from sobremesa.games.torgue.rules import assault, goals, happenings, specials
from sobremesa.games.torgue.rules.actions import ACTIONS
from sobremesa.games.torgue.rules.orders import BY_ENEMY
from sobremesa.games.torgue.rules.orders import ORDERS as ORDERED
from sobremesa.games.torgue.state import Show
from sobremesa.kernel import BadContent, Event, Match, find_game
from sobremesa.kernel.finding import CONTENT
from sobremesa.testing import Effort, events_of
from sobremesa.testing.contract import check_setup
from sobremesa.testing.documents import files_in

ROOT = Path(__file__).parents[4]
SAMPLE = ROOT / "tests" / "samples" / "content" / "torgue"


@pytest.fixture(scope="module")
def game() -> Torgue:
    """The game with the sample over it."""
    return GAME.with_content(SAMPLE)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the sample, to be spoiled."""
    shutil.copytree(SAMPLE, tmp_path / "torgue")
    return tmp_path / "torgue"


def played(game: Torgue, mission: str, seed: int, **options: int | bool) -> Match[Show]:
    """A match of the game's own players, kept to its end."""
    match = Match.start(game, game.prepare(mission, 1, options), seed, keep=True)
    bot = game.bots["heuristic"](seed)
    while match.question is not None:
        seat = match.asks()[0].seat
        match.choose(seat, bot.choose(match, seat))
    return match


def result(match: Match[Show]) -> str:
    assert match.outcome is not None
    return match.outcome.result


def lines(game: Torgue, match: Match[Show], language: str) -> list[str]:
    """The chronicle of a match in one language."""
    return [str(game.line(event, game.texts[language])) for event in events_of(match)]


# Played


def test_a_scenario_of_ones_own_is_played_with_its_enemies_and_cards(
    game: Torgue,
) -> None:
    matches = [played(game, "dust_bowl", seed) for seed in range(6)]
    ends = {result(match) for match in matches}
    assert {"won"} < ends <= {"won", "no-respawn", "plug"}
    fallen = [
        {event.kind for event in events_of(match) if isinstance(event, Eliminated)}
        for match in matches
    ]
    for match, kinds in zip(matches, fallen, strict=True):
        assert ("old_flapper" in kinds) == (result(match) == "won")
    assert any("rakk" in kinds for kinds in fallen)
    assert any(EventDrawn("feeding_time") in events_of(match) for match in matches)


def test_it_keeps_the_contract(monkeypatch: pytest.MonkeyPatch, effort: Effort) -> None:
    monkeypatch.setenv(CONTENT, str(SAMPLE.parent))
    game = find_game("torgue")
    check_setup(game, game.prepare("dust_bowl", 3, {"level": 3, "gear": 4}), 2, effort)


def test_it_stands_beside_the_campaign_and_has_no_interlude(game: Torgue) -> None:
    assert list(game.missions) == [*own_content().scenarios, "dust_bowl", "wanted"]
    settings = [setting.id for setting in game.missions["dust_bowl"].settings]
    assert settings == ["level", "gear", "party", "plug"]
    assert game.missions["dust_bowl"].campaign == ""


def test_its_words_are_told_in_both_languages(game: Torgue) -> None:
    match = played(game, "dust_bowl", 0)
    for language, name in (("en", "Old Flapper"), ("es", "Viejo Aletazos")):
        assert any(name in line for line in lines(game, match, language))


def test_a_wanted_card_of_ones_own_is_drawn_among_the_others(game: Torgue) -> None:
    began: list[Event] = []
    for seed in range(30):
        match = Match.start(game, game.prepare("wanted", 1), seed, keep=True)
        bot = game.bots["heuristic"](seed)
        while not match.state.wanted:
            match.choose(0, bot.choose(match, 0))
        began += [event for event in events_of(match) if isinstance(event, WantedBegan)]
    cards = {event.card for event in began if isinstance(event, WantedBegan)}
    assert cards <= set(game.content.wanted.cards)
    assert "old_flapper" in cards
    assert len(cards) > 4


def test_a_hunter_of_ones_own_takes_the_place_of_another(game: Torgue) -> None:
    match = Match.start(game, game.prepare("opening_night", 1), 1)
    assert [hunter.kind for hunter in match.state.hunters] == ["salvador", "amara", "moze", "rosa"]
    assert [companion.kind for companion in match.state.companions.values()] == [
        "iron_bear",
        "night_owl",
    ]
    assert game.names(game.texts["en"]).mini(3) == "Rosa"
    assert result(played(game, "opening_night", 1, level=4)) in {"won", "no-respawn", "plug"}


def test_the_deck_begins_with_twelve_of_more_announcements(game: Torgue) -> None:
    decks = [
        Match.start(game, game.prepare("opening_night", 1), seed).state.announcements
        for seed in range(40)
    ]
    assert {len(set(deck)) for deck in decks} == {12}
    there = sum("birds_of_a_feather" in deck for deck in decks)
    assert 20 < there < 40


def test_special_rules_hold_in_a_scenario(game: Torgue) -> None:
    match = played(game, "dust_bowl", 0)
    text = game.texts["en"]
    chips = [chip.text for chip in game.scene(match.state, 0, text).chips]
    assert match.state.book.conditions[""] == {
        "soft_barrels": "4",
        "start": "burn",
        "feeds_on_escorts": "2",
    }
    assert "Barrels have Defence 4" in chips
    assert "You begin with Burn" in chips


# Goals


def with_goal(**changes: object) -> Torgue:
    """The game with another first scenario."""
    content = own_content()
    scenario = msgspec.structs.replace(content.scenarios["opening_night"], **changes)
    return Torgue(
        msgspec.structs.replace(content, scenarios={**content.scenarios, "opening_night": scenario})
    )


def test_who_is_there_at_the_end_of_the_last_round_has_survived() -> None:
    match = played(with_goal(goal="survive", needed=2), "opening_night", 3)
    assert (result(match), match.state.round) == ("won", 2)


def test_terminals_without_a_unique_in_the_box_are_enough() -> None:
    content = own_content()
    blackout = content.scenarios["blackout"]
    box = msgspec.structs.replace(blackout.box, enemies=(("psycho", 2),))
    scenarios = {
        **content.scenarios,
        "blackout": msgspec.structs.replace(blackout, box=box, needed=2),
    }
    game = Torgue(msgspec.structs.replace(content, scenarios=scenarios))
    matches = [played(game, "blackout", seed) for seed in range(4)]
    won = [match for match in matches if result(match) == "won"]
    assert won
    for match in won:
        assert match.state.switched >= 2
        assert not match.state.quarry
        assert any(isinstance(event, BoxRead) for event in events_of(match))


@pytest.mark.parametrize(("when", "round"), [("round:2", 2), ("done:3", 1), ("fired", 5)])
def test_a_secret_box_is_read_when_its_time_has_come(when: str, round: int) -> None:
    box = BoxData(zone=2, enemies=(("goliath", 1), ("psycho", 1)), when=when)
    match = played(with_goal(needed=60, box=box), "opening_night", 3)
    events = events_of(match)
    read = next(at for at, event in enumerate(events) if isinstance(event, BoxRead))
    rounds = [event.round for event in events[:read] if isinstance(event, RoundBegan)]
    came = [event.kind for event in events[read:] if isinstance(event, Spawned)]
    assert rounds[-1] == round
    assert came[:2] == ["goliath", "psycho"]


# Words and pieces


def test_every_word_of_the_vocabularies_has_its_piece_in_the_rules() -> None:
    assert set(ENEMY_STEPS) == {*specials.STEPS, "attack", "move"}
    assert set(REPLY_STEPS) == set(assault.REPLIES)
    assert set(EVENT_STEPS) == set(happenings.STEPS)
    assert set(ORDERS) == {*ORDERED, *BY_ENEMY} - {"box"}
    assert set(GOALS) == set(goals.DONE)
    assert set(BASE_ACTIONS) == {*ACTIONS, "fists"}
    assert set(EFFECTS) == {name for name in PIECES if not name.startswith("critical_")}
    assert set(STARS) == {star.when for star in own_content().stars.values()}


def test_every_special_rule_has_words_at_the_table() -> None:
    for language in ("en", "es"):
        for rule in SPECIAL_RULES.keys() - SHORT.keys():
            assert GAME.texts[language](f"condition-{rule}", value="2")


# Refused


def write(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    source = path.read_text(encoding="utf-8")
    assert old in source
    path.write_text(source.replace(old, new), encoding="utf-8")


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("scenarios.toml", "money = 3", "moneys = 3", r"scenarios.toml line 2: \[dust_bowl\]"),
        ("scenarios.toml", '"hunt"', '"picnic"', r"\[dust_bowl\] goal: expected .*'picnic'"),
        ("scenarios.toml", "needed = 1", "needed = 0", r"Expected `int` >= 1 - at `\$.needed`"),
        ("scenarios.toml", "number = 0", "number = 7", r"expected numbers 1, 2, 3 and so on"),
        ("scenarios.toml", "number = 0", "number = 6", r"goal: expected boss for number 6"),
        ("scenarios.toml", "movement = 1", "size = 1", r"slaughter: expected .*'size'"),
        ("scenarios.toml", "start:burn", "start:rain", r"rules: expected start: with .*'start:ra"),
        ("scenarios.toml", '["rakk", 0, 3]', '["rook", 0, 3]', r"enemies: expected .*'rook'"),
        ("scenarios.toml", '["rakk", 0, 3]', '["rakk", 0, 0]', r"\[dust_bowl\] enemies: rakk: "),
        ("scenarios.toml", '["rakk", 0, 3]', '["goliath", 1, 2]', r"goliath: expected room in ro"),
        ("scenarios.toml", "2 = [[\"psycho\", 2]]", "3 = []", r"spawn: expected one of 1, 2, got"),
        ("scenarios.toml", '["old_flapper", 1, 4], ', "", r"expected a unique for the goal hunt"),
        ("scenarios.toml", '"round:2"', '"round"', r"box when: expected round:N with a number"),
        ("scenarios.toml", "zone = 2", "zone = 4", r"box zone: expected one of 1, 2, got '4'"),
        ("scenarios.toml", '"hunt"', '"crates"', r"needed: expected 1 o on the map, got 0"),
        ("scenarios.toml", '"hunt"', '"terminals"', r"needed: expected 4 ammo chests \(a\)"),
        ("maps/dust_bowl.txt", "--..N..--", "--.TN T--", r"maps/dust_bowl.txt: "),
        ("maps/dust_bowl.txt", "..t.V.t..\n", "---------\n", r"maps/dust_bowl.txt: "),
        ("maps/dust_bowl.txt", "N", ".", r"expected 1 green New-U Station \(N\), got 0"),
        ("maps/dust_bowl.txt", "..b...b..", "bbbbbbbbb", r"expected at most 8 of b, got 9"),
        ("enemies.toml", '"roar"', '"sing"', r"\[old_flapper\] screech do: expected .*'sing'"),
        ("enemies.toml", "range = 1, amount = 1", "range = 1", r"screech snack: expected a value"),
        ("enemies.toml", 'who = "rakk"', 'who = "bats"', r"screech snack who: expected .*'bats'"),
        ("enemies.toml", '{ do = "roar" }', '{ do = "roar", force = 2 }', r"got force = 2"),
        ("enemies.toml", '["stun"]', '["stun:2"]', r"dive attack effects: expected stun without"),
        ("enemies.toml", "supply = 5", "supply = 2", r"expected at most 2 rakk, got 3"),
        ("enemies.toml", 'miniature = "rakk"', 'miniature = "big_brunch"', r"miniature: expected"),
        ("gear.toml", '"lethal:2"', '"letal"', r"gear.toml: \[dust_devil\] effects: .*'letal'"),
        ("gear.toml", 'bands = "RY"\neffects = ["crowd', 'effects = ["crowd', r"an attribute and"),
        ("gear.toml", "[dust_devil]", "[move]", r"gear.toml, .*names that differ, got 'move'"),
        ("gear.toml", "[dust_devil]", "[old_flapper]", r"wanted.toml, gear.toml: .*that differ"),
        ("hunters.toml", "[rosa]", "[rakk]", r"^hunters.toml, .*names that differ, got 'rakk'"),
        ("wanted.toml", '"vomit:cryo"', '"vomit"', r"\[cards.old_flapper\] rule: expected vomit:"),
        ("wanted.toml", '["rakk", 4]', '["nine_fingers", 1]', r"escorts: expected .*'nine_fing"),
        ("wanted.toml", "[cards", 'maps = ["dust_bowl"]\n[cards', r"expected one U for the Unique"),
        ("announcements.toml", "rank = 1", "rank = 0", r"expected 1 card of rank 0, got 2"),
        ("announcements.toml", "rank = 1", "rank = 4", r"announcements.toml: rank: .*got '4'"),
        ("announcements.toml", "ammo:choice", "ammo", r"orders: expected ammo: with one of"),
        ("events.toml", '"farthest"', '"away"', r"spawn where: expected 'nearest', .*'away'"),
        ("stars.toml", "far_kill", "nap", r"stars.toml: \[long_distance\] when: .*'nap'"),
        ("hunters.toml", '"mordecai"', "", r"hunters.toml: expected 4 Vault Hunters, got 5"),
        ("hunters.toml", '"mordecai"', '"lilith"', r"hunters.toml: without: expected .*'lilith'"),
        ("trees.toml", '"falconer", ', "", r"trees.toml: \[falconer\] hunter: .*got 'mordecai'"),
        ("stars.toml", "[", 'without = "all"\n[', r"stars.toml: expected 4 or more, got 1"),
        ("announcements.toml", "[birds", 'without = "all"\n[birds', r"1 card of rank 0, got 0"),
        ("hunters.toml", '["caracal_2"]', '["caracal"]', r"each card once, got caracal twice"),
        ("trees.toml", 'hunter = "rosa"', 'hunter = "amara"', r"\[rosa\]: expected a skill tree"),
        ("trees.toml", "stare = [\"overload\"]", 'glare = ["overload"]', r"scopes: .*'glare'"),
        ("text/en.ftl", "gear-dust_devil = Dust Devil\n", "", r"en.ftl.*gear-dust_devil"),
        ("text/es.ftl", "enemy-rakk = Rakk\n", "", r"es.ftl.*enemy-rakk"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_refused_by_file_and_key(
    folder: Path, file: str, old: str, new: str, message: str
) -> None:
    write(folder, file, old, new)
    with pytest.raises(BadContent, match=message):
        GAME.with_content(folder)


def test_content_without_words_is_refused_with_the_messages_of_both_languages(
    folder: Path,
) -> None:
    shutil.rmtree(folder / "text")
    with pytest.raises(BadContent) as refused:
        GAME.with_content(folder)
    for part in ("es.ftl: expected words for", "en.ftl: expected words for", "special-dive-about"):
        assert part in str(refused.value)


# The document


def written(folder: Path) -> Path:
    """The folder that docs/own-content.md builds up for this game."""
    document = (ROOT / "docs" / "own-content.md").read_text(encoding="utf-8")
    for name, source in files_in(document).items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(source, encoding="utf-8")
    return folder / "my-content" / "torgue"


def test_the_example_of_the_document_is_played(tmp_path: Path) -> None:
    folder = written(tmp_path)
    there = {str(file.relative_to(folder)) for file in folder.rglob("*.*")}
    assert there == {
        "enemies.toml",
        "gear.toml",
        "maps/rooftop.txt",
        "scenarios.toml",
        "text/en.ftl",
        "text/es.ftl",
    }
    game = GAME.with_content(folder)
    assert result(played(game, "rooftop", 1)) in {"won", "no-respawn", "plug"}
    assert "tin_opener" in game.content.gear
