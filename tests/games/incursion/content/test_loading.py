"""Content is checked when it is loaded: whatever is wrong is named with its place."""

import shutil
from importlib.resources import as_file, files
from pathlib import Path

import pytest

from sobremesa.games.incursion.content.loading import load_content, own_content
from sobremesa.kernel import BadContent


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the game's own content, to be spoiled."""
    with as_file(files("sobremesa.games.incursion") / "content") as own:
        shutil.copytree(own, tmp_path / "content")
    return tmp_path / "content"


def refusal(folder: Path) -> str:
    with pytest.raises(BadContent) as refused:
        load_content(folder)
    return str(refused.value)


def spoil(folder: Path, file: str, old: str, new: str) -> str:
    """Change a file once and say what the loader thinks of it."""
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return refusal(folder)


def spoil_map(folder: Path, name: str, line: int, column: int, character: str) -> str:
    """Draw another character, lines and columns counted from 1."""
    path = folder / "maps" / name
    lines = path.read_text(encoding="utf-8").splitlines()
    row = lines[line - 1]
    lines[line - 1] = row[: column - 1] + character + row[column:]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return refusal(folder)


def test_the_content_of_the_game_is_what_a_copy_of_its_folder_gives(folder: Path) -> None:
    assert load_content(folder) == own_content()


# Tables


def test_a_wrong_field_is_named_with_file_line_and_table(folder: Path) -> None:
    said = spoil(folder, "figures.toml", "rp = 3", 'rp = "three"')
    assert said == "figures.toml line 4: [ape_trooper]: Expected `int`, got `str` - at `$.rp`"


def test_an_unknown_field_is_named(folder: Path) -> None:
    said = spoil(folder, "weapons.toml", "shots = 2", "volleys = 2")
    assert "weapons.toml line" in said
    assert "[hmg]: Object contains unknown field `volleys`" in said


def test_a_missing_field_is_named(folder: Path) -> None:
    said = spoil(folder, "cards.toml", "copies = 3\n", "")
    assert said.endswith("[extra_ammo]: Object missing required field `copies`")


def test_a_word_that_is_none_of_the_known_ones_is_named(folder: Path) -> None:
    said = spoil(folder, "cards.toml", 'window = "after_bid"', 'window = "at_noon"')
    assert "[power_drop]: Invalid enum value 'at_noon' - at `$.window`" in said


def test_an_unknown_weapon_is_named(folder: Path) -> None:
    said = spoil(folder, "figures.toml", '["lmg", "grenade"]', '["lmg", "sling"]')
    assert said.startswith("figures.toml: [ape_trooper] weapons: expected one of bambi, ")
    assert said.endswith("got 'sling'")


def test_an_unknown_ability_is_named(folder: Path) -> None:
    said = spoil(folder, "figures.toml", '"ka_boom"', '"ka_bang"')
    assert said.startswith("figures.toml: [bomberzombie] abilities: expected one of agile, ")
    assert said.endswith("got 'ka_bang'")


def test_an_unknown_place_of_a_card_is_named(folder: Path) -> None:
    said = spoil(folder, "cards.toml", 'places = ["sturmzombie"]', 'places = ["zombie"]')
    assert said.startswith("cards.toml: [brain_sausage] places: expected one of ape_hmg, ")
    assert said.endswith("got 'zombie'")


def test_a_level_that_is_no_number_is_named(folder: Path) -> None:
    said = spoil(folder, "levels.toml", "[12]", "[dozen]")
    assert said == "levels.toml: expected levels by number, got 'dozen'"


def test_what_is_no_toml_is_named(folder: Path) -> None:
    said = spoil(folder, "levels.toml", "hand = 1", "hand =")
    assert said.startswith("levels.toml: expected TOML: ")
    assert "line 4" in said


def test_a_missing_map_is_named(folder: Path) -> None:
    (folder / "maps" / "m2.txt").unlink()
    said = refusal(folder)
    assert said == "missions.toml: [m2] map: expected one of m1.txt, m3.txt, got 'm2.txt'"


# Maps


