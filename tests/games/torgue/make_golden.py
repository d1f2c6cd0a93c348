"""Golden games: one finished game for every way in which each mission can end, and a campaign.

`python -m tests.games.torgue.make_golden` plays them again and writes them to `golden/`, after a
change of the rules that is meant. A game is played by seasoned hunters, by reckless ones who choose
at random, or by careful ones who never finish the job; the first seed that leads to the wanted end
is taken. The campaign is played by seasoned hunters to the death of the Boss, with a defeat on the
way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from sobremesa.bots import any_choice
from sobremesa.games.torgue import GAME
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.options import Act, RollForIt
from sobremesa.games.torgue.player import Player
from sobremesa.games.torgue.state import Show
from sobremesa.kernel import Ask, Dice, Match, Option, Outcome, Setup
from sobremesa.kernel.record import header_of, record_of, write_record

FOLDER = Path(__file__).parent / "golden"
SEATS = 2
MOST_SEEDS = 400
MOST_MATCHES = 25
DEFEATS = ("no-respawn", "plug")
MAPS = 10
ALMOST = 2
"""So many kills before the last one careful hunters stop."""

LEFT_TO_CHANCE = (
    ask.Barrel, ask.BombOrder, ask.BurnOrder, ask.DefendOrder, ask.Element, ask.FreeMiniature,
    ask.LoseLoot, ask.Patient, ask.RadiationOrder, ask.Reload, ask.RespawnOrder, ask.ReturnLoot,
    ask.SaveGun, ask.ShieldWound, ask.Snack, ask.SpawnZone, ask.Swap,
)  # fmt: skip
"""What all players of golden games decide by chance, so that the games differ in it."""


class Seasoned(Player):
    """Plays by rules of thumb, but for what is left to chance."""

    def answer(self, g: Show, ask: Ask) -> Option:
        options = [each for each in ask.options if not isinstance(each, RollForIt)]
        if len(options) > 1 and isinstance(ask, LEFT_TO_CHANCE):
            return self.dice.pick(options)
        return super().answer(g, ask)


Chooser = Callable[[Match[Show], list[Seasoned], Dice], tuple[int, Option]]


def seasoned(match: Match[Show], players: list[Seasoned], dice: Dice) -> tuple[int, Option]:
    """The lead answers by rules of thumb."""
    seat = match.asks()[0].seat
    return seat, players[seat].choose(match, seat)


def reckless(match: Match[Show], players: list[Seasoned], dice: Dice) -> tuple[int, Option]:
    """Anybody answers anything."""
    return any_choice(match, dice)


def careful(match: Match[Show], players: list[Seasoned], dice: Dice) -> tuple[int, Option]:
    """Like seasoned hunters, but they never finish what the scenario is about."""
    question, g = match.asks()[0], match.state
    scenario = g.scenario
    assert scenario is not None
    peaceful = scenario.goal == "kills" and g.kills >= scenario.needed - ALMOST
    if peaceful and isinstance(question, ask.React | ask.Gunzerker):
        return question.seat, question.options[0]
    if not isinstance(question, ask.Act):
        return seasoned(match, players, dice)
    allowed = {"move"} if peaceful else None
    rest = [option for option in question.options if not _barred(option, allowed)]
    seat = question.seat
    return seat, players[seat].act(g, msgspec.structs.replace(question, options=rest))


def _barred(option: Option, allowed: set[str] | None) -> bool:
    """Whether a careful hunter leaves it alone."""
    if not isinstance(option, Act):
        return False
    return option.action == "interact" or (allowed is not None and option.action not in allowed)


@dataclass(frozen=True)
class Plan:
    """A game to look for: its mission and end, and who plays it."""

    mission: str
    result: str
    choose: Chooser = seasoned
    options: Mapping[str, Any] = field(default_factory=dict)
    first: int = 0
    """The first seed to try."""

    @property
    def file(self) -> Path:
        place = f"{self.mission}{self.options.get('map', '')}"
        return FOLDER / f"{place}-{self.result}.json"


STRONG = {"level": 0, "gear": 9}
SCENARIOS = ("opening_night", "hot_sauce_run", "blackout", "demolition_derby")
PLANS = (
    *(Plan(scenario, "won") for scenario in SCENARIOS),
    Plan("reap_what_you_sow", "boss-slain"),
    *(Plan(scenario, "no-respawn", reckless) for scenario in (*SCENARIOS, "reap_what_you_sow")),
    Plan("opening_night", "plug", careful, STRONG, first=238),
    *(Plan(scenario, "plug", careful, STRONG) for scenario in SCENARIOS[1:]),
    Plan("reap_what_you_sow", "plug"),
    *(Plan("wanted", "wanted-won", options={"map": map}) for map in range(1, MAPS + 1)),
    *(Plan("wanted", "wanted-lost", reckless, {"map": map}) for map in range(1, MAPS + 1)),
)


def play(setup: Setup, choose: Chooser, seed: int, keep: bool = False) -> Match[Show]:
    """A match from its beginning to its end."""
    match = Match.start(GAME, setup, seed, keep=keep)
    players, dice = [Seasoned(seed + seat) for seat in range(SEATS)], Dice(seed)
    while match.question is not None:
        match.choose(*choose(match, players, dice))
    return match


def recorded(setup: Setup, choose: Chooser, seed: int) -> tuple[Outcome, bytes]:
    """How a match ended, and its record."""
    match = play(setup, choose, seed, keep=True)
    assert match.outcome is not None
    return match.outcome, write_record(record_of(match, header_of(match, seed=seed)))


def build(plan: Plan) -> bytes:
    """The record of the first game that ends as planned."""
    setup = GAME.prepare(plan.mission, SEATS, plan.options)
    for seed in range(plan.first, plan.first + MOST_SEEDS):
        outcome = play(setup, plan.choose, seed).outcome
        if outcome is not None and outcome.result == plan.result:
            return recorded(setup, plan.choose, seed)[1]
    raise AssertionError(f"no seed leads {plan.mission} to {plan.result}")


def campaign_file(number: int) -> Path:
    """Where a match of the campaign is kept."""
    return FOLDER / f"campaign-{number:02}.json"


def build_campaign() -> list[bytes]:
    """The records of the first campaign in which the hunters are defeated once, and go on."""
    for seed in range(MOST_SEEDS):
        matches = list(play_campaign(seed))
        if any(result in DEFEATS for result, _ in matches):
            return [record for _, record in matches]
    raise AssertionError(f"no defeat in {MOST_SEEDS} campaigns")


def play_campaign(seed: int) -> Iterator[tuple[str, bytes]]:
    """A whole campaign, each match saved and taken up by the next: results and records."""
    mission, carry = "opening_night", None
    for number in range(MOST_MATCHES):
        setup = GAME.prepare(mission, SEATS, {"campaign": True}, carry)
        outcome, record = recorded(setup, seasoned, seed + number)
        yield outcome.result, record
        following = GAME.following(setup, outcome)
        if not following:
            return
        (mission,), carry = following, outcome.carry
    raise AssertionError(f"no end of the campaign after {MOST_MATCHES} matches")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for file in FOLDER.iterdir():
        file.unlink()
    for plan in PLANS:
        plan.file.write_bytes(build(plan))
    for number, record in enumerate(build_campaign(), start=1):
        campaign_file(number).write_bytes(record)


if __name__ == "__main__":
    main()
