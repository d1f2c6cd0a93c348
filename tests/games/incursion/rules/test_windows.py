"""Checkpoints and windows: when either side may step in, who is asked first, who is not asked."""

from typing import Any

import pytest

from games.incursion.table import Table, table
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.events import Rolled
from sobremesa.games.incursion.state import Stage
from sobremesa.kernel import Ask
from sobremesa.testing import play

MARKS = (
    "TurnBegan",
    "CpTaken",
    "DrewUnseen",
    "BidsShown",
    "ZombiesDeployed",
    "PlayerTurnBegan",
    "Activated",
    "Entered",
    "Stepped",
    "Rolled",
    "PlayerTurnEnded",
)
CORRIDOR = """
%%%%%%%%%%%%%
%g . a . . z%
%%%%%%%%%%%%%
"""


def timeline(t: Table, answers: list[str]) -> list[str]:
    """Answers, what happened, and checkpoints, each passed; equal neighbours count once."""
    assert t.match.journal is not None
    lines = t.match.journal.lines
    found: list[str] = []
    read = 0
    for answer in ["", *answers]:
        t.look_again()
        if answer:
            found.append(answer)
            t.play(answer)
        while True:
            happened = [type(line.event).__name__ for line in lines[read:]]
            read = len(lines)
            found += [name for name in happened if name in MARKS]
            if t.asked != ask.Checkpoint:
                break
            found.append("checkpoint")
            t.look_again()
            play(t.match, "pass")  # A side that is made to look again would be asked anew.
    return [name for i, name in enumerate(found) if found[i - 1 : i] != [name]]


@pytest.mark.rule("inc.ruling.checkpoints")
def test_maintenance_steps_begin_and_end_with_a_checkpoint() -> None:
    t = table(
        mission="m1",
        stage=Stage.REPLENISH_CP,
        a="ape_trooper e 11,2",
        z="blitzhund w 16,2",
        effects={"a": ["medal"]},
        cp=(2, 2),
    )
    assert timeline(t, ["pass", "0 bid 0", "1 bid 0"]) == [
        *("TurnBegan", "checkpoint"),
        *("CpTaken", "checkpoint"),
        *("DrewUnseen", "checkpoint"),
        *("pass", "0 bid 0", "1 bid 0"),
        *("BidsShown", "checkpoint"),
        *("ZombiesDeployed", "checkpoint"),
        *("PlayerTurnBegan", "checkpoint"),
    ]


@pytest.mark.rule("inc.ruling.checkpoints")
def test_turns_activations_actions_and_attacks_have_their_checkpoints() -> None:
    t = table(
        mission="m1",
        a="ape_trooper e 11,2",
        z="blitzhund w 16,2",
        effects={"a": ["medal"]},
        cp=(0, 2),
        rolls=[1, 1, 1],
    )
    assert timeline(t, ["activate a", "step e", "shoot z", "endactivation"])[:12] == [
        *("activate a", "Activated", "checkpoint"),
        *("step e", "Stepped", "checkpoint"),
        *("shoot z", "checkpoint", "Rolled", "checkpoint"),
        *("endactivation", "checkpoint"),
    ]


@pytest.mark.rule("inc.ruling.checkpoints")
def test_a_player_turn_ends_and_the_next_begins_with_a_checkpoint() -> None:
    t = table(
        mission="m1",
        a="ape_trooper e 11,2",
        z="blitzhund w 16,2",
        effects={"a": ["medal"], "z": ["medal"]},
        cp=(2, 2),
    )
    assert timeline(t, ["endturn"]) == [
        *("endturn", "PlayerTurnEnded", "checkpoint", "PlayerTurnBegan", "checkpoint"),
    ]


@pytest.mark.rule("inc.ruling.checkpoints")
def test_entering_the_board_has_its_checkpoints() -> None:
    t = table(
        mission="m1",
        a="ape_trooper e waiting@A",
        z="blitzhund w 16,2",
        effects={"a": ["medal"]},
        cp=(0, 2),
    )
    assert timeline(t, ["enter a A 0,9"]) == [
        *("enter a A 0,9", "Activated", "checkpoint", "Entered", "checkpoint"),
    ]


