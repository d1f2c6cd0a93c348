"""What makes a position good or bad, each thing by its name."""

from __future__ import annotations

from collections.abc import Callable

from sobremesa.games.torgue.content.book import WANTED
from sobremesa.games.torgue.content.schema import RED
from sobremesa.games.torgue.rules.goals import done, is_quarry
from sobremesa.games.torgue.rules.interact import OFF, RIGGED
from sobremesa.games.torgue.rules.rounds import money_at_hand, price
from sobremesa.games.torgue.rules.upkeep import shield_of
from sobremesa.games.torgue.state import NOBODY, Hunter, Show, Stage
from sobremesa.kernel.value import moment_in, pace

from .goals import open_zones
from .threats import Threats, next_volleys

MANY_ENEMIES, MUCH_HEALTH, MANY_SHIELDS, MUCH_MONEY = 12, 16, 8, 5
FAR, MANY_WOUNDS = 10, 3
CARRIED, FOUND, PLANTED = 0.4, 0.3, 0.7
"""What an objective that is on its way is worth beside one that is done."""
NAMES = (
    "ammo", "enemies", "fallen", "frailty", "gear", "harm", "lateness", "medicine", "money",
    "outset", "pace", "pressure", "progress", "ruin", "shields", "time", "tokens", "toughness",
    "way", "wounds",
)  # fmt: skip
"""All features; they have words, `feature-<name>`."""

GOOD = frozenset({"ammo", "gear", "medicine", "money", "progress", "shields", "time", "tokens"})
"""Those of which more is never worse."""
NEITHER = frozenset({"outset"})
"""Of all others more is never better."""


def signs(model: str) -> dict[str, int]:
    """Which way each feature counts."""
    return {name: 1 if name in GOOD else -1 for name in NAMES if name not in NEITHER}


def model(g: Show, seat: int) -> str:
    """Which weights apply: the mission. All hunters are on one side."""
    scenario = g.scenario
    return WANTED if scenario is None else scenario.id


def opening(g: Show, seat: int) -> dict[str, float]:
    """Which hunters come, and by which trees they learn."""
    settled = [name for hunter in g.hunters for name in (hunter.kind, hunter.tree) if name]
    return dict.fromkeys(settled, 1.0)


def moment(g: Show) -> int:
    """The rounds so far, and the hunters that are done in this one."""
    count = waiting = len(g.hunters)
    if g.stage == Stage.HUNTERS:
        waiting = sum(not hunter.activated for hunter in g.in_play()) + (g.active != NOBODY)
    elif g.stage > Stage.HUNTERS:
        waiting = 0
    return moment_in(g.round, count - waiting, count)


def features(g: Show, seat: int) -> dict[str, float]:
    """What makes the position good or bad for the seat, each by its name."""
    playing = [hunter for hunter in g.hunters if hunter.zone >= 0]
    gone = 1 - len(playing) / len(g.hunters)
    progress, time = _progress(g), _time(g)
    money = money_at_hand(g) - price(g) * (len(g.hunters) - len(playing))
    return {
        # Before the first round whoever is still to come looks like the fallen.
        "outset": 0.0 if g.round else gone,
        "progress": progress,
        "time": time,
        "lateness": (1 - progress) * (1 - time),
        "pace": pace(progress, *_rounds(g)),
        "money": min(1.0, max(0, money) / MUCH_MONEY),
        "ruin": float(money <= 0),
        "fallen": gone,
        **_health(g, playing),
        "harm": _harm(g, playing),
        "pressure": min(1.5, _pressure(g) / MANY_ENEMIES * 2),
        "enemies": len(g.enemies) / MANY_ENEMIES,
        "toughness": _toughness(g),
        **_equipment(g),
        "way": _way(g, playing),
    }


# The goal and the time for it


def _progress(g: Show) -> float:
    """How much of what wins the game is done."""
    scenario = g.scenario
    if scenario is None:
        return _hunted(g)
    goal = scenario.goal
    if goal in ("boss", "hunt"):
        return _hunted(g)
    reached = min(1.0, (done(g, scenario) + PENDING.get(goal, _nothing)(g)) / scenario.needed)
    if goal == "terminals" and scenario.box.enemies:
        return 0.75 * reached + 0.25 * (_hunted(g) if g.box else 0.0)
    return reached


