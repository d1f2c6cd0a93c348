"""docs/content says what the content of every game may hold, as the program has it."""

from pathlib import Path

from sobremesa.testing.content_page import pages

FOLDER = Path(__file__).parents[2] / "docs" / "content"


def test_the_pages_of_content_are_those_that_the_program_makes() -> None:
    written = {file.name: file.read_text(encoding="utf-8") for file in FOLDER.iterdir()}
    stale = [name for name, page in pages().items() if written.get(name) != page]
    assert stale == [], "expected the files that `make pages` writes"
    assert sorted(written) == sorted(pages())
