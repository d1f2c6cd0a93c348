"""Abilities, Equipment and traits of a hero's own Turn: when they are offered, what they do."""

from __future__ import annotations

import pytest

from games.dceased.table import Table, table
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.events.attacks import Eliminated, KnockedDown, Pushed
from sobremesa.games.dceased.events.deeds import (
    AbilityUsed,
    GearDiscarded,
    Healed,
    Placed,
    TraitUsed,
)
from sobremesa.games.dceased.events.turns import PowerGained


def uses(t: Table) -> set[str]:
    return {o.split()[1] for o in t.offered() if o.startswith("Use")}


# Hero abilities


@pytest.mark.rule("dc.ability.sees", "dc.ability.no-target", "dc.push.distance")
def test_the_hard_light_shove_takes_one_horde_zombie_at_most_one_zone_away() -> None:
    t = table(
        heroes="green-canary B4",
        enemies="walker B4, runner down A4, brute D4, z-flash C4", turn="green-canary",
    )  # fmt: skip
    t.play("use hard-light-shove")
    assert sorted(t.offered()) == ["Pick A4 runner true", "Pick B4 walker false"]
    t.play("pick A4 runner true", "go A3")
    assert (t.enemies("A3"), t.g.actions) == ({"runner down": 1}, 3)
    assert t.told(AbilityUsed) == [AbilityUsed("green-canary", "hard-light-shove")]
    assert t.told(Pushed) == [Pushed("runner", "A4", "A3", "hard-light-shove")]
    assert uses(t) == set()


@pytest.mark.rule("dc.ability.no-target")
@pytest.mark.parametrize("enemies", ["z-flash A4", "walker C4", ""])
def test_the_hard_light_shove_needs_a_horde_zombie_near(enemies: str) -> None:
    t = table(heroes="green-canary A4", enemies=enemies, turn="green-canary")
    assert uses(t) == set()


@pytest.mark.rule("dc.trait.none-left", "dc.ability.once")
def test_always_prepared_needs_a_card_to_draw_and_works_once() -> None:
    none = table(heroes="batman A4 xp=43", turn="batman")
    assert uses(none) == set()
    t = table(heroes="batman A4 xp=43", traits="shockwave", trait_discard="sweeping-finish",
              turn="batman")  # fmt: skip
    t.play("use always-prepared")
    assert (t["batman"].traits, uses(t), t.g.actions) == (("shockwave",), set(), 4)
    assert t.told(AbilityUsed) == [AbilityUsed("batman", "always-prepared")]


@pytest.mark.rule("dc.power.no-debt", "dc.ability.ladder")
@pytest.mark.parametrize(
    ("hero", "power", "offered"),
    [
        ("cyborg A4 xp=43", 1, set()),
        ("cyborg A4 xp=43", 2, {"boom-tube"}),
        ("cyborg A4 xp=42", 2, set()),
        ("zatanna A4 xp=19", 0, set()),
        ("zatanna A4 xp=19", 1, {"vanishing-act"}),
        ("zatanna A4 xp=43", 2, {"vanishing-act"}),
        ("zatanna A4 xp=43", 3, {"vanishing-act", "grand-finale"}),
        ("zatanna A4 xp=43 used=vanishing-act used=grand-finale", 4, set()),
    ],
)
def test_an_ability_is_offered_to_who_has_its_level_and_its_power(
    hero: str, power: int, offered: set[str]
) -> None:
    t = table(
        heroes=f"{hero} power={power}", enemies="walker B4", turn=hero.split()[0],
    )  # fmt: skip
    assert uses(t) == offered


