"""What the cards of a mission can say: what comes, what can be done, when the next one turns up."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

Spawned = Literal["any", "animal", "human", "mutant", "sons"]
Skill = Literal["strength", "dexterity"]
Count = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]


class Word(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One of a vocabulary, told apart by its tag."""


# Conditions


class Revealed(Word, frozen=True, tag_field="when", tag="revealed"):
    """One of the tiles lies face up."""

    tiles: tuple[Count, ...] = (0,)
    """Numbers of tiles; 0 is the objective of the mission."""


class Counted(Word, frozen=True, tag_field="when", tag="done"):
    """Nothing is left to deliver or to do."""

    counters: tuple[str, ...]
    """The counters that must have come down to 0."""


class Cleared(Word, frozen=True, tag_field="when", tag="cleared"):
    """No enemy is on a tile."""

    tile: Count = 0
    """The number of the tile; 0 is the objective."""
    occupied: bool = False
    """Whether a character must be there, too."""


class Held(Word, frozen=True, tag_field="when", tag="held"):
    """At the end of so many phases in a row, characters were on a tile and no enemies."""

    tile: Count = 0
    """The number of the tile; 0 is the objective."""
    phases: Positive = 2


class Found(Word, frozen=True, tag_field="when", tag="found"):
    """Mission objects were found, wherever they are now."""

    objects: tuple[str, ...]
    """Ids of `gear.toml` whose deck is `mission`."""


class Carried(Word, frozen=True, tag_field="when", tag="carried"):
    """Somebody has a mission object on the board."""

    object: str


class Away(Word, frozen=True, tag_field="when", tag="away"):
    """Who carries an object is so far from a tile, or in New Haven."""

    object: str
    tile: Count = 0
    """The number of the tile; 0 is the objective."""
    tiles: Positive = 2
    """How far away, in tiles."""


class Brought(Word, frozen=True, tag_field="when", tag="brought"):
    """A mission object is on a tile, carried or lying."""

    object: str
    tile: Count = 1
    """The number of the tile; 1 is New Haven, 0 the objective."""


class Defeated(Word, frozen=True, tag_field="when", tag="defeated"):
    """An enemy has fallen that came by `appear`."""

    enemy: str


class Gathered(Word, frozen=True, tag_field="when", tag="gathered"):
    """At the end of a phase all living characters but the known traitor are on a tile."""

    tile: Count = 0
    """The number of the tile; 0 is the objective."""


Condition: TypeAlias = (
    Revealed | Counted | Cleared | Held | Found | Carried | Away | Brought | Defeated | Gathered
)


# What happens when a card comes up


class SetCounters(Word, frozen=True, tag_field="do", tag="count"):
    """Counters begin: cubes to deliver by their letters, `water`, or names of your own."""

    fixed: dict[str, Positive] = {}
    """Counters and where they begin."""
    per_character: dict[str, Positive] = {}
    """The same for each character in the game."""


class Spawn(Word, frozen=True, tag_field="do", tag="spawn"):
    """Enemies come to a tile that lies face up."""

    type: Spawned = "any"
    """`any` is the top card of the deck."""
    tile: Count = 0
    """The number of the tile; 0 is the objective."""
    count: Count = 0
    per: Count = 0
    """And one for each so many characters, rounded up."""
    more_from: Count = 0
    """And one more if there are so many characters."""
    fill: bool = False
    """Only until so many are there, those that were there before among them."""


class Fight(Word, frozen=True, tag_field="do", tag="fight"):
    """Who delivered last has an initial combat round."""


class FillWater(Word, frozen=True, tag_field="do", tag="fill_water"):
    """All on a tile fill up with water."""

    tile: Count = 0
    """The number of the tile; 0 is the objective."""


class DryUp(Word, frozen=True, tag_field="do", tag="dry_up"):
    """The water source of New Haven is dry from now on."""


