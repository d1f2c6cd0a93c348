"""The veil: what a seat cannot know is dealt anew, as far as nobody knows better."""

from __future__ import annotations

import pytest

from sobremesa.games.oursun import GAME
from sobremesa.games.oursun.options.ids import Place
from sobremesa.games.oursun.rules.setup import new_land
from sobremesa.games.oursun.rules.veil import veil
from sobremesa.games.oursun.state import Land, Tile
from sobremesa.kernel import Dice, copy_state

SEEDS = range(60)


def laid(mission: str = "deep_water", seats: int = 2, seed: int = 1) -> Land:
    """A game as it is laid out."""
    setup = GAME.prepare(mission, seats)
    return new_land(setup, GAME.book(setup), Dice(seed))


def drawn(g: Land, count: int, *, revealed: bool) -> list[Tile]:
    """Lay the next tiles of the stack on the map, face up or face down."""
    tiles = [Tile(g.stack.pop(), revealed=revealed) for _ in range(count)]
    for tile in tiles:
        g.map[Place(len(g.map))] = tile
    return tiles


def put(g: Land, number: int, height: int) -> None:
    """Put a tile of the stack at a height of it; the one that lies there takes its place."""
    old = g.stack.index(number)
    g.stack[old], g.stack[height] = g.stack[height], number


def worlds(g: Land, seat: int = 0) -> list[Land]:
    """What may be, for all that a seat knows."""
    found = []
    for seed in SEEDS:
        twin = copy_state(g)
        twin.bind(g.book)
        veil(twin, seat, Dice(seed), g)
        found.append(twin)
    return found


def face_down(g: Land) -> list[int]:
    """The numbers of the face-down tiles of the map, in the order in which they were laid."""
    return [tile.number for tile in g.map.values() if not tile.revealed]


@pytest.mark.rule("sun.general.deck-secrecy", "sun.setup.6-shuffle", "sun.ruling.tile-stack")
@pytest.mark.parametrize("mission", list(GAME.missions))
def test_nothing_is_left_of_how_decks_and_stack_were_shuffled(mission: str) -> None:
    one, other = laid(mission, seed=1), laid(mission, seed=2)
    assert (one.stack, one.loot_deck) != (other.stack, other.loot_deck)
    for g in (one, other):
        veil(g, 0, Dice(9), g)
    assert one.stack == other.stack
    assert one.enemy_deck == other.enemy_deck
    assert one.event_deck == other.event_deck
    assert one.night_deck == other.night_deck
    assert one.loot_deck == other.loot_deck


@pytest.mark.rule("sun.general.deck-secrecy")
def test_every_hidden_deck_comes_in_another_order_with_the_same_cards() -> None:
    g = laid()
    one, other = worlds(g)[:2]
    for name in ("enemy_deck", "night_deck", "event_deck", "loot_deck"):
        assert getattr(one, name) != getattr(other, name)
        assert sorted(getattr(one, name)) == sorted(getattr(g, name))


@pytest.mark.rule("sun.ruling.tile-stack")
def test_any_tile_that_nobody_has_seen_may_be_in_the_stack_or_out_of_the_game() -> None:
    g = laid()
    seen = {tile.number for tile in drawn(g, 3, revealed=True)}
    found = worlds(g)
    assert {number for twin in found for number in twin.stack} == {*g.book.normal_tiles, 31} - seen
    assert {len(set(twin.stack)) for twin in found} == {17}


@pytest.mark.rule("sun.ruling.tile-stack")
def test_the_objective_may_be_any_of_the_last_tiles_and_no_other() -> None:
    assert {twin.stack.index(31) for twin in worlds(laid())} == set(range(6))
    g = laid()
    put(g, 31, 2)
    drawn(g, 16, revealed=True)
    assert {twin.stack.index(31) for twin in worlds(g)} == set(range(4))


@pytest.mark.rule("sun.ruling.tile-stack")
def test_a_revealed_objective_is_not_dealt_again() -> None:
    g = laid()
    put(g, 31, 5)
    drawn(g, 15, revealed=True)
    assert all(31 not in twin.stack for twin in worlds(g))
    assert all(len(set(twin.stack)) == 5 for twin in worlds(g))


