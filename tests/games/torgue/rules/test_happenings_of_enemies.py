"""Events that move the enemies: spawns, orders, attacks by nobody, and those of the Boss."""

import pytest

from games.torgue.setups import LINE
from games.torgue.table import FIRST, table, token
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    CardDrawn,
    EventAttacked,
    EventDrawn,
    Healed,
    Moved,
    OrderBegan,
    Recharged,
    Spawned,
)
from sobremesa.games.torgue.state import Show

from .test_happenings import drawing

# Spawns


@pytest.mark.rule("tor.ruling.spawn-other-source", "tor.ruling.supply-whole-game")
@pytest.mark.parametrize(
    ("event", "zone", "kinds"),
    [
        ("nine_fingers_drops_in", 8, ["nine_fingers"]),
        ("bolt_mamas_cameo", 8, ["bolt_mama"]),
        ("kennel_accident", 4, ["skag_pup"] * 3),
        ("choir_practice", 8, ["badass_psycho"]),
    ],
)
def test_an_event_spawns_at_the_nearest_the_farthest_or_the_first_spawn_zone(
    event: str, zone: int, kinds: list[str]
) -> None:
    t = table("N...2...1", salvador=1, orders=["event"], edit=drawing(event))
    if t.asked is ask.Spawn:
        t.play("Zone 3")
    spawned = t.told(Spawned)
    assert (spawned[0].zone, [each.kind for each in spawned]) == (zone, kinds)


@pytest.mark.rule("tor.ruling.spawn-other-source", "tor.ruling.spawn-ties")
def test_the_group_chooses_among_spawn_zones_equally_near() -> None:
    t = table("1..N..2", salvador=3, orders=["event"], edit=drawing("nine_fingers_drops_in"))
    assert (t.asked, t.offered()) == (ask.SpawnZone, ["Zone 0", "Zone 6"])
    t.play("Zone 6")
    assert t.told(Spawned)[0].zone == 6


@pytest.mark.rule("tor.ruling.spawn-other-source", "tor.scenario.secret-box")
@pytest.mark.parametrize(("box", "zone"), [(False, 6), (True, 10)])
def test_a_closed_spawn_zone_is_left_out_until_its_box_is_read(box: bool, zone: int) -> None:
    t = table(
        "N...1.2.3.4",
        salvador=0,
        orders=["event"],
        scenario="reap_what_you_sow",
        edit=drawing("nine_fingers_drops_in", lambda g: setattr(g, "box", box)),
    )
    assert t.told(Spawned)[0].zone == zone


# Cards and orders


@pytest.mark.rule("tor.ruling.equip-drawn")
def test_a_vending_glitch_brings_the_spotlight_a_gun_card() -> None:
    t = table(
        LINE,
        salvador=0,
        amara=1,
        spotlight="amara",
        orders=["event"],
        edit=drawing("vending_glitch", lambda g: g.decks.update(guns=["saw_axe", "hot_take"])),
    )
    t.play("Equip hot_take")
    assert [(event.hunter, event.card) for event in t.told(CardDrawn)] == [(2, "hot_take")]


@pytest.mark.rule("tor.event.orders", "tor.ruling.event-orders-scope")
def test_a_smoke_break_turns_attacks_still_to_come_into_moves_and_nothing_else() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("bruiser", 6)],
        orders=["event", "attack", "special", "ammo:spotlight"],
        edit=drawing("smoke_break"),
    )
    orders = [event.order for event in t.told(OrderBegan)]
    assert orders == ["event", "move", "special", "ammo:spotlight"]
    assert [event.zone for event in t.told(Moved)] == [4]


@pytest.mark.rule("tor.event.orders", "tor.enemyturn.first-card")
def test_the_smoke_is_gone_when_the_next_enemies_turn_begins() -> None:
    def edit(g: Show) -> None:
        drawing("smoke_break")(g)
        g.queue = ["encore", "swing_first_walk_later", "youre_fired"]

    t = table(LINE, salvador=0, orders=["event"], edit=edit, changes={"spawn": {}})
    for number in range(3):
        t.play(f"Activate {number}", "EndActivation")
    t.play("EndActivation")
    assert [event.order for event in t.told(OrderBegan)] == ["event", "attack", "move", "spawn"]


