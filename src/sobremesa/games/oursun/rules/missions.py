"""Missions: sequences of cards, what each does when it comes up, and when the next one does."""

from __future__ import annotations

from collections.abc import Callable

from sobremesa.boards.hex_tiles import distance, neighbours
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.events.cards import MissionCard
from sobremesa.games.oursun.events.things import Spent
from sobremesa.games.oursun.options.cards import SpawnAt
from sobremesa.games.oursun.options.ids import FoeId
from sobremesa.games.oursun.state import HOME, NEW_HAVEN, Land, Person
from sobremesa.kernel import Flow

from .enemies import go, spawn, spawn_top, spawn_type
from .goods import water_room
from .harm import harm, infect, survivors_win
from .rolls import skill_test
from .rounds import initial_round
from .whereabouts import carrier_of, enemies_at, object_place, people_at, place_of

Condition = Callable[[Land], bool]
Effect = Callable[[Land], Flow[None]]


# The sequence


def is_due(g: Land) -> bool:
    """Whether the next mission card comes up now."""
    mission = g.book.mission.id
    if mission == "bunker":
        _place_code(g)
    condition = NEXT.get((mission, g.card))
    return condition is not None and condition(g)


def check_mission(g: Land) -> Flow[None]:
    """Conditions that hold bring the next card, several in a row if need be (mission-check)."""
    mission = g.book.mission
    while is_due(g):
        g.card += 1
        g.tell(MissionCard(mission.id, g.card))
        if (mission.id, g.card) in ENTER:
            yield from ENTER[mission.id, g.card](g)
        if g.card == mission.cards and mission.id != "bunker":
            survivors_win(g, "mission", "sun.mission.win")


def _revealed(number: int) -> Condition:
    return lambda g: place_of(g, number) is not None


def _done(*names: str) -> Condition:
    """Nothing is left to deliver or to do."""
    return lambda g: all(g.progress.get(name, 1) <= 0 for name in names)


def _cleared(number: int) -> Condition:
    return lambda g: not enemies_at(g, number) and bool(people_at(g, number))


def _at_once(g: Land) -> bool:
    return True


def half(g: Land) -> int:
    """One per 2 characters, rounded up."""
    return (len(g.people) + 1) // 2


def many(g: Land) -> int:
    """One per 2 characters, rounded up, and 1 more from 4 characters on."""
    return half(g) + (len(g.people) >= 4)


def _spawn_until(kind: str, number: int, count: Callable[[Land], int]) -> Effect:
    """So many enemies of a type come to a tile."""

    def effect(g: Land) -> Flow[None]:
        place = place_of(g, number)
        assert place is not None
        for _ in range(count(g)):
            spawn_type(g, kind, place)
        yield from ()

    return effect


def _count(**needed: int) -> Effect:
    def effect(g: Land) -> Flow[None]:
        g.progress.update(needed)
        yield from ()

    return effect


# M1 Deep Water


def _pump_roars(g: Land) -> Flow[None]:
    """One enemy per 2 characters; who delivered last fights at once."""
    place = place_of(g, 31)
    assert place is not None
    for _ in range(half(g)):
        spawn_top(g, place)
    yield from initial_round(g, g.people[g.progress["last"]])


def _well_runs(g: Land) -> Flow[None]:
    """Water for all there; New Haven's own source is dry from now on.

    No game has fewer than 2 characters, so 2 water for each are at least 4.
    """
    for person in people_at(g, 31):
        person.water = water_room(g, person)
    g.map[HOME].water = 0
    g.progress["dry"] = 1
    g.progress["water"] = 2 * len(g.people)
    yield from ()


# M2 Signal Fire


def _holds(g: Land) -> bool:
    return g.progress.get("held", 0) >= 2


def end_of_phase(g: Land) -> Flow[None]:
    """Conditions that look at the end of a phase: holding the relay, entering the bunker."""
    mission = g.book.mission
    loyal = [person for person in g.living() if person.who != g.unmasked]
    if mission.id == "signal_fire" and g.card == 4:
        held = any(person.tile == place_of(g, 29) for person in loyal) and not enemies_at(g, 29)
        g.progress["held"] = g.progress.get("held", 0) + 1 if held else 0
    if g.card == mission.cards:
        # Only the last card of the bunker is not won at once.
        gate = place_of(g, 32)
        if all(person.tile == gate for person in loyal):
            survivors_win(g, "mission", "sun.mission.win")
    yield from check_mission(g)


# M3 The Clinic


def _serum_crates(g: Land) -> Flow[None]:
    place = place_of(g, 28)
    assert place is not None
    g.map[place].containers += ("dexterity:serum",) * 3
    yield from ()


def _outbreak(g: Land) -> Flow[None]:
    """Each character in the clinic: strength test or infected; three serums are needed."""
    for person in people_at(g, 28):
        if not (yield from skill_test(g, person, "strength")):
            infect(g, person)
    g.progress["serums"] = 3


def after_enemy_moves(g: Land) -> Flow[None]:
    """M3 5/6: each Preparation Sons of Liberty come near New Haven, 1 per 2 characters."""
    if g.book.mission.id == "clinic" and g.card == 5:
        near = [
            (g.map[place].number, place)
            for place in neighbours(HOME)
            if place in g.map and g.map[place].revealed
        ]
        if near:
            for _ in range(half(g)):
                spawn_type(g, "sons", min(near)[1])
    yield from ()


# M4 Break the Outpost


def _guard_outpost(g: Land) -> Flow[None]:
    """Sons of Liberty up to 1 enemy per character; no game has fewer than 2 characters."""
    place = place_of(g, 30)
    assert place is not None
    while len(enemies_at(g, 30)) < len(g.people):
        if spawn_type(g, "sons", place) is None:
            break
    yield from ()


