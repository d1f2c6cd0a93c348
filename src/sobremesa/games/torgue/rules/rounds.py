"""The end of the enemies' turn and the end of the round."""

from __future__ import annotations

from typing import TypeVar

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.content.book import COMPANION
from sobremesa.games.torgue.content.schema import RED, ROOM
from sobremesa.games.torgue.events import (
    BagRefilled,
    Blasted,
    CleanupRolled,
    ObjectiveDone,
    Respawned,
    RoundBegan,
    Wounded,
)
from sobremesa.games.torgue.options import Choose, First, Money, StaySpent, Zone
from sobremesa.games.torgue.state import (
    NOBODY,
    TOKENS,
    Effects,
    Enemy,
    Hunter,
    Item,
    Show,
    Stage,
    replaced,
    turned,
)
from sobremesa.kernel import Flow

from .activation import new_turn
from .causes import Cause, Strike, in_passing
from .companions import deploy_companion, redeploy
from .deeds import settle
from .defence import suffer
from .goals import is_reached
from .harm import blast, eliminate, eliminate_hunter, fallen, finish
from .interact import RIGGED
from .loot import MONEY, clear_floor, give_up, offer_loot, throw_away
from .movement import nearest_rooms
from .upkeep import clear, heal_all, recharge, reload_all, set_item, shield_of

M = TypeVar("M", bound=Effects)
WHO_FIRST = {"burn": ask.BurnOrder, "radiation": ask.RadiationOrder}
ONE_WOUND = frozenset({"radiation"})
"""Several of these tokens still deal one wound: tor.ruling.radiation-several."""

# The end of the enemies' turn


def end_enemies_turn(g: Show) -> Flow[None]:
    """Burn, scenario effects, Cryo, gained effects, the card: tor.ruling.enemy-turn-end-order."""
    yield from wounds_without_attack(g, "burn")
    yield from _bombs(g)
    for enemy in g.enemies.values():
        enemy.cryo = 0
        enemy.force = 0
        enemy.gained = ()
    if g.queue[g.spent] != g.book.fired:
        g.spent += 1


def wounds_without_attack(g: Show, token: str) -> Flow[None]:
    """Burn and Radiation: hunters first, then enemies: tor.ruling.burn-order."""
    hunters = [hunter for hunter in g.in_play() if getattr(hunter, token)]
    while hunters := [hunter for hunter in hunters if hunter.zone >= 0]:
        hunter = yield from _next_of(g, token, hunters)
        hunters.remove(hunter)
        yield from _wound_hunter(g, hunter, token)
    enemies = [enemy for enemy in g.enemies.values() if getattr(enemy, token)]
    while enemies := [enemy for enemy in enemies if enemy.zone >= 0]:
        enemy = yield from _next_of(g, token, enemies)
        enemies.remove(enemy)
        count = min(_wounds(enemy, token), enemy.hp - enemy.wounds)
        enemy.wounds += count
        g.tell(Wounded(enemy.id, enemy.kind, count, 0, token))
        cause = Cause()
        yield from eliminate(g, fallen([enemy]), cause)
        yield from settle(g, cause.hurts)


def _wound_hunter(g: Show, hunter: Hunter, token: str) -> Flow[None]:
    """A hunter suffers after a last chance to use its loot: tor.ruling.loot-token-timing."""
    yield from in_passing(g, offer_loot(g, hunter))
    count = _wounds(hunter, token)
    if not count:
        return
    g.tell(Wounded(hunter.id, hunter.kind, count, 0, token))
    yield from suffer(g, hunter, count, attack=False)
    if hunter.down:
        cause = Cause()
        yield from eliminate_hunter(g, hunter, cause)
        yield from settle(g, cause.hurts)


def _wounds(mini: Effects, token: str) -> int:
    """One for each Burn token, one for any number of Radiation tokens."""
    count: int = getattr(mini, token)
    return min(count, 1) if token in ONE_WOUND else count


def _next_of(g: Show, token: str, rest: list[M]) -> Flow[M]:
    falling = [mini for mini in rest if _may_fall(mini, token)]
    if len(rest) == 1 or not falling:
        return rest[0]
    options = [First(mini.id) for mini in rest]
    answer = yield from WHO_FIRST[token](g.lead, options, group=g.rest)
    return next(mini for mini in rest if mini.id == answer.mini)


