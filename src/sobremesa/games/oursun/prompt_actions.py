"""What a character can do in its turn, as choices: moving, exploring, camping, making, helping."""

from __future__ import annotations

from sobremesa.kernel.scene import Choice, Preview

from . import icons
from .asking import Asking, Choosers, joined
from .foes import foes_of
from .goods import on_tile
from .interactions import sleep_cost, tool_dice
from .making import AMMO_RECIPES
from .movement import move_cost, night_die
from .names import gear_id, kind_id, place_card_id, tile_id
from .objectives import TESTS_WANTED
from .odds import say_test
from .options import (
    BuildStove,
    CallAlly,
    Charge,
    CollectRain,
    Cook,
    Craft,
    CraftAmmo,
    CraftCamp,
    Deal,
    Discard,
    Eat,
    Explore,
    Light,
    Load,
    LookAt,
    Loot,
    Move,
    Objective,
    Open,
    PickUp,
    Pitch,
    Recon,
    Refill,
    Reveal,
    SendAlly,
    SetTrap,
    ShowSelf,
    Sleep,
    Sneak,
    Steal,
    Strike,
    Trade,
    Treat,
    Unload,
    Use,
    Wait,
)

# Moving


def _warning(a: Asking) -> str:
    """Foes on the tile answer every action (sun.action.provokes)."""
    person = a.person
    if person.stealth:
        return ""
    count = len(foes_of(a.g, person))
    return a.text("warn-foes", count=count) if count else ""


def _ap(a: Asking, ap: int) -> str:
    return a.text("cost-ap", ap=ap) if ap else a.text("cost-free")


def _route(a: Asking, to: int) -> Preview:
    return Preview(path=(tile_id(a.person.tile), tile_id(to)))


def _entry(a: Asking, to: int) -> str:
    """What waits on a tile."""
    tile = a.g.map[to]
    live = a.g.live_symbols(tile) if not a.g.enemies_on(to) else 0
    enemies = ", ".join(a.names.foe(each.id) for each in a.g.enemies_on(to))
    return joined(
        a.text("warn-enemies", enemies=enemies) if enemies else "",
        a.text("warn-symbols", count=live) if live else "",
        a.text("warn-event") if tile.event else "",
    )


def _move(a: Asking, option: Move) -> Choice:
    cost = move_cost(a.g, a.person, option.to)
    boots = option.boots >= 0
    return Choice(
        index=0,
        text=a.text("option-move", tile=a.tile(option.to)),
        detail=joined(
            a.names.gear(option.boots) if boots else "", _entry(a, option.to), _warning(a)
        ),
        cost=_ap(a, max(1, cost - 1) if boots else cost),
        icon="walk",
        tone="move",
        on=(tile_id(option.to),),
        group="move",
        rule="sun.move.cost",
        preview=_route(a, option.to),
    )


def _charge(a: Asking, option: Charge) -> Choice:
    return Choice(
        index=0,
        text=a.text("option-charge", tile=a.tile(option.to)),
        detail=joined(a.text("about-charge"), _warning(a)),
        cost=_ap(a, 2),
        icon="sprint",
        tone="move",
        on=(tile_id(option.to),),
        group="charge",
        rule="sun.charge.effect",
        preview=_route(a, option.to),
    )


def _sneak(a: Asking, option: Sneak) -> Choice:
    light = option.light
    dice = a.test("stealth", night_die(a.g, a.person, light))
    return Choice(
        index=0,
        text=a.text("option-sneak", tile=a.tile(option.to)),
        detail=joined(
            a.names.gear(light) if light >= 0 else "", a.names.pool(dice), _entry(a, option.to)
        ),
        cost=_ap(a, a.g.printed(a.g.map[option.to]).move + 1),
        odds=say_test(a.text, dice),
        icon="footsteps",
        tone="move",
        on=(tile_id(option.to),),
        group="sneak",
        rule="sun.sneak.success",
        preview=_route(a, option.to),
    )


def _explore(a: Asking, option: Explore) -> Choice:
    free = a.ask.prompt == "old-map"
    return Choice(
        index=0,
        text=a.text("option-explore", tile=a.tile(option.to)),
        detail="" if free else _warning(a),
        cost=_ap(a, 0 if free else 1),
        icon="treasure-map",
        on=(tile_id(option.to),),
        group="explore",
        rule="sun.explore.effect",
        preview=Preview(cells=(tile_id(option.to),), style="sight"),
    )


