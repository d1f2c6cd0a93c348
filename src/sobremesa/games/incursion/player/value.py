"""What makes a position good or bad: numbers with names, for weights that games were fitted to."""

from __future__ import annotations

from sobremesa.boards.bits import members
from sobremesa.games.incursion.content.schema import ALLIES, SIDE_NAMES, SWD
from sobremesa.games.incursion.rules.forces import LOT
from sobremesa.games.incursion.rules.movement import may_carry
from sobremesa.games.incursion.state import NOBODY, Battle, Figure, Place, Stage

from .armies import Army, armies, bought
from .cards import effect_on
from .orders import around, carrier, costs_to, exits, handles
from .paths import FAR, barriers, stance, steps_from
from .values import CLOSE, NEAR, worth_of

ALIVE = (Place.WAITING, Place.BOARD)
FAR_OFF = 60.0
"""The points that a very long way takes."""
RESCUERS = frozenset(("snafu", "lucky_devil", "critical_hit", "blaze_of_glory"))
"""Cards that wait for their moment, in either side's turn."""
COMMON = (
    "allied-force", "allied-health", "allied-effects", "swd-force", "swd-effects", "horde",
    "threats", "threats-coming", "watchers", "tempo", "command-points", "hand",
)  # fmt: skip
"""The features of every mission."""
FEATURES: dict[str, tuple[str, ...]] = {
    "escape": (
        "last-figure",
        "runner-health",
        "runner-way",
        "last-way",
        "enemies-ahead",
        "way-in-reach",
    ),
    "seal": ("gates-sealed", "gates-way", "nearest-gate", "gate-in-reach"),
    "beacon": (
        "beacon-allies",
        "beacon-swd",
        "beacon-allied-way",
        "beacon-swd-way",
        "beacon-in-reach",
    ),
}
"""The features that only a mission with such a goal has."""
FOR_ALLIES = frozenset(
    (
        "allied-force", "allied-health", "allied-effects", "runner-health", "way-in-reach",
        "gates-sealed", "gate-in-reach", "beacon-allies", "beacon-in-reach", "beacon-swd-way",
    )
)  # fmt: skip
FOR_SWD = frozenset(
    (
        "swd-force", "swd-effects", "horde", "threats", "threats-coming", "runner-way", "last-way",
        "enemies-ahead", "gates-way", "nearest-gate", "beacon-swd", "beacon-allied-way",
    )
)  # fmt: skip
OWN = frozenset(("command-points", "hand"))
"""What each side has for itself: more is never worse."""


def signs(model: str) -> dict[str, int]:
    """Which way each feature counts: what is good for one side is bad for the other."""
    good, bad = (FOR_SWD, FOR_ALLIES) if model.endswith(SIDE_NAMES[SWD]) else (FOR_ALLIES, FOR_SWD)
    return dict.fromkeys(good | OWN, 1) | dict.fromkeys(bad, -1)


def feature_names() -> tuple[str, ...]:
    """Every feature there is."""
    return (*COMMON, *(name for names in FEATURES.values() for name in names))


def model(g: Battle, seat: int) -> str:
    """Which weights apply: the mission, and the side."""
    return f"{g.book.mission.id}-{SIDE_NAMES[seat]}"


def opening(g: Battle, seat: int) -> dict[str, float]:
    """The army of a side, as one: what its figures are worth shows only together."""
    return {_called(bought(g, seat)): 1.0}


def openings(g: Battle, seat: int) -> list[dict[str, float]]:
    """The armies that may still be bought, or the one that was."""
    if g.forces[seat].done:
        return [opening(g, seat)]
    return [{_called(army): 1.0} for army in armies(g.book, seat, bought(g, seat))]


def _called(army: Army) -> str:
    return " ".join(sorted(army))


