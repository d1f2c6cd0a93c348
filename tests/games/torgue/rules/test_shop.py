"""The vending machines: what is for sale, who pays with what, what the shop leaves behind."""

from collections.abc import Callable
from typing import Any

import pytest

from games.torgue.campaign import interlude
from games.torgue.setups import events, items
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    Bought,
    CardDrawn,
    CardLost,
    CardPlaced,
    HandedOver,
    LootTraded,
    LootUsed,
    OfferShown,
    Resold,
    Swapped,
)
from sobremesa.games.torgue.rules.loot import (
    AMMO,
    AMMO_CARD,
    GUN,
    GUN_CARD,
    HEALTH_CARD,
    LEGENDARY,
    MONEY,
)
from sobremesa.games.torgue.state import Show, Stage
from sobremesa.kernel import Match
from sobremesa.testing import offered, play

START_GEAR = ("superlady_scar", "nuclear_bloodgun", "adapting_skag")
FIRST_SHELF = ("asbestos_undies", "toolbelt")
"""What the MEDS machine shows first in these tests: 600 $ and 500 $."""


def shop(
    edit: Callable[[Show], object] | None = None, seats: int = 1, **changes: Any
) -> Match[Show]:
    """The shop, the first hunter's turn; hunters have no gear, and two MEDS cards are known."""

    def stripped(g: Show) -> None:
        for hunter in g.hunters:
            hunter.gear = ()
        g.decks["meds"] = [card for card in g.decks["meds"] if card not in FIRST_SHELF]
        g.decks["meds"] += FIRST_SHELF
        if edit is not None:
            edit(g)
        owned = {item.card for hunter in g.hunters for item in (*hunter.gear, *hunter.pack)}
        for deck in g.decks.values():
            deck[:] = [card for card in deck if card not in owned]

    return interlude(seats, edit=stripped, **{"spotlight": 0, "pool": 0, **changes})


# The offer


@pytest.mark.rule("tor.vending.offer", "tor.ruling.deck-empty")
def test_the_offer_is_shown_to_all_and_is_short_when_a_deck_is() -> None:
    def edit(g: Show) -> None:
        g.decks["guns"], g.decks["torgue"] = ["saw_axe"], []
        g.decks["ammo"] = ["belt_feeder", "bandolier", "spark_plug"]

    match = shop(edit, pool=9)
    shelf = ["saw_axe", "spark_plug", "bandolier", "toolbelt", "asbestos_undies"]
    assert match.state.offer == shelf
    assert [event.cards for event in events(match, OfferShown)] == [tuple(shelf)]
    assert (match.state.decks["guns"], match.state.decks["ammo"]) == ([], ["belt_feeder"])


@pytest.mark.rule("tor.machine.reward")
def test_a_used_machine_serves_one_vending_phase_alone() -> None:
    match = shop(used_machines=["meds", "meds"], pool=9)
    assert len(match.state.offer) == 11
    assert match.state.used_machines == []


@pytest.mark.rule("tor.ruling.vending-pass", "tor.ruling.loot-interlude")
def test_the_shop_closes_when_nothing_is_left_to_buy_even_if_a_card_could_be_drawn() -> None:
    def edit(g: Show) -> None:
        g.decks.update(guns=["hot_take", "paper_rocket", "saw_axe"], ammo=[], meds=[], torgue=[])
        g.hunters[2].loot = (GUN_CARD,)

    match = shop(edit, pool=3)
    play(match, "Buy paper_rocket", "Buy saw_axe", "PayUp")
    assert match.state.stage is Stage.LEVELS
    assert match.state.decks["guns"] == ["hot_take"]
    assert match.state.hunters[0].pack == items("paper_rocket")


@pytest.mark.rule("tor.vending.offer", "tor.vending.order")
def test_a_shop_that_is_taken_up_again_goes_on_with_the_same_offer_and_buyer() -> None:
    match = shop(pool=9)
    play(match, "Buy toolbelt", "Pass")
    again = match.copy()
    assert again.state.offer == match.state.offer
    assert (again.state.buyer, again.state.passes) == (2, 1)
    play(again, "Pass", "Pass", "Pass")
    assert again.state.stage is Stage.LEVELS


# What pays


