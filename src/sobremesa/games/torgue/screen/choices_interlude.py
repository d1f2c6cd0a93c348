"""Choices between scenarios: skills, bounties, the vending machines and what is handed on."""

from __future__ import annotations

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.content.schema import RANKS
from sobremesa.games.torgue.options import (
    Buy,
    Donate,
    Element,
    HandOver,
    KeepCard,
    Money,
    PayUp,
    PlayWanted,
    Resell,
    Respec,
    Slot,
    SpendLoot,
    TakeBack,
    Tree,
)
from sobremesa.games.torgue.rules.loot import MONEY_VALUE
from sobremesa.games.torgue.rules.till import loot_value, settlement, value
from sobremesa.kernel import Option, Register
from sobremesa.kernel.scene import Choice, Preview

from .asking import Asking, plainly
from .details import gear_in_words, tree_in_words
from .icons import LOOT_ICONS

BY_SUM, CURRENCY = "tor.ruling.pay-by-sum", "tor.vending.currency"

INTERLUDE: Register[Asking, Option, Choice] = Register("a choice")
INTERLUDE.of(Donate)(plainly("shaking-hands"))
INTERLUDE.of(Element)(plainly("lightning-arc"))
INTERLUDE.of(PlayWanted)(plainly("wanted-reward"))
INTERLUDE.of(Respec)(plainly("return-arrow"))
INTERLUDE.of(TakeBack)(plainly("return-arrow", BY_SUM))

# Skills


@INTERLUDE.of(Tree)
def _tree(a: Asking, option: Tree) -> Choice:
    return a.choice(option, icon="skills", detail=tree_in_words(option.tree, a.names))


@INTERLUDE.of(Slot)
def _slot(a: Asking, option: Slot) -> Choice:
    slot = a.names.slot(a.g.hunters[option.hunter].tree, option.slot)
    return a.choice(
        option,
        icon="upgrade",
        detail=a.text("rank", rank=RANKS[option.slot]),
        words={"slot": slot},
    )


# The vending machines


@INTERLUDE.of(Buy)
def _buy(a: Asking, option: Buy) -> Choice:
    data = a.g.book.gear[option.card]
    return a.choice(
        option,
        icon=data.icon,
        detail=gear_in_words(option.card, a.names),
        cost=a.names.money(data.cost),
    )


@INTERLUDE.of(Money)
def _money(a: Asking, option: Money) -> Choice:
    """A Money token of a hunter or of the pool."""
    owner = a.text("the-pool") if option.hunter < 0 else a.names.mini(option.hunter)
    return a.choice(
        option,
        icon="cash",
        cost=a.names.money(MONEY_VALUE),
        on=("pool",) if option.hunter < 0 else (),
        words={"hunter": owner},
    )


@INTERLUDE.of(SpendLoot)
def _spend(a: Asking, option: SpendLoot) -> Choice:
    token = f"loot{option.hunter}-{option.loot}"
    return a.choice(
        option,
        icon=LOOT_ICONS[a.g.book.loot[option.loot].kind],
        cost=a.names.money(loot_value(a.g, option.loot)),
        on=(token,),
        preview=Preview(pieces=(token,), style="help"),
        rule=CURRENCY,
    )


@INTERLUDE.of(Resell)
def _resell(a: Asking, option: Resell) -> Choice:
    data = a.g.book.gear[option.card]
    return a.choice(
        option,
        icon=data.icon,
        detail=gear_in_words(option.card, a.names),
        cost=a.names.money(data.resale),
        rule=CURRENCY,
    )


@INTERLUDE.of(PayUp)
def _pay_up(a: Asking, option: PayUp) -> Choice:
    """All that is missing at once, with the tokens that it would take."""
    assert isinstance(a.ask, ask.PayShop)
    rest = settlement(a.g, a.g.hunters[a.g.buyer], a.ask.missing)
    return a.choice(
        option,
        icon="cash",
        detail=a.names.counted([a.names.loot(each.loot) for each in rest]),
        cost=a.names.money(sum(value(a.g, each) for each in rest)),
        rule=BY_SUM,
    )


@INTERLUDE.of(HandOver)
def _hand_over(a: Asking, option: HandOver) -> Choice:
    return a.choice(
        option,
        icon="shaking-hands",
        rule="tor.vending.share",
        preview=Preview(pieces=(f"mini{option.to}",), style="help"),
    )


@INTERLUDE.of(KeepCard)
def _keep(a: Asking, option: KeepCard) -> Choice:
    icon = a.g.book.gear[option.card].icon
    return a.choice(option, icon=icon, detail=gear_in_words(option.card, a.names))
