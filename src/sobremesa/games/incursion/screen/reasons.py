"""Why not: what a player may look for and not find, with the rule that says so."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from sobremesa.boards.square import FACINGS
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.content.schema import ALLIES, SIDE_NAMES, SIDES, SWD, Title
from sobremesa.games.incursion.options import (
    Activate,
    Aim,
    CardId,
    EndTurn,
    Kill,
    PickUp,
    Play,
    Ready,
    Snafu,
    StandUp,
    Step,
    Strike,
    UseDoor,
    Watch,
)
from sobremesa.games.incursion.rules.areas import can_flame
from sobremesa.games.incursion.rules.effects import cp_barred
from sobremesa.games.incursion.rules.entry import free_squares
from sobremesa.games.incursion.rules.forces import kinds_of, may_buy, points_left
from sobremesa.games.incursion.rules.movement import is_closed, may_carry
from sobremesa.games.incursion.rules.payment import budget
from sobremesa.games.incursion.rules.sight import seen_enemies
from sobremesa.games.incursion.state import NOBODY, Figure, Place, rival
from sobremesa.kernel.keeping import part
from sobremesa.kernel.scene import Declined, refused

from .asking import Asking
from .scene_board import door_state
from .silhouettes import FIGURES


def declined(a: Asking) -> Iterator[Declined]:
    """The reasons that belong to a question."""
    match a.ask:
        case ask.Act():
            yield from _of_figure(a, a.figure)
            yield from _of_hand(a)
        case ask.LastAct() | ask.Command():
            yield from _of_figure(a, a.figure)
        case ask.PlayerTurn():
            yield from _of_turn(a)
            yield from _of_hand(a)
        case ask.Force():
            yield from _of_force(a)
        case ask.Respond(card=card):
            yield from _of_kills(a, (card,))
        case ask.Checkpoint():
            yield from _of_kills(a, tuple(a.g.in_play))
        case _:
            return


# What a figure cannot do


def _of_figure(a: Asking, figure: Figure) -> Iterator[Declined]:
    points = budget(a.g, figure)
    if not points:
        yield refused(a.text, "actions", "no-points", "inc.act.ap-exhausted", "hourglass")
        return
    if figure.down:
        rule = "inc.ruling.knockdown-scope"
        yield refused(a.text, "attack", "down", rule, "falling")
        if not a.ask.offers(StandUp):
            yield refused(a.text, "stand-up", "points", "inc.ap.stand-up", "muscle-up", points=2)
    else:
        yield from _of_gun(a, figure)
        yield from _of_areas(a, figure, points)
        yield from _of_melee(a, figure)
    yield from _of_way(a, figure, points)
    yield from _of_doors(a, figure)
    yield from _of_beacon(a, figure)
    if cp_barred(a.g, figure):
        yield refused(a.text, "command", "no-radio", "inc.ruling.no-cp-effects", "radio-tower")


def _of_gun(a: Asking, figure: Figure) -> Iterator[Declined]:
    g, kind = a.g, a.g.book.kind[figure.kind]
    if kind.gun is None:
        if kind.areas:
            rule = "inc.rf.no-area-weapons"
            yield refused(a.text, "watch", "area-weapon", rule, "eye-target")
        return
    seen = seen_enemies(g, figure)
    if not seen:
        yield refused(a.text, "shoot", "nobody-seen", "inc.los.needed-to-shoot", "crosshair")
    if g.blaze == figure.id:
        yield refused(a.text, "watch", "blaze", "inc.ruling.blaze-procedure", "eye-target")
    elif seen and not a.ask.offers(Watch):
        who = a.names.figure(seen[0].id)
        yield refused(a.text, "watch", "sees-enemy", "inc.rf.who", "eye-target", enemy=who)


def _of_areas(a: Asking, figure: Figure, points: int) -> Iterator[Declined]:
    offered = {option.weapon for option in a.ask.options if isinstance(option, Aim)}
    for weapon in a.g.book.kind[figure.kind].areas:
        if weapon.id in offered:
            continue
        flames = weapon.area == "flames"
        icon = "flamethrower" if flames else "grenade"
        name = a.text(f"weapon-{weapon.id}")
        if not can_flame(a.g, figure):
            rule = "inc.ruling.flame-blocked" if flames else "inc.ruling.grenade-los"
            yield refused(a.text, "weapon", "wall-ahead", rule, icon, weapon=name)
        elif weapon.cost > points:
            rule = "inc.ap.flamethrower" if flames else "inc.ap.grenade"
            yield refused(a.text, "weapon", "points", rule, icon, weapon=name, points=weapon.cost)


def _of_melee(a: Asking, figure: Figure) -> Iterator[Declined]:
    """An enemy beside or behind cannot be struck without turning."""
    g = a.g
    near = g.stands[rival(figure.side)] & g.book.grid.within(figure.cell, 1)
    if near and not a.ask.offers(Strike):
        yield refused(a.text, "strike", "not-in-front", "inc.melee.front-three", "punch")


def _of_way(a: Asking, figure: Figure, points: int) -> Iterator[Declined]:
    """Why the figure cannot step straight ahead."""
    g, grid, facing = a.g, a.g.book.grid, figure.facing
    if any(isinstance(option, Step) and option.way == facing for option in a.ask.options):
        return
    target = grid.steps[facing][figure.cell]
    if target < 0:
        return
    cell = a.names.cell(target)
    door = grid.doors[facing][figure.cell]
    if door >= 0 and is_closed(g, door):
        rule = "inc.ruling.closed-door-blocks"
        yield refused(a.text, "forward", "door-closed", rule, "closed-doors", cell=cell)
    elif target == g.cave_in:
        rule = "inc.card.cave-in-effect"
        yield refused(a.text, "forward", "cave-in", rule, "falling-rocks", cell=cell)
    elif target in g.at:
        who = a.names.figure(g.at[target])
        rule = "inc.move.no-passing-figures"
        yield refused(a.text, "forward", "taken", rule, "walk", cell=cell, figure=who)
    elif g.flooded and points < 2:
        rule = "inc.ruling.flooded-costs"
        yield refused(a.text, "forward", "points", rule, "flood", cell=cell, points=2)


def _of_doors(a: Asking, figure: Figure) -> Iterator[Declined]:
    """Doors of the figure's square that it cannot use."""
    doors = a.g.book.grid.doors
    for way in FACINGS:
        door = doors[way][figure.cell]
        if door < 0 or UseDoor(door) in a.ask.options:
            continue
        kind, state = door_state(a.g, door)
        name = a.text(f"the-{kind}", number=door + 1)
        if state == "sealed":
            rule = "inc.m2.seal" if kind == "gate" else "inc.m1.sealed-doors"
            yield refused(a.text, "door", "sealed", rule, "padlock", door=name)
        elif way == figure.facing ^ 2:
            rule = "inc.door.operate-facing"
            yield refused(a.text, "door", "behind", rule, "closed-doors", door=name)


