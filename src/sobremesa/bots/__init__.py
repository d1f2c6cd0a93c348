"""Players in this process. A bot knows only what its seat knows."""

from .bot import Bot, Budget
from .playing import next_choice, play
from .random_bot import RandomBot, any_choice, play_randomly
from .registry import (
    RANDOM,
    Maker,
    bot_about,
    bot_name,
    bots_of,
    installed_bots,
    on_offer,
    player_for,
    usual,
)

__all__ = [
    "RANDOM",
    "Bot",
    "Budget",
    "Maker",
    "RandomBot",
    "any_choice",
    "bot_about",
    "bot_name",
    "bots_of",
    "installed_bots",
    "next_choice",
    "on_offer",
    "play",
    "play_randomly",
    "player_for",
    "usual",
]