@pytest.mark.rule("sun.enemy.move-unrevealed", "sun.ruling.tile-stack")
def test_a_face_down_tile_of_the_upper_part_is_never_the_objective() -> None:
    g = laid()
    drawn(g, 2, revealed=False)
    drawn(g, 12, revealed=True)
    put(g, 31, 3)
    found = worlds(g)
    assert all(31 in twin.stack for twin in found)
    assert len({tuple(face_down(twin)) for twin in found}) > 20
    assert all(len({*face_down(twin), *twin.stack}) == 8 for twin in found)


@pytest.mark.rule("sun.enemy.move-unrevealed", "sun.ruling.tile-stack")
def test_a_face_down_tile_of_the_last_part_may_be_the_objective() -> None:
    g = laid()
    put(g, 31, 0)
    drawn(g, 14, revealed=True)
    drawn(g, 1, revealed=False)
    drawn(g, 2, revealed=True)
    places = {-1 if face_down(twin) == [31] else twin.stack.index(31) for twin in worlds(g)}
    assert places == {-1, 0, 1, 2}


@pytest.mark.rule("sun.ruling.tile-stack")
def test_in_bunker_zero_the_objectives_keep_to_the_first_twelve_and_the_last_five() -> None:
    for twin in worlds(laid("bunker")):
        order = twin.stack[::-1]
        assert (len(order), len(set(order))) == (23, 23)
        assert {28, 29} < set(order[:12])
        assert 32 in order[-5:]
    first = {twin.stack[::-1].index(28) for twin in worlds(laid("bunker"))}
    assert first == set(range(12))


@pytest.mark.rule("sun.ruling.tile-stack")
def test_in_bunker_zero_a_face_down_tile_of_the_first_twelve_may_hold_half_the_code() -> None:
    g = laid("bunker")
    put(g, 29, -1)
    put(g, 28, -2)
    drawn(g, 1, revealed=False)
    drawn(g, 11, revealed=True)
    assert {tuple(face_down(twin)) for twin in worlds(g)} == {(29,)}


def before_the_gate(*, on_top: bool) -> Land:
    """Bunker Zero after both codes; three face-down tiles, two of them of the last part."""
    g = laid("bunker")
    put(g, 32, 0)
    drawn(g, 17, revealed=True)
    drawn(g, 1, revealed=False)
    if not on_top:
        put(g, 32, 4)
    drawn(g, 2, revealed=False)
    if on_top:
        put(g, 32, -1)
    g.card = 3
    return g


@pytest.mark.rule("sun.ruling.tile-stack", "sun.mission.sequence")
def test_when_the_gate_is_the_next_tile_all_know_it() -> None:
    found = worlds(before_the_gate(on_top=True))
    assert all(twin.stack[-1] == 32 for twin in found)
    assert len({tuple(twin.stack) for twin in found}) > 20
    early = before_the_gate(on_top=True)
    early.card = 2
    assert {twin.stack.index(32) for twin in worlds(early) if 32 in twin.stack} == {0, 1, 2}


@pytest.mark.rule("sun.ruling.tile-stack", "sun.mission.sequence")
def test_when_the_gate_waits_face_down_it_is_one_of_the_last_tiles_that_were_laid() -> None:
    found = worlds(before_the_gate(on_top=False))
    assert all(32 not in twin.stack for twin in found)
    assert {face_down(twin).index(32) for twin in found} == {1, 2}


@pytest.mark.rule("sun.mode.group-secret", "sun.ruling.sol-secrecy")
def test_a_seat_knows_its_own_role_and_no_other() -> None:
    setup = GAME.prepare("outpost", 3, {"mode": "semicoop"})
    g = new_land(setup, GAME.book(setup), Dice(1))
    g.roles, g.unused_roles = (
        ["baker", "besieger", "mason"],
        ["nurse", "guard", "cook", "smith", "weaver"],
    )
    found = worlds(g, seat=2)
    assert {twin.roles[2] for twin in found} == {"mason"}
    assert {twin.is_sol(twin.people[1]) for twin in found} == {True, False}
    assert {twin.is_sol(twin.people[0]) for twin in found} == {True, False}


@pytest.mark.rule("sun.mode.coop")
def test_without_group_cards_none_are_dealt() -> None:
    assert all((twin.roles, twin.unused_roles) == ([], []) for twin in worlds(laid()))