@pytest.mark.rule("dc.push.place")
def test_the_boom_tube_leads_to_streets_and_opened_rooms_without_enemies() -> None:
    t = table(
        heroes="cyborg A4 xp=43 power=3", opened="C3", enemies="walker A1, walker down B3",
        turn="cyborg",
    )  # fmt: skip
    t.play("use boom-tube")
    zones = {option.split()[1] for option in t.offered()}
    assert {"B2", "C2", "C3", "F4", "A3"} <= zones
    # Not where he is already, nor among Enemies, nor behind closed doors.
    assert zones.isdisjoint({"A4", "A1", "B3", "D2", "E2", "D3", "E3"})
    t.play("zone C2")
    assert (t.at("cyborg"), t["cyborg"].power, uses(t)) == ("C2", 1, set())
    assert t.told(Placed) == [Placed("cyborg", "A4", "C2", "boom-tube")]
    assert t.told(AbilityUsed) == [AbilityUsed("cyborg", "boom-tube", 2)]


@pytest.mark.rule("dc.ruling.consent", "dc.push.place")
def test_the_boom_tube_asks_those_of_the_zone_alone() -> None:
    t = table(
        heroes="cyborg A4 xp=43 power=2 escort=bus-driver, batman A4 out, zatanna B4", turn="cyborg"
    )
    t.play("use boom-tube", "zone F1")
    assert (t.asked, t.at("zatanna"), t.at("batman")) == (ask.Act, "B4", "A4")
    assert [told.hero for told in t.told(Placed)] == ["cyborg"]


@pytest.mark.rule("dc.attack.zone", "dc.ability.no-target")
def test_double_nock_needs_an_enemy_in_another_zone() -> None:
    t = table(
        heroes="green-arrow A4 xp=43 gear=sonic-rifle", enemies="walker A4", turn="green-arrow"
    )
    assert (uses(t), t.offers("attack gear A4")) == (set(), True)


@pytest.mark.rule("dc.ability.sees", "dc.ability.ladder")
def test_vanishing_act_takes_her_or_who_she_sees_to_another_zone_she_sees() -> None:
    t = table(
        heroes="zatanna A4 xp=19 power=2, batman C4, cyborg F1, supergirl B4 out", turn="zatanna"
    )
    t.play("use vanishing-act")
    assert t.offered() == ["Person zatanna", "Person batman"]
    t.play("person batman")
    assert sorted(t.offered()) == [
        f"Zone {zone}" for zone in ("A1", "A2", "A3", "A4", "B4", "D4", "E4", "F4")
    ]
    t.play("zone F4")
    assert (t.at("batman"), t.at("zatanna"), t["zatanna"].power) == ("F4", "A4", 1)
    assert t.told(AbilityUsed) == [AbilityUsed("zatanna", "vanishing-act", 1)]
    assert uses(t) == set()


@pytest.mark.rule("dc.ability.sees", "dc.push.place")
def test_vanishing_act_alone_takes_herself() -> None:
    t = table(heroes="zatanna A4 xp=19 power=1 escort=bus-driver", turn="zatanna")
    t.play("use vanishing-act", "zone A1")
    assert (t.at("zatanna"), t["zatanna"].escorts) == ("A1", ("bus-driver",))


@pytest.mark.rule("dc.ruling.consent")
def test_who_declines_to_vanish_costs_nothing_and_is_not_asked_again() -> None:
    t = table(
        heroes="zatanna A4 xp=19 power=1 seat=0, batman B4 seat=1, cyborg B4 seat=1",
        turn="zatanna", seats=2,
    )  # fmt: skip
    t.play("use vanishing-act", "person batman", "1 pass")
    assert (t["zatanna"].power, t["zatanna"].used, t.at("batman")) == (1, (), "B4")
    t.play("use vanishing-act")
    assert t.offered() == ["Person zatanna", "Person cyborg"]


