"""Interact: machines and chests, and what each of them leaves."""

from typing import Any

import pytest

from games.torgue.setups import LINE
from games.torgue.table import BEAR, BLOODWING, FIRST, table
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    Affected,
    Blasted,
    ChestOpened,
    ElementRolled,
    MachineUsed,
    MoneyGained,
    Tried,
    Wounded,
)
from sobremesa.games.torgue.rules.interact import OFF, ON
from sobremesa.games.torgue.state import Show

from .interacting import at, use

# Machines


@pytest.mark.rule("tor.machine.use", "tor.machine.reward")
def test_a_hunter_uses_the_machine_that_it_chooses_and_it_is_told() -> None:
    def edit(g: Show) -> None:
        g.machines = {0: "ammo", 2: "meds", 3: "ammo"}
        g.chests = {1: ("mailboxes", "money")}

    t = at(edit)
    t.play("Act 0 interact", "Pay 0 1")
    assert t.offered() == ["Interact machine 0", "Interact machine 2", "Interact chest 1"]
    assert (t.asked, t.details) == (ask.Interact, {"mini": 0})
    t.play("Interact machine 2")
    assert (t.g.machines, t.g.used_machines) == ({0: "ammo", 3: "ammo"}, ["meds"])
    assert [(event.hunter, event.zone, event.machine) for event in t.told(MachineUsed)] == [
        (0, 2, "meds")
    ]


@pytest.mark.rule("tor.machine.use", "tor.ruling.companion-interact")
def test_a_companion_uses_a_machine_from_where_it_is() -> None:
    t = table(
        LINE,
        mordecai=0,
        bloodwing=4,
        active="mordecai",
        edit=lambda g: g.machines.update({5: "meds"}),
    )
    assert not t.offers("Act 1 interact")
    t.play(f"Act {BLOODWING} interact", "Pay 1 1")
    assert t.g.used_machines == ["meds"]
    assert [event.hunter for event in t.told(MachineUsed)] == [1]


# Chests


@pytest.mark.rule("tor.chest.open", "tor.base.interact-roll", "tor.dice.crit-auto-success")
@pytest.mark.parametrize(
    ("kind", "slot", "sides", "die", "opens"),
    [
        ("salvador", 1, 8, 3, False),
        ("salvador", 1, 8, 4, True),
        ("salvador", 2, 12, 3, False),
        ("moze", 1, 8, 1, False),
        ("moze", 1, 8, 2, True),
        ("mordecai", 1, 8, 2, False),
        ("mordecai", 1, 8, 3, True),
    ],
)
def test_the_die_of_the_token_and_tech_must_reach_four(
    kind: str, slot: int, sides: int, die: int, opens: bool
) -> None:
    zones: dict[str, Any] = {kind: 1}
    t = table(
        LINE,
        active=kind,
        rolls=[(die, sides)],
        edit=lambda g: g.chests.update({1: ("mailboxes", "money")}),
        **zones,
    )
    number = t[kind].id
    tech = t.g.sheet(t[kind]).attributes["tech"]
    t.play(f"Act {number} interact", f"Pay {number} {slot}")
    (event,) = t.told(Tried)
    assert (event.mini, event.action, event.sides, event.die) == (number, "chest", sides, die)
    assert (event.attribute, event.against, event.success) == (tech, 4, opens)
    assert (1 in t.g.chests) is not opens
    assert len(t.told(ChestOpened)) == opens


@pytest.mark.rule("tor.dice.crit-auto-success", "tor.dice.fumble-auto-fail", "tor.dice.obstacle")
@pytest.mark.parametrize(
    ("against", "die", "success"),
    [(10, 7, False), (10, 8, True), (1, 1, False), (2, 2, True), (3, 2, False)],
)
def test_a_crit_succeeds_whatever_the_number_and_a_fumble_never(
    against: int, die: int, success: bool
) -> None:
    t = at(
        lambda g: g.objectives.update({1: OFF}),
        scenario="blackout",
        rolls=[(against, 10), (die, 8)],
    )
    use(t)
    (event,) = t.told(Tried)
    assert (event.action, event.against, event.success) == ("terminal", against, success)
    assert t.g.objectives == {1: ON if success else OFF}


@pytest.mark.rule("tor.chest.contents", "tor.chest.immediate")
def test_money_in_a_chest_goes_to_the_pool_and_is_told() -> None:
    t = at(lambda g: g.chests.update({1: ("loot_chests", "money")}), rolls=[(8, 8)])
    before = t.g.pool
    use(t)
    assert (t.g.pool, [event.count for event in t.told(MoneyGained)]) == (before + 1, [1])
    (event,) = t.told(ChestOpened)
    assert (event.hunter, event.zone, event.sort, event.content) == (0, 1, "loot_chests", "money")


