"""Objectives, doors, rescues, Equipment and Trades in detail, and what is told about them."""

from __future__ import annotations

import pytest

from games.dceased.table import Table, table
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.events.attacks import XpGained
from sobremesa.games.dceased.events.deeds import (
    AbilityUsed,
    Collected,
    DoorOpened,
    GearDiscarded,
    ObjectiveTaken,
    Refused,
    Rescued,
    Traded,
)
from sobremesa.games.dceased.events.missions import DoorUnlocked, TitanWeakened
from sobremesa.games.dceased.events.spawning import PointStarted
from sobremesa.games.dceased.events.turns import PowerGained
from sobremesa.games.dceased.rules.deeds import ACTION, interact_options


def offers(t: Table, kind: str) -> list[str]:
    return [option for option in t.offered() if option.split()[0] == kind]


# Objectives


@pytest.mark.rule("dc.objective.interact", "dc.xp.mission")
def test_a_taken_objective_is_told_with_its_hero_and_zone_and_the_xp() -> None:
    t = table(heroes="cyborg C2", opened="C2", turn="cyborg")
    t.play("interact o1")
    assert t.told(ObjectiveTaken) == [ObjectiveTaken("cyborg", "o1", "C2")]
    assert t.told(XpGained) == [XpGained("cyborg", 5, 5)]
    assert (t.told(DoorUnlocked), t.told(PointStarted), t.told(TitanWeakened)) == ([], [], [])


@pytest.mark.rule("dc.mission.m2-cards", "dc.door.coloured-when", "dc.spawn.coloured")
def test_a_coloured_card_unlocks_its_door_and_starts_its_spawn_point_for_all_to_hear() -> None:
    t = table("m2", heroes="cyborg E9", tokens="blue-card E9, green-card E9", turn="cyborg")
    t.play("interact blue-card")
    assert t.told(DoorUnlocked) == [DoorUnlocked("blue")]
    assert [told.zone for told in t.told(PointStarted)] == ["I7"]
    assert t["cyborg"].tokens == ()
    t.play("interact green-card")
    assert t.told(DoorUnlocked)[1:] == [DoorUnlocked("green")]
    assert [told.zone for told in t.told(PointStarted)] == ["I7", "A9"]


@pytest.mark.rule("dc.wound.eliminated-tokens", "dc.mission.m2-xp")
def test_a_fuse_taken_again_is_told_and_carried_but_gives_nothing_new() -> None:
    t = table("m2", heroes="cyborg E9", tokens="fuse-1 E9", turn="cyborg")
    t.g.taken.append("fuse-1")
    t.play("interact fuse-1")
    assert t.told(ObjectiveTaken) == [ObjectiveTaken("cyborg", "fuse-1", "E9")]
    assert (t["cyborg"].tokens, t["cyborg"].xp, t.g.taken) == (("fuse-1",), 0, ["fuse-1"])


@pytest.mark.rule("dc.mission.m3-shards", "dc.mission.m3-door", "dc.door.coloured-when")
def test_each_shard_weakens_the_titan_and_the_second_unlocks_the_door() -> None:
    t = table("m3", heroes="cyborg A6", tokens="shard-1 A6, shard-2 A6, shard-3 A6", turn="cyborg")
    t.play("interact shard-1")
    assert t.told(TitanWeakened) == [TitanWeakened("z-superman", 7)]
    assert t.told(DoorUnlocked) == []
    t.play("interact shard-2")
    assert t.told(TitanWeakened)[1:] == [TitanWeakened("z-superman", 5)]
    assert t.told(DoorUnlocked) == [DoorUnlocked("blue")]
    t.play("interact shard-3")
    assert (t.told(TitanWeakened)[2].toughness, len(t.told(DoorUnlocked))) == (3, 1)


@pytest.mark.rule("dc.mission.m1-blue", "dc.spawn.coloured")
def test_the_first_rescue_of_the_evacuation_starts_the_blue_point_once() -> None:
    t = table(
        "m1", heroes="cyborg E1", civilians="bus-driver E1, night-nurse E1, park-ranger A1",
        turn="cyborg",
    )  # fmt: skip
    t.play("rescue bus-driver", "rescue night-nurse")
    assert [told.civilian for told in t.told(Rescued)] == ["bus-driver", "night-nurse"]
    assert len(t.told(PointStarted)) == 1


