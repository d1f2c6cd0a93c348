"""docs/glossary.md points at modules that there are."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_module_that_the_glossary_names_is_there() -> None:
    page = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(\w+/\w+\.py)`", page))
    assert named
    assert [each for each in sorted(named) if not (ROOT / "src/sobremesa" / each).is_file()] == []


def test_no_word_is_explained_twice() -> None:
    page = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    words = [word.lower() for word in re.findall(r"^- \*\*([^*]+)\*\*", page, re.MULTILINE)]
    assert len(words) == len(set(words)) > 30
