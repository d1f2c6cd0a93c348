"""Defending: tokens, dice, wounds and shields of Vault Hunters."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.agenda import Defenders
from sobremesa.games.torgue.content.book import COMPANION
from sobremesa.games.torgue.content.schema import DIE, RED
from sobremesa.games.torgue.events import Defended, ShutDown, WentDown, Wounded
from sobremesa.games.torgue.options import Defend, First, Shield, Suffer
from sobremesa.games.torgue.state import (
    NOBODY,
    TOKENS,
    Companion,
    Hunter,
    Item,
    Show,
    Stage,
    Token,
    available,
    replaced,
    turned,
)
from sobremesa.kernel import Flow

from .causes import Cause, Hurt, Strike
from .last_chance import offer_before_blow
from .loot import reloads
from .spotlight import note_feat
from .upkeep import afflict, gun_tokens, set_item, shield_of

ANY_RED = TOKENS[RED, RED, False]
Eliminate: TypeAlias = Callable[[Show, Hunter, Cause], Flow[None]]


def strike_hunters(
    g: Show, struck: Defenders, strike: Strike, cause: Cause, eliminate: Eliminate
) -> Flow[None]:
    """Each one struck defends, in the group's order; wounds open one window for Reactions."""
    while struck.waiting or struck.now != NOBODY:
        if struck.now == NOBODY:
            mini, *others = struck.waiting
            if others:
                options = [First(each) for each in struck.waiting]
                answer = yield from ask.DefendOrder(
                    g.lead, options, strike.force, group=g.rest, anchor=True
                )
                mini = answer.mini
            struck.waiting = tuple(each for each in struck.waiting if each != mini)
            struck.now, struck.passed = mini, False
        if struck.now >= COMPANION:
            _defend_hull(g, g.companions[struck.now], strike)
        elif (yield from defend(g, g.hunters[struck.now], strike, struck)):
            struck.hurt += (struck.now,)
        struck.now = NOBODY
    if not struck.hurt:
        return
    lost = [g.hunters[m] for m in struck.hurt if g.hunters[m].down]
    lost = [hunter for hunter in lost if not has_token(g, hunter)]
    gone = {hunter.id: ~hunter.zone for hunter in lost}
    _open_window(struck, cause, tuple(gone.get(mini, mini) for mini in struck.hurt))
    for hunter in lost:
        yield from eliminate(g, hunter, cause)


def _open_window(struck: Defenders, cause: Cause, hurt: Hurt) -> None:
    """One window for an attack with all its repeats: tor.reaction.once-per-attack."""
    if struck.window == NOBODY:
        struck.window = len(cause.hurts)
        cause.hurts.append(hurt)
    else:
        cause.hurts[struck.window] = tuple(dict.fromkeys((*cause.hurts[struck.window], *hurt)))


def has_token(g: Show, hunter: Hunter) -> bool:
    """Without an available token there is no fight for life: tor.ruling.ffyl-no-token."""
    return available(hunter.tokens) or bool(gun_tokens(g, hunter, empty=bool(reloads(g, hunter))))


def defend(g: Show, hunter: Hunter, strike: Strike, struck: Defenders) -> Flow[bool]:
    """One hunter against one attack; returns whether it suffered a wound: tor.attack.step1-tn..."""
    if not struck.passed:
        if hunter.loot:
            yield from offer_before_blow(g, hunter, strike)
        struck.passed = True
    item = shield_of(g, hunter)
    options = _shield_options(item) or _token_options(g, hunter, strike)
    answer = yield from ask.Defend(
        hunter.seat, options, hunter.id, strike.attacker, strike.force, anchor=True
    )
    sheet, shielded = g.sheet(hunter), isinstance(answer, Shield)
    bonus = _bonus(g, hunter) + (sheet.rules["ego"] if shielded and g.spotlight == hunter.id else 0)
    attribute = sheet.attributes[answer.attribute] if isinstance(answer, Defend) else 0
    sides = DIE[answer.colour]
    die = g.dice.roll(sides)
    total = die + attribute + bonus
    success = die == sides or (die > 1 and total >= strike.force)
    g.tell(Defended(hunter.id, sides, die, attribute, bonus, strike.force, shielded, success))
    if success:
        if g.stage is Stage.ENEMIES:
            note_feat(g, hunter, "defends")
        return False
    return (yield from _fail(g, hunter, strike, answer, fumble=die == 1))


