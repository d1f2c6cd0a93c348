"""Interactions, gear and boards."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, table
from sobremesa.games.oursun.content.book import goods
from sobremesa.games.oursun.events.things import LootSeen
from sobremesa.games.oursun.rules.goods import excess
from sobremesa.games.oursun.state import HOME, Fire


@pytest.mark.rule(
    "sun.pickup.cost",
    "sun.pickup.effect",
    "sun.ruling.pickup-kinds",
    "sun.ruling.tile-resources-once",
)
def test_pick_up_takes_one_card_or_up_to_two_cubes() -> None:
    t = table("medic")
    t.g.map[HOME].native = goods("FCW")
    t.go()
    t.play("PickUp", "TakeGoods 0", "TakeGoods 4")
    assert (t[0].goods, t.g.map[HOME].native, t[0].ap) == (goods("FW"), goods("C"), 5)


@pytest.mark.rule("sun.pickup.no-water")
def test_water_is_not_picked_up_from_a_source() -> None:
    t = table("medic", number=19)
    t.g.map[HOME].water = 1
    t[0].water = 0
    t.go()
    assert not t.offers("PickUp")


@pytest.mark.rule("sun.pickup.effect", "sun.ammo.storage")
@pytest.mark.parametrize(("loaded", "offered"), [(2, True), (3, False)])
def test_on_a_full_board_ammunition_is_taken_onto_a_weapon_with_room(
    loaded: int, offered: bool
) -> None:
    t = table("medic")
    (bow,) = t.give(0, "FFFCCC", "bow")
    t.g.uses[bow] = loaded
    t.g.map[HOME].dropped = goods("a")
    t.go()
    assert t.offers("PickUp") is offered


@pytest.mark.rule(
    "sun.board.flex-slot",
    "sun.board.item-slot",
    "sun.board.equipment-slot",
    "sun.ruling.slot-counts",
    "sun.ruling.flex-mix",
    "sun.ruling.equipment-slot-only",
    "sun.ammo.storage",
    "sun.ruling.rearrange-free",
)
def test_a_board_holds_two_items_and_six_cubes_or_an_item_for_three_of_them() -> None:
    t = table("medic")
    t.give(0, "FFFCCc", "knife", "machete")
    assert excess(t.g, t[0]) == (0, 0)
    t.give(0, "FFFC", "spear")
    assert excess(t.g, t[0]) == (0, 1)
    t.give(0, "FFF", "backpack", "helmet", "gas_mask")
    assert excess(t.g, t[0]) == (1, 0)


@pytest.mark.rule(
    "sun.ruling.no-room",
    "sun.ruling.cook-space",
    "sun.fire.stove-cook",
    "sun.example.derived-stove",
    "sun.ruling.cook-repeat",
)
def test_what_has_no_room_is_left_on_the_tile() -> None:
    t = table("medic")
    t.g.map[HOME].fire = Fire.STOVE
    t.give(0, "FCCCCC")
    t.go()
    t.play("Cook", "DropGoods 1", "DropGoods 1")
    assert (t[0].goods, t.g.map[HOME].dropped, t[0].ap) == (goods("FFFCCC"), goods("CC"), 4)


@pytest.mark.rule(
    "sun.loot.cost",
    "sun.loot.roll",
    "sun.example.loot-result",
    "sun.combat.loot-after",
    "sun.combat.loot-kinds",
    "sun.ruling.loot-who",
    "sun.ruling.loot-icon-lost",
    "sun.loot-card.draw",
)
def test_one_success_on_a_bandit_gives_a_random_resource_and_a_loot_card() -> None:
    t = table("medic")
    bandit = t.enemy("bandit", body=True)
    t.next_loot("katana")
    t.go(2, (1, 22))
    t.play(f"Loot {bandit}")
    assert t[0].goods == goods("F")
    assert [t.g.book.gear[card] for card in t[0].items] == ["katana"]
    assert (bandit in t.g.enemies, t[0].ap) == (False, 5)


@pytest.mark.rule("sun.ruling.loot-zero")
def test_without_success_the_body_is_looted_for_nothing() -> None:
    t = table("medic")
    bandit = t.enemy("bandit", body=True)
    t.go(8)
    t.play(f"Loot {bandit}")
    assert t[0].goods == goods("")
    assert bandit not in t.g.enemies


@pytest.mark.rule(
    "sun.container.cost",
    "sun.container.test-kind",
    "sun.container.success",
    "sun.container.return",
    "sun.container.where",
    "sun.ruling.container-once",
)
def test_an_opened_container_shows_two_loot_cards_of_which_one_is_kept() -> None:
    t = table("medic", number=20)
    t.g.map[HOME].closed = True
    t.next_loot("katana", "combat_vest")
    katana = t.card("katana")
    t.go(8, 1)
    t.play("Open printed")
    assert t.g.map[HOME].closed
    t.play("Open printed")
    assert t.told(LootSeen)[0].cards[0] == katana
    t.play(f"Keep {katana}")
    assert t[0].items == (katana,)
    assert t.card("combat_vest") in t.g.loot_deck
    assert (t.g.map[HOME].closed, t[0].ap) == (False, 4)


@pytest.mark.rule("sun.ruling.container-several")
def test_each_container_of_a_tile_is_opened_by_its_own_action() -> None:
    t = table("medic", number=20)
    t.g.map[HOME].closed, t.g.map[HOME].containers = True, ("dexterity",)
    t.go()
    assert t.offers("Open printed")
    assert t.offers("Open dexterity")


@pytest.mark.rule("sun.ruling.loot-supply-cards", "sun.ammo.found-roll")
def test_supplies_become_cubes_and_found_weapons_roll_their_ammunition() -> None:
    t = table("medic")
    dog, other = t.enemy("raider_chief", body=True), t.enemy("bandit", body=True)
    t.next_loot("canned_food", "revolver")
    t.go(2, 2, (1, 22), 8)
    t.play(f"Loot {dog}")
    assert t[0].goods == goods("FF")
    t.play(f"Loot {other}")
    (revolver,) = t[0].items
    assert t.g.uses[revolver] == 0


@pytest.mark.rule("sun.discard.cost", "sun.discard.effect", "sun.discard.water-lost")
def test_discarding_is_free_and_water_is_lost() -> None:
    t = table("medic")
    (knife,) = t.give(0, "FM", "knife")
    t.go()
    t.play("Discard", "DropGoods 0", f"DropCard {knife}", "DropWater", "Done")
    tile = t.g.map[HOME]
    assert (tile.dropped, tile.cards, tile.stored_water) == (goods("F"), (knife,), 0)
    assert (t[0].ap, t[0].water) == (6, 5)


@pytest.mark.rule("sun.camp.storage", "sun.ruling.camp-store", "sun.ruling.camp-access")
def test_in_a_camp_water_is_stored_and_anybody_takes_it() -> None:
    t = table("medic", "hunter", number=26)
    t[0].water = 1
    t.g.map[HOME].stored_water = 3
    t.go()
    t.play("PickUp")
    assert (t[0].water, t.g.map[HOME].stored_water) == (3, 1)


@pytest.mark.rule(
    "sun.use.cost",
    "sun.use.once-or-permanent",
    "sun.use.counters",
    "sun.gear.uses-fill",
    "sun.use.timing",
    "sun.infection.cure",
    "sun.wound.heal",
)
def test_a_medikit_heals_or_cures_twice_and_is_gone() -> None:
    t = table("medic", "hunter")
    (kit,) = t.give(0, "", "medikit")
    t[1].hp, t[1].infected = 2, True
    t.go()
    t.let_go("interrupt")
    t.play(f"Use {kit} heal 1")
    assert (t[1].hp, t.g.uses[kit], t[0].ap) == (4, 1, 5)
    t.play(f"Use {kit} cure 1")
    assert not t[1].infected
    assert kit not in t[0].items


@pytest.mark.rule("sun.gear.electric", "sun.ruling.electric-passive", "sun.death.revive")
def test_electric_gear_is_useless_in_a_solar_storm() -> None:
    t = table("medic", "hunter", weather="solar_storm")
    t.give(0, "", "aed")
    t[1].died, t[1].hp = 0, 0
    t.go()
    assert not t.offers("Use")


@pytest.mark.rule("sun.death.revive", "sun.ruling.revive-state", "sun.ruling.revive-space")
def test_an_aed_brings_a_dead_character_back() -> None:
    t = table("medic", "hunter")
    (aed,) = t.give(0, "", "aed")
    t[1].died, t[1].hp, t[1].infected, t[1].ap = 0, 0, True, 0
    t.go()
    t.play(f"Use {aed} revive 1")
    assert (t[1].alive, t[1].hp, t[1].infected, t[1].ap) == (True, 2, False, 0)


@pytest.mark.rule("sun.ruling.dead-gear", "sun.ruling.trade-with-dead")
def test_a_body_is_searched_by_pick_up_not_by_trade() -> None:
    t = table("medic", "hunter")
    (knife,) = t.give(1, "MM", "knife")
    t[1].died, t[1].hp = 0, 0
    t.go()
    assert not t.offers("Trade")
    t.play("PickUp", f"TakeCard {knife}")
    assert (t[0].items, t[1].items) == ((knife,), ())


@pytest.mark.rule("sun.loot-card.hero", "sun.ruling.hero-item-carry")
def test_a_hero_item_helps_only_its_hero() -> None:
    t = table("medic", "soldier")
    t.give(0, "", "service_blade")
    bear = t.enemy("bear")
    t[1].tile = NORTH
    t.tile(NORTH)
    t.go(8, 8, 1)
    t.play(f"Attack {bear}")
    assert t.g.enemies[bear].damage == 1


@pytest.mark.rule("sun.ruling.losing-capacity")
def test_without_its_bottle_surplus_water_is_lost() -> None:
    t = table("medic")
    (bottle,) = t.give(0, "", "water_bottle")
    t[0].water = 8
    t.go()
    t.play("Discard", f"DropCard {bottle}", "Done")
    assert t[0].water == 6


@pytest.mark.rule("sun.ruling.use-reaction", "sun.ruling.exchange-order")
def test_a_jacket_is_turned_down_to_cancel_damage() -> None:
    t = table("medic")
    (jacket,) = t.give(0, "", "leather_jacket")
    dog = t.enemy("stray_dog")
    t.go(1, 8)
    t.play(f"Attack {dog}", f"Cancel {jacket}")
    assert t[0].hp == 7
    assert t.g.flipped >> jacket & 1


@pytest.mark.rule(
    "sun.trade.cost",
    "sun.trade.partner",
    "sun.trade.amount",
    "sun.ruling.trade-consent",
    "sun.trade.multiple",
    "sun.trader.exchange",
)
def test_a_trade_needs_the_partners_consent_and_costs_1_ap() -> None:
    t = table("medic", "hunter")
    (knife,) = t.give(1, "", "knife")
    t.give(0, "FF")
    t.go()
    t.let_go("interrupt")
    t.play("Trade 1", "Offer F", "Offer water", f"Want {knife}", "Done", "1 Agree")
    assert (t[0].items, t[1].goods, t[0].goods, t[0].ap) == ((knife,), goods("F"), goods("F"), 5)
    assert (t[0].water, t[1].water) == (5, 6)


@pytest.mark.rule("sun.trade.cost")
def test_a_refused_trade_changes_nothing_but_the_ap() -> None:
    t = table("medic", "hunter")
    t.give(0, "FF")
    t.go()
    t.let_go("interrupt")
    t.play("Trade 1", "Offer F", "Done", "1 Refuse")
    assert (t[0].goods, t[0].ap) == (goods("FF"), 5)


def test_by_the_house_rule_one_weapon_serves_an_attack() -> None:
    t = table("medic", settings={"one-weapon": True})
    knife, pistol = t.give(0, "", "knife", "pistol")
    bear = t.enemy("bear")
    t.go(8, 8, 1, 1)
    t.play(f"Attack {bear}", f"Fire {knife}")
    assert t.g.enemies[bear].damage == 2
    assert t.g.uses[pistol] == 4


def test_one_who_is_revived_has_no_turn_before_the_next_reset() -> None:
    t = table("medic", "hunter", "soldier")
    (aed,) = t.give(0, "", "aed")
    t[1].died, t[1].hp, t[1].ap = 0, 0, 0
    t.go()
    t.let_go("interrupt")
    t.play(f"Use {aed} revive 1", "Wait")
    assert (t.seat, t[1].water) == (2, 6)
