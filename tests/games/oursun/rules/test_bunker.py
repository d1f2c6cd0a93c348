"""The last mission card by card: Bunker Zero."""

from __future__ import annotations

import pytest

from games.oursun.setups import at_the_end_of_a_phase
from games.oursun.table import NORTH, NORTH_EAST, SOUTH, Table, table
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.events.cards import Delivered, MissionCard
from sobremesa.games.oursun.events.combat import Fought
from sobremesa.games.oursun.events.enemies import EnemyMoved, Spawned
from sobremesa.games.oursun.options.ids import Place
from sobremesa.games.oursun.state import HOME, Tile

from .test_missions import on_mission

ROLES = ("besieger", "baker", "mason")


def at_home(card: int, *, next_tile: int) -> Table:
    """Two characters in New Haven; which tile is drawn next."""
    t = table("medic", "hunter", mission="bunker", mode="coop", number=1)
    t.g.card = card
    t.g.stack = [each for each in t.g.stack if each != next_tile]
    t.g.stack.append(next_tile)
    return t


def explored(t: Table, *places: int) -> Table:
    """The medic has explored there."""
    t.let_go("interrupt")
    t.play(*(f"Explore {place}" for place in places))
    return t


# The codes


@pytest.mark.rule("sun.mission.sequence")
@pytest.mark.parametrize(("number", "crates"), [(28, ("dexterity:code_a",)), (29, ())])
def test_either_tile_with_a_code_brings_the_second_card(
    number: int, crates: tuple[str, ...]
) -> None:
    t = explored(at_home(1, next_tile=number).go(), NORTH)
    assert t.told(MissionCard) == [MissionCard("bunker", 2)]
    assert (t.g.progress["code_b"], t.g.map[NORTH].containers) == (2, crates)


@pytest.mark.rule("sun.mission.sequence")
def test_other_tiles_bring_no_card() -> None:
    t = explored(at_home(1, next_tile=30).go(), NORTH)
    assert (t.g.card, t.g.map[NORTH].containers) == (1, ())


@pytest.mark.rule("sun.mission.sequence")
def test_the_crate_with_code_a_comes_once_when_the_clinic_is_found_later() -> None:
    t = at_home(2, next_tile=28)
    t.g.progress = {"code_b": 2}
    t.tile(SOUTH, 29)
    explored(t.go(), NORTH, NORTH_EAST)
    assert t.g.map[NORTH].containers == ("dexterity:code_a",)
    assert (t.g.card, t.g.progress["crate"]) == (2, 1)


@pytest.mark.rule("sun.mission.sequence")
def test_the_opened_crate_gives_code_a_and_does_not_come_back() -> None:
    t = on_mission("bunker", 2, 28, marked=1, containers=("dexterity:code_a",))
    t.g.progress = {"code_b": 2, "crate": 1}
    t.go(1, 8)
    t.let_go("interrupt")
    t.play("Open dexterity:code_a")
    assert [t.g.book.gear[card] for card in t[0].items] == ["code_a"]
    assert (t.g.card, t.g.map[NORTH].containers) == (2, ())


@pytest.mark.rule("sun.mission.sequence")
def test_decoding_adds_up_and_the_last_tester_takes_code_b() -> None:
    t = on_mission("bunker", 2, 29)
    t.g.progress = {"code_b": 2}
    t.go(1, 8, 1, 1)
    t.let_go("interrupt")
    t.play("Objective decode")
    assert (t[0].items, t[0].ap, t.g.progress) == ((), 5, {"code_b": 1})
    t.play("Objective decode")
    assert t.told(Delivered) == [Delivered("medic", "code_b", 1), Delivered("medic", "code_b", 0)]
    assert [t.g.book.gear[card] for card in t[0].items] == ["code_b"]
    assert (t.g.progress["code_b_found"], t.g.card) == (1, 2)
    assert not t.offers("Objective")


@pytest.mark.rule("sun.ruling.no-room")
def test_who_has_no_room_for_code_b_chooses_what_to_leave_for_it() -> None:
    t = on_mission("bunker", 2, 29)
    t.g.progress = {"code_b": 1}
    cards = t.give(0, "FFFFFF", "knife", "machete")
    t.go(1, 8)
    t.let_go("interrupt")
    t.play("Objective decode", f"DropCard {cards[1]}")
    assert [t.g.book.gear[card] for card in t[0].items] == ["knife", "code_b"]
    assert t.g.map[NORTH].cards == (cards[1],)


