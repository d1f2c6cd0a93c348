"""What people die of in whole games."""

from __future__ import annotations

from collections import Counter

from sobremesa.bots import play, player_for
from sobremesa.bots.registry import STEADY
from sobremesa.games.oursun import GAME
from sobremesa.games.oursun.events.harm import Died, Hurt
from sobremesa.games.oursun.state import Land
from sobremesa.kernel import Match

WANT = ("hunger", "thirst")
TABLES = [(mission, seats) for mission in GAME.missions for seats in (1, 2)] * 6


def test_hunger_and_thirst_take_few_people_of_whole_games() -> None:
    people, causes = 0, Counter[str]()
    for seed, (mission, seats) in enumerate(TABLES):
        match = played(mission, seats, seed)
        people += len(match.state.people)
        causes += deaths(match)
    want = sum(causes[cause] for cause in WANT)
    assert causes.total() >= people // 5
    assert want * 4 < people


def played(mission: str, seats: int, seed: int) -> Match[Land]:
    """A game of survivors that was played to its end."""
    setup = GAME.prepare(mission, seats, {"mode": "coop"})
    match = Match.start(GAME, setup, seed, keep=True)
    play(match, [player_for(GAME, STEADY, seat) for seat in range(seats)], 5000)
    assert match.outcome is not None
    return match


def deaths(match: Match[Land]) -> Counter[str]:
    """What took the last point from each who died."""
    assert match.journal is not None
    hurt: dict[str, str] = {}
    found = Counter[str]()
    for told in match.journal.lines:
        if isinstance(told.event, Hurt):
            hurt[told.event.who] = told.event.cause
        elif isinstance(told.event, Died):
            found[hurt[told.event.who]] += 1
    return found
