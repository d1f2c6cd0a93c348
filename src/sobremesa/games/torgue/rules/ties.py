"""What the group decides for the enemies, as the table does it in its stead: tor.target.fallback.

It matters to the group where somebody is about to fall: there a blow, or an enemy that comes near,
is not the same to everybody. Otherwise enemies keep away, and whoever can take most is struck.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.content.schema import RED
from sobremesa.games.torgue.options import Choose, First, RollForIt, Target, Way, Zone
from sobremesa.games.torgue.state import Enemy, Hunter, Show
from sobremesa.kernel import Ask, Option, Register, Verdict, kindest, unexpected

from .assault import force_of
from .precedence import IN_ORDER
from .upkeep import shield_of

TIES: Register[Show, Ask, Verdict] = Register("a verdict")
FRAIL = 2
"""Who can take fewer wounds may fall by the next attack."""
STURDY = 99
"""What a companion can take, for it is nobody's life."""


def without_die(question: Ask) -> Ask:
    """The question as it stands before a group that cannot agree leaves it to a die."""
    if isinstance(question.options[-1], RollForIt):
        return msgspec.structs.replace(question, options=question.options[:-1])
    return question


def wounds_left(g: Show, hunter: Hunter) -> int:
    """How many wounds a hunter can take before its life is at stake."""
    shield = shield_of(g, hunter)
    up = 0 if shield is None else sum(not token.spent for token in shield.tokens)
    return up + sum(token.colour != RED for token in hunter.tokens)


def may_fall(g: Show, hunter: Hunter) -> bool:
    """Whether an attack may put a hunter's life at stake."""
    return wounds_left(g, hunter) < FRAIL


# Who comes first


@TIES.of(ask.NextEnemy)
def next_enemy(g: Show, question: ask.NextEnemy) -> Verdict:
    """As they stand."""
    return Verdict(IN_ORDER)


@TIES.of(ask.DefendOrder, ask.BurnOrder, ask.RadiationOrder)
def first(g: Show, question: ask.DefendOrder | ask.BurnOrder | ask.RadiationOrder) -> Verdict:
    """Whoever can take most begins; it matters when somebody may not stand to the end."""
    sturdiness = [_sturdiness(g, option) for option in question.options]
    toughest = sturdiness.index(max(sturdiness))
    return Verdict(question.options[toughest], min(sturdiness) < FRAIL)


# Whom it strikes


@TIES.of(ask.EnemyTarget, ask.CrowdVictim, ask.Victim)
def victim(g: Show, question: ask.EnemyTarget | ask.CrowdVictim | ask.Victim) -> Verdict:
    """Whoever can take most; it matters when only some of them may fall."""
    return kindest(
        question.options,
        lambda option: -_sturdiness(g, option),
        lambda option: _sturdiness(g, option) < FRAIL,
    )


def _sturdiness(g: Show, option: Option) -> int:
    match option:
        case Choose(hunter=number) | Target(mini=number) | First(mini=number):
            pass
        case _:
            unexpected(option)
    return wounds_left(g, g.hunters[number]) if number < len(g.hunters) else STURDY


# Where it goes


@TIES.of(ask.Route)
def route(g: Show, question: ask.Route) -> Verdict:
    """Far from the hunters; it matters when it may come near one that may fall."""
    return _farthest(g, question.options, g.foe(g.enemies[question.mini]).data.range)


@TIES.of(ask.Spawn)
def spawn(g: Show, question: ask.Spawn) -> Verdict:
    """Far from the hunters; it matters when it may come near one that may fall."""
    data = g.book.foes[question.foe].data
    return _farthest(g, question.options, data.movement + data.range)


@TIES.of(ask.SpawnZone)
def spawn_zone(g: Show, question: ask.SpawnZone) -> Verdict:
    """Far from the hunters: what appears there has still a way to go."""
    return Verdict(min(question.options, key=lambda option: _nearness(g, option.zone)))


def _farthest(g: Show, options: Sequence[Way], reach: int) -> Verdict:
    zones = [option for option in options if isinstance(option, Zone)]
    weak = [hunter for hunter in g.in_play() if may_fall(g, hunter)]
    distance = g.place.map.distance
    return kindest(
        zones,
        lambda option: _nearness(g, option.zone),
        lambda option: any(distance(option.zone, hunter.zone) <= reach for hunter in weak),
    )


def _nearness(g: Show, zone: int) -> int:
    """Minus the way to all hunters together."""
    distance = g.place.map.distance
    return -sum(distance(zone, hunter.zone) for hunter in g.in_play())


# What becomes of it


@TIES.of(ask.Barrel, ask.BombOrder)
def explosion(g: Show, question: ask.Barrel | ask.BombOrder) -> Verdict:
    """Where it may strike many enemies and few hunters."""
    weak = {hunter.zone for hunter in g.in_play() if may_fall(g, hunter)}
    return kindest(
        question.options,
        lambda option: 2 * g.hunters_in[option.zone] - g.enemies_in[option.zone],
        lambda option: option.zone in weak,
    )


@TIES.of(ask.FreeMiniature)
def free_miniature(g: Show, question: ask.FreeMiniature) -> Verdict:
    """The group is rid of the strongest."""
    return Verdict(max(question.options, key=lambda option: _might(g, g.enemies[option.mini])))


@TIES.of(ask.Snack)
def snack(g: Show, question: ask.Snack) -> Verdict:
    """An enemy that is eaten is one less, the strongest first."""
    eaten = [option for option in question.options if isinstance(option, First)]
    strongest = max(eaten, key=lambda option: _might(g, g.enemies[option.mini]), default=None)
    return Verdict(strongest or question.options[0])


def _might(g: Show, enemy: Enemy) -> tuple[int, int]:
    """By its Force, then by what is left of it."""
    return force_of(g, enemy), enemy.hp - enemy.wounds
