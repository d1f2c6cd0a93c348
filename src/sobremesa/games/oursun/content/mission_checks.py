"""What the rules need of a mission: a stack that can be laid, and cards that can be fulfilled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sobremesa.kernel import BadContent
from sobremesa.kernel.content import check_references

from .mission_cards import (
    Appear,
    Besiege,
    Bring,
    BringWater,
    Counted,
    Defeated,
    Found,
    HandIn,
    Held,
    Hidden,
    MissionCard,
    PutContainers,
    Revealed,
    SetCounters,
    Spawn,
    Word,
    Work,
)
from .schema import Content, MissionData

FIRST = 12
"""Among so many tiles lie the objectives of the upper part of a stack."""
HOME_NUMBER = 1
LETTERS = "FCMKWAP"


def check_mission(content: Content, mission: MissionData) -> None:
    """Refuse a mission that cannot be set up or fulfilled."""
    place = f"missions.toml: [{mission.id}]"
    _check_stack(content, mission, place)
    if mission.deadline < 1:
        raise BadContent(f"{place} deadline: expected a day from 1 on, got {mission.deadline}")
    if not mission.cards or not mission.cards[0].until:
        raise BadContent(f"{place} cards: expected a first card with `until`, got none")
    for hidden in mission.hidden:
        _check_word(content, mission, hidden, f"{place} hidden")
    _check_copies(content, mission, place)
    counters: set[str] = set()
    appeared: set[str] = set()
    found = {hidden.object for hidden in mission.hidden}
    for number, card in enumerate(mission.cards, 1):
        there = f"{place} card {number}"
        for word in words_of(card):
            _check_word(content, mission, word, there)
        counters |= set(_begun(card))
        appeared |= {each.enemy for each in card.comes if isinstance(each, Appear)}
        wanted = [each.enemy for each in card.until if isinstance(each, Defeated)]
        check_references(f"{there}: enemy that appears", wanted, appeared)
        found |= set(_findable(card))
        _check_counters(card, counters, there)
        _check_objects(card, found, there)


def words_of(card: MissionCard) -> Iterator[Word]:
    """Everything that a card names."""
    yield from (*card.comes, *card.tasks, *card.rules, *card.until)


def _check_stack(content: Content, mission: MissionData, place: str) -> None:
    """The objectives are there, and enough normal tiles to lie among."""
    objectives = [str(each.number) for each in content.tiles.values() if each.objective]
    check_references(f"{place} tile", [str(mission.tile)], objectives)
    check_references(f"{place} upper", map(str, mission.upper), objectives)
    normal = len(content.tiles) - len(objectives) - 1
    most = mission.normal + content.box.more_tiles
    if most > normal:
        raise BadContent(
            f"{place} normal: expected at most {normal - content.box.more_tiles}, so that "
            f"{content.box.more_tiles} more are left for large groups, got {mission.normal}"
        )
    if not 1 <= mission.last <= mission.normal + 1:
        raise BadContent(f"{place} last: expected 1 to {mission.normal + 1}, got {mission.last}")
    upper = mission.normal - (mission.last - 1)
    if mission.upper and upper < FIRST - len(mission.upper):
        raise BadContent(
            f"{place} upper: expected {FIRST - len(mission.upper)} normal tiles or more above the "
            f"last ones, got {upper}"
        )


def _check_word(content: Content, mission: MissionData, word: Word | Hidden, place: str) -> None:
    """The tiles, objects and enemies that a word names are there."""
    known = [0, HOME_NUMBER, mission.tile, *mission.upper]
    tiles = getattr(word, "tiles", ()) if isinstance(word, Revealed) else [getattr(word, "tile", 0)]
    check_references(f"{place}: tile", map(str, tiles), map(str, known))
    objects = [id for id, each in content.gear.items() if each.deck == "mission"]
    check_references(f"{place}: object", _objects(word), objects)
    if isinstance(word, Defeated | Appear):
        noted = [id for id, each in content.enemies.items() if each.noted and each.copies == 1]
        check_references(f"{place}: enemy (noted, one copy)", [word.enemy], noted)
    if isinstance(word, Bring):
        check_references(f"{place}: goods", word.goods, LETTERS)
    if isinstance(word, Spawn | Besiege) and not (word.count or word.per):
        raise BadContent(f"{place}: expected `count` or `per` of those who come, got neither")


def _objects(word: Word | Hidden) -> list[str]:
    match word:
        case Found():
            return list(word.objects)
        case Work():
            return [*word.beside, *([word.gives] if word.gives else [])]
        case _:
            named = getattr(word, "object", "")
            return [named] if named else []


# What can be brought about


def _begun(card: MissionCard) -> Iterator[str]:
    for effect in card.comes:
        if isinstance(effect, SetCounters):
            yield from (*effect.fixed, *effect.per_character)


def counters_of(card: MissionCard) -> Iterator[str]:
    """The counters that the tasks of a card bring down."""
    for task in card.tasks:
        match task:
            case Bring():
                yield from task.goods
            case BringWater():
                yield "water"
            case HandIn() | Work():
                yield task.counter


def _check_counters(card: MissionCard, begun: set[str], place: str) -> None:
    """A counter that is looked at was begun, and something brings it down."""
    check_references(f"{place}: counter of a task", counters_of(card), begun)
    if "held" in card.shows and not any(isinstance(each, Held) for each in card.until):
        raise BadContent(f"{place}: shows: expected a tile to hold, as `held` needs, got none")
    for condition in card.until:
        if isinstance(condition, Counted):
            done = set(counters_of(card))
            check_references(f"{place}: until: counters", condition.counters, done)


def _findable(card: MissionCard) -> Iterator[str]:
    for effect in card.comes:
        if isinstance(effect, PutContainers) and effect.object:
            yield effect.object
    for task in card.tasks:
        if isinstance(task, Work) and task.gives:
            yield task.gives


def _check_copies(content: Content, mission: MissionData, place: str) -> None:
    """No more of an object can be found than there are cards of it."""
    found = Counter(hidden.object for hidden in mission.hidden)
    for card in mission.cards:
        found.update(task.gives for task in card.tasks if isinstance(task, Work) and task.gives)
        for effect in card.comes:
            if isinstance(effect, PutContainers) and effect.object:
                found[effect.object] += effect.count
    for name, count in found.items():
        if name in content.gear and count > content.gear[name].copies:
            copies = content.gear[name].copies
            raise BadContent(f"{place} cards: expected at most {copies} of {name}, got {count}")


def _check_objects(card: MissionCard, found: set[str], place: str) -> None:
    """An object that is wanted can be found by then."""
    for word in (*card.tasks, *card.until, *card.rules):
        check_references(f"{place}: object that can be found", _objects(word), found)