# Attacks by nobody


@pytest.mark.rule("tor.ruling.event-attack", "tor.ruling.reaction-any-attack")
def test_bone_confetti_strikes_every_hunter_beside_the_spotlight_and_allows_reactions() -> None:
    t = table(
        LINE,
        salvador=2,
        amara=2,
        mordecai=3,
        orders=["event"],
        rolls=[(5, 8), (2, 8)],
        edit=drawing("bone_confetti", lambda g: setattr(g, "fixed_fight", 2)),
    )
    struck = [(event.target, event.force, event.resist) for event in t.told(EventAttacked)]
    assert struck == [(0, 5, "reflexes"), (2, 5, "reflexes")]
    t.play("First 0", "Defend 1 1 false reflexes", "Defend 1 1 false reflexes")
    assert t["salvador"].tokens.count(token("red", "yellow")) == 0
    assert t["amara"].tokens.count(token("red", "yellow")) == 1
    assert t.offers("React 2")


@pytest.mark.rule("tor.ruling.event-attack")
def test_the_group_chooses_whom_the_harvest_takes_among_those_with_most_red() -> None:
    def edit(g: Show) -> None:
        drawing("harvest")(g)
        for number in (1, 2):
            g.hunters[number].tokens = (token("red", "green"), token("yellow"))

    t = table(LINE, salvador=0, orders=["event"], rolls=[8], edit=edit)
    assert (t.asked, t.offered()) == (ask.Victim, ["Choose 1", "Choose 2"])
    t.play("Choose 2", "Defend 1 1 false will")
    struck = [(event.target, event.force, event.resist) for event in t.told(EventAttacked)]
    assert struck == [(2, 6, "will")]


# The Boss


@pytest.mark.rule("tor.boss.events", "tor.ruling.enemy-heal")
def test_grave_appetite_feeds_the_boss_alone() -> None:
    def edit(g: Show) -> None:
        g.events = ["jackpot", "grave_appetite"]
        for enemy in g.enemies.values():
            enemy.wounds = 5 if enemy.kind == "psychoreaver" else 1
            enemy.shields = (token("green", spent=True),)

    t = table(
        LINE,
        salvador=0,
        enemies=[("bruiser", 6), ("psychoreaver", 5)],
        orders=["event"],
        scenario="reap_what_you_sow",
        edit=edit,
    )
    assert [(event.mini, event.count) for event in t.told(Healed)] == [(FIRST + 1, 3)]
    assert [event.mini for event in t.told(Recharged)] == [FIRST + 1]
    assert t.g.events == ["jackpot"]


@pytest.mark.rule("tor.boss.events", "tor.event.draw")
def test_without_the_boss_another_event_is_drawn() -> None:
    def edit(g: Show) -> None:
        g.events = ["adrenaline", "grave_appetite"]

    t = table(LINE, salvador=0, enemies=[("bruiser", 6)], orders=["event"], edit=edit)
    assert [event.event for event in t.told(EventDrawn)] == ["grave_appetite", "adrenaline"]
    assert [event.order for event in t.told(OrderBegan)] == ["event", "move", "attack"]


@pytest.mark.rule("tor.ruling.family-words", "tor.moveorder.distance")
def test_a_long_shadow_speeds_up_the_psycho_family_for_the_round() -> None:
    t = table(
        ".........",
        salvador=0,
        enemies=[("psycho", 8), ("marauder", 8)],
        orders=["event", "event", "move"],
        edit=drawing("long_shadow", lambda g: g.events.append("long_shadow")),
    )
    assert [event.zone for event in t.told(Moved)] == [2, 6]
    assert t.g.haste == 0
