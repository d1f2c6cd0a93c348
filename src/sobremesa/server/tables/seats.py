"""Sitting down at a table that others look at, and handing a seat to a bot or a friend and back."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from sobremesa.server.config import Limits
from sobremesa.table.changes import Change
from sobremesa.table.drawing import naming_commentator, showing_arrows
from sobremesa.table.errors import Refused
from sobremesa.table.keys import chosen_key, new_key
from sobremesa.table.moderation import chat_for, delaying, listing, muting, removing
from sobremesa.table.names import clean
from sobremesa.table.rows import ChatFor
from sobremesa.table.seating import (
    Sitting,
    handing_over,
    must_be_host,
    opening_up,
    renaming,
    reopening,
    seat_of_key,
    sitting_down,
    staying,
)

from .live import LiveTable
from .opening import known_bot


async def sit(table: LiveTable, limits: Limits, key: str | None, sitting: Sitting) -> int:
    """Take a seat; gives which. The match begins when the last seat is taken.

    Whoever sits down makes the new key, so that the same request finds the same seat again when
    its answer was lost.
    """
    most = limits.contribution_length
    sitting = msgspec.structs.replace(
        sitting,
        name=clean("name", sitting.name, limits.name_length),
        contribution=clean("contribution", sitting.contribution, most, empty=True),
        key=chosen_key(sitting.key),
    )
    await table.alter(lambda: sitting_down(table, key, sitting))
    await table.start_if_ready()
    seat = seat_of_key(table, sitting.key)
    if seat is None:
        raise Refused("not_now", "somebody else has sat down there in the meantime")
    return seat


async def open_up(table: LiveTable, seat: int, key: str, open: bool) -> None:
    """Let whoever knows the table take a free seat, or no longer."""
    await table.alter(lambda: opening_up(table, seat, key, open))


async def rename(table: LiveTable, limits: Limits, seat: int, key: str, wanted: str) -> None:
    """Another name."""
    name = clean("name", wanted, limits.name_length)
    await table.alter(lambda: renaming(table, seat, key, name))


async def hand_over(table: LiveTable, seat: int, key: str, player: str) -> None:
    """Give a seat to a bot, or take it back from one (`player` empty)."""

    def change() -> Change | None:
        handed = handing_over(table, seat, key, player)
        if player:
            known_bot(table.game, player)
        return handed

    await table.alter(change)
    await table.start_if_ready()
    table.on_move()


async def reopen(table: LiveTable, limits: Limits, seat: int, key: str) -> str | None:
    """A new key for a seat whose holder is gone; None as long as the holder may still answer."""
    fresh = new_key()
    await table.alter(lambda: reopening(table, seat, key, fresh, limits.absent_seconds))
    return fresh if seat_of_key(table, fresh) == seat else None


async def stay(table: LiveTable, seats: Collection[int]) -> None:
    """The holders of these seats are there: nobody gives their seats away."""
    await table.alter(lambda: staying(table, seats))


async def mute(table: LiveTable, seat: int, key: str, muted: bool) -> None:
    """A seat may not say anything, or may again."""
    must_be_host(table, key)
    await table.alter(lambda: muting(table.row, table.seat(seat), muted))


async def let_chat(table: LiveTable, key: str, who: ChatFor) -> None:
    """Who may say something from now on."""
    must_be_host(table, key)
    await table.alter(lambda: chat_for(table.row, who))


async def let_watch(table: LiveTable, key: str, listed: bool | None, delay: int | None) -> None:
    """Whether the lobby shows the table, and how many choices spectators are behind."""
    must_be_host(table, key)
    if listed is not None:
        await table.alter(lambda: listing(table.row, listed))
    if delay is not None:
        await table.alter(lambda: delaying(table.row, delay))


async def name_commentator(table: LiveTable, key: str, fresh: str) -> None:
    """Whoever has the fresh key may draw from now on; nobody, if there is none."""
    must_be_host(table, key)
    await table.alter(lambda: naming_commentator(fresh))


async def show_arrows(table: LiveTable, key: str, arrows: bool) -> None:
    """Whether players see what is drawn while they play."""
    must_be_host(table, key)
    await table.alter(lambda: showing_arrows(table.row, arrows))


async def remove(table: LiveTable, key: str, visitor: str) -> None:
    """Send a spectator away."""
    must_be_host(table, key)
    await table.alter(lambda: removing(table.row, visitor))


async def start(table: LiveTable, key: str) -> None:
    """Begin although seats are free."""
    if seat_of_key(table, key) is None:
        must_be_host(table, key)
    if not table.persons() and not any(seat.player for seat in table.seats):
        raise Refused("not_now", "expected somebody at the table, there is nobody")
    await table.start_if_ready(force=True)


async def close(table: LiveTable, key: str) -> None:
    """Close a table that has not begun; abandon one that is played. A finished one is kept."""
    must_be_host(table, key)
    if table.row.status == "over":
        raise Refused("not_now", "the match is over; finished games are kept")
    await table.store.delete(table.id)
    table.close()
