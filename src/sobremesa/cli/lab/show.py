"""`sobremesa lab show`: what a study shows, in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from sobremesa.cli.arguments import as_json
from sobremesa.cli.output import many, print_json, print_table, seat_names, word

from .arguments import out_option, study_argument

if TYPE_CHECKING:
    from sobremesa.lab.studies.opened import Opened
    from sobremesa.lab.studies.summary import ArmSummary, Summary


@click.command("show", short_help="Tell what a study shows.")
@study_argument
@out_option
@as_json
def command(study: Path, out: Path | None, as_json: bool) -> None:
    """Tell what the games of STUDY show that were played so far.

    All intervals are confidence sequences of 95 %: they hold however often one looks.
    """
    # Loaded when it is called: it needs more than the table does.
    from sobremesa.lab.studies.opened import open_study
    from sobremesa.lab.studies.summary import summary_of

    opened = open_study(study, out)
    if as_json:
        print_json(summary_of(opened))
    else:
        show(opened)


def show(opened: Opened) -> None:
    """Tell it to people."""
    from sobremesa.lab.studies.summary import summary_of

    text = opened.game.texts["en"]
    click.echo(f"{word(text, 'game-title', opened.study.game)}, from seed {opened.study.seed}")
    for summary in summary_of(opened):
        click.echo(f"\n{word(text, f'mission-{summary.mission}', summary.mission)}")
        _show_mission(opened, summary)
    click.echo("\nIntervals hold at every look (confidence sequences of 95 %).")


def _show_mission(opened: Opened, summary: Summary) -> None:
    setup = opened.arm(summary.mission, "base").plan.setup
    names = seat_names(opened.game, setup, opened.game.texts["en"])
    rows = [("variant", "games", "won by", "share", "interval", "against base", "interval", "")]
    for arm in summary.arms:
        rows += list(_rows(arm, summary.seats, names))
    print_table(rows, left=(0, 2, 7))
    click.echo()
    rounds = [("variant", "rounds", "decisions", "outcomes")]
    for arm in summary.arms:
        told = ", ".join(f"{word_of(opened, id)} {hits}" for id, hits in arm.outcomes.items())
        middle = (
            f"{arm.rounds[1]:g} ({arm.rounds[0]:g} to {arm.rounds[2]:g})",
            f"{arm.decisions[1]:g}",
        )
        rounds.append((arm.variant, *middle, told))
    print_table(rounds, left=(0, 3))


def word_of(opened: Opened, result: str) -> str:
    """How a game ended, in words."""
    return word(opened.game.texts["en"], f"result-{result}", result).rstrip(".")


def _rows(arm: ArmSummary, seats: tuple[int, ...], names: list[str]) -> Any:
    for place, seat in enumerate(seats):
        share = arm.won[place]
        who = "all" if len(seats) == 1 else names[seat]
        beside = ("", "", "")
        if arm.beside and share.games:
            found = arm.beside[place]
            verdict = "" if found.low <= 0 <= found.high else "*"
            interval = f"{100 * found.low:+.1f} to {100 * found.high:+.1f}"
            beside = (f"{100 * found.difference:+.1f}", interval, verdict)
        yield (
            arm.variant if not place else "",
            many(share.games, "game").split()[0],
            who,
            f"{share.share:.1%}" if share.games else "–",
            f"{share.low:.1%} to {share.high:.1%}",
            *beside,
        )
