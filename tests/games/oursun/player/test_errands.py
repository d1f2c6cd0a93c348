"""Errands: what the mission wants, and what a body needs on the way."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, NORTH_EAST, SOUTH, THREE_NORTH, TWO_NORTH, table
from sobremesa.games.oursun import GAME
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import goods
from sobremesa.games.oursun.options.movement import Move, Sneak
from sobremesa.games.oursun.player import Player
from sobremesa.games.oursun.state import HOME, Land, Phase
from sobremesa.kernel import Match

from .advice import BUDGET, advice, follow


def test_what_must_be_defeated_is_followed_where_it_has_gone() -> None:
    t = table("firefighter", "soldier", "medic", "hunter", mission="bunker", mode="coop")
    t.g.card, t.g.stack = 4, []
    t.tile(NORTH, 32).marked = 1
    t.tile(SOUTH)
    t.enemy("colossus", SOUTH)
    t.g.progress = {"colossus": 0}
    t.give(0, "", "katana")
    t.give(1, "", "fire_axe")
    assert advice(t.go()).split()[:2] in (["Move", str(SOUTH)], ["Sneak", str(SOUTH)])


def test_anything_is_left_behind_for_the_prisoner() -> None:
    t = table("soldier", "medic", mission="outpost", mode="coop", number=30)
    t.g.card, t.g.stack, t.g.progress = 3, [], {"prisoner_found": 1}
    t.g.map[HOME].marked = 2
    t.g.map[HOME].cards = (t.card("prisoner"),)
    t.give(0, "", "water_bottle", "water_bottle", "knife", "crowbar")
    t.go()
    assert follow(t, 1) == ["Discard"]
    assert follow(t, 2)[1] == "Done"
    assert advice(t) == "PickUp"


def test_the_wounded_bring_home_what_they_have() -> None:
    t = table("medic", "hunter", mission="clinic", mode="coop")
    t.g.card, t.g.stack, t.g.progress = 5, [], {"serum_found": 1, "serums": 3}
    t.tile(HOME, 1)
    t.tile(NORTH)
    t.tile(TWO_NORTH, 28, containers=("dexterity:serum",)).marked = 1
    t.give(0, "", "serum")
    t[0].tile, t[0].hp, t[0].ability_used = TWO_NORTH, 2, 1
    t[1].tile = NORTH
    assert advice(t.go()) == f"Move {NORTH} -1"


def test_the_nearest_water_is_the_best() -> None:
    t = table("medic", "hunter", mode="coop")
    t.g.stack = []
    for place in (NORTH, TWO_NORTH):
        t.tile(place)
    t.tile(THREE_NORTH, 19, water=1)
    t.tile(SOUTH, 19, water=1)
    t[0].water = 2
    assert advice(t.go()) == f"Move {SOUTH} -1"


def test_nobody_walks_to_and_fro_before_a_full_tile() -> None:
    t = table("medic", "hunter", "soldier", mode="coop")
    t.g.stack = []
    t.tile(NORTH, 19, water=1)
    t.tile(NORTH_EAST)
    t[1].tile = t[2].tile = NORTH
    t[0].water = 2
    assert not advice(t.go()).startswith(("Move", "Sneak"))


def test_a_solar_storm_drives_under_a_roof() -> None:
    t = table("medic", "hunter", mode="coop", weather="solar_storm")
    t.g.stack = []
    t.tile(NORTH, 26)
    t[1].tile = NORTH
    t[0].ap = 1
    assert advice(t.go()) == f"Move {NORTH} -1"


def test_nobody_in_danger_of_death_walks_into_foes() -> None:
    t = table("medic", "hunter", mode="coop", phase=Phase.NIGHT)
    t.g.stack = []
    t.tile(NORTH).native = goods("FF")
    t.enemy("bandit", NORTH)
    t.enemy("scorched", NORTH)
    t[0].hp, t[0].condition, t[0].ability_used = 2, 2, 1
    assert not advice(t.go()).startswith(("Move", "Sneak"))


def test_the_hidden_do_not_stir_for_nothing() -> None:
    t = table("soldier", "hunter", mission="outpost", mode="coop", number=30)
    t.g.card, t.g.progress = 3, {"prisoner_found": 1}
    t[0].stealth, t[0].condition = True, 2
    t[1].items = (t.card("prisoner"),)
    assert not advice(t.go()).startswith("Explore")


def test_the_hale_charge_into_the_last_unknown_place_of_a_tile() -> None:
    t = table("soldier", "hunter", mode="coop")
    for place in (NORTH, NORTH_EAST, 1024, SOUTH, -1023):
        t.tile(place, 24)
    t.go()
    assert t.offers("Explore -1024")
    assert advice(t) == "Charge -1024"


@pytest.mark.parametrize("mission", list(GAME.missions))
def test_there_and_back_is_rare(mission: str) -> None:
    games, turned = 3, 0
    for seed in range(games):
        turned += steps_back(Match.start(GAME, GAME.prepare(mission, 4, {"mode": "coop"}), seed))
    assert turned <= games


def steps_back(match: Match[Land]) -> int:
    """How often characters go straight back to where they came from, though no foe drives them."""
    players = [Player(seat) for seat in range(4)]
    came: dict[int, tuple[int, int]] = {}
    count = 0
    while match.question is not None:
        seat = match.awaited()[0]
        question, g = match.ask_of(seat), match.state
        choice = players[seat].choose(match, seat, BUDGET)
        if isinstance(question, ask.Act):
            now = (g.clock, g.people[question.who].tile)
            driven = bool(g.enemies_on(now[1]))
            last = came.pop(question.who, None)
            if isinstance(choice, Move | Sneak):
                count += last == (now[0], choice.to) and not driven
                came[question.who] = now
        match.choose(seat, choice)
    return count
