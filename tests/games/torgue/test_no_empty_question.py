"""Nobody is asked what makes no difference: enemies that move and strike, hunters that act."""

import pytest

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import Defended, Moved, Rerolled, Spawned, Struck
from sobremesa.games.torgue.options import Zone
from sobremesa.games.torgue.rules.loot import (
    AMMO,
    AMMO_CARD,
    GUN,
    GUN_CARD,
    HEALTH,
    HEALTH_CARD,
)
from sobremesa.games.torgue.rules.upkeep import fresh_item
from sobremesa.games.torgue.state import Item, Show

from .idling import WOUNDED, struck
from .setups import LINE
from .table import BEAR, BLOODWING, FIRST, table, token, tokens_of

FIELD = "......\n......\n......\n......"
HIT = "Defend 1 1 false reflexes"


# Where enemies go and appear


@pytest.mark.rule("tor.ruling.keep-away", "tor.moveorder.route-choice")
def test_one_answer_sends_this_enemy_and_the_rest_as_far_away_as_they_may_go() -> None:
    enemies = [("psycho", 17), ("bruiser", 23)]
    t = table(FIELD, salvador=0, amara=12, enemies=enemies, orders=["move", "move"])
    assert (t.asked, t.offered()) == (ask.Route, ["Zone 4", "Zone 9", "Zone 15", "KeepAway"])
    t.play("KeepAway")
    moved = [(event.mini, event.zone) for event in t.told(Moved)]
    assert moved[0] == (FIRST, 4), "zone 4 is farthest from Amara"
    assert len(moved) >= 2
    assert (t.asked, t.g.away) == (ask.Route, False), "it holds for one order"


@pytest.mark.rule("tor.ruling.keep-away")
def test_the_last_of_an_order_is_not_sent_away_for_others() -> None:
    t = table(FIELD, salvador=0, enemies=[("psycho", 17)], orders=["move"])
    assert (t.asked, t.offers("KeepAway")) == (ask.Route, False)


@pytest.mark.rule("tor.ruling.keep-away", "tor.spawn.adjacent")
def test_one_answer_places_the_rest_of_a_spawn_order() -> None:
    changes = {"spawn": {"1": (("psycho", 4),)}}
    drawing = "......\n......\n...1..\n......"
    t = table(drawing, salvador=0, orders=["spawn"], changes=changes)
    assert (t.asked, t.offers("KeepAway")) == (ask.Spawn, True)
    t.play("KeepAway")
    zones = [event.zone for event in t.told(Spawned)]
    assert (t.asked, len(zones)) == (ask.Activate, 4)
    far = t.g.place.map.distance
    homes = (0, t.far, t.far, t.far)
    sums = [sum(far(zone, home) for home in homes) for zone in zones[1:]]
    assert sums == sorted(sums, reverse=True)
    assert sums[0] > sums[-1]


@pytest.mark.rule("tor.ruling.no-empty-choice", "tor.spawn.adjacent")
def test_enemies_that_fill_all_empty_zones_in_any_order_are_placed_at_once() -> None:
    changes = {"spawn": {"1": (("psycho", 3),)}}
    t = table("N..1..", salvador=0, orders=["spawn"], changes=changes)
    assert (t.asked, [event.zone for event in t.told(Spawned)]) == (ask.Activate, [3, 2, 4])
    changes = {"spawn": {"1": (("psycho", 2),)}}
    t = table("N..1..", salvador=0, orders=["spawn"], changes=changes)
    assert (t.asked, t.offered()) == (ask.Spawn, ["Zone 2", "Zone 4"])


@pytest.mark.rule("tor.ruling.keep-away", "tor.core.disagreement-roll")
def test_a_die_chooses_between_the_ways_and_not_the_shortcut() -> None:
    enemies = [("psycho", 17), ("bruiser", 23)]
    t = table(FIELD, salvador=0, enemies=enemies, orders=["move"], seats=2, picks=[Zone(9)])
    assert t.offered(0) == ["Zone 4", "Zone 9", "Zone 15", "KeepAway", "RollForIt"]
    t.play("0 RollForIt")
    assert t.told(Moved)[0].zone == 9
    assert not t.g.away


@pytest.mark.rule("tor.ruling.keep-away", "tor.enemyturn.order-choice")
def test_as_they_stand_and_far_away_is_one_answer_in_a_rush_too() -> None:
    changes = {"spawn": {"1": (("nomad", 1),)}}
    t = table(
        "......\n......\n......\n.....1",
        salvador=0,
        enemies=[("nomad", 10), ("nomad", 8)],
        orders=["spawn"],
        changes=changes,
    )
    assert (t.asked, t.offered()) == (ask.Route, ["Zone 4", "Zone 9", "KeepAway"])
    t.play("KeepAway")
    assert (t.asked, t.offered()) == (ask.NextEnemy, ["InOrder", "Obey 10", "Obey 11"])
    t.play("InOrder")
    assert (t.asked, t.g.away, t.g.in_order) == (ask.Defend, True, True)


# Before a blow


def shielded(g: Show) -> None:
    WOUNDED(g)
    g.hunters[0].gear = (fresh_item(g, "double_bubble"),)


@pytest.mark.rule("tor.ruling.loot-before-blow")
@pytest.mark.parametrize(
    ("enemy", "loot", "asked"),
    [
        ("psycho", (HEALTH,), True),
        ("psycho", (AMMO,), False),
        ("psycho", (HEALTH_CARD,), True),
        ("marauder", (AMMO_CARD,), False),
        ("marauder", (GUN_CARD,), False),
        ("psycho", (GUN_CARD,), True),
        ("marauder", (GUN,), False),
    ],
)
def test_loot_is_asked_for_where_it_may_change_the_blow(
    enemy: str, loot: tuple[int, ...], asked: bool
) -> None:
    t = struck(enemy, *loot, edit=WOUNDED)
    assert (t.asked is ask.Loot) == asked


