"""Choices of a hunter's activation: actions, what pays for them, and where they lead."""

from __future__ import annotations

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.content.book import COMPANION
from sobremesa.games.torgue.content.schema import DIE
from sobremesa.games.torgue.options import (
    Accept,
    Act,
    Activate,
    AtBarrel,
    Choose,
    Colour,
    EndActivation,
    Gather,
    GatherVomit,
    Give,
    Interact,
    Pay,
    PayRunAndGun,
    Start,
    Zone,
)
from sobremesa.games.torgue.rules.actions import ONCE_HOLD
from sobremesa.games.torgue.rules.attack import targets_from
from sobremesa.games.torgue.rules.harm import hunters_in
from sobremesa.games.torgue.rules.odds import interact_odds
from sobremesa.games.torgue.state import Show
from sobremesa.kernel import Option, Register, percent
from sobremesa.kernel.asking import key_of
from sobremesa.kernel.scene import Choice, Preview

from .asking import Asking, plainly
from .details import (
    gear_in_words,
    payment_in_words,
    tokens_in_words,
    weapon_in_words,
    zone_in_words,
)
from .icons import ACTION_ICONS, ATTACK_ICONS, FIGURES, LOOT_ICONS, THING_ICONS
from .previews import of_act, of_steps, of_zone, place_of

OF_ACTION = {
    "interact": "tor.base.interact",
    "move": "tor.base.move",
    "swap": "tor.base.swap",
    "trade": "tor.base.trade-give",
}
GRENADE = "tor.weapon.grenade-once"
ATTACK = "tor.action.attack-targets"

ACTIONS: Register[Asking, Option, Choice] = Register("a choice")
ACTIONS.of(Accept)(plainly("upgrade"))
ACTIONS.of(Choose)(plainly("star-medal"))
ACTIONS.of(Give)(plainly("shaking-hands"))
ACTIONS.of(Start)(plainly("upgrade", "tor.ruling.activation-start"))


@ACTIONS.of(Activate)
def _activate(a: Asking, option: Activate) -> Choice:
    hunter = a.g.hunters[option.hunter]
    return a.choice(
        option,
        icon=FIGURES.of(a.g.book.content.hunters[hunter.kind]),
        detail=tokens_in_words(hunter.tokens, a.names),
    )


@ACTIONS.of(Act)
def _act(a: Asking, option: Act) -> Choice:
    """An action or an attack; in a Reaction it always costs a token."""
    g, mini, action = a.g, option.mini, option.action
    weapon, gear = g.book.sheets.weapons.get(action), g.book.gear.get(action)
    cost = ""
    if isinstance(a.ask, ask.Act):
        cost = a.text("cost-free" if _is_free(g, option) else "cost-token")
    return a.choice(
        option,
        icon=_icon(g, action) if gear is None else gear.icon,
        tone="attack" if weapon is not None else "move" if action == "move" else "",
        detail=(
            a.text(f"about-{action}")
            if weapon is None
            else weapon_in_words(g, mini, weapon, a.names)
        ),
        cost=cost,
        key=key_of(a.text, f"act-{action}" if weapon is None or action == "fists" else "attack"),
        on=(f"card-{action}",),
        rule=_rule(g, action),
        warning=_barrel_warning(a, mini, action),
        preview=of_act(g, mini, action),
        words={"who": "hunter" if mini < COMPANION else "companion"},
    )


def _barrel_warning(a: Asking, mini: int, action: str) -> str:
    """A Barrel beside friends is all there is to attack: nobody will be asked for the target."""
    weapon = a.g.book.sheets.weapons.get(action)
    if weapon is None or not a.g.barrels:
        return ""
    sheet = a.g.sheet(a.g.hunters[mini % COMPANION])
    targets = targets_from(a.g, place_of(a.g, mini), sheet.reach(weapon))
    match targets:
        case [AtBarrel(zone=zone)] if not sheet.traits(weapon, ()).charge:
            return blast_at_stake(a, zone, "stake-only-barrel")
    return ""


def blast_at_stake(a: Asking, zone: int, message: str) -> str:
    """Whom of the hunters and their companions a Barrel would strike: tor.barrel.blast."""
    struck = [a.names.mini(mini) for mini in hunters_in(a.g, zone)]
    return a.text(message, zone=a.names.zone(zone), who=", ".join(struck)) if struck else ""