@pytest.mark.rule("tor.vending.currency", "tor.vending.pay", "tor.vending.common-pool")
@pytest.mark.parametrize(
    ("pool", "loot", "gear", "mate", "buys"),
    [
        (1, (), (), (), ["toolbelt"]),
        (2, (), (), (), ["asbestos_undies", "toolbelt"]),
        (0, (MONEY,), (), (), ["toolbelt"]),
        (0, (MONEY, AMMO), (), (), ["asbestos_undies", "toolbelt"]),
        (0, (GUN, GUN), (), (), []),
        (0, (GUN, GUN, AMMO), (), (), ["toolbelt"]),
        (0, (HEALTH_CARD, LEGENDARY), ("caracal",), (), []),
        (0, (GUN, AMMO), ("belt_feeder",), (), ["toolbelt"]),
        (0, (), ("hot_take",), (), []),
        (0, (), ("hot_take",), ("saw_axe",), ["toolbelt"]),
        (0, (), ("hot_take",), ("brain_freeze",), ["asbestos_undies", "toolbelt"]),
    ],
)
def test_a_player_buys_what_its_hunters_and_the_pool_can_pay(
    pool: int, loot: tuple[int, ...], gear: tuple[str, ...], mate: tuple[str, ...], buys: list[str]
) -> None:
    def edit(g: Show) -> None:
        g.decks.update(guns=[], ammo=[], torgue=[])
        g.hunters[0].loot, g.hunters[0].gear = loot, items(*gear)
        g.hunters[1].pack = items(*mate)

    match = shop(edit, pool=pool)
    words = [option.split() for option in offered(match)]
    assert sorted(word[1] for word in words if word[0] == "Buy") == buys


@pytest.mark.rule("tor.vending.share", "tor.vending.currency")
def test_what_another_player_has_pays_only_when_it_is_given() -> None:
    def edit(g: Show) -> None:
        g.hunters[1].loot = (MONEY, MONEY)
        g.hunters[3].gear = items("the_moustache")

    match = shop(edit, seats=2)
    assert offered(match, 0) == ["Pass"]
    play(match, f"1 Donate 1 {MONEY}")
    assert "Buy toolbelt" in offered(match, 0)
    assert "Buy asbestos_undies" not in offered(match, 0)
    assert [(event.giver, event.taker) for event in events(match, LootTraded)] == [(1, 0)]
    play(match, "1 HandOver the_moustache 0")
    assert (match.state.hunters[3].gear, match.state.hunters[0].pack) == (
        (),
        items("the_moustache"),
    )
    assert "Buy asbestos_undies" in offered(match, 0)
    assert [(event.giver, event.taker) for event in events(match, HandedOver)] == [(3, 0)]


@pytest.mark.rule("tor.vending.share", "tor.ruling.vending-room")
def test_only_other_players_give_each_for_all_its_hunters_and_gear_needs_room() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].pack = items(*START_GEAR)
        g.hunters[1].loot = (AMMO, AMMO, GUN)
        g.hunters[1].gear = items("saw_axe")
        g.hunters[2].loot = (GUN,)
        g.hunters[3].loot, g.hunters[3].pack = (MONEY,), items("caracal")

    match = shop(edit, seats=2)
    gifts = [f"Donate 1 {AMMO}", f"Donate 1 {GUN}", f"Donate 3 {MONEY}"]
    assert offered(match, 1) == gifts
    play(match, "0 Discard adapting_skag")
    assert offered(match, 1) == [*gifts[:2], "HandOver saw_axe 0", gifts[2]]
    (asked,) = match.asks()[0].also
    assert (type(asked), asked.details()) == (ask.Donate, {"mini": 0})


@pytest.mark.rule("tor.vending.share")
def test_a_player_with_nothing_to_give_is_not_asked() -> None:
    match = shop(lambda g: setattr(g.hunters[2], "loot", (AMMO,)), seats=4, pool=1)
    assert [question.seat for question in match.asks()[0].also] == [2]


@pytest.mark.rule("tor.vending.share", "tor.ruling.no-empty-choice")
def test_nobody_waits_for_gifts_that_could_not_buy_anything() -> None:
    match = shop(lambda g: setattr(g.hunters[2], "loot", (AMMO,)), seats=4, pool=0)
    assert match.state.stage is Stage.LEVELS
    match = shop(lambda g: setattr(g.hunters[2], "loot", (MONEY,) * 4), seats=4, pool=0)
    assert (type(match.asks()[0]), offered(match, match.asks()[0].seat)) == (ask.Shop, ["Pass"])
    assert [question.seat for question in match.asks()[0].also] == [2]


