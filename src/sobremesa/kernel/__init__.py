"""The kernel: questions, matches, chance, records, scenes and words. It knows no game."""

from .ask import (
    DONE,
    PASS,
    Answer,
    Ask,
    Asked,
    Done,
    Flow,
    Option,
    Pass,
    Question,
    Together,
    others,
    unanchored,
    unexpected,
    window,
)
from .asking import Asking, Prompts, Words, joined
from .dice import Dice, commitment, fresh_secret, seed_of
from .errors import (
    BadContent,
    BadRecord,
    BrokenPromise,
    NotFound,
    NotOffered,
    SobremesaError,
)
from .finding import every_mission, find_game, games, installed
from .game import Game
from .journal import Journal
from .kinds import Register
from .match import Match
from .missions import ASK_ALWAYS, Mission, Role, Setting, Setup, Value, asks_always
from .noting import Note, Notes
from .player import ThumbPlayer, answers
from .sparing import Occasion, Sparing, TieStop, Verdict, kindest
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
from .telling import Lines
from .text import LANGUAGES, Text, Texts, percent
from .veiling import deal_anew

__all__ = [
    "ASK_ALWAYS",
    "DONE",
    "LANGUAGES",
    "PASS",
    "Answer",
    "Ask",
    "Asked",
    "Asking",
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
    "Lines",
    "Match",
    "Mission",
    "NotFound",
    "NotOffered",
    "Note",
    "Notes",
    "Occasion",
    "Option",
    "Outcome",
    "Pass",
    "Prompts",
    "Question",
    "Register",
    "Role",
    "Setting",
    "Setup",
    "SobremesaError",
    "Sparing",
    "State",
    "Text",
    "Texts",
    "ThumbPlayer",
    "TieStop",
    "Together",
    "Told",
    "Value",
    "Verdict",
    "Words",
    "answers",
    "asks_always",
    "commitment",
    "copy_state",
    "deal_anew",
    "decode_state",
    "encode_state",
    "every_mission",
    "find_game",
    "fresh_secret",
    "games",
    "installed",
    "joined",
    "kindest",
    "others",
    "percent",
    "seed_of",
    "state_hash",
    "unanchored",
    "unexpected",
    "window",
]
