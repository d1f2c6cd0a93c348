"""Golden games: one finished game for every way in which each mission can end, in both modes.

`python -m tests.games.oursun.make_golden` plays them again and writes them to `golden/`, after a
change of the rules that is meant. A game is played by seasoned players of both sides, by reckless
ones who choose at random, or by idle ones who stay at home; the first seed that leads to the wanted
end is taken.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from sobremesa.bots import any_choice
from sobremesa.games.oursun import GAME
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.options import CollectRain, Refill, Sleep, Wait
from sobremesa.games.oursun.player import Player
from sobremesa.games.oursun.state import NONE, Land
from sobremesa.kernel import Dice, Match, Option
from sobremesa.kernel.record import header_of, record_of, write_record

FOLDER = Path(__file__).parent / "golden"
SEATS = 3
MOST_SEEDS = 20_000
WHY = {"sun.ruling.mission-fail": "late", "sun.ruling.no-living-survivor": "dead"}

Chooser = Callable[[Match[Land], "list[Player]", Dice], tuple[int, Option]]


def seasoned(match: Match[Land], players: list[Player], dice: Dice) -> tuple[int, Option]:
    """The lead answers by rules of thumb."""
    seat = match.asks()[0].seat
    return seat, players[seat].choose(match, seat)


def reckless(match: Match[Land], players: list[Player], dice: Dice) -> tuple[int, Option]:
    """Anybody answers anything."""
    return any_choice(match, dice)


def idle(match: Match[Land], players: list[Player], dice: Dice) -> tuple[int, Option]:
    """Stay at home, drink and sleep, and do nothing for the mission."""
    question = match.question
    if not isinstance(question, ask.Act):
        return seasoned(match, players, dice)
    for kind in (Refill, CollectRain, Sleep, Wait):
        for option in question.options:
            if isinstance(option, kind):
                return question.seat, option
    raise AssertionError(f"expected that a character can wait, got {question.options}")


@dataclass(frozen=True)
class Plan:
    """A game to look for: its mission, mode and end, and who plays it."""

    mission: str
    mode: str
    result: str
    choose: Chooser = seasoned
    why: str = ""

    @property
    def file(self) -> Path:
        name = "-".join(filter(None, (self.mission, self.mode, self.result, self.why)))
        return FOLDER / f"{name}.json"

    def is_met(self, match: Match[Land]) -> bool:
        """Whether the game ended as planned."""
        found = match.outcome
        assert found is not None
        return found.result == self.result and self.why == why(match.state)


def why(g: Land) -> str:
    """What tells ends with the same result apart."""
    assert g.outcome is not None
    if g.outcome.result == "traitor-dead":
        return "hidden" if g.unmasked_since == NONE else "revealed"
    return WHY.get(g.outcome.rule, "")


def plans(mission: str) -> tuple[Plan, ...]:
    """Every end of a mission: won, too late, nobody left, and all that a traitor can bring."""
    return (
        Plan(mission, "coop", "mission"),
        Plan(mission, "coop", "failed", idle, "late"),
        Plan(mission, "coop", "failed", reckless, "dead"),
        Plan(mission, "semicoop", "mission"),
        Plan(mission, "semicoop", "traitor-dead", seasoned, "revealed"),
        Plan(mission, "semicoop", "traitor-dead", reckless, "hidden"),
        Plan(mission, "semicoop", "failed", idle, "late"),
        Plan(mission, "semicoop", "failed", reckless, "dead"),
        Plan(mission, "semicoop", "failed-traitor", idle, "late"),
        Plan(mission, "semicoop", "failed-traitor", reckless, "dead"),
        Plan(mission, "semicoop", "besieger"),
        Plan(mission, "semicoop", "executioner"),
        Plan(mission, "semicoop", "smuggler_king"),
    )


PLANS = tuple(plan for mission in GAME.missions for plan in plans(mission))


def can_come(plan: Plan, match: Match[Land]) -> bool:
    """Whether the roles that were dealt allow the end that is looked for."""
    g = match.state
    sons = [role for role in g.roles if role in g.book.content.box.sons]
    if plan.result in g.book.content.box.sons:
        return sons == [plan.result]
    if plan.result in ("traitor-dead", "failed-traitor"):
        return bool(sons)
    return True


def build(plan: Plan) -> bytes:
    """The record of the first game that ends as planned."""
    setup = GAME.prepare(plan.mission, SEATS, {"mode": plan.mode})
    for seed in range(MOST_SEEDS):
        if not can_come(plan, Match.start(GAME, setup, seed)):
            continue
        match = Match.start(GAME, setup, seed, keep=True)
        players, dice = [Player(seed + seat) for seat in range(SEATS)], Dice(seed)
        while match.question is not None:
            match.choose(*plan.choose(match, players, dice))
        if plan.is_met(match):
            return write_record(record_of(match, header_of(match, seed=seed)))
    raise AssertionError(f"no seed leads to {plan.file.stem}")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for plan in PLANS:
        plan.file.write_bytes(build(plan))


if __name__ == "__main__":
    main()
