"""What a character can make and use, as choices: gear, camps, fires, cards and abilities."""

from __future__ import annotations

from sobremesa.games.oursun.options.gear import Load, LookAt, Treat, Unload, Use
from sobremesa.games.oursun.options.ids import Who
from sobremesa.games.oursun.options.making import (
    BuildStove,
    Cook,
    Craft,
    CraftAmmo,
    CraftCamp,
    Light,
    Pitch,
    SetTrap,
    Strike,
)
from sobremesa.games.oursun.rules.making import AMMO_RECIPES
from sobremesa.kernel import Option, Register, joined
from sobremesa.kernel.scene import Choice

from . import icons
from .asking import Asking, in_ap, simple, warning
from .names import gear_id, kind_id

CHOICES: Register[Asking, Option, Choice] = Register("a choice")


# Making things


@CHOICES.of(Craft)
def _craft(a: Asking, option: Craft) -> Choice:
    recipe = a.names.heap(a.g.book.recipes[option.kind])
    saved = a.text("about-spared", cube=a.names.cube(option.spared)) if option.spared >= 0 else ""
    return Choice(
        text=a.text("option-craft", card=a.names.kind(option.kind)),
        detail=joined(recipe, saved, a.names.kind_text(option.kind), warning(a)),
        cost=in_ap(a, 1),
        icon=icons.GEAR[option.kind],
        tone="card",
        on=(kind_id(option.kind),),
        group="craft",
        rule="sun.craft.effect",
    )


@CHOICES.of(CraftCamp)
def _craft_camp(a: Asking, option: CraftCamp) -> Choice:
    saved = a.text("about-spared", cube=a.names.cube(option.spared)) if option.spared >= 0 else ""
    return Choice(
        text=a.text("option-craft-camp"),
        detail=joined(a.names.heap(a.g.book.recipes[a.g.book.camp]), saved, a.text("about-camp")),
        cost=in_ap(a, 1),
        icon="camping-tent",
        tone="card",
        on=(kind_id(a.g.book.camp),),
        group="craft",
        rule="sun.ruling.camp-craft-direct",
    )


@CHOICES.of(CraftAmmo)
def _craft_ammo(a: Asking, option: CraftAmmo) -> Choice:
    need, count = AMMO_RECIPES[option.kind]
    return Choice(
        text=a.text("option-craft-ammo", ammo=a.names.count(option.kind, count)),
        detail=joined(a.names.count(need, 1), warning(a)),
        cost=in_ap(a, 1),
        icon=icons.ACTIONS["craft-ammo"],
        tone="card",
        group="craft",
        rule="sun.ammo.craft",
    )


# Using gear and abilities


@CHOICES.of(Use)
def _use(a: Asking, option: Use) -> Choice:
    g, gear = a.g, a.g.gear(option.card)
    charged = option.how == "charge"
    words = {"card": a.names.gear(option.card)}
    if charged:
        words["other"] = a.names.gear(option.who)
    elif option.who >= 0:
        words["who"] = a.names.whom(g.people[option.who].id)
    on: tuple[str, ...] = (gear_id(option.card),)
    if option.who >= 0:
        on += (gear_id(option.who),) if charged else a.on_person(Who(option.who))
    return Choice(
        text=a.text(f"option-use-{option.how}", **words),
        detail=joined(a.names.kind_text(gear.id), warning(a) if gear.ap else ""),
        cost=in_ap(a, gear.ap),
        icon=icons.GEAR[gear.id],
        on=on,
        group="gear",
        rule="sun.use.cost",
        preview=a.show_person(Who(option.who)) if option.who >= 0 and not charged else None,
    )


@CHOICES.of(LookAt)
def _look_at(a: Asking, option: LookAt) -> Choice:
    return Choice(
        text=a.text(f"option-look-{option.deck}"),
        detail=a.names.kind_text(a.g.book.gear[option.card]),
        cost=in_ap(a, 0),
        icon="pocket-radio",
        on=(gear_id(option.card),),
        group="gear",
        rule="sun.use.cost",
    )


@CHOICES.of(Treat)
def _treat(a: Asking, option: Treat) -> Choice:
    who = a.names.whom(a.g.people[option.who].id)
    return Choice(
        text=a.text(f"option-treat-{option.how}", who=who),
        detail=joined(a.text("char-medic-text"), warning(a)),
        cost=in_ap(a, 1),
        icon="first-aid-kit",
        on=a.on_person(option.who),
        rule="sun.ruling.ability-timing",
        preview=a.show_person(option.who),
    )


# Camps and fires


@CHOICES.of(BuildStove)
def _stove(a: Asking, option: BuildStove) -> Choice:
    return simple(a, "stove", "sun.fire.stove-upgrade", detail=a.text("about-stove"))


@CHOICES.of(Cook)
def _cook(a: Asking, option: Cook) -> Choice:
    return simple(a, "cook", "sun.fire.stove-cook", ap=2, detail=a.text("about-cook"))


@CHOICES.of(Strike)
def _strike(a: Asking, option: Strike) -> Choice:
    return simple(a, "strike", "sun.camp.strike", detail=a.text("about-strike"))


def _with_card(a: Asking, word: str, card: int, rule: str, detail: str = "", ap: int = 1) -> Choice:
    return Choice(
        text=a.text(f"option-{word}", card=a.names.gear(card)),
        detail=joined(detail, warning(a) if ap else ""),
        cost=in_ap(a, ap),
        icon=icons.GEAR[a.g.book.gear[card]],
        on=(gear_id(card),),
        group="gear" if ap == 0 else "",
        rule=rule,
    )


@CHOICES.of(Light)
def _light(a: Asking, option: Light) -> Choice:
    return _with_card(a, "light", option.card, "sun.fire.build", a.text("about-light"))


@CHOICES.of(Pitch)
def _pitch(a: Asking, option: Pitch) -> Choice:
    return _with_card(a, "pitch", option.card, "sun.camp.pitch", a.text("about-camp"))


@CHOICES.of(SetTrap)
def _set_trap(a: Asking, option: SetTrap) -> Choice:
    return _with_card(a, "set-trap", option.card, "sun.use.cost", a.text("about-trap"))


@CHOICES.of(Load)
def _load(a: Asking, option: Load) -> Choice:
    return _with_card(a, "load", option.card, "sun.ruling.craft-ammo-load", ap=0)


@CHOICES.of(Unload)
def _unload(a: Asking, option: Unload) -> Choice:
    return _with_card(a, "unload", option.card, "sun.ruling.craft-ammo-load", ap=0)
