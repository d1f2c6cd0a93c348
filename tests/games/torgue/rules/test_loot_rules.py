"""Single rules of cards, slots, trade and drops, one test each."""

import pytest

from games.torgue.setups import LINE, items
from games.torgue.table import FIRST, Table, bag_of, table, token
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.content.schema import SLOT_OF
from sobremesa.games.torgue.events import (
    LootDrawn,
)
from sobremesa.games.torgue.rules.gear import has_slot
from sobremesa.games.torgue.rules.loot import (
    AMMO,
    GUN,
    GUN_CARD,
    LEGENDARY,
    LEVEL_UP,
    MONEY,
)
from sobremesa.games.torgue.state import Item, Show

# Cards and slots


@pytest.mark.rule(
    "tor.gear.slots", "tor.example.two-weapon-slots", "tor.mod.max-two", "tor.shield.one"
)
@pytest.mark.parametrize(
    ("worn", "card", "free"),
    [
        (["caracal"], "saw_axe", True),
        (["caracal", "hot_take"], "saw_axe", False),
        (["cardboard_aegis"], "double_bubble", False),
        (["spark_plug"], "hot_potato", False),
        (["toolbelt"], "cat_nerves", True),
        (["toolbelt", "cat_nerves"], "knuckle_serum", False),
        (["caracal", "toolbelt", "cat_nerves", "spark_plug"], "cardboard_aegis", True),
    ],
)
def test_two_weapons_two_mods_a_shield_and_a_grenade_are_the_most(
    worn: list[str], card: str, free: bool
) -> None:
    t = table(LINE, gear={"salvador": worn})
    assert SLOT_OF[t.g.book.gear[card].kind]
    assert has_slot(t.g, t["salvador"], card) is free


def drawing(worn: list[str], stored: list[str]) -> Table:
    """Salvador about to place a drawn Polite Cough."""

    def edit(g: Show) -> None:
        g.hunters[0].pack = items(*stored)
        g.decks["guns"].append("polite_cough")

    t = table(
        LINE,
        salvador=0,
        active="salvador",
        loot={"salvador": [GUN_CARD]},
        gear={"salvador": worn},
        edit=edit,
    )
    t.play(f"DrawCard 0 {GUN_CARD}")
    return t


@pytest.mark.rule("tor.loot.draw-card-place", "tor.ruling.equip-drawn")
def test_a_drawn_card_with_a_free_slot_and_a_free_place_goes_to_either() -> None:
    t = drawing(["caracal"], [])
    assert t.offered() == ["Equip polite_cough", "Store polite_cough"]
    t.play("Equip polite_cough")
    assert [item.card for item in t["salvador"].gear] == ["caracal", "polite_cough"]


@pytest.mark.rule("tor.gear.no-slot-store", "tor.ruling.equip-drawn")
def test_a_drawn_card_without_a_slot_is_stored_or_takes_the_place_of_a_discarded_one() -> None:
    t = drawing(["caracal", "hot_take"], [])
    assert t.offered() == [
        "Store polite_cough",
        "Replace polite_cough caracal",
        "Replace polite_cough hot_take",
    ]
    t.play("Replace polite_cough hot_take")
    assert [item.card for item in t["salvador"].gear] == ["caracal", "polite_cough"]
    assert "hot_take" in t.g.decks["guns"]


@pytest.mark.rule("tor.gear.no-room", "tor.gear.inventory-max")
def test_without_slot_and_place_any_fitting_card_may_make_room_or_the_new_one_goes() -> None:
    t = drawing(["caracal", "hot_take"], ["toolbelt", "cat_nerves", "spark_plug"])
    stored = [f"Replace polite_cough {card}" for card in ("toolbelt", "cat_nerves", "spark_plug")]
    assert t.offered() == [
        "Replace polite_cough caracal",
        "Replace polite_cough hot_take",
        *stored,
        "Discard polite_cough",
    ]
    t.play("Replace polite_cough toolbelt")
    assert [item.card for item in t["salvador"].pack] == [
        "cat_nerves",
        "spark_plug",
        "polite_cough",
    ]


@pytest.mark.rule("tor.base.swap", "tor.gear.swap-any-item", "tor.ruling.swap-into-empty")
def test_swap_moves_any_item_into_an_empty_slot_or_an_empty_place() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].gear, g.hunters[0].pack = items("caracal"), items("toolbelt")

    t = table(LINE, salvador=0, active="salvador", edit=edit)
    t.play("Act 0 swap", "Pay 0 1")
    assert t.offered() == ["Swap '' toolbelt", "Swap caracal ''"]
    t.play("Swap '' toolbelt", "Act 0 swap", "Pay 0 1", "Swap caracal ''")
    assert ([i.card for i in t["salvador"].gear], [i.card for i in t["salvador"].pack]) == (
        ["toolbelt"],
        ["caracal"],
    )


@pytest.mark.rule("tor.ruling.gun-token-scope")
def test_a_gun_token_offers_weapons_in_their_own_kind_of_slot_alone() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].gear = items("caracal", "hot_take", "cat_nerves", "spark_plug")
        g.hunters[0].pack = items("saw_axe", "toolbelt", "hot_potato")

    t = table(LINE, salvador=0, active="salvador", loot={"salvador": [GUN]}, edit=edit)
    t.play(f"UseLoot 0 {GUN}")
    assert t.offered() == [
        "Swap caracal saw_axe",
        "Swap hot_take saw_axe",
        "Swap spark_plug hot_potato",
    ]


