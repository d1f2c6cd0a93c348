"""What the players decide for their enemies, as the table does it: sun.ruling.group-decision."""

from __future__ import annotations

from sobremesa.boards.hex_tiles import distance
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.state import HOME, Land
from sobremesa.kernel import Ask, Register, Verdict, kindest

from .foes import foe_of

TIES: Register[Land, Ask, Verdict] = Register("a verdict")


@TIES.of(ask.Strongest)
def strongest(g: Land, question: ask.Strongest) -> Verdict:
    """The first of equals; it matters if they are of different kinds."""
    kinds = {foe_of(g, option.foe).kind for option in question.options}
    return Verdict(question.options[0], len(kinds) > 1)


@TIES.of(ask.Pursuit)
def pursuit(g: Land, question: ask.Pursuit) -> Verdict:
    """Far from New Haven; it matters if they may appear where somebody is."""
    return kindest(
        question.options,
        lambda option: -distance(HOME, option.tile),
        lambda option: bool(g.living_on(option.tile)),
    )
