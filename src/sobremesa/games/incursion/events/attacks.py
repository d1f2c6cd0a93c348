"""Dice, fire, damage, death and reaction fire."""

from sobremesa.kernel import Event


class Rolled(Event, frozen=True):
    """Damage dice against one figure: `source` says what threw them."""

    rule = "inc.shoot.hit"
    sound = "shot"
    source: str
    attacker: int
    target: int
    dice: tuple[int, ...]
    bonus: int
    fortitude: int
    hits: int
    reaction: bool


class FirstRolled(Event, frozen=True):
    """Dice fall that may be, or must be, rolled again."""

    rule = "inc.ruling.attack-sequence"
    icon = "rolling-dices"
    sound = "dice"
    attacker: int
    dice: tuple[int, ...]


class Rerolled(Event, frozen=True):
    """Dice are rolled again."""

    rule = "inc.reroll.once"
    icon = "rolling-dices"
    sound = "dice"
    attacker: int
    before: tuple[int, ...]
    after: tuple[int, ...]


class Critical(Event, frozen=True):
    """A critical hit stands in for the dice."""

    rule = "inc.card.critical-hit"
    icon = "crosshair"
    sound = "alarm"
    attacker: int
    target: int


class Exploded(Event, frozen=True):
    """A blast goes off."""

    rule = "inc.grenade.blast-nine"
    icon = "bright-explosion"
    sound = "blast"
    source: str
    attacker: int
    centre: int
    squares: tuple[int, ...]


class Flamed(Event, frozen=True):
    """A jet of flame sets squares on fire."""

    rule = "inc.flame.up-to-eight"
    icon = "flamethrower"
    sound = "fire"
    attacker: int
    squares: tuple[int, ...]


class FireDied(Event, frozen=True):
    """Burning markers are removed."""

    rule = "inc.flame.duration"
    icon = "small-fire"
    weight = "detail"
    squares: tuple[int, ...]


class Damaged(Event, frozen=True):
    """A figure suffers a damage point."""

    rule = "inc.shoot.markers"
    icon = "bleeding-wound"
    sound = "hit"
    figure: int
    left: int


class DamageNegated(Event, frozen=True):
    """A damage point is negated."""

    rule = "inc.card.lucky-devil"
    icon = "clover"
    sound = "good"
    figure: int


class Died(Event, frozen=True):
    """A figure is a casualty."""

    rule = "inc.shoot.casualty"
    icon = "death-skull"
    sound = "death"
    figure: int
    cell: int


class Clobbered(Event, frozen=True):
    """A Sturmzombie is eliminated without a roll."""

    rule = "inc.fig.clobberer-autokill"
    icon = "baseball-bat"
    sound = "fall"
    figure: int
    target: int


class KnockRolled(Event, frozen=True):
    """The whip's die."""

    rule = "inc.fig.whip-knockdown"
    icon = "whip"
    sound = "dice"
    attacker: int
    target: int
    die: int
    down: bool


class StoodUp(Event, frozen=True):
    """A figure gets up."""

    rule = "inc.ap.stand-up"
    icon = "muscle-up"
    sound = "step"
    figure: int


class WatchBegan(Event, frozen=True):
    """A figure enters reaction fire."""

    rule = "inc.rf.who"
    icon = "eye-target"
    sound = "shield"
    figure: int


class WatchEnded(Event, frozen=True):
    """A figure leaves reaction fire; `why` is a word of the texts."""

    rule = "inc.rf.doubles"
    icon = "eye-target"
    weight = "detail"
    figure: int
    why: str


class Reloaded(Event, frozen=True):
    """A figure stays in reaction fire for command points."""

    rule = "inc.rf.reload"
    icon = "reload-gun-barrel"
    sound = "work"
    figure: int
    cp: int


class VolatileRolled(Event, frozen=True):
    """The die of a Bomberzombie that was shot."""

    rule = "inc.fig.volatile-roll"
    icon = "time-bomb"
    sound = "dice"
    figure: int
    die: int


class BlazeBegan(Event, frozen=True):
    """A dying figure acts once more."""

    rule = "inc.card.blaze-of-glory"
    icon = "burning-skull"
    sound = "fire"
    figure: int
    ap: int


class Leveraged(Event, frozen=True):
    """The Sergeant gives an action point away."""

    rule = "inc.fig.sergeant-leverage"
    icon = "sergeant"
    sound = "power"
    giver: int
    figure: int
