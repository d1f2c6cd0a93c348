"""A page says everything about a game's content: files, fields, parts, effects and examples."""

from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import UNSET, Meta, UnsetType

from sobremesa.kernel.vocabulary import Word, in_words_of
from sobremesa.testing.content_page import content_page


class Push(msgspec.Struct, frozen=True, tag_field="does", tag="push"):
    """Somebody is pushed."""

    zones: Annotated[int, Meta(ge=1)] = 1
    """How far."""


class Heal(msgspec.Struct, frozen=True, tag_field="does", tag="heal"):
    """Somebody recovers."""


class Bite(msgspec.Struct, frozen=True):
    """What teeth do."""

    wounds: int


class Beast(msgspec.Struct, frozen=True):
    """A beast of the
    night."""

    id: str
    kind: Literal["wolf", "bat"]
    bites: tuple[Bite, ...] = ()
    """One | more."""
    effect: Push | Heal | None = None


NOISES = {
    "growl": Word("It growls.", number=True, usual="1"),
    "speak": Word("It speaks.", reads={"loud": ("yes", "no")}, needs=("whom",)),
}


class Noise(msgspec.Struct, frozen=True):
    """What is heard."""

    does: str
    whom: str = ""
    loud: str = "no"


class Box(msgspec.Struct, frozen=True):
    """What else there is."""

    weights: tuple[int, float] = (1, 0.5)


class Sounds(msgspec.Struct, frozen=True):
    """What is heard of them."""

    voice: Annotated[str, in_words_of("Voices", {"deep": Word("Low."), "high": Word("Not low.")})]
    noises: tuple[Annotated[Noise, in_words_of("Noises", NOISES)], ...] | UnsetType = UNSET
    calls: dict[Annotated[str, in_words_of("Calls", NOISES)], int] = {}


class Content(msgspec.Struct, frozen=True):
    beasts: dict[str, Beast]
    box: Box
    sounds: Sounds
    maps: dict[str, str]


@pytest.fixture
def page() -> list[str]:
    content = Content(
        beasts={"grey": Beast("grey", "wolf", (Bite(2),), Push(3)), "red": Beast("red", "bat")},
        box=Box((2, 0.5)),
        sounds=Sounds("deep", (Noise("speak", "me"),), {"growl": 3}),
        maps={"wood": "~~~"},
    )
    return content_page("Toy", content).splitlines()


def after(page: list[str], heading: str) -> list[str]:
    """What stands below a heading, down to the next one."""
    rest = page[page.index(heading) + 1 :]
    ends = [place for place, line in enumerate(rest) if line.startswith(("## ", "### "))]
    return [line for line in rest[: ends[0] if ends else None] if line]


def test_a_file_of_tables_has_a_row_for_each_field_and_an_example(page: list[str]) -> None:
    assert after(page, "## `beasts.toml`") == [
        "Tables `[id]`: A beast of the night.",
        "| field | what it is | if left out | |",
        "|---|---|---|---|",
        '| `kind` | one of `"bat"`, `"wolf"` | needed |  |',
        "| `bites` | list of: [Bite](#bite) | `[]` | One \\| more. |",
        "| `effect` | [`effect` of Beast](#effect-of-beast) | nothing |  |",
        "```toml",
        "[grey]",
        'kind = "wolf"',
        "bites = [{ wounds = 2 }]",
        'effect = { does = "push", zones = 3 }',
        "```",
    ]


def test_a_single_struct_is_a_whole_file_and_texts_are_a_folder(page: list[str]) -> None:
    assert after(page, "## `box.toml`") == [
        "The whole file: What else there is.",
        "| field | what it is | if left out | |",
        "|---|---|---|---|",
        "| `weights` | list of 2: whole number, number | `[1, 0.5]` |  |",
        "```toml",
        "weights = [2, 0.5]",
        "```",
    ]
    assert after(page, "## `maps/`") == ["Texts `maps/id.txt`. The game's own:", "`wood.txt`"]


def test_every_effect_has_its_fields_and_the_games_first_use_of_it(page: list[str]) -> None:
    assert after(page, '### `does = "push"`') == [
        "Somebody is pushed.",
        "| field | what it is | if left out | |",
        "|---|---|---|---|",
        "| `zones` | whole number, at least 1 | `1` | How far. |",
        "```toml",
        "# beasts grey effect",
        '{ does = "push", zones = 3 }',
        "```",
    ]
    assert after(page, '### `does = "heal"`') == ["Somebody recovers."]


def test_a_part_is_told_once_with_the_first_place_that_has_it(page: list[str]) -> None:
    assert after(page, "## Bite")[-3:] == ["# beasts grey bites", "{ wounds = 2 }", "```"]


def test_words_of_a_vocabulary_are_told_with_values_fields_and_an_example(page: list[str]) -> None:
    assert "| `voice` | one of [Voices](#voices) | needed |  |" in page
    assert '| `deep` | Low. | `"deep"` |' in page
    assert "| `high` | Not low. |  |" in page
    speak = '`{ does = "speak", whom = "me" }`'
    assert f"| `speak` | It speaks. | `whom` (needed), `loud` (yes, no) | {speak} |" in page
    assert "| `growl[:N]` | It growls. Without a value: 1. |  | `growl = 3` |" in page


def test_what_may_be_left_unset_has_nothing_usual(page: list[str]) -> None:
    words = "list of: [Noise](#noise), `does` one of [Noises](#noises)"
    assert f"| `noises` | {words} | nothing |  |" in page


class Unless(msgspec.Struct, frozen=True, tag_field="does", tag="unless"):
    """Something else happens by day."""

    then: tuple["Push | Unless", ...]


class Spell(msgspec.Struct, frozen=True):
    """A spell."""

    id: str
    effects: tuple[Push | Unless, ...]


class Spells(msgspec.Struct, frozen=True):
    spells: dict[str, Spell]


def test_effects_inside_of_effects_are_told_once() -> None:
    page = content_page("Toy", Spells({"night": Spell("night", (Unless((Push(2),)),))}))
    assert page.count('### `does = "unless"`') == 1
    assert "| `then` | list of: [`effects` of Spell](#effects-of-spell) | needed |  |" in page
