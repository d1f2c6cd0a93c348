"""The Player Phase, Turns, Actions, Power and traits."""

from __future__ import annotations

from typing import get_args

import pytest

from games.dceased.table import table
from sobremesa.games.dceased import GAME
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.events.deeds import Reshuffled, TraitDrawn, TraitKept, TraitUsed
from sobremesa.games.dceased.events.turns import (
    PhaseBegan,
    PowerGained,
    RoundBegan,
    TurnBegan,
    TurnEnded,
)
from sobremesa.games.dceased.options import (
    Collect,
    GainTrait,
    Interact,
    Move,
    Open,
    PowerUp,
    Rescue,
    Trade,
)
from sobremesa.games.dceased.rules.turn import deeds
from sobremesa.games.dceased.state import Stage

# Rounds


@pytest.mark.rule(
    "dc.round.phases", "dc.round.player-steps", "dc.round.enemy-steps", "dc.round.number"
)
def test_a_round_is_player_phase_enemy_phase_and_end_and_then_the_next_is_counted() -> None:
    t = table(heroes="cyborg A4, batman A4", round=1)
    t.play("activate cyborg", "endturn", "endturn")
    names = t.order(TurnBegan, TurnEnded, PhaseBegan, RoundBegan, PowerGained)
    assert names == [
        "TurnBegan", "TurnEnded", "TurnBegan", "TurnEnded", "PhaseBegan", "PhaseBegan",
        "RoundBegan", "PowerGained", "PowerGained",
    ]  # fmt: skip
    assert [event.phase for event in t.told(PhaseBegan)] == ["activation", "spawn"]
    assert (t.told(RoundBegan)[0].round, t.g.round) == (2, 2)


@pytest.mark.rule("dc.round.to-enemy-phase", "dc.player.activate-all", "dc.player.one-turn")
def test_the_enemies_come_when_every_hero_has_had_its_one_turn() -> None:
    t = table(heroes="cyborg A4, batman A4, zatanna A4")
    t.play("activate zatanna", "endturn")
    assert t.offered() == ["Activate cyborg", "Activate batman"]
    t.play("activate batman", "endturn")
    assert (t.g.current, t.g.round, t.told(PhaseBegan)) == ("cyborg", 1, [])
    t.play("endturn")
    assert t.g.round == 2


@pytest.mark.rule("dc.player.gain-power", "dc.player.refresh", "dc.ruling.power-who")
def test_each_hero_in_play_gains_1_power_and_its_token_turns_green() -> None:
    t = table(
        heroes="cyborg A4 done power=4, batman A4 done power=1, zatanna B4 out, supergirl A4 left",
        stage=Stage.GAIN,
    )
    assert [t[hero].power for hero in ("cyborg", "batman", "zatanna", "supergirl")] == [4, 2, 0, 0]
    assert [hero.ready for hero in t.g.heroes.values()] == [True, True, False, False]


@pytest.mark.rule("dc.player.order", "dc.player.order-late", "dc.ruling.group-decisions")
def test_the_players_choose_the_next_hero_when_the_last_turn_is_over() -> None:
    t = table(heroes="cyborg A4 seat=0, batman A4 seat=1, zatanna A4 seat=2", seats=3, round=2)
    assert (t.asked, t.seat, set(t.seats)) == (ask.NextHero, 1, {0, 1, 2})
    t.play("2 activate cyborg")
    assert (t.seat, t.seats) == (0, (0,))
    t.play("endturn")
    assert t.offered() == ["Activate batman", "Activate zatanna"]


@pytest.mark.rule("dc.player.no-interleave")
def test_nobody_else_acts_during_a_turn() -> None:
    t = table(heroes="cyborg A4 seat=0, batman A4 seat=1", seats=2, turn="cyborg")
    assert t.seats == (0,)
    assert not t.offers("activate")


