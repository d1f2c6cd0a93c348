"""Command points: actions in one's own player turn, and cards that are killed."""

from __future__ import annotations

from functools import partial

import pytest

from games.incursion.table import table
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.events import CardKilled, Paid, Rolled
from sobremesa.games.incursion.options import Pay
from sobremesa.games.incursion.rules.payment import pay
from sobremesa.games.incursion.state import Stage
from sobremesa.kernel import BrokenPromise

ROOM = """
%%%%%%%%%%%
%a . b . c%
%         %
%. . . . .%
%         %
%. . z . y%
%%%%%%%%%%%
"""


@pytest.mark.rule("inc.cp.pool-after-bid")
def test_points_that_were_not_bid_are_there_for_the_game_turn() -> None:
    t = table(ROOM, stage=Stage.BID, cp=(4, 3), lots=0, a="ape_trooper e", z="sturmzombie w")
    t.play("0 bid 3", "1 bid 1")
    bid = list(t.g.cp)
    t.play("command a", "turn s", "endturn", "command z", "turn n")
    assert bid == [1, 2]
    assert t.g.cp == [0, 1]


@pytest.mark.rule("inc.cp.actions-own-turn")
def test_any_friendly_figure_acts_on_command_points_at_any_time_of_the_own_turn() -> None:
    t = table(
        ROOM, cp=(9, 9), a="ape_trooper e", b="ape_trooper e", c="ape_trooper w", z="sturmzombie w"
    )

    def commanded() -> list[bool]:
        return [t.offers(f"command {name}") for name in "abcz"]

    before = commanded()
    t.play("activate a", "step e")
    between = commanded()
    t.play("endactivation", "activate b", "endactivation", "activate c", "endactivation")
    after = commanded()
    assert before == between == after == [True, True, True, False]


@pytest.mark.rule("inc.cp.actions-own-turn")
def test_command_points_buy_whatever_action_points_would() -> None:
    t = table(ROOM, cp=(9, 0), a="ape_trooper s", b="ape_trooper s", z="sturmzombie w")
    t.play("activate b")
    own = {option for option in t.offered() if not option.startswith(("Command", "EndAct"))}
    t.play("endactivation", "command b")
    assert set(t.offered()) == own
    assert {"Shoot", "Aim", "Step", "Turn"} <= {option.split()[0] for option in own}


@pytest.mark.rule("inc.cp.mix-with-ap", "inc.example.cp-mix")
def test_one_action_point_and_one_command_point_throw_a_grenade() -> None:
    start = partial(table, ROOM, current="a", ap=1, a="ape_trooper s", z="sturmzombie w")
    short = start(b="ape_trooper s")
    able = start(cp=(1, 0), rolls=[1])
    able.play("aim grenade", "square 2,2")
    assert not short.offers("aim grenade")
    assert [(paid.ap, paid.cp) for paid in able.told(Paid)] == [(1, 1)]


@pytest.mark.rule("inc.cp.mix-with-ap")
def test_the_owner_chooses_how_much_of_an_action_command_points_pay() -> None:
    t = table(ROOM, current="a", ap=3, cp=(2, 0), a="ape_trooper s", b="ape_trooper s")
    t.play("command a", "step e")
    assert sorted(t.offered()) == ["Pay 0 0 2", "Pay 1 0 1"]
    t.play("pay 1 0 1")
    assert (t["a"].ap, t.g.cp[0]) == (2, 1)


@pytest.mark.parametrize("how", [Pay(0, 0, 2), Pay(3, 0, 0), Pay(0, 1, 0), Pay(1, 0, 0)])
def test_nobody_pays_with_points_that_are_not_there_or_too_few(how: Pay) -> None:
    t = table(ROOM, current="a", ap=2, cp=(1, 0), a="ape_trooper s", b="ape_trooper s")
    with pytest.raises(BrokenPromise, match=r"expected a payment of 2 out of .*, got"):
        pay(t.g, t["a"], 2, how)
    assert (t["a"].ap, t.g.cp[0], t.g.special) == (2, 1, 0)


