"""What event and night cards can say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from .mission_cards import Positive, Skill, Spawned, Word


class Attack(Word, frozen=True, tag_field="do", tag="attack"):
    """An enemy comes and fights an initial combat round."""

    type: Spawned = "any"
    """`any` is the top card of the deck."""


class Put(Word, frozen=True, tag_field="do", tag="put"):
    """Cubes are put on the tile."""

    goods: str
    """Letters of cubes, such as `FF`."""


class PutRandom(Word, frozen=True, tag_field="do", tag="put_random"):
    """Cubes from the bag are put on the tile."""

    count: Positive = 1


class PutContainer(Word, frozen=True, tag_field="do", tag="put_container"):
    """A container with loot is put on the tile."""

    test: Skill


class GainRandom(Word, frozen=True, tag_field="do", tag="gain_random"):
    """The character gets cubes from the bag."""

    count: Positive = 1


class GainWater(Word, frozen=True, tag_field="do", tag="gain_water"):
    """The character gets water, as much as fits."""

    count: Positive = 1


class Stranger(Word, frozen=True, tag_field="do", tag="stranger"):
    """A loot card for a food, or for one of the named cards."""

    takes: tuple[str, ...] = ()
    """Ids of `gear.toml`."""


class Explore(Word, frozen=True, tag_field="do", tag="explore"):
    """Positions beside the tile may be revealed for nothing."""

    count: Positive = 1


class Shelter(Word, frozen=True, tag_field="do", tag="shelter"):
    """The tile has the camp symbol from now on."""


class Campfire(Word, frozen=True, tag_field="do", tag="campfire"):
    """A fire burns on the tile, unless there is a storm."""


class Wander(Word, frozen=True, tag_field="do", tag="wander"):
    """Every free enemy moves once."""


class Call(Word, frozen=True, tag_field="do", tag="call"):
    """Free enemies within 2 tiles come 1 tile nearer."""


class FlipElectric(Word, frozen=True, tag_field="do", tag="flip_electric"):
    """Everybody's electric cards are turned face down."""


class Karma(Word, frozen=True, tag_field="do", tag="karma"):
    """The character gets lost karma dice back."""

    count: Positive = 1


class Mood(Word, frozen=True, tag_field="do", tag="condition"):
    """The condition of the character changes."""

    steps: int
    """Up, or below 0 down."""
    cause: str
    """Its words are the message `condition-by-<cause>`."""


class LoseAp(Word, frozen=True, tag_field="do", tag="lose_ap"):
    """The character has fewer AP in this turn."""

    count: Positive = 1


class Starlight(Word, frozen=True, tag_field="do", tag="starlight"):
    """The rest of the Night is bright."""


class Infect(Word, frozen=True, tag_field="do", tag="infect"):
    """The character is infected."""


class Harm(Word, frozen=True, tag_field="do", tag="harm"):
    """The character is hurt."""

    cause: str
    """Its words are the message `cause-<cause>`."""
    points: Positive = 1


class LoseFood(Word, frozen=True, tag_field="do", tag="lose_food"):
    """A food of the character is gone, or without one something else happens."""

    cause: str
    """Its words are the message `spent-<cause>`."""
    otherwise: tuple[CardEffect, ...] = ()


class LoseChoice(Word, frozen=True, tag_field="do", tag="lose_choice"):
    """A resource of the character's choice is gone."""

    cause: str
    """Its words are the message `spent-<cause>`."""


class Test(Word, frozen=True, tag_field="do", tag="test"):
    """The character must pass a test, or something happens."""

    skill: Skill
    failed: tuple[CardEffect, ...]


class WithoutFire(Word, frozen=True, tag_field="do", tag="without_fire"):
    """Something happens if no fire burns on the tile."""

    then: tuple[CardEffect, ...]


CardEffect: TypeAlias = (
    Attack
    | Put
    | PutRandom
    | PutContainer
    | GainRandom
    | GainWater
    | Stranger
    | Explore
    | Shelter
    | Campfire
    | Wander
    | Call
    | FlipElectric
    | Karma
    | Mood
    | LoseAp
    | Starlight
    | Infect
    | Harm
    | LoseFood
    | LoseChoice
    | Test
    | WithoutFire
)


def with_inner(effects: Iterable[CardEffect]) -> Iterator[CardEffect]:
    """Effects, and those that stand inside of them."""
    for effect in effects:
        yield effect
        match effect:
            case Test(failed=inner) | WithoutFire(then=inner) | LoseFood(otherwise=inner):
                yield from with_inner(inner)
            case _:
                pass
