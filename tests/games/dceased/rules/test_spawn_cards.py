"""Spawn cards in detail: who is asked about them, what they leave in the decks, what is told."""

from __future__ import annotations

import pytest

from games.dceased.setups import spawn
from games.dceased.table import Table
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.events.civilians import CivilianRevealed
from sobremesa.games.dceased.events.deeds import Reshuffled
from sobremesa.games.dceased.events.enemies import ActivationBegan, StoodUp
from sobremesa.games.dceased.events.spawning import (
    CardBuried,
    CardDrawn,
    CardSeen,
    FallenAppeared,
    NothingDrawn,
    RanShort,
    Spawned,
)
from sobremesa.games.dceased.events.turns import PowerGained, PowerLost
from sobremesa.testing.promises import check_anchor

# Not Today


@pytest.mark.rule("dc.trait.off-turn", "dc.trait.requirement-now")
def test_not_today_is_offered_to_each_that_can_pay_until_somebody_uses_it() -> None:
    t = spawn(
        "S05 S06", seats=3,
        heroes="zatanna A4 done, cyborg A4 trait=not-today done,"
        " batman A4 seat=1 trait=not-today power=1 done,"
        " supergirl A4 seat=2 trait=not-today power=2 done",
    )  # fmt: skip
    assert (t.asked, t.seat, t.match.asks()[0].anchor) == (ask.NotToday, 1, True)
    check_anchor(t.match)
    t.play("pass")
    assert (t.asked, t.seat) == (ask.NotToday, 2)
    check_anchor(t.match)
    t.play("use not-today")
    assert (t["batman"].traits, t["supergirl"].traits) == (("not-today",), ())
    assert [event.card for event in t.told(CardDrawn)] == ["S05", "S06"]
    assert t.told(Spawned) == [Spawned("walker", "F1", 2)]


@pytest.mark.rule("dc.spawn.reshuffle", "dc.deck.on-demand")
def test_not_today_may_bring_the_discarded_card_back_from_the_new_deck() -> None:
    t = spawn("S05", heroes="cyborg A4 trait=not-today power=1 done", shuffles=[["S05"]])
    t.play("use not-today")
    assert [event.card for event in t.told(CardDrawn)] == ["S05", "S05"]
    assert t.told(Reshuffled) == [Reshuffled("spawn", 1)]
    assert (t.enemies("F1"), t.g.spawn_discard) == ({"walker": 2}, ["S05"])


# Kinds of cards


@pytest.mark.rule("dc.spawn.extra-activation", "dc.enemy.knocked-down")
def test_an_extra_activation_makes_the_knocked_down_stand_up_too() -> None:
    t = spawn("S27", enemies="2 walker down C4")
    assert t.told(StoodUp) == [StoodUp("walker", "C4", 2)]
    assert t.everywhere() == {"C4": {"walker": 2}}


@pytest.mark.rule("dc.spawn.zombie-hero", "dc.zhero.reshuffle", "dc.deck.on-demand")
def test_discarded_zombie_heroes_wait_until_their_deck_is_empty() -> None:
    t = spawn("S31", fallen="z-ivy", fallen_discard="z-flash")
    assert t.told(FallenAppeared) == [FallenAppeared("z-ivy", "F1")]
    assert (t.g.fallen_discard, t.told(Reshuffled)) == (["z-flash"], [])


@pytest.mark.rule("dc.zhero.reshuffle")
def test_the_new_deck_of_zombie_heroes_is_shuffled_and_told() -> None:
    t = spawn("S31", fallen_discard="z-flash z-ivy", shuffles=[["z-flash", "z-ivy"]])
    assert t.told(Reshuffled) == [Reshuffled("fallen", 2)]
    assert (t.told(FallenAppeared)[0].fallen, t.g.fallen_deck) == ("z-ivy", ["z-flash"])


@pytest.mark.rule("dc.zhero.none-left", "dc.spawn.discard")
def test_without_a_zombie_hero_in_play_either_only_the_horde_comes() -> None:
    t = spawn("S32", enemies="walker C4")
    assert t.enemies("F1") == {"walker": 2}
    assert [(e.reason, e.count) for e in t.told(ActivationBegan)] == [("fallen", 0)]
    assert t.told(Reshuffled) == []
    assert (t.g.spawn_discard, t.told(Spawned)) == (["S32"], [Spawned("walker", "F1", 2)])


