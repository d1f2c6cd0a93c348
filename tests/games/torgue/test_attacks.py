"""Attacks of Vault Hunters: dice, range, targets, effects."""

from typing import Any

import pytest

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    Affected,
    Attacked,
    Defended,
    ElementRolled,
    Moved,
    Rerolled,
    Struck,
    TokenSpent,
)
from sobremesa.games.torgue.state import Item, Show, Token

from .table import FIRST, Table, table, token, tokens_of

LINE = "......."


@pytest.mark.rule(
    "tor.effect.eliminated",
    "tor.dice.yellow",
    "tor.hunter.attribute-add",
    "tor.resolve.step3-roll",
    "tor.enemywound.eliminate",
    "tor.example.salvador-vs-psycho",
    "tor.action.attribute-means-roll",
)
def test_a_yellow_six_and_ranged_two_eliminate_a_psycho_of_defence_six() -> None:
    t = table(LINE, salvador=0, enemies=[("psycho", 2)], active="salvador", rolls=[(6, 8)])
    t.play("Act 0 caracal", "Pay 0 1")
    assert t.told(Attacked)[0].total == 8
    assert t.told(Struck)[0].against == 6
    assert not t.enemies()


@pytest.mark.rule(
    "tor.dice.red", "tor.dice.green", "tor.example.green-uses-d12", "tor.action.colour-die"
)
@pytest.mark.parametrize(("colour", "sides"), [(0, 6), (2, 12)])
def test_the_colour_of_the_token_decides_the_die(colour: int, sides: int) -> None:
    def wound_one(g: Show) -> None:
        g.hunters[0].tokens = (token("red", "yellow"), token("yellow"), token("green"))

    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 2)],
        active="salvador",
        rolls=[(5, sides)],
        edit=wound_one,
    )
    t.play("Act 0 caracal", f"Pay 0 {colour}")
    assert t.told(Attacked)[0].sides == sides


@pytest.mark.rule("tor.dice.crit-face", "tor.dice.crit-auto-success")
def test_the_highest_face_hits_whatever_the_total() -> None:
    t = table(
        LINE,
        amara=0,
        enemies=[("nomad", 1)],
        active="amara",
        rolls=[(6, 6)],
        edit=lambda g: setattr(g.hunters[2], "tokens", (token("red", "yellow"),)),
        gear={"amara": ["caracal"]},
    )
    t.play("Act 2 caracal")
    assert t.told(Struck)[0].hit
    assert t.told(Struck)[0].total < t.told(Struck)[0].against


@pytest.mark.rule("tor.dice.fumble-face", "tor.dice.fumble-auto-fail", "tor.dice.crit-fumble-rules")
def test_a_one_misses_whatever_the_total() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("nomad", 2)],
        active="salvador",
        rolls=[1],
        edit=lambda g: setattr(next(iter(g.enemies.values())), "corrosion", 20),
    )
    t.play("Act 0 caracal", "Pay 0 1")
    assert not t.told(Struck)[0].hit


@pytest.mark.rule("tor.example.defence-five", "tor.resolve.step2-tn", "tor.resolve.step4-compare")
@pytest.mark.parametrize(("die", "hit"), [(3, True), (2, False)])
def test_a_total_of_five_hits_defence_five(die: int, hit: bool) -> None:
    t = table(LINE, salvador=0, enemies=[("suicide_psycho", 2)], active="salvador", rolls=[die])
    t.play("Act 0 caracal", "Pay 0 1")
    assert t.told(Struck)[0].hit is hit


@pytest.mark.rule(
    "tor.range.red",
    "tor.range.yellow",
    "tor.range.only-shown",
    "tor.range.measure",
    "tor.example.range-red",
    "tor.ruling.no-target-no-action",
)
@pytest.mark.parametrize(
    ("zone", "melee", "gun"), [(0, 1, 1), (1, 1, 1), (2, 0, 1), (3, 0, 0), (4, 0, 0), (6, 0, 0)]
)
def test_melee_reaches_one_zone_and_a_pistol_two(zone: int, melee: int, gun: int) -> None:
    t = table(LINE, salvador=0, enemies=[("psycho", zone)], active="salvador")
    assert t.offers("Act 0 fists") is bool(melee)
    assert t.offers("Act 0 caracal") is bool(gun)


