"""What hunters do in the enemies' turn of whole games: they react, and fight for their lives."""

from __future__ import annotations

from collections import Counter

import pytest

from sobremesa.bots import play, player_for
from sobremesa.bots.registry import STEADY
from sobremesa.games.torgue import GAME
from sobremesa.games.torgue.events import Reacted, WentDown
from sobremesa.kernel import Match

GAMES = [
    (mission, seats, seed) for mission in GAME.missions for seats in (1, 2) for seed in range(4)
]


@pytest.fixture(scope="module")
def counts() -> Counter[str]:
    """What happened in some games of each mission."""
    found = Counter[str]()
    for game in GAMES:
        found += what_happened(*game)
    return found


def what_happened(mission: str, seats: int, seed: int) -> Counter[str]:
    """How often hunters react in a game, are down, could fight for their lives, and do."""
    match = Match.start(GAME, GAME.prepare(mission, seats), seed, keep=True)
    play(match, [player_for(GAME, STEADY, seat) for seat in range(seats)], 5000)
    assert match.outcome is not None
    assert match.journal is not None
    events = [told.event for told in match.journal.lines]
    reactions = [event for event in events if isinstance(event, Reacted)]
    falls = [event for event in events if isinstance(event, WentDown)]
    return Counter(
        reactions=len(reactions),
        fights=sum(event.fight for event in reactions),
        falls=len(falls),
        chances=sum(event.fights for event in falls),
    )


def test_hunters_react_more_than_once_a_game(counts: Counter[str]) -> None:
    assert counts["reactions"] > len(GAMES)


def test_whoever_is_down_with_a_token_fights_for_its_life(counts: Counter[str]) -> None:
    assert counts["chances"] * 10 >= len(GAMES)
    assert counts["fights"] == counts["chances"]
