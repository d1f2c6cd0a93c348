"""A hero's Turn: Actions, free Actions and effects in any order, until it ends."""

from __future__ import annotations

from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.content.effect_base import Deed
from sobremesa.games.dceased.content.effects import FreeDeed, FreeMove, FreeTrade
from sobremesa.games.dceased.events.turns import LeftBoard, TurnBegan, TurnEnded
from sobremesa.games.dceased.options import (
    Attack,
    Collect,
    EndTurn,
    GainTrait,
    Interact,
    Leave,
    Move,
    Open,
    PowerUp,
    Rescue,
    Trade,
    Use,
)
from sobremesa.games.dceased.state import LEFT, NOBODY, Hero, Night
from sobremesa.kernel import PASS, Flow, Option, Register

from .aftermath import attack_and_after
from .deeds import (
    ACTION,
    collect,
    find_options,
    interact,
    interact_options,
    open_,
    open_options,
    power_up,
    rescue_,
)
from .effects import usable, use
from .heroes import MOST_POWER, actions_of, payable, talents_of
from .lessons import learn
from .missions import judge
from .movement import WALK, free_moves, make_move, move_options
from .pending import is_pending, settle
from .trading import trade, trade_options
from .traits import can_draw, draw_trait
from .weapons import targets

END_TURN, POWER_UP, GAIN_TRAIT, LEAVE = EndTurn(), PowerUp(), GainTrait(), Leave()


def begin_turn(g: Night, hero: Hero) -> None:
    """All Actions, and what works once a Turn works again: dc.ability.once."""
    g.current, g.actions = hero.id, actions_of(hero)
    g.trait_gained, g.refused, g.cards_used, hero.used = False, (), (), ()
    g.tell(TurnBegan(hero.id, g.actions))


def turn(g: Night, hero: Hero) -> Flow[None]:
    """One hero acts until its Turn is over: dc.player.no-interleave."""
    while g.current == hero.id:
        if is_pending(g):
            yield from settle(g)
            continue
        answer = yield from ask.Act(hero.seat, options_of(g, hero), hero.id, anchor=True)
        flow = deeds(g, answer)
        if flow is not None:
            yield from flow
        judge(g)


def options_of(g: Night, hero: Hero) -> list[ask.Deed]:
    """Everything that the hero may do now: dc.turn.list."""
    options: list[ask.Deed] = []
    talents = talents_of(g, hero)
    if g.actions:
        options += move_options(g, hero, WALK, talents)
    if FreeMove in talents:
        for by in free_moves(g, hero, talents[FreeMove]):
            options += move_options(g, hero, by, talents)
    if g.actions:
        _add_actions(g, hero, options)
    if FreeDeed in talents:
        for free in payable(g, hero, talents[FreeDeed]):
            deeds_of = open_options if free.deed == "open" else interact_options
            options += deeds_of(g, hero, free.id)
    couriers = payable(g, hero, talents[FreeTrade]) if FreeTrade in talents else ()
    if g.actions or couriers:
        options += trade_options(g, hero, couriers)
    if talents[Deed]:
        options += usable(g, hero, payable(g, hero, talents[Deed]))
    options.append(END_TURN)
    return options


def _add_actions(g: Night, hero: Hero, options: list[ask.Deed]) -> None:
    """What costs an Action besides a Move; most Zones hold nothing to do it with."""
    zone = hero.zone
    if g.infested & g.book.views[g.open_doors].sight[zone]:
        options += targets(g, hero)
    if g.book.board.doors_at[zone] & ~g.open_doors:
        options += open_options(g, hero, ACTION)
    if zone in g.tokens.values():
        options += interact_options(g, hero, ACTION)
    if zone in g.hidden_gear or zone in g.civilians.values():
        options += find_options(g, hero)
    if hero.power < MOST_POWER:
        options.append(POWER_UP)
    if not g.trait_gained and can_draw(g):
        options.append(GAIN_TRAIT)


# One function for each kind of option


deeds: Register[Night, Option, Flow[None] | None] = Register("a deed")
"""What the hero whose Turn it is does; there is a flow to follow where it may ask something."""


@deeds.of(Move)
def _move(g: Night, option: Move) -> Flow[None]:
    learn(g, "move")
    return make_move(g, g.acting, option)


@deeds.of(Attack)
def _attack(g: Night, option: Attack) -> Flow[None]:
    g.actions -= 1
    learn(g, "attack")
    return attack_and_after(g, g.acting, option)


@deeds.of(Open)
def _open(g: Night, option: Open) -> None:
    open_(g, g.acting, option)


@deeds.of(Interact)
def _interact(g: Night, option: Interact) -> None:
    interact(g, g.acting, option)


@deeds.of(Rescue)
def _rescue(g: Night, option: Rescue) -> None:
    g.actions -= 1
    rescue_(g, g.acting, option)


@deeds.of(Collect)
def _collect(g: Night, option: Collect) -> Flow[None]:
    g.actions -= 1
    return collect(g, g.acting)


@deeds.of(PowerUp)
def _power_up(g: Night, option: PowerUp) -> None:
    power_up(g, g.acting)


@deeds.of(GainTrait)
def _gain_trait(g: Night, option: GainTrait) -> Flow[None]:
    """Once per Turn as an Action: dc.trait.once-per-turn."""
    g.actions -= 1
    g.trait_gained = True
    learn(g, "gain-trait")
    return draw_trait(g, g.acting)


@deeds.of(Trade)
def _trade(g: Night, option: Trade) -> Flow[None]:
    return trade(g, g.acting, option)


@deeds.of(Use)
def _use(g: Night, option: Use) -> Flow[None]:
    return use(g, g.acting, option.effect)


@deeds.of(EndTurn)
def _end_turn(g: Night, option: EndTurn) -> Flow[None]:
    """The token is turned to red; in an Exit without Enemies the hero may leave: dc.end.exit."""
    hero = g.acting
    if g.book.exit_bit >> hero.zone & 1 and not g.is_infested(hero.zone):
        answer = yield from ask.Leave(hero.seat, [PASS, LEAVE], hero.id)
        if answer == LEAVE:
            leave(g, hero)
    hero.ready = False
    g.current, g.actions = NOBODY, 0
    g.tell(TurnEnded(hero.id))


def leave(g: Night, hero: Hero) -> None:
    """It is out of reach, with all that it has; its XP still counts: dc.end.exit-status, -goods."""
    hero.status = LEFT
    g.gone += hero.escorts
    g.tell(LeftBoard(hero.id, g.name(hero.zone), hero.escorts))
    hero.escorts = ()
