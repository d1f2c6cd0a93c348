"""What makes a position good or bad for a seat, each thing by its name.

Only what is on the table and what the seat knows: boards are open, its own group card it knows, the
stack counts but is not looked into.
"""

from __future__ import annotations

from sobremesa.boards.hex_tiles import distance
from sobremesa.games.oursun.content.book import FOOD, GOODS
from sobremesa.games.oursun.content.group_cards import Execute, Flee, Siege
from sobremesa.games.oursun.content.mission_cards import (
    Away,
    Brought,
    Carried,
    Cleared,
    Condition,
    Counted,
    Defeated,
    Found,
    Gathered,
    Held,
    Revealed,
    SetCounters,
)
from sobremesa.games.oursun.options.ids import Place
from sobremesa.games.oursun.rules.mission_conditions import HELD, card_in_force
from sobremesa.games.oursun.rules.roles import executions, goal_of, wealth
from sobremesa.games.oursun.rules.whereabouts import (
    carrier_of,
    enemies_at,
    object_place,
    place_of,
    site,
)
from sobremesa.games.oursun.state import FIT, HOME, Land, Person, Stage
from sobremesa.kernel import Register
from sobremesa.kernel.value import pace

from .forces import strength
from .goals import battles, needed, phases_left, whereabouts
from .view import expected

FAR_AWAY = 6
"""Tiles beyond which a goal is not farther."""
ENOUGH_FOOD, ENOUGH_WATER, ENOUGH_KARMA = 3, 5, 3
STRONG = 1.5
"""The damage of a well-armed character in one attack."""
FORCE = 12
"""The hp of a strong force of foes."""
MUCH_MEDICINE = 6
MANY_ALLIES = 5
STURDY = 8
"""The hp of a sturdy character."""
FEATURES = (
    "progress", "time", "pace", "distance", "carried", "living", "health", "wounded", "infected",
    "karma", "rest", "medicine", "food", "water", "arms", "beset", "defence", "known", "allies",
    "self", "scheme", "alone",
)  # fmt: skip
"""All their names, whatever the model."""
GOOD = (
    "progress", "time", "carried", "living", "health", "karma", "rest", "medicine", "food", "water",
    "arms",
)  # fmt: skip
BAD = ("pace", "distance", "wounded", "infected", "beset", "defence")
"""Those of which more is never better for the survivors."""
DONE: Register[Land, Condition, float] = Register("how far a condition is")
"""How far the conditions of a mission card have come, from 0 to 1."""


def signs(model: str) -> dict[str, int]:
    """Which way features count for the survivors; a traitor has ends of its own."""
    if model.endswith("-traitor"):
        return {}
    return dict.fromkeys(GOOD, 1) | dict.fromkeys(BAD, -1)


def model(g: Land, seat: int) -> str:
    """Which weights apply: the mission and the mode, and for the traitor a set of its own."""
    side = "coop" if not g.roles else "traitor" if _is_traitor(g, seat) else "survivor"
    return f"{g.book.mission.id}-{side}"


def opening(g: Land, seat: int) -> dict[str, float]:
    """Which characters set out."""
    return dict.fromkeys([each.kind for each in g.people if each.kind], 1.0)


def features(g: Land, seat: int) -> dict[str, float]:
    """What makes the position good or bad for the seat, each by its name."""
    me = _own(g, seat)
    traitor = _is_traitor(g, seat)
    team = [each for each in g.people if not (traitor and each is me) and each.who != g.unmasked]
    found = {**_mission(g, team), **_bodies(g, team), **_goods(g, team), **_dangers(g, team)}
    if traitor:
        return found | _plot(g, me)
    found |= _comforts(g, team)
    return found | _menace(g) if g.roles else found


def _own(g: Land, seat: int) -> Person:
    return next(person for person in g.people if person.seat == seat)


def _is_traitor(g: Land, seat: int) -> bool:
    return any(g.is_sol(person) for person in g.people if person.seat == seat)


# The mission


