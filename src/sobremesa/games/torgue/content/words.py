"""The messages that the things of the content need: a card without words is refused."""

from __future__ import annotations

from collections.abc import Iterator

from .schema import Content


def needed_words(content: Content) -> Iterator[str]:
    """The names of all cards, and what they do where the screen does not put it together."""
    for file in ("hunters", "companions", "trees", "announcements"):
        yield from (f"{file.removesuffix('s')}-{id}" for id in getattr(content, file))
    yield from (f"mission-{id}" for id in content.wanted.maps)
    for id in content.events:
        yield from (f"event-{id}", f"event-{id}-about")
    for id in content.stars:
        yield from (f"star-{id}", f"star-{id}-text")
    yield from _of_gear(content)
    yield from _of_enemies(content)
    for companion in content.companions.values():
        yield f"action-{companion.id}_fists"
        for attack in companion.attacks:
            yield from (f"action-{attack}", f"scope-{attack}")


def _of_gear(content: Content) -> Iterator[str]:
    for card in content.gear.values():
        yield f"gear-{card.name or card.id}"
        yield f"kind-{card.make or card.kind}"


def _of_enemies(content: Content) -> Iterator[str]:
    for enemy in content.enemies.values():
        yield f"enemy-{enemy.id}"
        if enemy.ring:
            yield f"ring-{enemy.ring}"
        for special in enemy.specials:
            yield from (f"special-{special.id}", f"special-{special.id}-about")
