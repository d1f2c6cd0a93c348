"""What lies on the table before the first choice: decks, the stack of tiles, New Haven, seats."""

from __future__ import annotations

from collections import Counter

import pytest

from sobremesa.games.oursun import GAME
from sobremesa.games.oursun.content.book import goods
from sobremesa.games.oursun.rules.setup import new_land
from sobremesa.games.oursun.state import HOME, OK, Fire, Land, Phase, Stage
from sobremesa.kernel import Dice
from sobremesa.testing.dice import LoadedDice

OBJECTIVES = {28, 29, 30, 31, 32}
NO_DECK = ((), (), (), ())
"""Nothing said about the shuffles of the enemy, event, night and loot decks."""


def laid(mission: str = "deep_water", seats: int = 2, dice: Dice | None = None) -> Land:
    """A game as it is laid out."""
    setup = GAME.prepare(mission, seats)
    return new_land(setup, GAME.book(setup), dice or Dice(1))


@pytest.mark.rule("sun.setup.6-shuffle", "sun.general.deck-secrecy")
def test_enemy_event_night_and_loot_decks_are_shuffled_apart() -> None:
    loot = laid().loot_deck
    tops = ((7, 3), (30, 2), (21, 4), (max(loot), min(loot)))
    g = laid(dice=LoadedDice(shuffles=tops))
    decks = (g.enemy_deck, g.event_deck, g.night_deck, g.loot_deck)
    assert tuple(tuple(deck[:2]) for deck in decks) == tops
    assert [len(deck) for deck in decks] == [25, 35, 22, 48]
    assert all(len(set(deck)) == len(deck) for deck in decks)


@pytest.mark.rule("sun.general.gear-decks-open", "sun.ruling.deck-count")
def test_items_and_equipment_lie_open_and_mission_objects_in_no_deck() -> None:
    g = laid()
    decks = Counter(g.gear(card).deck for card in g.gear_deck)
    assert decks == {"item": 53, "equipment": 19}
    assert g.gear_deck == sorted(g.gear_deck)
    assert {g.gear(card).deck for card in g.loot_deck} == {"loot"}
    assert [g.enemy_discard, g.event_discard, g.night_discard, g.loot_discard] == [[], [], [], []]


@pytest.mark.rule("sun.setup.6-new-haven", "sun.setup.6-bag", "sun.setup.6-day-track")
def test_new_haven_lies_in_the_middle_with_its_printed_resources() -> None:
    g = laid()
    (place, home) = next(iter(g.map.items()))
    assert (len(g.map), place, home.number, home.revealed) == (1, 0, 1, True)
    assert (home.native, home.water, home.dropped) == (goods("FFCW"), 2, goods(""))
    assert g.bag == goods("FFFFCCCCMMMMKKKWWWAAPP")
    assert (g.day, g.phase, g.stage, g.card) == (1, Phase.MORNING, Stage.START, 1)


@pytest.mark.rule("sun.setup.6-new-haven", "sun.setup.7-skip-preparation")
def test_before_the_first_choice_nothing_has_happened_anywhere() -> None:
    g = laid()
    home = g.map[HOME]
    assert (home.cards, home.stored_water, home.marked, home.drawn) == ((), 0, 0, 0)
    assert (home.event, home.closed, home.shelter) == (False, False, False)
    assert (home.containers, home.tent, home.fire, home.traps) == ((), -1, Fire.NONE, ())
    assert (g.enemies, g.traders, g.removed, g.progress, g.lost_objects) == ({}, {}, [], {}, [])
    assert (g.weather, g.sun, g.starlight, g.uses, g.flipped) == ("", -1, False, {}, 0)
    assert (g.first, g.active, g.order, g.offer, g.passed) == (0, -1, [], [], 0)
    assert (g.unmasked, g.unmasked_since, g.ally_called, g.met) == (-1, -1, False, 0)
    assert (g.round, g.dealings, g.watchers, g.outcome) == (None, None, [], None)


