"""Who sits where: opening a table, sitting down, handing a seat to a bot or a friend and back."""

from __future__ import annotations

import math
import time
from collections.abc import Collection
from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from sqlalchemy import Connection

from sobremesa.bots import bots_of
from sobremesa.kernel import (
    BadContent,
    Dice,
    Game,
    NotFound,
    Outcome,
    Setup,
    Value,
    find_game,
    fresh_secret,
)
from sobremesa.server.config import Limits
from sobremesa.server.store.lists import opened_by
from sobremesa.server.store.store import Store
from sobremesa.table.errors import Refused, refused
from sobremesa.table.keys import chosen_key, key_hash, new_id, new_key
from sobremesa.table.names import clean
from sobremesa.table.notices import notice, now
from sobremesa.table.rows import SeatRow, TableRow

from .live import Change, LiveTable

_MOST_SEATS = 12


class NewSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a new table: for somebody with a link, for anybody, or for a bot.

    The `same` one sits down with the key that they have at the table that is continued.
    """

    kind: Literal["link", "open", "bot", "same"]
    player: str = ""


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody wants to play."""

    game: str
    mission: str
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=_MOST_SEATS)]
    settings: dict[str, Value] = {}
    title: str = ""
    listed: bool = False
    continues: str = ""


class Opened(msgspec.Struct, frozen=True):
    """A table that was opened: its id, the host's key, and the keys of the seats."""

    id: str
    host: str
    keys: list[str | None]


async def open_table(
    store: Store,
    limits: Limits,
    wanted: NewTable,
    opener: str,
    before: LiveTable | None = None,
    key: str | None = None,
) -> Opened:
    """A new table. Nobody sits at it yet. `before` is the one that it continues."""
    game, setup = _set_up(wanted, before)
    for seat in wanted.seats:
        if seat.kind == "bot":
            known_bot(game, seat.player)
    if before is not None and key is not None:
        must_belong(before, key)
    same = _same_keys(wanted, before, key)
    id, host = new_id(), new_key()
    keys = [new_key() if seat.kind == "link" else None for seat in wanted.seats]
    row = TableRow(
        id=id,
        rulebook=game.id,
        rules=game.version,
        setup=msgspec.json.encode(setup).decode(),
        title=clean("title", wanted.title, limits.name_length, empty=True),
        listed=wanted.listed,
        status="open",
        secret=fresh_secret(),
        host=key_hash(host),
        opener=opener,
        revision=0,
        undo="",
        result="",
        created_at=now(),
        moved_at=now(),
        continues=wanted.continues,
    )
    seats = [
        SeatRow(
            game=id,
            seat=number,
            player=seat.player if seat.kind == "bot" else "",
            open=seat.kind == "open",
            key=key_hash(key) if key else same.get(number, ""),
        )
        for number, (seat, key) in enumerate(zip(wanted.seats, keys, strict=True))
    ]
    await store.create(row, seats, partial(_room_for_another, limits, opener))
    return Opened(id, host, keys)


def _room_for_another(limits: Limits, opener: str, connection: Connection) -> None:
    lately, unfinished = opened_by(connection, opener, now() - 3600)
    if lately >= limits.tables_per_hour:
        raise refused("too_many", "tables in an hour", f"at most {limits.tables_per_hour}", lately)
    if unfinished >= limits.open_tables:
        raise refused("too_many", "unfinished tables", f"at most {limits.open_tables}", unfinished)


def _set_up(wanted: NewTable, before: LiveTable | None) -> tuple[Game[Any], Setup]:
    """What is to be played; a campaign goes on with the settings that it had."""
    try:
        game = find_game(wanted.game)
        # A bot's seat may be a person's some day. As long as one plays alone, `Match.alone` holds.
        persons = len(wanted.seats)
        if before is None:
            setup = game.prepare(wanted.mission, len(wanted.seats), wanted.settings)
            return game, game.seated(setup, persons)
        setup = game.seated(_continued(game, wanted, before), persons)
        game.new(setup, game.book(setup), Dice(0))  # refuses what it cannot take over
    except (NotFound, BadContent) as error:
        raise Refused("bad_request", str(error)) from error
    return game, setup