@pytest.mark.rule(
    "tor.range.green",
    "tor.example.range-yellow-green",
    "tor.ruling.range-distance",
)
@pytest.mark.parametrize(("zone", "there"), [(1, False), (2, True), (3, True), (4, False)])
def test_a_launcher_of_yellow_and_green_reaches_two_and_three(zone: int, there: bool) -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", zone)],
        active="salvador",
        gear={"salvador": ["boom_broom"]},
    )
    assert t.offers("Act 0 boom_broom") is there


@pytest.mark.rule("tor.example.range-red-yellow-green")
@pytest.mark.parametrize(("zone", "there"), [(0, True), (3, True), (4, False)])
def test_a_rifle_reaches_up_to_three(zone: int, there: bool) -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", zone)],
        active="salvador",
        gear={"salvador": ["third_opinion"]},
    )
    assert t.offers("Act 0 third_opinion") is there


@pytest.mark.rule("tor.example.range-long-only", "tor.range.long")
@pytest.mark.parametrize(("zone", "there"), [(2, False), (3, True), (4, True), (6, True)])
def test_a_sniper_rifle_reaches_three_and_farther(zone: int, there: bool) -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", zone)],
        active="salvador",
        gear={"salvador": ["superlady_scar"]},
    )
    assert t.offers("Act 0 superlady_scar") is there


@pytest.mark.rule("tor.hunter.attribute-missing")
def test_an_attribute_that_is_missing_adds_nothing() -> None:
    t = table(LINE, mordecai=0, enemies=[("psycho", 1)], active="mordecai", rolls=[6])
    t.play("Act 1 fists", "Pay 1 1")
    assert t.told(Attacked)[0].attribute == 0


@pytest.mark.rule("tor.action.cost", "tor.spend.flip", "tor.spend.inactive", "tor.action.unlimited")
def test_an_action_spends_one_token_and_may_be_repeated_while_tokens_last() -> None:
    t = table(LINE, salvador=0, enemies=[("bruiser", 2)] * 2, active="salvador", rolls=[2, 2])
    t.play("Act 0 caracal", "Pay 0 1")
    assert [token.spent for token in t["salvador"].tokens].count(True) == 1
    t.play("Act 0 caracal", "Pay 0 1")
    assert len(t.told(TokenSpent)) == 2
    assert not t.offers("Pay 0 1")


@pytest.mark.rule(
    "tor.resolve.step1-target", "tor.action.attack-targets", "tor.ruling.barrel-not-enemy"
)
def test_enemies_and_barrels_in_reach_and_sight_are_the_targets_and_no_friend_is() -> None:
    t = table(
        ".b.....\n.......",
        salvador=0,
        amara=1,
        enemies=[("psycho", 8), ("psycho", 3)],
        active="salvador",
    )
    t.play("Act 0 caracal", "Pay 0 1")
    assert t.offered() == [f"Target {FIRST}", "AtBarrel 1"]


@pytest.mark.rule(
    "tor.effect.lethal",
    "tor.example.badass-marauder-shield",
    "tor.enemyshield.roll",
    "tor.enemyshield.spent",
    "tor.enemyshield.excess",
    "tor.enemyshield.instead-of-defence",
)
def test_lethal_spends_a_shield_and_wounds_behind_it() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("badass_marauder", 3)],
        active="salvador",
        gear={"salvador": ["long_goodbye"]},
        rolls=[(4, 8), (3, 8)],
    )
    t.play("Act 0 long_goodbye", "Pay 0 1")
    struck = t.told(Struck)[0]
    assert (struck.total, struck.against, struck.shield_die) == (5, 4, 4)
    assert not t.enemies()


@pytest.mark.rule("tor.ruling.enemy-shield-down", "tor.element.shock-shields")
def test_shock_spends_the_shield_before_it_can_defend() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("badass_marauder", 2)],
        active="salvador",
        gear={"salvador": ["tickle_me_volt"]},
        rolls=[(4, 4), (4, 8)],
    )
    t.play("Act 0 tickle_me_volt", "Pay 0 1")
    assert t.told(Struck)[0].against == 6
    assert t.told(Struck)[0].shield_die == 0


