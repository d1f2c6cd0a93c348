"""Where figures fall: a heat map on the board's own drawing."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt

import msgspec

from sobremesa.kernel import LANGUAGES, find_game
from sobremesa.kernel.scene import Board, Cell
from sobremesa.lab.batch import play_one
from sobremesa.lab.studies.contributions import Contribution, contributions
from sobremesa.lab.studies.frames import pl

from .about import About, section, table_of
from .drawing import area, curve, picture
from .words import Said, html, joined, number, percent, plain, say, tip

_BOARDS = 4
"""On boards that grow, as many games are looked at for places that there may be."""


class Lost(msgspec.Struct, frozen=True, kw_only=True):
    """What was lost in a place."""

    count: int
    along: Contribution | None
    """How often games are won in which something was lost here, and the others."""


def places(about: About) -> str:
    """A map for each owner of what is lost."""
    lost = about.events(about.base).filter(
        (pl.col("what") == "lost") & pl.col("place").is_not_null()
    )
    if lost.is_empty():
        return ""
    boards, names = _boards(about), _names(about)
    maps, rows = list[str](), list[list[Said | str]]()
    for owner in sorted({each or "" for each in lost["owner"].to_list()}):
        those = lost.filter(pl.col("owner").fill_null("") == owner)
        found = _lost(about, those)
        heading = html(_owner(about, owner), "h4", "soft")
        maps.append(f"<div>{heading}{_map(about, boards, names, found)}</div>")
        rows += _rows(about, owner, found, names)
    heads = [say("report-who"), say("places-place"), say("places-count"), say("places-each")]
    return section(
        "places-head",
        say("places-about"),
        f'<div class="maps">{"".join(maps)}</div>',
        table=table_of(heads, rows),
    )


def _owner(about: About, owner: str) -> Said:
    if owner in about.owners:
        return about.seats[about.owners[owner]]
    return say("places-others" if owner else "places-own")


def _lost(about: About, those: pl.DataFrame) -> dict[str, Lost]:
    along = {
        each.thing: each
        for each in contributions(about.games(about.base), those, about.owners, "place")
    }
    counted = those.group_by("place").agg(pl.col("count").sum().alias("all")).sort("place")
    return {
        place: Lost(count=count, along=along.get(place)) for place, count in counted.iter_rows()
    }


def _boards(about: About) -> list[Board]:
    """The board as it is at the end of some games, in the first language."""
    plan = about.base.plan
    game = find_game(plan.game, plan.content)
    found = []
    for number_ in range(min(_BOARDS, about.games(about.base).height)):
        match, _ = play_one(game, plan, number_, keep=False)
        found.append(game.scene(match.state, None, game.texts[LANGUAGES[0]]).board)
        if found[-1].key == found[0].key and len(found) > 1:
            break
    return found


def _names(about: About) -> dict[str, Said]:
    """What places are called that are there from the beginning."""
    plan = about.base.plan
    game = find_game(plan.game, plan.content)
    match, _ = play_one(game, plan, 0, keep=False)
    cells: dict[str, dict[str, str]] = {}
    for language in LANGUAGES:
        board = game.scene(match.state, None, game.texts[language]).board
        for cell in board.cells:
            cells.setdefault(cell.id, {})[language] = cell.name
    return cells


def _cells(boards: list[Board]) -> dict[str, Cell]:
    cells: dict[str, Cell] = {}
    for board in boards:
        for cell in board.cells:
            cells.setdefault(cell.id, cell)
    return cells


def _outline(cell: Cell) -> tuple[tuple[float, float], ...]:
    x, y = cell.at
    return cell.shape or ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))


def _map(about: About, boards: list[Board], names: dict[str, Said], found: dict[str, Lost]) -> str:
    cells, most = _cells(boards), max(each.count for each in found.values())
    points = [point for cell in cells.values() for point in _outline(cell)]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    width, height = max(x for x, _ in points) - left, max(y for _, y in points) - top
    inner = "".join(_floor(cell) for cell in cells.values())
    inner += "".join(
        _heat(about, cells[id], each, most, names.get(id) or plain(cells[id].name))
        for id, each in found.items()
        if id in cells
    )
    inner += "".join(_edges(boards[0]))
    moved = f'<g transform="translate({0.2 - left:.3f} {0.2 - top:.3f})">{inner}</g>'
    return picture(height + 0.4, moved, width=width + 0.4)


def _floor(cell: Cell) -> str:
    return area(_outline(cell), "floor")


def _heat(about: About, cell: Cell, lost: Lost, most: int, name: Said) -> str:
    """A place as bright as it is deadly: by the root, so that few are seen beside many."""
    games = about.games(about.base).height
    each = number(lost.count / games, 2)
    told = say("places-tip", place=name, count=lost.count, games=games, each=each)
    if lost.along is not None:
        share, rest = percent(lost.along.with_it), percent(lost.along.without)
        told = joined(told, say("places-along", share=share, rest=rest), by="; ")
    points = " ".join(f"{x:.2f},{y:.2f}" for x, y in _outline(cell))
    strength = 0.12 + 0.88 * sqrt(lost.count / most)
    return (
        f'<polygon points="{points}" class="heat" '
        f'style="fill:rgb(var(--heat) / {strength:.2f})"{tip(told)}/>'
    )


def _edges(board: Board) -> Iterator[str]:
    for edge in board.edges:
        yield curve(edge.line, "edge" if edge.style == "wall" else "edge door")
    for decoration in board.decorations:
        ends = decoration.line[:1] if decoration.closed else ()
        yield curve((*decoration.line, *ends), "outline")


def _rows(
    about: About, owner: str, found: dict[str, Lost], names: dict[str, Said]
) -> list[list[Said | str]]:
    games = about.games(about.base).height
    ordered = sorted(found.items(), key=lambda item: (-item[1].count, item[0]))
    return [
        [
            _owner(about, owner),
            names.get(id) or plain(id),
            plain(each.count),
            number(each.count / games, 3),
        ]
        for id, each in ordered
    ]
