"""What can be played, what may be set before, and the set-up that comes of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

import msgspec

from .errors import NotFound

Value: TypeAlias = bool | int | str
Difficulty: TypeAlias = Literal["easy", "normal", "hard", "very-hard"]


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """Something that may be set before a match: a house rule, a difficulty, a level."""

    id: str
    default: Value
    proposed: Value | None = None
    """What a new table begins with, where a newcomer is better off with that than the default."""
    values: tuple[Value, ...] = ()
    low: int = 0
    high: int = 0
    comfort: bool = False
    """It makes nothing easier or harder: past results are not told apart by it."""
    rising: bool = False
    """Its values go from easy to hard: who wants it harder takes the next one."""
    former: tuple[Value, ...] = ()
    """Values that records of earlier versions have: understood, and no longer on offer."""

    later: bool = False
    """Newer than some records: a set-up says nothing of it where it stands at its default."""

    @property
    def retired(self) -> bool:
        """Whether there is nothing left to choose: only records of earlier versions set it."""
        return self.values == (self.default,)

    def check(self, value: Value) -> None:
        """Refuse a value that this setting cannot have."""
        if isinstance(self.default, bool):
            fine, expected = isinstance(value, bool), "true or false"
        elif self.values:
            fine = value in self.values or value in self.former
            expected = f"one of {', '.join(map(str, self.values))}"
        elif isinstance(self.default, int):
            whole = isinstance(value, int) and not isinstance(value, bool)
            fine = whole and (value == self.default or self.low <= int(value) <= self.high)
            expected = f"a whole number from {self.low} to {self.high}"
            expected += "" if self.low <= self.default <= self.high else f", or {self.default}"
        else:
            fine, expected = isinstance(value, str), "text"
        if not fine:
            raise NotFound(f"option {self.id}: expected {expected}, got {value!r}")


ASK_ALWAYS = Setting(
    id="ask-always",
    default="auto",
    values=("auto", "always", "never"),
    former=(False, True),
    comfort=True,
)
"""For games in which a pause may betray a hand or a role: whether everybody who could hold an
answer, for all that is known, is asked. `auto` is decided by how many people play."""


def asks_always(settings: Mapping[str, Value]) -> bool:
    """Whether those are asked, too, who have nothing to answer with."""
    return settings.get(ASK_ALWAYS.id) in ("always", True)


class Mission(msgspec.Struct, frozen=True, kw_only=True):
    """Something that can be played: who can, and how long it takes."""

    id: str
    seats: tuple[int, int]
    minutes: int
    difficulty: Difficulty = "normal"
    settings: tuple[Setting, ...] = ()
    campaign: str = ""
    """Missions of the same campaign follow each other, in the order of the game."""

    def unusual(self, settings: Mapping[str, Value]) -> dict[str, Value]:
        """The settings that are not at their default."""
        usual = {setting.id: setting.default for setting in self.settings}
        return {
            id: value for id, value in sorted(settings.items()) if value != usual.get(id, value)
        }

    @property
    def proposal(self) -> dict[str, Value]:
        """The settings that a new table begins with where they are not the default."""
        given = {setting.id: setting.proposed for setting in self.settings}
        return {id: value for id, value in given.items() if value is not None}

    def challenge(self, settings: Mapping[str, Value]) -> dict[str, Value]:
        """The unusual settings by which past results are told apart: not those for comfort."""
        comfort = {setting.id for setting in self.settings if setting.comfort}
        return {id: value for id, value in self.unusual(settings).items() if id not in comfort}


class Role(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat plays. The name is the message `role-<id>`; `owner` colours its pieces."""

    id: str
    owner: str


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that fixes a match besides chance and choices."""

    mission: str
    seats: int
    settings: dict[str, Value] = msgspec.field(default_factory=dict, name="options")
    """By the name that records have given them since the first."""
    carry: Any = None


def filled(game: str, mission: Mission, settings: Mapping[str, Value] | None) -> dict[str, Value]:
    """The settings of a mission with their defaults; what it does not have is refused."""
    known = {setting.id: setting for setting in mission.settings}
    filled: dict[str, Value] = {
        id: setting.default for id, setting in known.items() if not setting.later
    }
    for id, value in (settings or {}).items():
        if id not in known:
            there = ", ".join(known) or "none"
            raise NotFound(f"{game} {mission.id} has no setting {id!r}; there are: {there}")
        known[id].check(value)
        if not known[id].later or value != known[id].default:
            filled[id] = value
    return filled
