"""`sobremesa fit`: what the features of a game's positions tell about who wins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import click
from msgspec.structs import replace

from sobremesa.kernel import Game, NotFound
from sobremesa.kernel.value import FORECAST, Model, is_any, most_off, read_models
from sobremesa.lab.fitting import fit_models, fit_openings, model_parts
from sobremesa.lab.positions import Sample, Sampling, collect, collect_openings

from .arguments import game_argument, mission_of, read_settings, seed_option
from .output import print_table, progress
from .simulate import cores


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
@click.option(
    "--forecast", is_flag=True, help="By games in which nobody strays: what people are told."
)
@click.option("--mission", "only", multiple=True, metavar="MISSION", help="Only these; repeatable.")
@click.option("--model", "wanted", multiple=True, help="Fit only these models; repeatable.")
@click.option("--set", "settings", multiple=True, metavar="OPTION=VALUE", help="Set an option.")
@seed_option
@click.option(
    "--workers", type=click.IntRange(1, 1024), help="Processes; one per core if not told."
)
@click.option("--out", metavar="FILE", help="Write the models to this file.")
@click.option("--into", metavar="FILE", help="The same, and keep the other models that are in it.")
def command(
    game: Game[Any],
    games: int,
    openings: int,
    behind: bool,
    forecast: bool,
    only: tuple[str, ...],
    wanted: tuple[str, ...],
    settings: tuple[str, ...],
    seed: int,
    workers: int | None,
    out: str | None,
    into: str | None,
) -> None:
    """Let GAME's quick players play, and fit the chance to win to the features of positions.

    The column `off` says by how much at most it was off on games not seen, in ten bins of what it
    said, those aside in which there is hardly a position. What comes out is kept with the game as
    `player/value.toml`, each model with the command that made it. Quick players hardly ever fall
    behind, so their games do not tell what that costs; in a race against time `--behind` shows it.
    Missions of somebody's own are weighed by `any`, where sides differ by `any-SIDE`: fit those to
    games of all missions. Players stray in these games, so that positions come up that good play
    avoids. What coach and review tell people is how games end in which nobody strays any more: with
    `--forecast` such models are fitted, `NAME-forecast` beside `NAME`.

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
                steady=forecast,
                models=wanted,
            )
            found = collect(sampling, games, workers or cores(), advance)
            samples += [Sample(each.number, each.positions) for each in found]
            begun += collect_openings(sampling, openings, workers or cores(), advance)
    for name in sorted({*wanted} - model_parts(samples).keys()):
        raise NotFound(f"expected models that games of {game.id} have, got {name!r}")
    if not any(position.features for sample in samples for position in sample.positions):
        raise NotFound(f"expected a game that names features of its positions, got {game.id}")
    told = "".join(f" --mission {id}" for id in only) + "".join(f" --set {x}" for x in settings)
    told += "".join(f" --model {name}" for name in wanted)
    more = (f" --openings {openings}" if openings else "") + (" --behind" if behind else "")
    more += " --forecast" if forecast else ""
    made = f"sobremesa fit {game.id} --games {games}{more} --seed {seed}{told}"
    fitted = fit_models(samples, game.feature_signs, wanted)
    if only:
        # Fitted to some missions, a model for any would take the place of one fitted to all.
        fitted = {name: fitted[name] for name in fitted if not is_any(name) or name in wanted}
    kind = FORECAST if forecast else ""
    every = {name + kind: model for name, model in fitted.items()} | fit_openings(begun)
    models = {name: replace(model, command=made) for name, model in every.items()}
    _show(models)
    if out is not None:
        write_models(models, Path(out))
    if into is not None:
        write_models(read_models(Path(into)).models | models, Path(into))


def _show(models: dict[str, Model]) -> None:
    rows = [("model", "games", "positions", "error", "guess", "off")]
    for name, model in models.items():
        rows.append(
            (
                name,
                f"{model.games:,}",
                f"{model.positions:,}",
                f"{model.error:.4f}",
                f"{model.guess:.4f}",
                f"{most_off(model.calibration):.1%}",
            )
        )
    print_table(rows)


def write_models(models: Mapping[str, Model], file: Path) -> None:
    """Keep models as they are kept with a game."""
    file.write_text("\n".join(as_toml(models)), encoding="utf-8")


def as_toml(models: Mapping[str, Model]) -> Iterator[str]:
    """The lines of a file of models."""
    for name, model in models.items():
        yield f'[models."{name}"]'
        yield f'command = "{model.command}"'
        for field in ("games", "positions", "error", "guess", "bias"):
            yield f"{field} = {getattr(model, field)}"
        bins = [f"[{each.said}, {each.won}, {each.positions}]" for each in model.calibration]
        yield f"calibration = [{', '.join(bins)}]"
        if model.unbuilt is not None:
            yield f"unbuilt = {model.unbuilt}"
        marks = [f"[{each.alone}, {each.said}]" for each in model.marks]
        yield f"marks = [{', '.join(marks)}]"
        yield f'\n[models."{name}".weights]'
        for feature, weight in sorted(model.weights.items()):
            yield f'"{feature}" = {weight}'
        yield ""
