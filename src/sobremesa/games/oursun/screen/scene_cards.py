"""Cards that can be read: gear, boards of characters, enemies, traders, places, weather."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator

import msgspec

from sobremesa.games.oursun.content.book import NEW_HAVEN, Goods, pool
from sobremesa.games.oursun.content.schema import EnemyData, GearData
from sobremesa.games.oursun.options.ids import Place
from sobremesa.games.oursun.rules.foes import foe_hp
from sobremesa.games.oursun.rules.goods import on_tile, water_room
from sobremesa.games.oursun.rules.loadout import loadout_of
from sobremesa.games.oursun.rules.looting import marked
from sobremesa.games.oursun.rules.rolls import is_wounded
from sobremesa.games.oursun.state import Enemy, Fire, Land, Person, Stage, Trader
from sobremesa.kernel.keeping import kept, part
from sobremesa.kernel.scene import Badge, Card, Fact, Track

from . import icons
from .icons import GOODS
from .names import (
    CONDITIONS,
    GOODS_NAMES,
    SONS,
    TRADER,
    Names,
    board_id,
    foe_card_id,
    foe_id,
    gear_id,
    kind_id,
    person_id,
    place_card_id,
)

KARMA_DICE = 3
USUAL_AP = 6

# Gear


def gear_card(g: Land, card: int, names: Names, *, price: bool = False) -> Card:
    """A gear card as it lies: what it does, what is left on it, whether it can be used."""
    key = "gear", g.book, card, lying(g, card), price, price and g.stage == Stage.GEAR
    return part(names, key, lambda: _gear_card(g, card, names, price))


def lying(g: Land, card: int) -> tuple[int, ...]:
    """How a gear card lies: face down or not, and what is left on it."""
    return g.flipped >> card & 1, g.uses.get(card, -1)


def _gear_card(g: Land, card: int, names: Names, price: bool) -> Card:
    gear = g.gear(card)
    down = bool(g.flipped >> card & 1)
    corner, corner_name = _left_on(g, card, names)
    if price and g.stage == Stage.GEAR:
        corner, corner_name = str(gear.stars), names.text("stars")
    elif price and gear.price:
        corner, corner_name = str(gear.price), names.text("price")
    return Card(
        id=gear_id(card),
        title=names.gear(card),
        subtitle=names.text("is-flipped") if down else _sort(gear, names),
        text=names.kind_text(gear.id),
        icon=icons.GEAR[gear.id],
        corner=corner,
        corner_name=corner_name,
        badges=tuple(_tags(gear, names)),
        dim=down,
    )


def _left_on(g: Land, card: int, names: Names) -> tuple[str, str]:
    gear = g.gear(card)
    if card not in g.uses:
        return "", ""
    most = gear.capacity or gear.uses
    name = names.text("ammo-left" if gear.ammo else "uses-left", most=most)
    return str(g.uses[card]), name


def _sort(gear: GearData, names: Names) -> str:
    if gear.hero:
        return names.text("hero-item", who=names.character(gear.hero))
    if gear.deck == "mission":
        return names.text("mission-object")
    return names.text(f"sort-{gear.kind}")


def _tags(gear: GearData, names: Names) -> Iterator[Badge]:
    if gear.electric:
        yield Badge(icon="power-lightning", name=names.text("is-electric"))
    if gear.fire:
        yield Badge(icon="small-fire", name=names.text("is-fire"))


@kept
def kind_card(names: Names, kind: str, recipe: Goods, count: int, payable: bool) -> Card:
    """A kind of gear in the open decks, with its recipe (sun.general.gear-decks-open)."""
    gear = names.content.gear[kind]
    return Card(
        id=kind_id(kind),
        title=names.kind(kind),
        subtitle=names.heap(recipe),
        text=names.kind_text(kind),
        icon=icons.GEAR[kind],
        corner=str(count),
        corner_name=names.text("in-deck", count=count),
        badges=tuple(_tags(gear, names)),
        dim=not payable,
    )


# Characters


def look_of(g: Land, person: Person) -> Hashable:
    """All that a character and its board show, but for what lies on its cards."""
    who = person.who
    return (
        g.book,
        msgspec.structs.astuple(person),
        (g.first == who, g.active == who, g.unmasked == who),
    )


def board_card(g: Land, person: Person, names: Names) -> Card:
    """The board of a character, which all can see."""
    return Card(
        id=board_id(person.kind),
        title=names.character(person.id),
        subtitle=_state(person, names),
        text=names.text(f"char-{person.kind}-text"),
        icon=icons.CHARACTERS[person.kind],
        owner=person.kind,
        facts=(*_carried(g, person, names), _skills(names, person.kind)),
        tracks=tuple(_tracks(g, person, names)),
        badges=tuple(badges(g, person, names)),
        active=g.active == person.who,
        dim=not person.alive,
        piece="" if person.eliminated else person_id(person.kind),
    )


def _state(person: Person, names: Names) -> str:
    text = names.text
    if person.eliminated:
        return text("is-eliminated")
    if not person.alive:
        return text("is-dead")
    return text(f"condition-{CONDITIONS[person.condition]}")


def life(g: Land, person: Person, names: Names, where: str) -> Track:
    """The hp of a character."""
    return Track(
        id=f"hp-{where}-{person.kind}",
        name=names.text("hp"),
        now=person.hp,
        most=g.data(person).hp,
        icon="hearts",
        tone="bad" if is_wounded(person) else "good",
    )


def _tracks(g: Land, person: Person, names: Names) -> Iterator[Track]:
    """The numbers of a board."""
    text, kind = names.text, person.kind
    yield life(g, person, names, "board")
    most = max(USUAL_AP, person.ap)
    yield Track(id=f"ap-{kind}", name=text("ap"), now=person.ap, most=most, icon="sprint")
    yield Track(
        id=f"water-{kind}",
        name=text("water"),
        now=person.water,
        most=water_room(g, person),
        icon="water-drop",
        tone="info",
    )
    yield Track(
        id=f"karma-{kind}", name=text("karma"), now=person.karma, most=KARMA_DICE, icon="yin-yang"
    )


def badges(g: Land, person: Person, names: Names) -> Iterator[Badge]:
    """What ails or hides a character, and what it has done already."""
    text = names.text
    if g.first == person.who and g.book.seats > 1:
        yield Badge(icon="flag-objective", tone="info", name=text("badge-first"))
    if person.stealth:
        yield Badge(icon="hooded-assassin", tone="info", name=text("badge-stealth"))
    if person.alive and is_wounded(person):
        yield Badge(icon="bleeding-wound", tone="bad", name=text("badge-wounded"))
    if person.infected:
        yield Badge(icon="biohazard", tone="bad", name=text("badge-infected"))
    if person.waiting:
        yield Badge(icon="hourglass", text=str(person.ap), name=text("badge-waiting"))
    if person.ability_used or person.drill_used:
        yield Badge(icon="power-button", tone="quiet", name=text("badge-ability-used"))
    if g.unmasked == person.who:
        yield Badge(icon="cowled", tone="bad", name=text("badge-unmasked"))


@kept
def _skills(names: Names, kind: str) -> Fact:
    """The dice of a board, one after the other."""
    data = names.content.characters[kind]
    skills = [
        f"{names.text(f'skill-{skill}')}: {names.pool(pool(getattr(data, skill)))}"
        for skill in ("strength", "dexterity", "stealth", "melee", "ranged")
    ]
    return Fact(text=" · ".join(skills), tone="quiet")


def _carried(g: Land, person: Person, names: Names) -> Iterator[Fact]:
    for kind, count in enumerate(person.goods):
        if count:
            icon = GOODS[GOODS_NAMES[kind]]
            yield Fact(name=names.cube(kind), text=str(count), icon=icon)
    free = max(0, loadout_of(g, person).spaces - sum(person.goods))
    yield Fact(name=names.text("free-spaces"), text=str(free), tone="quiet" if free else "warn")
    slots = len(person.equipment), g.data(person).equipment_slots
    yield Fact(
        name=names.text("equipment-slots"),
        text=names.text("out-of", now=slots[0], most=slots[1]),
        tone="quiet",
    )


def choice_card(g: Land, kind: str, taken: str, names: Names) -> Card:
    """A character that can be chosen at set-up."""
    data = g.book.characters[kind]
    return Card(
        id=board_id(kind),
        title=names.character(kind),
        subtitle=taken,
        text=names.text(f"char-{kind}-text"),
        icon=icons.CHARACTERS[kind],
        owner=kind,
        corner=str(data.hp),
        corner_name=names.text("hp"),
        facts=(
            Fact(name=names.text("water"), text=str(data.water), icon="water-drop"),
            _skills(names, kind),
        ),
        dim=bool(taken),
    )


# Foes


def enemy_card(g: Land, enemy: Enemy, names: Names) -> Card:
    """An enemy card in play (sun.enemy.card-fields)."""
    key = "enemy-card", g.book, msgspec.structs.astuple(enemy)
    return part(names, key, lambda: _enemy_card(g, enemy, names))


def _enemy_card(g: Land, enemy: Enemy, names: Names) -> Card:
    text, data = names.text, g.enemy_data(enemy)
    about = f"enemy-{enemy.kind}-text"
    facts = [Fact(text=text(about))] if text.has(about) else []
    if enemy.cube >= 0:
        facts.append(Fact(name=text("took-cube"), text=names.cube(enemy.cube)))
    facts += _enemy_dice(g, data, names)
    facts += _enemy_loot(g, enemy.kind, names)
    state = "body" if enemy.body else "rotated" if enemy.rotated else f"type-{owner_of(data)}"
    hp = max(0, foe_hp(g, enemy))
    return Card(
        id=foe_card_id(enemy.id),
        title=names.foe(enemy.id),
        subtitle=text(state),
        icon=icons.ENEMIES[enemy.kind],
        owner=owner_of(data),
        tracks=(Track(id=f"foehp-{enemy.id}", name=text("hp"), now=hp, most=data.hp, tone="bad"),),
        facts=tuple(facts),
        dim=enemy.body,
        piece=foe_id(enemy.id),
    )


def owner_of(data: EnemyData) -> str:
    """Whose side an enemy is on, for its colour and shape."""
    return SONS if data.sons else data.type


def _enemy_dice(g: Land, data: EnemyData, names: Names) -> Iterator[Fact]:
    for mode in ("melee", "ranged"):
        day = g.book.enemy_pools.get((data.id, mode, 0))
        night = g.book.enemy_pools.get((data.id, mode, 1))
        if day is None or night is None:
            continue
        dice = names.pool(day)
        if day != night:
            dice = names.text("day-and-night", day=dice, night=names.pool(night))
        yield Fact(name=names.text(f"skill-{mode}"), text=dice)


def _enemy_loot(g: Land, kind: str, names: Names) -> Iterator[Fact]:
    for successes, reward in enumerate(g.book.loot[kind]):
        parts = [names.heap(reward.goods)] if any(reward.goods) else []
        if reward.random:
            parts.append(names.text("count-random", count=reward.random))
        if reward.cards:
            parts.append(names.text("count-loot", count=reward.cards))
        yield Fact(
            name=names.text("loot-for", successes=successes),
            text=", ".join(parts) or names.text("nothing"),
            tone="quiet",
        )


def trader_card(g: Land, trader: Trader, names: Names) -> Card:
    """A trader and what he could do to a robber."""
    text, data = names.text, g.book.traders[trader.kind]
    facts = []
    if not data.peaceful:
        facts.append(Fact(name=text("skill-melee"), text=names.pool(pool(data.melee))))
        if data.ranged:
            facts.append(Fact(name=text("skill-ranged"), text=names.pool(pool(data.ranged))))
    hostile = [names.the(each.id) for each in g.people if trader.hostile >> each.who & 1]
    if hostile:
        facts.append(Fact(name=text("hostile-to"), text=", ".join(hostile), tone="bad"))
    left = () if data.peaceful else (
        Track(
            id=f"foehp-{trader.id}", name=text("hp"), now=max(0, data.hp - trader.damage),
            most=data.hp, tone="bad",
        ),
    )  # fmt: skip
    return Card(
        id=foe_card_id(trader.id),
        title=names.foe(trader.id),
        subtitle=names.tile(g.known(trader.tile)),
        text=text("trader-peaceful" if data.peaceful else "trader-text"),
        icon=icons.TRADERS[trader.kind],
        owner=TRADER,
        facts=tuple(facts),
        tracks=left,
        piece=foe_id(trader.id),
    )


# Places


def place_card(g: Land, place: Place, names: Names) -> Card:
    """What is printed on a tile and what lies on it."""
    tile = g.map[place]
    cards = (*tile.cards, *tile.traps, *((tile.tent,) if tile.tent >= 0 else ()))
    key = (
        "place",
        g.book,
        place,
        msgspec.structs.astuple(tile),
        len(g.living_on(place)),
        tuple(lying(g, card) for card in cards) if cards else (),
    )
    return part(names, key, lambda: _place_card(g, place, cards, names))


def _place_card(g: Land, place: Place, cards: Iterable[int], names: Names) -> Card:
    text, tile = names.text, g.map[place]
    data = g.printed(tile)
    facts = [Fact(name=text("move-value"), text=str(data.move), icon="walk")]
    if data.spaces:
        there = len(g.living_on(place))
        spaces = text("out-of", now=there, most=data.spaces)
        facts.append(Fact(name=text("spaces"), text=spaces, icon="meeple"))
    facts += [
        Fact(name=names.cube(kind), text=str(count), icon=GOODS[GOODS_NAMES[kind]])
        for kind, count in enumerate(on_tile(tile))
        if count
    ]
    facts += _signs(g, place, names)
    return Card(
        id=place_card_id(place),
        title=names.tile(tile.number),
        subtitle=text("tile-number", number=tile.number),
        text=text("is-new-haven") if tile.number == NEW_HAVEN else "",
        facts=tuple(facts),
        cards=tuple(gear_card(g, card, names) for card in cards),
    )


def _signs(g: Land, place: Place, names: Names) -> Iterator[Fact]:
    """Symbols and markers that are in force."""
    text, tile = names.text, g.map[place]
    data = g.printed(tile)
    if data.water:
        water = text("out-of", now=tile.water, most=data.water)
        yield Fact(name=text("water-source"), text=water, icon="water-drop", tone="info")
    if data.enemies:
        live = text("out-of", now=g.live_symbols(tile), most=data.enemies)
        yield Fact(name=text("enemy-symbols"), text=live, icon="hazard-sign", tone="warn")
    if tile.event:
        yield Fact(text=text("event-marker"), icon="uncertainty")
    if tile.closed:
        yield Fact(text=text(f"container-{data.container}"), icon="locked-chest")
    for container in map(marked, dict.fromkeys(tile.containers)):
        name = text(f"container-{container.test}")
        holds = names.kind(container.holds) if container.holds else ""
        yield Fact(name=name if holds else "", text=holds or name, icon="locked-chest")
    if g.has_camp(tile):
        yield Fact(text=text("camp"), icon="camping-tent", tone="good")
    if tile.stored_water:
        yield Fact(name=text("stored-water"), text=str(tile.stored_water), icon="water-drop")
    if tile.fire != Fire.NONE:
        stove = tile.fire == Fire.STOVE
        yield Fact(text=text("stove" if stove else "campfire"), icon="campfire", tone="warn")
