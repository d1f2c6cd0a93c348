"""Attacks by Vault Hunters and companions, step by step: tor.ruling.attack-sequence."""

from __future__ import annotations

from sobremesa.boards.bits import members
from sobremesa.boards.memo import kept
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.agenda import Defenders
from sobremesa.games.torgue.content.arena import Arena
from sobremesa.games.torgue.content.book import COMPANION
from sobremesa.games.torgue.content.schema import DIE, GREEN
from sobremesa.games.torgue.content.sheets import Sheet, Weapon
from sobremesa.games.torgue.content.traits import Traits
from sobremesa.games.torgue.events import (
    Attacked,
    CrowdRolled,
    RanDry,
    Rerolled,
    Struck,
)
from sobremesa.games.torgue.options import Aim, AtBarrel, Reroll, Target, Zone
from sobremesa.games.torgue.state import Companion, Enemy, Hunter, Item, Show
from sobremesa.kernel import DONE, PASS, Done, Flow

from .assault import can_reply, roll_elements
from .barrels import barrel_defence, barrel_hit, explode_barrel
from .causes import Deed, Strike, Swing, in_passing
from .gear import lose_card
from .harm import (
    eliminate,
    enemies_at,
    fallen,
    hunters_in,
    strike_all,
    target_number,
    vulnerability,
    wound_enemy,
)
from .movement import actor_of, can_move, destinations, go, stops, stride
from .precedence import one_target_of_each
from .sight import hunter_view, reach
from .spotlight import note_feat
from .upkeep import equipped, run_dry

REROLL = Reroll()
LUCKY_STARS = frozenset({"crit", "fumble"})
"""Star moves that look at the die itself."""

# What can be attacked


def target_zones(g: Show) -> int:
    """The zones with something to attack: tor.action.attack-targets."""
    zones = g.enemy_zones
    for zone in g.barrels:
        zones |= 1 << zone
    return zones


def targets_from(g: Show, zone: int, bands: int, near: int = -1) -> list[Aim]:
    """Every enemy and Barrel in reach and sight of a zone."""
    arena = g.place
    seen = hunter_view(g, zone) & reach(arena, zone, bands)
    if near >= 0:
        seen &= arena.map.within(near, 1)
    options: list[Aim] = []
    if seen & g.enemy_zones:
        options += [Target(e.id) for e in g.enemies.values() if seen >> e.zone & 1]
    if g.barrels:
        options += [AtBarrel(barrel) for barrel in g.barrels if seen >> barrel & 1]
    return options


def targets_in_sight(g: Show, zone: int) -> int:
    """The zones with something to attack that are seen from a zone."""
    return hunter_view(g, zone) & target_zones(g)


def can_attack(g: Show, sheet: Sheet, zone: int, weapon: Weapon, seen: int) -> bool:
    """Whether one of the targets seen from a zone is legal: tor.ruling.no-target-no-action."""
    return bool(seen and seen & reach(g.place, zone, sheet.reach(weapon)))


def charge_steps(g: Show, actor: Hunter | Companion, colour: int) -> int:
    """How far a token of that colour carries a Charge."""
    return stride(actor, colour) if can_move(g, actor) else 0


def charge_ends(
    g: Show, hunter: Hunter, actor: Hunter | Companion, weapon: Weapon, steps: int
) -> int:
    """Where a Charge may end: zones that give a legal target: tor.effect.charge."""
    bands, walls = g.sheet(hunter).reach(weapon), g.walls
    posts = _attack_posts(g.place, target_zones(g), bands, g.enemy_zones, walls)
    return destinations(g, actor, steps) & posts


@kept
def _attack_posts(arena: Arena, targets: int, bands: int, enemies: int, walls: int) -> int:
    """The zones from which a target can be attacked.

    Sight goes both ways, but for those who have an enemy in their own zone.
    """
    posts = 0
    for target in members(targets):
        seen = arena.sight.field_of_view(target, enemies | walls) & ~enemies | 1 << target
        posts |= seen & reach(arena, target, bands)
    return posts


