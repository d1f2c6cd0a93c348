"""Reactions, and the fight for one's life."""

from __future__ import annotations

from typing import TypeAlias

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.agenda import Doing
from sobremesa.games.torgue.content.book import COMPANION
from sobremesa.games.torgue.events import Reacted, Survived
from sobremesa.games.torgue.options import Act, Decline, Gunzerk, React, Reacting
from sobremesa.games.torgue.state import Companion, Hunter, Show
from sobremesa.kernel import PASS, Flow, Pass

from .actions import action_options, after_kills, free_colour, perform, without_twins
from .attack import attack, can_attack
from .causes import Cause, Deed, Hurt
from .harm import eliminate_hunter
from .loot import loot_options, reloads, use_loot
from .movement import can_move
from .sight import hunter_view
from .spotlight import note_deed, settle_stars_outside
from .upkeep import heal_all, recharge

Performers: TypeAlias = tuple[int, ...]


class Midst:
    """Windows that open in the midst of something else: the state does not hold them."""

    __slots__ = ("chances", "reacting", "windows")

    def __init__(self, windows: list[Hurt]) -> None:
        self.windows = windows
        self.chances: dict[int, Performers] = {}
        self.reacting: Doing | None = None


def react(g: Show, hurts: list[Hurt]) -> Flow[None]:
    """Reactions to what was done in the midst of something else."""
    yield from _react_to_all(g, Midst(hurts), anchor=False)


def settle_windows(g: Show, anchor: bool = True) -> Flow[None]:
    """Reactions to what the state holds: they can be taken up again."""
    yield from _react_to_all(g, g, anchor)


def settle(g: Show, hurts: list[Hurt]) -> Flow[None]:
    """Reactions to what was done, then star moves made outside an activation."""
    yield from react(g, hurts)
    settle_stars_outside(g)


def _react_to_all(g: Show, held: Show | Midst, anchor: bool) -> Flow[None]:
    """Each attack that wounded opens a window of its own, in order: tor.reaction.new-attack."""
    if not _is_open(held):
        return
    while _is_open(held):
        if held.reacting is not None:
            yield from _react(g, held.reacting, anchor)
            held.reacting = None
        elif held.chances:
            held.reacting = yield from _next_reaction(g, held.chances, anchor)
        else:
            held.chances = _chances(g, held.windows.pop(0))
    settle_stars_outside(g)


def _is_open(held: Show | Midst) -> bool:
    return bool(held.windows or held.chances) or held.reacting is not None


def _next_reaction(g: Show, chances: dict[int, Performers], anchor: bool) -> Flow[Doing | None]:
    """Everyone in sight of a wounded hunter may react once: tor.reaction.trigger."""
    ready: list[int] = []
    for mini, performers in chances.items():
        if _can_react(g, mini, performers):
            ready.append(mini)
        elif not _can_reload(g, mini):
            del chances[mini]
            yield from _lose_fight(g, mini)
            return None
    answer = yield from _ask(g, chances, ready, anchor)
    match answer:
        case Decline(mini):
            del chances[mini]
            yield from _lose_fight(g, mini)
        case React(mini):
            hunter = _owner(g, mini)
            g.tell(Reacted(mini, hunter.down))
            return Doing(mini, chance=mini, performers=chances.pop(mini))
        case _:
            yield from use_loot(g, answer)
    return None


def _chances(g: Show, hurt: Hurt) -> dict[int, Performers]:
    """Who may react, and who would perform it: tor.ruling.reaction-eligible-when, -companion."""
    seen = 0
    for number in hurt:
        zone = ~number if number < 0 else g.hunters[number].zone
        if zone >= 0:
            seen |= hunter_view(g, zone)
    chances: dict[int, Performers] = {}
    for hunter in g.hunters:
        if hunter.zone < 0 or (hunter.down and hunter.id not in hurt):
            continue
        performers: Performers = ()
        if hunter.id in hurt or seen >> hunter.zone & 1:
            performers += (hunter.id,)
        companion = g.companion(hunter)
        if companion is not None and seen >> companion.zone & 1:
            performers += (companion.id,)
            if companion.tokens:
                chances[companion.id] = (companion.id,)
        if performers:
            chances[hunter.id] = performers
    return dict(sorted(chances.items()))


def _owner(g: Show, mini: int) -> Hunter:
    return g.hunters[mini if mini < COMPANION else mini - COMPANION]


def _can_react(g: Show, mini: int, performers: Performers) -> bool:
    """Whoever can pay for a Move can react; for others it takes a look at all actions."""
    hunter = _owner(g, mini)
    if hunter.zone < 0 or (mini >= COMPANION and hunter.down):
        return False
    if mini in performers and mini < COMPANION and _pays(hunter) and can_move(g, hunter):
        return True
    return bool(_actions(g, mini, performers))


