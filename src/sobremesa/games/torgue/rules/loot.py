"""Loot: the bag, tokens that fall or are taken, what they are good for, and levels."""

from __future__ import annotations

from collections.abc import Callable

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    BagRefilled,
    BountyFound,
    Gathered,
    LootDrawn,
    LootDropped,
    LootLost,
    LootUsed,
    VomitCleared,
)
from sobremesa.games.torgue.options import (
    Cleanse,
    DrawCard,
    Gather,
    Gathering,
    GatherVomit,
    LootUse,
    Mend,
    Return,
    UseLoot,
)
from sobremesa.games.torgue.state import NOBODY, TOKENS, Hunter, Show
from sobremesa.kernel import DONE, PASS, Done, Flow, Pass

from .causes import in_passing
from .conditions import conditions
from .gear import WEAPONS, can_swap, draw_card, swap
from .levels import level_up
from .spotlight import note_feat
from .upkeep import (
    ELEMENTAL,
    afflict,
    cleanse,
    is_tainted,
    mend_token,
    reload_all,
    tell_healing,
    wounded_tokens,
)

(
    HEALTH_CARD, HEALTH, AMMO_CARD, AMMO, GUN_CARD, GUN, MONEY, LEVEL_UP, WANTED, LEGENDARY,
) = range(10)  # fmt: skip
SORTS = 10
MONEY_VALUE = 500
"""tor.setup.money-value."""


# The bag


def draw_sort(g: Show) -> int:
    """A random token out of the bag, or -1: tor.loot.random, tor.ruling.loot-bag-empty-timing."""
    total = sum(g.bag)
    if not total:
        return -1
    number = g.dice.below(total)
    sort = 0
    while number >= g.bag[sort]:
        number -= g.bag[sort]
        sort += 1
    g.bag[sort] -= 1
    if total == 1:
        refill(g)
    return sort


def refill(g: Show) -> None:
    """All loot on the floor and in the discard pile goes back in: tor.loot.bag-empty."""
    count = sweep_floor(g)
    for sort, discarded in enumerate(g.discard):
        g.bag[sort] += discarded
        count += discarded
        g.discard[sort] = 0
    if count:
        g.tell(BagRefilled(count))


def sweep_floor(g: Show) -> int:
    """Loot on the floor goes into the bag, but for Legendary tokens."""
    count = 0
    for zone, sorts in list(g.floor.items()):
        for sort in sorts:
            if sort != LEGENDARY:
                g.bag[sort] += 1
                count += 1
        kept = tuple(sort for sort in sorts if sort == LEGENDARY)
        if kept:
            g.floor[zone] = kept
        else:
            del g.floor[zone]
    return count


def clear_floor(g: Show) -> int:
    """All loot leaves the floor; a Legendary token is out of this game: tor.rest.loot-back."""
    count = sweep_floor(g)
    g.aside[LEGENDARY] += sum(map(len, g.floor.values()))
    g.floor = {}
    return count


def throw_away(g: Show, sort: int) -> None:
    """A used token goes to the discard pile, a Legendary one to the supply."""
    if sort == LEGENDARY:
        g.legendary += 1
    else:
        g.discard[sort] += 1


def drop(g: Show, sort: int, zone: int) -> None:
    """Leave a token in a zone; whoever acts there may now Gather: tor.base.gather-appears."""
    g.floor[zone] = tuple(sorted((*g.floor.get(zone, ()), sort)))
    g.tell(LootDropped(sort, zone))
    notice_loot(g, zone)


def notice_loot(g: Show, zone: int) -> None:
    """Loot that appears in the zone of the active hunter may be Gathered."""
    if g.active == NOBODY:
        return
    hunter = g.hunters[g.active]
    if hunter.zone == zone:
        g.gathers |= 1
    companion = g.companion(hunter)
    if companion is not None and companion.zone == zone:
        g.gathers |= 2


def receive(g: Show, hunter: Hunter, sort: int) -> None:
    """Put a token on a hunter's card."""
    hunter.loot = tuple(sorted((*hunter.loot, sort)))
    note_feat(g, hunter, "loot")


