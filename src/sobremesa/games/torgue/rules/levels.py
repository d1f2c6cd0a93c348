"""Levels: slots of the skill trees, and what filling one gives at once."""

from __future__ import annotations

from collections.abc import Iterable

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.content.schema import COLOURS, RANK_BITS, RANKS, SLOTS
from sobremesa.games.torgue.events import LevelGained, SlotFilled
from sobremesa.games.torgue.options import Element, Slot
from sobremesa.games.torgue.state import TOKENS, Hunter, Show, Token
from sobremesa.kernel import Flow

from .causes import in_passing
from .upkeep import heal_all, recharge


def level_up(g: Show, drawer: Hunter) -> Flow[None]:
    """All hunters fill a slot, the drawer also heals and recharges: tor.loot.levelup-all."""
    g.level += 1
    g.gained += 1
    g.tell(LevelGained(g.level))
    for hunter in g.hunters:
        yield from in_passing(g, fill_slot(g, hunter))
    if drawer.zone >= 0 and not drawer.down:
        heal_all(g, drawer)
        recharge(g, drawer)


def open_slots(hunter: Hunter) -> list[int]:
    """The slots that the next level may fill: tor.tree.prerequisite, tor.tree.same-rank."""
    slots = hunter.slots
    return [
        slot
        for slot in range(len(SLOTS))
        if not slots >> slot & 1 and (RANKS[slot] == 1 or slots & RANK_BITS[RANKS[slot] - 1])
    ]


def fill_slot(g: Show, hunter: Hunter, all: bool = False) -> Flow[None]:
    """One level fills one slot; a full tree gains nothing: tor.ruling.tree-full.

    Where all slots are to be filled, nobody is asked for the order: tor.ruling.no-empty-choice.
    """
    open_now = open_slots(hunter)
    if not open_now or not hunter.tree:
        return
    options = [Slot(hunter.id, slot) for slot in (open_now[:1] if all else open_now)]
    answer = yield from ask.Slot(hunter.seat, options, hunter.id, anchor=True)
    boon = g.book.content.trees[hunter.tree].slots[SLOTS[answer.slot]]
    if boon.choose:
        elements = [Element(element) for element in boon.choose]
        chosen = yield from ask.Element(hunter.seat, elements, hunter.id)
        hunter.element = chosen.element
    gain_slot(g, hunter, answer.slot)


def gain_slot(g: Show, hunter: Hunter, slot: int) -> None:
    """The upgrade works at once: tor.tree.immediate, tor.ruling.skill-token."""
    hunter.slots |= 1 << slot
    boon = g.book.content.trees[hunter.tree].slots[SLOTS[slot]]
    hunter.tokens += tuple(new_tokens(boon.tokens))
    companion = next((c for c in g.companions.values() if c.owner == hunter.id), None)
    if companion is not None:
        companion.tokens += tuple(new_tokens(boon.companion_tokens))
        companion.shields += tuple(new_tokens(boon.companion_shield))
    g.tell(SlotFilled(hunter.id, hunter.tree, slot, hunter.element if boon.choose else ""))


def new_tokens(colours: Iterable[str]) -> list[Token]:
    """Tokens of these colours, available."""
    return [TOKENS[number, number, False] for number in map(COLOURS.index, colours)]