@pytest.mark.rule(
    "tor.element.d4",
    "tor.element.d4-not-added",
    "tor.element.slag-place",
    "tor.ruling.element-before-roll",
    "tor.element.slag-effect",
)
def test_a_slag_four_works_on_a_miss_and_is_not_added() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("bruiser", 2)],
        active="salvador",
        gear={"salvador": ["purple_drain"]},
        rolls=[(4, 4), (2, 8), (1, 4), (5, 8)],
    )
    t.play("Act 0 purple_drain", "Pay 0 1")
    assert t.enemies("bruiser")[0].slag == 1
    assert t.told(Attacked)[0].total == 4
    t.play(f"Target {FIRST}")
    assert not t.enemies(), "a second wound came from Slag"


@pytest.mark.rule("tor.effect.overload")
@pytest.mark.parametrize(("die", "works"), [(3, True), (2, False)])
def test_overload_works_on_a_three(die: int, works: bool) -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("bruiser", 2)],
        active="salvador",
        gear={"salvador": ["gamma_greeting"]},
        rolls=[(die, 4), (2, 8)],
    )
    t.play("Act 0 gamma_greeting", "Pay 0 1")
    assert t.told(ElementRolled)[0].works is works


@pytest.mark.rule(
    "tor.element.corrosion-place",
    "tor.example.corrosion-two",
    "tor.effect.crowd-control",
    "tor.effect.crowd-control-one-roll",
    "tor.ruling.crowd-control-main",
    "tor.ruling.element-one-die-per-attack",
)
def test_corrosion_two_marks_all_that_crowd_control_reaches() -> None:
    t = table(
        LINE,
        moze=0,
        enemies=[("bruiser", 2)] * 3,
        active="moze",
        gear={"moze": ["acid_reflux"]},
        rolls=[(3, 4), (4, 4), (3, 8)],
    )
    t.play("Act 3 acid_reflux")
    assert [enemy.corrosion for enemy in t.enemies()] == [2, 2, 2]
    assert len(t.told(Attacked)) == 1
    assert len(t.told(Struck)) == 3


@pytest.mark.rule("tor.effect.crowd-control-choice", "tor.ruling.crowd-control-side")
def test_the_hunter_chooses_the_others_when_crowd_control_does_not_reach_all() -> None:
    t = table(
        LINE,
        salvador=0,
        amara=2,
        enemies=[("bruiser", 2)] * 2,
        active="salvador",
        gear={"salvador": ["glow_stick"]},
        rolls=[(1, 4), (1, 4), (3, 8)],
    )
    t.play("Act 0 glow_stick", "Pay 0 1")
    assert [event.mini for event in t.told(Struck)] == [FIRST]


@pytest.mark.rule(
    "tor.example.multi-target-split",
    "tor.resolve.multi-target",
    "tor.effect.crowd-control-one-roll",
)
def test_one_total_is_compared_with_each_defence() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("nomad", 2), ("psycho", 2)],
        active="salvador",
        gear={"salvador": ["barn_doorbell"]},
        rolls=[(4, 4), (5, 8)],
    )
    t.play("Act 0 barn_doorbell", "Pay 0 1", f"Target {FIRST}")
    assert len(t.told(Attacked)) == 1
    assert [event.hit for event in t.told(Struck)] == [False, True]
    assert [enemy.kind for enemy in t.enemies()] == ["nomad"]


@pytest.mark.rule("tor.example.critical-lethal", "tor.effect.critical")
@pytest.mark.parametrize(("die", "wounds"), [(7, 1), (8, 2)])
def test_critical_lethal_adds_a_wound_on_a_crit_alone(die: int, wounds: int) -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("goliath", 2)],
        active="salvador",
        gear={"salvador": ["needlessly_loud"]},
        rolls=[(die, 8)],
    )
    t.play("Act 0 needlessly_loud", "Pay 0 1")
    assert t.enemies()[0].wounds == wounds


