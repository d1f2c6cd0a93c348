"""The player: one short answer for each question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from sobremesa.games.torgue.book import COMPANION
from sobremesa.games.torgue.cards import DIE
from sobremesa.games.torgue.loot import LEGENDARY
from sobremesa.games.torgue.movement import actor_of
from sobremesa.games.torgue.options import (
    Act,
    Buy,
    Choose,
    Colour,
    Decline,
    Defend,
    Discard,
    DrawCard,
    EndActivation,
    Equip,
    Gather,
    GatherVomit,
    Gunzerk,
    InOrder,
    Interact,
    KeepCard,
    Mend,
    Money,
    Pay,
    PayRunAndGun,
    React,
    Replace,
    Reroll,
    Resell,
    RollForIt,
    SpendLoot,
    Start,
    Store,
    Swap,
    Target,
    UseLoot,
    Zone,
)
from sobremesa.games.torgue.sheets import Weapon
from sobremesa.games.torgue.state import Hunter, Show, reds
from sobremesa.games.torgue.upkeep import wounded_tokens
from sobremesa.kernel import DONE, PASS, Ask, Dice, Match, Option

from .goals import goal_zones, wants_objective
from .values import best_target, chance, danger, gear_value

TREES = ("bullet_chewer", "long_eye", "six_fists", "bear_mother")
"""The tree that each hunter takes."""
SLOT_ORDER = (0, 1, 3, 5, 4, 2)
GOOD_SHOT = 0.18
OBJECTIVE_VALUE = 9.0
CARRIER_HURRY = 6.0
HURRY = 2.2
"""How much a step towards an objective is worth, beside shots of 1 or so."""
KEEP_SHARE = 0.45
"""A weapon replaces another only if it is worth so much more."""
RED_COST, YELLOW_COST, GREEN_COST = 3.2, 1.0, 1.35
COSTS = (RED_COST, YELLOW_COST, GREEN_COST)


class Player:
    """Plays any hunters of one seat by rules of thumb; its dice only break ties."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, match: Match[Show], seat: int, budget: Any = None) -> Option:
        """The option that looks best to the seat."""
        ask = match.ask_of(seat)
        assert ask is not None, f"seat {seat} is not asked"
        if isinstance(ask.options[-1], RollForIt):
            ask = msgspec.structs.replace(ask, options=ask.options[:-1])
        if len(ask.options) == 1:
            return ask.options[0]
        answer = ANSWERS.get(ask.prompt)
        if answer is None:
            return self.dice.pick(ask.options)
        return answer(self, match.state, ask)

    def interrupt(self, match: Match[Show], seat: int, budget: Any = None) -> Option | None:
        """React when another seat leads the question; everything else can wait."""
        ask = match.ask_of(seat)
        if ask is None or ask.prompt != "react":
            return None
        answer = _react(self, match.state, ask)
        return answer if isinstance(answer, React) else None


# The activation


def _act(player: Player, g: Show, ask: Ask) -> Option:
    """Free things first, then objectives, then the best shot, then a step to a better place."""
    for option in ask.options:
        if isinstance(option, (Start, Gather, GatherVomit)):
            return option
        if isinstance(option, (UseLoot, DrawCard)) and _worth_using(g, option):
            return option
    hunter = g.hunters[g.active]
    best, found = GOOD_SHOT, EndActivation()
    chosen: Option = found
    for option in ask.options:
        if isinstance(option, Act):
            value = _action_value(g, hunter, option)
            if value > best:
                best, chosen = value, option
    return chosen


def _worth_using(g: Show, option: UseLoot | DrawCard) -> bool:
    hunter, sort = g.hunters[option.hunter], option.loot
    kind = g.book.loot[sort].kind
    if isinstance(option, DrawCard):
        return sort == LEGENDARY or kind == "gun" or len(hunter.gear) < 5
    if kind == "health":
        medicine = 1 + g.sheet(hunter).attributes["medicine"]
        hurt = len(wounded_tokens(hunter))
        return hurt >= min(medicine, 2) or (hurt > 0 and reds(hunter) == len(hunter.tokens))
    if kind == "ammo":
        return any(item.spent and g.book.gear[item.card].kind == "gun" for item in hunter.gear)
    return False


def _action_value(g: Show, hunter: Hunter, option: Act) -> float:
    weapon = g.book.sheets.weapons.get(option.action)
    if weapon is not None:
        value, _ = best_target(g, hunter, option.mini, weapon, _sides(g, hunter, weapon))
        return value * (2.5 if weapon.kind == "grenade" else 1.0)
    if option.action == "interact":
        return OBJECTIVE_VALUE if wants_objective(g, hunter, option.mini) else 0.0
    if option.action == "move":
        return _move_value(g, hunter, option.mini)
    return {"repair": 0.4, "kit": 0.35, "hold": 0.1}.get(option.action, 0.0)


