"""The rule inventories as players read them, without the notes of their authors."""

import re

import pytest

from sobremesa.kernel import installed
from sobremesa.server.web.inventories import (
    Chapter,
    Rule,
    RulesPart,
    inventory,
    read_inventory,
    rules_of,
)
from sobremesa.table.messages import Language

BOTH: tuple[Language, ...] = ("en", "es")


def only(source: str) -> dict[str, str]:
    """The rules of an inventory, wherever they stand."""
    return {
        rule.id: rule.text
        for part in read_inventory(source)
        for chapter in part.chapters
        for rule in chapter.rules
    }


def test_an_inventory_is_read_part_by_part_and_chapter_by_chapter() -> None:
    source = (
        "# Rules\n\n## Words\n\n| a | b |\n\n## Rules\n\n### Doors\n\n"
        "- **a.one**: The first rule,\n  which goes on.\n\n  Not any more.\n- not a rule\n"
        "### Windows\n- **a.two**: The second.\nSomething else.\n"
        "## Examples\n- **a.three**: The third.\n"
    )
    doors = Chapter("Doors", (Rule("a.one", "The first rule, which goes on."),))
    windows = Chapter("Windows", (Rule("a.two", "The second."),))
    examples = Chapter("", (Rule("a.three", "The third."),))
    assert read_inventory(source) == (
        RulesPart("Rules", (doors, windows)),
        RulesPart("Examples", (examples,)),
    )


def test_an_authors_note_is_left_out_and_what_it_says_is_kept() -> None:
    source = (
        "- **a.one**: Three things (a, b and c) happen (source: ruling).\n"
        "- **a.two**: As always (see a.ruling.two), with one die (ruling a.ruling.die: yellow).\n"
        "- **a.three**: Draw\n  a card (ruling a.ruling.card).\n"
        "- **a.four**: May it shoot? Yes. Why: the text (page 3) says so. And more.\n"
        "- **a.five**: walk (note: the picture (lost) shows `two` steps) or `run`.\n"
    )
    assert only(source) == {
        "a.one": "Three things (a, b and c) happen.",
        "a.two": "As always, with one die (yellow).",
        "a.three": "Draw a card.",
        "a.four": "May it shoot? Yes.",
        "a.five": "Walk or run.",
    }


def test_a_rule_or_part_that_is_nothing_but_a_note_is_none_for_players() -> None:
    source = (
        "## Rulings\n- **a.misprint**: (note: page 9 says 'Datos').\n## Rules\n- **a.b**: C.\n"
        "## Maps (note: for authors)\n### One\n- **a.c**: D.\n"
    )
    assert read_inventory(source) == (RulesPart("Rules", (Chapter("", (Rule("a.b", "C."),)),)),)


@pytest.mark.parametrize("game", list(installed()))
def test_an_inventory_has_the_same_chapters_and_rules_in_both_languages(game: str) -> None:
    shapes = [
        [
            [[rule.id for rule in chapter.rules] for chapter in part.chapters]
            for part in inventory(game, language)
        ]
        for language in BOTH
    ]
    assert shapes[0]
    assert shapes[0] == shapes[1]


NOTES = {
    "en": re.compile(
        r"\((?:source|see|ruling|note)\b|\bsource: |\bsiblings?\b|\bthe (?:seed|source)\b|\bWhy:"
        r"|\brulebook|\bmisprint|\bprinted twice|\bengine\b|\bin code\b|\bthe text\b|\bOCR\b|[`*]"
        r"|\b(?:missing|lost) (?:page|section|icon|picture)|\bpages? \d|\bSpanish\b|\bthe family\b"
        r"|\b(?:icon|picture|diagram|section|page|list)s? (?:is|are) (?:lost|missing)"
        r"|\bTODO\b|\bwe\b|\bunclear\b|\b(?:this|the) (?:file|source) (?:says|leaves)",
        re.IGNORECASE,
    ),
    "es": re.compile(
        r"\b(?:source|ruling|seed)\b|\bla fuente (?:dice|calla)|\berratas?\b|\bel original\b"
        r"|\breglamento\b|\bsemilla\b|\bmotor\b|\bpágina|\bse perdió|[`*]"
        r"|\b(?:icono|dibujo) perdido|\bimpreso dos veces|\bno está descrit[ao]|\bfuente:"
        r"|\bpor hacer\b|\bno está claro|\b(?:decidimos|suponemos|entendemos)\b",
        re.IGNORECASE,
    ),
}


QUESTION = re.compile(r"[?¿]")
ID = re.compile(r"\b[a-z]+\.[a-z0-9-]+\.[a-z0-9-]+|\b[a-z]+_[a-z]+\b")
SENTENCE = re.compile(r"[.!…][)»\"”]?\Z")


@pytest.mark.parametrize("language", BOTH)
@pytest.mark.parametrize("game", list(installed()))
def test_no_authors_note_reaches_a_player(game: str, language: Language) -> None:
    rules = rules_of(game, language)
    assert rules
    assert {rule: text for rule, text in rules.items() if NOTES[language].search(text)} == {}
    ragged = re.compile(r"^$| [.,;](?!\.)|  |^[^\w«¡\"'(\[+]")
    assert {rule: text for rule, text in rules.items() if ragged.search(text)} == {}


@pytest.mark.parametrize("language", BOTH)
@pytest.mark.parametrize("game", list(installed()))
def test_every_rule_states_what_holds_in_whole_sentences(game: str, language: Language) -> None:
    rules = rules_of(game, language)
    assert {rule: text for rule, text in rules.items() if QUESTION.search(text)} == {}
    assert {rule: text for rule, text in rules.items() if ID.search(text)} == {}
    assert {rule: text for rule, text in rules.items() if not SENTENCE.search(text)} == {}


SPELLED = {
    "en": "zero one|first|once|single two|twice|second|both|double three|third four|fourth"
    " five|fifth six seven eight nine ten|tenth",
    "es": "cero un|uno|una|primer|primera|primero|sol[ao] dos|segund[ao]|ambos|ambas|doble"
    " tres|tercer|tercera|tercero cuatro|cuart[ao] cinco|quint[ao] seis siete ocho nueve"
    " diez|décim[ao]",
}


def numbers(text: str, language: Language) -> tuple[set[str], set[str]]:
    """The numbers written in digits, and those with the ones that stand there as words."""
    digits = set(re.findall(r"\d+", text))
    words = {
        str(number)
        for number, spelled in enumerate(SPELLED[language].split(" "))
        if re.search(rf"\b(?:{spelled})\b", text, re.IGNORECASE)
    }
    return digits, digits | words


@pytest.mark.parametrize("game", list(installed()))
def test_both_languages_name_the_same_numbers(game: str) -> None:
    english, spanish = rules_of(game, "en"), rules_of(game, "es")
    differing = {}
    for rule, text in english.items():
        digits, all_english = numbers(text, "en")
        cifras, all_spanish = numbers(spanish[rule], "es")
        if (digits - all_spanish | cifras - all_english) - {"1"}:
            differing[rule] = (text, spanish[rule])
    assert differing == {}


@pytest.mark.parametrize("language", BOTH)
@pytest.mark.parametrize("game", list(installed()))
def test_no_heading_is_an_authors_note(game: str, language: Language) -> None:
    titles = [
        title
        for part in inventory(game, language)
        for title in (part.title, *(chapter.title for chapter in part.chapters))
    ]
    assert [title for title in titles if NOTES[language].search(title)] == []
