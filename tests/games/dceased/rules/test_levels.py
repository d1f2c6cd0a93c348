"""Experience, Danger Levels and the abilities of heroes."""

from __future__ import annotations

import pytest

from games.dceased.table import table
from sobremesa.games.dceased import GAME
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.content.schema import BRUTE, WALKER
from sobremesa.games.dceased.events.attacks import Attacked, HitsCounted, LevelReached, XpGained
from sobremesa.games.dceased.events.deeds import AbilityUsed, Healed, Placed
from sobremesa.games.dceased.events.enemies import WoundIgnored
from sobremesa.games.dceased.events.turns import PowerGained, TurnBegan
from sobremesa.games.dceased.rules.heroes import gain_xp, holds
from sobremesa.games.dceased.rules.horde import remove, remove_fallen
from sobremesa.games.dceased.state import Stage


@pytest.mark.rule("dc.xp.thresholds", "dc.ruling.thresholds", "dc.xp.level-own")
@pytest.mark.parametrize(
    ("xp", "level"), [(0, 0), (6, 0), (7, 1), (18, 1), (19, 2), (42, 2), (43, 3), (99, 3)]
)
def test_levels_begin_at_7_19_and_43(xp: int, level: int) -> None:
    t = table(heroes="cyborg A4, batman A4", turn="cyborg")
    gain_xp(t.g, t["cyborg"], xp)
    assert (t["cyborg"].level, t["batman"].level) == (level, 0)


@pytest.mark.rule("dc.xp.any-means")
def test_an_ability_that_eliminates_gives_xp_too() -> None:
    t = table(
        heroes="zatanna A4 xp=43 power=3", enemies="3 walker C4, runner down C4, 2 brute C4",
        turn="zatanna",
    )  # fmt: skip
    t.play("use grand-finale")
    assert (t.enemies("C4"), t["zatanna"].xp, t["zatanna"].power) == ({"brute": 2}, 47, 0)


@pytest.mark.rule("dc.xp.no-hero")
def test_enemies_that_no_hero_removed_give_no_xp() -> None:
    t = table(
        heroes="cyborg A4, batman A4", enemies="2 walker A4, brute down A4, z-flash A4",
        turn="cyborg",
    )  # fmt: skip
    remove(t.g, WALKER, t.zone("A4"), 2, down=False)
    remove(t.g, BRUTE, t.zone("A4"), 1, down=True)
    remove_fallen(t.g, "z-flash")
    assert (t.enemies("A4"), t.told(XpGained)) == ({}, [])
    assert [(hero.xp, hero.level) for hero in t.g.heroes.values()] == [(0, 0), (0, 0)]


@pytest.mark.rule("dc.xp.never-lost", "dc.wound.eliminated-xp")
def test_xp_is_never_lost_not_even_with_the_hero() -> None:
    t = table(
        heroes="cyborg A4 xp=20 health=1 done, batman F4 done", enemies="walker A4",
        stage=Stage.ACTIVATION, deck="S05",
    )  # fmt: skip
    assert (t["cyborg"].xp, t["cyborg"].level) == (20, 2)
    assert t.enemies("F1") == {"walker": 5}


@pytest.mark.rule("dc.ability.ladder")
@pytest.mark.parametrize(("xp", "count"), [(0, 1), (7, 1), (19, 2), (43, 3)])
def test_a_hero_has_the_abilities_of_its_level_and_below(xp: int, count: int) -> None:
    t = table("m1", heroes=", ".join(f"{hero} A4 xp={xp}" for hero in GAME.content.heroes))
    for card in GAME.content.heroes.values():
        assert [holds(t.g, t[card.id], ability) for ability in card.ladder] == [
            place < count for place in range(3)
        ]


@pytest.mark.rule(
    "dc.ability.yellow",
    "dc.ability.at-once",
    "dc.example.yellow-last-action",
    "dc.ruling.yellow-plus-one",
)
def test_reaching_yellow_with_the_last_action_gives_one_more() -> None:
    t = table(
        heroes="batman A4 xp=6 used=grapnel-line", enemies="walker A4", turn="batman", actions=1,
        rolls=[4, 1, 1],
    )  # fmt: skip
    t.play("attack own A4")
    assert (t["batman"].level, t.g.actions, t.told(LevelReached)[0].action) == (1, 1, True)


@pytest.mark.rule("dc.ability.yellow-off-turn")
def test_reaching_yellow_off_turn_gives_four_actions_from_the_next_turn_on() -> None:
    t = table(
        heroes="cyborg A4 trait=team-up power=1, batman A4 xp=6", enemies="walker A4",
        turn="cyborg", rolls=[4, 1, 1],
    )  # fmt: skip
    t.play("use team-up")
    assert (t["batman"].level, t.g.actions) == (1, 3)
    t.play("endturn")
    assert (t.told(TurnBegan)[0].hero, t.g.actions) == ("batman", 4)


