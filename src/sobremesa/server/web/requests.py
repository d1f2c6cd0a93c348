"""What a client asks for over its socket, done in the name of the seats it holds."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Collection, Coroutine, Iterable, Sequence
from contextlib import suppress
from typing import Any, Protocol

import msgspec

from sobremesa.kernel import Ask, Option
from sobremesa.server.config import Limits
from sobremesa.server.limits.accounts import in_thread
from sobremesa.server.metrics import Metrics
from sobremesa.server.tables import taking_back
from sobremesa.server.tables.live import LiveTable
from sobremesa.table.changes import Change
from sobremesa.table.drawing import Drawing, drawn_on
from sobremesa.table.errors import Problem, Refused, refused
from sobremesa.table.late import LateTable, chat_item, for_players
from sobremesa.table.messages import (
    AnyReply,
    AnyRequest,
    Chat,
    Choose,
    Consent,
    Draw,
    Earlier,
    EarlierReply,
    ErrorReply,
    Hint,
    HintReply,
    Hurry,
    Language,
    Lend,
    Look,
    Orders,
    Ping,
    PointAt,
    Pointed,
    Ties,
    Touch,
    Undo,
    WhatIf,
)
from sobremesa.table.moderation import must_be_heard
from sobremesa.table.names import clean
from sobremesa.table.notices import notice, now
from sobremesa.table.plans import Plan, mates, plan_of, with_plan
from sobremesa.table.rendering import scene_of
from sobremesa.table.rows import ChatRow
from sobremesa.table.shown import Shown
from sobremesa.table.standing_orders import written
from sobremesa.table.strokes import Stroke
from sobremesa.table.table import Table
from sobremesa.table.ties import deciding_ties
from sobremesa.table.whatif import Supposition

from .screen import Lent

log = logging.getLogger(__name__)


class Holder(Protocol):
    """Whoever asks: a socket at a table, with its seats and what it has been shown."""

    table: LiveTable
    seen: Table
    seats: frozenset[int]
    limits: Limits
    metrics: Metrics
    language: Language
    shown: Shown
    lent_to_me: Lent

    @property
    def visitor(self) -> str:
        """What tells this spectator from the others at the table."""

    def look(self, seat: int | None, language: Language) -> None:
        """From now on with other eyes, or in another language."""

    def lend(self, seat: int, screen: str | None) -> None:
        """Lend a seat's taps to a screen, or no longer."""

    async def lending_changed(self) -> None:
        """Tell everybody what is lent."""

    @property
    def draws(self) -> bool:
        """Whether it may draw on the board for those who watch."""

    async def draw(self, drawing: Drawing) -> None:
        """Show what was drawn to those who watch."""

    async def point(self, points: Iterable[Pointed]) -> None:
        """Show on the screens what these seats point at."""

    async def reply(self, reply: AnyReply) -> None:
        """Send something besides the answer."""

    async def consult(self, wanted: Hint) -> Coroutine[Any, Any, HintReply]:
        """What the coach says, as soon as it is awaited."""

    async def hurry(self) -> None:
        """Let the bot that thinks for the table come to an end."""