@pytest.mark.rule("tor.vending.currency", "tor.vending.pay", "tor.ruling.no-change")
def test_a_card_is_paid_piece_by_piece_by_the_buyers_player() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].loot = (AMMO, AMMO, GUN, HEALTH_CARD)
        g.hunters[2].gear, g.hunters[2].pack = items("caracal", "saw_axe"), items("hot_take")
        g.hunters[1].loot, g.hunters[1].gear = (MONEY,), items("spark_plug")

    match = shop(edit, seats=2, pool=1)
    play(match, "0 Buy asbestos_undies")
    cost = match.state.book.gear["asbestos_undies"].cost
    assert match.asks()[0].details() == {"card": "asbestos_undies", "missing": cost}
    assert offered(match, 0) == [
        "PayUp",
        "Money -1",
        f"SpendLoot 0 {AMMO}",
        f"SpendLoot 0 {GUN}",
        "Resell 2 saw_axe",
        "Resell 2 hot_take",
        "TakeBack",
    ]
    play(match, "0 Resell 2 hot_take")
    assert match.asks()[0].details() == {"card": "asbestos_undies", "missing": cost - 300}
    assert "Resell 2 hot_take" not in offered(match, 0)
    play(match, "0 Resell 2 saw_axe")
    assert match.state.hunters[2].gear == items("caracal", "saw_axe"), "nothing has left a hand yet"
    play(match, "0 Money -1")
    assert (match.state.hunters[2].gear, match.state.hunters[2].pack) == (items("caracal"), ())
    assert [(event.hunter, event.card) for event in events(match, Resold)] == [
        (2, "hot_take"),
        (2, "saw_axe"),
    ]
    assert (match.state.pool, match.state.hunters[0].loot) == (0, (AMMO, AMMO, GUN, HEALTH_CARD))
    assert [(event.hunter, event.paid) for event in events(match, Bought)] == [(0, 1000)]
    assert "asbestos_undies" not in match.state.offer
    assert match.state.hunters[0].pack == items("asbestos_undies")


@pytest.mark.rule("tor.vending.pay", "tor.vending.order")
def test_after_a_purchase_the_next_hunter_clockwise_has_its_turn_and_pays_anew() -> None:
    match = shop(spotlight=3, pool=4)
    play(match, "Buy toolbelt", "Buy asbestos_undies", "PayUp")
    assert [(event.hunter, event.paid) for event in events(match, Bought)] == [(3, 500), (0, 1000)]
    assert (match.state.buyer, match.state.pool) == (1, 1)


# Loot that draws a card


@pytest.mark.rule("tor.ruling.loot-interlude", "tor.loot.draw-card-use", "tor.loot.discard-pile")
def test_a_token_with_the_card_icon_draws_its_card_in_the_shop_while_its_deck_has_one() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].loot = (HEALTH_CARD, HEALTH_CARD, AMMO_CARD, AMMO)
        g.decks["meds"] = ["field_kit", "toolbelt", "asbestos_undies"]
        g.decks["ammo"] = ["spark_plug"]

    match = shop(edit, pool=9)
    draws = [option for option in offered(match) if option.startswith("DrawCard")]
    assert draws == [f"DrawCard 0 {HEALTH_CARD}"]
    play(match, draws[0], "Store field_kit")
    assert [event.loot for event in events(match, LootUsed)] == [HEALTH_CARD]
    assert [event.card for event in events(match, CardDrawn)] == ["field_kit"]
    assert [(event.card, event.equipped) for event in events(match, CardPlaced)] == [
        ("field_kit", False)
    ]
    assert match.state.hunters[0].loot == (HEALTH_CARD, AMMO_CARD, AMMO)
    assert match.state.discard[HEALTH_CARD] == 1
    assert match.state.buyer == 0, "it was no purchase"
    assert not any(option.startswith("DrawCard") for option in offered(match))


# A full Inventory


@pytest.mark.rule("tor.ruling.vending-room")
def test_room_is_made_out_of_the_inventory_and_only_where_there_is_room() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].gear = items("caracal")
        g.hunters[0].pack = items(*START_GEAR)
        g.hunters[1].pack = items("hot_take", "saw_axe", "spark_plug")

    match = shop(edit, pool=9)
    assert offered(match) == [
        "Pass",
        *[f"Discard {card}" for card in START_GEAR],
        *[f"Swap '' {card}" for card in START_GEAR],
        *[f"HandOver {card} {other}" for card in START_GEAR for other in (2, 3)],
    ]


@pytest.mark.rule("tor.ruling.vending-room")
def test_a_buyer_with_room_need_not_make_any() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].pack = items(*START_GEAR[:2])

    starts = {option.split()[0] for option in offered(shop(edit, pool=9))}
    assert starts == {"Pass", "Buy"}


@pytest.mark.rule("tor.ruling.vending-room", "tor.gear.discard-shuffle")
def test_equipping_or_discarding_makes_room_and_the_turn_goes_on() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].pack = items("superlady_scar", "nuclear_bloodgun", "caracal")

    match = shop(edit, pool=9)
    g = match.state
    play(match, "Swap '' caracal")
    assert (g.hunters[0].gear, g.hunters[0].pack) == (items("caracal"), items(*START_GEAR[:2]))
    assert [(event.out, event.into) for event in events(match, Swapped)] == [("", "caracal")]
    assert g.buyer == 0
    match = shop(edit, pool=9)
    g = match.state
    play(match, "Discard caracal")
    assert (g.hunters[0].pack, g.gone, g.buyer) == (items(*START_GEAR[:2]), ["caracal"], 0)
    assert [event.card for event in events(match, CardLost)] == ["caracal"]


