"""Maintenance: the game turn, command points, the deck and hands."""

from typing import Any

import pytest

from games.incursion.starts import muster, pass_until, start
from games.incursion.table import Table, table
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.events import (
    BidsShown,
    CpTaken,
    Drew,
    DrewUnseen,
    HandDiscarded,
    PlayerTurnBegan,
    Reshuffled,
    TurnBegan,
    ZombiesDeployed,
)
from sobremesa.games.incursion.state import Stage
from sobremesa.testing import events_of

FIELD = """
%%%%%%%%%
%a . . z%
%%%%%%%%%
"""


def maintenance(stage: Stage = Stage.REPLENISH_CP, **more: Any) -> Table:
    """Mission 3 between two game turns: level 10, so 5 CP and 3 cards."""
    figures: dict[str, Any] = {"a": "ape_trooper e 4,5", "z": "sturmzombie w 18,6"}
    return table(mission="m3", stage=stage, **figures, **more)


def hand(t: Table, side: int) -> list[str]:
    return [t.g.card(card).id for card in t.g.hands[side]]


# The game turn


@pytest.mark.rule("inc.turn.two-phases", "inc.turn.maintenance-order")
def test_maintenance_comes_before_the_action_phase_and_its_steps_in_order() -> None:
    t = maintenance()
    pass_until(t, lambda t: t.g.turn == 4)
    steps = (TurnBegan, CpTaken, DrewUnseen, BidsShown, ZombiesDeployed, PlayerTurnBegan)
    happened = [event for event in events_of(t.match) if isinstance(event, steps)]
    assert [type(event) for event in happened][:10] == [
        TurnBegan,
        CpTaken,
        CpTaken,
        DrewUnseen,
        DrewUnseen,
        BidsShown,
        ZombiesDeployed,
        PlayerTurnBegan,
        PlayerTurnBegan,
        TurnBegan,
    ]


@pytest.mark.rule("inc.turn.count-by-mission", "inc.ruling.no-turn-limit")
@pytest.mark.parametrize("mission", ["m1", "m2", "m3"])
def test_no_mission_has_a_turn_limit(mission: str) -> None:
    t = table(mission=mission, a="ape_trooper e 5,5", stage=Stage.REPLENISH_CP, turn=5000)
    assert t.match.outcome is None
    assert t.told(TurnBegan) == [TurnBegan(5001)]


@pytest.mark.rule("inc.ruling.no-turn-limit")
def test_a_technical_cap_ends_the_game_in_a_draw() -> None:
    last = maintenance(turn=6, settings={"turn-cap": 7})
    assert last.match.outcome is None
    over = maintenance(turn=7, settings={"turn-cap": 7})
    assert over.match.outcome is not None
    assert (over.match.outcome.result, over.match.outcome.winners) == ("turn-cap", ())


# Command points


@pytest.mark.rule("inc.maint.cp-discard-leftover")
def test_command_points_never_carry_over() -> None:
    t = maintenance(cp=(9, 1), special=3)
    assert t.g.cp == [5, 5]
    assert t.g.special == 0


@pytest.mark.rule("inc.maint.cp-sergeant")
def test_a_living_sergeant_brings_a_command_point() -> None:
    t = maintenance(s="ape_sergeant e 3,5")
    assert t.told(CpTaken) == [CpTaken(0, 6, 0), CpTaken(1, 5, 0)]


@pytest.mark.rule("inc.maint.cp-gretel")
def test_living_gretel_brings_four_special_points() -> None:
    t = maintenance(g="gretel w 20,6")
    assert t.told(CpTaken) == [CpTaken(0, 5, 0), CpTaken(1, 5, 4)]
    assert t.g.special == 4


@pytest.mark.rule("inc.maint.cp-sergeant")
def test_a_dead_sergeant_brings_nothing() -> None:
    t = maintenance(
        Stage.SECOND_TURN,
        side="swd",
        hands=([], ["booby_trap"]),
        rolls=[1, 6],
        s="ape_sergeant e 3,5 damage=1",
    )
    t.play("play booby_trap", "endturn")
    assert not t.alive("s")
    assert t.told(CpTaken)[0] == CpTaken(0, 5, 0)


