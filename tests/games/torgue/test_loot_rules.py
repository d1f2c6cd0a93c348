"""Single rules of loot, gear, terrain, blasts and the end of the round, one test each."""

from typing import Any

import pytest

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.content.schema import SLOT_OF
from sobremesa.games.torgue.events import (
    Blasted,
    CleanupRolled,
    Defended,
    Eliminated,
    EnemyAttacked,
    LootDrawn,
    Moved,
    Respawned,
    RoundBegan,
    Tried,
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
from sobremesa.testing import events_of

from .table import BLOODWING, FIRST, Table, bag_of, table, token, tokens_of

LINE = "......."


def items(*cards: str) -> tuple[Item, ...]:
    return tuple(map(Item, cards))


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


# Blasts


@pytest.mark.rule("tor.ruling.area-enemies")
def test_slag_adds_its_wound_to_a_blast() -> None:
    def edit(g: Show) -> None:
        g.barrels = {2: ("plain",)}
        g.enemies[FIRST].slag = 2

    t = table(
        "..b....",
        salvador=0,
        enemies=[("goliath", 2)],
        active="salvador",
        rolls=[(4, 8), (6, 10)],
        edit=edit,
    )
    t.play("Act 0 caracal", "Pay 0 1", "AtBarrel 2")
    assert t.enemies()[0].wounds == 2


@pytest.mark.rule("tor.ruling.loot-credit", "tor.ruling.loot-no-killer")
def test_a_radiation_blast_that_burn_set_off_is_nobodys() -> None:
    def edit(g: Show) -> None:
        g.enemies[FIRST].burn = g.enemies[FIRST].radiation = 1

    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 5), ("psycho", 5)],
        orders=["ammo:all"],
        rolls=[(9, 10)],
        bag=bag_of(AMMO, AMMO, AMMO),
        picks=[0, 0],
        edit=edit,
    )
    assert [(event.mini, event.by) for event in t.told(Eliminated)] == [
        (FIRST, -1),
        (FIRST + 1, -1),
    ]
    assert t.g.floor == {5: (AMMO, AMMO)}


@pytest.mark.rule("tor.ruling.loot-credit")
def test_a_radiation_blast_that_a_shot_set_off_is_the_shooters() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 2), ("psycho", 2)],
        active="salvador",
        rolls=[(7, 8), (9, 10)],
        edit=lambda g: setattr(g.enemies[FIRST], "radiation", 1),
    )
    t.play("Act 0 caracal", "Pay 0 1", f"Target {FIRST}")
    assert [event.by for event in t.told(Eliminated)] == [0, 0]


@pytest.mark.rule("tor.element.radiation-same-attack")
def test_the_attack_that_irradiates_and_eliminates_sets_off_the_blast() -> None:
    t = table(
        LINE,
        moze=0,
        enemies=[("psycho", 2)],
        active="moze",
        rolls=[(4, 4), (7, 8), (5, 10)],
    )
    t.play("Act 3 nuclear_bloodgun_2", "Pay 3 1")
    assert [event.source for event in t.told(Blasted)] == ["radiation"]


@pytest.mark.rule("tor.ruling.radiation-several", "tor.element.radiation-end")
def test_several_radiation_tokens_deal_one_wound_at_clean_up_and_stay() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("goliath", 5)],
        orders=["ammo:all"],
        rolls=[(4, 4)],
        edit=lambda g: setattr(g.enemies[FIRST], "radiation", 3),
    )
    assert (t.enemies()[0].wounds, t.enemies()[0].radiation) == (1, 3)


@pytest.mark.rule("tor.element.radiation-blast", "tor.ruling.radiation-all-or-others")
def test_an_irradiated_hunter_that_is_eliminated_strikes_friend_and_foe_in_its_zone() -> None:
    def edit(g: Show) -> None:
        hunter = g.hunters[0]
        hunter.burn, hunter.radiation, hunter.tokens = 1, 1, (token("red", "yellow"),)

    t = table(
        LINE,
        salvador=5,
        amara=5,
        spotlight="moze",
        enemies=[("bruiser", 5)],
        orders=["ammo:all"],
        rolls=[(7, 10), (8, 8)],
        edit=edit,
    )
    t.play("Defend 1 1 false reflexes")
    assert [event.mini for event in t.told(Defended)] == [2]
    assert t.enemies()[0].wounds == 1


