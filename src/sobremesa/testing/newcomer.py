"""What a newcomer is asked: how much of it is the enemies' paperwork, how much comes before a move.

`python -m sobremesa.testing.newcomer` plays every mission of every game as a table is opened by
default: one person and bots on the other seats, ties asked about when they matter, interruptions
when something about them has changed. A quick player answers for the person.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import click
import msgspec

from sobremesa.bots import Bot, Budget, next_choice, player_for
from sobremesa.kernel import LANGUAGES, Ask, Game, Match, Option, Sparing, Value, games

GOAL = 0.05
"""Of a newcomer's decisions no more than this may be ties or chances let go by once more."""
CLICKS = 6
"""So many clicks may come before the first move on the board, those in the lobby among them."""
LOBBY = 2
"""Clicks in the lobby: on the game, and on what opens the table."""
MOVES = ("move", "attack")
"""The tones of what is done on the board."""
_SEATS = 4
_SEEDS = 1_000


class Tally(msgspec.Struct):
    """What the person at the first seat was asked, in some games."""

    games: int = 0
    decisions: int = 0
    ties: int = 0
    again: int = 0
    """Chances let go by, of a kind that had been let go by before."""

    @property
    def paperwork(self) -> float:
        """The share of decisions that are ties or chances let go by once more."""
        return (self.ties + self.again) / max(1, self.decisions)

    def hear(self, match: Match[Any], ask: Ask, option: Option, waved: set[str]) -> None:
        """The person answers."""
        self.decisions += 1
        self.ties += match.game.verdict(match.state, ask) is not None
        if ask.window and option == ask.options[0]:
            self.again += ask.window in waved
            waved.add(ask.window)


class Opened(msgspec.Struct, frozen=True):
    """What is played, and how the table is laid."""

    game: Game[Any]
    mission: str
    seats: int
    settings: Mapping[str, Value] = {}

    def start(self, number: int, player: str) -> tuple[Match[Any], list[Bot]]:
        """A match with one person, for whom a player answers; the others are bots."""
        game, seats = self.game, self.seats
        setup = game.seated(game.prepare(self.mission, seats, self.settings), seats)
        match = Match.start(game, setup, _SEEDS + number, keep=True)
        match.alone, match.sparing = True, Sparing()
        bots = [player_for(game, "steady", _SEEDS * number + seat) for seat in range(seats)]
        bots[0] = player_for(game, player, _SEEDS * number)
        return match, bots


def paperwork(opened: Opened, many: int, player: str) -> Tally:
    """Play so many games, and count what the person is asked."""
    tally = Tally()
    for number in range(many):
        match, players = opened.start(number, player)
        waved: set[str] = set()
        tally.games += 1
        while match.question is not None:
            seat, option = _next_choice(match, players)
            if seat == 0 and (ask := match.ask_of(0)) is not None:
                tally.hear(match, ask, option, waved)
            match.choose(seat, option)
    return tally


def clicks_to_move(opened: Opened, many: int, player: str) -> int:
    """The most clicks that come before the first move of somebody who wants to move at once."""
    return max(_clicks_to_move(*opened.start(number, player)) for number in range(many))


def _clicks_to_move(match: Match[Any], players: list[Bot]) -> int:
    clicks = LOBBY
    while match.question is not None:
        seat, option = _next_choice(match, players)
        moving = _move_among(match) if seat == 0 else None
        before = _places(match)
        match.choose(seat, option if moving is None else moving)
        if moving is not None and _has_acted(match, before):
            return clicks
        clicks += seat == 0
    return clicks


def _next_choice(match: Match[Any], players: list[Bot]) -> tuple[int, Option]:
    """What a group decides is put to the person in it."""
    if 0 in match.asks()[0].group:
        return 0, players[0].choose(match, 0, Budget())
    return next_choice(match, players)


def _move_among(match: Match[Any]) -> Option | None:
    """An option of the person that moves or strikes, as it is shown; else one's own turn."""
    ask = match.ask_of(0)
    if ask is None:
        return None
    prompt = match.game.prompt(match.state, ask, 0, match.game.texts[LANGUAGES[0]])
    shown = [
        (choice.tone, option) for choice, option in zip(prompt.choices, ask.options, strict=True)
    ]
    wanted = (option for tone in MOVES for each, option in shown if each == tone)
    own = (option for option in ask.options if ask.group and _gives_the_turn(match, option))
    return next(wanted, next(own, None))


def _gives_the_turn(match: Match[Any], option: Option) -> bool:
    """Whether the person goes on by itself after what a group has decided."""
    tried = match.copy()
    tried.choose(0, option)
    return tried.question is not None and tried.ask_of(0) is not None and not tried.asks()[0].group


def _has_acted(match: Match[Any], before: dict[str, str]) -> bool:
    """Whether a piece has left its place, or dice have fallen."""
    assert match.journal is not None
    moved = any(before.get(piece, place) != place for piece, place in _places(match).items())
    return moved or bool(match.journal.choices[-1].dice)


def _places(match: Match[Any]) -> dict[str, str]:
    """Where the pieces are that the person sees."""
    scene = match.game.scene(match.state, 0, match.game.texts[LANGUAGES[0]])
    return {piece.id: piece.cell for piece in scene.pieces}


# In words


def _line(opened: Opened, how: str, many: int, player: str) -> str:
    tally = paperwork(opened, many, player)
    clicks = clicks_to_move(opened, many, player)
    return (
        f"{opened.game.id} {opened.mission}, {how}: {tally.decisions / many:.0f} decisions a game, "
        f"{tally.ties / tally.decisions:.1%} ties, {tally.again / tally.decisions:.1%} chances let "
        f"go by once more; {clicks} clicks before the first move"
    )


def offered(game: Game[Any]) -> Opened:
    """What a browser that has not played a game is offered: its course, with seats and settings."""
    taught = next((id for id in game.missions if id in game.courses), None)
    if taught is None:
        first = next(iter(game.missions.values()))
        return Opened(game, first.id, first.seats[0], first.proposal)
    course, low = game.courses[taught], game.missions[taught].seats[0]
    return Opened(game, taught, course.seats or low, course.settings)


def with_bots(game: Game[Any], mission: str) -> Opened:
    """A mission with three bots, or as many as can play."""
    found = game.missions[mission]
    low, high = found.seats
    return Opened(game, mission, min(max(_SEATS, low), high), found.proposal)


@click.command(help="Count what a newcomer is asked in every game, and what comes before a move.")
@click.argument("game", default="")
@click.option("--games", "many", default=12, show_default=True, help="Games of each mission.")
@click.option("--player", default="novice", show_default=True, help="Who answers for the person.")
def main(game: str, many: int, player: str) -> None:
    """Print the count."""
    for each in games().values():
        if game in ("", each.id):
            click.echo(_line(offered(each), "as it is offered", many, player))
            for mission in each.missions:
                opened = with_bots(each, mission)
                click.echo(_line(opened, f"{opened.seats} seats", many, player))


if __name__ == "__main__":
    main()
