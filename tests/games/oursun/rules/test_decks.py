"""Loot that comes to a character, stock that comes to a trader, and what decks do meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from games.oursun.table import Table, table
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import NOTHING, goods
from sobremesa.games.oursun.events.things import AmmoRolled, Gained
from sobremesa.games.oursun.options.ids import Place
from sobremesa.games.oursun.rules.decks import (
    discard_enemy,
    draw,
    draw_enemy,
    stock_loot,
    until_type,
)
from sobremesa.games.oursun.rules.stock import set_up_trader
from sobremesa.games.oursun.state import HOME
from sobremesa.testing.dice import LoadedDice, Roll

DOUBLE, SUCCESS, BLANK = 1, 2, 8
"""Faces of a green die."""


def found(
    kind: str,
    *rolls: Roll,
    who: str = "medic",
    gear: Sequence[str] = (),
    karma: int = 0,
    **own: Any,
) -> tuple[Table, int]:
    """A character that loots this card from the body of a recruit."""
    t = table(who, "engineer")
    t.give(0, "", *gear)
    t[0].karma = karma
    for field, value in own.items():
        setattr(t[0], field, value)
    t.next_loot(kind)
    card = t.g.loot_deck[-1]
    body = t.enemy("sol_recruit", body=True)
    t.go(DOUBLE, *rolls)
    t.play(f"0 Loot {body}")
    return t, card


# What is found


@pytest.mark.rule("sun.loot-card.draw", "sun.general.discard-under-deck", "sun.gear.gain")
@pytest.mark.parametrize(
    ("kind", "cubes"),
    [
        ("canned_food", "FF"),
        ("scrap_bundle", "MMK"),
        ("medical_pouch", "AC"),
        ("cartridge_box", "ccc"),
        ("quiver", "aaaa"),
    ],
)
def test_a_supply_card_turns_into_cubes_at_once_and_is_discarded(kind: str, cubes: str) -> None:
    t, card = found(kind)
    assert t[0].goods == goods(cubes)
    assert (t[0].items, t.g.loot_discard, t.g.found) == ((), [card], [])
    assert Gained("medic", goods(cubes), ()) in t.told(Gained)


@pytest.mark.rule("sun.ammo.found-roll")
@pytest.mark.parametrize(
    ("kind", "rolls", "dice", "ammo"),
    [
        ("revolver", (SUCCESS,), (1,), 1),
        ("revolver", (DOUBLE,), (0,), 2),
        ("hunting_rifle", (SUCCESS, BLANK), (1, 7), 1),
        ("hunting_rifle", (DOUBLE, DOUBLE), (0, 0), 3),
        ("crossbow", (DOUBLE, SUCCESS), (0, 1), 3),
        ("crossbow", (BLANK, BLANK), (7, 7), 0),
    ],
)
def test_a_found_weapon_has_the_ammunition_of_its_roll_at_most_what_it_holds(
    kind: str, rolls: tuple[int, ...], dice: tuple[int, ...], ammo: int
) -> None:
    t, card = found(kind, *rolls)
    assert (t[0].items, t.g.uses[card], t.g.found) == ((card,), ammo, [])
    assert t.told(AmmoRolled) == [AmmoRolled("medic", card, dice, ammo)]


@pytest.mark.rule("sun.ammo.found-roll", "sun.gear.uses-fill")
@pytest.mark.parametrize(("kind", "uses"), [("compound_bow", 4), ("surgery_kit", 3)])
def test_what_is_found_full_is_not_rolled_for(kind: str, uses: int) -> None:
    t, card = found(kind)
    assert (t[0].items, t.g.uses[card], t.told(AmmoRolled)) == ((card,), uses, [])
    assert t.told(Gained)[-1] == Gained("medic", NOTHING, (card,))


@pytest.mark.rule("sun.ruling.karma-window")
def test_karma_may_roll_again_for_the_ammunition_of_a_found_weapon() -> None:
    t, card = found("revolver", BLANK, SUCCESS, 1, karma=1)
    assert (t.asked, t[0].items) == (ask.Karma, ())
    t.play("0 Reroll 0")
    assert (t.g.uses[card], t.told(AmmoRolled)) == (1, [AmmoRolled("medic", card, (1,), 1)])


@pytest.mark.rule("sun.gear.gain", "sun.ruling.bottle-filled")
def test_a_full_canteen_arrives_with_two_water_and_room_for_it() -> None:
    t, card = found("full_canteen")
    assert (t[0].items, t[0].water) == ((card,), 8)
    assert t.told(Gained)[-1] == Gained("medic", NOTHING, (), 2)


@pytest.mark.rule("sun.ruling.no-room", "sun.gear.gain")
def test_the_water_of_a_canteen_that_is_left_behind_is_left_too() -> None:
    gear = ("knife", "machete", "spear", "crowbar")
    t, card = found("full_canteen", gear=gear, water=3)
    t.play(f"0 DropCard {card}")
    assert (t[0].water, t.g.map[HOME].cards) == (3, (card,))
    assert not any(each.water for each in t.told(Gained))


@pytest.mark.rule("sun.ruling.losing-capacity", "sun.resource.water-storage")
def test_water_that_has_no_room_after_a_bottle_gave_way_to_a_canteen_is_lost() -> None:
    gear = ("knife", "machete", "spear", "water_bottle")
    t, card = found("full_canteen", gear=gear, water=7)
    t.play(f"0 DropCard {t.card('water_bottle')}")
    assert (card in t[0].items, t[0].water) == (True, 8)
    assert t.told(Gained)[-1] == Gained("medic", NOTHING, (), 1)


# Decks


@pytest.mark.rule("sun.general.reshuffle-when-exhausted", "sun.ruling.reshuffle-moment")
def test_discards_are_shuffled_only_when_no_face_down_card_is_left() -> None:
    g = table("medic").g
    g.dice = LoadedDice(shuffles=[(6, 5, 7)])
    deck, discard = [4], [5, 6, 7]
    assert (draw(g, deck, discard), deck, discard) == (4, [], [5, 6, 7])
    assert (draw(g, deck, discard), deck, discard) == (7, [6, 5], [])


@pytest.mark.rule("sun.enemy.spawn", "sun.ruling.deck-none-left")
def test_the_top_enemy_card_is_drawn_and_nothing_if_all_are_in_play() -> None:
    t = table("medic")
    t.next_enemies("wolf", "bear")
    names = t.g.book.enemies
    assert [names[draw_enemy(t.g)] for _ in range(2)] == ["wolf", "bear"]
    t.g.enemy_deck, t.g.enemy_discard = [], []
    assert draw_enemy(t.g) == -1


@pytest.mark.rule("sun.ruling.draw-until", "sun.mode.sol-ability-spawn")
def test_until_a_son_of_liberty_no_other_human_fits() -> None:
    t = table("medic")
    t.next_enemies("bandit", "sol_zealot", "sol_recruit")
    names = t.g.book.enemies
    assert names[until_type(t.g, "sons")] == "sol_zealot"
    t.next_enemies("sol_recruit")
    assert names[until_type(t.g, "human")] == "sol_recruit"


@pytest.mark.rule("sun.ruling.draw-until")
def test_nothing_is_shuffled_if_the_top_card_fits() -> None:
    t = table("medic")
    t.next_enemies("wolf", "bandit")
    rest = t.g.enemy_deck[:-1]
    t.g.dice = LoadedDice(shuffles=[rest[::-1]], spare=True)
    until_type(t.g, "animal")
    assert t.g.enemy_deck == rest


@pytest.mark.rule("sun.ruling.draw-until")
def test_the_discards_are_shuffled_in_if_the_face_down_cards_hold_none() -> None:
    t = table("medic")
    bandit, wolf, bear = map(t.g.book.enemies.index, ("bandit", "wolf", "bear"))
    t.g.enemy_deck, t.g.enemy_discard = [bandit], [wolf, bear]
    t.g.dice = LoadedDice(shuffles=[(bear, wolf, bandit), (bandit, bear)])
    assert until_type(t.g, "animal") == wolf
    assert (t.g.enemy_deck, t.g.enemy_discard) == ([bandit, bear], [])


@pytest.mark.rule("sun.ruling.draw-until", "sun.ruling.no-effect")
def test_if_no_such_enemy_is_left_the_cards_stay_as_they_lie() -> None:
    t = table("medic")
    bandit, raider = map(t.g.book.enemies.index, ("bandit", "raider_chief"))
    t.g.enemy_deck, t.g.enemy_discard = [bandit], [raider]
    assert until_type(t.g, "animal") == -1
    assert (t.g.enemy_deck, t.g.enemy_discard) == ([bandit], [raider])


@pytest.mark.rule("sun.enemy.defeated-card", "sun.general.discard-under-deck")
def test_the_card_of_a_body_goes_under_the_enemy_deck() -> None:
    t = table("medic")
    bear, wolf = t.enemy("bear", body=True), t.enemy("wolf")
    discard_enemy(t.g, t.g.enemies[bear])
    assert (list(t.g.enemies), t.g.enemy_discard) == ([wolf], [bear])
    assert bear not in t.g.enemy_deck


# Traders


@pytest.mark.rule("sun.ruling.trader-stock", "sun.ruling.trader-start-gear", "sun.ammo.bought-full")
def test_a_trader_shows_loot_gear_without_supplies_and_hero_items() -> None:
    t = table("medic")
    t.next_loot("quiver", "revolver", "dust_mask", "grenade", "katana", "crossbow")
    names = t.g.book.gear
    loot = set(t.g.loot_deck)
    quiver, mask = t.g.loot_deck[-1], t.g.loot_deck[-3]
    t.g.dice = LoadedDice(shuffles=[(mask, quiver)])
    cards = stock_loot(t.g, 3)
    assert [names[card] for card in cards] == ["revolver", "grenade", "katana"]
    assert [t.g.uses.get(card) for card in cards] == [3, 1, None]
    assert t.g.loot_deck[:2] == [mask, quiver]
    assert {*t.g.loot_deck, *cards} == loot


@pytest.mark.rule("sun.ruling.trader-stock", "sun.ruling.deck-none-left")
def test_a_trader_shows_what_there_is_if_the_loot_runs_out() -> None:
    t = table("medic")
    katana, quiver = t.card("katana"), t.card("quiver")
    t.g.loot_deck, t.g.loot_discard = [quiver], [katana]
    assert stock_loot(t.g, 3) == (katana,)
    assert t.g.loot_deck == [quiver]


@pytest.mark.rule("sun.trader.other-stock", "sun.trader.lawrence-stock")
@pytest.mark.parametrize(
    ("kind", "number", "shown"), [("lawrence", 100, 1), ("odile", 101, 3), ("yuna", 103, 3)]
)
def test_a_trader_sets_up_with_4_water_4_cubes_and_loot(kind: str, number: int, shown: int) -> None:
    t = table("medic")
    t.next_loot("katana", "revolver", "grenade", "crossbow")
    t.g.dice = LoadedDice(picks=[0, 8, 19, 4])
    trader = set_up_trader(t.g, kind, Place(7))
    assert t.g.traders == {number: trader}
    assert (trader.id, trader.kind, trader.tile, trader.water) == (number, kind, 7, 4)
    assert trader.goods == goods("FMPC")
    assert len(trader.cards) == shown
    assert (trader.damage, trader.rotated, trader.hostile, trader.barred, trader.slayer) == (
        0, False, 0, 0, -1,
    )  # fmt: skip
