"""Which forces the player buys."""

from __future__ import annotations

from collections import Counter

import pytest

from sobremesa.bots import Budget
from sobremesa.bots.search import SearchBot
from sobremesa.games.incursion import GAME
from sobremesa.games.incursion.content.schema import SIDE_NAMES, SWD
from sobremesa.games.incursion.player import Player
from sobremesa.games.incursion.player.value import opening, openings
from sobremesa.games.incursion.questions import Force
from sobremesa.games.incursion.rules.forces import LOT, points_left
from sobremesa.games.incursion.state import Battle
from sobremesa.kernel import Match
from sobremesa.kernel.value import Model, Models


def armies(mission: str, seeds: range) -> list[Battle]:
    """Battles in which both sides have bought their forces."""
    found = []
    for seed in seeds:
        match = Match.start(GAME, GAME.prepare(mission), seed)
        players = [Player(2 * seed), Player(2 * seed + 1)]
        while isinstance(match.asks()[0], Force):
            seat = match.awaited()[0]
            match.choose(seat, players[seat].choose(match, seat))
        found.append(match.state)
    return found


@pytest.mark.parametrize("mission", ["m2", "m3"])
def test_both_sides_vary_their_armies_by_the_seed(mission: str) -> None:
    battles = armies(mission, range(12))
    for side in (0, 1):
        assert len({tuple(sorted(g.forces[side].figures)) for g in battles}) >= 3


@pytest.mark.parametrize("mission", ["m1", "m2", "m3"])
def test_no_points_are_left_that_would_buy_somebody(mission: str) -> None:
    for g in armies(mission, range(12)):
        for side, name in enumerate(SIDE_NAMES):
            prices = [card.rp for card in g.book.figures.values() if card.side == name]
            assert points_left(g, side) < min(prices)


def test_every_kind_of_figure_is_bought_now_and_then() -> None:
    bought: Counter[str] = Counter()
    for mission in ("m2", "m3"):
        for g in armies(mission, range(60)):
            bought.update(g.forces[0].figures)
            bought.update(g.forces[1].figures)
    assert set(bought) == set(GAME.content.figures) - {"sturmzombie"}


def test_a_side_that_must_carry_buys_somebody_who_can() -> None:
    for g in armies("m3", range(20)):
        assert {"gretel", "ilsa"} & set(g.forces[1].figures)


def buying(monkeypatch: pytest.MonkeyPatch, mission: str, **weights: float) -> Match[Battle]:
    """The first question of a battle in which games have shown what armies of the SWD are worth."""
    told = {army.replace("_and_", " "): weight for army, weight in weights.items()}
    models = Models(models={f"{mission}-swd-opening": Model(bias=0.0, weights=told)})
    monkeypatch.setattr(GAME, "models", models, raising=False)
    return Match.start(GAME, GAME.prepare(mission), 1)


def bought_by_strong(match: Match[Battle], seed: int) -> Counter[str]:
    """What a player that searches buys for the SWD, one figure after the other."""
    bot = SearchBot(seed, Budget(playouts=4))
    while match.ask_of(SWD) is not None:
        match.choose(SWD, bot.choose(match, SWD, Budget()))
    force = match.state.forces[SWD]
    return Counter(force.figures) + Counter({LOT: force.lots})


@pytest.mark.parametrize(
    "army",
    [
        "bomberzombie_and_bomberzombie_and_gretel_and_sturmzombie",
        "blitzhund_and_ilsa_and_sturmzombie",
    ],
)
def test_a_strong_player_buys_the_army_that_games_have_shown_to_be_best(
    monkeypatch: pytest.MonkeyPatch, army: str
) -> None:
    found = bought_by_strong(buying(monkeypatch, "m3", **{army: 3.0}), 4)
    assert sorted(found.elements()) == army.split("_and_")


def test_armies_of_which_nothing_is_known_are_bought_by_taste(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(GAME, "models", Models(), raising=False)
    tastes = {
        tuple(bought_by_strong(Match.start(GAME, GAME.prepare("m3"), 1), seed).elements())
        for seed in range(12)
    }
    assert len(tastes) >= 3


def test_an_army_counts_as_a_whole_and_only_the_own_one() -> None:
    (g,) = armies("m3", range(1))
    for side in (0, 1):
        own = g.forces[side]
        name = " ".join(sorted((*own.figures, *[LOT] * own.lots)))
        assert opening(g, side) == {name: 1.0}
        assert openings(g, side) == [{name: 1.0}]
