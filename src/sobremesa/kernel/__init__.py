"""The kernel: questions, matches, chance, records, scenes and words. It knows no game."""

from .ask import DONE, PASS, Answer, Ask, Done, Flow, Option, Pass, Question, Together, window
from .dice import Dice, commitment, fresh_secret, seed_of
from .errors import (
    BadContent,
    BadRecord,
    BrokenPromise,
    NotFound,
    NotOffered,
    SobremesaError,
)
from .game import Game, Mission, Role, Setting, Setup, Value, every_mission, find_game, games
from .journal import Journal
from .match import Match
from .state import (
    End,
    Event,
    Outcome,
    State,
    Told,
    copy_state,
    decode_state,
    encode_state,
    state_hash,
)
from .text import LANGUAGES, Text, Texts

__all__ = [
    "DONE",
    "LANGUAGES",
    "PASS",
    "Answer",
    "Ask",
    "BadContent",
    "BadRecord",
    "BrokenPromise",
    "Dice",
    "Done",
    "End",
    "Event",
    "Flow",
    "Game",
    "Journal",
    "Match",
    "Mission",
    "NotFound",
    "NotOffered",
    "Option",
    "Outcome",
    "Pass",
    "Question",
    "Role",
    "Setting",
    "Setup",
    "SobremesaError",
    "State",
    "Text",
    "Texts",
    "Together",
    "Told",
    "Value",
    "commitment",
    "copy_state",
    "decode_state",
    "encode_state",
    "every_mission",
    "find_game",
    "fresh_secret",
    "games",
    "seed_of",
    "state_hash",
    "window",
]
