"""What a player in this process is to the rest of the program."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from sobremesa.kernel import Match, Option
from sobremesa.kernel.player import Planner

if TYPE_CHECKING:
    from .helpers import Helpers


class Budget(msgspec.Struct, frozen=True, kw_only=True):
    """How long a bot may think about one choice; None is no limit, and the first limit counts.

    A limit in playouts gives the same choice on every machine; a limit in seconds does not.
    """

    playouts: int | None = None
    seconds: float | None = None
    hurried: Callable[[], bool] | None = None
    """Says whether somebody cannot wait: then the best found so far will do."""
    helpers: Helpers | None = None
    """Who tries ideas out beside this process; it changes nothing but time."""


class Bot(Planner, ABC):
    """A player. It gets the real match, and must think on `match.veiled(seat, dice)` alone.

    The question and its options may be read from the match itself, since the seat sees them too.
    A bot must leave the match as it found it: whoever asked it makes the choice.
    """

    @abstractmethod
    def choose(self, match: Match[Any], seat: int, budget: Budget) -> Option:
        """One of the options that the seat is offered; everybody waits for it."""

    def interrupt(
        self,
        match: Match[Any],
        seat: int,
        budget: Budget,
    ) -> Option | None:
        """What the seat wants to do while everybody waits for another; None lets it be."""
        return None
