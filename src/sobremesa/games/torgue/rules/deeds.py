"""What a hunter does, from its payment to the Reactions to it, and those to them.

An action may be an attack, an attack may bring about Reactions, and a Reaction is an action.
"""

from __future__ import annotations

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.agenda import Doing
from sobremesa.games.torgue.content.book import COMPANION
from sobremesa.games.torgue.content.sheets import Weapon
from sobremesa.games.torgue.events import Reacted, Suppressed, Survived
from sobremesa.games.torgue.options import (
    Aim,
    AtBarrel,
    Decline,
    Gunzerk,
    Ignore,
    React,
    Target,
)
from sobremesa.games.torgue.state import Enemy, Hunter, Show
from sobremesa.kernel import DONE, PASS, Done, Flow, Pass

from .actions import ACTIONS, ONCE_HOLD, after_kills, free_colour, free_hold, pay
from .assault import can_reply, reply
from .attack import (
    aim,
    charge,
    is_empty,
    one_silent_target,
    run_out,
    swing_at,
    targets_from,
    traits_now,
    wear_out,
)
from .causes import Cause, Deed, Hurt, Swing, in_passing
from .harm import eliminate_hunter
from .loot import use_loot
from .movement import actor_of
from .precedence import one_target_of_each
from .reactions import (
    Performers,
    can_react,
    can_reload,
    chances_of,
    gunzerker_guns,
    owner_of,
    reaction_question,
    reactions_of,
)
from .spotlight import note_feat, settle_stars_outside
from .upkeep import equipped, heal_all, recharge

IGNORE = Ignore()

# The action


def perform(g: Show, deed: Deed, action: str, own: bool = False) -> Flow[None]:
    """Pay for an action and carry it out: tor.action.cost, tor.action.free-no-token."""
    hunter = g.hunters[deed.hunter]
    weapon = g.book.sheets.weapons.get(action)
    grenade = weapon is not None and weapon.kind == "grenade"
    doing = deed.doing
    if doing.colour < 0:
        doing.free = not deed.reaction and (grenade or (action == "hold" and free_hold(g, hunter)))
        if not doing.free:
            doing.colour = yield from pay(g, deed, action, own)
        elif grenade:
            doing.colour = 0
        else:
            doing.colour = yield from free_colour(g, hunter)
            hunter.once |= ONCE_HOLD
        hunter.grenades += grenade
    if weapon is not None:
        yield from attack(g, deed, weapon)
    else:
        yield from ACTIONS[action](g, deed, doing.colour)
    if deed.reaction and deed.kills:
        note_feat(g, hunter, "reaction_kill")


def attack(g: Show, deed: Deed, weapon: Weapon) -> Flow[None]:
    """An attack with all its repeats, and what becomes of the weapon."""
    hunter, actor, doing = g.hunters[deed.hunter], actor_of(g, deed.mini), deed.doing
    if weapon.kind == "gun" and weapon.id not in hunter.used:
        hunter.used += (weapon.id,)
    traits = traits_now(g, deed, weapon, 0)
    if traits.charge and not doing.charged:
        yield from charge(g, deed, weapon)
        doing.charged = True
        traits = traits_now(g, deed, weapon, 0)
    while doing.repeat <= traits.swift:
        options = targets_from(g, actor.zone, g.sheet(hunter).reach(weapon), doing.last)
        if not options:
            break
        # In a Reaction enemies that look alike may differ in what they are about to do.
        if not deed.reaction:
            options = one_target_of_each(g, options)
        if traits.explosive:
            options = one_silent_target(g, hunter, options)
        answer = yield from _target(g, deed, weapon, options)
        if isinstance(answer, Done):
            break
        yield from _strike_out(g, deed, weapon, answer)
        traits = traits_now(g, deed, weapon, 0)
        if actor.zone < 0 or (hunter.down and not deed.fight):
            break
        if is_empty(hunter, weapon):
            break
    wear_out(g, hunter, weapon, traits, doing.crit)


