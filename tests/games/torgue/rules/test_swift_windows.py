"""One attack, however often it is repeated, opens one window for Reactions."""

import pytest

from games.torgue.setups import LINE
from games.torgue.table import FIRST, Table, bag_of, table, token
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import EnemyAttacked, Reacted, Wounded
from sobremesa.games.torgue.state import Show


def twice(**more: object) -> Table:
    """The Boss attacks twice once box 5 is read; the crowd die spares all but its target."""
    options: dict[str, object] = {
        "salvador": 0,
        "enemies": [("psychoreaver", 2)],
        "orders": ["attack"],
        "scenario": "reap_what_you_sow",
        "rolls": [(1, 4), (2, 8), (1, 4), (2, 8)],
        "edit": lambda g: setattr(g, "box", True),
        **more,
    }
    return table(LINE, **options)  # type: ignore[arg-type]


@pytest.mark.rule("tor.reaction.once-per-attack", "tor.scenario.secret-box")
def test_a_hunter_wounded_by_both_attacks_of_the_swift_boss_reacts_once() -> None:
    t = twice()
    t.play("Defend 1 1 false melee", "Defend 1 1 false melee")
    assert [event.mini for event in t.told(Wounded)] == [0, 0]
    assert (t.asked, t.g.windows, t.offered()) == (ask.React, [], ["Decline 0", "React 0"])
    t.play("React 0", "Act 0 move", "Pay 0 2", "Zone 1")
    assert (t.asked, len(t.told(Reacted))) == (ask.Activate, 1)


@pytest.mark.rule("tor.reaction.once-per-attack", "tor.reaction.timing")
def test_nobody_reacts_between_the_repeats() -> None:
    t = twice()
    t.play("Defend 1 1 false melee")
    assert (t.asked, len(t.told(EnemyAttacked)), t.g.windows) == (ask.Defend, 2, [(0,)])


@pytest.mark.rule("tor.reaction.once-per-attack", "tor.reaction.trigger")
def test_all_who_were_wounded_by_any_repeat_of_tiny_catastrophe_react_once() -> None:
    def edit(g: Show) -> None:
        g.enemies[FIRST].gained = ("swift:1",)

    t = table(
        "...\n...",
        salvador=0,
        amara=3,
        enemies=[("tiny_catastrophe", 2)],
        orders=["attack"],
        spotlight="moze",
        rolls=[(1, 4), (1, 4), (2, 8)] * 2,
        edit=edit,
    )
    t.play("Target 0", "Defend 1 1 false reflexes")
    t.play("Defend 1 1 false reflexes")
    assert [event.mini for event in t.told(Wounded)] == [0, 0]
    assert t.offered() == ["Decline 0", "React 0", "Decline 2", "React 2"]
    t.play("React 2", "Act 2 move", "Pay 2 1", "Zone 3", "Decline 0")
    assert (t.asked, len(t.told(Reacted))) == (ask.Activate, 1)


@pytest.mark.rule("tor.reaction.once-per-attack", "tor.reaction.trigger")
def test_a_repeat_that_strikes_another_hunter_belongs_to_the_same_window() -> None:
    def edit(g: Show) -> None:
        g.enemies[FIRST].gained = ("swift:1",)
        g.hunters[0].tokens = (token("red", "yellow", spent=True),)

    t = table(
        LINE,
        salvador=1,
        amara=0,
        enemies=[("marauder", 3)],
        orders=["attack"],
        rolls=[(2, 6), (2, 8)],
        edit=edit,
    )
    t.play("Choose 2", "Defend 1 1 false reflexes")
    assert (t.g.windows, t.offered()) == ([], ["Decline 2", "React 2"])
    t.play("Decline 2")
    assert t.asked is not ask.React


@pytest.mark.rule("tor.reaction.new-attack", "tor.reaction.once-per-attack")
def test_the_next_order_is_another_attack_and_opens_its_own_window() -> None:
    rolls = [(1, 4), (2, 8), (1, 4), (2, 8), (1, 4), (2, 12), (1, 4), (6, 6)]
    t = twice(orders=["attack", "attack"], rolls=rolls)
    t.play("Defend 1 1 false melee", "Defend 1 1 false melee", "Decline 0")
    t.play("Defend 2 2 false melee")
    assert (t.asked, t.offered()) == (ask.React, ["Decline 0", "React 0"])


@pytest.mark.rule("tor.reaction.once-per-attack", "tor.ruling.reaction-any-attack")
def test_a_friend_struck_by_both_of_a_swift_hunters_explosions_reacts_once() -> None:
    t = table(
        LINE,
        moze=0,
        amara=2,
        enemies=[("nomad", 2)],
        active="moze",
        gear={"moze": ["boom_broom"]},
        trees={"moze": ("bottomless_mags", 0b001011)},
        rolls=[(5, 12), (2, 8), (5, 12), (2, 8)],
        bag=bag_of(),
    )
    t.play("Act 3 boom_broom", "Pay 3 2", "Defend 1 1 false reflexes")
    t.play(f"Target {FIRST}", "Defend 1 1 false reflexes")
    assert [event.mini for event in t.told(Wounded)] == [FIRST, 2, FIRST, 2]
    assert (t.asked, t.g.windows, t.offers("React 2")) == (ask.React, [], True)
    while t.asked is ask.React:
        t.play(t.offered()[0])
    assert t.asked is ask.Act