@pytest.mark.rule("tor.ruling.chest-explosion")
def test_what_an_exploding_chest_eliminates_is_its_openers() -> None:
    t = table(
        LINE,
        salvador=1,
        enemies=[("psycho", 1)],
        active="salvador",
        rolls=[(7, 8), (1, 4), (9, 10), (8, 8)],
        edit=lambda g: g.chests.update({1: ("ammo_chests", "explosion")}),
    )
    t.play("Act 0 interact", "Pay 0 1", "Defend 1 1 false reflexes")
    assert [(event.kind, event.by) for event in t.told(Eliminated)] == [("psycho", 0)]


# Chests and machines


def opened(content: str, **more: Any) -> Table:
    """Salvador after opening a chest with this in it."""
    t = table(
        LINE,
        salvador=1,
        active="salvador",
        rolls=[(8, 8)],
        edit=lambda g: g.chests.update({1: ("loot_chests", content)}),
        **more,
    )
    t.play("Act 0 interact", "Pay 0 1")
    return t


@pytest.mark.rule("tor.chest.contents", "tor.chest.immediate")
@pytest.mark.parametrize("deck", ["ammo", "meds", "guns", "torgue"])
def test_a_card_in_a_chest_is_drawn_from_its_deck_at_once(deck: str) -> None:
    t = opened(f"{deck}_card")
    question = t.match.asks()[0]
    assert isinstance(question, ask.PlaceCard)
    assert t.g.book.gear[question.card].deck == deck


@pytest.mark.rule("tor.chest.contents", "tor.ruling.loot-direct")
def test_a_loot_token_in_a_chest_comes_from_the_bag() -> None:
    t = opened("loot", bag=bag_of(GUN_CARD, MONEY), picks=[0])
    assert (t["salvador"].loot, t.g.bag[GUN_CARD]) == ((GUN_CARD,), 0)


@pytest.mark.rule("tor.machine.use", "tor.ruling.machine-los")
@pytest.mark.parametrize(
    ("zone", "enemies", "there"),
    [(2, [], True), (1, [], True), (1, [("psycho", 1)], False), (0, [], False)],
)
def test_a_machine_is_used_at_distance_one_at_most_and_in_sight(
    zone: int, enemies: list[tuple[str, int]], there: bool
) -> None:
    t = table("..V....", salvador=zone, enemies=enemies, active="salvador")
    assert t.offers("Act 0 interact") is there


@pytest.mark.rule("tor.companion.no-objectives", "tor.ruling.companion-interact")
def test_a_companion_cannot_take_a_crate_for_its_hunter() -> None:
    t = table(
        ".o.....",
        mordecai=1,
        bloodwing=1,
        active="mordecai",
        scenario="hot_sauce_run",
    )
    assert t.offers("Act 1 interact")
    assert not t.offers(f"Act {BLOODWING} interact")


@pytest.mark.rule("tor.ruling.companion-interact")
@pytest.mark.parametrize(("die", "pool"), [(3, 2), (4, 3)])
def test_a_companion_opens_a_mailbox_with_its_own_tech_for_its_hunter(die: int, pool: int) -> None:
    t = table(
        LINE,
        mordecai=0,
        bloodwing=3,
        active="mordecai",
        rolls=[(die, 8)],
        edit=lambda g: g.chests.update({3: ("mailboxes", "money")}),
    )
    t.play(f"Act {BLOODWING} interact", "Pay 1 1")
    assert (t.told(Tried)[0].attribute, t.g.pool) == (0, pool)


# Special actions


@pytest.mark.rule("tor.ruling.nearest-ties")
def test_an_axe_goes_for_the_nearest_then_most_red_then_the_groups_choice() -> None:
    def at(amara: int, moze: int, red: bool) -> Table:
        edit = tokens_of(3, token("red", "green"), token("yellow")) if red else None
        return table(
            "..........\n..........",
            salvador=19,
            amara=amara,
            moze=moze,
            enemies=[("psycho", 3)],
            orders=["special"],
            rolls=[8],
            edit=edit,
        )

    def target(t: Table) -> list[int]:
        return [event.target for event in t.told(EnemyAttacked)]

    assert target(at(2, 5, red=True)) == [2], "nearer, though with fewer RED tokens"
    assert target(at(1, 5, red=True)) == [3], "as near, with more RED tokens"
    assert at(1, 5, red=False).offered() == ["Target 2", "Target 3"]


@pytest.mark.rule("tor.ruling.special-target")
def test_a_special_attack_without_a_named_target_strikes_the_spotlight_first() -> None:
    t = table(
        LINE,
        salvador=0,
        amara=4,
        enemies=[("nomad", 2)],
        orders=["special"],
        rolls=[(1, 4), (8, 8)],
    )
    t.play("Defend 1 1 false reflexes")
    assert [event.target for event in t.told(EnemyAttacked)] == [0]


