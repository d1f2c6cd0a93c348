"""docs/architecture.md leads a newcomer from a paragraph of a rulebook to its picture, by grep."""

import re
import subprocess
from pathlib import Path

import pytest

from sobremesa.kernel import games

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
WALKS = re.findall(r"^" + r"\| `(\S+)` " * 6 + r"\|$", PAGE, re.MULTILINE)
GREPS = re.findall(r'^\| [^|]+ \| `grep -rn "(\S+)" (\S+)` \|', PAGE, re.MULTILINE)
"""What is searched for and where, as the document says it for one game."""


def found(word: str, folder: str) -> list[str]:
    """What `grep -rn` finds in a folder of the repository: the lines, each with its file."""
    command = ("grep", "-rn", "--exclude-dir=__pycache__", word, folder)
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stdout.splitlines()


def files(lines: list[str], folder: str) -> set[str]:
    """The files of these lines, or for those deeper down the rooms that they are in."""
    return {line.split(":")[0].removeprefix(f"{folder}/").split("/")[0] for line in lines}


def test_every_search_of_the_document_finds_something() -> None:
    assert len(GREPS) == 6
    for word, folder in GREPS:
        assert found(word, folder), f"expected lines with {word} in {folder}, got none"


def test_there_is_a_walk_through_every_game() -> None:
    own = {id for id, game in games().items() if type(game).__module__.startswith("sobremesa.")}
    assert {walk[0] for walk in WALKS} == own


@pytest.mark.parametrize("walk", WALKS, ids=[walk[0] for walk in WALKS])
def test_a_paragraph_leads_to_its_rule_question_words_test_and_picture(
    walk: tuple[str, ...],
) -> None:
    game, paragraph, rule, question, words, picture = walk
    package, tests = f"src/sobremesa/games/{game}", f"tests/games/{game}"
    assert {"es", f"{game}.md"} == files(found(paragraph, "docs/rules"), "docs/rules")
    assert any(says(line, rule, paragraph) for line in found(f"def {rule}(", f"{package}/rules"))
    assert {"rules", "player"} <= files(found(question, package), package)
    assert {"en.ftl", "es.ftl"} == files(found(f"{words} =", f"{package}/text"), f"{package}/text")
    assert found(paragraph, tests)
    assert found(picture, f"{package}/screen")


def says(line: str, rule: str, paragraph: str) -> bool:
    """Whether the docstring of the function that grep found names the paragraph."""
    file, number, _ = line.split(":", 2)
    after = (ROOT / file).read_text(encoding="utf-8").splitlines()[int(number) - 1 :]
    docstring = "\n".join(after).split('"""')[1]
    return f"def {rule}(" in line and paragraph in docstring
