"""What stands and lies on the board: heroes, enemies, civilians, cards and tokens."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import partial

import msgspec

from sobremesa.games.dceased.content.goals import EscortedToStart
from sobremesa.games.dceased.content.schema import KINDS
from sobremesa.games.dceased.rules.heroes import MOST_POWER, actions_of, full_health
from sobremesa.games.dceased.rules.horde import toughness_of
from sobremesa.games.dceased.rules.missions import is_active
from sobremesa.games.dceased.state import ELIMINATED, IN_PLAY, Hero, Night, Stage
from sobremesa.kernel.keeping import kept, part
from sobremesa.kernel.scene import Badge, Mark, Piece, Tone, Track

from .names import (
    ENEMIES,
    NEUTRAL,
    Names,
    civilian_id,
    fallen_id,
    held_id,
    hero_card_id,
    hero_id,
    horde_id,
    token_id,
    zone_id,
)
from .silhouettes import FIGURES

TOKEN_ICONS = {
    "o1": "open-book",
    "o2": "medicines",
    "blue-card": "id-card",
    "green-card": "id-card",
    "fuse-1": "battery-50",
    "fuse-2": "battery-50",
    "generator": "power-generator",
}
SHARD_ICON = "crystal-growth"
LEVEL_TONES: tuple[Tone, ...] = ("info", "warn", "warn", "bad")


def pieces(g: Night, names: Names) -> Iterator[Piece]:
    """Everything on the board. There are no secrets between seats."""
    if g.stage is Stage.HEROES:
        return
    yield from _points(g, names)
    yield from _cards(g, names)
    yield from _tokens(g, names)
    yield from _horde(g, names)
    for fallen in g.fallen:
        yield _fallen(g, fallen, names)
    for civilian, zone in g.civilians.items():
        yield _civilian(g, civilian, g.name(zone), names)
    for hero in g.in_play():
        yield part(names, ("piece", *appearance(g, hero)), partial(_hero, g, hero, names))


def appearance(g: Night, hero: Hero) -> tuple[Hashable, ...]:
    """What shows on a hero: its board, whose Turn it is, and whom the Enemies follow."""
    turn = g.current == hero.id
    actions = g.actions if turn else 0
    values = msgspec.structs.astuple(hero)
    return g.book, values, turn, actions, full_health(g, hero), g.lure == hero.id


def _hero(g: Night, hero: Hero, names: Names) -> Piece:
    return Piece(
        id=hero_id(hero.id),
        name=names.thing(hero.id),
        cell=zone_id(g.name(hero.zone)),
        icon=FIGURES.of(g.book.heroes[hero.id]),
        owner=f"p{hero.seat}",
        badges=tuple(hero_badges(g, hero, names)),
        tracks=tuple(hero_tracks(g, hero, names)),
        dim=not hero.ready and g.current != hero.id,
        active=g.current == hero.id,
        size="large",
        card=hero_card_id(hero.id),
    )


def hero_tracks(g: Night, hero: Hero, names: Names, where: str = "piece") -> Iterator[Track]:
    """Health and Power, and Actions in its Turn."""
    text, key = names.text, f"{where}-{hero.id}"
    health = full_health(g, hero)
    yield Track(
        id=f"health-{key}", name=text("health"), now=hero.health, most=health, icon="hearts",
        tone="bad" if hero.health <= 1 else "good",
    )  # fmt: skip
    yield Track(
        id=f"power-{key}", name=text("power"), now=hero.power, most=MOST_POWER,
        icon="power-lightning", tone="info",
    )  # fmt: skip
    if g.current == hero.id:
        most = max(g.actions, actions_of(hero))
        yield Track(
            id=f"actions-{key}", name=text("actions"), now=g.actions, most=most, tone="warn"
        )


def hero_badges(g: Night, hero: Hero, names: Names) -> Iterator[Badge]:
    """Its Danger Level, and who and what goes with it."""
    text = names.text
    yield Badge(
        text=str(hero.xp),
        tone=LEVEL_TONES[hero.level],
        name=text("badge-level", level=names.level(hero.level)),
    )
    if hero.escorts:
        name = text("badge-escorts", who=names.things(hero.escorts))
        many = str(len(hero.escorts)) if len(hero.escorts) > 1 else ""
        yield Badge(icon="person", text=many, tone="good", name=name)
    for token in hero.tokens:
        name = text("badge-carries", token=names.thing(token))
        yield Badge(icon=_token_icon(token), tone="good", name=name)
    if g.lure == hero.id:
        yield Badge(icon="megaphone", tone="warn", name=text("badge-lure"))


def _horde(g: Night, names: Names) -> Iterator[Piece]:
    for kind, name in enumerate(KINDS):
        for down, counts in ((False, g.horde[kind]), (True, g.down[kind])):
            for zone, count in sorted(counts.items()):
                yield _crowd(names, name, g.name(zone), count, down)


@kept
def _crowd(names: Names, kind: str, zone: str, count: int, down: bool) -> Piece:
    words = names.enemies(kind, count)
    toughness = names.content.horde[kind].toughness
    return Piece(
        id=horde_id(kind, zone, down=down),
        name=names.text("piece-down", who=words) if down else words,
        cell=zone_id(zone),
        icon="falling" if down else names.content.horde[kind].icon,
        owner=ENEMIES,
        badges=(_toughness(toughness, names),) if toughness > 1 else (),
        count=count,
        size="small",
        dim=down,
        card=f"card-{kind}",
    )


def _fallen(g: Night, fallen: str, names: Names) -> Piece:
    toughness = toughness_of(g, fallen)
    return Piece(
        id=fallen_id(fallen),
        name=names.thing(fallen),
        cell=zone_id(g.name(g.fallen[fallen].zone)),
        icon=FIGURES.of(g.book.fallen[fallen]),
        owner=ENEMIES,
        badges=(_toughness(toughness, names),),
        size="large",
        card=f"card-{fallen}",
    )


def _toughness(toughness: int, names: Names) -> Badge:
    """How many hits it takes."""
    name = names.text("badge-toughness", toughness=toughness)
    return Badge(icon="shield", text=str(toughness), tone="bad", name=name)


def _civilian(g: Night, civilian: str, zone: str, names: Names) -> Piece:
    return Piece(
        id=civilian_id(civilian),
        name=names.thing(civilian),
        cell=zone_id(zone),
        icon=g.book.content.civilians[civilian].icon,
        owner=NEUTRAL,
        badges=tuple(_sought(g, civilian, names)),
        size="small",
        card=held_id("board", civilian),
    )


def _sought(g: Night, civilian: str, names: Names) -> Iterator[Badge]:
    """In a mission about one Civilian, which one it is: dc.mission.m0-civilian."""
    if g.book.goal.find(EscortedToStart) and g.is_of_mission(civilian):
        yield Badge(icon="flag-objective", tone="good", name=names.text("badge-sought"))


def _cards(g: Night, names: Names) -> Iterator[Piece]:
    """Cards that lie face down: that they are there is all that anybody knows."""
    for kind, icon, where in (
        ("civilian", "person", g.hidden_civilians),
        ("gear", "locked-chest", g.hidden_gear),
    ):
        for zone in sorted(where):
            name = g.name(zone)
            yield Piece(
                id=f"hidden-{kind}-{name}",
                name=names.text(f"hidden-{kind}"),
                cell=zone_id(name),
                icon=icon,
                owner=NEUTRAL,
                kind="token",
                size="small",
            )


def _tokens(g: Night, names: Names) -> Iterator[Piece]:
    for token, zone in g.tokens.items():
        yield Piece(
            id=token_id(token),
            name=names.thing(token),
            cell=zone_id(g.name(zone)),
            icon=_token_icon(token),
            owner=g.book.objectives[token].colour or NEUTRAL,
            kind="token",
        )


def _token_icon(token: str) -> str:
    return TOKEN_ICONS.get(token, SHARD_ICON)


def _points(g: Night, names: Names) -> Iterator[Piece]:
    for point in g.book.points:
        active = is_active(g, point)
        name = names.text(f"point-{point.id}")
        yield Piece(
            id=f"point-{point.id}",
            name=name if active else names.text("point-idle", point=name),
            cell=zone_id(g.name(point.zone)),
            icon="portal",
            owner=point.id if point.id in ("blue", "green") else ENEMIES,
            kind="marker",
            label=point.id if point.id.isdigit() else "",
            size="small",
            dim=not active,
        )


def marks(g: Night, names: Names) -> Iterator[Mark]:
    """What is going on: the fight of this moment, the room that is being revealed."""
    act = g.activation
    if act is not None and act.fights:
        zones = [zone for zone in range(len(g.book.names)) if act.fights >> zone & 1]
        cells = tuple(zone_id(g.name(zone)) for zone in zones)
        yield Mark(id="fights", name=names.text("mark-fights"), cells=cells, style="target")
    if g.card:
        cells = (zone_id(g.name(g.card_zone)),)
        yield Mark(id="card", name=names.card(g.card), cells=cells, style="danger")


def fate(hero: Hero) -> str:
    """What has become of a hero, in a word."""
    if hero.status is IN_PLAY:
        return "ready" if hero.ready else "done"
    return "lost" if hero.status is ELIMINATED else "left"
