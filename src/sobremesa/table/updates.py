"""Which rules a match is played by, and what happens to it when there are others."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from sobremesa.kernel import Game, NotFound, Setup, find_game, seed_of

from .entries import Update
from .restoring import restore_from
from .rows import Stored, TableRow

Fate: TypeAlias = Literal["same", "anchor", "beginning", "lost"]
"""What becomes of a match: nothing changes, it goes on from a snapshot, it is played again from the
beginning, or these rules cannot go on with it."""


class Outlook(msgspec.Struct, frozen=True, kw_only=True):
    """What would become of a table with the rules that are installed."""

    table: str
    game: str
    begun: str
    now: str
    fate: Fate
    choice: int = 0
    """The choice from which on it would be played again."""
    problem: str = ""


def rules_of(game: Game[Any], setup: Setup) -> str:
    """The version of the rules and of the content that a match is played with now."""
    return f"{game.version} {game.digest(setup)}"


def update_of(row: TableRow, game: Game[Any], setup: Setup) -> Update | None:
    """That a match goes on with other rules than it was last played with, if it does."""
    before = row.going or f"{row.rules} {row.content}".strip()
    if row.status != "playing" or before in (rules_of(game, setup), game.version):
        return None
    return Update(before.split()[0], game.version)


def outlook(stored: Stored) -> Outlook:
    """What would become of a table with the rules that are installed here."""
    row = stored.game
    begun = row.going or f"{row.rules} {row.content}".strip()
    try:
        game = find_game(row.rulebook)
        setup = msgspec.json.decode(row.setup, type=Setup)
    except (NotFound, msgspec.DecodeError) as error:
        return _outlook(row, begun, "", fate="lost", problem=str(error))
    now = rules_of(game, setup)
    seed = seed_of(row.secret, tuple(seat.contribution for seat in stored.seats))
    problem = ""
    for anchor in (*stored.anchors, None):
        try:
            history = restore_from(game, setup, seed, stored.entries, anchor)
        except Exception as error:
            # What went wrong may tell what is hidden: its kind is enough.
            problem = problem or type(error).__name__
            continue
        fate: Fate = "same" if begun == now else "beginning" if anchor is None else "anchor"
        return _outlook(row, begun, now, fate=fate, choice=history.anchored)
    return _outlook(row, begun, now, fate="lost", problem=problem)


def _outlook(row: TableRow, begun: str, now: str, **more: Any) -> Outlook:
    return Outlook(table=row.id, game=row.rulebook, begun=begun, now=now, **more)