# The weapon


def one_silent_target(g: Show, hunter: Hunter, options: list[Aim]) -> list[Aim]:
    """Of enemies in a zone that could not reply to a fumble only the first.

    An Explosive attack strikes the whole zone, whomever it is aimed at: tor.ruling.no-empty-choice.
    """
    kept: list[Aim] = []
    zones: set[int] = set()
    for option in options:
        enemy = g.enemies[option.mini] if isinstance(option, Target) else None
        if enemy is not None and not can_reply(g, enemy, hunter):
            if enemy.zone in zones:
                continue
            zones.add(enemy.zone)
        kept.append(option)
    return kept


def aim(g: Show, deed: Deed, weapon: Weapon, zone: int) -> Swing:
    """An attack into a zone before its die is rolled"""
    actor, sheet = actor_of(g, deed.mini), g.sheet(g.hunters[deed.hunter])
    values = sheet.companion if isinstance(actor, Companion) else sheet.attributes
    sides = DIE[weapon.die if weapon.die >= 0 else deed.doing.colour]
    swing = Swing(deed.mini, weapon, sides, values[weapon.attribute])
    swing.distance = g.place.map.distance(actor.zone, zone)
    swing.traits = traits_now(g, deed, weapon, swing.distance)
    swing.bonus = swing.traits.accuracy + _situation(g, deed, swing, zone)
    return swing


def traits_now(g: Show, deed: Deed, weapon: Weapon, distance: int) -> Traits:
    """The traits in this situation: tor.ruling.distance-bonus, tor.ruling.your-means-hunter."""
    if deed.mini >= COMPANION:
        return g.sheet(g.hunters[deed.hunter]).traits(weapon, ())
    more: tuple[str, ...] = ()
    if deed.gunzerker:
        more += ("gunzerker",)
    if deed.reaction:
        more += ("reaction",)
    if deed.doing.colour == GREEN and weapon.kind == "gun" and not deed.doing.free:
        more += ("green_gun",)
    if distance >= 3:
        more += ("far3",)
        if distance >= 4:
            more += ("far4",)
    return g.sheet(g.hunters[deed.hunter]).traits(weapon, more)


def charge(g: Show, deed: Deed, weapon: Weapon) -> Flow[None]:
    """Move up to a zone with a target, Gathering on the way: tor.effect.charge."""
    hunter, doing, goes_on = g.hunters[deed.hunter], deed.doing, True
    if doing.steps < 0:
        doing.steps = charge_steps(g, hunter, doing.colour)
    while goes_on:
        ends = charge_ends(g, hunter, hunter, weapon, doing.steps)
        ways = ends | stops(g, hunter, hunter, ends, doing.steps)
        answer = yield from ask.Charge(
            hunter.seat,
            [Zone(zone) for zone in members(ways)],
            deed.mini,
            weapon.id,
            anchor=True,
        )
        goes_on = yield from go(g, deed, hunter, answer.zone, doing.steps)


def is_empty(hunter: Hunter, weapon: Weapon) -> bool:
    """Whether a weapon has run out of ammo."""
    item = equipped(hunter, weapon.id)
    return item is not None and item.spent


def wear_out(g: Show, hunter: Hunter, weapon: Weapon, traits: Traits, crit: bool) -> None:
    """AmmoEater, Disposable and thrown grenades, once all repeats are done."""
    item = equipped(hunter, weapon.id)
    if item is None:
        return
    if traits.disposable:
        hunter.gear = tuple(each for each in hunter.gear if each is not item)
        lose_card(g, hunter, item.card)
        return
    thrown = weapon.kind == "grenade" and not (crit and g.sheet(hunter).rules["crit_keeps_grenade"])
    if (traits.ammo_eater or thrown) and not item.spent:
        run_out(g, hunter, item)


