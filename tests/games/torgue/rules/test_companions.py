"""Companions and actions, one by one."""

import pytest

from games.torgue.setups import LINE
from games.torgue.table import BEAR, BLOODWING, bag_of, table, token
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    Attacked,
    Blasted,
    Eliminated,
    EnemyAttacked,
    Moved,
    SpotlightMoved,
    Tried,
)
from sobremesa.games.torgue.rules.loot import AMMO, GUN, HEALTH, MONEY
from sobremesa.games.torgue.state import Show

# Companions


@pytest.mark.rule(
    "tor.companion.loot",
    "tor.example.companion-loot",
    "tor.companion.no-gather",
    "tor.ruling.companion-gear",
)
def test_loot_of_bloodwings_kill_goes_to_mordecai_and_it_cannot_gather() -> None:
    t = table(
        LINE,
        mordecai=0,
        bloodwing=3,
        enemies=[("psycho", 4)],
        active="mordecai",
        rolls=[8],
        bag=bag_of(AMMO, MONEY),
        picks=[0],
        edit=lambda g: g.floor.update({3: (HEALTH,)}),
    )
    assert not t.offers(f"Gather {BLOODWING}")
    assert not t.offers(f"Act {BLOODWING} nuclear_bloodgun")
    t.play(f"Act {BLOODWING} talons", "Pay 1 1")
    assert t["mordecai"].loot == (AMMO,)


@pytest.mark.rule("tor.example.companion-fumble", "tor.ruling.attack-fumble-companion")
def test_a_reply_to_bloodwings_fumble_goes_for_mordecai() -> None:
    t = table(LINE, mordecai=0, bloodwing=3, enemies=[("psycho", 3)], active="mordecai", rolls=[1])
    t.play(f"Act {BLOODWING} talons", "Pay 1 1")
    assert t.told(Moved)[0].zone == 1
    assert t.told(EnemyAttacked)[0].target == 1


@pytest.mark.rule(
    "tor.companion.leaves", "tor.companion.returns", "tor.respawn.keeps", "tor.respawn.next-round"
)
def test_bloodwing_leaves_and_returns_with_mordecai_who_keeps_his_loot() -> None:
    def edit(g: Show) -> None:
        g.hunters[1].burn, g.hunters[1].tokens = 1, (token("red", "yellow"),)
        g.hunters[1].loot = (AMMO,)

    t = table(LINE, mordecai=3, bloodwing=4, orders=["ammo:all"], edit=edit)
    assert t.offered() == ["Pass", f"UseLoot 1 {AMMO}"]
    t.play("Pass")
    assert t.told(Eliminated)[0].mini == 1
    assert t.asked is ask.Deploy
    t.play("Zone 0")
    assert t.companion("bloodwing").zone == 0
    assert t["mordecai"].loot == (AMMO,)
    assert t.offers("Activate 1")


@pytest.mark.rule("tor.companion.own-tokens", "tor.companion.own-not-shared")
def test_iron_bears_own_token_is_not_mozes_but_hers_are_its() -> None:
    t = table(LINE, moze=0, iron_bear=1, active="moze")
    t.play("Act 3 move")
    assert not t.offers(f"Pay {BEAR}")
    t = table(LINE, moze=0, iron_bear=1, active="moze")
    t.play(f"Act {BEAR} move")
    assert t.offers(f"Pay {BEAR} 1")
    assert t.offers("Pay 3 1")


@pytest.mark.rule("tor.companion.no-objectives", "tor.ruling.companion-interact")
def test_a_companion_opens_loot_chests_but_no_ammo_chests() -> None:
    for sort, there in (("loot_chests", True), ("ammo_chests", False)):
        t = table(
            LINE,
            mordecai=0,
            bloodwing=3,
            active="mordecai",
            edit=lambda g, sort=sort: g.chests.update({3: (sort, "money")}),
        )
        assert t.offers(f"Act {BLOODWING} interact") is there


