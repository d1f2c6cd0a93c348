"""What a seat sees of the land, built from nothing: what is not put in cannot leak."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from sobremesa.games.oursun.state import NOBODY, Land, Person, Phase, Stage
from sobremesa.kernel import Text
from sobremesa.kernel.keeping import part
from sobremesa.kernel.scene import (
    Badge,
    Chip,
    Colour,
    Ending,
    Fact,
    Scene,
    SeatView,
    Shape,
    Style,
    Tone,
)

from . import icons
from .names import PHASES, SONS, TRADER, Names, player_id
from .scene_board import board
from .scene_cards import badges
from .scene_panels import panels
from .scene_pieces import marks, pieces

SHAPES: dict[str, Shape] = {
    "medic": "circle", "hunter": "hexagon", "soldier": "square", "engineer": "diamond",
    "smuggler": "triangle", "firefighter": "octagon",
}  # fmt: skip
FOES: dict[str, tuple[Colour, Shape]] = {
    "animal": ("teal", "triangle"),
    "human": ("blue", "octagon"),
    "mutant": ("grey", "diamond"),
    SONS: ("pink", "octagon"),
    TRADER: ("blue", "square"),
}
PLAYERS: tuple[Colour, ...] = ("white", "green", "red", "yellow", "purple", "orange")


def scene(g: Land, seat: int | None, text: Text) -> Scene:
    """Everything that a seat sees; None is a spectator."""
    names = Names(g.book, text)
    return Scene(
        title=text("game-title"),
        board=board(g, names),
        chips=tuple(_chips(g, names)),
        seats=tuple(_seat(g, each, names) for each in range(g.book.seats)),
        styles=part(names, ("styles", g.book), lambda: _styles(g, names)),
        pieces=tuple(pieces(g, names)),
        marks=tuple(marks(g, names)),
        panels=tuple(panels(g, seat, names)),
        ending=_ending(g, names),
        light=_light(g),
    )


def _light(g: Land) -> Literal["", "dusk", "night"]:
    """Night is dark, and the afternoon of a day long."""
    if g.stage <= Stage.PREPARATION:
        return ""
    return "night" if g.night else "dusk" if g.phase == Phase.AFTERNOON else ""


# The bar at the top


def _chips(g: Land, names: Names) -> Iterator[Chip]:
    """What counts most comes first, for there is little room."""
    text, mission = names.text, g.book.mission
    if g.stage <= Stage.GEAR:
        yield Chip(text=text("chip-setup"))
    else:
        yield from _time(g, names)
    card = text("mission-card", now=g.card, most=len(mission.cards))
    name = text(f"mission-{mission.id}")
    yield Chip(text=f"{name} · {card}", name=text("chip-card"), icon="scroll-unfurled")
    if g.roles:
        yield Chip(text=text("chip-roles"), name=text("chip-roles-about"), icon="cowled")


def _time(g: Land, names: Names) -> Iterator[Chip]:
    """The day, the phase and its weather."""
    text, deadline = names.text, g.book.mission.deadline
    late: Tone = "warn" if g.day >= deadline - 1 else ""
    phase = "preparation" if g.stage == Stage.PREPARATION else PHASES[g.phase]
    yield Chip(
        text=text("chip-day", day=g.day, deadline=deadline, phase=text(f"phase-{phase}")),
        name=text("deadline", day=deadline),
        icon="moon" if g.night else "sun",
        tone=late,
    )
    if g.sun >= 0:
        sun = g.book.sun[g.sun]
        tone: Tone = "" if g.weather == "clear" else "warn"
        about = text(f"sun-{sun}-text")
        yield Chip(text=text(f"sun-{sun}"), name=about, icon=icons.WEATHER[sun], tone=tone)


# Seats and styles


def _seat(g: Land, seat: int, names: Names) -> SeatView:
    mine = [person for person in g.people if person.seat == seat and person.kind]
    return SeatView(
        seat=seat,
        role=", ".join(names.character(each.id) for each in mine) or names.player(seat),
        owner=_owner(g, seat),
        badges=tuple(_seat_badges(g, mine, names)),
        turn=g.active != NOBODY and g.people[g.active].seat == seat,
    )


def _owner(g: Land, seat: int) -> str:
    """A seat has the colour of its character; one with two characters has its own."""
    mine = [person for person in g.people if person.seat == seat]
    return mine[0].kind if len(mine) == 1 and mine[0].kind else player_id(seat)


def _seat_badges(g: Land, mine: list[Person], names: Names) -> Iterator[Badge]:
    for person in mine:
        yield from badges(g, person, names)


def _styles(g: Land, names: Names) -> tuple[Style, ...]:
    characters = [
        Style(
            owner=kind,
            name=names.character(kind),
            colour=data.colour,
            shape=SHAPES.get(kind, "circle"),
        )
        for kind, data in g.book.characters.items()
    ]
    foes = [
        Style(
            owner=owner,
            name=names.text(f"type-{owner}"),
            colour=colour,
            shape=shape,
        )
        for owner, (colour, shape) in FOES.items()
    ]
    players = [
        Style(
            owner=player_id(seat),
            name=names.player(seat),
            colour=PLAYERS[seat],
            shape="circle",
        )
        for seat in range(g.book.seats)
    ]
    return (*characters, *foes, *players)


# The end


def _ending(g: Land, names: Names) -> Ending | None:
    if g.outcome is None:
        return None
    text, result = names.text, g.outcome.result
    dead = [names.character(each.id) for each in g.people if each.kind and not each.alive]
    facts = [
        Fact(name=text("fact-day"), text=str(g.day)),
        Fact(name=text("fact-tiles"), text=str(sum(tile.revealed for tile in g.map.values()))),
        Fact(
            name=text("fact-card"), text=text("out-of", now=g.card, most=len(g.book.mission.cards))
        ),
    ]
    if dead:
        facts.append(Fact(name=text("fact-dead"), text=", ".join(dead), tone="bad"))
    if g.roles:
        sons = [names.character(each.id) for each in g.people if g.is_sol(each)]
        facts.append(Fact(name=text("fact-sons"), text=", ".join(sons) or text("nobody")))
    return Ending(
        title=text(f"result-{result}"),
        text=text(f"result-{result}-about", alive="yes" if any(g.living()) else "no"),
        winners=g.outcome.winners,
        facts=tuple(facts),
    )
