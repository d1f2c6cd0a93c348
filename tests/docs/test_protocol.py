"""docs/protocol.md speaks of the types that there are."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
HEADERS = {"Authorization", "Origin"}


def test_every_type_that_the_protocol_names_is_in_the_file_of_types() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    types = (ROOT / "web" / "src" / "lib" / "types.ts").read_text(encoding="utf-8")
    named = set(re.findall(r"`([A-Z]\w+)(?:\[\])?`", page)) - HEADERS
    there = set(re.findall(r"^export (?:interface|type) (\w+)", types, re.MULTILINE))
    assert named
    assert named <= there
