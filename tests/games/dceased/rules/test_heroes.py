"""A hero's Turn, level, Health and end, and what is told about them."""

from __future__ import annotations

import pytest

from games.dceased.table import table
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.events.attacks import LevelReached, XpGained
from sobremesa.games.dceased.events.deeds import GearDiscarded, Reshuffled, TraitDrawn, TraitKept
from sobremesa.games.dceased.events.enemies import HeroLost
from sobremesa.games.dceased.events.turns import LeftBoard, TurnBegan, TurnEnded
from sobremesa.games.dceased.rules.heroes import eliminate, gain_xp
from sobremesa.games.dceased.rules.lessons import LESSONS
from sobremesa.games.dceased.state import Stage, Status

# Turns


@pytest.mark.rule("dc.ability.once", "dc.ability.once-card", "dc.trait.once-per-turn")
def test_a_new_turn_makes_everything_that_works_once_work_again() -> None:
    t = table(
        heroes="batman A4 escort=bus-driver, cyborg A4 escort=firefighter", traits="dash leap",
        turn="batman",
    )  # fmt: skip
    t.play("move B4 grapnel-line -", "move A4 walk bus-driver", "done", "gaintrait", "endturn")
    assert (t.g.current, t.offers("gaintrait")) == ("cyborg", True)
    assert (t.g.cards_used, t.g.refused, t.g.trait_gained) == ((), (), False)
    # What Batman used stays used until his own Turn begins.
    assert t["batman"].used == ("grapnel-line",)
    t.play("endturn", "activate batman")
    assert t.offers("move B4 grapnel-line")


@pytest.mark.rule("dc.turn.token-red", "dc.player.one-turn")
def test_beginning_and_end_of_a_turn_are_told() -> None:
    t = table(heroes="batman A4 xp=7, cyborg A4 done, zatanna A4", turn="zatanna")
    t.play("endturn")
    assert t.told(TurnEnded) == [TurnEnded("zatanna")]
    assert t.told(TurnBegan) == [TurnBegan("batman", 4)]


@pytest.mark.rule("dc.turn.forfeit", "dc.turn.end", "dc.turn.token-red")
def test_actions_that_were_given_up_are_gone_with_the_turn() -> None:
    t = table(heroes="batman A4, cyborg A4, zatanna A4", turn="zatanna")
    t.play("endturn")
    assert (t.asked, t.g.current, t.g.actions, t["zatanna"].ready) == (ask.NextHero, "", 0, False)


@pytest.mark.rule("dc.turn.list", "dc.turn.end-free")
def test_without_actions_no_action_is_offered() -> None:
    t = table(
        heroes="cyborg C4 trait=adrenaline-rush, batman C4 gear=riot-shield",
        civilians="bus-driver C4", gear="storm-mace C4", tokens="o1 C4", traits="leap",
        enemies="walker D4", turn="cyborg", actions=0,
    )  # fmt: skip
    assert t.offered() == ["Use adrenaline-rush", "EndTurn"]


@pytest.mark.rule("dc.turn.cost-one", "dc.turn.list")
@pytest.mark.parametrize(
    "choice",
    ["move B4", "open C3-C4", "attack own D4", "powerup", "gaintrait", "interact o1",
     "rescue bus-driver", "collect", "trade batman"],
)  # fmt: skip
def test_every_action_costs_one(choice: str) -> None:
    t = table(
        heroes="cyborg C4, batman C4 gear=riot-shield", civilians="bus-driver C4",
        gear="storm-mace C4", tokens="o1 C4", traits="leap", enemies="walker D4", turn="cyborg",
        rolls=[1, 1], spare=True,
    )  # fmt: skip
    t.play(choice)
    assert t.g.actions == 2


def test_a_night_of_an_earlier_record_remembers_what_was_tried() -> None:
    t = table(
        heroes="cyborg C4 power=1, batman C4 done", civilians="bus-driver C4", gear="storm-mace C4",
        tokens="o1 C4", traits="leap", enemies="walker D4", turn="cyborg", actions=7,
        rolls=[6, 1, 1], settings={"hints": True},
    )  # fmt: skip
    learned = []
    for choice in ("attack own D4", "roll 1", "open C3-C4", "powerup", "collect",
                   "rescue bus-driver", "gaintrait", "move B4 walk -"):  # fmt: skip
        t.play(choice)
        learned.append([each for bit, each in enumerate(LESSONS) if t.g.lessons >> bit & 1])
    assert [len(each) for each in learned] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert (learned[0], learned[1], learned[-1]) == (
        ["attack"],
        ["attack", "spend-power"],
        [each for each in LESSONS if each != "enemy-phase"],
    )


