"""`sobremesa lab report`: the page about a study."""

from __future__ import annotations

from pathlib import Path

import click

from .arguments import out_option, study_argument


@click.command("report", short_help="Write the page about a study.")
@study_argument
@out_option
def command(study: Path, out: Path | None) -> None:
    """Write a page about what was played of STUDY: `report.html` in the folder of its results.

    One file that opens without a network, in Spanish and English, light and dark: pictures with
    their numbers, and the records of games out of the common beside it.
    """
    # Loaded when it is called: it needs more than the table does.
    from sobremesa.lab.report.page import report
    from sobremesa.lab.studies.folder import writing
    from sobremesa.lab.studies.opened import open_study

    opened = open_study(study, out)
    file = opened.store.folder / "report.html"
    page = report(opened)
    with writing(file):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(page, encoding="utf-8")
    click.echo(file)