def _mission(g: Land, team: list[Person]) -> dict[str, float]:
    """How far the mission is, how much time is left, and how far the team is from its goal."""
    cards = g.book.mission.cards
    until = card_in_force(g).until
    done = sum([DONE(g, each) for each in until]) / len(until) if until else 0.0
    progress = (g.card - 1 + done) / len(cards)
    left, whole = phases_left(g), 3 * g.book.mission.deadline
    return {
        "progress": progress,
        "time": left / whole,
        "pace": pace(progress, left, whole),
        "distance": _distance(g, team),
        "carried": _carried(g, team),
    }


def _goal(g: Land) -> Place | None:
    """Where the mission is to be done now, if that is known."""
    for each in card_in_force(g).until:
        if isinstance(each, Defeated):
            return whereabouts(g, each.enemy)
        if isinstance(each, Brought | Cleared | Held | Gathered | Away):
            return place_of(g, site(g, each.tile))
    tasks = card_in_force(g).tasks
    return place_of(g, site(g, tasks[0].tile if tasks else 0))


def _distance(g: Land, team: list[Person]) -> float:
    """The tiles between the living and the goal, on average; half the way if it is unknown."""
    goal = _goal(g)
    living = [each for each in team if each.alive]
    if goal is None or not living:
        return 0.5
    steps = [min(FAR_AWAY, distance(each.tile, goal)) for each in living]
    return sum(steps) / (FAR_AWAY * len(steps))


def _carried(g: Land, team: list[Person]) -> float:
    """How much of what the mission wants is on the boards of the living."""
    living = [each for each in team if each.alive]
    wanted = needed(g)
    if wanted:
        have = sum(
            min(count, sum(each.goods[GOODS.index(letter)] for each in living))
            for letter, count in wanted.items()
        )
        return have / sum(wanted.values())
    cards = [card for each in living for card in each.items]
    return min(1.0, sum(g.book.cards[card].deck == "mission" for card in cards) / 2)


@DONE.of(Revealed)
def _revealed(g: Land, condition: Revealed) -> float:
    """How much of the stack has been drawn."""
    return (len(g.map) - 1) / max(1, len(g.map) - 1 + len(g.stack))


@DONE.of(Counted)
def _counted(g: Land, condition: Counted) -> float:
    totals = _totals(g)
    left = sum(max(0, g.progress.get(name, 0)) for name in condition.counters)
    return 1 - left / max(1, sum(totals.get(name, 0) for name in condition.counters))


def _totals(g: Land) -> dict[str, int]:
    """Where the counters of the mission began."""
    totals: dict[str, int] = {}
    for card in g.book.mission.cards[: g.card]:
        for effect in card.comes:
            if isinstance(effect, SetCounters):
                totals |= effect.fixed
                totals |= {
                    name: each * len(g.people) for name, each in effect.per_character.items()
                }
    return totals


@DONE.of(Cleared)
def _cleared(g: Land, condition: Cleared) -> float:
    return max(0.0, 1 - len(enemies_at(g, site(g, condition.tile))) / 4)


@DONE.of(Held)
def _held(g: Land, condition: Held) -> float:
    return min(1.0, g.progress.get(HELD, 0) / condition.phases)


@DONE.of(Found)
def _found(g: Land, condition: Found) -> float:
    return sum(bool(g.progress.get(f"{name}_found")) for name in condition.objects) / max(
        1, len(condition.objects)
    )


@DONE.of(Carried)
def _is_carried(g: Land, condition: Carried) -> float:
    return float(carrier_of(g, condition.object) is not None)


@DONE.of(Away)
def _away(g: Land, condition: Away) -> float:
    carrier, place = carrier_of(g, condition.object), place_of(g, site(g, condition.tile))
    if carrier is None or place is None:
        return 0.0
    return min(1.0, distance(carrier.tile, place) / condition.tiles)


@DONE.of(Brought)
def _brought(g: Land, condition: Brought) -> float:
    """The nearer the object to where it is wanted, the better."""
    place, goal = object_place(g, condition.object), place_of(g, site(g, condition.tile))
    if place is None or goal is None:
        return 0.0
    return 1 - min(FAR_AWAY, distance(place, goal)) / FAR_AWAY


@DONE.of(Defeated)
def _defeated(g: Land, condition: Defeated) -> float:
    hp = g.book.content.enemies[condition.enemy].hp
    damage = [each.damage for each in g.enemies.values() if each.kind == condition.enemy]
    return min(1.0, max(damage, default=0) / hp)


