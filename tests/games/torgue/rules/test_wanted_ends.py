"""How a Wanted mission ends: what comes back, and the prize for a win."""

from collections.abc import Callable
from typing import Any

import pytest

from games.torgue.setups import LINE
from games.torgue.table import Table, bag_of, table, token
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import CardDrawn, CardPlaced
from sobremesa.games.torgue.rules.loot import AMMO, GUN_CARD, LEGENDARY, LEVEL_UP, MONEY, WANTED
from sobremesa.games.torgue.state import Item, Show, Stage
from sobremesa.kernel import Outcome


def won(edit: Callable[[Show], object] | None = None, seats: int = 1) -> Table:
    """A mission of a campaign at the end of the round in which Nine Fingers fell."""

    def last(g: Show) -> None:
        g.wanted, g.quarry = "nine_fingers", True
        g.result = Outcome(result="won", winners=(0,))
        g.pool = 0
        if edit is not None:
            edit(g)

    return table(
        LINE,
        salvador=0,
        enemies=[("psycho", 5)],
        orders=["ammo:spotlight"],
        seats=seats,
        settings={"campaign": True},
        edit=last,
    )


@pytest.mark.rule("tor.wanted.bag", "tor.ruling.wanted-victory")
def test_tokens_set_aside_are_back_in_the_bag_and_what_lay_on_the_floor_too() -> None:
    def edit(g: Show) -> None:
        g.aside[LEVEL_UP] = g.aside[WANTED] = 1
        g.floor = {1: (AMMO, GUN_CARD), 4: (AMMO, LEGENDARY)}
        g.bag = bag_of(MONEY)

    t = won(edit)
    assert t.g.bag == bag_of(MONEY, AMMO, AMMO, GUN_CARD, LEVEL_UP, WANTED)
    assert (t.g.aside, t.g.floor) == (bag_of(LEGENDARY), {})


@pytest.mark.rule("tor.ruling.wanted-loot-kept")
def test_money_put_aside_comes_back_to_pool_and_cards() -> None:
    def edit(g: Show) -> None:
        g.pool, g.stash, g.stashed = 1, 3, {0: 2, 2: 1}
        g.hunters[0].loot = (AMMO, LEGENDARY)

    t = won(edit)
    assert [hunter.loot for hunter in t.g.hunters] == [
        (AMMO, MONEY, MONEY, LEGENDARY),
        (),
        (MONEY,),
        (),
    ]
    assert (t.g.pool, t.g.stash, t.g.stashed) == (4, 0, {})


@pytest.mark.rule("tor.wanted.then-interlude", "tor.rest.heal")
def test_hunters_are_rested_and_nothing_of_the_mission_goes_on() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].radiation, g.hunters[0].gear = 1, (Item("caracal"), Item("hot_take", True))
        g.hunters[2].down = g.hunters[2].met = True
        g.hunters[2].feats = 1
        g.hunters[2].tokens = (token("red", "green"),)

    t = won(edit)
    assert (t["salvador"].radiation, t["amara"].down) == (0, False)
    assert (t["amara"].met, t["amara"].feats) == (False, 0)
    assert t["salvador"].gear == (Item("caracal"), Item("hot_take"))
    assert t["amara"].tokens == (token("green"), token("yellow"), token("yellow"))
    assert (t.g.wanted, t.g.active, t.g.doing, t.g.stage) == ("", -1, None, Stage.PRIZE)


@pytest.mark.rule("tor.wanted.reward")
def test_the_card_that_is_not_kept_goes_under_the_deck() -> None:
    t = won(lambda g: g.decks.update(torgue=["ego_bubble", "the_moustache", "spare_battery"]))
    assert t.offered() == ["KeepCard spare_battery", "KeepCard the_moustache"]
    assert [(event.hunter, event.card) for event in t.told(CardDrawn)] == [
        (-1, "spare_battery"),
        (-1, "the_moustache"),
    ]
    t.play("KeepCard spare_battery")
    assert t.g.decks["torgue"] == ["the_moustache", "ego_bubble"]
    assert (t.asked, t.details) == (ask.CardOwner, {"card": "spare_battery"})
    t.play("Choose 3", "Equip spare_battery")
    assert t["moze"].gear[-1].card == "spare_battery"
    assert [(event.hunter, event.equipped) for event in t.told(CardPlaced)] == [(3, True)]


@pytest.mark.rule("tor.wanted.reward", "tor.ruling.deck-empty")
@pytest.mark.parametrize("deck", [["ego_bubble"], []])
def test_with_fewer_than_two_torgue_cards_the_prize_is_what_is_left(
    deck: list[str],
) -> None:
    t = won(lambda g: g.decks.update(torgue=list(deck)))
    assert [event.card for event in t.told(CardDrawn)] == deck
    assert (t.g.decks["torgue"], t.g.prize) == ([], [])
    assert (t.asked is ask.CardOwner) is bool(deck)
    assert (t.g.stage is Stage.PRIZE) is bool(deck)


@pytest.mark.rule("tor.ruling.wanted-reward-owner", "tor.core.disagreement-roll")
def test_the_group_may_roll_for_prize_and_owner() -> None:
    t = won(seats=2)
    offers: list[Any] = t.offered(0)
    assert offers[-1] == "RollForIt"
    t.play(f"0 {offers[0]}")
    assert t.offered(0) == [*[f"Choose {number}" for number in range(4)], "RollForIt"]
