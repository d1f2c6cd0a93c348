"""A screen is offered, and shown by pointing, only what a spectator may know: in every game."""

from collections.abc import Iterator
from typing import Any

import pytest

from sobremesa.kernel import Dice, Game, Match, every_mission, find_game
from sobremesa.table.lending import Offered, offered, pointed_at
from sobremesa.table.rendering import render
from sobremesa.testing.playing import random_choice
from sobremesa.testing.setups import some_setups

GAMES = sorted({game.id for game, _ in every_mission()})
DECISIONS = 60
LOOKED_AT = 10
"""One decision in so many is looked at with what others cannot know dealt anew."""


def offer(match: Match[Any], seat: int) -> Offered | None:
    """What a screen would be offered for a seat."""
    return offered(match, seat, render(match, seat, "en"), render(match, None, "en"))


def positions(game: Game[Any], decisions: int = DECISIONS) -> Iterator[Match[Any]]:
    """Positions of random games for several seats."""
    for mission in game.missions.values():
        setup = max(some_setups(game, mission, 2), key=lambda each: each.seats)
        match, dice = Match.start(game, setup, 7), Dice(7)
        for _ in range(decisions):
            if match.question is None:
                break
            yield match
            match.choose(*random_choice(match, dice))


def twins(match: Match[Any], seat: int, dice: Dice) -> Iterator[Match[Any]]:
    """The same position with the seat's secrets dealt anew, where it is asked the same."""
    for other in range(match.setup.seats):
        twin = match.veiled(other, dice) if other != seat else match
        own, others = match.ask_of(seat), twin.ask_of(seat)
        same = own is not None and others is not None and type(own) is type(others)
        if same and render(twin, None, "en").scene == render(match, None, "en").scene:
            yield twin


@pytest.mark.parametrize("game", GAMES)
def test_what_a_screen_is_offered_hangs_on_nothing_that_spectators_cannot_know(game: str) -> None:
    compared = 0
    for number, match in enumerate(positions(find_game(game))):
        if number % LOOKED_AT:
            continue
        for ask in match.asks():
            found = offer(match, ask.seat)
            for twin in twins(match, ask.seat, Dice(number)):
                other = offer(twin, ask.seat)
                if found is not None and other is not None:
                    compared += 1
                    assert found.prompt == other.prompt
    assert compared > 5


@pytest.mark.parametrize("game", GAMES)
def test_a_screen_can_play_most_of_a_game_that_hides_nothing(game: str) -> None:
    choices = opened = 0
    for number, match in enumerate(positions(find_game(game))):
        if number % LOOKED_AT == 0:
            for ask in match.asks():
                found = offer(match, ask.seat)
                choices += len(ask.options)
                opened += 0 if found is None else len(found.places)
    assert opened / choices > {"incursion": 0.3, "oursun": 0.3}.get(game, 0.99)


def test_no_secret_question_is_offered_to_a_screen_or_pointed_at() -> None:
    secret = 0
    for match in positions(find_game("incursion")):
        public = render(match, None, "en")
        cell = public.scene.board.cells[0].id
        for ask in match.asks():
            if ask.secret or len(match.asks()) > 1:
                secret += 1
                assert offer(match, ask.seat) is None
                assert pointed_at(match, ask.seat, [cell], public) == ()
            else:
                assert pointed_at(match, ask.seat, [cell], public) == (cell,)
                assert pointed_at(match, ask.seat, [cell, "no such place"], public) == ()
    assert secret > 10


def test_a_card_that_only_its_holder_sees_cannot_be_pointed_at() -> None:
    hidden = 0
    for match in positions(find_game("incursion")):
        public = render(match, None, "en")
        for ask in match.asks():
            panels = render(match, ask.seat, "en").scene.panels
            for card in (card for panel in panels if panel.kind == "hand" for card in panel.cards):
                if not card.back:
                    hidden += 1
                    assert pointed_at(match, ask.seat, [card.id], public) == ()
    assert hidden > 0


def test_whoever_plays_alone_has_nobody_to_hide_from() -> None:
    game = find_game("oursun")
    match = Match.start(game, game.prepare("deep_water", 1), 7)
    assert offer(match, 0) is not None
