"""Who is asked about the cards in play again, and who is left in peace."""

from __future__ import annotations

from functools import partial

import pytest

from games.incursion.table import Table, table
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.events import CardKilled, Rolled
from sobremesa.games.incursion.options import Kill
from sobremesa.games.incursion.state import Stage
from sobremesa.kernel import Ask, Match

HALL = """
%%%%%%%%%%%%%%%%%%%
%. . b . . . . . .%
%                 %
%a . . . . . . z .%
%                 %
%. . . . . . . y .%
%%%%%%%%%%%%%%%%%%%
"""
AGAIN = pytest.mark.rule("inc.ruling.checkpoint-again")
allied = partial(table, HALL, a="ape_trooper e", b="ape_trooper n", z="gretel w", y="sturmzombie n")
german = partial(allied, side="swd")


def asked(t: Table, *choices: str) -> list[tuple[str, str]]:
    """Who was asked at a checkpoint, after which choice, if everybody passes there."""
    found: list[tuple[str, str]] = []
    for choice in choices:
        t.play(choice)
        while t.asked == ask.Checkpoint:
            found.append((t.side, choice))
            t.play("pass")
    return found


# One's own turn


@AGAIN
@pytest.mark.parametrize("current", ["", "a"])
def test_in_ones_own_turn_every_question_offers_the_cards_in_play(current: str) -> None:
    t = allied(cp=(4, 0), effects={"a": ["minor_wound"]}, current=current)
    assert asked(t, "activate b" if not current else "turn n") == []
    kill = Kill(t.card("minor_wound"))
    t.play(f"kill {kill.card}")
    assert (t.told(CardKilled)[0].side, t.g.in_play, t.g.cp) == (0, {}, [2, 0])
    assert t.asked == ask.Act


@AGAIN
def test_in_ones_own_turn_snafu_is_offered_without_command_points() -> None:
    t = allied(hands=(["snafu"], []), effects={"z": ["medal"]})
    assert t.offers(f"snafu {t.card('medal')}")


@AGAIN
def test_a_wounded_figure_without_points_may_still_be_rid_of_its_wound() -> None:
    t = allied(current="a", ap=1, hands=(["snafu"], []), effects={"a": ["minor_wound"]}, rolls=[])
    t.play("turn n")
    assert (t.asked, t["a"].ap) == (ask.Act, 0)
    t.play(f"snafu {t.card('minor_wound')}")
    assert (t.asked, t["a"].ap) == (ask.Act, 1)


# The rival's turn


@AGAIN
def test_a_card_that_was_let_be_is_not_asked_about_again_while_nothing_changes() -> None:
    t = allied(cp=(0, 4), effects={"b": ["medal"], "a": ["extra_ammo"]})
    assert asked(t, "activate a") == [("swd", "activate a")]
    assert asked(t, "turn n", "turn e", "endactivation") == []


@AGAIN
def test_nobody_is_asked_about_cards_that_do_not_hurt_him() -> None:
    t = german(cp=(9, 0), effects={"a": ["medal"], "z": ["minor_wound"]})
    assert asked(t, "activate z", "step w", "step w", "endactivation") == []


@AGAIN
def test_action_points_are_asked_about_when_they_are_about_to_tell() -> None:
    t = german(cp=(4, 0), effects={"z": ["medal"]})
    t.g.let_be[0] = {t.card("medal"): 4}
    # Six points: what costs two is out of reach from two points on, if the card is killed.
    choices = ["activate z", "turn n", "turn w", "turn n", "turn w", "turn n", "turn w"]
    assert asked(t, *choices) == [("allies", choices[4]), ("allies", choices[5])]


@AGAIN
def test_the_points_of_one_who_leaps_are_asked_about_at_every_step() -> None:
    t = german(z="ilsa w", cp=(4, 0), effects={"z": ["medal"]})
    t.g.let_be[0] = {t.card("medal"): 4}
    assert len(asked(t, "activate z", "turn n", "turn w")) == 3


@AGAIN
@pytest.mark.parametrize(
    ("where", "title", "cp", "seats"),
    [
        ("a", "extra_ammo", (9, 9), ["swd"]),
        ("a", "low_ammo", (9, 9), []),
        ("a", "medal", (9, 9), []),
        ("z", "combat_fury", (9, 9), []),
    ],
)
def test_inside_an_attack_only_what_counts_for_it_is_asked_about(
    where: str, title: str, cp: tuple[int, int], seats: list[str]
) -> None:
    t = allied(cp=cp, current="a", ap=5, effects={where: [title]}, rolls=[1, 2, 3, 3], spare=True)
    t.g.let_be = [{t.card(title): 9}, {t.card(title): 9}]
    t.play("shoot z")
    found = [t.side] if t.asked == ask.Checkpoint else []
    assert found == seats
    assert bool(t.told(Rolled)) == (not seats)


