"""Choices in short: `play(match, "0 Bid 2", "1 Bid 0", "Eat ham", "pass")`.

A choice is written as the seat, which may be left out when only one seat is awaited, the name of
the option's type in any case, and its fields in order. Fields at the end may be left out as long as
only one offered option fits.
"""

from __future__ import annotations

import enum
import shlex
from typing import Any

import msgspec

from sobremesa.kernel import Ask, Match, NotOffered, Option


def play(match: Match[Any], *choices: str) -> None:
    """Make choices, one after the other."""
    for choice in choices:
        seat, option = read_choice(match, choice)
        match.choose(seat, option)


def offered(match: Match[Any], seat: int | None = None) -> list[str]:
    """What a seat is offered now, in notation; nothing if it is not asked.

    The seat may be left out when only one is awaited.
    """
    ask = match.ask_of(_only_awaited(match) if seat is None else seat)
    return [] if ask is None else [notation(option) for option in ask.options]


def notation(option: Option) -> str:
    """An option in short."""
    return shlex.join([type(option).__name__, *_fields(option)])


def read_choice(match: Match[Any], choice: str) -> tuple[int, Option]:
    """The seat and the offered option that a choice in notation means."""
    words = shlex.split(choice)
    seat = int(words.pop(0)) if words and words[0].isdigit() else _only_awaited(match)
    ask = match.ask_of(seat)
    if ask is None:
        raise NotOffered(f"{choice!r}: seat {seat} is not asked; {_situation(match)}")
    if not words:
        raise NotOffered(f"{choice!r}: expected an option after the seat; {_offers(ask)}")
    found = [option for option in ask.options if _fits(option, words)]
    exact = [option for option in found if len(_fields(option)) == len(words) - 1]
    if len(exact) == 1:
        return seat, exact[0]
    if len(found) > 1:
        several = ", ".join(map(notation, found))
        raise NotOffered(f"{choice!r} may mean any of: {several}")
    if not found:
        raise NotOffered(f"{choice!r}: not offered to seat {seat}; {_offers(ask)}")
    return seat, found[0]


def _only_awaited(match: Match[Any]) -> int:
    awaited = match.awaited()
    if len(awaited) != 1:
        raise NotOffered(f"expected a choice that begins with its seat; {_situation(match)}")
    return awaited[0]


def _situation(match: Match[Any]) -> str:
    if match.outcome is not None:
        return f"the match is over: {match.outcome.result}"
    return " ".join(f"{_offers(ask)}." for ask in match.asks())


def _offers(ask: Ask) -> str:
    return f"{ask.kind!r} offers seat {ask.seat}: {', '.join(map(notation, ask.options))}"


def _fits(option: Option, words: list[str]) -> bool:
    name, *fields = (word.lower() for word in words)
    own = [field.lower() for field in _fields(option)]
    return type(option).__name__.lower() == name and own[: len(fields)] == fields


def _fields(option: Option) -> list[str]:
    return [_short(getattr(option, name)) for name in option.__struct_fields__]


def _short(value: object) -> str:
    """A field in short: one word."""
    if isinstance(value, enum.StrEnum):
        return value.value
    if isinstance(value, enum.Enum):
        return value.name.lower()
    if value is None:
        return "-"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return value
    if isinstance(value, (tuple, list)):
        return ",".join(map(_short, value))
    if isinstance(value, msgspec.Struct):
        fields = (_short(getattr(value, name)) for name in value.__struct_fields__)
        return ":".join([type(value).__name__, *fields])
    return str(value)
