"""The Arena and its clock: terrain of scenarios, supplies, orders, the ends of turns and rounds."""

from collections.abc import Callable

import pytest

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.content.book import own_content
from sobremesa.games.torgue.events import (
    BarrelStruck,
    Blasted,
    ChestOpened,
    DieDecided,
    EnemyAttacked,
    LootDrawn,
    Placed,
    RanDry,
    Respawned,
    Spawned,
    SpecialUsed,
    Wounded,
)
from sobremesa.games.torgue.options import Activate
from sobremesa.games.torgue.rules.interact import RIGGED
from sobremesa.games.torgue.rules.loot import AMMO, MONEY
from sobremesa.games.torgue.rules.spawning import miniatures_left
from sobremesa.games.torgue.state import Item, Show, Stage
from sobremesa.testing import events_of

from .campaign import fresh, hunt
from .table import FIRST, Table, bag_of, table, token

LINE = "......."

# Whose rule counts


@pytest.mark.rule("tor.core.rule-priority")
def test_a_scenarios_rule_overrides_the_base_rules() -> None:
    t = table(
        LINE,
        salvador=0,
        active="salvador",
        scenario="hot_sauce_run",
        edit=lambda g: setattr(g.hunters[0], "crate", True),
    )
    t.play("Act 0 move", "Pay 0 2")
    assert t.offered() == ["Zone 0", "Zone 1", "Zone 2"]


@pytest.mark.rule("tor.core.rule-priority")
@pytest.mark.parametrize(("slots", "wounds"), [(0, 2), (0b101011, 1)])
def test_a_cards_text_overrides_the_rule_of_the_mission(slots: int, wounds: int) -> None:
    def edit(g: Show) -> None:
        g.wanted, g.slaughter = "nine_fingers", True

    t = table(
        LINE,
        salvador=0,
        enemies=[("nine_fingers", 1)],
        orders=["attack"],
        rolls=[(2, 8)],
        trees={"salvador": ("meat_wall", slots)},
        edit=edit,
    )
    t.play("Defend 1 1 false melee", *["Suffer 1 1 false"] * (wounds - 1))
    assert t.told(Wounded)[0].wounds == wounds


@pytest.mark.rule("tor.core.disagreement-roll")
def test_the_group_may_leave_its_choice_to_a_die_and_a_single_player_may_not() -> None:
    t = table(LINE, salvador=0, amara=1, seats=2, picks=[Activate(2)])
    assert t.offered(0)[-1] == "RollForIt"
    t.play("0 RollForIt")
    assert t.g.active == 2
    assert t.told(DieDecided)
    assert "RollForIt" not in t.offered(0), "what she does is her player's choice"
    assert "RollForIt" not in table(LINE, salvador=0, amara=1).offered()


# Terrain


@pytest.mark.rule("tor.terrain.unlisted")
def test_what_an_objective_is_hangs_on_the_scenario() -> None:
    def at(scenario: str, bombs: int = 0) -> Table:
        return table(
            ".o.....",
            salvador=1,
            active="salvador",
            scenario=scenario,
            changes={"key_barrel": False},
            edit=lambda g: setattr(g.hunters[0], "bombs", bombs),
        )

    assert not at("opening_night").offers("Act 0 interact")
    assert not at("demolition_derby").offers("Act 0 interact")
    crate = at("hot_sauce_run")
    crate.play("Act 0 interact", "Pay 0 1")
    assert (crate["salvador"].crate, crate.g.objectives) == (True, {})
    pillar = at("demolition_derby", bombs=1)
    pillar.play("Act 0 interact", "Pay 0 1")
    assert (pillar["salvador"].bombs, pillar.g.objectives) == (0, {1: RIGGED})


@pytest.mark.rule("tor.terrain.figures")
def test_what_lies_hidden_under_a_figure_changes_nothing_until_it_is_opened() -> None:
    seen = set()
    for content in own_content().terrain.ammo_chests:
        t = table(
            ".b.....",
            salvador=1,
            enemies=[("psycho", 2)],
            active="salvador",
            edit=lambda g, content=content: g.chests.update({1: ("ammo_chests", content)}),
        )
        seen.add(tuple(t.offered()))
    for back in own_content().terrain.barrels:
        t = table(
            ".b.....",
            salvador=1,
            enemies=[("psycho", 2)],
            active="salvador",
            edit=lambda g, back=back: (
                g.barrels.update({1: (back,)}),
                g.chests.update({1: ("ammo_chests", "loot")}),
            ),
        )
        seen.add(tuple(t.offered()))
    assert len(seen) == 1


