"""Blaze of Glory: a dying figure acts once more."""

from functools import partial

import pytest

from games.incursion.table import Table, table
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.events import BlazeBegan, Died, Rolled, VolatileRolled, WatchEnded

HALL = """
%%%%%%%%%%%%%%%
%. . . . . . b%
%             %
%a . z . . y .%
%             %
%. . . . . . .%
%%%%%%%%%%%%%%%
"""
BLAZE = ["blaze_of_glory"]
shot = partial(
    table,
    HALL,
    a="ape_trooper e",
    b="ape_trooper s",
    z="sturmzombie w",
    y="gretel w",
    current="a",
    hands=([], BLAZE),
)
"""A trooper is about to shoot a Sturmzombie that may blaze."""
struck = partial(
    table,
    HALL,
    a="ape_trooper e damage=1",
    b="ape_trooper s",
    z="gretel w 1,1",
    side="swd",
    current="z",
    hands=(BLAZE, []),
)
"""Gretel is about to strike a trooper down that may blaze."""


def offers_any(t: Table, *words: str) -> bool:
    return any(t.offers(word) for word in words)


@pytest.mark.rule("inc.card.blaze-of-glory", "inc.ruling.blaze-who", "inc.ruling.blaze-end")
def test_a_dying_sturmzombie_acts_with_its_full_points_and_is_removed() -> None:
    t = shot(rolls=[4, 1, 2, 6])
    t.play("shoot z")
    assert (t.side, t.asked) == ("swd", ask.BlazeOfGlory)
    t.play("play blaze_of_glory", "step w", "strike a")
    assert (t.told(BlazeBegan)[0].ap, t["a"].damage, t["z"].ap) == (5, 1, 3)
    t.play("endactivation")
    assert (t.alive("z"), t.side, t.asked, t["a"].ap) == (False, "allies", ask.Act, 2)


@pytest.mark.rule("inc.card.blaze-of-glory", "inc.ruling.blaze-end")
def test_a_blaze_ends_by_itself_when_the_points_are_gone() -> None:
    t = shot(rolls=[4, 1, 2])
    t.play("shoot z", "play blaze_of_glory", "turn n", "turn e", "turn s", "turn w", "turn n")
    assert (t.alive("z"), t.side) == (False, "allies")


@pytest.mark.rule("inc.ruling.blaze-who")
def test_only_the_owner_of_the_dying_figure_may_let_it_blaze() -> None:
    t = shot(hands=(BLAZE, []), rolls=[4, 1, 2])
    t.play("shoot z")
    assert (t.alive("z"), t.asked) == (False, ask.Act)


@pytest.mark.rule("inc.ruling.blaze-who")
def test_a_figure_blazes_once_and_a_negated_blaze_leaves_room_for_the_other_copy() -> None:
    t = shot(hands=([], BLAZE * 2), cp=(3, 0), rolls=[4, 1, 2])
    t.play("shoot z", "play blaze_of_glory", f"kill {t.card('blaze_of_glory')}")
    assert (t.side, t.asked) == ("swd", ask.BlazeOfGlory)
    t.play("play blaze_of_glory", "endactivation")
    assert (t.alive("z"), len(t.told(BlazeBegan)), t.side) == (False, 1, "allies")


@pytest.mark.rule("inc.ruling.blaze-who")
def test_after_its_blaze_a_figure_does_not_blaze_again() -> None:
    t = shot(hands=([], BLAZE * 2), rolls=[4, 1, 2])
    t.play("shoot z", "play blaze_of_glory", "endactivation")
    assert (t.asked, len(t.g.hands[1])) == (ask.Act, 1)