def run_out(g: Show, hunter: Hunter, item: Item) -> None:
    """A gun or grenade is out of ammo."""
    run_dry(hunter, item)
    g.tell(RanDry(hunter.id, (item.card,)))


# One attack


def swing_at(g: Show, deed: Deed, swing: Swing, main: Enemy | None, zone: int) -> Flow[None]:
    """One attack on an enemy, or on a Barrel, from its dice to the eliminations."""
    hunter, traits = g.hunters[deed.hunter], swing.traits
    enemies, friends = yield from _struck(g, deed, swing, main, zone)
    if enemies or friends:
        marked = [g.hunters[mini] for mini in friends if mini < COMPANION]
        roll_elements(g, traits, marked, enemies)
    numbers = {enemy.id: target_number(g, enemy) for enemy in enemies}
    swing.die = g.dice.roll(swing.sides)
    _tell_roll(g, swing)
    if traits.precision and _may_do_better(g, hunter, swing, numbers, main is None, friends):
        yield from _roll_again(g, deed, swing)
    if swing.fumble:
        note_feat(g, hunter, "fumble")
    elif swing.crit:
        note_feat(g, hunter, "crit")
        if traits.critical_explosive:
            more = [enemy for enemy in enemies_at(g, zone) if enemy not in enemies]
            numbers |= {enemy.id: target_number(g, enemy) for enemy in more}
            enemies += more
            friends = hunters_in(g, zone)
    dead = _wound(g, hunter, swing, enemies, numbers)
    if friends and not swing.fumble:
        lethal = traits.lethal + (traits.critical_lethal if swing.crit else 0)
        burst = Strike(swing.total, "reflexes", Traits(lethal=lethal))
        struck = Defenders(tuple(friends), window=deed.doing.window)
        yield from in_passing(g, strike_all(g, struck, burst, deed))
        deed.doing.window = struck.window
    _note_kills(g, deed, swing, len(dead))
    yield from eliminate(g, dead, deed)
    if main is None and barrel_hit(g, swing, zone):
        yield from explode_barrel(g, zone, hunter, deed)


def _struck(
    g: Show, deed: Deed, swing: Swing, main: Enemy | None, zone: int
) -> Flow[tuple[list[Enemy], list[int]]]:
    """The enemies and friends that the attack is compared with, the main target first."""
    hunter, traits = g.hunters[deed.hunter], swing.traits
    if traits.explosive:
        rest = [enemy for enemy in enemies_at(g, zone) if enemy is not main]
        return ([main, *rest] if main is not None else rest), hunters_in(g, zone)
    if main is None:
        return [], []
    chosen = [main]
    if traits.crowd_control:
        die = g.dice.roll(4)
        g.tell(CrowdRolled(die))
        others = [enemy for enemy in enemies_at(g, zone) if enemy is not main]
        if die > len(others):
            return [main, *others], []
        while len(chosen) < die:
            options = [Target(e.id) for e in others if e not in chosen]
            if not deed.reaction:
                options = one_target_of_each(g, options)
            answer = yield from ask.Crowd(hunter.seat, [*options, DONE], die - len(chosen))
            if isinstance(answer, Done):
                break
            chosen.append(g.enemies[answer.mini])
    return chosen, []


def _may_do_better(
    g: Show,
    hunter: Hunter,
    swing: Swing,
    numbers: dict[int, tuple[int, int]],
    barrel: bool,
    friends: list[int],
) -> bool:
    """Whether another roll could do more than this one: tor.ruling.precision-choice."""
    if swing.crit:
        return False
    if swing.fumble or friends or (barrel and swing.total < barrel_defence(g)):
        return True
    traits, star = swing.traits, g.book.content.stars[hunter.star]
    if traits.critical_explosive or (star.when in LUCKY_STARS and not hunter.met):
        return True
    if swing.weapon.kind == "grenade" and g.sheet(hunter).rules["crit_keeps_grenade"]:
        return True
    for id, (against, _) in numbers.items():
        enemy = g.enemies[id]
        left = enemy.hp - enemy.wounds + sum(not token.spent for token in enemy.shields)
        if swing.total < against:
            return True
        if traits.critical_lethal and wounds_dealt(g, swing, enemy) < left:
            return True
    return False


