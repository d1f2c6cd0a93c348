"""The content of the game, and the look-ups that a match uses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from sobremesa.kernel import Setup
from sobremesa.kernel.content import lay_over, load_folder
from sobremesa.kernel.vocabulary import read_word

from .arena import arena_of
from .checks import check_box, check_content
from .pieces import BONUSES, BOXES, PSYCHO, SHORT, SPECIAL_RULES
from .schema import COLOURS, Content, EnemyData, ScenarioData
from .sheets import Sheets
from .traits import Traits, compose

WANTED = "wanted"
COMPANION = 4
"""A companion's number is its Vault Hunter's plus this."""
FIRST_ENEMY = 10


class Blow(NamedTuple):
    """An attack that a special action of an enemy makes: how far, after a walk, at whom."""

    reach: int
    steps: int
    at: str


BLOWS = frozenset({"attack", "boom", "rampage"})
"""Steps of special actions that strike hunters."""


class Foe:
    """An enemy card as the rules look at it all the time."""

    __slots__ = ("blows", "data", "large", "miniature", "shields", "traits")

    def __init__(self, data: EnemyData) -> None:
        self.data = data
        self.large = data.base == "large"
        self.miniature = data.miniature or data.id
        self.shields = tuple(COLOURS.index(colour) for colour in data.shields)
        self.traits: Traits = compose(data.effects)
        self.blows = tuple(_blows(data))


def _blows(data: EnemyData) -> Iterator[Blow]:
    walked = 0
    for special in data.specials:
        for step in special.steps:
            if step.do == "move":
                walked += step.steps or data.movement
            elif step.do in BLOWS:
                yield Blow(step.range or data.range, walked, step.at)


class Book:
    """The content as a match uses it, shared by all copies of the state."""

    __slots__ = (
        "arenas", "bonus", "campaign", "conditions", "content", "dealt", "enemies", "fired", "foes",
        "gear", "hasty", "loot", "opening", "plug", "quarries", "recommended", "scenario", "sheets",
        "shields", "step_traits", "wanted_map",
    )  # fmt: skip

    def __init__(self, content: Content, setup: Setup) -> None:
        self.content = content
        self.scenario: ScenarioData | None = content.scenarios.get(setup.mission)
        self.campaign = bool(setup.settings.get("campaign", False)) or setup.carry is not None
        plug = 0 if self.scenario is None else self.scenario.plug
        self.plug = int(setup.settings.get("plug", plug))
        party = setup.settings.get("party", "own")
        self.dealt = party == "recommended"
        """Whether it is recommended who plays whom."""
        self.recommended = party != "own"
        """Whether trees and places are as recommended."""
        self.wanted_map = int(setup.settings.get("map", 0))
        self.arenas = {id: arena_of(id, text) for id, text in content.maps.items()}
        self.fired = rank_zero(content)
        self.conditions = _conditions(content, self.scenario)
        """The special rules with their values: of each Wanted card, and under "" the scenario's."""
        self.bonus = _bonus(self.scenario)
        self.opening = _opening(self.scenario)
        """When the secret box is read, if the scenario says so."""
        self.quarries = _uniques_in_boxes(content)
        self.hasty = next(_hasty(content), PSYCHO)
        """The family that an event makes hurry."""
        self.gear = content.gear
        self.shields = frozenset(card.id for card in content.gear.values() if card.shields)
        self.enemies = content.enemies
        self.foes = {id: Foe(data) for id, data in content.enemies.items()}
        self.loot = tuple(content.terrain.loot.values())
        self.sheets = Sheets(content)
        self.step_traits: dict[tuple[str, ...], Traits] = {}

    def traits_of(self, words: tuple[str, ...]) -> Traits:
        """The traits that some effects give together, worked out once."""
        found = self.step_traits.get(words)
        if found is None:
            found = self.step_traits[words] = compose(words)
        return found


# What the content says, put as the rules ask for it


def rank_zero(content: Content) -> str:
    """The Announcement that comes when the others are through: tor.announce.ranks."""
    return next(card.id for card in content.announcements.values() if card.rank == 0)


def _conditions(content: Content, scenario: ScenarioData | None) -> dict[str, dict[str, str]]:
    cards = {id: _read_rules(_listed(card.rule)) for id, card in content.wanted.cards.items()}
    return cards | {"": _read_rules(() if scenario is None else scenario.rules or ())}


def _listed(words: str | tuple[str, ...]) -> tuple[str, ...]:
    if isinstance(words, tuple):
        return words
    return (words,) if words else ()


def _read_rules(words: Iterable[str]) -> dict[str, str]:
    """Special rules by their names, with their values."""
    return dict(read_word("rules", SHORT.get(word, word), SPECIAL_RULES) for word in words)


def _bonus(scenario: ScenarioData | None) -> tuple[str, str]:
    if scenario is None or not scenario.bonus:
        return "", ""
    return read_word("bonus", SHORT.get(scenario.bonus, scenario.bonus), BONUSES)


def _opening(scenario: ScenarioData | None) -> tuple[str, str] | None:
    if scenario is None or not scenario.box.when:
        return None
    return read_word("when", scenario.box.when, BOXES)


def _uniques_in_boxes(content: Content) -> frozenset[str]:
    """The Uniques that a secret box brings."""
    return frozenset(
        kind
        for scenario in content.scenarios.values()
        for kind, _ in scenario.box.enemies
        if content.enemies[kind].kind == "unique"
    )


def _hasty(content: Content) -> Iterator[str]:
    for event in content.events.values():
        for step in event.steps:
            if step.do == "haste":
                yield step.who or PSYCHO


# Reading


@cache
def own_content() -> Content:
    """The content that comes with the game, and no more than the box holds."""
    content = load_folder(files(__package__), Content)
    check_content(content)
    check_box(content)
    return content


def read_over(under: Content, folder: Traversable) -> Content:
    """The content of a folder, laid over other content."""
    content = lay_over(under, folder)
    check_content(content)
    return content
