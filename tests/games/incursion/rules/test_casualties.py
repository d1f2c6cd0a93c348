"""Hits one by one, and deaths in their order."""

from __future__ import annotations

from typing import Any

import pytest

from games.incursion.table import Table, table
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.events import Damaged, DamageNegated, Died, KnockRolled, Rolled
from sobremesa.games.incursion.state import Place
from sobremesa.kernel import Ask

ROOM = """
%%%%%%%%%%%%%%%%%
%. . . . . . . .%
%               %
%a . . z y . . c%
%               %
%. . . . . . . .%
%%%%%%%%%%%%%%%%%
"""


def happened(t: Table) -> list[str]:
    """The kinds of the events that hurt, in order."""
    assert t.match.journal is not None
    kinds = (Rolled, Damaged, DamageNegated, Died)
    events = [told.event for told in t.match.journal.lines]
    return [type(event).__name__ for event in events if isinstance(event, kinds)]


# Hits


@pytest.mark.rule("inc.ruling.hits-one-by-one")
def test_a_negated_hit_does_not_cancel_the_next_one() -> None:
    t = table(
        ROOM,
        current="a",
        a="ape_trooper e",
        z="blitzhund w damage=1",
        hands=((), ("lucky_devil",)),
        rolls=[4, 5, 1],
    )
    t.play("shoot z", "play lucky_devil")
    assert happened(t) == ["Rolled", "DamageNegated", "Damaged", "Died"]


@pytest.mark.rule("inc.ruling.hits-one-by-one")
def test_every_hit_has_its_own_window() -> None:
    t = table(
        ROOM,
        current="a",
        a="ape_trooper e",
        z="gretel w",
        hands=((), ("lucky_devil",)),
        rolls=[5, 5, 1],
    )
    t.play("shoot z", "pass")
    assert (t.asked, t["z"].damage) == (ask.LuckyDevil, 1)
    t.play("play lucky_devil")
    assert (t.asked, t["z"].damage) == (ask.Act, 1)


@pytest.mark.rule("inc.ruling.negated-hit")
def test_a_negated_hit_allows_no_further_shot_with_bambi() -> None:
    t = table(
        ROOM,
        current="a",
        a="slugger_murphy e",
        z="gretel w",
        hands=((), ("lucky_devil",)),
        rolls=[6],
    )
    t.play("shoot z", "play lucky_devil")
    assert (t.asked, t["z"].damage) == (ask.Act, 0)


@pytest.mark.rule("inc.ruling.negated-hit")
def test_a_whip_attack_whose_hit_is_negated_caused_no_damage() -> None:
    t = table(
        ROOM.replace("a . . z", ". a . z"),
        side="swd",
        current="a",
        a="gretel e",
        z="ape_trooper w",
        hands=(("lucky_devil",), ()),
        rolls=[6, 4],
    )
    t.play("strike z", "play lucky_devil")
    assert t.told(KnockRolled) == [KnockRolled(t["a"].id, t["z"].id, 4, True)]


# Deaths


@pytest.mark.rule("inc.ruling.deaths-after-attack")
def test_a_blast_rolls_all_dice_then_deals_all_hits_then_resolves_deaths() -> None:
    t = table(
        ROOM,
        current="a",
        a="ape_trooper e",
        z="sturmzombie w",
        y="blitzhund w damage=1",
        hands=(("minor_wound",), ("medkit",)),
        rolls=[6, 6],
    )
    t.play("aim grenade", "square 3,1")
    assert (t.asked, t.side) == (ask.NextHit, "allies")
    t.play("first y")
    assert (t.asked, t.side) == (ask.NextDeath, "allies")
    t.play("first z")
    assert happened(t) == ["Rolled", "Rolled", "Damaged", "Damaged", "Died", "Died"]
    assert [event.figure for event in t.told(Damaged)] == [t.names["y"], t.names["z"]]
    assert [event.figure for event in t.told(Died)] == [t.names["z"], t.names["y"]]


@pytest.mark.rule("inc.ruling.deaths-after-attack")
def test_the_player_of_a_booby_trap_orders_its_deaths() -> None:
    t = table(
        ROOM,
        a="ape_trooper e",
        z="bomberzombie w",
        y="bomberzombie w",
        hands=(("booby_trap", "minor_wound"), ("medkit",)),
        rolls=[6, 6],
    )
    t.play("play booby_trap", "first y", "first y")
    assert [event.figure for event in t.told(Died)] == [t.names["y"], t.names["z"]]
    assert happened(t) == ["Rolled", "Rolled", "Damaged", "Damaged", "Died", "Died"]


@pytest.mark.rule("inc.ruling.dying-on-board")
def test_a_dying_figure_blocks_its_square_until_it_is_removed() -> None:
    t = table(
        ROOM,
        current="a",
        a="ape_trooper e",
        z="sturmzombie e",
        y="sturmzombie w",
        hands=((), ("blaze_of_glory",)),
        rolls=[6, 6],
    )
    t.play("aim grenade", "square 3,1", "play blaze_of_glory")
    assert (t.asked, t.side, t["y"].place) == (ask.LastAct, "swd", Place.DYING)
    assert t.g.at[t.cell(4, 1)] == t["y"].id
    assert (t.offers("step e"), t.offers("step n")) == (False, True)
    t.play("endactivation")
    assert not t.g.at.get(t.cell(4, 1))


