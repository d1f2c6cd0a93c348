"""Every thing, question, window and event has words in both languages."""

from __future__ import annotations

import pytest

from games.dceased.setups import INVENTORY
from games.dceased.table import table
from sobremesa.games.dceased import GAME
from sobremesa.games.dceased.screen.names import Names, abilities_of
from sobremesa.games.dceased.state import Stage
from sobremesa.kernel import LANGUAGES
from sobremesa.testing.rules import read_inventory

WINDOWS = (
    "rolled", "after", "over-here", "hold-the-line", "ward", "radio-operator", "not-today",
)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_content_has_a_name_and_a_text(language: str) -> None:
    names, content = Names(GAME.content, GAME.texts[language]), GAME.content
    spoken = [*content.civilians, *content.traits, *abilities_of(content)]
    spoken += [gear.id for gear in content.equipment.values() if gear.ability]
    spoken += [token.id for mission in content.missions.values() for token in mission.objectives]
    for id in (*content.heroes, *content.fallen, *content.equipment, *spoken):
        assert names.thing(id)
    assert all(names.does(id) for id in spoken)
    assert all(names.card(id) and names.card_text(id) for id in content.spawn)


def test_every_question_and_event_has_a_rule_that_the_inventory_knows() -> None:
    known = read_inventory(INVENTORY)
    rules = {kind.__name__: kind.rule for kind in GAME.question_types}
    rules |= {kind.__name__: kind.rule for kind in GAME.event_types}
    assert {name: rule for name, rule in rules.items() if rule not in known} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_title_and_a_text(language: str) -> None:
    text = GAME.texts[language]
    wanted = [f"ask-{kind.kind}{part}" for kind in GAME.question_types for part in ("", "-text")]
    assert [id for id in wanted if not text.has(id)] == []


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


def test_the_windows_keep_their_names() -> None:
    kinds = map(vars, GAME.question_types)
    assert tuple(kind["window"] for kind in kinds if "window" in kind) == WINDOWS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("window", WINDOWS)
def test_every_window_can_be_named_in_standing_orders(language: str, window: str) -> None:
    assert GAME.texts[language](f"window-{window}")
