"""Every game explains its words and its symbols, in both languages."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from sobremesa.bots import play_randomly
from sobremesa.kernel import LANGUAGES, Dice, Game, Match, Mission, every_mission, games
from sobremesa.kernel.glossary import check_terms, symbols
from sobremesa.kernel.scene import Badge, Cell, Chip, Mark, Piece, Pile, Scene, Track

GAMES = [pytest.param(game, id=game.id) for game in games().values()]
MISSIONS = [pytest.param(game, each, id=f"{game.id}-{each.id}") for game, each in every_mission()]
SYMBOLS = (Badge, Cell, Chip, Mark, Piece, Pile, Track)
"""What may stand for itself by an icon."""


def parts(thing: object) -> Iterator[msgspec.Struct]:
    """Everything that a scene is made of."""
    if isinstance(thing, msgspec.Struct):
        yield thing
        for field in thing.__struct_fields__:
            yield from parts(getattr(thing, field))
    elif isinstance(thing, tuple):
        for each in thing:
            yield from parts(each)


def drawn(scene: Scene) -> set[str]:
    """The icons of a scene that must be known to read it: not those that are a figure's face."""
    found = [part for part in parts(scene) if isinstance(part, SYMBOLS)]
    faces = {part.icon for part in found if isinstance(part, Piece) and part.kind == "figure"}
    faces |= {part.icon for part in found if isinstance(part, Badge) and part.name in names(scene)}
    return {part.icon for part in found if part.icon} - faces


def names(scene: Scene) -> set[str]:
    """What the figures of a scene are called."""
    return {piece.name for piece in scene.pieces} | {card.title for card in cards(scene)}


def cards(scene: Scene) -> Iterator[Any]:
    """The cards of a scene."""
    yield from (card for panel in scene.panels for card in panel.cards)


@pytest.mark.parametrize(("game", "mission"), MISSIONS)
def test_every_symbol_that_is_drawn_is_in_the_legend(game: Game[Any], mission: Mission) -> None:
    match, dice = Match.start(game, game.prepare(mission.id), 5), Dice(5)
    known = {sign.icon for sign in symbols(game.texts["en"])}
    for _ in range(12):
        scene = game.scene(match.state, 0, game.texts["en"])
        assert drawn(scene) - known == set()
        if play_randomly(match, dice, 15) < 15:
            break


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_glossary_and_a_legend_in_both_languages(game: Game[Any]) -> None:
    check_terms(game)
    assert len(game.terms) >= 15
    legends = [[sign.icon for sign in symbols(game.texts[language])] for language in LANGUAGES]
    assert len(legends[0]) >= 15
    assert legends[0] == legends[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_definition_is_a_sentence_and_short_enough_for_a_note(
    game: Game[Any], language: str
) -> None:
    text = game.texts[language]
    means = {term.id: term.means(text) for term in game.terms.values()}
    assert {id: said for id, said in means.items() if said[-1] != "." or len(said) > 180} == {}
