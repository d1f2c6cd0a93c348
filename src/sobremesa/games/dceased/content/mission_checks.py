"""What a mission must have so that it can be played: references, places and numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from sobremesa.kernel import BadContent
from sobremesa.kernel.content import check_references

from .goals import (
    BeaconCharged,
    CivilianLost,
    CiviliansOut,
    CiviliansRescued,
    Condition,
    EscortedToStart,
    HeroesOut,
    ObjectivesTaken,
    TitanEliminated,
    TokenTaken,
    TooFewCivilians,
)
from .schema import (
    COLOURS,
    DIFFICULTIES,
    MOST_HEROES,
    POINT_MARKS,
    Content,
    MissionData,
)


def check_mission(content: Content, mission: MissionData) -> None:
    """Refuse a mission that names what is not there, or that has not what it is about."""
    place = f"missions.toml: [{mission.id}]"
    _check_people(content, mission, place)
    _check_deck(content, mission, place)
    _check_objectives(mission, place)
    _check_points(mission, place)
    _check_enemies(content, mission, place)
    _check_goal(content, mission, place)


def _check_people(content: Content, mission: MissionData, place: str) -> None:
    check_references(f"{place} heroes", mission.heroes, content.heroes)
    _check_once(f"{place} heroes", mission.heroes)
    most = len(mission.heroes) or MOST_HEROES
    low, high = mission.seats
    if not 1 <= low <= high <= most:
        raise BadContent(f"{place} seats: expected from 1 to {most}, got {low} to {high}")
    for name, zones, cards in (
        ("civilians", mission.civilians, content.civilians),
        ("equipment", mission.equipment, content.equipment),
    ):
        _check_once(f"{place} {name}", zones)
        if len(zones) > len(cards):
            raise BadContent(
                f"{place} {name}: expected at most {len(cards)}, as there are cards, "
                f"got {len(zones)}"
            )


def _check_once(place: str, ids: Iterable[str]) -> None:
    for id, count in Counter(ids).items():
        if count > 1:
            raise BadContent(f"{place}: expected {id} once, got it {count} times")


def _check_deck(content: Content, mission: MissionData, place: str) -> None:
    if mission.deck is None:
        return
    cards = list(content.spawn)
    for difficulty in DIFFICULTIES:
        first, last = mission.deck.of(difficulty)
        check_references(f"{place} deck: {difficulty}", (first, last), cards)
        if cards.index(first) > cards.index(last):
            raise BadContent(f"{place} deck: {difficulty}: expected {last} after {first}")


def _check_objectives(mission: MissionData, place: str) -> None:
    tokens = [token.id for token in mission.objectives]
    _check_once(f"{place} objectives", tokens)
    for token in mission.objectives:
        check_references(f"{place} objectives: {token.id} needs", token.needs, tokens)


def _check_points(mission: MissionData, place: str) -> None:
    """One Spawn Point at least is active from the beginning; the coloured ones have conditions."""
    tokens = [token.id for token in mission.objectives]
    _check_once(f"{place} points", (point.id for point in mission.points))
    for point in mission.points:
        check_references(f"{place} points", (point.id,), POINT_MARKS)
        check_references(f"{place} points: {point.id} token", (point.token,), (*tokens, ""))
        starts = bool(point.rescued or point.token or point.charge)
        if starts != (point.id in COLOURS):
            raise BadContent(
                f"{place} points: expected a condition on the coloured points alone, got "
                f"{'one' if starts else 'none'} on {point.id}"
            )
    if all(point.id in COLOURS for point in mission.points):
        raise BadContent(f"{place} points: expected one without a colour, got none")


def _check_enemies(content: Content, mission: MissionData, place: str) -> None:
    _check_once(f"{place} enemies", (f"{each.type} in {each.zone}" for each in mission.enemies))
    for kind, card in content.horde.items():
        count = sum(each.count for each in mission.enemies if each.type == kind)
        if count > card.miniatures:
            raise BadContent(
                f"{place} enemies: expected at most {card.miniatures} {kind}, got {count}"
            )
    if mission.titan is None:
        return
    check_references(f"{place} titan", (mission.titan.id,), content.fallen)
    left = mission.titan.toughness - mission.titan.less * len(mission.objectives)
    if left < 1:
        raise BadContent(
            f"{place} titan: expected a toughness of 1 or more when all Objectives are taken, "
            f"got {left}"
        )


def _check_goal(content: Content, mission: MissionData, place: str) -> None:
    """What the mission is about must be there."""
    check_references(f"{place} goal", (mission.goal,), content.goals)
    goal = content.goals[mission.goal]
    for condition in (*goal.win, *goal.lose):
        what, there = _wanted_by(condition, mission)
        if not there:
            raise BadContent(f"{place}: expected {what} for the goal {mission.goal}, got none")


def _wanted_by(condition: Condition, mission: MissionData) -> tuple[str, object]:
    """What a mission must have for a condition, and whether it has that."""
    people = len(mission.civilians)
    match condition:
        case CiviliansOut(count=count):
            return f"an exit and {count} civilians", mission.exit and people >= count
        case HeroesOut():
            return "an exit", mission.exit
        case TokenTaken(token=wanted):
            there = any(token.id == wanted for token in mission.objectives)
            return f"an objective {wanted}", there
        case ObjectivesTaken(count=count):
            count = max(1, count)
            return f"objectives, {count} or more", len(mission.objectives) >= count
        case TitanEliminated():
            return "a titan", mission.titan
        case BeaconCharged():
            return "a charge", mission.charge
        case EscortedToStart(count=count) | CiviliansRescued(count=count):
            return f"civilians, {count} or more", people >= count
        case CivilianLost(count=count) | TooFewCivilians(count=count):
            return f"civilians, {count} or more", people >= count
        case _:
            return "", True
