"""Using gear in the own turn: on whom, for what, what it leaves behind and who hears of it."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, Table, table
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import goods
from sobremesa.games.oursun.events.days import ConditionChanged
from sobremesa.games.oursun.events.harm import Cured, Healed, Revived
from sobremesa.games.oursun.events.things import CardSeen, Used
from sobremesa.games.oursun.options.ids import Place
from sobremesa.games.oursun.state import FIT, OK, TIRED


def with_card(kind: str, *people: str) -> tuple[Table, int]:
    """Characters of whom the first has a card."""
    t = table(*(people or ("medic",)))
    (card,) = t.give(0, "", kind)
    return t, card


# Healing


@pytest.mark.rule("sun.use.cost", "sun.use.once-or-permanent", "sun.gear.uses-empty")
def test_a_bandage_heals_1_hp_for_no_ap_and_is_gone() -> None:
    t, bandage = with_card("bandage", "soldier", "hunter")
    t[1].hp = 3
    t.enemy("bear")
    t.go()
    t.play(f"Use {bandage} heal 1")
    assert (t[1].hp, t[0].hp, t[0].ap, t[0].items) == (4, 8, 6, ())
    assert bandage in t.g.gear_deck
    assert t.told(Used) == [Used("soldier", bandage, "heal")]
    assert t.told(Healed) == [Healed("hunter", 1)]


@pytest.mark.rule("sun.infection.cure", "sun.use.cost", "sun.gear.uses-empty")
def test_antibiotics_cure_an_infection_for_no_ap() -> None:
    t, pills = with_card("antibiotics", "soldier", "hunter")
    t[0].infected = t[1].infected = True
    t[1].hp = 3
    t.go()
    t.play(f"Use {pills} cure 1")
    assert (t[1].infected, t[0].infected, t[1].hp, t[0].ap) == (False, True, 3, 6)
    assert t.told(Cured) == [Cured("hunter")]
    assert t.told(Used) == [Used("soldier", pills, "cure")]


@pytest.mark.rule("sun.use.timing", "sun.ruling.hp-cap", "sun.infection.cure")
@pytest.mark.parametrize(
    ("kind", "offered"),
    [
        ("bandage", ["heal 0"]),
        ("antibiotics", ["cure 1"]),
        ("medikit", ["heal 0", "cure 1"]),
        ("surgery_kit", ["heal 0", "cure 1"]),
        ("knife", []),
    ],
)
def test_gear_is_used_on_those_of_the_tile_who_need_it(kind: str, offered: list[str]) -> None:
    t, card = with_card(kind, "soldier", "hunter", "engineer", "medic")
    t.tile(NORTH)
    t[0].hp, t[0].lost_karma, t[1].infected = 7, 1, True
    t[2].hp, t[2].infected, t[2].tile = 1, True, NORTH
    t[3].hp, t[3].infected, t[3].died = 0, True, 0
    t.go()
    assert [each for each in t.offered() if each.startswith("Use")] == [
        f"Use {card} {how}" for how in offered
    ]


@pytest.mark.rule("sun.use.counters", "sun.use.cost", "sun.action.provokes")
def test_a_medikit_is_used_with_the_last_ap_and_provokes() -> None:
    t, kit = with_card("medikit", "soldier", "hunter")
    t.enemy("stray_dog")
    t[0].hp, t[0].ap = 5, 1
    t.go(1)
    t.play(f"Use {kit} heal 0")
    assert (t[0].hp, t[0].ap, t.g.uses[kit], t.seat) == (6, 0, 1, 1)


@pytest.mark.rule("sun.ruling.stealth-fail-sequence", "sun.ruling.ability-timing")
@pytest.mark.parametrize("choice", ["Use {kit} heal 1", "Treat 1 heal"])
def test_one_who_dies_rescuing_the_exposed_healer_is_past_help(choice: str) -> None:
    t, kit = with_card("medikit", "medic", "firefighter")
    t[0].stealth = t[1].stealth = True
    t[1].hp = 1
    t.enemy("stray_dog")
    t.go(8, 1, 8)
    t.play(choice.format(kit=kit), "1 Rescue 1")
    assert (t[1].alive, t[0].hp, t[0].ap) == (False, 7, 5)
    assert (t.g.uses[kit], t[0].ability_used, t.told(Used), t.told(Healed)) == (2, 0, [], [])


# Reviving


@pytest.mark.rule("sun.death.revive", "sun.ruling.revive-state", "sun.use.cost")
def test_reviving_takes_1_ap_and_the_aed_and_is_told() -> None:
    t, aed = with_card("aed", "medic", "hunter")
    t[1].died, t[1].hp, t[1].ap, t[1].karma, t[1].condition = 0, 0, 0, 2, TIRED
    t.go()
    t.play(f"Use {aed} revive 1")
    assert (t[0].ap, t[0].items, t[1].karma, t[1].condition) == (5, (), 2, TIRED)
    assert (t[1].alive, t[1].acted) == (True, True)
    assert aed in t.g.gear_deck
    assert t.told(Revived) == [Revived("hunter", "medic")]


@pytest.mark.rule("sun.death.revive", "sun.death.eliminated")
@pytest.mark.parametrize(
    ("died", "eliminated", "place"), [(-1, False, 0), (0, True, 0), (0, False, NORTH)]
)
def test_nobody_is_revived_alive_elsewhere_or_too_late(
    died: int, eliminated: bool, place: Place
) -> None:
    t, _ = with_card("aed", "medic", "hunter", "soldier")
    t.tile(NORTH)
    t[1].died, t[1].eliminated, t[1].tile = died, eliminated, place
    t.go()
    assert not t.offers("Use")


# What else cards do


@pytest.mark.rule("sun.ruling.ap-cards-cap", "sun.use.cost")
def test_adrenaline_is_used_with_the_last_ap_left() -> None:
    t, card = with_card("adrenaline", "medic", "hunter")
    t[0].ap = 1
    t.go()
    t.play(f"Use {card} ap")
    assert (t[0].ap, t[0].items, t.g.loot_discard) == (3, (), [card])
    assert t.told(Used) == [Used("medic", card, "ap")]


@pytest.mark.rule("sun.ruling.wait-windows", "sun.ruling.zero-ap-free")
def test_free_gear_opens_no_window_for_those_who_wait() -> None:
    t, card = with_card("adrenaline", "medic", "hunter")
    t.enemy("bear")
    t[1].waiting = t[1].acted = True
    t.go()
    t.play(f"Use {card} ap")
    assert (t.asked, t.seat, t[0].ap, t[0].hp) == (ask.Act, 0, 8, 7)


@pytest.mark.rule("sun.ruling.ap-timing", "sun.use.cost")
def test_stimulants_lift_condition_by_one_space() -> None:
    t, card = with_card("stimulants")
    t[0].condition = TIRED
    t.go()
    t.play(f"Use {card} rest")
    assert (t[0].condition, t[0].ap, t[0].items) == (OK, 6, ())
    assert t.told(ConditionChanged) == [ConditionChanged("medic", OK, "stimulants")]


@pytest.mark.rule("sun.ruling.condition-limits")
@pytest.mark.parametrize(("condition", "offered"), [(TIRED, True), (OK, True), (FIT, False)])
def test_stimulants_are_nothing_for_the_fit(condition: int, offered: bool) -> None:
    t, _ = with_card("stimulants")
    t[0].condition = condition
    t.go()
    assert t.offers("Use") is offered


@pytest.mark.rule("sun.karma.lose", "sun.use.cost")
def test_a_lucky_charm_brings_a_lost_karma_die_back() -> None:
    t, charm = with_card("lucky_charm")
    t[0].karma, t[0].lost_karma = 1, 2
    t.go()
    t.play(f"Use {charm} luck")
    assert (t[0].karma, t[0].lost_karma, t[0].items) == (2, 1, ())
    assert t.told(Used) == [Used("medic", charm, "luck")]


@pytest.mark.rule("sun.karma.lose")
def test_a_lucky_charm_is_nothing_for_one_who_lost_no_karma() -> None:
    t, _ = with_card("lucky_charm")
    t[0].karma = 1
    t.go()
    assert not t.offers("Use")


@pytest.mark.rule("sun.use.flip", "sun.gear.electric")
def test_a_solar_charger_turns_one_other_electric_card_up() -> None:
    t = table("medic", "hunter")
    charger, light, goggles, jacket = t.give(
        0, "", "solar_charger", "flashlight", "night_goggles", "leather_jacket"
    )
    (radio,) = t.give(1, "", "radio")
    t.g.flipped = 1 << light | 1 << goggles | 1 << jacket | 1 << radio
    t.go()
    uses = [each for each in t.offered() if each.startswith("Use")]
    assert uses == [f"Use {charger} charge {light}", f"Use {charger} charge {goggles}"]
    t.play(f"Use {charger} charge {goggles}")
    assert t.g.flipped == 1 << light | 1 << jacket | 1 << radio | 1 << charger
    assert not t.offers("Use")
    assert t.told(Used) == [Used("medic", charger, "charge")]


@pytest.mark.rule("sun.use.flip")
def test_a_solar_charger_is_nothing_without_a_dark_electric_card() -> None:
    t = table("medic")
    t.give(0, "", "solar_charger", "flashlight")
    t.go()
    assert not t.offers("Use")


# The radio


def seen(t: Table) -> list[tuple[CardSeen, tuple[int, ...] | None]]:
    """What the Radio showed, and to whom."""
    assert t.match.journal is not None
    lines = t.match.journal.lines
    return [(line.event, line.to) for line in lines if isinstance(line.event, CardSeen)]


@pytest.mark.rule("sun.general.deck-secrecy", "sun.use.flip")
@pytest.mark.parametrize("name", ["night", "enemy"])
def test_the_radio_shows_its_owner_alone_the_top_card_which_may_stay(name: str) -> None:
    t, radio = with_card("radio", "medic", "hunter")
    t.next_night("raid")
    t.next_enemies("bear")
    deck = list(t.g.night_deck if name == "night" else t.g.enemy_deck)
    t.go()
    t.play(f"LookAt {radio} {name}")
    question = t.question(ask.Radio)
    assert (question.seat, question.secret) == (0, True)
    assert (question.deck, question.top) == (name, deck[-1])
    assert seen(t) == [(CardSeen("medic", name, deck[-1]), (0,))]
    t.play("Leave")
    assert (t.g.night_deck if name == "night" else t.g.enemy_deck) == deck
    assert (t[0].ap, t.g.flipped, t.offers("LookAt")) == (6, 1 << radio, False)
    assert t.told(Used) == [Used("medic", radio, name)]


@pytest.mark.rule("sun.general.deck-secrecy")
@pytest.mark.parametrize("name", ["night", "enemy"])
def test_a_card_the_radio_showed_may_go_under_the_face_down_part(name: str) -> None:
    t, radio = with_card("radio")
    deck = list(t.g.night_deck if name == "night" else t.g.enemy_deck)
    t.go()
    t.play(f"LookAt {radio} {name}", "Bury")
    after = t.g.night_deck if name == "night" else t.g.enemy_deck
    assert after == [deck[-1], *deck[:-1]]


@pytest.mark.rule("sun.ruling.no-effect")
def test_the_radio_shows_nothing_of_a_deck_without_face_down_cards() -> None:
    t, radio = with_card("radio")
    t.g.night_discard, t.g.night_deck = t.g.night_deck, []
    t.go()
    assert [each for each in t.offered() if each.startswith("LookAt")] == [f"LookAt {radio} enemy"]


# Ammunition


@pytest.mark.rule("sun.ruling.craft-ammo-load", "sun.ruling.zero-ap-free")
def test_loose_ammunition_is_loaded_for_nothing_beside_an_enemy() -> None:
    t = table("medic")
    t.enemy("bear")
    bow, pistol = t.give(0, "aaF", "bow", "pistol")
    t.g.uses[bow], t.g.uses[pistol] = 2, 0
    t.go()
    loads = [each for each in t.offered() if each.startswith("Load")]
    t.play(f"Load {bow}")
    assert loads == [f"Load {bow}"]
    assert (t.g.uses[bow], t[0].goods, t[0].ap) == (3, goods("aF"), 6)
    assert t.told(Used) == [Used("medic", bow, "load")]
    assert not t.offers("Load")


@pytest.mark.rule("sun.ruling.craft-ammo-load", "sun.ammo.storage")
def test_a_weapon_is_unloaded_into_free_spaces_for_nothing() -> None:
    t = table("medic")
    bow, rifle = t.give(0, "FC", "bow", "rifle")
    t.g.uses[bow], t.g.uses[rifle] = 2, 3
    t.go()
    t.play(f"Unload {bow}")
    assert (t.g.uses, t[0].goods, t[0].ap) == ({bow: 0, rifle: 3}, goods("FCaa"), 6)
    assert t.told(Used) == [Used("medic", bow, "unload")]
    assert not t.offers("Unload")


@pytest.mark.rule("sun.ammo.storage")
@pytest.mark.parametrize(("letters", "offered"), [("FFF", True), ("FFFF", False)])
def test_a_weapon_is_unloaded_only_if_all_its_ammunition_has_room(
    letters: str, offered: bool
) -> None:
    t = table("medic")
    t.give(0, letters, "bow")
    t.go()
    assert t.offers("Unload") is offered


# Field Treatment


@pytest.mark.rule("sun.general.card-text-ability-marker", "sun.infection.cure")
def test_the_medic_treats_one_of_the_tile_once_a_day_for_1_ap() -> None:
    t = table("medic", "hunter", "soldier")
    t.tile(NORTH)
    t[0].hp, t[1].infected = 3, True
    t[2].hp, t[2].tile = 1, NORTH
    t.go()
    t.let_go("interrupt")
    offered = [each for each in t.offered() if each.startswith("Treat")]
    t.play("Treat 0 heal")
    assert offered == ["Treat 0 heal", "Treat 1 cure"]
    assert (t[0].hp, t[0].ap, t[0].ability_used, t[1].infected) == (5, 5, 1, True)
    assert t.told(Healed) == [Healed("medic", 2)]
    assert not t.offers("Treat")


@pytest.mark.rule("sun.infection.cure", "sun.board.ap-zero-ends-turn")
def test_the_medic_cures_with_its_last_ap() -> None:
    t = table("medic", "hunter")
    t[0].ap, t[1].infected, t[1].hp = 1, True, 3
    t.go()
    t.play("Treat 1 cure")
    assert (t[1].infected, t[1].hp, t[0].ap, t[0].ability_used) == (False, 3, 0, 1)


@pytest.mark.rule("sun.loot-card.hero", "sun.general.card-text-ability-marker")
@pytest.mark.parametrize(("used", "offered"), [(0, True), (1, True), (2, False)])
def test_with_the_surgical_case_the_medic_treats_twice_a_day(used: int, offered: bool) -> None:
    t, _ = with_card("surgical_case", "medic", "hunter")
    t[1].hp, t[0].ability_used = 3, used
    t.go()
    assert t.offers("Treat") is offered


@pytest.mark.rule("sun.board.choice", "sun.loot-card.hero")
def test_nobody_but_the_medic_treats() -> None:
    t, _ = with_card("surgical_case", "hunter", "medic")
    t[0].hp, t[0].infected = 3, True
    t.go()
    assert not t.offers("Treat")
