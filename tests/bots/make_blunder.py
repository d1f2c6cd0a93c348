"""A real game with a blunder in it: steady players play, and one choice is the worst there is.

`python -m tests.bots.make_blunder` plays it again and writes it to `blunder.json`, after a change
of the rules. With other rules it is another game: look for a choice on which much hangs.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sobremesa.bots import Budget
from sobremesa.bots.playing import next_choice
from sobremesa.bots.quick import quick_player
from sobremesa.bots.search import Search
from sobremesa.bots.worlds import Worlds
from sobremesa.kernel import Match, Option, find_game
from sobremesa.kernel.record import header_of, record_of, write_record

FILE = Path(__file__).parent / "blunder.json"
SEED = 2
BLUNDER = 84
"""The number of the choice: which hero is next, in the round in which Supergirl is needed."""


def make() -> bytes:
    """The record of the game."""
    game = find_game("dceased")
    match = Match.start(game, game.prepare("m1", 2), SEED, keep=True)
    players = [quick_player(game)(seed) for seed in (20, 21)]
    number = 0
    while match.question is not None:
        seat, option = next_choice(match, players)
        match.choose(seat, worst(match, seat, option) if number == BLUNDER else option)
        number += 1
    return write_record(record_of(match, header_of(match, seed=SEED, seats=())))


def worst(match: Match[Any], seat: int, steady: Option) -> Option:
    """The option that a search finds to be worst against what a steady player takes."""
    search = Search(Worlds(match, seat, SEED), Budget(playouts=48), favourite=steady)
    search.run()
    taken = search.tried[steady]
    return min(search.tried.values(), key=lambda tried: tried.gain(taken)[0]).option


if __name__ == "__main__":
    FILE.write_bytes(make())
