"""Spawn cards, decks, Zombie Heroes and running out of miniatures."""

from __future__ import annotations

import pytest

from games.dceased.setups import spawn
from games.dceased.table import Table, table
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.events.deeds import Reshuffled
from sobremesa.games.dceased.events.enemies import ActivationBegan, EnemiesMoved
from sobremesa.games.dceased.events.spawning import (
    CardBuried,
    CardCancelled,
    CardDrawn,
    CardSeen,
    FallenAppeared,
    NothingDrawn,
    RanShort,
    Spawned,
)
from sobremesa.games.dceased.events.turns import PhaseBegan
from sobremesa.games.dceased.state import Order
from sobremesa.testing.promises import check_anchor


def draws(t: Table) -> list[str]:
    return [event.zone for event in t.told(CardDrawn)]


@pytest.mark.rule("dc.spawn.when", "dc.spawn.one-card", "dc.spawn.place", "dc.spawn.discard")
def test_a_card_is_drawn_for_the_spawn_point_and_resolved_and_discarded() -> None:
    t = spawn("S05 S06")
    assert (t.everywhere(), t.g.spawn_discard, t.g.spawn_deck) == (
        {"F1": {"walker": 2}}, ["S05"], ["S06"],
    )  # fmt: skip
    assert t.g.reserve[0] == 33


@pytest.mark.rule(
    "dc.spawn.order",
    "dc.spawn.mission-map",
    "dc.example.spawn-order-m4",
    "dc.spawn.order-data",
    "dc.mission.m4-points",
    "dc.spawn.coloured",
    "dc.ruling.clockwise",
)
@pytest.mark.parametrize(
    ("charge", "zones"),
    [
        (0, "D1 G4 D7 A4"),
        (2, "D1 G4 D7 A4"),
        (3, "D1 G1 G4 D7 A4"),
        (4, "D1 G1 G4 D7 A7 A4"),
    ],
)
def test_spawn_points_draw_clockwise_from_the_first_and_coloured_ones_in_their_place(
    charge: int, zones: str
) -> None:
    t = spawn(" ".join(["S01"] * 7), "m4", "cyborg D4 done", charge=charge)
    assert draws(t) == zones.split()
    board = t.g.book.board
    points = [point.zone for point in t.g.book.points]
    assert board.clockwise(sum(1 << zone for zone in points), points[0]) == points


@pytest.mark.rule("dc.example.spawn-order-m2", "dc.spawn.coloured-next")
def test_a_point_started_in_this_round_draws_in_this_rounds_spawn_step() -> None:
    t = table(
        "m2", heroes="cyborg B5", tokens="blue-card B5", opened="B5", turn="cyborg", actions=1,
        deck="S01 S01 S01 S01",
    )  # fmt: skip
    t.play("interact blue-card")
    assert draws(t) == ["C1", "I1", "I7"]


@pytest.mark.rule("dc.example.danger-line", "dc.spawn.line")
def test_the_line_of_the_hero_with_the_most_xp_is_read() -> None:
    t = spawn("S05", heroes="green-canary A4 xp=5 done, cyborg A4 xp=12 done")
    assert (t.told(CardDrawn)[0].level, t.enemies("F1")) == ("yellow", {"walker": 4})


@pytest.mark.rule("dc.spawn.line-eliminated")
def test_the_level_of_a_lost_hero_goes_on_counting() -> None:
    t = spawn("S05", heroes="cyborg A4 done, batman A4 xp=43 out")
    assert t.enemies("F1") == {"walker": 7}


@pytest.mark.rule("dc.spawn.line-when")
def test_the_level_is_read_anew_for_each_card() -> None:
    t = spawn(
        "S01 S05 S11 S11", "m4", "cyborg D4 xp=6 done, batman D4 trait=not-today power=1 done"
    )
    t.g.heroes["cyborg"].level = 1
    t.play("pass", "pass", "pass", "pass")
    assert [event.level for event in t.told(CardDrawn)] == ["blue", "yellow", "yellow", "yellow"]
    assert t.enemies("G4") == {"walker": 4}


@pytest.mark.rule("dc.spawn.occupied")
def test_enemies_appear_among_heroes_and_do_nothing_yet() -> None:
    t = spawn("S05", heroes="cyborg F1 done")
    assert (t.enemies("F1"), t["cyborg"].health) == ({"walker": 2}, 4)


@pytest.mark.rule("dc.spawn.zero", "dc.spawn.charge-none")
@pytest.mark.parametrize("card", ["S11", "S25"])
def test_a_line_with_zero_places_nothing_and_is_no_shortage(card: str) -> None:
    t = spawn(card, reserve={"brute": 0}, enemies="brute C4")
    assert (t.told(Spawned), t.told(RanShort), t.told(ActivationBegan)) == ([], [], [])