@pytest.mark.rule("inc.ruling.blaze-procedure")
def test_a_blaze_has_effects_but_neither_command_points_nor_reaction_fire_nor_leverage() -> None:
    t = struck(
        a="ape_sergeant e damage=1 activated down", cp=(5, 0), effects={"a": ["medal"]}, rolls=[6]
    )
    t.let_go("checkpoint")
    t.play("strike a", "play blaze_of_glory")
    assert (t.side, t.asked, t.told(BlazeBegan)[0].ap) == ("allies", ask.LastAct, 5)
    assert (t.offers("shoot z"), offers_any(t, "command", "standup")) == (True, False)
    t.play("turn n")
    assert not t.offers("watch")
    t.play("endactivation")
    assert (t.side, t["b"].given, t.alive("a")) == ("swd", 0, False)


@pytest.mark.rule("inc.ruling.blaze-procedure")
def test_even_in_the_own_turn_no_command_points_help_a_blaze() -> None:
    t = table(
        HALL,
        a="ape_trooper e damage=1",
        b="ape_trooper s",
        z="gretel w watching",
        current="a",
        hands=(BLAZE, []),
        cp=(5, 0),
        rolls=[6],
    )
    t.play("turn s", "fire z", "play blaze_of_glory")
    assert (t.asked, t["a"].ap, t.offers("command")) == (ask.LastAct, 3, False)
    t.play("turn n", "turn e")
    assert (t["a"].ap, t.offers("aim grenade"), t.offers("shoot z")) == (1, False, True)


@pytest.mark.rule("inc.ruling.blaze-procedure")
def test_a_blaze_ends_reaction_fire_so_that_doubles_cost_nothing() -> None:
    t = struck(
        a="ape_trooper e damage=1 watching", z="gretel w 2,1", cp=(2, 0), rolls=[6, 6, 2, 2, 2]
    )
    t.play("shoot a", "play blaze_of_glory")
    assert len(t.told(WatchEnded)) == 1
    t.play("shoot z")
    assert (t.asked, t.g.cp[0]) == (ask.LastAct, 2)


@pytest.mark.rule("inc.card.blaze-of-glory-exclusive", "inc.ruling.blaze-procedure")
def test_nobody_fires_at_a_blazing_figure_and_the_fire_does_not_burn_it() -> None:
    t = shot(b="ape_trooper s watching 2,0", fires={(1, 1): "allies"}, rolls=[4, 1, 2])
    t.play("shoot z", "play blaze_of_glory", "step w")
    assert (t.asked, t.side, len(t.told(Rolled))) == (ask.LastAct, "swd", 1)
    t.play("step e")
    assert (t.asked, t.side, len(t.told(Rolled))) == (ask.LastAct, "swd", 1)


@pytest.mark.rule("inc.card.blaze-of-glory-exclusive", "inc.ruling.blaze-procedure")
def test_a_grenade_thrown_in_a_blaze_does_not_roll_for_its_thrower() -> None:
    t = struck(rolls=[6, 1])
    t.play("strike a", "play blaze_of_glory", "aim grenade", "square 1,1")
    assert [roll.target for roll in t.told(Rolled)][1:] == [t["z"].id]


@pytest.mark.rule("inc.ruling.blaze-procedure", "inc.card.blaze-of-glory-exclusive")
def test_figures_killed_in_a_blaze_are_just_removed() -> None:
    t = struck(y="bomberzombie w 3,1", hands=(BLAZE, BLAZE), rolls=[6, 4])
    t.play("strike a", "play blaze_of_glory", "aim grenade", "square 3,1")
    assert (t.alive("y"), t.told(VolatileRolled), len(t.told(BlazeBegan))) == (False, [], 1)
    assert (t.side, t.asked) == ("allies", ask.LastAct)


@pytest.mark.rule("inc.ruling.blaze-cards")
def test_critical_hit_and_lucky_devil_are_played_in_a_blaze_and_own_cards_are_not() -> None:
    t = struck(
        hands=(["blaze_of_glory", "critical_hit", "medal"], ["lucky_devil", "medal"]), rolls=[6]
    )
    t.play("strike a", "pass", "play blaze_of_glory")
    assert not t.offers("play")
    t.play("strike z", "play critical_hit", "play lucky_devil")
    assert (t["z"].damage, t.asked, t.side) == (0, ask.LastAct, "allies")


