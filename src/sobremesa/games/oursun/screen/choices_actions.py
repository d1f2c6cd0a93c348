"""What a character can do in its turn, as choices: moving, exploring, camping, making, helping."""

from __future__ import annotations

from sobremesa.games.oursun.options import (
    CallAlly,
    Charge,
    CollectRain,
    Deal,
    Discard,
    Eat,
    Explore,
    Loot,
    Move,
    Objective,
    Open,
    PickUp,
    Recon,
    Refill,
    Reveal,
    SendAlly,
    ShowSelf,
    Sleep,
    Sneak,
    Steal,
    Trade,
    Wait,
)
from sobremesa.games.oursun.rules.goods import on_tile
from sobremesa.games.oursun.rules.interactions import sleep_cost, tool_dice
from sobremesa.games.oursun.rules.movement import move_cost, night_die
from sobremesa.games.oursun.rules.objectives import TESTS_WANTED
from sobremesa.games.oursun.rules.odds import say_test
from sobremesa.kernel.scene import Choice, Preview

from .asking import Asking, Choosers, in_ap, joined, simple, warning
from .names import place_card_id, tile_id

# Moving


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
        text=a.text("option-move", tile=a.tile(option.to)),
        detail=joined(
            a.names.gear(option.boots) if boots else "", _entry(a, option.to), warning(a)
        ),
        cost=in_ap(a, max(1, cost - 1) if boots else cost),
        icon="walk",
        tone="move",
        on=(tile_id(option.to),),
        group="move",
        rule="sun.move.cost",
        preview=_route(a, option.to),
    )


def _charge(a: Asking, option: Charge) -> Choice:
    return Choice(
        text=a.text("option-charge", tile=a.tile(option.to)),
        detail=joined(a.text("about-charge"), warning(a)),
        cost=in_ap(a, 2),
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
        text=a.text("option-sneak", tile=a.tile(option.to)),
        detail=joined(
            a.names.gear(light) if light >= 0 else "", a.names.pool(dice), _entry(a, option.to)
        ),
        cost=in_ap(a, a.g.printed(a.g.map[option.to]).move + 1),
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
        text=a.text("option-explore", tile=a.tile(option.to)),
        detail="" if free else warning(a),
        cost=in_ap(a, 0 if free else 1),
        icon="treasure-map",
        on=(tile_id(option.to),),
        group="explore",
        rule="sun.explore.effect",
        preview=Preview(cells=(tile_id(option.to),), style="sight"),
    )


# Interactions without much to choose


def _wait(a: Asking, option: Wait) -> Choice:
    return Choice(
        text=a.text("option-wait"),
        detail=a.text("about-wait", ap=a.person.ap),
        cost=in_ap(a, 0),
        icon="hourglass",
        tone="end",
        key=a.text("key-end"),
        rule="sun.wait.cost",
    )


def _recon(a: Asking, option: Recon) -> Choice:
    return simple(a, "recon", "sun.recon.effect", detail=a.text("about-recon"))


def _pick_up(a: Asking, option: PickUp) -> Choice:
    tile = a.g.map[a.person.tile]
    there = a.names.loads(on_tile(tile), tile.cards)
    on = (place_card_id(a.person.tile),)
    return simple(a, "pick-up", "sun.pickup.effect", detail=there, on=on)


def _refill(a: Asking, option: Refill) -> Choice:
    return simple(a, "refill", "sun.refill.effect", detail=a.text("about-refill"))


def _rain(a: Asking, option: CollectRain) -> Choice:
    return simple(a, "rain", "sun.rain.effect")


def _eat(a: Asking, option: Eat) -> Choice:
    return simple(a, "eat", "sun.eat.cost")


def _sleep(a: Asking, option: Sleep) -> Choice:
    cost = sleep_cost(a.g, a.person)
    return simple(a, "sleep", "sun.sleep.effect", ap=cost, detail=a.text("about-sleep"))


