"""What a screen may touch and be pointed at: only what a spectator may know.

A screen sees what spectators see. When a seat lends it its taps, it is offered those of the seat's
options that tell nothing more: they name only what spectators see, and stay the same, word for
word, in copies in which whatever others cannot know is dealt anew. Where a question is secret, or
hangs on something hidden, the answer is given at the seat.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

import msgspec

from sobremesa.kernel import Ask, Dice, Match, Together, fresh_secret
from sobremesa.kernel.scene import Choice, Prompt, ids

from .rendering import Rendered, prompt_of

_DEALS = 20
"""How many times at least that is dealt anew which others cannot know: a secret of one bit comes
out the same in all of them once in a million times."""
_DEALS_FOR_EACH = 10
"""The same for what one of several others knows: once in a thousand times."""


class Offered(msgspec.Struct, frozen=True):
    """The part of a question that anybody may know, and the places of its choices in the whole."""

    prompt: Prompt
    places: tuple[int, ...]


def is_open(match: Match[Any], ask: Ask) -> bool:
    """Whether others may know what is asked."""
    return not (ask.secret or isinstance(match.question, Together))


def offered(match: Match[Any], seat: int, own: Rendered, public: Rendered) -> Offered | None:
    """What a spectator may know of what a seat is asked; None when that is nothing.

    `own` is what the seat sees, `public` what a spectator does.
    """
    ask, prompt = match.ask_of(seat), own.prompt
    if ask is None or prompt is None or not is_open(match, ask):
        return None
    known = ids(public.scene)
    shown = {choice for choice in prompt.choices if known.issuperset(_named(choice))}
    if own.scene != public.scene:
        for copy in _dealt_anew(match, seat):
            other = prompt_of(copy, seat, own.language)
            if other is None or (other.title, other.text) != (prompt.title, prompt.text):
                return None
            shown.intersection_update(other.choices)
    return _part(prompt, shown, known) if shown else None


def _part(prompt: Prompt, shown: Collection[Choice], known: Collection[str]) -> Offered:
    """A question with some of its choices."""
    places = tuple(place for place, each in enumerate(prompt.choices) if each in shown)
    choices = tuple(prompt.choices[place] for place in places)
    groups = {choice.group for choice in choices}
    part = Prompt(
        title=prompt.title,
        text=prompt.text,
        choices=choices,
        groups={group: title for group, title in prompt.groups.items() if group in groups},
        piece=prompt.piece if prompt.piece in known else "",
        shared=prompt.shared,
    )
    return Offered(part, places)


def _named(choice: Choice) -> Iterator[str]:
    """Everything in the scene that a choice is about."""
    yield from choice.on
    if choice.preview is not None:
        yield from (*choice.preview.cells, *choice.preview.path, *choice.preview.pieces)


def _dealt_anew(match: Match[Any], seat: int) -> Iterator[Match[Any]]:
    """Copies as the other seats could think of them, so many for each that nobody's secret shows.

    What is known to one of the others is dealt anew in the copies of the next.
    """
    others = [other for other in range(match.setup.seats) if other != seat]
    count = max(_DEALS_FOR_EACH, -(-_DEALS // max(1, len(others))))
    for reader in others:
        for _ in range(count):
            yield match.veiled(reader, Dice(int(fresh_secret(), 16) % 2**64))


def pointed_at(
    match: Match[Any], seat: int, on: Collection[str], public: Rendered
) -> tuple[str, ...]:
    """What a seat points at, if all of it may be known; nothing while it is asked in secret."""
    ask = match.ask_of(seat)
    if ask is not None and not is_open(match, ask):
        return ()
    return tuple(on) if ids(public.scene).issuperset(on) else ()
