"""The process in which bots think: reads questions from its input and writes the answers back.

Runs as `python -m sobremesa.server.bots.mind <megabytes>`. A bot may hang, fail, print or eat
memory here without harm to anybody: this process knows no table, and whoever asked it can end it.
"""

from __future__ import annotations

import os
import queue
import signal
import sys
import threading
import time
from collections.abc import Callable
from typing import Any, BinaryIO, Literal, TypeAlias

import msgspec

from sobremesa.bots import Budget, player_for
from sobremesa.bots.coach import Reason, advise
from sobremesa.bots.review import PLAYOUTS, Look, looks_at
from sobremesa.kernel import Match, find_game
from sobremesa.kernel.record import read_record

LENGTH_BYTES = 4
READY = b"ready"
HURRY = b"hurry"
"""What is sent to a mind that is to come to an end with what it has found."""
LOOKS_SECONDS = 1.0
"""After so long no further choice of a record is looked at: others may wait for the process."""


Task: TypeAlias = Literal["choose", "interrupt", "advise", "review"]


class Thought(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot is asked: a saved match, and whether everybody waits for it.

    Or what a coach is asked: the best options for a seat, and the one `about` which to say more; or
    how some choices of a finished match look afterwards.
    """

    game: str
    match: bytes
    seat: int
    player: str
    seed: int
    seconds: float
    task: Task = "choose"
    about: bytes | None = None
    looks: tuple[int, int] = (0, 0)
    """Which choices of a record are looked at, by number from 0; then `match` is that record."""


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """The option that a bot takes, as JSON; None lets an interruption be. Or what went wrong."""

    option: bytes | None = None
    failed: str = ""


class Counsel(msgspec.Struct, frozen=True, kw_only=True):
    """An option that is advised, as it is written in records, and what speaks for it."""

    option: msgspec.Raw
    chance: float
    low: float
    high: float
    reasons: tuple[Reason, ...]


def packed(frame: bytes) -> bytes:
    """A frame with its length before it."""
    return len(frame).to_bytes(LENGTH_BYTES, "big") + frame


def answer(thought: Thought, hurried: Callable[[], bool] = lambda: False) -> bytes | None:
    """The option that the bot takes, or what is advised or found, as JSON."""
    if thought.task == "review":
        return msgspec.json.encode(_looks(thought))
    game = find_game(thought.game)
    match = Match.load(game, thought.match)
    budget = Budget(seconds=thought.seconds, hurried=hurried)
    if thought.task == "advise":
        return msgspec.json.encode(_counsel(match, thought, budget))
    bot = player_for(game, thought.player, thought.seed)
    if thought.task == "interrupt":
        option = bot.interrupt(match, thought.seat, budget)
        return None if option is None else msgspec.json.encode(option)
    return msgspec.json.encode(bot.choose(match, thought.seat, budget))


def _looks(thought: Thought) -> list[Look]:
    """Looks at choices in their order, one at least; no further one when that takes long."""
    end = time.monotonic() + LOOKS_SECONDS
    record, found = read_record(thought.match), list[Look]()
    for look in looks_at(record, range(*thought.looks), PLAYOUTS):
        found.append(look)
        if time.monotonic() >= end:
            break
    return found


def _counsel(match: Match[Any], thought: Thought, budget: Budget) -> list[Counsel]:
    about = None if thought.about is None else match.game.option_decoder.decode(thought.about)
    advice = advise(match, thought.seat, thought.seed, budget, about)
    return [
        Counsel(
            option=msgspec.Raw(msgspec.json.encode(each.option)),
            chance=each.chance,
            low=each.low,
            high=each.high,
            reasons=each.reasons,
        )
        for each in advice.options
    ]


def _answered(data: bytes, hurried: Callable[[], bool]) -> Answer:
    try:
        return Answer(option=answer(msgspec.json.decode(data, type=Thought), hurried))
    except Exception as error:
        return Answer(failed=repr(error)[:500])


def _listen(source: BinaryIO, questions: queue.Queue[bytes], hurry: threading.Event) -> None:
    """Hand on every question; when nobody is there to ask, end, even in the midst of a thought."""
    while length := source.read(LENGTH_BYTES):
        frame = source.read(int.from_bytes(length, "big"))
        if frame == HURRY:
            hurry.set()
        else:
            hurry.clear()
            questions.put(frame)
    os._exit(0)


def _limit_memory(megabytes: int) -> None:
    try:
        import resource
    except ImportError:  # Windows has no such limits
        return
    most = megabytes * 2**20
    resource.setrlimit(resource.RLIMIT_AS, (most, most))


def main() -> None:
    """Think until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _limit_memory(int(sys.argv[1]))
    # What a bot prints must not stand among the answers.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    questions: queue.Queue[bytes] = queue.Queue()
    hurry = threading.Event()
    heard = (sys.stdin.buffer, questions, hurry)
    threading.Thread(target=_listen, args=heard, daemon=True).start()
    answers.write(packed(READY))
    answers.flush()
    while True:
        answers.write(packed(msgspec.json.encode(_answered(questions.get(), hurry.is_set))))
        answers.flush()


if __name__ == "__main__":
    main()