# Interactions without much to choose


def _simple(
    a: Asking, word: str, rule: str, *, ap: int = 1, detail: str = "", on: tuple[str, ...] = ()
) -> Choice:
    return Choice(
        index=0,
        text=a.text(f"option-{word}"),
        detail=joined(detail, _warning(a) if ap else ""),
        cost=_ap(a, ap),
        icon=icons.ACTIONS.get(word, ""),
        on=on,
        rule=rule,
    )


def _wait(a: Asking, option: Wait) -> Choice:
    return Choice(
        index=0,
        text=a.text("option-wait"),
        detail=a.text("about-wait", ap=a.person.ap),
        cost=_ap(a, 0),
        icon="hourglass",
        tone="end",
        key=a.text("key-end"),
        rule="sun.wait.cost",
    )


def _recon(a: Asking, option: Recon) -> Choice:
    return _simple(a, "recon", "sun.recon.effect", detail=a.text("about-recon"))


def _pick_up(a: Asking, option: PickUp) -> Choice:
    tile = a.g.map[a.person.tile]
    there = a.names.loads(on_tile(tile), tile.cards)
    on = (place_card_id(a.person.tile),)
    return _simple(a, "pick-up", "sun.pickup.effect", detail=there, on=on)


def _refill(a: Asking, option: Refill) -> Choice:
    return _simple(a, "refill", "sun.refill.effect", detail=a.text("about-refill"))


def _rain(a: Asking, option: CollectRain) -> Choice:
    return _simple(a, "rain", "sun.rain.effect")


def _eat(a: Asking, option: Eat) -> Choice:
    return _simple(a, "eat", "sun.eat.cost")


def _sleep(a: Asking, option: Sleep) -> Choice:
    cost = sleep_cost(a.g, a.person)
    return _simple(a, "sleep", "sun.sleep.effect", ap=cost, detail=a.text("about-sleep"))


def _discard(a: Asking, option: Discard) -> Choice:
    return _simple(a, "discard", "sun.discard.effect", ap=0)


def _show(a: Asking, option: ShowSelf) -> Choice:
    return _simple(a, "show", "sun.ruling.stealth-drop", ap=0)


def _stove(a: Asking, option: BuildStove) -> Choice:
    return _simple(a, "stove", "sun.fire.stove-upgrade", detail=a.text("about-stove"))


def _cook(a: Asking, option: Cook) -> Choice:
    return _simple(a, "cook", "sun.fire.stove-cook", ap=2, detail=a.text("about-cook"))


def _strike(a: Asking, option: Strike) -> Choice:
    return _simple(a, "strike", "sun.camp.strike", detail=a.text("about-strike"))


def _with_card(a: Asking, word: str, card: int, rule: str, detail: str = "", ap: int = 1) -> Choice:
    return Choice(
        index=0,
        text=a.text(f"option-{word}", card=a.names.gear(card)),
        detail=joined(detail, _warning(a) if ap else ""),
        cost=_ap(a, ap),
        icon=icons.GEAR[a.g.book.gear[card]],
        on=(gear_id(card),),
        group="gear" if ap == 0 else "",
        rule=rule,
    )


def _light(a: Asking, option: Light) -> Choice:
    return _with_card(a, "light", option.card, "sun.fire.build", a.text("about-light"))


def _pitch(a: Asking, option: Pitch) -> Choice:
    return _with_card(a, "pitch", option.card, "sun.camp.pitch", a.text("about-camp"))


def _set_trap(a: Asking, option: SetTrap) -> Choice:
    return _with_card(a, "set-trap", option.card, "sun.use.cost", a.text("about-trap"))


def _load(a: Asking, option: Load) -> Choice:
    return _with_card(a, "load", option.card, "sun.ruling.craft-ammo-load", ap=0)


def _unload(a: Asking, option: Unload) -> Choice:
    return _with_card(a, "unload", option.card, "sun.ruling.craft-ammo-load", ap=0)


def _loot(a: Asking, option: Loot) -> Choice:
    return Choice(
        index=0,
        text=a.text("option-loot", foe=a.names.foe(option.body)),
        detail=joined(a.text("about-loot"), _warning(a)),
        cost=_ap(a, 1),
        icon="swap-bag",
        on=a.on_foe(option.body),
        rule="sun.loot.roll",
    )


