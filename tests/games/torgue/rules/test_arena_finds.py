"""Trade, barrels, vomit, chests and machines, and the end of the round."""

import pytest

from games.torgue.setups import LINE
from games.torgue.table import FIRST, bag_of, table, token
from sobremesa.games.torgue.events import (
    BarrelExploded,
    Blasted,
    CleanupRolled,
    Eliminated,
    Respawned,
)
from sobremesa.games.torgue.rules.loot import (
    AMMO,
    GUN_CARD,
    HEALTH,
    LEGENDARY,
    MONEY,
)
from sobremesa.games.torgue.state import NOWHERE, Show


@pytest.mark.rule(
    "tor.base.trade-give",
    "tor.base.trade-receive",
    "tor.base.trade-no-gear",
    "tor.ruling.trade-empty-handed",
)
def test_trade_gives_and_receives_loot_in_the_same_zone() -> None:
    t = table(
        LINE,
        salvador=0,
        amara=0,
        active="salvador",
        loot={"salvador": [AMMO], "amara": [MONEY]},
        seats=2,
    )
    t.play("Act 0 trade", "Pay 0 1", f"Give {AMMO}")
    t.play(f"0 Give {MONEY}")
    assert (t["salvador"].loot, t["amara"].loot) == ((MONEY,), (AMMO,))
    t = table(LINE, salvador=0, amara=1, active="salvador", loot={"salvador": [AMMO]})
    assert not t.offers("Act 0 trade")


@pytest.mark.rule(
    "tor.barrel.explode",
    "tor.barrel.blast",
    "tor.barrel.element",
    "tor.ruling.barrel-element-timing",
    "tor.ruling.force-die-once",
)
def test_a_barrel_of_defence_five_explodes_over_all_in_its_zone() -> None:
    t = table(
        "..b....",
        salvador=0,
        enemies=[("psycho", 2), ("bruiser", 2)],
        active="salvador",
        rolls=[3, (7, 10)],
        edit=lambda g: setattr(g, "barrels", {2: ("corrosion",)}),
    )
    t.play("Act 0 caracal", "Pay 0 1", "AtBarrel 2")
    assert t.told(BarrelExploded)[0].back == "corrosion"
    assert not t.g.barrels
    assert [event.kind for event in t.told(Eliminated)] == ["psycho"]
    assert (t.enemies("bruiser")[0].corrosion, t.enemies("bruiser")[0].wounds) == (1, 1)
    assert t.told(Eliminated)[0].by == 0


@pytest.mark.rule(
    "tor.element.radiation-blast",
    "tor.element.radiation-same-attack",
    "tor.ruling.radiation-all-or-others",
    "tor.ruling.radiation-several",
)
def test_an_irradiated_enemy_goes_off_once_over_all_others() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 2), ("psycho", 2)],
        active="salvador",
        rolls=[8, (6, 10)],
        edit=lambda g: setattr(g.enemies[FIRST], "radiation", 2),
    )
    t.play("Act 0 caracal", "Pay 0 1", f"Target {FIRST}")
    assert len(t.told(Blasted)) == 1
    assert not t.enemies()


@pytest.mark.rule("tor.vomit.gather", "tor.ruling.loot-direct")
def test_clearing_vomit_draws_a_loot_token_onto_the_card() -> None:
    t = table(
        "v......",
        salvador=1,
        active="salvador",
        bag=bag_of(GUN_CARD, MONEY),
        picks=[0],
        edit=lambda g: g.vomit.update({1: 1}),
    )
    t.play("GatherVomit 0")
    assert t["salvador"].loot == (GUN_CARD,)
    assert 1 not in t.g.vomit


@pytest.mark.rule(
    "tor.chest.open",
    "tor.chest.contents",
    "tor.chest.money-use",
    "tor.ruling.chest-retry",
    "tor.base.interact-roll",
    "tor.chest.immediate",
)
@pytest.mark.parametrize(("die", "opened"), [(3, False), (4, True)])
def test_a_chest_opens_with_tech_against_four(die: int, opened: bool) -> None:
    t = table(
        ".l.....",
        salvador=1,
        active="salvador",
        rolls=[(die, 8)],
        edit=lambda g: g.chests.update({1: ("loot_chests", "money")}),
    )
    before = t.g.pool
    t.play("Act 0 interact", "Pay 0 1")
    assert (1 not in t.g.chests) is opened
    assert t.g.pool - before == int(opened)
    assert t.offers("Act 0 interact") is not opened


@pytest.mark.rule("tor.machine.use", "tor.ruling.machine-los")
def test_a_machine_is_used_from_next_door_once() -> None:
    t = table("..V....", salvador=1, active="salvador")
    t.play("Act 0 interact", "Pay 0 1")
    assert len(t.g.used_machines) == 1
    assert not t.offers("Act 0 interact")


@pytest.mark.rule(
    "tor.cleanup.die",
    "tor.cleanup.fumble",
    "tor.cleanup.fumble-legendary",
    "tor.ruling.legendary-in-play",
)
def test_a_cleanup_of_one_takes_loot_away_and_removes_a_legendary_token_on_the_floor() -> None:
    def edit(g: Show) -> None:
        g.floor = {3: (HEALTH, LEGENDARY)}
        g.discard[AMMO] = 2
        g.hunters[0].loot = (LEGENDARY, MONEY)

    t = table(LINE, salvador=0, orders=["move"], rolls=[(1, 4)], edit=edit)
    assert t.g.floor == {}
    assert (t.g.bag[HEALTH], t.g.bag[LEGENDARY], t.g.aside[LEGENDARY]) == (1, 0, 1)
    assert (t.g.bag[AMMO], t.g.discard[AMMO]) == (2, 0)
    assert t["salvador"].loot == (LEGENDARY, MONEY)


