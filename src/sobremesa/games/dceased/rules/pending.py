"""What has begun and must be over before anything else: Activations, Spawn cards, reveals."""

from __future__ import annotations

from sobremesa.games.dceased.state import Night
from sobremesa.kernel import Flow

from .activation import begin, proceed
from .buildings import reveal_next
from .missions import judge
from .spawning import resolve_card


def is_pending(g: Night) -> bool:
    """Whether something has begun in the Player Phase that is not over.

    A Spawn card is drawn there for a reveal alone, which outlasts it.
    """
    return bool(g.queue) or g.activation is not None or g.reveal is not None


def settle(g: Night) -> Flow[None]:
    """Carry everything out in order; an Activation waits for the one before it.

    dc.activate.nested, dc.building.opener-lost: nothing but the end of the game stops a reveal.
    """
    while True:
        if g.activation is not None:
            yield from proceed(g, g.activation)
        elif g.queue:
            begin(g, g.queue.pop(0))
        elif g.card:
            yield from resolve_card(g)
        elif g.reveal is not None:
            yield from reveal_next(g, g.reveal)
        else:
            break
    judge(g)
