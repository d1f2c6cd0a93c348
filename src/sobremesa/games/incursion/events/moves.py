"""Who goes where, doors, gates and items."""

from sobremesa.kernel import Event

from .turns import Paid


class Entered(Event, frozen=True):
    """A figure comes onto the board."""

    rule = "inc.ruling.entry-move"
    icon = "entry-door"
    sound = "step"
    figure: int
    cell: int
    facing: int


class Stepped(Event, frozen=True):
    """A figure moves a square."""

    rule = "inc.ap.move-forward"
    icon = "walk"
    sound = "step"
    figure: int
    source: int
    target: int
    paid: Paid | None = None


class Turned(Event, frozen=True):
    """A figure changes its facing."""

    rule = "inc.ap.turn"
    icon = "clockwise-rotation"
    weight = "detail"
    figure: int
    facing: int
    paid: Paid | None = None


class LeptBack(Event, frozen=True):
    """A leap that cannot be finished ends where it began."""

    rule = "inc.ruling.leap-procedure"
    icon = "jump-across"
    sound = "step"
    figure: int
    cell: int


class DoorMoved(Event, frozen=True):
    """A door is opened or closed."""

    rule = "inc.ap.door"
    sound = "door"
    figure: int
    door: int
    opened: bool


class GateSealed(Event, frozen=True):
    """A gate is sealed for good."""

    rule = "inc.m2.seal"
    icon = "padlock"
    sound = "door"
    figure: int
    door: int


class ItemTaken(Event, frozen=True):
    """A figure takes the beacon, from the floor or from a friend."""

    rule = "inc.ap.item"
    icon = "satellite-communication"
    sound = "pick"
    figure: int
    source: int


class ItemDropped(Event, frozen=True):
    """The beacon falls or is put down."""

    rule = "inc.item.drop-any-time"
    icon = "satellite-communication"
    sound = "drop"
    figure: int
    cell: int
    wilful: bool


class LeftBoard(Event, frozen=True):
    """A figure leaves the board alive."""

    rule = "inc.ruling.leave-board"
    icon = "exit-door"
    sound = "step"
    figure: int
    point: str
    paid: Paid | None = None
