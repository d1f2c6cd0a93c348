"""The day: Preparation, the starts and ends of Morning, Afternoon and Night."""

from __future__ import annotations

from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import BLUE, FOOD, NOTHING
from sobremesa.games.oursun.events.days import Ate, DayBegan, PhaseBegan
from sobremesa.games.oursun.events.things import TrapRolled
from sobremesa.games.oursun.options.setup import GoFirst
from sobremesa.games.oursun.state import HOME, NONE, TIRED, Land, Person, Phase, Stage
from sobremesa.kernel import Flow

from . import missions
from .decks import discard_enemy
from .enemies import wander_all
from .goods import minus, plus, return_card, some
from .harm import eliminate, harm, mission_fails, set_condition
from .making import put_out_fires
from .mission_effects import DRY
from .roles import check_executioner, check_goal_at_night
from .rolls import successes, throw

NORMAL_AP, STORM_AP, TIRED_LESS = 6, 5, 2


# Preparation


def preparation(g: Land) -> Flow[None]:
    """Steps a to h, strictly in this order, the mission looked at after each (sun.prep.order)."""
    for step in (
        pass_marker,
        clean_up,
        begin_day,
        turn_up,
        move_enemies,
        fill_sources,
        tire,
        eat_together,
    ):
        yield from step(g)
        yield from missions.check_mission(g)
    g.stage = Stage.PHASE_START


def pass_marker(g: Land) -> Flow[None]:
    """Step a: the next player clockwise with a living character."""
    g.first = next(person.who for person in g.clockwise(g.first + 1) if person.alive)
    yield from ()


def clean_up(g: Land) -> Flow[None]:
    """Step b: what was left lying goes, except in camps; bodies too (sun.prep.b-clean-up)."""
    for tile in g.map.values():
        if g.has_camp(tile):
            continue
        tile.dropped = NOTHING
        objects = [card for card in tile.cards if g.gear(card).deck == "mission"]
        for card in tile.cards:
            if card not in objects:
                return_card(g, card)
        tile.cards = tuple(objects)
    for enemy in list(g.enemies.values()):
        if enemy.body:
            discard_enemy(g, enemy)
    yield from ()


def begin_day(g: Land) -> Flow[None]:
    """Step c: the next day; a Son of Liberty may call an ally again."""
    g.day += 1
    g.phase = Phase.MORNING
    g.ally_called = False
    g.tell(DayBegan(g.day, g.people[g.first].id))
    yield from ()


def turn_up(g: Land) -> Flow[None]:
    """Step d: gear face up, abilities ready, symbols free again (sun.prep.d-symbol-reset)."""
    g.flipped = 0
    for person in g.people:
        person.ability_used = 0
    for place, tile in g.map.items():
        if tile.marked:
            tile.marked = 0
            for person in g.living_on(place):
                person.stealth = True
    yield from ()


def move_enemies(g: Land) -> Flow[None]:
    """Step e: free enemies move, then come those of the mission card."""
    wander_all(g)
    yield from missions.after_enemy_moves(g)


def fill_sources(g: Land) -> Flow[None]:
    """Step f: one cube per water symbol; traps may catch something."""
    for place, tile in g.map.items():
        if tile.revealed and not (place == HOME and g.progress.get(DRY)):
            tile.water = g.printed(tile).water
        for _ in tile.traps:
            dice = throw(g, (BLUE,))
            caught = successes(dice) > 0
            g.tell(TrapRolled(place, tile.number, tuple(dice), caught))
            if caught:
                tile.dropped = plus(tile.dropped, some(FOOD))
    yield from ()


def tire(g: Land) -> Flow[None]:
    """Step g: condition drops by one space (sun.prep.g-condition)."""
    for person in g.living():
        set_condition(g, person, max(TIRED, person.condition - 1), "day")
    yield from ()


def eat_together(g: Land) -> Flow[None]:
    """Step h: each returns 1 food or suffers 1 damage (sun.prep.h-food)."""
    hungry: list[tuple[Person, int]] = []
    for person in g.living():
        if person.goods[FOOD]:
            person.goods = minus(person.goods, some(FOOD))
            g.tell(Ate(person.id, 0))
        else:
            hungry.append((person, 1))
    yield from harm(g, hungry, "hunger")


# Phases


def begin_phase(g: Land) -> Flow[None]:
    """Mission effects, sun card, AP, infection: sun.ruling.phase-start-order."""
    yield from missions.start_of_phase(g)
    g.sun, g.weather = NONE, ""
    if g.night:
        g.starlight = False
        for tile in g.map.values():
            tile.drawn = 0
    else:
        g.sun = g.dice.below(len(g.book.sun))
        g.weather = g.book.content.sun[g.book.sun[g.sun]].kind
    g.tell(PhaseBegan(g.phase, g.sun))
    if g.weather == "storm":
        put_out_fires(g)
    for person in g.people:
        reset(g, person)
    if g.phase != Phase.AFTERNOON:
        yield from harm(g, [(each, 1) for each in g.living() if each.infected], "infection")
    yield from missions.check_mission(g)
    g.order = [each.who for each in g.clockwise(g.first) if not each.eliminated]
    g.stage = Stage.ORDER


def reset(g: Land, person: Person) -> None:
    """6 AP, 5 in a storm, 2 fewer when tired (sun.ruling.ap-stack)."""
    person.acted = person.waiting = person.moved = person.drill_used = False
    person.ap = STORM_AP if g.weather == "storm" else NORMAL_AP
    if person.condition == TIRED:
        person.ap -= TIRED_LESS
    if not person.alive:
        person.ap = 0


def choose_order(g: Land) -> Flow[None]:
    """Alone, the player says which character acts first in this phase (sun.solo.order-choice).

    The marker means nothing else then, so it lies with that one (sun.ruling.solo-start-player).
    """
    if g.book.seats == 1:
        living = [person.who for person in g.living()]
        answer = yield from ask.Order(0, [GoFirst(who) for who in living], anchor=True)
        g.first = answer.who
        g.order = [answer.who, *(who for who in living if who != answer.who)]
    g.stage = Stage.TURN_START


def end_phase(g: Land) -> Flow[None]:
    """Mission, Son of Liberty, revival windows, deadline: sun.ruling.phase-end-order."""
    yield from missions.end_of_phase(g)
    if g.night:
        check_goal_at_night(g)
    for person in g.people:
        if person.died >= 0 and not person.eliminated and g.clock >= person.died + 2:
            eliminate(g, person)
    check_executioner(g)
    if g.night:
        if g.day >= g.book.mission.deadline:
            mission_fails(g, "sun.ruling.mission-fail")
        g.stage = Stage.PREPARATION
    else:
        g.phase = Phase(g.phase + 1)
        g.stage = Stage.PHASE_START
