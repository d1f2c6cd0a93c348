"""A bot knows what its seat knows: dealing anew what is hidden from the seat changes no choice."""

from typing import Any

import pytest

from sobremesa.bots import RANDOM, Budget, bots_of, next_choice, player_for
from sobremesa.bots.registry import MASTER, STEADY, STRONG
from sobremesa.kernel import Dice, Game, Match, Mission, every_mission

BUDGET = Budget(playouts=8)
ASKED = {STRONG: 10}
"""How many choices are compared: those that take long to make are fewer."""
USUALLY = 60
ALIKE = (RANDOM, STEADY, MASTER)
"""Blind, the game's own under another name, and as strong but for more playouts."""

PLAYERS = [
    pytest.param(game, mission, name, id=f"{game.id}-{mission.id}-{name}")
    for game, mission in every_mission()
    for name in bots_of(game)
    if name not in ALIKE
]


@pytest.mark.parametrize(("game", "mission", "name"), PLAYERS)
def test_what_is_hidden_from_a_seat_does_not_change_its_choice(
    game: Game[Any], mission: Mission, name: str
) -> None:
    match = Match.start(game, game.prepare(mission.id, max(mission.seats[0], 2)), 11)
    quick = "heuristic" if "heuristic" in game.bots else RANDOM
    players = [player_for(game, quick, seat) for seat in range(match.setup.seats)]
    dice = Dice(4)
    asked, wanted = 0, ASKED.get(name, USUALLY)
    for _ in range(40 * wanted):
        if match.question is None or asked >= wanted:
            break
        for ask in match.asks():
            asked += _same_choice(match, ask.seat, name, dice)
        match.choose(*next_choice(match, players))
    assert asked > wanted // 2


def _same_choice(match: Match[Any], seat: int, name: str, dice: Dice) -> bool:
    """Whether the seat could be asked the same in a veiled copy; then it must answer the same."""
    ask = match.ask_of(seat)
    twin = match.veiled(seat, dice)
    again = twin.ask_of(seat)
    if ask is None or again is None or len(ask.options) < 2:
        return False
    if (ask.details(), ask.options) != (again.details(), again.options):
        return False
    answers = [player_for(match.game, name, 7).choose(m, seat, BUDGET) for m in (match, twin)]
    assert answers[0] == answers[1], f"{ask.kind}: {answers[0]}, but veiled {answers[1]}"
    return True
