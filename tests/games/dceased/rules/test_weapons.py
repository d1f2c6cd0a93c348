"""What cards and abilities change about an Attack: range, dice, accuracy and re-rolls."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.dceased.setups import attacks
from games.dceased.table import table
from sobremesa.games.dceased import DCeased
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.content.loading import own_content
from sobremesa.games.dceased.events.attacks import Attacked, HitsCounted, Rerolled
from sobremesa.games.dceased.events.deeds import AbilityUsed, TraitUsed

# Targets


@pytest.mark.rule("dc.attack.zone", "dc.zhero.all-active")
@pytest.mark.parametrize("company", ["walker B4", "brute down B4", "runner B4", "z-flash B4"])
def test_a_zone_with_the_intangible_is_a_target_if_anybody_else_is_there(company: str) -> None:
    t = table(heroes="batman A4", enemies=f"z-manhunter B4, {company}", turn="batman")
    assert attacks(t) == {"own B4 -"}
    gone = table(heroes="batman A4", enemies=f"z-manhunter B4, {company[:-2]}E4", turn="batman")
    assert attacks(gone) == set()


@pytest.mark.rule("dc.attack.zone", "dc.ability.card-over-rule")
def test_the_intangible_is_a_target_in_the_own_zone_beside_other_targets() -> None:
    t = table(heroes="batman A4", enemies="z-manhunter A4, walker B4", turn="batman")
    assert attacks(t) == {"own A4 -", "own B4 -"}


@pytest.mark.rule("dc.attack.zone")
def test_a_zombie_hero_of_another_kind_is_a_target_alone_from_another_zone() -> None:
    t = table(heroes="batman A4", enemies="z-flash B4", turn="batman")
    assert attacks(t) == {"own B4 -"}


@pytest.mark.rule("dc.attack.zone", "dc.attack.free-action")
def test_every_zone_of_the_map_from_the_first_to_the_last_is_a_target() -> None:
    t = table(
        heroes="batman A1 trait=rapid-strike", enemies="walker A1, walker B1", turn="batman",
    )  # fmt: skip
    assert attacks(t) == {"own A1 -", "own B1 -"}
    t.play("use rapid-strike")
    assert attacks(t) == {"own A1 -", "own B1 -"}
    last = table(heroes="batman F4", enemies="walker F4", turn="batman")
    assert attacks(last) == {"own F4 -"}


@pytest.mark.rule("dc.attack.choose", "dc.equipment.gives")
def test_equipment_without_an_attack_adds_no_target_and_hides_none() -> None:
    t = table(heroes="batman A4 gear=riot-shield", enemies="walker A4", turn="batman")
    assert attacks(t) == {"own A4 -"}


@pytest.mark.rule("dc.attack.range-bonus", "dc.trait.single-use")
def test_long_reach_is_discarded_by_the_attack_that_needs_it_and_by_no_other() -> None:
    t = table(
        heroes="batman A4 trait=long-reach", enemies="walker B4, walker C4", turn="batman",
        rolls=[4, 1, 1, 4, 1, 1],
    )  # fmt: skip
    t.play("attack own B4")
    assert (t["batman"].traits, t.told(TraitUsed)) == (("long-reach",), [])
    t.play("attack own C4")
    assert (t["batman"].traits, t.everywhere()) == ((), {})
    assert [(told.hero, told.trait, told.power) for told in t.told(TraitUsed)] == [
        ("batman", "long-reach", 0)
    ]


@pytest.mark.rule("dc.attack.range-bonus")
def test_long_reach_reaches_with_either_weapon_one_zone_farther() -> None:
    t = table(
        heroes="wonder-woman A4 trait=long-reach gear=coil-rifle",
        enemies="walker A4, walker B4, walker E4, walker F4", turn="wonder-woman",
    )  # fmt: skip
    assert attacks(t) == {"own A4 -", "own B4 long-reach", "gear B4 -", "gear E4 long-reach"}


@pytest.mark.rule("dc.attack.range-bonus", "dc.attack.zone")
def test_double_nock_with_long_reach_attacks_beside_with_a_melee_weapon() -> None:
    t = table(
        heroes="green-arrow A4 xp=43 gear=storm-mace trait=long-reach used=trick-quiver",
        enemies="walker A4, walker B4, walker E4", turn="green-arrow", rolls=[1, 1, 1],
    )  # fmt: skip
    t.play("use double-nock")
    assert attacks(t) == {"own B4 -", "own E4 long-reach", "gear B4 long-reach"}
    t.play("attack gear B4")
    assert (t.g.actions, t["green-arrow"].traits) == (4, ())


@pytest.mark.rule("dc.attack.range-bonus")
def test_a_sweeping_finish_with_long_reach_still_spares_the_first_zone() -> None:
    t = table(
        heroes="batman A4 power=1 trait=sweeping-finish trait=long-reach gear=sonic-rifle",
        enemies="2 walker C4, walker B4, walker D4", turn="batman", rolls=[4, 1, 1],
    )  # fmt: skip
    t.play("attack gear C4", "roll 0", "use sweeping-finish")
    # C4 would be in reach of both weapons.
    assert attacks(t) == {"own B4 -", "gear B4 -", "gear D4 long-reach"}


@pytest.mark.rule("dc.power.no-debt", "dc.attack.choose")
def test_the_ion_cannon_takes_power_only_when_it_is_the_weapon() -> None:
    t = table(
        heroes="batman A4 gear=ion-cannon power=1", enemies="9 walker B4", turn="batman",
        rolls=[1] * 3 + [1] * 5,
    )  # fmt: skip
    t.play("attack own B4", "roll 0")
    assert (t["batman"].power, t.told(Attacked)[0].weapon) == (1, "own")
    t.play("attack gear B4")
    assert (t["batman"].power, t.told(Attacked)[1].weapon) == (0, "ion-cannon")


@pytest.mark.rule("dc.power.no-debt", "dc.attack.choose")
@pytest.mark.parametrize(("power", "weapons"), [(0, {"own"}), (1, {"own", "gear"})])
def test_who_cannot_pay_for_the_ion_cannon_still_has_an_attack(
    power: int, weapons: set[str]
) -> None:
    t = table(heroes=f"batman A4 gear=ion-cannon power={power}", enemies="walker B4", turn="batman")
    assert attacks(t) == {f"{weapon} B4 -" for weapon in weapons}


# Dice


@pytest.mark.rule("dc.attack.pool", "dc.attack.sequence")
def test_the_chronicle_tells_weapon_zone_dice_accuracy_power_and_boosts() -> None:
    t = table(
        heroes="batman A4 power=3 trait=focused-fury escort=patrol-officer", enemies="9 walker A4",
        turn="batman", rolls=[1, 2, 3, 1, 2, 3, 1, 2],
    )  # fmt: skip
    t.play("attack own A4", "use focused-fury", "roll 2")
    assert t.told(Attacked) == [
        Attacked(
            hero="batman",
            weapon="own",
            zone="A4",
            dice=(1, 2, 3, 1, 2, 3, 1, 2),
            accuracy=4,
            power=2,
            boosts=("patrol-officer", "focused-fury"),
        )
    ]
    assert (t["batman"].power, t["batman"].traits) == (1, ())


@pytest.mark.rule("dc.attack.pool", "dc.attack.choose")
def test_solar_flare_adds_dice_to_her_own_attack_and_not_to_that_of_equipment() -> None:
    t = table(
        heroes="supergirl A4 xp=43 gear=storm-mace", enemies="9 walker A4", turn="supergirl",
        rolls=[1] * 7,
    )  # fmt: skip
    t.play("attack own A4", "attack gear A4")
    assert [(len(told.dice), told.boosts) for told in t.told(Attacked)] == [
        (4, ("solar-flare",)),
        (3, ()),
    ]


@pytest.mark.rule("dc.attack.sixes")
@pytest.mark.parametrize(("gear", "hits"), [("storm-mace", 4), ("sonic-rifle", 2)])
def test_the_blade_of_the_gods_doubles_sixes_in_melee_alone(gear: str, hits: int) -> None:
    t = table(
        heroes=f"wonder-woman A4 xp=43 gear={gear}", enemies="9 walker A4", turn="wonder-woman",
        rolls=[6, 6, 1],
    )  # fmt: skip
    t.play("attack gear A4")
    assert t.told(HitsCounted)[0].hits == hits


@pytest.mark.rule("dc.attack.sixes", "dc.ability.ladder")
def test_without_the_blade_of_the_gods_a_six_is_one_hit() -> None:
    t = table(
        heroes="wonder-woman A4 xp=19", enemies="9 walker A4", turn="wonder-woman", rolls=[6, 6, 1]
    )
    t.play("attack own A4")
    assert t.told(HitsCounted)[0].hits == 2


@pytest.mark.rule("dc.ability.stacking", "dc.attack.hit")
@pytest.mark.parametrize(
    ("hero", "weapon", "accuracy"),
    [
        ("green-canary xp=18", "own", 5),
        ("green-canary xp=19", "own", 4),
        ("green-canary xp=43 gear=targeting-visor", "own", 3),
        ("green-canary xp=7 gear=targeting-visor", "own", 4),
        ("green-canary xp=19 gear=sonic-rifle", "gear", 4),
        ("green-canary xp=19 gear=storm-mace", "gear", 3),
        ("harley-quinn gear=targeting-visor", "own", 4),
        ("batman gear=targeting-visor", "own", 3),
    ],
)
def test_accuracy_is_that_of_the_weapon_changed_by_what_fits_it(
    hero: str, weapon: str, accuracy: int
) -> None:
    id, *words = hero.split()
    t = table(
        heroes=f"{id} A4 {' '.join(words)}", enemies="9 walker A4", turn=id, rolls=[1] * 5,
        spare=True,
    )  # fmt: skip
    t.play(f"attack {weapon} A4")
    assert t.told(Attacked)[0].accuracy == accuracy


@pytest.mark.rule("dc.trait.requirement-now")
@pytest.mark.parametrize(("power", "offered"), [(1, False), (2, True)])
def test_all_out_needs_both_of_its_power_before_the_roll(power: int, offered: bool) -> None:
    t = table(heroes=f"batman A4 power={power} trait=all-out", enemies="walker A4", turn="batman")
    t.play("attack own A4")
    assert (t.asked, t.offers("use all-out")) == (ask.Roll, offered)


@pytest.mark.rule("dc.trait.requirement-now", "dc.attack.free-assignment")
@pytest.mark.parametrize(("xp", "offered"), [(0, True), (19, False)])
def test_perfect_angle_is_not_offered_to_who_assigns_freely_anyway(xp: int, offered: bool) -> None:
    t = table(
        heroes=f"batman A4 xp={xp} power=1 trait=perfect-angle trait=perfect-angle",
        enemies="walker A4", turn="batman",
    )  # fmt: skip
    t.play("attack own A4")
    assert t.offers("use perfect-angle") is offered


@pytest.mark.rule("dc.trait.combine-same", "dc.attack.free-assignment")
def test_one_perfect_angle_is_enough_and_frees_this_attack_alone() -> None:
    t = table(
        heroes="batman A4 power=1 trait=perfect-angle trait=perfect-angle",
        enemies="brute A4, 2 runner A4", turn="batman", rolls=[4, 1, 1, 4, 1, 1],
    )  # fmt: skip
    t.play("attack own A4", "use perfect-angle")
    assert (t.offered(), t["batman"].traits) == (["Roll 0", "Roll 1"], ("perfect-angle",))
    t.play("roll 0", "hit runner")
    assert t.enemies("A4") == {"brute": 1, "runner": 1}
    t.play("attack own A4", "roll 0")
    # The single hit of the second Attack was absorbed by the Brute.
    assert (t.enemies("A4"), t.told(HitsCounted)[1].lost) == ({"brute": 1, "runner": 1}, 1)


@pytest.mark.rule("dc.ability.once", "dc.attack.pool")
@pytest.mark.parametrize("choice", ["blast", "net"])
def test_the_trick_quiver_gives_one_of_its_two_once_a_turn(choice: str) -> None:
    t = table(
        heroes="green-arrow A4 power=1", enemies="9 walker C4", turn="green-arrow",
        rolls=[1, 1, 1, 1, 1], spare=True,
    )  # fmt: skip
    t.play("attack own C4")
    assert t.offered() == ["Roll 0", "Roll 1", "Use blast", "Use net"]
    t.play(f"use {choice}")
    assert t.offered() == ["Roll 0", "Roll 1"]
    t.play("roll 0")
    told = t.told(Attacked)[0]
    assert (told.boosts, len(told.dice)) == ((choice,), 3 if choice == "blast" else 2)
    assert [event.ability for event in t.told(AbilityUsed)] == ["trick-quiver"]


def test_a_blast_catches_nobody_in_a_net() -> None:
    t = table(heroes="green-arrow A4", enemies="9 walker C4", turn="green-arrow", rolls=[1, 1, 1])
    t.play("attack own C4", "use blast")
    assert (t.asked, t.enemies("C4")) == (ask.Act, {"walker": 9})


# After the roll


@pytest.mark.rule("dc.attack.reroll")
def test_a_reroll_of_fewer_dice_leaves_the_other_misses_and_all_hits() -> None:
    t = table(
        heroes="batman A4 power=2 trait=lucky-break", enemies="9 walker A4", turn="batman",
        rolls=[4, 1, 6, 2, 3, 5, 4],
    )  # fmt: skip
    t.play("attack own A4", "roll 2")
    assert t.offered() == [
        "Pass", "Reroll lucky-break 3", "Reroll lucky-break 2", "Reroll lucky-break 1",
    ]  # fmt: skip
    t.play("reroll lucky-break 2")
    assert t.told(Rerolled) == [Rerolled("batman", "lucky-break", (4, 5, 6, 4, 3), 4)]
    assert (t["batman"].traits, t.told(HitsCounted)[0].hits) == ((), 4)
    assert [told.trait for told in t.told(TraitUsed)] == ["lucky-break"]


@pytest.mark.rule("dc.attack.reroll", "dc.ability.no-target")
def test_without_a_missed_die_nothing_is_rolled_again() -> None:
    t = table(
        heroes="batman A4 trait=lucky-break escort=science-teacher", enemies="9 walker A4",
        turn="batman", rolls=[4, 5, 6],
    )  # fmt: skip
    t.play("attack own A4")
    assert (t.asked, t["batman"].traits) == (ask.Act, ("lucky-break",))


@pytest.mark.rule("dc.ability.optional", "dc.attack.reroll")
def test_what_may_be_done_after_the_roll_may_be_left() -> None:
    t = table(
        heroes="batman A4 trait=lucky-break trait=critical-opening", enemies="9 walker A4",
        turn="batman", rolls=[6, 4, 1],
    )  # fmt: skip
    t.play("attack own A4")
    assert t.offered() == ["Pass", "Reroll lucky-break 1", "Use critical-opening"]
    t.play("pass")
    assert (t.told(HitsCounted)[0].hits, len(t["batman"].traits)) == (2, 2)


@pytest.mark.rule("dc.ability.no-target", "dc.attack.sixes")
def test_a_critical_opening_needs_a_six_and_is_used_once() -> None:
    none = table(
        heroes="batman A4 trait=critical-opening", enemies="9 walker A4", turn="batman",
        rolls=[5, 4, 1],
    )  # fmt: skip
    none.play("attack own A4")
    assert (none.asked, none["batman"].traits) == (ask.Act, ("critical-opening",))
    t = table(
        heroes="batman A4 trait=critical-opening trait=critical-opening", enemies="9 walker A4",
        turn="batman", rolls=[6, 4, 1],
    )  # fmt: skip
    t.play("attack own A4", "use critical-opening")
    assert (t["batman"].traits, t.told(HitsCounted)[0].hits) == (("critical-opening",), 3)


@pytest.mark.rule("dc.power.no-debt", "dc.ability.once-per-trigger")
def test_say_it_backwards_costs_a_power_for_each_roll_and_none_can_be_owed() -> None:
    t = table(
        heroes="zatanna A4 power=2", enemies="9 walker A4", turn="zatanna",
        rolls=[1, 1, 1, 4, 1, 1, 1, 1, 1, 4, 1, 1, 1, 1],
    )  # fmt: skip
    t.play("attack own A4", "roll 0")
    assert t.offered() == ["Pass", *(f"Reroll say-it-backwards {n}" for n in (3, 2, 1))]
    t.play("reroll say-it-backwards 3")
    t.play("attack own A4", "roll 0", "reroll say-it-backwards 2")
    assert (t["zatanna"].power, [told.hits for told in t.told(HitsCounted)]) == (0, [1, 1])
    assert [(e.ability, e.power) for e in t.told(AbilityUsed)] == [("say-it-backwards", 1)] * 2
    t.play("attack own A4")
    assert t.told(HitsCounted)[2].hits == 0


@pytest.mark.rule("dc.ability.once-card", "dc.attack.reroll")
def test_the_science_teacher_helps_one_roll_a_turn_with_as_many_dice_as_missed() -> None:
    t = table(
        heroes="batman A4 escort=science-teacher", enemies="9 walker A4", turn="batman",
        rolls=[4, 1, 4, 1, 1, 1, 1],
    )  # fmt: skip
    t.play("attack own A4")
    assert t.offered() == ["Pass", "Reroll science-teacher 1"]
    t.play("reroll science-teacher 1")
    t.play("attack own A4")
    assert (t.asked, [told.hits for told in t.told(HitsCounted)]) == (ask.Act, [2, 0])
    assert [(e.hero, e.ability) for e in t.told(AbilityUsed)] == [("batman", "science-teacher")]


@pytest.mark.rule("dc.ability.stacking", "dc.attack.choose")
def test_the_tuned_cry_improves_no_other_weapon() -> None:
    content = own_content()
    card = content.equipment["sonic-rifle"]
    assert card.attack is not None
    wild = replace(card, attack=replace(card.attack, accuracy=5))
    t = table(
        heroes="green-canary A4 xp=19 gear=sonic-rifle", enemies="9 walker A4", turn="green-canary",
        game=DCeased(replace(content, equipment={**content.equipment, "sonic-rifle": wild})),
        rolls=[4, 4, 5],
    )  # fmt: skip
    t.play("attack gear A4")
    assert (t.told(Attacked)[0].accuracy, t.told(HitsCounted)[0].hits) == (5, 1)