@pytest.mark.rule("dc.spawn.reshuffle", "dc.deck.on-demand")
def test_the_discarded_cards_become_the_deck_when_one_is_needed() -> None:
    t = spawn("S01", "m4", "cyborg D4 done", discard="S05", shuffles=[["S01", "S05"]])
    assert t.told(Reshuffled)[0].cards == 2
    assert [event.card for event in t.told(CardDrawn)] == ["S01", "S05", "S01", "S05"]


@pytest.mark.rule("dc.deck.spawn-none")
def test_without_any_spawn_card_nothing_appears() -> None:
    t = spawn("", "m4", "cyborg D4 done")
    assert (len(t.told(NothingDrawn)), t.everywhere()) == (4, {})


@pytest.mark.rule("dc.spawn.charge", "dc.spawn.charge-only")
def test_charging_enemies_act_at_once_and_alone() -> None:
    t = spawn("S22", heroes="cyborg A1 done", enemies="3 walker F1")
    assert t.everywhere() == {"E1": {"walker": 2}, "F1": {"walker": 3}}
    assert [(e.reason, e.count) for e in t.told(ActivationBegan)] == [("charge", 2)]


@pytest.mark.rule(
    "dc.spawn.extra-activation", "dc.spawn.extra-activation-blue", "dc.ruling.blue-extra-activation"
)
def test_an_extra_activation_places_nothing_and_works_at_blue() -> None:
    t = spawn("S27", heroes="cyborg A4 done", enemies="walker C4, brute C4")
    assert t.everywhere() == {"B4": {"walker": 1}, "C4": {"brute": 1}}


@pytest.mark.rule("dc.spawn.extra-activation-none")
def test_an_extra_activation_of_nobody_does_nothing() -> None:
    t = spawn("S30", enemies="walker C4")
    assert (t.told(ActivationBegan), t.everywhere()) == ([], {"C4": {"walker": 1}})


@pytest.mark.rule("dc.spawn.zombie-hero", "dc.spawn.zombie-hero-order")
def test_a_zombie_hero_comes_first_and_its_horde_after_it() -> None:
    t = spawn("S32", fallen="z-ivy z-flash")
    assert t.enemies("F1") == {"walker": 2, "z-ivy": 1}
    assert t.order(FallenAppeared, Spawned) == ["FallenAppeared", "Spawned"]
    assert t.g.fallen_deck == ["z-flash"]


@pytest.mark.rule("dc.zhero.reshuffle")
def test_discarded_zombie_heroes_can_come_back() -> None:
    t = spawn("S31", fallen_discard="z-ivy z-flash", shuffles=[["z-ivy", "z-flash"]])
    assert (t.enemies("F1"), t.g.fallen_discard) == ({"walker": 1, "z-flash": 1}, [])


@pytest.mark.rule("dc.zhero.none-left", "dc.ruling.zhero-exhausted")
def test_without_a_zombie_hero_left_those_in_play_act_before_the_horde_comes() -> None:
    t = spawn("S31", heroes="cyborg A1 done", enemies="z-ivy F1")
    assert t.everywhere() == {"D1": {"z-ivy": 1}, "F1": {"walker": 1}}
    assert t.order(ActivationBegan, Spawned) == ["ActivationBegan", "Spawned"]


@pytest.mark.rule("dc.zhero.card")
def test_aquaman_calls_a_walker_at_the_start_of_the_spawn_step() -> None:
    t = spawn("S05", enemies="z-aquaman C4")
    assert t.everywhere() == {"C4": {"walker": 1, "z-aquaman": 1}, "F1": {"walker": 2}}
    assert t.order(PhaseBegan, Spawned, CardDrawn)[:3] == ["PhaseBegan", "Spawned", "CardDrawn"]


# Special cards


@pytest.mark.rule("dc.spawn.special", "dc.deck.civilian", "dc.spawn.survivor")
def test_voices_behind_the_door_bring_a_civilian_while_the_deck_lasts() -> None:
    t = spawn("S36", civilian_deck="bus-driver park-ranger")
    assert (t.asked, t.offered(), t.enemies("F1")) == (
        ask.Survivor, ["Zone D1", "Zone F3"], {"walker": 1},
    )  # fmt: skip
    assert t.match.asks()[0].anchor
    check_anchor(t.match)
    t.play("zone F3")
    assert (t.civilian("bus-driver"), t.g.civilian_deck, t.g.strays) == (
        "F3", ["park-ranger"], ["bus-driver"],
    )  # fmt: skip
    assert (t.asked, t.g.round, t.g.spawn_discard) == (ask.Act, 2, ["S36"])
    empty = spawn("S36 S11 S11 S11", "m4", "cyborg D4 done", lost="bus-driver")
    assert (empty.g.civilians, empty.g.civilian_deck, empty.enemies("D1")) == (
        {},
        [],
        {"walker": 1},
    )