def _may_fall(mini: Effects, token: str) -> bool:
    """Whether these wounds may take it off the board: only then the order can matter."""
    count = 1 if token in ONE_WOUND else getattr(mini, token)
    if isinstance(mini, Hunter):
        return count > sum(each.colour != RED for each in mini.tokens)
    return isinstance(mini, Enemy) and count >= mini.hp - mini.wounds


def _bombs(g: Show) -> Flow[None]:
    """Planted bombs explode and bring the pillars down."""
    if g.goal() != "pillars":
        return
    while rigged := [zone for zone, state in g.objectives.items() if state == RIGGED]:
        zone = rigged[0]
        if len(rigged) > 1:
            options = [Zone(each) for each in rigged]
            answer = yield from ask.BombOrder(g.lead, options, group=g.rest)
            zone = answer.zone
        del g.objectives[zone]
        g.destroyed += 1
        force = g.dice.roll(10)
        g.tell(ObjectiveDone(-1, "pillar", zone))
        g.tell(Blasted(zone, "bomb", force, True))
        cause = Cause()
        yield from blast(g, zone, Strike(force, "reflexes"), cause)
        yield from settle(g, cause.hurts)


# The end of the round


def end_round(g: Show) -> Flow[None]:
    """After the clean-up: respawn, check, ready, begin again: tor.round.end-steps."""
    yield from respawns(g)
    check(g)
    for hunter in g.hunters:
        yield from ready(g, hunter)
    begin_round(g)


def cleanup(g: Show) -> Flow[None]:
    """The d4: 1 takes loot away, 4 ends effects, Slag goes whatever it shows: tor.cleanup.*."""
    everyone: list[Effects] = [*g.hunters, *g.enemies.values()]
    for mini in everyone:
        mini.slag = 0
    die = g.dice.roll(4)
    g.tell(CleanupRolled(die))
    if die == 1:
        _take_loot_away(g)
    elif die == 4:
        for mini in everyone:
            mini.corrosion = mini.burn = mini.shock = 0
        yield from wounds_without_attack(g, "radiation")


def _take_loot_away(g: Show) -> None:
    count = clear_floor(g)
    for sort, discarded in enumerate(g.discard):
        g.bag[sort] += discarded
        count += discarded
        g.discard[sort] = 0
    if count:
        g.tell(BagRefilled(count))


def price(g: Show) -> int:
    """Money tokens for a respawn: tor.respawn.cost."""
    return 2 if g.gouging else 1


def money_sources(g: Show) -> list[int]:
    """Who can pay: -1 is the pool, else a hunter with Money: tor.respawn.sources."""
    sources = [-1] if g.pool else []
    return sources + [hunter.id for hunter in g.hunters if MONEY in hunter.loot]


def money_at_hand(g: Show) -> int:
    """All Money tokens of the group."""
    return g.pool + sum(hunter.loot.count(MONEY) for hunter in g.hunters)


def respawns(g: Show) -> Flow[None]:
    """Eliminated hunters return, one by one: tor.ruling.respawn-forced."""
    while g.returning != NOBODY or money_at_hand(g) >= price(g):
        gone = [hunter for hunter in g.hunters if hunter.zone < 0]
        if g.returning != NOBODY:
            yield from _respawn(g, g.hunters[g.returning])
            g.returning = NOBODY
        elif gone:
            g.returning, g.paid = gone[0].id, 0
            if len(gone) > 1 and not _all_return_freely(g, gone):
                g.returning = NOBODY
                options = [Choose(each.id) for each in gone]
                answer = yield from ask.RespawnOrder(g.lead, options, group=g.rest, anchor=True)
                g.returning = answer.hunter
        else:
            break
    for companion in g.companions.values():
        owner = g.hunters[companion.owner]
        if companion.shut and owner.zone >= 0:
            yield from redeploy(g, owner, companion)


def _all_return_freely(g: Show, gone: list[Hunter]) -> bool:
    """There is money for all, and room at every station: tor.ruling.no-empty-choice."""
    room = all(g.crowd[each] + g.tyres[each] + len(gone) <= ROOM for each in g.place.stations)
    alone = not any(hunter.id + COMPANION in g.companions for hunter in gone)
    return room and alone and money_at_hand(g) >= price(g) * len(gone)


