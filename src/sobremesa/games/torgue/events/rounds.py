"""Machines, chests, objectives and the end of a round."""

from sobremesa.kernel import Event


class MachineUsed(Event, frozen=True):
    """A vending machine is used."""

    rule = "tor.machine.use"
    sound = "power"
    hunter: int
    zone: int
    machine: str


class ChestOpened(Event, frozen=True):
    """A chest or mailbox is opened."""

    rule = "tor.chest.open"
    sound = "door"
    reveals = True
    hunter: int
    zone: int
    sort: str
    content: str


class MoneyGained(Event, frozen=True):
    """Money goes into the common pool."""

    rule = "tor.respawn.sources"
    sound = "coin"
    count: int


class ObjectiveDone(Event, frozen=True):
    """Something is done for the scenario."""

    rule = "tor.base.interact"
    sound = "goal"
    hunter: int
    what: str
    zone: int


class BoxRead(Event, frozen=True):
    """A secret box is read."""

    rule = "tor.scenario.secret-box"
    sound = "reveal"
    reveals = True
    scenario: str


class CleanupRolled(Event, frozen=True):
    """The cleanup roll."""

    rule = "tor.cleanup.die"
    icon = "rolling-dices"
    sound = "dice"
    die: int


class Respawned(Event, frozen=True):
    """A Vault Hunter returns."""

    rule = "tor.respawn.where"
    sound = "step"
    hunter: int
    zone: int
    price: int


class ScenarioEnded(Event, frozen=True):
    """The scenario is over."""

    rule = "tor.victory.when-checked"
    sound = "gong"
    result: str
