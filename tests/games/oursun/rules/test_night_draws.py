"""Night cards: who draws one, whom it hits, and when fire keeps it off."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, SOUTH, Table, table
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.events.cards import NightCard
from sobremesa.games.oursun.state import HOME, Fire, Phase

CAMP = 26
NEW_HAVEN = 1


def at_night(*kinds: str, number: int = 5) -> Table:
    """The first character acts at Night on a tile beside a bare one."""
    t = table(*kinds, phase=Phase.NIGHT, number=number)
    t.tile(NORTH)
    return t


def drawn_beside_fire(card: str, fire: Fire, *rolls: int) -> Table:
    """A medic enters a tile with a fire at Night and draws that card."""
    t = at_night("medic")
    t.g.map[NORTH].fire = fire
    t.next_night(card)
    t.go(*rolls)
    t.play(f"Move {NORTH}")
    return t


def drawers(t: Table) -> list[int]:
    return [t.number(each.who) for each in t.told(NightCard)]


# Who draws


@pytest.mark.rule("sun.newhaven.no-night-cards", "sun.night.new-haven")
def test_who_enters_new_haven_at_night_draws_nothing() -> None:
    t = at_night("medic")
    t.tile(NORTH, NEW_HAVEN)
    t.go()
    t.play(f"Move {NORTH}")
    assert (t[0].tile, drawers(t), t.g.night_discard) == (NORTH, [], [])


@pytest.mark.rule("sun.night.turn-draw", "sun.ruling.night-each-draws")
def test_where_no_camp_is_a_second_character_draws_too_in_its_own_turn() -> None:
    t = at_night("medic", "hunter")
    t.g.map[HOME].drawn = 1
    t.next_night("quiet_night")
    t.go()
    t.play("Wait")
    assert (t.seat, drawers(t), t.g.map[HOME].drawn) == (1, [1], 0b11)


@pytest.mark.rule("sun.ruling.night-reentry")
def test_who_has_drawn_for_its_tile_already_draws_none_when_its_turn_begins() -> None:
    t = at_night("medic", "hunter")
    t.g.map[HOME].drawn = 0b10
    t.go()
    t.play("Wait")
    assert (t.seat, drawers(t)) == (1, [])


@pytest.mark.rule("sun.night.entry-draw", "sun.night.entry-exception")
@pytest.mark.parametrize(
    ("drawn", "there", "alive", "draws"),
    [
        (0b10, True, True, False),
        (0b00, True, True, True),
        (0b10, False, True, True),
        (0b10, True, False, True),
        (0b100, True, True, True),
    ],
    ids=["drew-and-is-there", "never-drew", "drew-and-left", "drew-and-died", "another-drew"],
)
def test_who_enters_is_spared_a_card_only_by_a_living_comrade_there_who_drew(
    drawn: int, there: bool, alive: bool, draws: bool
) -> None:
    t = at_night("medic", "hunter", "soldier")
    t[1].tile = NORTH if there else SOUTH
    t[2].tile = SOUTH
    t.tile(SOUTH)
    if not alive:
        t[1].died, t[1].hp = t.g.clock, 0
    t.g.map[NORTH].drawn = drawn
    t.next_night("quiet_night")
    t.go()
    t.play(f"Move {NORTH}")
    assert drawers(t) == [0] * draws


@pytest.mark.rule("sun.ruling.night-camp-entry", "sun.ruling.night-camp-midway")
@pytest.mark.parametrize(("drawn", "draws"), [(0, True), (0b10, False)])
def test_who_enters_a_camp_draws_only_if_nobody_ever_drew_for_it_this_night(
    drawn: int, draws: bool
) -> None:
    t = at_night("medic", "hunter")
    t.tile(NORTH, CAMP, drawn=drawn)
    t.next_night("quiet_night")
    t.go()
    t.play(f"Move {NORTH}")
    assert drawers(t) == [0] * draws


@pytest.mark.rule("sun.night.camp-draw")
def test_the_first_whose_turn_begins_in_a_camp_draws_for_all() -> None:
    t = at_night("medic", "hunter", "soldier", number=CAMP)
    t[0].tile = NORTH
    t.next_night("quiet_night")
    t.go()
    t.play("Wait", "1 Suffer 1", "2 Suffer 1", "1 Wait")
    assert (t.seat, drawers(t)) == (2, [1])


@pytest.mark.rule("sun.general.discard-under-deck", "sun.ruling.reshuffle-moment")
def test_the_card_is_put_away_and_an_empty_deck_is_made_of_the_old_cards() -> None:
    t = at_night("medic")
    quiet = t.g.book.night.index("quiet_night")
    t.g.night_deck, t.g.night_discard = [], [quiet]
    t.go()
    t.play(f"Move {NORTH}")
    assert (t.g.night_deck, t.g.night_discard, drawers(t)) == ([], [quiet], [0])


def test_without_night_cards_anywhere_nothing_happens() -> None:
    t = at_night("medic")
    t.g.night_deck, t.g.night_discard = [], []
    t.go()
    t.play(f"Move {NORTH}")
    assert (t.asked, drawers(t), t.g.night_discard) == (ask.Act, [], [])


# Whom it hits


@pytest.mark.rule("sun.night.target")
def test_alone_in_a_camp_the_one_who_draws_suffers_without_a_vote() -> None:
    t = at_night("medic", "hunter")
    t.tile(NORTH, CAMP)
    t.next_night("uneasy_watch")
    t.go()
    t.play(f"Move {NORTH}")
    assert (t.asked, t[0].ap) == (ask.Act, 4)


@pytest.mark.rule("sun.night.target")
def test_where_no_camp_is_nobody_votes() -> None:
    t = at_night("medic", "hunter")
    t[1].tile = NORTH
    t.next_night("uneasy_watch")
    t.go()
    t.play(f"Move {NORTH}")
    assert (t.asked, t[0].ap, t[1].ap) == (ask.Act, 4, 6)
    assert [each.victim for each in t.told(NightCard)] == ["medic"]


@pytest.mark.rule("sun.ruling.night-vote", "sun.night.target-vote")
@pytest.mark.parametrize(
    ("votes", "victim"),
    [((0, 1, 2, 3), 1), ((3, 3, 0, 0), 1), ((3, 3, 0, 1), 1), ((3, 3, 0, 3), 3)],
    ids=["all-differ", "even", "half-of-four", "three-of-four"],
)
def test_only_more_than_half_of_the_votes_turn_a_card_from_the_one_who_drew_it(
    votes: tuple[int, ...], victim: int
) -> None:
    t = at_night("medic", "hunter", "soldier", "engineer", number=CAMP)
    t.next_night("uneasy_watch")
    t.go()
    t.play("Wait", *(f"{seat} Suffer {who}" for seat, who in enumerate(votes)))
    assert [each.ap for each in t.g.people] == [5 if who == victim else 6 for who in range(4)]
    assert [(each.who, each.victim) for each in t.told(NightCard)] == [("hunter", t[victim].kind)]


@pytest.mark.rule("sun.ruling.night-vote")
def test_the_dead_and_those_elsewhere_neither_vote_nor_are_voted_for() -> None:
    t = at_night("medic", "hunter", "soldier", "engineer", number=CAMP)
    t[0].tile = NORTH
    t[3].died, t[3].hp = t.g.clock, 0
    t.next_night("quiet_night")
    t.go()
    t.play("Wait")
    assert [(each.seat, type(each)) for each in t.match.asks()] == [
        (1, ask.NightVote),
        (2, ask.NightVote),
    ]
    assert t.offered(1) == t.offered(2) == ["Suffer 1", "Suffer 2"]


@pytest.mark.rule("sun.ruling.night-vote", "sun.solo.two-characters")
def test_alone_the_player_votes_for_both_characters() -> None:
    t = table("medic", "hunter", phase=Phase.NIGHT, number=CAMP, solo=True)
    t.next_night("uneasy_watch")
    t.go()
    t.play("Wait", "Suffer 0")
    assert [each.ap for each in t.g.people] == [5, 6]


# Fire


@pytest.mark.rule("sun.ruling.animal-night-may", "sun.ruling.stove-is-fire")
@pytest.mark.parametrize("fire", [Fire.CAMPFIRE, Fire.STOVE])
def test_beside_a_fire_an_animal_card_may_be_ignored_or_not(fire: Fire) -> None:
    ignored, applied = drawn_beside_fire("rats", fire), drawn_beside_fire("rats", fire)
    assert (applied.asked, applied.offered()) == (ask.NightAnimal, ["Ignore", "Apply"])
    ignored.play("Ignore")
    applied.play("Apply")
    assert (ignored[0].hp, applied[0].hp) == (7, 6)
    assert [each.ignored for each in ignored.told(NightCard)] == [True]
    assert [each.ignored for each in applied.told(NightCard)] == [False]
    assert len(ignored.g.night_discard) == 1


@pytest.mark.rule("sun.night.fire-ignore", "sun.fire.night-animals")
@pytest.mark.parametrize("card", ["uneasy_watch", "thief_in_the_dark", "distant_howl"])
def test_fire_keeps_off_animals_only(card: str) -> None:
    t = drawn_beside_fire(card, Fire.CAMPFIRE, *((1, 1) if card == "thief_in_the_dark" else ()))
    assert t.asked == ask.Act
    assert [each.ignored for each in t.told(NightCard)] == [False]


@pytest.mark.rule("sun.night.fire-ignore", "sun.night.target-vote")
def test_in_a_camp_with_a_fire_the_one_it_hits_says_whether_to_ignore_it() -> None:
    t = at_night("medic", "hunter", "soldier", number=CAMP)
    t[0].tile = NORTH
    t.g.map[HOME].fire = Fire.CAMPFIRE
    t.next_night("rats")
    t.go()
    t.play("Wait", "1 Suffer 2", "2 Suffer 2")
    assert (t.asked, t.seat) == (ask.NightAnimal, 2)
