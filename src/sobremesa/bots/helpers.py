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
    """What came of a playout: the chance to win, and what each feature contributed if asked for."""

    value: float
    points: Mapping[str, float]


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """A choice that is thought about, with all that another process needs to try ideas out."""

    game: str
    match: bytes
    seat: int
    seed: int
    explain: bool


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
    return Worlds(match, task.seat, task.seed)


def outcome(worlds: Worlds, number: int, idea: Idea, explain: bool, look: Look = unseen) -> Outcome:
    """What comes of an idea in a world; somebody may look at each choice."""
    match = worlds.playout(number, idea, look)
    assert match is not None, "ideas are tried out in worlds that there are"
    game, state, seat = match.game, match.state, worlds.seat
    model = game.model_for(state, seat) if explain and state.outcome is None else None
    points = {} if model is None else model.contributions(game.features(state, seat))
    return Outcome(game.value(state, seat), points)
