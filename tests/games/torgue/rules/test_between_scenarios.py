"""After the shop: a good win's bonus, levels, rest and exchange."""

from collections.abc import Callable
from typing import Any

import pytest

from games.torgue.setups import events, items
from games.torgue.table import token
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    CardPlaced,
    HandedOver,
    LevelGained,
    SlotFilled,
    TreeChosen,
)
from sobremesa.games.torgue.player import Player
from sobremesa.games.torgue.state import Show, Stage
from sobremesa.kernel import Match
from sobremesa.testing import offered, play

from .resting import closed_shop


def at_rest(edit: Callable[[Show], object] | None = None, **changes: Any) -> Match[Show]:
    """The Interlude when trees stay as they are and gear may be exchanged."""
    match = closed_shop(edit, **changes)
    while match.state.stage is not Stage.REST:
        (question,) = match.asks()
        match.choose(question.seat, question.options[0])
    return match


# A good win


@pytest.mark.rule("tor.scenario.after", "tor.ruling.deck-empty")
def test_a_bonus_card_goes_to_a_hunter_that_the_group_chooses() -> None:
    match = closed_shop(never_fired=True)
    question = match.asks()[0]
    assert isinstance(question, ask.CardOwner)
    card = question.card
    assert offered(match) == [f"Choose {number}" for number in range(4)]
    play(match, "Choose 2", f"Equip {card}")
    assert [item.card for item in match.state.hunters[2].gear] == [card]
    assert card not in match.state.decks["guns"]
    assert [(event.hunter, event.card) for event in events(match, CardPlaced)] == [(2, card)]


@pytest.mark.rule("tor.scenario.after", "tor.ruling.deck-empty")
def test_a_bonus_out_of_an_empty_deck_is_nothing() -> None:
    match = closed_shop(lambda g: g.decks.update(guns=[]), never_fired=True)
    assert (match.state.stage, type(match.asks()[0])) == (Stage.LEVELS, ask.Respec)


# Levels


@pytest.mark.rule("tor.levelup.scenario", "tor.ruling.level-group")
def test_a_win_brings_one_level_to_all_and_a_defeat_none() -> None:
    match = at_rest(level=2, gained=1)
    assert (match.state.level, match.state.gained) == (3, 2)
    assert [event.level for event in events(match, LevelGained)] == [3]
    assert [hunter.slots.bit_count() for hunter in match.state.hunters] == [3] * 4
    match = at_rest(level=0, gained=0, result="plug")
    assert (match.state.level, match.state.gained) == (0, 0)
    assert events(match, LevelGained) == []


@pytest.mark.rule("tor.levelup.respec", "tor.tree.level-fills-one")
def test_each_hunter_is_asked_once_and_fills_its_slot_before_the_next() -> None:
    match = closed_shop()
    asked = []
    while match.state.stage is Stage.LEVELS:
        question = match.asks()[0]
        asked.append((type(question), question.details()))
        play(match, offered(match)[0])
    assert asked == [(ask.Respec, {"mini": number}) for number in range(4)]
    assert [(event.hunter, event.slot) for event in events(match, SlotFilled)] == [
        (number, 0) for number in range(4)
    ]


@pytest.mark.rule("tor.levelup.respec", "tor.tree.reassign")
def test_a_tree_taken_apart_gives_all_markers_back_and_loses_its_element() -> None:
    def edit(g: Show) -> None:
        g.hunters[1].slots, g.hunters[1].element = 0b101011, "shock"
        for number in (0, 2, 3):
            g.hunters[number].slots = 0b1011

    match = closed_shop(edit, level=4, result="plug")
    play(match, *["Pass"] * 1)
    assert [hunter.slots for hunter in match.state.hunters] == [0b1011, 0b101011, 0b1011, 0b1011]
    assert offered(match) == ["Slot 0 2", "Slot 0 4", "Slot 0 5"]
    play(match, "Slot 0 2", "Respec 1")
    assert (match.state.hunters[1].tree, match.state.hunters[1].slots) == ("", 0)
    assert match.state.hunters[1].element == ""
    play(match, "Tree 1 long_eye")
    assert (match.state.hunters[1].tree, match.state.hunters[1].slots) == ("long_eye", 1)
    assert [(event.hunter, event.tree) for event in events(match, TreeChosen)] == [(1, "long_eye")]


