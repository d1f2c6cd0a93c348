"""Friends and cards: Trades, traits, Equipment, and who plays at all."""

from __future__ import annotations

from collections import Counter
from functools import cache

from games.dceased.table import begin, sample, table
from sobremesa.games.dceased import GAME
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.player import Player
from sobremesa.games.dceased.player.cards import hero_worth
from sobremesa.games.dceased.state import Stage
from sobremesa.kernel import Match

from .mind import chosen, played

# Trades


def test_near_the_exit_one_hero_takes_the_civilians_of_both() -> None:
    t = table(
        "m1", heroes="batman I1 escort=bus-driver, cyborg I1 escort=night-nurse",
        hidden="firefighter D2", turn="batman",
    )  # fmt: skip
    assert chosen(t) == "Trade cyborg action"
    t.play("trade cyborg")
    assert chosen(t) == "Hand bus-driver"
    t.play("hand bus-driver")
    assert chosen(t) == "Done"


def test_whoever_is_about_to_fall_hands_on_what_the_mission_needs() -> None:
    t = table("m2", heroes="batman E9 health=1 token=fuse-1, cyborg E9", turn="batman")
    assert chosen(t) == "Trade cyborg action"
    played(t, 2)
    assert t["cyborg"].tokens == ("fuse-1",)


def test_what_was_handed_over_is_not_handed_back() -> None:
    t = table(
        "m1", heroes="batman I1, cyborg I1 escort=night-nurse escort=bus-driver",
        hidden="firefighter D2", turn="cyborg",
    )  # fmt: skip
    assert not chosen(t).startswith("Trade")


# Traits


def test_over_here_draws_a_crowd_off_the_beacon() -> None:
    t = table(
        "m4", heroes="supergirl D2 trait=over-here done, cyborg D4 done", enemies="3 walker D3",
        stage=Stage.ACTIVATION,
    )  # fmt: skip
    assert t.asked is ask.OverHere
    assert chosen(t) == "Use over-here"


def test_nobody_calls_a_crowd_over_that_would_be_its_end() -> None:
    t = table(
        "m4", heroes="supergirl D2 health=1 trait=over-here done, cyborg D4 done",
        enemies="3 walker D3, 2 walker D2", stage=Stage.ACTIVATION,
    )  # fmt: skip
    assert t.asked is ask.OverHere
    assert chosen(t) == "Pass"


def test_a_hero_leaps_out_of_a_crowd_towards_its_goal() -> None:
    t = table(
        "m3", heroes="green-arrow D6 power=1 trait=leap", enemies="5 walker D6",
        tokens="shard-1 A1", turn="green-arrow",
    )  # fmt: skip
    assert chosen(t) == "Use leap"
    t.play("use leap")
    assert chosen(t) == "Zone D3"


def test_a_leap_is_kept_where_walking_does_as_well() -> None:
    t = table("m3", heroes="batman D5 power=1 trait=leap", tokens="shard-1 A1", turn="batman")
    assert chosen(t) != "Use leap"


def test_more_actions_are_kept_for_a_turn_that_needs_them() -> None:
    t = table("m4", heroes="cyborg D4 power=4 trait=adrenaline-rush", turn="cyborg")
    assert chosen(t) != "Use adrenaline-rush"


# Equipment


def test_equipment_on_the_way_is_taken_along() -> None:
    t = table(
        "m3", heroes="cyborg D6, batman I6 done", tokens="shard-1 D3", gear="riot-shield D5",
        turn="cyborg",
    )  # fmt: skip
    assert played(t, 3) == ["Move D5 walk -", "Collect", "Move D4 walk -"]


def test_equipment_is_kept_for_what_it_does_and_not_for_a_poor_attack() -> None:
    t = table(
        "m3", heroes="wonder-woman D5 gear=coil-rifle", gear="riot-shield D5", turn="wonder-woman"
    )
    t.play("collect")
    assert chosen(t) == "Keep riot-shield"


def test_equipment_with_a_poorer_attack_goes_to_whoever_strikes_worse() -> None:
    t = table(
        "m4", heroes="wonder-woman D4 power=4 gear=sonic-rifle, supergirl D4", turn="wonder-woman"
    )
    assert chosen(t) == "Trade supergirl action"
    played(t, 2)
    assert (t["wonder-woman"].gear, t["supergirl"].gear) == ("", "sonic-rifle")


# Who plays


NIGHTS = 60
HEROES = tuple(GAME.content.heroes)


@cache
def parties() -> Counter[frozenset[str]]:
    """Which four heroes four players choose on so many nights of Fallen Titan."""
    found = Counter[frozenset[str]]()
    for seed in range(NIGHTS):
        match = Match.start(GAME, GAME.prepare("m3", 4), seed)
        players = [Player(seat + 4 * seed) for seat in range(4)]
        while isinstance(question := match.asks()[0], ask.Recruit):
            match.choose(question.seat, players[question.seat].choose(match, question.seat))
        found[frozenset(match.state.heroes)] += 1
    return found


def nights() -> Counter[str]:
    """On how many nights each hero is in the party of four."""
    return Counter({hero: sum(parties()[p] for p in parties() if hero in p) for hero in HEROES})


def test_the_party_of_four_is_not_the_same_each_night() -> None:
    """There are five of them, and no one comes on more than half of the nights."""
    assert len(parties()) >= 5
    assert max(parties().values()) * 2 < NIGHTS


def test_the_better_a_hero_stands_and_strikes_the_more_often_it_is_chosen() -> None:
    ranked = sorted(HEROES, key=lambda hero: hero_worth(GAME.content.heroes[hero]), reverse=True)
    assert [nights()[hero] for hero in ranked] == sorted(nights().values(), reverse=True)
    assert nights()[ranked[-1]] == 0


def test_two_heroes_are_in_every_party_and_with_them_most_nights_are_won() -> None:
    """Of those whose party was left to chance.

    Where there is a beacon others do better, but steady players go by the cards, whatever the
    mission; strong ones know with whom it is won.
    """
    always = {hero for hero in HEROES if nights()[hero] == NIGHTS}
    won = GAME.models.models["m3-opening"].weights
    assert always == {"wonder-woman", "supergirl"}
    assert always == set(sorted(won, key=lambda hero: won[hero])[-2:])


def test_heroes_of_ones_own_are_chosen_by_what_is_on_their_cards() -> None:
    t = begin("m3", seats=1, game=sample())
    assert t.asked is ask.Recruit
    assert chosen(t).startswith("Recruit")
