"""The powers of a Son of Liberty and the goals on its card."""

from __future__ import annotations

from typing import Any

import pytest

from games.oursun.setups import KINDS, at_the_end_of_a_phase
from games.oursun.table import NORTH, NORTH_EAST, SOUTH, THREE_NORTH, TWO_NORTH, Table, table
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.events.cards import Unmasked
from sobremesa.games.oursun.events.combat import Fought
from sobremesa.games.oursun.events.enemies import EnemyMoved, Spawned
from sobremesa.games.oursun.options.ids import Place
from sobremesa.games.oursun.rules.roles import wealth
from sobremesa.games.oursun.state import HOME, Phase, Stage
from sobremesa.testing.dice import Roll

FAR = THREE_NORTH


def traitor(son: str = "besieger", **fields: Any) -> Table:
    """The medic is a Son of Liberty and has its turn."""
    return table("medic", "hunter", "soldier", roles=(son, "baker", "mason"), **fields)


def powers(t: Table) -> list[str]:
    """The powers on offer."""
    names = ("Reveal", "CallAlly", "SendAlly")
    return [each for each in t.offered() if each.split()[0] in names]


def no_sons_but(t: Table, *, discarded: bool) -> None:
    """The enemy cards hold no Son of Liberty, or one among the discards."""
    sons = [card for card in t.g.enemy_deck if t.g.book.enemies[card].startswith("sol_")]
    t.g.enemy_deck = [card for card in t.g.enemy_deck if card not in sons]
    t.g.enemy_discard = sons[:1] if discarded else []


# Revealing


@pytest.mark.rule("sun.ruling.sol-voluntary-reveal", "sun.mode.group-secret")
def test_the_son_may_turn_its_card_over_in_its_turn_once_and_for_nothing() -> None:
    t = traitor(day=2, phase=Phase.AFTERNOON).go()
    assert powers(t) == ["Reveal"]
    t.play("Reveal")
    assert (t.g.unmasked, t.g.unmasked_since, t[0].ap) == (0, 4, 6)
    assert t.told(Unmasked) == [Unmasked("medic", "besieger")]
    assert powers(t) == []


# Calling an ally


@pytest.mark.rule("sun.mode.sol-ability-spawn", "sun.ruling.sol-spawn-tile")
def test_an_ally_is_called_to_a_revealed_tile_next_to_the_son() -> None:
    t = traitor()
    t.g.unmasked = 0
    t.tile(NORTH)
    t.tile(SOUTH, 6, revealed=False)
    t.tile(TWO_NORTH, 7)
    t[1].tile = NORTH
    t.next_enemies("wolf", "sol_zealot")
    t.go()
    t.let_go("interrupt")
    assert powers(t) == [f"CallAlly {NORTH}"]
    t.play(f"CallAlly {NORTH}")
    (came,) = t.told(Spawned)
    assert (came.kind, came.place, t.g.ally_called) == ("sol_zealot", NORTH, True)
    assert (t.told(Fought), t.told(Unmasked)) == ([], [])


@pytest.mark.rule("sun.ruling.sol-spawn-tile")
@pytest.mark.parametrize("discarded", [True, False])
def test_an_ally_is_called_as_long_as_deck_or_discards_hold_one(discarded: bool) -> None:
    t = traitor()
    t.tile(NORTH)
    no_sons_but(t, discarded=discarded)
    t.go()
    assert t.offers("CallAlly") == discarded


@pytest.mark.rule("sun.mode.sol-ability-spawn", "sun.ruling.sol-spawn-tile")
def test_another_ally_may_be_called_on_the_next_day() -> None:
    t = traitor(phase=Phase.NIGHT, number=1)
    t.tile(NORTH)
    t.g.ally_called, t.g.first, t.g.active = True, 2, -1
    t.go((1, 10), stage=Stage.PREPARATION)
    assert (t.g.day, t.seat, t.offers("CallAlly")) == (2, 0, True)


@pytest.mark.rule("sun.ruling.sol-reveal", "sun.mode.sol-ability-reveals")
def test_a_card_that_lies_open_is_not_turned_over_again() -> None:
    t = traitor(day=2)
    t.g.unmasked, t.g.unmasked_since = 0, 1
    t.tile(NORTH)
    t.go()
    t.let_go("interrupt")
    t.play(f"CallAlly {NORTH}")
    assert (t.g.unmasked_since, t.told(Unmasked)) == (1, [])