@pytest.mark.rule("dc.objective.condition", "dc.objective.interact")
def test_tokens_of_other_zones_cannot_be_touched() -> None:
    t = table(heroes="cyborg A4", tokens="o1 A4, o2 B4", turn="cyborg")
    assert offers(t, "Interact") == ["Interact o1 action"]


@pytest.mark.rule("dc.objective.condition", "dc.objective.removed")
def test_an_objective_that_was_activated_stays_and_is_not_activated_again() -> None:
    t = table(
        "m2", heroes="cyborg E9 token=fuse-1 token=fuse-2", tokens="generator E9", turn="cyborg"
    )
    assert offers(t, "Interact") == ["Interact generator action"]
    t.g.taken.append("generator")
    assert interact_options(t.g, t["cyborg"], ACTION) == []


# Civilians that help


@pytest.mark.rule("dc.turn.free-actions", "dc.ability.once-card")
def test_firefighter_and_hacker_help_when_no_action_is_left_and_once() -> None:
    t = table(
        heroes="cyborg C4 escort=firefighter escort=teen-hacker", tokens="o1 C4, o2 C4",
        turn="cyborg", actions=0,
    )  # fmt: skip
    assert t.offered() == [
        "Open C3-C4 firefighter", "Interact o1 teen-hacker", "Interact o2 teen-hacker", "EndTurn",
    ]  # fmt: skip
    t.play("interact o2", "open C3-C4")
    assert t.told(AbilityUsed) == [
        AbilityUsed("cyborg", "teen-hacker"),
        AbilityUsed("cyborg", "firefighter"),
    ]
    assert t.told(DoorOpened) == [DoorOpened("cyborg", "C3-C4")]


@pytest.mark.rule("dc.ability.once-card")
def test_the_firefighter_opens_one_door_a_turn() -> None:
    t = table(heroes="cyborg C3 escort=firefighter", opened="C3", turn="cyborg")
    t.play("open C3-C4 firefighter")
    assert (offers(t, "Open"), t.g.actions) == (["Open C3-D3 action"], 3)
    t.play("open C3-D3 action")
    assert t.g.actions == 2


@pytest.mark.rule("dc.civilian.effect-needs-escort")
def test_other_civilians_open_no_door_and_touch_no_objective() -> None:
    t = table(heroes="cyborg C4 escort=bus-driver", tokens="o1 C4", turn="cyborg")
    assert (offers(t, "Open"), offers(t, "Interact")) == (
        ["Open C3-C4 action"],
        ["Interact o1 action"],
    )


# Power and rescue


@pytest.mark.rule("dc.power.up", "dc.power.overflow")
@pytest.mark.parametrize(
    ("hero", "gained", "now"),
    [
        ("zatanna A4", 2, 2),
        ("zatanna A4 escort=electrician", 3, 3),
        ("cyborg A4", 3, 3),
        ("zatanna A4 power=3", 1, 4),
    ],
)
def test_power_up_tells_what_was_gained(hero: str, gained: int, now: int) -> None:
    t = table(heroes=hero, turn=hero.split()[0])
    t.play("powerup")
    assert t.told(PowerGained) == [PowerGained(hero.split()[0], gained, now, "power-up")]
    assert t.g.actions == 2


@pytest.mark.rule("dc.power.up-full")
def test_power_up_is_not_offered_to_whoever_has_all_power_and_the_reason_is_given() -> None:
    t = table(heroes="zatanna A4 power=4", turn="zatanna")
    assert (t.asked, t.offers("powerup"), t.offers("endturn")) == (ask.Act, False, True)
    game = t.match.game
    prompt = game.prompt(t.g, t.match.asks()[0], 0, game.texts["en"])
    assert ("Power Up", "Power is full: 4 is the most.", "dc.power.up-full") in [
        (each.text, each.reason, each.rule) for each in prompt.declined
    ]


