"""Enemies, events and other details, one by one."""

import pytest

from games.torgue.setups import LINE
from games.torgue.table import BEAR, FIRST, bag_of, table, token
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    Affected,
    Announced,
    CardDrawn,
    Defended,
    EnemyAttacked,
    ExtraRolled,
    LootDrawn,
    Moved,
    OrderBegan,
    Placed,
    Respawned,
    Spawned,
    SpecialUsed,
)
from sobremesa.games.torgue.rules.loot import AMMO, MONEY
from sobremesa.games.torgue.state import Show, Stage

# Enemies


@pytest.mark.rule("tor.example.random-d4-wounds", "tor.special.order")
def test_reaping_adds_a_d4_of_wounds_and_leech_follows() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("psychoreaver", 2)],
        orders=["special"],
        rolls=[(1, 4), (2, 4), 2],
        scenario="reap_what_you_sow",
        edit=lambda g: setattr(g.enemies[FIRST], "wounds", 5),
    )
    t.play("Defend 1 1 false melee")
    assert t.told(ExtraRolled)[0].die == 2
    assert t["salvador"].tokens == (token("red", "green"), *[token("red", "yellow")] * 2)
    assert [event.special for event in t.told(SpecialUsed)] == ["reaping", "leech"]
    assert t.enemies()[0].wounds == 4, "Salvador's tokens are all RED"


@pytest.mark.rule(
    "tor.example.slaughter-force", "tor.example.force-five", "tor.ruling.slaughter-and-holder"
)
def test_slaughter_of_the_first_scenario_adds_one_force() -> None:
    t = table(
        LINE,
        amara=0,
        spotlight="amara",
        enemies=[("skag_pup", 1)],
        orders=["slaughter", "attack"],
        rolls=[3],
    )
    t.play("Defend 1 1 false melee")
    assert (t.told(Defended)[0].against, t.told(Defended)[0].success) == (6, True)


@pytest.mark.rule(
    "tor.ruling.special-target", "tor.ruling.nearest-ties", "tor.ruling.special-if-possible"
)
def test_a_throwing_axe_goes_for_the_nearest_hunter_without_the_spotlight() -> None:
    t = table(LINE, salvador=1, amara=5, enemies=[("psycho", 3)], orders=["special"], rolls=[8])
    t.play("Defend 1 1 false reflexes")
    assert t.told(Defended)[0].mini == 2
    t = table(LINE, salvador=2, enemies=[("psycho", 3)], orders=["special"])
    assert not t.told(EnemyAttacked)
    assert not t.told(Moved)


@pytest.mark.rule("tor.ruling.explosive-by-enemy")
def test_an_enemys_explosion_strikes_its_friends_too() -> None:
    t = table(
        LINE,
        salvador=0,
        amara=0,
        enemies=[("badass_marauder", 2), ("bruiser", 0)],
        orders=["special"],
        rolls=[(8, 8), (8, 8)],
    )
    t.play(f"Obey {FIRST}", "First 2", *["Defend 1 1 false reflexes"] * 2)
    assert [event.mini for event in t.told(Defended)] == [2, 0]
    assert t.enemies("bruiser")[0].wounds == 1


@pytest.mark.rule(
    "tor.event.orders", "tor.ruling.event-deck-reshuffle", "tor.ruling.event-orders-scope"
)
def test_orders_of_an_event_come_before_the_rest_and_an_empty_deck_is_shuffled_anew() -> None:
    def edit(g: Show) -> None:
        g.events, g.under, g.event_discard = [], [], ["finishers"]

    t = table(LINE, salvador=0, orders=["event", "move"], edit=edit)
    assert [event.order for event in t.told(OrderBegan)] == ["event", "special", "move"]


@pytest.mark.rule("tor.ruling.event-attack")
def test_harvest_strikes_the_hunter_with_most_red_tokens_by_will() -> None:
    def edit(g: Show) -> None:
        g.events = ["harvest"]
        g.hunters[2].tokens = (token("red", "green"), token("yellow"))
        g.fixed_fight = 3

    t = table(LINE, amara=0, orders=["event"], rolls=[4], edit=edit)
    t.play("Defend 1 1 false will")
    assert (t.told(Defended)[0].against, t.told(Defended)[0].success) == (6, True)


