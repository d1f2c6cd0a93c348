"""What every game promises at every decision, as checks of a match that stands at one.

A check that fails raises `BrokenPromise` and says what was expected and what came.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

import msgspec

from sobremesa.boards.memo import forget
from sobremesa.bots.bot import Budget
from sobremesa.bots.quick import HEURISTIC
from sobremesa.kernel import (
    Ask,
    Asked,
    BrokenPromise,
    Dice,
    Match,
    NotOffered,
    Option,
    State,
    Together,
    copy_state,
    state_hash,
)
from sobremesa.kernel.ask import fields_of

# Questions


def check_question(match: Match[Any]) -> None:
    """Every open question can be answered, by seats that exist, with options that can be saved."""
    question = match.question
    if isinstance(question, Together):
        for seat, ask in question.asks.items():
            if ask.seat != seat or ask.also:
                raise BrokenPromise(
                    f"expected a Together to ask seat {seat} alone, got {named(ask)} with "
                    f"{len(ask.also)} asks to others"
                )
    for ask in every_ask(question):
        if not all(0 <= seat < match.setup.seats for seat in ask.seats()):
            raise BrokenPromise(
                f"{named(ask)}: expected seats from 0 to {match.setup.seats - 1}, got {ask.seats()}"
            )
        _check_options(match, ask)


def _check_options(match: Match[Any], ask: Ask) -> None:
    if not ask.options:
        raise BrokenPromise(f"{named(ask)}: expected at least one option, got none")
    if len(set(ask.options)) != len(ask.options):
        twice = next(each for each in ask.options if list(ask.options).count(each) > 1)
        raise BrokenPromise(f"{named(ask)}: expected every option once, {twice} stands twice")
    for option in ask.options:
        again = read_again(option, match.game.option_decoder)
        if again != option:
            raise BrokenPromise(f"{named(ask)}: saved {option}, read {again}")


def check_refusal(match: Match[Any], dice: Dice, seen: list[Option]) -> None:
    """An option that is not offered is refused, and nothing has changed."""
    seat = dice.below(match.setup.seats)
    ask = match.ask_of(seat)
    others = [option for option in seen if ask is None or option not in ask.options]
    if not others:
        return
    option = dice.pick(others)
    question, before = match.question, _whole(match)
    try:
        match.choose(seat, option)
    except NotOffered:
        if match.question is question and _whole(match) == before:
            return
        raise BrokenPromise(f"refusing {option} from seat {seat} changed the match") from None
    raise BrokenPromise(f"expected {option} from seat {seat} to be refused: it is not offered")


def check_every_option(match: Match[Any], dice: Dice, most: int) -> None:
    """No option raises; of many options, some are tried."""
    for ask in match.asks():
        options = list(ask.options)
        if len(options) > most:
            dice.shuffle(options)
        for option in options[:most]:
            twin = match.copy()
            twin.choose(ask.seat, option)
            while isinstance(match.question, Together) and twin.pending:
                rest = twin.asks()[0]
                twin.choose(rest.seat, dice.pick(rest.options))


def check_quick_player(match: Match[Any]) -> None:
    """The game's own player takes an option that is offered, the same with nothing remembered."""
    for ask in match.asks() if HEURISTIC in match.game.bots else ():
        chosen = []
        for _ in range(2):
            forget()
            player: Any = match.game.bots[HEURISTIC](1)
            chosen.append(player.choose(match.copy(), ask.seat, Budget()))
        if chosen[0] not in ask.options or chosen[0] != chosen[1]:
            raise BrokenPromise(
                f"{named(ask)}: expected the quick player to choose among {listed(ask)}, the same "
                f"each time, got {chosen}"
            )


def _whole(match: Match[Any]) -> tuple[bytes, str, int]:
    choices = 0 if match.journal is None else len(match.journal.choices)
    return match.save(), state_hash(match.state), choices


# Anchors, copies and saved matches


def check_anchor(match: Match[Any]) -> None:
    """An anchor comes back from the state alone: same question, no event, no dice, no change."""
    question = match.question
    if question is None or not question.anchor:
        return
    state = copy_state(match.state)
    again = next(match.game.flow(state))
    if difference := differing(question, again):
        raise BrokenPromise(f"an anchor does not come back: {difference}")
    if state.log:
        raise BrokenPromise(f"coming back to {named(question)} tells {state.log[0]}")
    if not same(match.state, state):
        raise BrokenPromise(f"coming back to {named(question)} changes the state or the dice")


def checked_copy(match: Match[Any]) -> Match[Any]:
    """A copy, which asks the same in the same state, and shares nothing that can change."""
    twin = match.copy()
    check_same(match, twin, "a copy")
    check_apart(match, twin)
    return twin


