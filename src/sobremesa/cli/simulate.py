"""`sobremesa simulate`: one mission, many times."""

from __future__ import annotations

import os
from statistics import mean, median
from typing import Any

import click

from sobremesa.kernel import Game
from sobremesa.lab.batch import MOST_DECISIONS, Batch, plan_batch, play_batch
from sobremesa.lab.intervals import wilson

from .arguments import as_json, folder, game_argument, mission_of, read_settings, seed_option
from .output import many, print_json, print_table, progress, seat_names, word


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@click.command("simulate", short_help="Play a mission many times and count how it ends.")
@game_argument
@click.option("--mission", metavar="MISSION", help="The mission to play; the first if not told.")
@click.option(
    "--seats",
    metavar="BOT,BOT,...",
    help="Who sits where; as few random players as the mission takes if not told.",
)
@click.option(
    "--games", type=click.IntRange(1), default=100, show_default=True, help="How many games."
)
@seed_option
@click.option(
    "--workers", type=click.IntRange(1, 1024), help="Worker processes; one per core if not told."
)
@click.option(
    "--set", "settings", multiple=True, metavar="OPTION=VALUE", help="Set an option; repeatable."
)
@click.option(
    "--first",
    type=click.IntRange(0),
    default=0,
    show_default=True,
    help="The number of the first game: go on with a series, or play one of its games again.",
)
@click.option(
    "--most",
    type=click.IntRange(1),
    default=MOST_DECISIONS,
    show_default=True,
    help="Decisions after which a game is called endless.",
)
@click.option("--records", metavar="DIR", help="Keep a record of every game in this folder.")
@as_json
def command(
    game: Game[Any],
    mission: str | None,
    seats: str | None,
    games: int,
    seed: int,
    workers: int | None,
    settings: tuple[str, ...],
    first: int,
    most: int,
    records: str | None,
    as_json: bool,
) -> None:
    """Let bots play a mission of GAME many times, and count how the games end.

    Each game takes its chance from the seed and its own number, so the results do not depend on the
    number of workers. A game that fails or does not end is an error that names its number and seed.

    \b
    sobremesa simulate GAME --mission MISSION --seats random,random --games 1000
    """
    found = mission_of(game, mission)
    players = seats.split(",") if seats is not None else ["random"] * found.seats[0]
    setup = game.prepare(found.id, len(players), read_settings(found, settings))
    kept = "" if records is None else str(folder(records))
    plan = plan_batch(game, setup, players, seed=seed, most=most, records=kept)
    numbers = range(first, first + games)
    with progress(games, "playing") as advance:
        batch = play_batch(plan, numbers, workers or cores(), advance)
    if as_json:
        print_json(describe(batch))
    else:
        _show(game, batch)


def describe(batch: Batch) -> dict[str, Any]:
    """The results as a program reads them."""
    plan, count = batch.plan, len(batch.games)
    lengths = [game.decisions for game in batch.games]
    outcomes = batch.outcomes()
    return {
        "game": plan.game,
        "mission": plan.setup.mission,
        "seats": plan.players,
        "settings": plan.setup.settings,
        "seed": plan.seed,
        "first": batch.games[0].number,
        "games": count,
        "decisions": batch.decisions,
        "seconds": round(batch.seconds, 6),
        "decisions_per_second": round(batch.decisions_per_second, 1),
        "workers": batch.workers,
        "outcomes": outcomes,
        "intervals": {result: wilson(hits, count) for result, hits in outcomes.items()},
        "wins": batch.wins(),
        "lengths": {
            "shortest": min(lengths),
            "median": median(lengths),
            "mean": round(mean(lengths), 3),
            "longest": max(lengths),
        },
    }


def _show(game: Game[Any], batch: Batch) -> None:
    plan, count, text = batch.plan, len(batch.games), game.texts["en"]
    title = word(text, "game-title", game.id)
    name = word(text, f"mission-{plan.setup.mission}", plan.setup.mission)
    click.echo(f"{title}, {name}: {many(count, 'game')} from seed {plan.seed}")
    if plan.setup.settings:
        settings = ", ".join(f"{id}={value}" for id, value in plan.setup.settings.items())
        click.echo(f"Settings: {settings}")
    click.echo()
    rows = [("outcome", "games", "share", "95 % interval")]
    for result, hits in batch.outcomes().items():
        rows.append((word(text, f"result-{result}", result), *_share(hits, count)))
    print_table(rows)
    click.echo()
    rows = [("seat", "wins", "share", "95 % interval")]
    names = seat_names(game, plan.setup, text)
    for name, player, hits in zip(names, plan.players, batch.wins(), strict=True):
        rows.append((f"{name} ({player})", *_share(hits, count)))
    print_table(rows)
    lengths = [game.decisions for game in batch.games]
    click.echo(
        f"\nA game takes {median(lengths):,g} decisions (median), {min(lengths):,} to "
        f"{max(lengths):,}.\n{many(batch.decisions, 'decision')} in {batch.seconds:.2f} seconds on "
        f"{many(batch.workers, 'worker')}: {batch.decisions_per_second:,.0f} a second."
    )


def _share(hits: int, count: int) -> tuple[str, str, str]:
    low, high = wilson(hits, count)
    return f"{hits:,}", f"{hits / count:.1%}", f"{low:.1%} to {high:.1%}"
