"""Every option as a choice: its words, its price, its odds, and where it can be clicked."""

from __future__ import annotations

from sobremesa.games.dceased.options import (
    Activate,
    Agree,
    Assign,
    Attack,
    Bottom,
    Civilian,
    Collect,
    EndTurn,
    GainTrait,
    Go,
    Hand,
    Heal,
    Hit,
    Interact,
    Keep,
    Leave,
    Move,
    Open,
    Person,
    Pick,
    PowerUp,
    Recruit,
    Replace,
    Reroll,
    Rescue,
    Roll,
    Route,
    Sacrifice,
    Trade,
    Use,
    Ward,
    Zone,
)
from sobremesa.games.dceased.rules.attack import GEAR, REACH, accuracy_of, gear_ability, profile_of
from sobremesa.games.dceased.rules.heroes import actions_of, full_health, has
from sobremesa.games.dceased.rules.movement import NO_AID, WALK, plan_of
from sobremesa.games.dceased.state import FALLEN, Hero
from sobremesa.kernel.scene import Choice, Preview

from .asking import Asking, Choosers, joined
from .names import (
    civilian_id,
    door_id,
    enemy_id,
    fallen_id,
    held_id,
    hero_card_id,
    token_id,
    zone_id,
)

FACES = 6

# Heroes and their Turns


def _recruit(a: Asking, option: Recruit) -> Choice:
    card = a.g.book.heroes[option.hero]
    return Choice(
        text=a.names.thing(option.hero),
        detail=a.names.thing(card.blue),
        icon=card.icon,
        on=(hero_card_id(option.hero),),
        rule="dc.setup.heroes",
    )


def _activate(a: Asking, option: Activate) -> Choice:
    hero = a.g.heroes[option.hero]
    return Choice(
        text=a.text("option-activate", hero=a.names.thing(hero.id)),
        detail=a.text(
            "hero-state", health=hero.health, most=full_health(a.g, hero), power=hero.power,
            actions=actions_of(hero),
        ),
        icon=a.g.book.heroes[hero.id].icon,
        on=a.person(hero.id),
        rule="dc.player.order",
    )  # fmt: skip