@pytest.mark.rule("tor.terrain.scenario-overrides", "tor.barrel.target")
@pytest.mark.parametrize(("wanted", "defence"), [("uncle_fuse", 3), ("nine_fingers", 5), ("", 5)])
def test_barrels_have_defence_three_in_uncle_fuses_mission_and_five_elsewhere(
    wanted: str, defence: int
) -> None:
    t = table(
        "..b....",
        salvador=0,
        active="salvador",
        rolls=[(2, 8), *([(2, 10)] if defence == 3 else [])],
        edit=lambda g: setattr(g, "wanted", wanted),
    )
    t.play("Act 0 caracal", "Pay 0 1")
    assert (t.told(BarrelStruck)[0].against, t.told(BarrelStruck)[0].hit) == (defence, defence == 3)


@pytest.mark.rule("tor.terrain.scenario-overrides")
def test_the_key_opens_the_loot_chest_without_a_roll_for_a_torgue_card() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].key = True
        g.chests = {1: ("loot_chests", "money"), 2: ("ammo_chests", "loot")}

    t = table(
        LINE,
        salvador=1,
        active="salvador",
        scenario="demolition_derby",
        changes={"key_barrel": False},
        edit=edit,
    )
    top = t.g.decks["torgue"][-1]
    t.play("Act 0 interact", "Pay 0 1")
    assert t.told(ChestOpened)[0].content == "torgue_card"
    assert t.offers(f"Equip {top}") or t.offers(f"Store {top}")


@pytest.mark.rule("tor.example.scenario-vomit-goliath")
def test_vomit_feeds_the_goliath_of_its_mission_and_brings_nobody_loot() -> None:
    def edit(g: Show) -> None:
        g.wanted, g.vomit = "big_brunch", {4: 1}
        g.enemies[FIRST].wounds = 5

    t = table(
        LINE,
        salvador=0,
        enemies=[("big_brunch", 5)],
        orders=["special"],
        bag=bag_of(AMMO, AMMO),
        edit=edit,
    )
    assert [event.special for event in t.told(SpecialUsed)] == ["snack"]
    assert (t.g.vomit, t.enemies()[0].wounds) == ({}, 3)
    assert not t.told(LootDrawn)


@pytest.mark.rule("tor.ruling.machine-fixed-on-map")
@pytest.mark.parametrize(("number", "kind"), [(7, "ammo"), (8, "meds")])
def test_a_machine_that_the_map_names_is_of_that_kind(number: int, kind: str) -> None:
    kinds = {
        machine for seed in range(8) for machine in hunt(seed, map=number).state.machines.values()
    }
    assert kinds == {kind}


# Supplies


@pytest.mark.rule("tor.setup.step3-reserve")
def test_the_miniatures_that_are_not_on_the_board_are_the_supply() -> None:
    g = fresh()
    left = {kind: miniatures_left(g, kind) for kind in ("psycho", "marauder", "bruiser")}
    assert left == {"psycho": 6, "marauder": 4, "bruiser": 4}


@pytest.mark.rule("tor.ruling.supply-whole-game")
def test_an_event_brings_a_kind_that_the_scenario_does_not_name() -> None:
    assert not any("skag_pup" in kinds for kinds in str(own_content().scenarios["opening_night"]))
    t = table(
        "N..1..",
        salvador=0,
        orders=["event"],
        changes={"spawn": {"1": (("psycho", 1),)}},
        edit=lambda g: setattr(g, "events", ["kennel_accident"]),
    )
    assert sorted(enemy.zone for enemy in t.enemies("skag_pup")) == [2, 3, 4]


@pytest.mark.rule("tor.ruling.spawn-order-of-list")
def test_spawn_zones_come_by_rising_number_and_enemies_as_listed() -> None:
    spawn = {"2": (("psycho", 1), ("bruiser", 1)), "1": (("marauder", 1),)}
    t = table("N.2....1.", salvador=0, orders=["spawn"], changes={"spawn": spawn})
    t.play("Zone 1")
    assert [event.kind for event in t.told(Spawned)] == ["marauder", "psycho", "bruiser"]


@pytest.mark.rule("tor.enemywound.marker")
def test_wounds_stay_on_the_enemy_that_suffered_them() -> None:
    def edit(g: Show) -> None:
        for hunter in g.hunters:
            hunter.activated = True
        g.queue = ["run_little_contestants", "youre_fired"]
        g.enemies[FIRST].stun = 1

    t = table(
        LINE,
        salvador=0,
        enemies=[("bruiser", 2), ("bruiser", 2)],
        active="salvador",
        rolls=[(6, 8), (8, 8), (8, 8), (2, 4)],
        edit=edit,
    )
    t.play("Act 0 caracal", "Pay 0 1", f"Target {FIRST + 1}")
    assert [enemy.wounds for enemy in t.enemies()] == [0, 1]
    t.play("EndActivation")
    while t.asked is not ask.Activate:
        t.play("InOrder" if t.asked is ask.NextEnemy else "Defend 1 1 false reflexes")
    assert t.g.round == 2
    assert [enemy.wounds for enemy in t.enemies()] == [0, 1]


