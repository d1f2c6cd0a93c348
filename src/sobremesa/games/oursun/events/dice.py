"""Skill tests and karma."""

from __future__ import annotations

from sobremesa.kernel import Event


class SkillRolled(Event, frozen=True):
    rule = "sun.test.pass"
    icon = "rolling-dices"
    sound = "dice"
    who: str
    test: str
    dice: tuple[int, ...]
    successes: int


class KarmaSpent(Event, frozen=True):
    rule = "sun.karma.cost"
    icon = "yin-yang"
    sound = "dice"
    who: str
    old: tuple[int, ...]
    new: tuple[int, ...]
    karma: tuple[int, ...]
    kept: int