@pytest.mark.rule("dc.ability.once", "dc.ruling.once-scope")
def test_once_is_between_two_beginnings_of_the_heros_turn() -> None:
    t = table(
        heroes="cyborg A4 trait=team-up power=1, harley-quinn A4", enemies="9 walker A4",
        turn="cyborg", rolls=[4, 1, 1, 1] * 3,
    )  # fmt: skip
    t.play("use team-up", "use chaos-fuel")
    assert t["harley-quinn"].used == ("chaos-fuel",)
    t.play("endturn", "attack own A4", "roll 0", "use chaos-fuel")
    assert t["harley-quinn"].power == 2
    t.play("attack own A4", "roll 0")
    assert t.asked is ask.Act


@pytest.mark.rule("dc.ability.once-card")
def test_a_card_that_was_used_works_again_only_in_another_turn() -> None:
    t = table(
        heroes="cyborg A4 escort=bus-driver, batman A4 used=grapnel-line", turn="cyborg", actions=4
    )
    t.play("move B4 walk bus-driver", "go A4")
    assert not t.offers("move B4 walk bus-driver")
    t.play("trade batman", "endturn")
    assert t.offers("move B4 walk bus-driver")


@pytest.mark.rule("dc.ability.once-per-trigger")
def test_an_effect_answers_each_roll_once() -> None:
    t = table(
        heroes="zatanna A4 power=3", enemies="9 walker A4", turn="zatanna",
        rolls=[1, 1, 1, 2, 2, 2],
    )  # fmt: skip
    t.play("attack own A4", "roll 0", "reroll say-it-backwards 3")
    assert (t.asked, t["zatanna"].power) == (ask.Act, 2)


@pytest.mark.rule("dc.ability.optional", "dc.ability.own-turn")
def test_abilities_may_be_left_alone_and_belong_to_the_own_turn() -> None:
    t = table(
        heroes="harley-quinn A4, green-canary A4", enemies="2 walker A4", turn="harley-quinn",
        rolls=[4, 1, 1, 1],
    )  # fmt: skip
    assert not t.offers("use hard-light-shove")
    t.play("attack own A4", "pass")
    assert t["harley-quinn"].power == 0


@pytest.mark.rule("dc.ability.order", "dc.end.phase", "dc.ruling.end-phase", "dc.ability.heal-cap")
def test_the_group_orders_the_effects_of_the_end_phase() -> None:
    t = table(
        heroes="supergirl A4 xp=19 health=4 done,"
        " cyborg A4 escort=night-nurse power=1 health=3 done",
        stage=Stage.END,
    )  # fmt: skip
    assert t.offered() == [
        "Pass", "Heal solar-skin supergirl",
        "Heal night-nurse supergirl", "Heal night-nurse cyborg",
    ]  # fmt: skip
    t.play("heal night-nurse cyborg", "heal solar-skin supergirl")
    assert (t["supergirl"].health, t["cyborg"].health, t["cyborg"].power) == (5, 4, 0 + 1)
    assert t.g.round == 2


@pytest.mark.rule("dc.ability.heal-cap")
def test_health_never_exceeds_what_is_printed() -> None:
    t = table(heroes="cyborg A4 health=3 power=1 trait=second-wind", turn="cyborg")
    t.play("use second-wind")
    assert (t["cyborg"].health, t.told(Healed)[0].health) == (4, 1)


@pytest.mark.rule(
    "dc.ability.enemy-first", "dc.ruling.enemy-effects-first", "dc.ruling.stolen-lightning"
)
def test_stolen_lightning_comes_before_what_players_do_at_that_moment() -> None:
    t = table(
        heroes="green-canary A4 xp=43 power=2 done", enemies="z-shazam A4", stage=Stage.ACTIVATION
    )
    # Two attacks: the second one finds no Power left for the shield.
    assert (t.asked, t["green-canary"].power) == (ask.Ward, 1)
    t.play("pass")
    assert t["green-canary"].health == 1
    assert t["green-canary"].power == 0 + 1


@pytest.mark.rule("dc.ability.sees")
def test_seeing_is_by_line_of_sight_from_the_heros_zone_now() -> None:
    t = table(heroes="cyborg A4 trait=rally, batman A1, zatanna F4, supergirl F1", turn="cyborg")
    t.play("use rally")
    assert [t[hero].power for hero in ("batman", "zatanna", "supergirl")] == [1, 1, 0]


# The heroes, one by one


@pytest.mark.rule("dc.ability.ladder", "dc.turn.free-limit")
def test_amazon_charge_is_a_free_move_that_ends_among_enemies() -> None:
    t = table(heroes="wonder-woman A4", enemies="walker C4, walker A4", turn="wonder-woman")
    charges = {o for o in t.offered() if "amazon-charge" in o}
    assert charges == {"Move A3 amazon-charge -", "Move B4 amazon-charge -"}
    t.play("move B4 amazon-charge")
    assert set(t.offered()) == {"Go A4", "Go C4"}
    t.play("go C4")
    assert (t.at("wonder-woman"), t.g.actions) == ("C4", 2)


