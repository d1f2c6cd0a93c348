"""What every game promises about secrets: nobody is shown or told what they cannot know.

`game.veil` deals anew what a seat cannot know. So a state and its veiled copy differ only in that,
and must look the same to that seat.
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from sobremesa.kernel import (
    LANGUAGES,
    BrokenPromise,
    Dice,
    Event,
    Match,
    State,
    asks_always,
    copy_state,
)
from sobremesa.kernel.veiling import remember

from .playing import random_choice
from .promises import check_question, differing_for_one, named

S = TypeVar("S", bound=State[Any])


def check_secrets(match: Match[Any], dice: Dice) -> None:
    """Scenes, prompts, options and events are the same whatever a seat cannot know."""
    text = match.game.texts[LANGUAGES[0]]
    public = match.game.scene(match.state, None, text)
    for seat in range(match.setup.seats):
        veiled = veiled_state(match, seat, dice)
        if (other := match.game.scene(veiled, None, text)) != public:
            raise BrokenPromise(
                f"a spectator sees what seat {seat} cannot know: {difference(public, other)}"
            )
        check_looks(match, veiled, seat)
        check_spared(match, veiled, seat)
        if match.question is not None and match.question.anchor and not match.pending:
            check_options(match, veiled, seat)
            check_events(match, veiled, seat, dice)


def check_veiled(match: Match[Any], seat: int, dice: Dice, most: int = 12) -> None:
    """In a copy for thinking the seat finds what it has seen, and can play on for everybody."""
    twin = match.veiled(seat, dice)
    twin.settle()
    if (own := match.ask_of(seat)) is not None:
        if different := differing_for_one(own, twin.ask_of(seat)):
            if not own.anchor and remember(match, seat).shuffled:
                return
            raise BrokenPromise(
                f"in a veiled copy seat {seat} is asked something else: {different}"
            )
        text = match.game.texts[LANGUAGES[0]]
        shown, other = (match.game.scene(each.state, seat, text) for each in (match, twin))
        if shown != other:
            raise BrokenPromise(
                f"a veiled copy lacks what seat {seat} has seen at {named(own)}: "
                f"{difference(shown, other)}"
            )
    for _ in range(most):
        if twin.question is None:
            return
        check_question(twin)
        twin.choose(*random_choice(twin, dice))


def veiled_state(match: Match[S], seat: int, dice: Dice) -> S:
    """The state with everything that the seat cannot know dealt anew, and the same future."""
    veiled = copy_state(match.state)
    match.game.veil(veiled, seat, dice, match.state)
    veiled.dice = match.state.dice.copy()
    return veiled


def check_looks(match: Match[Any], veiled: State[Any], seat: int) -> None:
    """The seat sees the same table and prompt."""
    game, text = match.game, match.game.texts[LANGUAGES[0]]
    shown = game.scene(match.state, seat, text)
    other = game.scene(veiled, seat, text)
    if shown != other:
        raise BrokenPromise(f"seat {seat} sees what it cannot know: {difference(shown, other)}")
    if (ask := match.ask_of(seat)) is not None:
        shown_prompt = game.prompt(match.state, ask, seat, text)
        other_prompt = game.prompt(veiled, ask, seat, text)
        if shown_prompt != other_prompt:
            raise BrokenPromise(
                f"the prompt tells seat {seat} what it cannot know: "
                f"{difference(shown_prompt, other_prompt)}"
            )


def check_spared(match: Match[Any], veiled: State[Any], seat: int) -> None:
    """Who is not asked, and what the table decides, hangs on nothing that a seat cannot know."""
    game = match.game
    for ask in match.asks():
        verdict, other = game.verdict(match.state, ask), game.verdict(veiled, ask)
        if verdict is not None and verdict.option not in ask.options:
            raise BrokenPromise(f"the table decides {named(ask)} by what is not offered: {verdict}")
        if verdict != other:
            raise BrokenPromise(f"seat {seat} learns from a tie: {difference(verdict, other)}")
        if type(ask) in game.occasions:
            about = game.occasions(match.state, ask)
            if about != game.occasions(veiled, ask):
                raise BrokenPromise(f"a pause tells seat {seat} what it cannot know: {about}")


def check_options(match: Match[Any], veiled: State[Any], seat: int) -> None:
    """At an anchor, the seat is asked the same and offered the same."""
    twin = Match.of(match.game, match.setup, copy_state(veiled))
    if different := differing_for_one(match.ask_of(seat), twin.ask_of(seat)):
        raise BrokenPromise(f"seat {seat} is asked by what it cannot know: {different}")


def check_events(match: Match[Any], veiled: State[Any], seat: int, dice: Dice) -> None:
    """A choice tells the seat the same, up to an event that reveals what was hidden."""
    game, setup = match.game, match.setup
    here = Match.of(game, setup, copy_state(match.state), keep=True)
    there = Match.of(game, setup, copy_state(veiled), keep=True)
    for ask in match.asks():
        option = dice.pick(ask.options)
        other_ask = there.ask_of(ask.seat)
        if other_ask is None or option not in other_ask.options:
            return
        here.choose(ask.seat, option)
        there.choose(ask.seat, option)
    ours, theirs = _visible(here, seat), _visible(there, seat)
    for one, two in zip(ours, theirs, strict=False):
        if one.reveals or two.reveals:
            return
        if one != two:
            raise BrokenPromise(
                f"seat {seat} is told {one}, and {two} if what it cannot know is otherwise; "
                f"expected the same, or an event that reveals"
            )
    if len(ours) != len(theirs) or here.question is None or there.question is None:
        return
    if asks_always(setup.settings):
        check_awaited(here, there, seat)
    if named(here.question) == named(there.question):
        check_looks(here, there.state, seat)


def check_awaited(here: Match[Any], there: Match[Any], seat: int) -> None:
    """Who is awaited, and for what if that is shown, is the same whatever the seat cannot know."""
    ours, theirs = (
        [(ask.seat, "" if ask.secret else ask.kind) for ask in match.asks()]
        for match in (here, there)
    )
    if ours != theirs:
        raise BrokenPromise(
            f"a pause tells seat {seat} what it cannot know: {ours} are awaited, or {theirs}"
        )


def _visible(match: Match[Any], seat: int) -> list[Event]:
    assert match.journal is not None
    return [told.event for told in match.journal.lines if told.to is None or seat in told.to]


def difference(one: object, other: object) -> str:
    """Where two pieces of data differ first."""
    return _differ(msgspec.to_builtins(one), msgspec.to_builtins(other), "")


def _differ(one: Any, other: Any, path: str) -> str:
    if isinstance(one, dict) and isinstance(other, dict):
        for key in one.keys() | other.keys():
            if one.get(key) != other.get(key):
                return _differ(one.get(key), other.get(key), f"{path}.{key}" if path else key)
    sequences = isinstance(one, (list, tuple)) and isinstance(other, (list, tuple))
    if sequences and len(one) == len(other):
        for index, (left, right) in enumerate(zip(one, other, strict=True)):
            if left != right:
                return _differ(left, right, f"{path}[{index}]")
    return f"{path}: {one!r} or {other!r}"
