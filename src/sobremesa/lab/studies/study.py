"""A study: a TOML file that says what is played, by whom, and what is compared with what.

The base is the game as it is; a variant changes its content, its settings or its players. Whatever
is wrong is refused with the file and the key before anything is played.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec

from sobremesa.kernel import NotFound, SobremesaError, Value

BASE = "base"
T = TypeVar("T")

_NAME = r"^[a-z0-9][a-z0-9_-]*\Z"

Count = Annotated[int, msgspec.Meta(ge=1, le=10_000_000)]
Seed = Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)]
Narrow = Annotated[float, msgspec.Meta(gt=0, lt=1)]
Name = Annotated[str, msgspec.Meta(pattern=_NAME, max_length=40)]


class BadStudy(SobremesaError):
    """A study that cannot be played."""


class Variant(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is other than in the base."""

    change: dict[str, Any] = {}
    """Values of the content by their keys: `figures.ape_trooper.rp = 4`."""
    without: tuple[str, ...] = ()
    """Things of the content that are left out: `cards.medal`."""
    content: str = ""
    """A folder of own content, laid over before anything is changed; from the study's folder."""
    settings: dict[str, Value] = {}
    """Settings beside those of the study."""
    seats: tuple[str, ...] = ()
    """Who sits where, in place of those of the study."""

    @property
    def changes(self) -> dict[str, Any]:
        """The changed values, each by its whole key."""
        return dict(_flat(self.change, ""))


class Until(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """When enough has been played: how far an interval may reach to either side."""

    share: Narrow | None = None
    """Of the share of games won."""
    difference: Narrow | None = None
    """Of the difference between a variant and the base."""


class Study(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is played, and what is compared."""

    game: str
    missions: tuple[str, ...] = ()
    """The game's first mission if none is named."""
    seats: tuple[str, ...]
    """A bot for each seat."""
    settings: dict[str, Value] = {}
    games: Count = 200
    """At most so many games of each mission and variant."""
    seed: Seed = 1
    until: Until = Until()
    variants: dict[Name, Variant] = {}

    def variant(self, name: str) -> Variant:
        """The variant of that name; the base changes nothing."""
        return Variant() if name == BASE else self.variants[name]


def read_study(file: Path) -> Study:
    """The study in a file."""
    study = read_toml(file, Study)
    if BASE in study.variants:
        raise BadStudy(f"{file}: variants.{BASE}: expected another name, this is the game as it is")
    for mission in study.missions:
        if study.missions.count(mission) > 1:
            raise BadStudy(f"{file}: missions: expected each of them once, got {mission!r} again")
    return study


def read_toml(file: Path, kind: type[T]) -> T:
    """A file decoded; what is wrong with it is named by its key."""
    try:
        source = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise NotFound(f"{file}: expected a file that can be read: {error}") from error
    try:
        return msgspec.convert(tomllib.loads(source), kind)
    except tomllib.TOMLDecodeError as error:
        raise BadStudy(f"{file}: expected TOML: {error}") from error
    except msgspec.ValidationError as error:
        raise BadStudy(f"{file}: {error}") from error


def _flat(nested: Mapping[str, Any], way: str) -> Iterator[tuple[str, Any]]:
    """Values by their whole keys: tables are ways to them."""
    for key, value in nested.items():
        if isinstance(value, dict) and value:
            yield from _flat(value, f"{way}{key}.")
        else:
            yield f"{way}{key}", value
