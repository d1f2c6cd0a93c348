"""Ways that are found as far as they are wanted, and wishes that nothing on offer can grant."""

from __future__ import annotations

from typing import cast

from sobremesa.games.oursun import GAME
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.options.ids import Place, Who
from sobremesa.games.oursun.options.trade import Want
from sobremesa.games.oursun.player import Player
from sobremesa.games.oursun.player.acting import WISHES, wishes_for
from sobremesa.games.oursun.player.view import View
from sobremesa.games.oursun.player.ways import FAR, Ways
from sobremesa.kernel import DONE, Match

HERE, NEAR, BEYOND, ROUND_ABOUT, SHUT = (cast("Place", number) for number in range(5))
ROADS = {
    HERE: (NEAR, ROUND_ABOUT),
    NEAR: (HERE, BEYOND),
    BEYOND: (NEAR, ROUND_ABOUT, SHUT),
    ROUND_ABOUT: (HERE, BEYOND),
    SHUT: (BEYOND,),
}
PRICES = {HERE: 1.0, NEAR: 1.0, BEYOND: 2.0, ROUND_ABOUT: 5.0, SHUT: FAR}


def ways() -> Ways:
    return Ways(HERE, ROADS, PRICES)


def test_the_cheapest_way_is_found_with_its_first_step() -> None:
    assert ways().all() == {
        HERE: (0.0, HERE),
        NEAR: (1.0, NEAR),
        BEYOND: (3.0, NEAR),
        ROUND_ABOUT: (5.0, ROUND_ABOUT),
    }


def test_a_way_that_costs_too_much_is_not_looked_for() -> None:
    few = ways()
    assert few.cost_to(BEYOND, 2.0) == FAR
    assert BEYOND not in few.found
    assert few.cost_to(BEYOND, 3.0) == 3.0
    assert few.cost_to(SHUT) == FAR


def test_the_nearest_of_some_tiles_is_found_whether_known_or_not() -> None:
    few = ways()
    assert few.cost_to_nearest((ROUND_ABOUT, BEYOND)) == 3.0
    assert ROUND_ABOUT not in few.found
    assert few.cost_to_nearest((ROUND_ABOUT, NEAR)) == 1.0
    assert ways().cost_to_nearest((BEYOND,), 2.0) == FAR
    assert ways().cost_to_nearest((SHUT,)) == FAR


def test_a_tile_is_weighed_exactly_only_where_it_may_be_the_best() -> None:
    few = ways()
    assert few.gain(BEYOND, 10.0, 0.0) == 7.0
    assert few.gain(ROUND_ABOUT, 12.0, 7.0) == 7.0
    assert few.gain(ROUND_ABOUT, 13.0, 7.0) == 8.0
    assert few.gain(SHUT, 13.0, 7.0) <= 7.0


def test_a_wish_is_left_out_only_where_nothing_could_grant_it() -> None:
    every = {wish for wish, _ in WISHES}
    left_out = 0
    for seed, mission in enumerate(GAME.missions):
        match = Match.start(GAME, GAME.prepare(mission, 4), seed)
        players = [Player(seat) for seat in range(4)]
        while match.question is not None:
            question = match.asks()[0]
            if isinstance(question, ask.Act):
                g = match.state
                view = View(g, g.people[question.who], question.options)
                for wish in every.difference(wishes_for(frozenset(view.kinds))):
                    assert wish(view) is None, wish
                    left_out += 1
            match.choose(question.seat, players[question.seat].choose(match, question.seat))
    assert left_out > 100


def test_what_cannot_be_asked_for_ends_a_bargain() -> None:
    match = Match.start(GAME, GAME.prepare("deep_water", 2), 1)
    while not isinstance(question := match.asks()[0], ask.Act):
        match.choose(question.seat, question.options[0])
    g = match.state
    g.people[0].water, g.people[1].water = 0, 5
    g.map[g.people[0].tile].water = 0
    wants = ask.Bargain(0, [DONE, Want("water")], Who(0), Who(1), (), ())
    assert Player(1).answer(g, wants) == Want("water")
    wants.options = [DONE, Want("W")]
    assert Player(1).answer(g, wants) == DONE