def _can_reload(g: Show, mini: int) -> bool:
    """Whether Ammo might let a hunter that is down fight for its life: tor.ruling.ffyl-when."""
    return mini < COMPANION and g.hunters[mini].down and bool(reloads(g, g.hunters[mini]))


def _actions(g: Show, mini: int, performers: Performers) -> list[Act]:
    """One single action that costs a token: tor.reaction.one-action."""
    hunter, own = _owner(g, mini), mini >= COMPANION
    options: list[Act] = []
    for performer in performers:
        actor = g.hunters[performer] if performer < COMPANION else g.companions[performer]
        if actor.zone >= 0:
            if isinstance(actor, Companion) and not own and not _pays(hunter):
                continue
            options += action_options(g, hunter, performer, reaction=True, own=own)
    return without_twins(g, hunter, options)


def _pays(hunter: Hunter) -> bool:
    return any(not token.spent for token in hunter.tokens)


def _ask(g: Show, chances: dict[int, Performers], ready: list[int], anchor: bool) -> ask.React:
    """All owners may answer; the first one who does goes first: tor.reaction.order."""
    by_seat: dict[int, list[Reacting]] = {}
    for mini in chances:
        hunter = _owner(g, mini)
        options = by_seat.setdefault(hunter.seat, [])
        options.append(Decline(mini))
        if mini in ready:
            options.append(React(mini))
        if mini < COMPANION:
            options += loot_options(g, hunter)
    (seat, first), *rest = by_seat.items()
    also = tuple(ask.React(other, options) for other, options in rest)
    return ask.React(seat, first, also=also, anchor=anchor)


def _react(g: Show, doing: Doing, anchor: bool) -> Flow[None]:
    """One action, the fight for life that it may be, and the Reactions to it."""
    mini = doing.chance
    hunter = _owner(g, mini)
    fight = hunter.down
    bonus = fight and g.sheet(hunter).rules["gunzerker_in_fight"] > 0
    deed = Deed(hunter.id, doing, react, anchor and not bonus)
    deed.reaction, deed.fight = True, fight
    if bonus:
        bonus = not (yield from gunzerk(g, deed))
    if not doing.action and (options := _actions(g, mini, doing.performers)):
        answer = yield from ask.Reaction(hunter.seat, options, hunter.id, anchor=deed.anchor)
        doing.mini, doing.action = answer.mini, answer.action
    if doing.action:
        deed.mini = doing.mini
        yield from perform(g, deed, doing.action, own=mini >= COMPANION)
    if bonus and hunter.zone >= 0:
        deed.mini = hunter.id
        yield from gunzerk(g, deed)
    if fight and hunter.down:
        if deed.kills:
            _survive(g, hunter)
        else:
            yield from eliminate_hunter(g, hunter, deed)
    yield from after_kills(g, deed)
    yield from react(g, deed.hurts)


def _survive(g: Show, hunter: Hunter) -> None:
    """An enemy eliminated in the fight saves the hunter: tor.ffyl.success."""
    hunter.down = False
    g.tell(Survived(hunter.id))
    heal_all(g, hunter)
    recharge(g, hunter)
    note_deed(g, hunter, "survives")


def _lose_fight(g: Show, mini: int) -> Flow[None]:
    """A hunter that is down and does not fight is eliminated: tor.ffyl.failure."""
    if mini < COMPANION and g.hunters[mini].down:
        cause = Cause()
        yield from eliminate_hunter(g, g.hunters[mini], cause)
        yield from react(g, cause.hurts)


# GUNZERKER


def gunzerker_guns(g: Show, hunter: Hunter) -> list[str]:
    """Equipped ready guns not used this turn that have a target: tor.ruling.gunzerker-weapon."""
    if g.book.content.hunters[hunter.kind].special != "gunzerker" or hunter.zone < 0:
        return []
    any_gun = g.sheet(hunter).rules["gunzerker_any_gun"] > 0
    return [
        item.card
        for item in hunter.gear
        if not item.spent
        and g.book.gear[item.card].kind == "gun"
        and (any_gun or item.card not in hunter.used)
        and can_attack(g, hunter, hunter, g.book.sheets.weapons[item.card])
    ]


def gunzerk(g: Show, deed: Deed) -> Flow[bool]:
    """One free GUNZERKER attack, if wanted; returns whether it was made."""
    hunter = g.hunters[deed.hunter]
    guns = [Gunzerk(card) for card in gunzerker_guns(g, hunter)]
    if not guns:
        return False
    answer = yield from ask.Gunzerker(hunter.seat, [PASS, *guns], hunter.id)
    if isinstance(answer, Pass):
        return False
    hunter.gunzerks += 1
    before, deed.doing = deed.doing, Doing(hunter.id, answer.card, free=True)
    deed.gunzerker = True
    deed.doing.colour = yield from free_colour(g, hunter)
    yield from attack(g, deed, g.book.sheets.weapons[answer.card])
    before.slain += deed.doing.slain
    deed.doing, deed.gunzerker = before, False
    return True
