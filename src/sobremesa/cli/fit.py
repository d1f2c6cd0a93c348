"""`sobremesa fit`: what the features of a game's positions tell about who wins."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from sobremesa.kernel import Game, NotFound
from sobremesa.kernel.value import Model, Models
from sobremesa.lab.fitting import fit_models, fit_openings
from sobremesa.lab.positions import Sample, Sampling, collect, collect_openings

from .arguments import game_argument, mission_of, read_settings, seed_option
from .output import print_table, progress
from .simulate import cores

_BIN_SHARE = 0.02
"""A bin with a smaller share of the positions says nothing about how true a model is."""


@click.command("fit", short_help="Fit the value of positions to games that bots play.")
@game_argument
@click.option(
    "--games", type=click.IntRange(8), default=1000, show_default=True, help="Games a mission."
)
@click.option(
    "--openings",
    type=click.IntRange(0),
    default=0,
    show_default=True,
    help="Games a mission whose openings are left to chance: parties, trees of skills.",
)
@click.option("--behind", is_flag=True, help="Let players of some games waste their first choices.")
@click.option("--mission", "only", multiple=True, metavar="MISSION", help="Only these; repeatable.")
@click.option("--set", "settings", multiple=True, metavar="OPTION=VALUE", help="Set an option.")
@seed_option
@click.option(
    "--workers", type=click.IntRange(1, 1024), help="Processes; one per core if not told."
)
@click.option("--out", metavar="FILE", help="Write the models to this file.")
def command(
    game: Game[Any],
    games: int,
    openings: int,
    behind: bool,
    only: tuple[str, ...],
    settings: tuple[str, ...],
    seed: int,
    workers: int | None,
    out: str | None,
) -> None:
    """Let GAME's quick players play, and fit the chance to win to the features of positions.

    The column `off` says by how much at most it was off on games not seen, in ten bins of what it
    said, those aside in which there is hardly a position. What comes out is kept with the game as
    `player/value.toml`, with the command that made it. Quick players hardly ever fall behind, so
    their games do not tell what that costs; in a race against time `--behind` shows it.

    \b
    sobremesa fit GAME --games 1000 --seed 1 --out value.toml
    """
    missions = [mission_of(game, id) for id in only] or list(game.missions.values())
    samples: list[Sample] = []
    begun: list[Sample] = []
    with progress((games + openings) * len(missions), "playing") as advance:
        for place, mission in enumerate(missions):
            sampling = Sampling(
                game=game.id,
                mission=mission.id,
                seed=seed + place,
                settings=read_settings(mission, settings),
                behind=behind,
            )
            found = collect(sampling, games, workers or cores(), advance)
            samples += [Sample(each.number, each.positions) for each in found]
            begun += collect_openings(sampling, openings, workers or cores(), advance)
    if not any(position.features for sample in samples for position in sample.positions):
        raise NotFound(f"expected a game that names features of its positions, got {game.id}")
    models = fit_models(samples, game.feature_signs) | fit_openings(begun)
    _show(models)
    if out is not None:
        told = "".join(f" --mission {id}" for id in only) + "".join(f" --set {x}" for x in settings)
        more = (f" --openings {openings}" if openings else "") + (" --behind" if behind else "")
        made = f"sobremesa fit {game.id} --games {games}{more} --seed {seed}{told}"
        Path(out).write_text(as_toml(Models(command=made, models=models)), encoding="utf-8")


def _show(models: dict[str, Model]) -> None:
    rows = [("model", "games", "positions", "error", "guess", "off")]
    for name, model in models.items():
        off = max(
            abs(each.said - each.won)
            for each in model.calibration
            if each.positions >= _BIN_SHARE * model.positions
        )
        rows.append(
            (
                name,
                f"{model.games:,}",
                f"{model.positions:,}",
                f"{model.error:.4f}",
                f"{model.guess:.4f}",
                f"{off:.1%}",
            )
        )
    print_table(rows)


def as_toml(models: Models) -> str:
    """The models as they are kept with a game."""
    lines = [f'command = "{models.command}"']
    for name, model in models.models.items():
        lines += ["", f'[models."{name}"]']
        for field in ("games", "positions", "error", "guess", "bias"):
            lines.append(f"{field} = {getattr(model, field)}")
        bins = ", ".join(
            f"[{each.said}, {each.won}, {each.positions}]" for each in model.calibration
        )
        lines.append(f"calibration = [{bins}]")
        marks = ", ".join(f"[{each.alone}, {each.said}]" for each in model.marks)
        lines.append(f"marks = [{marks}]")
        lines += ["", f'[models."{name}".weights]']
        lines += [f'"{feature}" = {weight}' for feature, weight in sorted(model.weights.items())]
    return "\n".join(lines) + "\n"
