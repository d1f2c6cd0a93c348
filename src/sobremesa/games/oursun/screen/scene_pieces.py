"""What stands and lies on the map: characters, enemies, traders, camps, fires and tokens."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import partial

import msgspec

from sobremesa.games.oursun.options.ids import Place
from sobremesa.games.oursun.rules.foes import foe_hp
from sobremesa.games.oursun.rules.goods import on_tile
from sobremesa.games.oursun.state import Enemy, Fire, Land, Person, Trader
from sobremesa.kernel.keeping import part
from sobremesa.kernel.scene import Mark, Piece, Track

from . import icons
from .names import TRADER, Names, board_id, foe_card_id, foe_id, person_id, place_card_id, tile_id
from .scene_cards import badges, life, look_of, owner_of


def pieces(g: Land, names: Names) -> Iterator[Piece]:
    """Everything on the map."""
    for person in g.people:
        if person.kind and not person.eliminated:
            look = "figure", look_of(g, person)
            yield part(names, look, partial(_person, g, person, names))
    for enemy in g.enemies.values():
        key: Hashable = "enemy", g.book, msgspec.structs.astuple(enemy)
        yield part(names, key, partial(_enemy, g, enemy, names))
    for trader in g.traders.values():
        yield _trader(g, trader, names)
    for place, tile in g.map.items():
        key = "tokens", g.book, place, msgspec.structs.astuple(tile)
        yield from part(names, key, partial(_tokens, g, place, names))


def _person(g: Land, person: Person, names: Names) -> Piece:
    alive = person.alive
    return Piece(
        id=person_id(person.kind),
        name=names.character(person.id),
        cell=tile_id(person.tile),
        icon=icons.CHARACTERS[person.kind] if alive else "dead-head",
        owner=person.kind,
        badges=tuple(badges(g, person, names)),
        tracks=(life(g, person, names, "piece"),),
        dim=not alive or person.acted,
        active=g.active == person.who,
        card=board_id(person.kind),
    )


def _enemy(g: Land, enemy: Enemy, names: Names) -> Piece:
    data, hp = g.enemy_data(enemy), max(0, foe_hp(g, enemy))
    name = names.foe(enemy.id)
    if enemy.body:
        return Piece(
            id=foe_id(enemy.id),
            name=names.text("body-of", foe=name),
            cell=tile_id(enemy.tile),
            icon="dead-head",
            owner=owner_of(data),
            kind="token",
            size="small",
            dim=True,
            card=foe_card_id(enemy.id),
        )
    life = Track(id=f"hp-{enemy.id}", name=names.text("hp"), now=hp, most=data.hp, tone="bad")
    return Piece(
        id=foe_id(enemy.id),
        name=name,
        cell=tile_id(enemy.tile),
        icon=icons.ENEMIES[enemy.kind],
        owner=owner_of(data),
        label=names.letter(enemy.id),
        tracks=(life,),
        dim=enemy.rotated,
        card=foe_card_id(enemy.id),
    )


def _trader(g: Land, trader: Trader, names: Names) -> Piece:
    """A stall; a trader who can be fought is a figure like others."""
    return Piece(
        id=foe_id(trader.id),
        name=names.foe(trader.id),
        cell=tile_id(trader.tile),
        icon=icons.TRADERS[trader.kind],
        owner=TRADER,
        kind="token" if g.book.traders[trader.kind].peaceful else "figure",
        card=foe_card_id(trader.id),
    )


class _Token(msgspec.Struct, frozen=True):
    id: str
    message: str
    icon: str
    count: int = 1


def _tokens(g: Land, place: Place, names: Names) -> tuple[Piece, ...]:
    """What lies on a tile, each kind as one token."""
    if not g.map[place].revealed:
        return ()
    return tuple(
        Piece(
            id=f"{token.id}-{tile_id(place)}",
            name=names.text(token.message, count=token.count),
            cell=tile_id(place),
            icon=token.icon,
            kind="token",
            size="small",
            count=token.count,
            card=place_card_id(place),
        )
        for token in _found(g, place)
    )


def _found(g: Land, place: Place) -> Iterator[_Token]:
    tile = g.map[place]
    if tile.tent >= 0 or tile.shelter or g.printed(tile).camp:
        yield _Token("camp", "token-camp", "camping-tent")
    if tile.fire != Fire.NONE:
        stove = tile.fire == Fire.STOVE
        yield _Token("fire", "token-stove" if stove else "token-fire", "campfire")
    if cubes := sum(on_tile(tile)):
        yield _Token("goods", "token-goods", "cube", cubes)
    if tile.water:
        yield _Token("water", "token-water", "water-drop", tile.water)
    if tile.cards:
        yield _Token("cards", "token-cards", "swap-bag", len(tile.cards))
    if tile.event:
        yield _Token("event", "token-event", "uncertainty")
    if boxes := int(tile.closed) + len(tile.containers):
        yield _Token("container", "token-container", "locked-chest", boxes)
    if live := g.live_symbols(tile):
        yield _Token("symbols", "token-symbols", "hazard-sign", live)
    if tile.traps:
        yield _Token("trap", "token-trap", "wolf-trap", len(tile.traps))


def marks(g: Land, names: Names) -> Iterator[Mark]:
    """The fight of the moment."""
    if g.round is not None:
        cells = tuple(tile_id(place) for place in g.round.tiles if place in g.map)
        yield Mark(id="fight", name=names.text("mark-fight"), cells=cells, style="target")