# Trade


@pytest.mark.rule(
    "tor.ruling.trade-empty-handed", "tor.base.trade-receive", "tor.base.trade-no-gear"
)
def test_a_hunter_without_loot_may_trade_to_receive_if_the_other_agrees() -> None:
    t = table(LINE, salvador=0, moze=0, active="salvador", loot={"moze": [MONEY, AMMO]}, seats=2)
    gear = (t["salvador"].gear, t["moze"].gear)
    t.play("Act 0 trade", "Pay 0 1")
    assert (t.asked, t.match.asks()[0].seat) == (ask.Give, 1)
    t.play(f"Give {MONEY}", "Done")
    assert (t["salvador"].loot, t["moze"].loot) == ((MONEY,), (AMMO,))
    assert (t["salvador"].gear, t["moze"].gear) == gear


# Drops


@pytest.mark.rule("tor.ruling.legendary-supply")
def test_without_a_legendary_token_in_the_supply_none_drops() -> None:
    def edit(g: Show) -> None:
        g.legendary = 0
        g.enemies[FIRST].wounds = g.enemies[FIRST].hp - 1

    t = table(
        LINE, salvador=0, enemies=[("nine_fingers", 2)], active="salvador", rolls=[8], edit=edit
    )
    t.play("Act 0 caracal", "Pay 0 1")
    assert (t.g.floor, t.g.legendary) == ({}, 0)


@pytest.mark.rule("tor.ruling.unique-pinata", "tor.effect.pinata")
def test_a_unique_pinata_drops_its_legendary_token_and_random_ones() -> None:
    def edit(g: Show) -> None:
        g.enemies[FIRST].wounds = g.enemies[FIRST].hp - 1

    t = table(
        LINE,
        salvador=0,
        enemies=[("big_brunch", 2)],
        active="salvador",
        rolls=[8],
        bag=bag_of(*[AMMO] * 4),
        picks=[0, 0],
        edit=edit,
    )
    t.play("Act 0 caracal", "Pay 0 1")
    assert (t.g.floor, t["salvador"].loot) == ({2: (LEGENDARY,)}, (AMMO, AMMO))


@pytest.mark.rule("tor.loot.levelup-drawer")
def test_a_level_up_heals_and_recharges_the_drawer_and_nobody_else() -> None:
    def edit(g: Show) -> None:
        for number, shield in ((0, "cardboard_aegis"), (2, "double_bubble")):
            g.hunters[number].tokens = (token("red", "green"), token("yellow"))
            g.hunters[number].gear += (Item(shield, False, (token("yellow", spent=True),)),)

    t = table(
        LINE,
        salvador=0,
        amara=0,
        enemies=[("psycho", 2)],
        active="salvador",
        rolls=[8],
        bag=bag_of(LEVEL_UP, AMMO),
        picks=[1],
        edit=edit,
    )
    t.play("Act 0 caracal", "Pay 0 1")
    assert t["salvador"].tokens[0] == token("green")
    assert not t["salvador"].gear[-1].tokens[0].spent
    assert t["amara"].tokens[0] == token("red", "green")
    assert t["amara"].gear[-1].tokens[0].spent


@pytest.mark.rule("tor.ruling.loot-bag-empty-timing")
def test_an_empty_bag_that_nothing_could_refill_gives_nothing() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 2)],
        active="salvador",
        rolls=[8],
        edit=lambda g: g.discard.__setitem__(AMMO, 1),
    )
    t.play("Act 0 caracal", "Pay 0 1")
    assert (t.told(LootDrawn), t["salvador"].loot, t.g.discard[AMMO]) == ([], (), 1)


@pytest.mark.rule("tor.loot.random")
def test_a_hunter_that_picks_loot_draws_one_more_and_returns_one_but_not_for_a_unique() -> None:
    t = table(
        LINE,
        mordecai=0,
        enemies=[("psycho", 2)],
        active="mordecai",
        rolls=[(8, 12)],
        gear={"mordecai": ["third_opinion"]},
        trees={"mordecai": ("quickdraw", 0b011011)},
        bag=bag_of(AMMO, MONEY, MONEY),
        picks=[0, 0],
    )
    t.play("Act 1 third_opinion", "Pay 1 2", f"Return {AMMO}")
    assert (t["mordecai"].loot, t.g.bag[AMMO]) == ((MONEY,), 1)
    t = table(
        LINE,
        mordecai=0,
        enemies=[("nine_fingers", 2)],
        active="mordecai",
        rolls=[(8, 12)],
        gear={"mordecai": ["third_opinion"]},
        trees={"mordecai": ("quickdraw", 0b011011)},
        bag=bag_of(AMMO, MONEY),
        edit=lambda g: setattr(g.enemies[FIRST], "wounds", 7),
    )
    t.play("Act 1 third_opinion", "Pay 1 2")
    assert (t.told(LootDrawn), t.g.floor) == ([], {2: (LEGENDARY,)})