@pytest.mark.rule("dc.turn.actions-blue", "dc.turn.actions-yellow", "dc.ruling.actions-above-blue")
@pytest.mark.parametrize(("xp", "actions"), [(0, 3), (6, 3), (7, 4), (19, 4), (43, 4)])
def test_a_turn_has_three_actions_at_blue_and_four_from_yellow_on(xp: int, actions: int) -> None:
    t = table(heroes=f"cyborg A4 xp={xp}")
    assert (t.told(TurnBegan)[0].actions, t.g.actions) == (actions, actions)


@pytest.mark.rule("dc.turn.free-limit", "dc.turn.end-free")
def test_a_free_action_works_once_a_turn_and_also_when_no_action_is_left() -> None:
    t = table(heroes="batman A4, cyborg A1", turn="batman", actions=1)
    t.play("powerup")
    assert set(t.offered()) == {"Move A3 grapnel-line -", "Move B4 grapnel-line -", "EndTurn"}
    t.play("move B4")
    assert t.g.current == "cyborg"


@pytest.mark.rule("dc.turn.effect-window")
def test_effects_of_the_own_turn_are_offered_between_actions_and_not_inside_one() -> None:
    t = table(
        heroes="supergirl A4 trait=power-surge trait=focused-fury",
        enemies="walker C4", turn="supergirl", rolls=[1, 1],
    )  # fmt: skip
    assert t.offers("use power-surge")
    t.play("move B4")
    assert (t.asked, t.offers("use power-surge")) == (ask.GoOn, False)
    t.play("done", "attack own C4")
    assert (t.asked, t.offers("use power-surge")) == (ask.Roll, False)
    t.play("roll 0")
    assert t.offers("use power-surge")
    t.play("powerup")
    assert (t.g.actions, t.offers("use power-surge")) == (0, True)


@pytest.mark.rule("dc.turn.extra-action")
def test_more_actions_are_added_even_when_none_is_left() -> None:
    t = table(heroes="cyborg A4 trait=adrenaline-rush", turn="cyborg", actions=1)
    t.play("powerup", "use adrenaline-rush")
    assert (t.g.actions, t.offers("move B4")) == (1, True)


@pytest.mark.rule("dc.turn.list", "dc.turn.attack-listed", "dc.ruling.attack-missing")
def test_the_actions_are_nine_and_attack_is_one_of_them() -> None:
    t = table(
        heroes="cyborg C3, batman C3 escort=night-nurse",
        doors="C3-C4", civilians="bus-driver C3", gear="sonic-rifle C3", tokens="o1 C3",
        enemies="walker C4", traits="dash leap", turn="cyborg", rolls=[6, 6],
    )  # fmt: skip
    kinds = {Move, Open, PowerUp, GainTrait, Interact, Rescue, Collect, Trade}
    offered = {option.split()[0] for option in t.offered()}
    assert offered == {kind.__name__ for kind in kinds} | {"Attack", "EndTurn"}
    assert deeds.missing(get_args(ask.Deed)) == []
    t.play("attack own C4")
    assert t.g.actions == 2


@pytest.mark.rule("dc.turn.repeat", "dc.power.up-repeat", "dc.power.up", "dc.power.range")
def test_an_action_may_be_repeated() -> None:
    t = table(heroes="zatanna A4", turn="zatanna", actions=4)
    t.play("powerup", "powerup")
    assert (t["zatanna"].power, t.g.actions) == (4, 2)


@pytest.mark.rule("dc.turn.forfeit", "dc.turn.end", "dc.turn.token-red")
def test_a_turn_ends_when_actions_are_given_up_or_used() -> None:
    t = table(heroes="cyborg A4, batman A1 done, zatanna A1", turn="cyborg")
    t.play("endturn")
    assert (t["cyborg"].ready, t.g.current) == (False, "zatanna")
    t.play("powerup", "powerup", "move A2")
    assert (t.told(TurnEnded)[-1].hero, t.g.round) == ("zatanna", 2)


# Power


@pytest.mark.rule("dc.example.power-cap", "dc.power.overflow")
def test_power_beyond_four_is_ignored() -> None:
    t = table(heroes="zatanna A4 power=3", turn="zatanna")
    t.play("powerup")
    assert t["zatanna"].power == 4
    t = table(heroes="zatanna A4 power=1", civilians="bus-driver A4", turn="zatanna")
    t.play("rescue bus-driver")
    assert t["zatanna"].power == 4


