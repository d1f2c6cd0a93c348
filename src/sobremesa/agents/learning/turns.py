"""A PettingZoo environment in which seats act in turn: every game and mission is one."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from .episode import Observation
from .seats import Seats


class Turns(Seats, AECEnv[str, Observation, int | None]):
    """All seats of a mission, one after the other.

    Where several seats choose in secret at the same time, they are asked in their order and see
    nothing of each other. A question to a group is answered by the seat that leads it.
    """

    metadata = {  # noqa: RUF012  # as the base class has it
        "name": "sobremesa_turns_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __str__(self) -> str:
        return f"{self.layout.game.id}_{self.layout.setup.mission}"

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; the same seed gives the same dice and deals."""
        self.begin(seed)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self._turn()

    def observe(self, agent: str) -> Observation:
        """What an agent sees now."""
        return self.episode.observe(self.seat_of(agent))

    def step(self, action: int | None) -> None:
        """Let the agent whose turn it is act; who is out of the match answers None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, f"expected the number of an option from {agent}, got None"
        self._cumulative_rewards[agent] = 0.0
        self.episode.act(self.seat_of(agent), int(action))
        self._turn()
        self._accumulate_rewards()

    def _turn(self) -> None:
        """Whose turn it is now, or how it ended."""
        episode = self.episode
        seats = {agent: self.seat_of(agent) for agent in self.agents}
        self.rewards = {agent: episode.reward(seat) for agent, seat in seats.items()}
        self.terminations = dict.fromkeys(self.agents, episode.ended)
        self.truncations = dict.fromkeys(self.agents, episode.cut_off)
        self.infos = {agent: episode.info(seat) for agent, seat in seats.items()}
        awaited = episode.awaited
        self.agent_selection = self.possible_agents[awaited[0]] if awaited else self.agents[0]