@pytest.mark.rule("inc.maint.cp-gretel", "inc.maint.hand-ilsa")
def test_dead_gretel_and_ilsa_bring_nothing() -> None:
    t = maintenance(
        Stage.SECOND_TURN,
        hands=(["booby_trap"], []),
        rolls=[1, 6, 6],
        g="gretel w 20,6 damage=3",
        i="ilsa w 21,6 damage=3",
    )
    t.play("play booby_trap", "endturn")
    assert not t.alive("g")
    assert not t.alive("i")
    assert t.told(CpTaken)[1] == CpTaken(1, 5, 0)
    assert len(t.g.hands[1]) == 3


# The deck


@pytest.mark.rule("inc.deck.shared", "inc.ruling.deck-order", "inc.maint.hand-draw")
def test_the_allies_draw_first_and_both_from_one_deck() -> None:
    t = maintenance(
        hands=(["medal"], []),
        deck=["snafu", "medkit", "rackley", "cave_in", "wild_weasel", "minor_wound"],
    )
    t.play("0 ready")
    assert hand(t, 0) == ["medal", "snafu", "medkit"]
    assert hand(t, 1) == ["rackley", "cave_in", "wild_weasel"]


@pytest.mark.rule("inc.deck.hand-secret")
def test_only_its_owner_sees_what_is_drawn() -> None:
    t = maintenance(deck=["snafu", "medkit", "rackley", "cave_in", "wild_weasel", "medal"])
    allied = tuple(t.card(title) for title in ("snafu", "medkit", "rackley"))
    german = tuple(t.card(title) for title in ("cave_in", "wild_weasel", "medal"))
    drawn = (Drew, DrewUnseen)
    seen = [
        [event for event in events_of(t.match, seat) if isinstance(event, drawn)] for seat in (0, 1)
    ]
    assert seen == [[Drew(0, allied), DrewUnseen(1, 3)], [DrewUnseen(0, 3), Drew(1, german)]]


@pytest.mark.rule("inc.deck.discard-face-up", "inc.maint.hand-discard")
def test_discards_lie_open_on_the_pile() -> None:
    t = maintenance(hands=(["medal", "snafu", "medkit"], ["rackley"]), discard=["cave_in"])
    t.play(f"0 discard {t.card('medal')}", f"0 discard {t.card('medkit')}", "0 ready", "1 ready")
    thrown = (t.card("medal"), t.card("medkit"))
    assert t.g.discard == [t.card("cave_in"), *thrown]
    assert [event for event in events_of(t.match, 1) if isinstance(event, HandDiscarded)] == [
        HandDiscarded(0, thrown)
    ]
    assert t.g.hands[0][0] == t.card("snafu")
    assert len(t.g.hands[0]) == 3


@pytest.mark.rule("inc.ruling.deck-order")
def test_discards_are_chosen_in_secret_and_thrown_together() -> None:
    t = maintenance(hands=(["medal"], ["rackley"]))
    t.play(f"1 discard {t.card('rackley')}")
    question = t.match.ask_of(0)
    assert question is not None
    assert question.secret
    assert t.g.discard == []
    assert t.told(HandDiscarded) == []
    t.play("0 ready")
    assert t.g.discard == [t.card("rackley")]


@pytest.mark.rule("inc.maint.hand-discard")
def test_nobody_must_discard() -> None:
    t = maintenance(hands=(["medal"], []))
    assert t.offered() == ["Ready 0", f"Discard {t.card('medal')}"]
    t.play("0 ready")
    assert hand(t, 0)[0] == "medal"
    assert t.g.discard == []


@pytest.mark.rule("inc.deck.reshuffle")
def test_the_moment_the_deck_runs_out_the_discard_pile_becomes_the_deck() -> None:
    pile = ["medal", "snafu", "rackley", "medkit"]
    t = maintenance(
        hands=(["cave_in", "low_ammo"], ["wild_weasel", "low_ammo", "low_ammo"]),
        deck=["hail_of_lead"],
        discard=pile,
        shuffles=[[]],
    )
    t.play("0 ready", "1 ready")
    assert hand(t, 0) == ["cave_in", "low_ammo", "hail_of_lead"]
    assert t.told(Reshuffled) == [Reshuffled(4)]
    assert [t.g.card(card).id for card in t.g.deck] == pile
    assert t.g.discard == []


@pytest.mark.rule("inc.deck.reshuffle", "inc.ruling.empty-deck")
def test_a_draw_goes_on_from_the_new_deck() -> None:
    t = maintenance(
        deck=["hail_of_lead"], discard=["medal", "low_ammo", "snafu", "medkit", "rackley"]
    )
    assert hand(t, 0) == ["hail_of_lead", "rackley", "medkit"]
    assert hand(t, 1) == ["snafu", "low_ammo", "medal"]


