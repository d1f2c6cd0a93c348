"""Equipment: slots, the Inventory, cards that are drawn, swapped and discarded."""

from __future__ import annotations

from collections.abc import Iterator

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.content.schema import INVENTORY, SLOT_OF, SLOT_SIZES
from sobremesa.games.torgue.events import CardDrawn, CardLost, CardPlaced, RanDry, Swapped
from sobremesa.games.torgue.options import Discard, Equip, Placing, Replace, SaveGun, Store, Swap
from sobremesa.games.torgue.state import Hunter, Item, Show
from sobremesa.kernel import Flow

from .hidden import draw_from, shuffle_in
from .upkeep import equipped, fresh_item, run_dry

WEAPONS = frozenset({"weapon", "grenade"})


def slot_of(g: Show, card: str) -> str:
    """The kind of slot that a card needs: tor.gear.slots."""
    return SLOT_OF[g.book.gear[card].kind]


def in_slot(g: Show, hunter: Hunter, slot: str) -> list[Item]:
    """What is equipped in the slots of a kind."""
    return [item for item in hunter.gear if slot_of(g, item.card) == slot]


def has_slot(g: Show, hunter: Hunter, card: str) -> bool:
    """Whether a free slot takes the card."""
    slot = slot_of(g, card)
    return len(in_slot(g, hunter, slot)) < SLOT_SIZES[slot]


def is_stuck(item: Item, slot: str) -> bool:
    """A shield with a spent token cannot be exchanged: tor.gear.shield-no-swap."""
    return slot == "shield" and any(token.spent for token in item.tokens)


# Cards that are drawn


def draw_card(g: Show, hunter: Hunter, deck: str) -> Flow[None]:
    """Draw the top card of a deck and place it; an empty deck gives nothing."""
    if not g.decks[deck]:
        return
    card = draw_from(g, deck)
    g.tell(CardDrawn(hunter.id, card))
    yield from place_card(g, hunter, card)


def place_card(g: Show, hunter: Hunter, card: str) -> Flow[None]:
    """Equip, store, or make room by discarding: tor.ruling.equip-drawn."""
    options = place_options(g, hunter, card)
    answer = yield from ask.PlaceCard(hunter.seat, options, hunter.id, card)
    match answer:
        case Equip():
            hunter.gear += (fresh_item(g, card),)
        case Store():
            hunter.pack += (fresh_item(g, card),)
        case Replace(_, old):
            replace_card(g, hunter, card, old)
        case Discard():
            lose_card(g, hunter, card)
            return
    g.tell(CardPlaced(hunter.id, card, equipped(hunter, card) is not None))


def place_options(g: Show, hunter: Hunter, card: str) -> list[Placing]:
    """Where a drawn card may go."""
    free_slot, free_place = has_slot(g, hunter, card), len(hunter.pack) < INVENTORY
    options: list[Placing] = []
    if free_slot:
        options.append(Equip(card))
    if free_place:
        options.append(Store(card))
    if not free_slot:
        slot = slot_of(g, card)
        same = [item for item in in_slot(g, hunter, slot) if not is_stuck(item, slot)]
        options += [Replace(card, item.card) for item in same]
    if not free_place:
        options += [Replace(card, item.card) for item in hunter.pack]
    if not free_slot and not free_place:
        options.append(Discard(card))
    return options


def replace_card(g: Show, hunter: Hunter, card: str, old: str) -> None:
    """Discard a card and put the new one in its place."""
    item = equipped(hunter, old)
    if item is not None:
        hunter.gear = (*(each for each in hunter.gear if each is not item), fresh_item(g, card))
    else:
        hunter.pack = (
            *(each for each in hunter.pack if each.card != old),
            fresh_item(g, card),
        )
    lose_card(g, hunter, old)


def lose_card(g: Show, hunter: Hunter, card: str) -> None:
    """A discarded card is shuffled into its deck; start gear is gone: tor.gear.discard-shuffle."""
    g.tell(CardLost(hunter.id, card))
    return_card(g, card)


def return_card(g: Show, card: str) -> None:
    """Shuffle a card back into its own deck."""
    deck = g.book.gear[card].deck
    if not deck:
        g.gone.append(card)
        return
    shuffle_in(g, deck, card)


# Swapping


def swap_options(g: Show, hunter: Hunter, slots: frozenset[str] | None = None) -> list[Swap]:
    """Every exchange between slots and Inventory: tor.base.swap, tor.ruling.swap-into-empty."""
    return list(_swaps(g, hunter, slots))


def can_swap(g: Show, hunter: Hunter, slots: frozenset[str] | None = None) -> bool:
    """Whether there is any exchange."""
    return next(_swaps(g, hunter, slots), None) is not None


def _swaps(g: Show, hunter: Hunter, slots: frozenset[str] | None) -> Iterator[Swap]:
    for stored in hunter.pack:
        slot = slot_of(g, stored.card)
        if slots is not None and slot not in slots:
            continue
        if has_slot(g, hunter, stored.card):
            yield Swap("", stored.card)
        for item in in_slot(g, hunter, slot):
            if not is_stuck(item, slot):
                yield Swap(item.card, stored.card)
    if len(hunter.pack) < INVENTORY:
        for item in hunter.gear:
            slot = slot_of(g, item.card)
            if (slots is None or slot in slots) and not is_stuck(item, slot):
                yield Swap(item.card, "")


def swap(g: Show, hunter: Hunter, slots: frozenset[str] | None = None) -> Flow[None]:
    """Exchange one equipped item for a stored one."""
    options = swap_options(g, hunter, slots)
    answer = yield from ask.Swap(hunter.seat, options, hunter.id, anchor=True)
    exchange(g, hunter, answer.out, answer.into)


def exchange(g: Show, hunter: Hunter, out: str, into: str) -> None:
    """Carry out a swap; items keep their state: tor.gear.swap-keeps-empty."""
    leaving = equipped(hunter, out) if out else None
    coming = next((item for item in hunter.pack if item.card == into), None)
    gear = [item for item in hunter.gear if item is not leaving]
    pack = [item for item in hunter.pack if item is not coming]
    if coming is not None:
        gear.append(_drawn_from_pack(g, coming))
    if leaving is not None:
        pack.append(leaving)
    hunter.gear, hunter.pack = tuple(gear), tuple(pack)
    g.tell(Swapped(hunter.id, out, into))


def _drawn_from_pack(g: Show, item: Item) -> Item:
    """A RunAndGun token is put on the weapon when it is equipped: tor.ruling.run-and-gun-token."""
    if item.card in g.book.shields:
        return item
    return Item(item.card, item.spent, fresh_item(g, item.card).tokens)


# Out of ammo


def out_of_ammo(g: Show, hunter: Hunter) -> Flow[None]:
    """All equipped guns and grenades are spent: tor.ammoorder.effect, tor.ruling.ammo-saver."""
    saved: list[str] = []
    ready = [
        item.card for item in hunter.gear if not item.spent and g.book.gear[item.card].kind == "gun"
    ]
    for _ in range(g.sheet(hunter).rules["saved_guns"]):
        left = [card for card in ready if card not in saved]
        if left:
            options = [SaveGun(card) for card in left]
            answer = yield from ask.SaveGun(hunter.seat, options, hunter.id)
            saved.append(answer.card)
    dry = []
    for item in hunter.gear:
        loaded = g.book.gear[item.card].kind in ("gun", "grenade") and not item.spent
        if loaded and item.card not in saved:
            run_dry(hunter, item)
            dry.append(item.card)
    if dry:
        g.tell(RanDry(hunter.id, tuple(dry)))
