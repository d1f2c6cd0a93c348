"""What lies face down: it is mixed when something of it is turned over.

Nobody knows the order of a deck, the back of a Barrel or what a closed chest holds, so how they lie
at rest means nothing: the dice decide when something is turned over. A copy for thinking ahead
therefore needs no deal of its own. What was seen since its last anchor it shows again, since the
dice fall again, and all that is still hidden depends on dice to come.
"""

from __future__ import annotations

from .state import Show


def draw_from(g: Show, deck: str) -> str:
    """The top card of a gear deck; what was laid under it comes last: tor.wanted.reward."""
    cards, under = g.decks[deck], g.laid_under.get(deck, 0)
    rest = cards[under:]
    g.dice.shuffle(rest)
    cards[under:] = rest
    if not rest:
        g.laid_under[deck] = under - 1
    return cards.pop()


def lay_under(g: Show, deck: str, card: str) -> None:
    """Put a card that all have seen under its deck."""
    g.decks[deck].insert(0, card)
    g.laid_under[deck] = g.laid_under.get(deck, 0) + 1


def shuffle_in(g: Show, deck: str, card: str) -> None:
    """Shuffle a card into its deck, and with it whatever lies under: tor.gear.discard-shuffle."""
    g.decks[deck].append(card)
    g.dice.shuffle(g.decks[deck])
    g.laid_under.pop(deck, None)


def next_event(g: Show) -> str:
    """The top event; those laid under come last, in their order: tor.event.end-scenario."""
    if not g.events:
        return g.under.pop()
    g.dice.shuffle(g.events)
    return g.events.pop()


def turn_barrel(g: Show, zone: int) -> str:
    """Take a Barrel off the board and look at its back."""
    mix_barrels(g)
    back, *rest = g.barrels[zone]
    if rest:
        g.barrels[zone] = tuple(rest)
    else:
        del g.barrels[zone]
    return back


def mix_barrels(g: Show) -> None:
    """Backs on the board and those unused are one heap; the key, if placed, stays on the board."""
    placed = [back for backs in g.barrels.values() for back in backs]
    heap = [back for back in (*placed, *g.spare_barrels) if back != "key"]
    g.dice.shuffle(heap)
    heap.reverse()
    placed = [back if back == "key" else heap.pop() for back in placed]
    g.spare_barrels = [back if back == "key" else heap.pop() for back in g.spare_barrels]
    if "key" in placed:
        g.dice.shuffle(placed)
    placed.reverse()
    g.barrels = {zone: tuple(placed.pop() for _ in backs) for zone, backs in g.barrels.items()}


def turn_chest(g: Show, zone: int) -> str:
    """Take a chest or mailbox off the board and look at what it holds."""
    mix_chests(g, g.chests[zone][0])
    return g.chests.pop(zone)[1]


def mix_chests(g: Show, sort: str) -> None:
    """What closed chests of a sort hold, and those that were not placed, is one heap."""
    zones = [zone for zone, (each, _) in g.chests.items() if each == sort]
    heap = [*(g.chests[zone][1] for zone in zones), *g.spare_chests[sort]]
    g.dice.shuffle(heap)
    for zone, content in zip(zones, heap, strict=False):
        g.chests[zone] = (sort, content)
    g.spare_chests[sort] = tuple(heap[len(zones) :])
