"""Rackley Hated His Mask, the medkit, and cards whose target is gone."""

import pytest

from games.incursion.table import Table, table
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.events import Fizzled, Healed, Rolled, Rose
from sobremesa.games.incursion.options import FigureId
from sobremesa.games.incursion.rules.deaths import remove

HALL = """
%%%%%%%%%%%%%%%
%a . z . . . b%
%             %
%. . . y . . .%
%%%%%%%%%%%%%%%
"""


def kind_at(t: Table, x: int, y: int) -> str:
    """The kind of the figure on a square, or nothing."""
    figure = t.g.at.get(t.cell(x, y))
    return "" if figure is None else t.g.figures[figure].kind


@pytest.mark.rule("inc.card.rackley")
@pytest.mark.parametrize(("die", "damage"), [(4, 0), (5, 1)])
def test_rackley_rolls_one_die_against_any_figure_without_sight(die: int, damage: int) -> None:
    t = table(
        HALL,
        a="ape_trooper w",
        b="ape_trooper e",
        z="sturmzombie w",
        y="gretel w",
        hands=(["rackley"], []),
        rolls=[die],
    )
    t.play("play rackley", "on y")
    assert (t["y"].damage, len(t.told(Rolled)), t.told(Rose)) == (damage, 1, [])


@pytest.mark.rule("inc.card.rackley-replace", "inc.ruling.rackley-zombie")
@pytest.mark.rule("inc.ruling.late-choices")
def test_who_dies_of_rackley_gets_up_as_a_sturmzombie_that_acts_in_the_german_turn() -> None:
    t = table(
        HALL,
        a="ape_trooper w",
        b="ape_trooper e damage=1 activated",
        z="sturmzombie w",
        hands=(["rackley"], []),
        rolls=[6],
    )
    t.play("play rackley", "on b")
    assert (t.side, t.asked) == ("swd", ask.Facing)
    t.play("face w")
    (rose,) = t.told(Rose)
    assert (t.alive("b"), t.at("a"), kind_at(t, 6, 0)) == (False, (0, 0), "sturmzombie")
    risen = t.g.figures[FigureId(rose.figure)]
    assert (risen.side, risen.facing) == (1, 3)
    t.play("endturn", f"activate {rose.figure}")
    assert t.g.figures[FigureId(rose.figure)].ap == 5


@pytest.mark.rule("inc.ruling.rackley-zombie")
def test_who_blazes_before_it_gets_up_rises_where_its_body_is_removed() -> None:
    t = table(
        HALL,
        a="ape_trooper w",
        b="ape_trooper w damage=1",
        z="sturmzombie w",
        side="swd",
        hands=(["blaze_of_glory"], ["rackley"]),
        rolls=[6],
    )
    t.play("play rackley", "on b", "play blaze_of_glory", "step w", "step w", "endactivation")
    t.play("face n")
    assert (kind_at(t, 6, 0), kind_at(t, 4, 0)) == ("", "sturmzombie")


@pytest.mark.rule("inc.ruling.rackley-zombie")
def test_a_body_removed_on_a_taken_square_rises_on_the_nearest_free_one_the_germans_choose() -> (
    None
):
    t = table(
        """
        %%%%%%%%%%%
        %a . z . b%
        %%%%%%%%%%%
        """,
        a="ape_trooper e",
        b="blitzhund w damage=1",
        z="sturmzombie w",
        hands=(["rackley"], ["blaze_of_glory"]),
        rolls=[6],
    )
    t.play("play rackley", "on b", "play blaze_of_glory")
    t.g.move(t["b"], t["z"].cell)  # as a leap that ends there would leave it
    t.play("endactivation")
    assert (t.side, t.asked) == ("swd", ask.RiseWhere)
    t.play("square 1,0", "face w")
    assert kind_at(t, 1, 0) == "sturmzombie"


@pytest.mark.rule("inc.card.medkit", "inc.ruling.medkit-target")
def test_a_medkit_takes_all_markers_off_any_living_figure_that_has_some() -> None:
    t = table(
        HALL,
        a="slugger_murphy w damage=3",
        b="ape_trooper e",
        z="sturmzombie w",
        y="gretel w damage=1",
        hands=(["medkit"], []),
    )
    t.play("play medkit")
    assert {name for name in t.names if t.offers(f"on {name}")} == {"a", "y"}
    t.play("on a")
    assert (t["a"].damage, len(t.told(Healed))) == (0, 1)


@pytest.mark.rule("inc.ruling.no-legal-target", "inc.card.medkit")
def test_a_medkit_is_not_played_when_nobody_is_hurt() -> None:
    t = table(HALL, a="ape_trooper w", b="ape_trooper e", z="gretel w", hands=(["medkit"], []))
    assert not t.offers("play medkit")


@pytest.mark.rule("inc.ruling.card-fizzle")
@pytest.mark.parametrize("title", ["rackley", "medkit", "low_ammo"])
def test_a_card_whose_target_is_gone_does_nothing_and_is_discarded(title: str) -> None:
    t = table(
        HALL,
        a="ape_trooper w damage=1",
        b="ape_trooper e",
        z="sturmzombie w",
        y="gretel w damage=1",
        hands=([title], []),
        cp=(0, 4),
    )
    t.play(f"play {title}", "on y")
    remove(t.g, t["y"])
    t.play("pass")
    assert (len(t.told(Fizzled)), t.g.discard, t.g.in_play) == (1, [t.card(title)], {})
