"""What the players decide for Enemies and Civilians, as the table does it: dc.emove.split-odd.

It matters where a hero may fall, or a Civilian may be lost; otherwise Enemies take the longer way
round, and Civilians come nearer to the heroes.
"""

from __future__ import annotations

from sobremesa.boards.bits import bits_of
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.options import Route, Zone
from sobremesa.games.dceased.state import Night
from sobremesa.kernel import Ask, Register, Verdict, kindest

from .wounds import has_shield

TIES: Register[Night, Ask, Verdict] = Register("a verdict")


@TIES.of(ask.NextRoom)
def next_room(g: Night, question: ask.NextRoom) -> Verdict:
    """One room is like another: nobody knows the cards."""
    return Verdict(question.options[0])


@TIES.of(ask.NextFight)
def next_fight(g: Night, question: ask.NextFight) -> Verdict:
    """Where Power keeps Wounds off, before a lost Civilian costs it; it always matters."""
    zones = [(fight, g.book.zone[fight.zone]) for fight in question.options]
    shielded = (
        fight for fight, zone in zones if any(has_shield(g, hero) for hero in g.heroes_at(zone))
    )
    return Verdict(next(shielded, question.options[0]), matters=True)


@TIES.of(ask.Split, ask.Send)
def enemy_way(g: Night, question: ask.Split | ask.Send) -> Verdict:
    """The way round that is farther from the heroes; it matters who has one Wound left."""
    weak = bits_of(hero.zone for hero in g.in_play() if hero.health <= 1)
    return kindest(
        question.options,
        lambda way: -_way_to_heroes(g, way),
        lambda way: bool(weak) and g.view.distance_to_nearest(g.book.zone[way.zone], weak) <= 1,
    )


@TIES.of(ask.CivilianWay)
def civilian_way(g: Night, question: ask.CivilianWay) -> Verdict:
    """Away from Enemies, then nearer to the heroes; it matters if one way leads beside Enemies."""
    return kindest(
        question.options,
        lambda way: 100 * _is_beside_enemies(g, way) + _way_to_heroes(g, way),
        lambda way: _is_beside_enemies(g, way),
    )


@TIES.of(ask.Survivor)
def survivor(g: Night, question: ask.Survivor) -> Verdict:
    """Where a hero is nearest: no Enemy reaches any of these Zones."""
    return Verdict(min(question.options, key=lambda zone: _way_to_heroes(g, zone)))


def _way_to_heroes(g: Night, option: Route | Zone) -> int:
    party = bits_of(hero.zone for hero in g.in_play())
    return g.view.distance_to_nearest(g.book.zone[option.zone], party)


def _is_beside_enemies(g: Night, option: Route | Zone) -> bool:
    return g.view.distance_to_nearest(g.book.zone[option.zone], g.infested) <= 1
