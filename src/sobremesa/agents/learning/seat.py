"""A Gymnasium environment: one seat of a mission, the others are played by bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium

from sobremesa.bots import RANDOM, Bot, Budget, player_for
from sobremesa.kernel import NotFound

from .episode import MOST, Episode, Observation
from .layout import Wanted, layout_of


class Seat(gymnasium.Env[Any, Any]):
    """One seat, and bots by name on the others: one name for all of them, or one for each."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # as the base class has it

    def __init__(
        self,
        game: str,
        mission: str | None = None,
        *,
        seat: int = 0,
        others: str | Sequence[str] = RANDOM,
        seats: int | None = None,
        settings: dict[str, Any] | None = None,
        playouts: int | None = None,
        most: int = MOST,
        render_mode: str | None = None,
        **wanted: Any,
    ) -> None:
        self.layout = layout_of(game, mission, seats, settings, Wanted(**wanted), agents=1)
        self.seat, self.most, self.render_mode = seat, most, render_mode
        self.budget = Budget(playouts=playouts)
        self.others = self._others(others)
        self.observation_space = self.layout.observation_space()
        self.action_space = self.layout.action_space()

    def _others(self, others: str | Sequence[str]) -> tuple[str, ...]:
        """Who plays each seat; the name at the agent's own seat means nothing."""
        seats = self.layout.setup.seats
        names = (others,) * seats if isinstance(others, str) else tuple(others)
        if len(names) != seats:
            raise NotFound(f"expected a bot's name for each of {seats} seats, got {len(names)}")
        if not 0 <= self.seat < seats:
            raise NotFound(f"expected a seat from 0 to {seats - 1}, got {self.seat}")
        return names

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a match; the same seed gives the same dice, deals and bots."""
        super().reset(seed=seed)
        self.episode = Episode(self.layout, self.np_random, self.most)
        self._bots = [self._bot(name) for name in self.others]
        self._play_on()
        return self.episode.observe(self.seat), self.episode.info(self.seat)

    def _bot(self, name: str) -> Bot:
        return player_for(self.layout.game, name, int(self.np_random.integers(1 << 63)))

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Act, and let the others play until it is this seat's turn again."""
        episode = self.episode
        episode.act(self.seat, int(action))
        self._play_on()
        return (
            episode.observe(self.seat),
            episode.reward(self.seat),
            episode.ended,
            episode.cut_off,
            episode.info(self.seat),
        )

    def _play_on(self) -> None:
        """The bots' choices, until the agent is to act or it is over."""
        episode = self.episode
        while (awaited := episode.awaited) and self.seat not in awaited:
            bot = self._bots[awaited[0]]
            episode.choose(awaited[0], bot.choose(episode.match, awaited[0], self.budget))

    def render(self) -> str:
        """What happened last, in words."""
        return self.episode.told()

    def record(self) -> bytes:
        """The match as a record, for `sobremesa replay` and `review`."""
        return self.episode.record()