def _discard(a: Asking, option: Discard) -> Choice:
    return simple(a, "discard", "sun.discard.effect", ap=0)


def _show(a: Asking, option: ShowSelf) -> Choice:
    return simple(a, "show", "sun.ruling.stealth-drop", ap=0)


def _loot(a: Asking, option: Loot) -> Choice:
    return Choice(
        text=a.text("option-loot", foe=a.names.foe(option.body)),
        detail=joined(a.text("about-loot"), warning(a)),
        cost=in_ap(a, 1),
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
        text=a.text("option-open", container=a.text(f"container-{kind}")),
        detail=joined(word, a.names.pool(tools), warning(a)),
        cost=in_ap(a, 1),
        odds=say_test(a.text, tools),
        icon="locked-chest",
        on=(f"container-{tile_id(a.person.tile)}",),
        rule="sun.container.test-kind",
    )


# Others


def _trade(a: Asking, option: Trade) -> Choice:
    who = a.names.the(a.g.people[option.who].id)
    return Choice(
        text=a.text("option-trade", who=who),
        detail=warning(a),
        cost=in_ap(a, 1),
        icon="trade",
        on=a.on_person(option.who),
        group="trade",
        rule="sun.trade.cost",
    )


def _deal(a: Asking, option: Deal) -> Choice:
    opened = a.person.dealing == option.trader
    return Choice(
        text=a.text("option-deal", trader=a.names.foe(option.trader)),
        detail=a.text("about-deal"),
        cost=in_ap(a, 0 if opened else 1),
        icon="trade",
        on=a.on_foe(option.trader),
        rule="sun.ruling.trader-session",
    )


def _steal(a: Asking, option: Steal) -> Choice:
    dice = a.test("stealth")
    return Choice(
        text=a.text("option-steal", trader=a.names.foe(option.trader)),
        detail=joined(a.text("about-steal"), a.names.pool(dice)),
        cost=in_ap(a, 1),
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
        text=words,
        detail=joined(detail, warning(a)),
        cost=in_ap(a, 1),
        odds=odds,
        icon="flag-objective",
        on=("mission-card",),
        rule="sun.mission.sequence",
    )


def _reveal(a: Asking, option: Reveal) -> Choice:
    return Choice(
        text=a.text("option-reveal"),
        detail=a.text("about-reveal"),
        cost=in_ap(a, 0),
        icon="cowled",
        group="" if a.ask.prompt == "sons" else "sons",
        rule="sun.ruling.sol-voluntary-reveal",
    )


def _call(a: Asking, option: CallAlly) -> Choice:
    return Choice(
        text=a.text("option-call", tile=a.tile(option.to)),
        detail=a.text("about-reveal"),
        cost=in_ap(a, 0),
        icon="rally-the-troops",
        on=(tile_id(option.to),),
        group="sons",
        rule="sun.mode.sol-ability-spawn",
    )


def _send(a: Asking, option: SendAlly) -> Choice:
    return Choice(
        text=a.text("option-send", foe=a.names.foe(option.enemy), tile=a.tile(option.to)),
        detail=joined(a.text("about-reveal"), warning(a)),
        cost=in_ap(a, 2),
        icon="rally-the-troops",
        on=a.on_foe(option.enemy),
        group="sons",
        rule="sun.mode.sol-ability-move",
    )


CHOICES: Choosers = {
    CallAlly: _call,
    Charge: _charge,
    CollectRain: _rain,
    Deal: _deal,
    Discard: _discard,
    Eat: _eat,
    Explore: _explore,
    Loot: _loot,
    Move: _move,
    Objective: _objective,
    Open: _open,
    PickUp: _pick_up,
    Recon: _recon,
    Refill: _refill,
    Reveal: _reveal,
    SendAlly: _send,
    ShowSelf: _show,
    Sleep: _sleep,
    Sneak: _sneak,
    Steal: _steal,
    Trade: _trade,
    Wait: _wait,
}