def _shield_options(item: Item | None) -> list[Shield]:
    """Available shield tokens must be used first: tor.shield.must-use-first."""
    if item is None:
        return []
    colours = dict.fromkeys(token.colour for token in item.tokens if not token.spent)
    return [Shield(colour) for colour in colours]


def _bonus(g: Show, hunter: Hunter) -> int:
    """What is added to every defence: tor.tyre.hunter-bonus, tor.element.corrosion-effect."""
    bonus = g.tyres[hunter.zone] - hunter.corrosion
    if g.spotlight == hunter.id:
        bonus += g.sheet(hunter).rules["spotlight_defence"]
    return bonus


def _token_options(g: Show, hunter: Hunter, strike: Strike) -> list[Defend]:
    """Any action token, available or spent, with any attribute allowed: tor.attack.step2-token.

    Of several that hold with the same faces and cost the same only the first is offered; all RED
    tokens are alike here: tor.ruling.no-empty-choice.
    """
    pistol = strike.resist == "melee" and any(
        not item.spent and "pistol" in g.book.gear[item.card].effects for item in hunter.gear
    )
    sheet, against = g.sheet(hunter), strike.force - _bonus(g, hunter)
    values = [(each, sheet.attributes[each]) for each in sheet.defences(strike.resist, pistol)]
    found: set[tuple[Token, int]] = set()
    options: list[Defend] = []
    for token in dict.fromkeys(hunter.tokens):
        colour = token.colour
        like = ANY_RED if colour == RED else token
        for attribute, value in values:
            key = like, max(2, min(DIE[colour], against - value))
            if key not in found:
                found.add(key)
                options.append(Defend(colour, token.origin, token.spent, attribute))
    return options


def _fail(
    g: Show, hunter: Hunter, strike: Strike, answer: Shield | Defend, fumble: bool
) -> Flow[bool]:
    """A failed defence: wounds on shields first, then on tokens: tor.shield.multi-wounds."""
    rules = g.sheet(hunter).rules
    profile = g.book.enemies[g.enemies[strike.attacker].kind] if _alive(g, strike) else None
    flaw = profile.defence_fumble if profile is not None and fumble else ""
    lethal = 0 if rules["ignores_lethal"] else strike.traits.lethal
    wounds = 1 + lethal + strike.extra + (hunter.slag > 0) + (flaw == "wound")
    absorbed = 0
    if isinstance(answer, Shield):
        absorbed = yield from _absorb(g, hunter, answer.colour, wounds)
        if absorbed < wounds:
            yield from suffer(g, hunter, wounds - absorbed)
    else:
        token = TOKENS[answer.colour, answer.origin, answer.spent]
        if token.colour == RED:
            go_down(g, hunter)
        else:
            redden(hunter, token)
            if wounds > 1:
                yield from suffer(g, hunter, wounds - 1)
    hurt = wounds - absorbed
    g.tell(Wounded(hunter.id, hunter.kind, hurt, absorbed))
    if strike.traits.stun:
        afflict(g, hunter, "stun", strike.traits.stun)
    if flaw in ("stun", "burn"):
        afflict(g, hunter, flaw)
    if absorbed:
        _shield_answers(g, hunter, strike)
    return hurt > 0


def _alive(g: Show, strike: Strike) -> bool:
    return strike.attacker in g.enemies


