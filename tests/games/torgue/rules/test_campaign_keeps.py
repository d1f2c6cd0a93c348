"""What the campaign keeps, and the way from a scenario to the Interlude."""

from typing import Any

import pytest

from games.torgue.campaign import interlude
from games.torgue.setups import LINE, events, items
from games.torgue.table import FIRED, Table, table, token
from sobremesa.games.torgue import GAME
from sobremesa.games.torgue.events import (
    DeckHardened,
)
from sobremesa.games.torgue.state import Companion, Hunter, Item, Show, Stage
from sobremesa.kernel import Dice, Match, Outcome
from sobremesa.testing import offered, play

from .resting import closed_shop


def ended(match: Match[Show]) -> Outcome:
    """How the match ends when everybody takes the first option."""
    while match.question is not None:
        play(match, offered(match)[0])
    assert match.outcome is not None
    return match.outcome


# What the campaign keeps


@pytest.mark.rule("tor.annodeck.upgrade", "tor.ruling.levels-counted")
@pytest.mark.parametrize(("gained", "result", "levels"), [(1, "won", [2]), (0, "plug", [])])
def test_the_deck_hardens_for_each_level_gained_and_it_is_told(
    gained: int, result: str, levels: list[int]
) -> None:
    match = closed_shop(gained=gained, result=result)
    carry = ended(match).carry
    cards = match.state.book.content.announcements
    assert [event.levels for event in events(match, DeckHardened)] == levels
    assert [cards[card].rank for card in carry["announcements"]].count(2) == 4 * sum(levels)


@pytest.mark.rule("tor.campaign.save", "tor.core.campaign-structure")
@pytest.mark.parametrize(
    ("result", "retries", "slots"), [("won", 0, 0b101111), ("plug", 3, 0b101011)]
)
def test_a_match_hands_on_its_result_hunters_and_decks(
    result: str, retries: int, slots: int
) -> None:
    def edit(g: Show) -> None:
        g.hunters[1].slots, g.hunters[1].element = 0b101011, "shock"
        g.hunters[1].gear = items("caracal", "toolbelt")
        g.hunters[1].pack = items("hot_take")

    match = closed_shop(
        edit,
        level=4,
        result=result,
        retries=2,
        extra_money=1,
        gone=["superlady_scar"],
        wanted_used=["bolt_mama"],
        events=["boo"],
        under=["jackpot"],
        event_discard=["power_surge", "crowd_favourite"],
    )
    outcome = ended(match)
    carry = outcome.carry
    assert (outcome.result, outcome.winners) == (result, (0,))
    assert carry["retries"] == retries
    assert carry["hunters"][1] == {
        "kind": "mordecai",
        "seat": 0,
        "tree": "falconer",
        "slots": slots,
        "element": "shock",
        "gear": ("caracal", "toolbelt"),
        "pack": ("hot_take",),
    }
    assert (carry["gone"], carry["wanted_used"]) == (("superlady_scar",), ("bolt_mama",))
    assert (carry["events"], carry["under"]) == (
        ("boo",),
        ("crowd_favourite", "power_surge", "jackpot"),
    )


@pytest.mark.rule("tor.campaign.save", "tor.ruling.later-scenarios-setup")
def test_the_next_match_takes_up_all_that_was_handed_on() -> None:
    def edit(g: Show) -> None:
        g.hunters[1].slots, g.hunters[1].element = 0b101011, "shock"
        g.hunters[1].gear = items("caracal", "toolbelt")
        g.hunters[1].pack = items("hot_take")

    carry = ended(
        closed_shop(
            edit,
            level=4,
            result="plug",
            retries=1,
            gone=["superlady_scar"],
            wanted_used=["bolt_mama"],
            events=["boo"],
            under=["jackpot"],
        )
    ).carry
    setup = GAME.prepare("opening_night", 1, {"campaign": True}, carry)
    g = GAME.new(setup, GAME.book(setup), Dice(1))
    hunter = g.hunters[1]
    assert (hunter.tree, hunter.slots, hunter.element) == ("falconer", 0b101011, "shock")
    assert (hunter.gear, hunter.pack) == (items("caracal", "toolbelt"), items("hot_take"))
    assert (g.level, g.retries, g.pool) == (4, 2, 4)
    assert (g.gone, g.wanted_used) == (["superlady_scar"], ["bolt_mama"])
    assert (g.events, g.under) == (["boo"], ["jackpot"])
    assert g.announcements == list(carry["announcements"])
    decks = {card for deck in g.decks.values() for card in deck}
    assert not {"caracal", "toolbelt", "hot_take", "superlady_scar"} & decks
    assert len(decks) == 60


