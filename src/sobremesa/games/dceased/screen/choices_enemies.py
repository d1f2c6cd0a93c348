"""Choices of the Enemy Phase and the End Phase: Wounds, ways, Spawn cards, recovery."""

from __future__ import annotations

from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.options import Assign, Bottom, Heal, Route, Sacrifice, Ward
from sobremesa.games.dceased.rules.effects import cost_of
from sobremesa.kernel import Option, Register
from sobremesa.kernel.scene import Choice, Preview

from .asking import Asking
from .names import civilian_id, hero_id, zone_id

ENEMIES: Register[Asking, Option, Choice] = Register("a choice")


@ENEMIES.of(Assign)
def assign(a: Asking, option: Assign) -> Choice:
    hero = a.g.heroes.get(option.target)
    piece = civilian_id(option.target) if hero is None else hero_id(hero.id)
    detail = a.text("warn-civilian") if hero is None else a.text("health-left", health=hero.health)
    return Choice(
        text=a.text("option-assign", target=a.names.thing(option.target)),
        detail=detail,
        icon="bleeding-wound",
        on=(civilian_id(option.target),) if hero is None else a.person(hero.id),
        rule="dc.eattack.share",
        preview=Preview(pieces=(piece,), style="attack"),
    )


@ENEMIES.of(Ward)
def ward(a: Asking, option: Ward) -> Choice:
    power = cost_of(a.g, option.effect)
    return Choice(
        text=a.text(
            "option-ward", hero=a.names.thing(option.hero), effect=a.names.thing(option.effect)
        ),
        detail=a.names.does(option.effect),
        cost=a.power(power) if power else "",
        icon="shield",
        tone="card",
        rule="dc.ruling.wound-before-effects",
    )


@ENEMIES.of(Sacrifice)
def sacrifice(a: Asking, option: Sacrifice) -> Choice:
    return Choice(
        text=a.text("option-sacrifice", civilian=a.names.thing(option.civilian)),
        detail=a.text("warn-civilian"),
        icon="tombstone",
        on=a.held(option.civilian),
        rule="dc.wound.sacrifice",
    )


@ENEMIES.of(Route)
def route(a: Asking, option: Route) -> Choice:
    return Choice(
        text=a.text("option-route", zone=option.zone),
        icon="walk",
        on=(zone_id(option.zone),),
        rule=a.ask.rule,
        preview=Preview(path=(zone_id(a.g.name(_origin(a))), zone_id(option.zone))),
    )


def _origin(a: Asking) -> int:
    """The Zone that a Civilian or an Enemy leaves."""
    if isinstance(a.ask, ask.CivilianWay):
        return a.g.civilians[a.ask.civilian]
    return a.asked(ask.OfWays).zone


@ENEMIES.of(Bottom)
def bottom(a: Asking, option: Bottom) -> Choice:
    return Choice(
        text=a.text("option-bottom"),
        icon="card-discard",
        tone="card",
        rule="dc.deck.bottom",
    )


@ENEMIES.of(Heal)
def heal(a: Asking, option: Heal) -> Choice:
    power = cost_of(a.g, option.effect)
    return Choice(
        text=a.text(
            "option-heal", hero=a.names.thing(option.hero), effect=a.names.thing(option.effect)
        ),
        cost=a.power(power) if power else "",
        icon="healing",
        on=a.person(option.hero),
        rule="dc.end.phase",
        preview=Preview(pieces=(hero_id(option.hero),), style="help"),
    )