@pytest.mark.rule("dc.ability.stacking")
def test_cell_recharge_and_overload_replace_what_is_usual() -> None:
    t = table(
        heroes="cyborg A4 xp=19 escort=electrician", enemies="9 walker A4", turn="cyborg",
        rolls=[1] * 6,
    )  # fmt: skip
    t.play("powerup")
    assert t.told(PowerGained)[0].gained == 4
    t.play("attack own A4", "roll 2")
    assert len(t.told(Attacked)[0].dice) == 2 + 2 * 2


@pytest.mark.rule("dc.ruling.consent", "dc.push.place")
def test_the_boom_tube_takes_along_whoever_agrees() -> None:
    t = table(
        heroes="cyborg A4 xp=43 power=2 seat=0,"
        " batman A4 seat=1 escort=bus-driver, zatanna A4 seat=0",
        enemies="walker F4", turn="cyborg", seats=2,
    )  # fmt: skip
    t.play("use boom-tube")
    assert not t.offers("zone F4")
    t.play("zone F1", "1 agree", "0 pass")
    assert [t.at(hero) for hero in ("cyborg", "batman", "zatanna")] == ["F1", "F1", "A4"]
    assert (t["cyborg"].power, t.g.actions) == (0, 4)


@pytest.mark.rule("dc.ruling.consent")
def test_vanishing_act_moves_another_hero_only_with_consent() -> None:
    t = table(heroes="zatanna A4 xp=19 power=1 seat=0, batman B4 seat=1", turn="zatanna", seats=2)
    t.play("use vanishing-act", "person batman", "1 agree", "0 zone A1")
    assert (t.at("batman"), t["zatanna"].power) == ("A1", 0)
    assert t.told(Placed)[0].by == "vanishing-act"


@pytest.mark.rule("dc.attack.sixes", "dc.wound.first-once")
def test_bracers_and_riot_shield_ignore_the_same_first_wound() -> None:
    t = table(
        heroes="wonder-woman A4 xp=19 gear=riot-shield done", enemies="3 walker A4",
        stage=Stage.ACTIVATION,
    )  # fmt: skip
    assert (t["wonder-woman"].health, len(t.told(WoundIgnored))) == (3, 1)


@pytest.mark.parametrize(
    ("rolls", "offered"),
    [
        ([1, 1, 1, 1], (False, False)),
        ([4, 1, 1, 1], (True, False)),
        ([4, 4, 1, 1], (True, True)),
    ],
)
def test_chaos_fuel_needs_one_elimination_and_encore_two(
    rolls: list[int], offered: tuple[bool, bool]
) -> None:
    t = table(
        heroes="harley-quinn A4 xp=43", enemies="9 walker A4", turn="harley-quinn", rolls=rolls
    )
    t.play("attack own A4")
    assert (t.offers("use chaos-fuel"), t.offers("use encore")) == offered


def test_encore_follows_two_eliminations_and_works_once() -> None:
    t = table(
        heroes="harley-quinn A4 xp=43 used=chaos-fuel", enemies="9 walker A4", turn="harley-quinn",
        rolls=[4, 4, 1, 1, 4, 4, 1, 1],
    )  # fmt: skip
    t.play("attack own A4", "use encore")
    assert (t.g.actions, t.enemies("A4"), t.asked) == (3, {"walker": 5}, ask.Act)


def test_slippery_never_pays_for_enemies() -> None:
    t = table(heroes="harley-quinn A4 xp=19", enemies="9 walker A4", turn="harley-quinn")
    t.play("move B4")
    assert t.g.actions == 3


@pytest.mark.parametrize(
    ("choice", "left"), [("blast", {"walker": 8}), ("net", {"walker": 8, "walker down": 1})]
)
def test_the_trick_quiver_has_a_blast_and_a_net(choice: str, left: dict[str, int]) -> None:
    rolls = [3, 1, 1] if choice == "blast" else [1, 1]
    t = table(heroes="green-arrow A4", enemies="9 walker C4", turn="green-arrow", rolls=rolls)
    t.play("attack own C4", f"use {choice}")
    if choice == "net":
        t.play("use net")
    assert t.enemies("C4") == left


def test_double_nock_is_a_free_attack_at_range_1_or_more() -> None:
    t = table(
        heroes="green-arrow A4 xp=43 gear=sonic-rifle used=trick-quiver",
        enemies="walker A4, walker B4",
        turn="green-arrow", rolls=[1, 1],
    )  # fmt: skip
    t.play("use double-nock")
    assert set(t.offered()) == {"Attack own B4 -", "Attack gear B4 -"}
    t.play("attack own B4")
    assert (t.g.actions, t.offers("use double-nock")) == (4, False)


def test_solar_flare_rolls_two_more_dice() -> None:
    t = table(heroes="supergirl A4 xp=43", enemies="9 walker A4", turn="supergirl", rolls=[1] * 4)
    t.play("attack own A4")
    assert (len(t.told(Attacked)[0].dice), t.told(HitsCounted)[0].hits) == (4, 0)
    assert t.told(AbilityUsed) == []
