"""Missions: sequences of cards, what each does while it is in force, and when the next comes."""

from __future__ import annotations

from sobremesa.boards.hex_tiles import neighbours
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import NEW_HAVEN
from sobremesa.games.oursun.content.mission_cards import Besiege, Pursue
from sobremesa.games.oursun.events.cards import MissionCard
from sobremesa.games.oursun.events.things import Spent
from sobremesa.games.oursun.options.cards import SpawnAt
from sobremesa.games.oursun.state import HOME, Land, Person
from sobremesa.kernel import Flow

from .enemies import spawn_type
from .harm import harm, survivors_win
from .loadout import loadout_of
from .mission_conditions import begin_to_hold, card_in_force, count_held, is_fulfilled
from .mission_effects import COMES, headcount, put_containers
from .whereabouts import object_place, place_of

CRATES = "crate"
"""The counter that says which containers of the mission were put down, as bits."""


# The sequence


def is_due(g: Land) -> bool:
    """Whether the next mission card comes up now."""
    if g.book.mission.hidden:
        _put_hidden(g)
    return not _waits_for_phase(g) and is_fulfilled(g)


def _waits_for_phase(g: Land) -> bool:
    """Whether the card in force is looked at only at the end of a phase."""
    return g.book.at_phase_end[g.card - 1]


def _put_hidden(g: Land) -> None:
    """A container of the mission stands on its tile as soon as that is known."""
    for number, each in enumerate(g.book.mission.hidden):
        put = g.progress.get(CRATES, 0)
        if not put >> number & 1 and place_of(g, each.tile) is not None:
            put_containers(g, each.tile, each.test, each.object)
            g.progress[CRATES] = put | 1 << number


def check_mission(g: Land) -> Flow[None]:
    """Conditions that hold bring the next card, several in a row if need be (mission-check)."""
    while is_due(g):
        yield from _next_card(g)


def _next_card(g: Land) -> Flow[None]:
    """The next card comes up; after the last the mission is won (sun.mission.win)."""
    mission = g.book.mission
    if g.card == len(mission.cards):
        survivors_win(g, "mission", "sun.mission.win")
    g.card += 1
    g.tell(MissionCard(mission.id, g.card))
    begin_to_hold(g)
    for effect in card_in_force(g).comes:
        yield from COMES(g, effect)


# While a card is in force


def end_of_phase(g: Land) -> Flow[None]:
    """Conditions that look at the end of a phase: holding a tile, gathering on one."""
    count_held(g)
    if _waits_for_phase(g) and is_fulfilled(g):
        yield from _next_card(g)
    yield from check_mission(g)


def after_enemy_moves(g: Land) -> Flow[None]:
    """M3 5/6: each Preparation enemies come near New Haven."""
    for rule in card_in_force(g).rules:
        if isinstance(rule, Besiege):
            _besiege(g, rule)
    yield from ()


def _besiege(g: Land, rule: Besiege) -> None:
    near = [
        (g.map[place].number, place)
        for place in neighbours(HOME)
        if place in g.map and g.map[place].revealed
    ]
    if near:
        for _ in range(headcount(g, rule)):
            spawn_type(g, rule.type, min(near)[1])


def start_of_turn(g: Land, person: Person) -> Flow[None]:
    """M4 4/6: the prisoner drinks from its carrier, or the carrier suffers."""
    for card in loadout_of(g, person).thirsty:
        gear = g.gear(card)
        if person.water:
            person.water -= 1
            g.tell(Spent(person.id, gear.id, water=1))
        else:
            yield from harm(g, [(person, 1)], gear.id)


def start_of_phase(g: Land) -> Flow[None]:
    """M4 5/6: at the start of each Night enemies are at the prisoner's heels."""
    for rule in card_in_force(g).rules:
        if isinstance(rule, Pursue) and g.night:
            yield from _pursue(g, rule)


def _pursue(g: Land, rule: Pursue) -> Flow[None]:
    """The group chooses; the start player speaks for it (sun.ruling.group-decision)."""
    place = object_place(g, rule.object)
    if place is None:
        return
    options = [
        SpawnAt(near)
        for near in neighbours(place)
        if near in g.map and g.map[near].revealed and g.map[near].number != NEW_HAVEN
    ]
    if options:
        lead = g.people[g.first].seat
        others = tuple(seat for seat in g.seats() if seat != lead)
        answer = yield from ask.Pursuit(lead, options, group=others)
        spawn_type(g, rule.type, answer.tile)
