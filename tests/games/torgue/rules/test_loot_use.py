"""Loot on the cards of hunters: what using a token does, and when one is lost."""

from typing import Any

import pytest

from games.torgue.setups import LINE
from games.torgue.table import Table, bag_of, table, token
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    Defended,
    LootLost,
    LootUsed,
)
from sobremesa.games.torgue.rules.loot import (
    AMMO,
    AMMO_CARD,
    GUN,
    GUN_CARD,
    HEALTH,
    HEALTH_CARD,
    LEGENDARY,
    MONEY,
)
from sobremesa.games.torgue.state import Item, Show

# Using a token


@pytest.mark.rule("tor.loot.use-anytime", "tor.loot.draw-card-use", "tor.ruling.deck-empty")
def test_a_token_is_offered_when_it_would_do_something_or_its_deck_has_a_card() -> None:
    every = (HEALTH_CARD, HEALTH, HEALTH, AMMO_CARD, AMMO, GUN_CARD, GUN, MONEY, LEGENDARY)

    def at(**more: Any) -> list[str]:
        t = table(
            LINE,
            salvador=0,
            active="salvador",
            loot={"salvador": every},
            **more,
        )
        return [o for o in t.offered() if o.split()[0] in ("UseLoot", "DrawCard")]

    def bare(g: Show) -> None:
        g.hunters[0].gear = (Item("cat_nerves"),)
        g.decks = {"guns": ["saw_axe"], "ammo": [], "meds": ["toolbelt"], "torgue": []}

    def needy(g: Show) -> None:
        g.hunters[0].shock = 1
        g.hunters[0].gear = (Item("caracal", True),)
        g.decks = {"guns": [], "ammo": ["bandolier"], "meds": [], "torgue": ["the_moustache"]}

    assert at(edit=bare) == [f"DrawCard 0 {HEALTH_CARD}", f"DrawCard 0 {GUN_CARD}"]
    assert at(edit=needy) == [
        f"UseLoot 0 {HEALTH_CARD}",
        f"UseLoot 0 {HEALTH}",
        f"UseLoot 0 {AMMO_CARD}",
        f"DrawCard 0 {AMMO_CARD}",
        f"UseLoot 0 {AMMO}",
        f"UseLoot 0 {GUN_CARD}",
        f"UseLoot 0 {GUN}",
        f"DrawCard 0 {LEGENDARY}",
    ]


@pytest.mark.rule("tor.loot.use-anytime", "tor.loot.discard-pile")
@pytest.mark.parametrize("sort", [HEALTH_CARD, AMMO_CARD, GUN_CARD])
def test_a_token_with_the_card_icon_may_be_used_for_its_own_effect(sort: int) -> None:
    def edit(g: Show) -> None:
        g.hunters[0].tokens = (token("red", "green"), token("yellow"))
        g.hunters[0].gear = (Item("caracal", True),)
        g.hunters[0].loot = (sort, sort)

    t = table(LINE, salvador=0, active="salvador", edit=edit)
    t.play(f"UseLoot 0 {sort}")
    hunter = t["salvador"]
    assert (hunter.loot, t.g.discard) == ((sort,), bag_of(sort))
    assert [(event.hunter, event.loot) for event in t.told(LootUsed)] == [(0, sort)]
    assert (hunter.tokens[0] == token("green")) is (sort == HEALTH_CARD)
    assert (hunter.gear == (Item("caracal"),)) is (sort == AMMO_CARD)
    assert (hunter.pack == (Item("caracal", True),)) is (sort == GUN_CARD)


@pytest.mark.rule("tor.loot.health-heal", "tor.loot.health-elemental")
def test_points_of_a_health_token_may_be_left_unused_but_not_all() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].tokens = (token("red", "green"), token("red", "yellow"))
        g.hunters[0].burn = 2

    t = table(LINE, salvador=0, active="salvador", loot={"salvador": [HEALTH]}, edit=edit)
    t.play(f"UseLoot 0 {HEALTH}")
    choices = ["Mend 2 false", "Mend 1 false", "Cleanse burn"]
    assert (t.offered(), t.details) == (choices, {"mini": 0, "points": 3})
    t.play("Cleanse burn")
    assert (t.offered(), t.details) == ([*choices, "Done"], {"mini": 0, "points": 2})
    t.play("Done")
    assert (t.asked, t["salvador"].burn) == (ask.Act, 1)
    assert t["salvador"].tokens == (token("red", "green"), token("red", "yellow"))


