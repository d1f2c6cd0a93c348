"""What is on its way: kept in the state, so that the questions about it can be asked again."""

from __future__ import annotations

import msgspec

NONE = -1


class Doing(msgspec.Struct, gc=False):
    """An action or Reaction of a hunter or companion, and how far it has come."""

    mini: int
    action: str = ""
    """Empty as long as a Reaction has not been chosen."""
    chance: int = NONE
    """Whose Reaction it is."""
    performers: tuple[int, ...] = ()
    """Who may perform a Reaction."""
    colour: int = NONE
    """The colour of the die, once the action is paid for."""
    free: bool = False
    charged: bool = False
    """The way of a Charge is behind it."""
    steps: int = NONE
    """Steps that a walk has left."""
    repeat: int = 0
    """Attacks that were made."""
    last: int = NONE
    """The zone of the last target."""
    crit: bool = False
    window: int = NONE
    """Where the window for Reactions to own explosions stands among those of the action."""
    kills: int = 0
    slain: tuple[str, ...] = ()
    """The attributes of own attacks that eliminated somebody."""
    over: bool = False
    """Only what follows from it is left to do."""


class Defenders(msgspec.Struct, gc=False):
    """Those whom one attack strikes: they defend one after another."""

    waiting: tuple[int, ...] = ()
    now: int = NONE
    """Who defends now."""
    passed: bool = False
    """It has had its chance to use loot."""
    hurt: tuple[int, ...] = ()
    window: int = NONE
    """Where the window for Reactions to this attack stands among those of its cause."""


class Onslaught(Defenders, gc=False):
    """An enemy's attack with its repeats."""

    main: int = NONE
    """The target; one that has left the board since is given as `~zone`."""
    repeat: int = 0
    begun: bool = False
    """This repeat is told, and all its dice but those of the defence are rolled."""
    force: int = 0
    extra: int = 0
    """Additional wounds that were rolled."""
    others: tuple[int, ...] = ()
    """Enemies in an Explosive attack's zone."""


class Lot(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Enemies of a kind that are to appear at a spawn zone."""

    home: int
    kind: str
    count: int
    counted: bool = False
    """There are miniatures for so many."""
    first: bool = True
    """Nobody has come to its spawn zone before."""


class Payment(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Something laid on the counter: a token of a hunter or of the pool (-1), or a card."""

    hunter: int
    loot: int = NONE
    card: str = ""


class Muster(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Some enemies that are to obey one order, besides the Announcement."""

    order: str
    waiting: tuple[int, ...]
    now: int = NONE
    """The one that obeys now."""
