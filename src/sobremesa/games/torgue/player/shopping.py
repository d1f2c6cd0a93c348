"""Cards, skills and the Interlude: what to take, what to buy, what to wear."""

from __future__ import annotations

from sobremesa.games.torgue.options import (
    Buy,
    Choose,
    Discard,
    Equip,
    KeepCard,
    Money,
    PayUp,
    Replace,
    Resell,
    SpendLoot,
    Store,
    Swap,
    TakeBack,
)
from sobremesa.games.torgue.state import Hunter, Show
from sobremesa.kernel import PASS, Done, Option
from sobremesa.kernel.old import Ask

from .values import gear_value

TREES = ("bullet_chewer", "quickdraw", "inner_eye", "bottomless_mags")
"""The tree that each hunter takes."""
SLOT_ORDER = (0, 1, 3, 5, 4, 2)
KEEP_SHARE = 0.45
"""A weapon replaces another only if it is worth so much more."""


def tree(g: Show, ask: Ask) -> Option:
    """The tree that suits the hunter."""
    return next(
        (each for each in ask.options if getattr(each, "tree", "") in TREES), ask.options[0]
    )


def slot(g: Show, ask: Ask) -> Option:
    """Down the tree, the stronger side first."""
    return min(ask.options, key=lambda each: SLOT_ORDER.index(getattr(each, "slot", 0)))


def place_card(g: Show, ask: Ask) -> Option:
    """Equip if there is room, else replace what is worth clearly less."""
    _, card = ask.about
    for option in ask.options:
        if isinstance(option, Equip):
            return option
    worse = [
        option
        for option in ask.options
        if isinstance(option, Replace)
        and gear_value(g, option.old) < KEEP_SHARE * 2 * gear_value(g, card)
    ]
    if worse:
        return min(worse, key=lambda option: gear_value(g, option.old))
    for kind in (Store, Discard):
        for option in ask.options:
            if isinstance(option, kind):
                return option
    return ask.options[0]


def shop(g: Show, ask: Ask) -> Option:
    """Buy the dearest card that fits a free slot, else pass."""
    hunter = g.hunters[ask.about]
    for option in ask.options:
        if isinstance(option, Swap):
            return option
    cards = [option for option in ask.options if isinstance(option, Buy)]
    own = _cash(g, hunter)
    fitting = [
        option
        for option in cards
        if _fits(g, hunter, option.card) and g.book.gear[option.card].cost <= own
    ]
    if fitting:
        return max(fitting, key=lambda option: gear_value(g, option.card))
    return PASS


def _cash(g: Show, hunter: Hunter) -> int:
    """Money and loot, but no gear."""
    total = g.pool * 500
    for other in g.hunters:
        if other.seat == hunter.seat:
            total += sum(500 if s == 6 else g.book.loot[s].resale for s in other.loot)
    return total


def _fits(g: Show, hunter: Hunter, card: str) -> bool:
    kind = g.book.gear[card].kind
    same = [item for item in hunter.gear if g.book.gear[item.card].kind == kind]
    most = {"gun": 2, "melee": 1, "grenade": 1, "shield": 1, "mod": 2}[kind]
    if kind == "melee" and hunter.kind != "amara":
        return False
    if kind == "gun" and hunter.kind == "amara":
        return False
    if len(same) < most:
        return True
    return any(gear_value(g, item.card) < KEEP_SHARE * gear_value(g, card) for item in same)


def pay_shop(g: Show, ask: Ask) -> Option:
    """All at once if tokens suffice; else loot first, then money, gear last."""

    def order(option: Option) -> tuple[int, int]:
        if isinstance(option, PayUp):
            return -1, 0
        if isinstance(option, TakeBack):
            return 3, 0
        if isinstance(option, SpendLoot):
            return 0, g.book.loot[option.loot].resale or 500
        if isinstance(option, Money):
            return 1, 0
        assert isinstance(option, Resell)
        return 2, g.book.gear[option.card].resale

    return min(ask.options, key=order)


def arrange(g: Show, ask: Ask) -> Option:
    """Equip what is stored if it is better; what is too much goes, the cheapest first."""
    spare = [option for option in ask.options if isinstance(option, Discard)]
    if spare and not ask.offers(Done):
        return min(spare, key=lambda option: gear_value(g, option.card))
    best, chosen = 0.0, ask.options[0]
    for option in ask.options:
        if isinstance(option, Swap) and option.into:
            old = gear_value(g, option.out) if option.out else 0.0
            gain = gear_value(g, option.into) - old
            if gain > best:
                best, chosen = gain, option
    return chosen


def keep_card(g: Show, ask: Ask) -> Option:
    """The dearer one."""
    return max(
        ask.options, key=lambda each: gear_value(g, each.card) if isinstance(each, KeepCard) else 0
    )


def card_owner(g: Show, ask: Ask) -> Option:
    """Whoever has a free slot for it."""
    card = ask.about
    return next(
        (
            each
            for each in ask.options
            if isinstance(each, Choose) and _fits(g, g.hunters[each.hunter], card)
        ),
        ask.options[0],
    )
