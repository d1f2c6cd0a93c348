"""How hunters and companions walk on from loot, and how far and where enemies go."""

from typing import Any

import pytest

from games.torgue.setups import LINE
from games.torgue.table import BEAR, BLOODWING, FIRST, Table, table, token
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import Gathered, Moved, Placed
from sobremesa.games.torgue.rules.loot import AMMO, HEALTH
from sobremesa.games.torgue.rules.movement import advance_ends, enemy_movement, nearest_rooms
from sobremesa.games.torgue.state import Show
from sobremesa.testing import offered

ROWS = ".....\n....."


# Walking


def walking(colour: int, loot: int) -> Table:
    """Salvador on a Move from zone 0, with loot in a zone ahead."""
    t = table(
        LINE,
        salvador=0,
        active="salvador",
        edit=lambda g: g.floor.update({loot: (AMMO,)}),
    )
    t.play("Act 0 move", f"Pay 0 {colour}", f"Zone {loot}", f"Gather 0 {AMMO}")
    return t


@pytest.mark.rule("tor.base.gather-enter", "tor.base.move")
@pytest.mark.parametrize(
    ("colour", "loot", "on"), [(2, 1, [0, 1, 2, 3]), (2, 2, [1, 2, 3]), (1, 1, [0, 1, 2])]
)
def test_a_walk_goes_on_from_loot_with_the_steps_that_are_left(
    colour: int, loot: int, on: list[int]
) -> None:
    t = walking(colour, loot)
    assert (t.asked, t.offered()) == (ask.Move, [f"Zone {zone}" for zone in on])
    assert offered(t.match.copy()) == t.offered(), "also when the match is taken up here"
    t.play(f"Zone {on[-1]}")
    assert (t.asked, t["salvador"].zone, t["salvador"].loot) == (ask.Act, on[-1], (AMMO,))
    assert t.told(Moved) == [Moved(0, "salvador", 0, loot), Moved(0, "salvador", loot, on[-1])]
    assert t.told(Gathered) == [Gathered(0, AMMO, loot)]


@pytest.mark.rule("tor.base.move", "tor.ruling.move-up-to")
def test_a_walk_ends_when_its_steps_are_used_or_its_hunter_stays() -> None:
    assert walking(1, 2).asked is ask.Act
    t = walking(2, 1)
    t.play("Zone 1")
    assert (t.asked, t["salvador"].zone, len(t.told(Moved))) == (ask.Act, 1, 1)


@pytest.mark.rule("tor.base.move", "tor.tyre.closed", "tor.zone.no-cross-full")
def test_a_way_around_closed_zones_takes_its_steps() -> None:
    t = table(
        ".T...\n.....",
        salvador=0,
        active="salvador",
        edit=lambda g: g.floor.update({2: (AMMO,), 6: (HEALTH,)}),
    )
    t.play("Act 0 move", "Pay 0 2")
    assert t.offered() == [f"Zone {zone}" for zone in (0, 2, 5, 6, 7)]
    t.play("Zone 6", f"Gather 0 {HEALTH}")
    assert t.offered() == [f"Zone {zone}" for zone in (2, 5, 6, 7)]
    t.play("Zone 2", f"Gather 0 {AMMO}")
    assert (t.asked, t["salvador"].zone) == (ask.Act, 2)


@pytest.mark.rule("tor.zone.single-zone", "tor.zone.capacity", "tor.companion.space")
def test_a_companion_that_moves_takes_its_space_along() -> None:
    t = table(LINE, moze=0, iron_bear=2, active="moze")
    t.play(f"Act {BEAR} move", f"Pay {BEAR} 1", "Zone 3")
    assert (t.g.crowd[2], t.g.crowd[3]) == (0, 3)
    assert (t.g.hunters_in[2], t.g.hunters_in[3]) == (0, 1)
    assert (t.g.enemies_in[2], t.g.enemies_in[3]) == (0, 0)
    assert t.told(Moved) == [Moved(BEAR, "iron_bear", 2, 3)]
    t = table(LINE, mordecai=0, bloodwing=0, active="mordecai")
    t.play(f"Act {BLOODWING} move", "Pay 1 1", "Zone 2")
    assert (t.g.crowd[0], t.g.crowd[2], t.g.hunters_in[2]) == (1, 1, 1)


@pytest.mark.rule("tor.ruling.move-up-to", "tor.zone.no-cross-full")
def test_bloodwing_may_stay_in_a_zone_that_is_full_and_enter_no_other_full_one() -> None:
    t = table(
        LINE,
        mordecai=0,
        bloodwing=2,
        enemies=[("psycho", 2)] * 2 + [("psycho", 3)] * 3,
        active="mordecai",
    )
    t.play(f"Act {BLOODWING} move", "Pay 1 1")
    assert t.offered() == [f"Zone {zone}" for zone in (0, 1, 2, 4)]