@pytest.mark.rule("tor.example.vulnerable-cryo", "tor.effect.vulnerable", "tor.ruling.wounds-add")
def test_a_vulnerable_enemy_suffers_one_more_whatever_the_d4() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("bruiser", 2)],
        active="salvador",
        gear={"salvador": ["hot_take"]},
        rolls=[(1, 4), (6, 8)],
    )
    t.play("Act 0 hot_take", "Pay 0 1")
    assert not t.enemies()


@pytest.mark.rule("tor.effect.swift", "tor.effect.swift-die", "tor.ruling.swift-optional")
def test_swift_repeats_with_the_same_die_near_the_last_target() -> None:
    t = table(
        LINE,
        salvador=1,
        enemies=[("psycho", 0), ("psycho", 1), ("psycho", 2)],
        active="salvador",
        gear={"salvador": ["chatterbox"]},
        rolls=[(6, 8), (6, 8)],
        spare=True,
    )
    t.play("Act 0 chatterbox", "Pay 0 1")
    assert len(t.told(Attacked)) == 1
    assert [token.spent for token in t["salvador"].tokens].count(True) == 1
    assert sorted(t.offered()) == ["Done", f"Target {FIRST}", f"Target {FIRST + 2}"]
    t.play(f"Target {FIRST}")
    assert [event.sides for event in t.told(Attacked)] == [8, 8]


@pytest.mark.rule("tor.effect.precision", "tor.effect.reroll-once", "tor.ruling.precision-choice")
def test_precision_rolls_again_once_and_the_second_roll_stands() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 2)],
        active="salvador",
        gear={"salvador": ["polite_cough"]},
        rolls=[(3, 8), (2, 8)],
    )
    t.play("Act 0 polite_cough", "Pay 0 1")
    assert t.offered() == ["Pass", "Reroll"]
    t.play("Reroll")
    assert t.told(Rerolled) == [Rerolled(0, 3, 2)]
    assert not t.told(Struck)[0].hit
    assert t.asked is ask.Act


@pytest.mark.rule(
    "tor.effect.small-magazines", "tor.ruling.swift-weapon-spent", "tor.weapon.gun-ammo"
)
def test_a_fumble_with_small_magazines_spends_the_gun_and_ends_swift() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("nomad", 2)],
        active="salvador",
        gear={"salvador": ["chatterbox"]},
        rolls=[(1, 8)],
    )
    t.play("Act 0 chatterbox", "Pay 0 1")
    assert t["salvador"].gear[0].spent
    assert t.asked is ask.Act
    assert not t.offers("Act 0 chatterbox")


@pytest.mark.rule(
    "tor.effect.ammo-eater",
    "tor.effect.explosive",
    "tor.effect.explosive-one-roll",
    "tor.ruling.explosive-main-missed",
)
def test_an_explosion_strikes_the_whole_zone_with_one_roll_and_eats_the_ammo() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("nomad", 2), ("psycho", 2)],
        active="salvador",
        gear={"salvador": ["boom_broom"]},
        rolls=[(5, 8)],
    )
    t.play("Act 0 boom_broom", "Pay 0 1", f"Target {FIRST}")
    assert [enemy.kind for enemy in t.enemies()] == ["nomad"]
    assert t["salvador"].gear[0].spent


@pytest.mark.rule("tor.effect.disposable", "tor.gear.discard-shuffle")
def test_a_disposable_weapon_goes_back_into_its_deck() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 2)],
        active="salvador",
        gear={"salvador": ["paper_rocket"]},
        rolls=[(5, 8)],
    )
    t.play("Act 0 paper_rocket", "Pay 0 1")
    assert not t["salvador"].gear
    assert "paper_rocket" in t.g.decks["guns"]


@pytest.mark.rule(
    "tor.ruling.explosive-friendly", "tor.ruling.friendly-crit", "tor.effect.explosive"
)
def test_friends_defend_against_the_total_with_reflexes_even_on_a_crit() -> None:
    t = table(
        LINE,
        salvador=0,
        amara=2,
        enemies=[("psycho", 2)],
        active="salvador",
        gear={"salvador": ["boom_broom"]},
        rolls=[(8, 8), (12, 12)],
    )
    t.play("Act 0 boom_broom", "Pay 0 1")
    assert t.offered() == ["Defend 2 2 false reflexes", "Defend 1 1 false reflexes"]
    t.play("Defend 2")
    assert (t.told(Defended)[0].against, t.told(Defended)[0].success) == (10, True)
    assert not t.enemies()