@pytest.mark.rule("dc.power.spend-effects", "dc.power.no-debt", "dc.power.own-only")
def test_an_effect_that_cannot_be_paid_in_full_by_its_own_hero_cannot_be_used() -> None:
    poor = table(heroes="cyborg A4 trait=second-wind health=1, batman A4 power=4", turn="cyborg")
    rich = table(heroes="cyborg A4 trait=second-wind health=1 power=1", turn="cyborg")
    assert (poor.offers("use"), rich.offers("use second-wind")) == (False, True)
    rich.play("use second-wind")
    assert (rich["cyborg"].power, rich["cyborg"].health) == (0, 3)


@pytest.mark.rule("dc.power.floor")
def test_power_never_falls_below_zero() -> None:
    t = table(
        heroes="cyborg A4 power=2 done, batman A4 done", deck="S37", stage=Stage.SPAWN,
        reserve={"walker": 9},
    )  # fmt: skip
    assert [t[hero].power for hero in ("cyborg", "batman")] == [1 + 1, 0 + 1]


# Traits


@pytest.mark.rule("dc.trait.public")
@pytest.mark.parametrize("reader", [0, 1, None])
def test_held_traits_lie_face_up_before_everybody(reader: int | None) -> None:
    t = table(heroes="cyborg A4 trait=dash trait=leap, batman A4 seat=1", seats=2, turn="cyborg")
    text = GAME.texts["en"]
    boards = [card for panel in GAME.scene(t.g, reader, text).panels for card in panel.cards]
    shown = {card.title for board in boards for card in board.cards if not card.back}
    assert {text("trait-dash"), text("trait-leap")} <= shown


@pytest.mark.rule("dc.trait.gain", "dc.trait.once-per-turn")
def test_a_trait_is_drawn_from_the_top_once_per_turn() -> None:
    t = table(heroes="cyborg A4", traits="dash leap", turn="cyborg")
    t.play("gaintrait")
    assert (t["cyborg"].traits, t.g.trait_deck, t.g.actions) == (("dash",), ["leap"], 2)
    assert not t.offers("gaintrait")


@pytest.mark.rule("dc.trait.other-sources")
def test_an_ability_may_give_another_trait_in_the_same_turn() -> None:
    t = table(heroes="batman A4 xp=43", traits="dash leap", turn="batman")
    t.play("gaintrait", "use always-prepared")
    assert (t["batman"].traits, t.g.actions) == (("dash", "leap"), 3)


@pytest.mark.rule("dc.trait.max-two", "dc.trait.third", "dc.trait.third-informed")
@pytest.mark.parametrize(
    ("choice", "held", "discard"),
    [
        ("pass", ("dash", "rally"), ["leap"]),
        ("replace dash", ("rally", "leap"), ["dash"]),
        ("replace rally", ("dash", "leap"), ["rally"]),
    ],
)
def test_a_third_trait_is_seen_and_then_it_or_another_goes(
    choice: str, held: tuple[str, ...], discard: list[str]
) -> None:
    t = table(heroes="cyborg A4 trait=dash trait=rally", traits="leap", turn="cyborg")
    t.play("gaintrait")
    assert (t.asked, t.told(TraitDrawn)[0].cards) == (ask.ThirdTrait, ("leap",))
    t.play(choice)
    assert (t["cyborg"].traits, t.g.trait_discard) == (held, discard)


@pytest.mark.rule("dc.trait.draw-more", "dc.civilian.reusable")
def test_pouch_and_reporter_add_up_and_work_on_every_draw() -> None:
    t = table(
        heroes="batman A4 xp=43 gear=utility-pouch escort=street-reporter",
        traits="dash leap rally guardian", turn="batman",
    )  # fmt: skip
    t.play("gaintrait")
    assert t.offered() == ["Keep dash", "Keep leap", "Keep rally"]
    t.play("keep leap")
    assert (t["batman"].traits, t.g.trait_discard) == (("leap",), ["dash", "rally"])
    t = table(heroes="batman A4 xp=43 gear=utility-pouch", traits="dash leap", turn="batman")
    t.play("use always-prepared")
    assert t.offered() == ["Keep dash", "Keep leap"]


