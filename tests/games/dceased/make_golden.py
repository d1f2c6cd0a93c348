"""Golden games: one finished game for every way in which each mission can end.

`python -m tests.games.dceased.make_golden` plays them again and writes them to `golden/`, after a
change of the rules that is meant. A game is played by seasoned players, by reckless ones who choose
at random, by idle ones who fight but never work for the mission, or by shy ones who keep away from
the titan; the first seed that leads to the wanted end is taken.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from sobremesa.bots import Bot
from sobremesa.games.dceased import GAME
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.options import Attack, Interact, Leave, Move, Open
from sobremesa.games.dceased.player.turns import Weighing
from sobremesa.games.dceased.state import Night
from sobremesa.kernel import Dice, Match, Option, Value
from sobremesa.testing.golden import GoldenGames, Plan, reckless, seasoned

SEATS = 2


def hasty(match: Match[Night], players: Sequence[Bot], dice: Dice) -> tuple[int, Option]:
    """Like seasoned players, but whoever can leave leaves."""
    asked = match.asks()[0]
    if isinstance(asked, ask.Leave):
        return asked.seat, Leave()
    return seasoned(match, players, dice)


def idle(match: Match[Night], players: Sequence[Bot], dice: Dice) -> tuple[int, Option]:
    """Fight whoever comes, and do nothing for the mission."""
    asked = match.asks()[0]
    if not isinstance(asked, ask.Act):
        return seasoned(match, players, dice)
    g = match.state
    titan = g.book.mission.titan
    barred = g.name(g.fallen[titan.id].zone) if titan is not None and titan.id in g.fallen else ""
    options = [
        option
        for option in asked.options
        if not isinstance(option, Open | Interact)
        and not (isinstance(option, Attack) and option.zone == barred)
    ]
    weighing = Weighing(g, g.heroes[asked.hero])
    return asked.seat, max(options, key=weighing.worth)


def shy(match: Match[Night], players: Sequence[Bot], dice: Dice) -> tuple[int, Option]:
    """Like seasoned players, but nobody goes near the titan or lets him out."""
    asked = match.asks()[0]
    if not isinstance(asked, ask.Act):
        return seasoned(match, players, dice)
    g = match.state
    hero, lair = g.heroes[asked.hero], g.fallen["z-superman"].zone
    view, weighing = g.view, Weighing(g, hero)

    def score(option: Option) -> float:
        if isinstance(option, Open) and g.book.colours[g.book.board.door(option.door)]:
            return -100.0
        if isinstance(option, Attack) and g.book.zone[option.zone] == lair:
            return -100.0
        if isinstance(option, Move) and view.distance[hero.zone][lair] >= 0:
            away = view.distance[g.book.zone[option.zone]][lair] - view.distance[hero.zone][lair]
            return 12.0 * away - 3.0 * g.standing(g.book.zone[option.zone])
        return weighing.worth(option)

    return asked.seat, max(asked.options, key=score)


MANY: dict[str, Value] = {"difficulty": "easy", "heroes": 6}
HINTS: dict[str, Value] = {"hints": True}
"""A setting of earlier versions: records that have it must still be read."""
PLANS: tuple[Plan[Night], ...] = (
    Plan("m0", "won", settings=HINTS),
    Plan("m0", "civilian-lost", reckless, settings=HINTS),
    Plan("m0", "heroes-lost", reckless, settings=HINTS),
    Plan("m1", "won"),
    Plan("m1", "civilians-lost"),
    Plan("m1", "all-gone", hasty),
    Plan("m1", "heroes-lost", reckless),
    Plan("m2", "won"),
    Plan("m2", "heroes-lost"),
    Plan("m2", "time-up", idle, MANY),
    Plan("m3", "won"),
    Plan("m3", "heroes-lost"),
    Plan("m3", "time-up", shy, MANY),
    Plan("m4", "won"),
    Plan("m4", "heroes-lost", settings={"difficulty": "hard"}),
    Plan("m4", "time-up"),
)


GOLDEN = GoldenGames(GAME, Path(__file__).parent / "golden", PLANS, seats=SEATS)


if __name__ == "__main__":
    GOLDEN.write()