# Enemies obey


@pytest.mark.rule("tor.ruling.page21-missing")
@pytest.mark.parametrize("kind", sorted(own_content().enemies))
def test_every_enemy_carries_out_attack_and_special_orders_to_their_end(kind: str) -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[(kind, 1)],
        orders=["move", "attack", "special"],
        rolls=[2] * 40,
        edit=lambda g: setattr(g, "spotlight", 0),
    )
    while t.asked is not ask.Activate:
        t.play(t.offered()[0])
    data = own_content().enemies[kind]
    attacked = [event.mini for event in t.told(EnemyAttacked)]
    assert (FIRST in attacked) is not data.ignores_attack
    assert [event.special for event in t.told(SpecialUsed)] == [each.id for each in data.specials]


@pytest.mark.rule("tor.ruling.enemy-heal")
@pytest.mark.parametrize(("wounds", "left"), [(3, 2), (0, 0)])
def test_healing_takes_wound_markers_off_an_enemy(wounds: int, left: int) -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("bolt_mama", 6)],
        orders=["special"],
        edit=lambda g: setattr(g.enemies[FIRST], "wounds", wounds),
    )
    assert t.enemies()[0].wounds == left


@pytest.mark.rule("tor.ruling.ammo-order-scope")
def test_out_of_ammo_does_not_touch_a_hunter_that_is_not_in_play() -> None:
    t = table(
        LINE,
        salvador=0,
        amara=3,
        orders=["ammo:all"],
        edit=lambda g: g.leave(g.hunters[2], 1, enemy=False),
    )
    assert [event.hunter for event in t.told(RanDry)] == [0, 1, 3]


# The end of the enemies' turn


@pytest.mark.rule("tor.ruling.burn-order")
def test_hunters_burn_before_enemies_in_the_groups_order_each_for_all_its_tokens() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].burn, g.hunters[2].burn = 1, 2
        for enemy in g.enemies.values():
            enemy.burn = 1

    def edit_all(g: Show) -> None:
        edit(g)
        g.hunters[0].tokens = (token("red", "yellow"), token("yellow"))
        g.hunters[2].tokens = (token("red", "yellow"), token("green"))
        for enemy in g.enemies.values():
            enemy.wounds = enemy.hp - 1

    t = table(
        LINE,
        salvador=0,
        amara=0,
        enemies=[("bruiser", 6), ("bruiser", 6)],
        orders=["ammo:all"],
        edit=edit_all,
    )
    assert (t.asked, t.offered()) == (ask.BurnOrder, ["First 0", "First 2"])
    t.play("First 2")
    assert t.offered() == [f"First {FIRST}", f"First {FIRST + 1}"]
    t.play(f"First {FIRST + 1}")
    wounded = [(event.mini, event.wounds) for event in t.told(Wounded)]
    assert wounded == [(2, 2), (0, 1), (FIRST + 1, 1), (FIRST, 1)]


@pytest.mark.rule("tor.ruling.enemy-turn-end-order", "tor.ruling.gained-effects-duration")
def test_burn_then_bombs_then_cryo_and_gained_effects_then_the_card() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].burn = 1
        g.objectives = {2: RIGGED}
        g.queue = ["run_little_contestants", "youre_fired"]
        enemy = g.enemies[FIRST]
        enemy.cryo, enemy.force, enemy.gained = 1, 2, ("lethal",)

    t = table(
        LINE,
        salvador=0,
        amara=2,
        enemies=[("psycho", 6)],
        orders=["ammo:all"],
        scenario="demolition_derby",
        changes={"key_barrel": False},
        rolls=[(3, 10), (8, 8)],
        edit=edit,
    )
    assert (t.asked, t.told(Blasted)) == (ask.Suffer, [])
    t.play("Suffer 1 1 false")
    assert t.told(Blasted)[0].source == "bomb"
    assert (t.asked, t.enemies()[0].cryo, t.enemies()[0].gained) == (ask.Defend, 1, ("lethal",))
    t.play("Defend 1 1 false reflexes")
    assert (t.enemies()[0].cryo, t.enemies()[0].force, t.enemies()[0].gained) == (0, 0, ())
    assert t.g.spent == 1


# The end of the round


@pytest.mark.rule("tor.ruling.cleanup-radiation-order")
def test_cleanup_radiation_wounds_hunters_first_and_its_blasts_allow_reactions() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].radiation = g.enemies[FIRST].radiation = 1
        g.hunters[2].tokens = (token("yellow", spent=True), token("green"))

    t = table(
        LINE,
        salvador=0,
        amara=5,
        enemies=[("psycho", 5)],
        orders=["ammo:all"],
        rolls=[(4, 4), (9, 10), (2, 8)],
        edit=edit,
    )
    assert t.asked is ask.Suffer
    t.play("Suffer 1 1 false", "Defend 1 1 true reflexes")
    assert [event.mini for event in t.told(Wounded)][:2] == [0, FIRST]
    assert t.offers("React 2")
    assert t["amara"].tokens == (token("red", "yellow", spent=True), token("green"))