def test_an_attack_without_power_does_not_teach_to_spend_it() -> None:
    t = table(
        heroes="cyborg A4 power=1", enemies="walker A4", turn="cyborg", rolls=[1, 1],
        settings={"hints": True},
    )  # fmt: skip
    t.play("attack own A4", "roll 0")
    assert t.g.lessons == 1 << LESSONS.index("attack")


# Leaving


@pytest.mark.rule("dc.end.exit", "dc.end.exit-status", "dc.end.exit-goods")
def test_a_hero_in_the_exit_may_leave_with_its_escorts_at_the_end_of_its_turn() -> None:
    t = table(
        "m1", heroes="cyborg I1 escort=bus-driver escort=night-nurse gear=storm-mace, batman A4",
        turn="cyborg", civilians="park-ranger A1",
    )  # fmt: skip
    t.play("endturn")
    assert (t.asked, t.offered()) == (ask.Leave, ["Pass", "Leave"])
    t.play("leave")
    hero = t["cyborg"]
    assert (hero.status, hero.ready, hero.escorts, hero.gear) == (
        Status.LEFT, False, (), "storm-mace",
    )  # fmt: skip
    assert t.g.gone == ["bus-driver", "night-nurse"]
    assert t.told(LeftBoard) == [LeftBoard("cyborg", "I1", ("bus-driver", "night-nurse"))]
    assert (t.told(TurnEnded), t.g.current) == ([TurnEnded("cyborg")], "batman")


@pytest.mark.rule("dc.end.exit")
def test_a_hero_in_the_exit_may_stay() -> None:
    t = table("m1", heroes="cyborg I1, batman A4", turn="cyborg")
    t.play("endturn", "pass")
    assert (t["cyborg"].status, t["cyborg"].ready, t.told(LeftBoard)) == (
        Status.IN_PLAY, False, [],
    )  # fmt: skip


@pytest.mark.rule("dc.end.exit")
@pytest.mark.parametrize(
    ("zone", "enemies"), [("H1", ""), ("I1", "walker I1"), ("I1", "walker down I1")]
)
def test_nobody_leaves_beside_the_exit_or_with_an_enemy_in_it(zone: str, enemies: str) -> None:
    t = table("m1", heroes=f"cyborg {zone}, batman A4", enemies=enemies, turn="cyborg")
    t.play("endturn")
    assert (t.g.current, t["cyborg"].status) == ("batman", Status.IN_PLAY)


# Levels


@pytest.mark.rule("dc.xp.thresholds", "dc.ability.at-once", "dc.ability.yellow")
def test_levels_are_told_one_by_one_and_only_yellow_gives_an_action() -> None:
    t = table(heroes="cyborg A4 xp=6, batman A4", turn="cyborg")
    gain_xp(t.g, t["cyborg"], 37)
    gain_xp(t.g, t["batman"], 7)
    assert (t["cyborg"].level, t["batman"].level, t.g.actions) == (3, 1, 4)
    assert t.g.log == [
        XpGained("cyborg", 37, 43),
        LevelReached("cyborg", "yellow", True),
        LevelReached("cyborg", "orange", False),
        LevelReached("cyborg", "red", False),
        XpGained("batman", 7, 7),
        LevelReached("batman", "yellow", False),
    ]


@pytest.mark.rule("dc.xp.horde")
def test_no_xp_is_not_told() -> None:
    t = table(heroes="cyborg A4", turn="cyborg")
    gain_xp(t.g, t["cyborg"], 0)
    assert t.g.log == []


# The end of a hero


@pytest.mark.rule(
    "dc.wound.eliminated-cards",
    "dc.wound.eliminated-piles",
    "dc.wound.eliminated-tokens",
    "dc.wound.eliminated-escorts",
    "dc.wound.eliminated-own-turn",
)
def test_a_lost_hero_leaves_its_cards_its_civilians_its_tokens_and_its_turn() -> None:
    t = table(
        "m2",
        heroes="cyborg E9 power=3 trait=dash trait=leap gear=storm-mace escort=bus-driver"
        " escort=night-nurse token=fuse-1 token=fuse-2, batman E9", tokens="", turn="cyborg",
    )  # fmt: skip
    t.g.lure = "cyborg"
    eliminate(t.g, t["cyborg"])
    hero, zone = t["cyborg"], t.zone("E9")
    assert (hero.status, hero.ready, hero.power) == (Status.ELIMINATED, False, 0)
    assert (hero.traits, hero.gear, hero.escorts, hero.tokens) == ((), "", (), ())
    assert (t.g.trait_discard, t.g.spent_gear) == (["dash", "leap"], ["storm-mace"])
    assert t.g.civilians == {"bus-driver": zone, "night-nurse": zone}
    assert t.g.tokens == {"fuse-1": zone, "fuse-2": zone}
    assert (t.g.current, t.g.actions, t.g.lure) == ("", 0, "")
    assert t.g.log == [HeroLost("cyborg", "E9"), GearDiscarded("cyborg", "storm-mace")]