def charging(*tokens: Token, **more: Any) -> Table:
    """Amara with a Charge weapon, two zones from a Psycho."""
    return table(
        LINE,
        amara=0,
        enemies=[("psycho", 2)],
        active="amara",
        gear={"amara": ["door_knocker"]},
        edit=tokens_of(2, *tokens),
        **more,
    )


@pytest.mark.rule("tor.effect.charge", "tor.example.charge-distances")
@pytest.mark.parametrize(("colour", "ends"), [("yellow", [1, 2]), ("green", [1, 2, 3])])
def test_a_charge_goes_up_to_the_zones_of_its_token(colour: str, ends: list[int]) -> None:
    t = charging(token(colour))
    t.play("Act 2 door_knocker")
    assert (t.asked, t.offered()) == (ask.Charge, [f"Zone {zone}" for zone in ends])


@pytest.mark.rule("tor.effect.charge")
def test_a_red_token_charges_one_zone_and_then_strikes() -> None:
    t = charging(token("red", "yellow"), rolls=[(5, 6)])
    t.play("Act 2 door_knocker")
    assert [event.zone for event in t.told(Moved)] == [1]
    assert not t.enemies()


@pytest.mark.rule("tor.base.gather-enter")
def test_a_charging_hunter_may_gather_where_it_arrives() -> None:
    t = charging(token("yellow"), rolls=[(5, 8)])
    t.g.floor[1] = (3,)
    t.play("Act 2 door_knocker", "Zone 1", "Gather 2 3")
    assert (t["amara"].loot, t.asked, t.offered()) == ((3,), ask.Charge, ["Zone 1", "Zone 2"])
    t.play("Zone 1")
    assert not t.enemies()


@pytest.mark.rule("tor.base.gather-enter", "tor.effect.charge")
def test_a_charge_may_stop_at_loot_on_its_way_and_go_on_to_a_target() -> None:
    def edit(g: Show) -> None:
        g.floor = {1: (3,), 3: (3, 5)}

    t = table(
        "......",
        amara=0,
        enemies=[("psycho", 4)],
        active="amara",
        gear={"amara": ["door_knocker"]},
        rolls=[(5, 12)],
        edit=edit,
    )
    t.play("Act 2 door_knocker")
    assert t.offered() == ["Zone 1", "Zone 3"], "zone 1 has loot, zone 2 neither loot nor a target"
    t.play("Zone 1", "Gather 2 3")
    assert (t.asked, t.offered()) == (ask.Gather, ["Done", "Gather 2 3", "Gather 2 5"])
    t.play("Gather 2 5", "Done")
    assert (t["amara"].loot, t["amara"].zone, t.enemies()) == ((3, 5), 3, [])


@pytest.mark.rule("tor.base.gather-enter", "tor.effect.charge")
def test_a_charge_does_not_stop_at_loot_from_where_no_target_is_in_reach() -> None:
    t = table(
        "......",
        amara=2,
        enemies=[("psycho", 5)],
        active="amara",
        gear={"amara": ["door_knocker"]},
        edit=lambda g: g.floor.update({1: (3,), 3: (3,)}),
    )
    t.play("Act 2 door_knocker", "Pay 2 2")
    assert t.offered() == ["Zone 3", "Zone 4", "Zone 5"]


@pytest.mark.rule("tor.effect.charge")
def test_a_charge_must_end_where_it_gives_a_target() -> None:
    t = table(
        LINE,
        amara=0,
        enemies=[("goliath", 4)],
        active="amara",
        gear={"amara": ["door_knocker"]},
        rolls=[(2, 12)],
    )
    t.play("Act 2 door_knocker")
    assert t["amara"].zone == 3, "GREEN alone reaches a zone next to it"