# Sending an ally


@pytest.mark.rule("sun.mode.sol-ability-move")
def test_living_allies_on_the_sons_tile_or_next_to_it_are_sent_and_no_other_enemy() -> None:
    t = traitor()
    t.g.ally_called = True
    for place, number in ((NORTH, 6), (TWO_NORTH, 7)):
        t.tile(place, number)
    t[0].stealth = True
    t.enemy("wolf")
    t.enemy("sol_recruit", NORTH, body=True)
    here, near = t.enemy("sol_rifleman"), t.enemy("sol_zealot", NORTH)
    t.enemy("sol_recruit", TWO_NORTH)
    t.go()
    sent = {each.split()[1] for each in powers(t) if each.startswith("SendAlly")}
    assert sent == {str(here), str(near)}


@pytest.mark.rule("sun.mode.sol-ability-move")
@pytest.mark.parametrize(("ap", "possible"), [(1, False), (2, True)])
def test_sending_an_ally_needs_two_ap(ap: int, possible: bool) -> None:
    t = traitor()
    t.tile(NORTH)
    t.enemy("sol_recruit", NORTH)
    t[0].ap = ap
    t.go()
    assert t.offers("SendAlly") == possible


@pytest.mark.rule("sun.ruling.sol-move-tile", "sun.mode.sol-ability-move")
def test_an_ally_is_sent_even_from_a_tile_where_a_character_pins_it() -> None:
    t = traitor()
    t.tile(NORTH)
    t[1].tile = NORTH
    ally = t.enemy("sol_recruit", NORTH)
    t.go()
    t.let_go("interrupt")
    t.play(f"SendAlly {ally} 0")
    assert t.told(EnemyMoved) == [EnemyMoved(ally, 0, NORTH, HOME, 5)]
    assert t.told(Unmasked) == [Unmasked("medic", "besieger")]
    assert t[0].ap == 4


@pytest.mark.rule("sun.ruling.sol-move-tile")
def test_without_tiles_an_ally_stays_on_the_map() -> None:
    t = traitor()
    t.tile(NORTH)
    ally = t.enemy("sol_recruit", NORTH)
    t.g.stack = []
    t.go()
    sent = [each for each in powers(t) if each.startswith("SendAlly")]
    assert sent == [f"SendAlly {ally} 0"]


# Goals


@pytest.mark.rule("sun.mission.sol-win", "sun.mode.sol-goal")
@pytest.mark.parametrize(
    ("places", "won"),
    [
        ((HOME, NORTH, SOUTH), True),
        ((HOME, HOME, HOME), True),
        ((NORTH, SOUTH, NORTH_EAST), True),
        ((HOME, NORTH), False),
        ((HOME, NORTH, TWO_NORTH), False),
    ],
)
def test_the_besieger_needs_three_allies_in_new_haven_or_beside_it(
    places: tuple[Place, ...], won: bool
) -> None:
    t = traitor(phase=Phase.NIGHT, number=1)
    for place in (NORTH, SOUTH, NORTH_EAST, TWO_NORTH):
        t.tile(place)
    for kind, place in zip(("sol_recruit", "sol_rifleman", "sol_zealot"), places, strict=False):
        t.enemy(kind, place)
    t.enemy("sol_recruit", 0, body=True)
    t.enemy("bandit", 0)
    restless: list[Roll] = [7 for place in places if place]
    at_the_end_of_a_phase(t).go(*([] if won else [*restless, (1, 10)]))
    assert (t.match.outcome is not None) == won
    if won:
        assert t.outcome == ("besieger", (0,))


@pytest.mark.rule("sun.mission.sol-win", "sun.mode.sol-goal")
@pytest.mark.parametrize("son", ["executioner", "smuggler_king"])
def test_a_siege_wins_nothing_for_another_son(son: str) -> None:
    t = traitor(son, phase=Phase.NIGHT, number=1)
    for kind in ("sol_recruit", "sol_rifleman", "sol_zealot"):
        t.enemy(kind)
    at_the_end_of_a_phase(t).go((1, 10))
    assert (t.asked, t.g.day) == (ask.Act, 2)


