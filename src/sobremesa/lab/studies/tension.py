"""How a game goes: the chance to win, round by round."""

from __future__ import annotations

import msgspec

from sobremesa.lab.intervals import wilson

from .frames import pl
from .rows import VALUE

_LEAST = 5
"""Games that must have come so far before anything is said of a round."""


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """How games stood in a round."""

    round: int
    games: int
    low: float
    middle: float
    high: float
    won: float | None = None
    """The mean of the games that were won in the end."""
    lost: float | None = None


def by_value(games: pl.DataFrame, events: pl.DataFrame, seat: int) -> list[Moment]:
    """How the value of the position went: a tenth, the mean and nine tenths of the games."""
    values = events.filter((pl.col("what") == VALUE) & (pl.col("seat") == seat))
    winners = games.select("game", pl.col("winners").list.contains(seat).alias("won"))
    each = values.group_by("game", "round").agg(pl.col("value").last()).join(winners, on="game")
    rounds = each.group_by("round").agg(
        pl.len().alias("games"),
        pl.col("value").quantile(0.1).alias("low"),
        pl.col("value").mean().alias("middle"),
        pl.col("value").quantile(0.9).alias("high"),
        pl.col("value").filter(pl.col("won")).mean().alias("won"),
        pl.col("value").filter(~pl.col("won")).mean().alias("lost"),
    )
    kept = rounds.filter(pl.col("games") >= _LEAST).sort("round")
    return [Moment(**row) for row in kept.iter_rows(named=True)]


def by_survival(games: pl.DataFrame, seat: int) -> list[Moment]:
    """Of the games that came to a round, how many were won; what can be told without a value."""
    found = []
    for number in range(1, int(games["rounds"].max() or 0) + 1):  # type: ignore[arg-type]
        those = games.filter(pl.col("rounds") >= number)
        if those.height >= _LEAST:
            won = int(those["winners"].list.contains(seat).sum())
            low, high = wilson(won, those.height)
            found.append(
                Moment(
                    round=number, games=those.height, low=low, middle=won / those.height, high=high
                )
            )
    return found
