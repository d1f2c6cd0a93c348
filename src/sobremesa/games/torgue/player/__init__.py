"""A player that runs any Vault Hunter by rules of thumb. It looks only at what all can see."""

from .player import Player

__all__ = ["Player"]
