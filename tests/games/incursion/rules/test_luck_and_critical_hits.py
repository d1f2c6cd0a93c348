"""Lucky Devil and Critical Hit: cards that meddle with a single attack."""

from functools import partial

import pytest

from games.incursion.table import Table, table
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.events import Critical, DamageNegated, Rolled

HALL = """
%%%%%%%%%%%%%%%
%a . z . . . b%
%             %
%. . . . y . .%
%%%%%%%%%%%%%%%
"""
shot = partial(
    table,
    HALL,
    a="ape_trooper e",
    b="ape_trooper w",
    z="sturmzombie w",
    y="gretel w",
    current="a",
)
"""A trooper is about to shoot."""
shot_at_gretel = partial(
    table,
    HALL,
    a="ape_trooper e",
    b="ape_trooper w",
    y="gretel w",
    current="a",
)
"""The same with nobody but Gretel there."""


def devil(t: Table, number: int = 0) -> int:
    return t.card("lucky_devil", number)


@pytest.mark.rule("inc.card.lucky-devil", "inc.card.lucky-devil-not-old")
def test_lucky_devil_negates_the_point_just_suffered_and_no_older_one() -> None:
    t = shot_at_gretel(y="gretel w damage=2", hands=([], ["lucky_devil"]), rolls=[5, 1, 2])
    t.play("shoot y", "play lucky_devil")
    assert (t["y"].damage, len(t.told(DamageNegated)), t.g.discard) == (2, 1, [devil(t)])


@pytest.mark.rule("inc.example.lucky-devil-two-hits", "inc.ruling.hits-one-by-one")
@pytest.mark.rule("inc.card.lucky-devil")
def test_a_sturmzombie_saved_from_the_first_hit_of_a_shot_dies_of_the_second() -> None:
    t = shot(hands=([], ["lucky_devil"]), rolls=[4, 5, 1])
    t.play("shoot z", "play lucky_devil")
    assert (t.alive("z"), len(t.told(DamageNegated))) == (False, 1)


@pytest.mark.rule("inc.ruling.lucky-devil-window")
def test_every_hit_has_its_window_before_the_next_and_before_any_death() -> None:
    t = shot_at_gretel(
        y="gretel w damage=2", hands=([], ["lucky_devil", "lucky_devil"]), rolls=[5, 5, 1]
    )
    t.play("shoot y", "pass")
    assert (t.asked, t["y"].damage) == (ask.LuckyDevil, 3)
    t.play("play lucky_devil")
    assert (t["y"].damage, t.asked) == (3, ask.Act)


@pytest.mark.rule("inc.example.lucky-devil-killed", "inc.ruling.lucky-devil-window")
def test_a_second_lucky_devil_saves_a_trooper_when_the_first_is_killed() -> None:
    t = table(
        HALL,
        a="ape_trooper e damage=1",
        b="ape_trooper w",
        y="gretel w 2,0",
        side="swd",
        current="y",
        hands=(["lucky_devil", "lucky_devil"], []),
        cp=(0, 4),
        rolls=[6, 1],
    )
    t.play("shoot a", "play lucky_devil", f"kill {devil(t)}")
    assert (t.side, t.asked, t.g.cp[1]) == ("allies", ask.LuckyDevil, 2)
    t.play("play lucky_devil", "pass")
    assert (t["a"].damage, t.alive("a")) == (1, True)


@pytest.mark.rule("inc.ruling.lucky-devil-who", "inc.ruling.lucky-devil-window")
def test_either_side_may_save_any_figure_its_owner_is_asked_first() -> None:
    t = shot(hands=(["lucky_devil"], ["lucky_devil"]), rolls=[4, 1, 2])
    t.play("shoot z")
    assert (t.side, t.asked) == ("swd", ask.LuckyDevil)
    t.play("pass")
    assert (t.side, t.asked) == ("allies", ask.LuckyDevil)
    t.play("play lucky_devil")
    assert t.alive("z")


@pytest.mark.rule("inc.ruling.lucky-devil-window")
def test_the_owner_is_asked_again_when_the_rivals_lucky_devil_fails() -> None:
    t = shot(hands=(["lucky_devil"], ["lucky_devil", "snafu"]), rolls=[4, 1, 2])
    t.play("shoot z", "pass", "play lucky_devil", f"snafu {devil(t)}")
    assert (t.side, t.asked) == ("swd", ask.LuckyDevil)
    t.play("pass")
    assert not t.alive("z")


@pytest.mark.rule("inc.ruling.lucky-devil-who")
def test_lucky_devil_negates_an_automatic_point_and_one_in_the_rivals_turn() -> None:
    t = shot(hands=(["critical_hit"], ["lucky_devil"]))
    t.play("shoot z", "play critical_hit", "play lucky_devil")
    assert (t.alive("z"), len(t.told(Critical))) == (True, 1)


