"""Which rules of the inventories have a test."""

import json
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from sobremesa.kernel import BadContent
from sobremesa.testing.rules import Report, lines, main, report

INVENTORY = """# Tiny

- **tin.move.step**: one square.
- **tin.move.turn**: a quarter.
  More about it, and **tin.move.other** is not an entry.
- **tin.ruling.tie**: nobody wins.
"""

TESTS = """
import pytest

pytestmark = pytest.mark.rule("tin.move.turn")

@pytest.mark.rule("tin.move.step", "tin.ruling.tie")
def test_one(): ...
"""


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    """A folder of inventories and one of tests."""
    inventories, tests = tmp_path / "rules", tmp_path / "tests" / "deep"
    inventories.mkdir()
    tests.mkdir(parents=True)
    (inventories / "tiny.md").write_text(INVENTORY)
    (tests / "test_tiny.py").write_text(TESTS)
    return inventories, tests


def test_rules_named_by_any_marker_are_tested(folders: tuple[Path, Path]) -> None:
    found = report(*folders, ["tiny"])
    assert [(game.rules, game.tested, game.missing) for game in found.games] == [(3, 3, {})]
    assert not found.failed()


def test_a_rule_without_a_test_fails_an_installed_game_and_is_told_by_line(
    folders: tuple[Path, Path],
) -> None:
    (folders[1] / "test_tiny.py").write_text(TESTS.replace(', "tin.ruling.tie"', ""))
    found = report(*folders, ["tiny"])
    assert found.failed()
    assert list(lines(found)) == [
        "tiny: 3 rules, 2 tested, 1 missing",
        f"  {folders[0] / 'tiny.md'}:6: tin.ruling.tie has no test",
    ]


def test_a_game_that_is_not_installed_needs_no_tests(folders: tuple[Path, Path]) -> None:
    (folders[1] / "test_tiny.py").write_text("")
    found = report(*folders, [])
    assert not found.failed()
    assert list(lines(found)) == [
        "tiny: 3 rules, 0 tested, 3 missing (not installed yet: none is required)"
    ]


def test_an_id_that_no_inventory_has_fails_and_is_told_by_line(folders: tuple[Path, Path]) -> None:
    (folders[1] / "test_tiny.py").write_text(TESTS.replace("tin.ruling.tie", "tin.ruling.tye"))
    found = report(*folders, [])
    assert found.failed()
    assert list(lines(found))[-1] == (
        f"{folders[1] / 'test_tiny.py'}:6: no inventory has a rule tin.ruling.tye"
    )


def test_an_id_that_is_not_written_out_is_an_error(folders: tuple[Path, Path]) -> None:
    (folders[1] / "test_tiny.py").write_text(TESTS.replace('"tin.ruling.tie"', "TIE"))
    with pytest.raises(BadContent, match=r"test_tiny.py:6: expected the id .* in quotes, got TIE"):
        report(*folders, [])


def test_an_id_that_stands_twice_in_an_inventory_is_an_error(folders: tuple[Path, Path]) -> None:
    (folders[0] / "tiny.md").write_text(INVENTORY + "- **tin.move.step**: again.\n")
    with pytest.raises(BadContent, match=r"tiny.md:7: expected every id once, tin.move.step"):
        report(*folders, [])


def test_the_command_prints_json_and_says_by_its_exit_code_whether_all_is_well(
    folders: tuple[Path, Path],
) -> None:
    arguments = ["--json", "--inventories", str(folders[0]), "--tests", str(folders[1])]
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 0
    assert msgspec.json.decode(result.output, type=Report) == report(*folders, [])


def test_the_command_fails_when_a_test_names_what_is_no_rule(folders: tuple[Path, Path]) -> None:
    (folders[1] / "test_tiny.py").write_text(TESTS.replace("tin.move.turn", "tin.move.tern"))
    arguments = ["--json", "--inventories", str(folders[0]), "--tests", str(folders[1])]
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 1
    assert list(json.loads(result.output)["unknown"]) == ["tin.move.tern"]