@pytest.mark.rule("tor.levelup.respec")
def test_an_interlude_that_is_taken_up_again_asks_nobody_twice() -> None:
    match = closed_shop()
    play(match, "Pass", "Respec 1")
    again = match.copy()
    assert (type(again.asks()[0]), again.asks()[0].details()) == (ask.Tree, {"mini": 1})
    play(again, "Tree 1 long_eye")
    again = again.copy()
    assert (type(again.asks()[0]), again.asks()[0].details()) == (ask.Respec, {"mini": 2})
    assert [hunter.slots for hunter in again.state.hunters] == [1, 1, 0, 0]


@pytest.mark.rule("tor.levelup.respec", "tor.ruling.skill-token")
def test_a_companion_loses_and_gains_what_the_trees_give_it() -> None:
    def edit(g: Show) -> None:
        g.hunters[1].slots = 0b011011

    match = at_rest(edit, level=4, result="plug")
    (wing,) = [each for each in match.state.companions.values() if each.kind == "bloodwing"]
    assert wing.tokens == (token("yellow"),)


# Rest and exchange


@pytest.mark.rule("tor.rest.exchange", "tor.ruling.interlude-slots")
def test_every_hunter_exchanges_in_turn_and_gives_to_anybody() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].gear = items("caracal")
        g.hunters[0].pack = items("saw_axe")
        g.hunters[2].pack = items("hot_take", "spark_plug", "toolbelt")

    match = at_rest(edit)
    assert offered(match) == [
        "Done",
        "Swap '' saw_axe",
        "Swap caracal saw_axe",
        "Swap caracal ''",
        "HandOver caracal 1",
        "HandOver caracal 2",
        "HandOver caracal 3",
        "HandOver saw_axe 1",
        "HandOver saw_axe 2",
        "HandOver saw_axe 3",
        "Discard saw_axe",
    ]
    play(match, "HandOver caracal 1", "HandOver saw_axe 3")
    g = match.state
    assert [(event.giver, event.taker, event.card) for event in events(match, HandedOver)] == [
        (0, 1, "caracal"),
        (0, 3, "saw_axe"),
    ]
    assert (g.hunters[0].gear, g.hunters[0].pack) == ((), ())
    assert (g.hunters[1].pack, g.hunters[3].pack) == (items("caracal"), items("saw_axe"))
    assert match.asks()[0].details() == {"mini": 1}, "the first has nothing left to exchange"
    play(match, "Done")
    assert match.asks()[0].details() == {"mini": 2}


@pytest.mark.rule("tor.rest.exchange")
def test_what_is_handed_on_leaves_the_rest_of_the_gear_alone() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].gear = items("caracal", "hot_take")
        g.hunters[0].pack = items("saw_axe", "toolbelt")

    match = at_rest(edit)
    play(match, "HandOver hot_take 1", "HandOver toolbelt 1")
    g = match.state
    assert (g.hunters[0].gear, g.hunters[0].pack) == (items("caracal"), items("saw_axe"))
    assert g.hunters[1].pack == items("hot_take", "toolbelt")
    play(match, "Discard saw_axe")
    assert (g.hunters[0].gear, g.hunters[0].pack) == (items("caracal"), ())
    assert "saw_axe" in g.decks["guns"]


FULL = ("hot_take", "spark_plug", "toolbelt")
FULL_TOO = ("saw_axe", "cat_nerves", "bandolier")


