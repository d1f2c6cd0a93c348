"""The tutorial: what it suggests next, and when it has nothing more to teach."""

from __future__ import annotations

from games.dceased.table import Table, table
from sobremesa.games.dceased.rules.lessons import LESSONS, next_lesson

CHOICES = (
    ["move C4"], ["open C3-C4"], ["attack own D4", "roll 0"], ["attack own D4", "roll 1"],
    ["powerup"], ["collect"], ["rescue bus-driver"], ["gaintrait"], ["endturn"],
)  # fmt: skip


def first_turn(*, hints: bool) -> Table:
    """A Turn in which everything can be done that the tutorial teaches."""
    return table(
        heroes="cyborg B4 power=1", enemies="walker D4", civilians="bus-driver C4",
        gear="riot-shield C4", traits="dash", turn="cyborg", actions=9,
        rolls=[1, 1, 6, 1, 1], settings={"hints": hints},
    )  # fmt: skip


def test_each_thing_done_brings_the_next_lesson_until_all_are_learnt() -> None:
    t, suggested = first_turn(hints=True), []
    for choices in CHOICES:
        suggested.append(next_lesson(t.g))
        t.play(*choices)
    assert suggested == list(LESSONS)
    assert next_lesson(t.g) == ""


def test_without_hints_nothing_is_suggested() -> None:
    t = first_turn(hints=False)
    for choices in CHOICES:
        t.play(*choices)
        assert (next_lesson(t.g), t.g.lessons) == ("", 0)


def test_what_is_done_early_is_not_taught_later() -> None:
    t = table(heroes="cyborg B4", turn="cyborg", settings={"hints": True})
    t.play("powerup")
    assert next_lesson(t.g) == "move"
    t.play("move C4")
    assert next_lesson(t.g) == "open"
    assert t.g.lessons == 1 << LESSONS.index("power-up") | 1 << LESSONS.index("move")
