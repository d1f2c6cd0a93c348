"""Loot and gear: tokens, cards and slots."""

import pytest

from games.torgue.setups import LINE
from games.torgue.table import FIRST, bag_of, table, token, tokens_of
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    CardDrawn,
    LootDrawn,
    SlotFilled,
)
from sobremesa.games.torgue.rules.levels import open_slots
from sobremesa.games.torgue.rules.loot import (
    AMMO,
    GUN_CARD,
    HEALTH,
    LEGENDARY,
    LEVEL_UP,
    MONEY,
    WANTED,
)
from sobremesa.games.torgue.state import Hunter, Show


@pytest.mark.rule(
    "tor.loot.drop-one", "tor.loot.random", "tor.loot.auto-collect", "tor.enemywound.loot"
)
def test_a_token_without_the_card_icon_flies_to_the_card_of_the_killer() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 2)],
        active="salvador",
        rolls=[8],
        bag=bag_of(AMMO, MONEY),
        picks=[0],
    )
    t.play("Act 0 caracal", "Pay 0 1")
    assert t["salvador"].loot == (AMMO,)


@pytest.mark.rule("tor.loot.draw-card-stays", "tor.base.gather-appears", "tor.base.gather-free")
def test_a_token_with_the_card_icon_stays_and_may_be_gathered_when_it_appears() -> None:
    t = table(
        LINE,
        amara=0,
        enemies=[("psycho", 0)],
        active="amara",
        rolls=[8],
        bag=bag_of(GUN_CARD, MONEY),
        picks=[0],
    )
    t.play("Act 2 fists", "Pay 2 1")
    assert t.g.floor == {0: (GUN_CARD,)}
    t.play(f"Gather 2 {GUN_CARD}")
    assert t["amara"].loot == (GUN_CARD,)
    assert [each.spent for each in t["amara"].tokens].count(True) == 1


@pytest.mark.rule(
    "tor.base.gather-activation",
    "tor.base.gather-enter",
    "tor.base.gather-partial",
    "tor.base.gather-free",
    "tor.example.gather-twice",
)
def test_salvador_gathers_some_here_and_some_there_without_a_token() -> None:
    def edit(g: Show) -> None:
        g.floor = {0: (HEALTH, AMMO), 1: (MONEY, MONEY, MONEY)}

    t = table(LINE, salvador=0, active="salvador", edit=edit)
    t.play(
        f"Gather 0 {AMMO}", "Act 0 move", "Pay 0 1", "Zone 1", *[f"Gather 0 {MONEY}"] * 3, "Zone 1"
    )
    assert len(t["salvador"].loot) == 4
    assert t.g.floor == {0: (HEALTH,)}
    assert [each.spent for each in t["salvador"].tokens] == [False, True, False]


@pytest.mark.rule(
    "tor.loot.health-heal",
    "tor.example.health-mixed",
    "tor.loot.health-elemental",
    "tor.loot.use-anytime",
    "tor.ruling.heal-state",
    "tor.ruling.salvador-attributes",
)
def test_a_health_token_of_salvador_heals_three_in_any_mix_and_tokens_keep_their_face() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].tokens = (
            token("red", "yellow", spent=True),
            token("red", "yellow"),
            token("red", "green"),
        )
        g.hunters[0].cryo = 1

    t = table(LINE, salvador=0, active="salvador", loot={"salvador": [HEALTH]}, edit=edit)
    t.play(f"UseLoot 0 {HEALTH}", "Mend 1 true", "Mend 1 false")
    assert (t.asked, t["salvador"].cryo) == (ask.Treat, 1)
    t.play("Cleanse cryo")
    assert (t.asked, t["salvador"].cryo, t.g.discard[HEALTH]) == (ask.Act, 0, 1)
    assert t["salvador"].tokens == (
        token("yellow", spent=True),
        token("yellow"),
        token("red", "green"),
    )


@pytest.mark.rule("tor.wound.heal", "tor.example.health-medicine-one", "tor.wound.heal-no-extra")
@pytest.mark.parametrize(("gear", "healed"), [([], 1), (["bedside_manner"], 2)])
def test_healing_restores_the_original_colour_of_tokens_of_choice(
    gear: list[str], healed: int
) -> None:
    wounded = (token("red", "green"), token("red", "green"), token("red", "yellow"))
    t = table(
        LINE,
        amara=0,
        active="amara",
        loot={"amara": [HEALTH]},
        gear={"amara": gear},
        edit=tokens_of(2, *wounded),
    )
    t.play(f"UseLoot 2 {HEALTH}", *["Mend 2 false"] * healed)
    assert t.asked is ask.Act
    assert t["amara"].tokens == (token("green"),) * healed + wounded[healed:]