@pytest.mark.rule("dc.spawn.special", "dc.power.floor")
def test_broadcast_and_silence_are_told_for_each_hero_with_their_card() -> None:
    heroes = "cyborg A4 power=3 done, batman A4 done, zatanna A4 power=4 done"
    broadcast, silence = spawn("S37", heroes=heroes), spawn("S40", heroes=heroes)
    assert broadcast.told(PowerLost) == [
        PowerLost("cyborg", 1, "S37"),
        PowerLost("zatanna", 1, "S37"),
    ]
    assert [e for e in silence.told(PowerGained) if e.by == "S40"] == [
        PowerGained("cyborg", 1, 4, "S40"),
        PowerGained("batman", 1, 1, "S40"),
        PowerGained("zatanna", 0, 4, "S40"),
    ]


@pytest.mark.rule("dc.spawn.special", "dc.shortage.once-each")
def test_voices_bring_their_horde_and_its_shortage_before_the_civilian() -> None:
    t = spawn("S36", civilian_deck="bus-driver", reserve={"walker": 0}, enemies="walker E1")
    # The shortage comes first: the Walker has gone to D1 before the Civilian hides from it.
    assert (t.told(RanShort), t.enemies("D1")) == ([RanShort("walker", 1)], {"walker": 1})
    assert t.told(CivilianRevealed) == [CivilianRevealed("bus-driver", "F1")]
    assert t.order(RanShort, ActivationBegan, CivilianRevealed) == [
        "RanShort", "ActivationBegan", "CivilianRevealed",
    ]  # fmt: skip


@pytest.mark.rule("dc.deck.spawn-none")
def test_a_point_without_a_card_is_told() -> None:
    t = spawn("")
    assert (t.told(NothingDrawn), t.told(Reshuffled)) == ([NothingDrawn("F1")], [])


@pytest.mark.rule("dc.spawn.reshuffle")
def test_a_reshuffled_spawn_deck_is_told_and_drawn_from_its_new_top() -> None:
    t = spawn("", discard="S06 S05", shuffles=[["S06", "S05"]])
    assert t.told(Reshuffled) == [Reshuffled("spawn", 2)]
    assert (t.told(CardDrawn)[0].card, t.g.spawn_deck) == ("S05", ["S06"])


# The Radio Operator


LISTENER = "batman A4 done, cyborg A4 escort=radio-operator done"


@pytest.mark.rule("dc.deck.bottom", "dc.civilian.effect-needs-escort")
def test_the_radio_operator_asks_first_and_then_shows_the_card_to_leave_or_bury() -> None:
    t = spawn("S10 S01", heroes=LISTENER)
    assert (t.asked, t.offered(), t.told(CardSeen)) == (
        ask.RadioOperator, ["Pass", "Use radio-operator"], [],
    )  # fmt: skip
    assert t.match.asks()[0].anchor
    check_anchor(t.match)
    t.play("use radio-operator")
    assert (t.asked, t.offered(), t.told(CardSeen)) == (
        ask.Bottom, ["Pass", "Bottom"], [CardSeen("cyborg", "S10")],
    )  # fmt: skip
    assert (t.g.top_known, t.match.asks()[0].anchor) == (1, True)
    check_anchor(t.match)
    t.play("pass")
    assert ([event.card for event in t.told(CardDrawn)], t.told(CardBuried)) == (["S10"], [])
    assert (t.g.spawn_deck, t.g.top_known, t.g.bottom_known) == (["S01"], 0, 0)


@pytest.mark.rule("dc.deck.bottom")
def test_a_buried_card_stays_known_at_the_bottom_until_it_is_drawn() -> None:
    t = spawn("S10 S40", heroes=LISTENER)
    t.play("use radio-operator", "bottom")
    assert t.told(CardBuried) == [CardBuried("cyborg", "S10")]
    assert (t.g.spawn_deck, t.g.top_known, t.g.bottom_known) == (["S10"], 0, 1)
    t.play("activate batman", "endturn", "endturn", "pass")
    assert (t.g.spawn_deck, t.g.top_known, t.g.bottom_known) == ([], 0, 0)
    assert [event.card for event in t.told(CardDrawn)] == ["S40", "S10"]


@pytest.mark.rule("dc.deck.bottom")
def test_two_buried_cards_are_both_known_and_the_later_one_lies_deeper() -> None:
    t = spawn("S10 S40 S09 S40", heroes=LISTENER)
    t.play("use radio-operator", "bottom")
    assert (t.g.spawn_deck, t.g.bottom_known) == (["S10", "S40", "S09"], 1)
    t.play("activate batman", "endturn", "endturn")
    t.play("use radio-operator", "bottom")
    assert t.told(CardSeen)[1] == CardSeen("cyborg", "S09")
    assert (t.g.spawn_deck, t.g.bottom_known) == (["S09", "S10"], 2)


