"""How the player defends, reacts and fights for its life."""

from games.torgue.table import FIRST, table, token
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.options import Act, Decline, Defend, React
from sobremesa.games.torgue.player import Player
from sobremesa.games.torgue.state import Show, Stage

from .positions import holding


def in_the_enemies_turn(g: Show, *orders: str) -> None:
    g.stage, g.orders, g.order = Stage.ENEMIES, list(orders), "attack"


def test_a_red_token_does_not_defend_while_another_one_can() -> None:
    t = table(".....", salvador=0, enemies=[("psycho", 1)])
    red, yellow = Defend(0, 1, True, "melee"), Defend(1, 1, False, "melee")
    holding(t.g, "salvador", token("red", "yellow", spent=True), token("yellow"))
    question = ask.Defend(0, [red, yellow], 0, FIRST, 7)
    assert Player(1).answer(t.g, question) == yellow


def test_of_two_equal_tokens_the_spent_one_is_risked() -> None:
    t = table(".....", salvador=0, enemies=[("psycho", 1)])
    ready, spent = Defend(1, 1, False, "melee"), Defend(1, 1, True, "melee")
    holding(t.g, "salvador", token("yellow"), token("yellow", spent=True))
    question = ask.Defend(0, [ready, spent], 0, FIRST, 7)
    assert Player(1).answer(t.g, question) == spent


def test_a_kept_token_shoots_back_when_a_good_shot_is_there() -> None:
    t = table(".....", salvador=0, enemies=[("psycho", 1)])
    in_the_enemies_turn(t.g)
    holding(t.g, "salvador", token("yellow"), token("green"), token("yellow", spent=True))
    question = ask.React(0, [Decline(0), React(0)])
    assert Player(1).answer(t.g, question) == React(0)


def test_the_last_token_of_somebody_in_peril_is_kept_for_the_fight_for_life() -> None:
    t = table(".....", salvador=1, enemies=[("psycho", 0)] * 2 + [("psycho", 2)] * 3)
    in_the_enemies_turn(t.g, "attack")
    red = token("red", "yellow", spent=True)
    holding(t.g, "salvador", token("red", "yellow"), red, red)
    t.g.obeying = list(t.g.enemies)
    question = ask.React(0, [Decline(0), React(0)])
    assert Player(1).answer(t.g, question) == Decline(0)


def test_whoever_is_down_fights_with_what_kills_most_likely() -> None:
    t = table(".....", amara=1, enemies=[("psycho", 2)])
    in_the_enemies_turn(t.g)
    t["amara"].down = True
    holding(t.g, "amara", token("red", "yellow"), token("red", "green", spent=True))
    options = [Act(2, "move"), Act(2, "adapting_skag"), Act(2, "fists")]
    question = ask.Reaction(0, options, 2)
    assert Player(1).answer(t.g, question) == Act(2, "fists")
