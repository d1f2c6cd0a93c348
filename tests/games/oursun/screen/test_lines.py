"""The chronicle in both languages: sentences, falls that read as falls, counts of 0, 1 and 2."""

from __future__ import annotations

import re

import pytest

from games.oursun.table import NORTH, table
from sobremesa.games.oursun import GAME
from sobremesa.games.oursun.content.book import goods
from sobremesa.games.oursun.events import days, enemies, things
from sobremesa.games.oursun.options.ids import FoeId
from sobremesa.games.oursun.state import FIT, HOME, OK, TIRED, Stage
from sobremesa.kernel import LANGUAGES, Event

TAILS = ("cause-", "spent-", "condition-by-", "move-die-", "duel-")
COUNTS = {
    "en": {
        "told-drank": ("drinks nothing and lacks 1.", "drinks 1.", "drinks 2."),
        "told-struck": ("no damage.", "1 damage.", "2 damage."),
        "delivered-M": ("nothing more is needed", "1 to go", "2 to go"),
        "delivered-signal": ("it is done", "one success to go", "2 successes to go"),
        "told-karma-spent": ("keeps none, loses 2.", "keeps 1, loses 1.", "keeps 2."),
    },
    "es": {
        "told-drank": ("no bebe nada y le falta 1.", "bebe 1.", "bebe 2."),
        "told-struck": ("sin daño.", "1 de daño.", "2 de daño."),
        "delivered-M": ("ya no hace falta más", "falta 1", "faltan 2"),
        "delivered-signal": ("está hecho", "falta un éxito", "faltan 2 éxitos"),
        "told-karma-spent": (
            "no conserva ninguno, pierde 2.", "conserva 1, pierde 1.", "conserva 2.",
        ),
    },
}  # fmt: skip


def say(event: Event, language: str) -> tuple[str, str]:
    line = GAME.line(event, GAME.texts[language])
    assert line is not None
    return line.text, line.detail


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence(language: str) -> None:
    source = GAME.texts.sources[language]
    found = re.findall(r"^([a-z][a-z0-9-]*) = ([^\n{]+[^\n]*)$", source, re.MULTILINE)
    tails = [words for id, words in found if id.startswith(TAILS)]
    assert len(tails) > 25
    assert [words for words in tails if not re.match(r"[A-ZÁÉÍÓÚ{].*[.]$", words)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", list(COUNTS["en"]))
def test_counts_of_0_1_and_2_are_said_as_people_say_them(language: str, message: str) -> None:
    text = GAME.texts[language]
    for count, wanted in enumerate(COUNTS[language][message]):
        words = text(
            message, who="x", foe="y", what="z", damage=count, left=count, water=count,
            missing=1 if count == 0 else 0, kept=count, lost=2 - count,
        )  # fmt: skip
        assert words.endswith(wanted)


@pytest.mark.parametrize(
    ("language", "falls", "rises"),
    [
        ("en", "The hunter: condition falls to Tired.", "The hunter: condition rises to Fit."),
        (
            "es",
            "El cazador: el estado físico baja a Cansado.",
            "El cazador: el estado físico sube a En forma.",
        ),
    ],
)
def test_a_fall_of_condition_reads_as_a_fall(language: str, falls: str, rises: str) -> None:
    for cause, condition, wanted in (("day", TIRED, falls), ("dreams", TIRED, falls), ("sleep", FIT, rises)):  # fmt: skip  # noqa: E501
        assert say(days.ConditionChanged("hunter", condition, cause), language)[0] == wanted


@pytest.mark.rule("sun.prep.g-condition", "sun.board.condition-meter")
def test_every_fall_in_the_rules_is_told_as_one() -> None:
    t = table("medic", "hunter")
    t.g.active = -1
    t[0].goods = t[1].goods = goods("F")
    t[1].condition = FIT
    t.go((1, 10), stage=Stage.PREPARATION)
    changes = t.told(days.ConditionChanged)
    assert [each.condition for each in changes] == [TIRED, OK]
    assert all("falls" in say(each, "en")[0] for each in changes)


@pytest.mark.parametrize(
    ("language", "moved", "lost"),
    [
        (
            "en",
            "Stray Dog A goes to an unknown tile.",
            ("The hunter loses 1 food.", "The rats take it."),
        ),
        (
            "es",
            "Perro callejero A va a una loseta desconocida.",
            ("El cazador pierde 1 comida.", "Se lo llevan las ratas."),
        ),
    ],
)  # fmt: skip
def test_hidden_tiles_and_thieves_are_told_in_words(
    language: str, moved: str, lost: tuple[str, str]
) -> None:
    assert say(enemies.EnemyMoved(FoeId(0), 1, HOME, NORTH, 0), language)[0] == moved
    assert say(things.Spent("hunter", "rats", goods("F")), language) == lost


@pytest.mark.parametrize(("language", "word"), [("en", "Defeat"), ("es", "Derrota")])
def test_a_lost_mission_is_called_a_defeat(language: str, word: str) -> None:
    assert GAME.texts[language]("result-failed").startswith(word)


def test_the_spanish_words_keep_the_names_of_the_spanish_edition() -> None:
    text = GAME.texts["es"]
    assert (text("game-title"), text("tile-new_haven")) == ("Under our Sun", "New Haven")
    conditions = [text(f"condition-{each}") for each in ("tired", "ok", "fit")]
    assert conditions == ["Cansado", "OK", "En forma"]
    assert "Nuevo Puerto" not in GAME.texts.sources["es"]
    for language in LANGUAGES:
        assert GAME.texts[language]("tile-camping_ground") != GAME.texts[language]("camp")


@pytest.mark.rule("sun.phase.sun-card", "sun.setup.6-bag")
def test_sun_cards_and_cubes_are_drawn_and_do_not_count_as_dice() -> None:
    t = table("medic", "hunter")
    t.g.active = -1
    t.go((1, 10), stage=Stage.PHASE_START)
    assert t.match.journal is not None
    assert t.match.journal.opening_dice == ()
