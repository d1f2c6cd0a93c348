"""The contract suite finds what a seat is told and may not know."""

from __future__ import annotations

from typing import Any

import msgspec

from sobremesa.kernel import Ask, Dice, Flow

from .broken import Broken


def test_a_scene_that_shows_what_a_seat_cannot_know(broken: Broken) -> None:
    def scene(state: Any, seat: int | None, text: Any) -> Any:
        return original(state, 1 if seat == 0 else seat, text)

    original = broken.method("scene", scene)
    broken.caught(r"seat 0 sees what it cannot know: panels\[1\].cards\[0\].title")


def test_a_scene_that_shows_a_spectator_what_only_seats_know(broken: Broken) -> None:
    def scene(state: Any, seat: int | None, text: Any) -> Any:
        return original(state, 1 if seat is None else seat, text)

    original = broken.method("scene", scene)
    broken.caught("a spectator sees what seat 0 cannot know")


def test_a_prompt_that_tells_what_a_seat_cannot_know(broken: Broken) -> None:
    def prompt(state: Any, ask: Ask, seat: int, text: Any) -> Any:
        title = state.favourite[1 - seat]
        return msgspec.structs.replace(original(state, ask, seat, text), title=title)

    original = broken.method("prompt", prompt)
    broken.caught("the prompt tells seat . what it cannot know: title")


def test_options_that_depend_on_what_a_seat_cannot_know(broken: Broken) -> None:
    original = broken.rules.bite

    def bite(g: Any, eater: int) -> Flow[None]:
        hidden = g.favourite[1 - eater]
        count = g.plate[hidden]
        g.plate[hidden] = 0
        if not any(g.plate.values()):
            g.plate[hidden] = count
            yield from original(g, eater)
            return
        options = [broken.rules.Eat(each) for each, left in g.plate.items() if left]
        g.plate[hidden] = count
        chosen = yield from broken.rules.ask.Bite(eater, options, anchor=True)
        g.plate[chosen.filling] -= 1
        g.eaten[eater].append(chosen.filling)

    broken.rule("bite", bite)
    broken.caught("(is asked by what it cannot know|is asked something else).*'bite' to seat .")


def test_an_event_that_tells_what_a_seat_cannot_know(broken: Broken) -> None:
    original = broken.rules.accusation

    def careless(g: Any, eater: int, filling: str) -> Flow[Any]:
        g.tell(broken.rules.Ate(eater, g.favourite[eater]))
        return (yield from original(g, eater, filling))

    broken.rule("accusation", careless)
    broken.caught(r"seat . is told Ate\(.*expected the same, or an event that reveals")


def test_a_veil_that_changes_what_the_seat_knows(broken: Broken) -> None:
    def veil(state: Any, seat: int, dice: Dice, now: Any) -> None:
        original(state, 1 - seat, dice, now)

    original = broken.method("veil", veil)
    broken.caught("sees what (it|seat .) cannot know")