def check_apart(match: Match[Any], twin: Match[Any]) -> None:
    """Nothing that can change belongs to two states: what is done to one is done to no other."""
    states = {"the match": match.state, "its snapshot": match.base, "the copy": twin.state}
    owners: dict[int, str] = {}
    for owner, state in states.items():
        for path, part in mutable_parts(state):
            if id(part) in owners:
                raise BrokenPromise(f"{path} of {owner} is also part of {owners[id(part)]}")
            owners[id(part)] = owner


def mutable_parts(thing: object, path: str = "state") -> Iterator[tuple[str, object]]:
    """Everything in a state that can change, with the way to it; the book stays out."""
    if isinstance(thing, msgspec.Struct):
        if not type(thing).__struct_config__.frozen:
            yield path, thing
        parts = [(f"{path}.{name}", getattr(thing, name)) for name in thing.__struct_fields__]
    elif dataclasses.is_dataclass(thing):
        yield path, thing
        parts = [(f"{path}.{f.name}", getattr(thing, f.name)) for f in dataclasses.fields(thing)]
    elif isinstance(thing, dict):
        yield path, thing
        parts = [(f"{path}[{key!r}]", part) for key, part in thing.items()]
    elif isinstance(thing, list | set | tuple | frozenset):
        if isinstance(thing, list | set):
            yield path, thing
        parts = [(f"{path}[{index}]", part) for index, part in enumerate(thing)]
    else:
        return
    for name, part in parts:
        yield from mutable_parts(part, name)


def checked_save(match: Match[Any]) -> Match[Any]:
    """The match saved and loaded, once and twice over; it asks the same in the same state.

    The files may differ: a set has no order of its own.
    """
    twin = Match.load(match.game, match.save())
    check_same(match, twin, "a saved match")
    check_same(match, Match.load(match.game, twin.save()), "a match saved twice over")
    return twin


def check_same(match: Match[Any], twin: Match[Any], what: str) -> None:
    """Two matches stand at the same question in the same state."""
    twin.settle()
    if difference := differing(match.question, twin.question):
        raise BrokenPromise(f"{what} asks something else: {difference}")
    if match.pending != twin.pending:
        raise BrokenPromise(f"{what}: expected the answers {match.pending}, got {twin.pending}")
    # As they are written: what a campaign carries on loses its types when it is saved.
    if msgspec.json.encode(match.outcome) != msgspec.json.encode(twin.outcome):
        raise BrokenPromise(f"{what}: expected the outcome {match.outcome}, got {twin.outcome}")
    if not same(match.state, twin.state):
        raise BrokenPromise(f"{what} at {named(match.question)} has another state")


# Comparing


def read_again(thing: msgspec.Struct, decoder: msgspec.json.Decoder[Any]) -> Any:
    """An option or event after saving and reading it."""
    try:
        return decoder.decode(msgspec.json.encode(thing))
    except msgspec.DecodeError as error:
        raise BrokenPromise(f"{thing} cannot be read when it was saved: {error}") from error


def same(one: State[Any], other: State[Any]) -> bool:
    """Whether two states have the same fingerprint."""
    return state_hash(one) == state_hash(other)


def every_ask(question: Asked | None) -> Iterator[Ask]:
    """The asks of a question, with those to seats that may interrupt."""
    if isinstance(question, Together):
        yield from question.asks.values()
    elif question is not None:
        yield from question.every()


def differing(question: Asked | None, other: Asked | None) -> str:
    """In what two questions differ; empty if they are the same to whoever answers them."""
    ours, theirs = list(every_ask(question)), list(every_ask(other))
    if type(question) is not type(other) or len(ours) != len(theirs):
        return f"expected {named(question)}, got {named(other)}"
    pairs = zip(ours, theirs, strict=True)
    return next((found for one, two in pairs if (found := differing_for_one(one, two))), "")


def differing_for_one(ask: Ask | None, other: Ask | None) -> str:
    """In what two asks differ for the seats that they are put to, whatever others may do."""
    if ask is None or other is None or named(ask) != named(other):
        return "" if ask is other else f"expected {named(ask)}, got {named(other)}"
    if list(ask.options) != list(other.options):
        return f"{named(ask)}: expected {listed(ask)}, got {listed(other)}"
    for part in (*fields_of(type(ask)), "anchor", "group", "window", "secret", "shown"):
        ours, theirs = getattr(ask, part), getattr(other, part)
        if ours != theirs:
            return f"{named(ask)}: expected {part} {ours!r}, got {theirs!r}"
    return ""


def named(question: Asked | None) -> str:
    """A question in a few words."""
    if question is None:
        return "nothing"
    if isinstance(question, Together):
        return " together with ".join(named(ask) for ask in question.asks.values())
    return f"{question.kind!r} to seat {question.seat}"


def listed(ask: Ask) -> str:
    """The options of an ask, the first of them by name."""
    return f"{len(ask.options)} options ({', '.join(map(str, ask.options[:5]))})"
