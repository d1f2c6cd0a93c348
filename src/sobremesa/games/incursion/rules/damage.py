"""Damage: dice against Fortitude, rerolls, hits one by one, and what may stop them."""

from __future__ import annotations

from sobremesa.games.incursion.events import Damaged, DamageNegated, FirstRolled, Rerolled
from sobremesa.games.incursion.options import Reroll
from sobremesa.games.incursion.state import Battle, Figure, rival
from sobremesa.kernel import DONE, Done, Option, Pass
from sobremesa.kernel.old import Ask, Flow

from .cards import announce, from_hand, may_hold, offer


def hits_of(dice: list[int], bonus: int, fortitude: int) -> int:
    """Each die that equals or beats Fortitude is a hit: inc.shoot.hit."""
    return sum(1 for die in dice if die + bonus >= fortitude)


def suffer(g: Battle, figure: Figure, hits: int) -> Flow:
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


def lucky_devil(g: Battle, figure: Figure) -> Flow:
    """Whether somebody negates this DP: inc.ruling.lucky-devil-window."""
    order = (figure.side, rival(figure.side))
    passed = turn = 0
    while passed < 2:
        side = order[turn % 2]
        turn += 1
        if not may_hold(g, side, "lucky_devil"):
            passed += 1
            continue
        answer = yield Ask(
            side,
            offer(g, side, "lucky_devil"),
            prompt="lucky_devil",
            window="lucky_devil",
            about=figure.id,
            shown=True,
        )
        if isinstance(answer, Pass):
            passed += 1
            continue
        passed = 0
        card = from_hand(g, side, "lucky_devil")
        if (yield from announce(g, side, card, figure.id)):
            g.discard.append(card)
            return True
    return False


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
) -> Flow:
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
        options: list[Option] = [DONE, *(Reroll(die) for die in free)]
        about = (attacker.id, tuple(dice), targets)
        answer = yield Ask(attacker.side, options, prompt="reroll", window="reroll", about=about)
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