def give_up(hunter: Hunter, sort: int) -> None:
    """Take a token off a hunter's card."""
    at = hunter.loot.index(sort)
    hunter.loot = hunter.loot[:at] + hunter.loot[at + 1 :]


# Drawing


def draw_direct(g: Show, hunter: Hunter) -> Flow[None]:
    """Draw a token that goes to the hunter whatever it shows: tor.ruling.loot-direct."""
    sort = draw_sort(g)
    if sort >= 0:
        g.tell(LootDrawn(hunter.id, sort, -1))
        yield from settle_draw(g, sort, hunter, -1)


def drop_loot(g: Show, zone: int, count: int, credit: int) -> Flow[None]:
    """What an eliminated enemy drops: tor.loot.drop-one, tor.loot.auto-collect."""
    hunter = g.hunters[credit] if credit >= 0 else None
    picks = count > 0 and hunter is not None and g.sheet(hunter).rules["picks_loot"] > 0
    sorts = []
    for _ in range(count + picks):
        sort = draw_sort(g)
        if sort >= 0:
            sorts.append(sort)
            g.tell(LootDrawn(credit, sort, zone))
    if hunter is not None and len(sorts) > count:
        options = [Return(sort) for sort in dict.fromkeys(sorts)]
        answer = yield from ask.ReturnLoot(hunter.seat, options, hunter.id)
        sorts.remove(answer.loot)
        g.bag[answer.loot] += 1
    for sort in sorts:
        yield from settle_draw(g, sort, hunter, zone)


def settle_draw(g: Show, sort: int, hunter: Hunter | None, zone: int) -> Flow[None]:
    """Where a drawn token goes: on a card, on the floor, or into effect at once."""
    if sort == LEVEL_UP:
        g.aside[sort] += 1
        drawer = hunter if hunter is not None else g.lit()
        yield from level_up(g, drawer)
    elif sort == WANTED:
        g.aside[sort] += 1
        g.bounty = True
        g.tell(BountyFound())
    elif zone >= 0 and (hunter is None or g.book.loot[sort].draws):
        drop(g, sort, zone)
    elif hunter is not None:
        receive(g, hunter, sort)


# Using loot


def loot_options(g: Show, hunter: Hunter) -> list[LootUse]:
    """The tokens that a hunter could use now: tor.loot.use-anytime, tor.loot.draw-card-use."""
    options: list[LootUse] = []
    if not hunter.loot or hunter.zone < 0:
        return options
    if hunter.down:
        return reloads(g, hunter)
    last = -1
    for sort in hunter.loot:
        if sort == last:
            continue
        last = sort
        if is_useful(g, hunter, sort):
            options.append(UseLoot(hunter.id, sort))
        deck = g.book.loot[sort].draws
        if deck and g.decks[deck]:
            options.append(DrawCard(hunter.id, sort))
    return options


def reloads(g: Show, hunter: Hunter) -> list[LootUse]:
    """A hunter that is down uses nothing but Ammo, to fight for its life: tor.ruling.ffyl-when."""
    ammo = [sort for sort in (AMMO_CARD, AMMO) if sort in hunter.loot]
    return [UseLoot(hunter.id, sort) for sort in ammo if is_useful(g, hunter, sort)]


def is_useful(g: Show, hunter: Hunter, sort: int) -> bool:
    """Whether a token's own effect would change anything."""
    if sort in (HEALTH, HEALTH_CARD):
        return is_tainted(hunter) or bool(wounded_tokens(hunter))
    if sort in (AMMO, AMMO_CARD):
        return any(item.spent for item in hunter.gear)
    if sort in (GUN, GUN_CARD):
        return can_swap(g, hunter, WEAPONS)
    return False


def use_loot(g: Show, option: LootUse) -> Flow[None]:
    """Use a token for its effect, or draw a card for it."""
    match option:
        case UseLoot(number, sort):
            hunter = g.hunters[number]
            spend_loot(g, hunter, sort)
            if sort in (HEALTH, HEALTH_CARD):
                yield from treat(g, hunter)
            elif sort in (AMMO, AMMO_CARD):
                reload_all(g, hunter)
            else:
                yield from in_passing(g, swap(g, hunter, WEAPONS))
        case DrawCard(number, sort):
            hunter = g.hunters[number]
            spend_loot(g, hunter, sort)
            yield from draw_card(g, hunter, g.book.loot[sort].draws)


