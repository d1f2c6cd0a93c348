"""Actions of Vault Hunters and companions: what they may do, and how it is paid."""

from __future__ import annotations

from collections.abc import Callable

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.content.book import COMPANION
from sobremesa.games.torgue.content.schema import DIE, YELLOW
from sobremesa.games.torgue.content.sheets import Weapon, band_mask
from sobremesa.games.torgue.events import LootTraded, TokenSpent, Tried
from sobremesa.games.torgue.options import (
    Accept,
    Act,
    Choose,
    Colour,
    Give,
    Pay,
    PayRunAndGun,
    Target,
)
from sobremesa.games.torgue.state import (
    TOKENS,
    Companion,
    Enemy,
    Hunter,
    Item,
    Show,
    available,
    replaced,
    turned,
)
from sobremesa.kernel import DONE, PASS, Done, Flow, Pass

from .attack import can_attack, charge_ends, charge_steps, targets_in_sight
from .causes import Deed, in_passing
from .companions import can_repair, redeploy
from .gear import can_swap, swap
from .harm import enemy_modifier
from .interact import interact, interact_options, test
from .loot import give_up, receive
from .movement import actor_of, can_move, move, walk
from .precedence import enemies_are_busy, one_target_of_each
from .sight import hunter_view, reach
from .upkeep import afflict, gun_tokens, heal, swap_item, wounded_tokens

HOLD_BANDS = band_mask("RY")
ONCE_HEAL, ONCE_STEP, ONCE_HOLD = 1, 2, 4

# What may be done


def action_options(
    g: Show, hunter: Hunter, mini: int, reaction: bool = False, own: bool = False
) -> list[Act]:
    """Every action of a hunter or its companion: tor.base.list, tor.reaction.one-action.

    In a Reaction all of them cost a token; `own` lets only the companion's own tokens pay.
    """
    if mini >= COMPANION:
        companion = g.companions[mini]
        pays = available(companion.tokens) or (not own and available(hunter.tokens))
        return _companion_actions(g, hunter, companion) if pays else []
    pays, seen = available(hunter.tokens), targets_in_sight(g, hunter.zone)
    options: list[Act] = []
    if pays:
        if can_move(g, hunter):
            options.append(Act(mini, "move"))
        options += _base_actions(g, hunter, mini)
        if _weapon_usable(g, hunter, hunter, g.book.sheets.weapons["fists"], seen):
            options.append(Act(mini, "fists"))
        options += _special_actions(g, hunter, mini)
    options += _weapon_actions(g, hunter, pays, reaction, seen)
    if not pays and not reaction and free_hold(g, hunter) and hold_targets(g, hunter):
        options.append(Act(mini, "hold"))
    return options


def _base_actions(g: Show, hunter: Hunter, mini: int) -> list[Act]:
    options: list[Act] = []
    if can_swap(g, hunter):
        options.append(Act(mini, "swap"))
    if interact_options(g, hunter, mini):
        options.append(Act(mini, "interact"))
    if trade_partners(g, hunter, mini):
        options.append(Act(mini, "trade"))
    return options


def _companion_actions(g: Show, hunter: Hunter, companion: Companion) -> list[Act]:
    """A companion has all base actions but Gather, and its own attacks."""
    mini, seen = companion.id, targets_in_sight(g, companion.zone)
    options: list[Act] = [Act(mini, "move"), *_base_actions(g, hunter, mini)]
    options += [
        Act(mini, weapon.id)
        for weapon in g.book.sheets.companions[companion.kind]
        if _weapon_usable(g, hunter, companion, weapon, seen)
    ]
    return options


def without_twins(g: Show, hunter: Hunter, options: list[Act]) -> list[Act]:
    """A swap or trade that the hunter itself can make is offered once, if its own tokens pay.

    tor.ruling.no-empty-choice.
    """
    companion = g.companion(hunter)
    if companion is None or available(companion.tokens):
        return options
    twins: list[Act] = [Act(companion.id, "swap")] * (Act(hunter.id, "swap") in options)
    if companion.zone == hunter.zone:
        twins += [Act(companion.id, "trade")] * (Act(hunter.id, "trade") in options)
    return [option for option in options if option not in twins] if twins else options


