"""Water, rain, meals and sleep: what they cost, what they give and when they are possible."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, table
from sobremesa.games.oursun.content.book import NOTHING, goods
from sobremesa.games.oursun.events.days import Acted, Ate, ConditionChanged
from sobremesa.games.oursun.events.movement import Exposed
from sobremesa.games.oursun.events.things import Gained
from sobremesa.games.oursun.rules.goods import water_room
from sobremesa.games.oursun.rules.interactions import sleep_cost
from sobremesa.games.oursun.state import FIT, HOME, OK, TIRED, Phase

SPRING = 19


@pytest.mark.rule("sun.refill.cost", "sun.refill.effect", "sun.refill.once")
def test_one_cube_of_a_source_fills_meter_and_bottles() -> None:
    t = table("medic", number=SPRING)
    t.give(0, "", "water_bottle")
    t[0].water, t.g.map[HOME].water = 1, 1
    t.go()
    t.play("Refill")
    assert (t[0].water, t.g.map[HOME].water, t[0].ap) == (8, 0, 5)
    assert t.told(Gained) == [Gained("medic", NOTHING, (), 7)]


@pytest.mark.rule("sun.refill.once", "sun.ruling.water-cubes")
@pytest.mark.parametrize(("cubes", "offered"), [(1, False), (2, True)])
def test_each_cube_of_a_source_serves_once_even_the_same_character(
    cubes: int, offered: bool
) -> None:
    t = table("medic", number=1)
    t[0].water, t.g.map[HOME].water = 1, cubes
    t.go()
    t.play("Refill", "Discard", "DropWater", "Done")
    assert t.offers("Refill") is offered


@pytest.mark.rule("sun.ruling.refill-when-full")
def test_nobody_refills_with_everything_full() -> None:
    t = table("medic", number=SPRING)
    t.g.map[HOME].water = 1
    t.go()
    assert not t.offers("Refill")


@pytest.mark.rule("sun.rain.condition", "sun.ruling.storm-kinds")
@pytest.mark.parametrize(
    ("weather", "offered"), [("storm", True), ("solar_storm", False), ("heat", False), ("", False)]
)
def test_rain_falls_only_in_a_storm(weather: str, offered: bool) -> None:
    t = table("medic", weather=weather)
    t[0].water = 0
    t.go()
    assert t.offers("CollectRain") is offered


@pytest.mark.rule("sun.rain.effect")
def test_an_ap_in_the_rain_gives_1_water() -> None:
    t = table("medic", weather="storm")
    t[0].water = 3
    t.go()
    t.play("CollectRain")
    assert (t[0].water, t[0].ap) == (4, 5)
    assert t.told(Gained) == [Gained("medic", NOTHING, (), 1)]


@pytest.mark.rule("sun.eat.cost")
def test_a_meal_is_told() -> None:
    t = table("medic")
    t[0].hp = 3
    t.give(0, "FFC")
    t.go()
    t.play("Eat")
    assert (t[0].hp, t[0].goods, t[0].ap) == (4, goods("FC"), 5)
    assert t.told(Ate) == [Ate("medic", 1)]


@pytest.mark.rule("sun.eat.cost", "sun.ruling.upkeep-source")
def test_only_food_of_the_own_board_is_eaten() -> None:
    t = table("medic")
    t[0].hp = 3
    t.give(0, "CMKWAP")
    t.g.map[HOME].native = goods("F")
    t.go()
    assert not t.offers("Eat")


# Sleep


@pytest.mark.rule("sun.ruling.sleep-cost", "sun.ruling.storm-kinds")
@pytest.mark.parametrize(
    ("phase", "weather", "number", "cost"),
    [
        (Phase.MORNING, "", 5, 3),
        (Phase.NIGHT, "", 5, 4),
        (Phase.MORNING, "", 26, 3),
        (Phase.NIGHT, "", 26, 3),
        (Phase.AFTERNOON, "storm", 5, 3),
        (Phase.AFTERNOON, "solar_storm", 5, 3),
    ],
)
def test_a_sleeping_bag_saves_1_ap_but_sleep_never_costs_less_than_3(
    phase: Phase, weather: str, number: int, cost: int
) -> None:
    t = table("medic", phase=phase, weather=weather, number=number)
    t.give(0, "", "sleeping_bag")
    assert sleep_cost(t.g, t[0]) == cost


@pytest.mark.rule("sun.sleep.cost-base", "sun.sleep.cost-night-no-camp")
@pytest.mark.parametrize(
    ("phase", "cost"), [(Phase.MORNING, 4), (Phase.AFTERNOON, 4), (Phase.NIGHT, 5)]
)
def test_sleep_is_offered_to_one_with_just_enough_ap(phase: Phase, cost: int) -> None:
    t = table("medic", "hunter", phase=phase)
    t[0].ap = cost - 1
    t.go()
    assert not t.offers("Sleep")
    enough = table("medic", "hunter", phase=phase)
    enough[0].ap = cost
    enough.go()
    enough.play("Sleep")
    assert (enough[0].condition, enough[0].ap) == (FIT, 0)
    assert enough.told(Acted)[0] == Acted("medic", "sleep", cost, 0)


@pytest.mark.rule("sun.sleep.effect")
def test_one_sleep_lifts_condition_by_one_space() -> None:
    t = table("medic")
    t[0].condition = TIRED
    t.go()
    t.play("Sleep")
    assert (t[0].condition, t[0].ap) == (OK, 2)
    assert t.told(ConditionChanged) == [ConditionChanged("medic", OK, "sleep")]


@pytest.mark.rule("sun.ruling.condition-limits")
def test_the_fit_do_not_sleep() -> None:
    t = table("medic")
    t[0].condition = FIT
    t.go()
    assert not t.offers("Sleep")


@pytest.mark.rule("sun.sleep.no-enemies", "sun.sleep.stealth-exception")
@pytest.mark.parametrize(
    ("stealth", "body", "place", "offered"),
    [
        (False, False, 0, False),
        (True, False, 0, True),
        (False, True, 0, True),
        (False, False, NORTH, True),
    ],
)
def test_only_living_enemies_on_the_tile_keep_the_exposed_awake(
    stealth: bool, body: bool, place: int, offered: bool
) -> None:
    t = table("medic")
    t.tile(NORTH)
    t.enemy("bear", place, body=body)
    t[0].stealth = stealth
    t.go()
    assert t.offers("Sleep") is offered


@pytest.mark.rule("sun.ruling.rob-hostile-scope", "sun.sleep.no-enemies")
@pytest.mark.parametrize(
    ("hostile", "place", "offered"),
    [(0b01, 0, False), (0b10, 0, True), (0b11, 0, False), (0b01, NORTH, True), (0, 0, True)],
)
def test_a_trader_keeps_those_awake_whom_he_fights(hostile: int, place: int, offered: bool) -> None:
    t = table("medic", "hunter")
    t.tile(NORTH)
    t.trader("odile", place).hostile = hostile
    t.go()
    assert t.offers("Sleep") is offered


@pytest.mark.rule("sun.sleep.stealth-exception", "sun.stealth.upkeep")
def test_one_who_stays_hidden_sleeps_beside_a_bear() -> None:
    t = table("medic")
    t.enemy("bear")
    t[0].stealth = True
    t.go(2)
    t.play("Sleep")
    assert (t[0].condition, t[0].ap, t[0].hp, t[0].stealth) == (FIT, 2, 7, True)


@pytest.mark.rule("sun.ruling.stealth-fail-cancel")
def test_one_who_is_found_does_not_sleep_and_its_ap_are_lost() -> None:
    t = table("medic")
    t.enemy("stray_dog")
    t[0].stealth = True
    t.go(8, 1, 8)
    t.play("Sleep")
    assert (t[0].condition, t[0].ap, t[0].hp, t[0].stealth) == (OK, 2, 6, False)
    assert t.told(Exposed) == [Exposed("medic")]


@pytest.mark.rule("sun.eat.cost", "sun.ruling.food-storage", "sun.ruling.hp-cap")
def test_eating_turns_food_into_hp_up_to_the_board() -> None:
    t = table("medic")
    t[0].hp = 6
    t.give(0, "FF")
    t.go()
    t.play("Eat")
    assert (t[0].hp, t[0].goods, t[0].ap) == (7, goods("F"), 5)
    assert not t.offers("Eat")


@pytest.mark.rule(
    "sun.rain.condition", "sun.rain.effect", "sun.rain.repeat", "sun.ruling.rain-space"
)
def test_rain_fills_meter_and_bottles_in_a_storm_only() -> None:
    t = table("medic", weather="storm")
    t.give(0, "", "water_bottle")
    t.go()
    t.play("CollectRain", "CollectRain")
    assert (t[0].water, water_room(t.g, t[0]), t[0].ap) == (8, 8, 4)
    assert not t.offers("CollectRain")


@pytest.mark.rule(
    "sun.example.derived-sleep",
    "sun.sleep.cost-base",
    "sun.sleep.cost-storm",
    "sun.sleep.cost-night-no-camp",
    "sun.sleep.cost-camp",
    "sun.camp.sleep",
    "sun.ruling.sleep-cost",
    "sun.tile.camp-symbol",
    "sun.ruling.camp-symbol-permanent",
)
@pytest.mark.parametrize(
    ("phase", "weather", "camp", "cost"),
    [
        (Phase.MORNING, "", False, 4),
        (Phase.MORNING, "", True, 3),
        (Phase.MORNING, "storm", False, 3),
        (Phase.MORNING, "storm", True, 3),
        (Phase.NIGHT, "", False, 5),
        (Phase.NIGHT, "", True, 3),
    ],
)
def test_what_sleep_costs(phase: Phase, weather: str, camp: bool, cost: int) -> None:
    t = table("medic", phase=phase, weather=weather, number=26 if camp else 5)
    assert sleep_cost(t.g, t[0]) == cost


@pytest.mark.rule("sun.sleep.effect", "sun.sleep.no-enemies", "sun.ruling.ap-timing")
def test_sleep_raises_condition_and_is_impossible_beside_enemies_or_when_fit() -> None:
    t = table("medic", "hunter")
    t.go()
    t.play("Sleep")
    assert (t[0].condition, t[0].ap) == (FIT, 2)
    beside = table("medic")
    beside.enemy("bear")
    beside.go()
    assert not beside.offers("Sleep")
