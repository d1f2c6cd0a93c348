"""Words: everything has some, in both languages, none is left over, and rules are those we know."""

import json
import re

import pytest

from games.incursion.setups import ROOT
from sobremesa.games.incursion import GAME
from sobremesa.games.incursion.content.loading import own_content
from sobremesa.games.incursion.content.schema import ABILITIES, SIDE_NAMES
from sobremesa.games.incursion.player.value import feature_names
from sobremesa.games.incursion.screen.choices_cards import card_rule
from sobremesa.games.incursion.screen.names import column_name
from sobremesa.games.incursion.state import Stage
from sobremesa.kernel import LANGUAGES
from sobremesa.kernel.kinds import kebab
from sobremesa.kernel.text import read_messages
from sobremesa.testing.rules import read_inventory

PACKAGE = ROOT / "src" / "sobremesa" / "games" / "incursion"
INVENTORY = ROOT / "docs" / "rules" / "incursion.md"
ICONS = ROOT / "web" / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"
RESULTS = ("allies-dead", "beacon-allies", "beacon-swd", "escaped", "sealed", "turn-cap")
WINDOWS = (
    "after_bid", "before_hand", "blaze_of_glory", "checkpoint", "critical_hit", "intelligence",
    "lucky_devil", "reaction", "reload", "reroll", "respond",
)  # fmt: skip


def sources() -> str:
    """All the Python of the game."""
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(PACKAGE.rglob("*.py")))


def needed() -> set[str]:
    """The messages that content, settings and the lobby ask for by name."""
    content = own_content()
    found = {"game-title", "game-about", "game-icon", "role-allies", "role-swd"}
    found |= {f"side-{side}" for side in ("allies", "swd")}
    found |= {f"feature-{name}" for name in feature_names()}
    for mission in content.missions.values():
        found |= {f"mission-{mission.id}", f"mission-{mission.id}-about", f"goal-{mission.goal}"}
    settings = {each for mission in GAME.missions.values() for each in mission.settings}
    for setting in settings:
        found |= {f"setting-{setting.id}", f"setting-{setting.id}-about"}
        found |= {f"setting-{setting.id}-{value}" for value in setting.values}
    found |= {f"window-{window}" for window in WINDOWS}
    goals = {mission.goal for mission in content.missions.values()}
    found |= {f"lose-{goal}-{side}" for goal in goals for side in SIDE_NAMES}
    found |= {f"result-{result}{end}" for result in RESULTS for end in ("", "-about")}
    found |= {f"{word}-{kind}" for kind in content.figures for word in ("kind", "figure")}
    found |= {f"weapon-{weapon}" for weapon in content.weapons}
    found |= {f"ability-{ability}{end}" for ability in ABILITIES for end in ("", "-about")}
    for title in content.cards.values():
        found |= {f"card-{title.id}", f"card-{title.id}-text", f"when-{title.window}"}
    found |= {word for course in GAME.courses.values() for word in course.words()}
    found |= {f"stage-{stage.name.lower()}" for stage in Stage}
    found |= {f"ask-{kind.kind}{end}" for kind in GAME.question_types for end in ("", "-text")}
    return found


def named_by_class() -> str:
    """The names that the kinds of questions and events give to messages."""
    kinds = [kind.kind for kind in GAME.question_types]
    return " ".join(
        f'"{name}"' for name in [*kinds, *(kebab(e.__name__) for e in GAME.event_types)]
    )


def messages(language: str) -> set[str]:
    found, junk = read_messages(GAME.texts.sources[language])
    assert junk == []
    return set(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(language: str) -> None:
    assert needed() - messages(language) == set()


def test_both_languages_have_the_same_messages_and_placeholders() -> None:
    assert GAME.texts.problems() == []


MADE_UP = re.compile(
    r"^(card-armour_piercing_ammo-result|card-(effect|event)|key-.+"
    r"|chip-first-.+|door-(open|closed|sealed)|group-.+|no-.+|option-.+|pass-.+|done-.+|point-.+"
    r"|the-.+|told-.+|way-.+|weapon-(blast|flames)|reason-.+|lesson-.+|symbol-.+|term-.+)$"
)
"""Messages whose names are put together in the code; its tests render each of them.

Those of lessons and of the glossary are held to their data by the contract."""


def test_no_message_is_left_over() -> None:
    written = sources()
    unused = {
        id for id in messages("es") - needed() if f'"{id}"' not in written and not MADE_UP.match(id)
    }
    assert unused == set()


@pytest.mark.parametrize("family", ["done", "group", "no", "option", "pass", "reason", "told"])
def test_every_message_of_a_family_is_named_in_the_code(family: str) -> None:
    written = sources() + named_by_class()
    ends = {id.removeprefix(f"{family}-") for id in messages("es") if id.startswith(f"{family}-")}
    words = {
        word
        for end in ends
        for word in (end, *(end[:cut] for cut in range(len(end)) if end[cut] == "-"))
        if re.search(rf'["-]{re.escape(word)}["{{-]', written)
    }
    unknown = {end for end in ends if not any(end == w or end.startswith(f"{w}-") for w in words)}
    assert unknown == set()


def test_spanish_uses_the_abbreviations_of_the_rulebook_and_english_its_own() -> None:
    spanish, english = GAME.texts.sources["es"], GAME.texts.sources["en"]
    assert not re.search(r"\b(AP|CP|DP|RP|LMG|HMG|SMG)\b", spanish)
    assert not re.search(r"\b(PA|PM|PD|PR|AML|AMP|SUB)\b", english)


def test_cards_say_different_things_unless_the_rulebook_repeats_itself() -> None:
    for language in LANGUAGES:
        text = GAME.texts[language]
        said = [text(f"card-{title}-text") for title in own_content().cards]
        assert len(said) - len(set(said)) == 1
        assert text("card-extra_ammo-text") == text("card-armour_piercing_ammo-text")


@pytest.mark.rule("inc.cp.special-zombies-only")
def test_the_help_of_the_zombies_says_that_gretels_points_are_for_them_alone() -> None:
    spanish, english = GAME.texts["es"], GAME.texts["en"]
    assert "solo pueden gastarse en zombis" in spanish("ability-zombie-about")
    assert "on nobody else" in english("ability-zombie-about")


# Rules and icons


def test_every_rule_that_is_named_is_in_the_inventory() -> None:
    named = set(re.findall(r'"(inc\.[a-z0-9-]+\.[a-z0-9-]+)"', sources()))
    named |= {event.rule for event in GAME.event_types}
    named |= {question.rule for question in GAME.question_types}
    named |= {card_rule(title) for title in own_content().cards}
    assert named - set(read_inventory(INVENTORY)) == set()
    assert len(named) > 150


def test_every_icon_that_is_named_exists() -> None:
    icons = set(json.loads(ICONS.read_text(encoding="utf-8"))["icons"])
    content = own_content()
    named = {profile.icon for profile in content.figures.values()}
    named |= {title.icon for title in content.cards.values()}
    named |= set(re.findall(r'icon ?= ?"([a-z0-9-]+)"', sources()))
    named |= set(re.findall(r'icon=.*? else "([a-z0-9-]+)"', sources()))
    named.add(GAME.texts["en"]("game-icon"))
    assert named - icons == set()


def test_columns_go_on_after_z() -> None:
    assert [column_name(x) for x in (0, 23, 25, 26, 27, 52)] == ["A", "X", "Z", "AA", "AB", "BA"]
