"""Shields, crits and fumbles of defenders, and whom enemies see."""

import pytest

from games.torgue.setups import LINE
from games.torgue.table import FIRST, table, token, tokens_of
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    Attacked,
    Defended,
    Reacted,
    ShutDown,
    SpotlightMoved,
    Struck,
)
from sobremesa.games.torgue.state import Show


@pytest.mark.rule(
    "tor.shield.must-use-first",
    "tor.shield.absorb",
    "tor.example.shield-yellow-left",
    "tor.ruling.shield-no-reaction",
)
def test_an_available_shield_token_must_defend_and_is_spent_instead_of_a_wound() -> None:
    def edit(g: Show) -> None:
        item = g.hunters[0].gear[0]
        g.hunters[0].gear = (
            type(item)(item.card, False, (token("green", spent=True), token("yellow"))),
        )

    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 0)],
        orders=["attack"],
        rolls=[(2, 8)],
        gear={"salvador": ["phoenix_harness"]},
        edit=edit,
    )
    event = t.told(Defended)[0]
    assert (event.attribute, event.shield, event.success) == (0, True, False)
    assert all(each.spent for each in t["salvador"].gear[0].tokens)
    assert t["salvador"].tokens == (token("green"), token("yellow"), token("yellow"))
    assert not t.told(Reacted)
    assert not t.enemies(), "Phoenix Harness set the attacker alight, and it burned"


@pytest.mark.rule("tor.shield.multi-wounds", "tor.ruling.shield-leftover", "tor.shield.exhausted")
def test_lethal_spends_the_shield_first_and_the_rest_hits_the_hunter() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("shotgun_tink", 1)],
        orders=["special", "attack"],
        rolls=[1, 1, 3],
        gear={"salvador": ["cardboard_aegis"]},
    )
    t.play("Suffer 1 1 false")
    assert all(each.spent for each in t["salvador"].gear[0].tokens)
    assert [each.colour for each in t["salvador"].tokens].count(0) == 1


@pytest.mark.rule(
    "tor.example.stack-shotgun-tink",
    "tor.effect.stacking",
    "tor.special.all",
    "tor.ruling.gained-effects-duration",
    "tor.example.lethal-leftover-hunter",
    "tor.ruling.extra-wounds-choice",
)
def test_high_calibre_adds_force_and_lethal_to_crowd_control() -> None:
    t = table(
        LINE,
        salvador=0,
        amara=0,
        enemies=[("shotgun_tink", 1)],
        orders=["special", "attack"],
        rolls=[(2, 4), 2, 8],
    )
    t.play("First 0", "Defend 1 1 false reflexes")
    assert t.told(Defended)[0].against == 8
    assert t.offered() == ["Suffer 2 2 false", "Suffer 1 1 false"]
    t.play("Suffer 1 1 false", "Defend 1 1 false reflexes")
    assert len(t.told(Defended)) == 2


@pytest.mark.rule("tor.tyre.hunter-bonus", "tor.ruling.defence-crit-fumble")
@pytest.mark.parametrize(("die", "success"), [(6, True), (5, False), (1, False), (8, True)])
def test_a_tyre_adds_one_to_defence_and_crit_and_fumble_decide(die: int, success: bool) -> None:
    t = table(
        ".t.....",
        mordecai=1,
        enemies=[("psycho", 2)],
        orders=["attack"],
        rolls=[(die, 8)],
        spotlight="mordecai",
        gear={"mordecai": []},
    )
    t.play("Defend 1 1 false melee")
    assert t.told(Defended)[0].success is success
    assert t.told(Defended)[0].bonus == 1


@pytest.mark.rule("tor.ruling.defence-fumble")
def test_a_fumbled_defence_against_a_goliath_costs_one_wound_more() -> None:
    t = table(LINE, salvador=0, enemies=[("goliath", 1)], orders=["attack"], rolls=[1])
    t.play("Defend 1 1 false melee")
    assert t.asked is ask.Suffer


@pytest.mark.rule(
    "tor.target.fallback", "tor.target.most-red", "tor.target.nearest", "tor.target.players-choose"
)
def test_without_the_spotlight_in_reach_most_red_then_nearest_then_the_players() -> None:
    t = table(
        LINE,
        amara=0,
        moze=5,
        enemies=[("marauder", 3)],
        orders=["attack"],
        rolls=[8],
        edit=tokens_of(2, token("red", "green"), token("yellow")),
    )
    t.play("Defend 1")
    assert t.told(Defended)[0].mini == 2
    t = table(LINE, amara=0, moze=5, enemies=[("marauder", 3)], orders=["attack"], rolls=[8])
    t.play("Defend 1")
    assert t.told(Defended)[0].mini == 3
    t = table(LINE, amara=0, moze=0, enemies=[("marauder", 3)], orders=["attack"], rolls=[8])
    assert t.offered() == ["Target 2", "Target 3"]


@pytest.mark.rule("tor.los.pinned", "tor.ruling.pinned-enemy-target")
def test_an_enemy_with_a_hunter_in_its_zone_attacks_only_there() -> None:
    t = table(LINE, salvador=1, amara=2, enemies=[("marauder", 2)], orders=["attack"], rolls=[8])
    t.play("Defend 1")
    assert t.told(Defended)[0].mini == 2


