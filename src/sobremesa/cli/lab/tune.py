"""`sobremesa lab tune`: values of the content that give the games one wants."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from sobremesa.cli.output import print_table, progress

from .arguments import out_option, players_for, ray_option, stopped_by_signals, workers_option

if TYPE_CHECKING:
    from sobremesa.lab.tuning.search import Tuned


@click.command("tune", short_help="Find values of the content for the games you want.")
@click.argument("tuning", type=click.Path(dir_okay=False, path_type=Path))
@out_option
@workers_option
@ray_option
def command(tuning: Path, out: Path | None, workers: int | None, ray: str | None) -> None:
    """Search the values that TUNING names for games as it wants them.

    A tuning is a TOML file: a mission, who sits where, values of the content with their ranges, a
    target such as 30 to 50 % won in 8 to 12 rounds, and what it may cost. The best values become a
    folder of own content, `tuned` in the folder of results, beside a page about all that was tried.
    It may be stopped at any time, and plays no game twice.
    """
    # Loaded when it is called: it needs more than the table does.
    from sobremesa.lab.report.tuned import tuned_report
    from sobremesa.lab.studies.folder import claimed, writing
    from sobremesa.lab.tuning.plan import read_tuning
    from sobremesa.lab.tuning.search import Search

    wanted = read_tuning(tuning)
    folder = out or tuning.with_suffix(".lab")
    games = wanted.trials * wanted.games + wanted.check
    with (
        claimed(folder, tuning),
        players_for(workers, ray) as players,
        stopped_by_signals(),
        progress(games, "tuning") as advance,
    ):
        search = Search(wanted, tuning, folder, players)
        tuned = search.run(advance)
    page = folder / "tuning.html"
    with writing(folder):
        place = search.keep(tuned)
        page.write_text(tuned_report(tuned), encoding="utf-8")
    _show(tuned)
    click.echo(f"\nContent: {place}\nReport: {page}")


def _show(tuned: Tuned) -> None:
    rows = [("value", "was", "is")]
    rows += [(key, f"{tuned.own[key]:g}", f"{value:g}") for key, value in tuned.best.values.items()]
    print_table(rows)
    checked = tuned.best.checked
    assert checked is not None
    click.echo(
        f"\nIn {checked.won.games:,} games that nobody had looked at: won {checked.won.share:.1%} "
        f"({checked.won.low:.1%} to {checked.won.high:.1%}), {checked.rounds:.1f} rounds, "
        f"{checked.decisions:.0f} decisions."
    )
    wanted = tuned.tuning.target.wanted()
    missed = [name for name, (low, high) in wanted.items() if not low <= checked.of(name) <= high]
    click.echo(
        "The target is met." if not missed else f"The target is not met: {', '.join(missed)}."
    )