@pytest.mark.rule("tor.companion.no-spotlight", "tor.ruling.star-move-companion")
def test_a_companions_deed_brings_its_hunter_the_spotlight() -> None:
    t = table(
        LINE,
        mordecai=0,
        bloodwing=3,
        enemies=[("psycho", 4)],
        active="mordecai",
        rolls=[8],
        edit=lambda g: setattr(g.hunters[1], "star", "let_the_blood_flow"),
    )
    t.play(f"Act {BLOODWING} talons", "Pay 1 1", "EndActivation")
    assert t.told(SpotlightMoved)[0].hunter == 1


# Actions


@pytest.mark.rule(
    "tor.hunter.special-as-action", "tor.dice.obstacle", "tor.ruling.obstacle-die-plain"
)
def test_field_repair_is_a_tech_action_against_the_obstacle_die() -> None:
    def edit(g: Show) -> None:
        g.companions[BEAR].tokens = (token("yellow", spent=True),)

    t = table(LINE, moze=0, iron_bear=1, active="moze", rolls=[(10, 10), (8, 8)], edit=edit)
    t.play("Act 3 repair", "Pay 3 1")
    assert t.told(Tried)[0].against == 10
    assert not t.companion("iron_bear").tokens[0].spent


@pytest.mark.rule(
    "tor.action.attack-symbol",
    "tor.action.effect-needs-success",
    "tor.resolve.step5-effects",
    "tor.action.components",
)
@pytest.mark.parametrize(("die", "frozen"), [(4, 1), (3, 0)])
def test_astral_hold_freezes_only_when_it_succeeds_and_is_no_attack(die: int, frozen: int) -> None:
    t = table(LINE, amara=0, enemies=[("psycho", 2)], active="amara", rolls=[(die, 8)])
    t.play("Act 2 hold", "Pay 2 1")
    assert t.enemies()[0].cryo == frozen
    assert not t.told(Attacked)


@pytest.mark.rule("tor.base.list", "tor.base.melee", "tor.base.interact")
def test_the_base_actions_are_offered_where_they_can_be_done() -> None:
    t = table(
        "m......",
        salvador=1,
        amara=1,
        enemies=[("psycho", 2)],
        active="salvador",
        loot={"salvador": [AMMO]},
        edit=lambda g: g.chests.update({1: ("mailboxes", "money")}),
    )
    for action in ("move", "fists", "swap", "interact", "trade"):
        assert t.offers(f"Act 0 {action}")


@pytest.mark.rule("tor.loot.gun", "tor.ruling.gun-token-scope")
def test_a_gun_token_swaps_weapons_alone_and_costs_no_action() -> None:
    def edit(g: Show) -> None:
        item = g.hunters[0].gear[0]
        g.hunters[0].pack = (type(item)("saw_axe"), type(item)("toolbelt"))

    t = table(LINE, salvador=0, active="salvador", loot={"salvador": [GUN]}, edit=edit)
    t.play(f"UseLoot 0 {GUN}")
    assert not t.offers("Swap - toolbelt")
    t.play("Swap caracal saw_axe")
    assert [item.card for item in t["salvador"].gear] == ["saw_axe"]
    assert not any(each.spent for each in t["salvador"].tokens)


@pytest.mark.rule("tor.ruling.original-colour", "tor.wound.heal-no-extra")
def test_a_token_red_by_origin_is_never_healed() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].tokens = (token("red"), token("red", "green"), token("yellow"))

    t = table(LINE, salvador=0, active="salvador", loot={"salvador": [HEALTH]}, edit=edit)
    t.play(f"UseLoot 0 {HEALTH}")
    assert t["salvador"].tokens == (token("red"), token("green"), token("yellow"))


@pytest.mark.rule("tor.ruling.distance-bonus", "tor.ruling.your-means-hunter")
@pytest.mark.parametrize(("zone", "wounds"), [(2, 1), (3, 2)])
def test_a_skill_for_distance_three_counts_the_distance_of_the_target(
    zone: int, wounds: int
) -> None:
    t = table(
        LINE,
        mordecai=0,
        enemies=[("goliath", zone)],
        active="mordecai",
        rolls=[7],
        trees={"mordecai": ("long_eye", 0b010011)},
        gear={"mordecai": ["third_opinion"]},
    )
    t.play("Act 1 third_opinion", "Pay 1 1")
    assert t.enemies()[0].wounds == wounds


