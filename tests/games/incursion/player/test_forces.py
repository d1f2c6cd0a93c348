"""Which forces the player buys."""

from __future__ import annotations

from collections import Counter

import pytest

from sobremesa.games.incursion import GAME
from sobremesa.games.incursion.content.schema import SIDE_NAMES
from sobremesa.games.incursion.player import Player
from sobremesa.games.incursion.questions import Force
from sobremesa.games.incursion.rules.forces import points_left
from sobremesa.games.incursion.state import Battle
from sobremesa.kernel import Match


def armies(mission: str, seeds: range) -> list[Battle]:
    """Battles in which both sides have bought their forces."""
    found = []
    for seed in seeds:
        match = Match.start(GAME, GAME.prepare(mission), seed)
        players = [Player(2 * seed), Player(2 * seed + 1)]
        while isinstance(match.asks()[0], Force):
            seat = match.awaited()[0]
            match.choose(seat, players[seat].choose(match, seat))
        found.append(match.state)
    return found


@pytest.mark.parametrize("mission", ["m2", "m3"])
def test_both_sides_vary_their_armies_by_the_seed(mission: str) -> None:
    battles = armies(mission, range(12))
    for side in (0, 1):
        assert len({tuple(sorted(g.forces[side].figures)) for g in battles}) >= 3


@pytest.mark.parametrize("mission", ["m1", "m2", "m3"])
def test_no_points_are_left_that_would_buy_somebody(mission: str) -> None:
    for g in armies(mission, range(12)):
        for side, name in enumerate(SIDE_NAMES):
            prices = [card.rp for card in g.book.figures.values() if card.side == name]
            assert points_left(g, side) < min(prices)


def test_every_kind_of_figure_is_bought_now_and_then() -> None:
    bought: Counter[str] = Counter()
    for mission in ("m2", "m3"):
        for g in armies(mission, range(60)):
            bought.update(g.forces[0].figures)
            bought.update(g.forces[1].figures)
    assert set(bought) == set(GAME.content.figures) - {"sturmzombie"}


def test_a_side_that_must_carry_buys_somebody_who_can() -> None:
    for g in armies("m3", range(20)):
        assert {"gretel", "ilsa"} & set(g.forces[1].figures)