@pytest.mark.rule("inc.cp.per-action", "inc.cp.spent-discarded")
def test_command_points_are_spent_action_by_action_and_gone() -> None:
    t = table(ROOM, cp=(2, 0), a="ape_trooper e", b="ape_trooper e", z="sturmzombie w")
    t.play("command a", "step e")
    first = t.g.cp[0]
    t.play("command b", "turn s")
    assert (first, t.g.cp[0]) == (1, 0)
    assert not t.offers("command")


@pytest.mark.rule("inc.ruling.cp-interleave")
def test_command_points_move_another_figure_in_the_middle_of_an_activation() -> None:
    t = table(
        ROOM.replace("a . b", ". a b"),
        cp=(2, 0),
        a="ape_trooper e",
        b="ape_trooper s",
        z="sturmzombie w",
        rolls=[1, 1, 1],
    )
    t.play("activate a", "turn s", "command b", "step s", "shoot z")
    assert (t.g.current, t["a"].ap, t.at("b")) == (t["a"].id, 1, (2, 1))


@pytest.mark.rule("inc.ruling.cp-outside-activation")
def test_acting_on_command_points_is_no_activation() -> None:
    t = table(
        ROOM,
        cp=(2, 0),
        a="ape_trooper e down",
        b="ape_trooper e",
        fires={(0, 0): "swd"},
    )
    t.play("command a", "turn s")
    assert (t["a"].facing, t["a"].down, t["a"].activated, t["a"].ap) == (2, True, False, 0)
    assert t.told(Rolled) == []
    assert t.offers("activate a")


@pytest.mark.rule("inc.ruling.cp-enemy-turn")
def test_in_the_rivals_turn_command_points_buy_no_actions() -> None:
    t = table(
        ROOM,
        side="swd",
        cp=(9, 0),
        a="ape_trooper s",
        z="sturmzombie w",
        y="sturmzombie w",
        hands=((), ("extra_ammo",)),
    )
    t.play("activate z", "step w")
    quiet = t.offered_to("allies")
    t.play("play extra_ammo")
    assert quiet == []
    assert t.offered_to("allies") == ["Pass", f"Kill {t.card('extra_ammo')}"]


@pytest.mark.rule("inc.cp.kill-on-play")
def test_a_card_is_negated_as_it_is_played_for_its_kill_value() -> None:
    start = partial(
        table,
        ROOM,
        a="ape_trooper e",
        b="ape_trooper e",
        z="sturmzombie w",
        hands=(("medal",), ()),
    )
    poor, rich = start(cp=(0, 1)), start(cp=(0, 3))
    poor.play("play medal", "on a")
    rich.play("play medal", "on a", f"kill {rich.card('medal')}")
    assert poor.effects("a") == ["medal"]
    assert (rich.effects("a"), rich.g.in_play) == ([], {})
    assert (rich.g.discard, rich.g.cp) == ([rich.card("medal")], [0, 1])


@pytest.mark.rule("inc.cp.kill-in-play")
def test_a_card_in_play_is_killed_for_its_kill_value_by_either_side() -> None:
    start = partial(
        table, ROOM, a="ape_trooper e", z="sturmzombie w", current="a", effects={"a": ["medal"]}
    )
    own, other = start(cp=(3, 0)), start(cp=(0, 3))
    for t in (own, other):
        t.play("turn s", f"kill {t.card('medal')}")
        assert (t.effects("a"), t.g.in_play, t.g.discard) == ([], {}, [t.card("medal")])
    assert (own.g.cp, other.g.cp) == ([1, 0], [0, 1])