@pytest.mark.rule(
    "tor.element.corrosion-end",
    "tor.element.shock-end",
    "tor.element.slag-end",
    "tor.ruling.cleanup-slag-first",
)
def test_a_cleanup_of_four_ends_effects_and_radiation_hurts() -> None:
    def edit(g: Show) -> None:
        enemy = g.enemies[FIRST]
        enemy.corrosion = enemy.shock = enemy.slag = enemy.radiation = 1

    t = table(
        LINE, salvador=0, enemies=[("goliath", 5)], orders=["ammo:all"], rolls=[(4, 4)], edit=edit
    )
    enemy = t.enemies()[0]
    assert (enemy.corrosion, enemy.shock, enemy.slag) == (0, 0, 0)
    assert (enemy.radiation, enemy.wounds) == (1, 1)


@pytest.mark.rule("tor.cleanup.nothing")
def test_a_cleanup_of_two_removes_slag_alone() -> None:
    def edit(g: Show) -> None:
        enemy = g.enemies[FIRST]
        enemy.corrosion = enemy.slag = 1

    t = table(LINE, salvador=0, enemies=[("goliath", 5)], orders=["ammo:all"], edit=edit)
    assert t.told(CleanupRolled)[0].die == 2
    assert (t.enemies()[0].corrosion, t.enemies()[0].slag) == (1, 0)


def gone(g: Show) -> None:
    g.leave(g.hunters[0], 1, enemy=False)
    g.hunters[0].tokens = (token("red", "yellow", spent=True), token("green"))
    g.hunters[0].burn = 2


@pytest.mark.rule("tor.respawn.cost", "tor.respawn.where", "tor.ruling.respawn-forced")
def test_an_eliminated_hunter_returns_for_one_money_token_as_good_as_new() -> None:
    t = table(LINE, salvador=3, orders=["ammo:all"], edit=gone, spotlight="amara")
    assert t.told(Respawned)[0].zone == 0
    assert t.g.pool == 1
    assert t["salvador"].tokens == (token("yellow"), token("green"))
    assert t["salvador"].burn == 0


@pytest.mark.rule(
    "tor.defeat.no-respawn",
    "tor.respawn.cash-only",
    "tor.loot.resale-not-respawn",
    "tor.ruling.defeat-before-victory",
    "tor.victory.when-checked",
)
def test_without_money_the_game_is_lost_even_if_the_goal_is_reached() -> None:
    def edit(g: Show) -> None:
        gone(g)
        g.pool = 0
        g.hunters[0].loot = (AMMO, LEGENDARY)
        g.kills = 99

    t = table(LINE, salvador=3, orders=["ammo:all"], edit=edit, spotlight="amara")
    assert t.result == "no-respawn"
    assert t["salvador"].zone == NOWHERE


@pytest.mark.rule("tor.victory.scenario", "tor.core.scenario-is-game")
def test_twenty_six_kills_win_the_first_scenario_at_the_end_of_a_round() -> None:
    t = table(LINE, salvador=3, orders=["ammo:all"], edit=lambda g: setattr(g, "kills", 26))
    assert t.result == "won"
    assert t.match.outcome is not None
    assert t.match.outcome.winners == (0,)


@pytest.mark.rule(
    "tor.ruling.campaign-plug",
    "tor.announce.rank0-repeats",
    "tor.round.rank0-not-spent",
    "tor.defeat.scenario-extra",
)
def test_the_third_round_of_youre_fired_pulls_the_plug() -> None:
    t = table(LINE, salvador=3, orders=["ammo:all"], edit=lambda g: setattr(g, "fired", 3))
    assert t.result == "plug"
    t = table(LINE, salvador=3, orders=["ammo:all"], edit=lambda g: setattr(g, "fired", 2))
    assert t.result == ""
    assert t.g.spent == 0


@pytest.mark.rule(
    "tor.shield.recharge",
    "tor.enemyshield.recharge",
    "tor.element.shock-effect",
    "tor.event.draw",
    "tor.ruling.event-orders-scope",
)
def test_a_power_surge_recharges_all_shields_but_those_with_shock() -> None:
    def edit(g: Show) -> None:
        g.events = ["power_surge"]
        item = g.hunters[0].gear[0]
        spent = (token("yellow", spent=True),)
        g.hunters[0].gear = (type(item)(item.card, False, spent),)
        for enemy in g.enemies.values():
            enemy.shields = spent
        g.enemies[FIRST].shock = 1

    t = table(
        LINE,
        salvador=0,
        enemies=[("badass_marauder", 6), ("badass_marauder", 6)],
        orders=["event"],
        gear={"salvador": ["cardboard_aegis"]},
        edit=edit,
    )
    assert not t["salvador"].gear[0].tokens[0].spent
    assert [enemy.shields[0].spent for enemy in t.enemies()] == [True, False]
    assert t.g.event_discard == ["power_surge"]
