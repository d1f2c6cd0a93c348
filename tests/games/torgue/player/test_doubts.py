"""How sure a player must be who departs from rules of thumb."""

from __future__ import annotations

from sobremesa.games.torgue import GAME
from sobremesa.games.torgue.content.book import WANTED
from sobremesa.kernel import Match


def test_who_departs_in_a_race_is_surer_than_in_a_hunt() -> None:
    for mission in GAME.missions:
        match = Match.start(GAME, GAME.prepare(mission, 2), 1)
        assert GAME.doubts(match.state) == (GAME.doubt if mission == WANTED else 1.5)
