"""The promises of a game that can be tested at any decision."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from sobremesa.kernel import (
    LANGUAGES,
    Ask,
    End,
    Match,
    Option,
    Question,
    State,
    Together,
    copy_state,
    state_hash,
)

Kind: TypeAlias = Literal["dead end", "endless", "anchor", "copy", "table", "record"]


class Flaw(Exception):
    """A promise that a game broke."""

    def __init__(self, kind: Kind, where: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind
        self.where = where


def check_options(match: Match[Any]) -> None:
    """Whoever is awaited has something to choose."""
    for ask in match.asks():
        for open_ask in (ask, *ask.also):
            if not open_ask.options:
                where = named(open_ask)
                raise Flaw("dead end", where, f"expected an option at {where}, got none")


def check_anchor(match: Match[Any]) -> None:
    """At an anchor, the rules started anew on the state ask the same, and nothing else happens."""
    question = match.question
    if question is None or not question.anchor:
        return
    where = named(question)
    state = copy_state(match.state)
    try:
        again = next(match.game.flow(state))
    except (End, StopIteration):
        raise Flaw("anchor", where, f"expected to come back to {where}, got the end") from None
    if (difference := differing(question, again)) is not None:
        raise Flaw("anchor", where, f"coming back to {where} asks something else: {difference}")
    if not same_state(match.state, state):
        raise Flaw("anchor", where, f"coming back to {where} changes the state or the dice")
    if state.log:
        raise Flaw("anchor", where, f"coming back to {where} tells {state.log[0].event}")


def check_copy(match: Match[Any], twin: Match[Any], *, deep: bool = False) -> None:
    """A copy stands where its original stands; `deep` compares the states too."""
    where = named(match.question)
    if (difference := differing(match.question, twin.question)) is not None:
        raise Flaw("copy", where, f"a copy asks something else: {difference}")
    if match.outcome != twin.outcome:
        message = f"expected a copy to end with {match.outcome}, got {twin.outcome}"
        raise Flaw("copy", where, message)
    if deep and not same_state(match.state, twin.state):
        raise Flaw("copy", where, f"a copy at {where} has another state")


def follow(twin: Match[Any], seat: int, option: Option) -> None:
    """A copy makes the choice that its original has just made."""
    where = named(twin.question)
    try:
        twin.answer(seat, option)
    except Exception as error:
        message = f"a copy fails on {option} at {where}, the original did not: {error!r}"
        raise Flaw("copy", where, message) from error


def check_save(match: Match[Any]) -> Match[Any]:
    """The match, saved and loaded; it must ask the same."""
    twin = Match.load(match.game, match.save())
    if (difference := differing(match.question, twin.question)) is not None:
        raise Flaw(
            "copy", named(match.question), f"a saved match asks something else: {difference}"
        )
    return twin


def check_table(match: Match[Any]) -> None:
    """Every seat can be shown the table and its question in every language."""
    game, state = match.game, match.state
    assert match.journal is not None
    for language in LANGUAGES:
        text = game.texts[language]
        for seat in (None, *range(match.setup.seats)):
            game.scene(state, seat, text)
            ask = None if seat is None else match.ask_of(seat)
            if ask is not None and seat is not None:
                indices = [choice.index for choice in game.prompt(state, ask, seat, text).choices]
                if indices != list(range(len(ask.options))):
                    message = f"{named(ask)}: expected every option in order, got {indices}"
                    raise Flaw("table", named(ask), message)
        for told in match.journal.lines[-20:]:
            game.line(told.event, text)


def same_state(one: State[Any], other: State[Any]) -> bool:
    """Whether two states are equal, whatever kind of dice they hold."""
    return state_hash(copy_state(one)) == state_hash(copy_state(other))


def differing(question: Question | None, other: Question | None) -> str | None:
    """In what two questions differ; None if they are the same to whoever answers them."""
    if isinstance(question, Ask) and isinstance(other, Ask):
        return _differing_asks(question, other)
    if isinstance(question, Together) and isinstance(other, Together):
        if list(question.asks) != list(other.asks):
            return f"expected seats {list(question.asks)}, got {list(other.asks)}"
        pairs = zip(question.asks.values(), other.asks.values(), strict=True)
        return next((found for one, two in pairs if (found := _differing_asks(one, two))), None)
    if question is None and other is None:
        return None
    return f"expected {named(question)}, got {named(other)}"


def _differing_asks(ask: Ask, other: Ask) -> str | None:
    if named(ask) != named(other):
        return f"expected {named(ask)}, got {named(other)}"
    if list(ask.options) != list(other.options):
        return f"at {named(ask)}, expected {_listed(ask)}, got {_listed(other)}"
    parts = (ask.anchor, ask.group, ask.window, ask.secret, len(ask.also))
    if parts != (other.anchor, other.group, other.window, other.secret, len(other.also)):
        return f"{named(ask)} is put in another way"
    pairs = zip(ask.also, other.also, strict=True)
    return next((found for one, two in pairs if (found := _differing_asks(one, two))), None)


def named(question: Question | None) -> str:
    """A question in a few words."""
    if question is None:
        return "the end"
    if isinstance(question, Together):
        return " and ".join(named(ask) for ask in question.asks.values())
    return f"{question.prompt!r} to seat {question.seat}"


def _listed(ask: Ask) -> str:
    return f"{len(ask.options)} options ({', '.join(map(str, ask.options[:5]))})"