@pytest.mark.rule("inc.ruling.lucky-devil-who")
@pytest.mark.parametrize("cause", ["fire", "trap", "blast"])
def test_lucky_devil_helps_against_every_kind_of_damage(cause: str) -> None:
    t = table(
        HALL,
        a="ape_trooper e",
        b="ape_trooper w",
        z="sturmzombie w",
        y="gretel w 6,1",
        side="swd" if cause == "fire" else "allies",
        fires={(1, 0): "allies"},
        hands=(["booby_trap"] if cause == "trap" else [], ["lucky_devil"]),
        rolls={"fire": [4], "trap": [4, 1], "blast": [4]}[cause],
    )
    t.play(
        *{
            "fire": ["activate z", "step w"],
            "trap": ["play booby_trap"],
            "blast": ["activate a", "aim grenade", "square 3,0"],
        }[cause]
    )
    t.play("play lucky_devil")
    assert t.alive("z")


# Critical Hit


@pytest.mark.rule("inc.card.critical-hit", "inc.ruling.critical-hit-window")
@pytest.mark.parametrize("attack", ["shoot y", "strike y"])
def test_a_critical_hit_takes_the_place_of_all_dice_and_causes_one_point(attack: str) -> None:
    t = shot_at_gretel(y="gretel w 1,0", hands=(["critical_hit"], []))
    t.play(attack)
    assert (t.asked, t["a"].ap) == (ask.CriticalHit, 2)
    t.play("play critical_hit")
    assert (t["y"].damage, t["a"].ap, t.told(Rolled)) == (1, 2, [])
    assert t.g.discard == [t.card("critical_hit")]


@pytest.mark.rule("inc.card.critical-hit-no-area")
@pytest.mark.parametrize(
    ("attack", "rolls"),
    [
        (["aim grenade", "square 2,0"], [1, 1]),
        (["aim flamethrower", "square 2,0", "done"], [1]),
    ],
)
def test_there_is_no_critical_hit_with_weapons_of_several_squares(
    attack: list[str], rolls: list[int]
) -> None:
    t = table(
        """
        %%%%%%%%%%%%%%%%%%%%%%%%%
        %a . z . . . . . . . . b%
        %%%%%%%%%%%%%%%%%%%%%%%%%
        """,
        a="ape_incinerator e",
        b="ape_trooper w",
        z="gretel w",
        current="a",
        hands=(["critical_hit"], []),
        rolls=rolls,
    )
    t.play(*attack)
    assert (t.asked, t.g.hands[0]) == (ask.Act, [t.card("critical_hit")])


@pytest.mark.rule("inc.example.critical-hit-negated", "inc.ruling.critical-hit-window")
@pytest.mark.rule("inc.ruling.negated-still-spent")
def test_a_shot_whose_critical_hit_is_killed_rolls_its_dice_and_the_second_shot_follows() -> None:
    t = shot_at_gretel(a="ape_hmg e", cp=(0, 3), hands=(["critical_hit"], []), rolls=[5, 1, 2])
    t.play("shoot y", "play critical_hit", f"kill {t.card('critical_hit')}")
    assert (len(t.told(Rolled)[0].dice), t["y"].damage, t.asked) == (3, 1, ask.AnotherShot)


@pytest.mark.rule("inc.ruling.critical-hit-window")
def test_another_critical_hit_may_follow_one_that_was_negated() -> None:
    t = shot_at_gretel(cp=(0, 3), hands=(["critical_hit", "critical_hit"], []))
    t.play("shoot y", "play critical_hit", f"kill {t.card('critical_hit')}", "play critical_hit")
    assert (t["y"].damage, t.told(Rolled)) == (1, [])


@pytest.mark.rule("inc.example.critical-hit-defender", "inc.ruling.critical-hit-window")
def test_the_defender_cannot_play_critical_hit() -> None:
    t = shot_at_gretel(a="ape_hmg e", hands=([], ["critical_hit"]), rolls=[5, 5, 5])
    t.play("shoot y")
    assert (t.asked, t["y"].damage, len(t.g.hands[1])) == (ask.AnotherShot, 3, 1)


@pytest.mark.rule("inc.ruling.critical-hit-window")
def test_a_critical_hit_replaces_one_of_the_two_shots_of_an_hmg() -> None:
    t = shot_at_gretel(a="ape_hmg e", hands=(["critical_hit"], []), rolls=[1, 2, 3])
    t.play("shoot y", "pass", "shoot y", "play critical_hit")
    assert (len(t.told(Rolled)), t["y"].damage, t.asked) == (1, 1, ask.Act)


@pytest.mark.rule("inc.ruling.critical-hit-window")
def test_a_critical_hit_of_bambi_counts_as_damage_and_the_chain_goes_on() -> None:
    t = shot_at_gretel(a="slugger_murphy e", hands=(["critical_hit"], []), rolls=[2])
    t.play("shoot y", "play critical_hit", "shoot y")
    assert (t["y"].damage, t.told(Rolled)[0].bonus, t.asked) == (1, 1, ask.Act)


@pytest.mark.rule("inc.ruling.critical-hit-window")
def test_a_critical_hit_in_reaction_fire_rolls_no_dice_and_so_no_double() -> None:
    t = table(
        HALL,
        a="ape_trooper e watching",
        b="ape_trooper w",
        y="gretel w",
        side="swd",
        current="y",
        hands=(["critical_hit"], []),
    )
    t.play("turn n", "fire a", "play critical_hit")
    assert (t["y"].damage, t["a"].id in t.g.watching) == (1, True)
