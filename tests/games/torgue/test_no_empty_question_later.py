"""Nobody is asked what makes no difference: the end of a round, wounds, fights, blasts, levels."""

import pytest

from sobremesa.games.torgue import GAME
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import Eliminated
from sobremesa.games.torgue.rules.loot import (
    HEALTH,
    MONEY,
)
from sobremesa.games.torgue.state import TOKENS, Item, Show
from sobremesa.kernel import Match

from .idling import WOUNDED, struck
from .setups import LINE
from .table import FIRST, Table, table, token

# The end of a round


def burning(*tokens: object) -> Table:
    def edit(g: Show) -> None:
        for number in (0, 2):
            g.hunters[number].burn = 1
            g.hunters[number].tokens = tokens  # type: ignore[assignment]  # tokens of the test

    return table(LINE, salvador=0, amara=0, orders=["ammo:all"], edit=edit)


@pytest.mark.rule("tor.ruling.no-empty-choice", "tor.ruling.burn-order")
def test_who_burns_first_is_asked_only_if_somebody_may_fall() -> None:
    assert burning(token("yellow")).asked is ask.Activate
    t = burning(token("red", "yellow"))
    assert (t.asked, t.offered()) == (ask.BurnOrder, ["First 0", "First 2"])


@pytest.mark.rule("tor.ruling.no-empty-choice", "tor.respawn.cost")
@pytest.mark.parametrize(("pool", "asked"), [(2, False), (1, True)])
def test_who_returns_first_is_asked_only_if_not_all_can(pool: int, asked: bool) -> None:
    def gone(g: Show) -> None:
        for number in (0, 2):
            g.leave(g.hunters[number], 1, enemy=False)
        g.pool = pool

    t = table("N.....n....", mordecai=3, salvador=3, amara=3, orders=["ammo:all"], edit=gone)
    assert (t.asked is ask.RespawnOrder) == asked


@pytest.mark.rule("tor.ruling.no-empty-choice", "tor.respawn.sources")
@pytest.mark.parametrize(
    ("pool", "gouging", "gone", "asked"),
    [(1, False, 2, False), (2, False, 2, True), (1, True, 1, False), (2, True, 1, True)],
)
def test_whose_money_pays_is_asked_only_if_some_is_left_over(
    pool: int, gouging: bool, gone: int, asked: bool
) -> None:
    def edit(g: Show) -> None:
        for hunter in (g.hunters[0], g.hunters[2])[:gone]:
            g.leave(hunter, 1, enemy=False)
        g.pool, g.gouging = pool, gouging

    money = {"mordecai": [MONEY]}
    t = table(
        "N.....n....", mordecai=3, salvador=3, amara=3, orders=["ammo:all"], loot=money, edit=edit
    )
    while t.asked in (ask.Deploy, ask.RespawnOrder):
        t.play(t.offered()[0])
    assert (t.asked is ask.RespawnPay) == asked
    if asked:
        assert t.offered() == ["Money -1", "Money 1"]
    else:
        assert (t.g.pool, t["mordecai"].loot) == (0, ())


def stunned(stun: int) -> Table:
    def edit(g: Show) -> None:
        WOUNDED(g)
        hunter = g.hunters[0]
        hunter.tokens = tuple(TOKENS[each.colour, each.origin, True] for each in hunter.tokens)
        hunter.stun = stun

    return table(LINE, salvador=0, orders=["ammo:all"], edit=edit)


@pytest.mark.rule("tor.ruling.no-empty-choice", "tor.effect.stun-ready")
def test_which_tokens_stay_spent_is_not_asked_if_all_do() -> None:
    assert stunned(2).asked is ask.StaySpent
    t = stunned(3)
    assert (t.asked, all(token.spent for token in t["salvador"].tokens)) == (ask.Activate, True)


# Wounds


@pytest.mark.rule("tor.ruling.no-empty-choice", "tor.wound.extra-choice")
@pytest.mark.parametrize(("extra", "asked"), [(1, True), (2, False)])
def test_which_tokens_suffer_is_not_asked_if_all_do(extra: int, asked: bool) -> None:
    def edit(g: Show) -> None:
        g.hunters[0].tokens = (token("green"), token("yellow"), token("yellow"))
        g.hunters[0].slag = 1
        g.enemies[FIRST].gained = ("lethal",) * (extra - 1)

    t = struck("psycho", edit=edit, rolls=[(2, 8)])
    t.play("Defend 1 1 false melee")
    assert (t.asked is ask.Suffer) == asked
    if not asked:
        assert all(each.colour == 0 for each in t["salvador"].tokens)


