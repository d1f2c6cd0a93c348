"""Action points and command points: what a figure can spend, and how an action is paid."""

from __future__ import annotations

from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.events import Paid
from sobremesa.games.incursion.options import Pay
from sobremesa.games.incursion.state import NOBODY, Battle, Figure
from sobremesa.kernel import BrokenPromise, Flow

from .effects import cp_barred, cp_worth


def command_points(g: Battle, figure: Figure) -> int:
    """How many CP could be spent on the figure: ordinary ones, and special ones for zombies."""
    points = g.cp[figure.side]
    if g.special:
        points += special_points(g, figure)
    if not points or g.blaze != NOBODY or g.side != figure.side or figure.frozen:
        return 0
    return 0 if g.effects(figure) and cp_barred(g, figure) else points


def special_points(g: Battle, figure: Figure) -> int:
    """Gretel's special CP pay only for zombies: inc.cp.special-zombies-only."""
    return g.special if g.book.kind[figure.kind].zombie else 0


def credit(g: Battle, figure: Figure) -> int:
    """Points left over from a CP that is worth more than one: inc.ruling.sir-yes-sir-credit."""
    return g.credit if g.credited == figure.id else 0


def ap_left(g: Battle, figure: Figure) -> int:
    """AP exist only in the activation, or in a Blaze of Glory."""
    return figure.ap if figure.id in (g.current, g.blaze) else 0


def budget(g: Battle, figure: Figure) -> int:
    """All the points that the figure can put into its next action: inc.cp.mix-with-ap."""
    return ap_left(g, figure) + command_budget(g, figure)


def command_budget(g: Battle, figure: Figure) -> int:
    """The points that CP alone can give, and those that are left over from one."""
    points = command_points(g, figure)
    if points and g.effects(figure):
        points *= cp_worth(g, figure)
    return points + g.credit if g.credited == figure.id else points


def usual_payment(g: Battle, figure: Figure, cost: int) -> Pay:
    """AP first, then special CP, then CP."""
    ap = min(ap_left(g, figure), cost)
    return _with_commands(g, figure, cost, ap, special_points(g, figure))


def pay_usually(g: Battle, figure: Figure, cost: int, *, apart: bool = True) -> Paid | None:
    """Pay an action in the usual way; gives what was paid, if anything was."""
    if g.credited != NOBODY or figure.ap < cost or figure.id not in (g.current, g.blaze):
        return pay(g, figure, cost, usual_payment(g, figure, cost), apart=apart)
    if not cost:
        return None
    figure.ap -= cost
    paid = Paid(figure.id, cost, 0, 0, figure.ap, apart)
    g.tell(paid)
    return paid


def _with_commands(g: Battle, figure: Figure, cost: int, ap: int, most_special: int) -> Pay:
    missing = max(0, cost - ap - credit(g, figure))
    needed = -(-missing // cp_worth(g, figure)) if missing else 0
    special = min(needed, most_special)
    return Pay(ap, special, needed - special)


def choose_payment(g: Battle, figure: Figure, cost: int) -> Flow[Pay]:
    """An action by CP: the owner chooses the mix, where there is a choice: inc.cp.mix-with-ap."""
    mixes: list[Pay] = []
    for ap in range(min(ap_left(g, figure), cost) + 1):
        for special in range(special_points(g, figure) + 1):
            mix = _with_commands(g, figure, cost, ap, special)
            spent = mix.special + mix.cp
            if spent and mix.cp <= g.cp[figure.side] and mix not in mixes:
                mixes.append(mix)
    if not mixes:
        return usual_payment(g, figure, cost)
    return (yield from ask.Pay(figure.side, mixes, figure.id, cost))


def pay(g: Battle, figure: Figure, cost: int, how: Pay, *, apart: bool = True) -> Paid | None:
    """Spend the points; what a CP gives beyond the cost stays as credit for this figure.

    A price that is not told `apart` is told with what it buys.
    """
    worth = cp_worth(g, figure) if how.special or how.cp else 1
    rest = credit(g, figure) + how.ap + worth * (how.special + how.cp) - cost
    has = Pay(ap_left(g, figure), special_points(g, figure), g.cp[figure.side])
    if rest < 0 or how.ap > has.ap or how.special > has.special or how.cp > has.cp:
        raise BrokenPromise(
            f"figure {figure.id}: expected a payment of {cost} out of {has}, got {how}"
        )
    figure.ap -= how.ap
    g.special -= how.special
    g.cp[figure.side] -= how.cp
    g.credited, g.credit = (figure.id, rest) if rest else (NOBODY, 0)
    if not cost:
        return None
    paid = Paid(figure.id, how.ap, how.special, how.cp, figure.ap, apart)
    g.tell(paid)
    return paid
