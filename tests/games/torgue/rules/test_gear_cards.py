"""Equipment that is drawn, placed, discarded, swapped, or runs out of ammo."""

import pytest

from games.torgue.setups import LINE
from games.torgue.table import Table, table, token
from sobremesa.games.torgue.events import CardDrawn, CardLost, CardPlaced, RanDry, Swapped
from sobremesa.games.torgue.rules.hidden import draw_from
from sobremesa.games.torgue.rules.loot import AMMO_CARD, GUN, GUN_CARD, HEALTH_CARD
from sobremesa.games.torgue.state import Hunter, Item, Show
from sobremesa.kernel import Dice, copy_state

FULL = ("toolbelt", "cat_nerves", "spark_plug")
DECK_OF = {GUN_CARD: "guns", HEALTH_CARD: "meds", AMMO_CARD: "ammo"}


def cards(items: tuple[Item, ...]) -> list[str]:
    """The cards of some items."""
    return [item.card for item in items]


def drawn(card: str, worn: list[str], stored: tuple[str, ...] = (), sort: int = GUN_CARD) -> Table:
    """Salvador about to place a card that he drew for a loot token."""

    def edit(g: Show) -> None:
        g.hunters[0].pack = tuple(map(Item, stored))
        for deck in g.decks.values():
            deck[:] = [each for each in deck if each not in (card, *stored)]
        g.decks[DECK_OF[sort]].append(card)

    t = table(
        LINE,
        salvador=0,
        active="salvador",
        loot={"salvador": [sort]},
        gear={"salvador": worn},
        edit=edit,
    )
    t.play(f"DrawCard 0 {sort}")
    return t


# Placing


@pytest.mark.rule("tor.loot.draw-card-place", "tor.ruling.equip-fresh")
@pytest.mark.parametrize(("choice", "equipped"), [("Equip", True), ("Store", False)])
def test_a_drawn_card_is_told_and_then_where_it_goes(choice: str, equipped: bool) -> None:
    t = drawn("double_bubble", ["caracal"], sort=HEALTH_CARD)
    t.play(f"{choice} double_bubble")
    new = Item("double_bubble", False, (token("yellow"), token("yellow")))
    hunter = t["salvador"]
    assert (hunter.gear[1:], hunter.pack) == (((new,), ()) if equipped else ((), (new,)))
    assert t.told(CardDrawn) == [CardDrawn(0, "double_bubble")]
    assert t.told(CardPlaced) == [CardPlaced(0, "double_bubble", equipped)]
    assert t.told(CardLost) == []


@pytest.mark.rule("tor.ruling.equip-drawn", "tor.gear.inventory-max")
def test_with_a_free_slot_and_a_full_inventory_a_card_is_equipped_or_replaces_a_stored_one() -> (
    None
):
    t = drawn("polite_cough", ["caracal"], FULL)
    replaced = [f"Replace polite_cough {card}" for card in FULL]
    assert t.offered() == ["Equip polite_cough", *replaced]
    t.play("Replace polite_cough cat_nerves")
    assert cards(t["salvador"].pack) == ["toolbelt", "spark_plug", "polite_cough"]
    assert t.told(CardPlaced) == [CardPlaced(0, "polite_cough", False)]
    assert t.told(CardLost) == [CardLost(0, "cat_nerves")]
    assert t.g.decks["meds"][-1] == "cat_nerves"


@pytest.mark.rule("tor.gear.no-room", "tor.gear.discard-shuffle")
def test_a_drawn_card_that_is_discarded_is_shuffled_into_its_deck() -> None:
    t = drawn("polite_cough", ["caracal", "hot_take"], FULL)
    assert "polite_cough" not in t.g.decks["guns"]
    t.play("Discard polite_cough")
    assert t.g.decks["guns"].count("polite_cough") == 1
    assert {next_gun(t.g, seed) == "polite_cough" for seed in range(200)} == {True, False}
    assert (t.told(CardLost), t.told(CardPlaced)) == ([CardLost(0, "polite_cough")], [])
    assert (cards(t["salvador"].gear), t["salvador"].pack) == (
        ["caracal", "hot_take"],
        tuple(map(Item, FULL)),
    )