def _weapon_actions(g: Show, hunter: Hunter, pays: bool, reaction: bool, seen: int) -> list[Act]:
    """Equipped weapons that are ready; grenades are free once a turn: tor.weapon.grenade-once."""
    options: list[Act] = []
    weapons = g.book.sheets.weapons
    for item in hunter.gear:
        weapon = weapons.get(item.card)
        if weapon is None or item.spent:
            continue
        if weapon.kind == "grenade":
            most = 1 + g.sheet(hunter).rules["grenades"]
            if hunter.grenades >= most or (reaction and not pays):
                continue
        elif not pays and not (reaction and available(item.tokens)):
            continue
        if _weapon_usable(g, hunter, hunter, weapon, seen):
            options.append(Act(hunter.id, item.card))
    return options


def _weapon_usable(
    g: Show, hunter: Hunter, actor: Hunter | Companion, weapon: Weapon, seen: int
) -> bool:
    """tor.ruling.no-target-no-action: from here, or after a Charge."""
    sheet = g.sheet(hunter)
    if can_attack(g, sheet, actor.zone, weapon, seen):
        return True
    if not sheet.traits(weapon, ()).charge:
        return False
    colours = {token.colour for token in hunter.tokens if not token.spent}
    return any(
        charge_ends(g, hunter, actor, weapon, charge_steps(g, actor, each)) for each in colours
    )


def _special_actions(g: Show, hunter: Hunter, mini: int) -> list[Act]:
    special = g.book.content.hunters[hunter.kind].special
    options: list[Act] = []
    if special == "astral_hold" and hold_targets(g, hunter):
        options.append(Act(mini, "hold"))
    if special == "field_repair" and can_repair(g, hunter):
        options.append(Act(mini, "repair"))
    if g.sheet(hunter).rules["field_kit"] and patients(g, hunter):
        options.append(Act(mini, "kit"))
    return options


# Paying


def free_colour(g: Show, hunter: Hunter) -> Flow[int]:
    """A free action uses the colour of any own token: tor.action.free-colour."""
    colours = dict.fromkeys(token.colour for token in hunter.tokens)
    options = [Colour(colour) for colour in colours]
    answer = yield from ask.Colour(hunter.seat, options, hunter.id, anchor=True)
    return answer.colour


def pay(g: Show, deed: Deed, action: str, own: bool) -> Flow[int]:
    """Spend a token; its colour decides the die: tor.action.colour-die."""
    weapon = g.book.sheets.weapons.get(action)
    hunter, actor = g.hunters[deed.hunter], actor_of(g, deed.mini)
    tokens = _token_options(actor) if isinstance(actor, Companion) else []
    if not own:
        tokens += _token_options(hunter)
    guns: list[PayRunAndGun] = []
    if weapon is not None:
        tokens = _charging(g, hunter, weapon, tokens)
        if deed.reaction:
            loaded = [item for item in gun_tokens(g, hunter) if item.card == weapon.id]
            guns = [PayRunAndGun(item.card) for item in loaded]
    options: list[Pay | PayRunAndGun] = [*tokens, *guns]
    answer = yield from ask.Pay(hunter.seat, options, deed.mini, action, anchor=True)
    if isinstance(answer, PayRunAndGun):
        item = next(item for item in hunter.gear if item.card == answer.card)
        spent = tuple(turned(token, True) for token in item.tokens)
        swap_item(hunter, item, Item(item.card, item.spent, spent))
        g.tell(TokenSpent(hunter.id, YELLOW))
        return YELLOW
    payer = actor_of(g, answer.mini)
    token = TOKENS[answer.colour, answer.origin, False]
    payer.tokens = replaced(payer.tokens, token, turned(token, True))
    g.tell(TokenSpent(answer.mini, answer.colour))
    return answer.colour


