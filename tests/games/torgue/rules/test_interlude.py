"""What players do between scenarios."""

from typing import Any

import pytest

from games.torgue.campaign import interlude
from games.torgue.setups import LINE, items
from games.torgue.table import bag_of, table, token
from sobremesa.games.torgue import GAME
from sobremesa.games.torgue.events import Bought, CardLost, HandedOver, LootTraded, Resold
from sobremesa.games.torgue.rules.loot import (
    AMMO,
    HEALTH,
    HEALTH_CARD,
    LEVEL_UP,
    MONEY,
    WANTED,
)
from sobremesa.games.torgue.state import Item, Show, Stage
from sobremesa.kernel import Dice, Match
from sobremesa.testing import events_of, offered, play


def on(*changes: tuple[int, str, Any]) -> Any:
    """An edit that sets fields of hunters."""

    def edit(g: Show) -> None:
        for number, name, value in changes:
            setattr(g.hunters[number], name, value)

    return edit


def take_out(g: Show, *cards: str) -> None:
    """Cards that somebody owns are in no deck."""
    for deck in g.decks.values():
        deck[:] = [card for card in deck if card not in cards]


def of_kind(match: Match[Show], kind: type) -> list[Any]:
    return [event for event in events_of(match) if isinstance(event, kind)]


# The shop


@pytest.mark.rule("tor.vending.share")
def test_another_player_may_give_loot_money_and_gear_to_resell_but_need_not() -> None:
    def edit(g: Show) -> None:
        g.hunters[1].loot = (AMMO, MONEY)
        g.hunters[1].gear = items("toolbelt", "superlady_scar")
        take_out(g, "toolbelt")

    match = interlude(seats=2, spotlight=0, pool=0, edit=edit)
    g = match.state
    assert offered(match, 0) == ["Pass"], "the buyer has nothing of its own"
    assert offered(match, 1) == [
        f"Donate 1 {AMMO}",
        f"Donate 1 {MONEY}",
        "HandOver toolbelt 0",
    ]
    play(match, f"1 Donate 1 {MONEY}", f"1 Donate 1 {AMMO}", "1 HandOver toolbelt 0")
    assert (g.hunters[0].loot, g.hunters[1].loot) == ((AMMO, MONEY), ())
    assert [item.card for item in g.hunters[0].pack] == ["toolbelt"]
    assert len(of_kind(match, LootTraded)) == 2
    assert len(of_kind(match, HandedOver)) == 1
    play(match, "0 Pass")
    assert match.state.passes == 1


@pytest.mark.rule("tor.loot.money", "tor.vending.currency", "tor.ruling.loot-money-value")
def test_a_money_token_pays_five_hundred_in_the_shop_and_goes_to_the_bag() -> None:
    match = interlude(spotlight=0, pool=0, edit=on((2, "loot", (MONEY, MONEY))))
    g = match.state
    card = next(each for each in g.offer if 500 < g.book.gear[each].cost <= 1000)
    before = g.bag[MONEY]
    play(match, f"Buy {card}")
    assert of_kind(match, Bought)[0].paid == 1000
    assert (g.bag[MONEY], g.hunters[2].loot) == (before + 2, ())


@pytest.mark.rule("tor.ruling.vending-room")
def test_a_buyer_with_a_full_inventory_of_start_gear_must_make_room_first() -> None:
    full = items("superlady_scar", "nuclear_bloodgun", "adapting_skag")
    match = interlude(spotlight=0, pool=9, edit=on((0, "pack", full), (1, "gear", ())))
    starts = [option.split()[0] for option in offered(match)]
    assert "Buy" not in starts
    assert {"Discard", "HandOver", "Swap"} < set(starts)
    play(match, "HandOver superlady_scar 2")
    assert [item.card for item in match.state.hunters[2].pack] == ["superlady_scar"]
    assert any(option.startswith("Buy") for option in offered(match))


@pytest.mark.rule("tor.ruling.vending-room", "tor.vending.currency")
def test_a_buyer_with_a_full_inventory_may_pay_first_with_a_card_out_of_it() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].pack = items("toolbelt", "cat_nerves", "superlady_scar")
        g.hunters[1].gear = ()
        take_out(g, "toolbelt", "cat_nerves")

    match = interlude(spotlight=0, pool=9, edit=edit)
    card = match.state.offer[0]
    play(match, f"Buy {card}")
    assert offered(match) == ["Resell 0 toolbelt", "Resell 0 cat_nerves", "TakeBack"]
    play(match, "Resell 0 toolbelt")
    assert offered(match)[0] == "PayUp"
    play(match, "PayUp")
    assert [event.card for event in of_kind(match, Resold)] == ["toolbelt"]


@pytest.mark.rule("tor.ruling.loot-interlude")
def test_loot_serves_in_the_shop_for_its_card_or_its_price_and_nothing_else() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].loot = (HEALTH_CARD, HEALTH, AMMO)
        g.hunters[0].tokens = (token("red", "yellow"), token("green"))
        g.hunters[0].gear = (Item("caracal", True),)

    match = interlude(spotlight=0, pool=9, edit=edit)
    assert not any(option.startswith("UseLoot") for option in offered(match))
    top = match.state.decks["meds"][-1]
    play(match, f"DrawCard 0 {HEALTH_CARD}")
    assert any(top in option for option in offered(match))
    play(match, next(option for option in offered(match) if top in option))
    play(match, f"Buy {match.state.offer[0]}")
    assert {f"SpendLoot 0 {HEALTH}", f"SpendLoot 0 {AMMO}"} <= set(offered(match))


