"""What has changed between two things that are shown, and how the second follows from the first.

A patch of a thing holds the fields that are different now. A list whose elements have keys is
patched element by element: `put` has those that are new or different, each with its key, and
`order` all keys in their order where that is another one. A choice of a question that was among
those of the last one is written as its number there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import attrgetter
from typing import Any, Final, TypeAlias

import msgspec
from msgspec.structs import astuple

from sobremesa.kernel.scene import Card, Mark, Panel, Piece, Pile, Prompt, SeatView, Style, Track

Patch: TypeAlias = dict[str, Any]

_KEYS: Final[Mapping[type, str]] = {
    **dict.fromkeys((Card, Mark, Panel, Piece, Pile, Track), "id"),
    SeatView: "seat",
    Style: "owner",
}
"""The field by which each kind of element is known from one view to the next."""
_NAMES: Final = {kind: attrgetter(key) for kind, key in _KEYS.items()}


def patch(old: msgspec.Struct, new: msgspec.Struct, without: Sequence[str] = ()) -> Patch:
    """The fields of a thing that are different now."""
    found: Patch = {}
    fields = zip(new.__struct_fields__, astuple(old), astuple(new), strict=True)
    for name, before, now in fields:
        if before is not now and name not in without and before != now:
            found[name] = _change(before, now)
    return found


def prompt_patch(old: Prompt, new: Prompt) -> Patch:
    """The fields of a question that are different now; choices that stay are told by number."""
    found = patch(old, new, without=("choices",))
    if old.choices != new.choices:
        places = {choice: place for place, choice in enumerate(old.choices)}
        found["choices"] = [places.get(choice, choice) for choice in new.choices]
    return found


def _change(before: Any, now: Any) -> Any:
    """A field as a patch brings it: changed where that can be told, else whole."""
    if not (isinstance(before, tuple) and before and isinstance(now, tuple) and now):
        return now
    kind = type(now[0])
    key = _KEYS.get(kind)
    if key is None:
        return now
    name_of = _NAMES[kind]
    old, new = list(map(name_of, before)), list(map(name_of, now))
    same = old == new
    if len(set(new)) < len(new) or not (same or len(set(old)) == len(old)):
        return now  # some have the same key: nobody could tell them apart
    if same:
        pairs = zip(new, before, now, strict=True)
        return {
            "put": [
                {key: name, **patch(then, each)}
                for name, then, each in pairs
                if then is not each and then != each
            ]
        }
    known = dict(zip(old, before, strict=True))
    put: list[Any] = []
    for name, each in zip(new, now, strict=True):
        then = known.get(name)
        if then is None:
            put.append(each)
        elif then is not each and then != each:
            put.append({key: name, **patch(then, each)})
    return {"put": put, "order": new}


# The other way round


def patched(old: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """A thing as JSON, with the changes that a patch brings."""
    return {**old, **{name: _applied(old.get(name), each) for name, each in changes.items()}}


def patched_prompt(old: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """A question as JSON, with the changes that a patch brings."""
    found = patched(old, changes)
    known = old.get("choices", [])
    found["choices"] = [known[each] if isinstance(each, int) else each for each in found["choices"]]
    return found


def _applied(old: Any, change: Any) -> Any:
    if not (isinstance(old, list) and isinstance(change, dict)):
        return change
    key = next(name for name in ("id", "seat", "owner") if name in old[0])
    elements = {each[key]: each for each in old}
    for each in change["put"]:
        known = elements.get(each[key])
        elements[each[key]] = each if known is None else patched(known, each)
    return [elements[name] for name in change.get("order", elements)]
