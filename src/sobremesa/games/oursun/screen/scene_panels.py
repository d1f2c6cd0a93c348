"""Everything beside the map: boards, the mission, roles, stalls, enemies, decks and recipes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from sobremesa.games.oursun.rules.goods import cards_of
from sobremesa.games.oursun.rules.making import recipes
from sobremesa.games.oursun.rules.mission_conditions import HELD, card_in_force, to_hold
from sobremesa.games.oursun.state import Land, Person, Stage, Trader
from sobremesa.kernel.keeping import part
from sobremesa.kernel.scene import Card, Fact, Panel, Pile, Tone

from . import icons
from .names import GOODS_NAMES, TRADER, Names
from .scene_cards import (
    board_card,
    choice_card,
    enemy_card,
    gear_card,
    kind_card,
    look_of,
    lying,
    place_card,
    trader_card,
)


def panels(g: Land, seat: int | None, names: Names) -> Iterator[Panel]:
    """The panels that a seat sees, its own characters first."""
    yield from _roles(g, seat, names)
    if g.stage == Stage.CHARACTERS:
        yield _choice(g, names)
    if g.stage == Stage.GEAR:
        yield _offer(g, names)
    cast = [person for person in g.people if person.kind and g.stage != Stage.CHARACTERS]
    yield from (_person(g, person, names) for person in cast if person.seat == seat)
    yield _goal(g, names)
    yield _mission(g, names)
    yield from (_person(g, person, names) for person in cast if person.seat != seat)
    for trader in g.traders.values():
        yield _stall(g, trader, names)
    if g.enemies:
        yield Panel(
            id="enemies",
            title=names.text("panel-enemies"),
            cards=tuple(enemy_card(g, enemy, names) for enemy in g.enemies.values()),
        )
    yield _decks(g, names)
    if g.stage > Stage.GEAR:
        yield _recipes(g, seat, names)
        yield _places(g, names)


# Roles


def _roles(g: Land, seat: int | None, names: Names) -> Iterator[Panel]:
    """One's own group card; those of others once they are turned over or the game is over."""
    if not g.roles:
        return
    cards = [
        _group_card(g.roles[person.who], person, names)
        for person in g.people
        if person.seat == seat or person.who == g.unmasked or g.outcome is not None
    ]
    if cards:
        yield Panel(
            id="roles", title=names.text("panel-roles"), kind="hand", cards=tuple(cards)
        )  # fmt: skip


def _group_card(role: str, person: Person, names: Names) -> Card:
    son = role in names.content.box.sons
    text = names.text
    facts = (Fact(text=text("loyalty-powers")), Fact(text=text("loyalty-also"))) if son else ()
    return Card(
        id=f"group-{person.who}",
        title=text(f"loyalty-{role}"),
        subtitle=text("loyalty-son" if son else "loyalty-survivor"),
        text=text(f"loyalty-{role}-text" if son else "loyalty-survivor-text"),
        icon="cowled" if son else "village",
        owner=person.kind,
        facts=facts,
    )


# Set-up


def _choice(g: Land, names: Names) -> Panel:
    taken = {person.kind: names.player(person.seat) for person in g.people if person.kind}
    return Panel(
        id="characters",
        title=names.text("panel-characters"),
        cards=tuple(choice_card(g, kind, taken.get(kind, ""), names) for kind in g.book.characters),
    )


def _offer(g: Land, names: Names) -> Panel:
    """Start items and the points with which they are bought."""
    return Panel(
        id="offer",
        title=names.text("panel-offer"),
        cards=tuple(gear_card(g, card, names, price=True) for card in g.offer),
        facts=tuple(
            Fact(name=names.character(person.id), text=str(person.points), icon="star-formation")
            for person in g.people
            if person.points
        ),
    )


# Characters and traders


def _person(g: Land, person: Person, names: Names) -> Panel:
    """A character's board and cards; it looks the same as long as nothing on them changes."""
    cards = tuple([lying(g, card) for card in cards_of(person)])
    return part(names, ("person", look_of(g, person), cards), lambda: _board(g, person, names))


def _board(g: Land, person: Person, names: Names) -> Panel:
    title = names.character(person.id)
    if g.book.seats > 1:
        title = names.text("panel-person", who=title, player=names.player(person.seat))
    return Panel(
        id=f"panel-{person.kind}",
        title=title,
        owner=person.kind,
        cards=(
            board_card(g, person, names),
            *(gear_card(g, card, names) for card in cards_of(person)),
        ),
    )


def _stall(g: Land, trader: Trader, names: Names) -> Panel:
    """What a trader has; anybody may look."""
    cards = tuple([lying(g, card) for card in trader.cards])
    hostile = tuple([each.id for each in g.people if trader.hostile >> each.who & 1])
    where = g.known(trader.tile), g.stage == Stage.GEAR
    key = "stall", g.book, msgspec.structs.astuple(trader), cards, hostile, where
    return part(names, key, lambda: _wares(g, trader, names))


def _wares(g: Land, trader: Trader, names: Names) -> Panel:
    facts = [
        Fact(name=names.text("goods-water"), text=str(trader.water), icon=icons.GOODS["water"])
    ]
    facts += [
        Fact(name=names.cube(kind), text=str(count), icon=icons.GOODS[GOODS_NAMES[kind]])
        for kind, count in enumerate(trader.goods)
        if count
    ]
    return Panel(
        id=f"stall-{trader.kind}",
        title=names.text("panel-stall", trader=names.foe(trader.id)),
        owner=TRADER,
        cards=(
            trader_card(g, trader, names),
            *(gear_card(g, card, names, price=True) for card in trader.cards),
        ),
        facts=tuple(facts),
    )