def _respawn(g: Show, hunter: Hunter) -> Flow[None]:
    """Pay, heal, choose a New-U Station, bring the companion: tor.respawn.cost."""
    while hunter.zone < 0 and g.paid < price(g):
        options = [Money(source) for source in money_sources(g)]
        if _all_will_be_paid(g):
            del options[1:]
        answer = yield from ask.RespawnPay(g.lead, options, group=g.rest, anchor=True)
        g.paid += 1
        if answer.hunter < 0:
            g.pool -= 1
        else:
            give_up(g.hunters[answer.hunter], MONEY)
            throw_away(g, MONEY)
    if hunter.zone < 0:
        yield from _return(g, hunter)
    companion = g.companions.get(hunter.id + COMPANION)
    if companion is not None and companion.zone < 0:
        yield from deploy_companion(g, hunter, companion)


def _all_will_be_paid(g: Show) -> bool:
    """Returning is forced, so that no Money may be left over: tor.ruling.no-empty-choice."""
    gone = sum(hunter.zone < 0 for hunter in g.hunters)
    money = money_at_hand(g) + g.paid
    return money % price(g) == 0 and money <= gone * price(g)


def _return(g: Show, hunter: Hunter) -> Flow[None]:
    clear(hunter)
    heal_all(g, hunter)
    recharge(g, hunter)
    reload_all(g, hunter)
    zones: dict[int, None] = {}
    for station in g.place.stations:
        zones |= dict.fromkeys(nearest_rooms(g, station, large=False, adjacent=False))
    places = [Zone(zone) for zone in zones]
    where = yield from ask.Deploy(hunter.seat, places, hunter.id, anchor=True)
    g.enter(hunter, where.zone, 1, enemy=False)
    g.tell(Respawned(hunter.id, where.zone, price(g)))


def check(g: Show) -> None:
    """Step 3: defeat before victory, then the plug: tor.ruling.defeat-before-victory."""
    if any(hunter.zone < 0 for hunter in g.hunters):
        finish(g, "no-respawn", False, "tor.defeat.no-respawn")
    if g.wanted:
        if g.quarry:
            finish(g, "wanted-won", True, "tor.ruling.wanted-victory")
        return
    scenario = g.scenario
    if scenario is not None and is_reached(g, scenario):
        finish(g, "won", True, "tor.victory.scenario")
    if g.book.plug and g.fired >= g.book.plug:
        finish(g, "plug", False, "tor.ruling.campaign-plug")


def ready(g: Show, hunter: Hunter) -> Flow[None]:
    """Ready all tokens but one for each Stun: tor.endround.ready-tokens, tor.effect.stun-ready."""
    spent = [token for token in hunter.tokens if token.spent]
    kept = min(hunter.stun, len(spent))
    hunter.stun = 0
    tokens = tuple(turned(token, False) for token in hunter.tokens)
    for left in range(kept, 0, -1):
        sorts = list(dict.fromkeys(spent))
        token = sorts[0]
        # Where all stay, the order makes no difference: tor.ruling.no-empty-choice.
        if len(sorts) > 1 and left < len(spent):
            options = [StaySpent(each.colour, each.origin) for each in sorts]
            answer = yield from ask.StaySpent(hunter.seat, options, hunter.id)
            token = TOKENS[answer.colour, answer.origin, True]
        spent.remove(token)
        tokens = replaced(tokens, turned(token, False), token)
    hunter.tokens = tokens
    hunter.gear = tuple(
        Item(item.card, item.spent, tuple(turned(token, False) for token in item.tokens))
        if item.tokens and item.card not in g.book.shields
        else item
        for item in hunter.gear
    )
    _ready_shield(g, hunter)
    companion = g.companions.get(hunter.id + COMPANION)
    if companion is not None:
        companion.tokens = tuple(turned(token, False) for token in companion.tokens)
        companion.shields = tuple(turned(token, False) for token in companion.shields)


def _ready_shield(g: Show, hunter: Hunter) -> None:
    """Spare Battery: one spent shield token, the largest, unless Shock forbids it."""
    item = shield_of(g, hunter)
    if item is None or hunter.shock:
        return
    for _ in range(g.sheet(hunter).rules["readies_shield"]):
        spent = [token for token in item.tokens if token.spent]
        if spent:
            best = max(spent, key=lambda token: token.colour)
            set_item(hunter, item, replaced(item.tokens, best, turned(best, False)))


def begin_round(g: Show) -> None:
    """What held for a round is over, and a new one begins: tor.round.hunters-first."""
    g.round += 1
    g.fixed_fight = g.haste = 0
    g.gouging = False
    for hunter in g.hunters:
        hunter.activated = False
    new_turn(g)
    g.stage = Stage.HUNTERS
    g.tell(RoundBegan(g.round))
