"""Zones: who fits into them, what is seen from them and how far an action reaches."""

import pytest

from games.torgue.setups import LINE
from games.torgue.table import BLOODWING, FIRST, Table, table, token
from sobremesa.games.torgue.agenda import Doing, Onslaught
from sobremesa.games.torgue.content.sheets import band_mask
from sobremesa.games.torgue.rules.sight import enemy_view, hunter_view, reach
from sobremesa.games.torgue.state import Show, available, reds, replaced, turned


def seen(view: int) -> list[int]:
    return [zone for zone in range(view.bit_length()) if view >> zone & 1]


def admits(t: Table, zone: int) -> tuple[bool, bool]:
    """Whether a small and a large miniature may enter a zone."""
    return not t.g.no_small >> zone & 1, not t.g.no_large >> zone & 1


# Room


@pytest.mark.rule("tor.zone.capacity", "tor.zone.full")
@pytest.mark.parametrize(
    ("crowd", "small", "large"),
    [(0, True, True), (1, True, False), (2, True, False), (3, False, False)],
)
def test_a_zone_holds_three_small_miniatures_or_a_large_one(
    crowd: int, small: bool, large: bool
) -> None:
    t = table(LINE, salvador=0, enemies=[("marauder", 4)] * crowd)
    assert (*admits(t, 4), t.g.crowd[4]) == (small, large, crowd)


@pytest.mark.rule("tor.tyre.capacity", "tor.example.tyre-capacity", "tor.ruling.large-and-tyres")
@pytest.mark.parametrize(
    ("tyres", "crowd", "small"),
    [(1, 1, True), (1, 2, False), (2, 0, True), (2, 1, False), (3, 0, False)],
)
def test_each_tyre_takes_a_space_and_keeps_large_miniatures_out(
    tyres: int, crowd: int, small: bool
) -> None:
    def edit(g: Show) -> None:
        g.tyres[4] = tyres
        g.measure(4)

    t = table(LINE, salvador=0, enemies=[("marauder", 4)] * crowd, edit=edit)
    assert admits(t, 4) == (small, False)
    assert bool(t.g.walls >> 4 & 1) is (tyres == 3)


@pytest.mark.rule("tor.zone.full", "tor.zone.capacity")
def test_who_leaves_makes_room_and_what_stood_there_is_forgotten_with_the_last() -> None:
    t = table(LINE, salvador=0, mordecai=4, amara=4, enemies=[("marauder", 4), ("marauder", 5)])
    g = t.g
    assert (admits(t, 4), g.hunters_in[4], g.enemies_in[4]) == ((False, False), 2, 1)
    g.leave(g.hunters[1], 1, enemy=False)
    assert (admits(t, 4), g.hunter_zones >> 4 & 1, g.enemy_zones >> 4 & 1) == ((True, False), 1, 1)
    g.leave(g.hunters[2], 1, enemy=False)
    g.leave(g.enemies[FIRST], 1, enemy=True)
    assert (admits(t, 4), g.hunter_zones >> 4 & 1, g.enemy_zones >> 4 & 1) == ((True, True), 0, 0)
    assert (g.hunters[2].zone, g.enemies[FIRST].zone, g.crowd[4]) == (-1, -1, 0)
    assert (g.hunters_in[4], g.enemies_in[4], g.enemies_in[5]) == (0, 0, 1)


# Sight


@pytest.mark.rule("tor.los.blocked-by-obstacle", "tor.los.allies-transparent")
def test_hunters_see_past_friends_and_up_to_the_first_enemy() -> None:
    t = table(LINE, salvador=0, amara=2, enemies=[("psycho", 4), ("psycho", 5)])
    assert seen(hunter_view(t.g, 0)) == [0, 1, 2, 3, 4]


@pytest.mark.rule("tor.ruling.los-enemies-view", "tor.ruling.los-companions")
def test_enemies_see_past_each_other_and_up_to_the_first_hunter_or_companion() -> None:
    t = table(LINE, salvador=0, mordecai=1, bloodwing=2, enemies=[("psycho", 4), ("psycho", 6)])
    assert seen(enemy_view(t.g, 6)) == [2, 3, 4, 5, 6]


@pytest.mark.rule("tor.los.pinned", "tor.ruling.pinned-enemy-target")
def test_whoever_has_a_foe_in_its_zone_sees_that_zone_alone() -> None:
    t = table(LINE, salvador=3, amara=5, enemies=[("psycho", 3), ("psycho", 4)])
    assert seen(hunter_view(t.g, 3)) == seen(enemy_view(t.g, 3)) == [3]
    assert seen(enemy_view(t.g, 4)) == [3, 4, 5], "friends pin nobody"
    assert seen(hunter_view(t.g, 5)) == [4, 5, 6]


