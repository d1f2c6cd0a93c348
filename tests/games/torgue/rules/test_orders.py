"""The enemies' turn: Announcements, and who obeys in which order."""

from collections.abc import Callable

import pytest

from games.torgue.setups import LINE, LONG
from games.torgue.table import FIRST, table, token
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    Affected,
    Announced,
    BoxRead,
    EnemyAttacked,
    Moved,
    OrderBegan,
    RanDry,
    SpotlightMoved,
)
from sobremesa.games.torgue.state import Show, Stage

from .test_wanted import mission


def announcing(*queue: str) -> Callable[[Show], None]:
    """The enemies' turn is about to begin with the first of these cards."""

    def edit(g: Show) -> None:
        g.queue, g.stage = [*queue], Stage.ENEMIES

    return edit


# Announcements


@pytest.mark.rule("tor.announce.rank0-base", "tor.announce.rank0-repeats")
def test_youre_fired_is_counted_and_sets_all_hunters_in_play_alight() -> None:
    def edit(g: Show) -> None:
        announcing("youre_fired")(g)
        g.leave(g.hunters[1], 1, enemy=False)
        g.fired = 1

    t = table(
        "N.....1",
        salvador=0,
        enemies=[("bruiser", 6)],
        changes={"spawn": {}, "slaughter_spawn": {}},
        edit=edit,
    )
    assert t.g.fired == 2
    assert [event.card for event in t.told(Announced)] == ["youre_fired"]
    burns = [(event.mini, event.token, event.count) for event in t.told(Affected)]
    assert burns == [(mini, "burn", 1) for mini in (0, 2, 3)]
    orders = [event.order for event in t.told(OrderBegan)]
    assert orders[:5] == ["burn", "slaughter", "spawn", "move", "attack"]


@pytest.mark.rule("tor.announce.ranks", "tor.ruling.campaign-plug")
def test_a_ranked_announcement_is_not_counted_as_youre_fired() -> None:
    t = table(LINE, salvador=0, edit=announcing("run_little_contestants", "encore"), rolls=[2])
    assert t.g.fired == 0


@pytest.mark.rule("tor.slaughter.until", "tor.ruling.gained-effects-duration")
def test_what_lasted_until_the_enemies_turn_is_over_when_it_begins() -> None:
    def edit(g: Show) -> None:
        announcing("maybe_theyll_finally_respect_me", "encore")(g)
        g.slaughter = g.smoke = True
        g.thick_skins = g.enemies[FIRST].hardened = 3

    t = table(
        LINE,
        salvador=0,
        enemies=[("bruiser", 6)],
        edit=edit,
        rolls=[2],
        changes={"spawn": {}, "slaughter_spawn": {}},
    )
    assert (t.g.slaughter, t.g.smoke, t.g.thick_skins) == (False, False, 0)
    assert t.enemies()[0].hardened == 1, "it has dug in once in this turn"


@pytest.mark.rule("tor.scenario.secret-box")
def test_box_five_is_told_once_and_takes_only_the_boss_its_shields() -> None:
    def edit(g: Show) -> None:
        announcing("run_little_contestants", "run_little_contestants", "encore")(g)
        g.enemies[FIRST].wounds = 30
        g.enemies[FIRST + 1].wounds = 27

    t = table(
        "N.........",
        enemies=[("big_brunch", 5), ("psychoreaver", 6), ("badass_marauder", 7)],
        edit=edit,
        scenario="reap_what_you_sow",
        spare=True,
        rolls=[2, 2],
    )
    t.play("InOrder", "InOrder")
    assert [event.scenario for event in t.told(BoxRead)] == ["reap_what_you_sow"]
    assert [len(enemy.shields) for enemy in t.enemies()] == [0, 0, 1]


@pytest.mark.rule("tor.scenario.secret-box")
def test_a_wounded_boss_opens_no_box_where_the_scenario_has_none() -> None:
    def edit(g: Show) -> None:
        announcing("run_little_contestants", "encore")(g)
        g.enemies[FIRST].wounds = 30

    t = table("N.......", enemies=[("psychoreaver", 6)], edit=edit, rolls=[2])
    assert (t.g.box, len(t.enemies()[0].shields)) == (False, 2)


@pytest.mark.rule("tor.scenario.secret-box")
def test_a_box_that_was_read_is_not_read_again() -> None:
    def edit(g: Show) -> None:
        announcing("run_little_contestants", "encore")(g)
        g.box, g.enemies[FIRST].wounds = True, 30

    t = table(
        "N.......",
        enemies=[("psychoreaver", 6)],
        edit=edit,
        scenario="reap_what_you_sow",
        rolls=[2],
    )
    assert t.told(BoxRead) == []


@pytest.mark.rule("tor.wanted.announcements", "tor.enemyturn.first-card")
def test_a_wanted_mission_has_announcements_and_no_box() -> None:
    t = table(
        "N.......",
        enemies=[("nine_fingers", 6)],
        edit=mission("nine_fingers", announcing("run_little_contestants", "encore")),
        rolls=[2],
    )
    assert [event.card for event in t.told(Announced)] == ["run_little_contestants"]
    assert t.g.box is False


# Who obeys when


IN_THE_WAY = [("psycho", 8), ("bruiser", 8), ("marauder", 8), ("psycho", 9), ("marauder", 9)]
"""Three fill a zone that two others have to cross."""


def obeying(*numbers: int) -> list[str]:
    return [f"Obey {FIRST + number}" for number in numbers]


