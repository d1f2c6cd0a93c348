"""Playouts beside this process: who has processes hands them in; nothing changes but time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, Protocol

import msgspec

from sobremesa.kernel import Match, find_game
from sobremesa.kernel.player import Idea

from .worlds import Look, Worlds, unseen


class Outcome(NamedTuple):
    """What came of a playout: the chance to win, and what each feature contributed if asked for.

    The features are those of the moment at which playouts are weighed. Where a game has ended
    before, there are none.
    """

    value: float
    points: Mapping[str, float]


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """A choice that is thought about, with all that another process needs to try ideas out."""

    game: str
    match: bytes
    seat: int
    seed: int
    explain: bool
    forecasts: bool


class Helpers(Protocol):
    """Whoever tries ideas out, several worlds at a time."""

    count: int
    """In how many worlds at a time."""

    def try_out(
        self, task: Task, numbers: Sequence[int], ideas: Sequence[Idea]
    ) -> Iterable[list[Outcome]]:
        """What comes of all ideas in each of these worlds; nothing where there is no such world."""


def try_out(task: Task, ideas: Sequence[Idea], number: int, content: str = "") -> list[Outcome]:
    """What comes of ideas in one world, here."""
    worlds = _worlds(task, content)
    if worlds.world(number) is None:
        return []
    found = [outcome(worlds, number, idea, task.explain) for idea in ideas]
    worlds.forget(number)
    return found


@lru_cache(maxsize=1)
def _worlds(task: Task, content: str) -> Worlds:
    """The worlds of a choice, kept as long as it is thought about."""
    match: Match[Any] = Match.load(find_game(task.game, content), task.match)
    return Worlds(match, task.seat, task.seed, forecasts=task.forecasts)


def outcome(worlds: Worlds, number: int, idea: Idea, explain: bool, look: Look = unseen) -> Outcome:
    """What comes of an idea in a world; somebody may look at each choice."""
    witness = _Witness(worlds, look)
    match = worlds.playout(number, idea, witness if explain else look)
    assert match is not None, "ideas are tried out in worlds that there are"
    if explain:
        witness.weigh(match)
    return Outcome(worlds.weighed(match), witness.points or {})


class _Witness:
    """Notes what each feature contributes when a playout is due, though it may be played on."""

    def __init__(self, worlds: Worlds, look: Look) -> None:
        self._worlds = worlds
        self._look = look
        self._choices = 0
        self.points: Mapping[str, float] | None = None

    def __call__(self, match: Match[Any]) -> None:
        """Before each choice."""
        self._look(match)
        if self._worlds.is_due(match, self._choices):
            self.weigh(match)
        self._choices += 1

    def weigh(self, match: Match[Any]) -> None:
        """Once, and as long as nobody has won."""
        if self.points is None and match.state.outcome is None:
            model, features = self._worlds.model(match), match.game.features
            self.points = {}
            if model is not None:
                self.points = model.contributions(features(match.state, self._worlds.seat))
