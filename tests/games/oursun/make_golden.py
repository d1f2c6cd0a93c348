"""Golden games: one finished game for every way in which each mission can end, in both modes.

`python -m tests.games.oursun.make_golden` plays them again and writes them to `golden/`, after a
change of the rules that is meant. A game is played by seasoned players of both sides, by reckless
ones who choose at random, or by idle ones who stay at home; the first seed that leads to the wanted
end is taken.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from sobremesa.bots import Bot
from sobremesa.games.oursun import GAME
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.options.interactions import CollectRain, Refill, Sleep
from sobremesa.games.oursun.options.turn import Wait
from sobremesa.games.oursun.state import NONE, Land
from sobremesa.kernel import Dice, Match, Option
from sobremesa.testing.golden import Chooser, GoldenGames, Plan, reckless, seasoned

SEATS = 3
WHY = {"sun.ruling.mission-fail": "late", "sun.ruling.no-living-survivor": "dead"}


def idle(match: Match[Land], players: Sequence[Bot], dice: Dice) -> tuple[int, Option]:
    """Stay at home, drink and sleep, and do nothing for the mission."""
    question = match.question
    if not isinstance(question, ask.Act):
        return seasoned(match, players, dice)
    for kind in (Refill, CollectRain, Sleep, Wait):
        for option in question.options:
            if isinstance(option, kind):
                return question.seat, option
    raise AssertionError(f"expected that a character can wait, got {question.options}")


def why(g: Land) -> str:
    """What tells ends with the same result apart."""
    assert g.outcome is not None
    if g.outcome.result == "traitor-dead":
        return "hidden" if g.unmasked_since == NONE else "revealed"
    return WHY.get(g.outcome.rule, "")


def planned(
    mission: str, mode: str, result: str, choose: Chooser[Land] = seasoned, detail: str = ""
) -> Plan[Land]:
    """A game to look for: its mission, mode and end, and who plays it."""
    label, possible = f"{mission}-{mode}", partial(can_come, result)
    return Plan(mission, result, choose, {"mode": mode}, label, detail, possible)


def can_come(result: str, g: Land) -> bool:
    """Whether the roles that were dealt allow the end that is looked for."""
    sons = [role for role in g.roles if role in g.book.content.box.sons]
    if result in g.book.content.box.sons:
        return sons == [result]
    if result in ("traitor-dead", "failed-traitor"):
        return bool(sons)
    return True


def plans(mission: str) -> tuple[Plan[Land], ...]:
    """Every end of a mission: won, too late, nobody left, and all that a traitor can bring."""
    return (
        planned(mission, "coop", "mission"),
        planned(mission, "coop", "failed", idle, "late"),
        planned(mission, "coop", "failed", reckless, "dead"),
        planned(mission, "semicoop", "mission"),
        planned(mission, "semicoop", "traitor-dead", seasoned, "revealed"),
        planned(mission, "semicoop", "traitor-dead", reckless, "hidden"),
        planned(mission, "semicoop", "failed", idle, "late"),
        planned(mission, "semicoop", "failed", reckless, "dead"),
        planned(mission, "semicoop", "failed-traitor", idle, "late"),
        planned(mission, "semicoop", "failed-traitor", reckless, "dead"),
        planned(mission, "semicoop", "besieger"),
        planned(mission, "semicoop", "executioner"),
        planned(mission, "semicoop", "smuggler_king"),
    )


PLANS = tuple(plan for mission in GAME.missions for plan in plans(mission))


GOLDEN = GoldenGames(GAME, Path(__file__).parent / "golden", PLANS, seats=SEATS, detail_of=why)


if __name__ == "__main__":
    GOLDEN.write()
