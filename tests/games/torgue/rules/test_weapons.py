"""Grenades and melee weapons, elements, and what each wound is made of."""

import pytest

from games.torgue.setups import LINE
from games.torgue.table import FIRST, Table, table, token, tokens_of
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    Affected,
    Attacked,
    Defended,
    Struck,
)
from sobremesa.games.torgue.state import Item, Show


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
