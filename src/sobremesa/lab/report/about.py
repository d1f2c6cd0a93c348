"""What the pictures of one mission are made of, and how a section of the page is built."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from sobremesa.kernel import Game
from sobremesa.lab.studies.arms import Arm
from sobremesa.lab.studies.frames import pl
from sobremesa.lab.studies.opened import Opened
from sobremesa.lab.studies.study import BASE
from sobremesa.lab.studies.summary import Summary

from .words import Said, html, plain, say, seat_names

COLOURS = 8


class About:
    """One mission of a study, with everything that was played of it."""

    def __init__(self, opened: Opened, summary: Summary) -> None:
        self.opened = opened
        self.summary = summary
        self.mission = summary.mission
        self.arms: list[Arm] = [arm for arm in opened.arms if arm.mission == self.mission]
        self.base = self.arms[0]

    @property
    def game(self) -> Game[Any]:
        """The game as it is."""
        return self.opened.game

    @cached_property
    def seats(self) -> list[Said]:
        """What each seat plays."""
        return seat_names(self.game, self.base.plan.setup)

    @cached_property
    def together(self) -> bool:
        """Whether all seats win or lose together."""
        return len(self.summary.seats) == 1

    def who(self, seat: int) -> Said:
        """Whose victory is spoken of."""
        return say("report-all") if self.together else self.seats[seat]

    @cached_property
    def owners(self) -> dict[str, int]:
        """The seats of those who own things, where it matters."""
        if self.together:
            return {}
        roles = self.game.roles(self.base.plan.setup)
        return {role.owner: seat for seat, role in enumerate(roles)}

    def games(self, arm: Arm) -> pl.DataFrame:
        """The games of an arm."""
        return self.opened.store.of(arm)

    def events(self, arm: Arm) -> pl.DataFrame:
        """What happened in them."""
        return self._events.filter(pl.col("plan") == arm.print)

    @cached_property
    def _events(self) -> pl.DataFrame:
        return self.opened.store.events()


def variant_name(name: str) -> Said:
    """What a variant is called on the page."""
    return say("report-base") if name == BASE else plain(name)


def section(head: str, about: Said, *parts: str, table: str = "") -> str:
    """A section: what it shows, the picture, and the numbers behind it.

    On a narrow screen the picture moves sideways and the words stay.
    """
    # One summary for both languages: of several a browser shows the first alone.
    summary = f"<summary>{html(say('report-table'))}</summary>"
    behind = f"<details>{summary}{table}</details>" if table else ""
    shown = f'<div class="wide">{"".join(parts)}</div>' if parts else ""
    inner = "".join((html(say(head), "h3"), html(about, "p"), shown, behind))
    return f'<section id="{head.removesuffix("-head")}">{inner}</section>'


def table_of(heads: Sequence[Said], rows: Sequence[Sequence[Said | str]]) -> str:
    """A table; a cell is words, or something made already."""
    head = "".join(f"<th>{html(each)}</th>" for each in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{_cell(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f'<div class="scroll"><table><tr>{head}</tr>{body}</table></div>'


def _cell(cell: Said | str) -> str:
    return cell if isinstance(cell, str) else html(cell)


def key(entries: Sequence[tuple[int, Said]]) -> str:
    """Which colour is what."""
    told = "".join(
        f'<span><i style="background:var(--c{colour % COLOURS})"></i>{html(name)}</span>'
        for colour, name in entries
    )
    return f'<div class="key">{told}</div>'
