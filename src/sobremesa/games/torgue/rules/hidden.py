"""What lies face down: it is decided when it is turned over.

Nobody knows the order of a deck, the back of a Barrel or what a closed chest holds, so how they lie
at rest means nothing: the dice decide when something is turned over. A copy for thinking ahead
therefore needs no deal of its own. What was seen since its last anchor it shows again, since the
dice fall again, and all that is still hidden depends on dice to come.
"""

from __future__ import annotations

from sobremesa.games.torgue.state import Show


def draw_from(g: Show, deck: str) -> str:
    """The top card of a gear deck; what was laid under it comes last: tor.wanted.reward."""
    cards, under = g.decks[deck], g.laid_under.get(deck, 0)
    rest = cards[under:]
    if not rest:
        g.laid_under[deck] = under - 1
        return cards.pop()
    card = g.dice.draw(rest)
    cards[under:] = rest
    return card


def lay_under(g: Show, deck: str, card: str) -> None:
    """Put a card that all have seen under its deck."""
    g.decks[deck].insert(0, card)
    g.laid_under[deck] = g.laid_under.get(deck, 0) + 1


def shuffle_in(g: Show, deck: str, card: str) -> None:
    """Shuffle a card into its deck, and with it whatever lies under: tor.gear.discard-shuffle."""
    g.decks[deck].append(card)
    g.laid_under.pop(deck, None)


def next_event(g: Show) -> str:
    """The top event; those laid under come last, in their order: tor.event.end-scenario."""
    return g.dice.draw(g.events) if g.events else g.under.pop()


def turn_barrel(g: Show, zone: int) -> str:
    """Take a Barrel off the board and look at its back."""
    own, *rest = g.barrels.pop(zone)
    if rest:
        g.barrels[zone] = tuple(rest)
    back = _back(g, own)
    if back != own:
        _put_instead(g, back, own)
    return back


def _back(g: Show, own: str) -> str:
    """Backs on the board and those unused are one heap; the key, if placed, is on the board."""
    others = [back for backs in g.barrels.values() for back in backs]
    if "key" in (own, *others) and g.dice.draw([*others, own]) == "key":
        return "key"
    plain = [back for back in (*g.spare_barrels, *others, own) if back != "key"]
    return g.dice.draw(plain)


def _put_instead(g: Show, taken: str, own: str) -> None:
    """What was turned over lay elsewhere: what lay here lies there now."""
    for zone, backs in g.barrels.items():
        if taken in backs:
            place = backs.index(taken)
            g.barrels[zone] = (*backs[:place], own, *backs[place + 1 :])
            return
    g.spare_barrels[g.spare_barrels.index(taken)] = own


def turn_chest(g: Show, zone: int) -> str:
    """Take a chest or mailbox off the board and look at what it holds.

    What closed chests of a sort hold, and those that were not placed, is one heap.
    """
    sort, own = g.chests.pop(zone)
    zones = [other for other, (each, _) in g.chests.items() if each == sort]
    heap = [*g.spare_chests[sort], *(g.chests[other][1] for other in zones), own]
    content = g.dice.draw(heap)
    spare = len(g.spare_chests[sort])
    g.spare_chests[sort] = tuple(heap[:spare])
    for other, left in zip(zones, heap[spare:], strict=True):
        g.chests[other] = (sort, left)
    return content
