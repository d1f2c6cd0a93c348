"""Cards of one's own do what their effects say, with their own numbers."""

from __future__ import annotations

from typing import Any

import msgspec

from games.dceased.table import Table, sample, table
from sobremesa.games.dceased import DCeased
from sobremesa.games.dceased.content.fallen_effects import Wings
from sobremesa.games.dceased.events.attacks import Eliminated, Pushed
from sobremesa.games.dceased.events.deeds import AbilityUsed, TraitUsed
from sobremesa.games.dceased.state import Stage


def own_table(**position: Any) -> Table:
    """A position of the First Night with the cards of the sample."""
    return table(game=sample(), **position)


def test_a_push_of_ones_own_reaches_and_pulls_as_far_as_it_says() -> None:
    t = own_table(
        heroes="mera A4",
        enemies="walker A4, walker B4, walker D4, 2 walker E4, z-ivy D4",
        turn="mera",
    )
    t.play("use harpoon-pull")
    assert sorted(t.offered()) == ["Pick B4 walker false", "Pick D4 walker false"]
    t.play("pick D4 walker")
    assert t.told(Pushed) == [
        Pushed("walker", "D4", "C4", "harpoon-pull"), Pushed("walker", "C4", "B4", "harpoon-pull"),
    ]  # fmt: skip
    assert t.told(AbilityUsed) == [AbilityUsed("mera", "harpoon-pull")]
    assert not t.offers("use harpoon-pull")


def test_a_sweep_of_ones_own_takes_the_types_and_the_power_that_it_says() -> None:
    t = own_table(
        heroes="mera A4 xp=8 power=3", enemies="2 walker B4, brute B4, runner B4", turn="mera"
    )
    t.play("use broadside")
    assert t.told(Eliminated) == [Eliminated("mera", "B4", 2, 0, "broadside", 1)]
    assert (t.enemies("B4"), t["mera"].power, t["mera"].xp) == ({"runner": 1}, 1, 8 + 3)
    poor = own_table(heroes="mera A4 xp=8 power=1", enemies="walker B4", turn="mera")
    assert not poor.offers("use broadside")


def test_the_levels_of_ones_own_give_the_abilities() -> None:
    free = own_table(heroes="mera A4 xp=4", enemies="3 walker A4", turn="mera")
    assert free.offers("move B4")
    dear = own_table(heroes="mera A4 xp=3", enemies="4 walker A4", turn="mera")
    assert not dear.offers("move")


def test_a_trait_of_ones_own_costs_what_its_card_says() -> None:
    t = own_table(heroes="cyborg A4 power=1 trait=spring-tide", enemies="walker A4", turn="cyborg")
    t.play("use spring-tide", "go B4", "go C4")
    assert (t.enemies("C4"), t["cyborg"].power, t["cyborg"].traits) == ({"walker": 1}, 0, ())
    assert t.told(TraitUsed) == [TraitUsed("cyborg", "spring-tide", 1)]
    poor = own_table(heroes="cyborg A4 trait=spring-tide", enemies="walker A4", turn="cyborg")
    assert not poor.offers("use spring-tide")


def test_a_civilian_of_ones_own_helps_once_a_turn() -> None:
    t = own_table(heroes="cyborg C4 escort=pilot", turn="cyborg", actions=0)
    t.play("open C3-C4 pilot")
    assert (t.g.open_doors.bit_count(), t.offers("open")) == (1, False)


def test_equipment_of_ones_own_works_after_its_attack() -> None:
    t = own_table(
        heroes="cyborg A4 gear=cargo-net", enemies="walker B4", turn="cyborg", rolls=[1, 1, 1]
    )
    t.play("attack gear B4", "use cargo-net")
    assert t.enemies("C4") == {"walker": 1}


def test_a_zombie_hero_of_ones_own_spurs_the_type_that_it_names() -> None:
    t = own_table(
        heroes="cyborg A4 done", enemies="z-swamp F4, runner F4, walker F4", stage=Stage.ACTIVATION
    )
    assert t.everywhere() == {"C4": {"runner": 1}, "D4": {"z-swamp": 1}, "E4": {"walker": 1}}


def test_wings_of_ones_own_carry_as_far_as_the_games() -> None:
    content = sample().content
    wings = content.fallen["z-swamp"].ability
    abilities = content.abilities | {wings: Wings(id=wings)}
    winged = DCeased(msgspec.structs.replace(content, abilities=abilities))
    winged.texts = sample().texts
    ends = [
        table(
            heroes="cyborg A4 done", enemies=f"{fallen} F4", stage=Stage.ACTIVATION, game=game
        ).everywhere()
        for game, fallen in ((winged, "z-hawkgirl"), (winged, "z-swamp"), (sample(), "z-swamp"))
    ]
    assert ends == [{"B4": {"z-hawkgirl": 1}}, {"B4": {"z-swamp": 1}}, {"D4": {"z-swamp": 1}}]
