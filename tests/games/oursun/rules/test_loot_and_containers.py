"""Looking around, looting bodies, opening containers."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, SOUTH, TWO_NORTH, Table, table
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import NOTHING, goods
from sobremesa.games.oursun.events.dice import SkillRolled
from sobremesa.games.oursun.events.enemies import Spawned
from sobremesa.games.oursun.events.movement import TileRevealed
from sobremesa.games.oursun.events.things import Dropped, Gained, Looted, LootSeen
from sobremesa.games.oursun.state import HOME

BARN, FOREST = 20, 14
"""A strength container without enemies; an enemy symbol."""


# Exploring


@pytest.mark.rule("sun.explore.cost", "sun.explore.effect", "sun.explore.resources")
def test_exploring_lays_the_next_tile_and_nobody_moves() -> None:
    t = table("medic")
    t.g.stack = [BARN, 3]
    t.go()
    t.play(f"Explore {NORTH}")
    assert (t.g.map[NORTH].number, t.g.map[NORTH].native) == (3, goods("FWW"))
    assert (t[0].tile, t[0].ap, t.g.stack) == (0, 5, [BARN])
    assert t.told(TileRevealed) == [TileRevealed(NORTH, 3)]


@pytest.mark.rule("sun.ruling.stack-empty", "sun.ruling.stealth-fail-sequence")
def test_nothing_is_explored_if_an_enemy_came_onto_the_last_tile_first() -> None:
    t = table("medic", number=FOREST)
    t.tile(TWO_NORTH)
    dog = t.enemy("stray_dog", TWO_NORTH)
    t[0].stealth, t.g.stack = True, [BARN]
    t.next_enemies("howler")
    t.go(8, 8, 8)
    t.play(f"Explore {SOUTH}")
    assert (t.g.enemies[dog].tile, t.g.map[NORTH].revealed) == (NORTH, False)
    assert (SOUTH in t.g.map, t[0].ap, t.told(TileRevealed)) == (False, 5, [])


@pytest.mark.rule("sun.recon.cost", "sun.recon.effect", "sun.ruling.recon-no-test")
def test_recon_spawns_the_enemy_of_a_symbol_and_stays_hidden() -> None:
    t = table("medic", number=FOREST)
    t[0].stealth = True
    t.next_enemies("bear")
    t.go()
    t.play("Recon")
    assert (t[0].stealth, t[0].ap, t[0].hp) == (True, 5, 7)
    assert [(each.kind, each.place) for each in t.told(Spawned)] == [("bear", 0)]
    assert not t.offers("Recon")


@pytest.mark.rule("sun.recon.condition", "sun.ruling.recon-once")
@pytest.mark.parametrize(
    ("number", "stealth", "marked", "offered"),
    [
        (FOREST, True, 0, True),
        (FOREST, False, 0, False),
        (FOREST, True, 1, False),
        (BARN, True, 0, False),
        (16, True, 1, True),
    ],
)
def test_recon_needs_stealth_and_a_symbol_without_marker(
    number: int, stealth: bool, marked: int, offered: bool
) -> None:
    t = table("medic", number=number)
    t[0].stealth, t.g.map[HOME].marked = stealth, marked
    t.go()
    assert t.offers("Recon") is offered


# Bodies


@pytest.mark.rule("sun.loot.roll", "sun.loot.removed", "sun.combat.loot-kinds", "sun.dice.double")
@pytest.mark.parametrize(("die", "letters"), [(1, "FFFCC"), (2, "FFC"), (5, "FFC"), (6, "")])
def test_the_successes_choose_what_a_bear_gives(die: int, letters: str) -> None:
    t = table("medic")
    bear = t.enemy("bear", body=True)
    t.go(die)
    t.play(f"Loot {bear}")
    assert (t[0].goods, bear in t.g.enemies, t.g.enemy_discard) == (goods(letters), False, [bear])
    assert t.told(Looted) == [Looted("medic", bear, (die - 1,), goods(letters), ())]


@pytest.mark.rule("sun.ruling.ability-timing", "sun.loot.roll")
@pytest.mark.parametrize(
    ("kind", "enemy", "letters"),
    [
        ("hunter", "stray_dog", "F"),
        ("hunter", "sol_recruit", ""),
        ("hunter", "howler", ""),
        ("medic", "stray_dog", ""),
    ],
)
def test_the_hunter_finds_a_food_on_every_animal(kind: str, enemy: str, letters: str) -> None:
    t = table(kind, "soldier")
    body = t.enemy(enemy, body=True)
    t.go(8)
    t.let_go("interrupt")
    t.play(f"Loot {body}")
    assert t[0].goods == goods(letters)
    assert t.told(Looted)[0].goods == goods(letters)


@pytest.mark.rule("sun.loot.roll", "sun.ruling.loot-zero")
@pytest.mark.parametrize(("cube", "letters"), [(-1, "F"), (0, "FF"), (6, "FP")])
def test_the_looter_of_a_scavenger_gets_the_cube_it_took(cube: int, letters: str) -> None:
    t = table("medic")
    body = t.enemy("scavenger", body=True, cube=cube)
    t.go(8, (1, 22))
    t.play(f"Loot {body}")
    assert t[0].goods == goods(letters)


@pytest.mark.rule("sun.loot.cost", "sun.ruling.loot-who")
def test_a_body_elsewhere_or_a_living_enemy_is_not_looted() -> None:
    t = table("medic")
    t.tile(NORTH)
    t.enemy("bear", NORTH, body=True)
    t.enemy("wolf")
    t.go()
    assert not t.offers("Loot")


@pytest.mark.rule("sun.loot-card.draw", "sun.loot.roll")
def test_two_loot_cards_of_a_body_are_told_and_received() -> None:
    t = table("medic")
    chief = t.enemy("raider_chief", body=True)
    t.next_loot("katana", "night_goggles")
    t.go(1)
    t.play(f"Loot {chief}")
    katana, goggles = t.card("katana"), t.card("night_goggles")
    assert (t[0].items, t[0].equipment, t.g.found) == ((katana,), (goggles,), [])
    assert t.told(Looted)[0].cards == (katana, goggles)


@pytest.mark.rule("sun.ruling.deck-none-left")
def test_without_loot_cards_a_body_gives_none() -> None:
    t = table("medic")
    chief = t.enemy("raider_chief", body=True)
    t.g.loot_deck = [t.card("katana")]
    t.go(1)
    t.play(f"Loot {chief}")
    assert (t[0].items, t.told(Looted)[0].cards) == ((t.card("katana"),), (t.card("katana"),))


@pytest.mark.rule("sun.ruling.karma-window", "sun.loot.roll")
def test_karma_may_roll_the_die_of_a_body_again() -> None:
    t = table("medic")
    t[0].karma = 1
    dog = t.enemy("stray_dog", body=True)
    t.go(8, 1, (1, 6))
    t.play(f"Loot {dog}", "Reroll 0")
    assert (t[0].goods, t.told(Looted)[0].dice) == (goods("FF"), (0,))


# Containers


def at_container(*kinds: str, number: int = BARN, markers: tuple[str, ...] = ()) -> Table:
    """Two characters, the first one beside containers: the printed one, or markers."""
    t = table(*(kinds or ("medic", "hunter")), number=number)
    t.g.map[HOME].closed, t.g.map[HOME].containers = not markers, markers
    return t


@pytest.mark.rule("sun.container.test-kind")
@pytest.mark.parametrize(
    ("number", "markers", "test", "dice"),
    [
        (BARN, (), "strength", 1),
        (4, (), "dexterity", 2),
        (BARN, ("strength",), "strength", 1),
        (BARN, ("dexterity",), "dexterity", 2),
    ],
)
def test_the_symbol_of_a_container_says_which_test_opens_it(
    number: int, markers: tuple[str, ...], test: str, dice: int
) -> None:
    t = at_container(number=number, markers=markers)
    t.go(*[8] * dice)
    t.let_go("interrupt")
    t.play("Open")
    assert [(each.test, len(each.dice)) for each in t.told(SkillRolled)] == [(test, dice)]


@pytest.mark.rule("sun.container.test-kind", "sun.gear.fields")
@pytest.mark.parametrize(
    ("kind", "number", "dice"),
    [
        ("crowbar", BARN, 2),
        ("fire_axe", BARN, 2),
        ("lockpicks", BARN, 1),
        ("lockpicks", 4, 3),
        ("crowbar", 4, 2),
    ],
)
def test_tools_add_their_die_to_the_containers_they_are_made_for(
    kind: str, number: int, dice: int
) -> None:
    t = at_container(number=number)
    t.give(0, "", kind)
    t.go(*[8] * dice)
    t.let_go("interrupt")
    t.play("Open")
    assert len(t.told(SkillRolled)[0].dice) == dice


@pytest.mark.rule("sun.ruling.container-once", "sun.ruling.container-several")
def test_of_two_markers_alike_one_is_opened() -> None:
    t = at_container(markers=("strength", "strength"))
    t.next_loot("katana")
    t.go(1)
    t.let_go("interrupt")
    t.play("Open", "pass")
    assert (t.g.map[HOME].containers, t[0].ap) == (("strength",), 5)


@pytest.mark.rule("sun.ruling.container-once", "sun.container.where")
def test_an_opened_marker_leaves_the_printed_container_closed() -> None:
    t = at_container(markers=("strength",))
    t.g.map[HOME].closed = True
    t.go(1)
    t.let_go("interrupt")
    t.play("Open strength", "pass")
    assert (t.g.map[HOME].closed, t.g.map[HOME].containers) == (True, ())


@pytest.mark.rule("sun.container.success", "sun.container.return", "sun.general.deck-secrecy")
def test_the_two_cards_of_a_container_are_seen_by_the_opener_alone() -> None:
    t = at_container()
    t.next_loot("katana", "night_goggles")
    katana, goggles = t.card("katana"), t.card("night_goggles")
    t.go(1)
    t.let_go("interrupt")
    t.play("Open")
    assert t.question(ask.KeepLoot).secret
    assert t.match.journal is not None
    assert t.offered() == ["Pass", f"Keep {katana}", f"Keep {goggles}"]
    lines = [line for line in t.match.journal.lines if isinstance(line.event, LootSeen)]
    assert [(line.event, line.to) for line in lines] == [
        (LootSeen("medic", (katana, goggles)), (0,))
    ]


@pytest.mark.rule("sun.container.success", "sun.container.return")
def test_the_card_that_is_not_kept_is_shuffled_into_the_loot_deck() -> None:
    t = at_container()
    t.next_loot("katana", "night_goggles")
    katana, goggles = t.card("katana"), t.card("night_goggles")
    rest = len(t.g.loot_deck) - 1
    t.go(1, shuffles=[(goggles,)])
    t.let_go("interrupt")
    t.play("Open", f"Keep {katana}")
    assert (t[0].items, t.g.loot_deck[0], len(t.g.loot_deck)) == ((katana,), goggles, rest)
    assert t.g.found == []


@pytest.mark.rule("sun.container.success", "sun.container.return")
def test_whoever_keeps_none_returns_both_cards() -> None:
    t = at_container()
    t.next_loot("katana", "night_goggles")
    katana, goggles = t.card("katana"), t.card("night_goggles")
    t.go(1, shuffles=[(goggles, katana)])
    t.let_go("interrupt")
    t.play("Open", "pass")
    assert (t[0].items, t.g.loot_deck[:2], t.g.found) == ((), [goggles, katana], [])
    assert (t.told(Gained), t.g.map[HOME].closed) == ([], False)


@pytest.mark.rule("sun.ruling.deck-none-left", "sun.ruling.container-empty")
def test_a_container_without_loot_is_opened_all_the_same() -> None:
    t = at_container()
    t.g.loot_deck = []
    t.go(1)
    t.let_go("interrupt")
    t.play("Open")
    assert (t.asked, t.g.map[HOME].closed, t.told(LootSeen)) == (ask.Act, False, [])


@pytest.mark.rule("sun.ruling.stealth-fail-sequence", "sun.container.cost")
def test_one_who_is_found_while_opening_fights_first_and_opens_then() -> None:
    t = at_container("medic", "hunter", number=13)
    t.tile(NORTH)
    t[0].stealth, t[1].tile = True, NORTH
    t.next_enemies("stray_dog")
    t.go(8, 1, 8, 1)
    t.let_go("interrupt")
    t.play("Open", "pass")
    assert (t.g.map[HOME].closed, t[0].hp, t[0].ap, t[0].stealth) == (False, 6, 5, False)


# Mission objects


@pytest.mark.rule("sun.ruling.no-room", "sun.mission.sequence")
def test_for_a_serum_without_room_its_finder_may_leave_something_else() -> None:
    t = table("medic", "hunter", mission="clinic")
    t.tile(0, 28, marked=1, containers=("dexterity:serum",) * 3)
    t.g.card = 3
    knife, _ = t.give(0, "FFFCCC", "knife", "machete")
    t[1].tile = NORTH
    t.tile(NORTH)
    t.go(1, 8, 1)
    t.play("Open", f"DropCard {knife}")
    serum = t.card("serum")
    assert (serum in t[0].items, t.g.map[HOME].cards) == (True, (knife,))
    assert (t.g.map[HOME].containers, t.g.progress["serum_found"]) == (("dexterity:serum",) * 2, 1)


@pytest.mark.rule("sun.mission.sequence")
def test_the_second_crate_gives_the_second_serum() -> None:
    t = table("medic", "hunter", mission="clinic", number=28)
    t.g.card, t.g.map[HOME].marked, t.g.progress = 5, 1, {"serums": 3, "serum_found": 1}
    t.g.map[HOME].containers = ("dexterity:serum",) * 2
    t.go(1, 8)
    t.let_go("interrupt")
    t.play("Open")
    assert (t[0].items, t.g.progress["serum_found"]) == ((t.card("serum", 1),), 2)
    assert t.told(Gained) == [Gained("medic", NOTHING, (t.card("serum", 1),))]


@pytest.mark.rule("sun.mission.sequence")
def test_without_a_free_flex_slot_the_prisoner_stays_on_the_tile() -> None:
    t = table("medic", "hunter", mission="outpost", number=30)
    t.g.card, t.g.map[HOME].marked = 3, 2
    t.g.map[HOME].containers = ("strength:prisoner",)
    t.give(0, "FFFCCC")
    prisoner = t.card("prisoner")
    t.go(1)
    t.let_go("interrupt")
    t.play("Open")
    assert (t[0].items, t.g.map[HOME].cards, t.g.card) == ((), (prisoner,), 3)
    assert t.told(Dropped) == [Dropped("medic", NOTHING, (prisoner,))]