@pytest.mark.rule("inc.ruling.checkpoints")
@pytest.mark.parametrize(
    ("attacker", "target", "choices"),
    [
        ("ape_trooper", "blitzhund w 5,0", ["shoot z"]),
        ("ape_trooper", "blitzhund w 5,0", ["aim grenade"]),
        ("ape_trooper", "blitzhund w 3,0", ["strike z"]),
        ("ape_incinerator", "blitzhund w 5,0", ["aim flamethrower", "done"]),
        ("slugger_murphy", "sturmzombie w 3,0", ["clobber z"]),
    ],
    ids=["gun", "grenade", "melee", "flamethrower", "clobberer"],
)
def test_inside_an_attack_a_card_can_be_killed_after_it_is_paid_and_before_its_dice(
    attacker: str, target: str, choices: list[str]
) -> None:
    t = table(
        CORRIDOR.replace("z", "."),
        current="a",
        ap=3,
        a=f"{attacker} e",
        g="gretel w",
        z=target,
        effects={"a": ["extra_ammo"]},
        cp=(0, 3),
    )
    t.play(*choices)
    assert (t.asked, t.side) == (ask.Checkpoint, "swd")
    assert t["a"].ap < 3
    assert t.told(Rolled) == []
    assert t.alive("z")


@pytest.mark.rule("inc.ruling.checkpoints")
def test_inside_a_ka_boom_a_card_can_be_killed_before_it_goes_off() -> None:
    t = table(
        CORRIDOR.replace("z", "."),
        side="swd",
        current="z",
        a="ape_trooper e",
        z="bomberzombie w 3,0",
        effects={"z": ["medal"]},
        cp=(2, 0),
    )
    t.play("kaboom a")
    assert (t.asked, t.side) == (ask.Checkpoint, "allies")
    assert t.alive("z")


@pytest.mark.rule("inc.ruling.checkpoints")
def test_a_card_killed_inside_an_attack_no_longer_counts_for_its_dice() -> None:
    t = table(
        CORRIDOR,
        current="a",
        a="ape_trooper e",
        z="blitzhund w",
        effects={"a": ["extra_ammo"]},
        cp=(0, 2),
        rolls=[1, 1, 1],
    )
    t.play("shoot z", "kill")
    assert t.told(Rolled)[0].dice == (1, 1, 1)


@pytest.mark.rule("inc.ruling.checkpoints")
def test_dice_once_rolled_are_not_undone_by_killing_a_card() -> None:
    t = table(
        CORRIDOR,
        current="a",
        a="ape_trooper e",
        z="blitzhund w",
        effects={"a": ["extra_ammo"]},
        cp=(0, 2),
        rolls=[1, 1, 1, 4],
    )
    t.play("shoot z")
    t.look_again()
    t.play("pass")
    assert (t.asked, t["z"].damage) == (ask.Checkpoint, 1)
    t.play("kill")
    assert t["z"].damage == 1


# Who is asked first


@pytest.mark.rule("inc.ruling.simultaneous-order")
@pytest.mark.parametrize(("side", "first"), [("allies", "a"), ("swd", "g")])
def test_in_a_player_turn_its_player_comes_first_and_they_alternate_until_both_pass(
    side: str, first: str
) -> None:
    t = table(
        CORRIDOR.replace("g .", ". g"),
        side=side,
        current=first,
        a="ape_trooper w",
        g="gretel e",
        effects={"a": ["liquid_courage", "combat_stare"]},
        cp=(9, 9),
        rolls=[1, 2, 1] if side == "allies" else [1, 2],
    )
    other = "swd" if side == "allies" else "allies"
    t.look_again()
    t.play("shoot a" if side == "swd" else "shoot g")
    assert (t.asked, t.side) == (ask.Checkpoint, side)
    t.play("pass")
    assert (t.asked, t.side) == (ask.Checkpoint, other)
    t.play(f"kill {t.card('liquid_courage')}")
    assert (t.asked, t.side) == (ask.Checkpoint, side)
    t.play("pass")
    assert (t.asked, t.side) == (ask.Checkpoint, other)
    t.play("pass")
    assert len(t.told(Rolled)) == 1


