"""Night cards: what each of them does to the one it hits, and what is told of it."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, THREE_NORTH, TWO_NORTH, Table, table
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import goods
from sobremesa.games.oursun.events.cards import NightCard
from sobremesa.games.oursun.events.combat import Fought
from sobremesa.games.oursun.events.days import ConditionChanged
from sobremesa.games.oursun.events.dice import SkillRolled
from sobremesa.games.oursun.events.enemies import EnemyMoved, Spawned
from sobremesa.games.oursun.events.harm import Hurt, Infected
from sobremesa.games.oursun.events.things import Gained, Spent
from sobremesa.games.oursun.state import FIT, HOME, OK, TIRED, Fire, Phase


def at_night(*kinds: str) -> Table:
    """The first character acts at Night on a tile beside a bare one."""
    t = table(*kinds, phase=Phase.NIGHT)
    t.tile(NORTH)
    return t


def draw(card: str, *rolls: int, hp: int = 7, letters: str = "", fire: Fire = Fire.NONE) -> Table:
    """A medic enters a bare tile at Night and draws that card."""
    t = at_night("medic")
    t.g.map[NORTH].fire = fire
    t[0].hp = hp
    t.give(0, letters)
    t.next_night(card)
    t.go(*rolls)
    t.play(f"Move {NORTH}")
    return t


@pytest.mark.rule("sun.night.target")
def test_a_quiet_night_brings_nothing() -> None:
    t = draw("quiet_night")
    assert (t.asked, t[0].hp, t[0].ap, t[0].condition) == (ask.Act, 7, 5, OK)


@pytest.mark.rule("sun.ruling.night-target-elsewhere")
def test_an_uneasy_watch_takes_no_ap_from_one_who_has_none() -> None:
    t = at_night("medic", "hunter")
    t[0].ap = 1
    t.next_night("uneasy_watch", "quiet_night")
    t.go()
    t.play(f"Move {NORTH}")
    assert (t[0].ap, t.seat) == (0, 1)


@pytest.mark.rule("sun.night.target", "sun.board.hp")
@pytest.mark.parametrize(("fire", "hp"), [(Fire.NONE, 6), (Fire.CAMPFIRE, 7), (Fire.STOVE, 7)])
def test_bitter_cold_takes_1_hp_where_no_fire_burns(fire: Fire, hp: int) -> None:
    t = draw("bitter_cold", fire=fire)
    assert t[0].hp == hp
    assert t.told(Hurt) == [Hurt("medic", 1, "cold", 6)] * (hp == 6)


@pytest.mark.rule("sun.ruling.condition-limits", "sun.night.target")
@pytest.mark.parametrize(("before", "after"), [(FIT, OK), (OK, TIRED), (TIRED, TIRED)])
def test_bad_dreams_lower_the_condition_but_not_below_tired(before: int, after: int) -> None:
    t = at_night("medic")
    t[0].condition = before
    t.next_night("bad_dreams")
    t.go()
    t.play(f"Move {NORTH}")
    assert t[0].condition == after
    changed = [ConditionChanged("medic", after, "dreams")]
    assert t.told(ConditionChanged) == (changed if before != after else [])


@pytest.mark.rule("sun.sneak.night-red-die", "sun.night.target")
def test_starlight_lasts_for_the_phase() -> None:
    t = draw("starlight")
    assert t.g.starlight
    assert not draw("quiet_night").g.starlight


@pytest.mark.rule("sun.night.target", "sun.gear.gain")
def test_a_lucky_find_is_told() -> None:
    t = at_night("medic")
    t.g.bag = goods("MMK")
    t.next_night("lucky_find")
    t.go((3, 3))
    t.play(f"Move {NORTH}")
    assert t.told(Gained) == [Gained("medic", goods("K"))]
    assert (t[0].goods, t.g.bag) == (goods("K"), goods("MM"))


@pytest.mark.rule("sun.night.target")
def test_rats_eat_food_from_the_board() -> None:
    t = draw("rats", letters="FFM")
    assert (t[0].goods, t[0].hp) == (goods("FM"), 7)
    assert t.told(Spent) == [Spent("medic", "rats", goods("F"))]


@pytest.mark.rule("sun.night.target")
def test_rats_bite_who_has_no_food_though_some_lies_on_the_tile() -> None:
    t = at_night("medic")
    t.g.map[NORTH].native = goods("F")
    t.give(0, "MC")
    t.next_night("rats")
    t.go()
    t.play(f"Move {NORTH}")
    assert (t[0].goods, t[0].hp, t.g.map[NORTH].native) == (goods("MC"), 6, goods("F"))
    assert t.told(Hurt) == [Hurt("medic", 1, "rats", 6)]


@pytest.mark.rule("sun.infection.trigger", "sun.test.kinds", "sun.test.pass")
@pytest.mark.parametrize(("die", "infected"), [(4, False), (5, True)])
def test_insects_infect_who_fails_a_strength_test(die: int, infected: bool) -> None:
    t = draw("insects", die)
    assert t[0].infected == infected
    assert t.told(Infected) == [Infected("medic")] * infected
    assert [each.test for each in t.told(SkillRolled)] == ["strength"]


@pytest.mark.rule("sun.test.kinds", "sun.test.pass")
def test_a_thief_takes_nothing_from_who_passes_a_dexterity_test() -> None:
    t = draw("thief_in_the_dark", 8, 3, letters="FM")
    assert (t.asked, t[0].goods, t.told(Spent)) == (ask.Act, goods("FM"), [])
    assert [each.test for each in t.told(SkillRolled)] == ["dexterity"]


@pytest.mark.rule("sun.test.kinds", "sun.night.target")
def test_a_thief_takes_one_resource_of_choice_and_no_ammunition() -> None:
    t = draw("thief_in_the_dark", 8, 8, letters="FMPca")
    assert (t.asked, t.offered()) == (ask.Thief, ["DropGoods 0", "DropGoods 2", "DropGoods 6"])
    t.play("DropGoods 2")
    assert t[0].goods == goods("FPca")
    assert t.told(Spent) == [Spent("medic", "thief", goods("M"))]
    assert t.g.map[NORTH].dropped == goods("")


def test_a_thief_finds_nothing_where_nothing_is() -> None:
    t = draw("thief_in_the_dark", 8, 8, letters="ca")
    assert (t.asked, t[0].goods) == (ask.Act, goods("ca"))


@pytest.mark.rule("sun.ruling.night-combat-spawn", "sun.ruling.draw-until")
@pytest.mark.parametrize(
    ("card", "passed", "found"),
    [
        ("prowling_beast", "bandit", "wolf"),
        ("raid", "wolf", "bandit"),
        ("something_out_there", "bandit", "scorched"),
    ],
)
def test_a_foe_of_the_kind_of_the_card_comes_and_fights(card: str, passed: str, found: str) -> None:
    t = at_night("medic")
    t.next_night(card)
    t.next_enemies(passed, found)
    t.go(8, 8, 8)
    t.play(f"Move {NORTH}")
    assert [(each.kind, each.place) for each in t.told(Spawned)] == [(found, NORTH)]
    assert len(t.told(Fought)) == 1


@pytest.mark.rule("sun.ruling.draw-until")
def test_if_no_such_enemy_is_left_no_fight_begins_with_others_there() -> None:
    t = at_night("medic", "hunter")
    t[1].tile = NORTH
    t.enemy("bandit", NORTH)
    t.next_night("something_out_there")
    t.g.enemy_deck = [
        card
        for card in t.g.enemy_deck
        if t.g.book.content.enemies[t.g.book.enemies[card]].type != "mutant"
    ]
    t.go()
    t.let_go("interrupt")
    t.play(f"Move {NORTH}")
    assert (t.told(Spawned), t.told(Fought), len(t.told(NightCard))) == ([], [], 1)


@pytest.mark.rule("sun.enemy.move-pinned")
def test_a_distant_howl_calls_free_enemies_within_2_tiles_one_tile_nearer() -> None:
    t = at_night("medic", "hunter")
    t[1].tile = HOME
    near, far = THREE_NORTH, NORTH * 4
    for place in (TWO_NORTH, near, far):
        t.tile(place)
    pinned, called, unheard = t.enemy("bear"), t.enemy("wolf", near), t.enemy("bandit", far)
    t.next_night("distant_howl")
    t[0].stealth = True
    t.go(1)
    t.let_go("interrupt")
    t.play(f"Move {NORTH}")
    places = [t.g.enemies[each].tile for each in (pinned, called, unheard)]
    assert places == [0, TWO_NORTH, far]
    assert [each.enemy for each in t.told(EnemyMoved)] == [called]
