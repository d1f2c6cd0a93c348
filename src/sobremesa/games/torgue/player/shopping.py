"""Cards, skills and the Interlude: what to take, what to buy, what to wear."""

from __future__ import annotations

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.options import (
    Buy,
    Choose,
    Discard,
    Equip,
    Money,
    Paying,
    PayUp,
    Replace,
    SpendLoot,
    Store,
    Swap,
    TakeBack,
)
from sobremesa.games.torgue.rules.loot import MONEY_VALUE
from sobremesa.games.torgue.rules.till import loot_value
from sobremesa.games.torgue.state import Hunter, Show
from sobremesa.kernel import PASS, Done, Option, answers

from .values import gear_value

TREES = ("bullet_chewer", "quickdraw", "inner_eye", "bottomless_mags")
"""The trees that suit the hunters of the box; others take their first."""
SLOT_ORDER = (0, 1, 3, 5, 4, 2)
KEEP_SHARE = 0.45
"""A weapon replaces another only if it is worth so much more."""


class Shopping:
    """Answers about cards and skills."""

    @answers(ask.Tree)
    def tree(self, g: Show, question: ask.Tree) -> Option:
        """The tree that suits the hunter."""
        suited = (each for each in question.options if each.tree in TREES)
        return next(suited, question.options[0])

    @answers(ask.Slot)
    def slot(self, g: Show, question: ask.Slot) -> Option:
        """Down the tree, the stronger side first."""
        return min(question.options, key=lambda each: SLOT_ORDER.index(each.slot))

    @answers(ask.Element)
    def element(self, g: Show, question: ask.Element) -> Option:
        """What most enemies are vulnerable to."""
        foes = g.book.enemies.values()
        return max(
            question.options, key=lambda each: sum(each.element in foe.vulnerable for foe in foes)
        )

    @answers(ask.ReturnLoot, ask.LoseLoot)
    def give_up(self, g: Show, question: ask.ReturnLoot | ask.LoseLoot) -> Option:
        """The loot that is worth least."""
        return min(question.options, key=lambda each: loot_value(g, each.loot))

    @answers(ask.Reload, ask.SaveGun)
    def best_gun(self, g: Show, question: ask.Reload | ask.SaveGun) -> Option:
        """The dearest gun stays ready."""
        return max(question.options, key=lambda each: gear_value(g, each.card))

    @answers(ask.RespawnOrder)
    def respawn_order(self, g: Show, question: ask.RespawnOrder) -> Option:
        """Whoever is armed best returns first."""

        def value(option: Choose) -> float:
            return sum(gear_value(g, item.card) for item in g.hunters[option.hunter].gear)

        return max(question.options, key=value)

    @answers(ask.PlaceCard)
    def place_card(self, g: Show, question: ask.PlaceCard) -> Option:
        """Equip if there is room, else replace what is worth clearly less."""
        options = question.options
        if (equip := next((each for each in options if isinstance(each, Equip)), None)) is not None:
            return equip
        worth = KEEP_SHARE * 2 * gear_value(g, question.card)
        replacing = [each for each in options if isinstance(each, Replace)]
        if worse := [each for each in replacing if gear_value(g, each.old) < worth]:
            return min(worse, key=lambda option: gear_value(g, option.old))
        for kind in (Store, Discard):
            for option in options:
                if isinstance(option, kind):
                    return option
        return options[0]

    @answers(ask.Arrange, ask.Exchange, ask.Swap)
    def arrange(self, g: Show, question: ask.Arrange | ask.Exchange | ask.Swap) -> Option:
        """Equip what is stored if it is better; what is too much goes, the cheapest first."""
        spare = [option for option in question.options if isinstance(option, Discard)]
        if spare and not question.offers(Done):
            return min(spare, key=lambda option: gear_value(g, option.card))
        best, chosen = 0.0, question.options[0]
        for option in question.options:
            if isinstance(option, Swap) and option.into:
                old = gear_value(g, option.out) if option.out else 0.0
                gain = gear_value(g, option.into) - old
                if gain > best:
                    best, chosen = gain, option
        return chosen

    # The vending machines

    @answers(ask.Shop)
    def shop(self, g: Show, question: ask.Shop) -> Option:
        """Buy the dearest card that fits a free slot, else pass."""
        hunter = g.hunters[question.mini]
        for option in question.options:
            if isinstance(option, Swap):
                return option
        own = _cash(g, hunter)
        fitting = [
            option
            for option in question.options
            if isinstance(option, Buy)
            and _fits(g, hunter, option.card)
            and g.book.gear[option.card].cost <= own
        ]
        return max(fitting, key=lambda option: gear_value(g, option.card)) if fitting else PASS

    @answers(ask.PayShop)
    def pay_shop(self, g: Show, question: ask.PayShop) -> Option:
        """All at once if tokens suffice; else loot first, then money, gear last."""

        def order(option: Paying) -> tuple[int, int]:
            if isinstance(option, PayUp):
                return -1, 0
            if isinstance(option, TakeBack):
                return 3, 0
            if isinstance(option, SpendLoot):
                return 0, loot_value(g, option.loot)
            if isinstance(option, Money):
                return 1, 0
            return 2, g.book.gear[option.card].resale

        return min(question.options, key=order)

    @answers(ask.Prize)
    def keep_card(self, g: Show, question: ask.Prize) -> Option:
        """The dearer one."""
        return max(question.options, key=lambda each: gear_value(g, each.card))

    @answers(ask.CardOwner)
    def card_owner(self, g: Show, question: ask.CardOwner) -> Option:
        """Whoever has a free slot for it."""
        for option in question.options:
            if _fits(g, g.hunters[option.hunter], question.card):
                return option
        return question.options[0]


def _cash(g: Show, hunter: Hunter) -> int:
    """Money and loot, but no gear."""
    loot = [sort for other in g.hunters if other.seat == hunter.seat for sort in other.loot]
    return g.pool * MONEY_VALUE + sum(loot_value(g, sort) for sort in loot)


def _fits(g: Show, hunter: Hunter, card: str) -> bool:
    kind = g.book.gear[card].kind
    same = [item for item in hunter.gear if g.book.gear[item.card].kind == kind]
    most = {"gun": 2, "melee": 1, "grenade": 1, "shield": 1, "mod": 2}[kind]
    values = g.book.content.hunters[hunter.kind].attributes
    brawler = values.get("melee", 0) > values.get("ranged", 0)
    if kind == ("gun" if brawler else "melee"):
        return False
    if len(same) < most:
        return True
    return any(gear_value(g, item.card) < KEEP_SHARE * gear_value(g, card) for item in same)