@pytest.mark.rule("dc.spawn.survivor")
def test_the_civilian_comes_out_where_no_enemy_is_or_could_be_next() -> None:
    # D1 is beside the Brute, so the other way is the only one.
    t = spawn("S36", civilian_deck="bus-driver", enemies="brute C1")
    assert (t.asked, t.civilian("bus-driver")) == (ask.Act, "F3")
    everywhere = ", ".join(f"walker {zone}" for zone in ("A1", "A3", "B4", "D1", "D4", "F2", "F4"))
    nowhere = spawn("S36", civilian_deck="bus-driver", enemies=everywhere)
    assert (nowhere.g.civilians, nowhere.g.civilian_deck) == ({}, ["bus-driver"])
    assert (nowhere.asked, nowhere.g.strays) == (ask.Act, [])


@pytest.mark.rule("dc.spawn.survivor", "dc.ruling.survivor", "dc.mission.m0-civilian")
@pytest.mark.parametrize("mission", ["m0", "m1", "m2", "m3", "m4"])
def test_in_no_mission_does_the_card_put_a_civilian_beside_its_killers(mission: str) -> None:
    start = {"m0": "A4", "m1": "A4", "m2": "E9", "m3": "E6", "m4": "D4"}[mission]
    t = spawn("S36", mission, f"cyborg {start} done", civilian_deck="bus-driver")
    if t.asked is ask.Survivor:
        t.play(t.offered()[0])
    zone = t.g.civilians["bus-driver"]
    assert not (around(t, zone) & t.g.infested)
    assert t.g.lost == []


def around(t: Table, zone: int) -> int:
    """A Zone and those connected to it."""
    return t.g.view.neighbours[zone] | 1 << zone


@pytest.mark.rule("dc.spawn.special", "dc.end.exit-goods")
def test_the_broadcast_takes_a_power_from_every_hero_in_play() -> None:
    t = spawn("S37", heroes="cyborg A4 power=3 done, batman A4 power=2 left")
    assert (t["cyborg"].power, t["batman"].power, t.enemies("F1")) == (2 + 1, 2, {"walker": 1})


@pytest.mark.rule("dc.spawn.special")
def test_they_are_everywhere_at_every_active_point() -> None:
    t = spawn("S38 S11 S11 S11", "m4", "cyborg D4 done")
    assert t.everywhere() == {zone: {"walker": 1} for zone in ("D1", "G4", "D7", "A4")}


@pytest.mark.rule("dc.spawn.special")
def test_the_noise_draws_standing_zombies_of_empty_streets_without_attacks() -> None:
    t = spawn(
        "S39",
        heroes="cyborg A4 done",
        enemies="walker A4, runner C4, walker down C4, brute C3, z-flash D4",
        doors="C3-C4",
    )
    assert t.everywhere() == {
        "A4": {"walker": 1}, "B4": {"runner": 1}, "C4": {"walker down": 1}, "C3": {"brute": 1},
        "D4": {"z-flash": 1},
    }  # fmt: skip
    assert (t["cyborg"].health, len(t.told(EnemiesMoved))) == (4, 1)


@pytest.mark.rule("dc.spawn.special")
def test_a_breath_of_silence_gives_power_and_nothing_appears() -> None:
    t = spawn("S40", heroes="cyborg A4 done")
    assert (t["cyborg"].power, t.everywhere()) == (1 + 1, {})


# More heroes


@pytest.mark.rule("dc.spawn.extra-heroes")
@pytest.mark.parametrize(
    ("mission", "party", "zones"),
    [
        ("m4", 4, "D1 G4 D7 A4"),
        ("m4", 5, "D1 D1 G4 D7 A4"),
        ("m4", 6, "D1 D1 G4 G4 D7 A4"),
        ("m0", 6, "F1 F1 F1"),
    ],
)
def test_a_fifth_and_a_sixth_hero_bring_more_cards(mission: str, party: int, zones: str) -> None:
    everybody = ["batman", "cyborg", "green-canary", "wonder-woman", "harley-quinn", "zatanna"]
    start = "D4" if mission == "m4" else "A4"
    heroes = ", ".join(f"{hero} {start} done" for hero in everybody[:party])
    assert draws(spawn(" ".join(["S01"] * 6), mission, heroes)) == zones.split()


# Running short


