"""Cards and tiles are where they should be at every decision of random games."""

from __future__ import annotations

from collections import Counter

import pytest

from sobremesa.games.oursun import GAME
from sobremesa.games.oursun.goods import excess
from sobremesa.games.oursun.state import Land
from sobremesa.kernel import Dice, Match
from sobremesa.testing.contract import random_choice
from sobremesa.testing.promises import check_anchor


def gear_in_play(g: Land) -> list[int]:
    """Every gear card, wherever it is."""
    cards = g.gear_deck + g.loot_deck + g.loot_discard + g.lost_objects
    for person in g.people:
        cards = cards + list(person.items + person.equipment)
    for tile in g.map.values():
        cards = cards + list(tile.cards + tile.traps) + [tile.tent] * (tile.tent >= 0)
    for trader in g.traders.values():
        cards = cards + list(trader.cards)
    return cards


@pytest.mark.rule(
    "sun.ruling.component-limits", "sun.ruling.id-markers-engine", "sun.enemy.id-markers"
)
@pytest.mark.parametrize("seats", [1, 2, 4, 6])
@pytest.mark.parametrize("mission", list(GAME.missions))
def test_no_card_or_tile_is_lost_or_doubled(mission: str, seats: int) -> None:
    for seed in range(4):
        setup = GAME.prepare(mission, seats, {"mode": "semicoop" if seed % 2 else "coop"})
        match = Match.start(GAME, setup, seed)
        g = match.state
        tiles = len(g.map) + len(g.stack)
        gear = {card for card in range(len(g.book.gear)) if g.gear(card).deck != "mission"}
        dice = Dice(seed + 50)
        for _ in range(400):
            if match.question is None:
                break
            if match.question.anchor:
                check_anchor(match)
                found = Counter(card for card in gear_in_play(g) if card in gear)
                assert set(found) == gear
                assert max(found.values()) == 1
                enemies = sorted([*g.enemy_deck, *g.enemy_discard, *g.enemies])
                assert enemies == list(range(25))
                assert len(g.map) + len(g.stack) == tiles
                assert all(excess(g, each) == (0, 0) for each in g.people if each.kind)
                assert all(min(each.goods) >= 0 <= each.water for each in g.people)
            match.answer(*random_choice(match, dice))