def _open(a: Asking, option: Open) -> Choice:
    g, tile = a.g, a.g.map[a.person.tile]
    printed = option.container == "printed"
    kind, _, holds = option.container.partition(":")
    kind = g.printed(tile).container if printed else kind
    tools = a.test(kind, tool_dice(a.g, a.person, kind))
    word = a.names.kind(holds) if holds else a.text("loot-cards")
    return Choice(
        index=0,
        text=a.text("option-open", container=a.text(f"container-{kind}")),
        detail=joined(word, a.names.pool(tools), _warning(a)),
        cost=_ap(a, 1),
        odds=say_test(a.text, tools),
        icon="locked-chest",
        on=(f"container-{tile_id(a.person.tile)}",),
        rule="sun.container.test-kind",
    )


# Making things


def _craft(a: Asking, option: Craft) -> Choice:
    recipe = a.names.heap(a.g.book.recipes[option.kind])
    saved = a.text("about-spared", cube=a.names.cube(option.spared)) if option.spared >= 0 else ""
    return Choice(
        index=0,
        text=a.text("option-craft", card=a.names.kind(option.kind)),
        detail=joined(recipe, saved, a.names.kind_text(option.kind), _warning(a)),
        cost=_ap(a, 1),
        icon=icons.GEAR[option.kind],
        tone="card",
        on=(kind_id(option.kind),),
        group="craft",
        rule="sun.craft.effect",
    )


def _craft_camp(a: Asking, option: CraftCamp) -> Choice:
    saved = a.text("about-spared", cube=a.names.cube(option.spared)) if option.spared >= 0 else ""
    return Choice(
        index=0,
        text=a.text("option-craft-camp"),
        detail=joined(a.names.heap(a.g.book.recipes["tent"]), saved, a.text("about-camp")),
        cost=_ap(a, 1),
        icon="camping-tent",
        tone="card",
        on=(kind_id("tent"),),
        group="craft",
        rule="sun.ruling.camp-craft-direct",
    )


def _craft_ammo(a: Asking, option: CraftAmmo) -> Choice:
    need, count = AMMO_RECIPES[option.kind]
    return Choice(
        index=0,
        text=a.text("option-craft-ammo", ammo=a.names.count(option.kind, count)),
        detail=joined(a.names.count(need, 1), _warning(a)),
        cost=_ap(a, 1),
        icon=icons.ACTIONS["craft-ammo"],
        tone="card",
        group="craft",
        rule="sun.ammo.craft",
    )


# Using gear and abilities


def _use(a: Asking, option: Use) -> Choice:
    g, gear = a.g, a.g.gear(option.card)
    charged = option.how == "charge"
    words = {"card": a.names.gear(option.card)}
    if charged:
        words["other"] = a.names.gear(option.who)
    elif option.who >= 0:
        words["who"] = a.names.whom(g.people[option.who].kind)
    on: tuple[str, ...] = (gear_id(option.card),)
    if option.who >= 0:
        on += (gear_id(option.who),) if charged else a.on_person(option.who)
    return Choice(
        index=0,
        text=a.text(f"option-use-{option.how}", **words),
        detail=joined(a.names.kind_text(gear.id), _warning(a) if gear.ap else ""),
        cost=_ap(a, gear.ap),
        icon=icons.GEAR[gear.id],
        on=on,
        group="gear",
        rule="sun.use.cost",
    )


def _look_at(a: Asking, option: LookAt) -> Choice:
    return Choice(
        index=0,
        text=a.text(f"option-look-{option.deck}"),
        detail=a.names.kind_text("radio"),
        cost=_ap(a, 0),
        icon="pocket-radio",
        on=(gear_id(option.card),),
        group="gear",
        rule="sun.use.cost",
    )


def _treat(a: Asking, option: Treat) -> Choice:
    who = a.names.whom(a.g.people[option.who].kind)
    return Choice(
        index=0,
        text=a.text(f"option-treat-{option.how}", who=who),
        detail=joined(a.text("char-medic-text"), _warning(a)),
        cost=_ap(a, 1),
        icon="first-aid-kit",
        on=a.on_person(option.who),
        rule="sun.ruling.ability-timing",
    )


