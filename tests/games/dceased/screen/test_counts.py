"""Counts in words: every number of every message reads right for none, one and two."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from games.dceased.table import table
from sobremesa.games.dceased import GAME
from sobremesa.games.dceased.events.deeds import AbilityUsed, BuildingOpened
from sobremesa.games.dceased.events.enemies import CivilianLost, EnemiesIdle, WoundsLost
from sobremesa.games.dceased.events.spawning import CardDrawn, RanShort
from sobremesa.games.dceased.events.turns import LeftBoard, PowerLost
from sobremesa.games.dceased.options import Route
from sobremesa.games.dceased.state import Stage
from sobremesa.kernel import Event

ONE = {
    "en": "Wound Action die hit Zone card Enemy Walker Brute Runner zombie way",
    "es": "Herida Acción dado impacto Zona carta Enemigo Caminante Bruto Corredor zombi camino",
}
MANY = {
    "en": "Wounds Actions dice hits Zones cards Enemies Walkers Brutes Runners zombies ways",
    "es": "Heridas Acciones dados impactos Zonas cartas Enemigos Caminantes Brutos Corredores"
    " zombis caminos",
}
COUNTED = {
    "actions", "attacks", "cards", "charge", "cost", "count", "dice", "enemies", "extra", "gained",
    "health", "held", "hits", "left", "lost", "missing", "movers", "now", "number", "power",
    "rooms", "round", "toughness", "waiting", "ways", "with", "wounds", "xp", "zones",
}  # fmt: skip
"""The words of messages that are numbers; a message that uses one as a word passes all the same."""


def messages(language: str) -> dict[str, set[str]]:
    """Every message with the words it needs."""
    source = (files("sobremesa.games.dceased") / "text" / f"{language}.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    name = ""
    for line in source.splitlines():
        if begins := re.match(r"([a-z][a-z0-9-]*) =", line):
            name = begins[1]
            found[name] = set()
        if name:
            found[name] |= set(re.findall(r"\$([a-z]+)", line))
    return found


@pytest.mark.parametrize("number", [0, 1, 2])
@pytest.mark.parametrize("language", ["en", "es"])
def test_every_count_agrees_with_what_is_counted(language: str, number: int) -> None:
    text = GAME.texts[language]
    wrong = (MANY if number == 1 else ONE)[language].split()
    bad = re.compile(rf"(?<![\d.,/+-]){number} (?:{'|'.join(wrong)})\b")
    said = {
        name: text(name, **{word: number if word in COUNTED else "X" for word in words})
        for name, words in messages(language).items()
        if words & COUNTED
    }
    assert len(said) > 40
    assert {name: words for name, words in said.items() if bad.search(words)} == {}


def line(event: Event, language: str = "en") -> str:
    found = GAME.line(event, GAME.texts[language])
    assert found is not None
    return found.text


@pytest.mark.parametrize(
    ("event", "english", "spanish"),
    [
        (
            WoundsLost("A4", 1),
            "1 Wound in A4 finds nobody.",
            "1 Herida en A4 no encuentra a nadie.",
        ),
        (
            RanShort("walker", 1),
            "Too few miniatures: 1 Walker cannot be placed. All Walkers will act.",
            "Faltan miniaturas para 1 Caminante. Todos los Caminantes van a actuar.",
        ),
        (
            LeftBoard("cyborg", "I1", ()),
            "Cyborg leaves by I1.",
            "Cyborg sale por I1.",
        ),
        (
            BuildingOpened(("B2", "C2"), ()),
            "A building is open: B2, C2. Nobody waits inside.",
            "Edificio abierto: B2, C2. Dentro no espera nadie.",
        ),
        (
            CardDrawn("S16", "F1", "blue"),
            "Spawn card for F1: Runners (Danger Level Blue).",
            "Carta de Generación para F1: Corredores (Nivel de Peligro Azul).",
        ),
        (
            CivilianLost("bus-driver", "F1", 0),
            "Bus Driver is lost in F1.",
            "Se pierde en F1: Conductora de autobús.",
        ),
    ],
)
def test_lines_say_what_people_would_say(event: Event, english: str, spanish: str) -> None:
    assert (line(event), line(event, "es")) == (english, spanish)


@pytest.mark.rule("dc.civlost.power")
@pytest.mark.parametrize("power", [0, 1])
def test_lost_power_is_told_only_where_somebody_had_some(power: int) -> None:
    t = table(
        "m4", heroes=f"cyborg D4 power={power} done", civilians="bus-driver A4",
        enemies="walker A4", stage=Stage.ACTIVATION,
    )  # fmt: skip
    assert t.told(CivilianLost) == [CivilianLost("bus-driver", "A4", power)]
    assert ("all Power" in line(t.told(CivilianLost)[0])) == bool(power)
    assert len(t.told(PowerLost)) == power


@pytest.mark.rule("dc.activate.nothing", "dc.mission.m3-superman")
def test_a_prisoner_behind_closed_doors_is_no_news() -> None:
    t = table("m3", heroes="cyborg E6 done", enemies="walker I4", stage=Stage.ACTIVATION)
    assert t.told(EnemiesIdle) == []
    free = table("m3", heroes="cyborg A1 done", enemies="walker E6", stage=Stage.ACTIVATION)
    assert free.told(EnemiesIdle) == [EnemiesIdle("E6", 1)]


@pytest.mark.rule("dc.end.phase")
def test_what_the_night_nurse_costs_is_told() -> None:
    t = table(
        heroes="cyborg A4 power=2 health=2 escort=night-nurse done", stage=Stage.END,
        hidden="electrician E2",
    )  # fmt: skip
    assert t.offered() == ["Pass", "Heal night-nurse cyborg"]
    t.play("heal night-nurse cyborg")
    assert t.told(AbilityUsed) == [AbilityUsed("cyborg", "night-nurse", 1)]
    assert line(t.told(AbilityUsed)[0]) == "Cyborg uses Night Nurse for 1 Power."
    assert (t["cyborg"].health, t["cyborg"].power) == (3, 1 + 1)


def test_ways_and_levels_are_called_by_words_that_read_well() -> None:
    t = table(heroes="cyborg A1 done", enemies="walker F4", stage=Stage.ACTIVATION)
    assert t.offered() == ["Route F3", "Route E4"]
    ask = t.match.asks()[0]
    assert Route("E4") in ask.options
    said = {lang: t.match.game.prompt(t.g, ask, 0, GAME.texts[lang]) for lang in ("en", "es")}
    assert [choice.text for choice in said["en"].choices] == ["To F3", "To E4"]
    assert [choice.text for choice in said["es"].choices] == ["A F3", "A E4"]
    assert said["en"].text.endswith("One is left over: where does it go?")
    scene = GAME.scene(t.g, 0, GAME.texts["en"])
    (card,) = [card for panel in scene.panels for card in panel.cards if card.id == "card-cyborg"]
    assert (card.corner_name, card.corner) == ("XP, level Blue", "0")