@pytest.mark.rule(
    "tor.action.free-no-token",
    "tor.weapon.grenade-free",
    "tor.weapon.grenade-die",
    "tor.weapon.grenade-spent",
    "tor.weapon.grenade-once",
    "tor.ruling.grenade-ready-at-first",
    "tor.ruling.grenade-attribute",
)
def test_a_grenade_is_free_rolls_its_own_die_and_is_thrown_once_a_turn() -> None:
    t = table(
        LINE,
        moze=0,
        enemies=[("bruiser", 2)],
        active="moze",
        gear={"moze": ["hot_potato"]},
        rolls=[(1, 4), (2, 12)],
        loot={"moze": [3]},
    )
    t.play("Act 3 hot_potato")
    assert t.told(Attacked)[0].sides == 12
    assert t.told(Attacked)[0].attribute == 1
    assert not any(token.spent for token in t["moze"].tokens)
    assert [item.spent for item in t["moze"].gear] == [True]
    t.play("UseLoot 3 3")
    assert [item.spent for item in t["moze"].gear] == [False]
    assert not t.offers("Act 3 hot_potato")


@pytest.mark.rule("tor.weapon.melee-no-ammo", "tor.weapon.adds-action")
def test_a_melee_weapon_adds_an_attack_that_never_runs_dry() -> None:
    t = table(
        LINE,
        amara=0,
        enemies=[("goliath", 1)],
        active="amara",
        gear={"amara": ["saw_axe"]},
        rolls=[(8, 8)],
    )
    t.play("Act 2 saw_axe", "Pay 2 1")
    assert t.enemies()[0].wounds == 2
    assert t.offers("Act 2 saw_axe")


@pytest.mark.rule(
    "tor.element.cryo-place",
    "tor.element.burn-place",
    "tor.element.radiation-place",
    "tor.element.shock-place",
)
@pytest.mark.parametrize(
    ("card", "mark"),
    [
        ("brain_freeze", "cryo"),
        ("hot_take", "burn"),
        ("glow_stick", "radiation"),
        ("tickle_me_volt", "shock"),
    ],
)
def test_each_element_leaves_its_token(card: str, mark: str) -> None:
    crowd = [(1, 4)] if card == "glow_stick" else []
    t = table(
        LINE,
        salvador=0,
        enemies=[("goliath", 2)],
        active="salvador",
        gear={"salvador": [card]},
        rolls=[*crowd, (4, 4), (2, 8)],
    )
    t.play(f"Act 0 {card}", "Pay 0 1")
    assert [event.token for event in t.told(Affected)] == [mark]
    assert getattr(t.enemies()[0], mark) == 1


@pytest.mark.rule(
    "tor.tyre.enemy-bonus", "tor.ruling.corrosion-flat-defence", "tor.element.corrosion-effect"
)
def test_tyres_raise_and_corrosion_lowers_defence_to_one_at_least() -> None:
    t = table("..t....", salvador=0, enemies=[("psycho", 2)], active="salvador", rolls=[4])
    t.play("Act 0 caracal", "Pay 0 1")
    assert t.told(Struck)[0].against == 7
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 2)],
        active="salvador",
        rolls=[2],
        edit=lambda g: setattr(next(iter(g.enemies.values())), "corrosion", 9),
    )
    t.play("Act 0 caracal", "Pay 0 1")
    assert t.told(Struck)[0].against == 1


@pytest.mark.rule(
    "tor.ruling.enemy-shield-modifiers",
    "tor.ruling.enemy-several-shields",
    "tor.ruling.enemy-shield-crit",
)
def test_an_enemy_rolls_its_largest_shield_and_tyres_add_to_it() -> None:
    t = table(
        "..t....",
        salvador=0,
        enemies=[("lady_static", 2)],
        active="salvador",
        rolls=[(12, 12), (7, 8)],
    )
    t.play("Act 0 caracal", "Pay 0 1")
    struck = t.told(Struck)[0]
    assert (struck.against, struck.shield_die, struck.hit) == (13, 12, False)


@pytest.mark.rule("tor.action.attack-wound")
def test_a_successful_attack_deals_one_wound() -> None:
    t = table(LINE, salvador=0, enemies=[("goliath", 2)], active="salvador", rolls=[(7, 8)])
    t.play("Act 0 caracal", "Pay 0 1")
    assert t.enemies()[0].wounds == 1