@pytest.mark.rule("dc.ability.no-target")
def test_what_would_give_no_power_is_not_offered() -> None:
    rally = table(heroes="cyborg A4 trait=rally, batman A4 power=4", turn="cyborg")
    assert (rally.asked, rally.offers("use rally")) == (ask.Act, False)
    fuel = table(
        heroes="harley-quinn A4 power=4", enemies="walker A4", turn="harley-quinn",
        rolls=[6, 6, 6, 6],
    )  # fmt: skip
    fuel.play("attack own A4", "roll 0")
    assert (fuel.asked, fuel.enemies("A4"), fuel["harley-quinn"].power) == (ask.Act, {}, 4)


@pytest.mark.rule("dc.trait.third")
def test_a_third_trait_like_one_that_is_held_is_no_choice_between_the_two() -> None:
    t = table(heroes="cyborg A4 trait=dash trait=leap", traits="dash", turn="cyborg")
    t.play("gaintrait")
    assert (t.asked, t.offered()) == (ask.ThirdTrait, ["Pass", "Replace leap"])
    same = table(heroes="cyborg A4 trait=dash trait=dash", traits="dash", turn="cyborg")
    same.play("gaintrait")
    assert (same.asked, same["cyborg"].traits) == (ask.Act, ("dash", "dash"))
    assert same.g.trait_discard == ["dash"]


@pytest.mark.rule("dc.civilian.rescue", "dc.civilian.power-full")
def test_a_rescue_is_told_with_the_power_it_gives() -> None:
    t = table(heroes="cyborg A4 power=1", civilians="bus-driver A4", turn="cyborg")
    t.play("rescue bus-driver")
    assert t.told(Rescued) == [Rescued("cyborg", "bus-driver", "A4")]
    assert t.told(PowerGained) == [PowerGained("cyborg", 3, 4, "rescue")]


# Equipment


@pytest.mark.rule("dc.equipment.collect", "dc.equipment.slot")
def test_equipment_is_told_when_it_is_turned_up_and_one_in_another_zone_stays() -> None:
    t = table(heroes="cyborg A4", gear="storm-mace A4, riot-shield B4", turn="cyborg")
    t.play("collect")
    assert t.told(Collected) == [Collected("cyborg", "storm-mace", "A4")]
    assert (t.g.hidden_gear, t.told(GearDiscarded)) == ({t.zone("B4"): "riot-shield"}, [])
    assert offers(t, "Collect") == []


# Trade


@pytest.mark.rule("dc.trade.partner", "dc.trade.cost")
@pytest.mark.parametrize(
    ("heroes", "actions", "offered"),
    [
        ("cyborg A4 gear=storm-mace, batman A4", 1, ["Trade batman action"]),
        ("cyborg A4 gear=storm-mace trait=adrenaline-rush, batman A4", 0, []),
        ("cyborg A4, batman A4 token=fuse-1", 1, ["Trade batman action"]),
        ("cyborg A4 trait=leap, batman A4 trait=leap", 1, []),
        ("cyborg A4 gear=storm-mace, batman A4 out", 1, []),
        ("cyborg A4 gear=storm-mace, batman A4 left", 1, []),
        ("cyborg A4 gear=storm-mace, batman B4", 1, []),
        ("cyborg A4 escort=bike-courier, batman B4", 0, ["Trade batman bike-courier"]),
        ("cyborg A4 escort=bike-courier, batman C4", 1, []),
        ("cyborg A4 escort=bike-courier, batman B4 out", 1, []),
        (
            "cyborg A4 escort=bike-courier, batman A4",
            1,
            ["Trade batman action", "Trade batman bike-courier"],
        ),
        ("cyborg A4 escort=bike-courier, batman A4", 0, ["Trade batman bike-courier"]),
    ],
)
def test_a_trade_is_offered_where_something_can_change_hands(
    heroes: str, actions: int, offered: list[str]
) -> None:
    t = table("m2", heroes=heroes, tokens="", turn="cyborg", actions=actions)
    assert offers(t, "Trade") == offered


