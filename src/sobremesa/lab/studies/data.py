"""The rows of a study as data frames, and the folder that keeps them as Parquet.

`games.parquet` and `events.parquet` hold everything that was played, in order. While games are
played they are kept in small files beside them, so that whatever stops the program costs little.
"""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

from .arms import Arm
from .folder import writing
from .frames import pl
from .rows import GameRow

GAMES: dict[str, Any] = {
    "mission": pl.String,
    "variant": pl.String,
    "game": pl.UInt32,
    "seed": pl.UInt64,
    "result": pl.String,
    "winners": pl.List(pl.UInt8),
    "decisions": pl.UInt32,
    "rounds": pl.UInt16,
    "plan": pl.String,
}
"""The columns of a game."""
EVENTS: dict[str, Any] = {
    "mission": pl.String,
    "variant": pl.String,
    "game": pl.UInt32,
    "nr": pl.UInt32,
    "at": pl.UInt32,
    "round": pl.UInt16,
    "what": pl.String,
    "thing": pl.String,
    "place": pl.String,
    "owner": pl.String,
    "count": pl.UInt16,
    "seat": pl.UInt8,
    "value": pl.Float64,
    "plan": pl.String,
}
"""The columns of an event."""
_ROWS_IN_A_GROUP = 1 << 18


class Store:
    """The folder of a study."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.parts = folder / "parts"
        self._games: pl.DataFrame | None = None

    def games(self) -> pl.DataFrame:
        """All games that are kept."""
        if self._games is None:
            self._games = self._read("games", GAMES)
        return self._games

    def events(self) -> pl.DataFrame:
        """All events of the games that are kept, in order.

        A broken end may have left events without their game.
        """
        games = self.games().select("plan", "game")
        found = self._read("events", EVENTS).join(games, on=["plan", "game"], how="semi")
        return found.sort("plan", "game", "nr")

    def of(self, arm: Arm) -> pl.DataFrame:
        """The games of an arm as it stands now, in order; none of it as it once was."""
        return self.games().filter(pl.col("plan") == arm.print).sort("game")

    def keep(self, arm: Arm, rows: Sequence[GameRow]) -> None:
        """Keep games that were played, at once."""
        name = f"{arm.print}-{rows[0].number:08}"
        # The games are written last: events without their game are left over from a broken end.
        games = games_frame(arm, rows)
        _write(events_frame(arm, rows), self.parts / f"events-{name}.parquet")
        _write(games, self.parts / f"games-{name}.parquet")
        self._games = pl.concat([self.games(), games]).unique(["plan", "game"], keep="first")

    def settle(self, arms: Sequence[Arm], *, rest: bool = False) -> None:
        """Put everything into one file each, in the order of the arms.

        What is of none of them is left out, unless the rest is wanted, too.
        """
        plans = [arm.print for arm in arms]
        order = pl.DataFrame({"plan": pl.Series(plans, dtype=pl.String)}).with_row_index("order")
        how: Literal["left", "inner"] = "left" if rest else "inner"
        for kind, schema, by in (("events", EVENTS, ["game", "nr"]), ("games", GAMES, ["game"])):
            frame = self._read(kind, schema).join(order, on="plan", how=how)
            ordered = frame.sort("order", "plan", *by, nulls_last=True)
            _write(ordered.select(list(schema)), self.folder / f"{kind}.parquet")
        shutil.rmtree(self.parts, ignore_errors=True)
        self._games = None

    def _read(self, kind: str, schema: dict[str, Any]) -> pl.DataFrame:
        """All rows of a kind; what a broken end has left in two places is taken once."""
        files = [self.folder / f"{kind}.parquet", *sorted(self.parts.glob(f"{kind}-*.parquet"))]
        frames = [pl.read_parquet(file) for file in files if file.exists()]
        key = ["plan", "game", *(["nr"] if "nr" in schema else [])]
        whole = pl.concat([pl.DataFrame(schema=schema), *frames])
        return whole if len(frames) < 2 else whole.unique(key, keep="first")


def games_frame(arm: Arm, rows: Sequence[GameRow]) -> pl.DataFrame:
    """Games as a frame."""
    found = [
        (
            arm.mission, arm.variant, row.number, row.seed, row.result, list(row.winners),
            row.decisions, row.rounds, arm.print,
        )
        for row in rows
    ]  # fmt: skip
    return pl.DataFrame(found, schema=GAMES, orient="row")


def events_frame(arm: Arm, rows: Sequence[GameRow]) -> pl.DataFrame:
    """What happened in games as a frame."""
    found = [
        (
            arm.mission, arm.variant, row.number, nr, event.at, event.round, event.what,
            event.thing, event.place, event.owner, event.count, event.seat, event.value, arm.print,
        )
        for row in rows
        for nr, event in enumerate(row.events)
    ]  # fmt: skip
    return pl.DataFrame(found, schema=EVENTS, orient="row")


def _write(frame: pl.DataFrame, file: Path) -> None:
    """A file that is half written never takes the place of a whole one, nor stays."""
    fresh = file.with_suffix(".new")
    with writing(file):
        file.parent.mkdir(parents=True, exist_ok=True)
        try:
            frame.rechunk().write_parquet(fresh, row_group_size=_ROWS_IN_A_GROUP)
            fresh.replace(file)
        finally:
            fresh.unlink(missing_ok=True)