def _continued(game: Game[Any], wanted: NewTable, before: LiveTable) -> Setup:
    """The next match of a campaign, which takes over what the finished one hands on."""
    if before.game.id != wanted.game:
        raise refused("bad_request", "the game to continue", before.game.id, wanted.game)
    if not before.row.result:
        raise Refused("not_now", "the match to continue is not over")
    outcome = msgspec.json.decode(before.row.result, type=Outcome)
    following = game.following(before.setup, outcome)
    if wanted.mission not in following:
        expected = ", ".join(following) or "none: the campaign is over"
        raise refused("bad_request", "the next mission", expected, wanted.mission)
    had = game.missions[before.setup.mission].unusual(before.setup.options)
    has = {setting.id for setting in game.missions[wanted.mission].settings}
    settings = {id: value for id, value in had.items() if id in has} | wanted.settings
    return game.prepare(wanted.mission, len(wanted.seats), settings, outcome.carry)


def _same_keys(wanted: NewTable, before: LiveTable | None, key: str | None) -> dict[int, str]:
    """The hashes of the keys by which those who sat at the last table sit down at this one."""
    same = [number for number, seat in enumerate(wanted.seats) if seat.kind == "same"]
    if same and (before is None or key is None):
        raise Refused(
            "bad_request", "expected a table to continue and a key of it for the same people"
        )
    return {} if before is None else {number: before.seat(number).key for number in same}


async def announce_next(table: LiveTable, following: str) -> None:
    """Tell those at a finished table where its campaign goes on."""
    await table.alter(lambda: Change(game={"continued": following}))


def known_bot(game: Game[Any], player: str) -> None:
    """Refuse a bot that there is not."""
    if player not in bots_of(game):
        raise refused("bad_request", "bot", f"one of {', '.join(bots_of(game))}", repr(player))


# Rights


def seat_of_key(table: LiveTable, key: str) -> int | None:
    """The seat that a key opens."""
    hashed = key_hash(key)
    return next((seat.seat for seat in table.seats if seat.key == hashed), None)


def is_host(table: LiveTable, key: str) -> bool:
    """Whether a key is the host's."""
    return key_hash(key) == table.row.host


def must_belong(table: LiveTable, key: str) -> None:
    """Refuse whoever has no key of this table."""
    if seat_of_key(table, key) is None and not is_host(table, key):
        raise Refused("not_allowed", "expected a key of the table to continue, got another")


def must_be_host(table: LiveTable, key: str) -> None:
    """Refuse anybody else."""
    if not is_host(table, key):
        raise Refused("not_allowed", "expected the host's key, got another")


def must_hold(table: LiveTable, seat: int, key: str) -> None:
    """Refuse a key of another seat."""
    if seat_of_key(table, key) != seat:
        raise Refused("not_allowed", f"expected the key of seat {seat}, got another")


# Sitting down