@pytest.mark.rule("sun.mission.sol-win", "sun.mode.sol-goal")
def test_a_siege_is_looked_at_by_night_only() -> None:
    t = traitor(phase=Phase.AFTERNOON, number=1)
    for kind in ("sol_recruit", "sol_rifleman", "sol_zealot"):
        t.enemy(kind)
    at_the_end_of_a_phase(t).go()
    assert (t.asked, t.g.phase) == (ask.Act, Phase.NIGHT)


def king() -> Table:
    """The Smuggler King is known, alone, three tiles away and has goods worth 15 water."""
    t = traitor("smuggler_king", day=2, phase=Phase.NIGHT, number=1)
    t.tile(FAR)
    t.tile(TWO_NORTH, 6)
    t[0].tile = FAR
    t.give(0, "PPP")
    t.g.unmasked, t.g.unmasked_since = 0, 4
    return at_the_end_of_a_phase(t)


@pytest.mark.rule("sun.mission.sol-win", "sun.mode.sol-goal")
def test_the_smuggler_king_that_was_known_before_the_night_gets_away() -> None:
    t = king()
    assert t.g.clock == 5
    t.go()
    assert t.outcome == ("smuggler_king", (0,))


@pytest.mark.rule("sun.mission.sol-win", "sun.mode.sol-goal")
@pytest.mark.parametrize(
    "flaw", ["unknown", "known tonight", "in company", "too near", "too poor", "on unknown ground"]
)
def test_the_smuggler_king_does_not_get_away(flaw: str) -> None:
    t = king()
    match flaw:
        case "unknown":
            t.g.unmasked = -1
        case "known tonight":
            t.g.unmasked_since = 5
        case "in company":
            t[1].tile = FAR
        case "too near":
            t[0].tile = TWO_NORTH
        case "too poor":
            t[0].water = 5
        case _:
            t.g.map[FAR].revealed = False
    t.go((1, 10))
    assert (t.asked, t.g.day) == (ask.Act, 3)


@pytest.mark.rule("sun.mission.sol-win", "sun.mode.sol-goal")
def test_a_body_is_no_company_for_the_smuggler_king() -> None:
    t = king()
    t[1].tile, t[1].hp, t[1].died = FAR, 0, 5
    t.go()
    assert t.outcome == ("smuggler_king", (0,))


@pytest.mark.rule("sun.mode.sol-goal", "sun.resource.values")
def test_wealth_is_water_resources_and_gear_without_ammunition_and_mission_objects() -> None:
    t = traitor("smuggler_king")
    t.give(0, "FKP", "knife", "serum")
    assert wealth(t.g, t[0]) == 6 + (2 + 2 + 3) + 3
    t[0].goods = (1, 0, 0, 1, 0, 0, 1, 2, 1)
    t.give(1, "", "backpack")
    assert wealth(t.g, t[0]) == 16
    assert wealth(t.g, t[1]) == 6 + t.g.gear(t.card("backpack")).price


def with_executioner(gone: int, *, dead: bool = False) -> Table:
    """Four players; the medic is the Executioner, some others are out of the game."""
    t = table(*KINDS, roles=("executioner", "baker", "mason", "cook"), number=1)
    for person in t.g.people[1 : 1 + gone]:
        person.hp, person.died, person.eliminated = 0, 0, True
    if dead:
        t[0].hp, t[0].died = 0, t.g.clock
    return at_the_end_of_a_phase(t)


@pytest.mark.rule("sun.mission.sol-win", "sun.mode.sol-goal", "sun.example.derived-executioner")
def test_the_executioner_among_four_wins_with_the_second_elimination() -> None:
    one = with_executioner(1)
    one.go((1, 10))
    assert one.asked == ask.Act
    two = with_executioner(2)
    two.go()
    assert two.outcome == ("executioner", (0,))


@pytest.mark.rule("sun.ruling.sol-dead-powers")
def test_a_dead_executioner_does_not_win() -> None:
    t = with_executioner(2, dead=True)
    t.go((1, 10))
    assert (t.asked, t.seat) == (ask.Act, 3)