@pytest.mark.rule("inc.map.loader")
@pytest.mark.parametrize(
    ("line", "column", "character", "said"),
    [
        (6, 24, "q", "line 6, column 24: expected a square ('.' or '%' or 'B'), got 'q'"),
        (6, 25, "A", "line 6, column 25: expected an edge between floor squares"),
        (20, 1, " ", "line 20, column 1: expected border or a point"),
        (2, 1, "A", "line 2, column 1: expected border beside rock ('%'), got 'A'"),
        (2, 3, "D", "line 2, column 3: expected an edge beside rock ('%'), got 'D'"),
    ],
    ids=["unknown-square", "unknown-edge", "open-border", "point-at-rock", "door-at-rock"],
)
def test_a_wrong_character_is_named_with_file_line_and_column(
    folder: Path, line: int, column: int, character: str, said: str
) -> None:
    assert spoil_map(folder, "m1.txt", line, column, character).startswith(f"m1.txt: {said}")


@pytest.mark.rule("inc.map.loader")
def test_floor_that_only_a_sealed_door_joins_is_refused(folder: Path) -> None:
    path = folder / "maps" / "m2.txt"
    path.write_text(path.read_text().replace("G", "S", 1))
    said = refusal(folder)
    assert said.startswith("m2.txt: line ")
    assert "expected floor joined to the rest of the floor" in said


@pytest.mark.rule("inc.map.loader")
def test_an_eleventh_door_is_refused(folder: Path) -> None:
    assert spoil_map(folder, "m1.txt", 6, 25, "D") == "m1.txt: expected at most 10 doors, got 11"


@pytest.mark.rule("inc.map.loader")
def test_a_fourth_allied_point_is_refused(folder: Path) -> None:
    said = spoil(
        folder, "missions.toml", '[m1.points.1]\nside = "swd"', '[m1.points.1]\nside = "allies"'
    )
    assert said == "m1.txt: expected at most 3 points of allies, got 4"


@pytest.mark.rule("inc.map.loader")
def test_an_item_on_an_entry_square_is_refused(folder: Path) -> None:
    said = spoil_map(folder, "m3.txt", 16, 2, "B")
    assert said == "m3.txt: expected no item on an entry square, got one on (0, 7)"


@pytest.mark.rule("inc.map.points")
def test_points_of_map_and_mission_must_be_the_same(folder: Path) -> None:
    said = spoil(folder, "missions.toml", "[m1.points.Y]", "[m1.points.Z]")
    assert said == "m1.txt: points of m1: expected one of 1, A, X, Z, got 'Y'"


@pytest.mark.rule("inc.map.points")
def test_a_point_that_the_map_lacks_is_refused(folder: Path) -> None:
    said = spoil(
        folder, "missions.toml", "[m3.points.1]", '[m3.points.2]\nside = "swd"\n\n[m3.points.1]'
    )
    assert said == "missions.toml: [m3.points]: expected one of 1, A, got '2'"


@pytest.mark.rule("inc.m3.beacon-start")
def test_mission_3_needs_one_beacon_and_the_others_none(folder: Path) -> None:
    said = spoil_map(folder, "m3.txt", 16, 18, ".")
    assert said == "m3.txt: expected 1 beacons, got 0"


def test_a_beacon_where_no_mission_wants_one_is_refused(folder: Path) -> None:
    said = spoil_map(folder, "m1.txt", 6, 24, "B")
    assert said == "m1.txt: expected 0 beacons, got 1"


@pytest.mark.rule("inc.ruling.m2-g-doors")
def test_a_mission_of_sealing_needs_gates(folder: Path) -> None:
    path = folder / "maps" / "m2.txt"
    path.write_text(path.read_text().replace("G", "D"))
    assert refusal(folder) == "m2.txt: expected gates G to seal, got none"


def test_a_side_that_cannot_enter_is_refused(folder: Path) -> None:
    old = '[m2.points.A]\nside = "allies"\nentry = true'
    said = spoil(folder, "missions.toml", old, '[m2.points.A]\nside = "allies"\nexit = true')
    assert said == "missions.toml: [m2.points]: expected an entry of allies"


def test_a_beacon_that_cannot_be_carried_off_is_refused(folder: Path) -> None:
    old = 'side = "swd"\nentry = true\nexit = true'
    said = spoil(folder, "missions.toml", old, 'side = "swd"\nentry = true')
    assert said == "missions.toml: [m3.points]: expected an exit of swd"
