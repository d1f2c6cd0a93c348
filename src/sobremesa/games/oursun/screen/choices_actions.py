"""What a character can do in its turn, as choices: moving, exploring, camping, making, helping."""

from __future__ import annotations

from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.things import ware
from sobremesa.games.oursun.options.cards import CallAlly, Objective, Reveal, SendAlly
from sobremesa.games.oursun.options.ids import Place
from sobremesa.games.oursun.options.interactions import (
    CollectRain,
    Discard,
    Eat,
    Loot,
    Open,
    PickUp,
    Recon,
    Refill,
    Sleep,
)
from sobremesa.games.oursun.options.movement import Charge, Explore, Move, Sneak
from sobremesa.games.oursun.options.trade import Deal, Steal, Trade
from sobremesa.games.oursun.options.turn import ShowSelf, Wait
from sobremesa.games.oursun.rules.goods import on_tile
from sobremesa.games.oursun.rules.interactions import sleep_cost
from sobremesa.games.oursun.rules.looting import container_of, tool_dice
from sobremesa.games.oursun.rules.movement import move_cost, night_die
from sobremesa.games.oursun.rules.objectives import task_of, work_of
from sobremesa.kernel import Option, Register, joined
from sobremesa.kernel.scene import Choice, Preview

from .asking import Asking, in_ap, say_test, simple, warning
from .names import foe_id, place_card_id, tile_id

CHOICES: Register[Asking, Option, Choice] = Register("a choice")


# Moving


def _route(a: Asking, to: Place) -> Preview:
    return Preview(path=(tile_id(a.person.tile), tile_id(to)))


def _entry(a: Asking, to: Place) -> str:
    """What waits on a tile."""
    tile = a.g.map[to]
    live = a.g.live_symbols(tile) if not a.g.enemies_on(to) else 0
    enemies = ", ".join(a.names.foe(each.id) for each in a.g.enemies_on(to))
    return joined(
        a.text("warn-enemies", enemies=enemies) if enemies else "",
        a.text("warn-symbols", count=live) if live else "",
        a.text("warn-event") if tile.event else "",
    )


@CHOICES.of(Move)
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


@CHOICES.of(Charge)
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


@CHOICES.of(Sneak)
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


@CHOICES.of(Explore)
def _explore(a: Asking, option: Explore) -> Choice:
    free = isinstance(a.ask, ask.OldMap)
    return Choice(
        text=a.text("option-explore", tile=a.tile(option.to)),
        detail="" if free else warning(a),
        cost=in_ap(a, 0 if free else 1),
        icon="treasure-map",
        on=(tile_id(option.to),),
        group="explore",
        rule="sun.explore.effect",
        preview=Preview(cells=(tile_id(option.to),), style="sight"),
        warning=a.text("stake-explore") if not free and a.person.ap == 1 else "",
    )


# Interactions without much to choose


@CHOICES.of(Wait)
def _wait(a: Asking, option: Wait) -> Choice:
    return Choice(
        text=a.text("option-wait"),
        detail=a.text("about-wait", ap=a.person.ap),
        cost=in_ap(a, 0),
        icon="hourglass",
        tone="end",
        rule="sun.wait.cost",
        warning=a.text("stake-wait", ap=a.person.ap) if a.person.ap > 1 else "",
    )


@CHOICES.of(Recon)
def _recon(a: Asking, option: Recon) -> Choice:
    return simple(a, "recon", "sun.recon.effect", detail=a.text("about-recon"))


@CHOICES.of(PickUp)
def _pick_up(a: Asking, option: PickUp) -> Choice:
    tile = a.g.map[a.person.tile]
    there = a.names.loads(on_tile(tile), tile.cards)
    on = (place_card_id(a.person.tile),)
    return simple(a, "pick-up", "sun.pickup.effect", detail=there, on=on)


@CHOICES.of(Refill)
def _refill(a: Asking, option: Refill) -> Choice:
    return simple(a, "refill", "sun.refill.effect", detail=a.text("about-refill"))


@CHOICES.of(CollectRain)
def _rain(a: Asking, option: CollectRain) -> Choice:
    return simple(a, "rain", "sun.rain.effect")


@CHOICES.of(Eat)
def _eat(a: Asking, option: Eat) -> Choice:
    return simple(a, "eat", "sun.eat.cost")


@CHOICES.of(Sleep)
def _sleep(a: Asking, option: Sleep) -> Choice:
    cost = sleep_cost(a.g, a.person)
    return simple(a, "sleep", "sun.sleep.effect", ap=cost, detail=a.text("about-sleep"))