@pytest.mark.rule("tor.ruling.vending-room", "tor.vending.currency")
def test_with_a_full_inventory_only_its_own_cards_pay_at_first() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].pack = items("saw_axe", *START_GEAR[:2])
        g.hunters[0].gear = items("spark_plug")
        g.hunters[1].gear = items("hot_take")

    match = shop(edit, pool=9)
    play(match, "Buy toolbelt")
    assert offered(match) == ["Resell 0 saw_axe", "TakeBack"]
    play(match, "Resell 0 saw_axe")
    rest = ["PayUp", "Resell 0 spark_plug", "Resell 1 hot_take", "TakeBack"]
    assert offered(match) == rest, "one Money token is all that is missing"
    play(match, "PayUp")
    assert [item.card for item in match.state.hunters[0].pack] == [*START_GEAR[:2], "toolbelt"]


@pytest.mark.rule("tor.ruling.pay-by-sum", "tor.ruling.no-change")
def test_one_answer_pays_with_the_least_waste_and_what_draws_a_card_comes_last() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].loot = (AMMO, AMMO, GUN, HEALTH_CARD)

    match = shop(edit, pool=2)
    g = match.state
    worth = {sort: g.book.loot[sort].resale for sort in (AMMO, GUN, HEALTH_CARD)}
    play(match, "Buy asbestos_undies", "PayUp")
    paid = [event.paid for event in events(match, Bought)]
    left = sum(worth[sort] for sort in g.hunters[0].loot) + 500 * g.pool
    assert paid == [2 * worth[AMMO] + worth[GUN] + worth[HEALTH_CARD] + 1000 - left]
    assert paid[0] >= g.book.gear["asbestos_undies"].cost


@pytest.mark.rule("tor.ruling.pay-by-sum")
def test_what_lies_on_the_counter_can_be_taken_back() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].loot = (AMMO, AMMO)

    match = shop(edit, pool=3)
    before = (match.state.pool, match.state.hunters[0].loot, sum(match.state.bag))
    play(match, "Buy asbestos_undies", f"SpendLoot 0 {AMMO}", "TakeBack")
    g = match.state
    assert (g.pool, g.hunters[0].loot, sum(g.bag)) == before
    assert (type(match.asks()[0]), g.buyer, g.buying, g.counter) == (ask.Shop, 0, "", [])
    assert "Buy asbestos_undies" in offered(match)


@pytest.mark.rule("tor.ruling.pay-by-sum")
def test_where_only_money_pays_the_card_is_bought_at_once() -> None:
    match = shop(pool=3)
    play(match, "Buy asbestos_undies")
    assert (type(match.asks()[0]), match.state.pool) == (ask.Shop, 1)


# Closing time


@pytest.mark.rule("tor.rest.loot-back", "tor.vending.no-carry-over", "tor.ruling.legendary-supply")
def test_loot_left_on_cards_goes_back_to_bag_and_supply_when_the_shop_closes() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].loot = (AMMO, AMMO, LEGENDARY)
        g.hunters[3].loot = (GUN, MONEY, LEGENDARY)
        g.bag, g.legendary = [0] * len(g.bag), 1

    match = shop(edit, pool=3)
    play(match, *["Pass"] * 4)
    g = match.state
    assert [hunter.loot for hunter in g.hunters] == [()] * 4
    assert (g.bag[AMMO], g.bag[GUN], g.bag[MONEY], sum(g.bag)) == (2, 1, 1, 4)
    assert (g.legendary, g.pool) == (3, 0)


@pytest.mark.rule("tor.vending.resold-cards", "tor.vending.unsold")
def test_a_card_is_in_its_deck_once_after_the_shop() -> None:
    match = shop(lambda g: setattr(g.hunters[0], "gear", items("hot_take", "saw_axe")), pool=9)
    play(match, "Buy toolbelt", "Resell 0 hot_take", "Resell 0 saw_axe")
    play(match, *["Pass"] * 4)
    g = match.state
    decks = [card for deck in g.decks.values() for card in deck]
    assert (g.offer, g.sold) == ([], [])
    assert {"hot_take", "saw_axe", "asbestos_undies"} < set(decks)
    assert "toolbelt" not in decks
    assert len(decks) == len(set(decks)) == 61