class Requests:
    """Does what one socket asks for."""

    def __init__(self, connection: Holder) -> None:
        self.connection = connection
        self._supposition: Supposition | None = None
        self._advice: asyncio.Task[None] | None = None
        self._version_at_ping = -1

    @property
    def table(self) -> LiveTable:
        """The table that it is about."""
        return self.connection.table

    def lose(self, seats: Collection[int]) -> None:
        """These seats are no longer this socket's."""
        if self._supposition is not None and self._supposition.seat in seats:
            self._supposition = None

    async def do(self, request: AnyRequest) -> int:
        """Do it, or refuse; gives the version of the table afterwards."""
        match request:
            case Choose():
                return await self._choose(request)
            case Look(seat=seat, language=language):
                self._must_hold(seat)
                self.connection.look(seat, language)
            case Undo(seat=seat, to=to):
                self._must_hold(seat)
                return await taking_back.ask_back(
                    self.table, seat, to, self.connection.seats, request.id
                )
            case Consent(seat=seat, number=number, agree=agree):
                self._must_hold(seat)
                return await taking_back.consent(
                    self.table, seat, number, agree, self.connection.seats
                )
            case Chat():
                await self._chat_message(request)
            case Earlier(before=before):
                await self._earlier(before)
            case Orders(seat=seat, windows=windows):
                self._must_hold(seat)
                await self.table.alter(lambda: self._ordered(seat, windows))
            case Ties():
                await self._decide_ties(request)
            case WhatIf():
                await self._suppose(request)
            case Hint():
                self._must_hold(request.seat)
                await self._ask_coach(request)
            case Hurry():
                await self._hurry()
            case Lend():
                await self._lend(request)
            case Touch():
                return await self._touch(request)
            case PointAt():
                await self._point(request)
            case Draw(strokes=strokes):
                await self._draw(strokes)
            case Ping():
                await self._keep_up()
        return self.table.version

    async def _earlier(self, before: int) -> None:
        """The page of the chat before a message."""
        seen = self.connection.seen
        if isinstance(seen, LateTable):
            begin, items = seen.said_before(before)
        else:
            rows = await self.table.store.chat_before(self.table.id, before)
            begin = rows[0].number if rows else before
            items = [chat_item(row) for row in for_players(rows, self.table.row)]
        await self.connection.reply(EarlierReply(begin=begin, items=items))

    def _ordered(self, seat: int, windows: Sequence[str]) -> Change:
        table = self.table
        own = 0 if table.history is None else table.own_turn(seat)
        return Change(seats={seat: {"orders": written(windows, table.chapter, own)}})

    async def _decide_ties(self, request: Ties) -> None:
        self._must_hold(request.seat)
        await self.table.alter(lambda: deciding_ties(self.table, request.seat, request.stop))

    def _must_hold(self, seat: int | None) -> None:
        if seat is not None and seat not in self.connection.seats:
            mine = ", ".join(map(str, sorted(self.connection.seats))) or "none: a spectator"
            raise refused("not_allowed", "seat", f"one of this socket's ({mine})", seat)

    async def _ask_coach(self, request: Hint) -> None:
        """Let the coach think while everything else goes on; it answers when it is ready."""
        if self._advice is not None:
            raise Refused("too_many", "the coach thinks already")
        advice = await self.connection.consult(request)
        self._advice = asyncio.create_task(self._advise(request, advice))

    async def _advise(self, request: Hint, advice: Coroutine[Any, Any, HintReply]) -> None:
        try:
            await self.connection.reply(await advice)
        except Refused as refusal:
            await self.connection.reply(error_reply(request.id, refusal.problem))
        except Exception:
            # Nobody awaits it who would hang up: without an answer the client would wait for ever.
            log.exception("the coach failed", extra={"table": self.table.id})
            problem = Problem(code="failed", message="the coach failed; nothing has changed")
            await self.connection.reply(error_reply(request.id, problem))
        finally:
            self._advice = None

    async def _hurry(self) -> None:
        """Let the bot that thinks come to an end, here or where it thinks."""
        if not self.connection.seats:
            raise Refused("not_allowed", "only whoever plays may hurry a bot")
        await self.connection.hurry()

    async def _lend(self, request: Lend) -> None:
        """Lend a seat's taps to a screen, or no longer, and tell the table."""
        seat, screen = request.seat, request.screen
        self._must_hold(seat)
        there = self.table.everywhere()
        if screen is not None and screen not in there.screens:
            signs = ", ".join(sorted(there.screens)) or "none"
            raise refused("not_found", "screen", f"one of this table's ({signs})", screen)
        if there.lent.get(seat) == screen:
            return
        self.table.end_lending(seat)
        self.connection.lend(seat, screen)
        code = "lent" if screen else "not-lent"
        await self.table.say(notice(self.table.id, code, seat, self.table.seat(seat).name))
        await self.connection.lending_changed()

    async def _point(self, request: PointAt) -> None:
        """Show on the screens what a seat points at, if everybody may know it."""
        self._must_hold(request.seat)
        at = self.table.pointed_at(request.seat, request.on, self.connection.language)
        await self.connection.point([Pointed(request.seat, at)])

    async def _draw(self, strokes: Sequence[Stroke]) -> None:
        """Draw on the board as those see it who watch."""
        if not self.connection.draws:
            raise Refused("not_allowed", "expected the key of the table's commentators, got none")
        seen = self.connection.seen
        scene = scene_of(seen.begun().match, None, self.connection.language)
        await self.connection.draw(drawn_on(scene, strokes, seen.version_for(None)))

    async def _touch(self, request: Touch) -> int:
        version = await self.connection.lent_to_me.answer(self.table, request)
        self.connection.metrics.chosen(self.table.game.id)
        return version

    async def _choose(self, request: Choose) -> int:
        self._must_hold(request.seat)
        if self.table.seat(request.seat).player:
            raise Refused("not_now", f"a bot plays seat {request.seat}: take it back first")
        option = self._option(request)
        version = await self.table.make_choice(request.seat, request.ask, option, request.id)
        self.connection.metrics.chosen(self.table.game.id)
        return version

    def _option(self, request: Choose) -> Callable[[Ask], Option]:
        index, raw = request.index, bytes(request.option)
        if (index is None) is (not raw):
            raise Refused("bad_request", "expected either an index or an option, got both or none")

        def by_index(ask: Ask) -> Option:
            assert index is not None
            if index >= len(ask.options):
                raise refused("not_offered", "index", f"0 to {len(ask.options) - 1}", index)
            return ask.options[index]

        if index is not None:
            return by_index
        try:
            option = self.table.game.option_decoder.decode(raw)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refused("bad_request", f"expected an option of this game: {error}") from error
        return lambda _: option

    async def _chat_message(self, request: Chat) -> None:
        self._must_hold(request.seat)
        seat = None if request.seat is None else self.table.seat(request.seat)
        must_be_heard(self.table.row, seat)
        text = clean("chat", request.text, self.connection.limits.chat_length)
        if seat is None:
            name = clean("name", request.name, self.connection.limits.name_length)
        else:
            name = seat.name
        row = ChatRow(
            game=self.table.id,
            kind="said",
            seat=request.seat,
            name=name,
            text=text,
            at=now(),
            message=_fingerprint(request, name, text),
            visitor=self.connection.visitor if seat is None else "",
        )
        await self.table.say(row)

    async def _suppose(self, request: WhatIf) -> None:
        if request.action == "stop":
            self._supposition = None
            return
        if request.action in ("show", "hide"):
            await self._share(request)
            return
        if request.action == "start":
            if request.seat is None:
                raise Refused("bad_request", "expected a seat to start a what-if, got none")
            self._must_hold(request.seat)
            async with self.table.held():
                self._supposition = Supposition(self.table.playing(), request.seat)
        supposition = self._supposition
        if supposition is None:
            raise Refused("not_now", "there is no what-if: start one first")
        if request.action == "choose":
            if request.index is None:
                raise Refused("bad_request", "expected an index, got none")
            supposition.choose(request.index, self.connection.limits.whatif_steps)
        elif request.action == "back":
            supposition.back()
        await self.connection.reply(
            supposition.reply(self.connection.language, self.connection.shown.board_key)
        )

    async def _share(self, request: WhatIf) -> None:
        """Show what was tried out to those of the same side, or show it no longer."""
        supposition, table = self._supposition, self.table
        if request.action == "hide":
            if request.seat is None:
                raise Refused("bad_request", "expected a seat whose plan is to be hidden, got none")
            self._must_hold(request.seat)
            await self._keep_plan(request.seat, None)
            return
        if supposition is None or not supposition.history.steps:
            raise Refused("not_now", "there is nothing to show: try something out first")
        if not mates(table.game.sides(table.setup), supposition.seat):
            raise Refused("not_now", f"nobody else is on the side of seat {supposition.seat}")
        seat, version = supposition.seat, supposition.version
        if version != table.version_for(seat):
            raise Refused("not_now", "something has happened since: try it out again")
        tried = supposition.tried()
        await self._keep_plan(seat, await in_thread(plan_of, tried, seat, table.version))

    async def _keep_plan(self, seat: int, plan: Plan | None) -> None:
        def change() -> Change | None:
            plans = with_plan(self.table.row.plans, seat, plan, self.table.playing())
            return None if plans == self.table.row.plans else Change(game={"plans": plans})

        await self.table.alter(change)

    async def _keep_up(self) -> None:
        """The client is still there: make sure that no move of another worker was missed."""
        await self.table.keep_up()
        if self.table.version == self._version_at_ping:
            # Whoever moved the table last should make its bots think; unless it died meanwhile.
            self.table.on_move()
        self._version_at_ping = self.table.version


def _fingerprint(request: Chat, name: str, text: str) -> str:
    """What tells one message from every other: its id, and who said it.

    Spectators have no seat, so that it takes their name and words to tell them apart.
    """
    who = [request.seat, request.id] if request.seat is not None else [name, text, request.id]
    return hashlib.blake2b(msgspec.json.encode(who), digest_size=24).hexdigest()


def error_reply(id: str | None, problem: Problem) -> ErrorReply:
    """What went wrong, as it is told to the client whose message had that id."""
    return ErrorReply(
        id=id,
        code=problem.code,
        message=problem.message,
        expected=problem.expected,
        got=problem.got,
    )


def misunderstood(error: Exception) -> Problem:
    """What is said of a message that cannot be read."""
    return Problem(code="bad_request", message=f"expected a message of the protocol: {error}")


class _Identified(msgspec.Struct):
    id: str


def id_of(text: str | None) -> str | None:
    """The id of a message that is wrong otherwise."""
    with suppress(msgspec.DecodeError, UnicodeError, RecursionError):
        return msgspec.json.decode(text or "", type=_Identified).id[:64]
    return None
