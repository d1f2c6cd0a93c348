"""Every thing, question, window and event has words in both languages."""

from __future__ import annotations

import pytest

from sobremesa.games.dceased import GAME
from sobremesa.games.dceased.book import FALLEN_ABILITIES, HERO_ABILITIES
from sobremesa.games.dceased.events import EVENTS
from sobremesa.games.dceased.lessons import LESSONS
from sobremesa.games.dceased.names import Names
from sobremesa.games.dceased.prompts import RULES, WORDS
from sobremesa.kernel import LANGUAGES

WINDOWS = (
    "ward", "hold-the-line", "not-today", "radio-operator", "over-here", "rolled", "after",
)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_content_has_a_name_and_a_text(language: str) -> None:
    names, content = Names(GAME.content, GAME.texts[language]), GAME.content
    spoken = [*content.civilians, *content.traits, *HERO_ABILITIES, *FALLEN_ABILITIES]
    spoken += [gear.id for gear in content.equipment.values() if gear.ability]
    spoken += [token.id for mission in content.missions.values() for token in mission.objectives]
    for id in (*content.heroes, *content.fallen, *content.equipment, *spoken):
        assert names.thing(id)
    assert all(names.about(id) for id in spoken)
    assert all(names.card(id) and names.card_text(id) for id in content.spawn)
    assert all(names.text(f"lesson-{lesson}") for lesson in LESSONS)


def test_every_question_has_a_rule_that_the_inventory_knows() -> None:
    assert set(WORDS) <= set(RULES)
    assert all(rule.startswith("dc.") for rule in RULES.values())
    assert all(event.rule.startswith("dc.") for event in EVENTS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("window", WINDOWS)
def test_every_window_can_be_named_in_standing_orders(language: str, window: str) -> None:
    assert GAME.texts[language](f"window-{window}")
