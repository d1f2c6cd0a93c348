"""A player that knows DCeased: rules of thumb for every question."""

from .player import Player

__all__ = ["Player"]