def _of_beacon(a: Asking, figure: Figure) -> Iterator[Declined]:
    """The beacon is at hand, and still the figure cannot take it."""
    g = a.g
    near = g.beacon >= 0 and g.book.grid.distance(figure.cell, g.beacon) <= 1
    if not near or a.ask.offers(PickUp):
        return
    icon = "satellite-communication"
    if g.blaze == figure.id:
        yield refused(a.text, "pick-up", "dying", "inc.ruling.blaze-counts-dead", icon)
    elif not may_carry(g, figure):
        zombie = g.book.kind[figure.kind].zombie
        rule = "inc.item.no-zombies" if zombie else "inc.item.no-blitzhund"
        yield refused(a.text, "pick-up", "no-hands", rule, icon)
    elif g.dropped not in (NOBODY, figure.id) and g.figures[g.dropped].side == figure.side:
        yield refused(a.text, "pick-up", "relay", "inc.item.no-relay", icon)
    else:
        yield refused(a.text, "pick-up", "not-facing", "inc.item.position-facing", icon)


# What a side cannot do


def _of_turn(a: Asking) -> Iterator[Declined]:
    g = a.g
    if not a.ask.offers(EndTurn):
        yield refused(a.text, "end-turn", "must-enter", "inc.ruling.must-enter", "stop-sign")
    frozen = [figure.id for figure in g.on_board(g.side) if figure.frozen]
    if frozen:
        rule = "inc.card.wild-weasel"
        who = a.names.figures(frozen)
        yield refused(a.text, "activate", "frozen", rule, "frozen-block", figure=who)
    done = [figure.id for figure in g.on_board(g.side) if figure.activated]
    if done and not a.ask.offers(Activate):
        yield refused(
            a.text, "activate-more", "all-activated", "inc.act.once-per-turn", "check-mark"
        )
    for figure in g.figures.values():
        blocked = (
            figure.side == g.side
            and figure.place == Place.WAITING
            and figure.point
            and not figure.activated
            and not free_squares(g, figure, figure.point)
        )
        if blocked:
            who = a.names.figure(figure.id)
            yield refused(
                a.text, "enter", "no-room", "inc.ruling.entry-blocked", "entry-door", figure=who
            )