@pytest.mark.rule(
    "tor.companion.no-target",
    "tor.companion.no-wounds",
    "tor.ruling.hull-no-reaction",
    "tor.ruling.hull-scope",
)
def test_iron_bear_can_be_shut_down_and_bloodwing_is_never_a_target() -> None:
    t = table(
        LINE,
        iron_bear=1,
        bloodwing=3,
        enemies=[("marauder", 2)],
        orders=["attack"],
        rolls=[(2, 8)],
    )
    assert t.told(ShutDown)
    assert not t.told(Reacted)


@pytest.mark.rule("tor.effect.suppression", "tor.ruling.suppression-turn")
def test_suppression_silences_the_first_fumble_of_a_turn_alone() -> None:
    t = table(
        LINE,
        amara=0,
        enemies=[("marauder", 2)],
        active="amara",
        rolls=[1, 1],
    )
    t.play("Act 2 adapting_skag", "Pay 2 1")
    assert t.offered() == ["Ignore", "Pass"]
    t.play("Ignore", "Act 2 adapting_skag", "Pay 2 1")
    assert t.asked is ask.Defend


@pytest.mark.rule(
    "tor.reaction.once-per-attack", "tor.effect.run-and-gun", "tor.ruling.run-and-gun-token"
)
def test_the_token_on_a_run_and_gun_weapon_pays_for_a_reaction_with_it_alone() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("marauder", 2)],
        orders=["attack"],
        rolls=[1, 1, 2],
        gear={"salvador": ["brain_freeze"]},
        edit=tokens_of(0, token("yellow", spent=True), token("green", spent=True)),
    )
    t.play("Defend 1 1 true reflexes", "React 0")
    assert [event.sides for event in t.told(Attacked)] == [8]
    assert t.asked is ask.Activate, "it reacted once, and the turn went on"


@pytest.mark.rule("tor.effect.stun", "tor.effect.stun-ready", "tor.ruling.shield-attack-success")
def test_stun_keeps_one_token_spent_when_tokens_ready() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("nine_fingers", 1)],
        orders=["attack"],
        rolls=[2],
        edit=tokens_of(0, token("yellow", spent=True), token("green", spent=True)),
    )
    t.play("Defend 1 1 true melee")
    assert t.asked is ask.StaySpent
    t.play("StaySpent 2 2")
    assert [each.spent for each in t["salvador"].tokens] == [False, True]
    assert t["salvador"].stun == 0


@pytest.mark.rule(
    "tor.los.required",
    "tor.los.blocked-by-obstacle",
    "tor.los.obstacle-zone",
    "tor.los.allies-transparent",
    "tor.los.same-zone",
    "tor.ruling.los-end-zones",
)
def test_an_enemy_between_blocks_sight_and_an_ally_does_not() -> None:
    t = table(LINE, salvador=0, amara=1, enemies=[("psycho", 2)], active="salvador")
    assert t.offers("Act 0 caracal")
    t = table(
        LINE, salvador=0, enemies=[("bruiser", 1), ("psycho", 2)], active="salvador", rolls=[2]
    )
    before = t.g.enemies[FIRST + 1].wounds
    t.play("Act 0 caracal", "Pay 0 1")
    assert [event.mini for event in t.told(Struck)] == [FIRST], "only the nearer one was in sight"
    assert t.g.enemies[FIRST + 1].wounds == before
    t = table(
        LINE, salvador=0, enemies=[("bruiser", 0), ("psycho", 1)], active="salvador", rolls=[2]
    )
    t.play("Act 0 fists", "Pay 0 1")
    assert t.enemies("psycho"), "the pinned hunter could only strike in its own zone"


@pytest.mark.rule(
    "tor.hunter.special-passive",
    "tor.ruling.gunzerker-weapon",
    "tor.action.free-colour",
    "tor.ruling.free-action-colour",
    "tor.ruling.activation-end",
)
def test_gunzerker_fires_an_unused_gun_for_free_when_the_activation_ends() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("goliath", 2)],
        active="salvador",
        gear={"salvador": ["caracal", "third_opinion"]},
        rolls=[3, (3, 12)],
    )
    t.play("Act 0 caracal", "Pay 0 1", "EndActivation")
    assert t.offered() == ["Pass", "Gunzerk third_opinion"]
    t.play("Gunzerk third_opinion", "Colour 2")
    assert [each.spent for each in t["salvador"].tokens].count(True) == 1
    assert t.g.active != 0


@pytest.mark.rule(
    "tor.ruling.star-move-timing",
    "tor.ruling.star-move-forced",
    "tor.spotlight.transfer",
    "tor.spotlight.single",
    "tor.spotlight.star-move",
)
def test_a_melee_elimination_brings_amara_the_spotlight_after_her_activation() -> None:
    t = table(
        LINE,
        amara=0,
        enemies=[("psycho", 1)],
        active="amara",
        rolls=[(7, 8)],
        edit=lambda g: setattr(g.hunters[2], "star", "let_the_blood_flow"),
    )
    t.play("Act 2 fists", "Pay 2 1")
    assert t.g.spotlight == 0
    t.play("EndActivation")
    assert t.g.spotlight == 2
    assert [(event.hunter, event.why) for event in t.told(SpotlightMoved)] == [
        (2, "let_the_blood_flow")
    ]