@pytest.mark.rule("tor.enemyturn.small-first", "tor.enemyturn.order-choice")
def test_all_small_enemies_obey_before_any_large_one() -> None:
    t = table(
        LONG,
        salvador=0,
        enemies=[("goliath", 3), *IN_THE_WAY, ("badass_skag", 5)],
        orders=["move"],
    )
    assert t.offered() == ["InOrder", *obeying(1, 2, 3, 4, 5)]
    t.play(*obeying(4, 5))
    assert (t.asked, t.offered()) == (ask.NextEnemy, ["InOrder", *obeying(0, 6)])


@pytest.mark.rule("tor.enemyturn.order-choice", "tor.enemyturn.complete-order")
def test_leaving_the_order_to_the_table_holds_for_one_order_alone() -> None:
    t = table(LONG, salvador=0, enemies=IN_THE_WAY, orders=["move", "move"])
    t.play("InOrder")
    assert [event.mini for event in t.told(Moved)] == [FIRST + number for number in range(5)]
    assert (t.asked, t.offers("InOrder")) == (ask.NextEnemy, True)


@pytest.mark.rule("tor.example.orders-in-sequence", "tor.enemyturn.complete-order")
def test_the_choice_goes_on_among_those_who_have_not_obeyed_yet() -> None:
    t = table(LONG, salvador=0, enemies=IN_THE_WAY, orders=["move"])
    t.play(*obeying(3))
    assert t.offered() == ["InOrder", *obeying(0, 1, 2, 4)]
    t.play(*obeying(1))
    assert t.told(Moved)[0].mini == FIRST + 1, "the first found no room"


@pytest.mark.rule("tor.ruling.no-empty-choice", "tor.enemyturn.order-choice")
def test_an_order_of_movers_that_cannot_get_in_each_others_way_is_not_asked_for() -> None:
    t = table(LONG, salvador=0, enemies=[("psycho", 9), ("marauder", 8)], orders=["move"])
    assert [event.mini for event in t.told(Moved)] == [FIRST, FIRST + 1]
    assert t.asked is ask.Activate


@pytest.mark.rule("tor.ruling.no-empty-choice", "tor.enemyturn.order-choice")
def test_of_enemies_that_nothing_tells_apart_one_is_offered_and_alone_none() -> None:
    alike = [("marauder", 3), ("marauder", 3)]
    t = table(LONG, salvador=0, enemies=[*alike, ("marauder", 2)], orders=["attack"], rolls=[8] * 3)
    assert t.offered() == ["InOrder", *obeying(0, 2)]
    t = table(LONG, salvador=0, enemies=alike, orders=["attack"], rolls=[8] * 2)
    assert t.asked is ask.Defend

    def wounded(g: Show) -> None:
        g.enemies[FIRST + 1].corrosion = 1

    t = table(LONG, salvador=0, enemies=alike, orders=["attack"], rolls=[8] * 2, edit=wounded)
    assert t.offered() == ["InOrder", *obeying(0, 1)]


@pytest.mark.rule("tor.ruling.no-empty-choice")
def test_those_whom_an_order_does_not_move_are_not_offered() -> None:
    enemies = [("suicide_psycho", 3), ("marauder", 3), ("marauder", 2)]
    t = table(LONG, salvador=0, enemies=enemies, orders=["attack"], rolls=[8] * 2)
    assert t.offered() == ["InOrder", *obeying(1, 2)]
    t = table(LONG, salvador=0, enemies=[("marauder", 9), ("nomad", 8)], orders=["attack"])
    assert (t.asked, len(t.told(Moved))) == (ask.Activate, 2), "nobody to attack: all move"


@pytest.mark.rule("tor.ruling.no-hunter-in-play", "tor.enemyturn.complete-order")
def test_when_the_last_hunter_is_gone_the_rest_do_not_obey() -> None:
    def edit(g: Show) -> None:
        for number in (1, 2, 3):
            g.leave(g.hunters[number], 1, enemy=False)
        g.hunters[0].tokens = (token("red", "yellow", spent=True),)
        g.pool = 9

    t = table(
        LINE,
        salvador=0,
        mordecai=0,
        amara=0,
        moze=0,
        enemies=[("marauder", 3), ("psycho", 6), ("psycho", 6)],
        orders=["attack", "move"],
        rolls=[(2, 6)],
        edit=edit,
    )
    t.play(f"Obey {FIRST}")
    assert [event.mini for event in t.told(EnemyAttacked)] == [FIRST]
    assert (t.told(Moved), t.g.obeying) == ([], [])
    assert t.asked is ask.RespawnOrder


@pytest.mark.rule("tor.ruling.star-move-timing")
def test_a_star_move_made_while_defending_takes_the_spotlight_before_the_next_enemy_acts() -> None:
    t = table(
        LINE,
        salvador=0,
        amara=3,
        enemies=[("marauder", 4), ("marauder", 4), ("marauder", 4)],
        orders=["attack"],
        rolls=[8, 8, 8],
        edit=lambda g: setattr(g.hunters[2], "star", "untouchable"),
    )
    t.play(*["Defend 1 1 false reflexes"] * 2)
    assert [event.hunter for event in t.told(SpotlightMoved)] == [2]


@pytest.mark.rule("tor.ruling.star-move-timing", "tor.enemyturn.complete-order")
def test_a_star_move_made_in_an_event_takes_the_spotlight_before_the_next_order() -> None:
    def edit(g: Show) -> None:
        g.events, g.hunters[2].star = ["harvest", "harvest"], "untouchable"
        g.hunters[2].tokens = (token("red", "green"), token("yellow"))

    t = table(
        LINE,
        salvador=0,
        orders=["event", "event", "ammo:spotlight"],
        rolls=[8, 8],
        edit=edit,
    )
    t.play(*["Defend 1 1 false will"] * 2)
    assert [event.hunter for event in t.told(RanDry)] == [2]