@pytest.mark.rule("sun.setup.4-condition", "sun.setup.4-ap", "sun.setup.4-karma", "sun.karma.start")
def test_every_board_starts_ok_with_6_ap_and_3_karma_dice() -> None:
    g = laid(seats=6)
    boards = [(each.who, each.seat, each.condition, each.ap, each.karma) for each in g.people]
    assert boards == [(who, who, OK, 6, 3) for who in range(6)]
    for each in g.people:
        assert (each.lost_karma, each.points, each.goods) == (0, 0, goods(""))
        assert (each.hp, each.water, each.items, each.equipment) == (0, 0, (), ())
        assert (each.stealth, each.infected, each.waiting, each.acted) == (False,) * 4
        assert (each.drill_used, each.karma_used, each.moved) == (False,) * 3
        assert (each.ability_used, each.dealing) == (0, -1)
        assert each.alive


@pytest.mark.rule("sun.solo.two-characters", "sun.ruling.solo-karma")
def test_a_solo_player_has_both_characters_and_each_its_own_karma() -> None:
    g = laid(seats=1)
    assert [(each.who, each.seat, each.karma) for each in g.people] == [(0, 0, 3), (1, 0, 3)]
    assert len(laid(seats=2).people) == 2


@pytest.mark.rule("sun.ruling.tile-stack", "sun.example.derived-stack")
@pytest.mark.parametrize("mission", ["deep_water", "signal_fire", "clinic", "outpost"])
@pytest.mark.parametrize(("seats", "more"), [(1, 0), (2, 0), (4, 0), (5, 4), (6, 4)])
def test_the_stack_holds_random_normal_tiles_and_one_objective(
    mission: str, seats: int, more: int
) -> None:
    g = laid(mission, seats)
    data = g.book.mission
    drawn = g.stack[::-1]
    assert len(drawn) == len(set(drawn)) == data.normal + more + 1
    assert OBJECTIVES & set(drawn) == {data.tile}
    assert data.tile in drawn[-data.last :]
    assert 1 not in drawn


@pytest.mark.rule("sun.ruling.tile-stack")
def test_the_normal_tiles_are_shuffled_and_the_last_ones_once_more_with_the_objective() -> None:
    unused = (27, 26, 25, 24, 23, 22, 21)
    g = laid(dice=LoadedDice(shuffles=(*NO_DECK, unused, (20, 31))))
    assert set(g.stack) == {*range(2, 21), 31}
    assert g.stack[::-1][-6:-4] == [20, 31]


@pytest.mark.rule("sun.ruling.tile-stack")
@pytest.mark.parametrize(("seats", "size"), [(4, 23), (5, 27)])
def test_in_bunker_zero_both_places_of_the_code_lie_among_the_first_twelve(
    seats: int, size: int
) -> None:
    for seed in range(40):
        drawn = laid("bunker", seats, Dice(seed)).stack[::-1]
        assert len(drawn) == len(set(drawn)) == size
        assert OBJECTIVES & set(drawn[:12]) == {28, 29}
        assert OBJECTIVES & set(drawn[12:-5]) == set()
        assert OBJECTIVES & set(drawn[-5:]) == {32}


@pytest.mark.rule("sun.ruling.tile-stack")
def test_in_bunker_zero_the_first_twelve_are_shuffled_and_so_are_the_last_five() -> None:
    plain = laid("bunker", dice=LoadedDice()).stack[::-1]
    assert (plain[:2], plain[-5]) == ([28, 29], 32)
    first, last = plain[11], plain[-1]
    shuffles = (*NO_DECK, (), (first, 29), (last,))
    drawn = laid("bunker", dice=LoadedDice(shuffles=shuffles)).stack[::-1]
    assert (drawn[:3], drawn[-5:-3]) == ([first, 29, 28], [last, 32])
