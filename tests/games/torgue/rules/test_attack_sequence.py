"""How an attack of a Vault Hunter goes on from paying to Reactions, and whom areas strike."""

from typing import Any

import pytest

from games.torgue.setups import LINE
from games.torgue.table import BEAR, FIRST, bag_of, table, token
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    Affected,
    Attacked,
    BarrelStruck,
    Blasted,
    CrowdRolled,
    Defended,
    ElementRolled,
    Eliminated,
    EnemyAttacked,
    LootDrawn,
    RanDry,
    Replied,
    ShutDown,
    Struck,
    Tried,
    Wounded,
)
from sobremesa.games.torgue.rules.loot import AMMO, LEVEL_UP, MONEY
from sobremesa.games.torgue.state import Show
from sobremesa.testing import events_of


@pytest.mark.rule("tor.ruling.attack-sequence")
def test_targets_elements_shields_roll_wounds_loot_and_blasts_follow_in_this_order() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("badass_marauder", 2), ("psycho", 2)],
        active="salvador",
        gear={"salvador": ["glow_stick"]},
        rolls=[(4, 4), (4, 4), (3, 8), (7, 8), (10, 10), (1, 10)],
        bag=bag_of(*[AMMO] * 5),
        picks=[0, 0, 0],
    )
    t.play("Act 0 glow_stick", "Pay 0 1", f"Target {FIRST}")
    assert [type(event).__name__ for event in events_of(t.match)][1:] == [
        "TokenSpent",
        "CrowdRolled",
        "ElementRolled",
        *["Affected"] * 2,
        "Attacked",
        *["Struck", "Wounded"] * 2,
        "Eliminated",
        "LootDrawn",
        "Blasted",
        *["Struck", "Wounded"],
        "Eliminated",
        *["LootDrawn"] * 2,
        "Blasted",
    ]
    assert t.told(Struck)[0].against == 3, "the shield was rolled before the attack"
    assert t.told(Struck)[2].against == 6, "the blast met a spent shield"


@pytest.mark.rule("tor.ruling.attack-sequence", "tor.ruling.attack-fumble-window")
def test_the_reply_comes_before_the_magazine_is_empty_and_its_reactions_after() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("marauder", 2)],
        active="salvador",
        gear={"salvador": ["chatterbox"]},
        rolls=[(1, 8), (2, 8)],
    )
    t.play("Act 0 chatterbox", "Pay 0 1")
    assert (t.asked, t.told(RanDry)) == (ask.Defend, [])
    t.play("Defend 1 1 false reflexes")
    assert (t.asked, t.told(RanDry)) == (ask.React, [RanDry(0, ("chatterbox",))])


@pytest.mark.rule("tor.ruling.attack-sequence", "tor.reaction.timing")
def test_an_ammo_eater_is_empty_before_a_wounded_friend_may_react() -> None:
    t = table(
        LINE,
        salvador=0,
        amara=2,
        enemies=[("nomad", 2)],
        active="salvador",
        gear={"salvador": ["boom_broom"]},
        rolls=[(6, 8), (2, 8)],
    )
    t.play("Act 0 boom_broom", "Pay 0 1")
    assert not t["salvador"].gear[0].spent
    t.play("Defend 1 1 false reflexes")
    assert t.asked is ask.React
    assert t["salvador"].gear[0].spent


@pytest.mark.rule("tor.ruling.attack-fumble-multi")
def test_only_the_main_target_replies_to_a_fumble_against_many() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("bruiser", 2), ("marauder", 2), ("marauder", 2)],
        active="salvador",
        gear={"salvador": ["twelve_barrels_good"]},
        rolls=[(4, 4), (1, 8), (8, 8)],
    )
    t.play("Act 0 twelve_barrels_good", "Pay 0 1", f"Target {FIRST + 1}")
    t.play("Defend 1 1 false reflexes")
    assert len(t.told(Struck)) == 3
    assert [event.mini for event in t.told(Replied)] == [FIRST + 1]
    assert [event.mini for event in t.told(EnemyAttacked)] == [FIRST + 1]


@pytest.mark.rule("tor.ruling.zone-target")
@pytest.mark.parametrize(
    ("enemies", "there"),
    [([], False), ([1], False), ([1, 3], False), ([2], True), ([4], False)],
)
def test_an_explosion_needs_an_enemy_in_range_and_sight_in_its_zone(
    enemies: list[int], there: bool
) -> None:
    t = table(
        LINE,
        salvador=0,
        amara=2,
        enemies=[("psycho", zone) for zone in enemies],
        active="salvador",
        gear={"salvador": ["boom_broom"]},
    )
    assert t.offers("Act 0 boom_broom") is there


