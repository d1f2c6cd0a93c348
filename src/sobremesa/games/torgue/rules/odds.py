"""Chances: how likely an attack hits and eliminates, and how likely a defence holds, exactly."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.agenda import Doing
from sobremesa.games.torgue.content.book import COMPANION
from sobremesa.games.torgue.content.schema import DIE
from sobremesa.games.torgue.options import AtBarrel, Defend, Interact, Shield, Target
from sobremesa.games.torgue.state import Enemy, Hunter, Show

from .attack import aim, wounds_dealt
from .barrels import barrel_defence
from .causes import Deed, Swing
from .harm import enemy_modifier
from .interact import CHEST_NUMBER
from .movement import actor_of

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


# What an option of a question promises


def aimed(g: Show, question: ask.Target, zone: int) -> Swing:
    """The attack that is asked about, aimed into a zone."""
    mini, action = question.mini, question.action
    doing = Doing(mini, action, colour=question.colour, free=question.free)
    deed = Deed(mini % COMPANION, doing)
    deed.gunzerker, deed.reaction = question.gunzerker, question.reaction
    return aim(g, deed, g.book.sheets.weapons[action], zone)


def target_odds(g: Show, question: ask.Target, target: Target) -> Odds:
    """How likely an attack hits and eliminates an enemy."""
    enemy = g.enemies[target.mini]
    return shot(g, aimed(g, question, enemy.zone), enemy)


def barrel_odds(g: Show, question: ask.Target, target: AtBarrel) -> Fraction:
    """How likely an attack bursts a Barrel."""
    swing = aimed(g, question, target.zone)
    return reaches(swing.sides, swing.attribute + swing.bonus, barrel_defence(g))


def hold_odds(g: Show, question: ask.Hold, target: Target) -> Fraction:
    """How likely an ASTRAL HOLD works."""
    enemy = g.enemies[target.mini]
    number = max(1, g.book.enemies[enemy.kind].defence + enemy_modifier(g, enemy))
    will = g.sheet(g.hunters[question.mini % COMPANION]).attributes["will"]
    return reaches(DIE[question.colour], will, number)


def defence_odds(g: Show, question: ask.Defend, option: Shield | Defend) -> Fraction:
    """How likely a defence holds."""
    hunter = g.hunters[question.mini]
    rules = g.sheet(hunter).rules
    bonus = g.tyres[hunter.zone] - hunter.corrosion
    if g.spotlight == hunter.id:
        bonus += rules["spotlight_defence"] + (rules["ego"] if isinstance(option, Shield) else 0)
    if isinstance(option, Defend):
        bonus += g.sheet(hunter).attributes[option.attribute]
    return reaches(DIE[option.colour], bonus, question.force)


def interact_odds(g: Show, question: ask.Interact, option: Interact) -> Fraction | None:
    """How likely something can be opened or switched on; None where nothing is rolled."""
    doing = g.reacting or g.doing
    if doing is None or doing.mini != question.mini or doing.colour < 0:
        return None
    sheet = g.sheet(g.hunters[doing.mini % COMPANION])
    tech = (sheet.companion if doing.mini >= COMPANION else sheet.attributes)["tech"]
    sides, actor = DIE[doing.colour], actor_of(g, doing.mini)
    if option.thing == "terminal":
        return against_obstacle(sides, tech)
    keyed = isinstance(actor, Hunter) and actor.key and g.chests.get(option.zone, ("",))[0]
    if option.thing == "chest" and keyed != "loot_chests":
        return reaches(sides, tech, CHEST_NUMBER)
    return None
