"""Choices of what a hero does in its Zone, and what changes hands."""

from __future__ import annotations

from sobremesa.boards.bits import bits_of
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.options import (
    Agree,
    Collect,
    GainTrait,
    Hand,
    Interact,
    Keep,
    Open,
    PowerUp,
    Rescue,
    Trade,
)
from sobremesa.games.dceased.rules.deeds import power_of
from sobremesa.games.dceased.rules.heroes import MOST_POWER
from sobremesa.games.dceased.rules.trading import things_of
from sobremesa.kernel import Option, Register, joined
from sobremesa.kernel.scene import Choice, Preview

from .asking import Asking
from .names import civilian_id, door_id, hero_id, token_id, zone_id

DEEDS: Register[Asking, Option, Choice] = Register("a choice")


def _by(a: Asking, by: str) -> tuple[str, str]:
    """What a deed costs, and who helps."""
    if by == "action":
        return a.actions(1), ""
    return a.actions(0), a.names.thing(by)


def _cost(a: Asking) -> str:
    """What a deed costs that no Civilian helps with: Quick Hands are free."""
    return a.actions(int(isinstance(a.ask, ask.Act)))


@DEEDS.of(Open)
def open(a: Asking, option: Open) -> Choice:
    cost, help = _by(a, option.by)
    door = a.g.book.board.door(option.door)
    fresh = 0
    for building in a.g.book.board.buildings_at(door, a.g.open_doors):
        fresh |= building & ~a.g.opened
    last = option.by == "action" and a.g.actions == 1
    rooms = (fresh & a.g.book.marked).bit_count()
    reached = a.g.book.names_of(fresh or bits_of(a.g.book.board.doors[door].zones))
    return Choice(
        text=a.text("option-open", door=option.door),
        detail=joined(help, a.text("warn-reveal", rooms=rooms) if fresh else ""),
        cost=cost,
        icon="wooden-door",
        on=(door_id(option.door),),
        rule="dc.door.open",
        preview=Preview(cells=tuple(map(zone_id, reached)), style="area"),
        warning=a.text("stake-door") if fresh and last else "",
    )


@DEEDS.of(Interact)
def interact(a: Asking, option: Interact) -> Choice:
    cost, help = _by(a, option.by)
    return Choice(
        text=a.text("option-interact", token=a.names.thing(option.token)),
        detail=joined(help, a.names.does(option.token)),
        cost=cost,
        icon="hand",
        on=(token_id(option.token),),
        rule="dc.objective.interact",
        preview=Preview(pieces=(token_id(option.token),), style="help"),
    )


@DEEDS.of(Rescue)
def rescue(a: Asking, option: Rescue) -> Choice:
    return Choice(
        text=a.text("option-rescue", civilian=a.names.thing(option.civilian)),
        detail=a.names.does(option.civilian),
        cost=_cost(a),
        icon="hand",
        on=(civilian_id(option.civilian),),
        rule="dc.civilian.rescue",
        preview=Preview(pieces=(civilian_id(option.civilian),), style="help"),
    )


@DEEDS.of(Collect)
def collect(a: Asking, option: Collect) -> Choice:
    zone = a.g.name(a.actor.zone)
    return Choice(
        text=a.text("option-collect"),
        cost=_cost(a),
        icon="locked-chest",
        on=(f"hidden-gear-{zone}",),
        rule="dc.equipment.collect",
        preview=Preview(cells=(zone_id(zone),), style="help"),
    )


@DEEDS.of(PowerUp)
def power_up(a: Asking, option: PowerUp) -> Choice:
    gained = min(power_of(a.g, a.actor), MOST_POWER - a.actor.power)
    return Choice(
        text=a.text("option-power-up", power=gained),
        cost=a.actions(1),
        icon="power-lightning",
        rule="dc.power.up",
    )


@DEEDS.of(GainTrait)
def gain_trait(a: Asking, option: GainTrait) -> Choice:
    return Choice(
        text=a.text("option-gain-trait"),
        cost=a.actions(1),
        icon="card-draw",
        tone="card",
        on=("traits",),
        rule="dc.trait.gain",
    )


@DEEDS.of(Trade)
def trade(a: Asking, option: Trade) -> Choice:
    cost, help = _by(a, option.by)
    return Choice(
        text=a.text("option-trade", hero=a.names.thing(option.hero)),
        detail=help,
        cost=cost,
        icon="trade",
        on=a.person(option.hero),
        rule="dc.trade.what",
        preview=Preview(pieces=(hero_id(option.hero),), style="help"),
    )


@DEEDS.of(Hand)
def hand(a: Asking, option: Hand) -> Choice:
    question = a.asked(ask.Trade)
    taker = question.partner if option.thing in things_of(a.actor) else question.hero
    return Choice(
        text=a.text("option-hand", thing=a.names.thing(option.thing), hero=a.names.thing(taker)),
        icon="trade",
        rule="dc.trade.what",
    )


@DEEDS.of(Agree)
def agree(a: Asking, option: Agree) -> Choice:
    return Choice(
        text=a.text("option-agree"),
        icon="shaking-hands",
        rule="dc.ruling.consent",
    )


@DEEDS.of(Keep)
def keep(a: Asking, option: Keep) -> Choice:
    gear = a.g.book.content.equipment.get(option.card)
    return Choice(
        text=a.text("option-keep", card=a.names.thing(option.card)),
        detail=a.names.does(option.card) if gear is None or gear.ability else "",
        tone="card",
        rule=a.ask.rule,
    )