# The mission


def _mission(g: Land, names: Names) -> Panel:
    """The card in force and no other (sun.ruling.mission-hidden-cards)."""
    text, mission = names.text, g.book.mission
    card = Card(
        id="mission-card",
        title=text("mission-card", now=g.card, most=len(mission.cards)),
        text=text(f"task-{mission.id}-{g.card}"),
        icon="scroll-unfurled",
        facts=tuple(_progress(g, names)),
        active=True,
    )
    return Panel(id="mission", title=text(f"mission-{mission.id}"), cards=(card,))


def _goal(g: Land, names: Names) -> Panel:
    """What the card in force wants, how far that has come, and until when."""
    text, mission = names.text, g.book.mission
    late: Tone = "warn" if g.day >= mission.deadline - 1 else ""
    day = text("out-of", now=max(1, g.day), most=mission.deadline)
    card = text("out-of", now=g.card, most=len(mission.cards))
    return Panel(
        id="goal",
        title=text(f"mission-{mission.id}"),
        kind="goal",
        text=text(f"task-{mission.id}-{g.card}"),
        facts=(
            Fact(name=text("fact-card"), text=card, icon="scroll-unfurled"),
            *_progress(g, names),
            Fact(name=text("fact-day"), text=day, icon="hourglass", tone=late),
            Fact(
                name=text("fact-lose"),
                text=text("lose", day=mission.deadline),
                icon="death-skull",
                tone="bad",
            ),
        ),
    )


def _progress(g: Land, names: Names) -> Iterator[Fact]:
    for key in card_in_force(g).shows:
        now = str(max(0, g.progress.get(key, 0)))
        if key == HELD:
            now = names.text("out-of", now=now, most=max(each.phases for each in to_hold(g)))
        yield Fact(name=names.text(f"progress-{key}"), text=now)


# Decks


def _decks(g: Land, names: Names) -> Panel:
    text = names.text
    book = g.book
    found = [
        Pile(id="tiles", name=text("deck-tiles"), count=len(g.stack), icon="hexes"),
        _pile("enemies", g.enemy_deck, g.enemy_discard, "enemy", book.enemies, names),
        _pile("night", g.night_deck, g.night_discard, "night", book.night, names),
        _pile("event", g.event_deck, g.event_discard, "event", book.event, names),
        _pile("loot", g.loot_deck, g.loot_discard, "gear", book.gear, names),
        Pile(id="bag", name=text("deck-bag"), count=sum(g.bag), icon="swap-bag"),
    ]
    return Panel(
        id="decks",
        title=text("panel-decks"),
        cards=tuple(_weather(g, names)),
        piles=tuple(found),
    )


def _pile(
    id: str, deck: list[int], discard: list[int], kind: str, cards: list[str], names: Names
) -> Pile:
    """A deck; the face-up discards lie under it, the last one can be read."""
    top = None
    if discard:
        name = f"{kind}-{cards[discard[-1]]}"
        about = f"{name}-text"
        top = Card(
            id=f"discard-{id}",
            title=names.text(name),
            subtitle=names.text("discarded", count=len(discard)),
            text=names.text(about) if names.text.has(about) else "",
        )
    return Pile(
        id=f"deck-{id}", name=names.text(f"deck-{id}"), count=len(deck), top=top, icon="card-draw"
    )


def _weather(g: Land, names: Names) -> Iterator[Card]:
    if g.sun >= 0:
        sun = g.book.sun[g.sun]
        yield Card(
            id="weather",
            title=names.text(f"sun-{sun}"),
            subtitle=names.text("weather"),
            text=names.text(f"sun-{sun}-text"),
            icon=icons.WEATHER[sun],
            active=True,
        )
    elif g.night and g.starlight:
        yield Card(
            id="weather",
            title=names.text("night-starlight"),
            subtitle=names.text("weather"),
            text=names.text("night-starlight-text"),
            icon="night-sky",
            active=True,
        )


def _recipes(g: Land, seat: int | None, names: Names) -> Panel:
    """The open decks: what can be made, and what the reader's characters can pay for."""
    payable = frozenset(
        kind
        for person in g.people
        if person.seat == seat and person.alive
        for kind, _, _ in recipes(g, person)
    )
    key = "recipes", g.book, tuple(g.gear_deck), payable
    return part(names, key, lambda: _open_decks(g, payable, names))


def _open_decks(g: Land, payable: frozenset[str], names: Names) -> Panel:
    counts = Counter(g.book.gear[card] for card in g.gear_deck)
    return Panel(
        id="recipes",
        title=names.text("panel-recipes"),
        cards=tuple(
            kind_card(names, kind, recipe, counts[kind], kind in payable)
            for kind, recipe in g.book.recipes.items()
            if counts[kind]
        ),
    )


def _places(g: Land, names: Names) -> Panel:
    return Panel(
        id="places",
        title=names.text("panel-places"),
        cards=tuple(place_card(g, place, names) for place, tile in g.map.items() if tile.revealed),
    )
