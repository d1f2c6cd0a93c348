"""`sobremesa balance`: how the levels of play fare in every mission."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import click

from sobremesa.bots.registry import LEVELS, RANDOM
from sobremesa.kernel import Game, Mission, find_game, installed
from sobremesa.lab.balance import (
    Agenda,
    Part,
    contests,
    go_on,
    levels_of,
    read_agenda,
    read_book,
    write_book,
)
from sobremesa.lab.balance_page import page

from .arguments import mission_of, read_settings
from .output import progress
from .simulate import cores


@click.command("balance", short_help="Measure the levels of play in every mission.")
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option(
    "--agenda",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Measure what this file says, instead of what options say.",
)
@click.option("--mission", "only", multiple=True, metavar="MISSION", help="Only these; repeatable.")
@click.option("--set", "settings", multiple=True, metavar="OPTION=VALUE", help="Set an option.")
@click.option("--any-party", is_flag=True, help="Leave heroes, characters and armies to chance.")
@click.option(
    "--levels",
    default=",".join((RANDOM, *LEVELS)),
    show_default=True,
    metavar="LEVEL,LEVEL,...",
    help="Who plays.",
)
@click.option(
    "--count", type=click.IntRange(1), default=100, show_default=True, help="Games a series."
)
@click.option(
    "--workers", type=click.IntRange(1, 1024), help="Processes; one per core if not told."
)
@click.option(
    "--book",
    type=click.Path(dir_okay=False, path_type=Path),
    default=Path("balance.json"),
    show_default=True,
    help="Where results are kept, and gone on with.",
)
@click.option(
    "--page",
    "page_file",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write the page about all results of the book to this file.",
)
def command(
    games: tuple[str, ...],
    agenda: Path | None,
    only: tuple[str, ...],
    settings: tuple[str, ...],
    any_party: bool,
    levels: str,
    count: int,
    workers: int | None,
    book: Path,
    page_file: Path | None,
) -> None:
    """Let players of each level play every mission of each GAME, and count who wins.

    What is in the book already is not played again, so a long measurement can be stopped and gone
    on with at any time.

    \b
    sobremesa balance dceased --levels steady,strong --count 100 --book balance.json
    """
    if agenda is None:
        wanted = Agenda(
            parts=tuple(
                Part(
                    game=id,
                    missions=(mission.id,),
                    settings=read_settings(mission, settings),
                    any_party=any_party,
                    levels=tuple(levels.split(",")),
                    count=count,
                )
                for id in games or installed()
                for mission in _missions(find_game(id), only)
            )
        )
    else:
        wanted = read_agenda(agenda)
    kept = read_book(book)
    for part in wanted.parts:
        if games and part.game not in games:
            continue
        game = find_game(part.game)
        for mission in _missions(game, part.missions):
            of = levels_of(game, part.levels)
            for plan in contests(game, mission, of, part.settings, any_party=part.any_party):
                series = kept.find(plan)
                label = f"{game.id} {mission.id} {','.join(plan.players)}"
                with progress(part.count, label) as advance:
                    keep = partial(write_book, kept, book)
                    go_on(game, series, part.count, workers or cores(), advance, keep)
    if page_file is not None:
        page_file.write_text(page(kept, wanted.bands), encoding="utf-8")


def _missions(game: Game[Any], only: Sequence[str]) -> list[Mission]:
    """The missions of these ids; all if none are named."""
    return [mission_of(game, each) for each in only or game.missions]
