"""The messages that the things of the content need."""

from __future__ import annotations

from collections.abc import Iterator

from .schema import Content


def needed_words(content: Content) -> Iterator[str]:
    """Names of figures, weapons and cards, and what each card says."""
    for kind in content.figures:
        yield from (f"kind-{kind}", f"figure-{kind}")
    for weapon in content.weapons.values():
        yield f"weapon-{weapon.id}"
        if weapon.area:
            yield f"option-aim-{weapon.id}"
        if weapon.area == "blast":
            yield f"told-exploded-{weapon.id}"
    for title in content.cards:
        yield from (f"card-{title}", f"card-{title}-text")
