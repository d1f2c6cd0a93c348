"""What the things of DCeased are called, and the ids under which scenes show them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sobremesa.games.dceased.content.schema import KINDS, LEVELS, Content
from sobremesa.kernel import Text
from sobremesa.kernel.keeping import kept

ENEMIES = "enemies"
"""The owner of all zombies."""
NEUTRAL = "neutral"
"""The owner of Civilians and tokens."""


def zone_id(zone: str) -> str:
    """A Zone of the board."""
    return f"zone-{zone}"


def door_id(door: str) -> str:
    """A door."""
    return f"door-{door}"


def hero_id(hero: str) -> str:
    """A hero as a piece."""
    return f"hero-{hero}"


def hero_card_id(hero: str) -> str:
    """A hero's board."""
    return f"card-{hero}"


def horde_id(kind: str, zone: str, *, down: bool = False) -> str:
    """The Horde Zombies of a type in a Zone, as one piece."""
    return f"{'down' if down else 'horde'}-{kind}-{zone}"


def fallen_id(fallen: str) -> str:
    """A Zombie Hero as a piece."""
    return f"piece-{fallen}"


def enemy_id(enemy: str, zone: str, *, down: bool = False) -> str:
    """The piece of an Enemy: a Zombie Hero, or the Horde of a Zone."""
    return horde_id(enemy, zone, down=down) if enemy in KINDS else fallen_id(enemy)


def civilian_id(civilian: str) -> str:
    """A Civilian as a piece."""
    return f"civilian-{civilian}"


def token_id(token: str) -> str:
    """An Objective as a piece."""
    return f"token-{token}"


def held_id(owner: str, thing: str, number: int = 0) -> str:
    """A card on somebody's board."""
    return f"held-{owner}-{thing}-{number}"


class Names:
    """The names of things in one language."""

    __slots__ = ("content", "text")

    def __init__(self, content: Content, text: Text) -> None:
        self.content = content
        self.text = text

    @kept
    def thing(self, id: str) -> str:
        """The name of anything that has an id: a person, a card, a token, an ability."""
        if id in self.content.spawn:
            return self.card(id)
        return self.text(f"{_prefix(self.content, id)}-{id}")

    def things(self, ids: Iterable[str]) -> str:
        """Several things, one after the other."""
        return ", ".join(map(self.thing, ids))

    @kept
    def does(self, id: str) -> str:
        """What a card or an ability does."""
        return self.text(f"{_prefix(self.content, id)}-{id}-text")

    def enemies(self, enemy: str, count: int = 1) -> str:
        """'3 Walkers', or a Zombie Hero by name."""
        if enemy in KINDS:
            return self.text(f"count-{enemy}", count=count)
        return self.thing(enemy)

    def crowd(
        self, walkers: int = 0, brutes: int = 0, runners: int = 0, fallen: Iterable[str] = ()
    ) -> str:
        """'2 Brutes, 1 Walker, Poison Ivy', or nobody."""
        counts = ((KINDS[1], brutes), (KINDS[0], walkers), (KINDS[2], runners))
        found = [self.enemies(kind, count) for kind, count in counts if count]
        return ", ".join([*map(self.thing, fallen), *found]) or self.text("nobody")

    def zones(self, zones: Iterable[str]) -> str:
        """Several Zones."""
        return ", ".join(zones)

    def level(self, level: int) -> str:
        """A Danger Level."""
        return self.text(f"level-{LEVELS[level]}")

    def card(self, id: str) -> str:
        """A Spawn card by what it is."""
        card = self.content.spawn[id]
        if card.special:
            return self.text(f"special-{card.special}")
        return self.text(f"card-{card.kind}", enemy=self.text(f"many-{card.type}"))

    def card_text(self, id: str) -> str:
        """What a Spawn card does."""
        card = self.content.spawn[id]
        numbers = "/".join(map(str, card.numbers))
        message = f"special-{card.special}" if card.special else f"card-{card.kind}"
        enemy = self.text(f"many-{card.type}") if card.type else ""
        return self.text(f"{message}-text", numbers=numbers, enemy=enemy)


def words_of(content: Content) -> Iterator[str]:
    """The messages without which things of the content could not be shown."""
    for hero in content.heroes:
        yield from (f"hero-{hero}", f"attack-{hero}")
    for ability in abilities_of(content):
        yield from (f"ability-{ability}", f"ability-{ability}-text")
    yield from (f"fallen-{fallen}" for fallen in content.fallen)
    for gear in content.equipment.values():
        yield from (f"gear-{gear.id}", *([f"gear-{gear.id}-text"] if gear.ability else []))
    for prefix, table in (("civilian", content.civilians), ("trait", content.traits)):
        for id in table:
            yield from (f"{prefix}-{id}", f"{prefix}-{id}-text")
    for mission in content.missions.values():
        yield from (f"goal-{mission.goal}", f"result-won-{mission.id}")
        for token in mission.objectives:
            yield from (f"token-{token.id}", f"token-{token.id}-text")


def abilities_of(content: Content) -> Iterator[str]:
    """The abilities that heroes and Zombie Heroes have."""
    for hero in content.heroes.values():
        yield from hero.ladder
    yield from (fallen.ability for fallen in content.fallen.values())


def _prefix(content: Content, id: str) -> str:
    """How the messages about a thing begin."""
    for prefix, table in (
        ("hero", content.heroes),
        ("fallen", content.fallen),
        ("civilian", content.civilians),
        ("gear", content.equipment),
        ("trait", content.traits),
        ("kind", content.horde),
    ):
        if id in table:
            return prefix
    tokens = any(id == token.id for m in content.missions.values() for token in m.objectives)
    return "token" if tokens else "ability"
