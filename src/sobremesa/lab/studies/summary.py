"""A study in numbers: what `show` tells and the report begins with."""

from __future__ import annotations

from itertools import groupby

import msgspec

from .arms import Arm
from .findings import Difference, Share, difference_of, wins_of, won_by
from .frames import pl
from .opened import Opened
from .rows import leading_seats


class ArmSummary(msgspec.Struct, frozen=True, kw_only=True):
    """What the games of an arm show."""

    variant: str
    won: list[Share]
    """For the first seat of each side."""
    beside: list[Difference]
    """The same beside the base; nothing for the base itself."""
    outcomes: dict[str, int]
    rounds: tuple[float, float, float]
    """One game in ten is shorter, half of them are, one in ten is longer."""
    decisions: tuple[float, float, float]


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What a study shows of one mission."""

    mission: str
    seats: tuple[int, ...]
    """The first seat of each side."""
    arms: list[ArmSummary]


def summary_of(opened: Opened) -> list[Summary]:
    """What is known by now, mission by mission."""
    return [
        _mission(opened, mission, list(arms))
        for mission, arms in groupby(opened.arms, key=lambda arm: arm.mission)
    ]


def _mission(opened: Opened, mission: str, arms: list[Arm]) -> Summary:
    seats = leading_seats(opened.game, arms[0].plan)
    return Summary(
        mission=mission, seats=seats, arms=[_arm(opened, arms[0], arm, seats) for arm in arms]
    )


def _arm(opened: Opened, base: Arm, arm: Arm, seats: tuple[int, ...]) -> ArmSummary:
    games, others = opened.store.of(arm), opened.store.of(base)
    counted = games.group_by("result").len().sort(["len", "result"], descending=[True, False])
    return ArmSummary(
        variant=arm.variant,
        won=[wins_of(games, seat) for seat in seats],
        beside=[
            difference_of(won_by(others, seat), won_by(games, seat))
            for seat in (seats if arm is not base else ())
        ],
        outcomes=dict(counted.iter_rows()),
        rounds=_tenths(games["rounds"]),
        decisions=_tenths(games["decisions"]),
    )


def _tenths(column: pl.Series) -> tuple[float, float, float]:
    first, middle, last = (column.quantile(at, "nearest") or 0.0 for at in (0.1, 0.5, 0.9))
    return first, middle, last