def _sides(g: Show, hunter: Hunter, weapon: Weapon) -> int:
    """The die of the best token at hand, or the grenade's own."""
    if weapon.die >= 0:
        return DIE[weapon.die]
    colours = [token.colour for token in hunter.tokens if not token.spent]
    return DIE[max(colours, default=0)]


def _move_value(g: Show, hunter: Hunter, mini: int) -> float:
    """A move is worth what it brings near: an objective, or somebody to shoot."""
    actor = actor_of(g, mini)
    goals = goal_zones(g, hunter) if mini < COMPANION else []
    if goals and actor.zone not in goals:
        return CARRIER_HURRY if hunter.crate or hunter.bombs else HURRY
    armed = _armed(g, hunter, mini)
    here = max((best_target(g, hunter, mini, w, 8)[0] for w in armed), default=0.0)
    return 0.3 if here < GOOD_SHOT and g.enemies else 0.0


def _armed(g: Show, hunter: Hunter, mini: int) -> list[Weapon]:
    """The weapons that a miniature could use."""
    weapons = g.book.sheets.weapons
    if mini >= COMPANION:
        return list(g.book.sheets.companions[g.companions[mini].kind])
    ready = [weapons[item.card] for item in hunter.gear if item.card in weapons and not item.spent]
    return [weapons["fists"], *(weapon for weapon in ready if weapon.kind != "grenade")]


def _zone_value(g: Show, hunter: Hunter, mini: int, zone: int) -> float:
    """How good it is to stand in a zone."""
    board = g.place.map
    value = -0.06 * danger(g, zone) + 0.25 * min(2, g.tyres[zone])
    value += 0.5 * len(g.floor.get(zone, ())) + 0.4 * bool(g.vomit.get(zone))
    goals = goal_zones(g, hunter) if mini < COMPANION else []
    if goals:
        value -= 0.8 * min(board.distance(zone, goal) for goal in goals)
    elif g.enemies:
        nearest = min(board.distance(zone, enemy.zone) for enemy in g.enemies.values())
        best = 2 if any(w.attribute == "ranged" for w in _armed(g, hunter, mini)) else 1
        value -= 0.3 * abs(nearest - best)
    return value


def _move(player: Player, g: Show, ask: Ask) -> Option:
    mini = ask.about[0]
    hunter = g.hunters[mini if mini < COMPANION else mini - COMPANION]
    return max(ask.options, key=lambda option: _zone_value(g, hunter, mini, _zone_of(option)))


def _zone_of(option: Option) -> int:
    assert isinstance(option, Zone)
    return option.zone


def _charge(player: Player, g: Show, ask: Ask) -> Option:
    return ask.options[0]


def _pay(player: Player, g: Show, ask: Ask) -> Option:
    """Fight with the largest token, walk with what the way needs, else spend the smallest."""
    mini, action = ask.about
    rolls = action in g.book.sheets.weapons or action in ("hold", "repair", "kit", "interact")
    if not rolls:
        wanted = _stride_wanted(g, mini) if action == "move" else 0
        return min(ask.options, key=lambda each: abs(getattr(each, "colour", 1) - wanted))
    value = {
        option: (
            10.0
            if isinstance(option, PayRunAndGun)
            else option.colour + (0.5 if option.mini >= COMPANION else 0.0)
        )
        for option in ask.options
        if isinstance(option, (Pay, PayRunAndGun))
    }
    return max(value, key=lambda option: value[option])


def _stride_wanted(g: Show, mini: int) -> int:
    """The colour that reaches the next goal, or a middle one."""
    if mini >= COMPANION:
        return 1
    hunter = g.hunters[mini]
    if hunter.crate:
        return 1
    goals = goal_zones(g, hunter)
    if not goals:
        return 1
    far = min(g.place.map.distance(hunter.zone, goal) for goal in goals)
    return min(2, max(0, far - 1))


def _colour(player: Player, g: Show, ask: Ask) -> Option:
    return max(ask.options, key=lambda option: option.colour if isinstance(option, Colour) else 0)


def _target(player: Player, g: Show, ask: Ask) -> Option:
    mini, action, repeat = ask.about
    hunter = g.hunters[mini if mini < COMPANION else mini - COMPANION]
    weapon = g.book.sheets.weapons.get(action, g.book.sheets.weapons["fists"])
    value, found = best_target(g, hunter, mini, weapon, 8, list(ask.options))
    if repeat and value <= 0:
        return DONE
    return found if found is not None else ask.options[0]


def _first_target(player: Player, g: Show, ask: Ask) -> Option:
    """As many as possible."""
    return next((each for each in ask.options if isinstance(each, Target)), ask.options[0])


def _reroll(player: Player, g: Show, ask: Ask) -> Option:
    _, die, total = ask.about
    return Reroll() if die == 1 or total < 7 else PASS


