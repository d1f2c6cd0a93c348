"""Effect cards in play, title by title."""

from functools import partial

import pytest

from games.incursion.setups import CLOSE, HALL
from games.incursion.starts import next_turn, pass_until
from games.incursion.table import table
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.events import Rolled
from sobremesa.games.incursion.state import Stage

hall = partial(
    table,
    HALL,
    a="ape_trooper e",
    b="ape_trooper w",
    z="gretel w",
)
"""Two troopers and Gretel."""

# Where Effects go


@pytest.mark.rule("inc.card.effect-any-figure", "inc.ruling.effect-play-legal-useless")
def test_an_effect_is_played_on_friend_or_foe_useful_there_or_not() -> None:
    t = table(
        HALL,
        a="ape_trooper e",
        b="ape_incinerator w",
        z="blitzhund w",
        y="gretel waiting@1",
        hands=(["hail_of_lead"], []),
    )
    t.play("play hail_of_lead")
    assert {name for name in t.names if t.offers(f"on {name}")} == {"a", "b", "z", "y"}
    t.play("on z")
    assert t.g.effects(t["z"]) == (t.card("hail_of_lead"),)


@pytest.mark.rule("inc.card.effect-sturmzombie-icon")
@pytest.mark.parametrize(
    ("title", "allowed"),
    [("medal", False), ("minor_wound", False), ("v_stimulator", True), ("grinding_gears", True)],
)
def test_only_effects_with_the_icon_lie_on_the_sturmzombie_card(title: str, allowed: bool) -> None:
    t = table(
        HALL, a="ape_trooper e", z="sturmzombie w", y="bomberzombie w 6,1", hands=([title], [])
    )
    t.play(f"play {title}")
    lies = "On -1" in t.offered() if t.asked == ask.CardTarget else bool(t.g.zombie_effects)
    assert lies == allowed


@pytest.mark.rule("inc.card.effect-placement", "inc.card.effect-stack")
def test_effects_pile_up_on_a_figure_and_stay_turn_after_turn() -> None:
    t = table(
        HALL,
        a="ape_trooper e",
        z="gretel w",
        hands=(["medal", "medal", "minor_wound"], []),
        deck=[],
        lots=0,
    )
    t.play("play medal", "on a", "play medal", "on a", "play minor_wound", "on a")
    pass_until(next_turn(t), lambda t: t.asked == ask.PlayerTurn)
    t.play("activate a")
    assert (len(t["a"].effects), t["a"].ap) == (3, 4)


@pytest.mark.rule("inc.ruling.effects-die-with-figure")
def test_effects_go_to_the_discard_pile_with_their_figure() -> None:
    t = table(
        CLOSE,
        a="ape_trooper e",
        b="ape_trooper w",
        z="bomberzombie w",
        current="a",
        effects={"z": ["medal", "low_ammo"]},
        rolls=[4],
    )
    t.play("strike z")
    assert (t.g.discard, t.g.in_play) == ([t.card("medal"), t.card("low_ammo")], {})


@pytest.mark.rule("inc.ruling.effects-die-with-figure")
def test_effects_on_the_sturmzombie_card_outlive_every_sturmzombie() -> None:
    t = table(
        CLOSE,
        a="ape_trooper e",
        b="ape_trooper w",
        z="sturmzombie w",
        current="a",
        effects={"zombies": ["v_stimulator"]},
        rolls=[5],
    )
    t.play("strike z")
    assert (t.alive("z"), t.g.discard, len(t.g.zombie_effects)) == (False, [], 1)


@pytest.mark.rule("inc.ruling.bomber-cards", "inc.ruling.swd-effects-scope")
def test_effects_with_or_without_the_icon_lie_on_one_bomberzombie_alone() -> None:
    t = table(
        HALL,
        a="ape_trooper e",
        b="ape_trooper w",
        z="bomberzombie w",
        y="bomberzombie w 6,1",
        u="sturmzombie w 6,0",
        side="swd",
        hands=([], ["improved_impulse", "medal"]),
    )
    t.play("play improved_impulse", "on z", "play medal", "on z", "activate z")
    assert t["z"].ap == 7
    t.play("endactivation", "activate y", "endactivation", "activate u")
    assert (t["y"].effects, t["u"].ap) == ((), 5)