@pytest.mark.rule("dc.deck.on-demand", "dc.spawn.reshuffle")
def test_to_look_at_a_card_of_an_empty_deck_it_is_reshuffled_and_not_before() -> None:
    t = spawn("", heroes=LISTENER, discard="S06 S05", shuffles=[["S06", "S05"]])
    assert (t.asked, t.told(Reshuffled)) == (ask.RadioOperator, [])
    t.play("use radio-operator")
    assert (t.told(Reshuffled), t.told(CardSeen)) == (
        [Reshuffled("spawn", 2)], [CardSeen("cyborg", "S05")],
    )  # fmt: skip


@pytest.mark.rule("dc.deck.spawn-none", "dc.ability.no-target")
def test_without_any_card_the_radio_operator_hears_nothing() -> None:
    t = spawn("", heroes=LISTENER)
    assert (t.told(NothingDrawn), t.g.round) == ([NothingDrawn("F1")], 2)


@pytest.mark.rule("dc.ability.once-card")
@pytest.mark.parametrize("choice", ["pass", "use radio-operator"])
def test_the_radio_operator_is_not_asked_again_in_the_middle_of_the_step(choice: str) -> None:
    # The Walker that acts has two ways, so there is a question after the card.
    t = spawn("S27 S01", heroes="cyborg A4 escort=radio-operator done", enemies="walker F1")
    t.play(choice)
    if t.asked is ask.Bottom:
        t.play("pass")
    assert t.asked is ask.Split
    again = Table(t.match.copy())
    again.play("route E1")
    assert (again.asked, again.g.round) == (ask.Act, 2)


# Every kind of card at every Danger Level


LEVELS = [(0, 0), (7, 1), (19, 2), (43, 3)]
"""The XP at which a Danger Level begins, and the place of its number on a card."""


@pytest.mark.rule("dc.spawn.zombie-hero", "dc.spawn.line", "dc.spawn.zombie-hero-order")
@pytest.mark.parametrize(("xp", "level"), LEVELS)
@pytest.mark.parametrize("card", ["S31", "S32", "S33", "S34", "S35"])
def test_a_zombie_hero_brings_the_horde_of_the_danger_level(card: str, xp: int, level: int) -> None:
    t = spawn(card, heroes=f"cyborg A4 xp={xp} done, batman A4 done", fallen="z-ivy")
    data = t.g.book.spawn[card]
    number = data.numbers[level]
    horde = [Spawned(data.type, "F1", number)] if number else []
    assert (t.told(FallenAppeared), t.told(Spawned)) == ([FallenAppeared("z-ivy", "F1")], horde)
    assert t.order(FallenAppeared, Spawned) == ["FallenAppeared", "Spawned"][: 1 + len(horde)]
    assert t.enemies("F1") == {"z-ivy": 1} | ({str(data.type): number} if number else {})


@pytest.mark.rule("dc.zhero.none-left", "dc.spawn.line")
@pytest.mark.parametrize(("xp", "level"), LEVELS)
def test_without_a_zombie_hero_left_the_horde_is_of_the_danger_level_too(
    xp: int, level: int
) -> None:
    t = spawn("S32", heroes=f"cyborg A4 xp={xp} done", enemies="z-ivy A4", fallen="")
    while t.asked in (ask.Assign, ask.Sacrifice):
        t.play(t.offered()[0])
    assert t.told(Spawned) == [Spawned("walker", "F1", (2, 3, 4, 5)[level])]
    # The Zombie Hero in play has acted before they came.
    assert t.order(ActivationBegan, Spawned) == ["ActivationBegan", "Spawned"]
    assert t["cyborg"].health == 2


@pytest.mark.rule("dc.spawn.special", "dc.spawn.line", "dc.spawn.survivor")
@pytest.mark.parametrize(("xp", "level"), LEVELS)
def test_voices_bring_the_walkers_of_the_danger_level(xp: int, level: int) -> None:
    t = spawn("S36", heroes=f"cyborg A4 xp={xp} done", civilian_deck="bus-driver")
    assert (t.asked, t.offered()) == (ask.Survivor, ["Zone D1", "Zone F3"])
    assert t.told(Spawned) == [Spawned("walker", "F1", (1, 1, 2, 2)[level])]
    t.play("zone D1")
    assert (t.told(CivilianRevealed), t.asked) == ([CivilianRevealed("bus-driver", "D1")], ask.Act)