@pytest.mark.rule("tor.ruling.wounds-add", "tor.effect.stacking", "tor.effect.vulnerable")
def test_lethal_slag_and_vulnerable_each_add_a_wound() -> None:
    def edit(g: Show) -> None:
        g.hunters[2].element = "incendiary"
        g.enemies[FIRST].slag = 2

    t = table(
        LINE,
        amara=0,
        enemies=[("queen_retch", 1)],
        active="amara",
        gear={"amara": ["saw_axe"]},
        trees={"amara": ("storm_dancer", 0b1)},
        rolls=[(1, 4), (7, 8)],
        edit=edit,
    )
    t.play("Act 2 saw_axe", "Pay 2 1")
    assert t.enemies()[0].wounds == 4


@pytest.mark.rule("tor.element.slag-effect")
def test_several_slag_tokens_add_one_wound_to_enemies_and_hunters_alike() -> None:
    def edit(g: Show) -> None:
        g.enemies[FIRST].slag = 3
        g.hunters[0].slag = 3

    t = table(
        LINE, salvador=0, enemies=[("goliath", 2)], active="salvador", rolls=[(7, 8)], edit=edit
    )
    t.play("Act 0 caracal", "Pay 0 1")
    assert t.enemies()[0].wounds == 2
    t = table(
        LINE, salvador=0, enemies=[("marauder", 2)], orders=["attack"], rolls=[(2, 8)], edit=edit
    )
    t.play("Defend 1 1 false reflexes", "Suffer 1 1 false")
    assert t["salvador"].tokens == (token("green"), *[token("red", "yellow")] * 2)


@pytest.mark.rule(
    "tor.effect.crowd-control-choice", "tor.ruling.crowd-control-main", "tor.effect.crowd-control"
)
def test_crowd_control_strikes_the_main_target_and_others_of_choice_up_to_the_die() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("bruiser", 2), ("marauder", 2), ("psycho", 2)],
        active="salvador",
        gear={"salvador": ["twelve_barrels_good"]},
        rolls=[(2, 4), (2, 8)],
    )
    t.play("Act 0 twelve_barrels_good", "Pay 0 1", f"Target {FIRST + 1}")
    assert t.offered() == [f"Target {FIRST}", f"Target {FIRST + 2}", "Done"]
    t.play(f"Target {FIRST + 2}")
    assert [event.mini for event in t.told(Struck)] == [FIRST + 1, FIRST + 2]


@pytest.mark.rule("tor.effect.swift-separate", "tor.ruling.swift-total")
def test_each_repeat_has_a_roll_of_its_own() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 2), ("psycho", 2)],
        active="salvador",
        gear={"salvador": ["chatterbox"]},
        rolls=[(6, 8), (2, 8)],
    )
    t.play("Act 0 chatterbox", "Pay 0 1", f"Target {FIRST + 1}")
    assert [event.hit for event in t.told(Struck)] == [True, False]
    assert t.asked is ask.Act


@pytest.mark.rule("tor.effect.swift-targets")
def test_a_repeat_strikes_in_the_last_targets_zone_or_next_to_it() -> None:
    t = table(
        LINE,
        salvador=3,
        enemies=[("goliath", 1), ("goliath", 5)],
        active="salvador",
        gear={"salvador": ["chatterbox"]},
        rolls=[(3, 8)],
    )
    t.play("Act 0 chatterbox", "Pay 0 1", f"Target {FIRST}")
    assert t.offered() == [f"Target {FIRST}", "Done"]


@pytest.mark.rule("tor.ruling.swift-range")
def test_a_repeat_needs_range_and_sight_from_where_the_attacker_stands() -> None:
    t = table(
        "......\n......",
        salvador=0,
        enemies=[("goliath", 2), ("psycho", 8)],
        active="salvador",
        gear={"salvador": ["chatterbox"]},
        rolls=[(3, 8)],
    )
    t.play("Act 0 chatterbox", "Pay 0 1")
    assert t.offered() == [f"Target {FIRST}", "Done"]


