"""Set-up, rounds, activations and moves of hunters."""

from sobremesa.kernel import Event

from .base import OfMini


class ShowBegan(Event, frozen=True):
    """A scenario begins: the queue and the Spotlight are known."""

    rule = "tor.setup.step8-queue"
    sound = "gong"
    reveals = True
    mission: str
    spotlight: int
    queue: tuple[str, ...]


class StarDealt(Event, frozen=True):
    """A Vault Hunter is dealt its star move."""

    rule = "tor.setup.step5-star-move"
    sound = "crowd"
    reveals = True
    hunter: int
    star: str


class TreeChosen(Event, frozen=True):
    """A Vault Hunter takes a skill tree."""

    rule = "tor.setup.step4-tree"
    sound = "tick"
    hunter: int
    tree: str


class SlotFilled(Event, frozen=True):
    """A level fills a slot."""

    rule = "tor.tree.level-fills-one"
    sound = "tick"
    hunter: int
    tree: str
    slot: int
    element: str


class Placed(OfMini, frozen=True):
    """A miniature is put on the board."""

    rule = "tor.setup.step7-deploy"
    sound = "step"
    zone: int


class RoundBegan(Event, frozen=True):
    """A round begins."""

    rule = "tor.round.two-turns"
    chapter = True
    weight = "heading"
    sound = "bell"
    round: int


class Activated(Event, frozen=True):
    """A Vault Hunter begins its activation."""

    rule = "tor.activation.active"
    sound = "tick"
    chapter = True
    hunter: int


class ActivationEnded(Event, frozen=True):
    """A Vault Hunter ends its activation."""

    rule = "tor.ruling.activation-end"
    sound = "tick"
    hunter: int


class TokenSpent(Event, frozen=True):
    """An action token is spent."""

    rule = "tor.action.cost"
    weight = "detail"
    mini: int
    colour: int


class Moved(OfMini, frozen=True):
    """A miniature moves."""

    rule = "tor.zone.step"
    icon = "footsteps"
    sound = "step"
    start: int
    zone: int


class Gathered(Event, frozen=True):
    """A Vault Hunter picks up a loot token."""

    rule = "tor.base.gather-free"
    sound = "pick"
    hunter: int
    loot: int
    zone: int


class VomitCleared(Event, frozen=True):
    """Skag vomit is cleared away."""

    rule = "tor.vomit.gather"
    sound = "work"
    hunter: int
    zone: int