def spend_loot(g: Show, hunter: Hunter, sort: int) -> None:
    """Discard a token for what it gives."""
    give_up(hunter, sort)
    throw_away(g, sort)
    g.tell(LootUsed(hunter.id, sort))


def treat(g: Show, hunter: Hunter) -> Flow[None]:
    """A Health token: 1 + Medicine points on wounds or elemental tokens: tor.loot.health-heal."""
    sheet = g.sheet(hunter)
    points = 1 + sheet.attributes["medicine"] + sheet.rules["health_bonus"]
    healed: list[int] = []
    for number in range(points):
        options: list[Done | Mend | Cleanse] = [
            Mend(token.origin, token.spent) for token in dict.fromkeys(wounded_tokens(hunter))
        ]
        options += [Cleanse(token) for token in ELEMENTAL if getattr(hunter, token)]
        if not options:
            break
        if number:
            options.append(DONE)
        answer = yield from ask.Treat(hunter.seat, options, hunter.id, points - number)
        match answer:
            case Mend(origin, spent):
                mend_token(hunter, TOKENS[0, origin, spent])
                healed.append(origin)
            case Cleanse(token):
                cleanse(g, hunter, token)
            case _:
                break
    tell_healing(g, hunter, healed)


def offer_loot(
    g: Show,
    hunter: Hunter,
    offers: Callable[[Show, Hunter], list[LootUse]] = loot_options,
) -> Flow[bool]:
    """The last chance to use loot before a wound; gives whether it was declined.

    tor.ruling.loot-token-timing.
    """
    while options := offers(g, hunter):
        answer = yield from ask.Loot(hunter.seat, [PASS, *options], hunter.id, anchor=True)
        if isinstance(answer, Pass):
            return True
        yield from use_loot(g, answer)
    return False


def discard_one(g: Show, hunter: Hunter) -> Flow[None]:
    """The hunter loses a token of its choice, if it has any."""
    if not hunter.loot:
        return
    options = [Return(sort) for sort in dict.fromkeys(hunter.loot)]
    answer = yield from ask.LoseLoot(hunter.seat, options, hunter.id)
    give_up(hunter, answer.loot)
    throw_away(g, answer.loot)
    g.tell(LootLost(hunter.id, answer.loot))


# Gathering


def gather_options(g: Show, hunter: Hunter, mini: int, zone: int) -> list[Gathering]:
    """What lies in a zone to be picked up: tor.base.gather-partial, tor.vomit.gather."""
    options: list[Gathering] = [Gather(mini, sort) for sort in dict.fromkeys(g.floor.get(zone, ()))]
    if g.vomit.get(zone):
        options.append(GatherVomit(mini))
    return options


def gather(g: Show, hunter: Hunter, zone: int, option: Gathering) -> Flow[None]:
    """Pick up a token, or clear vomit for one; all goes to the hunter: tor.companion.loot."""
    if isinstance(option, Gather):
        sorts = g.floor[zone]
        at = sorts.index(option.loot)
        rest = sorts[:at] + sorts[at + 1 :]
        if rest:
            g.floor[zone] = rest
        else:
            del g.floor[zone]
        g.tell(Gathered(hunter.id, option.loot, zone))
        receive(g, hunter, option.loot)
        return
    g.vomit[zone] -= 1
    if not g.vomit[zone]:
        del g.vomit[zone]
    g.tell(VomitCleared(hunter.id, zone))
    if token := conditions(g).get("vomit"):
        afflict(g, hunter, token)
    yield from draw_direct(g, hunter)


def gather_on_entering(g: Show, hunter: Hunter, mini: int, zone: int) -> Flow[None]:
    """A hunter may Gather each time it moves into a new zone: tor.base.gather-enter."""
    while options := gather_options(g, hunter, mini, zone):
        answer = yield from ask.Gather(hunter.seat, [DONE, *options], hunter.id, zone)
        if isinstance(answer, Done):
            return
        yield from gather(g, hunter, zone, answer)
