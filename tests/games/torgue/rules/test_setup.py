"""Set-up in detail: who plays whom, what lies where, and what hunters choose before round 1."""

from collections import Counter
from typing import Any

import pytest

from games.torgue.campaign import fresh
from games.torgue.setups import events
from games.torgue.table import BLOODWING, FIRED, KINDS, token
from sobremesa.games.torgue import GAME
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import Placed, ShowBegan, SlotFilled, StarDealt, TreeChosen
from sobremesa.games.torgue.rules.loot import LEVEL_UP, WANTED
from sobremesa.games.torgue.rules.setup import harden
from sobremesa.games.torgue.state import NOWHERE, Show, Stage
from sobremesa.kernel import BadContent, Dice, Match
from sobremesa.testing import LoadedDice, offered, play

TREES = ["Tree 0 meat_wall", "Tree 1 falconer", "Tree 2 six_fists", "Tree 3 bear_mother"]


def started(mission: str = "opening_night", seats: int = 1, **options: Any) -> Match[Show]:
    options = {"level": 0, "gear": 0, **options}
    return Match.start(GAME, GAME.prepare(mission, seats, options), 3, keep=True)


# The players and their hunters


@pytest.mark.rule("tor.ruling.player-count", "tor.setup.step1-hunters")
def test_players_pick_in_turn_among_the_hunters_that_are_left() -> None:
    match = started(seats=3)
    picked = []
    while isinstance(match.asks()[0], ask.Pick):
        seat = match.asks()[0].seat
        picked.append((seat, len(offered(match, seat))))
        play(match, f"{seat} {offered(match, seat)[-1]}")
    assert picked == [(0, 4), (1, 3), (2, 2)], "the last hunter is left to the first player"
    assert [hunter.seat for hunter in match.state.hunters] == [0, 2, 1, 0]


@pytest.mark.rule("tor.setup.step8-queue", "tor.setup.step5-star-move", "tor.setup.step5-spotlight")
def test_the_beginning_tells_arena_spotlight_queue_and_star_moves() -> None:
    match = started()
    g = match.state
    (began,) = events(match, ShowBegan)
    assert (began.mission, began.spotlight, began.queue) == (
        "opening_night",
        g.spotlight,
        tuple(g.queue),
    )
    assert [(event.hunter, event.star) for event in events(match, StarDealt)] == [
        (hunter.id, hunter.star) for hunter in g.hunters
    ]
    assert events(started("wanted"), ShowBegan) == []


@pytest.mark.rule("tor.hunter.start-tokens-available", "tor.companion.own-tokens")
def test_hunters_and_companions_start_with_the_tokens_of_their_cards() -> None:
    g = fresh()
    assert [hunter.tokens for hunter in g.hunters] == [
        (token("green"), token("yellow"), token("yellow"))
    ] * 4
    kinds = [(each.kind, each.owner, each.tokens) for each in g.companions.values()]
    assert kinds == [("bloodwing", 1, ()), ("iron_bear", 3, (token("yellow"),))]
    assert [(each.zone, each.shut) for each in g.companions.values()] == [(NOWHERE, False)] * 2


@pytest.mark.rule("tor.campaign.save")
def test_what_no_match_handed_on_is_refused() -> None:
    setup = GAME.prepare("opening_night", 1, {"campaign": True}, {"level": "high"})
    with pytest.raises(BadContent, match="expected what a match of the campaign hands on"):
        GAME.new(setup, GAME.book(setup), Dice(1))


# Levels and gear of a later scenario


def loaded(mission: str, **options: Any) -> Show:
    """A match that begins with nothing shuffled: cards lie as the content lists them."""
    setup = GAME.prepare(mission, 1, options)
    picks: list[Any] = [0] if "V" not in GAME.content.maps[mission] else [0, "ammo"]
    return GAME.new(setup, GAME.book(setup), LoadedDice(picks=picks))