@pytest.mark.rule("tor.ruling.special-if-possible")
def test_an_aimed_shot_out_of_range_is_no_move_instead() -> None:
    t = table(LINE, salvador=0, enemies=[("marauder", 6)], orders=["special"])
    assert (t.told(EnemyAttacked), t.told(Moved)) == ([], [])


# The end of the round


@pytest.mark.rule("tor.element.burn-end", "tor.ruling.cleanup-stun", "tor.cleanup.crit")
def test_end_of_effects_puts_out_fires_and_leaves_stun() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].stun = 1
        g.hunters[0].tokens = (token("yellow", spent=True),) * 2
        g.enemies[FIRST].burn = 1

    t = table(
        LINE, salvador=0, enemies=[("goliath", 5)], orders=["ammo:all"], rolls=[(4, 4)], edit=edit
    )
    assert (t.enemies()[0].burn, t.enemies()[0].wounds) == (0, 1)
    assert t["salvador"].tokens == (token("yellow", spent=True), token("yellow"))


@pytest.mark.rule("tor.respawn.sources", "tor.loot.money")
def test_money_on_a_card_pays_for_a_respawn_when_the_pool_is_empty() -> None:
    def edit(g: Show) -> None:
        g.leave(g.hunters[0], 1, enemy=False)
        g.pool = 0

    t = table(LINE, salvador=3, amara=1, orders=["ammo:all"], loot={"amara": [MONEY]}, edit=edit)
    assert [event.hunter for event in t.told(Respawned)] == [0]
    assert t["amara"].loot == ()


@pytest.mark.rule("tor.respawn.state")
def test_a_respawned_hunter_has_loaded_guns_a_charged_shield_and_no_tokens_of_effects() -> None:
    def edit(g: Show) -> None:
        hunter = g.hunters[0]
        g.leave(hunter, 1, enemy=False)
        hunter.gear = (
            Item("caracal", True),
            Item("spark_plug", True),
            Item("cardboard_aegis", False, (token("yellow", spent=True),)),
        )
        hunter.shock = hunter.corrosion = hunter.cryo = hunter.burn = hunter.radiation = 1

    t = table(LINE, salvador=3, orders=["move"], edit=edit, spotlight="amara")
    hunter = t["salvador"]
    assert not any(item.spent for item in hunter.gear)
    assert hunter.gear[2].tokens == (token("yellow"),)
    marks = (hunter.shock, hunter.corrosion, hunter.cryo, hunter.burn, hunter.radiation)
    assert marks == (0, 0, 0, 0, 0)


@pytest.mark.rule("tor.ruling.respawn-station-choice")
def test_a_respawned_hunter_chooses_among_the_stations() -> None:
    t = table(
        "N.....n",
        salvador=3,
        orders=["ammo:all"],
        spotlight="amara",
        edit=lambda g: g.leave(g.hunters[0], 1, enemy=False),
    )
    assert t.offered() == ["Zone 0", "Zone 6"]


@pytest.mark.rule("tor.round.end-steps", "tor.endround.ready-tokens")
def test_the_round_ends_with_clean_up_respawn_check_readying_and_a_new_round() -> None:
    def edit(g: Show) -> None:
        g.leave(g.hunters[0], 1, enemy=False)
        g.hunters[2].tokens = (token("yellow", spent=True),)

    t = table(LINE, salvador=3, amara=1, spotlight="amara", orders=["ammo:all"], edit=edit)
    steps = [e for e in events_of(t.match) if isinstance(e, (CleanupRolled, Respawned, RoundBegan))]
    assert [type(step) for step in steps] == [CleanupRolled, Respawned, RoundBegan]
    assert t["amara"].tokens == (token("yellow"),)


@pytest.mark.rule("tor.victory.when-checked")
def test_a_goal_that_is_reached_in_mid_turn_wins_only_at_the_end_of_the_round() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 2)],
        active="salvador",
        rolls=[8],
        edit=lambda g: setattr(g, "kills", 25),
    )
    t.play("Act 0 caracal", "Pay 0 1")
    assert (t.g.kills, t.result) == (26, "")


@pytest.mark.rule("tor.core.random-number")
def test_a_die_rolled_for_a_number_counts_its_lowest_and_highest_face_as_they_are() -> None:
    for die in (1, 4):
        t = table(
            LINE,
            salvador=0,
            enemies=[("badass_skag", 2)],
            active="salvador",
            rolls=[(8, 8), (die, 4)],
            edit=lambda g: setattr(g.enemies[FIRST], "wounds", 3),
            bag=bag_of(*[AMMO] * 6),
            picks=[0] * (1 + die),
        )
        t.play("Act 0 caracal", "Pay 0 1")
        assert len(t.told(LootDrawn)) == 1 + die
