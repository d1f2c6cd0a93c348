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
from typing import BinaryIO

import msgspec

from sobremesa.bots import Budget, player_for
from sobremesa.kernel import Match, find_game

LENGTH_BYTES = 4
READY = b"ready"


class Thought(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot is asked: a saved match, and whether everybody waits for it."""

    game: str
    match: bytes
    seat: int
    player: str
    seed: int
    seconds: float
    interrupt: bool


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """The option that a bot takes, as JSON; None lets an interruption be. Or what went wrong."""

    option: bytes | None = None
    failed: str = ""


def packed(frame: bytes) -> bytes:
    """A frame with its length before it."""
    return len(frame).to_bytes(LENGTH_BYTES, "big") + frame


def answer(thought: Thought) -> bytes | None:
    """The option that the bot takes, as JSON."""
    game = find_game(thought.game)
    match = Match.load(game, thought.match)
    budget = Budget(seconds=thought.seconds)
    bot = player_for(game, thought.player, thought.seed)
    if thought.interrupt:
        option = bot.interrupt(match, thought.seat, budget)
        return None if option is None else msgspec.json.encode(option)
    return msgspec.json.encode(bot.choose(match, thought.seat, budget))


def _answered(data: bytes) -> Answer:
    try:
        return Answer(option=answer(msgspec.json.decode(data, type=Thought)))
    except Exception as error:
        return Answer(failed=repr(error)[:500])


def _listen(source: BinaryIO, questions: queue.Queue[bytes]) -> None:
    """Hand on every question; when nobody is there to ask, end, even in the midst of a thought."""
    while length := source.read(LENGTH_BYTES):
        questions.put(source.read(int.from_bytes(length, "big")))
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
    threading.Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    answers.write(packed(READY))
    answers.flush()
    while True:
        answers.write(packed(msgspec.json.encode(_answered(questions.get()))))
        answers.flush()


if __name__ == "__main__":
    main()
