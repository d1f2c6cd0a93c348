"""The tables of the inventory of rules, read for tests: rows by heading, cells by column.

(row,) = [row for row in rows("### Enemy cards", "Name") if row["Name"] == "Bear"]
assert row["HP"] == "5"
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

INVENTORY = Path(__file__).parents[3] / "docs" / "rules" / "oursun.md"


@cache
def _lines() -> tuple[str, ...]:
    return tuple(INVENTORY.read_text(encoding="utf-8").splitlines())


def rows(heading: str, first: str) -> list[dict[str, Any]]:
    """The rows of the table under a heading whose first column has that name; cells are text."""
    lines = _lines()
    start = next(number for number, line in enumerate(lines) if line.startswith(heading))
    top = next(n for n in range(start + 1, len(lines)) if _cells(lines[n])[:1] == [first])
    columns = _cells(lines[top])
    found = []
    for line in lines[top + 2 :]:
        if not line.startswith("|"):
            break
        found.append(dict(zip(columns, _cells(line), strict=True)))
    return found


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.split("|")[1:-1]]


def known_as(name: str) -> str:
    """A name as the content files spell it."""
    return re.sub(r"[^a-z ]", "", name.lower()).strip().replace(" ", "_")


def cubes(text: str) -> str:
    """Cubes as the content files spell them: `2M,W` is MMW."""
    return "".join(
        letter * int(count or 1) for count, letter in re.findall(r"(\d?)([FCMKWAP])", text)
    )


def said(text: str, pattern: str) -> str:
    """What the pattern's group found in a text, or nothing."""
    found = re.search(pattern, text)
    return found[1] if found else ""


def count(text: str) -> int:
    """A number that may be left out."""
    return int(text) if text.isdigit() else 0