@pytest.mark.rule("tor.ruling.bloodwing-gather", "tor.ruling.reaction-gather")
def test_bloodwing_gathers_in_no_reaction() -> None:
    t = table(
        ROWS,
        mordecai=0,
        bloodwing=5,
        spotlight="mordecai",
        enemies=[("marauder", 2)],
        orders=["attack"],
        trees={"mordecai": ("falconer", 4)},
        rolls=[(2, 8)],
        edit=lambda g: g.floor.update({6: (AMMO,)}),
    )
    t.play("Defend 1 1 false reflexes", "React 1", f"Act {BLOODWING} move", "Pay 1 1", "Zone 6")
    assert t.told(Moved) == [Moved(BLOODWING, "bloodwing", 5, 6)]
    assert t.asked is ask.Activate, "nothing was asked there"
    assert (t.g.floor, t["mordecai"].loot) == ({6: (AMMO,)}, ())


# Where somebody is put


@pytest.mark.rule("tor.setup.step7-deploy", "tor.respawn.full", "tor.ruling.start-zone-overflow")
def test_somebody_is_put_in_the_zone_or_beside_it_or_else_as_near_as_there_is_room() -> None:
    t = table(LINE, salvador=2, enemies=[("psycho", 3)] * 3)
    assert nearest_rooms(t.g, 3, large=False) == [2, 4]
    assert nearest_rooms(t.g, 3, large=True) == [4]
    assert nearest_rooms(t.g, 4, large=False, adjacent=False) == [4]
    assert nearest_rooms(t.g, 3, large=False, adjacent=False) == [2, 4]
    t = table(".T......", salvador=0, amara=0, mordecai=0)
    cut_off = [*range(2, 8), t.far]
    assert nearest_rooms(t.g, 0, large=False) == cut_off, "no way leads out"


def returning(mini: int) -> Table:
    """The owner of a companion is eliminated by fire and comes back to the station."""

    def edit(g: Show) -> None:
        owner = g.hunters[g.companions[mini].owner]
        owner.burn, owner.tokens = 1, (token("red", "yellow"),)
        g.companions[mini].shut = g.companions[mini].zone < 0

    where: dict[str, Any] = {"mordecai": 3, "bloodwing": 4} if mini == BLOODWING else {"moze": 3}
    return table(LINE, spotlight="salvador", orders=["ammo:all"], edit=edit, **where)


@pytest.mark.rule("tor.companion.returns", "tor.zone.capacity", "tor.companion.space")
def test_a_companion_returns_with_its_hunter_and_takes_its_space() -> None:
    t = returning(BLOODWING)
    assert (t.asked, t.offered()) == (ask.Deploy, ["Zone 0", "Zone 1"])
    t.play("Zone 1")
    assert (t.g.crowd[1], t.g.hunters_in[1], t.g.enemies_in[1]) == (1, 1, 0)
    assert t.told(Placed)[-1] == Placed(BLOODWING, "bloodwing", 1)


@pytest.mark.rule("tor.companion.returns", "tor.zone.enter-large", "tor.ruling.hull-no-reaction")
def test_iron_bear_that_was_shut_down_returns_with_moze_to_an_empty_zone() -> None:
    t = returning(BEAR)
    bear = t.companion("iron_bear")
    assert (bear.zone, bear.shut, t.g.crowd[1], t.g.hunters_in[1]) == (1, False, 3, 1)
    assert [event for event in t.told(Placed) if event.mini == BEAR] == [
        Placed(BEAR, "iron_bear", 1)
    ]


# How far enemies move


@pytest.mark.rule("tor.moveorder.distance", "tor.slaughter.scenario", "tor.ruling.family-words")
@pytest.mark.parametrize(
    ("kind", "scenario", "changes", "steps"),
    [
        ("psycho", "opening_night", {}, 2),
        ("psycho", "opening_night", {"slaughter": True}, 2),
        ("psycho", "opening_night", {"haste": 2}, 4),
        ("nine_fingers", "opening_night", {"haste": 2}, 5),
        ("marauder", "opening_night", {"haste": 2}, 2),
        ("marauder", "hot_sauce_run", {}, 2),
        ("marauder", "hot_sauce_run", {"slaughter": True}, 3),
        ("marauder", "hot_sauce_run", {"slaughter": True, "wanted": "nine_fingers"}, 2),
        ("psychoreaver", "opening_night", {"slaughter": True}, 2),
        ("psychoreaver", "reap_what_you_sow", {}, 2),
        ("psychoreaver", "reap_what_you_sow", {"slaughter": True}, 3),
        ("goliath", "reap_what_you_sow", {"slaughter": True}, 2),
    ],
)
def test_events_and_slaughter_change_how_far_enemies_move(
    kind: str, scenario: str, changes: dict[str, Any], steps: int
) -> None:
    t = table(LINE, scenario=scenario, enemies=[(kind, 3)])
    for name, value in changes.items():
        setattr(t.g, name, value)
    assert enemy_movement(t.g, t.enemies()[0]) == steps