def _icon(g: Show, action: str) -> str:
    """The sign of an action, or of a companion's attack."""
    weapon = g.book.sheets.weapons.get(action)
    if weapon is None or action in ACTION_ICONS:
        return ACTION_ICONS[action]
    return ATTACK_ICONS.get(weapon.attribute, "bright-explosion")


def _rule(g: Show, action: str) -> str:
    weapon = g.book.sheets.weapons.get(action)
    if weapon is None:
        return OF_ACTION.get(action, "tor.base.list")
    return GRENADE if weapon.kind == "grenade" else ATTACK


def _is_free(g: Show, act: Act) -> bool:
    """tor.action.free-no-token: grenades, and the ASTRAL HOLD of a skill."""
    weapon = g.book.sheets.weapons.get(act.action)
    if weapon is not None:
        return weapon.kind == "grenade"
    hunter = g.hunters[act.mini % COMPANION]
    free = g.sheet(hunter).rules["free_holds"] > 0 and not hunter.once & ONCE_HOLD
    return act.action == "hold" and free


@ACTIONS.of(EndActivation)
def _end(a: Asking, option: EndActivation) -> Choice:
    return a.choice(option, icon="stop-sign", tone="end")


@ACTIONS.of(Pay)
def _pay(a: Asking, option: Pay) -> Choice:
    """A token, with what its colour is worth to the action."""
    assert isinstance(a.ask, ask.Pay)
    mini, action = a.ask.mini, a.ask.action
    move = action == "move"
    return a.choice(
        option,
        icon="plain-circle",
        detail=payment_in_words(a.g, mini, action, option.colour, a.names),
        preview=of_steps(a.g, mini, option.colour) if move else of_act(a.g, mini, action),
        words={"hurt": hurt(option.colour, option.origin)},
    )


def hurt(colour: int, origin: int) -> str:
    """Whether a token is wounded, as messages tell it."""
    return "no" if colour == origin else "yes"


@ACTIONS.of(Colour)
def _colour(a: Asking, option: Colour) -> Choice:
    detail = a.text("about-pay-die", sides=DIE[option.colour])
    return a.choice(option, icon="plain-circle", detail=detail)


@ACTIONS.of(PayRunAndGun)
def _pay_with_gun(a: Asking, option: PayRunAndGun) -> Choice:
    return a.choice(
        option,
        icon=a.g.book.gear[option.card].icon,
        detail=gear_in_words(option.card, a.names),
        rule="tor.effect.run-and-gun",
    )


@ACTIONS.of(Zone)
def _zone(a: Asking, option: Zone) -> Choice:
    """A zone: where somebody goes, is already, or is to be put."""
    why = "place"
    if isinstance(a.ask, ask.OfWalk):
        why = "stay" if place_of(a.g, a.ask.mini) == option.zone else "go"
    return a.choice(
        option,
        icon="walk",
        tone="move",
        detail=zone_in_words(a.g, option.zone, a.names),
        group="zone",
        preview=of_zone(a.g, a.ask, option.zone),
        words={"why": why},
    )


@ACTIONS.of(Gather)
def _gather(a: Asking, option: Gather) -> Choice:
    return a.choice(
        option,
        icon=LOOT_ICONS[a.g.book.loot[option.loot].kind],
        rule="tor.base.gather-partial",
        preview=_underfoot(a, option.mini),
    )


@ACTIONS.of(GatherVomit)
def _gather_vomit(a: Asking, option: GatherVomit) -> Choice:
    return a.choice(
        option, icon="vomiting", rule="tor.vomit.gather", preview=_underfoot(a, option.mini)
    )


def _underfoot(a: Asking, mini: int) -> Preview:
    return Preview(cells=(f"zone{place_of(a.g, mini)}",), style="help")


@ACTIONS.of(Interact)
def _interact(a: Asking, option: Interact) -> Choice:
    assert isinstance(a.ask, ask.Interact)
    chance = interact_odds(a.g, a.ask, option)
    return a.choice(
        option,
        icon=THING_ICONS[option.thing],
        odds="" if chance is None else a.text("odds-works", chance=percent(chance)),
        preview=Preview(cells=(f"zone{option.zone}",), style="help"),
    )
