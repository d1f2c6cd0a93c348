"""Choices of a hero's Turn: who acts, where it goes, and when it ends."""

from __future__ import annotations

from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.content.goals import CiviliansOut
from sobremesa.games.dceased.options import Activate, EndTurn, Go, Leave, Move, Recruit
from sobremesa.games.dceased.rules.heroes import actions_of, full_health
from sobremesa.games.dceased.rules.movement import NO_AID, WALK, plan_of
from sobremesa.games.dceased.state import Hero
from sobremesa.kernel import Option, Register, joined
from sobremesa.kernel.scene import Choice, Preview

from .asking import Asking
from .names import hero_card_id, hero_id, zone_id
from .silhouettes import FIGURES

TURNS: Register[Asking, Option, Choice] = Register("a choice")


@TURNS.of(Recruit)
def recruit(a: Asking, option: Recruit) -> Choice:
    card = a.g.book.heroes[option.hero]
    return Choice(
        text=a.names.thing(option.hero),
        detail=a.names.thing(card.blue),
        icon=FIGURES.of(card),
        on=(hero_card_id(option.hero),),
        rule="dc.setup.heroes",
    )


@TURNS.of(Activate)
def activate(a: Asking, option: Activate) -> Choice:
    hero = a.g.heroes[option.hero]
    return Choice(
        text=a.text("option-activate", hero=a.names.thing(hero.id)),
        detail=a.text(
            "hero-state", health=hero.health, most=full_health(a.g, hero), power=hero.power,
            actions=actions_of(hero),
        ),
        icon=FIGURES.of(a.g.book.heroes[hero.id]),
        on=a.person(hero.id),
        rule="dc.player.order",
        preview=Preview(pieces=(hero_id(hero.id),), style="help"),
    )  # fmt: skip


@TURNS.of(Move)
def move(a: Asking, option: Move) -> Choice:
    g, hero = a.g, a.actor
    plan = plan_of(g, hero, option)
    aids = [] if option.aid == NO_AID else [a.names.thing(aid) for aid in option.aid.split("+")]
    ways = [] if option.by == WALK else [a.names.thing(option.by)]
    far = a.text("move-far", zones=plan.zones) if plan.zones > 1 else ""
    enemies = a.text("move-enemies", count=plan.enemies) if plan.enemies else ""
    return Choice(
        text=a.text("option-move", zone=option.zone),
        detail=joined(", ".join([*ways, *aids]), far, enemies, _danger(a, option.zone)),
        cost=a.actions(plan.cost),
        icon="walk",
        tone="move",
        on=(zone_id(option.zone),),
        group="" if not ways and not aids else "special-moves",
        rule="dc.move.exit-cost" if plan.enemies else "dc.move.basic",
        preview=Preview(path=(zone_id(g.name(hero.zone)), zone_id(option.zone))),
    )


def _danger(a: Asking, zone: str) -> str:
    there = a.g.is_infested(a.g.book.zone[zone])
    return a.text("warn-enemies") if there else ""


@TURNS.of(Go)
def go(a: Asking, option: Go) -> Choice:
    return Choice(
        text=a.text("option-go", zone=option.zone),
        detail=_danger(a, option.zone) if isinstance(a.ask, ask.GoOn) else "",
        icon="walk",
        tone="move",
        on=(zone_id(option.zone),),
        rule=a.ask.rule,
        preview=Preview(path=(zone_id(a.g.name(_origin(a))), zone_id(option.zone))),
    )


def _origin(a: Asking) -> int:
    """From where a Move goes on or a figure is pushed."""
    return a.ask.zone if isinstance(a.ask, ask.PushWhere) else a.actor.zone


@TURNS.of(Leave)
def leave(a: Asking, option: Leave) -> Choice:
    hero = a.actor
    who = a.names.things(hero.escorts)
    return Choice(
        text=a.text("option-leave"),
        detail=a.text("leave-with", who=who) if who else "",
        icon="exit-door",
        tone="move",
        rule="dc.end.exit",
        warning=_leave_warning(a, hero),
    )


def _leave_warning(a: Asking, hero: Hero) -> str:
    """Who leaves does not come back, and the last one to leave with the work undone loses."""
    g = a.g
    inside = [other.id for other in g.in_play() if other is not hero]
    if inside:
        return a.text("stake-leave", heroes=a.names.things(inside))
    out = g.book.goal.find(CiviliansOut)
    saved = len(g.gone) + len(hero.escorts)
    return "" if out is not None and saved >= out.count else a.text("stake-leave-last")


@TURNS.of(EndTurn)
def end_turn(a: Asking, option: EndTurn) -> Choice:
    left = a.g.actions
    return Choice(
        text=a.text("option-end-turn"),
        detail=a.text("warn-actions", count=left) if left else "",
        icon="stop-sign",
        tone="end",
        rule="dc.turn.forfeit",
        warning=a.text("stake-actions", count=left) if left else "",
    )