def _target(g: Show, deed: Deed, weapon: Weapon, options: list[Aim]) -> ask.Target:
    """The question for the target; a repeat may be left out."""
    doing = deed.doing
    return ask.Target(
        g.hunters[deed.hunter].seat,
        [*options, DONE] if doing.repeat else options,
        deed.mini,
        weapon.id,
        doing.repeat,
        doing.colour,
        doing.free,
        deed.gunzerker,
        deed.reaction,
        # What a Reaction has done so far is not kept: only its first target is an anchor.
        anchor=not (deed.reaction and doing.repeat),
    )


def _strike_out(g: Show, deed: Deed, weapon: Weapon, target: Aim) -> Flow[None]:
    """One of the attacks of an action."""
    doing = deed.doing
    main = g.enemies[target.mini] if isinstance(target, Target) else None
    doing.last = target.zone if isinstance(target, AtBarrel) else g.enemies[target.mini].zone
    swing = aim(g, deed, weapon, doing.last)
    yield from swing_at(g, deed, swing, main, doing.last)
    if swing.fumble:
        yield from in_passing(g, _fumbled(g, deed, swing, main))
    doing.repeat += 1
    doing.crit = doing.crit or swing.crit
    doing.kills = deed.kills


def _fumbled(g: Show, deed: Deed, swing: Swing, main: Enemy | None) -> Flow[None]:
    """The reply of the main target, unless suppressed; SmallMagazines; then Reactions."""
    hunter, actor = g.hunters[deed.hunter], actor_of(g, deed.mini)
    first = not actor.fumbled
    actor.fumbled = True
    cause = Cause()
    if main is not None and g.book.enemies[main.kind].reply:
        quiet = False
        if swing.traits.suppression and first and can_reply(g, main, hunter):
            answer = yield from ask.Suppress(hunter.seat, [IGNORE, PASS], main.id)
            quiet = isinstance(answer, Ignore)
        if quiet:
            g.tell(Suppressed(hunter.id))
        else:
            yield from reply(g, main, hunter, cause)
    if swing.traits.small_magazines:
        item = equipped(hunter, swing.weapon.id)
        if item is not None:
            run_out(g, hunter, item)
    yield from react(g, cause.hurts)


# Reactions


class Midst:
    """Windows that open in the midst of something else: the state does not hold them."""

    __slots__ = ("chances", "reacting", "windows")

    def __init__(self, windows: list[Hurt]) -> None:
        self.windows = windows
        self.chances: dict[int, Performers] = {}
        self.reacting: Doing | None = None


def react(g: Show, hurts: list[Hurt]) -> Flow[None]:
    """Reactions to what was done in the midst of something else."""
    if hurts:
        yield from in_passing(g, _react_to_all(g, Midst(hurts)))


def settle_windows(g: Show) -> Flow[None]:
    """Reactions to what the state holds: they can be taken up again."""
    yield from _react_to_all(g, g)


class Order(Cause):
    """What enemies do in their own turn."""

    __slots__ = ()

    def __init__(self, g: Show) -> None:
        super().__init__(hurts=g.windows)

    def settle(self, g: Show) -> Flow[None]:
        """Hunters react to each enemy before the next one acts: tor.enemyturn.complete-order."""
        yield from settle_windows(g)


def settle(g: Show, hurts: list[Hurt]) -> Flow[None]:
    """Reactions to what was done, then star moves made outside an activation."""
    yield from react(g, hurts)
    settle_stars_outside(g)


def _react_to_all(g: Show, held: Show | Midst) -> Flow[None]:
    """Each attack that wounded opens a window of its own, in order: tor.reaction.new-attack."""
    if not is_open(held):
        return
    while is_open(held):
        if held.reacting is not None:
            yield from _react(g, held.reacting)
            held.reacting = None
        elif held.chances:
            held.reacting = yield from _next_reaction(g, held.chances)
        else:
            held.chances = chances_of(g, held.windows.pop(0))
    settle_stars_outside(g)


def is_open(held: Show | Midst) -> bool:
    """Whether somebody may still react to something."""
    return bool(held.windows or held.chances) or held.reacting is not None