@pytest.mark.rule("sun.mission.sequence")
@pytest.mark.parametrize(("card", "number"), [(1, 29), (3, 29), (2, 28), (2, 32)])
def test_the_relay_is_decoded_on_the_second_card_and_there_only(card: int, number: int) -> None:
    t = on_mission("bunker", card, number, marked=1)
    t.g.progress = {"code_b": 2, "crate": 1}
    t.go()
    assert not t.offers("Objective")


@pytest.mark.rule("sun.mission.sequence")
@pytest.mark.parametrize("missing", ["code_a_found", "code_b_found"])
def test_one_code_alone_brings_no_card(missing: str) -> None:
    t = on_mission("bunker", 2, 29)
    t.g.progress = {"code_b": 1, "code_a_found": 1, "code_b_found": 1}
    del t.g.progress[missing]
    t.go()
    t.let_go("interrupt")
    t.play("Wait")
    assert t.g.card == 2


# The gate


def with_codes(*, face_down: bool) -> Table:
    """Code A is found, and code B needs one more success."""
    t = on_mission("bunker", 2, 29)
    t.g.progress = {"code_b": 1, "code_a_found": 1}
    t.g.stack = [7, 32, 8, 9]
    if face_down:
        t.g.stack.remove(32)
        t.g.map[SOUTH] = Tile(32, revealed=False)
    return t


@pytest.mark.rule("sun.mission.sequence")
def test_the_gate_is_the_next_tile_and_the_rest_is_shuffled() -> None:
    t = with_codes(face_down=False).go(1, 8, shuffles=((9, 7, 8),))
    t.let_go("interrupt")
    t.play("Objective decode")
    assert (t.g.card, t.g.stack) == (3, [9, 7, 8, 32])
    assert t.told(MissionCard) == [MissionCard("bunker", 3)]


@pytest.mark.rule("sun.mission.sequence")
def test_a_gate_that_lies_face_down_on_the_map_waits_there() -> None:
    t = with_codes(face_down=True).go(1, 8)
    t.let_go("interrupt")
    t.play("Objective decode")
    assert (t.g.card, t.g.stack, t.g.map[SOUTH].revealed) == (3, [7, 8, 9], False)


# The Colossus


def before_the_gate() -> Table:
    """The gate is drawn next, and a Spitter is the next mutant."""
    t = at_home(3, next_tile=32)
    t.g.progress = {"code_b": 0, "crate": 1}
    t.next_enemies("spitter")
    return t


@pytest.mark.rule("sun.mission.sequence", "sun.enemy.spawn")
@pytest.mark.parametrize("discarded", [False, True])
def test_the_colossus_is_searched_in_the_deck_and_the_discards(discarded: bool) -> None:
    t = before_the_gate()
    colossus = t.g.book.enemies.index("colossus")
    wolf = t.g.book.enemies.index("wolf")
    if discarded:
        t.g.enemy_deck.remove(colossus)
        t.g.enemy_discard = [wolf, colossus]
        t.g.enemy_deck.remove(wolf)
    spitter = t.g.enemy_deck[-1]
    rest = [card for card in t.g.enemy_deck if card not in (colossus, spitter)]
    explored(t.go(shuffles=((*reversed(rest), spitter),)), NORTH)
    assert [(enemy.kind, enemy.tile) for enemy in t.g.enemies.values()] == [
        ("colossus", NORTH),
        ("spitter", NORTH),
    ]
    assert (t.g.enemy_deck, t.g.enemy_discard) == (rest[::-1], [wolf] if discarded else [])
    assert [each.kind for each in t.told(Spawned)] == ["colossus", "spitter"]


@pytest.mark.rule("sun.mission.sequence")
def test_a_colossus_that_is_alive_comes_to_the_gate_with_its_damage() -> None:
    t = before_the_gate()
    t.tile(SOUTH)
    colossus = t.enemy("colossus", SOUTH, damage=5)
    t.g.enemy_discard = []
    explored(t.go(), NORTH)
    assert (t.g.enemies[colossus].tile, t.g.enemies[colossus].damage) == (NORTH, 5)
    assert t.told(EnemyMoved) == [EnemyMoved(colossus, 0, SOUTH, NORTH, 32)]
    assert [each.kind for each in t.told(Spawned)] == ["spitter"]
    assert t.g.card == 4