def gone(*numbers: int) -> Callable[[Show], None]:
    """A position in which hunters have been eliminated."""

    def edit(g: Show) -> None:
        for number in numbers:
            hunter = g.hunters[number]
            g.leave(hunter, 1, enemy=False)
            hunter.stun, hunter.burn = 2, 1
            hunter.tokens = (token("red", "yellow", spent=True), token("green", spent=True))

    return edit


@pytest.mark.rule("tor.ruling.respawn-several")
def test_with_money_for_one_the_group_chooses_who_returns_and_the_game_is_lost() -> None:
    def edit(g: Show) -> None:
        gone(0, 2)(g)
        g.pool = 1

    t = table(LINE, salvador=3, amara=3, orders=["ammo:all"], edit=edit)
    assert (t.asked, t.offered()) == (ask.RespawnOrder, ["Choose 0", "Choose 2"])
    t.play("Choose 2")
    assert [event.hunter for event in t.told(Respawned)] == [2]
    assert t.result == "no-respawn"


@pytest.mark.rule("tor.ruling.respawn-stun", "tor.ruling.respawn-tokens")
def test_a_respawned_hunter_is_not_stunned_and_readies_all_its_tokens() -> None:
    t = table(LINE, salvador=3, orders=["ammo:all"], edit=gone(0), spotlight="amara")
    assert t.told(Respawned)
    assert t["salvador"].stun == 0
    assert t["salvador"].tokens == (token("yellow"), token("green"))


@pytest.mark.rule("tor.ruling.respawn-order")
def test_hunters_return_in_the_groups_order_each_with_its_companion() -> None:
    t = table(LINE, salvador=3, mordecai=3, orders=["ammo:all"], edit=gone(0, 1), spotlight="amara")
    t.play("Choose 1", "Zone 1")
    returned = [event for event in events_of(t.match) if isinstance(event, (Respawned, Placed))]
    assert [event.zone for event in returned] == [0, 1, 0]
    assert [event.hunter for event in t.told(Respawned)] == [1, 0]
    assert t.companion("bloodwing").zone == 1


@pytest.mark.rule("tor.ruling.eliminated-before-activation")
def test_a_hunter_eliminated_before_its_activation_is_skipped_and_returns_at_the_end() -> None:
    def edit(g: Show) -> None:
        g.leave(g.hunters[0], 1, enemy=False)
        g.queue = ["run_little_contestants", "youre_fired"]

    t = table(LINE, salvador=3, amara=0, spotlight="amara", rolls=[(2, 4)], edit=edit)
    assert t.offered() == ["Activate 1", "Activate 2", "Activate 3"]
    t.play("Activate 1", "EndActivation", "Activate 2", "EndActivation", "EndActivation")
    assert (t.g.stage, t.g.round) == (Stage.HUNTERS, 2)
    assert t.told(Respawned)[0].hunter == 0
    assert t.offers("Activate 0")


@pytest.mark.rule("tor.shield.recharge-when")
def test_shields_do_not_recharge_with_the_round_but_with_a_respawn() -> None:
    def edit(g: Show) -> None:
        for number, shield in ((0, "cardboard_aegis"), (2, "double_bubble")):
            g.hunters[number].gear = (Item(shield, False, (token("yellow", spent=True),)),)
        g.leave(g.hunters[0], 1, enemy=False)

    t = table(LINE, salvador=3, amara=0, spotlight="amara", orders=["ammo:all"], edit=edit)
    assert t["amara"].gear[0].tokens[0].spent
    assert not t["salvador"].gear[0].tokens[0].spent


@pytest.mark.rule("tor.loot.money", "tor.respawn.sources", "tor.ruling.money-two-supplies")
def test_a_money_token_on_a_card_pays_for_a_respawn_and_goes_to_the_discard_pile() -> None:
    def edit(g: Show) -> None:
        g.leave(g.hunters[0], 1, enemy=False)
        g.pool = 1

    t = table(
        LINE,
        salvador=3,
        amara=1,
        spotlight="amara",
        orders=["ammo:all"],
        loot={"amara": [MONEY]},
        edit=edit,
    )
    assert (t.asked, t.offered()) == (ask.RespawnPay, ["Money -1", "Money 2"])
    t.play("Money 2")
    assert (t.g.pool, t["amara"].loot, t.g.discard[MONEY]) == (1, (), 1)
