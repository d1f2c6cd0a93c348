"""Who reaches whom is found from the side of the targets as from that of the attackers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sobremesa.boards.bits import bits_of, members
from sobremesa.bots import play_randomly
from sobremesa.games.torgue import GAME
from sobremesa.games.torgue.rules.assault import prey_zones, strike_zones, targets_of
from sobremesa.games.torgue.rules.attack import charge_ends, targets_from
from sobremesa.games.torgue.rules.movement import destinations
from sobremesa.games.torgue.state import Show, Stage
from sobremesa.kernel import Dice, Match

MISSIONS = ["opening_night", "demolition_derby", "wanted"]


def positions(mission: str) -> Iterator[Show]:
    """Now and then a position of some random games, with enemies on the board."""
    for seed in range(4):
        match, dice = Match.start(GAME, GAME.prepare(mission, 1), seed), Dice(seed)
        while match.question is not None:
            play_randomly(match, dice, 15)
            if match.state.stage in (Stage.HUNTERS, Stage.ENEMIES) and match.state.enemies:
                yield match.state


@pytest.mark.rule("tor.attack.who", "tor.los.pinned")
@pytest.mark.parametrize("mission", MISSIONS)
def test_an_enemy_has_a_target_where_its_prey_can_be_struck_from(mission: str) -> None:
    for g in positions(mission):
        prey = prey_zones(g)
        for enemy in g.enemies.values():
            for range in (0, 1, 2, 3, 5):
                there = bool(strike_zones(g, prey, range) >> enemy.zone & 1)
                assert there == bool(targets_of(g, enemy, range))


@pytest.mark.rule("tor.effect.charge", "tor.los.pinned")
@pytest.mark.parametrize("mission", MISSIONS)
def test_a_charge_ends_wherever_there_is_a_target(mission: str) -> None:
    for g in positions(mission):
        for hunter in g.in_play():
            for id in ("fists", "caracal"):
                weapon = g.book.sheets.weapons[id]
                bands = g.sheet(hunter).reach(weapon)
                ends = bits_of(
                    zone
                    for zone in members(destinations(g, hunter, 3))
                    if targets_from(g, zone, bands)
                )
                assert charge_ends(g, hunter, hunter, weapon, 3) == ends