def _next_reaction(g: Show, chances: dict[int, Performers]) -> Flow[Doing | None]:
    """Everyone in sight of a wounded hunter may react once: tor.reaction.trigger."""
    ready: list[int] = []
    for mini, performers in chances.items():
        if can_react(g, mini, performers):
            ready.append(mini)
        elif not can_reload(g, mini):
            del chances[mini]
            yield from _lose_fight(g, mini)
            return None
    answer = yield from reaction_question(g, chances, ready)
    match answer:
        case Decline(mini):
            del chances[mini]
            yield from _lose_fight(g, mini)
        case React(mini):
            hunter = owner_of(g, mini)
            g.tell(Reacted(mini, hunter.down))
            return Doing(mini, chance=mini, performers=chances.pop(mini))
        case _:
            yield from use_loot(g, answer)
    return None


def _react(g: Show, doing: Doing) -> Flow[None]:
    """One action, the fight for life that it may be, and the Reactions to it."""
    hunter = owner_of(g, doing.chance)
    deed = Deed(hunter.id, doing)
    deed.reaction, deed.fight = True, hunter.down
    if deed.fight and g.sheet(hunter).rules["gunzerker_in_fight"]:
        yield from in_passing(g, _act_and_gunzerk(g, deed))
    else:
        yield from _act_once(g, deed)
    if deed.fight and hunter.down:
        if deed.kills:
            _survive(g, hunter)
        else:
            yield from eliminate_hunter(g, hunter, deed)
    yield from after_kills(g, deed)
    yield from react(g, deed.hurts)


def _act_once(g: Show, deed: Deed) -> Flow[None]:
    """The one action of a Reaction: tor.reaction.one-action."""
    hunter, doing = g.hunters[deed.hunter], deed.doing
    if not doing.action and (options := reactions_of(g, doing.chance, doing.performers)):
        answer = yield from ask.Reaction(hunter.seat, options, hunter.id, anchor=True)
        doing.mini, doing.action = answer.mini, answer.action
    if doing.action:
        deed.mini = doing.mini
        yield from perform(g, deed, doing.action, own=doing.chance >= COMPANION)


def _act_and_gunzerk(g: Show, deed: Deed) -> Flow[None]:
    """A skill adds a GUNZERKER attack to the fight for life, before or after the action."""
    made = yield from gunzerk(g, deed)
    yield from _act_once(g, deed)
    if not made and g.hunters[deed.hunter].zone >= 0:
        yield from gunzerk(g, deed)


def _survive(g: Show, hunter: Hunter) -> None:
    """An enemy eliminated in the fight saves the hunter: tor.ffyl.success."""
    hunter.down = False
    g.tell(Survived(hunter.id))
    heal_all(g, hunter)
    recharge(g, hunter)
    note_feat(g, hunter, "survives")


def _lose_fight(g: Show, mini: int) -> Flow[None]:
    """A hunter that is down and does not fight is eliminated: tor.ffyl.failure."""
    if mini < COMPANION and g.hunters[mini].down:
        cause = Cause()
        yield from eliminate_hunter(g, g.hunters[mini], cause)
        yield from react(g, cause.hurts)


# GUNZERKER


def gunzerk(g: Show, deed: Deed) -> Flow[bool]:
    """One free GUNZERKER attack beside a deed, if wanted; returns whether it was made."""
    hunter = g.hunters[deed.hunter]
    guns = [Gunzerk(card) for card in gunzerker_guns(g, hunter)]
    if not guns:
        return False
    answer = yield from ask.Gunzerker(hunter.seat, [PASS, *guns], hunter.id)
    if isinstance(answer, Pass):
        return False
    hunter.gunzerks += 1
    extra = Deed(hunter.id, Doing(hunter.id, answer.card, free=True))
    extra.gunzerker, extra.reaction, extra.fight = True, deed.reaction, deed.fight
    extra.hurts = deed.hurts
    extra.doing.colour = yield from in_passing(g, free_colour(g, hunter))
    yield from in_passing(g, attack(g, extra, g.book.sheets.weapons[answer.card]))
    deed.kills += extra.kills
    deed.doing.slain += extra.doing.slain
    return True