def _cage(g: Land) -> Flow[None]:
    place = place_of(g, 30)
    assert place is not None
    g.map[place].containers += ("strength:prisoner",)
    yield from ()


def _has_prisoner(g: Land) -> bool:
    return carrier_of(g, "prisoner") is not None


def _is_away(g: Land) -> bool:
    """The carrier is 2 tiles from the outpost, or home."""
    carrier = carrier_of(g, "prisoner")
    outpost = place_of(g, 30)
    if carrier is None or outpost is None:
        return False
    return carrier.tile == HOME or distance(carrier.tile, outpost) >= 2


def _is_home(g: Land) -> bool:
    return object_place(g, "prisoner") == HOME


def start_of_turn(g: Land, person: Person) -> Flow[None]:
    """M4 4/6: the prisoner drinks from its carrier, or the carrier suffers."""
    if carrier_of(g, "prisoner") is person:
        if person.water:
            person.water -= 1
            g.tell(Spent(person.id, "prisoner", water=1))
        else:
            yield from harm(g, [(person, 1)], "prisoner")


def start_of_phase(g: Land) -> Flow[None]:
    """M4 5/6: at the start of each Night the Sons of Liberty are at the prisoner's heels."""
    if g.book.mission.id != "outpost" or g.card != 5 or not g.night:
        return
    place = object_place(g, "prisoner")
    assert place is not None
    options = [
        SpawnAt(near)
        for near in neighbours(place)
        if near in g.map and g.map[near].revealed and g.map[near].number != NEW_HAVEN
    ]
    if options:
        yield from group_spawn(g, options)


def group_spawn(g: Land, options: list[SpawnAt]) -> Flow[None]:
    """The group chooses; the start player speaks for it (sun.ruling.group-decision)."""
    lead = g.people[g.first].seat
    others = tuple(seat for seat in g.seats() if seat != lead)
    answer = yield from ask.Pursuit(lead, options, group=others)
    spawn_type(g, "sons", answer.tile)


# M5 Bunker Zero


def _any_code_tile(g: Land) -> bool:
    return place_of(g, 28) is not None or place_of(g, 29) is not None


def _place_code(g: Land) -> None:
    """The crate with code A stands in the clinic as soon as that is known."""
    place = place_of(g, 28)
    if place is not None and not g.progress.get("crate"):
        g.map[place].containers += ("dexterity:code_a",)
        g.progress["crate"] = 1


def _has_codes(g: Land) -> bool:
    return bool(g.progress.get("code_a_found")) and bool(g.progress.get("code_b_found"))


def _gate_is_next(g: Land) -> Flow[None]:
    """The next tile drawn is 32, unless it already lies face down on the map."""
    if 32 in g.stack:
        g.stack.remove(32)
        g.dice.shuffle(g.stack)
        g.stack.append(32)
    yield from ()


def _colossus(g: Land) -> Flow[None]:
    """It stands before the gate, from wherever it was."""
    place = place_of(g, 32)
    assert place is not None
    card = FoeId(g.book.enemies.index("colossus"))
    g.progress["colossus"] = 0
    if card in g.enemies and not g.enemies[card].body:
        go(g, g.enemies[card], place, 0)
    else:
        if card in g.enemies:
            del g.enemies[card]
        elif card in g.enemy_deck:
            g.enemy_deck.remove(card)
        else:
            g.enemy_discard.remove(card)
        spawn(g, card, place)
    g.dice.shuffle(g.enemy_deck)
    spawn_type(g, "mutant", place)
    yield from ()


def _colossus_fell(g: Land) -> bool:
    return bool(g.progress.get("colossus"))


NEXT: dict[tuple[str, int], Condition] = {
    ("deep_water", 1): _revealed(31),
    ("deep_water", 2): _done("M", "K"),
    ("deep_water", 3): lambda g: not enemies_at(g, 31),
    ("deep_water", 4): _done("water"),
    ("signal_fire", 1): _revealed(29),
    ("signal_fire", 2): _done("K", "P"),
    ("signal_fire", 3): _done("signal"),
    ("signal_fire", 4): _holds,
    ("clinic", 1): _revealed(28),
    ("clinic", 2): _cleared(28),
    ("clinic", 3): lambda g: bool(g.progress.get("serum_found")),
    ("clinic", 4): _at_once,
    ("clinic", 5): _done("serums"),
    ("outpost", 1): _revealed(30),
    ("outpost", 2): _cleared(30),
    ("outpost", 3): _has_prisoner,
    ("outpost", 4): _is_away,
    ("outpost", 5): _is_home,
    ("bunker", 1): _any_code_tile,
    ("bunker", 2): _has_codes,
    ("bunker", 3): _revealed(32),
    ("bunker", 4): _colossus_fell,
    ("bunker", 5): _done("gate"),
}
ENTER: dict[tuple[str, int], Effect] = {
    ("deep_water", 2): _count(M=2, K=1),
    ("deep_water", 3): _pump_roars,
    ("deep_water", 4): _well_runs,
    ("signal_fire", 2): _count(K=2, P=1),
    ("signal_fire", 3): _count(signal=4),
    ("signal_fire", 4): _spawn_until("sons", 29, many),
    ("clinic", 2): _spawn_until("mutant", 28, many),
    ("clinic", 3): _serum_crates,
    ("clinic", 4): _outbreak,
    ("outpost", 2): _guard_outpost,
    ("outpost", 3): _cage,
    ("bunker", 2): _count(code_b=2),
    ("bunker", 3): _gate_is_next,
    ("bunker", 4): _colossus,
    ("bunker", 5): _count(gate=6),
}
