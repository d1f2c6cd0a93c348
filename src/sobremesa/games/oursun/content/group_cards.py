"""What the Sons of Liberty among the group cards want."""

from __future__ import annotations

from typing import TypeAlias

from .mission_cards import Positive, Word


class Siege(Word, frozen=True, tag_field="goal", tag="besiege"):
    """At the end of a Night so many Sons of Liberty are in New Haven or beside it."""

    enemies: Positive = 3


class Execute(Word, frozen=True, tag_field="goal", tag="execute"):
    """At the end of a phase so many others are eliminated for good."""

    others: Positive = 2
    """In a game of up to three characters 1 fewer, but at least 1."""


class Flee(Word, frozen=True, tag_field="goal", tag="flee"):
    """At the end of a Night it is far away, alone, rich, and was known before."""

    tiles: Positive = 3
    """How far from New Haven."""
    wealth: Positive = 15
    """What it must carry away, in water."""


Goal: TypeAlias = Siege | Execute | Flee
