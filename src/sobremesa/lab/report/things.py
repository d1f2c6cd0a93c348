"""Pictures of things: what goes with winning, and who falls."""

from __future__ import annotations

from sobremesa.lab.studies.contributions import Contribution, contributions, early_rounds
from sobremesa.lab.studies.frames import pl

from .about import About, key, section, table_of
from .drawing import WIDTH, around_zero, dot, picture, rect, whisker, words
from .words import Said, html, joined, number, of_game, percent, plain, say, thing

_LEFT, _RIGHT = 330, 30
_ROOM = WIDTH - _LEFT - _RIGHT
_ROW = 25
_SHOWN = 18
"""How many things are drawn; the table has them all."""
_COUNTED = ("drawn", "kept", "played")


def owner_name(about: About, owner: str) -> Said:
    """Whose a thing is, where it matters."""
    if owner in about.owners:
        return about.seats[about.owners[owner]]
    return of_game(about.game, f"owner-{owner}", "")


def things(about: About) -> str:
    """What goes with winning, the strongest first."""
    games, events = about.games(about.base), about.events(about.base)
    counted = events.filter(pl.col("what").is_in(_COUNTED))
    found = contributions(games, counted, about.owners)
    if not found:
        return section("things-head", say("things-none"))
    told = say("things-about", rounds=early_rounds(games), things=len(found))
    shown = picture(*_drawn(about, found[:_SHOWN]))
    colours = key([(place + 1, say(f"what-{what}")) for place, what in enumerate(_COUNTED)])
    return section("things-head", told, colours, shown, table=_table(about, found))


def _drawn(about: About, found: list[Contribution]) -> tuple[float, str]:
    most = max(0.1, *(max(abs(each.low), abs(each.high)) for each in found))
    middle, scale = _LEFT + _ROOM / 2, _ROOM / 2 / most
    height = len(found) * _ROW + 34
    parts = [around_zero(middle, scale, most, height)]
    for row, each in enumerate(found):
        y = 18 + row * _ROW
        colour = _COUNTED.index(each.what) + 1
        parts.append(words(_LEFT - 12, y + 4, _label(about, each), "", "end"))
        ends = middle + each.low * scale, middle + each.high * scale
        parts.append(whisker(*ends, y, f"whisker s{colour}"))
        kind = f"f{colour}" if each.sure else f"hollow s{colour}"
        parts.append(dot(middle + each.difference * scale, y, 5.5, kind, _said(about, each)))
    return height, "".join(parts)


def _label(about: About, each: Contribution) -> Said:
    name, what = thing(about.game, each.thing), say(f"what-{each.what}")
    whose = owner_name(about, each.owner)
    return {
        language: f"{name[language]} · {what[language]}"
        + (f" · {whose[language]}" if whose[language] else "")
        for language in name
    }


def _said(about: About, each: Contribution) -> Said:
    whose = owner_name(about, each.owner)
    return say(
        "things-tip",
        thing=thing(about.game, each.thing),
        what=say(f"what-{each.what}"),
        owner={language: f", {name}" if name else "" for language, name in whose.items()},
        **{"with": percent(each.with_it)},
        without=percent(each.without),
        games=each.games,
    )


def _table(about: About, found: list[Contribution]) -> str:
    heads = [say("things-thing"), say("report-games")]
    heads += [say(f"things-{each}") for each in ("with", "without", "difference")]
    rows: list[list[Said | str]] = [
        [
            f"{html(_label(about, each))} <code>{each.thing}</code>",
            plain(each.games),
            percent(each.with_it),
            percent(each.without),
            number(100 * each.difference, 0, "+"),
            joined(*(number(100 * end, 0, "+") for end in (each.low, each.high)), by=" – "),
        ]
        for each in found
    ]
    return table_of([*heads, say("report-interval")], rows)


def losses(about: About) -> str:
    """Who falls, and how many of them in a game."""
    games = about.games(about.base).height
    lost = about.events(about.base).filter(pl.col("what") == "lost")
    counted = lost.group_by("thing", "owner").agg(pl.col("count").sum().alias("all"))
    rows = counted.sort(["all", "thing"], descending=[True, False]).rows(named=True)
    if not rows:
        return ""
    most = rows[0]["all"] / games
    height = min(len(rows), _SHOWN) * _ROW + 14
    parts, table = list[str](), list[list[Said | str]]()
    for row, each in enumerate(rows):
        name, y, rate = thing(about.game, each["thing"]), 6 + row * _ROW, each["all"] / games
        table.append([name, plain(each["all"]), number(rate, 3)])
        if row >= _SHOWN:
            continue
        told = say("losses-tip", thing=name, each=number(rate, 2))
        colour = 1 + about.owners.get(each["owner"] or "", 1 if each["owner"] else 0)
        width = _ROOM * rate / most
        parts.append(words(_LEFT - 12, y + 14, name, "", "end"))
        parts.append(rect(_LEFT, y, width, 17, f"f{colour}", told))
        parts.append(words(_LEFT + width + 6, y + 13, number(rate, 2), "soft"))
    heads = [say("things-thing"), say("places-count"), say("places-each")]
    return section(
        "losses-head", say("losses-about"), picture(height, *parts), table=table_of(heads, table)
    )
