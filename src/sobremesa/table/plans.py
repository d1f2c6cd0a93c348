"""Plans: what a player has tried out in a what-if, shown to those of the same side.

What another seat is shown of a plan is made from copies in which whatever that seat cannot know is
dealt anew. A choice that is not possible in each of them, or reads differently, hangs on something
hidden: there the plan breaks off.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from sobremesa.kernel import Dice, Game, Match, Option, Setup, copy_state, fresh_secret
from sobremesa.kernel.ask import answered_in_secret
from sobremesa.kernel.scene import Choice, Preview

from .counting import Viewer
from .history import History
from .messages import Language, PlanShown, PlanStep, Words
from .reading import read_or

_DEALS = 10
"""How many times that is dealt anew which a reader of the plan cannot know: a secret of one bit
comes out the same in all of them once in a thousand times."""

_MOST_STEPS = 40
"""A longer plan breaks off."""


class Tried(msgspec.Struct, frozen=True):
    """What was tried out: the position at its beginning, and the choices in their order."""

    game: Game[Any]
    setup: Setup
    base: Any
    choices: tuple[tuple[int, Option], ...]


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """A choice of a plan, in both languages."""

    seat: int
    text: Words
    detail: Words
    icon: str = ""
    tone: str = ""
    on: tuple[str, ...] = ()
    preview: Preview | None = None


class Told(msgspec.Struct, frozen=True):
    """What one seat is told of a plan, and whether it breaks off at something hidden."""

    steps: tuple[Step, ...]
    broken_off: bool


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A plan as it is kept: it is about one version and no other."""

    seat: int
    version: int
    told: dict[int, Told]


def mates(sides: Sequence[int], seat: int) -> list[int]:
    """The other seats of the same side."""
    return [other for other, side in enumerate(sides) if side == sides[seat] and other != seat]


# Making


def plan_of(tried: Tried, seat: int, version: int) -> Plan:
    """The plan of a seat as each of its side may know it."""
    readers = mates(tried.game.sides(tried.setup), seat)
    return Plan(
        seat=seat,
        version=version,
        told={reader: told_to(tried, seat, reader) for reader in readers},
    )


def told_to(tried: Tried, seat: int, reader: int) -> Told:
    """What a reader may know of the plan of another seat."""
    steps = list(_known_steps(tried, reader))
    side = {seat, *mates(tried.game.sides(tried.setup), seat)}
    return Told(
        steps=tuple(step for step in steps if step.seat in side),
        broken_off=len(steps) < len(tried.choices),
    )


def _known_steps(tried: Tried, reader: int) -> Iterator[Step]:
    copies = [_copy_for(tried, reader) for _ in range(_DEALS)]
    for seat, option in tried.choices[:_MOST_STEPS]:
        if any(not _is_open(copy, seat, option, reader) for copy in copies):
            return
        first, *others = (_choice(copy, seat, option, "en") for copy in copies)
        if any(other != first for other in others):
            return
        yield _step(seat, first, _choice(copies[0], seat, option, "es"))
        for copy in copies:
            copy.choose(seat, option)


def _copy_for(tried: Tried, reader: int) -> Match[Any]:
    """The position with what the reader cannot know dealt anew, and the dice that fell so far."""
    state = copy_state(tried.base)
    dice = state.dice
    tried.game.veil(state, reader, Dice(int(fresh_secret(), 16) % 2**64), tried.base)
    state.dice = dice.copy()
    return Match.of(tried.game, tried.setup, state)


def _is_open(match: Match[Any], seat: int, option: Option, reader: int) -> bool:
    """Whether the option is offered there, in a question that the reader may know of."""
    ask, question = match.ask_of(seat), match.question
    if ask is None or question is None or option not in ask.options or match.pending:
        return False
    return len(match.asks()) == 1 and not answered_in_secret(question, option, reader)


def _choice(match: Match[Any], seat: int, option: Option, language: Language) -> Choice:
    ask = match.ask_of(seat)
    assert ask is not None
    prompt = match.game.prompt(match.state, ask, seat, match.game.texts[language])
    return prompt.choices[list(ask.options).index(option)]


def _step(seat: int, english: Choice, spanish: Choice) -> Step:
    return Step(
        seat=seat,
        text={"es": spanish.text, "en": english.text},
        detail={"es": spanish.detail, "en": english.detail},
        icon=english.icon,
        tone=english.tone,
        on=english.on,
        preview=english.preview,
    )


# Keeping and showing


def read_plans(data: str) -> dict[int, Plan]:
    """The plans that are kept with a table, by seat."""
    return read_or(data, dict[int, Plan], {}) if data else {}


def with_plan(data: str, seat: int, plan: Plan | None, history: History) -> str:
    """The plans with another one for a seat, or with none; those of the past are dropped."""
    kept = {
        other: each
        for other, each in read_plans(data).items()
        if other != seat and each.version == history.version
    }
    if plan is not None:
        kept[seat] = plan
    return msgspec.json.encode(kept).decode() if kept else ""


def shown_to(
    data: str, history: History | None, reader: Viewer, language: Language
) -> tuple[list[PlanShown], bool]:
    """The plans that a seat is shown, and whether it shows one itself."""
    if history is None or reader is None:
        return [], False
    plans = {
        seat: plan for seat, plan in read_plans(data).items() if _stands(plan, history, reader)
    }
    return [
        PlanShown(
            seat=seat,
            steps=[_shown(step, language) for step in plan.told[reader].steps],
            broken_off=plan.told[reader].broken_off,
        )
        for seat, plan in plans.items()
        if reader in plan.told
    ], reader in plans


def _stands(plan: Plan, history: History, reader: int) -> bool:
    """Whether nothing has happened since that the reader can tell."""
    count = history.counting.version
    return plan.version <= history.version and count(reader, plan.version) == count(
        reader, history.version
    )


def _shown(step: Step, language: Language) -> PlanStep:
    words: Mapping[str, str] = {
        name: each[language] for name, each in (("text", step.text), ("detail", step.detail))
    }
    return PlanStep(
        seat=step.seat,
        text=words["text"],
        detail=words["detail"],
        icon=step.icon,
        tone=step.tone,
        on=step.on,
        preview=step.preview,
    )
