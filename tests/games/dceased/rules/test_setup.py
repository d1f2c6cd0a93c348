"""Set-up: missions, heroes, cards and what lies where."""

from __future__ import annotations

import msgspec
import pytest

from games.dceased.table import FOUR, Table, begin, recruit, table
from sobremesa.games.dceased import GAME, DCeased
from sobremesa.games.dceased.content.loading import own_content
from sobremesa.games.dceased.events.civilians import CivilianRevealed
from sobremesa.games.dceased.events.spawning import CardDrawn
from sobremesa.games.dceased.state import Status
from sobremesa.kernel import Match, NotFound
from sobremesa.testing import position


@pytest.mark.rule("dc.setup.mission", "dc.setup.tiles", "dc.board.partition")
@pytest.mark.parametrize(
    ("mission", "cells", "streets", "rooms"),
    [
        ("m0", 24, 16, 8),
        ("m1", 54, 30, 24),
        ("m2", 81, 45, 36),
        ("m3", 54, 28, 26),
        ("m4", 49, 33, 16),
    ],
)
def test_each_mission_lays_out_its_own_map(
    mission: str, cells: int, streets: int, rooms: int
) -> None:
    board = GAME.book(GAME.prepare(mission)).board
    assert (len(board.names), board.streets.bit_count(), board.rooms.bit_count()) == (
        cells, streets, rooms,
    )  # fmt: skip
    assert not board.streets & board.rooms
    assert sorted(board.plan.zone_of) == list(range(cells))


@pytest.mark.rule("dc.setup.doors-closed", "dc.setup.tokens", "dc.setup.start-zone")
def test_a_night_begins_with_all_doors_closed_and_everything_in_its_place() -> None:
    t = begin("m2", "zatanna harley-quinn supergirl green-arrow")
    assert (t.g.open_doors, t.g.opened) == (0, 0)
    assert {hero: t.at(hero) for hero in t.g.heroes} == dict.fromkeys(t.g.heroes, "E9")
    assert {token: t.g.name(zone) for token, zone in t.g.tokens.items()} == {
        "blue-card": "B5", "green-card": "G2", "fuse-1": "B2", "fuse-2": "H8", "generator": "D8",
    }  # fmt: skip
    assert [(p.id, t.g.name(p.zone)) for p in t.g.book.points] == [
        ("1", "C1"), ("2", "I1"), ("blue", "I7"), ("green", "A9"),
    ]  # fmt: skip


@pytest.mark.rule("dc.setup.civilians", "dc.setup.equipment", "dc.setup.decks", "dc.ruling.setup")
def test_cards_are_dealt_face_down_and_the_rest_of_the_civilians_is_a_deck() -> None:
    t = begin("m1", FOUR)
    names = t.g.name
    assert sorted(map(names, t.g.hidden_civilians)) == ["C4", "D2", "F3", "H2", "H4"]
    assert sorted(map(names, t.g.hidden_gear)) == ["D5", "F4", "G3"]
    assert (len(t.g.civilian_deck), len(t.g.boxed_gear)) == (13 - 5, 15 - 3)
    assert (len(t.g.spawn_deck), len(t.g.fallen_deck), len(t.g.trait_deck)) == (42, 8, 37)
    assert not t.g.civilians


@pytest.mark.rule("dc.setup.order")
def test_set_up_shuffles_in_the_order_that_a_seed_reproduces() -> None:
    setup = GAME.prepare("m4", 1, {"difficulty": "easy"})
    shuffles = [
        ["night-nurse", "bus-driver"], ["shard-blade"], ["S05"], ["z-ivy"], ["dash", "leap"],
    ]  # fmt: skip
    t = recruit(Table(position(GAME, setup, shuffles=shuffles)), FOUR)
    g = t.g
    assert (g.civilian_deck[0], g.boxed_gear[0], g.spawn_deck[0]) == (
        "night-nurse", "shard-blade", "S05",
    )  # fmt: skip
    assert (g.fallen_deck[0], g.trait_deck[:2]) == ("z-ivy", ["dash", "leap"])
    assert [hero.traits for hero in g.heroes.values()] == [
        (trait,) for trait in ("out-of-the-way", "over-here", "hold-the-line", "not-today")
    ]
    assert list(map(g.name, g.hidden_civilians)) == ["B2", "F2", "F6", "B6"]


