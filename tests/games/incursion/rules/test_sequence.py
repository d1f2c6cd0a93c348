"""The order of things: actions, attacks, deaths of actors, and the end of a mission."""

from collections.abc import Sequence
from typing import Any

import pytest

from games.incursion.table import Table, table
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.events import Died, Paid, Rerolled, Rolled
from sobremesa.games.incursion.state import NOBODY, Stage
from sobremesa.kernel import Ask

CORRIDOR = """
%%%%%%%%%%%%%
%g . a . . z%
%%%%%%%%%%%%%
"""


def kinds(t: Table, answers: Sequence[str]) -> list[type[Ask] | None]:
    """The questions that the answers were given to, checkpoints passed by both counting once."""
    asked: list[type[Ask] | None] = []
    for answer in [*answers, ""]:
        while t.asked == ask.Checkpoint:
            if asked[-1:] != [ask.Checkpoint]:
                asked.append(ask.Checkpoint)
            t.look_again()
            t.play("pass")
        if answer:
            asked.append(t.asked)
            t.look_again()
            t.play(answer)
    return asked


# Actions


@pytest.mark.rule("inc.ruling.action-sequence")
def test_an_action_is_paid_then_done_with_its_fire_then_answered_then_comes_the_checkpoint() -> (
    None
):
    t = table(
        CORRIDOR,
        current="a",
        a="ape_trooper e",
        g="gretel e watching",
        z="sturmzombie e",
        fires={(3, 0): "swd"},
        effects={"a": ["medal"]},
        cp=(0, 2),
        rolls=[1, 1],
    )
    t.play("step e")
    assert [type(event) for event in t.told(Paid) + t.told(Rolled)] == [Paid, Rolled]
    assert t.told(Rolled)[0].source == "fire"
    assert kinds(t, ["fire g"]) == [ask.Reaction, ask.Checkpoint]


@pytest.mark.rule("inc.ruling.action-sequence", "inc.ruling.victory-immediate", "inc.m2.end")
def test_the_end_of_the_mission_comes_before_reaction_fire() -> None:
    t = table(
        "%%%%%%%%%%%\n%g . aG. .%\n%%%%%%%%%%%\n",
        current="a",
        a="ape_trooper e",
        g="gretel e watching",
    )
    t.play("usedoor 0", "pass", "seal 0")
    assert t.match.outcome is not None
    assert t.match.outcome.result == "sealed"
    assert t["a"].ap == 1


@pytest.mark.rule("inc.ruling.victory-immediate", "inc.ruling.m2-victory")
def test_the_game_stops_with_the_death_that_ends_it() -> None:
    t = table(
        CORRIDOR,
        side="swd",
        current="g",
        a="ape_trooper w damage=1",
        g="gretel e",
        z="sturmzombie w",
        effects={"a": ["medal"]},
        cp=(4, 4),
        rolls=[6, 1],
    )
    t.let_go("checkpoint")
    t.play("shoot a")
    assert t.match.outcome is not None
    assert (t.match.outcome.result, t.match.outcome.winners) == ("allies-dead", (1,))
    assert t.g.current == t["g"].id
    assert t["g"].ap == 4


# Attacks


@pytest.mark.rule("inc.ruling.attack-sequence")
def test_an_attack_runs_through_its_windows_in_order_and_the_second_shot_again() -> None:
    t = table(
        CORRIDOR,
        a="ape_hmg e watching",
        g="blitzhund e",
        z="sturmzombie w",
        effects={"a": ["hail_of_lead"]},
        hands=(["critical_hit"], ["lucky_devil", "blaze_of_glory"]),
        cp=(9, 9),
        rolls=[6, 1, 2, 2, 6],
    )
    asked = kinds(
        t,
        [
            *("command a", "shoot z"),
            *("pass", "reroll 0", "reroll 1", "done", "pass", "pass", "pass"),
        ],
    )
    # The die that showed 6 became 2, the 1 became 6: one hit, and a double of twos.
    assert asked == [
        *(ask.PlayerTurn, ask.Command, ask.Checkpoint),
        *(
            ask.CriticalHit,
            ask.Reroll,
            ask.Reroll,
            ask.Reroll,
            ask.LuckyDevil,
            ask.BlazeOfGlory,
            ask.Reload,
        ),
        ask.Checkpoint,
    ]
    assert t.told(Rolled)[0].dice == (2, 6, 2)
    assert t.told(Died)[0].figure == t.names["z"]
    assert t.g.watching == []