@pytest.mark.rule("inc.ruling.swd-effects-scope", "inc.ruling.bomber-cards")
@pytest.mark.parametrize(
    "title", ["v_stimulator", "v_neutraliser", "grinding_gears", "improved_impulse"]
)
def test_german_effects_go_on_zombie_cards_only(title: str) -> None:
    t = table(
        HALL,
        a="ape_trooper e",
        b="ape_trooper w",
        z="bomberzombie w",
        u="sturmzombie w 6,0",
        g="gretel w 6,1",
        v="blitzhund w 6,2",
        hands=([title], []),
    )
    t.play(f"play {title}")
    assert t.offered() == [f"On {t['z'].id}", "On -1"]


# Points


@pytest.mark.rule("inc.card.medal", "inc.card.minor-wound", "inc.card.major-wound")
@pytest.mark.rule("inc.card.combat-stare")
@pytest.mark.parametrize(
    ("title", "ap"), [("medal", 4), ("minor_wound", 2), ("major_wound", 1), ("combat_stare", 5)]
)
def test_medals_stares_and_wounds_change_the_points_of_every_turn(title: str, ap: int) -> None:
    t = hall(hands=([title], []))
    t.play(f"play {title}", "on a", "activate a")
    assert t["a"].ap == ap


@pytest.mark.rule("inc.card.grinding-gears", "inc.card.improved-impulse")
@pytest.mark.rule("inc.ruling.swd-effects-scope")
@pytest.mark.parametrize(("title", "ap"), [("grinding_gears", 4), ("improved_impulse", 6)])
def test_gears_and_impulse_change_the_points_of_all_sturmzombies(title: str, ap: int) -> None:
    t = table(
        HALL,
        a="ape_trooper e",
        b="ape_trooper w",
        z="sturmzombie w",
        y="sturmzombie w 5,1",
        u="bomberzombie w 6,1",
        side="swd",
        hands=([], [title]),
    )
    t.play(f"play {title}", "on -1", "activate z")
    assert t["z"].ap == ap
    t.play("endactivation", "activate y")
    assert t["y"].ap == ap
    t.play("endactivation", "activate u")
    assert t["u"].ap == 5


@pytest.mark.rule("inc.card.combat-stare", "inc.card.jammed-radio")
@pytest.mark.parametrize("title", ["combat_stare", "jammed_radio"])
def test_no_command_points_are_spent_on_a_figure_that_stares_or_hears_nothing(title: str) -> None:
    t = hall(cp=(5, 0), current="a", ap=0, effects={"a": [title]})
    assert (t.offers("command a"), t.offers("command b"), t.offers("shoot z")) == (
        False,
        True,
        False,
    )


@pytest.mark.rule("inc.card.sir-yes-sir")
def test_each_command_point_on_an_eager_figure_is_worth_two() -> None:
    t = hall(cp=(1, 0), current="b", ap=1, effects={"a": ["sir_yes_sir"]}, rolls=[1, 1])
    t.play("command a", "aim grenade", "square 2,1")
    assert (t.g.cp[0], len(t.told(Rolled)), t.offers("command a")) == (0, 2, False)


@pytest.mark.rule("inc.card.full-throttle")
def test_full_throttle_moves_two_squares_forward_for_one_point_and_no_other_way() -> None:
    t = hall(current="a", effects={"a": ["full_throttle"]})
    t.play("step n")
    assert (t.at("a"), t["a"].ap, t.asked) == ((1, 0), 1, ask.Act)
    t.play("step e", "step e")
    assert (t.at("a"), t.asked) == ((3, 0), ask.PlayerTurn)


@pytest.mark.rule("inc.card.brain-sausage", "inc.ruling.brain-sausage-window")
def test_a_brain_sausage_brings_one_more_sturmzombie_this_turn_and_every_turn() -> None:
    t = table(
        """
        %%%%%%%
        1. . a%
        %     %
        1. . .%
        %%%%%%%
        """,
        a="ape_trooper e",
        z="bomberzombie w 1,1",
        stage=Stage.BEFORE_HAND,
        hands=([], ["brain_sausage"]),
        deck=[],
    )
    t.play("play brain_sausage")
    assert t.g.in_play == {t.card("brain_sausage"): -1}
    pass_until(t, lambda t: t.asked == ask.PlayerTurn)
    assert t.g.waiting == {"1": 3}
    pass_until(next_turn(t), lambda t: t.asked == ask.PlayerTurn)
    assert t.g.waiting == {"1": 6}