@pytest.mark.rule("dc.setup.heroes", "dc.setup.seats", "dc.ruling.hero-count")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_four_heroes_are_shared_by_up_to_four_players_as_they_like(seats: int) -> None:
    t = begin("m1", seats=seats)
    first = [f"{seat} recruit {seat} {hero}" for seat, hero in enumerate(FOUR.split()[:seats])]
    t.play(*first)
    rest = FOUR.split()[seats:]
    if rest:
        # Whoever likes takes the others: here the last seat takes them all.
        assert set(t.seats) == set(range(seats))
        t.play(*(f"{seats - 1} recruit {seats - 1} {hero}" for hero in rest))
    owners = [hero.seat for hero in t.g.heroes.values()]
    assert owners == [*range(seats), *[seats - 1] * (4 - seats)]
    assert t.g.round == 1


@pytest.mark.rule("dc.setup.heroes-5-6")
@pytest.mark.parametrize(("seats", "heroes", "party"), [(5, 4, 5), (6, 4, 6), (1, 5, 5), (2, 6, 6)])
def test_five_or_six_players_have_a_hero_each_and_fewer_may_choose_as_many(
    seats: int, heroes: int, party: int
) -> None:
    everybody = ["batman", "cyborg", "green-canary", "wonder-woman", "harley-quinn", "zatanna"]
    t = begin("m4", " ".join(everybody[:party]), seats, settings={"heroes": heroes})
    assert (len(t.g.heroes), t.g.round) == (party, 1)
    assert {hero.seat for hero in t.g.heroes.values()} == set(range(seats))


@pytest.mark.rule("dc.setup.heroes-mission", "dc.mission.m0-heroes")
def test_the_first_night_has_its_own_four_heroes_for_one_to_four() -> None:
    t = begin("m0")
    assert t.offered() == [f"Recruit 0 {hero}" for hero in FOUR.split()]
    with pytest.raises(NotFound):
        GAME.prepare("m0", 5)


@pytest.mark.rule("dc.setup.hero-unique")
def test_nobody_is_in_the_game_twice_not_even_as_a_zombie() -> None:
    content = own_content()
    twin = msgspec.structs.replace(content.fallen["z-ivy"], id="z-zatanna")
    game = DCeased(msgspec.structs.replace(content, fallen=content.fallen | {"z-zatanna": twin}))
    t = Table(position(game, game.prepare("m1")))
    t.play("recruit 0 zatanna")
    assert "Recruit 0 zatanna" not in t.offered()
    t.play("recruit 0 batman", "recruit 0 cyborg", "recruit 0 supergirl")
    assert "z-zatanna" not in t.g.fallen_deck
    assert "z-ivy" in t.g.fallen_deck


@pytest.mark.rule("dc.setup.hero-values", "dc.round.first", "dc.ruling.first-round")
def test_heroes_begin_in_full_health_with_nothing_and_have_1_power_in_round_1() -> None:
    t = begin("m1", "wonder-woman zatanna batman cyborg")
    hero = t["wonder-woman"]
    assert (hero.health, hero.xp, hero.level, hero.power, hero.ready) == (5, 0, 0, 1, True)
    assert (hero.traits, hero.gear, hero.escorts, hero.tokens) == ((), "", (), ())
    assert {each.power for each in t.g.heroes.values()} == {1}


@pytest.mark.rule("dc.setup.reserve", "dc.setup.placed-enemies", "dc.mission.m0-walkers")
def test_enemies_placed_by_the_mission_come_from_the_reserve_and_trigger_nothing() -> None:
    t = begin("m0", FOUR)
    assert t.everywhere() == {"D4": {"walker": 2}}
    assert t.g.reserve == [33, 14, 14]
    assert not t.g.queue
    assert begin("m1", FOUR).g.reserve == [35, 14, 14]


@pytest.mark.rule(
    "dc.setup.open-buildings", "dc.setup.open-building-civilians", "dc.ruling.open-at-start"
)
def test_a_building_that_starts_open_is_never_revealed_but_its_civilians_are_there() -> None:
    content = own_content()
    drawing = content.maps["m0"].replace("+----+-DD-+    +", "+----+-//-+    +")
    maps = content.maps | {"m0": drawing}
    game = DCeased(msgspec.structs.replace(content, maps=maps))
    t = begin("m0", FOUR, game=game)
    assert [event.zone for event in t.told(CivilianRevealed)] == ["E2"]
    assert (t.g.open_doors.bit_count(), t.told(CardDrawn)) == (1, [])
    assert t.g.opened == t.g.book.board.zones("D2 E2 D3 E3")