@pytest.mark.rule("inc.ruling.attack-sequence")
def test_the_second_shot_of_an_hmg_has_all_the_windows_again_and_is_not_paid() -> None:
    t = table(
        CORRIDOR,
        current="a",
        a="ape_hmg e",
        z="blitzhund w",
        effects={"a": ["medal"]},
        hands=(["critical_hit"], []),
        cp=(0, 9),
        rolls=[1] * 6,
    )
    asked = kinds(t, ["shoot z", "pass", "shoot z", "pass"])
    assert asked == [
        *(ask.Act, ask.Checkpoint, ask.CriticalHit),
        *(ask.AnotherShot, ask.Checkpoint, ask.CriticalHit),
        ask.Checkpoint,
    ]
    assert [paid.ap for paid in t.told(Paid)] == [1]


@pytest.mark.rule("inc.ruling.attack-sequence")
def test_forced_rerolls_come_before_chosen_ones_and_no_die_twice() -> None:
    t = table(
        CORRIDOR,
        side="swd",
        current="g",
        g="ilsa e",
        a="ape_trooper e",
        effects={"g": ["hail_of_lead"]},
        rolls=[1, 6, 2, 3],
    )
    t.play("shoot a")
    assert t.told(Rerolled) == [Rerolled(t["g"].id, (1,), (2,))]
    assert (t.asked, t.offered()) == (ask.Reroll, ["Done", "Reroll 1"])
    t.play("reroll 1")
    assert t.told(Rolled)[0].dice == (2, 3)


# The actor dies


@pytest.mark.rule("inc.ruling.actor-dies")
def test_a_figure_that_dies_on_its_way_does_not_reach_its_second_square() -> None:
    t = table(
        CORRIDOR,
        current="a",
        a="ape_trooper e damage=1",
        b="ape_trooper w 5,0",
        g="gretel e watching",
        effects={"a": ["full_throttle"]},
        rolls=[6],
    )
    t.play("step e", "fire g")
    assert not t.alive("a")
    assert (t.asked, t.g.current) == (ask.PlayerTurn, NOBODY)
    assert t.offers("activate b")


@pytest.mark.rule("inc.ruling.actor-dies")
def test_the_credit_of_a_dead_figure_is_lost_and_what_it_rolled_stands() -> None:
    t = table(
        "%%%%%%%%%%%%%\n%g . a . . z%\n%           %\n%. . . . . b%\n%%%%%%%%%%%%%\n",
        current="a",
        ap=0,
        a="ape_trooper e damage=1",
        b="ape_trooper n",
        g="gretel e watching",
        z="blitzhund w",
        effects={"a": ["sir_yes_sir"]},
        cp=(1, 0),
        rolls=[4, 1, 1, 6],
    )
    t.play("shoot z", "fire g")
    assert not t.alive("a")
    assert t["z"].damage == 1
    assert (t.g.credited, t.g.credit) == (NOBODY, 0)
    assert t.asked == ask.PlayerTurn


@pytest.mark.rule("inc.ruling.actor-dies")
@pytest.mark.parametrize(("kind", "rolls"), [("ape_hmg", [4, 1, 1]), ("slugger_murphy", [4])])
def test_an_explosion_that_kills_the_shooter_ends_its_shooting(kind: str, rolls: list[int]) -> None:
    damage = {"ape_hmg": 1, "slugger_murphy": 3}[kind]
    t = table(
        "%%%%%%%%%%%%%%%%%%%%%%%\n%. . a z y . . . . . b%\n%%%%%%%%%%%%%%%%%%%%%%%\n",
        current="a",
        a=f"{kind} e damage={damage}",
        b="ape_trooper w",
        y="gretel w",
        z="bomberzombie w",
        # The bomb goes off; the shooter dies of it and Gretel, its next target, does not.
        rolls=[*rolls, 2, 6, 1],
    )
    t.play("shoot z")
    assert not t.alive("a")
    assert (t.asked, t.g.current) == (ask.PlayerTurn, NOBODY)


# Targets


@pytest.mark.rule("inc.ruling.no-legal-target")
def test_single_target_attacks_need_an_enemy_and_area_weapons_only_a_square() -> None:
    t = table(CORRIDOR, current="a", a="ape_trooper w", z="sturmzombie w")
    assert not t.offers("shoot")
    assert not t.offers("strike")
    assert t.offers("aim grenade")
    flames = table(CORRIDOR, current="a", a="ape_incinerator w", z="sturmzombie w")
    assert flames.offers("aim flamethrower")
    launcher = table(CORRIDOR, current="a", a="ape_sergeant w", z="sturmzombie w")
    assert launcher.offers("aim grenade_launcher")