@pytest.mark.rule("tor.ruling.self-target")
def test_a_pinned_hunter_may_treat_itself_and_nobody_next_door() -> None:
    def edit(g: Show) -> None:
        for number in (0, 2):
            g.hunters[number].tokens = (token("red", "yellow"),) * 2 + (token("green"),)

    t = table(
        LINE,
        salvador=0,
        amara=1,
        enemies=[("psycho", 0)],
        active="salvador",
        gear={"salvador": ["field_kit"]},
        rolls=[(5, 10), (3, 12)],
        edit=edit,
    )
    t.play("Act 0 kit", "Pay 0 2")
    assert t.told(Tried)[0].success
    assert t["salvador"].tokens.count(token("yellow")) == 2
    assert t["amara"].tokens.count(token("yellow")) == 0


@pytest.mark.rule("tor.ruling.eliminations-together")
def test_all_leave_then_loot_one_by_one_then_blasts_without_a_question_of_order() -> None:
    def edit(g: Show) -> None:
        for enemy in g.enemies.values():
            enemy.radiation = int(enemy.kind == "psycho")

    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 2), ("psycho", 2), ("nomad", 2)],
        active="salvador",
        seats=2,
        spotlight="mordecai",
        gear={"salvador": ["twelve_barrels_good"]},
        rolls=[(3, 4), (5, 8), (8, 10), (8, 10)],
        bag=bag_of(*[AMMO] * 5),
        picks=[0, 0, 0],
        edit=edit,
    )
    t.play("Act 0 twelve_barrels_good", "Pay 0 1", f"Target {FIRST}")
    kinds = [type(event) for event in events_of(t.match) if isinstance(event, (LootDrawn, Blasted))]
    assert kinds == [LootDrawn, LootDrawn, Blasted, Blasted, LootDrawn]
    assert t.asked is ask.Act
    assert [event.kind for event in t.told(Eliminated)] == ["psycho", "psycho", "nomad"]
    assert len(t.told(LootDrawn)) == 3


@pytest.mark.rule("tor.ruling.explosive-and-crowd")
def test_explosive_alone_decides_who_is_struck_even_with_crowd_control() -> None:
    t = table(
        LINE,
        salvador=0,
        amara=2,
        enemies=[("psycho", 2)] * 2,
        active="salvador",
        gear={"salvador": ["party_favour"]},
        trees={"salvador": ("bullet_chewer", 0b001011)},
        rolls=[(7, 8), (12, 12)],
    )
    t.play("EndActivation", "Gunzerk party_favour", "Colour 1", "Pass")
    t.play("Defend 2 2 false reflexes")
    assert not t.told(CrowdRolled)
    assert not t.enemies()
    assert [event.mini for event in t.told(Defended)] == [2]


@pytest.mark.rule("tor.ruling.area-companions", "tor.companion.no-wounds", "tor.ruling.hull-scope")
def test_a_blast_passes_bloodwing_by_and_strikes_iron_bear() -> None:
    t = table("..b....", salvador=0, bloodwing=2, active="salvador", rolls=[(4, 8), (10, 10)])
    t.play("Act 0 caracal", "Pay 0 1")
    assert t.told(Blasted)
    assert not t.told(Defended)
    assert t.companion("bloodwing").zone == 2
    t = table("..b....", salvador=0, iron_bear=2, active="salvador", rolls=[4, (10, 10), (2, 8)])
    t.play("Act 0 caracal", "Pay 0 1")
    assert [event.mini for event in t.told(Defended)] == [BEAR]
    assert t.told(ShutDown)


@pytest.mark.rule("tor.ruling.companion-effect-tokens")
@pytest.mark.parametrize("companion", ["bloodwing", "iron_bear"])
def test_an_electric_barrel_leaves_no_token_on_a_companion(companion: str) -> None:
    beside: dict[str, Any] = {companion: 2}
    t = table(
        "..b....",
        salvador=0,
        active="salvador",
        rolls=[4, (2, 10), *([(8, 8)] if companion == "iron_bear" else [])],
        edit=lambda g: setattr(g, "barrels", {2: ("shock",)}),
        **beside,
    )
    t.play("Act 0 caracal", "Pay 0 1")
    assert t.told(Blasted)
    assert not t.told(Affected)


@pytest.mark.rule("tor.ruling.area-barrels")
def test_neither_a_blast_nor_an_explosion_sets_off_a_barrel() -> None:
    t = table(
        "..b....",
        salvador=0,
        enemies=[("psycho", 2)],
        active="salvador",
        rolls=[(7, 8), (10, 10)],
        gear={"salvador": ["boom_broom"]},
        edit=lambda g: setattr(g.enemies[FIRST], "radiation", 1),
    )
    t.play("Act 0 boom_broom", "Pay 0 1", f"Target {FIRST}")
    assert t.told(Blasted)[0].source == "radiation"
    assert 2 in t.g.barrels


