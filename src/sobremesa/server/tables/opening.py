"""Opening a table: what is to be played, by whom, and where a campaign goes on."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta
from sqlalchemy import Connection

from sobremesa.bots import bots_of, usual
from sobremesa.kernel import (
    BadContent,
    Dice,
    Game,
    Mission,
    NotFound,
    Outcome,
    Setup,
    TieStop,
    Value,
    find_game,
    fresh_secret,
)
from sobremesa.kernel.missions import ASK_ALWAYS
from sobremesa.server.config import Limits
from sobremesa.server.store.openings import opened_lately, unfinished
from sobremesa.server.store.store import Store
from sobremesa.table.changes import Change
from sobremesa.table.errors import Refused, refused
from sobremesa.table.keys import key_hash, new_id, new_key
from sobremesa.table.names import clean
from sobremesa.table.notices import now
from sobremesa.table.rows import Coach, SeatRow, TableRow
from sobremesa.table.seating import must_belong

from .live import LiveTable

_MOST_SEATS = 12


Patience: TypeAlias = Literal[0, 3600, 86400, 259200]
"""For how many seconds a seat is waited for before a bot stands in: for ever, an hour, one day or
three."""


Delay: TypeAlias = Literal[0, 10, 30, 100]
"""How many choices spectators are behind."""


class NewSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a new table: for somebody with a link, for anybody, or for a bot.

    The `same` one sits down with the key that they have at the table that came before; `former` is
    their seat there, if it is another one.
    """

    kind: Literal["link", "open", "bot", "same"]
    player: str = ""
    former: int | None = None


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody wants to play.

    `continues` is the finished table whose campaign goes on, `again` one whose people play another
    match; settings that are left out are as they were there. After `patience` seconds the bot
    `stand_in`, or the game's usual one, plays for whoever is awaited. Spectators are shown how
    it was `delay` choices ago.
    """

    game: str
    mission: str
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=_MOST_SEATS)]
    settings: dict[str, Value] = {}
    title: str = ""
    listed: bool = False
    coach: Coach = "request"
    lessons: bool = False
    ties: TieStop = "matters"
    patience: Patience = 0
    stand_in: str = ""
    delay: Delay = 0
    continues: str = ""
    again: str = ""

    @property
    def before(self) -> str:
        """The table that came before this one, if any."""
        return self.continues or self.again


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
    """A new table. Nobody sits at it yet. `before` is the one that came before it."""
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
        coach=wanted.coach,
        lessons=wanted.lessons,
        ties=wanted.ties,
        patience=wanted.patience,
        stand_in=_stand_in(game, wanted),
        delay=wanted.delay,
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


def _stand_in(game: Game[Any], wanted: NewTable) -> str:
    """The bot that plays for whoever does not answer, at a table that has agreed on one."""
    if not wanted.patience:
        return ""
    if wanted.stand_in:
        known_bot(game, wanted.stand_in)
    return wanted.stand_in or usual(game)


def _room_for_another(limits: Limits, opener: str, connection: Connection) -> None:
    most = limits.tables_per_hour
    if (lately := opened_lately(connection, opener)) >= most:
        raise refused("too_many", "tables in an hour", f"at most {most}", lately)
    most = limits.open_tables
    if (open := unfinished(connection, opener)) >= most:
        raise refused("too_many", "unfinished tables", f"at most {most}", open)


def _set_up(wanted: NewTable, before: LiveTable | None) -> tuple[Game[Any], Setup]:
    """What is to be played; a campaign goes on with the settings that it had."""
    try:
        game = find_game(wanted.game)
        # A bot's seat may be a person's some day. As long as one plays alone, `Match.alone` holds.
        persons = len(wanted.seats)
        if before is None:
            setup = game.prepare(wanted.mission, len(wanted.seats), wanted.settings)
            return game, game.seated(setup, persons)
        after = _continued if wanted.continues else _again
        setup = game.seated(after(game, wanted, before), persons)
        game.new(setup, game.book(setup), Dice(0))  # refuses what it cannot take over
    except (NotFound, BadContent) as error:
        raise Refused("bad_request", str(error)) from error
    return game, setup


def _continued(game: Game[Any], wanted: NewTable, before: LiveTable) -> Setup:
    """The next match of a campaign, which takes over what the finished one hands on."""
    outcome = _outcome(wanted, before)
    following = game.following(before.setup, outcome)
    if wanted.mission not in following:
        expected = ", ".join(following) or "none: the campaign is over"
        raise refused("bad_request", "the next mission", expected, wanted.mission)
    settings = _settings(game, wanted, before)
    return game.prepare(wanted.mission, len(wanted.seats), settings, outcome.carry)


def _again(game: Game[Any], wanted: NewTable, before: LiveTable) -> Setup:
    """Another match for the people of a finished one: nothing is handed on but the settings."""
    _outcome(wanted, before)
    settings = _settings(game, wanted, before)
    return game.prepare(wanted.mission, len(wanted.seats), settings)


def _outcome(wanted: NewTable, before: LiveTable) -> Outcome:
    """How the match before ended: of the same game, and over."""
    if before.game.id != wanted.game:
        raise refused("bad_request", "the game of the table before", before.game.id, wanted.game)
    if not before.row.result:
        raise Refused("not_now", "the match before is not over")
    return msgspec.json.decode(before.row.result, type=Outcome)


def _settings(game: Game[Any], wanted: NewTable, before: LiveTable) -> dict[str, Value]:
    """The unusual settings of the match before that this mission has, too, and those wanted now."""
    had = game.missions[before.setup.mission].unusual(before.setup.settings)
    has = {each.id for each in game.missions.get(wanted.mission, _NO_MISSION).settings}
    kept = {id: value for id, value in had.items() if id in has and id != ASK_ALWAYS.id}
    return kept | wanted.settings


_NO_MISSION = Mission(id="", seats=(1, 1), minutes=1)


def _same_keys(wanted: NewTable, before: LiveTable | None, key: str | None) -> dict[int, str]:
    """The hashes of the keys by which those who sat at the last table sit down at this one."""
    same = [number for number, seat in enumerate(wanted.seats) if seat.kind == "same"]
    if same and (before is None or key is None):
        raise Refused(
            "bad_request", "expected a table that came before and a key of it for the same people"
        )
    if before is None:
        return {}
    former = {number: wanted.seats[number].former for number in same}
    seats = {number: number if seat is None else seat for number, seat in former.items()}
    if len(set(seats.values())) < len(seats):
        raise Refused("bad_request", f"expected a seat of its own for everybody, got {seats}")
    return {number: before.seat(seat).key for number, seat in seats.items()}


async def announce_next(table: LiveTable, following: str) -> None:
    """Tell those at a finished table where they play on."""
    await table.alter(lambda: Change(game={"continued": following}))


def known_bot(game: Game[Any], player: str) -> None:
    """Refuse a bot that there is not."""
    if player not in bots_of(game):
        raise refused("bad_request", "bot", f"one of {', '.join(bots_of(game))}", repr(player))