def features(g: Battle, seat: int) -> dict[str, float]:
    """What makes the position good or bad for the seat, each by its name."""
    allies = [f for f in g.figures.values() if f.side == ALLIES and f.place in ALIVE]
    swd = [f for f in g.figures.values() if f.side == SWD and f.place in ALIVE]
    near, next_near = _threats(g, allies)
    found = {
        "allied-force": _force(g, allies) / g.book.rp[ALLIES],
        "allied-health": _health(g, allies, ALLIES),
        "swd-force": _force(g, [f for f in swd if f.kind != LOT]) / g.book.rp[SWD],
        "horde": min(2.0, sum(1 for f in swd if f.kind == LOT) / 12),
        "threats": min(2.0, near / 6),
        "threats-coming": min(2.0, next_near / 8),
        "watchers": _watching(g, allies),
        "allied-effects": _effects(g, allies),
        "swd-effects": _effects(g, swd),
        "tempo": _tempo(g),
        "command-points": (g.cp[seat] - g.cp[1 - seat]) / 6,
        "hand": sum(1 for card in g.hands[seat] if g.card(card).id in RESCUERS) / 3,
    }
    found.update(_GOALS[g.book.goal](g, allies, swd))
    return found


# Forces


def _force(g: Battle, figures: list[Figure]) -> float:
    """The RP of figures, as far as they are whole."""
    total = 0.0
    for figure in figures:
        profile = g.book.figures[figure.kind]
        total += profile.rp * (0.4 + 0.6 * (1 - figure.damage / profile.dp))
    return total


def _health(g: Battle, alive: list[Figure], side: int) -> float:
    """The share of all DP that a side has left."""
    every = sum(g.profile(f).dp for f in g.figures.values() if f.side == side and f.kind != LOT)
    return sum(g.profile(f).dp - f.damage for f in alive) / max(1, every)


def _threats(g: Battle, allies: list[Figure]) -> tuple[float, float]:
    """What stands within a turn of an Allied figure, and within two; fresh arrivals too."""
    blocked = barriers(g)
    tables = [steps_from(g.book, f.cell, blocked) for f in allies if f.place is Place.BOARD]
    near = coming = 0.0
    for cell in members(g.stands[SWD]):
        away = min((table[cell] for table in tables), default=FAR)
        if away > NEAR:
            continue
        figure = g.figures[g.at[cell]]
        weight = 1.0 if figure.kind == LOT else worth_of(g.book, figure.kind)
        if away <= CLOSE:
            near += weight
        else:
            coming += weight
    return near, coming


def _watching(g: Battle, allies: list[Figure]) -> float:
    """The share of the Allied figures that are in reaction fire."""
    watching = sum(1 for id in g.watching if g.figures[id].side == ALLIES)
    return watching / max(1, len(allies))


def _effects(g: Battle, figures: list[Figure]) -> float:
    """What the Effects on figures do for them, all in all."""
    total = sum(
        effect_on(g.book, figure.kind, g.card(card).id)
        for figure in figures
        if figure.effects or figure.kept
        for card in (*figure.effects, *figure.kept)
    )
    if figures and figures[0].side == SWD:
        total += sum(effect_on(g.book, LOT, g.card(card).id) for card in g.zombie_effects)
    return total / 4


def _tempo(g: Battle) -> float:
    """Who has the turn, and who has it next: 1 for the Allies, -1 for the SWD."""
    if g.stage not in (Stage.FIRST_TURN, Stage.SECOND_TURN):
        return 0.0
    ready = sum(1 for f in g.figures.values() if f.place in ALIVE and not f.activated)
    ours = sum(
        1 for f in g.figures.values() if f.side == g.side and f.place in ALIVE and not f.activated
    )
    mover = 1.0 if g.side == ALLIES else -1.0
    return mover * ours / ready if ready else 0.0


# Goals


def _way(g: Battle, figure: Figure, stances: frozenset[int]) -> int:
    """The points that a figure needs to a goal, from where it stands or will enter."""
    costs = costs_to(g, figure, stances)
    if figure.place is Place.BOARD:
        return costs[stance(figure)]
    points = g.book.entries[figure.side]
    return 1 + min(costs[cell * 4 + way] for point in points for cell, way in point.ways_in)


