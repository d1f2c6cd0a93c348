"""Games out of the common, each with its record."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from sobremesa.lab.studies.arms import Arm
from sobremesa.lab.studies.frames import pl
from sobremesa.lab.studies.rows import TURN

from .about import About, section, table_of, variant_name
from .words import Said, html, of_game, plain, say


def outliers(about: About) -> str:
    """The shortest, the longest and the most changeable game of each variant."""
    rows: list[list[Said | str]] = []
    for arm in about.arms:
        rows += [_row(about, arm, number, why) for number, why in found(about, arm)]
    heads = [say("report-variant"), say("outliers-game"), say("outliers-why")]
    heads += [say("report-rounds"), say("report-decisions"), say("report-result")]
    heads.append(say("outliers-record"))
    own = any(arm.plan.content for arm in about.arms)
    more = html(say("outliers-content"), "p", "soft") if own else ""
    return section("outliers-head", say("outliers-about"), table_of(heads, rows), more)


def found(about: About, arm: Arm) -> Iterator[tuple[int, Said]]:
    """The numbers of those games, and why they are told."""
    games = about.games(arm)
    if games.is_empty():
        return
    ordered = games.sort("rounds", "decisions", "game")["game"]
    yield int(ordered[0]), say("outliers-shortest")
    if len(ordered) > 1:
        yield int(ordered[-1]), say("outliers-longest")
    turns = about.events(arm).filter(pl.col("what") == TURN)
    if not turns.is_empty():
        greatest = turns.sort(pl.col("value").abs(), descending=True, maintain_order=True)
        yield int(greatest["game"][0]), say("outliers-turn")


def _row(about: About, arm: Arm, number: int, why: Said) -> list[Said | str]:
    game = about.games(arm).filter(pl.col("game") == number).row(0, named=True)
    file = about.opened.record(arm, number).relative_to(about.opened.store.folder)
    link = f'<a href="{escape(file.as_posix())}">{escape(file.name)}</a>'
    return [
        variant_name(arm.variant),
        plain(number),
        why,
        plain(game["rounds"]),
        plain(game["decisions"]),
        of_game(about.game, f"result-{game['result']}", game["result"]),
        link,
    ]