@pytest.mark.rule("tor.loot.health-heal")
@pytest.mark.parametrize(("slots", "points"), [(0b001, 3), (0b101, 4)])
def test_a_skill_adds_a_point_to_salvadors_health_tokens(slots: int, points: int) -> None:
    t = table(
        LINE,
        salvador=0,
        active="salvador",
        trees={"salvador": ("meat_wall", slots)},
        loot={"salvador": [HEALTH]},
        edit=lambda g: setattr(g.hunters[0], "burn", 5),
    )
    t.play(f"UseLoot 0 {HEALTH}", *["Cleanse burn"] * (points - 1))
    assert (t.asked, t["salvador"].burn) == (ask.Act, 5 - points)


@pytest.mark.rule("tor.ruling.loot-token-timing", "tor.loot.use-anytime")
def test_a_struck_hunter_may_use_token_after_token_before_it_defends() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].tokens = (token("red", "green"), token("red", "yellow"))
        g.hunters[0].gear = (Item("caracal", True),)

    def struck() -> Table:
        t = table(
            LINE,
            salvador=0,
            enemies=[("psycho", 1)],
            orders=["attack"],
            rolls=[(6, 6)],
            loot={"salvador": [HEALTH, AMMO]},
            edit=edit,
        )
        assert t.offered() == ["Pass", f"UseLoot 0 {HEALTH}", f"UseLoot 0 {AMMO}"]
        return t

    t = struck()
    t.play(f"UseLoot 0 {AMMO}")
    assert (t.asked, t.offered()) == (ask.Loot, ["Pass", f"UseLoot 0 {HEALTH}"])
    t = struck()
    t.play("Pass")
    assert (len(t.told(Defended)), t["salvador"].loot) == (1, (HEALTH, AMMO))


@pytest.mark.rule("tor.loot.use-anytime")
def test_a_hunter_that_is_down_or_gone_uses_no_loot() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].tokens = (token("red", "green"),)
        g.hunters[2].tokens = (token("red", "green"),)
        g.hunters[2].down = True

    t = table(
        LINE,
        salvador=0,
        amara=1,
        active="salvador",
        loot={"amara": [HEALTH, GUN_CARD]},
        edit=edit,
    )
    assert not t.offers("UseLoot 2")
    assert not t.offers("DrawCard 2")


# Losing a token


@pytest.mark.rule("tor.loot.discard-pile", "tor.special.all")
def test_an_audit_takes_a_token_of_choice_from_each_hunter_with_three() -> None:
    t = table(
        LINE,
        salvador=0,
        amara=0,
        moze=1,
        enemies=[("the_accountant", 6)],
        orders=["special"],
        loot={
            "salvador": [MONEY, MONEY, LEGENDARY],
            "amara": [AMMO, AMMO],
            "moze": [GUN, AMMO, HEALTH],
        },
        edit=lambda g: setattr(g, "wanted", "the_accountant"),
    )
    supply = t.g.legendary
    assert (t.asked, t.offered()) == (ask.LoseLoot, [f"Return {MONEY}", f"Return {LEGENDARY}"])
    t.play(f"Return {LEGENDARY}", f"Return {AMMO}")
    assert (t["salvador"].loot, t["amara"].loot) == ((MONEY, MONEY), (AMMO, AMMO))
    assert (t["moze"].loot, t.g.legendary) == ((HEALTH, GUN), supply + 1)
    assert t.g.discard == bag_of(AMMO)
    assert [(event.hunter, event.loot) for event in t.told(LootLost)] == [
        (0, LEGENDARY),
        (3, AMMO),
    ]
