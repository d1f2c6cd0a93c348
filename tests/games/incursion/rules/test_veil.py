"""The veil: what a seat cannot know is dealt anew, and nothing public changes."""

from typing import Any

import msgspec
import pytest

from games.incursion.starts import muster, start
from games.incursion.table import Table, table
from sobremesa.games.incursion.options import FigureId
from sobremesa.games.incursion.rules.veil import veil
from sobremesa.games.incursion.state import Battle, Force, Stage
from sobremesa.kernel import Dice, copy_state

SECRET_FIELDS = {"deck", "hands", "dice", "thrown"}


def plain(g: Battle) -> dict[str, Any]:
    return dict(msgspec.to_builtins(g, str_keys=True))


def veiled(t: Table, seat: int, seed: int = 1) -> Battle:
    twin = copy_state(t.g)
    veil(twin, seat, Dice(seed), t.g)
    return twin


def changed(t: Table, twin: Battle) -> set[str]:
    before, after = plain(t.g), plain(twin)
    return {field for field in before if before[field] != after[field]}


def mid_game(**more: Any) -> Table:
    return table(
        mission="m2",
        a="ape_trooper n 10,13",
        g="gretel n 5,4 damage=1",
        z="sturmzombie n 10,14",
        hands=(["medal", "snafu"], ["lucky_devil", "rackley", "medkit"]),
        effects={"a": ["low_ammo"], "zombies": ["v_stimulator"]},
        discard=["cave_in", "booby_trap"],
        cp=(3, 2),
        **more,
    )


@pytest.mark.rule("inc.deck.hand-secret")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_rivals_hand_and_the_deck_are_dealt_anew_and_nothing_else(seat: int) -> None:
    t = mid_game()
    twin = veiled(t, seat)
    rival = 1 - seat
    assert changed(t, twin) <= SECRET_FIELDS
    assert twin.hands[seat] == t.g.hands[seat]
    assert len(twin.hands[rival]) == len(t.g.hands[rival])
    assert len(twin.deck) == len(t.g.deck)
    unknown = sorted(t.g.hands[rival] + t.g.deck)
    assert sorted(twin.hands[rival] + twin.deck) == unknown


@pytest.mark.rule("inc.deck.hand-secret")
def test_every_unknown_card_may_be_in_the_rivals_hand() -> None:
    t = mid_game()
    seen = {card for seed in range(400) for card in veiled(t, 0, seed).hands[1]}
    assert seen == set(t.g.hands[1]) | set(t.g.deck)


@pytest.mark.rule("inc.deck.hand-secret")
def test_the_veil_does_not_depend_on_what_it_hides() -> None:
    one = mid_game()
    other = mid_game()
    other.g.hands[1], other.g.deck = other.g.deck[:3], other.g.hands[1] + other.g.deck[3:]
    assert plain(veiled(one, 0))["hands"] == plain(veiled(other, 0))["hands"]
    assert plain(veiled(one, 0))["deck"] == plain(veiled(other, 0))["deck"]


@pytest.mark.rule("inc.ruling.deck-order")
def test_the_rivals_secret_discards_are_veiled_and_ones_own_are_not() -> None:
    t = table(
        mission="m2",
        stage=Stage.REPLENISH_HAND,
        a="ape_trooper n 10,13",
        hands=(["medal", "snafu"], ["lucky_devil", "rackley"]),
    )
    t.play(f"0 discard {t.card('medal')}", f"1 discard {t.card('rackley')}")
    assert veiled(t, 0).thrown == [t.card("medal")]
    assert veiled(t, 1).thrown == [t.card("rackley")]


@pytest.mark.rule("inc.ruling.force-secret")
def test_the_rivals_force_is_invented_while_it_is_secret() -> None:
    t = start("m3")
    t.play("1 buy gretel", "1 buy sturmzombie", "1 ready", "0 buy ape_hmg")
    invented = [veiled(t, 0, seed).forces for seed in range(60)]
    assert all(forces[0] == t.g.forces[0] for forces in invented)
    assert all(forces[1].done and forces[1].lots for forces in invented)
    assert len({(tuple(forces[1].figures), forces[1].lots) for forces in invented}) > 10
    prices = t.g.book.figures
    for _, force in invented:
        spent = sum(prices[kind].rp for kind in force.figures) + 3 * force.lots
        assert spent <= 10


@pytest.mark.rule("inc.ruling.force-secret")
def test_a_force_still_being_chosen_is_hidden_too() -> None:
    t = start("m3")
    t.play("1 buy gretel")
    assert veiled(t, 0).forces[1] == Force()
    assert veiled(t, 1).forces[1] == t.g.forces[1]


@pytest.mark.rule("inc.m1.swd-all-zombies")
def test_a_force_without_a_choice_is_known() -> None:
    t = start("m1")
    assert veiled(t, 0).forces[1] == t.g.forces[1] == Force(lots=2, done=True)


@pytest.mark.rule("inc.ruling.deployment-secret")
def test_the_rivals_deployment_is_invented_while_it_is_secret() -> None:
    t = muster(start("m2"), "ape_trooper", "gretel blitzhund sturmzombie")
    t.play("pass", "0 bid 0", "1 bid 0")
    first = t.offered_to("swd")[0]
    t.play(first)
    assert len(t.g.placing) == 2
    placed = next(id for id in t.g.placing if id != 1)
    found = {veiled(t, 0, seed).placing[placed] for seed in range(40)}
    assert found == {"1", "2", "3"}
    assert veiled(t, 1).placing == t.g.placing
    assert all(veiled(t, 0, seed).placing[FigureId(1)] == "A" for seed in range(5))


@pytest.mark.rule("inc.ruling.deployment-secret")
def test_the_rivals_waiting_zombies_are_spread_anew_while_that_is_secret() -> None:
    t = table(mission="m2", stage=Stage.DEPLOY, a="ape_trooper n 10,13", lots=3)
    t.play("deploy -1 1", "deploy -1 1", "deploy -1 1")
    spreads = [veiled(t, 0, seed).placing_zombies for seed in range(30)]
    assert all(sum(spread.values()) == 3 for spread in spreads)
    assert len({tuple(sorted(spread.items())) for spread in spreads}) > 3
    assert veiled(t, 1).placing_zombies == {"1": 3}


@pytest.mark.rule("inc.bid.secret-simultaneous")
def test_a_bid_that_is_in_is_not_known_to_the_rival() -> None:
    t = muster(start("m1"), "ape_trooper ape_trooper")
    t.play("pass", "1 bid 3")
    assert t.match.awaited() == (0,)
    thinking = t.match.veiled(0, Dice(5))
    assert thinking.awaited() == (0, 1)


def test_a_veiled_match_asks_the_seat_the_same() -> None:
    t = mid_game()
    twin = t.match.veiled(0, Dice(9))
    own, other = t.match.ask_of(0), twin.ask_of(0)
    assert own is not None
    assert other is not None
    assert list(other.options) == list(own.options)
