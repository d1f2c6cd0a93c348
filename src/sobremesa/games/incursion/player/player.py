"""The player: one short answer for each question."""

from __future__ import annotations

from types import ModuleType
from typing import ClassVar

from sobremesa.games.incursion import questions as ask
from sobremesa.kernel import Ask

from .acting import Acting
from .preparing import Preparing
from .responding import Responding


class Player(Preparing, Acting, Responding):
    """Plays either side by rules of thumb; its dice only break ties."""

    questions: ClassVar[ModuleType] = ask
    lasting: ClassVar[tuple[type[Ask], ...]] = (
        ask.Force, ask.Discard, ask.Bid, ask.Deploy, ask.DeployAlike, ask.DeployZombies, ask.Keep,
    )  # fmt: skip
    opening: ClassVar[tuple[type[Ask], ...]] = (ask.Force,)
