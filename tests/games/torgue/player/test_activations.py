"""How the player uses its tokens: what it spends, what it keeps, and where it goes."""

import pytest

from games.torgue.table import BEAR, FIRST, table, token
from sobremesa.bots import play_randomly
from sobremesa.games.torgue import GAME
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.options import Act, EndActivation, Gunzerk, Pay, Target, Zone
from sobremesa.games.torgue.player.arms import Arms, Wielder
from sobremesa.games.torgue.player.marks import marks_of
from sobremesa.games.torgue.state import Show
from sobremesa.kernel import Dice, Match

from .positions import MOVE_AND_ATTACK, QUIET, announced, answer, holding, play_on

in_any_order = pytest.mark.parametrize("order", [1, -1], ids=["last", "first"])
"""The right one of two tokens is offered last, or first."""


def cornered(g: Show) -> None:
    """Every wound is the last one, and one token is left."""
    announced(g, MOVE_AND_ATTACK)
    red = token("red", "yellow", spent=True)
    holding(g, "salvador", token("red", "yellow"), red, red)
    g.pool = 0


def test_whoever_will_hardly_live_keeps_its_last_token_for_the_fight_for_life() -> None:
    t = table(
        ".......",
        salvador=3,
        active="salvador",
        enemies=[("badass_psycho", 2), ("psycho", 4), ("psycho", 4), ("psycho", 4)],
        edit=cornered,
    )
    assert answer(t) == EndActivation()


def test_whoever_is_not_in_peril_fires_its_last_token() -> None:
    def edit(g: Show) -> None:
        announced(g, QUIET)
        spent = token("yellow", spent=True)
        holding(g, "amara", token("yellow"), spent, spent)

    t = table(".......", amara=2, active="amara", enemies=[("psycho", 3)], edit=edit)
    assert isinstance(act := answer(t), Act)
    assert act.action != "move"


def test_with_nobody_in_sight_a_hunter_goes_to_meet_the_enemies() -> None:
    t = table(
        "............",
        salvador=0,
        active="salvador",
        enemies=[("marauder", 10)],
        edit=lambda g: announced(g, MOVE_AND_ATTACK),
    )
    assert answer(t) == Act(0, "move")


def test_on_an_empty_board_a_hunter_goes_where_enemies_will_appear() -> None:
    t = table(
        "...........1",
        salvador=0,
        active="salvador",
        changes={"spawn": {"1": (("psycho", 1),)}},
        edit=lambda g: announced(g, QUIET),
    )
    assert answer(t) == Act(0, "move")


@in_any_order
def test_a_walk_is_paid_with_the_smallest_token_that_carries_so_far(order: int) -> None:
    def edit(g: Show) -> None:
        announced(g, QUIET)
        holding(g, "amara", *(token("green"), token("red", "yellow"))[::order])

    t = table(
        ".....", amara=0, active="amara", enemies=[("psycho", 2)], gear={"amara": []}, edit=edit
    )
    assert play_on(t, lambda t: t["amara"].zone == 1)[:3] == [
        Act(2, "move"),
        Pay(2, 0, 1),
        Zone(1),
    ]


@in_any_order
def test_a_sure_hit_is_paid_with_a_small_token(order: int) -> None:
    def edit(g: Show) -> None:
        announced(g, QUIET)
        holding(g, "amara", *(token("green"), token("yellow"))[::order])
        for enemy in g.enemies.values():
            enemy.corrosion = 4

    t = table(
        ".....", amara=1, active="amara", enemies=[("psycho", 2)], gear={"amara": []}, edit=edit
    )
    t.play("Act 2 fists")
    assert answer(t) == Pay(2, 1, 1)


@in_any_order
def test_a_hard_hit_is_paid_with_the_largest_token(order: int) -> None:
    def edit(g: Show) -> None:
        announced(g, QUIET)
        holding(g, "amara", *(token("yellow"), token("green"))[::order])

    t = table(".....", amara=1, active="amara", enemies=[("nomad", 2)], edit=edit)
    t.play("Act 2 fists")
    assert answer(t) == Pay(2, 2, 2)


def test_the_last_unused_gun_is_left_for_the_gunzerker_attack() -> None:
    """One token is left: the free attack at the end does the same."""

    def edit(g: Show) -> None:
        announced(g, MOVE_AND_ATTACK)
        spent = token("yellow", spent=True)
        holding(g, "salvador", token("yellow"), spent, spent)

    t = table(".....", salvador=0, active="salvador", enemies=[("psycho", 2)], edit=edit)
    assert answer(t) != Act(0, "caracal")
    play_on(t, lambda t: t.asked is ask.Gunzerker)
    assert answer(t) == Gunzerk("caracal")


def test_with_two_guns_one_is_left_for_the_gunzerker_attack() -> None:
    t = table(
        ".....",
        salvador=0,
        active="salvador",
        enemies=[("goliath", 2)],
        gear={"salvador": ["caracal", "polite_cough"]},
        edit=lambda g: announced(g, QUIET),
        rolls=[3, 3, 3, 3, 3, 3],
        spare=True,
    )
    play_on(t, lambda t: t.g.active != 0 or t.asked is ask.Gunzerker)
    assert len(t["salvador"].used) == 1


def test_a_companion_uses_the_better_of_its_attacks() -> None:
    def edit(g: Show) -> None:
        announced(g, QUIET)
        holding(g, "moze", token("yellow", spent=True))

    t = table(
        ".....",
        moze=0,
        iron_bear=1,
        active="moze",
        enemies=[("bruiser", 2)],
        edit=edit,
    )
    assert answer(t) == Act(BEAR, "bear_fist")


def test_bloodwing_uses_the_talons_that_its_tree_has_sharpened() -> None:
    def edit(g: Show) -> None:
        announced(g, QUIET)
        for item in g.hunters[1].gear:
            assert item.card
        g.hunters[1].gear = ()

    t = table(
        ".....",
        mordecai=0,
        bloodwing=2,
        active="mordecai",
        trees={"mordecai": ("falconer", 0b000111)},
        enemies=[("psycho", 3), ("psycho", 3)],
        edit=edit,
    )
    assert answer(t) == Act(5, "talons")


def test_a_hunter_aims_at_whom_it_can_kill() -> None:
    t = table(
        ".....",
        amara=1,
        active="amara",
        enemies=[("goliath", 2), ("psycho", 0)],
        gear={"amara": []},
        edit=lambda g: announced(g, QUIET),
    )
    t.play("Act 2 fists", "Pay 2 2 2")
    assert answer(t) == Target(FIRST + 1)


@pytest.mark.parametrize("mission", GAME.missions)
def test_zones_with_a_shot_are_found_as_if_each_were_looked_at(mission: str) -> None:
    match = Match.start(GAME, GAME.prepare(mission, 1, {}), 5)
    for number in range(6):
        play_randomly(match, Dice(number), 25)
        g = match.state
        if match.question is None or not g.enemies:
            break
        by = Wielder(g, g.hunters[1], marks_of(g))
        arms, each, zones = Arms(by, 1), Arms(by, 1), range(len(g.place.map))
        assert [arms.best(zone) for zone in zones] == [each.best_here(zone) for zone in zones]