@pytest.mark.rule("dc.trait.reshuffle", "dc.deck.on-demand", "dc.ruling.reshuffle-moment")
def test_the_discarded_traits_become_the_deck_when_one_is_needed_and_not_before() -> None:
    t = table(
        heroes="cyborg A4, batman A4", traits="dash", trait_discard="leap rally", turn="cyborg",
        shuffles=[["leap", "rally"]],
    )  # fmt: skip
    t.play("gaintrait")
    assert (t.g.trait_deck, t.told(Reshuffled)) == ([], [])
    t.play("endturn", "gaintrait")
    assert (t["batman"].traits, t.told(Reshuffled)[0].cards) == (("rally",), 2)


@pytest.mark.rule("dc.trait.none-left", "dc.deck.in-use")
def test_without_any_trait_card_left_none_can_be_gained() -> None:
    t = table(heroes="cyborg A4, batman A4 trait=dash", turn="cyborg")
    assert not t.offers("gaintrait")


@pytest.mark.rule("dc.trait.single-use", "dc.trait.free", "dc.trait.instructions")
def test_a_trait_is_free_and_is_discarded_after_one_use() -> None:
    t = table(heroes="cyborg A4 trait=power-surge", turn="cyborg")
    t.play("use power-surge")
    hero = t["cyborg"]
    assert (hero.power, hero.traits, t.g.actions) == (2, (), 3)
    assert t.g.trait_discard == ["power-surge"]


@pytest.mark.rule("dc.trait.combine", "dc.trait.combine-same", "dc.ruling.trait-together")
def test_two_traits_may_serve_one_attack_and_two_copies_add_up() -> None:
    both = table(
        heroes="cyborg A4 trait=focused-fury trait=perfect-angle", enemies="walker B4",
        turn="cyborg", rolls=[1, 1, 1, 1],
    )  # fmt: skip
    both.play("attack own B4", "use focused-fury", "use perfect-angle")
    same = table(
        heroes="cyborg A4 trait=focused-fury trait=focused-fury", enemies="walker B4",
        turn="cyborg", rolls=[1, 1, 1, 1, 1, 1],
    )  # fmt: skip
    same.play("attack own B4", "use focused-fury", "use focused-fury")
    assert (both["cyborg"].traits, same["cyborg"].traits) == ((), ())


@pytest.mark.rule("dc.trait.off-turn")
def test_a_trait_may_be_used_in_the_enemy_phase() -> None:
    t = table(heroes="cyborg A4 done trait=unyielding", enemies="walker A4", stage=Stage.ACTIVATION)
    t.play("ward cyborg unyielding")
    assert (t["cyborg"].health, t.told(TraitUsed)[0].hero) == (4, "cyborg")


@pytest.mark.rule("dc.trait.not-tradeable")
def test_traits_cannot_be_traded() -> None:
    t = table(
        heroes="cyborg A4 trait=dash gear=riot-shield escort=bus-driver, batman A4", turn="cyborg"
    )
    t.play("trade batman")
    assert t.offered() == ["Hand riot-shield", "Hand bus-driver"]


@pytest.mark.rule("dc.trait.requirement-now", "dc.ability.no-target")
def test_an_effect_without_a_target_is_not_offered() -> None:
    t = table(
        heroes="cyborg A4 trait=rapid-strike trait=second-wind power=4 gear=flash-charge",
        enemies="walker F1", turn="cyborg",
    )  # fmt: skip
    assert not t.offers("use")


@pytest.mark.rule("dc.ruling.trait-make-room")
def test_a_trait_may_be_used_to_make_room_before_drawing() -> None:
    t = table(heroes="cyborg A4 trait=power-surge trait=dash", traits="leap", turn="cyborg")
    t.play("use power-surge", "gaintrait")
    assert (t["cyborg"].traits, t.told(TraitKept)) == (("dash", "leap"), [])
