"""Bots that do what no bot should, installed beside the example game."""

import os
import time
from pathlib import Path
from typing import Any

from sobremesa.bots import Bot, Budget
from sobremesa.kernel import Match, Option

_HOG = 2**27
THINKING, BORN, LET_GO = "thinking", "born", "let-go"
_NOTE_BIRTH = f"""
import os, pathlib, sys

if "sobremesa.server.bots.mind" in sys.orig_argv:
    with pathlib.Path(__file__).with_name("{BORN}").open("a") as births:
        print(os.getpid(), file=births)
"""


class Hanging(Bot):
    """Never comes to an end; says beside its module in which process it began to think."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, match: Match[Any], seat: int, budget: Budget) -> Option:
        Path(__file__).with_name(THINKING).write_text(str(os.getpid()))
        while True:
            time.sleep(60)


class Held(Hanging):
    """Chooses when it is let go, and not before."""

    def choose(self, match: Match[Any], seat: int, budget: Budget) -> Option:
        folder = Path(__file__).parent
        (folder / THINKING).write_text(str(os.getpid()))
        while not (folder / LET_GO).exists():
            time.sleep(0.01)
        return match.asks()[0].options[0]


class Raising(Bot):
    """Fails at once."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, match: Match[Any], seat: int, budget: Budget) -> Option:
        raise ZeroDivisionError("a bot that cannot count")


class Lying(Raising):
    """Takes an option that was not offered."""

    def choose(self, match: Match[Any], seat: int, budget: Budget) -> Option:
        return type(match.asks()[0].options[0])(99)


class Babbling(Raising):
    """Takes something that is no option at all, and prints."""

    def choose(self, match: Match[Any], seat: int, budget: Budget) -> Any:
        print("noise" * 1000)  # noqa: T201
        return {"not": ["an", "option"]}


class Leaving(Raising):
    """Ends its process."""

    def choose(self, match: Match[Any], seat: int, budget: Budget) -> Option:
        raise SystemExit(3)


class Greedy(Raising):
    """Eats memory as long as there is any."""

    def choose(self, match: Match[Any], seat: int, budget: Budget) -> Option:
        kept = []
        while True:
            kept.append(bytes(_HOG))


BAD = {
    "hanging": Hanging,
    "held": Held,
    "raising": Raising,
    "lying": Lying,
    "babbling": Babbling,
    "leaving": Leaving,
    "greedy": Greedy,
}


def install(folder: Path) -> None:
    """Make every bad bot one that a server finds when the folder is on its path.

    Each process in which bots think is noted there when it is born.
    """
    (folder / "sitecustomize.py").write_text(_NOTE_BIRTH)
    (folder / "bad_bots.py").write_text(Path(__file__).read_text(encoding="utf-8"))
    about = folder / "bad_bots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: bad-bots\nVersion: 1.0\n")
    lines = [f"{name} = bad_bots:{kind.__name__}" for name, kind in BAD.items()]
    (about / "entry_points.txt").write_text("\n".join(["[sobremesa.bots]", *lines, ""]))