@pytest.mark.rule("inc.ruling.dying-on-board")
def test_a_dying_figure_cannot_be_hurt_again_and_does_nothing() -> None:
    t = table(
        ROOM.replace("z y .", "z y b"),
        current="a",
        a="ape_trooper e",
        b="ape_trooper w watching damage=1",
        y="bomberzombie e",
        c="ape_trooper w",
        rolls=[6, 6, 4],
    )
    t.play("aim grenade", "square 4,1", "first y")
    assert (t.asked, t.side, t["b"].place) == (ask.LastAct, "swd", Place.DYING)
    assert not t.offers("strike b")
    assert not t.offers("kaboom b")
    t.play("step n", "endactivation")
    assert [event.figure for event in t.told(Died)] == [t.names["y"], t.names["b"]]
    assert len(t.told(Rolled)) == 2


@pytest.mark.rule("inc.ruling.death-queue", "inc.ruling.dying-on-board")
def test_deaths_caused_by_a_death_come_last_in_the_order_the_germans_choose() -> None:
    t = table(
        ROOM.replace("z y .", ". y d"),
        current="a",
        a="ape_sergeant e",
        z="sturmzombie w 3,0",
        y="bomberzombie e",
        d="ape_trooper w damage=1",
        f="ape_hmg w damage=1 5,2",
        c="ape_trooper w",
        hands=(("minor_wound",), ("medkit",)),
        rolls=[6, 6, 1, 3, 3],
    )
    t.play("aim grenade_launcher", "square 3,1", "first z", "first y")
    assert (t.asked, t.side) == (ask.NextHit, "swd")
    t.play("first f")
    assert (t.asked, t.side) == (ask.NextDeath, "swd")
    t.play("first f")
    assert [event.figure for event in t.told(Died)] == [
        t.names[name] for name in ("y", "z", "f", "d")
    ]


# When an order is asked


def grenade_on_two(
    hands: tuple[tuple[str, ...], tuple[str, ...]], y: str = "blitzhund w damage=1", **more: Any
) -> Table:
    """A grenade has hit two German figures, and either hit kills."""
    t = table(
        ROOM,
        current="a",
        a="ape_trooper e",
        z="sturmzombie w",
        y=y,
        hands=hands,
        rolls=[6, 6],
        **more,
    )
    t.play("aim grenade", "square 3,1")
    return t


@pytest.mark.rule("inc.ruling.order-asked")
@pytest.mark.parametrize(
    ("hands", "asked"),
    [
        (((), ()), ask.Act),
        ((("medkit",), ()), ask.Act),
        ((("blaze_of_glory",), ()), ask.Act),
        ((("lucky_devil",), ()), ask.LuckyDevil),
        (((), ("medkit",)), ask.NextDeath),
        ((("lucky_devil",), ("medkit",)), ask.NextHit),
        ((("minor_wound",), ("medkit",)), ask.NextHit),
    ],
)
def test_hits_are_ordered_only_where_one_could_be_negated_and_both_sides_could_act(
    hands: tuple[tuple[str, ...], tuple[str, ...]], asked: type[Ask]
) -> None:
    assert grenade_on_two(hands).asked == asked


@pytest.mark.rule("inc.ruling.order-asked")
@pytest.mark.parametrize(("cp", "asked"), [(0, ask.NextDeath), (2, ask.NextHit)])
def test_command_points_that_could_kill_a_lucky_devil_count_as_an_answer(
    cp: int, asked: type[Ask]
) -> None:
    assert grenade_on_two(((), ("medkit",)), cp=(cp, 0)).asked == asked


@pytest.mark.rule("inc.ruling.order-asked")
def test_deaths_are_ordered_only_where_their_own_side_could_let_one_blaze() -> None:
    ours, theirs = grenade_on_two((("lucky_devil",), ())), grenade_on_two(((), ("medkit",)))
    ours.play("pass", "pass")
    assert (ours.asked, ours.alive("z"), ours.alive("y")) == (ask.Act, False, False)
    assert (theirs.asked, theirs.side) == (ask.NextDeath, "allies")


@pytest.mark.rule("inc.ruling.order-asked")
def test_a_bomberzombie_that_was_shot_is_ordered_with_empty_hands_and_its_hit_is_not() -> None:
    assert grenade_on_two(((), ()), y="bomberzombie w").asked == ask.NextDeath


@pytest.mark.rule("inc.ruling.order-asked")
def test_a_bomberzombie_that_was_not_shot_has_no_order() -> None:
    t = table(
        ROOM,
        a="ape_trooper e",
        z="bomberzombie w",
        y="bomberzombie w",
        hands=(("booby_trap",), ()),
        rolls=[6, 6],
    )
    t.play("play booby_trap")
    assert (t.asked, t.alive("z"), t.alive("y")) == (ask.PlayerTurn, False, False)


@pytest.mark.rule("inc.ruling.order-asked")
def test_who_sees_every_copy_of_a_card_knows_that_the_rival_has_none() -> None:
    seen = ["lucky_devil"] * 6 + ["blaze_of_glory"]
    one_left = grenade_on_two(((), ("medkit",)), discard=seen)
    none_left = grenade_on_two((("blaze_of_glory",), ("medkit",)), discard=seen)
    assert (one_left.asked, none_left.asked) == (ask.NextDeath, ask.Act)


@pytest.mark.rule("inc.ruling.order-asked")
def test_with_everybody_asked_always_the_order_tells_nothing_of_a_hand() -> None:
    always = {"ask-always": "always"}
    hands = [(("medkit",), ("minor_wound",)), (("lucky_devil",), ("minor_wound",))]
    assert [grenade_on_two(held, settings=always).asked for held in hands] == [ask.NextHit] * 2
