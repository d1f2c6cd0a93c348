"""Golden games: one finished game for every way in which each mission can end, and a campaign.

`python -m tests.games.torgue.make_golden` plays them again and writes them to `golden/`, after a
change of the rules that is meant. A game is played by seasoned hunters, by reckless ones who choose
at random, or by careful ones who never finish the job; the first seed that leads to the wanted end
is taken. The campaign is played by seasoned hunters to the death of the Boss, with a defeat on the
way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from sobremesa.bots import Bot
from sobremesa.games.torgue import GAME
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.options import Act, RollForIt
from sobremesa.games.torgue.player import Player
from sobremesa.games.torgue.state import Show
from sobremesa.kernel import Dice, Match, Option
from sobremesa.testing.golden import (
    MOST_SEEDS,
    Chooser,
    GoldenGames,
    Plan,
    reckless,
    recorded,
    seasoned,
)

SEATS = 2
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
"""What seasoned hunters decide by chance here, so that the games differ in it."""


def easygoing(match: Match[Show], players: Sequence[Bot], dice: Dice) -> tuple[int, Option]:
    """Seasoned hunters who leave some things to chance."""
    question = match.asks()[0]
    player = players[question.seat]
    options = [each for each in question.options if not isinstance(each, RollForIt)]
    if len(options) > 1 and isinstance(question, LEFT_TO_CHANCE):
        assert isinstance(player, Player)
        return question.seat, player.dice.pick(options)
    return seasoned(match, players, dice)


def careful(match: Match[Show], players: Sequence[Bot], dice: Dice) -> tuple[int, Option]:
    """Like easygoing hunters, but they never finish what the scenario is about."""
    question, g = match.asks()[0], match.state
    scenario, player = g.scenario, players[question.seat]
    assert scenario is not None
    peaceful = scenario.goal == "kills" and g.kills >= scenario.needed - ALMOST
    if peaceful and isinstance(question, ask.React | ask.Gunzerker):
        return question.seat, question.options[0]
    if not isinstance(question, ask.Act):
        return easygoing(match, players, dice)
    assert isinstance(player, Player)
    allowed = {"move"} if peaceful else None
    rest = [option for option in question.options if not _barred(option, allowed)]
    return question.seat, player.act(g, msgspec.structs.replace(question, options=rest))


def _barred(option: Option, allowed: set[str] | None) -> bool:
    """Whether a careful hunter leaves it alone."""
    if not isinstance(option, Act):
        return False
    return option.action == "interact" or (allowed is not None and option.action not in allowed)


STRONG = {"level": 0, "gear": 9}
SCENARIOS = ("opening_night", "hot_sauce_run", "blackout", "demolition_derby")


def wanted(result: str, choose: Chooser[Show]) -> Iterator[Plan[Show]]:
    """A Wanted mission on each map."""
    for map in range(1, MAPS + 1):
        yield Plan("wanted", result, choose, {"map": map}, f"wanted{map}")


PLANS: tuple[Plan[Show], ...] = (
    *(Plan(scenario, "won", easygoing) for scenario in SCENARIOS),
    Plan("reap_what_you_sow", "boss-slain", easygoing),
    *(Plan(scenario, "no-respawn", reckless) for scenario in (*SCENARIOS, "reap_what_you_sow")),
    Plan("opening_night", "plug", careful, {**STRONG, "plug": 1}),
    *(Plan(scenario, "plug", careful, STRONG) for scenario in SCENARIOS[1:]),
    Plan("reap_what_you_sow", "plug", easygoing),
    *wanted("wanted-won", easygoing),
    *wanted("wanted-lost", reckless),
)
GOLDEN = GoldenGames(GAME, Path(__file__).parent / "golden", PLANS, seats=SEATS)


def campaign_file(number: int) -> Path:
    """Where a match of the campaign is kept."""
    return GOLDEN.folder / f"campaign-{number:02}.json"


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
        match = GOLDEN.play(setup, easygoing, seed + number, keep=True)
        outcome = match.outcome
        assert outcome is not None
        yield outcome.result, recorded(match, seed + number)
        following = GAME.following(setup, outcome)
        if not following:
            return
        (mission,), carry = following, outcome.carry
    raise AssertionError(f"no end of the campaign after {MOST_MATCHES} matches")


if __name__ == "__main__":
    GOLDEN.write()
    for number, record in enumerate(build_campaign(), start=1):
        campaign_file(number).write_bytes(record)
