"""Choices about loot and cards: using, drawing, wearing, swapping, giving up."""

from __future__ import annotations

from sobremesa.games.torgue.options import (
    Discard,
    DrawCard,
    Equip,
    Reload,
    Replace,
    Return,
    SaveGun,
    Store,
    Swap,
    UseLoot,
)
from sobremesa.kernel import Option, Register
from sobremesa.kernel.scene import Choice

from .asking import Asking, plainly
from .details import gear_in_words
from .icons import LOOT_ICONS

OF_LOOT = {"ammo": "tor.loot.ammo", "gun": "tor.loot.gun", "health": "tor.loot.health-heal"}

GEAR: Register[Asking, Option, Choice] = Register("a choice")
GEAR.of(Return)(plainly("swap-bag"))


@GEAR.of(UseLoot)
def _use(a: Asking, option: UseLoot) -> Choice:
    kind = a.g.book.loot[option.loot].kind
    return a.choice(
        option,
        icon=LOOT_ICONS[kind],
        detail=a.text(f"about-loot-{kind}"),
        rule=OF_LOOT.get(kind, "tor.loot.use-anytime"),
    )


@GEAR.of(DrawCard)
def _draw(a: Asking, option: DrawCard) -> Choice:
    return a.choice(
        option,
        icon="card-draw",
        detail=a.text(f"deck-{a.g.book.loot[option.loot].draws}"),
        rule="tor.loot.draw-card-use",
    )


@GEAR.of(Equip, Reload, SaveGun)
def _gear(a: Asking, option: Equip | Reload | SaveGun) -> Choice:
    icon = a.g.book.gear[option.card].icon
    return a.choice(option, icon=icon, detail=gear_in_words(option.card, a.names))


@GEAR.of(Store)
def _store(a: Asking, option: Store) -> Choice:
    return a.choice(option, icon="knapsack", detail=gear_in_words(option.card, a.names))


@GEAR.of(Replace)
def _replace(a: Asking, option: Replace) -> Choice:
    return a.choice(
        option,
        icon=a.g.book.gear[option.card].icon,
        detail=gear_in_words(option.card, a.names),
        rule="tor.gear.no-room",
    )


@GEAR.of(Discard)
def _discard(a: Asking, option: Discard) -> Choice:
    return a.choice(
        option,
        icon="card-discard",
        detail=gear_in_words(option.card, a.names),
        rule="tor.gear.discard-shuffle",
    )


@GEAR.of(Swap)
def _swap(a: Asking, option: Swap) -> Choice:
    return a.choice(
        option,
        icon="knapsack",
        detail=gear_in_words(option.into, a.names),
        rule="tor.base.swap",
        words={"way": a.names.way(option.out, option.into)},
    )