@pytest.mark.rule("tor.core.scenario-is-game", "tor.gear.slots")
def test_a_later_scenario_on_its_own_gives_each_hunter_the_dearest_of_four_cards_that_fit() -> None:
    g = loaded("hot_sauce_run", level=0, gear=4)
    bought = [[item.card for item in hunter.gear] for hunter in g.hunters]
    assert bought == [
        ["caracal", "needlessly_loud", "second_wind", "elemental_primer"],
        ["nuclear_bloodgun", "superlady_scar", "field_kit", "bandolier"],
        ["adapting_skag", "boom_broom", "steady_drip", "pebble_of_doom"],
        ["nuclear_bloodgun_2", "glow_stick", "knuckle_serum", "hot_potato"],
    ]
    owned = {card for cards in bought for card in cards}
    decks = [card for deck in g.decks.values() for card in deck]
    assert not owned & set(decks)
    assert len(decks) == 62 - 11
    assert [hunter.pack for hunter in g.hunters] == [()] * 4


@pytest.mark.rule("tor.annodeck.upgrade", "tor.annodeck.repeat")
@pytest.mark.parametrize(("level", "ranks"), [(0, {1: 12}), (1, {1: 8, 2: 4}), (4, {2: 8, 3: 4})])
def test_a_later_scenario_on_its_own_has_the_deck_of_its_level(
    level: int, ranks: dict[int, int]
) -> None:
    g = fresh("blackout", level=level, gear=0)
    cards = g.book.content.announcements
    assert g.level == level
    assert Counter(cards[card].rank for card in g.announcements) == ranks
    assert len(set(g.announcements)) == 12


@pytest.mark.rule("tor.annodeck.upgrade", "tor.ruling.upgrade-short")
@pytest.mark.parametrize(
    ("ones", "twos", "threes", "after"),
    [
        (2, 10, 0, {2: 12}),
        (5, 3, 4, {1: 1, 2: 7, 3: 4}),
        (0, 1, 11, {3: 12}),
        (0, 0, 12, {3: 12}),
    ],
)
def test_only_cards_of_the_lowest_rank_give_way_to_as_many_of_the_next(
    ones: int, twos: int, threes: int, after: dict[int, int]
) -> None:
    g = fresh()
    cards = g.book.content.announcements
    ranked = {rank: [id for id, card in cards.items() if card.rank == rank] for rank in (1, 2, 3)}
    g.announcements = [*ranked[1][:ones], *ranked[2][:twos], *ranked[3][:threes]]
    before = list(g.announcements)
    harden(g, 1)
    lowest = min(cards[card].rank for card in before)
    assert Counter(cards[card].rank for card in g.announcements) == after
    assert len(set(g.announcements)) == 12
    assert {card for card in before if cards[card].rank != lowest} <= set(g.announcements)


@pytest.mark.rule("tor.annodeck.upgrade")
def test_which_cards_give_way_and_which_come_is_random() -> None:
    decks = set()
    for seed in range(8):
        g = fresh(seed=seed)
        harden(g, 1)
        decks.add(frozenset(g.announcements))
    assert len(decks) > 4
    assert len(frozenset.intersection(*decks)) < 8


# What lies where


@pytest.mark.rule("tor.setup.step9-bag", "tor.unique.legendary-not-bag")
def test_the_bag_is_full_nothing_is_discarded_and_four_legendary_tokens_wait() -> None:
    g = fresh()
    assert g.bag == [4, 9, 4, 9, 6, 7, 7, 1, 1, 0]
    assert (g.bag[LEVEL_UP], g.bag[WANTED], g.legendary) == (1, 1, 4)
    assert (g.discard, g.aside) == ([0] * 10, [0] * 10)


@pytest.mark.rule("tor.ruling.barrel-setup", "tor.barrel.key")
@pytest.mark.parametrize(("mission", "key"), [("opening_night", False), ("demolition_derby", True)])
def test_the_barrels_that_are_not_placed_wait_and_the_key_is_placed_in_the_derby_alone(
    mission: str, key: bool
) -> None:
    g = fresh(mission, level=0, gear=0)
    placed = [back for backs in g.barrels.values() for back in backs]
    every = Counter(g.book.content.terrain.barrels)
    every["key"] = int(key)
    assert placed.count("key") == key
    assert Counter([*placed, *g.spare_barrels]) == +every
    assert list(g.barrels) == list(g.place.barrels)


@pytest.mark.rule("tor.ruling.barrel-setup")
def test_the_key_may_be_in_any_barrel_of_the_derby() -> None:
    shows = [fresh("demolition_derby", seed=seed, level=0, gear=0) for seed in range(30)]
    zones = {zone for g in shows for zone, backs in g.barrels.items() if backs == ("key",)}
    assert zones == set(shows[0].place.barrels)


