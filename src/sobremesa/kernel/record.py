"""Records: one JSON file per game, that can be played again and proves that nothing was touched.

Every choice carries a check that hangs on everything before it, so the first place that was altered
is found; the replay then shows that choices, dice, outcome and final state belong together.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from .dice import commitment, seed_of
from .errors import BadRecord, NotOffered, SobremesaError
from .finding import find_game
from .game import Game
from .match import Match
from .missions import Setup
from .state import Outcome, state_hash

FORMAT = 1


class SeatName(msgspec.Struct, frozen=True):
    """Who sat there: a name, and what kind of player."""

    name: str
    player: str = "human"


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What was played, with which versions, and where its chance came from.

    `commitment` was shown before the first choice; `secret` and `seed` are told when the game is
    over.
    """

    format: int = FORMAT
    game: str
    version: str
    content: str
    setup: Setup
    seats: tuple[SeatName, ...] = ()
    commitment: str = ""
    contributions: tuple[str, ...] = ()
    secret: str = ""
    seed: int | None = None


class Move(msgspec.Struct, frozen=True, array_like=True):
    """A choice as it is written down: the seat, the option, the dice that fell, and the check."""

    seat: int
    option: msgspec.Raw
    dice: tuple[int, ...]
    check: str


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game."""

    header: Header
    opening: tuple[int, ...]
    choices: tuple[Move, ...]
    result: Outcome | None
    hash: str
    seal: str


def record_of(match: Match[Any], header: Header) -> Record:
    """The record of a match that kept its journal."""
    journal = match.journal
    if journal is None:
        raise BadRecord("only a match with a journal can be recorded: start it with keep=True")
    check = _check_header(header, journal.opening_dice)
    moves: list[Move] = []
    for choice in journal.choices:
        option = msgspec.Raw(msgspec.json.encode(choice.option))
        check = _check(check, choice.seat, option, choice.dice)
        moves.append(Move(choice.seat, option, choice.dice, check))
    final = state_hash(match.state)
    return Record(
        header=header,
        opening=journal.opening_dice,
        choices=tuple(moves),
        result=match.outcome,
        hash=final,
        seal=_seal(check, match.outcome, final),
    )


def header_of(match: Match[Any], *, seed: int | None = None, **more: Any) -> Header:
    """The header for a match; `more` are the fields about seats and chance."""
    game, setup = match.game, match.setup
    return Header(
        game=game.id,
        version=game.version,
        content=game.digest(setup),
        setup=setup,
        seed=seed,
        **more,
    )


# Writing and reading


def write_record(record: Record) -> bytes:
    """The one way to write a record: a line for the header, a line for each choice."""
    encode = msgspec.json.encode
    moves = b",\n".join(encode(move) for move in record.choices)
    parts = [
        b'"header":' + encode(record.header),
        b'"opening":' + encode(record.opening),
        b'"choices":[\n' + moves + b"\n]" if moves else b'"choices":[]',
        b'"result":' + encode(record.result),
        b'"hash":' + encode(record.hash),
        b'"seal":' + encode(record.seal),
    ]
    return b"{\n" + b",\n".join(parts) + b"\n}\n"


def read_record(data: bytes) -> Record:
    """A record from its file; what is not one is refused."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"expected a record of a game: {error}") from error
    if record.header.format != FORMAT:
        raise BadRecord(f"expected a record of format {FORMAT}, got {record.header.format}")
    return record


# Playing again


def replay(record: Record, upto: int | None = None) -> Match[Any]:
    """The match again, from the beginning to choice `upto` or to the end."""
    match = begin_again(record)
    for number, move in enumerate(record.choices[:upto], 1):
        play_move(match, move, number)
    return match


def begin_again(record: Record) -> Match[Any]:
    """The match before its first choice."""
    header = record.header
    game = find_game(header.game)
    if game.version != header.version:
        raise BadRecord(
            f"expected a record of {game.id} {game.version}, got one of {header.version}"
        )
    if header.seed is None:
        raise BadRecord("the record has no seed: it is told when the game is over")
    setup = header.setup
    game.prepare(setup.mission, setup.seats, setup.settings)  # refuses what cannot be played
    if game.digest(header.setup) != header.content:
        raise BadRecord(
            f"{game.id} {header.setup.mission}: the record was played with other content "
            f"(expected {game.digest(header.setup)}, got {header.content})"
        )
    return Match.start(game, header.setup, header.seed, keep=True)