@pytest.mark.rule("dc.wound.eliminated-own-turn", "dc.emove.only-target")
def test_a_lost_hero_takes_nobody_elses_turn_or_lure() -> None:
    t = table("m2", heroes="cyborg E9, batman E9", tokens="", turn="cyborg")
    t.g.lure = "cyborg"
    eliminate(t.g, t["batman"])
    assert (t.g.current, t.g.actions, t.g.lure) == ("cyborg", 3, "cyborg")
    assert (t.g.log, t.g.spent_gear) == ([HeroLost("batman", "E9")], [])


# Traits


@pytest.mark.rule("dc.trait.gain", "dc.trait.draw-more", "dc.trait.third")
def test_drawing_tells_the_cards_and_keeping_tells_what_was_discarded() -> None:
    t = table(
        heroes="cyborg A4 trait=rally trait=dash gear=utility-pouch", traits="leap guardian",
        turn="cyborg",
    )  # fmt: skip
    t.play("gaintrait", "keep guardian", "replace rally")
    assert t.told(TraitDrawn) == [TraitDrawn("cyborg", ("leap", "guardian"))]
    assert t.told(TraitKept) == [TraitKept("cyborg", "guardian", ("leap", "rally"))]
    assert (t["cyborg"].traits, t.g.trait_discard) == (("dash", "guardian"), ["leap", "rally"])


@pytest.mark.rule("dc.trait.third", "dc.trait.draw-more")
def test_discarding_the_new_trait_is_told_with_everything_that_went() -> None:
    t = table(
        heroes="cyborg A4 trait=rally trait=dash gear=utility-pouch", traits="leap guardian",
        turn="cyborg",
    )  # fmt: skip
    t.play("gaintrait", "keep leap", "pass")
    assert t.told(TraitKept) == [TraitKept("cyborg", "", ("guardian", "leap"))]
    assert (t["cyborg"].traits, t.g.trait_discard) == (("rally", "dash"), ["guardian", "leap"])


@pytest.mark.rule("dc.trait.third")
def test_of_two_copies_one_is_replaced_and_offered_once() -> None:
    t = table(heroes="cyborg A4 trait=dash trait=dash", traits="leap", turn="cyborg")
    t.play("gaintrait")
    assert t.offered() == ["Pass", "Replace dash"]
    t.play("replace dash")
    assert (t["cyborg"].traits, t.g.trait_discard) == (("dash", "leap"), ["dash"])


@pytest.mark.rule("dc.trait.draw-more", "dc.trait.none-left")
def test_effects_draw_as_many_cards_as_there_are() -> None:
    t = table(heroes="cyborg A4 gear=utility-pouch", traits="leap", turn="cyborg")
    t.play("gaintrait")
    assert (t["cyborg"].traits, t.told(TraitKept), t.told(Reshuffled)) == (("leap",), [], [])
    both = table(heroes="cyborg A4 gear=utility-pouch", traits="leap leap", turn="cyborg")
    both.play("gaintrait")
    # Two copies are no choice.
    assert (both["cyborg"].traits, both.g.trait_discard) == (("leap",), ["leap"])


@pytest.mark.rule("dc.trait.reshuffle", "dc.trait.draw-more", "dc.deck.in-use")
def test_a_deck_that_runs_out_in_a_draw_is_made_anew_without_the_card_drawn() -> None:
    t = table(
        heroes="cyborg A4 gear=utility-pouch", traits="leap", trait_discard="rally dash",
        turn="cyborg", shuffles=[["rally", "dash"]],
    )  # fmt: skip
    t.play("gaintrait")
    assert t.offered() == ["Keep leap", "Keep dash"]
    assert t.told(Reshuffled) == [Reshuffled("traits", 2)]
    assert (t.g.trait_deck, t.g.trait_discard) == (["rally"], [])


@pytest.mark.rule("dc.round.enemy-steps", "dc.player.one-turn")
def test_a_hero_that_had_its_turn_waits_for_the_next_round() -> None:
    t = table(heroes="cyborg A4 done, batman F1 done", stage=Stage.PLAYER)
    assert (t.g.round, [told.hero for told in t.told(TurnBegan)]) == (2, [])