@pytest.mark.rule(
    "tor.round.enemy-turn-spend",
    "tor.ruling.next-announcement-twice",
    "tor.round.two-turns",
    "tor.round.hunters-first",
    "tor.ruling.end-steps-four-or-five",
)
def test_a_round_ends_with_the_first_card_spent_once() -> None:
    def edit(g: Show) -> None:
        g.queue = ["run_little_contestants", "swing_first_walk_later", "youre_fired"]
        g.stage = Stage.ENEMIES

    t = table(LINE, salvador=0, edit=edit, rolls=[2])
    assert [event.card for event in t.told(Announced)] == ["run_little_contestants"]
    assert t.g.spent == 1
    assert t.g.round == 2
    assert t.asked is ask.Activate


@pytest.mark.rule(
    "tor.spawn.after-all-occupied",
    "tor.spawn.overflow",
    "tor.ruling.spawn-ties",
    "tor.ruling.spawn-nearest-measure",
    "tor.ruling.spawn-first-blocked",
)
def test_spawns_overflow_to_the_nearest_zone_with_room() -> None:
    t = table(
        "N..1..",
        salvador=0,
        enemies=[("marauder", 3)] * 3
        + [("bruiser", 4)] * 3
        + [("nomad", 2)] * 2
        + [("shotgun_tink", 2)],
        orders=["spawn"],
        changes={"spawn": {"1": (("psycho", 1),)}},
    )
    assert t.offered() == ["Zone 1", "Zone 5"]


@pytest.mark.rule("tor.ruling.unique-in-play")
def test_a_unique_that_is_in_play_moves_and_attacks_instead() -> None:
    t = table(
        "N.....1",
        salvador=0,
        enemies=[("nine_fingers", 4)],
        orders=["spawn"],
        rolls=[8],
        changes={"spawn": {"1": (("nine_fingers", 1),)}},
    )
    t.play("Defend 1 1 false melee")
    assert len(t.enemies()) == 1
    assert t.told(Moved)[0].zone == 1


@pytest.mark.rule("tor.ruling.loot-no-killer")
def test_loot_of_an_enemy_that_burned_stays_in_its_zone() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 5)],
        orders=["ammo:all"],
        bag=bag_of(AMMO, MONEY),
        picks=[0],
        edit=lambda g: setattr(g.enemies[FIRST], "burn", 1),
    )
    assert t.told(LootDrawn)[0].hunter == -1
    assert t.g.floor == {5: (AMMO,)}


@pytest.mark.rule(
    "tor.spotlight.on-elimination-tie",
    "tor.ruling.spotlight-nobody",
    "tor.ruling.no-hunter-in-play",
)
def test_the_eliminated_hunters_player_breaks_a_tie_for_the_spotlight() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].burn, g.hunters[0].tokens = 1, (token("red", "yellow"),)

    t = table(LINE, salvador=0, orders=["ammo:all"], edit=edit, seats=2)
    assert t.asked is ask.Spotlight
    t.play("0 Choose 3")
    assert t.g.spotlight == 3


@pytest.mark.rule("tor.respawn.full", "tor.ruling.respawn-station-choice")
def test_a_full_station_sends_the_hunter_to_the_nearest_zone_with_room() -> None:
    def edit(g: Show) -> None:
        g.leave(g.hunters[2], 1, enemy=False)

    t = table(LINE, amara=3, enemies=[("marauder", 0)] * 3, orders=["ammo:all"], edit=edit)
    assert t.told(Respawned)[0].zone == 1


@pytest.mark.rule("tor.scenario.secret-box", "tor.ruling.spawn-other-source")
def test_box_five_is_read_when_the_boss_has_enough_wounds_at_the_start_of_a_turn() -> None:
    def edit(g: Show) -> None:
        g.queue = ["youre_fired"]
        g.stage = Stage.ENEMIES
        boss = next(iter(g.enemies.values()))
        boss.wounds = 26

    t = table(
        "N.....1.2.3.4",
        enemies=[("psychoreaver", 4)],
        edit=edit,
        scenario="reap_what_you_sow",
        rolls=[2],
        spare=True,
    )
    assert t.g.box
    assert t.enemies("psychoreaver")[0].shields == ()