@pytest.mark.rule("dc.setup.open-buildings")
def test_a_building_in_which_heroes_start_counts_as_opened() -> None:
    content = own_content()
    drawing = content.maps["m0"].replace("| S ", "|   ").replace("D.   |.*o ", "D.S  |.*o ")
    mission = msgspec.structs.replace(content.missions["m0"], start="D3")
    game = DCeased(
        msgspec.structs.replace(
            content,
            maps=content.maps | {"m0": drawing},
            missions=content.missions | {"m0": mission},
        )
    )
    t = begin("m0", FOUR, game=game)
    assert t.g.opened == t.g.book.board.zones("D2 E2 D3 E3")
    t.play("activate batman", "move D2 walk")
    assert not t.told(CardDrawn)


@pytest.mark.rule("dc.setup.street-civilians")
def test_a_civilian_in_the_street_is_seen_from_the_beginning() -> None:
    content = own_content()
    drawing = content.maps["m0"].replace(":.c  |", ":.   |").replace("|    |.e  :", "| c  |.e  :")
    mission = msgspec.structs.replace(content.missions["m0"], civilians=("A3",))
    game = DCeased(
        msgspec.structs.replace(
            content,
            maps=content.maps | {"m0": drawing},
            missions=content.missions | {"m0": mission},
        )
    )
    t = begin("m0", FOUR, game=game)
    assert [event.zone for event in t.told(CivilianRevealed)] == ["A3"]


@pytest.mark.rule("dc.option.easy")
def test_easy_gives_everybody_2_power_and_a_trait() -> None:
    t = begin("m1", FOUR, settings={"difficulty": "easy"})
    assert [(hero.power, len(hero.traits)) for hero in t.g.heroes.values()] == [(3, 1)] * 4
    assert len(t.g.trait_deck) == 33
    assert not begin("m1", FOUR)["batman"].traits


@pytest.mark.rule("dc.option.hard-deck", "dc.mission.m0-deck")
@pytest.mark.parametrize(
    ("mission", "difficulty", "count"),
    [
        ("m1", "easy", 42), ("m1", "normal", 42), ("m1", "hard", 41),
        ("m0", "easy", 15), ("m0", "normal", 16), ("m0", "hard", 39),
    ],
)  # fmt: skip
def test_hard_takes_the_breath_of_silence_and_the_first_night_has_few_cards(
    mission: str, difficulty: str, count: int
) -> None:
    deck = GAME.book(GAME.prepare(mission, 1, {"difficulty": difficulty})).deck
    assert (len(deck), "S40" in deck) == (count, count == 42)
    cards = [GAME.content.spawn[card] for card in deck]
    assert any(card.kind == "fallen" for card in cards) == (count > 20)
    assert any(card.type == "runner" for card in cards) == (count > 15)


@pytest.mark.rule("dc.option.easy-level", "dc.option.hard-level")
@pytest.mark.parametrize(
    ("difficulty", "xp", "street", "room"),
    [
        ("easy", 0, 2, 2), ("easy", 7, 2, 2), ("easy", 43, 5, 5),
        ("normal", 0, 2, 2), ("normal", 7, 4, 4), ("normal", 43, 7, 7),
        ("hard", 0, 4, 2), ("hard", 7, 5, 4), ("hard", 43, 7, 7),
    ],
)  # fmt: skip
def test_easy_reads_cards_a_level_lower_and_hard_those_of_point_1_a_level_higher(
    difficulty: str, xp: int, street: int, room: int
) -> None:
    t = table(
        heroes=f"cyborg C4 xp={xp}", deck="S05 S03", turn="cyborg",
        settings={"difficulty": difficulty},
    )  # fmt: skip
    t.play("open C3-C4")
    assert (t.enemies("B2"), t.told(CardDrawn)[0].zone) == ({"walker": room}, "B2")
    t.play("endturn")
    assert t.enemies("F1") == {"walker": street}


def test_a_match_is_the_same_from_the_same_seed() -> None:
    decks = [Match.start(GAME, GAME.prepare("m0", 1), seed) for seed in (1, 1)]
    for match in decks:
        recruit(Table(match), FOUR)
    assert decks[0].state.spawn_deck == decks[1].state.spawn_deck
    assert table().g.heroes["batman"].status is Status.IN_PLAY
