"""What loot, levels and gear do on the way to the Interlude."""

from typing import Any

import pytest

from games.torgue.setups import LINE, items
from games.torgue.table import BLOODWING, FIRST, bag_of, table, token
from sobremesa.games.torgue.rules.loot import (
    AMMO,
    GUN_CARD,
    HEALTH,
    HEALTH_CARD,
    LEVEL_UP,
    MONEY,
)
from sobremesa.games.torgue.state import NOWHERE, Item, Show

# Loot, levels and gear in the Arena


@pytest.mark.rule("tor.wound.heal-in-arena")
def test_an_eliminated_hunter_cannot_heal() -> None:
    def edit(g: Show) -> None:
        g.events = ["crowd_favourite"]
        g.hunters[0].tokens = (token("red", "yellow"),) * 2
        g.hunters[0].loot = (HEALTH,)
        g.leave(g.hunters[0], 1, enemy=False)
        g.pool = 0

    t = table(LINE, salvador=3, amara=1, orders=["event"], edit=edit)
    assert t.result == "no-respawn"
    assert t["salvador"].tokens == (token("red", "yellow"),) * 2
    t = table(LINE, salvador=3, amara=1, active="amara", edit=edit)
    assert t["salvador"].zone == NOWHERE
    assert not t.offers("UseLoot 0")


@pytest.mark.rule("tor.ruling.trade-and-pool")
def test_the_common_pool_cannot_be_traded() -> None:
    t = table(LINE, salvador=0, amara=0, active="salvador", edit=lambda g: setattr(g, "pool", 5))
    assert not t.offers("Act 0 trade")


@pytest.mark.rule("tor.ruling.trade-companion")
def test_a_companion_trades_its_hunters_loot_with_a_hunter_in_its_zone() -> None:
    t = table(
        LINE,
        mordecai=0,
        bloodwing=3,
        amara=3,
        active="mordecai",
        loot={"mordecai": [AMMO]},
    )
    assert not t.offers("Act 1 trade")
    t.play(f"Act {BLOODWING} trade", "Pay 1 1", f"Give {AMMO}")
    assert (t["mordecai"].loot, t["amara"].loot) == ((), (AMMO,))


@pytest.mark.rule("tor.ruling.equip-fresh")
def test_a_drawn_shield_comes_charged_even_to_a_hunter_with_shock() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].shock = 1
        g.decks["meds"].append("double_bubble")

    t = table(LINE, salvador=0, active="salvador", loot={"salvador": [HEALTH_CARD]}, edit=edit)
    t.play(f"DrawCard 0 {HEALTH_CARD}", "Equip double_bubble")
    assert t["salvador"].gear[-1].tokens == (token("yellow"),) * 2


@pytest.mark.rule("tor.ruling.equip-fresh", "tor.gear.swap-keeps-empty")
def test_a_gun_comes_out_of_the_inventory_as_it_was_put_there() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].gear = (Item("caracal", True),)
        g.hunters[0].pack = items("hot_take")

    t = table(LINE, salvador=0, active="salvador", edit=edit)
    t.play("Act 0 swap", "Pay 0 1", "Swap caracal hot_take")
    assert t["salvador"].pack == (Item("caracal", True),)
    t.play("Act 0 swap", "Pay 0 1", "Swap hot_take caracal")
    assert t["salvador"].gear == (Item("caracal", True),)


@pytest.mark.rule("tor.ruling.shield-no-discard")
@pytest.mark.parametrize("spent", [False, True])
def test_a_shield_with_a_spent_token_cannot_be_discarded_for_another(spent: bool) -> None:
    def edit(g: Show) -> None:
        shield = Item("thorn_bubble", False, (token("yellow", spent=spent), token("red")))
        g.hunters[0].gear = (shield,)
        g.hunters[0].pack = items("hot_take", "toolbelt", "saw_axe")
        g.decks["meds"].append("double_bubble")

    t = table(LINE, salvador=0, active="salvador", loot={"salvador": [HEALTH_CARD]}, edit=edit)
    t.play(f"DrawCard 0 {HEALTH_CARD}")
    assert t.offers("Replace double_bubble hot_take")
    assert t.offers("Replace double_bubble thorn_bubble") is not spent