def next_gun(g: Show, seed: int) -> str:
    """The gun that would be drawn now, by some chance."""
    twin = copy_state(g)
    twin.dice = Dice(seed)
    return draw_from(twin, "guns")


@pytest.mark.rule("tor.gear.discard-shuffle", "tor.ruling.equip-drawn")
def test_start_gear_that_is_replaced_is_gone_for_good() -> None:
    t = drawn("polite_cough", ["caracal", "hot_take"])
    t.play("Replace polite_cough caracal")
    assert cards(t["salvador"].gear) == ["hot_take", "polite_cough"]
    assert t.g.gone == ["caracal"]
    assert not any("caracal" in deck for deck in t.g.decks.values())
    assert t.told(CardPlaced) == [CardPlaced(0, "polite_cough", True)]


# Swapping


def swapping(gear: tuple[Item, ...], pack: tuple[Item, ...], loot: bool = False) -> Table:
    """Salvador about to choose a swap, by an action or by a Gun token."""

    def edit(g: Show) -> None:
        hunter: Hunter = g.hunters[0]
        hunter.gear, hunter.pack = gear, pack
        hunter.loot = (GUN,) if loot else ()

    t = table(LINE, salvador=0, active="salvador", edit=edit)
    t.play(*([f"UseLoot 0 {GUN}"] if loot else ["Act 0 swap", "Pay 0 1"]))
    return t


@pytest.mark.rule("tor.gear.shield-no-swap")
def test_a_shield_with_a_spent_token_neither_leaves_nor_is_exchanged() -> None:
    spent = Item("cardboard_aegis", False, (token("yellow", spent=True),))
    new = Item("double_bubble", False, (token("yellow"), token("yellow")))
    t = swapping((Item("caracal"), Item("saw_axe"), spent), (new,))
    assert t.offered() == ["Swap caracal ''", "Swap saw_axe ''"]


@pytest.mark.rule("tor.gear.shield-no-swap")
@pytest.mark.parametrize("spent", [0, 1, 2, 3])
def test_a_shield_of_several_tokens_is_stuck_as_soon_as_one_is_spent(spent: int) -> None:
    tokens = tuple(token("red", spent=number < spent) for number in range(3))
    new = Item("double_bubble", False, (token("yellow"), token("yellow")))
    t = swapping((Item("caracal"), Item("saw_axe"), Item("red_tape", False, tokens)), (new,))
    free = [] if spent else ["Swap red_tape double_bubble"]
    stored = [] if spent else ["Swap red_tape ''"]
    assert t.offered() == [*free, "Swap caracal ''", "Swap saw_axe ''", *stored]


@pytest.mark.rule("tor.gear.shield-no-swap", "tor.ruling.run-and-gun-token")
def test_a_gun_with_a_spent_token_may_leave() -> None:
    used = Item("brain_freeze", False, (token("yellow", spent=True),))
    t = swapping((used, Item("caracal")), (Item("saw_axe"),))
    assert t.offered() == [
        "Swap brain_freeze saw_axe",
        "Swap caracal saw_axe",
        "Swap brain_freeze ''",
        "Swap caracal ''",
    ]


@pytest.mark.rule("tor.gear.inventory-max", "tor.ruling.swap-into-empty")
def test_with_a_full_inventory_items_are_only_exchanged() -> None:
    t = swapping((Item("caracal"), Item("hot_take")), tuple(map(Item, ("saw_axe", *FULL[:2]))))
    assert t.offered() == [
        "Swap caracal saw_axe",
        "Swap hot_take saw_axe",
        "Swap '' toolbelt",
        "Swap '' cat_nerves",
    ]


