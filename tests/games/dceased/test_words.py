"""Every thing, question, window and event has words in both languages."""

from __future__ import annotations

import pytest

from sobremesa.games.dceased import GAME
from sobremesa.games.dceased.content.schema import FALLEN_ABILITIES, HERO_ABILITIES
from sobremesa.games.dceased.events import EVENTS
from sobremesa.games.dceased.rules.lessons import LESSONS
from sobremesa.games.dceased.screen.names import Names
from sobremesa.games.dceased.screen.prompts import RULES, WORDS
from sobremesa.games.dceased.state import Stage
from sobremesa.kernel import LANGUAGES

from .table import table

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


@pytest.mark.parametrize(
    ("language", "story"),
    [
        (
            "es",
            [
                "Los Enemigos actúan",
                "Se activan los 4 Enemigos.",
                "Acción 1: atacan en A4; 3 buscan presa.",
                "Ataque en A4 de 1 Caminante: 1 Herida.",
                "Cyborg sufre una Herida: le quedan 3 de Salud.",
                "3 Caminantes: de C4 a B4. (a la vista: A4)",
                "Aparecen nuevos Enemigos",
                "Carta de Generación para F1: Caminantes (Nivel de Peligro Azul).",
                "Nuevos en F1: 2 Caminantes.",
                "Ronda 2: cada héroe gana 1 de Poder",
            ],
        ),
        (
            "en",
            [
                "The Enemies act",
                "All 4 Enemies activate.",
                "Action 1: attacks in A4; 3 look for prey.",
                "Attack in A4 by 1 Walker: 1 Wound.",
                "Cyborg suffers a Wound: 3 Health left.",
                "3 Walkers: C4 to B4. (in sight: A4)",
                "New Enemies appear",
                "Spawn card for F1: Walkers (Danger Level Blue).",
                "New in F1: 2 Walkers.",
                "Round 2: every hero gains 1 Power",
            ],
        ),
    ],
)
def test_the_chronicle_tells_the_enemy_phase_step_by_step(language: str, story: list[str]) -> None:
    t = table(
        heroes="cyborg A4 done, batman A1 done", enemies="walker A4, 3 walker C4", deck="S05",
        stage=Stage.ACTIVATION,
    )  # fmt: skip
    assert t.match.journal is not None
    lines = [GAME.line(each.event, GAME.texts[language]) for each in t.match.journal.lines]
    told = [f"{line.text} ({line.detail})" if line.path else line.text for line in lines if line]
    assert told == story


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("window", WINDOWS)
def test_every_window_can_be_named_in_standing_orders(language: str, window: str) -> None:
    assert GAME.texts[language](f"window-{window}")