@pytest.mark.rule("tor.tyre.los", "tor.ruling.terrain-los")
@pytest.mark.parametrize(("tyres", "far"), [(2, 6), (3, 3)])
def test_three_tyres_hide_what_is_behind_them_from_both_sides(tyres: int, far: int) -> None:
    def edit(g: Show) -> None:
        g.tyres[3] = tyres
        g.measure(3)

    t = table(LINE, salvador=0, edit=edit)
    assert max(seen(hunter_view(t.g, 0))) == max(seen(enemy_view(t.g, 1))) == far


# Range


@pytest.mark.rule(
    "tor.range.only-shown",
    "tor.example.range-red",
    "tor.example.range-yellow-green",
    "tor.example.range-red-yellow-green",
    "tor.example.range-long-only",
)
@pytest.mark.parametrize(
    ("bands", "zones"),
    [
        ("R", [0, 1]),
        ("Y", [2]),
        ("G", [3]),
        ("L", [4, 5, 6]),
        ("YG", [2, 3]),
        ("RYG", [0, 1, 2, 3]),
        ("RL", [0, 1, 4, 5, 6]),
    ],
)
def test_each_band_is_a_distance_and_an_action_reaches_those_that_it_shows(
    bands: str, zones: list[int]
) -> None:
    t = table(LINE, salvador=0)
    for _ in range(2):
        found = seen(reach(t.g.place, 0, band_mask(bands)))
        assert [zone for zone in found if zone != t.far] == zones


# Tokens


@pytest.mark.rule("tor.ruling.red-count")
def test_red_tokens_count_by_their_present_colour_spent_or_not() -> None:
    t = table(LINE, salvador=0)
    t["salvador"].tokens = (
        token("red"),
        token("red", "green", spent=True),
        token("green"),
        token("yellow", spent=True),
    )
    assert reds(t["salvador"]) == 2


@pytest.mark.rule("tor.spend.flip", "tor.spend.ready", "tor.spend.inactive")
def test_a_token_is_turned_and_one_of_several_is_exchanged() -> None:
    yellow, spent = token("yellow"), token("yellow", spent=True)
    assert (turned(yellow, True), turned(spent, False)) == (spent, yellow)
    assert replaced((token("red"), yellow, yellow), yellow, spent) == (token("red"), spent, yellow)
    assert available((spent, yellow))
    assert not available((spent, spent))


# The table


@pytest.mark.rule("tor.core.disagreement-spotlight", "tor.ruling.group-decision-engine")
def test_a_question_to_the_group_is_led_by_the_spotlights_player() -> None:
    t = table(LINE, salvador=0, spotlight="amara", seats=3)
    (question,) = t.match.asks()
    assert (question.seat, question.group) == (2, (0, 1))
    assert (t.g.lead, t.g.rest) == (2, (0, 1))


@pytest.mark.rule("tor.companion.leaves")
def test_a_companion_is_found_only_while_it_is_on_the_board() -> None:
    t = table(LINE, mordecai=0, bloodwing=1)
    assert t.g.companion(t["mordecai"]) is t.g.companions[BLOODWING]
    assert t.g.companion(t["salvador"]) is None
    t.g.leave(t.g.companions[BLOODWING], 1, enemy=False)
    assert t.g.companion(t["mordecai"]) is None


@pytest.mark.rule("tor.scenario.sections")
def test_a_wanted_mission_is_no_scenario_and_has_no_goal() -> None:
    t = table(LINE, scenario="hot_sauce_run")
    assert t.g.goal() == "crates"
    t.g.wanted = "nine_fingers"
    assert (t.g.scenario, t.g.goal()) == (None, "")


@pytest.mark.rule("tor.ruling.interlude-after-defeat")
def test_whatever_was_on_its_way_when_a_scenario_ended_is_over() -> None:
    g = table(LINE, salvador=0).g
    g.active = g.obeyer = g.returning = 1
    g.doing, g.reacting, g.onslaught = Doing(0), Doing(1), Onslaught(main=0)
    g.forget_plans()
    plans: list[object] = [g.active, g.obeyer, g.returning, g.doing, g.reacting, g.onslaught]
    assert plans == [-1, -1, -1, None, None, None]
