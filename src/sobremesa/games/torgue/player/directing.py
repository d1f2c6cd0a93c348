"""What the group decides for the enemies: who is hit, who goes where."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.options import First, InOrder, KeepAway, Way, Zone
from sobremesa.games.torgue.rules.movement import farthest
from sobremesa.games.torgue.state import Show
from sobremesa.kernel import Option, answers

from .marks import standing_worth
from .threats import buffer


class Directing:
    """Answers for the group."""

    @answers(ask.NextEnemy)
    def next_enemy(self, g: Show, question: ask.NextEnemy) -> Option:
        """As they stand, far from the hunters."""
        for kind in (KeepAway, InOrder):
            for option in question.options:
                if isinstance(option, kind):
                    return option
        return question.options[0]

    @answers(ask.Ammo, ask.Victim, ask.Spotlight)
    def chosen(self, g: Show, question: ask.Ammo | ask.Victim | ask.Spotlight) -> Option:
        """Let the one take it that can take most."""
        return max(question.options, key=lambda option: _strength(g, option.hunter))

    @answers(ask.EnemyTarget, ask.CrowdVictim)
    def victim(self, g: Show, question: ask.EnemyTarget | ask.CrowdVictim) -> Option:
        """Let the one take it that can take most, a companion first of all."""
        return max(question.options, key=lambda option: _strength(g, option.mini))

    @answers(ask.DefendOrder, ask.BurnOrder, ask.RadiationOrder)
    def first(
        self, g: Show, question: ask.DefendOrder | ask.BurnOrder | ask.RadiationOrder
    ) -> Option:
        """Whoever can take most begins."""
        return max(question.options, key=lambda option: _strength(g, option.mini))

    @answers(ask.FreeMiniature)
    def free_miniature(self, g: Show, question: ask.FreeMiniature) -> Option:
        """Be rid of the worst one."""
        return max(question.options, key=lambda option: standing_worth(g, g.enemies[option.mini]))

    @answers(ask.Snack)
    def snack(self, g: Show, question: ask.Snack) -> Option:
        """An enemy that is eaten is one less, the worst one first."""

        def value(option: Zone | First) -> float:
            return standing_worth(g, g.enemies[option.mini]) if isinstance(option, First) else 0.0

        return max(question.options, key=value)

    @answers(ask.Barrel, ask.BombOrder)
    def explosion(self, g: Show, question: ask.Barrel | ask.BombOrder) -> Option:
        """Where it may strike many enemies and no friends."""
        return max(
            question.options,
            key=lambda option: g.enemies_in[option.zone] - 2 * g.hunters_in[option.zone],
        )

    @answers(ask.SpawnZone)
    def spawn_zone(self, g: Show, question: ask.SpawnZone) -> Option:
        """Far from all hunters."""
        far = farthest(g, [option.zone for option in question.options])
        return next(option for option in question.options if option.zone == far)

    @answers(ask.Spawn)
    def spawn(self, g: Show, question: ask.Spawn) -> Option:
        """Far from the Spotlight."""
        lit = g.lit().zone
        zones, keep_away = _ways(question.options)
        if keep_away is not None:
            return keep_away
        if lit < 0:
            return zones[0]
        return max(zones, key=lambda each: g.place.map.distance(lit, each.zone))

    @answers(ask.Route)
    def route(self, g: Show, question: ask.Route) -> Option:
        """Where an enemy is far from the hunters, or crowded together with others for a blast."""
        zones, keep_away = _ways(question.options)
        if keep_away is not None:
            return keep_away
        board = g.place.map

        def value(option: Zone) -> float:
            zone = option.zone
            far = sum(min(4, board.distance(zone, hunter.zone)) for hunter in g.in_play())
            return far + 0.5 * g.enemies_in[zone] - 0.5 * g.tyres[zone]

        return max(zones, key=value)


def _ways(options: Sequence[Way]) -> tuple[list[Zone], KeepAway | None]:
    """The zones, and the answer for all enemies of the order."""
    zones = [option for option in options if isinstance(option, Zone)]
    return zones, next((each for each in options if isinstance(each, KeepAway)), None)


def _strength(g: Show, number: int) -> float:
    return float(buffer(g, g.hunters[number])) if number < len(g.hunters) else 99.0
