"""Content: TOML with a schema; what is wrong is named by file, line, key and what was expected."""

from pathlib import Path

import msgspec
import pytest

from sobremesa.kernel import BadContent
from sobremesa.kernel.content import (
    check_references,
    digest,
    load_struct,
    load_table,
    overridden,
    unchanged,
    unused,
    value_at,
)


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    strength: int
    weapons: list[str] = []


class Army(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    figures: dict[str, Figure] = {}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "figures.toml"


def test_tables_are_decoded_by_their_ids(file: Path) -> None:
    file.write_text('[ape]\nstrength = 4\nweapons = ["smg"]\n\n["the-hound"]\nstrength = 2\n')
    assert load_table(file, Figure) == {
        "ape": Figure("ape", 4, ["smg"]),
        "the-hound": Figure("the-hound", 2),
    }


def test_a_whole_file_may_be_one_struct(file: Path) -> None:
    file.write_text('name = "seven"\n')
    assert load_struct(file, Army) == Army("seven")


@pytest.mark.parametrize(
    ("source", "message"),
    [
        (
            "[ape]\nstrength = 4\n\n[hound]\nstrength = 'x'\n",
            r"figures.toml line 4: \[hound\]: Expected `int`, got `str` - at `\$.strength`",
        ),
        (
            "[ape]\n",
            r"figures.toml line 1: \[ape\]: Object missing required field `strength`",
        ),
        (
            "\n\n[ape]\nstrength = 4\nstrenght = 5\n",
            r"figures.toml line 3: \[ape\]: Object contains unknown field `strenght`",
        ),
        ("ape = 4\n", r"figures.toml: ape: expected a table \[ape\], got 4"),
        ("[ape\n", r"figures.toml: expected TOML: .*line 1"),
    ],
)
def test_what_is_wrong_in_a_table_is_named_by_file_line_and_key(
    file: Path, source: str, message: str
) -> None:
    file.write_text(source)
    with pytest.raises(BadContent, match=message):
        load_table(file, Figure)


def test_a_file_that_is_not_there_is_named(file: Path) -> None:
    with pytest.raises(BadContent, match=r"figures.toml: expected a content file, there is none"):
        load_table(file, Figure)


def test_a_file_that_is_no_text_is_named(file: Path) -> None:
    file.write_bytes(b"name = '\xff'")
    with pytest.raises(BadContent, match=r"figures.toml: expected UTF-8 text, got byte 8"):
        load_struct(file, Army)


def test_an_id_that_names_nothing_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(BadContent, match=r"ape: expected one of lmg, smg, got 'hmg'"):
        check_references("ape", ["smg", "hmg"], ["smg", "lmg"])


def test_ids_that_nothing_refers_to_are_found() -> None:
    assert unused(["c", "b", "a"], ["b"]) == ["a", "c"]


ARMY = Army("seven", {"ape": Figure("ape", 4, ["smg", "lmg"])})


@pytest.mark.parametrize(
    ("path", "value", "figure"),
    [
        ("figures.ape.strength", 5, Figure("ape", 5, ["smg", "lmg"])),
        ("figures.ape.weapons.1", "hmg", Figure("ape", 4, ["smg", "hmg"])),
        ("figures.ape.weapons", ["fist"], Figure("ape", 4, ["fist"])),
    ],
)
def test_single_values_can_be_changed(path: str, value: object, figure: Figure) -> None:
    assert overridden(ARMY, {path: value}).figures["ape"] == figure


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("figures.abe.strength", r"figures.abe.strength: expected one of ape; got 'abe'"),
        ("figures.ape.weapons.7", r"figures.ape.weapons.7: expected a place from 0 to 1, got '7'"),
        ("name.first", "name.first: expected an end before 'first', there is the value 'seven'"),
    ],
)
def test_a_path_that_leads_nowhere_is_named(path: str, message: str) -> None:
    with pytest.raises(BadContent, match=message):
        overridden(ARMY, {path: 1})


def test_a_value_of_the_wrong_kind_is_refused() -> None:
    with pytest.raises(BadContent, match=r"figures\.ape\.strength: Expected `int`, got `str`"):
        overridden(ARMY, {"figures.ape.strength": "strong"})


def test_a_value_is_found_by_its_key() -> None:
    assert value_at(ARMY, "figures.ape.weapons.1") == "lmg"
    with pytest.raises(BadContent, match=r"figures.abe: expected one of ape; got 'abe'"):
        value_at(ARMY, "figures.abe")


def test_tables_and_places_in_lists_can_be_left_out() -> None:
    assert overridden(ARMY, {}, ["figures.ape.weapons.0"]).figures["ape"].weapons == ["lmg"]
    assert overridden(ARMY, {}, ["figures.ape"]).figures == {}
    with pytest.raises(BadContent, match=r"name: Object missing required field `name`"):
        overridden(ARMY, {}, ["name"])


def test_a_digest_hangs_on_content_and_texts_and_not_on_the_order_of_keys() -> None:
    assert digest({"a": 1, "b": 2}) == digest({"b": 2, "a": 1})
    assert len({digest({"a": 1}), digest({"a": 2}), digest({"a": 1}, "x")}) == 3


def test_a_later_field_counts_in_a_digest_only_where_it_is_changed() -> None:
    class Old(msgspec.Struct):
        cubes: int

    class New(Old):
        goals: dict[str, int]

    own, other = New(3, {"win": 1}), New(3, {"win": 2})
    assert digest(own, without=unchanged(own, own, ["goals"])) == digest(Old(3))
    assert digest(other, without=unchanged(other, own, ["goals"])) != digest(Old(3))