# Levels, rest and exchange


def at_rest(**changes: Any) -> Match[Show]:
    """The Interlude when the shop is closed and trees stay as they are."""
    match = interlude(pool=0, **changes)
    while match.state.stage is not Stage.REST:
        play(match, offered(match)[0])
    return match


@pytest.mark.rule("tor.rest.heal")
def test_rest_heals_recharges_reloads_and_ends_all_effects() -> None:
    def edit(g: Show) -> None:
        hunter = g.hunters[0]
        hunter.tokens = (token("red", "green", spent=True), token("yellow", spent=True))
        hunter.burn = hunter.cryo = hunter.stun = hunter.shock = hunter.slag = 1
        hunter.corrosion = hunter.radiation = 2
        hunter.gear = (
            Item("caracal", True),
            Item("spark_plug", True),
            Item("cardboard_aegis", False, (token("yellow", spent=True),)),
            Item("brain_freeze", False, (token("yellow", spent=True),)),
        )
        hunter.pack = (Item("hot_take", True),)
        take_out(g, "spark_plug", "cardboard_aegis", "brain_freeze", "hot_take")

    hunter = at_rest(edit=edit).state.hunters[0]
    marks = ("burn", "cryo", "stun", "shock", "slag", "corrosion", "radiation")
    assert [getattr(hunter, mark) for mark in marks] == [0] * 7
    assert hunter.tokens == (token("green"), token("yellow"), token("yellow"))
    assert not any(item.spent for item in (*hunter.gear, *hunter.pack))
    assert not any(each.spent for item in hunter.gear for each in item.tokens)


@pytest.mark.rule("tor.shield.recharge-when")
def test_shields_recharge_when_the_game_ends_before_anything_else_is_done() -> None:
    def edit(g: Show) -> None:
        g.kills = 99
        g.hunters[0].gear = (Item("cardboard_aegis", False, (token("yellow", spent=True),)),)
        take_out(g, "cardboard_aegis")
        g.hunters[0].shock = 1

    t = table(LINE, salvador=3, orders=["ammo:all"], edit=edit, settings={"campaign": True})
    assert t.g.stage is Stage.SHOP
    assert t["salvador"].gear[0].tokens == (token("yellow"),)


@pytest.mark.rule("tor.ruling.interlude-slots", "tor.rest.exchange")
def test_gear_is_rearranged_and_handed_on_freely_and_what_fits_nowhere_is_discarded() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].gear = items("caracal", "toolbelt")
        g.hunters[0].pack = items("hot_take", "cat_nerves")
        take_out(g, "toolbelt", "hot_take", "cat_nerves")

    match = at_rest(edit=edit)
    g = match.state
    play(match, "Swap caracal hot_take", "HandOver toolbelt 2", "HandOver cat_nerves 2")
    assert [item.card for item in g.hunters[0].gear] == ["hot_take"]
    assert [item.card for item in g.hunters[2].pack] == ["toolbelt", "cat_nerves"]
    play(match, "Discard caracal")
    assert g.hunters[0].pack == ()
    assert [event.card for event in of_kind(match, CardLost)] == ["caracal"]
    play(match, "Done", "Done", "Swap '' toolbelt")
    assert "toolbelt" in [item.card for item in g.hunters[2].gear]


@pytest.mark.rule("tor.ruling.skill-token", "tor.levelup.respec")
def test_a_token_of_a_skill_is_gone_when_its_slot_is_vacated() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].slots = 0b011011
        g.hunters[0].tokens += (token("yellow"),)

    match = interlude(pool=0, result="plug", level=4, edit=edit)
    play(match, "Respec 0")
    assert len(match.state.hunters[0].tokens) == 3
    play(match, "Tree 0 reload_rampage")
    play(match, "Slot 0 1", "Slot 0 3", "Slot 0 5")
    assert match.state.hunters[0].slots == 0b101011
    assert len(match.state.hunters[0].tokens) == 3


@pytest.mark.rule("tor.ruling.queue-returns")
def test_all_twelve_announcements_are_reunited_after_a_scenario() -> None:
    match = at_rest(result="plug", spent=3)
    queue = match.state.queue[:-1]
    while match.outcome is None:
        play(match, "Done")
    cards = match.outcome.carry["announcements"]
    assert len(set(cards)) == len(cards) == 12
    assert set(queue) < set(cards)


@pytest.mark.rule("tor.loot.wanted-return", "tor.loot.levelup-aside")
@pytest.mark.parametrize("sort", [WANTED, LEVEL_UP])
def test_a_drawn_wanted_or_level_up_token_waits_for_the_next_scenario(sort: int) -> None:
    def edit(g: Show) -> None:
        g.aside[sort] = 1
        g.discard[AMMO] = 1

    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 2)],
        active="salvador",
        rolls=[8],
        bag=bag_of(AMMO),
        picks=[0],
        edit=edit,
    )
    t.play("Act 0 caracal", "Pay 0 1")
    assert (t.g.bag[sort], t.g.aside[sort], t.g.bag[AMMO]) == (0, 1, 1)
    t = table(LINE, salvador=0, orders=["ammo:all"], rolls=[(1, 4)], edit=edit)
    assert (t.g.bag[sort], t.g.aside[sort], t.g.bag[AMMO]) == (0, 1, 1)
    match = at_rest(edit=edit)
    while match.outcome is None:
        play(match, "Done")
    setup = GAME.prepare("hot_sauce_run", 1, {"campaign": True}, match.outcome.carry)
    assert GAME.new(setup, GAME.book(setup), Dice(1)).bag[sort] == 1
