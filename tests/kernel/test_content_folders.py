"""Content as a folder: read whole, or laid over a game's own."""

from pathlib import Path

import msgspec
import pytest

from sobremesa.kernel import BadContent
from sobremesa.kernel.content import lay_over, load_folder


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    strength: int


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cubes: int
    dice: int
    chips: dict[str, int] = {}


class Content(msgspec.Struct, frozen=True, kw_only=True):
    figures: dict[str, Figure]
    box: Box
    maps: dict[str, str]


OWN = Content(
    figures={"ape": Figure("ape", 4), "hound": Figure("hound", 2)},
    box=Box(12, 6, {"red": 3, "blue": 4}),
    maps={"tunnel": "..#"},
)


def test_a_folder_is_read_into_the_fields_of_its_struct(tmp_path: Path) -> None:
    (tmp_path / "figures.toml").write_text("[ape]\nstrength = 4\n\n[hound]\nstrength = 2\n")
    (tmp_path / "box.toml").write_text("cubes = 12\ndice = 6\nchips = { red = 3, blue = 4 }\n")
    (tmp_path / "maps").mkdir()
    (tmp_path / "maps" / "tunnel.txt").write_text("..#")
    assert load_folder(tmp_path, Content) == OWN


def test_what_a_folder_names_is_added_or_replaces_what_there_is(tmp_path: Path) -> None:
    (tmp_path / "figures.toml").write_text("[ape]\nstrength = 9\n\n[cat]\nstrength = 1\n")
    (tmp_path / "box.toml").write_text("dice = 7\nchips = { blue = 5, grey = 1 }\n")
    (tmp_path / "maps").mkdir()
    (tmp_path / "maps" / "vault.txt").write_text("#.#")
    (tmp_path / "text").mkdir()
    content = lay_over(OWN, tmp_path)
    assert [(each.id, each.strength) for each in content.figures.values()] == [
        ("ape", 9),
        ("hound", 2),
        ("cat", 1),
    ]
    assert content.box == Box(12, 7, {"red": 3, "blue": 5, "grey": 1})
    assert content.maps == {"tunnel": "..#", "vault": "#.#"}


@pytest.mark.parametrize(
    ("without", "left"), [('["ape"]', ["hound", "cat"]), ('"all"', ["cat"]), ("[]", None)]
)
def test_a_file_may_leave_out_what_there_is(
    tmp_path: Path, without: str, left: list[str] | None
) -> None:
    source = f"without = {without}\n\n[cat]\nstrength = 1\n"
    (tmp_path / "figures.toml").write_text(source)
    (tmp_path / "box.toml").write_text('chips = { without = ["red"], grey = 1 }\n')
    content = lay_over(OWN, tmp_path)
    assert list(content.figures) == (left or ["ape", "hound", "cat"])
    assert content.box.chips == {"blue": 4, "grey": 1}


def test_a_file_that_the_game_does_not_know_is_named_with_those_it_knows(tmp_path: Path) -> None:
    (tmp_path / "figure.toml").write_text("")
    with pytest.raises(BadContent, match=r"expected one of box.toml, figures.toml, maps, got 'fig"):
        lay_over(OWN, tmp_path)


@pytest.mark.parametrize(
    ("file", "source", "message"),
    [
        ("box.toml", "dice = 'six'\n", r"box.toml: Expected `int`, got `str` - at `\$.dice`"),
        ("box.toml", "pawns = 3\n", "box.toml: Object contains unknown field `pawns`"),
        ("figures.toml", "[ape]\n", r"figures.toml line 1: \[ape\]: Object missing required"),
        ("figures.toml", "without = ['cat']\n", "figures.toml: without: expected one of ape, ho"),
        ("figures.toml", "without = 3\n", "figures.toml: without: expected a list of names or"),
        ("box.toml", "chips = { without = ['up'] }\n", r"box.toml: \[chips\]: without: expected"),
        ("maps/vault.map", "#", r"maps/: expected files like maps/name.txt, got vault.map"),
    ],
)
def test_what_is_wrong_is_named_by_file_and_key(
    tmp_path: Path, file: str, source: str, message: str
) -> None:
    (tmp_path / file).parent.mkdir(exist_ok=True)
    (tmp_path / file).write_text(source)
    with pytest.raises(BadContent, match=message):
        lay_over(OWN, tmp_path)