def _of_hand(a: Asking) -> Iterator[Declined]:
    """Cards in one's own hand that cannot be played now."""
    g = a.g
    playable = {option.title for option in a.ask.options if isinstance(option, Play)}
    if a.ask.offers(Snafu):
        playable.add("snafu")
    for id in dict.fromkeys(g.card(card).id for card in g.hands[a.seat]):
        if id not in playable:
            key = "unplayable", g.book, a.seat, id
            yield part(a.names, key, partial(_unplayable, a, g.book.titles[id]))


def _unplayable(a: Asking, title: Title) -> Declined:
    card = a.names.title(title.id)
    if title.side and SIDES[title.side] != a.seat:
        side = a.names.side(SIDES[title.side])
        return refused(
            a.text,
            "play",
            "other-side",
            "inc.ruling.unplayable-cards",
            title.icon,
            card=card,
            side=side,
        )
    if title.window == "any":
        rule = "inc.ruling.snafu-targets"
        return refused(a.text, "play", "no-card", rule, title.icon, card=card)
    if title.window != "own":
        when = a.text(f"when-{title.window}")
        rule = "inc.deck.default-window"
        return refused(a.text, "play", "other-time", rule, title.icon, card=card, when=when)
    return refused(a.text, "play", "no-target", "inc.ruling.no-legal-target", title.icon, card=card)


def _of_kills(a: Asking, cards: tuple[CardId, ...]) -> Iterator[Declined]:
    """Cards that could be killed if there were more CP."""
    g = a.g
    for card in cards:
        if Kill(card) not in a.ask.options:
            kill = g.card(card).kill
            yield refused(
                a.text,
                "kill",
                "points-cp",
                "inc.ruling.cp-all-at-once",
                "cancel",
                card=a.names.card(card),
                points=kill,
                cp=g.cp[a.seat],
            )


def _of_force(a: Asking) -> Iterator[Declined]:
    """Why a figure cannot be bought, and why a force is not enough yet."""
    g, side = a.g, a.seat
    if not a.ask.offers(Ready):
        rule = "inc.force.swd-minimum-zombies" if side == SWD else "inc.ruling.min-force"
        yield refused(
            a.text,
            "ready",
            f"too-few-{SIDE_NAMES[side]}",
            rule,
            "check-mark",
            count=g.book.mission.allied_figures,
        )
    force, left = g.forces[side], points_left(g, side)
    for kind in kinds_of(g, side):
        if may_buy(g, side, kind):
            continue
        profile, name = g.book.figures[kind], a.names.kind(kind)
        if profile.limit and force.figures.count(kind) >= profile.limit:
            rule = "inc.force.figure-limit"
            yield refused(
                a.text, "buy", "limit", rule, FIGURES.of(profile), kind=name, limit=profile.limit
            )
        elif profile.rp > left:
            rule = "inc.force.rp-limit"
            yield refused(
                a.text, "buy", "price", rule, FIGURES.of(profile), kind=name, points=profile.rp
            )
        else:
            rule = "inc.ruling.min-force" if side == ALLIES else "inc.force.swd-minimum-zombies"
            yield refused(a.text, "buy", "reserve", rule, FIGURES.of(profile), kind=name)