def _token_options(payer: Hunter | Companion) -> list[Pay]:
    return [
        Pay(payer.id, token.colour, token.origin)
        for token in dict.fromkeys(payer.tokens)
        if not token.spent
    ]


def _charging(g: Show, hunter: Hunter, weapon: Weapon, options: list[Pay]) -> list[Pay]:
    """A Charge may need a colour that reaches far enough."""
    if not g.sheet(hunter).traits(weapon, ()).charge:
        return options
    return [
        option
        for option in options
        if charge_ends(g, hunter, hunter, weapon, charge_steps(g, hunter, option.colour))
    ]


# Trade


def trade_partners(g: Show, hunter: Hunter, mini: int) -> list[Hunter]:
    """Other hunters in the same zone, if either has loot: tor.base.trade-give."""
    zone = actor_of(g, mini).zone
    if g.hunters_in[zone] < 2:
        return []
    return [
        other
        for other in g.hunters
        if other.zone == zone
        and other.id != hunter.id
        and not other.down
        and (hunter.loot or other.loot)
    ]


def _trade(g: Show, deed: Deed, colour: int) -> Flow[None]:
    """Give any loot tokens; the partner may give some in return: tor.base.trade-receive."""
    hunter = g.hunters[deed.hunter]
    options = [Choose(each.id) for each in trade_partners(g, hunter, deed.mini)]
    answer = yield from ask.TradePartner(hunter.seat, options, deed.mini, anchor=True)
    partner = g.hunters[answer.hunter]
    kept = partner.loot
    yield from _give(g, hunter, partner, hunter.loot)
    yield from _give(g, partner, hunter, kept)


def _give(g: Show, giver: Hunter, taker: Hunter, loot: tuple[int, ...]) -> Flow[None]:
    left = list(loot)
    while left:
        gifts = [Give(sort) for sort in dict.fromkeys(left)]
        answer = yield from ask.Give(giver.seat, [DONE, *gifts], giver.id, taker.id)
        if isinstance(answer, Done):
            return
        left.remove(answer.loot)
        give_up(giver, answer.loot)
        g.tell(LootTraded(giver.id, taker.id, answer.loot))
        receive(g, taker, answer.loot)


def _swap(g: Show, deed: Deed, colour: int) -> Flow[None]:
    yield from swap(g, g.hunters[deed.hunter])


# Special actions


def hold_targets(g: Show, hunter: Hunter) -> list[Enemy]:
    """Enemies within ASTRAL HOLD."""
    bands = HOLD_BANDS | g.sheet(hunter).bands.get("hold", 0)
    seen = hunter_view(g, hunter.zone) & reach(g.place, hunter.zone, bands)
    if not seen & g.enemy_zones:
        return []
    return [enemy for enemy in g.enemies.values() if seen >> enemy.zone & 1]


def free_hold(g: Show, hunter: Hunter) -> bool:
    """Whether an ASTRAL HOLD costs no token now."""
    return g.sheet(hunter).rules["free_holds"] > 0 and not hunter.once & ONCE_HOLD