def _hunted(g: Show) -> float:
    """How much of those who must fall is gone."""
    left = health = 0
    for enemy in g.enemies.values():
        if g.book.enemies[enemy.kind].kind != "common" and is_quarry(g, enemy):
            health += enemy.hp
            left += enemy.hp - enemy.wounds
    return 1 - left / health if health else float(g.quarry)


def _nothing(g: Show) -> float:
    return 0.0


def _crates(g: Show) -> float:
    return CARRIED * sum(hunter.crate for hunter in g.hunters)


def _terminals(g: Show) -> float:
    return FOUND * sum(state == OFF for state in g.objectives.values())


def _pillars(g: Show) -> float:
    rigged = sum(state == RIGGED for state in g.objectives.values())
    return PLANTED * rigged + FOUND * sum(hunter.bombs for hunter in g.hunters)


PENDING: dict[str, Callable[[Show], float]] = {
    "crates": _crates,
    "pillars": _pillars,
    "terminals": _terminals,
}


def _rounds(g: Show) -> tuple[int, int]:
    """The rounds up to the one in which the plug is pulled: how many are left, and of how many."""
    plug = g.book.plug if g.scenario is not None else 0
    rounds = len(g.queue) - 1 + plug
    return max(0, rounds - g.spent - g.fired), rounds


def _time(g: Show) -> float:
    """The share of the rounds that are left."""
    left, rounds = _rounds(g)
    return left / rounds if rounds else 0.0


def _way(g: Show, playing: list[Hunter]) -> float:
    """How far what is to be fetched or used is from the nearest hunter, and it from its goal."""
    distance = g.place.map.distance
    free = [hunter.zone for hunter in playing if not hunter.crate]
    ways = [
        min(distance(hunter.zone, station) for station in g.place.stations)
        for hunter in playing
        if hunter.crate
    ]
    zones = open_zones(g) if free else ()
    ways += [min([distance(zone, home) for home in free]) for zone in zones]
    return sum(ways) / (FAR * len(ways)) if ways else 0.0


# The hunters


def _health(g: Show, playing: list[Hunter]) -> dict[str, float]:
    """Wounds, those with nothing but RED tokens, shields and tokens to act with."""
    wounded = tokens = ready = shields = frail = 0
    for hunter in playing:
        whole = 0
        for token in hunter.tokens:
            tokens += 1
            ready += not token.spent
            whole += token.colour != RED
            wounded += token.colour < token.origin
        item = shield_of(g, hunter)
        up = sum(not token.spent for token in item.tokens) if item is not None else 0
        shields += up
        frail += not whole and not up
    return {
        "wounds": wounded / max(1, tokens),
        "frailty": frail / len(g.hunters),
        "shields": shields / MANY_SHIELDS,
        "tokens": ready / max(1, tokens),
    }


def _equipment(g: Show) -> dict[str, float]:
    """Loaded guns, cards, and what heals."""
    guns = loaded = cards = healing = 0
    for hunter in g.hunters:
        cards += len(hunter.gear)
        for item in hunter.gear:
            if g.book.gear[item.card].kind == "gun":
                guns += 1
                loaded += not item.spent
        healing += sum(g.book.loot[sort].kind == "health" for sort in hunter.loot)
    return {
        "ammo": loaded / max(1, guns),
        "gear": cards / (6 * len(g.hunters)),
        "medicine": min(1.0, healing / len(g.hunters)),
    }


# The enemies


def _pressure(g: Show) -> int:
    """How many enemies could attack the Spotlight after a Move."""
    lit = g.lit().zone
    if lit < 0:
        return 0
    distance, foes = g.place.map.distance, g.book.foes
    count = 0
    for enemy in g.enemies.values():
        data = foes[enemy.kind].data
        count += distance(enemy.zone, lit) <= data.range + data.movement
    return count


def _harm(g: Show, playing: list[Hunter]) -> float:
    """The wounds that the enemies' next turn is likely to bring."""
    volley = next_volleys(g)
    wounds = sum(Threats(g, hunter, volley).at(hunter.zone).wounds for hunter in playing)
    return wounds / (MANY_WOUNDS * len(g.hunters))


def _toughness(g: Show) -> float:
    """The hit points and shields of all common enemies."""
    health, enemies = 0, g.book.enemies
    for enemy in g.enemies.values():
        if enemies[enemy.kind].kind == "common":
            health += enemy.hp - enemy.wounds + len(enemy.shields)
    return health / MUCH_HEALTH
