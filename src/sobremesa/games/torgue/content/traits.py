"""Effects and properties of actions, as small pieces that cards name in their data.

A card says `effects = ["crowd_control", "corrosion:2", "critical:lethal"]`. Each word is a piece of
`PIECES`: a function that writes what it does into the traits of an attack. Traits from several
sources are put together by `compose` (tor.effect.stacking); the attack reads the result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import msgspec

from sobremesa.kernel.vocabulary import Vocabulary, Word

ELEMENTS = ("corrosion", "cryo", "incendiary", "radiation", "shock", "slag")
TOKEN_OF = {element: element for element in ELEMENTS} | {"incendiary": "burn"}
"""The token that an element leaves: only Incendiary has another name for it."""


class Traits(msgspec.Struct, frozen=True):
    """What an attack can do besides its one wound."""

    lethal: int = 0
    swift: int = 0
    accuracy: int = 0
    stun: int = 0
    extra_die: int = 0
    """Sides of a die of additional wounds (the Psychoreaver)."""
    crowd_control: bool = False
    explosive: bool = False
    precision: bool = False
    suppression: bool = False
    small_magazines: bool = False
    ammo_eater: bool = False
    disposable: bool = False
    overload: bool = False
    charge: bool = False
    pistol: bool = False
    run_and_gun: bool = False
    critical_lethal: int = 0
    critical_explosive: bool = False
    elements: tuple[tuple[str, int], ...] = ()
    """The elements with the tokens that each leaves."""


PLAIN = Traits()

Piece = Callable[[dict[str, object], str], None]


def _flag(name: str) -> Piece:
    """An effect without a quantity: twice is once (tor.ruling.same-effect-twice)."""

    def piece(made: dict[str, object], value: str) -> None:
        made[name] = True

    return piece


def _sum(name: str) -> Piece:
    """An effect whose quantities add up (tor.effect.stacking)."""

    def piece(made: dict[str, object], value: str) -> None:
        made[name] = _number(made, name) + int(value or 1)

    return piece


def _highest(name: str) -> Piece:
    """An effect of which the higher value counts (tor.effect.swift-no-stack)."""

    def piece(made: dict[str, object], value: str) -> None:
        made[name] = max(_number(made, name), int(value or 1))

    return piece


def _element(element: str) -> Piece:
    """An elemental effect; only Corrosion has a quantity: tor.element.corrosion-place."""

    def piece(made: dict[str, object], value: str) -> None:
        elements: dict[str, int] = made.setdefault("elements", {})  # type: ignore[assignment]
        if element == "corrosion":
            elements[element] = elements.get(element, 0) + int(value or 1)
        else:
            elements[element] = 1

    return piece


def _critical(made: dict[str, object], value: str) -> None:
    """Critical (X): X counts on a crit that succeeds (tor.effect.critical)."""
    PIECES[f"critical_{value}"](made, "")


PIECES: Mapping[str, Piece] = {
    "accurate": _sum("accuracy"),
    "ammo_eater": _flag("ammo_eater"),
    "charge": _flag("charge"),
    "critical": _critical,
    "critical_explosive": _flag("critical_explosive"),
    "critical_lethal": _sum("critical_lethal"),
    "crowd_control": _flag("crowd_control"),
    "disposable": _flag("disposable"),
    "explosive": _flag("explosive"),
    "extra": _sum("extra_die"),
    "lethal": _sum("lethal"),
    "overload": _flag("overload"),
    "pistol": _flag("pistol"),
    "precision": _flag("precision"),
    "run_and_gun": _flag("run_and_gun"),
    "small_magazines": _flag("small_magazines"),
    "stun": _flag("stun"),
    "suppression": _flag("suppression"),
    "swift": _highest("swift"),
    **{element: _element(element) for element in ELEMENTS},
}


def _number(made: dict[str, object], name: str) -> int:
    number = made.get(name, 0)
    assert isinstance(number, int)
    return number


def compose(words: Iterable[str]) -> Traits:
    """The traits that these effects give together."""
    made: dict[str, object] = {}
    for word in words:
        name, _, value = word.partition(":")
        PIECES[name](made, value)
    elements = made.pop("elements", {})
    assert isinstance(elements, dict)
    return msgspec.convert(
        {**made, "stun": int(bool(made.get("stun"))), "elements": tuple(elements.items())}, Traits
    )


ELEMENTAL: Mapping[str, Traits] = {element: compose([element]) for element in ELEMENTS}
"""What an attack of one element and nothing else can do: a Barrel's or a chest's blast."""

EFFECTS: Vocabulary = {
    "accurate": Word("+N to the attack.", number=True, usual="1"),
    "ammo_eater": Word("The gun is spent by every attack."),
    "charge": Word("Move first, as far as the token carries."),
    "critical": Word("A crit that succeeds has this effect.", values=("explosive", "lethal")),
    "crowd_control": Word("1d4 targets in the zone."),
    "disposable": Word("The card is discarded after use."),
    "explosive": Word("All in the zone of the target are struck."),
    "extra": Word("1dN additional wounds, for enemies.", number=True),
    "lethal": Word("N more wounds.", number=True, usual="1"),
    "overload": Word("Elements work on a 3 as well as on a 4."),
    "pistol": Word("May defend against Melee with Ranged."),
    "precision": Word("The roll may be repeated."),
    "run_and_gun": Word("A yellow token for Reactions lies on the gun."),
    "small_magazines": Word("A fumble spends the gun."),
    "stun": Word("A token less is readied."),
    "suppression": Word("The first fumble of the turn gets no reply."),
    "swift": Word("N further attacks near the first.", number=True, usual="1"),
    "corrosion": Word("N Corrosion tokens on a 4.", number=True, usual="1"),
    "cryo": Word("A Cryo token on a 4."),
    "incendiary": Word("A Burn token on a 4."),
    "radiation": Word("A Radiation token on a 4."),
    "shock": Word("A Shock token on a 4."),
    "slag": Word("A Slag token on a 4."),
}
"""What cards may say of an attack; the pieces above do it."""
