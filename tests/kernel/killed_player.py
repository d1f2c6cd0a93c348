"""A process that plays the example game and saves it after each choice, to be killed at it.

`play FILE` makes a choice for every line that it reads and says when it is saved; `show FILE` loads
the saved match and prints its question.
"""

import os
import sys
from pathlib import Path

from sobremesa.kernel import Dice, Match, find_game


def play(file: Path) -> None:
    game = find_game("croquetas")
    match = Match.start(game, game.prepare("dinner"), seed=3)
    dice = Dice(3)
    for _ in sys.stdin:
        ask = match.asks()[0]
        match.choose(ask.seat, dice.pick(ask.options))
        fresh = file.with_suffix(".new")
        fresh.write_bytes(match.save())
        os.replace(fresh, file)
        print("saved", flush=True)  # noqa: T201 - the test reads it


def show(file: Path) -> None:
    match = Match.load(find_game("croquetas"), file.read_bytes())
    print(match.question, end="")  # noqa: T201 - the test reads it


if __name__ == "__main__":
    {"play": play, "show": show}[sys.argv[1]](Path(sys.argv[2]))
