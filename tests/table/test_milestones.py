"""Moments that a match is remembered by, as they are told afterwards."""

from typing import Any

from sobremesa.kernel import games
from sobremesa.table.milestones import milestones

from .memory import Memory


def test_a_heading_that_is_remembered_says_what_it_was_about() -> None:
    game: Any = games()["oursun"]
    memory = Memory(game, "deep_water", [""], **{"start-items": "recommended"})
    memory.write(memory.table.start())
    while not (told := [each for each in milestones(memory.table, None, "en", None) if each.great]):
        memory.choose(0)
    assert told[0].text.startswith("Mission card 1: The well is failing.")
