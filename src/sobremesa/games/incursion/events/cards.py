"""Cards that are played, killed and negated, what they do, and the end."""

from sobremesa.kernel import Event


class CardPlayed(Event, frozen=True):
    """A card is announced; `target` is a figure, a card, a square or nobody, as the card wants."""

    rule = "inc.ruling.response-stack"
    sound = "card"
    reveals = True
    side: int
    card: int
    target: int


class CardKilled(Event, frozen=True):
    """A card is killed with command points."""

    rule = "inc.cp.kill-on-play"
    icon = "cancel"
    sound = "bad"
    side: int
    card: int
    cp: int


class CardNegated(Event, frozen=True):
    """A card is negated by SNAFU."""

    rule = "inc.card.snafu"
    icon = "cancel"
    sound = "bad"
    card: int


class CardLeft(Event, frozen=True):
    """A card in play leaves the table."""

    rule = "inc.ruling.kill-ends-at-once"
    icon = "card-discard"
    weight = "detail"
    card: int


class Fizzled(Event, frozen=True):
    """A card finds nothing left to act on."""

    rule = "inc.ruling.card-fizzle"
    icon = "cancel"
    sound = "bad"
    card: int


class WeaselRolled(Event, frozen=True):
    """Wild Weasel's die."""

    rule = "inc.card.wild-weasel"
    icon = "radar-dish"
    sound = "dice"
    die: int


class Frozen(Event, frozen=True):
    """A Sturmzombie is stopped by Wild Weasel."""

    rule = "inc.card.wild-weasel"
    icon = "frozen-block"
    weight = "detail"
    sound = "alarm"
    figure: int


class FellIn(Event, frozen=True):
    """The roof comes down on a square."""

    rule = "inc.card.cave-in-place"
    icon = "falling-rocks"
    sound = "blast"
    cell: int


class TunnelFound(Event, frozen=True):
    """A hidden tunnel opens."""

    rule = "inc.card.hidden-tunnel-place"
    icon = "hole-ladder"
    sound = "reveal"
    cell: int


class Rose(Event, frozen=True):
    """A body gets up as a Sturmzombie."""

    rule = "inc.card.rackley-replace"
    icon = "raise-zombie"
    sound = "growl"
    figure: int
    cell: int


class Healed(Event, frozen=True):
    """A figure loses its damage markers."""

    rule = "inc.card.medkit"
    icon = "medical-pack"
    sound = "good"
    figure: int


class EffectKept(Event, frozen=True):
    """A side keeps an Effect for the campaign."""

    rule = "inc.campaign.keep-effect"
    icon = "medal"
    sound = "card"
    side: int
    figure: int
    card: int


class MissionEnded(Event, frozen=True):
    """The mission is over."""

    rule = "inc.ruling.victory-immediate"
    icon = "trophy"
    weight = "heading"
    sound = "gong"
    result: str