@pytest.mark.rule("dc.trade.enemies-allowed")
def test_enemies_do_not_prevent_a_trade() -> None:
    t = table(heroes="cyborg A4 gear=storm-mace, batman A4", enemies="9 walker A4", turn="cyborg")
    assert offers(t, "Trade") == ["Trade batman action"]


@pytest.mark.rule("dc.trade.what", "dc.trade.unequal")
def test_a_trade_tells_what_went_each_way_and_leaves_the_rest() -> None:
    t = table(
        "m2",
        heroes="cyborg A4 gear=storm-mace escort=bus-driver token=fuse-1,"
        " batman A4 gear=riot-shield escort=night-nurse token=fuse-2", tokens="", turn="cyborg",
    )  # fmt: skip
    t.play("trade batman", "hand bus-driver")
    assert t.offered() == [
        "Hand storm-mace", "Hand fuse-1", "Hand riot-shield", "Hand night-nurse", "Hand fuse-2",
        "Done",
    ]  # fmt: skip
    t.play("hand fuse-2", "done")
    assert t.told(Traded) == [Traded("cyborg", "batman", ("bus-driver",), ("fuse-2",))]
    cyborg, batman = t["cyborg"], t["batman"]
    assert (cyborg.gear, cyborg.escorts, cyborg.tokens) == ("storm-mace", (), ("fuse-1", "fuse-2"))
    assert (batman.gear, batman.escorts, batman.tokens) == (
        "riot-shield", ("night-nurse", "bus-driver"), (),
    )  # fmt: skip
    assert (t.g.actions, t.told(GearDiscarded)) == (2, [])


@pytest.mark.rule("dc.trade.what")
def test_something_must_change_hands_in_a_trade() -> None:
    t = table(heroes="cyborg A4 gear=storm-mace escort=bus-driver, batman A4", turn="cyborg")
    t.play("trade batman")
    assert t.offered() == ["Hand storm-mace", "Hand bus-driver"]


@pytest.mark.rule("dc.trade.limit", "dc.equipment.discarded")
@pytest.mark.parametrize(
    ("kept", "spent"), [("storm-mace", "riot-shield"), ("riot-shield", "storm-mace")]
)
def test_who_receives_a_second_card_keeps_one_and_the_other_is_told_gone(
    kept: str, spent: str
) -> None:
    t = table(heroes="cyborg A4 gear=storm-mace, batman A4 gear=riot-shield", turn="cyborg")
    t.play("trade batman", "hand riot-shield", "done", f"keep {kept}")
    assert (t["cyborg"].gear, t["batman"].gear, t.g.spent_gear) == (kept, "", [spent])
    assert t.told(GearDiscarded) == [GearDiscarded("cyborg", spent)]


@pytest.mark.rule("dc.ability.once-card", "dc.trade.cost")
def test_the_courier_trades_once_a_turn_and_an_ordinary_trade_leaves_him() -> None:
    t = table(
        heroes="cyborg A4 escort=bike-courier gear=storm-mace, batman A4 gear=riot-shield",
        turn="cyborg",
    )  # fmt: skip
    t.play("trade batman action", "hand storm-mace", "hand riot-shield", "done")
    assert (t.g.actions, offers(t, "Trade"), t.told(AbilityUsed)) == (
        2,
        ["Trade batman action", "Trade batman bike-courier"],
        [],
    )
    t.play("trade batman bike-courier", "hand storm-mace", "hand riot-shield", "done")
    assert (t.g.actions, offers(t, "Trade")) == (2, ["Trade batman action"])
    assert t.told(AbilityUsed) == [AbilityUsed("cyborg", "bike-courier")]


@pytest.mark.rule("dc.ruling.consent")
def test_who_declined_a_trade_is_not_asked_again_in_this_turn_but_in_the_next() -> None:
    t = table(
        heroes="cyborg A4 seat=0 gear=storm-mace, batman A4 seat=1, zatanna A4 seat=1",
        turn="cyborg", seats=2,
    )  # fmt: skip
    t.play("trade batman", "1 pass")
    assert (offers(t, "Trade"), t.told(Refused)) == (["Trade zatanna action"], [Refused("batman")])
    t.play("endturn", "0 activate zatanna")
    assert offers(t, "Trade") == ["Trade cyborg action"]
