"""Chances: how likely an attack hits and eliminates, and how likely a defence holds, exactly."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from sobremesa.games.torgue.agenda import Doing
from sobremesa.games.torgue.content.book import COMPANION
from sobremesa.games.torgue.content.schema import DIE
from sobremesa.games.torgue.options import AtBarrel, Defend, Interact, Shield, Target
from sobremesa.games.torgue.state import Enemy, Hunter, Show
from sobremesa.kernel import Option, Text
from sobremesa.kernel.old import Ask

from .attack import aim, barrel_defence, wounds_dealt
from .causes import Deed, Swing
from .harm import enemy_modifier
from .interact import CHEST_NUMBER
from .movement import actor_of
from .reactions import react

OBSTACLE = 10
"""The sides of the obstacle die."""


class Odds(NamedTuple):
    """The chances of an attack on one enemy."""

    hit: Fraction
    kill: Fraction


def reaches(sides: int, bonus: int, number: int) -> Fraction:
    """How likely a die with a bonus reaches a number: 1 always fails, the top never does."""
    least = min(max(2, number - bonus), sides)
    return Fraction(sides - least + 1, sides)


def against_obstacle(sides: int, bonus: int) -> Fraction:
    """The same against the obstacle die."""
    chances = [reaches(sides, bonus, number) for number in range(1, OBSTACLE + 1)]
    return sum(chances, Fraction(0)) / OBSTACLE


def shot(g: Show, swing: Swing, enemy: Enemy) -> Odds:
    """An attack on an enemy, over all faces of its die and of the enemy's shield die."""
    hits = kills = cases = 0
    up = sum(not token.spent for token in enemy.shields)
    for number in _numbers(g, enemy):
        for face in range(1, swing.sides + 1):
            swing.die, swing.total = face, face + swing.attribute + swing.bonus
            cases += 1
            if swing.crit or (not swing.fumble and swing.total >= number):
                hits += 1
                wounds = wounds_dealt(g, swing, enemy, _frozen(g, swing))
                kills += wounds - up >= enemy.hp - enemy.wounds
    hit, kill = Fraction(hits, cases), Fraction(kills, cases)
    if swing.traits.precision:
        return Odds(hit + (1 - hit) * hit, kill + (1 - hit) * kill)
    return Odds(hit, kill)


def _frozen(g: Show, swing: Swing) -> int:
    if swing.mini >= COMPANION:
        return 0
    return g.sheet(g.hunters[swing.mini]).rules["wounds_frozen"]


def _numbers(g: Show, enemy: Enemy) -> Iterator[int]:
    """Every number that the attack may have to reach: Defence, or each face of a shield die."""
    modifier = enemy_modifier(g, enemy)
    colour = max((token.colour for token in enemy.shields if not token.spent), default=-1)
    if colour < 0:
        yield max(1, g.book.enemies[enemy.kind].defence + modifier)
        return
    for face in range(1, DIE[colour] + 1):
        yield max(1, face + modifier)


# In words


def odds_of(g: Show, ask: Ask, option: Option, text: Text) -> str:
    """What an option's dice promise; empty where none are rolled."""
    match option:
        case Target() | AtBarrel() if ask.prompt == "target":
            return _of_target(g, ask, option, text)
        case Shield() | Defend() if ask.prompt == "defend":
            return text("odds-holds", chance=_percent(_holds(g, ask, option)))
        case Interact() if ask.prompt == "interact":
            return _of_interact(g, ask, option, text)
        case _:
            return ""


def _percent(chance: Fraction) -> int:
    return round(100 * chance)


def _of_target(g: Show, ask: Ask, option: Target | AtBarrel, text: Text) -> str:
    mini, action, _, colour, *rest = ask.about
    hunter = g.hunters[mini % COMPANION]
    weapon = g.book.sheets.weapons.get(action)
    if weapon is None:
        return _of_hold(g, hunter, colour, option, text)
    free, situation = rest
    deed = Deed(hunter.id, Doing(mini, action, colour=colour, free=free), react)
    deed.gunzerker, deed.reaction = situation == "gunzerker", situation == "reaction"
    zone = option.zone if isinstance(option, AtBarrel) else g.enemies[option.mini].zone
    swing = aim(g, deed, weapon, zone)
    if isinstance(option, AtBarrel):
        hit = reaches(swing.sides, swing.attribute + swing.bonus, barrel_defence(g))
        return text("odds-barrel", hit=_percent(hit))
    odds = shot(g, swing, g.enemies[option.mini])
    return text("odds-shot", hit=_percent(odds.hit), kill=_percent(odds.kill))


def _of_hold(g: Show, hunter: Hunter, colour: int, option: Target | AtBarrel, text: Text) -> str:
    assert isinstance(option, Target)
    enemy = g.enemies[option.mini]
    number = max(1, g.book.enemies[enemy.kind].defence + enemy_modifier(g, enemy))
    will = g.sheet(hunter).attributes["will"]
    return text("odds-works", chance=_percent(reaches(DIE[colour], will, number)))


def _holds(g: Show, ask: Ask, option: Shield | Defend) -> Fraction:
    number, _, force = ask.about
    hunter = g.hunters[number]
    rules = g.sheet(hunter).rules
    bonus = g.tyres[hunter.zone] - hunter.corrosion
    if g.spotlight == hunter.id:
        bonus += rules["spotlight_defence"] + (rules["ego"] if isinstance(option, Shield) else 0)
    if isinstance(option, Defend):
        bonus += g.sheet(hunter).attributes[option.attribute]
    return reaches(DIE[option.colour], bonus, force)


def _of_interact(g: Show, ask: Ask, option: Interact, text: Text) -> str:
    doing = g.reacting or g.doing
    if doing is None or doing.mini != ask.about or doing.colour < 0:
        return ""
    sheet = g.sheet(g.hunters[doing.mini % COMPANION])
    tech = (sheet.companion if doing.mini >= COMPANION else sheet.attributes)["tech"]
    sides, actor = DIE[doing.colour], actor_of(g, doing.mini)
    if option.thing == "terminal":
        return text("odds-works", chance=_percent(against_obstacle(sides, tech)))
    keyed = isinstance(actor, Hunter) and actor.key and g.chests.get(option.zone, ("",))[0]
    if option.thing == "chest" and keyed != "loot_chests":
        return text("odds-works", chance=_percent(reaches(sides, tech, CHEST_NUMBER)))
    return ""
