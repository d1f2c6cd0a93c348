"""A random player for a cluster that loses a node and gets another, told by the environment.

On the first node it waits until the last one plays; on the doomed one it never ends.
"""

import os
import threading
from pathlib import Path
from typing import Any

from sobremesa.bots import Budget
from sobremesa.bots.random_bot import RandomBot
from sobremesa.kernel import Match, Option


class Meeting(RandomBot):
    """Chooses without looking, when it may."""

    def choose(self, match: Match[Any], seat: int, budget: Budget) -> Option:
        if (sign := os.environ.get("MEETING_SIGN")) and not Path(sign).exists():
            _leave(Path(sign))
        if awaited := os.environ.get("MEETING_AWAITS"):
            while not Path(awaited).exists():
                threading.Event().wait(0.05)
        return super().choose(match, seat, budget)


def _leave(sign: Path) -> None:
    """Say which process plays."""
    fresh = sign.with_suffix(f".{os.getpid()}")
    fresh.write_text(str(os.getpid()))
    fresh.replace(sign)


def install(folder: Path) -> None:
    """Make it a bot that is found when the folder is on the path."""
    (folder / "meeting.py").write_text(Path(__file__).read_text(encoding="utf-8"))
    about = folder / "meeting-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: meeting\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[sobremesa.bots]\nmeeting = meeting:Meeting\n")