def _move(a: Asking, option: Move) -> Choice:
    g, hero = a.g, a.actor
    plan = plan_of(g, hero, option)
    aids = [] if option.aid == NO_AID else [a.names.thing(aid) for aid in option.aid.split("+")]
    ways = [] if option.by == WALK else [a.names.thing(option.by)]
    far = a.text("move-far", zones=plan.zones) if plan.zones > 1 else ""
    enemies = a.text("move-enemies", count=plan.enemies) if plan.enemies else ""
    return Choice(
        text=a.text("option-move", zone=option.zone),
        detail=joined(", ".join([*ways, *aids]), far, enemies, _danger(a, option.zone)),
        cost=_actions(a, plan.cost),
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


def _actions(a: Asking, cost: int) -> str:
    return a.text("cost-actions", count=cost) if cost else a.text("cost-free")


def _go(a: Asking, option: Go) -> Choice:
    return Choice(
        text=a.text("option-go", zone=option.zone),
        detail=_danger(a, option.zone) if a.ask.prompt == "go-on" else "",
        icon="walk",
        tone="move",
        on=(zone_id(option.zone),),
        rule="dc.move.multi-route" if a.ask.prompt == "go-on" else "dc.push.direction",
    )


def _attack(a: Asking, option: Attack) -> Choice:
    g, hero = a.g, a.actor if a.ask.prompt != "target" else a.g.heroes[a.parts[0]]
    profile = profile_of(g, hero, option.weapon)
    assert profile is not None
    accuracy = accuracy_of(g, hero, option.weapon, profile)
    weapon = a.names.thing(hero.gear) if option.weapon == GEAR else a.text(f"attack-{hero.id}")
    zone = g.book.zone[option.zone]
    dear = option.weapon == GEAR and gear_ability(g, hero) == "costs-power"
    aid = a.names.thing(REACH) if option.aid == REACH else ""
    cost = a.text("cost-free") if a.ask.prompt == "target" else _actions(a, 1)
    if dear:
        cost = joined(cost, a.text("cost-power", power=1))
    return Choice(
        text=a.text("option-attack", weapon=weapon, zone=option.zone),
        detail=joined(aid, _crowd(a, zone)),
        cost=cost,
        odds=_odds(a, profile.dice, accuracy),
        icon="crossed-swords" if profile.kind == "melee" else "crosshair",
        tone="attack",
        on=(zone_id(option.zone), *_pieces(a, zone)),
        rule="dc.attack.zone",
        preview=Preview(
            cells=(zone_id(option.zone),), pieces=tuple(_pieces(a, zone)), style="attack"
        ),
    )


def _odds(a: Asking, dice: int, accuracy: int) -> str:
    """How many hits to expect."""
    hits = dice * (FACES + 1 - accuracy) / FACES
    return a.text("odds-hits", dice=dice, accuracy=accuracy, hits=round(hits, 1))


def _crowd(a: Asking, zone: int) -> str:
    g = a.g
    walkers, brutes, runners = (
        g.horde[kind].get(zone, 0) + g.down[kind].get(zone, 0) for kind in range(FALLEN)
    )
    fallen = [each.id for each in g.fallen_at(zone)]
    return a.names.crowd(walkers, brutes, runners, fallen)


def _pieces(a: Asking, zone: int) -> list[str]:
    g, name = a.g, a.g.name(zone)
    found = [fallen_id(each.id) for each in g.fallen_at(zone)]
    for kind, word in enumerate(g.book.content.horde):
        if zone in g.horde[kind]:
            found.append(enemy_id(word, name))
        if zone in g.down[kind]:
            found.append(enemy_id(word, name, down=True))
    return found


def _end_turn(a: Asking, option: EndTurn) -> Choice:
    left = a.g.actions
    return Choice(
        text=a.text("option-end-turn"),
        detail=a.text("warn-actions", count=left) if left else "",
        icon="stop-sign",
        tone="end",
        key=a.text("key-end"),
        rule="dc.turn.forfeit",
    )


# Deeds


def _by(a: Asking, by: str) -> tuple[str, str]:
    """What a deed costs, and who helps."""
    if by == "action":
        return _actions(a, 1), ""
    return a.text("cost-free"), a.names.thing(by)


def _open(a: Asking, option: Open) -> Choice:
    cost, help = _by(a, option.by)
    door = a.g.book.board.door(option.door)
    fresh = 0
    for building in a.g.book.board.buildings_at(door, a.g.open_doors):
        fresh |= building & ~a.g.opened
    rooms = (fresh & a.g.book.marked).bit_count()
    return Choice(
        text=a.text("option-open", door=option.door),
        detail=joined(help, a.text("warn-reveal", rooms=rooms) if fresh else ""),
        cost=cost,
        icon="wooden-door",
        on=(door_id(option.door),),
        rule="dc.door.open",
    )


def _interact(a: Asking, option: Interact) -> Choice:
    cost, help = _by(a, option.by)
    return Choice(
        text=a.text("option-interact", token=a.names.thing(option.token)),
        detail=joined(help, a.names.about(option.token)),
        cost=cost,
        icon="hand",
        on=(token_id(option.token),),
        rule="dc.objective.interact",
    )


def _rescue(a: Asking, option: Rescue) -> Choice:
    free = a.ask.prompt != "act"
    return Choice(
        text=a.text("option-rescue", civilian=a.names.thing(option.civilian)),
        detail=a.names.about(option.civilian),
        cost=a.text("cost-free") if free else _actions(a, 1),
        icon="hand",
        on=(civilian_id(option.civilian),),
        rule="dc.civilian.rescue",
    )


def _collect(a: Asking, option: Collect) -> Choice:
    free = a.ask.prompt != "act"
    return Choice(
        text=a.text("option-collect"),
        cost=a.text("cost-free") if free else _actions(a, 1),
        icon="locked-chest",
        on=(f"hidden-gear-{a.g.name(a.actor.zone)}",),
        rule="dc.equipment.collect",
    )


def _power_up(a: Asking, option: PowerUp) -> Choice:
    hero = a.actor
    power = (3 if has(a.g, hero, "cell-recharge") else 2) + ("electrician" in hero.escorts)
    return Choice(
        text=a.text("option-power-up", power=power),
        cost=_actions(a, 1),
        icon="power-lightning",
        rule="dc.power.up",
    )


def _gain_trait(a: Asking, option: GainTrait) -> Choice:
    return Choice(
        text=a.text("option-gain-trait"),
        cost=_actions(a, 1),
        icon="card-draw",
        tone="card",
        on=("traits",),
        rule="dc.trait.gain",
    )


def _trade(a: Asking, option: Trade) -> Choice:
    cost, help = _by(a, option.by)
    return Choice(
        text=a.text("option-trade", hero=a.names.thing(option.hero)),
        detail=help,
        cost=cost,
        icon="trade",
        on=a.person(option.hero),
        rule="dc.trade.what",
    )


def _hand(a: Asking, option: Hand) -> Choice:
    giver, partner = a.g.heroes[a.parts[0]], a.g.heroes[a.parts[1]]
    ours = option.thing in (giver.gear, *giver.escorts, *giver.tokens)
    taker = partner if ours else giver
    return Choice(
        text=a.text("option-hand", thing=a.names.thing(option.thing), hero=a.names.thing(taker.id)),
        icon="trade",
        rule="dc.trade.what",
    )


def _leave(a: Asking, option: Leave) -> Choice:
    hero = a.actor
    who = a.names.things(hero.escorts)
    return Choice(
        text=a.text("option-leave"),
        detail=a.text("leave-with", who=who) if who else "",
        icon="exit-door",
        tone="move",
        rule="dc.end.exit",
    )


def _agree(a: Asking, option: Agree) -> Choice:
    return Choice(
        text=a.text("option-agree"),
        icon="shaking-hands",
        rule="dc.ruling.consent",
    )


# Effects


def _use(a: Asking, option: Use) -> Choice:
    effect, content = option.effect, a.g.book.content
    trait = content.traits.get(effect)
    card = trait or content.equipment.get(effect) or content.civilians.get(effect)
    icon = card.icon if card else "sparkles"
    power = trait.power if trait else POWER.get(effect, 0)
    return Choice(
        text=a.text("option-use", effect=a.names.thing(effect)),
        detail=a.names.about(effect),
        cost=a.text("cost-power", power=power) if power else a.text("cost-free"),
        icon=icon,
        tone="card",
        on=_held(a, effect),
        group="effects" if a.ask.prompt == "act" else "",
        rule="dc.trait.free" if trait else "dc.ability.optional",
    )


POWER = {"boom-tube": 2, "vanishing-act": 1, "grand-finale": 3}


def _held(a: Asking, card: str) -> tuple[str, ...]:
    """The cards of that name on the board of the hero that is asked."""
    hero = a.hero
    if hero is None:
        return ()
    found = [held_id(hero.id, each, n) for n, each in enumerate(hero.traits) if each == card]
    if card == hero.gear or card in hero.escorts:
        found.append(held_id(hero.id, card))
    return tuple(found)


def _roll(a: Asking, option: Roll) -> Choice:
    hero_id_, _, _, dice, accuracy = a.parts
    hero: Hero = a.g.heroes[hero_id_]
    more = option.power * (2 if has(a.g, hero, "overload") else 1)
    power = option.power
    return Choice(
        text=a.text("option-roll", dice=dice + more),
        cost=a.text("cost-power", power=power) if power else a.text("cost-free"),
        odds=_odds(a, dice + more, accuracy),
        icon="rolling-dices",
        tone="attack",
        rule="dc.power.spend-dice-rate",
    )


def _reroll(a: Asking, option: Reroll) -> Choice:
    return Choice(
        text=a.text("option-reroll", count=option.dice, effect=a.names.thing(option.effect)),
        cost=a.text("cost-power", power=1) if option.effect == "say-it-backwards" else "",
        icon="rolling-dices",
        on=_held(a, option.effect),
        rule="dc.attack.reroll",
    )


def _hit(a: Asking, option: Hit) -> Choice:
    zone = a.g.name(a.parts[1])
    return Choice(
        text=a.text("option-hit", enemy=a.enemy(option.enemy, down=option.down)),
        icon="crosshair",
        tone="attack",
        on=(enemy_id(option.enemy, zone, down=option.down),),
        rule="dc.attack.priority-tie" if a.ask.prompt == "hit" else "dc.attack.free-assignment",
    )


def _pick(a: Asking, option: Pick) -> Choice:
    who = a.enemy(option.enemy, down=option.down)
    return Choice(
        text=a.text("option-pick", enemy=who, zone=option.zone),
        icon="hand",
        on=(enemy_id(option.enemy, option.zone, down=option.down), zone_id(option.zone)),
        rule="dc.push.direction" if a.ask.prompt == "push" else "dc.enemy.knocked-down",
    )


def _zone(a: Asking, option: Zone) -> Choice:
    zone = a.g.book.zone[option.zone]
    crowd = _crowd(a, zone) if a.g.is_infested(zone) else ""
    return Choice(
        text=a.text("option-zone", zone=option.zone),
        detail=crowd,
        on=(zone_id(option.zone),),
        preview=Preview(cells=(zone_id(option.zone),), style="area"),
    )


def _person(a: Asking, option: Person) -> Choice:
    return Choice(
        text=a.names.thing(option.hero),
        icon=a.g.book.heroes[option.hero].icon,
        on=a.person(option.hero),
    )


def _keep(a: Asking, option: Keep) -> Choice:
    trait = option.card in a.g.book.traits
    text = a.names.about(option.card) if trait or _speaks(a, option.card) else ""
    return Choice(
        text=a.text("option-keep", card=a.names.thing(option.card)),
        detail=text,
        tone="card",
        rule="dc.trait.draw-more" if trait else "dc.equipment.choose",
    )


def _speaks(a: Asking, gear: str) -> bool:
    return bool(a.g.book.content.equipment[gear].ability)


def _replace(a: Asking, option: Replace) -> Choice:
    return Choice(
        text=a.text("option-replace", card=a.names.thing(option.card)),
        tone="card",
        on=_held(a, option.card),
        rule="dc.trait.third",
    )


# The Enemy Phase


def _assign(a: Asking, option: Assign) -> Choice:
    hero = a.g.heroes.get(option.target)
    detail = a.text("warn-civilian") if hero is None else a.text("health-left", health=hero.health)
    return Choice(
        text=a.text("option-assign", target=a.names.thing(option.target)),
        detail=detail,
        icon="bleeding-wound",
        on=(civilian_id(option.target),) if hero is None else a.person(hero.id),
        rule="dc.eattack.share",
    )


def _ward(a: Asking, option: Ward) -> Choice:
    shield = option.effect == "emerald-shield"
    return Choice(
        text=a.text(
            "option-ward", hero=a.names.thing(option.hero), effect=a.names.thing(option.effect)
        ),
        detail=a.names.about(option.effect),
        cost=a.text("cost-power", power=1) if shield else "",
        icon="shield",
        tone="card",
        rule="dc.ruling.wound-before-effects",
    )


def _sacrifice(a: Asking, option: Sacrifice) -> Choice:
    return Choice(
        text=a.text("option-sacrifice", civilian=a.names.thing(option.civilian)),
        detail=a.text("warn-civilian"),
        icon="tombstone",
        on=_held(a, option.civilian),
        rule="dc.wound.sacrifice",
    )


def _route(a: Asking, option: Route) -> Choice:
    return Choice(
        text=a.text("option-route", zone=option.zone),
        icon="walk",
        on=(zone_id(option.zone),),
        rule="dc.civact.tie" if a.ask.prompt == "civilian-way" else "dc.emove.split-odd",
    )


def _civilian(a: Asking, option: Civilian) -> Choice:
    return Choice(
        text=a.names.thing(option.civilian),
        icon=a.g.book.content.civilians[option.civilian].icon,
        on=(civilian_id(option.civilian),),
        rule="dc.push.friends",
    )


def _bottom(a: Asking, option: Bottom) -> Choice:
    return Choice(
        text=a.text("option-bottom"),
        icon="card-discard",
        tone="card",
        rule="dc.deck.bottom",
    )


def _heal(a: Asking, option: Heal) -> Choice:
    nurse = option.effect == "night-nurse"
    return Choice(
        text=a.text(
            "option-heal", hero=a.names.thing(option.hero), effect=a.names.thing(option.effect)
        ),
        cost=a.text("cost-power", power=1) if nurse else "",
        icon="healing",
        on=a.person(option.hero),
        rule="dc.end.phase",
    )


CHOICES: Choosers = {
    Recruit: _recruit, Activate: _activate, Move: _move, Go: _go, Attack: _attack,
    EndTurn: _end_turn, Open: _open, Interact: _interact, Rescue: _rescue, Collect: _collect,
    PowerUp: _power_up, GainTrait: _gain_trait, Trade: _trade, Hand: _hand, Leave: _leave,
    Agree: _agree, Use: _use, Roll: _roll, Reroll: _reroll, Hit: _hit, Pick: _pick, Zone: _zone,
    Person: _person, Keep: _keep, Replace: _replace, Assign: _assign, Ward: _ward,
    Sacrifice: _sacrifice, Route: _route, Civilian: _civilian, Bottom: _bottom, Heal: _heal,
}  # fmt: skip