def _points(g: Battle, figure: Figure) -> int:
    """What a figure can spend in its side's turn, CP and all."""
    ap = figure.ap if g.current == figure.id else 0 if figure.activated else g.profile(figure).ap
    return ap + g.cp[figure.side]


def _in_reach(way: float, points: int) -> float:
    """How near a goal is to being done in one turn: 1 if it can be."""
    return 1.0 if way <= points else max(0.0, 1 - (way - points) / 8)


def _escape(g: Battle, allies: list[Figure], swd: list[Figure]) -> dict[str, float]:
    """The last one to go decides: how far it has to go, and who is in its way."""
    ways = sorted((_way(g, f, exits(g.book, ALLIES)), f.id) for f in allies)
    if not ways:
        return dict.fromkeys(FEATURES["escape"], 0.0)
    first, runner = ways[0][0], g.figures[ways[0][1]]
    ends = {edge[0] for edge in g.book.exits[ALLIES]}
    tables = [steps_from(g.book, cell, barriers(g)) for cell in sorted(ends)]
    ahead = sum(1 for c in members(g.stands[SWD]) if min(table[c] for table in tables) < first)
    return {
        "last-figure": 1.0 if len(allies) == 1 else 0.0,
        "runner-health": 1 - runner.damage / g.profile(runner).dp,
        "runner-way": first / FAR_OFF,
        "last-way": ways[-1][0] / FAR_OFF,
        "enemies-ahead": min(2.0, ahead / 6),
        "way-in-reach": _in_reach(first + 1, _points(g, runner)),
    }


def _seal(g: Battle, allies: list[Figure], swd: list[Figure]) -> dict[str, float]:
    """How many gates are sealed, and how far it is to the others."""
    sealed = frozenset(g.sealed)
    ways: list[int] = []
    reach = 0.0
    for door in g.book.gates - sealed:
        stances = handles(g.book, g.book.gates - {door})
        way, id = min(((_way(g, f, stances), f.id) for f in allies), default=(FAR, NOBODY))
        ways.append(way)
        if id != NOBODY:
            reach = max(reach, _in_reach(way + 2, _points(g, g.figures[id])))
    return {
        "gates-sealed": len(sealed) / len(g.book.gates),
        "gates-way": sum(min(way, FAR_OFF) for way in ways) / FAR_OFF / len(g.book.gates),
        "nearest-gate": min(FAR_OFF, *ways) / FAR_OFF,
        "gate-in-reach": reach,
    }


def _beacon(g: Battle, allies: list[Figure], swd: list[Figure]) -> dict[str, float]:
    """Who has the beacon, and how far each side has to go with it."""
    holder = carrier(g)
    ways = [_beacon_way(g, figures, side) for side, figures in ((ALLIES, allies), (SWD, swd))]
    reach = 0.0
    if holder is not None:
        reach = _in_reach(ways[holder.side] + 1, _points(g, holder))
        reach *= 1.0 if holder.side == ALLIES else -1.0
    return {
        "beacon-allies": 1.0 if holder is not None and holder.side == ALLIES else 0.0,
        "beacon-swd": 1.0 if holder is not None and holder.side == SWD else 0.0,
        "beacon-allied-way": min(1.5, ways[ALLIES] / FAR_OFF),
        "beacon-swd-way": min(1.5, ways[SWD] / FAR_OFF),
        "beacon-in-reach": reach,
    }


def _beacon_way(g: Battle, figures: list[Figure], side: int) -> float:
    """The points that a side needs to fetch the beacon and carry it off."""
    home = exits(g.book, side)
    able = [figure for figure in figures if may_carry(g, figure)]
    if not able:
        return 1.5 * FAR_OFF
    holder = carrier(g)
    if holder is not None and holder.side == side:
        return _way(g, holder, home)
    cell = g.beacon if holder is None else holder.cell
    back = min(costs_to(g, able[0], home)[cell * 4 + facing] for facing in range(4))
    there = min(_way(g, figure, around(g.book, cell)) for figure in able)
    return there + back + (0.0 if holder is None else 15.0)


_GOALS = {"escape": _escape, "seal": _seal, "beacon": _beacon}
