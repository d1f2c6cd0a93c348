"""Iron Bear's hull: how it defends, and when it shuts down."""

from typing import Any

import pytest

from games.torgue.setups import LINE
from games.torgue.table import BEAR, FIRST, Table, table
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    Defended,
    ShutDown,
    Wounded,
)

# Iron Bear


def bear(*rolls: Any, kind: str = "marauder", slots: int = 0) -> Table:
    """Iron Bear alone in reach of an enemy that attacks."""
    return table(
        LINE,
        moze=6,
        iron_bear=1,
        enemies=[(kind, 2)],
        orders=["attack"],
        trees={"moze": ("bear_mother", slots)},
        rolls=rolls,
    )


@pytest.mark.rule("tor.ruling.hull-scope", "tor.ruling.defence-crit-fumble")
@pytest.mark.parametrize(
    ("kind", "die", "attribute", "success"),
    [
        ("marauder", 6, 1, True),
        ("marauder", 5, 1, False),
        ("psycho", 5, 2, True),
        ("badass_psycho", 8, 2, True),
        ("skag_pup", 1, 2, False),
    ],
)
def test_iron_bear_defends_with_its_own_die_and_attribute(
    kind: str, die: int, attribute: int, success: bool
) -> None:
    t = bear((die, 8), kind=kind)
    (event,) = t.told(Defended)
    assert (event.mini, event.attribute, event.bonus, event.shield, event.success) == (
        BEAR,
        attribute,
        0,
        False,
        success,
    )
    assert [event.mini for event in t.told(ShutDown)] == [BEAR] * (not success)


@pytest.mark.rule("tor.ruling.defence-crit-fumble", "tor.ruling.hull-scope")
@pytest.mark.parametrize(("more", "die", "success"), [(9, 8, True), (-5, 1, False), (-5, 2, True)])
def test_a_crit_saves_iron_bear_from_any_force_and_a_fumble_from_none(
    more: int, die: int, success: bool
) -> None:
    t = table(
        LINE,
        iron_bear=1,
        enemies=[("marauder", 2)],
        orders=["attack"],
        rolls=[(die, 8)],
        edit=lambda g: setattr(g, "fixed_fight", more),
    )
    assert [(event.against, event.success) for event in t.told(Defended)] == [(7 + more, success)]


@pytest.mark.rule("tor.ruling.defence-fumble", "tor.ruling.event-attack")
def test_a_fumble_against_nobodys_attack_costs_one_wound() -> None:
    t = table(
        LINE,
        amara=0,
        spotlight="amara",
        orders=["event"],
        rolls=[(1, 8)],
        edit=lambda g: setattr(g, "events", ["harvest"]),
    )
    t.play("Choose 2", "Defend 1 1 false will")
    assert [event.wounds for event in t.told(Wounded)] == [1]


@pytest.mark.rule("tor.ruling.hull-scope", "tor.shield.must-use-first", "tor.shield.no-attribute")
@pytest.mark.parametrize(("die", "spent"), [(6, True), (7, False)])
def test_iron_bears_shield_token_defends_first_without_an_attribute_and_is_spent_alone(
    die: int, spent: bool
) -> None:
    t = table(
        LINE,
        iron_bear=1,
        enemies=[("marauder", 2), ("marauder", 4)],
        orders=["attack"],
        trees={"moze": ("bear_mother", 0b100000)},
        rolls=[(die, 8), (8, 8)],
    )
    t.play(f"Obey {FIRST}")
    first, second = t.told(Defended)
    assert (first.shield, first.attribute, first.success) == (True, 0, not spent)
    assert (second.shield, second.attribute) == (not spent, 0 if not spent else 1)
    assert t.told(ShutDown) == []


@pytest.mark.rule("tor.ruling.hull-no-reaction", "tor.zone.capacity")
def test_a_shut_down_iron_bear_leaves_its_zone_free_for_others() -> None:
    t = table(
        LINE,
        moze=0,
        iron_bear=1,
        enemies=[("marauder", 4)],
        orders=["attack", "special"],
        rolls=[(2, 8)],
        edit=lambda g: setattr(g.enemies[FIRST], "cryo", 1),
        spotlight="moze",
    )
    companion = t.companion("iron_bear")
    assert (t.told(ShutDown), companion.shut) == ([ShutDown(BEAR, "iron_bear")], True)
    assert (t.asked, t.g.crowd[1], t.g.hunters_in[1]) == (ask.Defend, 0, 0)
