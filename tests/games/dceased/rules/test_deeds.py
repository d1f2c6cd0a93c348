"""Objectives, rescues, Equipment and Trade."""

from __future__ import annotations

import pytest

from games.dceased.table import table
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.events.attacks import XpGained
from sobremesa.games.dceased.events.deeds import (
    Collected,
    GearDiscarded,
    ObjectiveTaken,
    Refused,
    Rescued,
    Traded,
)
from sobremesa.games.dceased.state import Stage

# Objectives


@pytest.mark.rule(
    "dc.objective.interact",
    "dc.objective.mission-effect",
    "dc.objective.removed",
    "dc.mission.m0-objectives",
    "dc.xp.mission",
)
def test_an_objective_of_the_first_night_gives_5_xp_and_leaves_the_board() -> None:
    t = table(heroes="cyborg C2", opened="C2", turn="cyborg")
    t.play("interact o1")
    assert ("o1" in t.g.tokens, t.g.taken, t["cyborg"].xp) == (False, ["o1"], 5)
    assert (t["cyborg"].tokens, t.g.actions) == ((), 2)
    assert not table(heroes="cyborg C3", opened="C2", turn="cyborg").offers("interact")


@pytest.mark.rule("dc.objective.one")
def test_one_interact_handles_one_token() -> None:
    t = table(heroes="cyborg C2", tokens="o1 C2, o2 C2", turn="cyborg")
    t.play("interact o2")
    assert (t.g.taken, t.offers("interact o1"), t.g.actions) == (["o2"], True, 2)


@pytest.mark.rule("dc.objective.condition", "dc.mission.m2-generator")
@pytest.mark.parametrize(
    ("heroes", "able"),
    [
        ("cyborg D8 token=fuse-1 token=fuse-2", True),
        ("cyborg D8 token=fuse-1, batman D8 token=fuse-2", True),
        ("cyborg D8, batman D8 token=fuse-1 token=fuse-2", True),
        ("cyborg D8 token=fuse-1, batman C8 token=fuse-2", False),
        ("cyborg D8 token=fuse-1", False),
    ],
)
def test_the_generator_needs_both_fuses_in_its_zone(heroes: str, able: bool) -> None:
    t = table("m2", heroes=heroes, tokens="generator D8", opened="D8", turn="cyborg")
    assert t.offers("interact generator") == able
    if able:
        t.play("interact generator")
        assert t.result == "won"


@pytest.mark.rule(
    "dc.objective.carried", "dc.objective.carried-number", "dc.mission.m2-fuses", "dc.mission.m2-xp"
)
def test_fuses_are_carried_as_many_as_one_likes() -> None:
    t = table("m2", heroes="cyborg B2", tokens="fuse-1 B2, fuse-2 B2", opened="B2", turn="cyborg")
    t.play("interact fuse-1", "interact fuse-2")
    assert (t["cyborg"].tokens, t["cyborg"].xp, t.g.tokens) == (("fuse-1", "fuse-2"), 10, {})


@pytest.mark.rule("dc.objective.carried-trade")
def test_carried_tokens_change_hands_in_a_trade() -> None:
    t = table("m2", heroes="cyborg E9 token=fuse-1, batman E9", tokens="", turn="cyborg")
    t.play("trade batman")
    assert (t["cyborg"].tokens, t["batman"].tokens) == ((), ("fuse-1",))


@pytest.mark.rule("dc.wound.eliminated-tokens", "dc.ruling.eliminated-hero-goods")
def test_tokens_of_a_lost_hero_stay_and_give_no_second_xp() -> None:
    t = table(
        "m2", heroes="cyborg E9 health=1 token=fuse-1 done, batman E9 done", tokens="",
        taken="fuse-1", enemies="walker E9", stage=Stage.ACTIVATION, rolls=[6, 1, 1],
    )  # fmt: skip
    t.play("assign cyborg")
    assert t.g.tokens == {"fuse-1": t.zone("E9")}
    t.play("attack own E9", "roll 0", "interact fuse-1")
    assert (t["batman"].tokens, t["batman"].xp) == (("fuse-1",), 1)


# Rescues