def _hold(g: Show, deed: Deed, colour: int) -> Flow[None]:
    """ASTRAL HOLD: Will against the Defence value; on success a Cryo token."""
    hunter = g.hunters[deed.hunter]
    options = [Target(enemy.id) for enemy in hold_targets(g, hunter)]
    if not (deed.reaction and enemies_are_busy(g)):
        options = one_target_of_each(g, options)
    answer = yield from ask.Hold(hunter.seat, options, deed.mini, colour, anchor=True)
    held = [g.enemies[answer.mini]]
    rules = g.sheet(hunter).rules
    others = [e for e in g.enemies.values() if e.zone == held[0].zone and e is not held[0]]
    if rules["hold_second"] and others:
        more = [Target(enemy.id) for enemy in others]
        second = yield from ask.HoldSecond(hunter.seat, [DONE, *more], deed.mini)
        if isinstance(second, Target):
            held.append(g.enemies[second.mini])
    sides, will = DIE[colour], g.sheet(hunter).attributes["will"]
    die = g.dice.roll(sides)
    success = False
    for enemy in held:
        against = max(1, g.book.enemies[enemy.kind].defence + enemy_modifier(g, enemy))
        caught = die == sides or (die > 1 and die + will >= against)
        g.tell(Tried(deed.mini, "hold", sides, die, will, against, caught))
        if caught:
            afflict(g, enemy, "cryo")
            success = True
    if success and rules["hold_heals"]:
        yield from heal(g, hunter, 1)


def _repair(g: Show, deed: Deed, colour: int) -> Flow[None]:
    hunter = g.hunters[deed.hunter]
    if not test(g, deed, "repair", "tech", colour, g.dice.roll(10)):
        return
    companion = g.companions[hunter.id + COMPANION]
    if companion.shut:
        yield from redeploy(g, hunter, companion)
    else:
        companion.tokens = tuple(turned(token, False) for token in companion.tokens)
        companion.shields = tuple(turned(token, False) for token in companion.shields)


def patients(g: Show, hunter: Hunter) -> list[Hunter]:
    """Wounded hunters within the Field Kit's band."""
    near = hunter_view(g, hunter.zone) & g.place.map.within(hunter.zone, 1)
    return [
        other
        for other in g.hunters
        if other.zone >= 0
        and not other.down
        and near >> other.zone & 1
        and any(token.colour < token.origin for token in other.tokens)
    ]


def _kit(g: Show, deed: Deed, colour: int) -> Flow[None]:
    """Field Kit: Medicine against the obstacle die; one hunter heals 2."""
    hunter = g.hunters[deed.hunter]
    options = [Choose(other.id) for other in patients(g, hunter)]
    answer = yield from ask.Patient(hunter.seat, options, deed.mini, anchor=True)
    if test(g, deed, "kit", "medicine", colour, g.dice.roll(10)):
        yield from heal(g, g.hunters[answer.hunter], g.sheet(hunter).rules["field_kit"])


# Skills after an elimination


def after_kills(g: Show, deed: Deed) -> Flow[None]:
    """Skills that act once the attack is wholly resolved: tor.ruling.skill-after-elimination."""
    hunter = g.hunters[deed.hunter]
    if g.active != hunter.id or hunter.zone < 0 or hunter.down or not deed.doing.slain:
        return
    rules = g.sheet(hunter).rules
    slain = deed.doing.slain
    healing = "ranged" in slain and rules["heal_after_ranged"] and wounded_tokens(hunter)
    if (yield from _accepts(hunter, "heal_after_ranged", ONCE_HEAL, bool(healing))):
        yield from heal(g, hunter, 1)
    for kind in ("melee", "ranged"):
        skill = f"step_after_{kind}"
        stepping = kind in slain and rules[skill] and can_move(g, hunter)
        if (yield from _accepts(hunter, skill, ONCE_STEP, bool(stepping))):
            yield from in_passing(g, walk(g, deed, hunter, 1))


def _accepts(hunter: Hunter, skill: str, once: int, possible: bool) -> Flow[bool]:
    """Whether a skill is used; each at most once per activation."""
    if not possible or hunter.once & once:
        return False
    answer = yield from ask.Skill(hunter.seat, [PASS, Accept(skill)], hunter.id)
    if isinstance(answer, Pass):
        return False
    hunter.once |= once
    return True


ACTIONS: dict[str, Callable[[Show, Deed, int], Flow[None]]] = {
    "hold": _hold,
    "interact": interact,
    "kit": _kit,
    "move": move,
    "repair": _repair,
    "swap": _swap,
    "trade": _trade,
}
