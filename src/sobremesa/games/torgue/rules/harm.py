"""Harm: wounds of enemies and hunters, eliminations, blasts, and what falls out of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from sobremesa.games.torgue.agenda import Defenders
from sobremesa.games.torgue.content.book import COMPANION
from sobremesa.games.torgue.content.schema import DIE
from sobremesa.games.torgue.content.traits import Traits
from sobremesa.games.torgue.events import Blasted, Eliminated, ScenarioEnded, Struck, Wounded
from sobremesa.games.torgue.state import NOBODY, Companion, Enemy, Hunter, Show, Token, turned
from sobremesa.kernel import Flow, Outcome

from .causes import Cause, Strike, in_passing
from .conditions import conditions, is_marked
from .defence import strike_hunters
from .goals import note_quarry
from .loot import LEGENDARY, drop, drop_loot
from .spotlight import pass_spotlight
from .upkeep import afflict, heal_enemy

# Enemies


def enemy_modifier(g: Show, enemy: Enemy) -> int:
    """What is added to Defence or to a shield roll: tor.tyre.enemy-bonus."""
    return g.tyres[enemy.zone] - enemy.corrosion + enemy.hardened + g.thick_skins


def target_number(g: Show, enemy: Enemy) -> tuple[int, int]:
    """What an attack on an enemy must reach, and the shield die that gave it (0 without one).

    tor.enemyshield.roll, tor.enemyshield.instead-of-defence, tor.ruling.enemy-several-shields.
    """
    colour = max((token.colour for token in enemy.shields if not token.spent), default=-1)
    if colour < 0:
        base, die = g.book.enemies[enemy.kind].defence, 0
    else:
        base = die = g.dice.roll(DIE[colour])
    return max(1, base + enemy_modifier(g, enemy)), die


def wound_enemy(g: Show, enemy: Enemy, wounds: int) -> int:
    """Shields take wounds first, the largest one before others; returns the wounds that hurt."""
    absorbed = 0
    while absorbed < wounds:
        up = [token for token in enemy.shields if not token.spent]
        if not up:
            break
        largest = max(up, key=_colour)
        at = enemy.shields.index(largest)
        enemy.shields = (
            *enemy.shields[:at],
            turned(largest, True),
            *enemy.shields[at + 1 :],
        )
        absorbed += 1
    hurt = min(wounds - absorbed, enemy.hp - enemy.wounds)
    enemy.wounds += hurt
    g.tell(Wounded(enemy.id, enemy.kind, hurt, absorbed))
    return hurt


def _colour(token: Token) -> int:
    return token.colour


def fallen(enemies: Iterable[Enemy]) -> list[Enemy]:
    """Those with as many wounds as hit points: tor.enemywound.eliminate."""
    return [enemy for enemy in enemies if enemy.wounds >= enemy.hp]


def eliminate(g: Show, enemies: Sequence[Enemy], cause: Cause, loot: bool = True) -> Flow[None]:
    """All leave together, then loot one by one, then blasts: tor.ruling.eliminations-together."""
    places = {}
    for enemy in enemies:
        places[enemy.id] = enemy.zone
        remove_enemy(g, enemy)
        g.kills += 1
        cause.kills += 1
        tell_kill(g, enemy, places[enemy.id], cause.credit)
        _check_quarry(g, enemy, places[enemy.id])
    # They fell in one zone, so that the order of loot and of blasts makes no difference.
    for enemy in enemies if loot else ():
        yield from _drop_of(g, enemy, places[enemy.id], cause.credit)
    for enemy in enemies:
        if enemy.radiation:
            yield from radiation_blast(g, places[enemy.id], cause)


def tell_kill(g: Show, enemy: Enemy, zone: int, by: int) -> None:
    """An enemy is gone; where the scenario counts them, how many that makes."""
    scenario = g.scenario
    if scenario is not None and scenario.goal == "kills":
        g.tell(Eliminated(enemy.id, enemy.kind, zone, by, g.kills, scenario.needed))
    else:
        g.tell(Eliminated(enemy.id, enemy.kind, zone, by))


def remove_enemy(g: Show, enemy: Enemy) -> None:
    """Take an enemy off the board; its miniature is free again."""
    g.leave(enemy, 3 if g.foe(enemy).large else 1, enemy=True)
    del g.enemies[enemy.id]
    if enemy.id in g.obeying:
        g.obeying.remove(enemy.id)


def _check_quarry(g: Show, enemy: Enemy, zone: int) -> None:
    """The Boss ends a game at once, other quarries with the round: tor.ruling.wanted-victory."""
    data = g.book.enemies[enemy.kind]
    if data.kind == "boss":
        finish(g, "boss-slain", True, "tor.boss.win")
    note_quarry(g, enemy)
    if meal := conditions(g).get("feeds_on_escorts"):
        for other in list(g.enemies.values()):
            if is_marked(g, other) and g.place.map.distance(other.zone, zone) <= 1:
                heal_enemy(g, other, int(meal))


def finish(g: Show, result: str, won: bool, rule: str) -> None:
    """The scenario or Wanted mission is over."""
    g.tell(ScenarioEnded(result))
    winners = tuple(range(g.seats)) if won else ()
    g.end(Outcome(result=result, winners=winners, rule=rule))


def _drop_of(g: Show, enemy: Enemy, zone: int, credit: int) -> Flow[None]:
    """One token, more for a Pinata, a Legendary one for a Unique: tor.unique.*."""
    data = g.book.enemies[enemy.kind]
    if "no_escort_loot" in conditions(g) and not is_marked(g, enemy):
        return
    count = data.pinata + (g.dice.roll(data.pinata_die) if data.pinata_die else 0)
    if data.kind == "unique":
        if g.legendary:
            g.legendary -= 1
            drop(g, LEGENDARY, zone)
    else:
        count += 1
    yield from drop_loot(g, zone, count, credit)


# Blasts


def radiation_blast(g: Show, zone: int, cause: Cause) -> Flow[None]:
    """An irradiated miniature goes off: tor.element.radiation-blast."""
    force = g.dice.roll(10)
    g.tell(Blasted(zone, "radiation", force, True))
    yield from blast(g, zone, Strike(force, "reflexes"), cause)


def blast(g: Show, zone: int, strike: Strike, cause: Cause) -> Flow[None]:
    """Every miniature in a zone suffers an attack with a Force: tor.ruling.blast-own-attack."""
    struck = Defenders(tuple(hunters_in(g, zone)))
    yield from in_passing(g, strike_all(g, struck, strike, cause))
    yield from eliminate(g, strike_enemies(g, enemies_at(g, zone), strike), cause)


def strike_all(g: Show, struck: Defenders, strike: Strike, cause: Cause) -> Flow[None]:
    """Hunters defend against an attack; then what their shields do about it."""
    yield from strike_hunters(g, struck, strike, cause, eliminate_hunter)
    while g.after_shields:
        rule, number, value = g.after_shields.pop(0)
        if (asked := SHIELD_ANSWERS[rule](g, g.hunters[number], value, cause)) is not None:
            yield from asked


def _nova(g: Show, hunter: Hunter, force: int, cause: Cause) -> Flow[None]:
    """Each enemy in the zone suffers an attack: one blast, credited to the hunter."""
    if hunter.zone < 0:
        return
    g.tell(Blasted(hunter.zone, "nova", force, False))
    own = Cause(hunter.id)
    dead = strike_enemies(g, enemies_at(g, hunter.zone), Strike(force, "reflexes"))
    yield from eliminate(g, dead, own)
    cause.hurts += own.hurts


def _thorns(g: Show, hunter: Hunter, attacker: int, cause: Cause) -> Flow[None]:
    """The attacker suffers a wound that is no attack, credited to the hunter."""
    enemy = g.enemies.get(attacker)
    if enemy is None:
        return
    own = Cause(hunter.id)
    wound_enemy(g, enemy, 1)
    yield from eliminate(g, fallen([enemy]), own)
    cause.hurts += own.hurts


def _phoenix(g: Show, hunter: Hunter, _: int, cause: Cause) -> None:
    """Each enemy in the zone catches fire."""
    if hunter.zone >= 0:
        for enemy in enemies_at(g, hunter.zone):
            afflict(g, enemy, "burn")


SHIELD_ANSWERS: dict[str, Callable[[Show, Hunter, int, Cause], Flow[None] | None]] = {
    "nova": _nova,
    "phoenix": _phoenix,
    "thorns": _thorns,
}


def strike_enemies(g: Show, enemies: Iterable[Enemy], strike: Strike) -> list[Enemy]:
    """Enemies against a Force: tor.ruling.area-enemies; returns those that fell."""
    # What the attack before has felled is about to leave: tor.ruling.eliminations-together.
    struck = [enemy for enemy in enemies if enemy.wounds < enemy.hp]
    for enemy in struck:
        against, die = target_number(g, enemy)
        hit = strike.force >= against
        g.tell(Struck(enemy.id, enemy.kind, strike.force, against, die, hit))
        if hit:
            wounds = 1 + strike.traits.lethal + strike.extra + (enemy.slag > 0)
            wound_enemy(g, enemy, wounds + vulnerability(g, enemy, strike.traits))
    return fallen(struck)


def vulnerability(g: Show, enemy: Enemy, traits: Traits) -> int:
    """Additional wounds by the elements of an attack, whatever the d4: tor.effect.vulnerable."""
    vulnerable = g.book.enemies[enemy.kind].vulnerable
    return sum(element in vulnerable for element, _ in traits.elements)


def hunters_in(g: Show, zone: int) -> list[int]:
    """Hunters in a zone that can be struck, and a companion with HULL."""
    struck = [h.id for h in g.hunters if h.zone == zone and not h.down]
    struck += [c.id for c in g.companions.values() if c.zone == zone and has_hull(g, c)]
    return struck


def has_hull(g: Show, companion: Companion) -> bool:
    """Whether a companion can be attacked."""
    return g.book.content.companions[companion.kind].hull


def enemies_at(g: Show, zone: int) -> list[Enemy]:
    """The enemies in a zone."""
    if not g.enemies_in[zone]:
        return []
    return [enemy for enemy in g.enemies.values() if enemy.zone == zone]


# Hunters


def eliminate_hunter(g: Show, hunter: Hunter, cause: Cause) -> Flow[None]:
    """A hunter leaves the board with its companion: tor.companion.leaves, tor.spotlight.*."""
    zone = hunter.zone
    hunter.down = False
    g.leave(hunter, 1, enemy=False)
    g.tell(Eliminated(hunter.id, hunter.kind, zone, NOBODY))
    remove_companion(g, hunter)
    if hunter.crate:
        hunter.crate = False
        g.objectives[zone] = g.objectives.get(zone, 0) + 1
    if g.wanted:
        finish(g, "wanted-lost", False, "tor.wanted.lose")
    yield from pass_spotlight(g, hunter)
    if hunter.radiation:
        hunter.radiation = 0
        yield from radiation_blast(g, zone, cause)


def remove_companion(g: Show, hunter: Hunter) -> None:
    """Take a companion off the board."""
    companion = g.companions.get(hunter.id + COMPANION)
    if companion is not None and companion.zone >= 0:
        large = g.book.content.companions[companion.kind].base == "large"
        g.leave(companion, 3 if large else 1, enemy=False)
