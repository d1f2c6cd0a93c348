"""What a choice tells the one who decides: whose it is, its dice, its price and who will answer."""

from __future__ import annotations

import pytest

from games.oursun.setups import TEXT
from games.oursun.table import NORTH, NORTH_EAST, SOUTH, Table, table
from sobremesa.boards.hex_outline import FLAT_TOP, centre
from sobremesa.boards.hex_tiles import axial
from sobremesa.games.oursun import GAME
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import goods, pool
from sobremesa.games.oursun.options.ids import Who
from sobremesa.games.oursun.screen.names import foe_card_id, foe_id, person_id, tile_id
from sobremesa.games.oursun.state import HOME, Fire, Phase
from sobremesa.kernel.scene import Choice, Prompt


def asked(t: Table) -> Prompt:
    """The question as the awaited seat reads it."""
    (question,) = t.match.asks()
    return GAME.prompt(t.g, question, question.seat, TEXT)


def choice(t: Table, words: str) -> Choice:
    return next(each for each in asked(t).choices if each.text == words)


def attack_dice(t: Table, mode: str, *, sneak: bool = False) -> list[int]:
    """The dice that an attack of the first character shows."""
    asking = GAME.asking(t.g, ask.Act(0, [], Who(0), secret=False), 0, TEXT)
    return sorted(asking.attack(mode, sneak=sneak))


def dice(text: str) -> list[int]:
    return sorted(pool(text))


# Who decides


@pytest.mark.rule("sun.solo.two-characters")
def test_alone_each_question_shows_the_character_that_decides() -> None:
    t = table("medic", "hunter", solo=True)
    t.g.active, t.g.order = 1, [1]
    t.g.people[0].acted = True
    t.give(1, "F")
    t.go()
    assert asked(t).piece == person_id("hunter")
    t.play("Trade 0")
    assert (t.asked, asked(t).piece) == (ask.Bargain, person_id("hunter"))


@pytest.mark.rule("sun.solo.two-characters", "sun.trader.buy")
def test_alone_the_basket_is_that_of_the_character_that_deals() -> None:
    t = table("medic", "hunter", solo=True)
    t.trader("odile").goods = goods("CC")
    t.g.active, t.g.order = 1, [1]
    t.g.people[0].acted = True
    t.go()
    t.play("Deal 101", "BuyGoods C")
    assert (t.asked, asked(t).piece) == (ask.Basket, person_id("hunter"))


@pytest.mark.rule("sun.pvp.options", "sun.solo.two-characters")
def test_alone_the_attacked_character_reacts() -> None:
    t = table("medic", "hunter", solo=True)
    t.ruthless().go(8)
    t.play("AttackCharacter 1")
    found = asked(t)
    assert (t.asked, found.piece) == (ask.Attacked, person_id("hunter"))
    assert "The hunter" in found.title


@pytest.mark.rule("sun.ruling.use-reaction", "sun.solo.two-characters")
def test_alone_the_firefighter_is_shown_when_it_may_rescue() -> None:
    t = table("medic", "firefighter", solo=True)
    bear = t.enemy("bear")
    t.go(1, 1, 8)
    t.let_go("join")
    t.play(f"Attack {bear}")
    assert (t.asked, asked(t).piece) == (ask.Rescue, person_id("firefighter"))
    assert choice(t, "Take 1 instead").detail == "9 HP"


@pytest.mark.rule("sun.night.fire-ignore", "sun.solo.two-characters")
def test_alone_the_one_whom_an_animal_card_hits_is_shown() -> None:
    t = table("medic", "hunter", solo=True, phase=Phase.NIGHT)
    t.g.map[HOME].fire = Fire.CAMPFIRE
    t.next_night("rats")
    t.go()
    t.play("Wait")
    found = asked(t)
    assert (t.asked, found.title, found.piece) == (
        ask.NightAnimal,
        "Night card: Rats",
        person_id("hunter"),
    )


@pytest.mark.rule("sun.solo.two-characters", "sun.general.deck-secrecy")
def test_alone_the_one_who_listens_to_the_radio_is_shown() -> None:
    t = table("medic", "hunter", solo=True)
    t.g.active, t.g.order = 1, [1]
    t.g.people[0].acted = True
    (radio,) = t.give(1, "", "radio")
    t.go()
    t.play(f"LookAt {radio} night")
    assert (t.asked, asked(t).piece) == (ask.Radio, person_id("hunter"))


