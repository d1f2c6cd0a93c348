"""The content as records name it."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from sobremesa.kernel.content import digest

from .reading import own_content
from .schema import Content, MissionData

T = TypeVar("T", bound=msgspec.Struct)

LATER = {
    "events": ("does",),
    "night": ("does",),
    "enemies": ("noted",),
    "gear": ("powers",),
    "characters": ("ability",),
    "sun": ("eases",),
    "traders": ("loot", "post"),
}  # fmt: skip
"""What content says now and the rules knew by themselves when the first records were made."""


def fingerprint(content: Content) -> str:
    """A fingerprint of content, the same as ever for what is the game's own.

    What the rules once knew by the id of a card now stands in the content. Where that is as it was,
    it is left out, and old records still know their content. A change of the game's own effects
    is a change of its rules, for which there is `UnderOurSun.version`.
    """
    own = own_content()
    tables: dict[str, Any] = {
        table: {
            id: _as_known(each, getattr(own, table).get(id), fields)
            for id, each in getattr(content, table).items()
        }
        for table, fields in LATER.items()
    }
    missions = {id: _mission(each, own.missions.get(id)) for id, each in content.missions.items()}
    box = content.box
    if box.sons == own.box.sons:
        # Group cards were once only named.
        box = msgspec.structs.replace(box, sons=tuple(box.sons))
    return digest(msgspec.structs.replace(content, missions=missions, box=box, **tables))


def _as_known(thing: T, own: T | None, fields: tuple[str, ...]) -> T:
    """A thing without those of the fields in which it is the game's own."""
    if own is None:
        return thing
    same = {
        field: msgspec.UNSET for field in fields if getattr(thing, field) == getattr(own, field)
    }
    return msgspec.structs.replace(thing, **same)


def _mission(mission: MissionData, own: MissionData | None) -> MissionData:
    """The cards of a mission were once only counted."""
    known = _as_known(mission, own, ("hidden",))
    if own is not None and mission.cards == own.cards:
        return msgspec.structs.replace(known, cards=len(mission.cards))
    return known