@pytest.mark.rule("sun.mission.sequence")
def test_a_colossus_that_fell_before_starts_afresh_after_all_others() -> None:
    t = before_the_gate()
    t.tile(SOUTH)
    colossus = t.enemy("colossus", SOUTH, damage=12, body=True)
    t.g.progress["colossus"] = 1
    wolf = t.enemy("wolf", SOUTH)
    explored(t.go(), NORTH)
    fresh = t.g.enemies[colossus]
    assert (fresh.tile, fresh.damage, fresh.body) == (NORTH, 0, False)
    assert list(t.g.enemies)[:2] == [wolf, colossus]
    assert (t.g.card, t.g.progress["colossus"]) == (4, 0)


@pytest.mark.rule("sun.mission.sequence")
def test_the_gate_is_to_be_forced_by_six_successes_once_the_colossus_has_fallen() -> None:
    t = on_mission("bunker", 4, 32, marked=1)
    t.g.progress = {"colossus": 0, "crate": 1}
    colossus = t.enemy("colossus", NORTH, damage=10)
    t.go(8, 8, 1, 8, 8, 1)
    t.let_go("join", "interrupt")
    t.play(f"Attack {colossus}")
    assert (t.g.card, t.told(MissionCard)) == (4, [])
    t.play(f"Attack {colossus}")
    assert t.told(MissionCard) == [MissionCard("bunker", 5)]
    assert t.g.progress["gate"] == 6


@pytest.mark.rule("sun.mission.sequence")
def test_the_gate_is_forced_by_strength_and_opens_the_last_card_without_a_win() -> None:
    t = on_mission("bunker", 5, 32, marked=1)
    t[0].kind = "soldier"
    t.g.progress = {"gate": 3, "crate": 1}
    t.give(0, "", "code_a")
    t.g.map[NORTH].cards = (t.card("code_b"),)
    t.go(1, 1)
    t.let_go("interrupt")
    t.play("Objective open")
    assert (t.g.card, t.g.progress["gate"], t[0].ap) == (5, 1, 5)
    t.play("Objective open")
    assert t.told(Delivered) == [Delivered("soldier", "gate", 1), Delivered("soldier", "gate", 0)]
    assert t.told(MissionCard) == [MissionCard("bunker", 6)]
    assert (t.asked, t.seat, t[0].items) == (ask.Act, 0, (t.card("code_a"),))
    assert not t.offers("Objective")


@pytest.mark.rule("sun.mission.sequence")
@pytest.mark.parametrize(
    ("card", "number", "place"), [(4, 32, NORTH), (6, 32, NORTH), (5, 29, NORTH), (5, 32, 0)]
)
def test_the_gate_is_forced_on_its_card_and_tile_with_both_codes_there(
    card: int, number: int, place: Place
) -> None:
    t = on_mission("bunker", card, number, marked=1)
    t.g.progress = {"gate": 6, "crate": 1, "code_b_found": 1}
    t.give(0, "", "code_a")
    t.g.map[place].cards = (t.card("code_b"),)
    t.go()
    assert not t.offers("Objective")


# The last card


@pytest.mark.rule("sun.mission.win")
@pytest.mark.parametrize(
    ("elsewhere", "unmasked", "dead", "won"),
    [
        ((), -1, (), True),
        ((1,), -1, (), False),
        ((0,), -1, (), False),
        ((0,), 0, (), True),
        ((1,), -1, (1,), True),
    ],
)
def test_all_the_living_who_are_not_revealed_as_sons_must_be_at_the_gate(
    elsewhere: tuple[int, ...], unmasked: int, dead: tuple[int, ...], won: bool
) -> None:
    t = table("medic", "hunter", "soldier", mission="bunker", roles=ROLES, number=1)
    t.tile(NORTH, 32, marked=1)
    for person in t.g.people:
        person.tile = HOME if person.who in elsewhere else NORTH
    for who in dead:
        t[who].hp, t[who].died = 0, 0
    t.g.card, t.g.unmasked = 6, unmasked
    at_the_end_of_a_phase(t).go(*([] if won else [(1, 10)]))
    assert (t.match.outcome is not None) == won
    if won:
        assert t.outcome == ("mission", (1, 2))


@pytest.mark.rule("sun.mission.sequence")
@pytest.mark.parametrize(("mission", "card"), [("bunker", 5), ("bunker", 4), ("clinic", 5)])
def test_being_at_the_gate_wins_nothing_before_the_last_card(mission: str, card: int) -> None:
    t = on_mission(mission, card, 32, marked=1)
    t.g.progress = {"gate": 6, "colossus": 0, "crate": 1}
    at_the_end_of_a_phase(t).go((1, 10))
    assert (t.asked, t.g.card, t.told(Fought)) == (ask.Act, card, [])
