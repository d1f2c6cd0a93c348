"""Advice for one seat: what a strong player would do there, told to nobody else."""

from __future__ import annotations

import hashlib

import msgspec

from sobremesa.kernel import Ask, Text
from sobremesa.server.bots.coaching import COACH, Coach
from sobremesa.server.bots.mind import Counsel, Thought
from sobremesa.server.bots.thinkers import BotFailed
from sobremesa.server.tables.live import LiveTable
from sobremesa.table.errors import Refused, refused
from sobremesa.table.history import History
from sobremesa.table.messages import Advised, Hint, HintReply, Language, Why


class Consultation:
    """A question with which a seat has come to the coach."""

    def __init__(
        self, table: LiveTable, version: int, wanted: Hint, ask: Ask, thought: Thought
    ) -> None:
        """The seat counts that `version` of the table."""
        self._table = table
        self._version = version
        self._wanted = wanted
        self._ask = ask
        self._thought = thought

    async def advice(self, coach: Coach, language: Language) -> HintReply:
        """The best options, and the one that the seat wants to know about."""
        wanted = self._wanted
        try:
            found = await coach.advice(self._thought, self._table.id, self._version)
        except BotFailed as failure:
            raise Refused("unavailable", f"the coach has no answer: {failure}") from failure
        text = self._table.game.texts[language]
        counsels = msgspec.json.decode(found or b"[]", type=list[Counsel])
        options = [_advised(self._ask, each, text) for each in counsels]
        return HintReply(seat=wanted.seat, ask=wanted.ask, options=options)


async def consult(table: LiveTable, wanted: Hint, seconds: float) -> Consultation:
    """Come to the coach with the question that a seat is asked."""
    async with table.held():
        history, ask = _asked(table, wanted)
        # What others have chosen in secret is no other position to the seat, and must not show.
        version = history.counting.version(wanted.seat, history.version)
        source = f"{table.row.secret}/{version}/{wanted.seat}/hint".encode()
        thought = _thought(history, ask, wanted, source, seconds)
        return Consultation(table, version, wanted, ask, thought)


def _asked(table: LiveTable, wanted: Hint) -> tuple[History, Ask]:
    """The question that it is about, if it is still put."""
    if table.row.coach == "never":
        raise Refused("not_allowed", "at this table the coach is silent")
    history = table.history
    ask = None if history is None else history.match.ask_of(wanted.seat)
    if history is None or ask is None:
        raise Refused("not_now", f"seat {wanted.seat} is not asked anything")
    number = history.counting.version(wanted.seat, history.asked)
    if number != wanted.ask:
        raise refused("stale", "question", number, wanted.ask)
    if wanted.about is not None and wanted.about >= len(ask.options):
        raise refused("not_offered", "index", f"0 to {len(ask.options) - 1}", wanted.about)
    return history, ask


def _thought(history: History, ask: Ask, wanted: Hint, source: bytes, seconds: float) -> Thought:
    """What the coach is to think about; the same dice come from the same source."""
    about = None if wanted.about is None else msgspec.json.encode(ask.options[wanted.about])
    return Thought(
        game=history.match.game.id,
        match=history.match.save(),
        seat=wanted.seat,
        player=COACH,
        seed=int.from_bytes(hashlib.sha256(source).digest()[:8], "big"),
        seconds=seconds,
        task="advise",
        about=about,
    )


def _advised(ask: Ask, counsel: Counsel, text: Text) -> Advised:
    written = [msgspec.json.encode(option) for option in ask.options]
    return Advised(
        index=written.index(bytes(counsel.option)),
        chance=round(counsel.chance, 3),
        low=round(counsel.low, 3),
        high=round(counsel.high, 3),
        reasons=[
            Why(feature=text(f"feature-{reason.feature}"), better=reason.points > 0)
            for reason in counsel.reasons
            if text.has(f"feature-{reason.feature}")
        ],
    )