@pytest.mark.rule("tor.ruling.immunity")
def test_a_hunter_that_never_receives_shock_keeps_its_shield() -> None:
    def edit(g: Show) -> None:
        g.events = ["static_storm"]

    t = table(LINE, salvador=0, orders=["event"], gear={"salvador": ["rubber_dome"]}, edit=edit)
    assert t["salvador"].shock == 0
    assert not any(each.spent for each in t["salvador"].gear[0].tokens)


@pytest.mark.rule("tor.ruling.shock-any-source")
def test_shock_from_an_event_spends_the_shield() -> None:
    def edit(g: Show) -> None:
        g.events = ["static_storm"]

    t = table(LINE, salvador=0, orders=["event"], gear={"salvador": ["double_bubble"]}, edit=edit)
    assert t["salvador"].shock == 1
    assert all(each.spent for each in t["salvador"].gear[0].tokens)


@pytest.mark.rule("tor.ruling.skill-after-elimination")
def test_a_skill_offers_a_step_after_a_ranged_elimination_once_per_activation() -> None:
    t = table(
        LINE,
        mordecai=0,
        enemies=[("psycho", 2)] * 2,
        active="mordecai",
        rolls=[8, 8],
        trees={"mordecai": ("long_eye", 0b001011)},
        gear={"mordecai": ["caracal"]},
    )
    t.play("Act 1 caracal", "Pay 1 1")
    assert t.offered() == ["Pass", "Accept step_after_ranged"]
    t.play("Accept step_after_ranged", "Zone 1", "Act 1 caracal", "Pay 1 1")
    assert t["mordecai"].zone == 1
    assert t.asked is ask.Act


@pytest.mark.rule("tor.ruling.activation-start")
def test_a_second_wind_heals_before_the_first_action_alone() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].tokens = (token("red", "green"), token("yellow"), token("yellow"))

    t = table(LINE, salvador=0, active="salvador", gear={"salvador": ["second_wind"]}, edit=edit)
    t.play("Start heal_at_start")
    assert t["salvador"].tokens[0] == token("green")
    t = table(LINE, salvador=0, active="salvador", gear={"salvador": ["second_wind"]}, edit=edit)
    t.play("Act 0 move", "Pay 0 1", "Zone 1")
    assert not t.offers("Start")


@pytest.mark.rule(
    "tor.ruling.barrel-not-enemy",
    "tor.ruling.attack-fumble-barrel",
    "tor.ruling.element-barrel-target",
)
def test_a_fumble_against_a_barrel_is_only_a_miss() -> None:
    t = table(
        ".b.....",
        salvador=0,
        enemies=[("psycho", 1)],
        active="salvador",
        rolls=[1],
        gear={"salvador": ["tickle_me_volt"]},
    )
    t.play("Act 0 tickle_me_volt", "Pay 0 1", "AtBarrel 1")
    assert 1 in t.g.barrels
    assert not t.told(EnemyAttacked)


@pytest.mark.rule(
    "tor.chest.explosion",
    "tor.ruling.chest-explosion",
    "tor.ruling.blast-own-attack",
    "tor.ruling.reaction-any-attack",
)
def test_an_exploding_chest_strikes_its_opener_who_may_react() -> None:
    t = table(
        LINE,
        salvador=1,
        active="salvador",
        rolls=[(8, 8), (4, 4), (9, 10), 2],
        edit=lambda g: g.chests.update({1: ("ammo_chests", "explosion")}),
    )
    t.play("Act 0 interact", "Pay 0 1", "Defend 1 1 false reflexes")
    assert t["salvador"].burn == 1
    assert t.told(Blasted)[0].force == 9
    assert t.asked is ask.React


@pytest.mark.rule("tor.reaction.new-attack", "tor.ruling.reaction-after-kill")
def test_each_attack_that_wounds_gives_a_new_chance_to_react() -> None:
    t = table(LINE, salvador=0, enemies=[("marauder", 3)] * 2, orders=["attack"], rolls=[2, 2])
    t.play("Defend 1 1 false reflexes", "Decline 0", "Defend 1 1 false reflexes")
    assert t.asked is ask.React