@pytest.mark.rule("tor.terrain.scenario-overrides")
@pytest.mark.parametrize(
    ("sort", "key", "rolls"),
    [("loot_chests", True, []), ("mailboxes", True, [(8, 8)]), ("loot_chests", False, [(8, 8)])],
)
def test_the_key_is_for_loot_chests_alone(
    sort: str, key: bool, rolls: list[tuple[int, int]]
) -> None:
    def edit(g: Show) -> None:
        g.chests[1] = (sort, "money")
        g.hunters[0].key = key

    t = at(edit, rolls=rolls)
    top = t.g.decks["torgue"][-1]
    use(t)
    assert (t.told(MoneyGained) == []) is (not rolls)
    assert t.offers(f"Store {top}") is (not rolls)
    assert t.g.chests == {}


@pytest.mark.rule("tor.terrain.scenario-overrides", "tor.ruling.companion-interact")
def test_a_companion_does_not_have_its_hunters_key() -> None:
    def edit(g: Show) -> None:
        g.chests[3] = ("loot_chests", "money")
        g.hunters[1].key = True

    t = table(LINE, mordecai=0, bloodwing=3, active="mordecai", rolls=[(8, 8)], edit=edit)
    t.play(f"Act {BLOODWING} interact", "Pay 1 1")
    assert [event.count for event in t.told(MoneyGained)] == [1]
    assert [event.mini for event in t.told(Tried)] == [BLOODWING]


@pytest.mark.rule("tor.chest.explosion", "tor.element.d4")
@pytest.mark.parametrize("die", [3, 4])
def test_an_exploding_chest_burns_everybody_in_the_zone_on_a_four(die: int) -> None:
    def edit(g: Show) -> None:
        g.chests[1] = ("ammo_chests", "explosion")

    t = at(
        edit,
        amara=1,
        moze=1,
        enemies=[("goliath", 3)],
        rolls=[(8, 8), (die, 4), (1, 10), (8, 8), (8, 8), (8, 8)],
        spare=True,
    )
    use(t)
    while t.asked is ask.Defend:
        t.play(t.offered()[0])
    burning = [t[kind].burn for kind in ("salvador", "mordecai", "amara", "moze")]
    assert burning == ([1, 0, 1, 1] if die == 4 else [0] * 4)
    assert [enemy.burn for enemy in t.enemies()] == [0]
    assert len(t.told(Affected)) == sum(burning)
    assert [(e.zone, e.source, e.force, e.die) for e in t.told(Blasted)] == [(1, "chest", 1, True)]


@pytest.mark.rule("tor.effect.vulnerable", "tor.chest.explosion", "tor.ruling.blast-modifiers")
@pytest.mark.parametrize(("kind", "die", "wounds"), [("bruiser", 1, 2), ("nomad", 1, 1)])
def test_an_exploding_chest_wounds_an_enemy_vulnerable_to_fire_once_more(
    kind: str, die: int, wounds: int
) -> None:
    t = at(
        lambda g: g.chests.update({1: ("ammo_chests", "explosion")}),
        enemies=[(kind, 1)],
        rolls=[(8, 8), (die, 4), (9, 10), (8, 8)],
    )
    use(t)
    t.play("Defend 1 1 false reflexes")
    assert [(e.element, e.die, e.works) for e in t.told(ElementRolled)] == [
        ("incendiary", die, False)
    ]
    assert [(e.mini, e.wounds) for e in t.told(Wounded)] == [(FIRST, wounds)]


@pytest.mark.rule("tor.chest.explosion", "tor.element.d4")
def test_an_exploding_chest_burns_enemies_but_no_companion() -> None:
    def edit(g: Show) -> None:
        g.chests[1] = ("mailboxes", "explosion")

    t = table(
        LINE,
        moze=5,
        iron_bear=1,
        enemies=[("goliath", 2)],
        active="moze",
        rolls=[(8, 8), (4, 4), (1, 10), (8, 8)],
        spare=True,
        edit=edit,
    )
    goliath = t.enemies()[0]
    t.g.leave(goliath, 3, enemy=True)
    t.g.enter(goliath, 1, 0, enemy=True)
    t.play(f"Act {BEAR} interact", f"Pay {BEAR} 1")
    while t.asked is ask.Defend:
        t.play(t.offered()[0])
    assert (t["moze"].burn, goliath.burn) == (0, 1)
    assert [event.mini for event in t.told(Affected)] == [FIRST]