def _roll_again(g: Show, deed: Deed, swing: Swing) -> Flow[None]:
    """Precision: the second result stands: tor.effect.precision, tor.ruling.precision-choice."""
    seat = g.hunters[deed.hunter].seat
    answer = yield from ask.Reroll(seat, [PASS, REROLL], deed.mini, swing.die, swing.total)
    if isinstance(answer, Reroll):
        before, swing.die = swing.die, g.dice.roll(swing.sides)
        g.tell(Rerolled(deed.mini, before, swing.die))
        _tell_roll(g, swing)


def _tell_roll(g: Show, swing: Swing) -> None:
    """Add attribute and modifiers to the die: tor.resolve.step3-roll."""
    swing.total = swing.die + swing.attribute + swing.bonus
    g.tell(
        Attacked(
            swing.mini,
            swing.weapon.id,
            swing.sides,
            swing.die,
            swing.attribute,
            swing.bonus,
            swing.total,
        )
    )


def _situation(g: Show, deed: Deed, swing: Swing, zone: int) -> int:
    """MARKED PREY helps Mordecai; Slaughter of the third scenario darkens the Arena."""
    hunter, bonus = g.hunters[deed.hunter], 0
    if deed.mini == deed.hunter and g.book.content.hunters[hunter.kind].special == "marked_prey":
        companion = g.companion(hunter)
        if companion is not None and g.place.map.distance(companion.zone, zone) <= 1:
            bonus += 1
    if g.slaughter and swing.distance >= 2 and (scenario := g.scenario) is not None:
        bonus -= scenario.slaughter.get("dark", 0)
    return bonus


def _wound(
    g: Show,
    hunter: Hunter,
    swing: Swing,
    enemies: list[Enemy],
    numbers: dict[int, tuple[int, int]],
) -> list[Enemy]:
    """Compare the total with each target and deal the wounds; returns those that fell."""
    frozen = g.sheet(hunter).rules["wounds_frozen"] if swing.mini < COMPANION else 0
    for enemy in enemies:
        against, die = numbers[enemy.id]
        hit = swing.crit or (not swing.fumble and swing.total >= against)
        g.tell(Struck(enemy.id, enemy.kind, swing.total, against, die, hit))
        if hit:
            hurt = wound_enemy(g, enemy, wounds_dealt(g, swing, enemy, frozen))
            if hurt >= 2:
                note_feat(g, hunter, "wounds", hurt)
    return fallen(enemies)


def wounds_dealt(g: Show, swing: Swing, enemy: Enemy, frozen: int = 0) -> int:
    """1 + Lethal + Slag + Vulnerable + others: tor.ruling.wounds-add."""
    traits = swing.traits
    wounds = 1 + traits.lethal + (enemy.slag > 0)
    if swing.crit:
        wounds += traits.critical_lethal
    if enemy.cryo:
        wounds += frozen
    return wounds + vulnerability(g, enemy, traits)


def _note_kills(g: Show, deed: Deed, swing: Swing, count: int) -> None:
    """Star moves and skills that look at what an attack eliminated."""
    if not count:
        return
    hunter = g.hunters[deed.hunter]
    kind = swing.weapon.attribute
    if kind in ("melee", "ranged"):
        note_feat(g, hunter, f"{kind}_kills", count)
    far = g.book.content.stars[hunter.star].count
    if swing.distance >= far:
        note_feat(g, hunter, "far_kill", far)
    if deed.mini < COMPANION and kind not in deed.doing.slain:
        deed.doing.slain += (kind,)