@DONE.of(Gathered)
def _gathered(g: Land, condition: Gathered) -> float:
    place = place_of(g, site(g, condition.tile))
    living = [each for each in g.living() if each.who != g.unmasked]
    return sum(each.tile == place for each in living) / max(1, len(living))


# The team


def _bodies(g: Land, team: list[Person]) -> dict[str, float]:
    """Who lives, and how well."""
    count = len(team)
    living = [each for each in team if each.alive and each.kind]
    most = sum(g.data(each).hp for each in team if each.kind) or 1
    return {
        "living": sum(each.alive for each in team) / count,
        "health": sum(each.hp for each in living) / most if living else float(not team[0].kind),
        "wounded": sum(each.hp <= 2 for each in living) / count,
        "infected": sum(each.infected for each in living) / count,
        "karma": sum(each.karma for each in living) / (ENOUGH_KARMA * count),
    }


def _comforts(g: Land, team: list[Person]) -> dict[str, float]:
    """Rest and medicine."""
    living = [each for each in team if each.alive]
    cards = [card for each in living for card in each.items]
    mending = sum(g.book.cards[card].heals * max(1, g.uses.get(card, 0)) for card in cards)
    return {
        "rest": sum(each.condition for each in living) / (FIT * len(team)),
        "medicine": min(1.0, mending / MUCH_MEDICINE),
    }


def _goods(g: Land, team: list[Person]) -> dict[str, float]:
    """What they have to eat, to drink and to fight with."""
    count = len(team)
    living = [each for each in team if each.alive and each.kind]
    return {
        "food": sum(min(ENOUGH_FOOD, each.goods[FOOD]) for each in living) / (ENOUGH_FOOD * count),
        "water": sum(min(ENOUGH_WATER, each.water) for each in living) / (ENOUGH_WATER * count),
        "arms": sum(strength(g, each) for each in living) / (STRONG * count),
    }


def _dangers(g: Land, team: list[Person]) -> dict[str, float]:
    """Foes beside the living, and where the mission must be done."""
    pools, night = g.book.enemy_pools, int(g.night)
    exposed = {each.tile for each in team if each.alive and not each.stealth}
    data = g.book.content.enemies
    goals = battles(g)
    blows = force = 0.0
    for enemy in g.enemies.values():
        if enemy.body:
            continue
        if enemy.tile in exposed:
            blows += expected(pools[enemy.kind, "melee", night])
        if enemy.tile in goals:
            force += data[enemy.kind].hp - enemy.damage
    return {"beset": blows / len(team), "defence": force / FORCE}


# Traitors


def _menace(g: Land) -> dict[str, float]:
    """A traitor that is known is less to be feared; Sons of Liberty may serve one."""
    data = g.book.content.enemies
    allies = sum(1 for each in g.enemies.values() if not each.body and data[each.kind].sons)
    return {"known": float(g.unmasked >= 0), "allies": allies / MANY_ALLIES}


def _plot(g: Land, me: Person) -> dict[str, float]:
    """How the traitor itself stands, and how near its own goal is."""
    return {
        "known": float(g.unmasked == me.who),
        "self": me.hp / STURDY,
        "scheme": _scheme(g, me),
        "alone": float(g.stage > Stage.GEAR and len(g.living_on(me.tile)) == 1),
    }


def _scheme(g: Land, me: Person) -> float:
    """How near the goal of the own group card is, from 0 to 1."""
    match goal_of(g, me):
        case Siege() as siege:
            near = [
                each
                for each in g.enemies.values()
                if not each.body and g.enemy_data(each).sons and distance(HOME, each.tile) <= 1
            ]
            return min(1.0, len(near) / siege.enemies)
        case Execute() as execute:
            gone = sum(0.5 * (each.died >= 0) + 0.5 * each.eliminated for each in g.people)
            return min(1.0, gone / executions(g, execute))
        case Flee() as flee:
            rich = min(1.0, wealth(g, me) / flee.wealth)
            return rich * (0.5 + 0.5 * min(1.0, distance(HOME, me.tile) / flee.tiles))
        case None:
            return 0.0
