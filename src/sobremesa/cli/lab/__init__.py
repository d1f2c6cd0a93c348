"""`sobremesa lab`: studies, their data and reports, and tuning."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import click

from sobremesa.cli.lazy import LazyGroup


class LabCommands(LazyGroup):
    """The commands of the laboratory."""

    places: ClassVar[Mapping[str, str]] = {
        "check": "sobremesa.cli.lab.check",
        "run": "sobremesa.cli.lab.run",
        "show": "sobremesa.cli.lab.show",
        "report": "sobremesa.cli.lab.report",
        "record": "sobremesa.cli.lab.record",
        "tune": "sobremesa.cli.lab.tune",
    }


@click.group("lab", cls=LabCommands, short_help="Studies: play variants of a game and compare.")
def command() -> None:
    """Ask a game a question, and have it answered by games.

    A study is a TOML file: a game, missions, who sits where, and variants: content changed by key,
    cards left out, a folder of your own content, other settings or players. Each variant is
    compared with the game as it is, on the same dice.

    \b
    sobremesa lab check study.toml      say whether it can be played
    sobremesa lab run study.toml        play it; go on where it was stopped
    sobremesa lab show study.toml       tell in the terminal what is known
    sobremesa lab report study.toml     a page with pictures
    sobremesa lab record study.toml 17  the record of game 17, for replay and review
    sobremesa lab tune tuning.toml      find values for the games you want

    Results are kept in a folder beside the study, `study.lab`, as Parquet. docs/laboratory.md says
    what a study may hold, what the columns mean and how sure the numbers are. The laboratory needs
    more than the table does: pip install 'sobremesa[lab]'. docs/cluster.md says how many machines
    play a study together.
    """