@pytest.mark.rule("tor.ruling.blast-modifiers")
def test_a_blast_knows_tyres_corrosion_and_slag_but_neither_lethal_nor_force_of_others() -> None:
    def edit(g: Show) -> None:
        g.tyres[3] = 1
        g.measure(3)
        g.slaughter, g.fixed_fight = True, 3
        g.hunters[2].corrosion, g.hunters[2].slag = 2, 1
        g.enemies[FIRST].corrosion = 1
        g.barrels = {3: ("plain",)}

    t = table(
        "...b...",
        salvador=0,
        amara=3,
        enemies=[("bruiser", 3)],
        active="salvador",
        gear={"salvador": ["long_goodbye"]},
        rolls=[(4, 8), (6, 10), (2, 8)],
        edit=edit,
    )
    t.play("Act 0 long_goodbye", "Pay 0 1", "AtBarrel 3", "Defend 1 1 false reflexes")
    assert t.told(BarrelStruck)[0].hit
    assert (t.told(Defended)[0].against, t.told(Defended)[0].bonus) == (6, -1)
    assert t.asked is ask.Suffer, "Slag adds a wound"
    t.play("Suffer 1 1 false")
    assert t.told(Struck)[0].against == 6
    assert t.enemies("bruiser")[0].wounds == 1


@pytest.mark.rule("tor.ruling.critical-explosive")
@pytest.mark.parametrize(("die", "struck"), [(7, [FIRST]), (8, [FIRST, FIRST + 1])])
def test_critical_explosive_strikes_the_whole_zone_with_the_same_roll_on_a_crit(
    die: int, struck: list[int]
) -> None:
    t = table(
        LINE,
        moze=0,
        amara=2,
        enemies=[("goliath", 2), ("bruiser", 2)],
        active="moze",
        gear={"moze": ["caracal"]},
        trees={"moze": ("boom_school", 0b101011)},
        rolls=[(die, 8), *([(12, 12)] if die == 8 else [])],
    )
    t.play("Act 3 caracal", "Pay 3 1", f"Target {FIRST}")
    if die == 8:
        t.play("Defend 2 2 false reflexes")
    assert [event.mini for event in t.told(Struck)] == struck
    assert [event.against for event in t.told(Defended)] == [10] * (die == 8)
    assert len(t.told(Attacked)) == 1


@pytest.mark.rule("tor.ruling.turn-limit-scope")
def test_a_grenade_thrown_in_the_hunters_turn_may_be_thrown_again_in_the_enemies_turn() -> None:
    def edit(g: Show) -> None:
        for hunter in g.hunters:
            hunter.activated = True
        g.hunters[3].grenades = 1
        g.queue = ["run_little_contestants", "youre_fired"]

    t = table(
        LINE,
        moze=0,
        spotlight="moze",
        enemies=[("marauder", 2)],
        active="moze",
        gear={"moze": ["hot_potato"]},
        rolls=[(2, 8)],
        edit=edit,
    )
    assert not t.offers("Act 3 hot_potato")
    t.play("EndActivation", "Defend 1 1 false reflexes", "React 3")
    assert t.offers("Act 3 hot_potato")


@pytest.mark.rule("tor.ruling.skill-token")
def test_a_token_gained_by_a_skill_is_available_at_once_and_wounded_and_healed_like_others() -> (
    None
):
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 2)],
        active="salvador",
        rolls=[8],
        trees={"salvador": ("meat_wall", 0b001011)},
        bag=bag_of(LEVEL_UP, MONEY),
        picks=[1],
    )
    assert len(t["salvador"].tokens) == 3
    t.play("Act 0 caracal", "Pay 0 1", "Slot 0 4")
    assert t["salvador"].tokens[-1] == token("yellow")
    assert t.told(Wounded)
    t.play("Act 0 move", "Pay 0 1", "Zone 0", "Act 0 move", "Pay 0 1", "Zone 0")
    assert t["salvador"].tokens.count(token("yellow", spent=True)) == 3


@pytest.mark.rule("tor.ruling.element-one-die-per-attack", "tor.ruling.element-before-roll")
def test_an_explosions_element_marks_friends_too_with_one_die() -> None:
    t = table(
        LINE,
        moze=0,
        amara=2,
        enemies=[("goliath", 2)],
        active="moze",
        gear={"moze": ["half_life"]},
        rolls=[(4, 4), (3, 8), (12, 12)],
    )
    t.play("Act 3 half_life", "Defend 2 2 false reflexes")
    assert len(t.told(ElementRolled)) == 1
    assert (t["amara"].radiation, t.enemies()[0].radiation) == (1, 1)
