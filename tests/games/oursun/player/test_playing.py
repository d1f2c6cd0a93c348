"""The player by rules of thumb: it ends games, knows what its seat knows, and is no fool."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, Table, table
from sobremesa.bots import play, player_for
from sobremesa.games.oursun import GAME
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import goods
from sobremesa.games.oursun.player import Player
from sobremesa.games.oursun.state import HOME, Phase
from sobremesa.kernel import Dice, Match

from .advice import BUDGET, advice


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
@pytest.mark.parametrize("mission", list(GAME.missions))
def test_every_mission_is_played_to_its_end(mission: str, seats: int) -> None:
    mode = "coop" if seats == 1 else "semicoop"
    match = Match.start(GAME, GAME.prepare(mission, seats, {"mode": mode}), seats)
    play(match, [player_for(GAME, "heuristic", seat) for seat in range(seats)], 3000)
    assert match.outcome is not None


@pytest.mark.parametrize("seed", range(3))
def test_what_a_seat_cannot_know_changes_nothing(seed: int) -> None:
    match = Match.start(GAME, GAME.prepare("bunker", 4, {"mode": "semicoop"}), seed)
    players = [Player(seat) for seat in range(4)]
    compared = 0
    while match.question is not None and compared < 40:
        seat = match.awaited()[0]
        choice = players[seat].choose(match, seat, BUDGET)
        if isinstance(match.question, ask.Act):
            other = match.copy()
            GAME.veil(other.state, seat, Dice(seed + compared), match.state)
            assert players[seat].choose(other, seat, BUDGET) == choice
            compared += 1
        match.choose(seat, choice)


def test_the_thirsty_fill_up_at_a_source() -> None:
    t = table("medic", "hunter", number=19)
    t.g.map[HOME].water = 1
    t[0].water = 1
    assert advice(t.go()) == "Refill"


def test_a_weak_enemy_is_fought_and_a_strong_one_is_left() -> None:
    weak = table("soldier", "hunter")
    dog = weak.enemy("stray_dog")
    weak[1].tile = NORTH
    strong = table("medic", "hunter")
    strong.tile(NORTH, 1)
    strong.enemy("colossus")
    strong[1].tile = NORTH
    assert advice(weak.go()) == f"Attack {dog}"
    assert advice(strong.go()) == f"Move {NORTH} -1"


def test_a_survivor_delivers_and_a_traitor_does_not() -> None:
    def with_metal(*roles: str) -> Table:
        t = table("medic", "hunter", "soldier", mission="deep_water", roles=roles, number=31)
        t.g.card, t.g.progress = 2, {"M": 2, "K": 1}
        t.g.map[HOME].marked = 1
        t.give(0, "M")
        return t.go()

    assert advice(with_metal("baker", "mason", "besieger")) == "Objective M"
    assert not advice(with_metal("besieger", "mason", "baker")).startswith("Objective")


def test_of_a_robbed_trader_the_better_card_is_taken() -> None:
    t = table("medic")
    yuna = t.trader("yuna")
    yuna.damage, yuna.cards = 2, (t.card("lighter"), t.card("katana"), t.card("torch"))
    t.go(8, 1)
    t.play("Attack 103")
    assert advice(t) == f"Rob {t.card('katana')}"


def test_a_thief_and_a_seller_take_what_is_worth_most() -> None:
    thief = table("smuggler")
    thief.trader("basko").goods = goods("CPM")
    thief.go(1, 1)
    thief.play("Steal 102")
    assert advice(thief) == "TakeGoods 6 -1"
    seller = table("medic", number=1)
    seller.trader("lawrence").goods = goods("MPF")
    (tent,) = seller.give(0, "FFF", "tent")
    seller.go()
    seller.play("Deal 100", f"Sell {tent}")
    assert advice(seller) == "Pay P"


def test_a_known_traitor_is_attacked() -> None:
    t = table("soldier", "hunter", "medic", roles=("baker", "besieger", "mason"))
    t.g.unmasked = 1
    assert advice(t.go()) == "AttackCharacter 1"


@pytest.mark.parametrize(("allies", "calls"), [(1, False), (2, True)])
def test_the_besieger_calls_the_last_ally_at_night(allies: int, calls: bool) -> None:
    roles = ("besieger", "mason", "baker")
    t = table("medic", "hunter", "soldier", roles=roles, number=1, phase=Phase.NIGHT)
    t.tile(NORTH)
    for kind in ("sol_recruit", "sol_zealot")[:allies]:
        t.enemy(kind, NORTH)
    assert advice(t.go()).startswith("CallAlly") == calls


def test_the_wounded_eat() -> None:
    t = table("medic", "hunter")
    t.give(0, "FF")
    t[0].hp, t[0].ability_used = 2, 1
    assert advice(t.go()) == "Eat"