@pytest.mark.rule("tor.ruling.explosive-friendly")
def test_a_fumbled_explosion_strikes_nobody() -> None:
    t = table(
        LINE,
        salvador=0,
        amara=2,
        enemies=[("nomad", 2)],
        active="salvador",
        gear={"salvador": ["boom_broom"]},
        rolls=[(1, 8)],
    )
    t.play("Act 0 boom_broom", "Pay 0 1")
    assert (t.asked, t.told(Defended), t.enemies()[0].wounds) == (ask.Act, [], 0)


@pytest.mark.rule("tor.ruling.barrel-not-enemy", "tor.terrain.default")
def test_a_barrel_hides_nothing_and_pins_nobody() -> None:
    t = table(".b.....", salvador=0, enemies=[("psycho", 2)], active="salvador")
    t.play("Act 0 caracal", "Pay 0 1")
    assert t.offered() == [f"Target {FIRST}", "AtBarrel 1"]
    t = table(".b.....", salvador=1, enemies=[("psycho", 2)], active="salvador")
    t.play("Act 0 caracal", "Pay 0 1")
    assert t.offered() == [f"Target {FIRST}", "AtBarrel 1"]


@pytest.mark.rule("tor.ruling.free-when", "tor.action.free-no-token")
def test_a_grenade_may_be_thrown_without_tokens_in_the_own_activation_alone() -> None:
    def at(active: str) -> Table:
        return table(
            LINE,
            moze=0,
            salvador=0,
            enemies=[("bruiser", 2)],
            active=active,
            gear={"moze": ["hot_potato"]},
            edit=tokens_of(3, token("yellow", spent=True)),
        )

    assert at("moze").offers("Act 3 hot_potato")
    assert not at("salvador").offers("Act 3")


@pytest.mark.rule("tor.ruling.enemy-several-shields")
def test_a_wound_spends_the_largest_shield_first() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("lady_static", 2)],
        active="salvador",
        rolls=[(2, 12), (7, 8)],
    )
    t.play("Act 0 caracal", "Pay 0 1")
    assert t.enemies()[0].shields == (token("green", spent=True), token("yellow"))


@pytest.mark.rule("tor.ruling.gunzerker-weapon")
def test_gunzerker_takes_neither_grenades_nor_empty_guns() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].gear = (Item("caracal", True), Item("spark_plug"), Item("third_opinion"))

    t = table(LINE, salvador=0, enemies=[("goliath", 2)], active="salvador", edit=edit)
    t.play("EndActivation")
    assert t.offered() == ["Pass", "Gunzerk third_opinion"]


@pytest.mark.rule("tor.action.free-colour", "tor.ruling.free-action-colour")
def test_a_free_roll_uses_the_present_colour_of_any_own_action_token() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].tokens = (token("red", "green", spent=True), token("yellow", spent=True))
        g.hunters[0].gear += (Item("green_wall", False, (token("green"),)),)

    t = table(LINE, salvador=0, enemies=[("goliath", 2)], active="salvador", edit=edit)
    t.play("Gunzerk caracal")
    assert t.offered() == ["Colour 0", "Colour 1"]


@pytest.mark.rule("tor.base.melee")
def test_the_base_attack_uses_melee() -> None:
    t = table(LINE, amara=0, enemies=[("goliath", 1)], active="amara", rolls=[(4, 8)])
    t.play("Act 2 fists", "Pay 2 1")
    assert (t.told(Attacked)[0].attribute, t.enemies()[0].wounds) == (3, 1)


@pytest.mark.rule("tor.base.melee", "tor.los.pinned")
def test_a_hunter_with_an_enemy_in_its_zone_can_only_attack_there() -> None:
    t = table(
        LINE, salvador=0, enemies=[("goliath", 0), ("psycho", 1)], active="salvador", rolls=[(4, 8)]
    )
    t.play("Act 0 caracal", "Pay 0 1")
    assert [event.mini for event in t.told(Struck)] == [FIRST]
    t = table(LINE, salvador=0, enemies=[("psycho", 2)], active="salvador")
    assert not t.offers("Act 0 fists")