def play_move(match: Match[Any], move: Move, number: int) -> None:
    """One recorded choice again."""
    try:
        option = match.game.option_decoder.decode(move.option)
    except msgspec.DecodeError as error:
        raise BadRecord(f"choice {number}: {bytes(move.option).decode()}: {error}") from error
    try:
        match.choose(move.seat, option)
    except NotOffered as error:
        raise BadRecord(f"choice {number}: {error}") from error


# Proving


def verify(data: bytes) -> list[str]:
    """Everything that is wrong with a record, the first place first; an empty list is a proof."""
    try:
        record = read_record(data)
        problem = next(_problems(record, data), None)
    except SobremesaError as error:
        return [str(error)]
    return [] if problem is None else [problem]


def _problems(record: Record, data: bytes) -> Iterator[str]:
    yield from _altered_chain(record)
    yield from _altered_bytes(data, write_record(record))
    yield from _broken_commitment(record.header)
    yield from _different_game(record)


def _altered_chain(record: Record) -> Iterator[str]:
    check = _check_header(record.header, record.opening)
    for number, move in enumerate(record.choices, 1):
        check = _check(check, move.seat, move.option, move.dice)
        if check != move.check:
            where = (
                "the header, the opening dice or choice 1" if number == 1 else f"choice {number}"
            )
            yield f"{where} was altered: expected check {check}, got {move.check}"
            return
    seal = _seal(check, record.result, record.hash)
    if seal != record.seal:
        yield f"the result or the final hash was altered: expected seal {seal}, got {record.seal}"


def _altered_bytes(data: bytes, expected: bytes) -> Iterator[str]:
    if data == expected:
        return
    pairs = zip(data, expected, strict=False)
    shorter = min(len(data), len(expected))
    place = next((i for i, (got, want) in enumerate(pairs) if got != want), shorter)
    line = data.count(b"\n", 0, place) + 1
    column = place - (data.rfind(b"\n", 0, place) + 1) + 1
    yield (
        f"line {line}, column {column}: expected {expected[place : place + 12]!r}, "
        f"got {data[place : place + 12]!r}"
    )


def _broken_commitment(header: Header) -> Iterator[str]:
    if not header.commitment:
        return
    if not header.secret:
        yield "the record has a commitment but no secret: the game is not over"
    elif commitment(header.secret) != header.commitment:
        yield (
            f"the secret does not fit the commitment: expected {header.commitment}, "
            f"got {commitment(header.secret)}"
        )
    elif seed_of(header.secret, header.contributions) != header.seed:
        wanted = seed_of(header.secret, header.contributions)
        yield f"the seed does not follow from the secret: expected {wanted}, got {header.seed}"


def _different_game(record: Record) -> Iterator[str]:
    match = begin_again(record)
    assert match.journal is not None
    if match.journal.opening_dice != record.opening:
        yield (
            f"the opening dice differ: expected {list(match.journal.opening_dice)}, "
            f"got {list(record.opening)}"
        )
    for number, move in enumerate(record.choices, 1):
        play_move(match, move, number)
        fell = match.journal.choices[-1].dice
        if fell != move.dice:
            yield f"choice {number}: expected dice {list(fell)}, got {list(move.dice)}"
    # As they are written: what a campaign carries on has lost its types in the record.
    if msgspec.json.encode(match.outcome) != msgspec.json.encode(record.result):
        yield f"the result differs: expected {match.outcome}, got {record.result}"
    if (final := state_hash(match.state)) != record.hash:
        yield f"the final state differs: expected {final}, got {record.hash}"


# Checks


def _digest(*parts: bytes) -> str:
    whole = hashlib.blake2b(digest_size=8)
    for part in parts:
        whole.update(len(part).to_bytes(4, "big") + part)
    return whole.hexdigest()


def _check_header(header: Header, opening: Sequence[int]) -> str:
    return _digest(msgspec.json.encode(header), msgspec.json.encode(opening))


def _check(before: str, seat: int, option: msgspec.Raw, dice: Sequence[int]) -> str:
    return _digest(
        before.encode(), str(seat).encode(), bytes(option), msgspec.json.encode(tuple(dice))
    )


def _seal(before: str, result: Outcome | None, final: str) -> str:
    return _digest(before.encode(), msgspec.json.encode(result), final.encode())


def game_of(record: Record) -> Game[Any]:
    """The game that the record is of."""
    return find_game(record.header.game)