@pytest.mark.rule("tor.ruling.no-empty-choice", "tor.ruling.shield-which-token")
@pytest.mark.parametrize(("slag", "asked"), [(0, True), (1, False)])
def test_which_shields_hold_further_wounds_is_not_asked_if_all_do(slag: int, asked: bool) -> None:
    def edit(g: Show) -> None:
        tokens = (token("green"), token("yellow"), token("red"))
        g.hunters[0].gear = (Item("rubber_dome", False, tokens),)
        g.hunters[0].slag = slag
        g.enemies[FIRST].gained = ("lethal",)

    t = struck("psycho", edit=edit, rolls=[(2, 12)])
    t.play("Shield 2")
    assert (t.asked is ask.ShieldWound) == asked
    if not asked:
        assert all(each.spent for each in t["salvador"].gear[0].tokens)


# A fight for life


def falling(edit: object, floor: dict[int, tuple[int, ...]] | None = None) -> Table:
    def prepare(g: Show) -> None:
        g.hunters[0].tokens = (token("red", "yellow"),)
        g.floor |= floor or {}
        if callable(edit):
            edit(g.hunters[0])

    t = struck("psycho", edit=prepare, rolls=[(2, 6)])
    t.play("Defend 0 1 false melee", "React 0", "Act 0 move")
    return t


@pytest.mark.rule("tor.ruling.no-empty-choice", "tor.ffyl.failure")
def test_who_moves_away_in_a_lost_fight_is_not_asked_where() -> None:
    t = falling(None)
    assert (t.asked, [event.mini for event in t.told(Eliminated)]) == (ask.Spotlight, [0])
    t = falling(None, {0: (HEALTH,)})
    assert t.asked is ask.Spotlight, "what lies where it stands is not entered"


@pytest.mark.rule("tor.ruling.no-empty-choice", "tor.ffyl.failure")
@pytest.mark.parametrize(
    ("edit", "floor"),
    [
        (lambda hunter: setattr(hunter, "crate", True), {}),
        (lambda hunter: setattr(hunter, "radiation", 1), {}),
        (None, {1: (HEALTH,)}),
    ],
)
def test_where_a_hunter_falls_is_asked_if_it_leaves_or_finds_something(
    edit: object, floor: dict[int, tuple[int, ...]]
) -> None:
    t = falling(edit, floor)
    assert (t.asked, t.offered()) == (ask.Move, ["Zone 0", "Zone 1"])


# Fumbles and blasts


@pytest.mark.rule("tor.ruling.no-empty-choice", "tor.effect.suppression")
@pytest.mark.parametrize(("zone", "asked"), [(2, True), (3, False)])
def test_a_reply_that_cannot_reach_is_not_offered_to_be_suppressed(zone: int, asked: bool) -> None:
    t = table(
        LINE, salvador=0, enemies=[("bruiser", zone)], active="salvador",
        gear={"salvador": ["third_opinion"]}, rolls=[(1, 8)],
    )  # fmt: skip
    t.play("Act 0 third_opinion", "Pay 0 1")
    assert (t.asked is ask.Suppress) == asked


@pytest.mark.rule("tor.ruling.no-empty-choice", "tor.effect.explosive")
def test_an_explosive_attack_asks_for_its_target_only_where_it_could_reply() -> None:
    enemies = [("nomad", 3), ("bruiser", 3), ("psycho", 3)]
    t = table(
        LINE, salvador=0, enemies=enemies, active="salvador", gear={"salvador": ["boom_broom"]}
    )
    t.play("Act 0 boom_broom", "Pay 0 1")
    assert t.offered() == [f"Target {FIRST}", f"Target {FIRST + 2}"], "a psycho would come closer"


@pytest.mark.rule("tor.ruling.no-empty-choice", "tor.special.all")
def test_enemies_that_nothing_tells_apart_are_one_to_the_astral_hold() -> None:
    enemies = [("psycho", 2), ("psycho", 2), ("marauder", 2)]
    t = table(LINE, amara=0, enemies=enemies, active="amara")
    t.play("Act 2 hold", "Pay 2 1")
    assert t.offered() == [f"Target {FIRST}", f"Target {FIRST + 2}"]


# Levels


@pytest.mark.rule("tor.ruling.no-empty-choice", "tor.setup.step4-tree")
@pytest.mark.parametrize(("level", "asked"), [(5, True), (6, False)])
def test_a_whole_tree_is_filled_without_asking_for_the_order(level: int, asked: bool) -> None:
    setup = GAME.prepare("opening_night", 1, {"level": level})
    match = Match.start(GAME, setup, 0)
    while not isinstance(match.asks()[0], ask.Tree):
        match.choose(0, match.asks()[0].options[0])
    match.choose(0, match.asks()[0].options[0])
    assert (isinstance(match.asks()[0], ask.Slot)) == asked
    if not asked:
        assert match.state.hunters[0].slots == 0b111111
