"""Questions that are worth asking: no lone answer, no answer twice, no duel that nobody wants."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.games.oursun import GAME
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.options.combat import AttackCharacter, Cancel, ShootCharacter
from sobremesa.games.oursun.options.ids import Who
from sobremesa.games.oursun.player import Player
from sobremesa.games.oursun.state import Land
from sobremesa.kernel import Dice, Match, Option, Pass
from sobremesa.testing.playing import random_choice

from .table import THREE_NORTH, table


def look(g: Land, option: Option) -> tuple[Any, ...]:
    """What an option is to a player: cards by what they are, not by their number."""
    parts: list[Any] = [type(option).__name__]
    for field in option.__struct_fields__:
        value = getattr(option, field)
        if field == "card" and value >= 0:
            value = (g.book.gear[value], g.uses.get(value), g.flipped >> value & 1)
        parts.append(value)
    return tuple(parts)


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
@pytest.mark.parametrize("mission", list(GAME.missions))
def test_every_question_of_random_games_has_several_answers_and_none_twice(
    mission: str, seats: int
) -> None:
    for seed in range(3):
        setup = GAME.prepare(mission, seats, {"mode": "semicoop" if seed % 2 else "coop"})
        match, dice = Match.start(GAME, setup, seed), Dice(seed)
        while match.question is not None:
            for question in match.asks():
                looks = [look(match.state, option) for option in question.options]
                assert len(set(looks)) == len(looks)
                assert len(looks) > 1 or isinstance(question, ask.Act)
            match.answer(*random_choice(match, dice))


@pytest.mark.rule("sun.ruling.pvp-considered")
def test_seasoned_players_are_never_offered_to_strike_a_comrade() -> None:
    for seed in range(3):
        match = Match.start(GAME, GAME.prepare("deep_water", 4, {"mode": "coop"}), seed)
        players = [Player(seat) for seat in range(4)]
        while match.question is not None:
            question = match.asks()[0]
            assert not question.offers(AttackCharacter)
            assert not question.offers(ShootCharacter)
            match.answer(question.seat, players[question.seat].choose(match, question.seat))


@pytest.mark.rule("sun.ruling.pvp-considered")
def test_a_hidden_executioner_considers_it_and_then_strikes() -> None:
    t = table("soldier", "medic", "hunter", roles=("executioner", "baker", "mason"))
    t[1].hp = 1
    t[2].tile = THREE_NORTH
    t.tile(THREE_NORTH)
    t.go()
    first = Player(1).choose(t.match, 0)
    assert first in t.match.asks()[0].options
    t.play("Consider true")
    assert (type(first).__name__, Player(1).choose(t.match, 0)) == (
        "Consider",
        AttackCharacter(Who(1)),
    )


@pytest.mark.rule("sun.ruling.blows-together")
def test_the_question_of_a_jacket_says_what_all_blows_come_to() -> None:
    t = table("medic")
    t.give(0, "F", "leather_jacket")
    t[0].hp = 6
    t.enemy("bear")
    t.enemy("stray_dog")
    t.go(1, 1, 1)
    t.play("Eat")
    question = t.question(ask.Cancel)
    for language, total in (("en", "do 3 damage (Bear: 2, Stray Dog B: 1)"), ("es", "son 3 de")):
        asked = GAME.prompt(t.g, question, 0, GAME.texts[language])
        assert total in asked.text
    assert [type(option) for option in question.options] == [Pass, Cancel, Cancel]