@pytest.mark.rule(
    "dc.civilian.rescue", "dc.civilian.card", "dc.civilian.power-full", "dc.civilian.no-xp"
)
def test_a_rescue_fills_power_and_gives_no_xp() -> None:
    t = table(heroes="cyborg A4", civilians="bus-driver A4, night-nurse B4", turn="cyborg")
    assert [o for o in t.offered() if o.startswith("Rescue")] == ["Rescue bus-driver"]
    t.play("rescue bus-driver")
    hero = t["cyborg"]
    assert (hero.escorts, hero.power, hero.xp, t.g.actions) == (("bus-driver",), 4, 0, 2)
    assert "bus-driver" not in t.g.civilians


@pytest.mark.rule(
    "dc.civilian.rescue",
    "dc.civilian.rescue-knocked-down",
    "dc.equipment.knocked-down",
    "dc.equipment.collect",
)
@pytest.mark.parametrize("enemy", ["walker A4", "walker down A4", "z-flash A4"])
def test_any_enemy_in_the_zone_prevents_rescue_and_collect(enemy: str) -> None:
    t = table(
        heroes="cyborg A4", civilians="bus-driver A4", gear="riot-shield A4", enemies=enemy,
        turn="cyborg",
    )  # fmt: skip
    assert (t.offers("rescue"), t.offers("collect")) == (False, False)
    free = table(
        heroes="cyborg A4", civilians="bus-driver A4", gear="riot-shield A4", turn="cyborg"
    )
    assert (free.offers("rescue"), free.offers("collect")) == (True, True)


@pytest.mark.rule("dc.civilian.rescue-one", "dc.civilian.any-number")
def test_each_rescue_takes_an_action_and_a_hero_escorts_any_number() -> None:
    t = table(
        heroes="cyborg A4 escort=electrician",
        civilians="bus-driver A4, night-nurse A4",
        turn="cyborg",
    )
    t.play("rescue night-nurse", "rescue bus-driver")
    assert t["cyborg"].escorts == ("electrician", "night-nurse", "bus-driver")
    assert t.g.actions == 1


@pytest.mark.rule("dc.civilian.again", "dc.mission.m1-xp", "dc.wound.eliminated-escorts")
def test_a_civilian_left_behind_is_rescued_again_for_power_but_not_for_xp() -> None:
    t = table(
        "m1", heroes="cyborg E1", civilians="bus-driver E1, night-nurse E1", rescued="bus-driver",
        hidden="park-ranger H4", turn="cyborg",
    )  # fmt: skip
    t.play("rescue bus-driver")
    assert (t["cyborg"].power, t["cyborg"].xp) == (4, 0)
    t.play("rescue night-nurse")
    assert t["cyborg"].xp == 2


@pytest.mark.rule("dc.civilian.effect-needs-escort", "dc.civilian.reusable")
def test_a_civilian_helps_its_escort_again_and_again_and_nobody_else() -> None:
    t = table(heroes="zatanna A4 escort=electrician, batman A4", turn="zatanna", actions=2)
    t.play("powerup")
    assert (t["zatanna"].power, t["zatanna"].escorts) == (3, ("electrician",))
    other = table(heroes="batman A4, zatanna A4 escort=electrician", turn="batman")
    other.play("powerup")
    assert other["batman"].power == 2


# Equipment


@pytest.mark.rule(
    "dc.equipment.collect", "dc.equipment.slot", "dc.equipment.at-once", "dc.equipment.gives"
)
def test_equipment_goes_to_the_slot_and_can_be_used_at_once() -> None:
    t = table(
        heroes="cyborg D4", gear="coil-rifle D4", enemies="walker A4", turn="cyborg",
        rolls=[4, 1, 1],
    )  # fmt: skip
    assert not t.offers("attack")
    t.play("collect")
    assert (t["cyborg"].gear, t.g.hidden_gear, t.g.actions) == ("coil-rifle", {}, 2)
    t.play("attack gear A4")
    assert t.enemies("A4") == {}


@pytest.mark.rule(
    "dc.equipment.one", "dc.equipment.choose", "dc.equipment.informed", "dc.equipment.discarded"
)
@pytest.mark.parametrize(
    ("kept", "spent"), [("coil-rifle", "storm-mace"), ("storm-mace", "coil-rifle")]
)
def test_of_two_cards_one_is_kept_and_the_other_leaves_the_game(kept: str, spent: str) -> None:
    t = table(heroes="cyborg D4 gear=storm-mace", gear="coil-rifle D4", turn="cyborg")
    t.play("collect")
    assert (t.asked, t.told(Collected)[0].gear) == (ask.KeepGear, "coil-rifle")
    t.play(f"keep {kept}")
    assert (t["cyborg"].gear, t.g.spent_gear) == (kept, [spent])
    assert t.told(GearDiscarded)[0].gear == spent