@pytest.mark.rule(
    "dc.example.shortage",
    "dc.shortage.place-rest",
    "dc.shortage.activation",
    "dc.shortage.once-each",
)
def test_too_few_walkers_are_placed_and_all_walkers_act_once() -> None:
    t = spawn(
        "S05", heroes="cyborg A4 xp=19 done", enemies="2 walker C4, brute C4", reserve={"walker": 2}
    )
    assert (t.told(Spawned)[0].count, t.told(RanShort)[0].missing) == (2, 3)
    assert [(e.reason, e.enemy) for e in t.told(ActivationBegan)] == [("shortage", "walker")]
    assert (t.enemies("B4"), t.enemies("C4")) == ({"walker": 2}, {"brute": 1})


@pytest.mark.rule("dc.shortage.place-rest", "dc.shortage.activation")
def test_with_none_left_nothing_is_placed_and_the_type_acts() -> None:
    t = spawn("S05", heroes="cyborg A4 done", enemies="walker C4", reserve={"walker": 0})
    assert t.everywhere() == {"B4": {"walker": 1}}


@pytest.mark.rule("dc.shortage.chain")
def test_each_short_placement_causes_an_activation_of_its_own() -> None:
    t = spawn("S38 S11 S11 S11", "m4", "cyborg D4 done", enemies="walker A6", reserve={"walker": 0})
    assert [e.reason for e in t.told(ActivationBegan)] == ["shortage"] * 4


@pytest.mark.rule(
    "dc.example.shortage-charge", "dc.shortage.charge-order", "dc.ruling.charge-shortage"
)
def test_a_short_charge_makes_all_brutes_act_and_then_the_placed_one_again() -> None:
    t = spawn("S26", heroes="cyborg A1 xp=19 done", enemies="brute D1", reserve={"brute": 1})
    assert [(e.reason, e.count) for e in t.told(ActivationBegan)] == [
        ("shortage", 2),
        ("charge", 1),
    ]
    # F1 to E1 with all, then on to D1; the other one made one move only.
    assert t.everywhere() == {"C1": {"brute": 1}, "D1": {"brute": 1}}


@pytest.mark.rule("dc.shortage.any-placement")
def test_aquaman_may_cause_a_shortage_too() -> None:
    t = spawn("", enemies="z-aquaman C4, walker D4", reserve={"walker": 0})
    assert [e.reason for e in t.told(ActivationBegan)] == ["shortage"]


def test_a_charging_figure_that_split_is_followed() -> None:
    t = spawn("S26", heroes="cyborg A4 xp=19 done", enemies="brute F1", reserve={"brute": 1})
    assert t.asked is ask.Send
    t.play("route F2")
    assert t.g.charging == {}
    assert [(e.origin, e.to, e.count) for e in t.told(EnemiesMoved)] == [
        ("F1", "F2", 1), ("F1", "E1", 1), ("F2", "F3", 1),
    ]  # fmt: skip


# Windows


@pytest.mark.rule("dc.trait.off-turn", "dc.deck.in-use")
def test_not_today_discards_a_card_but_not_the_one_after_it() -> None:
    t = spawn(
        "S05 S06 S07",
        heroes="cyborg A4 trait=not-today power=1 done, batman A4 trait=not-today power=1 done",
    )
    t.play("use not-today")
    assert (t.told(CardCancelled)[0].card, t.enemies("F1")) == ("S05", {"walker": 2})
    assert (t["cyborg"].power, t["batman"].traits) == (0 + 1, ("not-today",))
    assert t.g.spawn_discard == ["S05", "S06"]


@pytest.mark.rule("dc.deck.bottom")
def test_the_radio_operator_looks_and_may_bury_the_top_card() -> None:
    t = spawn("S10 S01 S02", heroes="cyborg A4 escort=radio-operator done")
    t.play("use radio-operator")
    assert t.told(CardSeen)[0].card == "S10"
    t.play("bottom")
    assert (t.told(CardBuried)[0].card, t.told(CardDrawn)[0].card) == ("S10", "S01")
    assert t.g.spawn_deck == ["S10", "S02"]
    left = spawn("S10 S01", heroes="cyborg A4 escort=radio-operator done")
    left.play("use radio-operator", "pass")
    assert left.told(CardDrawn)[0].card == "S10"


@pytest.mark.rule("dc.civilian.reusable", "dc.ability.once-card")
def test_the_radio_operator_works_once_a_round_and_again_in_the_next() -> None:
    t = spawn("S10 S01 S02", heroes="cyborg A4 escort=radio-operator done")
    t.play("pass", "endturn")
    assert (t.asked, t.g.round) == (ask.RadioOperator, 2)


def test_orders_name_their_kind() -> None:
    t = table(heroes="cyborg A4", enemies="walker C4", orders=[Order("extra", 0)])
    assert t.told(ActivationBegan)[0].enemy == "walker"
