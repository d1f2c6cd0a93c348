"""How a study that is being played is told to programs: a JSON value on each line."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, TextIO

import click
import msgspec

if TYPE_CHECKING:
    from sobremesa.lab.studies.opened import Opened
    from sobremesa.lab.studies.summary import Summary


_ENOUGH = 20
"""Games from which it can be told how long others take; the first ones have to warm up."""


class Standing(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How far a study has come."""

    games: int
    """Games that are played, or that need not be."""
    of: int
    """All games of the study."""
    seconds: float | None = None
    """How long the others will take, as it went so far."""
    missions: list[Summary] | None = None
    """What the games show, where more of them are kept than when it was told last."""
    done: bool = False


class Teller:
    """Tells of a study while it is played."""

    def __init__(self, opened: Opened, output: TextIO) -> None:
        self.opened, self.output = opened, output
        self.of = opened.study.games * len(opened.arms)
        self.games = opened.kept()
        self._began = time.monotonic()
        self._kept_before = self._kept = self._rows()

    def advance(self, games: int) -> None:
        """So many more games are played."""
        self.games += games
        fresh = self._rows() != self._kept
        self._kept = self._rows()
        if games or fresh:
            self._tell(with_findings=fresh)

    def begin(self) -> None:
        """Tell what is known from before."""
        self._tell(with_findings=True)

    def end(self) -> None:
        """Tell that all is played."""
        self._tell(with_findings=True, done=True)

    def _tell(self, *, with_findings: bool, done: bool = False) -> None:
        # Loaded when it is called: it needs more than the table does.
        from sobremesa.lab.studies.summary import summary_of

        standing = Standing(
            games=self.games,
            of=self.of,
            seconds=self._seconds_left(),
            missions=summary_of(self.opened) if with_findings else None,
            done=done,
        )
        click.echo(msgspec.json.encode(standing).decode(), file=self.output)

    def _seconds_left(self) -> float | None:
        played = self._kept - self._kept_before
        if played < _ENOUGH:
            return None
        seconds = time.monotonic() - self._began
        return round(seconds / played * (self.of - self.games), 1)

    def _rows(self) -> int:
        return self.opened.store.games().height