@pytest.mark.rule("tor.scenario.secret-box")
def test_box_five_stays_closed_while_the_boss_has_fewer_wounds() -> None:
    def edit(g: Show) -> None:
        g.queue, g.stage = ["run_little_contestants", "youre_fired"], Stage.ENEMIES
        g.enemies[FIRST].wounds = 25

    t = table(
        "N.....1.2.3.4",
        enemies=[("psychoreaver", 4)],
        edit=edit,
        scenario="reap_what_you_sow",
        rolls=[2],
        spare=True,
    )
    assert (t.g.box, len(t.enemies()[0].shields)) == (False, 2)


@pytest.mark.rule("tor.scenario.secret-box", "tor.spawn.table")
def test_once_box_five_is_read_spawn_orders_also_bring_enemies_at_zones_three_and_four() -> None:
    for box, kinds in ((False, []), (True, ["suicide_psycho", "goliath"])):
        t = table(
            "N.....1.2.3.4",
            salvador=0,
            orders=["spawn"],
            changes={"spawn": {}},
            edit=lambda g, box=box: setattr(g, "box", box),
            scenario="reap_what_you_sow",
        )
        assert [event.kind for event in t.told(Spawned)] == kinds


@pytest.mark.rule(
    "tor.example.interact-explosives", "tor.base.gather-other", "tor.ruling.chest-objective-unused"
)
def test_a_found_bomb_goes_onto_the_card_and_elsewhere_an_objective_is_nothing() -> None:
    for scenario, bombs in (("demolition_derby", 1), ("opening_night", 0)):
        t = table(
            LINE,
            salvador=1,
            active="salvador",
            rolls=[8],
            scenario=scenario,
            changes={"key_barrel": False},
            edit=lambda g: g.chests.update({1: ("ammo_chests", "objective")}),
        )
        t.play("Act 0 interact", "Pay 0 1")
        assert t["salvador"].bombs == bombs


@pytest.mark.rule("tor.terrain.default", "tor.zone.single-zone")
def test_terrain_takes_no_room_and_hides_nothing() -> None:
    t = table(".b.....", salvador=0, enemies=[("psycho", 2)], active="salvador")
    assert t.offers("Act 0 caracal")
    t.play("Act 0 move", "Pay 0 1")
    assert "Zone 1" in t.offered()


@pytest.mark.rule("tor.ruling.start-zone-overflow")
def test_a_large_companion_without_an_empty_zone_goes_to_the_nearest() -> None:
    def edit(g: Show) -> None:
        g.companions[BEAR].shut = True

    t = table(
        LINE, moze=0, enemies=[("psycho", 1)], orders=["ammo:all"], edit=edit, spotlight="moze"
    )
    assert [event.zone for event in t.told(Placed)] == [2]


@pytest.mark.rule("tor.effect.run-and-gun-ready")
def test_a_run_and_gun_token_readies_with_the_others() -> None:
    def edit(g: Show) -> None:
        item = g.hunters[0].gear[0]
        g.hunters[0].gear = (type(item)(item.card, False, (token("yellow", spent=True),)),)

    t = table(LINE, salvador=0, orders=["move"], gear={"salvador": ["brain_freeze"]}, edit=edit)
    assert not t["salvador"].gear[0].tokens[0].spent


@pytest.mark.rule("tor.ruling.deck-empty")
def test_an_empty_deck_gives_nothing() -> None:
    def edit(g: Show) -> None:
        g.events, g.decks["guns"] = ["vending_glitch"], []

    t = table(LINE, salvador=0, orders=["event"], edit=edit)
    assert not t.told(CardDrawn)


@pytest.mark.rule("tor.ruling.tyre-added-later")
def test_a_tyre_needs_a_free_space() -> None:
    for crowd, tyres in ((2, 0), (1, 1)):
        t = table(
            LINE,
            salvador=1,
            enemies=[("marauder", 1)] * crowd,
            orders=["event"],
            edit=lambda g: setattr(g, "events", ["tyre_delivery"]),
        )
        assert t.g.tyres[1] == tyres


@pytest.mark.rule("tor.ruling.stun-nothing-spent")
def test_stun_without_a_spent_token_costs_nothing() -> None:
    t = table(LINE, salvador=0, orders=["move"], edit=lambda g: setattr(g.hunters[0], "stun", 2))
    assert t["salvador"].stun == 0
    assert not any(each.spent for each in t["salvador"].tokens)
    assert not t.told(Affected)
