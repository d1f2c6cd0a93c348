"""What a seat sees of a night, built from nothing: what is not put in cannot leak."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from sobremesa.games.dceased.rules.heroes import danger_level
from sobremesa.games.dceased.state import ELIMINATED, LEFT, Night, Status
from sobremesa.kernel import Text
from sobremesa.kernel.scene import Badge, Chip, Ending, Fact, Scene, SeatView, Style, Tone

from .names import ENEMIES, NEUTRAL, Names
from .scene_board import board
from .scene_panels import panels
from .scene_pieces import marks, pieces
from .silhouettes import FIGURES

COLOURS: tuple[Literal["blue", "yellow", "purple", "teal", "pink", "orange"], ...] = (
    "blue", "yellow", "purple", "teal", "pink", "orange",
)  # fmt: skip
TONES: tuple[Tone, ...] = ("info", "warn", "warn", "bad")


def scene(g: Night, seat: int | None, text: Text) -> Scene:
    """Everything that a seat sees; None is a spectator."""
    names = Names(g.book.content, text)
    return Scene(
        title=text("game-title"),
        board=board(g, names),
        chips=tuple(_chips(g, names)),
        seats=tuple(_seat(g, each, names) for each in range(g.book.seats)),
        styles=tuple(_styles(g, names)),
        pieces=tuple(pieces(g, names)),
        marks=tuple(marks(g, names)),
        panels=tuple(panels(g, seat, names)),
        ending=_ending(g, names),
    )


def _styles(g: Night, names: Names) -> Iterator[Style]:
    text = names.text
    for seat in range(g.book.seats):
        name = text(f"role-player-{seat + 1}")
        yield Style(owner=f"p{seat}", name=name, colour=COLOURS[seat], shape="circle")
    yield Style(owner=ENEMIES, name=text("owner-enemies"), colour="green", shape="hexagon")
    yield Style(owner=NEUTRAL, name=text("owner-neutral"), colour="white", shape="square")
    yield Style(owner="blue", name=text("colour-blue"), colour="blue", shape="diamond")
    yield Style(owner="green", name=text("colour-green"), colour="green", shape="diamond")


def _chips(g: Night, names: Names) -> Iterator[Chip]:
    text = names.text
    yield Chip(text=text(f"mission-{g.book.mission.id}"), name=text("chip-mission"))
    stage = text(f"stage-{g.stage.name.lower()}")
    if g.round:
        yield Chip(text=text("chip-round", round=g.round, stage=stage), name=text("chip-phase"))
        level = danger_level(g)
        yield Chip(
            text=names.level(level), name=text("danger"), icon="hazard-sign", tone=TONES[level]
        )
    else:
        yield Chip(text=stage, name=text("chip-phase"))
    if g.book.mission.charge:
        charge = text("out-of", now=g.charge, most=g.book.mission.charge)
        yield Chip(text=charge, name=text("fact-charge"), icon="radio-tower")


def _seat(g: Night, seat: int, names: Names) -> SeatView:
    heroes = [hero for hero in g.heroes.values() if hero.seat == seat]
    badges = [
        Badge(
            icon=FIGURES.of(g.book.heroes[hero.id]),
            name=names.thing(hero.id),
            tone=_tone(hero.status),
        )
        for hero in heroes
    ]
    if g.round and g.lead() == seat:
        badges.append(Badge(icon="flag-objective", tone="info", name=names.text("badge-lead")))
    current = g.heroes.get(g.current)
    return SeatView(
        seat=seat,
        role=names.text(f"role-player-{seat + 1}"),
        owner=f"p{seat}",
        badges=tuple(badges),
        turn=current is not None and current.seat == seat,
    )


def _tone(status: Status) -> Tone:
    return "bad" if status is ELIMINATED else "quiet" if status is LEFT else "good"


def _ending(g: Night, names: Names) -> Ending | None:
    if g.outcome is None:
        return None
    text, result = names.text, g.outcome.result
    mission = g.book.mission.id
    about = f"result-{result}-{mission}" if result == "won" else f"result-{result}-about"
    lost = [hero.id for hero in g.heroes.values() if hero.status is ELIMINATED]
    return Ending(
        title=text(f"result-{result}"),
        text=text(about),
        winners=g.outcome.winners,
        facts=(
            Fact(name=text("fact-round"), text=str(g.round)),
            Fact(name=text("fact-heroes-lost"), text=names.things(lost) or text("nobody")),
            Fact(name=text("fact-rescued"), text=str(len(g.rescued))),
            Fact(name=text("fact-xp"), text=str(sum(hero.xp for hero in g.heroes.values()))),
        ),
    )