def holding(title: str, side: str, **figures: Any) -> Table:
    hands = ([title], []) if side == "allies" else ([], [title])
    return table(mission="m1", side=side, hands=hands, **figures)


@pytest.mark.rule("inc.ruling.no-legal-target")
@pytest.mark.parametrize(
    ("title", "side", "without", "with_target"),
    [
        ("rackley", "swd", {"a": "ape_trooper n waiting@A"}, {"a": "ape_trooper n 0,9"}),
        ("medkit", "allies", {"a": "ape_trooper n 0,9"}, {"a": "ape_trooper n 0,9 damage=1"}),
        ("booby_trap", "swd", {"a": "ape_trooper n waiting@A"}, {"a": "ape_trooper n 0,9"}),
        (
            "hidden_tunnel",
            "swd",
            {"a": "ape_trooper n 0,9", "g": "gretel n waiting@1"},
            {"a": "ape_trooper n 0,9", "g": "gretel n 5,4"},
        ),
        (
            "wild_weasel",
            "allies",
            {"a": "ape_trooper n 0,9", "b": "bomberzombie n 5,4"},
            {"a": "ape_trooper n 0,9", "b": "sturmzombie n 5,4"},
        ),
    ],
)
def test_a_card_without_a_legal_target_cannot_be_played(
    title: str, side: str, without: dict[str, Any], with_target: dict[str, Any]
) -> None:
    other = {"z": "sturmzombie n 13,13"} if title in ("rackley", "booby_trap") else {}
    assert not holding(title, side, **without, **other).offers(f"play {title}")
    assert holding(title, side, **with_target, **other).offers(f"play {title}")


# The player's own window


@pytest.mark.rule("inc.ruling.own-window")
def test_own_cards_are_played_before_between_and_after_activations_and_actions() -> None:
    t = table(
        CORRIDOR,
        a="ape_trooper e",
        b="ape_trooper w 4,0",
        z="blitzhund w",
        hands=(["medal"], ["medal"]),
        rolls=[1, 1, 1],
    )
    assert t.offers("play medal")
    t.play("activate a")
    assert t.offers("play medal")
    t.play("step e")
    assert t.offers("play medal")
    t.play("endactivation")
    assert t.offers("play medal")
    t.play("activate b", "turn e", "shoot z", "endactivation")
    assert t.offered() == ["Play medal", "EndTurn"]


@pytest.mark.rule("inc.ruling.own-window")
def test_own_cards_are_not_played_between_the_shots_of_an_hmg_or_of_bambi() -> None:
    for kind, rolls in (("ape_hmg", [1, 1, 1]), ("slugger_murphy", [6])):
        t = table(
            CORRIDOR,
            current="a",
            a=f"{kind} e",
            z="blitzhund w",
            hands=(["medal"], []),
            rolls=rolls,
        )
        assert t.offers("play medal")
        t.play("shoot z")
        assert t.asked == ask.AnotherShot
        assert not t.offers("play")


@pytest.mark.rule("inc.ruling.own-window")
def test_own_cards_are_not_played_in_a_leap_or_a_blaze_of_glory_or_in_answer_to_a_card() -> None:
    leap = table(
        CORRIDOR, side="swd", current="g", g="ilsa e 1,0", a="ape_trooper e", hands=([], ["medal"])
    )
    leap.play("step e")
    assert leap.asked == ask.Leap
    assert not leap.offers("play")
    blaze = table(
        CORRIDOR,
        side="swd",
        current="g",
        a="ape_trooper e damage=1",
        b="ape_trooper e 4,0",
        g="gretel e",
        hands=(["blaze_of_glory", "medal"], ["medal"]),
        rolls=[6, 1],
    )
    blaze.play("shoot a", "play blaze_of_glory")
    assert (blaze.asked, blaze.side) == (ask.LastAct, "allies")
    assert not blaze.offers("play")
    answer = table(CORRIDOR, a="ape_trooper e", hands=(["medal"], ["medal", "snafu"]))
    answer.play("play medal")
    assert answer.asked == ask.Respond
    assert not answer.offers("play")


@pytest.mark.rule("inc.ruling.own-window")
def test_own_cards_are_not_played_in_maintenance() -> None:
    t = table(
        mission="m1", a="ape_trooper e 5,4", stage=Stage.AFTER_BID, hands=(["medal"], ["medal"])
    )
    assert t.asked == ask.PlayerTurn