class Sitting(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who sits down, with a part of the chance and the key that will be theirs."""

    name: str
    contribution: str
    key: str
    seat: int | None = None


async def sit(table: LiveTable, limits: Limits, key: str | None, sitting: Sitting) -> int:
    """Take a seat; gives which. The match begins when the last seat is taken.

    Whoever sits down makes the new key, so that the same request finds the same seat again when
    its answer was lost.
    """
    name = clean("name", sitting.name, limits.name_length)
    contribution = clean(
        "contribution", sitting.contribution, limits.contribution_length, empty=True
    )
    fresh = chosen_key(sitting.key)

    def change() -> Change | None:
        if seat_of_key(table, fresh) is not None:
            return None
        seat = _free_seat(table, key, sitting.seat)
        fields = {"name": name, "taken": True, "open": False, "player": "", "key": key_hash(fresh)}
        if table.row.status == "open":
            fields["contribution"] = contribution
        elif not table.seat(seat).taken:
            fields["since"] = table.version
        return Change(seats={seat: fields}, notices=[notice(table.id, "sat", seat, name)])

    await table.alter(change)
    await table.start_if_ready()
    seat = seat_of_key(table, fresh)
    if seat is None:
        raise Refused("not_now", "somebody else has sat down there in the meantime")
    return seat


def _free_seat(table: LiveTable, key: str | None, wanted: int | None) -> int:
    if key is not None:
        seat = seat_of_key(table, key)
        if seat is None:
            raise Refused("not_allowed", "expected a key of this table, got one that opens nothing")
        return seat
    if wanted is None:
        raise Refused("bad_request", "expected the key of a seat or an open seat, got neither")
    if not table.seat(wanted).open:
        raise Refused("not_now", f"expected an open seat, got seat {wanted}, which is not")
    return wanted


async def rename(table: LiveTable, limits: Limits, seat: int, key: str, wanted: str) -> None:
    """Another name."""
    name = clean("name", wanted, limits.name_length)

    def change() -> Change | None:
        must_hold(table, seat, key)
        if table.seat(seat).name == name:
            return None
        return Change(
            seats={seat: {"name": name}}, notices=[notice(table.id, "renamed", seat, name)]
        )

    await table.alter(change)


async def hand_over(table: LiveTable, seat: int, key: str, player: str) -> None:
    """Give a seat to a bot, or take it back from one (`player` empty).

    The seat's own holder may always do so, the host when nobody is there.
    """

    def change() -> Change | None:
        now_player = table.seat(seat).player
        if seat_of_key(table, key) != seat:
            must_be_host(table, key)
            if seat in table.everywhere()[0]:
                raise Refused("not_allowed", f"seat {seat} is there: only its holder may do that")
        if player:
            known_bot(table.game, player)
        if player == now_player:
            return None
        code = "to-bot" if player else "from-bot"
        return Change(
            seats={seat: {"player": player}},
            notices=[notice(table.id, code, seat, table.seat(seat).name)],
        )

    await table.alter(change)
    await table.start_if_ready()
    table.on_move()


async def reopen(table: LiveTable, limits: Limits, seat: int, key: str) -> str | None:
    """A new key for a seat whose holder is gone; None as long as the holder may still answer.

    The first request tells everybody and lets a while go by, in which the holder need only come to
    the table, or say so. Only one after that brings the key. A seat where nobody sits has nobody
    to wait for.
    """
    fresh = new_key()

    def change() -> Change | None:
        must_be_host(table, key)
        held = table.seat(seat)
        if held.taken and seat in table.everywhere()[0]:
            raise Refused("not_allowed", f"seat {seat} is there: only its holder may give it away")
        if held.taken and not held.leaving:
            wait = {"leaving": math.ceil(time.time() + limits.absent_seconds)}
            return Change(
                seats={seat: wait}, notices=[notice(table.id, "leaving", seat, held.name)]
            )
        if held.taken and time.time() < held.leaving:
            return None
        freed = {"key": key_hash(fresh), "taken": False, "leaving": 0, "since": table.version}
        return Change(
            seats={seat: {**freed, "orders": "[]"}},
            notices=[notice(table.id, "reopened", seat, held.name)],
        )

    await table.alter(change)
    return fresh if seat_of_key(table, fresh) == seat else None


async def stay(table: LiveTable, seats: Collection[int]) -> None:
    """The holders of these seats are there: nobody gives their seats away."""

    def change() -> Change | None:
        back = [seat for seat in seats if table.seat(seat).leaving]
        return (
            Change(
                seats={seat: {"leaving": 0} for seat in back},
                notices=[notice(table.id, "here", seat, table.seat(seat).name) for seat in back],
            )
            if back
            else None
        )

    await table.alter(change)


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
