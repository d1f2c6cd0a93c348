"""No empty question: whether it matters what is answered, and how often nothing is.

`python -m sobremesa.testing.questions incursion` plays games by bots and counts what they are
asked, and how often they let a chance go by.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import click
import msgspec

from sobremesa.bots import Budget, next_choice, player_for
from sobremesa.kernel import (
    Dice,
    Game,
    Match,
    Option,
    Question,
    asks_always,
    find_game,
    state_hash,
)

from .promises import differing, listed, named

_TRIES = 60
"""How often answers are followed, with other dice each time, to see whether they differ."""
_FAR = 24
"""For how many choices they are followed."""


def idle(match: Match[Any], dice: Dice) -> str:
    """Why a question decides nothing, as far as its seat can know; empty if it does.

    An answer may also count for nothing because of what fate brings before the next anchor: a hero
    who falls either way. So a kind of question is empty only if it often is.
    """
    ask = match.question
    if not isinstance(ask, Question) or ask.also:
        return ""
    if len(ask.options) == 1:
        # Asked all the same, so that a pause does not betray what somebody holds.
        uniform = ask.secret or asks_always(match.setup.settings)
        return "" if uniform else f"{named(ask)} offers {ask.options[0]} alone"
    first, *others = ask.options
    for _ in range(_TRIES):
        twin = match.veiled(ask.seat, dice)
        if differing(ask, twin.question):
            return ""
        seed = dice.next()
        if any(_lead_apart(twin, ask.seat, first, other, Dice(seed)) for other in others):
            return ""
    return f"{named(ask)} decides nothing: {listed(ask)} all lead to the same"


def _lead_apart(match: Match[Any], seat: int, option: Option, other: Option, dice: Dice) -> bool:
    """Whether two answers make a difference, with dice that fall alike, up to the next anchor."""
    here, there = match.copy(), match.copy()
    here.choose(seat, option)
    there.choose(seat, other)
    for _ in range(_FAR):
        if differing(here.question, there.question):
            return True
        if state_hash(here.state) != state_hash(there.state):
            return True
        if here.question is None or here.question.anchor:
            return False
        ask = here.asks()[0]
        choice = ask.seat, dice.pick(ask.options)
        here.choose(*choice)
        there.choose(*choice)
    return True


class Count(msgspec.Struct):
    """What was asked in some games of one mission."""

    games: int = 0
    asked: Counter[str] = msgspec.field(default_factory=Counter)
    windows: Counter[str] = msgspec.field(default_factory=Counter)
    passed: Counter[str] = msgspec.field(default_factory=Counter)

    @property
    def decisions(self) -> float:
        """How many decisions a game has."""
        return sum(self.asked.values()) / self.games


def count_questions(game: Game[Any], mission: str, seats: int, games: int, seed: int) -> Count:
    """Play games by the bots of the game, and count."""
    count = Count()
    for number in range(games):
        count.games += 1
        match = Match.start(game, game.prepare(mission, seats), seed + number)
        players = [player_for(game, "heuristic", seed + number + seat) for seat in range(seats)]
        while match.question is not None:
            seat, option = next_choice(match, players, Budget())
            ask = match.ask_of(seat)
            assert ask is not None
            count.asked[ask.kind] += 1
            if ask.window:
                count.windows[ask.window] += 1
                count.passed[ask.window] += option == ask.options[0]
            match.choose(seat, option)
    return count


def lines(mission: str, count: Count) -> Iterator[str]:
    """What was counted, in words: questions by their share, windows by how many let them pass."""
    yield f"{mission}: {count.decisions:.0f} decisions a game, over {count.games} games"
    whole = sum(count.asked.values())
    for prompt, times in count.asked.most_common():
        yield f"  {times / whole:6.1%}  {times / count.games:7.1f} a game  {prompt}"
    for window, times in count.windows.most_common():
        yield f"  {count.passed[window] / times:6.1%} of {times} chances let pass  {window}"


@click.command(help="Count what bots are asked in games of every mission, and what they let pass.")
@click.argument("game")
@click.option("--mission", default="", help="Only this one.")
@click.option("--seats", default=4, show_default=True, help="How many seats, if so many can play.")
@click.option("--games", default=40, show_default=True, help="How many games of each mission.")
@click.option("--seed", default=7, show_default=True, help="Where chance comes from.")
def main(game: str, mission: str, seats: int, games: int, seed: int) -> None:
    """Print the count."""
    found = find_game(game)
    for each in found.missions.values():
        if mission in ("", each.id):
            low, high = each.seats
            count = count_questions(found, each.id, min(max(seats, low), high), games, seed)
            click.echo("\n".join(lines(each.id, count)))


if __name__ == "__main__":
    main()
