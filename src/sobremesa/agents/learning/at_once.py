"""A PettingZoo environment in which all seats act at once, for libraries that want it so.

It fits where seats choose in secret at the same time. Elsewhere one acts and the others wait: their
mask leaves them number 0, which does nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from pettingzoo import ParallelEnv

from .episode import Observation, agent_of
from .seats import Seats

T = TypeVar("T")


class AtOnce(Seats, ParallelEnv[str, Observation, int]):
    """All seats of a mission at the same time."""

    metadata = {  # noqa: RUF012  # as the base class has it
        "name": "sobremesa_at_once_v0",
        "render_modes": ["ansi"],
    }

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a match; the same seed gives the same dice and deals."""
        self.begin(seed)
        return self._each(self.episode.observe), self._each(self.episode.info)

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Let all act who are asked."""
        episode = self.episode
        for seat in episode.awaited:
            # Who is asked together with others still is, whatever they have answered, unless the
            # match was cut off in between.
            if seat in episode.awaited:
                episode.act(seat, int(actions[agent_of(seat)]))
        found = (
            self._each(episode.observe),
            self._each(episode.reward),
            dict.fromkeys(self.agents, episode.ended),
            dict.fromkeys(self.agents, episode.cut_off),
            self._each(episode.info),
        )
        if episode.over:
            self.agents = []
        return found

    def _each(self, tell: Callable[[int], T]) -> dict[str, T]:
        """The same of every agent."""
        return {agent: tell(self.seat_of(agent)) for agent in self.agents}
