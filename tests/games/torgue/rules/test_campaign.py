"""Set-up, and Announcements that harden."""

from collections import Counter

import pytest

from games.torgue.campaign import fresh
from games.torgue.table import FIRED, KINDS
from sobremesa.games.torgue import GAME
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.rules.loot import LEVEL_UP, WANTED
from sobremesa.games.torgue.rules.setup import harden
from sobremesa.kernel import Match
from sobremesa.testing import offered, play

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