@pytest.mark.rule("dc.xp.any-means", "dc.ability.sees", "dc.ability.no-target")
def test_the_grand_finale_is_for_a_zone_in_sight_with_walkers_or_runners() -> None:
    t = table(
        heroes="zatanna A4 xp=43 power=4",
        enemies="walker down B4, runner C4, brute D4, z-flash E4, walker F1, 2 walker A4",
        turn="zatanna",
    )  # fmt: skip
    t.play("use grand-finale")
    assert sorted(t.offered()) == ["Zone A4", "Zone B4", "Zone C4"]
    t.play("zone A4")
    assert (t.enemies("A4"), t.g.reserve[0], t["zatanna"].power) == ({}, 35 - 2, 1)
    assert t.told(Eliminated) == [Eliminated("zatanna", "A4", 2, 0, "grand-finale")]
    assert t.told(AbilityUsed) == [AbilityUsed("zatanna", "grand-finale", 3)]
    none = table(heroes="zatanna A4 xp=43 power=4", enemies="brute B4, z-flash B4", turn="zatanna")
    assert uses(none) == {"vanishing-act"}


@pytest.mark.rule("dc.xp.any-means")
def test_the_chronicle_counts_walkers_and_runners_standing_or_not() -> None:
    t = table(
        heroes="zatanna A4 xp=43 power=3",
        enemies="2 walker B4, walker down B4, 3 runner B4, 2 runner down B4, brute B4",
        turn="zatanna",
    )  # fmt: skip
    t.play("use grand-finale")
    assert t.told(Eliminated) == [Eliminated("zatanna", "B4", 3, 5, "grand-finale")]
    assert (t.everywhere(), t["zatanna"].xp, t.g.reserve) == (
        {"B4": {"brute": 1}},
        43 + 8,
        [35, 14 - 1, 14],
    )


# Equipment


@pytest.mark.rule("dc.ability.no-target", "dc.push.towards")
@pytest.mark.parametrize("enemies", ["walker A4", "walker D4", "z-flash F1"])
def test_the_binding_lasso_needs_an_enemy_at_range_1_or_2(enemies: str) -> None:
    t = table(heroes="cyborg A4 gear=binding-lasso", enemies=enemies, turn="cyborg")
    assert uses(t) == set()


@pytest.mark.rule("dc.ability.once-card")
def test_the_binding_lasso_is_told_and_stays() -> None:
    t = table(heroes="cyborg A4 gear=binding-lasso", enemies="walker C4", turn="cyborg")
    t.play("use binding-lasso")
    assert (t["cyborg"].gear, t.everywhere()) == ("binding-lasso", {"B4": {"walker": 1}})
    assert t.told(AbilityUsed) == [AbilityUsed("cyborg", "binding-lasso")]
    assert t.told(Pushed) == [Pushed("walker", "C4", "B4", "binding-lasso")]


@pytest.mark.rule("dc.ability.heal-cap", "dc.ability.no-target", "dc.equipment.discarded")
def test_the_trauma_kit_is_for_a_hurt_hero_of_the_zone() -> None:
    well = table(heroes="cyborg A4 gear=trauma-kit, batman B4 health=1", turn="cyborg")
    assert uses(well) == set()
    t = table(
        heroes="cyborg A4 gear=trauma-kit health=2, batman A4, zatanna A4 health=2", turn="cyborg"
    )
    t.play("use trauma-kit")
    assert t.offered() == ["Person cyborg", "Person zatanna"]
    t.play("person cyborg")
    assert (t["cyborg"].health, t["zatanna"].health, t.g.actions) == (4, 2, 3)
    assert t.told(GearDiscarded) == [GearDiscarded("cyborg", "trauma-kit")]
    assert t.told(Healed) == [Healed("cyborg", 2, "trauma-kit")]


@pytest.mark.rule("dc.ability.sees", "dc.ability.no-target", "dc.equipment.discarded")
def test_the_flash_charge_knocks_down_the_horde_of_a_zone_at_most_two_away() -> None:
    t = table(
        heroes="cyborg A4 gear=flash-charge",
        enemies="walker A4, 2 walker C4, brute C4, runner C4, walker D4, z-flash B4, brute down A3",
        turn="cyborg",
    )  # fmt: skip
    t.play("use flash-charge")
    assert sorted(t.offered()) == ["Zone A4", "Zone C4"]
    t.play("zone C4")
    assert t.enemies("C4") == {"walker down": 2, "brute down": 1, "runner down": 1}
    assert (t["cyborg"].gear, t.g.spent_gear, t.g.actions) == ("", ["flash-charge"], 3)
    assert t.told(GearDiscarded) == [GearDiscarded("cyborg", "flash-charge")]
    assert [(told.enemy, told.count, told.by) for told in t.told(KnockedDown)] == [
        ("walker", 2, "flash-charge"), ("brute", 1, "flash-charge"), ("runner", 1, "flash-charge"),
    ]  # fmt: skip