@pytest.mark.rule("inc.ruling.simultaneous-order")
@pytest.mark.parametrize("bids", [(0, 1), (1, 0)])
def test_in_maintenance_the_allies_come_first_and_after_the_bid_its_winner(
    bids: tuple[int, int],
) -> None:
    t = table(
        mission="m1",
        stage=Stage.INTELLIGENCE,
        side="swd",
        a="ape_trooper e 11,2",
        effects={"a": ["liquid_courage"]},
        cp=(4, 4),
    )
    assert (t.asked, t.side) == (ask.Checkpoint, "allies")
    t.play("pass", "pass", "pass", f"0 bid {bids[0]}")
    t.look_again()
    t.play(f"1 bid {bids[1]}")
    winner = "allies" if bids[0] > bids[1] else "swd"
    assert (t.asked, t.side) == (ask.Checkpoint, winner)


# Who is not asked


@pytest.mark.rule("inc.ruling.prompt-policy")
def test_nobody_is_asked_who_could_do_nothing_whatever_he_held() -> None:
    always = {"ask-always": "always"}
    nothing_in_play = table(
        CORRIDOR, current="a", a="ape_trooper e", hands=([], ["medal"]), settings=always, cp=(0, 9)
    )
    nothing_in_play.play("turn n")
    assert nothing_in_play.asked == ask.Act
    poor = table(
        CORRIDOR,
        current="a",
        a="ape_trooper e",
        g="gretel e",
        effects={"a": ["medal"]},
        settings=always,
        cp=(0, 1),
    )
    poor.play("turn n")
    assert poor.asked == ask.Act


@pytest.mark.rule("inc.ruling.prompt-policy")
@pytest.mark.parametrize("held", ["medal", "snafu"])
def test_whoever_holds_cards_is_asked_whatever_they_are(held: str) -> None:
    def playing(**more: Any) -> Table:
        return table(
            CORRIDOR,
            current="a",
            a="ape_trooper e",
            z="sturmzombie w",
            hands=(["low_ammo", held], [held]),
            settings={"ask-always": "always"},
            **more,
        )

    at_checkpoint = playing(effects={"a": ["combat_fury"]})
    at_checkpoint.play("turn n")
    assert (at_checkpoint.asked, at_checkpoint.side) == (ask.Checkpoint, "swd")
    answering = playing()
    answering.play("play low_ammo")
    assert (answering.asked, answering.side) == (ask.Respond, "swd")
    attacking = playing(rolls=[4, 1, 1])
    attacking.play("shoot z")
    asked = []
    while attacking.asked != ask.Act:
        asked.append((attacking.asked, attacking.side))
        attacking.play("pass")
    assert asked == [
        (ask.CriticalHit, "allies"),
        (ask.LuckyDevil, "swd"),
        (ask.LuckyDevil, "allies"),
        (ask.BlazeOfGlory, "swd"),
    ]


@pytest.mark.rule("inc.ruling.prompt-policy")
def test_whoever_holds_cards_is_asked_in_the_windows_of_maintenance() -> None:
    t = table(
        mission="m1",
        stage=Stage.REPLENISH_CP,
        a="ape_trooper e 11,2",
        hands=(["medal", "low_ammo"], ["medal", "low_ammo"]),
        settings={"ask-always": "always"},
    )
    asked = []
    answers: dict[type[Ask] | None, list[str]] = {
        ask.Discard: ["0 ready", "1 ready"],
        ask.Bid: ["0 bid 0", "1 bid 0"],
    }
    while t.asked != ask.PlayerTurn:
        asked.append((t.asked, t.side))
        t.play(*answers.get(t.asked, ["pass"]))
    assert asked == [
        *((ask.BeforeHand, "allies"), (ask.BeforeHand, "swd")),
        *((ask.Discard, "allies"), (ask.Intelligence, "allies"), (ask.Bid, "allies")),
        *((ask.AfterBid, "allies"), (ask.AfterBid, "swd")),
    ]


@pytest.mark.rule("inc.ruling.prompt-policy")
def test_a_standing_order_passes_for_its_player() -> None:
    t = table(
        CORRIDOR,
        current="a",
        a="ape_trooper e",
        g="gretel e",
        effects={"a": ["medal"]},
        cp=(4, 4),
    )
    t.match.orders = {1: {"checkpoint"}}
    t.play("turn n")
    assert (t.asked, t.side) == (ask.Act, "allies")
    t.match.orders = {}
    t.look_again()
    t.play("turn e")
    assert (t.asked, t.side) == (ask.Checkpoint, "swd")
