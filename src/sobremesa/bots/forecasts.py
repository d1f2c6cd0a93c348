"""The chance to win as people are told it."""

from __future__ import annotations

from typing import Any

from sobremesa.kernel import Match

from .quick import is_unbuilt


def forecast(match: Match[Any], seat: int) -> float:
    """How often a seat wins from here when all play on as quick players do."""
    game, state = match.game, match.state
    model = game.forecaster(state, seat)
    if model is not None and model.unbuilt is not None and is_unbuilt(match):
        return model.unbuilt
    return game.forecast(state, seat)
