"""What the environments for all seats of a mission have in common."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding

from .episode import MOST, Episode, agent_of
from .layout import Wanted, layout_of


class Seats:
    """All seats of a mission, each an agent `seat_0`, `seat_1`, ..."""

    episode: Episode

    def __init__(
        self,
        game: str,
        mission: str | None = None,
        *,
        seats: int | None = None,
        settings: dict[str, Any] | None = None,
        most: int = MOST,
        render_mode: str | None = None,
        **wanted: Any,
    ) -> None:
        self.layout = layout_of(game, mission, seats, settings, Wanted(**wanted))
        self.most, self.render_mode = most, render_mode
        self.possible_agents = [agent_of(seat) for seat in range(self.layout.setup.seats)]
        self.agents: list[str] = []
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: self.layout.observation_space() for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: self.layout.action_space() for agent in self.possible_agents
        }
        self._chance: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Where the observations of an agent lie."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers that an agent may answer."""
        return self.action_spaces[agent]

    def seat_of(self, agent: str) -> int:
        """The seat that an agent plays."""
        return self.possible_agents.index(agent)

    def begin(self, seed: int | None) -> None:
        """Begin a match; the same seed gives the same dice and deals."""
        if seed is not None or self._chance is None:
            self._chance, _ = seeding.np_random(seed)
        self.episode = Episode(self.layout, self._chance, self.most)
        self.agents = self.possible_agents[:]

    def render(self) -> str:
        """What happened last, in words."""
        return self.episode.told()

    def record(self) -> bytes:
        """The match as a record, for `sobremesa replay` and `review`."""
        return self.episode.record()

    def close(self) -> None:
        """There is nothing to let go of."""