def _interact(player: Player, g: Show, ask: Ask) -> Option:
    """Objectives before chests before machines."""
    order = ("deliver", "plant", "terminal", "crate", "chest", "machine")
    return min(
        ask.options,
        key=lambda each: order.index(each.thing) if isinstance(each, Interact) else 9,
    )


def _activate(player: Player, g: Show, ask: Ask) -> Option:
    """The hunter with the best shot goes first, a carrier with a way home before it."""

    def value(option: Option) -> float:
        hunter = g.hunters[option.hunter]  # type: ignore[attr-defined]  # only Activate is offered
        shots = [best_target(g, hunter, hunter.id, w, 8)[0] for w in _armed(g, hunter, hunter.id)]
        return max(shots, default=0.0) + (5.0 if hunter.crate else 0.0)

    return max(ask.options, key=value)


# Defence and Reactions


def _defend(player: Player, g: Show, ask: Ask) -> Option:
    """The token whose failure would cost least, weighed by how likely it fails."""
    number, _, force = ask.about
    hunter = g.hunters[number]
    sheet = g.sheet(hunter)
    bonus = g.tyres[hunter.zone] - hunter.corrosion

    def loss(option: Option) -> float:
        if not isinstance(option, Defend):
            return -float(getattr(option, "colour", 0))
        value = sheet.attributes[option.attribute] + bonus
        fail = 1 - chance(DIE[option.colour], value, force)
        return fail * COSTS[option.colour] + (0.02 if not option.spent else 0.0)

    return min(ask.options, key=loss)


def _suffer(player: Player, g: Show, ask: Ask) -> Option:
    return min(ask.options, key=lambda option: getattr(option, "colour", 0))


def _react(player: Player, g: Show, ask: Ask) -> Option:
    """Fight when down; shoot back when a good shot is there."""
    for option in ask.options:
        if isinstance(option, React):
            hunter = g.hunters[option.mini % COMPANION]
            if hunter.down:
                return option
            shots = [
                best_target(g, hunter, hunter.id, weapon, 8)[0]
                for weapon in _armed(g, hunter, hunter.id)
            ]
            if max(shots, default=0.0) > 2 * GOOD_SHOT:
                return option
    for option in ask.options:
        if isinstance(option, UseLoot) and _worth_using(g, option):
            return option
    return next((each for each in ask.options if isinstance(each, Decline)), ask.options[0])


def _reaction(player: Player, g: Show, ask: Ask) -> Option:
    hunter = g.hunters[ask.about]
    values = {
        option: _action_value(g, hunter, option)
        for option in ask.options
        if isinstance(option, Act)
    }
    return max(values, key=lambda option: values[option])


def _use_loot(player: Player, g: Show, ask: Ask) -> Option:
    for option in ask.options:
        if isinstance(option, UseLoot) and g.book.loot[option.loot].kind == "health":
            return option
    return ask.options[0]


def _treat(player: Player, g: Show, ask: Ask) -> Option:
    """Wounds first, green before yellow; then burns."""
    mends = [option for option in ask.options if isinstance(option, Mend)]
    if mends:
        return max(mends, key=lambda option: option.origin)
    return ask.options[0]


# The enemies' turn


def _next_enemy(player: Player, g: Show, ask: Ask) -> Option:
    return next((each for each in ask.options if isinstance(each, InOrder)), ask.options[0])


def _toughest(player: Player, g: Show, ask: Ask) -> Option:
    """Let the one with fewest RED tokens take it."""

    def weak(option: Option) -> float:
        number = getattr(option, "mini", getattr(option, "hunter", 0))
        return float(reds(g.hunters[number])) if number < COMPANION else -1.0

    return min(ask.options, key=weak)


def _spawn(player: Player, g: Show, ask: Ask) -> Option:
    """Far from the hunters."""
    lit = g.lit().zone
    if lit < 0:
        return ask.options[0]
    return max(ask.options, key=lambda each: g.place.map.distance(lit, _zone_of(each)))


# Cards, skills and the Interlude


def _tree(player: Player, g: Show, ask: Ask) -> Option:
    return next(
        (each for each in ask.options if getattr(each, "tree", "") in TREES), ask.options[0]
    )


def _slot(player: Player, g: Show, ask: Ask) -> Option:
    return min(ask.options, key=lambda each: SLOT_ORDER.index(getattr(each, "slot", 0)))


def _place_card(player: Player, g: Show, ask: Ask) -> Option:
    """Equip if there is room, else replace what is worth clearly less."""
    _, card = ask.about
    for option in ask.options:
        if isinstance(option, Equip):
            return option
    worse = [
        option
        for option in ask.options
        if isinstance(option, Replace)
        and gear_value(g, option.old) < KEEP_SHARE * 2 * gear_value(g, card)
    ]
    if worse:
        return min(worse, key=lambda option: gear_value(g, option.old))
    for kind in (Store, Discard):
        for option in ask.options:
            if isinstance(option, kind):
                return option
    return ask.options[0]


