"""A player for both sides that thinks by rules of thumb. It looks only at what its seat knows."""

from .player import Player

__all__ = ["Player"]
