"""The whole report: one file that needs nothing else to be read."""

from __future__ import annotations

from html import escape
from importlib.metadata import version
from importlib.resources import files

from sobremesa.lab.studies.opened import Opened
from sobremesa.lab.studies.study import Variant
from sobremesa.lab.studies.summary import summary_of

from .about import COLOURS, About, variant_name
from .course import length, tension
from .outliers import outliers
from .places import places
from .shares import beside, outcomes, seats
from .things import losses, things
from .words import Said, html, joined, of_game, say

_SECTIONS = (outcomes, beside, length, tension, seats, things, places, losses, outliers)


def report(opened: Opened) -> str:
    """The page about a study; the records that it names are written beside it."""
    parts = [_head(opened)]
    for summary in summary_of(opened):
        about = About(opened, summary)
        name = of_game(opened.game, f"mission-{summary.mission}", summary.mission)
        parts.append(html(name, "h2"))
        if about.games(about.base).height:
            parts += [draw(about) for draw in _SECTIONS]
    foot = html(say("report-foot", version=version("sobremesa")), "p", "soft")
    return page(_title(opened), "".join(parts) + foot)


def page(title: Said, body: str) -> str:
    """A page that carries its looks and its few lines of program with it."""
    here = files(__package__)
    titles = "".join(f' data-in{language}="{escape(words)}"' for language, words in title.items())
    style, script = ((here / f"page.{kind}").read_text("utf-8") for kind in ("css", "js"))
    return (
        '<!doctype html>\n<html lang="es" data-lang="es">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title{titles}>{escape(title['es'])}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
        f'<main>{body}</main>\n<div id="tip" role="status"></div>\n'
        f"<script>\n{script}</script>\n</body>\n</html>\n"
    )


def buttons() -> str:
    """What the reader may change: language and light."""
    language, theme = html(say("report-language")), html(say("report-theme"))
    return (
        f'<div class="buttons"><button id="language">{language}</button>'
        f'<button id="theme">{theme}</button></div>'
    )


def _title(opened: Opened) -> Said:
    return say("report-title", game=of_game(opened.game, "game-title", opened.study.game))


def _head(opened: Opened) -> str:
    study = opened.study
    games = sum(opened.store.of(arm).height for arm in opened.arms)
    told = [say("report-about", games=games, seed=str(study.seed))]
    told.append(say("report-seats", seats=", ".join(study.seats)))
    if study.settings:
        pairs = ", ".join(f"{id} = {value}" for id, value in study.settings.items())
        told.append(say("report-settings", settings=pairs))
    about = "".join(html(each, "p", "soft") for each in told)
    listed = "".join(
        _variant(place, name, variant)
        for place, (name, variant) in enumerate({"base": Variant(), **study.variants}.items())
    )
    heading = html(_title(opened), "h1")
    return (
        f'<header><div>{heading}{about}</div>{buttons()}</header><ul class="variants">{listed}</ul>'
    )


def _variant(place: int, name: str, variant: Variant) -> str:
    """A variant with its colour, and what is other in it."""
    changes = [
        *(say("report-own", folder=each) for each in (variant.content,) if each),
        *(say("report-changed", key=key, value=str(each)) for key, each in variant.changes.items()),
        *(say("report-left-out", key=key) for key in variant.without),
        *(
            say("report-changed", key=key, value=str(each))
            for key, each in variant.settings.items()
        ),
        *(say("report-plays", seats=", ".join(each)) for each in (variant.seats,) if each),
    ]
    words = html(joined(*changes), "code") if changes else ""
    colour = f'<i style="background:var(--c{place % COLOURS})"></i>'
    return f"<li>{colour}{html(variant_name(name), 'b')} {words}</li>"
