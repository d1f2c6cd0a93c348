"""Interact: objectives in chests, crates, terminals and pillars."""

from typing import Any

import pytest

from games.torgue.setups import LINE
from games.torgue.table import BLOODWING, Table, bag_of, table, token
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    BoxRead,
    ObjectiveDone,
    Spawned,
    SpotlightMoved,
)
from sobremesa.games.torgue.rules.interact import OFF, ON, RIGGED, WHOLE
from sobremesa.games.torgue.rules.loot import AMMO, MONEY
from sobremesa.games.torgue.state import Show

from .interacting import at, use


def done(t: Table) -> list[tuple[int, str, int]]:
    return [(event.hunter, event.what, event.zone) for event in t.told(ObjectiveDone)]


# Objectives in chests


@pytest.mark.rule("tor.ruling.chest-objective-unused", "tor.chest.ammo-objectives")
@pytest.mark.parametrize(
    ("scenario", "objectives", "bombs", "what"),
    [
        ("blackout", {1: OFF}, 0, [(0, "terminal-found", 1)]),
        ("demolition_derby", {}, 1, [(0, "bomb-found", 1)]),
        ("opening_night", {}, 0, []),
    ],
)
def test_an_objective_in_a_chest_is_what_the_scenario_says(
    scenario: str, objectives: dict[int, int], bombs: int, what: list[tuple[int, str, int]]
) -> None:
    t = at(
        lambda g: g.chests.update({1: ("ammo_chests", "objective")}),
        scenario=scenario,
        rolls=[(8, 8)],
    )
    use(t)
    assert (t.g.objectives, t["salvador"].bombs, done(t)) == (objectives, bombs, what)


# Crates


@pytest.mark.rule("tor.base.interact", "tor.spotlight.transfer")
def test_a_crate_is_taken_one_at_a_time_with_the_spotlight() -> None:
    t = at(
        lambda g: g.objectives.update({1: 2}), scenario="hot_sauce_run", spotlight="amara", amara=4
    )
    use(t)
    assert (t["salvador"].crate, t.g.objectives, t.g.spotlight) == (True, {1: 1}, 0)
    assert done(t) == [(0, "crate", 1)]
    assert [(event.hunter, event.why) for event in t.told(SpotlightMoved)] == [(0, "crate")]
    assert not t.offers("Act 0 interact"), "it carries one already"


@pytest.mark.rule("tor.base.interact")
def test_a_crate_is_delivered_at_any_station() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].crate = True

    def standing(zone: int) -> Table:
        return at(edit, "N..n...", "hot_sauce_run", salvador=zone)

    assert not standing(1).offers("Act 0 interact")
    for zone in (0, 3):
        t = use(standing(zone))
        assert (t["salvador"].crate, t.g.delivered) == (False, 1)
        assert done(t) == [(0, "delivered", zone)]
    empty = at(None, "N..n...", "hot_sauce_run", salvador=0)
    assert not empty.offers("Act 0 interact")


@pytest.mark.rule("tor.base.interact")
def test_a_carrier_at_a_station_with_another_crate_delivers_first() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].crate = True
        g.objectives = {0: 1}

    t = use(at(edit, "N......", "hot_sauce_run", salvador=0))
    assert (t["salvador"].crate, t.g.delivered, t.g.objectives) == (False, 1, {0: 1})


# Terminals


def switch(switched: int, **more: Any) -> Table:
    def edit(g: Show) -> None:
        g.objectives, g.switched = {1: OFF}, switched

    t = at(
        edit,
        "N.....3",
        "blackout",
        rolls=[(1, 10), (8, 8)],
        spotlight="amara",
        amara=4,
        **more,
    )
    return use(t)


@pytest.mark.rule("tor.scenario.secret-box", "tor.dice.obstacle")
@pytest.mark.parametrize(("switched", "reads"), [(0, False), (1, True), (2, False)])
def test_the_second_terminal_opens_box_three(switched: int, reads: bool) -> None:
    t = switch(switched)
    while t.asked is ask.Spawn:
        t.play(t.offered()[0])
    assert (t.g.objectives, t.g.switched, t.g.box) == ({1: ON}, switched + 1, reads)
    assert done(t) == [(0, "terminal", 1)]
    assert [event.scenario for event in t.told(BoxRead)] == ["blackout"] * reads
    kinds = [event.kind for event in t.told(Spawned)]
    assert kinds == (["nine_fingers", "psycho", "psycho"] if reads else [])
    assert t.g.spotlight == (0 if reads else 2)
    assert [event.why for event in t.told(SpotlightMoved)] == ["box"] * reads


@pytest.mark.rule("tor.base.interact")
def test_a_terminal_that_is_on_is_not_switched_again() -> None:
    t = at(lambda g: g.objectives.update({1: ON}), scenario="blackout")
    assert not t.offers("Act 0 interact")


# Pillars


@pytest.mark.rule("tor.action.complex", "tor.base.interact")
def test_a_bomb_is_planted_at_a_whole_pillar_without_enemies_in_the_zone() -> None:
    def pillar(state: int, bombs: int, **more: Any) -> Table:
        def edit(g: Show) -> None:
            g.objectives, g.hunters[0].bombs = {1: state}, bombs

        return at(edit, scenario="demolition_derby", **more)

    assert not pillar(WHOLE, 0).offers("Act 0 interact")
    assert not pillar(RIGGED, 1).offers("Act 0 interact")
    assert not pillar(WHOLE, 1, enemies=[("psycho", 1)]).offers("Act 0 interact")
    t = use(pillar(WHOLE, 2, enemies=[("psycho", 2)]))
    assert (t["salvador"].bombs, t.g.objectives) == (1, {1: RIGGED})
    assert done(t) == [(0, "planted", 1)]


@pytest.mark.rule("tor.companion.no-objectives", "tor.ruling.companion-interact")
@pytest.mark.parametrize(("sort", "offers"), [("ammo_chests", False), ("mailboxes", True)])
def test_a_companion_leaves_ammo_chests_and_objectives_alone(sort: str, offers: bool) -> None:
    def edit(g: Show) -> None:
        g.chests[3] = (sort, "money")
        g.objectives[3] = OFF

    t = table(LINE, mordecai=0, bloodwing=3, active="mordecai", scenario="blackout", edit=edit)
    assert t.offers(f"Act {BLOODWING} interact") is offers


@pytest.mark.rule("tor.chest.contents", "tor.companion.loot")
def test_loot_that_a_companion_finds_goes_to_its_hunter() -> None:
    t = table(
        LINE,
        mordecai=0,
        bloodwing=3,
        active="mordecai",
        rolls=[(8, 8)],
        bag=bag_of(AMMO, MONEY),
        picks=[0],
        edit=lambda g: g.chests.update({3: ("mailboxes", "loot")}),
    )
    t.play(f"Act {BLOODWING} interact", "Pay 1 1")
    assert (t["mordecai"].loot, t["mordecai"].tokens[1]) == ((AMMO,), token("yellow", spent=True))
