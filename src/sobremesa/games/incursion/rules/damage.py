"""Damage: dice against Fortitude, rerolls, hits one by one, and what may stop them."""

from __future__ import annotations

from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.events import Damaged, DamageNegated, FirstRolled, Rerolled
from sobremesa.games.incursion.options import Play, Reroll
from sobremesa.games.incursion.state import Battle, Figure, rival
from sobremesa.kernel import DONE, Done, Flow, Pass

from .cards import title_window


def hits_of(dice: list[int], bonus: int, fortitude: int) -> int:
    """Each die that equals or beats Fortitude is a hit: inc.shoot.hit."""
    return sum(1 for die in dice if die + bonus >= fortitude)


def suffer(g: Battle, figure: Figure, hits: int) -> Flow[int]:
    """Apply hits one at a time: inc.ruling.hits-one-by-one. Gives the DP really suffered."""
    caused = 0
    most = g.profile(figure).dp
    for _ in range(hits):
        if figure.damage >= most:
            break
        if (yield from lucky_devil(g, figure)):
            g.tell(DamageNegated(figure.id))
            continue
        figure.damage += 1
        caused += 1
        g.tell(Damaged(figure.id, most - figure.damage))
    return caused


def is_dying(g: Battle, figure: Figure) -> bool:
    """A figure with no DP left: inc.shoot.casualty."""
    return figure.damage >= g.profile(figure).dp


def lucky_devil(g: Battle, figure: Figure) -> Flow[bool]:
    """Whether somebody negates this DP: inc.ruling.lucky-devil-window."""

    def chance(side: int, offered: list[Pass | Play]) -> ask.LuckyDevil:
        return ask.LuckyDevil(side, offered, figure.id, shown=True)

    return title_window(g, (figure.side, rival(figure.side)), "lucky_devil", figure, chance)


def critical_hit(g: Battle, attacker: Figure, target: Figure) -> Flow[bool]:
    """Whether a card stands in for the dice: inc.ruling.critical-hit-window."""

    def chance(side: int, offered: list[Pass | Play]) -> ask.CriticalHit:
        return ask.CriticalHit(side, offered, attacker.id, target.id, shown=True)

    return title_window(g, (attacker.side,), "critical_hit", attacker, chance)


def show_first_roll(g: Battle, attacker: Figure, dice: list[int]) -> None:
    """Dice that may be rolled again are seen as they fell: inc.ruling.attack-sequence."""
    if dice:
        g.tell(FirstRolled(attacker.id, tuple(dice)))


def choose_rerolls(
    g: Battle,
    attacker: Figure,
    dice: list[int],
    most: int,
    done: list[int],
    targets: tuple[int, ...] = (),
) -> Flow[None]:
    """The attacker names the dice he rerolls, then they are rolled together.

    `most` is how many he may reroll; dice in `done` were rerolled already and may not be again
    (inc.reroll.once). Where each die is for another figure, `targets` says for which. The dice are
    changed in place.
    """
    chosen: list[int] = []
    while len(chosen) < most:
        free = _distinct(dice, targets, [*done, *chosen])
        if not free:
            break
        answer = yield from ask.Reroll(
            attacker.side, [DONE, *map(Reroll, free)], attacker.id, tuple(dice), targets
        )
        if isinstance(answer, Done):
            break
        chosen.append(answer.die)
    roll_again(g, attacker, dice, chosen)
    done += chosen


def roll_again(g: Battle, attacker: Figure, dice: list[int], which: list[int]) -> None:
    """Roll some of the dice again, in place."""
    if not which:
        return
    before = tuple(dice[die] for die in which)
    for die in which:
        dice[die] = g.dice.roll(6)
    g.tell(Rerolled(attacker.id, before, tuple(dice[die] for die in which)))


def _distinct(dice: list[int], targets: tuple[int, ...], taken: list[int]) -> list[int]:
    """The dice that may still be chosen; equal ones for the same figure are one choice."""
    kinds: dict[tuple[int, ...], int] = {}
    for die, face in enumerate(dice):
        if die not in taken:
            kinds.setdefault((face, *targets[die : die + 1]), die)
    return list(kinds.values())
