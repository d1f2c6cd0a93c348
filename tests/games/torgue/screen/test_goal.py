"""What the match is about, as it is always in sight."""

from __future__ import annotations

import pytest

from games.torgue.setups import LINE
from games.torgue.table import table
from sobremesa.games.torgue import GAME
from sobremesa.games.torgue.screen.goal import goal
from sobremesa.games.torgue.screen.names import names_of


@pytest.mark.rule("tor.victory.when-checked")
@pytest.mark.parametrize(("kills", "won"), [(25, False), (26, True), (28, True)])
def test_a_goal_that_is_reached_says_that_the_round_is_still_played(kills: int, won: bool) -> None:
    t = table(LINE, salvador=0, active="salvador", edit=lambda g: setattr(g, "kills", kills))
    facts = [fact.text for fact in goal(t.g, names_of(t.g, GAME.texts["en"])).facts]
    assert f"{kills} of 26 kills" in facts
    assert ("won when the round ends" in facts) is won


def test_who_leads_one_hunter_is_called_by_it_and_who_leads_several_shows_their_signs() -> None:
    def roles(seats: int) -> list[tuple[str, list[str]]]:
        t = table(LINE, salvador=0, seats=seats, spotlight="salvador")
        scene = GAME.scene(t.g, 0, GAME.texts["en"])
        return [(seat.role, [badge.name for badge in seat.badges]) for seat in scene.seats]

    assert roles(4)[:2] == [("Salvador", ["Spotlight"]), ("Mordecai", [])]
    assert roles(2) == [
        ("Player 1", ["Salvador", "Amara", "Spotlight"]),
        ("Player 2", ["Mordecai", "Moze"]),
    ]