@pytest.mark.rule("inc.ruling.blaze-cards")
def test_cards_in_play_are_killed_in_a_blaze_but_not_the_blaze_itself() -> None:
    t = struck(cp=(0, 9), effects={"a": ["medal"]}, rolls=[6])
    t.let_go("checkpoint")
    t.play("strike a", "play blaze_of_glory")
    assert (t.side, t.asked) == ("swd", ask.Respond)
    t.play("pass")
    t.let_go()
    t.play("turn n", "turn e")
    assert (t.side, t.offered()) == ("swd", ["Pass", f"Kill {t.card('medal')}"])
    t.play(f"kill {t.card('medal')}")
    assert t["a"].ap == 1


@pytest.mark.rule("inc.ruling.blaze-end", "inc.fig.bambi-natural-one")
def test_a_natural_one_of_bambi_ends_a_blaze() -> None:
    t = struck(a="slugger_murphy e damage=3", rolls=[6, 1])
    t.play("strike a", "play blaze_of_glory", "shoot z")
    assert (t.alive("a"), t.side, t.asked) == (False, "swd", ask.Act)


@pytest.mark.rule("inc.ruling.blaze-end")
def test_after_a_blaze_the_interrupted_attack_goes_on() -> None:
    t = shot(a="ape_hmg e", rolls=[4, 1, 2])
    t.play("shoot z", "play blaze_of_glory", "endactivation")
    assert (t.side, t.asked, t.offers("shoot y")) == ("allies", ask.AnotherShot, True)


@pytest.mark.rule("inc.ruling.blaze-frozen")
@pytest.mark.parametrize(("side", "asked"), [("swd", False), ("allies", True)])
def test_a_frozen_sturmzombie_does_not_blaze_in_the_german_turn(side: str, asked: bool) -> None:
    t = shot(
        z="sturmzombie w frozen",
        side=side,
        current="y" if side == "swd" else "a",
        rolls=[3] if side == "swd" else [4, 1, 2],
    )
    t.play(*(["aim grenade", "square 2,1"] if side == "swd" else ["shoot z"]))
    assert (t.asked == ask.BlazeOfGlory, t.alive("z")) == (asked, False)


@pytest.mark.rule("inc.ruling.blaze-counts-dead")
def test_a_blazing_carrier_has_dropped_its_item_and_picks_nothing_up() -> None:
    t = table(
        """
        %%%%%%%%%%%%%
        A. a z . B b%
        %%%%%%%%%%%%%
        """,
        mission="m3",
        a="ape_trooper w damage=1 carrying",
        b="ape_trooper w",
        z="gretel w",
        side="swd",
        current="z",
        hands=(BLAZE, []),
        rolls=[6],
    )
    t.play("strike a", "play blaze_of_glory")
    assert (t.g.beacon, t.offers("pickup")) == (t.cell(1, 0), False)
    t.play("step w")
    assert (t.offers("pickup"), t.offers("step w")) == (False, False)


@pytest.mark.rule("inc.ruling.blaze-counts-dead")
def test_a_blazing_figure_does_not_leave_the_board_and_its_side_loses_when_it_is_done() -> None:
    t = table(
        """
        %%%%%%%%%
        X. a z .%
        %%%%%%%%%
        """,
        mission="m1",
        a="ape_trooper w damage=1",
        z="gretel w",
        side="swd",
        current="z",
        hands=(BLAZE, []),
        rolls=[6],
    )
    t.play("strike a", "play blaze_of_glory", "step w")
    assert (t.match.outcome, t.offers("step w")) == (None, False)
    t.play("endactivation")
    assert t.match.outcome is not None
    assert (t.match.outcome.winners, len(t.told(Died))) == ((1,), 1)