LEVELS = {
    "salvador": ("meat_wall", 0),
    "mordecai": ("falconer", 0),
    "amara": ("six_fists", 0),
    "moze": ("bear_mother", 0),
}


@pytest.mark.rule("tor.ruling.tree-full")
def test_a_level_beyond_a_full_tree_is_recorded_and_fills_nothing() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 2)],
        active="salvador",
        rolls=[8],
        trees={**LEVELS, "salvador": ("meat_wall", 0b111111)},
        settings={"level": 6},
        bag=bag_of(LEVEL_UP, AMMO),
        picks=[1],
    )
    t.play("Act 0 caracal", "Pay 0 1")
    assert t.g.level == 7
    assert [hunter.slots for hunter in t.g.hunters] == [0b111111, 1, 1, 1]


@pytest.mark.rule("tor.ruling.level-while-eliminated")
def test_an_eliminated_hunter_levels_up_with_the_others() -> None:
    t = table(
        LINE,
        salvador=0,
        amara=3,
        enemies=[("psycho", 2)],
        active="salvador",
        rolls=[8],
        trees=LEVELS,
        bag=bag_of(LEVEL_UP, AMMO),
        picks=[1],
        edit=lambda g: g.leave(g.hunters[2], 1, enemy=False),
    )
    t.play("Act 0 caracal", "Pay 0 1")
    assert (t["amara"].zone, t["amara"].slots) == (NOWHERE, 1)


@pytest.mark.rule("tor.ruling.loot-levelup-no-killer")
def test_for_a_level_up_that_nobody_drew_the_spotlight_counts_as_the_drawer() -> None:
    def edit(g: Show) -> None:
        g.enemies[FIRST].burn = 1
        for number in (0, 2):
            g.hunters[number].tokens = (token("red", "green"), token("yellow"))

    t = table(
        LINE,
        salvador=0,
        amara=0,
        enemies=[("psycho", 5)],
        orders=["ammo:all"],
        trees=LEVELS,
        bag=bag_of(LEVEL_UP, AMMO),
        picks=[1],
        edit=edit,
    )
    assert t.g.level == 1
    assert t["salvador"].tokens[0] == token("green")
    assert t["amara"].tokens[0] == token("red", "green")


@pytest.mark.rule("tor.ruling.bloodwing-gather")
def test_bloodwing_with_its_skill_gathers_for_mordecai_at_the_start_and_where_it_enters() -> None:
    def edit(g: Show) -> None:
        g.floor = {3: (AMMO,), 4: (GUN_CARD,)}

    def at(slots: int) -> Any:
        trees = {"mordecai": ("falconer", slots)}
        return table(
            LINE, mordecai=0, bloodwing=3, active="mordecai", trees=trees, edit=edit, spare=True
        )

    assert not at(0b001).offers(f"Gather {BLOODWING}")
    t = at(0b101)
    t.play(f"Gather {BLOODWING} {AMMO}", f"Act {BLOODWING} move", "Pay 1 1", "Zone 4")
    t.play(f"Gather {BLOODWING} {GUN_CARD}")
    assert t["mordecai"].loot == (AMMO, GUN_CARD)


@pytest.mark.rule("tor.ruling.bloodwing-gather")
def test_bloodwing_with_its_skill_gathers_loot_that_appears_in_its_zone() -> None:
    t = table(
        LINE,
        mordecai=0,
        bloodwing=3,
        enemies=[("psycho", 3)],
        active="mordecai",
        rolls=[8],
        trees={"mordecai": ("falconer", 0b101)},
        bag=bag_of(GUN_CARD, MONEY),
        picks=[0],
    )
    t.play(f"Act {BLOODWING} talons", "Pay 1 1", f"Gather {BLOODWING} {GUN_CARD}")
    assert t["mordecai"].loot == (GUN_CARD,)