@pytest.mark.rule("dc.equipment.attack", "dc.equipment.reusable", "dc.attack.choose")
def test_an_attack_of_equipment_is_used_like_the_heros_own_and_stays() -> None:
    t = table(
        heroes="wonder-woman A4 gear=sonic-rifle", enemies="walker A4, walker C4",
        turn="wonder-woman", rolls=[4, 1, 1, 3, 1, 1],
    )  # fmt: skip
    assert {o for o in t.offered() if o.startswith("Attack")} == {
        "Attack own A4 -", "Attack gear A4 -", "Attack gear C4 -",
    }  # fmt: skip
    t.play("attack gear C4", "attack own A4")
    assert (t.everywhere(), t["wonder-woman"].gear) == ({}, "sonic-rifle")


# Trade


@pytest.mark.rule(
    "dc.trade.partner",
    "dc.trade.what",
    "dc.trade.unequal",
    "dc.trade.cost",
    "dc.equipment.tradeable",
    "dc.civilian.tradeable",
    "dc.civilian.trade-no-power",
)
def test_everything_may_change_hands_for_nothing_with_one_hero_in_the_zone() -> None:
    t = table(
        heroes="cyborg A4,"
        " batman A4 gear=riot-shield escort=bus-driver, zatanna B4 gear=storm-mace",
        turn="cyborg",
    )  # fmt: skip
    assert [o for o in t.offered() if o.startswith("Trade")] == ["Trade batman action"]
    t.play("trade batman", "hand riot-shield", "hand bus-driver")
    assert (t["cyborg"].gear, t["cyborg"].escorts, t["cyborg"].power) == (
        "riot-shield", ("bus-driver",), 0,
    )  # fmt: skip
    assert (t["batman"].gear, t["batman"].escorts, t.g.actions) == ("", (), 2)
    assert t.told(Traded)[0].got == ("riot-shield", "bus-driver")


@pytest.mark.rule("dc.trade.what")
def test_a_trade_may_go_both_ways() -> None:
    t = table(heroes="cyborg A4 gear=storm-mace, batman A4 gear=riot-shield", turn="cyborg")
    t.play("trade batman", "hand riot-shield", "hand storm-mace")
    assert (t["cyborg"].gear, t["batman"].gear, t.g.spent_gear) == ("riot-shield", "storm-mace", [])


@pytest.mark.rule("dc.trade.limit")
def test_a_surplus_card_is_discarded_by_its_receiver() -> None:
    t = table(
        heroes="cyborg A4 gear=storm-mace seat=0, batman A4 gear=riot-shield seat=1",
        turn="cyborg", seats=2,
    )  # fmt: skip
    t.play("trade batman", "hand storm-mace", "done", "1 agree")
    assert (t.asked, t.seat) == (ask.KeepGear, 1)
    t.play("1 keep storm-mace")
    assert (t["cyborg"].gear, t["batman"].gear, t.g.spent_gear) == (
        "",
        "storm-mace",
        ["riot-shield"],
    )


@pytest.mark.rule("dc.ruling.consent", "dc.trade.unequal")
def test_a_trade_needs_the_other_players_consent_and_costs_nothing_without() -> None:
    t = table(
        heroes="cyborg A4 gear=storm-mace seat=0, batman A4 escort=bus-driver seat=1",
        turn="cyborg", seats=2,
    )  # fmt: skip
    t.play("trade batman", "hand bus-driver", "done")
    assert (t.asked, t.seat) == (ask.Consent, 1)
    t.play("1 pass")
    assert (t.g.actions, t["batman"].escorts, t.told(Refused)[0].hero) == (
        3,
        ("bus-driver",),
        "batman",
    )
    assert not t.offers("trade batman")


def test_nothing_is_taken_twice() -> None:
    t = table(heroes="cyborg C2", tokens="o1 C2", turn="cyborg")
    t.play("interact o1")
    assert (len(t.told(ObjectiveTaken)), len(t.told(XpGained)), t.told(Rescued)) == (1, 1, [])
