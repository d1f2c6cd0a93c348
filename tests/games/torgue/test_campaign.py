"""Set-up, the Interlude, Wanted missions and what the campaign keeps."""

from collections import Counter

import pytest

from sobremesa.games.torgue import GAME
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.player import Player
from sobremesa.games.torgue.rules.loot import AMMO, LEVEL_UP, MONEY, WANTED
from sobremesa.games.torgue.rules.setup import harden
from sobremesa.games.torgue.state import Show, Stage
from sobremesa.kernel import Dice, Match
from sobremesa.testing import offered, play
from sobremesa.testing.playing import random_choice

from .campaign import fresh, hunt, interlude
from .table import FIRED, KINDS, table

# Set-up


@pytest.mark.rule(
    "tor.setup.four-hunters",
    "tor.ruling.player-count",
    "tor.ruling.no-duplicate-hunters",
    "tor.setup.step1-hunters",
    "tor.hunter.start-gear",
    "tor.hunter.start-tokens-available",
    "tor.ruling.caption-names",
)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_four_different_hunters_are_dealt_out_among_the_players(seats: int) -> None:
    match = Match.start(GAME, GAME.prepare("opening_night", seats), 3)
    while isinstance(match.asks()[0], ask.Pick):
        match.choose(match.asks()[0].seat, match.asks()[0].options[0])
    g = match.state
    assert [hunter.kind for hunter in g.hunters] == list(KINDS)
    assert {hunter.seat for hunter in g.hunters} == set(range(seats))
    assert [item.card for item in g.hunters[1].gear] == ["nuclear_bloodgun", "superlady_scar"]
    assert not any(token.spent for hunter in g.hunters for token in hunter.tokens)


@pytest.mark.rule(
    "tor.setup.step8-queue",
    "tor.setup.step8-first-deck",
    "tor.setup.step8-rank0-aside",
    "tor.scenario.announcement-count",
    "tor.annodeck.twelve",
    "tor.announce.rank0-base",
    "tor.announce.ranks",
)
def test_the_queue_is_so_many_rank_one_cards_and_youre_fired_at_the_end() -> None:
    g = fresh()
    cards = g.book.content.announcements
    assert len(g.queue) == 5
    assert g.queue[-1] == FIRED
    assert {cards[card].rank for card in g.queue[:-1]} == {1}
    assert len(g.announcements) == 12
    assert FIRED not in g.announcements


@pytest.mark.rule(
    "tor.setup.step5-star-move", "tor.setup.step5-spotlight", "tor.ruling.setup-random-spotlight"
)
def test_star_moves_are_different_and_any_hunter_may_start_with_the_spotlight() -> None:
    starts = {fresh(seed=seed).spotlight for seed in range(40)}
    assert starts == {0, 1, 2, 3}
    assert len({hunter.star for hunter in fresh().hunters}) == 4


@pytest.mark.rule(
    "tor.setup.step9-bag",
    "tor.ruling.legendary-not-in-setup",
    "tor.unique.legendary-not-bag",
    "tor.ruling.levelup-count",
    "tor.setup.step2-boss-events",
    "tor.boss.events",
)
def test_money_bag_and_decks_at_the_start() -> None:
    g = fresh()
    assert g.pool == 2
    assert sum(g.bag) == 48
    assert g.bag[-1] == 0
    assert (g.bag[LEVEL_UP], g.bag[WANTED]) == (1, 1)
    assert len(g.events) == 32
    assert {deck: len(cards) for deck, cards in g.decks.items()} == {
        "guns": 16,
        "ammo": 14,
        "meds": 16,
        "torgue": 16,
    }


@pytest.mark.rule(
    "tor.scenario.always-enemies",
    "tor.barrel.key",
    "tor.ruling.barrel-setup",
    "tor.setup.step2-campaign",
    "tor.scenario.sections",
)
def test_enemies_and_terrain_stand_where_the_scenario_shows_them() -> None:
    g = fresh()
    there = Counter(enemy.kind for enemy in g.enemies.values())
    assert there == {"psycho": 4, "marauder": 4}
    assert sorted(g.barrels) == sorted(g.place.barrels)
    assert all(fresh(seed=seed).barrels for seed in range(3))
    assert "key" not in {
        back for seed in range(20) for (back,) in fresh(seed=seed).barrels.values()
    }
    derby = [
        fresh("demolition_derby", seed=seed, level=0, gear=0).barrels.values() for seed in range(5)
    ]
    assert all(("key",) in backs for backs in derby)


@pytest.mark.rule(
    "tor.chest.setup",
    "tor.example.two-loot-chests",
    "tor.machine.tokens",
    "tor.machine.random",
    "tor.chest.ammo-objectives",
)
def test_chests_are_random_ones_and_a_machine_is_of_either_kind() -> None:
    sets = {
        tuple(
            sorted(
                back
                for _, back in fresh(
                    "reap_what_you_sow", seed=seed, level=0, gear=0
                ).chests.values()
            )
        )
        for seed in range(40)
    }
    assert len(sets) > 3
    kinds = {kind for seed in range(20) for kind in fresh(seed=seed).machines.values()}
    assert kinds == {"ammo", "meds"}
    ammo = [
        back
        for sort, back in fresh("blackout", level=0, gear=0).chests.values()
        if sort == "ammo_chests"
    ]
    assert ammo.count("objective") == 3


@pytest.mark.rule(
    "tor.setup.step4-tree",
    "tor.tree.three-cards",
    "tor.setup.step7-deploy",
    "tor.companion.deploy",
    "tor.companion.property",
)
def test_each_hunter_chooses_a_tree_and_starts_at_the_station() -> None:
    match = Match.start(GAME, GAME.prepare("opening_night"), 3)
    assert len(offered(match)) == 3
    play(match, "Tree 0 meat_wall", "Tree 1 falconer", "Tree 2 six_fists", "Tree 3 bear_mother")
    g = match.state
    near = g.place.map.within(g.place.station, 1)
    assert all(near >> zone & 1 for zone in [int(option.split()[1]) for option in offered(match)])
    play(match, f"Zone {g.place.station}", f"Zone {g.place.station}")
    assert match.asks()[0].details() == {"mini": 5}, "Bloodwing follows Mordecai"


# Announcements that harden


@pytest.mark.rule(
    "tor.annodeck.upgrade",
    "tor.example.announcement-upgrade",
    "tor.annodeck.repeat",
    "tor.annodeck.maxed",
    "tor.ruling.upgrade-short",
)
def test_each_level_replaces_four_cards_of_the_lowest_rank() -> None:
    def ranks(levels: int) -> dict[int, int]:
        g = fresh()
        harden(g, levels)
        return Counter(g.book.content.announcements[card].rank for card in g.announcements)

    assert ranks(1) == {1: 8, 2: 4}
    assert ranks(2) == {1: 4, 2: 8}
    assert ranks(6) == {3: 12}
    assert ranks(9) == {3: 12}


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