@pytest.mark.rule("tor.ruling.gun-token-scope")
def test_a_gun_token_passes_over_stored_and_equipped_mods() -> None:
    gear, pack = ("caracal", "cat_nerves"), ("toolbelt", "saw_axe")
    t = swapping(tuple(map(Item, gear)), tuple(map(Item, pack)), loot=True)
    assert t.offered() == ["Swap '' saw_axe", "Swap caracal saw_axe", "Swap caracal ''"]


@pytest.mark.rule("tor.base.swap", "tor.gear.swap-keeps-empty", "tor.ruling.equip-fresh")
def test_a_swap_exchanges_two_items_as_they_are_and_leaves_the_rest() -> None:
    shield = Item("cardboard_aegis", False, (token("yellow"),))
    t = swapping((Item("caracal", True), shield), (Item("hot_take", True), Item("toolbelt")))
    t.play("Swap caracal hot_take")
    assert t["salvador"].gear == (shield, Item("hot_take", True))
    assert t["salvador"].pack == (Item("toolbelt"), Item("caracal", True))
    assert t.told(Swapped) == [Swapped(0, "caracal", "hot_take")]


@pytest.mark.rule("tor.ruling.swap-into-empty", "tor.shield.tokens")
def test_a_shield_is_equipped_into_an_empty_slot_with_its_tokens() -> None:
    shield = Item("double_bubble", False, (token("yellow"), token("yellow")))
    t = swapping((Item("caracal"),), (Item("toolbelt"), shield))
    t.play("Swap '' double_bubble")
    assert t["salvador"].gear == (Item("caracal"), shield)
    assert t["salvador"].pack == (Item("toolbelt"),)


@pytest.mark.rule("tor.ruling.swap-into-empty", "tor.gear.swap-keeps-empty")
def test_an_item_that_is_put_away_brings_nothing_out() -> None:
    t = swapping((Item("caracal", True), Item("saw_axe")), (Item("toolbelt"),))
    t.play("Swap caracal ''")
    assert t["salvador"].gear == (Item("saw_axe"),)
    assert t["salvador"].pack == (Item("toolbelt"), Item("caracal", True))
    assert t.told(Swapped) == [Swapped(0, "caracal", "")]


# Out of ammo


def out_of_ammo(*gear: Item, slots: int = 0) -> Table:
    """Salvador under an Out of Ammo order."""

    def edit(g: Show) -> None:
        g.hunters[0].gear = gear

    trees = {"salvador": ("reload_rampage", slots)}
    return table(LINE, salvador=0, orders=["ammo:spotlight"], trees=trees, edit=edit)


@pytest.mark.rule("tor.ruling.ammo-saver", "tor.effect.stacking")
def test_two_effects_save_two_ready_guns_and_no_grenade() -> None:
    gear = [Item(card) for card in ("caracal", "spark_plug", "third_opinion", "belt_feeder")]
    t = out_of_ammo(*gear, slots=4)
    assert t.offered() == ["SaveGun caracal", "SaveGun third_opinion"]
    t.play("SaveGun caracal")
    assert t.told(RanDry) == [RanDry(0, ("spark_plug",))]
    t = out_of_ammo(Item("caracal"), Item("belt_feeder"), slots=4)
    assert (t.told(RanDry), t["salvador"].gear[0].spent) == ([], False)


@pytest.mark.rule("tor.ammoorder.effect", "tor.weapon.melee-no-ammo")
def test_only_loaded_guns_and_grenades_run_dry_and_only_that_is_told() -> None:
    t = out_of_ammo(Item("caracal", True), Item("hot_take"), Item("spark_plug"))
    assert t.told(RanDry) == [RanDry(0, ("hot_take", "spark_plug"))]
    assert [item.spent for item in t["salvador"].gear] == [True, True, True]
    t = out_of_ammo(Item("caracal", True), Item("saw_axe"), Item("toolbelt"))
    assert (t.told(RanDry), t["salvador"].gear[1].spent) == ([], False)