# Traits


@pytest.mark.rule("dc.power.overflow", "dc.ability.no-target")
@pytest.mark.parametrize(("power", "offered"), [(3, True), (4, False)])
def test_a_power_surge_is_for_who_has_room_for_power(power: int, offered: bool) -> None:
    t = table(heroes=f"cyborg A4 power={power} trait=power-surge", turn="cyborg")
    assert t.offers("use power-surge") is offered


@pytest.mark.rule("dc.power.overflow", "dc.trait.single-use")
def test_a_power_surge_tells_what_was_really_gained() -> None:
    t = table(heroes="cyborg A4 power=3 trait=power-surge", turn="cyborg")
    t.play("use power-surge")
    assert t.told(PowerGained) == [PowerGained("cyborg", 1, 4, "power-surge")]
    assert t.told(TraitUsed) == [TraitUsed("cyborg", "power-surge", 0)]


@pytest.mark.rule("dc.ability.heal-cap", "dc.trait.requirement-now")
def test_a_second_wind_is_for_the_hurt_and_costs_a_power() -> None:
    well = table(heroes="cyborg A4 power=1 trait=second-wind", turn="cyborg")
    assert uses(well) == set()
    t = table(heroes="cyborg A4 health=1 power=2 trait=second-wind", turn="cyborg")
    t.play("use second-wind")
    assert (t["cyborg"].health, t["cyborg"].power) == (3, 1)
    assert t.told(TraitUsed) == [TraitUsed("cyborg", "second-wind", 1)]
    assert t.told(Healed) == [Healed("cyborg", 2, "second-wind")]


@pytest.mark.rule("dc.trait.requirement-now")
@pytest.mark.parametrize(
    ("more", "offered"),
    [
        ({}, False),
        ({"civilians": "bus-driver A4"}, True),
        ({"civilians": "bus-driver A4", "enemies": "walker A4"}, False),
        ({"gear": "storm-mace A4"}, True),
        ({"tokens": "o1 A4"}, True),
    ],
)
def test_quick_hands_needs_something_to_do(more: dict[str, str], offered: bool) -> None:
    t = table(heroes="cyborg A4 trait=quick-hands", turn="cyborg", **more)  # type: ignore[arg-type]
    assert t.offers("use quick-hands") is offered


@pytest.mark.rule("dc.push.place", "dc.ability.sees", "dc.power.no-debt")
def test_a_leap_goes_to_another_zone_in_sight_at_most_three_away() -> None:
    t = table(
        heroes="cyborg A4 power=1 trait=leap escort=bus-driver", enemies="9 walker A4, walker C4",
        turn="cyborg",
    )  # fmt: skip
    t.play("use leap")
    assert sorted(t.offered()) == [f"Zone {zone}" for zone in ("A1", "A2", "A3", "B4", "C4", "D4")]
    t.play("zone D4")
    assert (t.at("cyborg"), t["cyborg"].power, t.g.actions) == ("D4", 0, 3)
    assert t.told(Placed) == [Placed("cyborg", "A4", "D4", "leap")]
    poor = table(heroes="cyborg A4 trait=leap", turn="cyborg")
    assert uses(poor) == set()