@AGAIN
def test_the_second_shot_asks_the_shooter_too() -> None:
    t = allied(
        a="ape_hmg e", cp=(9, 0), current="a", effects={"zombies": ["v_stimulator"]},
        y="sturmzombie n 5,1", rolls=[1, 2, 3, 1, 2, 3],
    )  # fmt: skip
    assert asked(t, "shoot y") == []
    assert asked(t, "shoot y") == [("allies", "shoot y")]


@AGAIN
def test_reaction_fire_asks_about_what_bars_a_reload() -> None:
    t = german(
        a="ape_trooper e watching", cp=(9, 0), current="z", effects={"a": ["jammed_radio"]},
        rolls=[1, 2],
    )  # fmt: skip
    t.g.let_be[0] = {t.card("jammed_radio"): 9}
    t.play("turn n", "fire a")
    assert (t.asked, t.side, t.told(Rolled)) == (ask.Checkpoint, "allies", [])
    t.play("pass")
    assert len(t.told(Rolled)) == 1


@AGAIN
def test_who_watches_is_asked_about_the_dark_after_each_enemy_action() -> None:
    dark = partial(german, cp=(9, 0), effects={"table": ["power_drop"]}, current="z")
    quiet, watchful = dark(), dark(b="ape_trooper n watching")
    for t in (quiet, watchful):
        t.g.let_be[0] = {t.card("power_drop"): 9}
    assert asked(quiet, "turn n", "turn w") == []
    assert asked(watchful, "turn n", "turn w") == [("allies", "turn n"), ("allies", "turn w")]


@AGAIN
def test_beside_fire_the_fortitude_of_who_acts_is_asked_about() -> None:
    burning = partial(german, cp=(9, 0), effects={"zombies": ["v_stimulator"]}, current="y")
    cold, hot = burning(), burning(fires={(6, 2): "allies"})
    for t in (cold, hot):
        t.g.let_be[0] = {t.card("v_stimulator"): 9}
    assert asked(cold, "turn w") == []
    assert asked(hot, "turn w") == [("allies", "turn w")]


# New answers


@AGAIN
def test_more_command_points_are_a_new_answer() -> None:
    t = german(cp=(1, 0), effects={"z": ["extra_ammo"]})
    t.g.let_be[0] = {t.card("extra_ammo"): 1}
    assert asked(t, "activate z") == []
    t.g.cp[0] = 2
    assert asked(t, "turn n") == [("allies", "turn n")]
    assert asked(t, "turn w") == []


@AGAIN
@pytest.mark.parametrize(("drawn", "again"), [("snafu", True), ("medkit", False)])
@pytest.mark.parametrize("always", [False, True])
def test_a_snafu_that_is_drawn_is_a_new_answer(drawn: str, again: bool, always: bool) -> None:
    t = table(
        mission="m1",
        stage=Stage.BEFORE_HAND,
        a="ape_trooper e 11,2",
        z="blitzhund w 16,2",
        effects={"z": ["full_throttle"]},
        deck=[drawn, "cave_in", "medal", "medal"],
        settings={"ask-always": always},
        spare=True,
    )
    t.g.let_be[0] = {t.card("full_throttle"): 0}
    assert ((t.asked, t.side) == (ask.Checkpoint, "allies")) == (again or always)


@AGAIN
def test_a_card_that_comes_or_goes_brings_the_others_of_its_figure_back() -> None:
    t = german(cp=(9, 0), effects={"z": ["extra_ammo", "medal"]}, hands=([], ["combat_fury"]))
    t.g.let_be[0] = dict.fromkeys(t.g.in_play, 9)
    t.play("play combat_fury", "on z", "pass")
    assert asked(t, "activate y") == [("allies", "activate y")]


@AGAIN
def test_a_card_that_was_announced_is_not_asked_about_twice() -> None:
    t = german(cp=(9, 0), hands=([], ["extra_ammo"]))
    t.play("play extra_ammo", "on z")
    assert (t.asked, t.side) == (ask.Respond, "allies")
    t.play("pass")
    assert asked(t, "activate y", "turn e", "endactivation") == []


# Turns


@AGAIN
def test_points_that_would_be_lost_are_a_last_chance() -> None:
    t = german(cp=(2, 0), effects={"a": ["minor_wound"]}, stage=Stage.SECOND_TURN, deck=[])
    t.g.let_be[0] = {t.card("minor_wound"): 2}
    assert asked(t, "endturn")[:1] == [("allies", "endturn")]
    first = german(cp=(2, 0), effects={"a": ["minor_wound"]})
    first.g.let_be[0] = {first.card("minor_wound"): 2}
    assert asked(first, "endturn") == []


