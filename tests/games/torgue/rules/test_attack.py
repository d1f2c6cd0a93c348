"""Attacks of Vault Hunters: dice, range, targets, and what dice do to shields."""

import pytest

from games.torgue.setups import LINE
from games.torgue.table import FIRST, table, token
from sobremesa.games.torgue.events import (
    Attacked,
    ElementRolled,
    Struck,
    TokenSpent,
)
from sobremesa.games.torgue.state import Show


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
