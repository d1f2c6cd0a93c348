"""What questions are made of."""

from __future__ import annotations

from typing import Generic

from sobremesa.kernel import Question
from sobremesa.kernel.ask import O


class OfMini(Question[O], Generic[O]):
    """About a hunter, a companion or an enemy."""

    mini: int


class OfWalk(OfMini[O], Generic[O]):
    """Where a miniature goes from where it stands."""