@pytest.mark.rule("tor.campaign.save")
@pytest.mark.parametrize(("seats", "kept"), [(2, True), (1, False), (3, False)])
def test_players_keep_their_hunters_if_as_many_come_back(seats: int, kept: bool) -> None:
    def edit(g: Show) -> None:
        for hunter, seat in zip(g.hunters, (1, 0, 0, 1), strict=True):
            hunter.seat = seat

    match = interlude(2, edit=edit, pool=0, result="plug")
    while match.question is not None:
        seat = match.awaited()[0]
        play(match, f"{seat} {offered(match, seat)[0]}")
    assert match.outcome is not None
    setup = GAME.prepare("opening_night", seats, {"campaign": True}, match.outcome.carry)
    found = [hunter.seat for hunter in GAME.new(setup, GAME.book(setup), Dice(1)).hunters]
    free = [0] * 4 if seats == 1 else [-1] * 4
    assert found == ([1, 0, 0, 1] if kept else free)


# From the scenario to the Interlude


def last_round(campaign: bool = True, **changes: Any) -> Table:
    """The end of the round in which the first scenario is won."""

    def edit(g: Show) -> None:
        g.kills = 99
        for key, value in changes.items():
            setattr(g, key, value)

    return table(LINE, salvador=3, orders=["move"], edit=edit, settings={"campaign": campaign})


@pytest.mark.rule("tor.interlude.when", "tor.core.scenario-is-game")
def test_only_a_campaign_goes_on_after_its_scenario() -> None:
    assert last_round(campaign=False).result == "won"
    t = last_round()
    assert (t.g.outcome, t.g.stage) == (None, Stage.SHOP)
    assert t.g.result is not None
    assert t.g.result.result == "won"


@pytest.mark.rule("tor.scenario.after")
@pytest.mark.parametrize(
    ("changes", "never", "left"),
    [
        ({"queue": ["cheap_seats", "cue_the_pyro", FIRED]}, True, True),
        ({"queue": ["cheap_seats", FIRED]}, True, False),
        ({"queue": [FIRED], "fired": 1}, False, False),
    ],
)
def test_the_bonus_counts_what_was_carried_out_and_what_lies_face_up(
    changes: dict[str, Any], never: bool, left: bool
) -> None:
    t = last_round(**changes)
    assert (t.g.never_fired, t.g.card_left) == (never, left)


@pytest.mark.rule("tor.rest.heal", "tor.ruling.wanted-state")
def test_hunters_leave_a_scenario_with_nothing_that_belongs_to_it() -> None:
    def edit(g: Show) -> None:
        g.kills = 99
        hunter: Hunter = g.hunters[1]
        hunter.crate = hunter.key = hunter.met = hunter.activated = True
        hunter.bombs, hunter.feats = 2, 1
        hunter.pack = (Item("hot_take", True),)
        bear: Companion = g.companions[7]
        bear.tokens = (token("yellow", spent=True),)

    t = table(LINE, salvador=3, orders=["move"], edit=edit, settings={"campaign": True})
    hunter = t["mordecai"]
    assert [hunter.crate, hunter.key, hunter.met, hunter.activated] == [False] * 4
    assert (hunter.bombs, hunter.feats, hunter.pack) == (0, 0, items("hot_take"))
    assert t.companion("iron_bear").tokens == (token("yellow"),)
    assert (t.g.order, t.g.orders, t.g.obeying) == ("", [], [])