@CHOICES.of(Discard)
def _discard(a: Asking, option: Discard) -> Choice:
    return simple(a, "discard", "sun.discard.effect", ap=0)


@CHOICES.of(ShowSelf)
def _show(a: Asking, option: ShowSelf) -> Choice:
    return simple(a, "show", "sun.ruling.stealth-drop", ap=0)


@CHOICES.of(Loot)
def _loot(a: Asking, option: Loot) -> Choice:
    return Choice(
        text=a.text("option-loot", foe=a.names.foe(option.body)),
        detail=joined(a.text("about-loot"), warning(a)),
        cost=in_ap(a, 1),
        icon="swap-bag",
        on=a.on_foe(option.body),
        rule="sun.loot.roll",
        preview=a.show_foe(option.body),
    )


@CHOICES.of(Open)
def _open(a: Asking, option: Open) -> Choice:
    container = container_of(a.g, a.g.tile_of(a.person), option)
    tools = a.test(container.test, tool_dice(a.g, a.person, container.test))
    word = a.names.kind(container.holds) if container.holds else a.text("loot-cards")
    return Choice(
        text=a.text("option-open", container=a.text(f"container-{container.test}")),
        detail=joined(word, a.names.pool(tools), warning(a)),
        cost=in_ap(a, 1),
        odds=say_test(a.text, tools),
        icon="locked-chest",
        on=(f"container-{tile_id(a.person.tile)}",),
        rule="sun.container.test-kind",
        preview=a.show(a.person.tile),
    )


# Others


@CHOICES.of(Trade)
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
        preview=a.show_person(option.who),
    )


@CHOICES.of(Deal)
def _deal(a: Asking, option: Deal) -> Choice:
    opened = a.person.dealing == option.trader
    return Choice(
        text=a.text("option-deal", trader=a.names.foe(option.trader)),
        detail=a.text("about-deal"),
        cost=in_ap(a, 0 if opened else 1),
        icon="trade",
        on=a.on_foe(option.trader),
        rule="sun.ruling.trader-session",
        preview=a.show_foe(option.trader),
    )


@CHOICES.of(Steal)
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
        preview=a.show_foe(option.trader, "attack"),
    )


# The mission and the Sons of Liberty


@CHOICES.of(Objective)
def _objective(a: Asking, option: Objective) -> Choice:
    what, count = task_of(option)
    odds = detail = ""
    if (work := work_of(a.g, option)) is not None:
        dice = a.test(work.test)
        odds, detail = say_test(a.text, dice), a.names.pool(dice)
        words = a.text(f"option-objective-{what}")
    elif count:
        words = a.text(f"option-objective-{what}", count=count)
    else:
        words = a.text("option-objective-deliver", thing=a.names.thing(ware(what)))
    return Choice(
        text=words,
        detail=joined(detail, warning(a)),
        cost=in_ap(a, 1),
        odds=odds,
        icon="flag-objective",
        on=("mission-card",),
        rule="sun.mission.sequence",
    )


@CHOICES.of(Reveal)
def _reveal(a: Asking, option: Reveal) -> Choice:
    return Choice(
        text=a.text("option-reveal"),
        detail=a.text("about-reveal"),
        cost=in_ap(a, 0),
        icon="cowled",
        group="" if isinstance(a.ask, ask.Sons) else "sons",
        rule="sun.ruling.sol-voluntary-reveal",
    )


@CHOICES.of(CallAlly)
def _call(a: Asking, option: CallAlly) -> Choice:
    return Choice(
        text=a.text("option-call", tile=a.tile(option.to)),
        detail=a.text("about-reveal"),
        cost=in_ap(a, 0),
        icon="rally-the-troops",
        on=(tile_id(option.to),),
        group="sons",
        rule="sun.mode.sol-ability-spawn",
        preview=a.show(option.to, style="area"),
    )


@CHOICES.of(SendAlly)
def _send(a: Asking, option: SendAlly) -> Choice:
    return Choice(
        text=a.text("option-send", foe=a.names.foe(option.enemy), tile=a.tile(option.to)),
        detail=joined(a.text("about-reveal"), warning(a)),
        cost=in_ap(a, 2),
        icon="rally-the-troops",
        on=a.on_foe(option.enemy),
        group="sons",
        rule="sun.mode.sol-ability-move",
        preview=Preview(
            path=(tile_id(a.g.enemies[option.enemy].tile), tile_id(option.to)),
            pieces=(foe_id(option.enemy),),
        ),
    )
