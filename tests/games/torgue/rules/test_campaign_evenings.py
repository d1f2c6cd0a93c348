"""The Interlude, Wanted missions and what the campaign keeps."""

from collections import Counter

import pytest

from games.torgue.campaign import hunt, interlude
from games.torgue.table import table
from sobremesa.games.torgue import GAME
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.player import Player
from sobremesa.games.torgue.rules.loot import AMMO, LEVEL_UP, MONEY, WANTED
from sobremesa.games.torgue.state import Show, Stage
from sobremesa.kernel import Dice, Match
from sobremesa.testing import offered, play
from sobremesa.testing.playing import random_choice

# The Interlude


@pytest.mark.rule("tor.vending.offer", "tor.machine.reward", "tor.ruling.machine-in-wanted")
def test_the_machines_offer_seven_cards_and_two_more_for_a_used_machine() -> None:
    assert len(interlude().state.offer) == 7
    assert len(interlude(used_machines=["meds"]).state.offer) == 9


@pytest.mark.rule(
    "tor.vending.order", "tor.vending.repeat", "tor.ruling.vending-pass", "tor.ruling.clockwise"
)
def test_the_spotlight_shops_first_and_four_passes_in_a_row_end_it() -> None:
    match = interlude(spotlight=2, pool=9)
    buyers = []
    for _ in range(4):
        assert match.state.stage is Stage.SHOP
        question = match.asks()[0]
        assert isinstance(question, ask.Shop)
        buyers.append(question.mini)
        play(match, "Pass")
    assert buyers == [2, 3, 0, 1]
    assert match.state.stage is Stage.LEVELS