@pytest.mark.rule("dc.push.state", "dc.push.direction", "dc.ability.no-target")
def test_a_shockwave_pushes_each_horde_zombie_of_the_zone_where_the_player_likes() -> None:
    t = table(
        heroes="cyborg A4 trait=shockwave",
        enemies="2 walker A4, brute down A4, z-flash A4, walker B4", turn="cyborg",
    )  # fmt: skip
    t.play("use shockwave")
    t.play("go A3", "go B4", "go A3")
    assert t.everywhere() == {
        "A3": {"walker": 1, "brute down": 1},
        "A4": {"z-flash": 1},
        "B4": {"walker": 2},
    }
    none = table(heroes="cyborg A4 trait=shockwave", enemies="z-flash A4, walker B4", turn="cyborg")
    assert uses(none) == set()


@pytest.mark.rule("dc.ability.sees", "dc.ability.no-target", "dc.enemy.knocked-down-again")
def test_lights_out_is_for_a_zone_in_sight_with_standing_horde_zombies() -> None:
    t = table(
        heroes="cyborg A4 trait=lights-out",
        enemies="4 walker A4, runner F4, walker down B4, z-flash C4, walker F1", turn="cyborg",
    )  # fmt: skip
    t.play("use lights-out")
    assert sorted(t.offered()) == ["Zone A4", "Zone F4"]
    t.play("zone A4", "pick A4 walker", "pick A4 walker")
    assert t.asked is ask.Act
    assert t.enemies("A4") == {"walker": 1, "walker down": 3}
    assert [(told.enemy, told.zone, told.by) for told in t.told(KnockedDown)] == [
        ("walker", "A4", "lights-out")
    ] * 3


@pytest.mark.rule("dc.ability.sees", "dc.ability.no-target")
def test_a_rally_is_for_other_heroes_in_sight_and_in_play() -> None:
    t = table(
        heroes="cyborg A4 trait=rally, batman F4, zatanna F1, supergirl A4 out, harley-quinn A4",
        turn="cyborg",
    )  # fmt: skip
    t.play("use rally")
    assert [(told.hero, told.gained, told.by) for told in t.told(PowerGained)] == [
        ("batman", 1, "rally"),
        ("harley-quinn", 1, "rally"),
    ]
    alone = table(heroes="cyborg A4 trait=rally, zatanna F1, batman B4 left", turn="cyborg")
    assert uses(alone) == set()


@pytest.mark.rule("dc.ability.sees", "dc.ability.no-target", "dc.power.no-debt")
def test_team_up_is_for_another_hero_in_sight_who_can_attack() -> None:
    t = table(
        heroes="cyborg A4 power=1 trait=team-up, batman F4, zatanna F1, supergirl C4,"
        " harley-quinn A4", enemies="walker F1, walker D4, walker F4", turn="cyborg",
    )  # fmt: skip
    t.play("use team-up")
    assert t.offered() == ["Person batman", "Person supergirl"]
    poor = table(heroes="cyborg A4 trait=team-up, batman A4", enemies="walker A4", turn="cyborg")
    assert uses(poor) == set()


@pytest.mark.rule("dc.trait.single-use", "dc.attack.free-action")
def test_team_up_is_used_once_and_costs_its_hero_a_power() -> None:
    t = table(
        heroes="cyborg A4 power=2 trait=team-up, batman A4 power=1", enemies="walker A4",
        turn="cyborg", rolls=[4, 1, 1],
    )  # fmt: skip
    t.play("use team-up", "roll 0")
    assert (t["cyborg"].traits, t["cyborg"].power, t["batman"].xp) == ((), 1, 1)
    assert (t.g.trait_discard, t.g.actions) == (["team-up"], 3)
    assert t.told(TraitUsed) == [TraitUsed("cyborg", "team-up", 1)]


@pytest.mark.rule("dc.trait.combine-same")
def test_two_copies_of_a_trait_are_one_choice_at_a_time() -> None:
    t = table(
        heroes="zatanna A4 trait=adrenaline-rush trait=adrenaline-rush", turn="zatanna", actions=1
    )
    assert t.offered().count("Use adrenaline-rush") == 1
    t.play("use adrenaline-rush", "use adrenaline-rush")
    assert (t.g.actions, t["zatanna"].traits) == (3, ())
