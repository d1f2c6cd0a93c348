"""The Arena: whose rule counts, terrain of scenarios, supplies."""

import pytest

from games.torgue.campaign import fresh, hunt
from games.torgue.setups import LINE
from games.torgue.table import FIRST, Table, bag_of, table
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.content.book import own_content
from sobremesa.games.torgue.events import (
    BarrelStruck,
    ChestOpened,
    DieDecided,
    LootDrawn,
    Spawned,
    SpecialUsed,
    Wounded,
)
from sobremesa.games.torgue.options import Activate
from sobremesa.games.torgue.rules.interact import RIGGED
from sobremesa.games.torgue.rules.loot import AMMO
from sobremesa.games.torgue.rules.spawning import miniatures_left
from sobremesa.games.torgue.state import Show

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
