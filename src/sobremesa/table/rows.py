"""What is kept of a table, wherever it is kept: a row for the table, its seats, entries and chat.

`game` is the id of the table in all of them.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from sobremesa.kernel import TieStop

Status: TypeAlias = Literal["open", "playing", "over"]
Kind: TypeAlias = Literal["start", "choice", "undo", "update", "moved", "record"]
CHAT_PAGE = 200
"""Messages of the chat that are sent at once."""
ChatFor: TypeAlias = Literal["all", "seats", "nobody"]
"""Who may say something at a table."""
Coach: TypeAlias = Literal["never", "request", "always"]
"""How much the coach may say: nothing, what it is asked, or something at every question."""


class TableRow(msgspec.Struct, kw_only=True):
    """A table: what is played, and how it stands. `setup`, `undo`, `result` and `plans` are JSON.

    `rules` and `content` are the version of the rules and the digest of the content with which it
    was begun, `going` both of those with which it goes on. `continues` is the table whose campaign
    goes on here, `continued` the one where it goes on from here. `removed` is the JSON of the
    visitors that the host has sent away. For a seat that does not answer for `patience` seconds (0:
    for ever) the bot `stand_in` plays. Spectators are shown how the table was `delay` choices ago.
    `commentator` is the hash of the key of whoever may draw on the board for them; `arrows` says
    that players see what is drawn.
    """

    id: str
    rulebook: str
    rules: str
    setup: str
    title: str
    listed: bool
    status: Status
    secret: str
    host: str
    opener: str
    revision: int
    undo: str
    result: str
    created_at: int
    moved_at: int
    continues: str = ""
    continued: str = ""
    plans: str = ""
    coach: Coach = "never"
    lessons: bool = False
    content: str = ""
    going: str = ""
    chat: ChatFor = "all"
    removed: str = "[]"
    ties: TieStop = "matters"
    patience: int = 0
    stand_in: str = ""
    delay: int = 0
    commentator: str = ""
    arrows: bool = False


class SeatRow(msgspec.Struct, kw_only=True):
    """A seat: who has it. `player` is empty for a person; `key` is the hash of its key.

    `since` is the version of the table at which its holder took over a seat that was played before;
    `leaving` is the time from which the seat of somebody who is absent may be given away, or 0;
    `stood_in` says that the bot plays only until its holder is back.
    """

    game: str
    seat: int
    name: str = ""
    player: str = ""
    taken: bool = False
    open: bool = False
    key: str = ""
    contribution: str = ""
    orders: str = "[]"
    since: int = 0
    leaving: int = 0
    muted: bool = False
    stood_in: bool = False


class EntryRow(msgspec.Struct, kw_only=True):
    """Something that was written down: the beginning, a choice, an undo, an update of the rules.

    Or that the table has moved to another server, or the record that it brought back from there.
    `data` is the JSON of what was chosen, caused and told, or of the update, or the record; `asked`
    is the version at which the question that is open afterwards was put, `awaited` who is to answer
    it, `steps` how many choices stand, as spectators count; `hidden` has a bit for each viewer who
    cannot tell that it happened; `message` is the client's id for the request.
    """

    game: str
    number: int
    kind: Kind
    seat: int | None = None
    message: str | None = None
    back_to: int | None = None
    data: str = ""
    asked: int
    awaited: str
    steps: int
    hidden: int = 0
    at: int


class AnchorRow(msgspec.Struct, kw_only=True):
    """The state before the choice with that number, at an anchor."""

    game: str
    number: int
    state: str


class ChatRow(msgspec.Struct, kw_only=True):
    """Something that was said, or a notice of the server.

    `message` is a fingerprint of the client's request: the same one again says nothing new;
    `visitor` tells spectators apart; `version` is that of the table when it was said.
    """

    game: str
    number: int = 0
    kind: Literal["said", "notice"]
    seat: int | None = None
    name: str = ""
    text: str
    at: int
    message: str | None = None
    visitor: str = ""
    version: int = 0


class ResultRow(msgspec.Struct, kw_only=True):
    """How a match ended, kept to compare it with others: by its challenge and its result.

    `settings` and `winners` are JSON; `people` is how many persons took part, `seconds` how long
    they played, without the time in which the table just stood there.
    """

    game: str
    rulebook: str
    mission: str
    seats: int
    people: int
    settings: str
    result: str
    winners: str
    steps: int
    seconds: int = 0
    at: int


class Stored(msgspec.Struct):
    """A table as it was found: everything but its chat."""

    game: TableRow
    seats: list[SeatRow]
    entries: list[EntryRow]
    anchors: list[AnchorRow]
    """The latest first."""
