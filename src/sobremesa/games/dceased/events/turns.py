"""Rounds and Turns: they begin and end, and Power comes and goes."""

from sobremesa.kernel import Event


class Recruited(Event, frozen=True):
    """A seat plays a hero."""

    rule = "dc.setup.heroes"
    sound = "good"
    seat: int
    hero: str


class NightFell(Event, frozen=True):
    """The board is set up: decks are shuffled, cards dealt, heroes at the start."""

    rule = "dc.setup.order"
    weight = "heading"
    sound = "night"
    mission: str
    zone: str
    heroes: tuple[str, ...]


class RoundBegan(Event, frozen=True):
    """A Round begins."""

    rule = "dc.round.phases"
    weight = "heading"
    sound = "bell"
    round: int


class PowerGained(Event, frozen=True):
    """A hero gains Power; `now` is what it has then."""

    rule = "dc.power.range"
    weight = "detail"
    hero: str
    gained: int
    now: int
    by: str


class PowerLost(Event, frozen=True):
    """A hero loses Power."""

    rule = "dc.power.floor"
    sound = "bad"
    hero: str
    lost: int
    by: str


class TurnBegan(Event, frozen=True):
    """A hero's Turn begins."""

    rule = "dc.player.one-turn"
    weight = "heading"
    sound = "bell"
    chapter = True
    hero: str
    actions: int


class TurnEnded(Event, frozen=True):
    """A hero's Turn is over."""

    rule = "dc.turn.token-red"
    weight = "detail"
    hero: str


class LeftBoard(Event, frozen=True):
    """A hero leaves through the Exit."""

    rule = "dc.end.exit"
    sound = "step"
    hero: str
    zone: str
    civilians: tuple[str, ...]


class PhaseBegan(Event, frozen=True):
    """A part of the Enemy Phase or the End Phase begins."""

    rule = "dc.round.enemy-steps"
    weight = "heading"
    sound = "gong"
    chapter = True
    phase: str