@pytest.mark.rule("tor.loot.use-anytime")
def test_a_hunter_uses_its_loot_in_anothers_activation_too_and_without_a_token() -> None:
    def edit(g: Show) -> None:
        for number in (2, 3):
            g.hunters[number].tokens = (token("red", "green"),)

    t = table(
        LINE,
        salvador=0,
        amara=0,
        active="salvador",
        seats=2,
        loot={"amara": [HEALTH], "moze": [HEALTH]},
        edit=edit,
    )
    t.play(f"0 UseLoot 2 {HEALTH}", f"1 UseLoot 3 {HEALTH}")
    assert (t["amara"].tokens, t["moze"].tokens) == ((token("green"),), (token("green"),))


@pytest.mark.rule(
    "tor.loot.ammo", "tor.weapon.grenade-reload", "tor.loot.discard-pile", "tor.spend.ready"
)
def test_an_ammo_token_reloads_all_equipped_guns_and_grenades() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].gear = tuple(type(item)(item.card, True) for item in g.hunters[0].gear)

    t = table(
        LINE,
        salvador=0,
        active="salvador",
        loot={"salvador": [AMMO]},
        gear={"salvador": ["caracal", "spark_plug"]},
        edit=edit,
    )
    t.play(f"UseLoot 0 {AMMO}")
    assert not any(item.spent for item in t["salvador"].gear)
    assert t.g.discard[AMMO] == 1


@pytest.mark.rule(
    "tor.loot.draw-card-use",
    "tor.loot.draw-card-decks",
    "tor.loot.draw-card-place",
    "tor.ruling.equip-drawn",
    "tor.unique.legendary-use",
    "tor.ruling.legendary-supply",
)
def test_a_legendary_token_draws_a_torgue_card() -> None:
    t = table(LINE, salvador=0, active="salvador", loot={"salvador": [LEGENDARY]})
    top, before = t.g.decks["torgue"][-1], t.g.legendary
    t.play(f"DrawCard 0 {LEGENDARY}")
    assert t.told(CardDrawn)[0].card == top
    assert t.g.legendary == before + 1


@pytest.mark.rule(
    "tor.unique.legendary-drop",
    "tor.ruling.unique-pinata",
    "tor.unique.same-rules",
    "tor.effect.pinata",
    "tor.example.pinata-one",
)
def test_a_unique_leaves_a_legendary_token_and_a_pinata_drops_more() -> None:
    def hurt(g: Show) -> None:
        for enemy in g.enemies.values():
            enemy.wounds = enemy.hp - 1
            enemy.shields = ()

    t = table(
        LINE, salvador=0, enemies=[("nine_fingers", 2)], active="salvador", rolls=[8], edit=hurt
    )
    t.play("Act 0 caracal", "Pay 0 1")
    assert t.g.floor == {2: (LEGENDARY,)}
    t = table(
        LINE,
        salvador=0,
        enemies=[("badass_marauder", 2)],
        active="salvador",
        rolls=[8],
        edit=hurt,
        bag=bag_of(AMMO, AMMO, AMMO),
        picks=[0, 0],
    )
    t.play("Act 0 caracal", "Pay 0 1")
    assert t["salvador"].loot == (AMMO, AMMO)


@pytest.mark.rule("tor.example.pinata-die", "tor.core.random-number")
def test_a_pinata_die_says_how_many_more_fall() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("badass_skag", 2)],
        active="salvador",
        rolls=[8, (2, 4)],
        edit=lambda g: setattr(g.enemies[FIRST], "wounds", 3),
        bag=bag_of(*[AMMO] * 5),
        picks=[0, 0, 0],
    )
    t.play("Act 0 caracal", "Pay 0 1")
    assert len(t.told(LootDrawn)) == 3


@pytest.mark.rule(
    "tor.loot.levelup-all",
    "tor.tree.immediate",
    "tor.tree.level-fills-one",
    "tor.ruling.level-group",
    "tor.tree.level-sources",
)
def test_a_level_up_fills_a_slot_for_all_and_heals_the_drawer() -> None:
    trees = {
        "salvador": ("meat_wall", 0),
        "mordecai": ("falconer", 0),
        "amara": ("six_fists", 0),
        "moze": ("bear_mother", 0),
    }
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 2)],
        active="salvador",
        rolls=[8],
        trees=trees,
        bag=bag_of(LEVEL_UP, AMMO),
        picks=[1],
        edit=lambda g: setattr(g.hunters[0], "tokens", (token("red", "yellow"), token("green"))),
    )
    t.play("Act 0 caracal", "Pay 0 2")
    assert len(t.told(SlotFilled)) == 4
    assert t["salvador"].tokens[0] == token("yellow")
    assert t.g.aside[LEVEL_UP] == 1
    assert t.g.sheet(t["salvador"]).attributes["melee"] == 2


