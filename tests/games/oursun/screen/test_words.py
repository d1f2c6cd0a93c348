"""Every thing, question, window and event has words, a picture and a rule that the book knows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sobremesa.games.oursun import GAME
from sobremesa.games.oursun.screen import icons
from sobremesa.kernel import LANGUAGES
from sobremesa.kernel.glossary import symbols
from sobremesa.kernel.kinds import kebab

INVENTORY = Path(__file__).parents[4] / "docs" / "rules" / "oursun.md"
PACKAGE = Path(icons.__file__).parents[1]
WINDOWS = (
    "attacked", "cancel", "interrupt", "interrupt-duel", "join", "karma", "last-action",
    "last-action-duel", "rescue", "sons",
)  # fmt: skip
RESULTS = (
    "mission", "traitor-dead", "failed", "failed-traitor", "besieger", "executioner",
    "smuggler_king",
)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_has_a_name_and_a_text(language: str) -> None:
    text, content = GAME.texts[language], GAME.content
    names = GAME.names(text)
    spoken = [f"gear-{id}" for id in content.gear]
    spoken += [f"sun-{id}" for id in content.sun]
    spoken += [f"night-{id}" for id in content.night]
    spoken += [f"event-{id}" for id in content.events]
    spoken += [f"char-{id}" for id in content.characters]
    spoken += [f"loyalty-{id}" for id in content.box.sons]
    assert all(text(id) and text(f"{id}-text") for id in spoken)
    assert all(text(f"loyalty-{id}") for id in content.box.survivors)
    assert all(text(f"enemy-{id}") for id in content.enemies)
    assert all(text(f"trader-{id}") for id in content.traders)
    assert all(names.tile(tile.number) for tile in content.tiles.values())
    assert all(names.who(id) and names.whom(id) and names.the(id) for id in content.characters)


@pytest.mark.parametrize("language", LANGUAGES)
def test_enemies_with_an_encounter_text_say_it(language: str) -> None:
    text = GAME.texts[language]
    special = [
        each.id
        for each in GAME.content.enemies.values()
        if each.initial or each.infects or each.takes or each.leads or each.howls or each.steadfast
    ]
    assert [id for id in GAME.content.enemies if text.has(f"enemy-{id}-text")] == special


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_every_mission_and_every_end_has_words(language: str) -> None:
    text = GAME.texts[language]
    for mission in GAME.content.missions.values():
        assert text(f"mission-{mission.id}-about")
        assert all(text(f"task-{mission.id}-{card + 1}") for card in range(len(mission.cards)))
    for result in RESULTS:
        assert text(f"result-{result}")
        assert text(f"result-{result}-about", alive="no")


def test_everything_in_the_box_has_a_picture() -> None:
    content = GAME.content
    assert icons.GEAR.keys() == content.gear.keys()
    assert icons.ENEMIES.keys() == content.enemies.keys()
    assert icons.CHARACTERS.keys() == content.characters.keys()
    assert icons.GROUNDS.keys() == content.tiles.keys()
    assert icons.WEATHER.keys() == content.sun.keys()
    assert icons.TRADERS.keys() == content.traders.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_every_option_has_words(language: str) -> None:
    text = GAME.texts[language]
    assert GAME.prompts.choices.missing(GAME.option_types) == []
    for question in GAME.question_types:
        assert text.has(f"ask-{question.kind}")
        assert text.has(f"ask-{question.kind}-text")


def test_every_rule_that_the_table_names_is_in_the_inventory() -> None:
    known = set(re.findall(r"\*\*(sun\.[a-z0-9.-]+)\*\*", INVENTORY.read_text("utf-8")))
    named = {question.rule for question in GAME.question_types}
    named |= {event.rule for event in GAME.event_types}
    for module in (PACKAGE / "screen").glob("*.py"):
        named |= set(re.findall(r'"(sun\.[a-z0-9.-]+)"', module.read_text("utf-8")))
    assert named <= known


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("window", WINDOWS)
def test_every_window_can_be_named_in_standing_orders(language: str, window: str) -> None:
    assert GAME.texts[language](f"window-{window}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_somewhere(language: str) -> None:
    """A message that no module asks for is dead words."""
    code = "\n".join(module.read_text("utf-8") for module in PACKAGE.rglob("*.py"))
    stems = {re.split(r"[{]", found)[0] for found in re.findall(r'f"([a-z]+-[^"]*)"', code)}
    stems |= {f"{word}-" for word in ("game", "role", "setting", "bot", "window", "key")}
    spoken = set(re.findall(r"""["']([a-z0-9-]+)["']""", code))
    spoken |= {kebab(event.__name__) for event in GAME.event_types}
    spoken |= {word for course in GAME.courses.values() for word in course.words()}
    spoken |= {f"feature-{name}" for name in GAME.feature_names}
    stems |= {"symbol-", "term-"}
    for question in GAME.question_types:
        spoken |= {f"{word}-{question.kind}" for word in ("ask", "pass", "done")}
        spoken.add(f"ask-{question.kind}-text")
    source = GAME.texts.sources[language]
    silent = [
        id
        for id in re.findall(r"^([a-z][A-Za-z0-9_-]*) =", source, re.MULTILINE)
        if (said := re.sub("^(no|reason|told|group)-", "", id)) not in spoken
        and id not in spoken
        and not any(stem and (id.startswith(stem) or said.startswith(stem)) for stem in stems)
    ]
    assert silent == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_weather_and_resource_is_in_the_legend(language: str) -> None:
    known = {sign.icon for sign in symbols(GAME.texts[language])}
    assert {*icons.WEATHER.values(), *icons.GOODS.values()} <= known