def _absorb(g: Show, hunter: Hunter, first: int, wounds: int) -> Flow[int]:
    """Spend shield tokens for wounds, of the owner's choice: tor.ruling.shield-which-token."""
    colour, spent = first, 0
    while True:
        item = shield_of(g, hunter)
        assert item is not None
        up = [token for token in item.tokens if not token.spent and token.colour == colour]
        set_item(hunter, item, replaced(item.tokens, up[0], turned(up[0], True)))
        spent += 1
        item = shield_of(g, hunter)
        options = _shield_options(item)
        if item is None or spent == wounds or not options:
            return spent
        # Where all are spent, the order makes no difference: tor.ruling.no-empty-choice.
        if wounds - spent >= sum(not token.spent for token in item.tokens):
            del options[1:]
        answer = yield from ask.ShieldWound(hunter.seat, options, hunter.id)
        colour = answer.colour


def _shield_answers(g: Show, hunter: Hunter, strike: Strike) -> None:
    """What a shield does after an attack that spent its tokens is noted for after the attack."""
    item = shield_of(g, hunter)
    assert item is not None
    rules = g.book.gear[item.card].boon.rules
    if "thorns" in rules and strike.melee:
        g.after_shields.append(("thorns", hunter.id, strike.attacker))
    if all(token.spent for token in item.tokens):
        for rule in ("nova", "phoenix"):
            if rule in rules:
                g.after_shields.append((rule, hunter.id, rules[rule]))


def suffer(g: Show, hunter: Hunter, wounds: int, attack: bool = True) -> Flow[None]:
    """Wounds that no token defended: tokens of choice turn RED, else the hunter goes down.

    tor.wound.extra-choice, tor.ruling.extra-wounds-choice, tor.ruling.ffyl-several-wounds.
    Wounds enough for all tokens leave no choice: tor.ruling.no-empty-choice.
    """
    for left in range(wounds, 0, -1):
        if hunter.down:
            return
        whole = [token for token in hunter.tokens if token.colour != RED]
        if not whole:
            go_down(g, hunter, attack)
            return
        token, sorts = whole[0], list(dict.fromkeys(whole))
        if len(sorts) > 1 and left < len(whole):
            options = [Suffer(each.colour, each.origin, each.spent) for each in sorts]
            answer = yield from ask.Suffer(hunter.seat, options, hunter.id)
            token = TOKENS[answer.colour, answer.origin, answer.spent]
        redden(hunter, token)


def redden(hunter: Hunter, token: Token) -> None:
    """A wounded token turns RED at once and keeps its face: tor.wound.state-kept."""
    hunter.tokens = replaced(hunter.tokens, token, TOKENS[RED, token.origin, token.spent])


def go_down(g: Show, hunter: Hunter, attack: bool = True) -> None:
    """Between the fatal wound and the end of the fight for life: tor.ruling.ffyl-when."""
    hunter.down = True
    if attack:
        g.tell(WentDown(hunter.id, has_token(g, hunter)))


# A companion that can be attacked


def _defend_hull(g: Show, companion: Companion, strike: Strike) -> None:
    """HULL: a shield token first, then the own token's die; a failure shuts it down."""
    owner = g.hunters[companion.owner]
    shield = next((token for token in companion.shields if not token.spent), None)
    token = shield or companion.tokens[0]
    attribute = 0 if shield else g.sheet(owner).companion[strike.resist]
    sides, bonus = DIE[token.colour], g.tyres[companion.zone]
    die = g.dice.roll(sides)
    success = die == sides or (die > 1 and die + attribute + bonus >= strike.force)
    g.tell(
        Defended(
            companion.id, sides, die, attribute, bonus, strike.force, shield is not None, success
        )
    )
    if success:
        return
    if shield is not None:
        companion.shields = replaced(companion.shields, shield, turned(shield, True))
        return
    large = g.book.content.companions[companion.kind].base == "large"
    g.leave(companion, 3 if large else 1, enemy=False)
    companion.shut = True
    g.tell(ShutDown(companion.id, companion.kind))
