"""The Son of Liberty: a secret role, its powers, and its goals."""

from __future__ import annotations

from sobremesa.boards.hex_tiles import adjacent, distance, neighbours
from sobremesa.games.oursun.content.group_cards import Execute, Flee, Goal, Siege
from sobremesa.games.oursun.events.cards import Unmasked
from sobremesa.games.oursun.options.cards import CallAlly, Power, Reveal, SendAlly
from sobremesa.games.oursun.options.ids import FoeId, Place
from sobremesa.games.oursun.state import HOME, Land, Person
from sobremesa.kernel import Dice

from .decks import until_type
from .enemies import go, may_enter, spawn
from .goods import cards_of, worth
from .harm import traitor_wins


def deal_roles(g: Land) -> None:
    """One random Son of Liberty among players + 4 survivors; each draws one in secret."""
    box = g.book.content.box
    deck = list(box.survivors)
    g.dice.shuffle(deck)
    deck = [*deck[: len(g.people) + 4], g.dice.pick(tuple(box.sons))]
    g.dice.shuffle(deck)
    g.roles = deck[: len(g.people)]
    g.unused_roles = deck[len(g.people) :]


def deal_again(g: Land, known: int, dice: Dice) -> None:
    """Deal the roles anew as far as a character cannot know them."""
    if not g.roles or g.unmasked >= 0:
        return
    while True:
        _deal_unknown(g, known, dice)
        if _is_possible(g):
            return


def _deal_unknown(g: Land, known: int, dice: Dice) -> None:
    box = g.book.content.box
    own = g.roles[known]
    size = len(g.roles) + len(g.unused_roles)
    others = [role for role in box.survivors if role != own]
    dice.stir(others)
    heap = others[: size - 1]
    if own not in box.sons:
        heap[size - 2 :] = [dice.pick(tuple(box.sons))]
    dice.stir(heap)
    g.roles = [own if who == known else heap.pop() for who in range(len(g.roles))]
    g.unused_roles = heap


def _is_possible(g: Land) -> bool:
    """Whether the game would still be going on with these roles."""
    survivors = any(not g.is_sol(person) for person in g.living())
    gone = [person for person in g.people if person.eliminated]
    executed = any(_has_executed(g, person) for person in g.living())
    return survivors and not executed and not any(map(g.is_sol, gone))


def goal_of(g: Land, person: Person) -> Goal | None:
    """What a Son of Liberty wants, by its group card; survivors want the mission."""
    return g.book.content.box.sons.get(g.roles[person.who])


def executions(g: Land, goal: Execute) -> int:
    """How many others the Executioner must see eliminated."""
    return max(1, goal.others - (len(g.people) <= 3))


def unmask(g: Land, person: Person) -> None:
    """The Son of Liberty turns its card over: sun.mode.sol-ability-reveals."""
    if g.unmasked < 0:
        g.unmasked = person.who
        g.unmasked_since = g.clock
        g.tell(Unmasked(person.id, g.roles[person.who]))


def power_options(g: Land, person: Person) -> list[Power]:
    """What the Son of Liberty may do besides, in its own turn; nobody else sees it."""
    if not g.is_sol(person):
        return []
    options: list[Power] = []
    if g.unmasked < 0:
        options.append(Reveal())
    if not g.ally_called and _sons_left(g):
        options += [
            CallAlly(place)
            for place in neighbours(person.tile)
            if place in g.map and g.map[place].revealed
        ]
    if person.ap >= 2:
        for enemy in g.enemies.values():
            if enemy.body or not g.enemy_data(enemy).sons or not g.in_reach(person, enemy.tile):
                continue
            options += [
                SendAlly(enemy.id, to)
                for to in neighbours(enemy.tile)
                if may_enter(g, enemy, to)
            ]  # fmt: skip
    return options


def _sons_left(g: Land) -> bool:
    """Whether deck or discards still hold a Son of Liberty."""
    kinds, data = g.book.enemies, g.book.content.enemies
    return any(data[kinds[card]].sons for card in g.enemy_deck + g.enemy_discard)


def call_ally(g: Land, person: Person, to: Place) -> None:
    """Once per day, for 0 AP, an ally appears next to it (sun.mode.sol-ability-spawn)."""
    unmask(g, person)
    g.ally_called = True
    spawn(g, until_type(g, "sons"), to)


def send_ally(g: Land, person: Person, enemy: FoeId, to: Place) -> None:
    """For 2 AP an ally moves one tile, pinned or not (sun.ruling.sol-move-tile)."""
    unmask(g, person)
    go(g, g.enemies[enemy], to, 0)


def check_goal_at_night(g: Land) -> None:
    """Besieger and Smuggler King look at the end of a Night."""
    for person in filter(g.is_sol, g.living()):
        if _has_reached(g, person, goal_of(g, person)):
            traitor_wins(g, g.roles[person.who], "sun.mission.sol-win")


def _has_reached(g: Land, person: Person, goal: Goal | None) -> bool:
    match goal:
        case Siege():
            return _besieges(g, goal)
        case Flee():
            return _has_fled(g, person, goal)
        case Execute() | None:
            return False


def _besieges(g: Land, goal: Siege) -> bool:
    """Three Sons of Liberty stand in New Haven or beside it."""
    near = [
        enemy
        for enemy in g.enemies.values()
        if not enemy.body
        and g.enemy_data(enemy).sons
        and (enemy.tile == HOME or adjacent(HOME, enemy.tile))
    ]
    return len(near) >= goal.enemies


def _has_fled(g: Land, person: Person, goal: Flee) -> bool:
    """Known before the Night, alone, far away and rich."""
    tile = g.map[person.tile]
    return (
        g.unmasked == person.who
        and g.unmasked_since < g.clock
        and tile.revealed
        and len(g.living_on(person.tile)) == 1
        and distance(HOME, person.tile) >= goal.tiles
        and wealth(g, person) >= goal.wealth
    )


def wealth(g: Land, person: Person) -> int:
    """Water and resources by value, gear by price; ammunition and mission objects count 0."""
    prices = sum(g.gear(card).price for card in cards_of(person))
    return person.water + worth(person.goods) + prices


def check_executioner(g: Land) -> None:
    """Two others eliminated for good, one in a game of two or three (SoL: Executioner)."""
    for person in g.living() if g.roles else ():
        if _has_executed(g, person):
            traitor_wins(g, g.roles[person.who], "sun.mission.sol-win")


def _has_executed(g: Land, person: Person) -> bool:
    """Whether an Executioner has seen enough others eliminated."""
    goal = goal_of(g, person)
    gone = sum(other.eliminated for other in g.people)
    return isinstance(goal, Execute) and gone >= executions(g, goal)
