"""Choices of effects: which one, on whom and where."""

from __future__ import annotations

from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.options import Civilian, Person, Pick, Replace, Use, Zone
from sobremesa.games.dceased.rules.effects import cost_of
from sobremesa.kernel import Option, Register
from sobremesa.kernel.scene import Choice, Preview

from .asking import Asking
from .names import civilian_id, enemy_id, hero_id, zone_id
from .silhouettes import FIGURES

EFFECTS: Register[Asking, Option, Choice] = Register("a choice")


@EFFECTS.of(Use)
def use(a: Asking, option: Use) -> Choice:
    effect, content = option.effect, a.g.book.content
    trait = content.traits.get(effect)
    card = trait or content.equipment.get(effect) or content.civilians.get(effect)
    icon = card.icon if card else "sparkles"
    return Choice(
        text=a.text("option-use", effect=a.names.thing(effect)),
        detail=a.names.does(effect),
        cost=a.power(cost_of(a.g, effect)),
        icon=icon,
        tone="card",
        on=a.held(effect),
        group="effects" if isinstance(a.ask, ask.Act) else "",
        rule="dc.trait.free" if trait else "dc.ability.optional",
    )


@EFFECTS.of(Replace)
def replace(a: Asking, option: Replace) -> Choice:
    return Choice(
        text=a.text("option-replace", card=a.names.thing(option.card)),
        tone="card",
        on=a.held(option.card),
        rule="dc.trait.third",
    )


@EFFECTS.of(Pick)
def pick(a: Asking, option: Pick) -> Choice:
    who = a.enemy(option.enemy, down=option.down)
    piece = enemy_id(option.enemy, option.zone, down=option.down)
    return Choice(
        text=a.text("option-pick", enemy=who, zone=option.zone),
        icon="hand",
        on=(piece, zone_id(option.zone)),
        rule=a.ask.rule,
        preview=Preview(pieces=(piece,), style="attack"),
    )


@EFFECTS.of(Zone)
def zone(a: Asking, option: Zone) -> Choice:
    zone = a.g.book.zone[option.zone]
    crowd = a.crowd(zone) if a.g.is_infested(zone) else ""
    return Choice(
        text=a.text("option-zone", zone=option.zone),
        detail=crowd,
        on=(zone_id(option.zone),),
        rule=a.ask.rule,
        preview=Preview(cells=(zone_id(option.zone),), style="area"),
    )


@EFFECTS.of(Person)
def person(a: Asking, option: Person) -> Choice:
    return Choice(
        text=a.names.thing(option.hero),
        icon=FIGURES.of(a.g.book.heroes[option.hero]),
        on=a.person(option.hero),
        rule=a.ask.rule,
        preview=Preview(pieces=(hero_id(option.hero),), style="help"),
    )


@EFFECTS.of(Civilian)
def civilian(a: Asking, option: Civilian) -> Choice:
    return Choice(
        text=a.names.thing(option.civilian),
        icon=a.g.book.content.civilians[option.civilian].icon,
        on=(civilian_id(option.civilian),),
        rule="dc.push.friends",
        preview=Preview(pieces=(civilian_id(option.civilian),), style="help"),
    )
