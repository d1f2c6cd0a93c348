"""Every game has a place of its own, in which everything can be read."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sobremesa.kernel import Game, games
from sobremesa.kernel.venue import Hex, Palette, Venue

GAMES = list(games().values())
ROOT = Path(__file__).parents[1]
TOKENS = (ROOT / "web" / "src" / "styles" / "tokens.css").read_text(encoding="utf-8")
WORDS = ("text", "muted", "quiet", "link", "good", "bad", "warn", "info")
OWNERS = ("blue", "red", "green", "yellow", "purple", "orange", "grey", "teal", "pink")
READABLE = 4.5
"""The contrast that WCAG asks of text at level AA."""


def light(colour: str) -> float:
    """How bright a colour is, as WCAG counts it."""
    shares = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


def mixed(one: str, other: str) -> str:
    parts = ((int(one[at : at + 2], 16) + int(other[at : at + 2], 16)) // 2 for at in (1, 3, 5))
    return "#" + "".join(f"{part:02x}" for part in parts)


def client_colours(theme: str) -> dict[str, str]:
    """The colours that the client's own stylesheet gives in a theme."""
    blocks = TOKENS.split(":root[data-theme='light']")
    own = blocks[1].partition("}")[0] if theme == "light" else blocks[0]
    return dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6});", own))


def venue_of(game: Game[Any]) -> Venue:
    assert game.venue is not None
    return game.venue


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_every_text_can_be_read_on_every_surface_of_a_venue(game: Game[Any], theme: str) -> None:
    palette: Palette = getattr(venue_of(game), theme)
    inks = [client_colours(theme)[word] for word in (*WORDS, *OWNERS)] + [palette.accent]
    pressed = mixed(palette.raised, palette.line)  # as the stylesheet mixes --raised-2
    grounds = (palette.bg, palette.surface, palette.raised, pressed)
    poor = [(a, b) for a, b in product(inks, grounds) if contrast(a, b) < READABLE]
    assert poor == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_walls_stand_out_from_what_they_are_built_on(game: Game[Any]) -> None:
    venue = venue_of(game)
    for palette in (venue.dark, venue.light):
        assert contrast(palette.wall, palette.board) >= 3


def test_a_colour_is_six_digits_and_nothing_else() -> None:
    colour = msgspec.convert("#aabbcc", Hex)
    for other in ("#aabbcc\n", "#aabbc", "aabbcc", "#aabbccd"):
        with pytest.raises(msgspec.ValidationError, match="matching regex"):
            msgspec.convert(other, Hex)
    assert colour == "#aabbcc"


def test_no_two_games_look_alike() -> None:
    venues = [venue_of(game) for game in GAMES]
    for part in ("face", "around", "ambience", "dark", "light"):
        looks = [getattr(venue, part) for venue in venues]
        assert all(looks.count(look) == 1 for look in looks), part