@pytest.mark.rule("tor.ruling.loot-before-blow")
def test_shields_that_hold_the_whole_blow_leave_nothing_to_heal_for() -> None:
    assert struck("psycho", HEALTH, edit=shielded, rolls=[(8, 8), 2]).asked is not ask.Loot

    def corroded(g: Show) -> None:
        shielded(g)
        g.hunters[0].corrosion = 1

    assert struck("psycho", HEALTH, edit=corroded).asked is ask.Loot

    def one_left(g: Show) -> None:
        shielded(g)
        g.hunters[0].slag = 1

    assert struck("psycho", HEALTH, edit=one_left).asked is ask.Loot


@pytest.mark.rule("tor.ruling.loot-before-blow")
def test_a_spent_pistol_is_worth_reloading_before_a_blow_in_melee() -> None:
    def empty(g: Show) -> None:
        g.hunters[0].gear = (Item("caracal", True),)

    assert struck("psycho", AMMO, edit=empty).asked is ask.Loot
    assert struck("marauder", AMMO, edit=empty).asked is ask.Defend


@pytest.mark.rule("tor.ruling.loot-before-blow")
def test_what_was_declined_is_offered_again_only_when_things_are_worse() -> None:
    t = struck("marauder", HEALTH, edit=WOUNDED, hits=2)
    t.play("Pass", HIT)
    assert (t.asked, len(t.told(Defended))) == (ask.Defend, 1)
    t = struck("marauder", HEALTH, edit=WOUNDED, hits=2, rolls=[(2, 8)])
    t.play("Pass", HIT, "Decline 0")
    assert (t.asked, t.offered()) == (ask.Loot, ["Pass", f"UseLoot 0 {HEALTH}"]), "one more is RED"


# Hunters


@pytest.mark.rule("tor.ruling.no-empty-choice", "tor.activation.act-until")
def test_a_hunter_that_can_only_end_is_done_even_when_others_could_use_loot() -> None:
    def spent(g: Show) -> None:
        g.hunters[0].tokens = (token("yellow", spent=True),)
        g.hunters[1].tokens = (token("red", "yellow"),)

    t = table(
        LINE,
        salvador=0,
        mordecai=3,
        active="salvador",
        seats=4,
        loot={"mordecai": [HEALTH]},
        edit=spent,
    )
    assert t.asked is ask.Activate


@pytest.mark.rule("tor.ruling.precision-choice", "tor.effect.precision")
@pytest.mark.parametrize(
    ("card", "die", "star", "asked"),
    [
        ("polite_cough", 7, "not_today", False),
        ("polite_cough", 3, "not_today", True),
        ("polite_cough", 1, "not_today", True),
        ("polite_cough", 7, "showstopper", True),
    ],
)
def test_a_roll_that_does_all_it_can_is_not_offered_again(
    card: str, die: int, star: str, asked: bool
) -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 2)],
        active="salvador",
        gear={"salvador": [card]},
        rolls=[(die, 8)],
        edit=lambda g: setattr(g.hunters[0], "star", star),
    )
    t.play(f"Act 0 {card}", "Pay 0 1")
    assert (t.asked is ask.Reroll) == asked
    assert t.told(Rerolled) == []
    assert bool(t.told(Struck)) != asked


@pytest.mark.rule("tor.ruling.no-empty-choice", "tor.attack.step2-token")
def test_red_tokens_are_alike_when_they_defend_and_so_are_attributes_that_hold_alike() -> None:
    reds = tokens_of(0, token("red", "green"), token("red", "yellow", spent=True), token("green"))
    t = struck("marauder", edit=reds)
    assert t.offered() == ["Defend 0 2 false reflexes", "Defend 2 2 false reflexes"]

    def beyond(g: Show) -> None:
        reds(g)
        g.hunters[0].gear = (Item("caracal"),)
        g.fixed_fight = 20

    t = struck("psycho", edit=beyond)
    assert t.offered() == ["Defend 0 2 false melee", "Defend 2 2 false melee"], "only a crit holds"


@pytest.mark.rule("tor.ruling.no-empty-choice", "tor.action.attack-targets")
def test_targets_that_nothing_tells_apart_are_one() -> None:
    enemies = [("psycho", 2), ("psycho", 2), ("marauder", 2)]
    t = table(LINE, salvador=0, enemies=enemies, active="salvador")
    t.play("Act 0 caracal", "Pay 0 1")
    assert t.offered() == [f"Target {FIRST}", f"Target {FIRST + 2}"]


@pytest.mark.rule("tor.ruling.no-empty-choice", "tor.ruling.reaction-companion")
def test_a_companion_without_tokens_of_its_own_does_not_repeat_the_swap_of_its_hunter() -> None:
    pack = ["caracal"]
    t = table(LINE, mordecai=0, bloodwing=0, active="mordecai", gear={"mordecai": pack})
    assert t.offers("Act 1 swap")
    assert not t.offers(f"Act {BLOODWING} swap")
    t = table(LINE, moze=0, iron_bear=2, active="moze", gear={"moze": pack})
    assert t.offers("Act 3 swap")
    assert t.offers(f"Act {BEAR} swap"), "Iron Bear may pay with its own token"
