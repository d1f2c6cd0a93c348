"""Set-up."""

from __future__ import annotations

from sobremesa.games.torgue import options
from sobremesa.kernel import Done, Question

from .base import OfMini


class Pick(Question[options.Choose]):
    """Which hunter a player takes."""

    rule = "tor.setup.step1-hunters"


class Tree(OfMini[options.Tree]):
    """Which skill tree a hunter takes."""

    rule = "tor.setup.step4-tree"


class Slot(OfMini[options.Slot]):
    """Which slot of its tree a new level fills."""

    rule = "tor.tree.level-fills-one"


class Element(OfMini[options.Element]):
    """Which element a skill has."""

    rule = "tor.tree.immediate"


class Arrange(OfMini[Done | options.Swap]):
    """What a hunter wears before a Wanted mission."""

    rule = "tor.ruling.wanted-state"


class Deploy(OfMini[options.Zone]):
    """Where a hunter or companion enters the board."""

    rule = "tor.setup.step7-deploy"