def _shop(player: Player, g: Show, ask: Ask) -> Option:
    """Buy the dearest card that fits a free slot, else pass."""
    hunter = g.hunters[ask.about]
    for option in ask.options:
        if isinstance(option, Swap):
            return option
    cards = [option for option in ask.options if isinstance(option, Buy)]
    own = _cash(g, hunter)
    fitting = [
        option
        for option in cards
        if _fits(g, hunter, option.card) and g.book.gear[option.card].cost <= own
    ]
    if fitting:
        return max(fitting, key=lambda option: gear_value(g, option.card))
    return PASS


def _cash(g: Show, hunter: Hunter) -> int:
    """Money and loot, but no gear."""
    total = g.pool * 500
    for other in g.hunters:
        if other.seat == hunter.seat:
            total += sum(500 if s == 6 else g.book.loot[s].resale for s in other.loot)
    return total


def _fits(g: Show, hunter: Hunter, card: str) -> bool:
    kind = g.book.gear[card].kind
    same = [item for item in hunter.gear if g.book.gear[item.card].kind == kind]
    most = {"gun": 2, "melee": 1, "grenade": 1, "shield": 1, "mod": 2}[kind]
    if kind == "melee" and hunter.kind != "amara":
        return False
    if kind == "gun" and hunter.kind == "amara":
        return False
    if len(same) < most:
        return True
    return any(gear_value(g, item.card) < KEEP_SHARE * gear_value(g, card) for item in same)


def _pay_shop(player: Player, g: Show, ask: Ask) -> Option:
    """Loot first, then money, gear last."""

    def order(option: Option) -> tuple[int, int]:
        if isinstance(option, SpendLoot):
            return 0, g.book.loot[option.loot].resale or 500
        if isinstance(option, Money):
            return 1, 0
        assert isinstance(option, Resell)
        return 2, g.book.gear[option.card].resale

    return min(ask.options, key=order)


def _arrange(player: Player, g: Show, ask: Ask) -> Option:
    """Equip what is stored if it is better."""
    best, chosen = 0.0, ask.options[0]
    for option in ask.options:
        if isinstance(option, Swap) and option.into:
            old = gear_value(g, option.out) if option.out else 0.0
            gain = gear_value(g, option.into) - old
            if gain > best:
                best, chosen = gain, option
    return chosen


def _gunzerker(player: Player, g: Show, ask: Ask) -> Option:
    return next((each for each in ask.options if isinstance(each, Gunzerk)), PASS)


def _second(player: Player, g: Show, ask: Ask) -> Option:
    """The option that is not a refusal."""
    return ask.options[1]


def _first(player: Player, g: Show, ask: Ask) -> Option:
    return ask.options[0]


def _gather(player: Player, g: Show, ask: Ask) -> Option:
    return ask.options[-1]


def _keep_card(player: Player, g: Show, ask: Ask) -> Option:
    return max(
        ask.options, key=lambda each: gear_value(g, each.card) if isinstance(each, KeepCard) else 0
    )


def _card_owner(player: Player, g: Show, ask: Ask) -> Option:
    """Whoever has a free slot for it."""
    card = ask.about
    return next(
        (
            each
            for each in ask.options
            if isinstance(each, Choose) and _fits(g, g.hunters[each.hunter], card)
        ),
        ask.options[0],
    )


ANSWERS: dict[str, Callable[[Player, Show, Ask], Option]] = {
    "act": _act,
    "activate": _activate,
    "ammo": _toughest,
    "arrange": _arrange,
    "card-owner": _card_owner,
    "charge": _charge,
    "colour": _colour,
    "crowd": _first_target,
    "crowd-victim": _toughest,
    "defend": _defend,
    "enemy-target": _toughest,
    "exchange": _arrange,
    "gather": _gather,
    "give": _first,
    "gunzerker": _gunzerker,
    "hold-second": _first_target,
    "interact": _interact,
    "loot": _use_loot,
    "mend": _treat,
    "move": _move,
    "next-enemy": _next_enemy,
    "pay": _pay,
    "pay-shop": _pay_shop,
    "place-card": _place_card,
    "prize": _keep_card,
    "react": _react,
    "reaction": _reaction,
    "reroll": _reroll,
    "respec": _first,
    "respawn-pay": _first,
    "shop": _shop,
    "skill": _second,
    "slot": _slot,
    "spawn": _spawn,
    "suffer": _suffer,
    "suppress": _first,
    "target": _target,
    "treat": _treat,
    "tree": _tree,
    "victim": _toughest,
    "wanted": _first,
}
