"""What a mission can be about: conditions by which it is won or lost. See `content/goals.toml`."""

from __future__ import annotations

from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta

Some = Annotated[int, Meta(ge=1)]
Count = Annotated[int, Meta(ge=0)]


class Condition(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="is"
):
    """The base of all conditions."""


C = TypeVar("C", bound=Condition)


# Winning


class ObjectivesTaken(Condition, frozen=True, kw_only=True, tag="objectives-taken"):
    """Objectives were taken or activated."""

    count: Count = 0
    """How many; 0 is all of them."""


class TokenTaken(Condition, frozen=True, kw_only=True, tag="token-taken"):
    """A certain Objective was taken, or activated if it needs others."""

    token: str
    """Its id in the mission."""


class EscortedToStart(Condition, frozen=True, kw_only=True, tag="escorted-to-start"):
    """Heroes in the Start Zone escort Civilians that were dealt by the mission."""

    count: Some = 1
    """How many Civilians."""


class CiviliansRescued(Condition, frozen=True, kw_only=True, tag="civilians-rescued"):
    """Civilians were ever rescued, whatever became of them."""

    count: Some
    """How many."""


class CiviliansOut(Condition, frozen=True, kw_only=True, tag="civilians-out"):
    """Civilians left through the Exit."""

    count: Some
    """How many."""


class HeroesOut(Condition, frozen=True, kw_only=True, tag="heroes-out"):
    """Every hero that is not eliminated left through the Exit."""


class TitanEliminated(Condition, frozen=True, kw_only=True, tag="titan-eliminated"):
    """The mission's titan is eliminated."""


class BeaconCharged(Condition, frozen=True, kw_only=True, tag="beacon-charged"):
    """The beacon in the Start Zone has the mission's `charge`."""


class RoundsSurvived(Condition, frozen=True, kw_only=True, tag="rounds-survived"):
    """A Round has come to its end, and a hero is still in play."""

    rounds: Some
    """Which Round."""


# Losing


class CivilianLost(Condition, frozen=True, kw_only=True, tag="civilian-lost"):
    """Civilians that were dealt by the mission are eliminated, also by sacrifice."""

    count: Some = 1
    """How many are too many."""


class TooFewCivilians(Condition, frozen=True, kw_only=True, tag="too-few-civilians"):
    """Those that left and those still on the board, face-down cards included, are too few."""

    count: Some
    """How many it takes."""


Winning = (
    ObjectivesTaken
    | TokenTaken
    | EscortedToStart
    | CiviliansRescued
    | CiviliansOut
    | HeroesOut
    | TitanEliminated
    | BeaconCharged
    | RoundsSurvived
)
Losing = CivilianLost | TooFewCivilians


class GoalData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What missions are about: won when all of `win` holds, lost when any of `lose` does.

    Every mission is also lost when its last Round ends and when no hero is left: dc.end.lose-all.
    """

    id: str
    win: Annotated[tuple[Winning, ...], Meta(min_length=1)]
    """All of these at the same time."""
    lose: tuple[Losing, ...] = ()
    """Any of these; winning comes first."""
    rules: str = ""
    """How the ids of the inventory begin that say how it is won and lost; the game's own alone."""

    def find(self, kind: type[C]) -> C | None:
        """The condition of a kind, if it is among them."""
        for each in (*self.win, *self.lose):
            if isinstance(each, kind):
                return each
        return None