@pytest.mark.rule("tor.moveorder.distance")
@pytest.mark.parametrize(
    ("kind", "wounds", "steps"),
    [("goliath", 1, 2), ("goliath", 2, 3), ("goliath", 3, 3), ("nomad", 1, 1)],
)
def test_a_goliath_with_two_wounds_rages_one_zone_farther(
    kind: str, wounds: int, steps: int
) -> None:
    t = table(LINE, enemies=[(kind, 3)])
    t.enemies()[0].wounds = wounds
    assert enemy_movement(t.g, t.enemies()[0]) == steps


@pytest.mark.rule("tor.zone.single-zone", "tor.zone.capacity")
@pytest.mark.parametrize(("kind", "size"), [("goliath", 3), ("psycho", 1)])
def test_an_enemy_that_moves_takes_its_space_along(kind: str, size: int) -> None:
    t = table(LINE, salvador=0, enemies=[(kind, 6)], orders=["move"])
    assert (t.g.crowd[6], t.g.crowd[4]) == (0, size)
    assert (t.g.enemies_in[6], t.g.enemies_in[4], t.g.hunters_in[4]) == (0, 1, 0)
    assert t.told(Moved) == [Moved(FIRST, kind, 6, 4)]


# Where enemies go


def ends(drawing: str, kind: str, zone: int, **hunters: Any) -> list[int]:
    """The zones among which the group chooses when an enemy moves towards Salvador."""
    t = table(drawing, enemies=[(kind, zone)], **hunters)
    enemy = t.enemies()[0]
    return advance_ends(t.g, enemy, t["salvador"].zone, enemy_movement(t.g, enemy))


@pytest.mark.rule("tor.ruling.enemy-move-algorithm", "tor.moveorder.route-choice")
def test_of_zones_as_near_to_the_target_those_reached_in_fewest_steps_are_offered() -> None:
    assert ends(ROWS, "goliath", 8, salvador=0) == [2, 6], "two steps, both two from the target"
    assert ends(ROWS, "goliath", 4, salvador=1, amara=2) == [3], "zone 7 takes a second step"


@pytest.mark.rule("tor.ruling.enemy-move-algorithm", "tor.zone.enter-large")
def test_a_large_enemy_passes_no_zone_where_somebody_stands() -> None:
    assert ends(ROWS, "goliath", 8, salvador=0, amara=7) == [2]


@pytest.mark.rule("tor.ruling.enemy-move-algorithm", "tor.ruling.large-and-tyres")
def test_a_large_enemy_cut_off_by_tyres_goes_as_near_as_a_small_one_would() -> None:
    assert ends("..t..\n..t..", "goliath", 4, salvador=6) == [3, 8]


@pytest.mark.rule("tor.ruling.enemy-move-algorithm", "tor.ruling.large-and-tyres")
def test_a_large_enemy_counts_its_way_around_tyres_and_a_small_one_through_them() -> None:
    assert ends("..t..\n.....", "goliath", 4, salvador=0) == [7]
    assert ends(".....\nt....", "goliath", 8, salvador=0) == [2, 6]
    assert ends(".t...\n.....", "psycho", 8, salvador=0) == [2, 6]


@pytest.mark.rule("tor.ruling.enemy-move-algorithm", "tor.tyre.closed")
def test_an_enemy_that_no_way_leads_on_stays() -> None:
    assert ends("...T.\n...T.", "marauder", 5, salvador=4) == [5]


@pytest.mark.rule("tor.ruling.pinned-enemy-target", "tor.ruling.enemy-move-algorithm")
def test_an_enemy_does_not_stop_where_another_hunter_would_pin_it() -> None:
    assert ends(".....\n.t...", "psycho", 8, salvador=1, amara=2) == [6]


@pytest.mark.rule("tor.moveorder.route-choice", "tor.ruling.route-means-end-zone")
def test_the_group_sends_the_enemy_to_either_end() -> None:
    t = table(ROWS, salvador=0, enemies=[("goliath", 8)], orders=["move"])
    assert (t.asked, t.offered()) == (ask.Route, ["Zone 2", "Zone 6"])
    t.play("Zone 6")
    assert t.enemies()[0].zone == 6
