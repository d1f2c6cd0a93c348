"""Attacks by heroes: dice, hits, experience, pushes and knock-downs."""

from sobremesa.kernel import Event


class Attacked(Event, frozen=True):
    """A hero rolls dice at a Zone."""

    rule = "dc.attack.hit"
    icon = "rolling-dices"
    sound = "blade"
    hero: str
    weapon: str
    zone: str
    dice: tuple[int, ...]
    accuracy: int
    power: int
    boosts: tuple[str, ...]


class Rerolled(Event, frozen=True):
    """Missed dice are rolled again."""

    rule = "dc.attack.reroll"
    sound = "dice"
    hero: str
    by: str
    dice: tuple[int, ...]
    accuracy: int


class HitsCounted(Event, frozen=True):
    """The hits of an Attack, after all re-rolls, and what they eliminated."""

    rule = "dc.attack.priority"
    icon = "crosshair"
    sound = "hit"
    hero: str
    zone: str
    hits: int
    lost: int
    walkers: int
    brutes: int
    runners: int
    fallen: tuple[str, ...]


class Eliminated(Event, frozen=True):
    """Enemies are eliminated by an effect other than an Attack."""

    rule = "dc.xp.any-means"
    sound = "death"
    hero: str
    zone: str
    walkers: int
    runners: int
    by: str
    brutes: int = 0


class XpGained(Event, frozen=True):
    """A hero gains experience."""

    rule = "dc.xp.horde"
    weight = "detail"
    hero: str
    gained: int
    now: int


class LevelReached(Event, frozen=True):
    """A hero reaches a Danger Level."""

    rule = "dc.ability.at-once"
    icon = "upgrade"
    sound = "level"
    hero: str
    level: str
    action: bool


class Pushed(Event, frozen=True):
    """A figure is pushed: an Enemy, a hero with its escorts, or a Civilian."""

    rule = "dc.push.distance"
    sound = "fall"
    figure: str
    origin: str
    to: str
    by: str


class KnockedDown(Event, frozen=True):
    """Horde Zombies are knocked down."""

    rule = "dc.enemy.knocked-down"
    sound = "fall"
    enemy: str
    zone: str
    count: int
    by: str