@AGAIN
def test_brain_sausage_is_asked_about_when_it_is_about_to_bring_somebody() -> None:
    t = table(
        mission="m1",
        side="swd",
        a="ape_trooper e 11,2",
        z="blitzhund w 16,2",
        cp=(2, 0),
        effects={"zombies": ["brain_sausage"]},
        stage=Stage.AFTER_BID,
    )
    assert (t.asked, t.side, t.g.stage) == (ask.Checkpoint, "allies", Stage.AFTER_BID)
    t.play("pass")
    assert (t.asked, t.side, t.g.stage) == (ask.Checkpoint, "allies", Stage.DEPLOY)
    t.play("pass")
    assert t.asked == ask.PlayerTurn


@AGAIN
def test_what_was_let_be_is_remembered_by_copies_and_saves() -> None:
    t = german(cp=(4, 0), effects={"z": ["extra_ammo"]})
    asked(t, "activate z")
    for twin in (t.match.copy(), Match.load(t.match.game, t.match.save())):
        other = Table(twin, t.names)
        assert other.g.let_be == t.g.let_be
        assert asked(other, "turn n") == []


@AGAIN
def test_with_ask_always_the_questions_of_ones_own_turn_do_not_hang_on_the_hand() -> None:
    def ends(hand: list[str]) -> list[type[Ask] | None]:
        t = allied(
            hands=(hand, []),
            effects={"z": ["medal"]},
            settings={"ask-always": True},
            current="a",
            ap=1,
            b="ape_trooper n activated",
        )
        t.play("turn n")
        seen = [t.asked]
        t.play("endactivation")
        return [*seen, t.asked]

    assert ends(["lucky_devil"]) == ends(["snafu"]) == ends(["medkit"]) == [ask.Act, ask.PlayerTurn]


# Equals


@pytest.mark.rule("inc.ruling.equals-together")
def test_equal_figures_are_not_ordered_and_different_ones_are() -> None:
    t = table(
        HALL,
        current="a",
        a="ape_trooper e",
        z="sturmzombie w 3,1",
        y="sturmzombie w 4,1",
        v="gretel w damage=3 4,2",
        c="sturmzombie w 8,2",
        hands=(["minor_wound"], ["medkit"]),
        rolls=[6, 6, 6],
    )
    t.play("aim grenade", "square 3,1")
    assert (t.asked, len(t.offered())) == (ask.NextHit, 2)
    t.play("first v")
    assert (t.asked, len(t.offered())) == (ask.NextDeath, 2)
    t.play("first v")
    assert not any(t.alive(name) for name in "zyv")


@pytest.mark.rule("inc.ruling.equals-together")
def test_equals_stay_on_their_squares_until_the_last_of_them_has_had_its_windows() -> None:
    t = table(
        HALL,
        current="a",
        a="ape_trooper e",
        z="sturmzombie e 3,1",
        y="sturmzombie w 4,1",
        hands=([], ["blaze_of_glory"]),
        rolls=[6, 6],
    )
    t.play("aim grenade", "square 3,1", "pass", "play blaze_of_glory")
    assert (t.asked, t.g.blaze) == (ask.LastAct, t.names["y"])
    assert not t.offers("step w")
    t.play("endactivation")
    assert (t.g.at.get(t.cell(3, 1)), t.g.at.get(t.cell(4, 1))) == (None, None)


# Nothing to choose


@pytest.mark.rule("inc.ruling.deployment-secret")
def test_a_side_without_command_points_is_not_asked_for_its_bid() -> None:
    t = german(cp=(0, 3), stage=Stage.BID)
    assert (t.match.awaited(), t.offered_to("allies")) == ((1,), [])
    t.play("bid 2")
    assert t.g.first == 1


@pytest.mark.rule("inc.ruling.deployment-secret", "inc.maint.hand-discard")
def test_copies_of_a_card_are_one_discard_and_an_empty_hand_is_done() -> None:
    t = german(hands=(["medal", "medal"], ["medkit"]), stage=Stage.BEFORE_HAND, deck=[])
    assert len(t.offered_to("allies")) == 2
    medal = t.card("medal")
    t.play(f"0 discard {medal}")
    assert len(t.offered_to("allies")) == 2
    t.play(f"0 discard {t.card('medal', 1)}")
    assert (t.offered_to("allies"), t.match.awaited()) == ([], (1,))
