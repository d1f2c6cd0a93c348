"""BOOM, the special action of suicide psychos."""

import pytest

from games.torgue.setups import LINE, first
from games.torgue.table import BEAR, FIRST, bag_of, table, token
from sobremesa.games.torgue.events import (
    Blasted,
    Defended,
    Eliminated,
    LootDrawn,
    Moved,
)
from sobremesa.games.torgue.rules.loot import AMMO


@pytest.mark.rule("tor.special.all", "tor.ruling.blast-own-attack", "tor.ruling.blast-modifiers")
def test_boom_runs_into_the_hunters_zone_and_strikes_all_others_there() -> None:
    t = table(
        LINE,
        salvador=2,
        enemies=[("suicide_psycho", 3), ("bruiser", 2)],
        orders=["special"],
        rolls=[8],
        bag=bag_of(AMMO),
        edit=lambda g: setattr(g, "fixed_fight", 1),
    )
    t.play(f"Obey {FIRST}", "Defend 1 1 false reflexes")
    assert [(event.start, event.zone) for event in t.told(Moved)] == [(3, 2)]
    assert [(e.mini, e.zone, e.by) for e in t.told(Eliminated)] == [(FIRST, 2, -1)]
    blasts = [(e.zone, e.source, e.force, e.die) for e in t.told(Blasted)]
    assert blasts == [(2, "boom", 8, False)]
    assert [(e.mini, e.against) for e in t.told(Defended)] == [(0, 8)]
    assert (t.g.kills, t.told(LootDrawn), t.enemies()[0].wounds) == (1, [], 1)
    assert (t.g.crowd[2:4], t.g.enemies_in[2:4], t.g.hunters_in[2:4]) == ([2, 0], [1, 0], [1, 0])


@pytest.mark.rule("tor.ruling.special-if-possible", "tor.ruling.cryo-scope")
@pytest.mark.parametrize("reason", ["frozen", "full"])
def test_boom_goes_off_where_it_stands_if_it_may_not_enter(reason: str) -> None:
    t = table(
        LINE,
        salvador=2,
        enemies=[("suicide_psycho", 3), *[("bruiser", 2)] * (2 if reason == "full" else 0)],
        orders=["special"],
        edit=first(cryo=int(reason == "frozen")),
    )
    if reason == "full":
        t.play(f"Obey {FIRST}")
    assert [event.zone for event in t.told(Blasted)] == [3]
    assert (t.told(Moved), t.told(Defended)) == ([], [])


@pytest.mark.rule("tor.ruling.special-if-possible")
def test_without_a_hunter_beside_it_there_is_no_boom() -> None:
    t = table(LINE, salvador=1, enemies=[("suicide_psycho", 3)], orders=["special"])
    assert (len(t.enemies()), t.told(Blasted), t.told(Moved), t.g.kills) == (1, [], [], 0)


@pytest.mark.rule("tor.element.radiation-blast", "tor.ruling.blast-own-attack")
def test_an_irradiated_suicide_goes_off_twice() -> None:
    t = table(
        LINE,
        salvador=2,
        enemies=[("suicide_psycho", 2)],
        orders=["special"],
        rolls=[8, (7, 10), 8],
        edit=first(radiation=1),
    )
    t.play(*["Defend 1 1 false reflexes"] * 2)
    blasts = [(e.zone, e.source, e.force, e.die) for e in t.told(Blasted)]
    assert blasts == [(2, "boom", 8, False), (2, "radiation", 7, True)]
    assert [event.against for event in t.told(Defended)] == [8, 7]
    assert t.told(Moved) == [], "it stood there already"


@pytest.mark.rule("tor.ruling.hull-scope")
def test_iron_bear_draws_a_boom_and_defends_against_it() -> None:
    t = table(
        LINE,
        moze=0,
        iron_bear=3,
        enemies=[("suicide_psycho", 4)],
        orders=["special"],
        edit=lambda g: setattr(g.companions[BEAR], "tokens", (token("yellow"),)),
        spotlight="moze",
    )
    assert [event.zone for event in t.told(Blasted)] == [4], "its zone has no room"