@pytest.mark.rule("tor.loot.wanted", "tor.ruling.wanted-token-holder", "tor.loot.no-refill-kinds")
def test_a_wanted_token_is_set_aside_for_the_group() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 2)],
        active="salvador",
        rolls=[8],
        bag=bag_of(WANTED, AMMO),
        picks=[1],
    )
    t.play("Act 0 caracal", "Pay 0 1")
    assert t.g.bounty
    assert t.g.aside[WANTED] == 1


@pytest.mark.rule(
    "tor.loot.bag-empty",
    "tor.loot.bag-empty-keep",
    "tor.ruling.loot-bag-empty-timing",
    "tor.ruling.loot-legendary-refill",
)
def test_an_empty_bag_takes_floor_and_discards_back_at_once() -> None:
    def edit(g: Show) -> None:
        g.floor = {4: (HEALTH, LEGENDARY)}
        g.discard[MONEY] = 2
        g.hunters[2].loot = (MONEY,)

    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 2)],
        active="salvador",
        rolls=[8],
        bag=bag_of(AMMO),
        picks=[0],
        edit=edit,
    )
    t.play("Act 0 caracal", "Pay 0 1")
    assert (t.g.bag[HEALTH], t.g.bag[MONEY]) == (1, 2)
    assert (t.g.floor, t.g.bag[LEGENDARY]) == ({4: (LEGENDARY,)}, 0)
    assert t["amara"].loot == (MONEY,)


@pytest.mark.rule(
    "tor.tree.ranks", "tor.tree.prerequisite", "tor.tree.same-rank", "tor.example.tree-choice"
)
@pytest.mark.parametrize(
    ("slots", "free"), [(0, [0]), (0b1, [1, 2]), (0b11, [2, 3]), (0b1011, [2, 4, 5])]
)
def test_a_slot_needs_one_of_the_rank_below(slots: int, free: list[int]) -> None:
    assert open_slots(Hunter(id=0, kind="salvador", slots=slots)) == free


@pytest.mark.rule(
    "tor.base.swap",
    "tor.gear.swap-any-item",
    "tor.gear.swap-keeps-empty",
    "tor.ruling.swap-into-empty",
    "tor.gear.shield-no-swap",
    "tor.gear.inventory-inactive",
)
def test_swap_exchanges_any_item_but_a_shield_with_a_spent_token() -> None:
    def edit(g: Show) -> None:
        hunter = g.hunters[0]
        shield = hunter.gear[1]
        hunter.gear = (
            type(shield)("caracal", True),
            type(shield)(shield.card, False, (token("yellow", spent=True),)),
        )
        hunter.pack = (type(shield)("saw_axe"),)

    t = table(
        LINE,
        salvador=0,
        active="salvador",
        gear={"salvador": ["caracal", "cardboard_aegis"]},
        enemies=[("psycho", 1)],
        edit=edit,
    )
    assert not t.offers("Act 0 saw_axe")
    t.play("Act 0 swap", "Pay 0 1")
    assert not t.offers("Swap cardboard_aegis")
    t.play("Swap caracal saw_axe")
    assert t["salvador"].pack[0].spent
    assert t.offers("Act 0 saw_axe")


@pytest.mark.rule(
    "tor.gear.slots",
    "tor.example.two-weapon-slots",
    "tor.gear.inventory-max",
    "tor.gear.no-room",
    "tor.gear.no-slot-store",
    "tor.mod.max-two",
)
def test_without_room_a_drawn_card_replaces_another_or_is_discarded() -> None:
    def edit(g: Show) -> None:
        item = g.hunters[0].gear[0]
        g.hunters[0].pack = tuple(type(item)(card) for card in ("hot_take", "saw_axe", "toolbelt"))
        g.decks["guns"].remove("polite_cough")
        g.decks["guns"].append("polite_cough")

    t = table(
        LINE,
        salvador=0,
        active="salvador",
        loot={"salvador": [GUN_CARD]},
        gear={"salvador": ["caracal", "third_opinion"]},
        edit=edit,
    )
    t.play(f"DrawCard 0 {GUN_CARD}")
    assert not t.offers("Equip")
    assert not t.offers("Store")
    assert t.offers("Replace polite_cough caracal")
    t.play("Discard polite_cough")
    assert len(t["salvador"].gear) == 2