@pytest.mark.rule("tor.rest.exchange", "tor.ruling.interlude-slots", "tor.gear.inventory-max")
def test_two_hunters_with_full_inventories_exchange_cards() -> None:
    def edit(g: Show) -> None:
        for hunter in g.hunters:
            hunter.gear = ()
        g.hunters[0].pack, g.hunters[1].pack = items(*FULL), items(*FULL_TOO)

    match = at_rest(edit)
    g = match.state
    play(match, "HandOver hot_take 1", "Done")
    assert (match.asks()[0].details(), len(g.hunters[1].pack)) == ({"mini": 1}, 4)
    assert "Done" not in offered(match)
    play(match, "HandOver saw_axe 0", "Done")
    assert g.hunters[0].pack == items("spark_plug", "toolbelt", "saw_axe")
    assert g.hunters[1].pack == items("cat_nerves", "bandolier", "hot_take")


@pytest.mark.rule("tor.rest.exchange", "tor.ruling.interlude-slots")
def test_whoever_gets_something_when_it_was_content_may_equip_it() -> None:
    def edit(g: Show) -> None:
        for hunter in g.hunters:
            hunter.gear, hunter.pack = (), ()
        g.hunters[3].gear = items("caracal")

    match = at_rest(edit)
    g = match.state
    assert (match.asks()[0].details(), g.hunters[0].ready) == ({"mini": 3}, True), (
        "the others have nothing"
    )
    play(match, "HandOver caracal 0", "Done")
    assert (match.asks()[0].details(), offered(match)) == (
        {"mini": 0},
        ["Done", "Swap '' caracal", "Discard caracal"],
    )
    play(match, "Swap '' caracal")
    assert (g.hunters[0].gear, g.hunters[0].pack) == (items("caracal"), ())
    play(match, "Done")
    assert match.outcome is not None
    assert match.outcome.carry["hunters"][0]["gear"] == ("caracal",)


@pytest.mark.rule("tor.rest.exchange", "tor.ruling.interlude-slots")
def test_a_content_hunter_gives_on_as_long_as_anybody_is_not() -> None:
    def edit(g: Show) -> None:
        for hunter in g.hunters:
            hunter.gear, hunter.pack = (), ()
        g.hunters[0].pack, g.hunters[1].pack = items("hot_take"), items("saw_axe")

    match = at_rest(edit, seats=2)
    play(match, "0 Done")
    (question,) = match.asks()
    assert (question.seat, question.details(), question.also[0].details()) == (
        1,
        {"mini": 1},
        {"mini": 2},
    )
    assert offered(match, 0) == [
        "Swap '' hot_take",
        "HandOver hot_take 1",
        "HandOver hot_take 2",
        "HandOver hot_take 3",
    ]
    play(match, "0 HandOver hot_take 1")
    assert offered(match, 1)[:3] == ["Done", "Swap '' saw_axe", "Swap '' hot_take"]
    solo = at_rest(edit)
    play(solo, "Done")
    assert solo.asks()[0].details() == {"mini": 1}
    assert "HandOver hot_take 1" in offered(solo)


@pytest.mark.rule("tor.rest.exchange", "tor.gear.inventory-max")
def test_nobody_that_is_content_gets_more_than_its_inventory_takes() -> None:
    def edit(g: Show) -> None:
        for hunter in g.hunters:
            hunter.gear, hunter.pack = (), ()
        g.hunters[0].pack, g.hunters[1].pack = items(*FULL), items("saw_axe")

    match = at_rest(edit)
    assert "HandOver hot_take 1" in offered(match)
    play(match, "Done")
    assert "HandOver saw_axe 0" not in offered(match)
    assert "HandOver saw_axe 2" in offered(match)


@pytest.mark.rule("tor.ruling.interlude-slots")
def test_seasoned_hunters_discard_what_is_too_much() -> None:
    def edit(g: Show) -> None:
        for hunter in g.hunters:
            hunter.gear = ()
        g.hunters[0].gear = items("caracal", "polite_cough")
        g.hunters[0].pack = items(*FULL, "saw_axe")

    match = at_rest(edit)
    answer = Player(1).answer(match.state, match.asks()[0])
    assert type(answer).__name__ == "Discard"