@pytest.mark.rule("inc.ruling.cp-kill-own")
def test_a_player_kills_his_own_card_only_once_it_is_in_play() -> None:
    t = table(
        ROOM,
        a="ape_trooper e",
        b="ape_trooper e",
        cp=(2, 0),
        hands=(("low_ammo",), ()),
    )
    t.play("play low_ammo", "on a")
    assert (t.asked, t.effects("a")) == (ask.PlayerTurn, ["low_ammo"])
    t.play("activate b", f"kill {t.card('low_ammo')}")
    assert (t.effects("a"), t.told(CardKilled)) == ([], [CardKilled(0, t.card("low_ammo"), 2)])


@pytest.mark.rule("inc.ruling.cp-all-at-once")
def test_a_kill_is_paid_whole_by_one_player() -> None:
    t = table(
        ROOM,
        a="ape_trooper e",
        z="sturmzombie w",
        current="a",
        effects={"a": ["medal"]},
        cp=(1, 1),
    )
    t.play("turn s")
    assert (t.asked, t.g.cp) == (ask.Act, [1, 1])


@pytest.mark.rule("inc.cp.no-counter-cp")
def test_nobody_answers_command_points_with_command_points() -> None:
    t = table(
        ROOM,
        a="ape_trooper e",
        b="ape_trooper e",
        z="sturmzombie w",
        cp=(9, 9),
        hands=(("medal", "snafu"), ("snafu",)),
    )
    t.play("command a", "turn s")
    assert (t.asked, t.side) == (ask.PlayerTurn, "allies")
    t.play("play medal", "on a", f"kill {t.card('medal')}")
    assert (t.asked, t.side, t.effects("a")) == (ask.PlayerTurn, "allies", [])


germans = partial(
    table,
    ROOM,
    side="swd",
    cp=(0, 0),
    special=2,
    a="gretel e",
    b="bomberzombie e",
    c="blitzhund w",
    z="sturmzombie w",
    y="ape_trooper w",
)


@pytest.mark.rule("inc.cp.special-zombies-only")
def test_special_points_move_only_zombies() -> None:
    t = germans()
    commanded = [t.offers(f"command {name}") for name in "abcz"]
    t.play("command z", "turn n", "command b", "turn s")
    assert commanded == [False, True, False, True]
    assert (t.g.special, t.offers("command")) == (0, False)


@pytest.mark.rule("inc.cp.special-nothing-else")
def test_special_points_neither_bid_nor_kill_cards_nor_reload() -> None:
    bidding = germans(stage=Stage.BID, cp=(1, 1), lots=0)
    killing = germans(cp=(0, 1), current="z", effects={"y": ["medal"]})
    killing.play("turn n")
    reloading = table(
        ROOM,
        side="allies",
        arms={"gretel": ("lmg",)},
        special=4,
        cp=(0, 1),
        a="ape_trooper n",
        b="ape_trooper n",
        z="gretel n watching",
        rolls=[2, 2],
    )
    reloading.play("activate a", "turn e", "fire z")
    assert bidding.offered_to("swd") == ["Bid 0", "Bid 1"]
    assert killing.asked == ask.Act
    assert (reloading.asked, reloading.g.watching) == (ask.Act, [])


@pytest.mark.rule("inc.cp.special-no-carry")
def test_special_points_do_not_accumulate() -> None:
    alive = germans(stage=Stage.REPLENISH_CP, special=3)
    dead = table(ROOM, stage=Stage.REPLENISH_CP, special=3, a="ape_trooper e", z="sturmzombie e")
    assert (alive.asked, alive.g.special) == (ask.Intelligence, 4)
    assert (dead.asked, dead.g.special) == (ask.Intelligence, 0)


@pytest.mark.rule("inc.ruling.special-cp-gretel-dies")
def test_special_points_vanish_with_gretel() -> None:
    t = table(
        ROOM,
        special=4,
        a="ape_trooper s",
        z="gretel w damage=3",
        y="sturmzombie w",
        rolls=[5, 1, 1],
    )
    t.play("activate a", "shoot z")
    assert (t.alive("z"), t.g.special) == (False, 0)
