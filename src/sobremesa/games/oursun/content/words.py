"""The messages that the things of the content need."""

from __future__ import annotations

from collections.abc import Iterator

from .card_effects import Harm, LoseChoice, LoseFood, Mood
from .mission_cards import HandIn, MissionCard, Work
from .mission_checks import counters_of
from .powers import Thirsty
from .schema import Content, GearData, card_effects


def needed_words(content: Content) -> Iterator[str]:
    """What things are called and what they say, and the words of what they do."""
    yield from (f"tile-{id}" for id in content.tiles)
    yield from (f"enemy-{id}" for id in content.enemies)
    yield from (f"trader-{id}" for id in content.traders)
    yield from (f"{word}-{id}" for id in content.characters for word in ("who", "whom", "the"))
    yield from (f"name-{id}" for id in content.box.names)
    yield from (f"loyalty-{id}" for id in content.box.survivors)
    for kind, ids in (
        ("gear", content.gear),
        ("sun", content.sun),
        ("night", content.night),
        ("event", content.events),
        ("char", content.characters),
        ("loyalty", content.box.sons),
    ):
        for id in ids:
            yield from (f"{kind}-{id}", f"{kind}-{id}-text")
    for id in content.box.sons:
        yield from (f"result-{id}", f"result-{id}-about")
    for gear in content.gear.values():
        yield from _gear(gear)
    yield from _effects(content)
    for mission in content.missions.values():
        for number, card in enumerate(mission.cards, 1):
            yield f"task-{mission.id}-{number}"
            yield from _card(card)


def _gear(gear: GearData) -> Iterator[str]:
    if gear.rests:
        yield f"condition-by-{gear.id}"
    if any(isinstance(power, Thirsty) for power in gear.powers):
        yield from (f"spent-{gear.id}", f"cause-{gear.id}")


def _effects(content: Content) -> Iterator[str]:
    for effect in card_effects(content):
        match effect:
            case Harm():
                yield f"cause-{effect.cause}"
            case Mood():
                yield f"condition-by-{effect.cause}"
            case LoseFood() | LoseChoice():
                yield f"spent-{effect.cause}"
            case _:
                pass


def _card(card: MissionCard) -> Iterator[str]:
    yield from (f"progress-{counter}" for counter in card.shows)
    yield from (f"delivered-{counter}" for counter in counters_of(card))
    for task in card.tasks:
        match task:
            case Work():
                yield f"option-objective-{task.name}"
            case HandIn():
                yield f"option-objective-{task.object}"
            case _:
                pass