@pytest.mark.rule("inc.deck.reshuffle")
def test_the_new_deck_is_shuffled() -> None:
    first = table(deck=[], discard=["medal", "snafu", "rackley", "medkit"])
    order = [first.card("rackley"), first.card("snafu"), first.card("medkit"), first.card("medal")]
    t = maintenance(
        deck=[],
        discard=["medal", "snafu", "rackley", "medkit"],
        shuffles=[order],
        hands=(["low_ammo"] * 3, ["cave_in"]),
    )
    t.play("0 ready", "1 ready")
    assert hand(t, 1) == ["cave_in", "medal", "medkit"]


@pytest.mark.rule("inc.ruling.empty-deck")
def test_what_nobody_can_draw_is_not_drawn_and_later_discards_serve_the_next_draw() -> None:
    t = maintenance(deck=["medal"], hands=([], ["snafu", "snafu", "snafu"]))
    t.play("1 ready")
    assert (hand(t, 0), hand(t, 1)) == (["medal"], ["snafu"] * 3)
    pass_until(t, lambda t: t.asked == ask.Discard)
    t.play(f"1 discard {t.card('snafu')}", "1 ready", "0 ready")
    assert (hand(t, 0), hand(t, 1)) == (["medal", "snafu"], ["snafu"] * 2)


# Hands


@pytest.mark.rule("inc.maint.hand-first-turn")
def test_in_the_first_turn_hands_are_only_filled() -> None:
    t = muster(start("m3"), "ape_trooper", "sturmzombie")
    assert t.told(TurnBegan) == [TurnBegan(1)]
    assert t.asked == ask.Intelligence
    assert [len(cards) for cards in t.g.hands] == [3, 3]
    assert t.told(HandDiscarded) == []


@pytest.mark.rule("inc.maint.hand-ilsa", "inc.ruling.ilsa-hand")
def test_ilsa_raises_the_hand_by_one_card_and_not_further_each_turn() -> None:
    t = maintenance(i="ilsa w 21,6")
    assert [len(cards) for cards in t.g.hands] == [3, 4]
    pass_until(t, lambda t: t.g.turn == 4 and t.asked == ask.Intelligence)
    assert [len(cards) for cards in t.g.hands] == [3, 4]


@pytest.mark.rule("inc.ruling.hand-over-limit")
def test_a_hand_that_is_too_large_is_kept() -> None:
    held = ["medal", "snafu", "snafu", "rackley"]
    t = maintenance(hands=(["medal", "low_ammo", "low_ammo"], held), deck=["medkit"])
    t.play("0 ready", "1 ready")
    assert hand(t, 1) == held
    assert t.told(Drew) == []


@pytest.mark.rule("inc.deck.any-number-per-turn")
def test_a_whole_hand_may_be_played_in_one_turn() -> None:
    titles = ["medal", "extra_ammo", "low_ammo", "combat_fury", "cave_in"]
    t = table(FIELD, a="ape_trooper e", z="sturmzombie w", hands=(titles, []))
    for title in titles[:4]:
        t.play(f"play {title}")
    t.play("play cave_in", "square 1,0")
    assert t.g.hands[0] == []
    assert len(t.g.in_play) == 5


@pytest.mark.rule("inc.deck.default-window")
def test_a_card_is_played_in_its_owners_part_of_the_action_phase() -> None:
    t = table(
        FIELD,
        a="ape_trooper w",
        z="sturmzombie w",
        hands=(["medal", "booby_trap"], ["medal", "booby_trap"]),
    )
    assert t.offers("play medal")
    assert t.offered_to("swd") == []
    t.play("activate a")
    assert t.offers("play booby_trap")
    t.play("turn n", "endactivation")
    assert t.offers("play medal")
    t.play("endturn")
    assert t.side == "swd"
    assert t.offered_to("allies") == []
    t.play("endturn")
    assert not any("Play" in option for option in t.offered())


@pytest.mark.rule("inc.deck.default-window")
def test_no_card_without_a_time_of_its_own_is_played_in_maintenance() -> None:
    t = maintenance(hands=(["medal", "booby_trap", "medkit"], ["rackley", "medal", "medal"]))
    for kind in (ask.Discard, ask.Intelligence, ask.Bid):
        assert t.asked == kind
        assert not any("Play" in option for option in t.offered())
        pass_until(t, lambda t: t.asked != kind)  # noqa: B023 - used up within the loop
    assert t.asked == ask.PlayerTurn