@pytest.mark.rule(
    "tor.vending.tokens-to-bag",
    "tor.ruling.no-change",
    "tor.vending.common-pool",
    "tor.scenario.money-use",
)
def test_money_and_loot_pay_for_a_card_that_goes_into_the_inventory() -> None:
    def rich(match: Match[Show]) -> Show:
        return match.state

    match = interlude(spotlight=0, pool=9)
    g = rich(match)
    g.hunters[0].loot = (AMMO,)
    card = g.offer[0]
    ammo = g.bag[AMMO]
    play(match, f"Buy {card}", f"SpendLoot 0 {AMMO}")
    while g.buying:
        play(match, "Money -1")
    cost = g.book.gear[card].cost
    assert g.hunters[0].pack[-1].card == card
    assert g.pool == 9 - -(-(cost - 100) // 500)
    assert g.bag[AMMO] == ammo + 1
    assert g.buyer == 1


@pytest.mark.rule(
    "tor.vending.resold-cards",
    "tor.ruling.resold-not-offered",
    "tor.vending.unsold",
    "tor.vending.no-carry-over",
    "tor.rest.loot-back",
)
def test_resold_cards_wait_until_the_shop_closes_and_nothing_else_is_kept() -> None:
    match = interlude(spotlight=0, pool=4)
    g = match.state
    card = next(card for card in g.decks["torgue"] if g.book.gear[card].kind == "mod")
    g.decks["torgue"].remove(card)
    g.hunters[0].gear += (type(g.hunters[0].gear[0])(card),)
    g.hunters[1].loot = (MONEY,)
    cheap = min(g.offer, key=lambda each: g.book.gear[each].cost)
    play(match, f"Buy {cheap}", f"Resell 0 {card}")
    if isinstance(match.asks()[0], ask.PayShop):
        play(match, "PayUp")
    assert g.sold == [card]
    assert card not in g.offer
    while g.stage is Stage.SHOP:
        play(match, "Pass")
    assert card in g.decks["torgue"]
    assert not g.offer
    assert g.pool == 0
    assert not any(hunter.loot for hunter in g.hunters)


@pytest.mark.rule(
    "tor.levelup.scenario",
    "tor.levelup.respec",
    "tor.tree.reassign",
    "tor.ruling.tree-when-chosen",
    "tor.ruling.wrong-page-18",
)
def test_a_win_brings_a_level_and_a_tree_may_be_taken_apart() -> None:
    match = interlude(pool=0)
    play(match, "Respec 0")
    assert [option.split()[0] for option in offered(match)] == ["Tree"] * 3
    play(match, "Tree 0 reload_rampage")
    assert match.state.hunters[0].slots == 1
    assert match.state.level == 1


@pytest.mark.rule(
    "tor.ruling.interlude-after-defeat",
    "tor.ruling.campaign-retry",
    "tor.interlude.when",
    "tor.ruling.interlude-order",
)
def test_a_defeat_gives_no_level_and_the_same_scenario_with_more_money() -> None:
    match = interlude(result="no-respawn", pool=0, level=0)
    while match.question is not None:
        match.choose(0, match.asks()[0].options[0])
    assert match.outcome is not None
    carry = match.outcome.carry
    assert (carry["level"], carry["next"], carry["extra_money"]) == (0, "opening_night", 1)
    setup = GAME.prepare("opening_night", 1, {"campaign": True}, carry)
    g = GAME.new(setup, GAME.book(setup), Dice(1))
    assert g.pool == 3


@pytest.mark.rule(
    "tor.campaign.save",
    "tor.scenario.after",
    "tor.ruling.levels-counted",
    "tor.core.campaign-structure",
    "tor.event.end-scenario",
    "tor.event.shuffle-when",
    "tor.ruling.event-shuffle-setup",
)
def test_levels_gear_and_decks_go_on_to_the_next_scenario() -> None:
    match = interlude(pool=0, event_discard=["boo", "jackpot"])
    bots = [Player(1)]
    while match.question is not None:
        match.choose(0, bots[0].choose(match, 0))
    assert match.outcome is not None
    carry = match.outcome.carry
    assert carry["next"] == "hot_sauce_run"
    assert list(carry["under"][:2]) == ["jackpot", "boo"]
    setup = GAME.prepare("hot_sauce_run", 1, {"campaign": True}, carry)
    g = GAME.new(setup, GAME.book(setup), Dice(1))
    assert g.level == 1
    assert g.hunters[0].tree == "meat_wall"
    assert Counter(g.book.content.announcements[card].rank for card in g.announcements) == {
        1: 8,
        2: 4,
    }
    assert g.events == list(carry["events"])


# Wanted missions


@pytest.mark.rule(
    "tor.wanted.card", "tor.wanted.map", "tor.wanted.map-shows", "tor.wanted.enemies-start"
)
def test_a_wanted_mission_has_its_own_map_queue_and_enemies() -> None:
    for seed in range(6):
        g = hunt(seed, map=1 + seed).state
        card = g.book.content.wanted.cards[g.wanted]
        assert g.arena == g.book.content.wanted.maps[seed]
        assert len(g.queue) == 3
        unique = [enemy for enemy in g.enemies.values() if enemy.kind == card.unique]
        assert [enemy.zone for enemy in unique] == [g.place.unique]
        assert g.pool == 0
        assert (g.bag[LEVEL_UP], g.bag[WANTED]) == (0, 0)


@pytest.mark.rule(
    "tor.wanted.lose",
    "tor.wanted.lose-penalty",
    "tor.ruling.wanted-victory",
    "tor.wanted.hunters-start",
    "tor.ruling.wanted-card-reuse",
)
def test_a_mission_ends_with_the_round_of_the_quarry_or_at_once_with_a_hunter() -> None:
    results = set()
    for seed in range(30):
        match, dice = hunt(seed), Dice(seed)
        bot, fell = Player(seed), 0
        while match.question is not None:
            fell = fell or match.state.round * match.state.quarry
            if seed % 2:
                match.answer(*random_choice(match, dice))
            else:
                match.choose(0, bot.choose(match, 0))
        results.add(match.outcome.result if match.outcome else "")
        lost = match.outcome is not None and match.outcome.result == "wanted-lost"
        assert lost is any(hunter.zone < 0 for hunter in match.state.hunters)
        assert lost or fell in (0, match.state.round)
    assert results == {"wanted-won", "wanted-lost"}


@pytest.mark.rule(
    "tor.boss.win",
    "tor.ruling.boss-win-immediate",
    "tor.boss.last-scenario",
    "tor.ruling.boss-end",
    "tor.boss.same-stats",
)
def test_the_fall_of_the_boss_wins_the_campaign_at_once() -> None:
    def edit(g: Show) -> None:
        boss = next(iter(g.enemies.values()))
        boss.wounds, boss.shields = boss.hp - 1, ()

    t = table(
        "N......",
        salvador=0,
        enemies=[("psychoreaver", 2)],
        active="salvador",
        rolls=[8],
        scenario="reap_what_you_sow",
        edit=edit,
        settings={"campaign": True},
    )
    t.play("Act 0 caracal", "Pay 0 1")
    assert t.result == "boss-slain"


@pytest.mark.rule(
    "tor.interlude.when", "tor.wanted.when", "tor.wanted.then-interlude", "tor.wanted.optional"
)
def test_a_whole_campaign_by_bots_comes_to_its_end() -> None:
    carry, mission, ends = None, "opening_night", []
    for number in range(60):
        setup = GAME.prepare(mission, 4, {"campaign": True}, carry)
        match = Match.start(GAME, setup, 500 + number)
        bots = [Player(seat) for seat in range(4)]
        while match.question is not None:
            seat = match.asks()[0].seat
            match.choose(seat, bots[seat].choose(match, seat))
        assert match.outcome is not None
        ends.append(match.outcome.result)
        if match.outcome.result == "boss-slain":
            break
        carry = match.outcome.carry
        mission = carry["next"]
    assert ends[-1] == "boss-slain"
