"""`sobremesa balance`: how the levels of play fare in every mission."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import click

from sobremesa.bots.registry import LEVELS, RANDOM
from sobremesa.kernel import find_game, installed
from sobremesa.lab.balance import contests, go_on, levels_of, read_book, write_book
from sobremesa.lab.balance_page import page

from .arguments import mission_of, read_settings
from .output import progress
from .simulate import cores


@click.command("balance", short_help="Measure the levels of play in every mission.")
@click.argument("games", nargs=-1, metavar="[GAME]...")
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
    kept = read_book(book)
    for id in games or installed():
        game = find_game(id)
        missions = [mission_of(game, each) for each in only] or list(game.missions.values())
        for mission in missions:
            chosen = read_settings(mission, settings)
            wanted = levels_of(game, levels.split(","))
            for plan in contests(game, mission, wanted, chosen, any_party=any_party):
                series = kept.find(plan)
                label = f"{id} {mission.id} {','.join(plan.players)}"
                with progress(count, label) as advance:
                    keep = partial(write_book, kept, book)
                    go_on(game, series, count, workers or cores(), advance, keep)
    if page_file is not None:
        page_file.write_text(page(kept), encoding="utf-8")
