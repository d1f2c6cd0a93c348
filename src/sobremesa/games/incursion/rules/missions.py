"""Missions: when the game ends, and who has won."""

from __future__ import annotations

from sobremesa.games.incursion.content.schema import ALLIES, SWD
from sobremesa.games.incursion.events import MissionEnded
from sobremesa.games.incursion.state import Battle, Place
from sobremesa.kernel import Outcome


def check_end(g: Battle) -> None:
    """Stop the game at once when the mission is over: inc.ruling.victory-immediate.

    Tested where it can come true: after every death, every sealed gate, every figure that left.
    """
    if g.book.goal == "seal" and len(g.sealed) == len(g.book.gates):
        finish(g, "sealed", ALLIES, "inc.m2.end")
    if not allies_left(g):
        finish(g, "allies-dead", SWD, _RULES_OF_DEATH[g.book.goal])


_RULES_OF_DEATH = {
    "escape": "inc.m1.victory-swd",
    "seal": "inc.ruling.m2-victory",
    "beacon": "inc.ruling.m3-no-allies",
}


def allies_left(g: Battle) -> bool:
    """Whether an Allied figure is on the board or waiting: inc.ruling.m1-last-figure."""
    return any(
        figure.side == ALLIES and figure.place in (Place.WAITING, Place.BOARD, Place.DYING)
        for figure in g.figures.values()
    )


def check_left_board(g: Battle, side: int, with_beacon: bool) -> None:
    """A figure has just left the board alive."""
    if g.book.goal == "beacon" and with_beacon:
        finish(g, "beacon-allies" if side == ALLIES else "beacon-swd", side, "inc.m3.victory")
    if g.book.goal == "escape" and not allies_left(g):
        finish(g, "escaped", ALLIES, "inc.m1.victory-allies")


def check_turn_cap(g: Battle) -> None:
    """The technical cap, off by default: inc.ruling.no-turn-limit."""
    if g.book.turn_cap and g.turn > g.book.turn_cap:
        g.tell(MissionEnded("turn-cap"))
        g.end(Outcome(result="turn-cap", winners=(), rule="inc.ruling.no-turn-limit"))


def finish(g: Battle, result: str, winner: int, rule: str) -> None:
    """End the mission."""
    g.tell(MissionEnded(result))
    g.end(Outcome(result=result, winners=(winner,), rule=rule))