# Others


def _trade(a: Asking, option: Trade) -> Choice:
    who = a.names.the(a.g.people[option.who].kind)
    return Choice(
        index=0,
        text=a.text("option-trade", who=who),
        detail=_warning(a),
        cost=_ap(a, 1),
        icon="trade",
        on=a.on_person(option.who),
        group="trade",
        rule="sun.trade.cost",
    )


def _deal(a: Asking, option: Deal) -> Choice:
    opened = a.person.dealing == option.trader
    return Choice(
        index=0,
        text=a.text("option-deal", trader=a.names.foe(option.trader)),
        detail=a.text("about-deal"),
        cost=_ap(a, 0 if opened else 1),
        icon="trade",
        on=a.on_foe(option.trader),
        rule="sun.ruling.trader-session",
    )


def _steal(a: Asking, option: Steal) -> Choice:
    dice = a.test("stealth")
    return Choice(
        index=0,
        text=a.text("option-steal", trader=a.names.foe(option.trader)),
        detail=joined(a.text("about-steal"), a.names.pool(dice)),
        cost=_ap(a, 1),
        odds=say_test(a.text, dice),
        icon="robber-mask",
        tone="attack",
        on=a.on_foe(option.trader),
        rule="sun.trader.steal-cost",
    )


# The mission and the Sons of Liberty


def _objective(a: Asking, option: Objective) -> Choice:
    what, _, count = option.what.partition(":")
    odds = detail = ""
    if what in TESTS_WANTED:
        dice = a.test(TESTS_WANTED[what][0])
        odds, detail = say_test(a.text, dice), a.names.pool(dice)
        words = a.text(f"option-objective-{what}")
    elif count:
        words = a.text(f"option-objective-{what}", count=int(count))
    else:
        words = a.text("option-objective-deliver", thing=a.names.thing(what))
    return Choice(
        index=0,
        text=words,
        detail=joined(detail, _warning(a)),
        cost=_ap(a, 1),
        odds=odds,
        icon="flag-objective",
        on=("mission-card",),
        rule="sun.mission.sequence",
    )


def _reveal(a: Asking, option: Reveal) -> Choice:
    return Choice(
        index=0,
        text=a.text("option-reveal"),
        detail=a.text("about-reveal"),
        cost=_ap(a, 0),
        icon="cowled",
        group="" if a.ask.prompt == "sons" else "sons",
        rule="sun.ruling.sol-voluntary-reveal",
    )


def _call(a: Asking, option: CallAlly) -> Choice:
    return Choice(
        index=0,
        text=a.text("option-call", tile=a.tile(option.to)),
        detail=a.text("about-reveal"),
        cost=_ap(a, 0),
        icon="rally-the-troops",
        on=(tile_id(option.to),),
        group="sons",
        rule="sun.mode.sol-ability-spawn",
    )


def _send(a: Asking, option: SendAlly) -> Choice:
    return Choice(
        index=0,
        text=a.text("option-send", foe=a.names.foe(option.enemy), tile=a.tile(option.to)),
        detail=joined(a.text("about-reveal"), _warning(a)),
        cost=_ap(a, 2),
        icon="rally-the-troops",
        on=a.on_foe(option.enemy),
        group="sons",
        rule="sun.mode.sol-ability-move",
    )


CHOICES: Choosers = {
    BuildStove: _stove,
    CallAlly: _call,
    Charge: _charge,
    CollectRain: _rain,
    Cook: _cook,
    Craft: _craft,
    CraftAmmo: _craft_ammo,
    CraftCamp: _craft_camp,
    Deal: _deal,
    Discard: _discard,
    Eat: _eat,
    Explore: _explore,
    Light: _light,
    Load: _load,
    LookAt: _look_at,
    Loot: _loot,
    Move: _move,
    Objective: _objective,
    Open: _open,
    PickUp: _pick_up,
    Pitch: _pitch,
    Recon: _recon,
    Refill: _refill,
    Reveal: _reveal,
    SendAlly: _send,
    SetTrap: _set_trap,
    ShowSelf: _show,
    Sleep: _sleep,
    Sneak: _sneak,
    Steal: _steal,
    Strike: _strike,
    Trade: _trade,
    Treat: _treat,
    Unload: _unload,
    Use: _use,
    Wait: _wait,
}
