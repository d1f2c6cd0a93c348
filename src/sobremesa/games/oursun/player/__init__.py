"""A player that knows Under Our Sun: rules of thumb for every question, for both sides."""

from .player import Player

__all__ = ["Player"]