class PutContainers(Word, frozen=True, tag_field="do", tag="put_containers"):
    """Containers come to a tile."""

    test: Skill
    object: str = ""
    """The mission object in each of them; if left out, loot."""
    count: Positive = 1
    tile: Count = 0
    """The number of the tile; 0 is the objective."""


class Outbreak(Word, frozen=True, tag_field="do", tag="outbreak"):
    """Each character on a tile must pass a test or is infected."""

    test: Skill
    tile: Count = 0
    """The number of the tile; 0 is the objective."""


class NextTile(Word, frozen=True, tag_field="do", tag="next_tile"):
    """A tile that is still in the stack is the next to be drawn."""

    tile: Count = 0
    """The number of the tile; 0 is the objective."""


class Appear(Word, frozen=True, tag_field="do", tag="appear"):
    """A certain enemy stands on a tile, from wherever it was; the enemy deck is shuffled."""

    enemy: str
    """An enemy of which there is one card, and whose defeat is noted."""
    tile: Count = 0
    """The number of the tile; 0 is the objective."""


MissionEffect: TypeAlias = (
    SetCounters | Spawn | Fight | FillWater | DryUp | PutContainers | Outbreak | NextTile | Appear
)


# What can be done: objective actions


class Bring(Word, frozen=True, tag_field="task", tag="deliver"):
    """Cubes are delivered, up to 2 with an action; the counters are their letters."""

    goods: str
    """Letters of cubes, such as `MK`."""
    tile: Count = 0
    """The number of the tile; 0 is the objective."""


class BringWater(Word, frozen=True, tag_field="task", tag="water"):
    """Water is delivered, any number with an action; the counter is `water`."""

    tile: Count = 1
    """The number of the tile; 1 is New Haven, 0 the objective."""


class HandIn(Word, frozen=True, tag_field="task", tag="hand_in"):
    """Mission objects are handed in, any number with an action."""

    object: str
    counter: str
    tile: Count = 1
    """The number of the tile; 1 is New Haven, 0 the objective."""


class Work(Word, frozen=True, tag_field="task", tag="work"):
    """A test whose successes count, over actions and characters."""

    name: str
    """Its words are the message `option-objective-<name>`."""
    test: Skill
    counter: str
    tile: Count = 0
    """The number of the tile; 0 is the objective."""
    beside: tuple[str, ...] = ()
    """Mission objects that must be on the tile, carried or lying."""
    not_in: Literal["", "heat", "wind", "storm", "solar_storm"] = ""
    """Weather in which it cannot be done."""
    gives: str = ""
    """The mission object that is found with the last success."""


Task: TypeAlias = Bring | BringWater | HandIn | Work


# What goes on while a card is in force


class Besiege(Word, frozen=True, tag_field="rule", tag="besiege"):
    """In each Preparation enemies come to the revealed tile beside New Haven of lowest number."""

    type: Spawned = "sons"
    count: Count = 0
    per: Count = 0
    """And one for each so many characters, rounded up."""
    more_from: Count = 0
    """And one more if there are so many characters."""


class Pursue(Word, frozen=True, tag_field="rule", tag="pursue"):
    """At the start of each Night an enemy comes beside a mission object, where the group says."""

    object: str
    type: Spawned = "sons"


LastingRule: TypeAlias = Besiege | Pursue


class Hidden(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A container with a mission object that stands on a tile as soon as the tile is known."""

    tile: Count
    test: Skill
    object: str


class MissionCard(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card of a mission; its words are the message `task-<mission>-<number>`."""

    comes: tuple[MissionEffect, ...] = ()
    """What happens when it comes up, in this order."""
    tasks: tuple[Task, ...] = ()
    """The objective actions while it is in force."""
    rules: tuple[LastingRule, ...] = ()
    """What goes on while it is in force."""
    shows: tuple[str, ...] = ()
    """The counters that everybody sees; their words are the messages `progress-<counter>`."""
    until: tuple[Condition, ...] = ()
    """When all of these hold the next card comes up; after the last card the mission is won."""
