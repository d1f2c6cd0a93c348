"""Players in this process. A bot knows only what its seat knows."""

from .bot import Bot, Budget
from .playing import next_choice, play
from .random_bot import RandomBot, any_choice, play_randomly
from .registry import RANDOM, Maker, bot_name, bots_of, installed_bots, player_for

__all__ = [
    "RANDOM",
    "Bot",
    "Budget",
    "Maker",
    "RandomBot",
    "any_choice",
    "bot_name",
    "bots_of",
    "installed_bots",
    "next_choice",
    "play",
    "play_randomly",
    "player_for",
]
