"""What can be heard at a table. The client has a recipe for each: no sound is a file."""

from typing import Literal, TypeAlias

Sound: TypeAlias = Literal[
    "",
    "alarm",  # something comes that nobody wants
    "bad",
    "bell",  # a round or a turn begins
    "blade",  # a blow by hand
    "blast",
    "card",
    "coin",
    "crowd",  # the stands roar
    "death",
    "dice",
    "door",
    "drink",
    "drop",
    "fall",
    "fire",
    "goal",  # something that was to be done is done
    "gong",  # a phase or a match
    "good",
    "growl",  # enemies appear or turn on somebody
    "hit",
    "level",
    "morning",
    "night",
    "pick",  # something is taken up
    "power",  # a gift is used
    "reveal",
    "shamble",  # enemies walk
    "shield",
    "shot",
    "shuffle",
    "step",
    "tick",  # a mark on a sheet: quiet
    "work",  # something is made or mended
]