@pytest.mark.rule("tor.chest.setup")
def test_chests_that_are_not_placed_wait_with_their_kind() -> None:
    g = fresh("demolition_derby", level=0, gear=0)
    terrain = g.book.content.terrain
    for sort, every in (
        ("ammo_chests", terrain.ammo_chests),
        ("loot_chests", terrain.loot_chests),
        ("mailboxes", terrain.mailboxes),
    ):
        placed = [content for kind, content in g.chests.values() if kind == sort]
        assert Counter([*placed, *g.spare_chests[sort]]) == Counter(every)
    assert Counter(sort for sort, _ in g.chests.values()) == {
        "ammo_chests": 6,
        "loot_chests": 1,
        "mailboxes": 1,
    }


@pytest.mark.rule("tor.setup.step3-elements", "tor.scenario.setup-map")
def test_vomit_tyres_and_objectives_lie_where_the_map_shows_them() -> None:
    g = fresh("hot_sauce_run", level=0, gear=0)
    assert g.vomit == dict.fromkeys(g.place.vomit, 1)
    assert len(g.vomit) == 4
    assert g.objectives == dict.fromkeys(g.place.objectives, 1)
    assert (len(g.objectives), sum(g.tyres)) == (4, 7)
    (closed,) = [zone for zone, tyres in enumerate(g.tyres) if tyres == 3]
    assert g.walls == 1 << closed
    assert g.no_small >> closed & 1
    assert len(fresh("demolition_derby", level=0, gear=0).objectives) == 3


@pytest.mark.rule("tor.setup.step8-queue")
def test_the_queue_is_drawn_at_random_from_the_deck() -> None:
    queues = {tuple(fresh(seed=seed).queue) for seed in range(6)}
    assert len(queues) == 6
    assert {(len(queue), queue[-1], queue.count(FIRED)) for queue in queues} == {(5, FIRED, 1)}


# Choices before the first round


@pytest.mark.rule("tor.setup.step4-tree", "tor.tree.level-fills-one", "tor.ruling.tree-full")
@pytest.mark.parametrize(("level", "slots"), [(0, 0), (1, 1), (6, 6)])
def test_each_hunter_chooses_its_tree_and_a_slot_for_each_level(level: int, slots: int) -> None:
    match = started("reap_what_you_sow", level=level)
    assert offered(match) == ["Tree 0 bullet_chewer", "Tree 0 reload_rampage", "Tree 0 meat_wall"]
    while match.state.stage is Stage.TREES:
        play(match, offered(match)[-1])
    filled = Counter(event.hunter for event in events(match, SlotFilled))
    assert [filled[number] for number in range(4)] == [slots] * 4
    assert [hunter.slots.bit_count() for hunter in match.state.hunters] == [slots] * 4
    assert [event.hunter for event in events(match, TreeChosen)] == [0, 1, 2, 3]
    assert match.state.stage is Stage.DEPLOY


@pytest.mark.rule("tor.setup.step7-deploy", "tor.companion.deploy", "tor.zone.full")
def test_hunters_are_placed_one_by_one_where_there_is_room_and_it_is_told() -> None:
    match = started()
    play(match, *TREES)
    g = match.state
    station = f"Zone {g.place.station}"
    play(match, station, station, station)
    assert g.companions[BLOODWING].zone == g.place.station
    assert station not in offered(match), "three small miniatures fill a zone"
    assert match.asks()[0].details() == {"mini": 2}
    play(match, offered(match)[0])
    while match.state.stage is Stage.DEPLOY:
        play(match, offered(match)[0])
    placed = [(event.mini, event.kind) for event in events(match, Placed)]
    assert [each for each in placed if each[0] < 4] == list(enumerate(KINDS))
    assert [event.zone for event in events(match, Placed) if event.mini < 4] == [
        hunter.zone for hunter in g.hunters
    ]
    assert (g.stage, g.round) == (Stage.HUNTERS, 1)


@pytest.mark.rule("tor.wanted.map")
@pytest.mark.parametrize("number", [1, 10])
def test_a_mission_on_its_own_may_name_its_map(number: int) -> None:
    g = fresh("wanted", map=number, level=0, gear=0)
    assert g.arena == g.book.content.wanted.maps[number - 1]
    assert (g.bounty, g.pool) == (True, 0)
