"""What the player buys, sells, steals, makes and gives away."""

from __future__ import annotations

from games.oursun.table import BASKO, LAWRENCE, NORTH, table
from sobremesa.games.oursun.content.book import CARTRIDGE, goods
from sobremesa.games.oursun.state import HOME, Phase

from .advice import advice, follow


def test_the_starving_ask_a_comrade_for_food() -> None:
    t = table("medic", "hunter", mode="coop", phase=Phase.NIGHT)
    t.g.stack = []
    t[0].hp, t[0].ability_used = 1, 1
    t.give(1, "FFF")
    t.go()
    assert follow(t, 3) == ["Trade 1", "Want F", "Done"]
    assert advice(t) == "Agree"


def test_who_has_plenty_gives_to_the_starving() -> None:
    t = table("engineer", "hunter", mode="coop", phase=Phase.NIGHT)
    t.g.stack = []
    t[0].condition = 2
    t.give(0, "FFFF")
    t[1].hp = 1
    t.go()
    assert follow(t, 2) == ["Trade 1", "Offer F"]


def test_water_is_shared_where_there_is_none() -> None:
    t = table("medic", "hunter", mode="coop")
    t.g.stack = []
    t[0].water, t[1].water = 0, 6
    t.go()
    assert follow(t, 4) == ["Trade 1", "Want water", "Want water", "Done"]


def test_nobody_gives_away_the_last_food() -> None:
    t = table("medic", "hunter", mode="coop")
    t.give(1, "F")
    t[1].hp = 3
    t.go()
    t.play("Trade 1", "Want F", "Done")
    assert advice(t) == "Refuse"


def test_a_card_that_its_owner_cannot_use_is_sold_for_food() -> None:
    t = table("medic", "hunter", mode="coop", number=1)
    t.g.stack = []
    lawrence = t.trader("lawrence")
    lawrence.goods, lawrence.cards, lawrence.water = goods("FF"), (), 0
    (blade,) = t.give(0, "", "service_blade")
    t.tile(NORTH)
    t[0].water, t[1].tile = 1, NORTH
    t.go()
    assert follow(t, 3) == [f"Deal {LAWRENCE}", f"Sell {blade}", "Pay F"]


def test_a_skilled_thief_takes_what_the_mission_needs() -> None:
    t = table("smuggler", "medic", mission="deep_water", mode="coop")
    t.g.card, t.g.progress, t.g.stack = 2, {"M": 2, "K": 1}, []
    t.tile(NORTH, 31)
    t.trader("basko").goods = goods("MMK")
    assert advice(t.go()) == f"Steal {BASKO}"


def test_a_clumsy_one_pays_instead() -> None:
    t = table("soldier", "medic", mission="deep_water", mode="coop")
    t.g.card, t.g.progress, t.g.stack = 2, {"M": 2, "K": 1}, []
    t.tile(NORTH, 31)
    t.trader("basko").goods = goods("MMK")
    assert advice(t.go()) == f"Deal {BASKO}"


def test_an_empty_weapon_gets_ammunition_made_of_spare_metal() -> None:
    t = table("soldier", "medic", mode="coop")
    t.g.stack = []
    (pistol,) = t.give(0, "FFM", "pistol")
    t.g.uses[pistol] = 0
    assert advice(t.go()) == f"CraftAmmo {CARTRIDGE}"


def test_metal_that_the_mission_needs_makes_no_ammunition() -> None:
    t = table("soldier", "medic", mission="deep_water", mode="coop")
    t.g.card, t.g.progress, t.g.stack = 2, {"M": 2, "K": 1}, []
    t.tile(NORTH, 31)
    (pistol,) = t.give(0, "FFM", "pistol")
    t.g.uses[pistol] = 0
    assert not advice(t.go()).startswith("CraftAmmo")


def test_junk_makes_room_for_food() -> None:
    t = table("medic", "hunter", mode="coop")
    t.g.stack = []
    t.give(0, "CCCCCC")
    t.g.map[HOME].dropped = goods("FF")
    t.go()
    assert follow(t, 3) == ["Discard", "DropGoods 1", "Done"]
    assert advice(t) == "PickUp"


def test_two_resources_are_delivered_at_once() -> None:
    t = table("medic", "hunter", mission="deep_water", mode="coop", number=31)
    t.g.card, t.g.progress = 2, {"M": 2, "K": 1}
    t.g.map[HOME].marked = 1
    t.give(0, "MM")
    t.go()
    assert follow(t, 2) == ["Objective M", "Deliver M"]


def test_a_cure_is_made_before_a_knife() -> None:
    t = table("hunter", "soldier", mode="coop")
    t.g.stack = []
    t.give(0, "FFMCA")
    t[0].infected = True
    assert advice(t.go()).startswith("Craft antibiotics")
