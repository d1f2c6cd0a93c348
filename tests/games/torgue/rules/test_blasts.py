"""Blasts, and what leaves with an eliminated Vault Hunter."""

import pytest

from games.torgue.setups import LINE
from games.torgue.table import BEAR, FIRST, table, token
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    Blasted,
    Defended,
    Eliminated,
    Wounded,
)
from sobremesa.games.torgue.state import Show

# Blasts


@pytest.mark.rule("tor.element.radiation-blast", "tor.ruling.area-enemies")
def test_a_blast_wounds_enemies_whose_defence_it_equals_and_one_more_with_slag() -> None:
    def edit(g: Show) -> None:
        g.enemies[FIRST].radiation = 2
        g.enemies[FIRST + 1].slag = 3

    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 2), ("bruiser", 2), ("skag_pup", 3)],
        active="salvador",
        rolls=[(6, 8), (6, 10)],
        edit=edit,
    )
    t.play("Act 0 caracal", "Pay 0 1", f"Target {FIRST}")
    assert t.told(Blasted) == [Blasted(2, "radiation", 6, True)]
    assert [(event.mini, event.zone) for event in t.told(Eliminated)] == [
        (FIRST, 2),
        (FIRST + 1, 2),
    ]
    assert [enemy.wounds for enemy in t.enemies()] == [0]


@pytest.mark.rule("tor.ruling.explosive-by-enemy", "tor.effect.lethal")
def test_a_lethal_explosion_of_an_enemy_wounds_its_friends_twice() -> None:
    def edit(g: Show) -> None:
        g.enemies[FIRST].gained = ("lethal",)

    t = table(
        LINE,
        salvador=2,
        enemies=[("uncle_fuse", 0), ("bruiser", 2)],
        orders=["attack"],
        rolls=[(8, 8)],
        edit=edit,
    )
    t.play(f"Obey {FIRST}", "Defend 1 1 false reflexes")
    assert [(event.mini, event.wounds) for event in t.told(Wounded)] == [(FIRST + 1, 2)]


@pytest.mark.rule("tor.ruling.ffyl-when")
def test_a_blast_passes_a_hunter_that_is_down() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].tokens = (token("red", "yellow"),)
        g.enemies[FIRST].radiation = 1

    t = table(
        LINE,
        salvador=0,
        amara=0,
        enemies=[("psycho", 0)],
        orders=["attack"],
        rolls=[(2, 6), (8, 8), (10, 10), (8, 8)],
        edit=edit,
    )
    t.play("Defend 0 1 false melee", "React 2", "Act 2 fists", "Pay 2 1")
    t.play("Defend 1 1 false reflexes")
    assert [event.mini for event in t.told(Defended)] == [0, 2]


# Vault Hunters that leave


@pytest.mark.rule("tor.companion.leaves", "tor.effect.eliminated")
def test_an_eliminated_hunter_leaves_its_crate_behind_and_takes_its_companion_along() -> None:
    def edit(g: Show) -> None:
        g.hunters[3].tokens, g.hunters[3].crate = (token("red", spent=True),), True
        g.companions[BEAR].tokens = (token("yellow", spent=True),)
        g.objectives[0] = 1

    t = table(
        LINE,
        moze=0,
        iron_bear=1,
        amara=3,
        spotlight="moze",
        enemies=[("psycho", 0)],
        orders=["attack"],
        rolls=[(2, 6)],
        scenario="hot_sauce_run",
        edit=edit,
    )
    t.play("Defend 0 0 true melee")
    moze, bear = t["moze"], t.companion("iron_bear")
    assert t.asked is ask.Spotlight
    assert (moze.zone, moze.down, moze.crate, bear.zone, bear.shut) == (-1, False, False, -1, False)
    assert (t.g.objectives[0], t.g.crowd[1], t.g.no_large >> 1 & 1) == (2, 0, 0)
    assert [(event.mini, event.zone, event.by) for event in t.told(Eliminated)] == [(3, 0, -1)]


@pytest.mark.rule("tor.element.radiation-blast")
def test_an_irradiated_hunter_that_is_eliminated_goes_off_once() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].tokens, g.hunters[0].radiation = (token("red", spent=True),), 1

    t = table(
        LINE,
        salvador=0,
        amara=0,
        spotlight="salvador",
        enemies=[("psycho", 1)],
        orders=["attack"],
        rolls=[(2, 6), (9, 10), (8, 8)],
        edit=edit,
    )
    t.play("Defend 0 0 true melee", "Choose 2", "Defend 1 1 false reflexes")
    assert t.told(Blasted) == [Blasted(0, "radiation", 9, True)]
    assert t["salvador"].radiation == 0
    assert [event.mini for event in t.told(Defended)] == [0, 2]
