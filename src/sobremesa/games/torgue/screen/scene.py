"""What a seat sees of the show, built from nothing: what is not put in cannot leak."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import partial

import msgspec

from sobremesa.boards.hex_outline import POINTY_TOP, centre, corners
from sobremesa.boards.memo import kept_at_most
from sobremesa.games.torgue.content.arena import Arena
from sobremesa.games.torgue.content.pieces import TOKENS
from sobremesa.games.torgue.rules.conditions import conditions
from sobremesa.games.torgue.rules.interlude import in_interlude, next_scenario
from sobremesa.games.torgue.rules.loot import MONEY_VALUE
from sobremesa.games.torgue.rules.upkeep import ELEMENTAL
from sobremesa.games.torgue.state import NOBODY, Companion, Effects, Enemy, Hunter, Show, Stage
from sobremesa.kernel import Text
from sobremesa.kernel.keeping import kept, part
from sobremesa.kernel.scene import (
    Badge,
    Board,
    Cell,
    Chip,
    Colour,
    Ending,
    Fact,
    Piece,
    Scene,
    SeatView,
    Shape,
    Style,
    Track,
)

from .icons import FIGURES, LOOT_ICONS, TOKEN_ICONS
from .names import Names, names_of, zone_name
from .scene_interlude import (
    backstage,
    backstage_chips,
    backstage_pieces,
)
from .scene_panels import panels
from .situation import announcement_in_words

COLOURS_OF: tuple[Colour, ...] = ("orange", "green", "purple", "blue")
SHAPES_OF: tuple[Shape, ...] = ("square", "triangle", "circle", "hexagon")
PLAYERS: tuple[Colour, ...] = ("white", "grey", "teal", "pink")
CHEST_ICONS = {"ammo_chests": "ammo-box", "loot_chests": "locked-chest", "mailboxes": "mailbox"}
OBJECTIVE_ICONS = {"crates": "wooden-crate", "pillars": "ancient-columns", "terminals": "tv"}


def scene(g: Show, seat: int | None, text: Text) -> Scene:
    """Everything that a seat sees; None is a spectator. Nobody has secrets from another."""
    names = names_of(g, text)
    behind = in_interlude(g)
    return Scene(
        title=text("game-title"),
        board=_backstage(g, text) if behind else _board(g.place, text),
        chips=tuple(backstage_chips(g, names)) if behind else _chips(g, names),
        seats=tuple(_seat(g, each, names) for each in range(g.seats)),
        styles=_styles(names, tuple((each.id, each.kind) for each in g.hunters), g.seats),
        pieces=tuple(backstage_pieces(g, names) if behind else _pieces(g, names)),
        panels=tuple(panels(g, seat, names)),
        ending=_ending(g, names),
    )


# The board


def _backstage(g: Show, text: Text) -> Board:
    return backstage(text, next_scenario(g), tuple(hunter.kind for hunter in g.hunters))


@kept_at_most(64)
def _board(arena: Arena, text: Text) -> Board:
    cells = tuple(_cells(arena, text))
    xs = [x for cell in cells for x, _ in cell.shape]
    ys = [y for cell in cells for _, y in cell.shape]
    return Board(
        key=f"{arena.id}-{text.language}",
        bounds=(min(xs) - 0.2, min(ys) - 0.2, max(xs) + 0.2, max(ys) + 0.2),
        cells=cells,
    )


def _cells(arena: Arena, text: Text) -> Iterator[Cell]:
    spawns = {zone: number for number, zone in arena.spawns.items()}
    for zone, home in enumerate(arena.map.hexes):
        style, icon, label, name = "sand", "", str(zone + 1), zone_name(zone, text)
        if zone in arena.stations:
            style, icon = "sand entry", "house"
            name = f"{name}, {text('station')}"
        elif zone in spawns:
            style, icon = "sand spawn", "magic-portal"
            label = f"{label} · {text('spawn-mark', number=spawns[zone])}"
            name = f"{name}, {text('spawn-place', number=spawns[zone])}"
        yield Cell(
            id=f"zone{zone}",
            name=name,
            at=centre(home, POINTY_TOP),
            shape=tuple(corners(home, POINTY_TOP)),
            style=style,
            icon=icon,
            label=label,
        )


# Pieces


def _pieces(g: Show, names: Names) -> Iterator[Piece]:
    yield from _hunters(g, names)
    yield from _enemies(g, names)
    key = (
        "terrain",
        tuple(g.tyres),
        tuple([(zone, len(backs)) for zone, backs in g.barrels.items()]),
        tuple([(zone, sort) for zone, (sort, _) in g.chests.items()]),
        tuple(g.machines.items()),
        tuple(g.vomit.items()),
        (g.goal(), *g.objectives.items()),
        tuple(g.floor.items()),
    )
    yield from part(names, key, lambda: tuple(_terrain(g, names)))


def _badges(mini: Effects, names: Names) -> Iterator[Badge]:
    for token in (*ELEMENTAL, "stun"):
        if count := getattr(mini, token):
            yield Badge(
                icon=TOKEN_ICONS[token],
                text=str(count),
                tone="bad",
                name=names.text(f"token-{token}"),
            )


def _hunters(g: Show, names: Names) -> Iterator[Piece]:
    for hunter in g.hunters:
        if hunter.zone >= 0:
            lit = hunter.id == g.spotlight
            how = lit, lit and g.slaughter, g.active == hunter.id, g.stage is Stage.HUNTERS
            key: Hashable = "hunter", msgspec.structs.astuple(hunter), how
            yield part(names, key, partial(_hunter, g, hunter, names))
    for companion in g.companions.values():
        if companion.zone >= 0:
            key = "companion", msgspec.structs.astuple(companion), g.active == companion.owner
            yield part(names, key, partial(_companion, g, companion, names))


def _hunter(g: Show, hunter: Hunter, names: Names) -> Piece:
    badges = list(_badges(hunter, names))
    if hunter.id == g.spotlight:
        light = names.text("slaughter" if g.slaughter else "spotlight")
        badges.append(Badge(icon="star-medal", tone="warn", name=light))
    if hunter.down:
        badges.append(Badge(icon="knockout", tone="bad", name=names.text("is-down")))
    if hurt := sum(token.colour < token.origin for token in hunter.tokens):
        badges.append(Badge(text=str(hurt), tone="bad", name=names.text("wounds")))
    for carried, icon in ((hunter.crate, "wooden-crate"), (hunter.bombs, "dynamite")):
        if carried:
            badges.append(Badge(icon=icon, tone="info", name=names.text("carries")))
    return Piece(
        id=f"mini{hunter.id}",
        name=names.mini(hunter.id),
        cell=f"zone{hunter.zone}",
        icon=FIGURES.of(g.book.content.hunters[hunter.kind]),
        owner=hunter.kind,
        badges=tuple(badges),
        tracks=(_ready(hunter, names),),
        dim=hunter.activated and g.active != hunter.id and g.stage is Stage.HUNTERS,
        active=g.active == hunter.id,
        card=f"hunter-{hunter.id}",
    )


def _companion(g: Show, companion: Companion, names: Names) -> Piece:
    data = g.book.content.companions[companion.kind]
    return Piece(
        id=f"mini{companion.id}",
        name=names.mini(companion.id),
        cell=f"zone{companion.zone}",
        icon=data.icon,
        owner=g.hunters[companion.owner].kind,
        size="large" if data.base == "large" else "small",
        active=g.active == companion.owner,
        card=f"hunter-{companion.owner}",
    )


def _ready(hunter: Hunter, names: Names) -> Track:
    """How many action tokens are still available."""
    return Track(
        id=f"ready{hunter.id}",
        name=names.text("ready-tokens"),
        now=sum(not token.spent for token in hunter.tokens),
        most=len(hunter.tokens),
        icon="plain-circle",
    )


def _enemies(g: Show, names: Names) -> Iterator[Piece]:
    first = g.obeying[0] if g.obeying else NOBODY
    for enemy in g.enemies.values():
        acts = enemy.id == first
        key = "enemy", msgspec.structs.astuple(enemy), acts
        yield part(names, key, partial(_enemy, g, enemy, acts, names))


def _enemy(g: Show, enemy: Enemy, acts: bool, names: Names) -> Piece:
    foe = g.foe(enemy)
    badges = list(_badges(enemy, names))
    up = sum(not token.spent for token in enemy.shields)
    if enemy.shields:
        badges.append(
            Badge(icon="energy-shield", text=str(up), tone="info", name=names.text("shield"))
        )
    life = enemy.hp - enemy.wounds
    tracks: tuple[Track, ...] = ()
    if enemy.hp > 1:
        track = Track(
            id=f"hp{enemy.id}",
            name=names.text("hit-points"),
            now=life,
            most=enemy.hp,
            icon="hearts",
        )
        tracks = (track,)
    return Piece(
        id=f"mini{enemy.id}",
        name=names.mini(enemy.id, enemy.kind),
        cell=f"zone{enemy.zone}",
        icon=FIGURES.of(foe.data),
        owner="enemies",
        badges=tuple(badges),
        tracks=tracks,
        size="large" if foe.large else "medium",
        active=acts,
        card=f"foe-{enemy.kind}",
    )


def _terrain(g: Show, names: Names) -> Iterator[Piece]:
    text = names.text
    for zone, tyres in enumerate(g.tyres):
        if tyres:
            yield _token(f"tyre{zone}", text("tyre"), zone, "car-wheel", tyres)
    for zone, backs in g.barrels.items():
        yield _token(f"barrel{zone}", text("barrel"), zone, "barrel", len(backs))
    for zone, (sort, _) in g.chests.items():
        yield _token(f"chest{zone}", text(f"sort-{sort}"), zone, CHEST_ICONS[sort])
    for zone, machine in g.machines.items():
        yield _token(f"machine{zone}", text(f"machine-{machine}"), zone, "vending-machine")
    for zone, count in g.vomit.items():
        yield _token(f"vomit{zone}", text("vomit"), zone, "vomiting", count)
    goal = g.goal()
    for zone, state in g.objectives.items():
        count = state if goal == "crates" else 1
        name = text(f"objective-{goal}", state=state)
        yield _token(f"objective{zone}", name, zone, OBJECTIVE_ICONS[goal], count)
    for zone, sorts in g.floor.items():
        for loot in dict.fromkeys(sorts):
            icon = LOOT_ICONS[g.book.loot[loot].kind]
            yield _token(
                f"loot{zone}-{loot}", names.loot(loot), zone, icon, sorts.count(loot), "marker"
            )


@kept_at_most(4096)
def _token(id: str, name: str, zone: int, icon: str, count: int = 1, kind: str = "token") -> Piece:
    return Piece(
        id=id,
        name=name,
        cell=f"zone{zone}",
        icon=icon,
        kind="marker" if kind == "marker" else "token",
        size="small",
        count=count,
    )


# The bar, the seats and the end


def _chips(g: Show, names: Names) -> tuple[Chip, ...]:
    pool = Chip(text=names.money(g.pool * MONEY_VALUE), name=names.text("pool"), icon="cash")
    rules = conditions(g) if g.wanted or g.result is None else {}
    fighting = g.stage in (Stage.HUNTERS, Stage.ENEMIES)
    announced = g.queue[g.spent] if fighting and g.spent < len(g.queue) else ""
    return (
        *_round(names, g.stage, g.round),
        *_rules(names, tuple(rules.items())),
        pool,
        *_pressure(names, g.slaughter, announced, g.level),
    )


@kept
def _round(names: Names, stage: Stage, number: int) -> tuple[Chip, ...]:
    text = names.text
    now = text(f"stage-{stage.name.lower()}")
    if stage in (Stage.HUNTERS, Stage.ENEMIES, Stage.RESPAWN):
        now = text("chip-round", round=number, stage=now)
    return (Chip(text=now, name=text("chip-stage")),)


@kept
def _rules(names: Names, rules: tuple[tuple[str, str], ...]) -> tuple[Chip, ...]:
    """The special rules that hold now."""
    text = names.text
    told = ((name, text(f"token-{each}") if each in TOKENS else each) for name, each in rules)
    about, icon = text("chip-condition"), "scroll-unfurled"
    return tuple(
        Chip(text=text(f"condition-{name}", value=word), name=about, icon=icon)
        for name, word in told
    )


@kept
def _pressure(names: Names, slaughter: bool, announced: str, level: int) -> tuple[Chip, ...]:
    """What the enemies are about to do, and how strong they are."""
    text = names.text
    chips = [Chip(text=text("chip-level", level=level), icon="trophy")]
    if announced:
        about = announcement_in_words(names, announced)
        title = text(f"announcement-{announced}")
        chips.insert(0, Chip(text=title, name=about, icon="public-speaker", tone="warn"))
    if slaughter:
        chips.insert(0, Chip(text=text("slaughter"), icon="burning-embers", tone="bad"))
    return tuple(chips)


def _seat(g: Show, seat: int, names: Names) -> SeatView:
    """A seat by the hunter that it leads; by its number and their signs where those are several."""
    mine = [hunter for hunter in g.hunters if hunter.seat == seat]
    ids = [hunter.id for hunter in mine]
    lit, turn = g.spotlight in ids, g.active in ids
    key = "seat", g.book, seat, tuple([(each.id, each.kind, each.down) for each in mine]), lit, turn
    return part(names, key, lambda: _seat_view(g, seat, mine, lit, turn, names))


def _seat_view(
    g: Show, seat: int, mine: list[Hunter], lit: bool, turn: bool, names: Names
) -> SeatView:
    several = len(mine) != 1
    badges = [
        Badge(
            icon=FIGURES.of(g.book.content.hunters[hunter.kind]),
            tone="bad" if hunter.down else "",
            name=names.mini(hunter.id),
        )
        for hunter in mine
        if several
    ]
    if lit:
        badges.append(Badge(icon="star-medal", tone="warn", name=names.text("spotlight")))
    return SeatView(
        seat=seat,
        role=names.text(f"role-player{seat + 1}") if several else names.mini(mine[0].id),
        owner=f"player{seat + 1}",
        badges=tuple(badges),
        turn=turn,
    )


@kept
def _styles(names: Names, hunters: tuple[tuple[int, str], ...], players: int) -> tuple[Style, ...]:
    looks = tuple(
        Style(
            owner=kind,
            name=names.mini(id),
            colour=COLOURS_OF[id],
            shape=SHAPES_OF[id],
        )
        for id, kind in hunters
    )
    shop = Style(owner="shop", name=names.text("panel-shop"), colour="yellow", shape="square")
    enemies = Style(owner="enemies", name=names.text("enemies"), colour="red", shape="octagon")
    seats = tuple(
        Style(
            owner=f"player{seat + 1}",
            name=names.text(f"role-player{seat + 1}"),
            colour=PLAYERS[seat],
            shape="diamond",
        )
        for seat in range(players)
    )
    return (*looks, enemies, shop, *seats)


def _ending(g: Show, names: Names) -> Ending | None:
    if g.outcome is None:
        return None
    text, result = names.text, g.outcome.result
    return Ending(
        title=text(f"result-{result}"),
        text=text(f"result-{result}-about"),
        winners=g.outcome.winners,
        facts=(
            Fact(name=text("fact-rounds"), text=str(g.round)),
            Fact(name=text("fact-kills"), text=str(g.kills)),
            Fact(name=text("fact-level"), text=str(g.level)),
        ),
    )