@pytest.mark.rule("dc.spawn.special", "dc.spawn.line")
@pytest.mark.parametrize(("xp", "level"), LEVELS)
def test_the_broadcast_takes_one_power_and_brings_the_walkers_of_the_level(
    xp: int, level: int
) -> None:
    t = spawn("S37", heroes=f"cyborg A4 xp={xp} power=3 done, batman A4 power=1 done")
    assert t.told(PowerLost) == [PowerLost("cyborg", 1, "S37"), PowerLost("batman", 1, "S37")]
    assert t.told(Spawned) == [Spawned("walker", "F1", (1, 2, 3, 4)[level])]
    assert t.order(PowerLost, Spawned) == ["PowerLost", "PowerLost", "Spawned"]


@pytest.mark.rule("dc.spawn.special", "dc.spawn.line", "dc.spawn.order-data", "dc.spawn.coloured")
@pytest.mark.parametrize(("xp", "level"), LEVELS)
def test_they_are_everywhere_at_each_active_point_in_the_number_of_the_level(
    xp: int, level: int
) -> None:
    t = spawn("S38 S40 S40 S40 S40", "m4", f"cyborg D4 xp={xp} done", charge=3)
    number = (1, 1, 2, 2)[level]
    assert t.told(Spawned) == [
        Spawned("walker", zone, number) for zone in ("D1", "G1", "G4", "D7", "A4")
    ]


@pytest.mark.rule("dc.spawn.special")
@pytest.mark.parametrize(("xp", "level"), LEVELS)
def test_noise_and_silence_bring_nobody_at_any_danger_level(xp: int, level: int) -> None:
    hero = f"cyborg A1 xp={xp} power=1 done"
    noise = spawn("S39", heroes=hero, enemies="3 walker D1, 2 brute down C1, walker F1")
    assert (noise.told(Spawned), noise.told(StoodUp)) == ([], [])
    assert noise.everywhere() == {
        "C1": {"walker": 3, "brute down": 2}, "E1": {"walker": 1},
    }  # fmt: skip
    silence = spawn("S40", heroes=hero)
    assert (silence.told(Spawned), silence.everywhere()) == ([], {})
    assert [e.gained for e in silence.told(PowerGained) if e.by == "S40"] == [1]


@pytest.mark.rule("dc.option.easy-level", "dc.option.hard-level", "dc.spawn.zombie-hero")
@pytest.mark.parametrize(("difficulty", "walkers"), [("easy", 2), ("normal", 3), ("hard", 4)])
@pytest.mark.parametrize("card", ["S31", "S37"])
def test_easy_and_hard_move_the_line_of_zombie_hero_and_special_cards(
    card: str, difficulty: str, walkers: int
) -> None:
    settings = {"difficulty": difficulty}
    t = spawn(card, heroes="cyborg A4 xp=19 done", fallen="z-ivy", settings=settings)
    assert t.told(Spawned) == [Spawned("walker", "F1", walkers)]


@pytest.mark.rule("dc.spawn.charge", "dc.enemy.actions-two")
@pytest.mark.parametrize(("xp", "level"), LEVELS)
def test_runners_charge_with_both_their_actions(xp: int, level: int) -> None:
    t = spawn("S41", heroes=f"cyborg F4 xp={xp} done")
    number = (0, 1, 1, 2)[level]
    assert t.enemies("F3") == ({"runner": number} if number else {})
    assert [(e.reason, e.enemy, e.count) for e in t.told(ActivationBegan)] == (
        [("charge", "runner", number)] if number else []
    )


@pytest.mark.rule("dc.spawn.extra-activation", "dc.enemy.actions-two", "dc.zhero.all-active")
def test_an_extra_activation_wakes_all_zombie_heroes_and_nobody_else() -> None:
    t = spawn("S42", heroes="cyborg A1 done", enemies="z-ivy E1, z-flash A4, 2 walker F1")
    assert t.everywhere() == {
        "C1": {"z-ivy": 1}, "A1": {"z-flash": 1}, "F1": {"walker": 2},
    }  # fmt: skip
    assert [(e.reason, e.enemy, e.count) for e in t.told(ActivationBegan)] == [("extra", "", 2)]
    line = t.match.game.line(t.told(ActivationBegan)[0], t.match.game.texts["en"])
    assert line is not None
    assert line.text == "Extra Activation of 2 Zombie Heroes."


@pytest.mark.rule("dc.spawn.extra-activation-none")
def test_without_a_zombie_hero_on_the_board_their_extra_activation_does_nothing() -> None:
    t = spawn("S42", heroes="cyborg A1 done", enemies="2 walker F1")
    assert (t.told(ActivationBegan), t.told(CardDrawn)[0].card) == ([], "S42")
    assert (t.everywhere(), t.asked) == ({"F1": {"walker": 2}}, ask.Act)