@pytest.mark.rule("sun.ruling.trade-consent")
def test_a_question_of_others_is_read_as_ones_own() -> None:
    t = table("medic", "hunter", "soldier")
    t.give(0, "F")
    t.go()
    t.play("Trade 2", "Offer F", "Done")
    assert (t.asked, t.seat, asked(t).piece) == (ask.Agree, 2, person_id("soldier"))


# Dice


@pytest.mark.rule("sun.ruling.weapon-stack", "sun.wound.effect")
def test_weapons_without_ammunition_count_and_a_wound_adds_a_red_die() -> None:
    t = table("soldier")
    t.give(0, "", "machete", "pistol", "hiking_boots")
    assert attack_dice(t, "melee") == dice("2Y+1B")
    t[0].hp = 2
    assert attack_dice(t, "melee") == dice("2Y+1B+1R")


@pytest.mark.rule("sun.ruling.weapon-stack", "sun.ruling.ranged-needs-ammo")
def test_a_shot_shows_the_best_weapon_that_is_loaded() -> None:
    t = table("hunter")
    bow, rifle = t.give(0, "", "bow", "rifle")
    pistol = t.give(0, "", "pistol")[0]
    assert attack_dice(t, "ranged") == dice("1Y+1B+1G+1Y")
    t.g.uses[rifle] = 0
    assert attack_dice(t, "ranged") == dice("1Y+1B+1G")
    t.g.uses[pistol] = 0
    assert attack_dice(t, "ranged") == dice("1Y+1B+1Y")
    t.g.uses.pop(bow)
    assert attack_dice(t, "ranged") == dice("1Y+1B")


@pytest.mark.rule("sun.sneak-attack.effect", "sun.loot-card.hero")
def test_a_sneak_attack_shows_what_a_blade_adds_to_it_alone() -> None:
    t = table("soldier")
    t.give(0, "", "service_blade")
    bear = t.enemy("bear")
    t.go()
    assert choice(t, "Attack Bear").detail == "1 green, 1 yellow, 1 blue · 5 HP left"
    assert attack_dice(t, "melee", sneak=True) == dice("1Y+1B+2G")
    t.play(f"Attack {bear}")
    assert (t.asked, asked(t).text.split(" without")[0]) == (
        ask.Weapons,
        "Melee: 1 green, 1 yellow, 1 blue",
    )


@pytest.mark.rule("sun.combat.initial-free", "sun.ruling.initial-round-content")
def test_in_an_initial_round_a_spear_shows_its_green_die() -> None:
    t = table("medic")
    t.give(0, "", "spear")
    t.tile(NORTH, 16)
    t.next_enemies("wolf", "bandit")
    t.go()
    t.play(f"Move {NORTH}")
    found = choice(t, "Attack Wolf")
    assert (t.asked, found.detail, found.cost) == (
        ask.InitialTarget,
        "1 green, 1 yellow · 3 HP left",
        "free",
    )
    assert attack_dice(t, "melee") == dice("1Y+1B")


@pytest.mark.rule("sun.combat.initial-free", "sun.ruling.weapon-stack")
@pytest.mark.parametrize(("fights", "spear"), [("initial", "1 green"), ("later", "2 blue")])
def test_the_choice_of_weapons_in_an_initial_round_shows_the_green_die_too(
    fights: str, spear: str
) -> None:
    t = table("soldier")
    t.give(0, "", "spear")
    if fights == "initial":
        t.tile(NORTH, 3)
        t.next_enemies("wolf")
        t.go()
        t.play(f"Move {NORTH}")
    else:
        wolf = t.enemy("wolf")
        t.go()
        t.play(f"Attack {wolf}")
    assert t.asked == ask.Weapons
    assert (spear in asked(t).text, "1 green" in asked(t).text) == (True, fights == "initial")


