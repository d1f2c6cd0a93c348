"""Civilians appear, move and stay."""

from sobremesa.kernel import Event


class CivilianRevealed(Event, frozen=True):
    """A Civilian's card is turned up; its miniature stands in the Zone."""

    rule = "dc.building.civilians-after"
    sound = "reveal"
    reveals = True
    civilian: str
    zone: str


class CivilianMoved(Event, frozen=True):
    """A Civilian flees or goes to a hero."""

    rule = "dc.civact.flee"
    sound = "step"
    civilian: str
    origin: str
    to: str
    why: str


class CivilianStayed(Event, frozen=True):
    """A Civilian stays where it is."""

    rule = "dc.civact.stay"
    weight = "detail"
    civilian: str
    zone: str
    why: str