@pytest.mark.rule("sun.ruling.weapon-stack")
def test_with_one_weapon_at_a_time_none_is_taken_for_granted() -> None:
    t = table("medic", settings={"one-weapon": True})
    t.give(0, "", "machete", "bow")
    assert attack_dice(t, "melee") == dice("1Y")
    assert attack_dice(t, "ranged") == dice("1B+1Y")


@pytest.mark.rule("sun.ruling.weapon-stack")
def test_the_choice_of_weapons_begins_with_the_dice_that_need_no_ammunition() -> None:
    t = table("soldier", number=1)
    t.give(0, "", "bow", "machete")
    t.tile(NORTH)
    dog = t.enemy("stray_dog", NORTH)
    t.go()
    t.play(f"Shoot {dog}")
    found = asked(t)
    assert t.asked == ask.Weapons
    assert found.text.startswith("Ranged: 1 yellow without ammunition.")
    assert choice(t, "Use Bow").detail.startswith("adds 1 yellow")


@pytest.mark.rule("sun.sneak.cost", "sun.sneak.night-red-die")
def test_a_test_shows_the_dice_of_the_moment() -> None:
    t = table("hunter", phase=Phase.NIGHT)
    t.tile(NORTH)
    t.go()
    found = choice(t, "Sneak to Cracked Highway")
    assert (found.cost, found.detail) == ("2 AP", "1 green, 1 blue, 1 red")


# Foes and warnings


@pytest.mark.rule("sun.action.provokes", "sun.ruling.zero-ap-free")
def test_who_acts_openly_is_warned_of_every_foe_and_who_hides_or_pays_nothing_is_not() -> None:
    t = table("medic", weather="storm")
    t[0].water = 2
    t.enemy("stray_dog")
    t.enemy("bandit")
    t.go()
    assert choice(t, "Collect rain: 1 water").detail == "2 enemies will answer"
    assert choice(t, "Collect rain: 1 water").cost == "1 AP"
    assert (choice(t, "Leave things").detail, choice(t, "Leave things").cost) == ("", "free")
    hidden = table("medic", weather="storm")
    hidden.enemy("stray_dog")
    hidden[0].stealth, hidden[0].water = True, 2
    hidden.go()
    assert choice(hidden, "Collect rain: 1 water").detail == ""


@pytest.mark.rule("sun.combat.damage-enemy")
def test_an_attack_shows_what_hp_are_left_and_points_at_the_foe_and_its_card() -> None:
    t = table("medic")
    bear = t.enemy("bear", damage=3)
    t.go()
    found = choice(t, "Attack Bear")
    assert found.detail.endswith("2 HP left")
    assert found.on == (foe_id(bear), foe_card_id(bear))
    assert (found.preview.cells, found.preview.line) == ((tile_id(HOME),), ())  # type: ignore[union-attr]


@pytest.mark.rule("sun.ranged.target")
def test_a_shot_is_drawn_from_tile_to_tile() -> None:
    t = table("hunter")
    t.give(0, "", "bow")
    t.tile(NORTH)
    t.enemy("bear", NORTH)
    t.go()
    found = choice(t, "Shoot at Bear")
    assert found.preview is not None
    assert found.preview.cells == (tile_id(NORTH),)
    assert found.preview.line == tuple(centre(axial(at), FLAT_TOP) for at in (0, NORTH))


@pytest.mark.rule("sun.ruling.rob-start")
def test_an_attack_on_a_trader_says_that_it_is_a_robbery() -> None:
    t = table("medic")
    t.trader("odile")
    t.enemy("bear")
    t.go()
    assert "rob" in choice(t, "Attack Odile").detail.lower()
    assert "rob" not in choice(t, "Attack Bear").detail.lower()


@pytest.mark.rule("sun.explore.effect", "sun.ruling.charge-facedown")
def test_places_are_named_by_their_tile_if_it_is_known_and_else_by_their_direction() -> None:
    t = table("medic")
    t.tile(NORTH, 14)
    t.tile(NORTH_EAST, 8, revealed=False)
    asking = GAME.asking(t.g, ask.Act(0, [], Who(0), secret=False), 0, TEXT)
    assert [asking.tile(place) for place in (NORTH, NORTH_EAST, SOUTH)] == [
        "Pine Forest",
        "the unknown in the north-east",
        "the unknown in the south",
    ]
