"""Single rules of Reactions, of shields and of the Spotlight, one test each."""

import pytest

from games.torgue.setups import LINE
from games.torgue.table import BEAR, BLOODWING, FIRST, table, token, tokens_of
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    Affected,
    Attacked,
    Defended,
    EnemyAttacked,
    Placed,
    Reacted,
    ShutDown,
    SpotlightMoved,
    Wounded,
)
from sobremesa.games.torgue.rules.loot import HEALTH
from sobremesa.games.torgue.rules.upkeep import fresh_item
from sobremesa.games.torgue.state import Item, Show

from .defence_settings import THREE

# Reactions


@pytest.mark.rule("tor.reaction.cost", "tor.reaction.one-action", "tor.reaction.resume")
def test_a_reaction_is_one_action_for_one_token_and_then_the_turn_goes_on() -> None:
    t = table(
        LINE, salvador=0, enemies=[("marauder", 3)] * 2, orders=["attack"], rolls=[(2, 8), (8, 8)]
    )
    t.play("Defend 1 1 false reflexes", "React 0", "Act 0 move", "Pay 0 2", "Zone 1")
    assert t.asked is ask.Defend
    assert t["salvador"].tokens[0] == token("green", spent=True)
    assert [event.mini for event in t.told(EnemyAttacked)] == [FIRST, FIRST + 1]


@pytest.mark.rule("tor.reaction.timing", "tor.spawn.no-supply")
def test_each_enemy_that_rushes_is_reacted_to_before_the_next() -> None:
    t = table(
        "N..1..",
        salvador=0,
        enemies=[("nomad", 1), ("nomad", 2)],
        orders=["spawn"],
        rolls=[(2, 8)],
        changes={"spawn": {"1": (("nomad", 1),)}},
    )
    t.play(f"Obey {FIRST}", "Defend 1 1 false reflexes")
    assert (t.asked, len(t.told(EnemyAttacked))) == (ask.React, 1)


@pytest.mark.rule("tor.ruling.your-means-hunter")
def test_a_bonus_for_your_reactions_does_not_help_the_companion() -> None:
    t = table(
        LINE,
        mordecai=0,
        bloodwing=0,
        spotlight="mordecai",
        enemies=[("marauder", 1)],
        orders=["attack"],
        trees={"mordecai": ("quickdraw", 0b101)},
        rolls=[(2, 8), (3, 8)],
    )
    t.play("Defend 1 1 false reflexes", "React 1", f"Act {BLOODWING} talons", "Pay 1 1")
    assert t.told(Attacked)[0].bonus == 0


@pytest.mark.rule("tor.effect.run-and-gun", "tor.ruling.run-and-gun-token")
def test_the_run_and_gun_token_pays_for_no_other_gun_and_in_no_activation() -> None:
    gear = {"salvador": ["brain_freeze", "third_opinion"]}
    t = table(
        LINE, salvador=0, enemies=[("marauder", 2)], orders=["attack"], gear=gear, rolls=[(2, 8)]
    )
    t.play("Defend 1 1 false reflexes", "React 0", "Act 0 third_opinion")
    assert not t.offers("PayRunAndGun")
    t = table(LINE, salvador=0, enemies=[("marauder", 2)], active="salvador", gear=gear)
    t.play("Act 0 brain_freeze")
    assert not t.offers("PayRunAndGun")


@pytest.mark.rule("tor.ruling.run-and-gun-token")
def test_a_run_and_gun_token_leaves_with_its_weapon_and_is_fresh_when_it_is_equipped() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].gear = ()
        g.hunters[0].pack = (Item("brain_freeze", False, (token("yellow", spent=True),)),)

    t = table(LINE, salvador=0, active="salvador", edit=edit)
    t.play("Act 0 swap", "Pay 0 1")
    assert t["salvador"].gear == (Item("brain_freeze", False, (token("yellow"),)),)
    assert len(t["salvador"].tokens) == 3


@pytest.mark.rule("tor.ruling.suppression-turn")
def test_a_new_turn_has_a_first_fumble_of_its_own() -> None:
    def edit(g: Show) -> None:
        for hunter in g.hunters:
            hunter.activated = True
        g.hunters[2].fumbled = True
        g.queue = ["run_little_contestants", "youre_fired"]

    t = table(
        LINE,
        amara=0,
        spotlight="amara",
        enemies=[("marauder", 2)],
        active="amara",
        rolls=[(2, 8), (1, 8)],
        edit=edit,
    )
    t.play("EndActivation", "Defend 1 1 false reflexes", "React 2", "Act 2 adapting_skag")
    t.play("Pay 2 1")
    assert t.offered() == ["Ignore", "Pass"]


@pytest.mark.rule("tor.ruling.hull-no-reaction")
def test_nobody_reacts_to_the_fall_of_iron_bear_and_it_returns_with_the_round() -> None:
    t = table(
        LINE,
        moze=0,
        iron_bear=1,
        enemies=[("marauder", 3)],
        orders=["attack"],
        rolls=[(2, 8)],
    )
    assert t.told(ShutDown)
    assert not t.told(Reacted)
    assert (t.asked, t.companion("iron_bear").zone) == (ask.Activate, 1)
    assert [event.mini for event in t.told(Placed)] == [BEAR]


# Shields


@pytest.mark.rule("tor.shield.defend-only")
def test_shield_tokens_pay_for_no_action() -> None:
    t = table(
        LINE,
        salvador=0,
        amara=0,
        enemies=[("psycho", 1)],
        active="salvador",
        gear={"salvador": ["double_bubble"]},
        loot={"salvador": [HEALTH], "amara": [HEALTH]},
        edit=tokens_of(0, token("red", "yellow", spent=True)),
    )
    assert not t.offers("Act")


@pytest.mark.rule("tor.shield.tokens")
def test_a_shield_has_the_tokens_that_its_card_shows() -> None:
    t = table(LINE)
    assert fresh_item(t.g, "phoenix_harness").tokens == (token("green"), token("yellow"))
    assert fresh_item(t.g, "red_tape").tokens == (token("red"),) * 3


@pytest.mark.rule("tor.shield.multi-wounds")
def test_a_shield_takes_as_many_wounds_of_an_attack_as_it_has_tokens() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("shotgun_tink", 2)],
        orders=["special", "attack"],
        rolls=[(1, 4), (2, 8)],
        gear={"salvador": ["double_bubble"]},
    )
    assert all(each.spent for each in t["salvador"].gear[0].tokens)
    assert (t["salvador"].tokens, t.told(Wounded)[0].wounds) == (THREE, 0)


@pytest.mark.rule("tor.ruling.shield-attack-success", "tor.effect.stun")
def test_an_attack_that_a_shield_absorbs_still_stuns() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("nine_fingers", 1)],
        orders=["attack"],
        rolls=[(2, 8)],
        gear={"salvador": ["cardboard_aegis"]},
    )
    assert [event.token for event in t.told(Affected)] == ["stun"]
    assert t.told(Wounded)[0].wounds == 0


# Star moves


@pytest.mark.rule("tor.example.star-move-ranged", "tor.ruling.star-example-card")
@pytest.mark.parametrize("kills", [1, 2])
def test_mordecai_needs_two_ranged_eliminations_for_the_spotlight(kills: int) -> None:
    t = table(
        LINE,
        mordecai=0,
        enemies=[("psycho", 2), ("psycho", 1)],
        active="mordecai",
        rolls=[(1, 4), (8, 8)] * kills,
        edit=lambda g: setattr(g.hunters[1], "star", "mind_blowing"),
    )
    t.play(*["Act 1 nuclear_bloodgun", "Pay 1 1"] * kills)
    assert t.g.spotlight == 0
    t.play("EndActivation")
    assert t.g.spotlight == (1 if kills == 2 else 0)


@pytest.mark.rule("tor.ruling.star-move-timing")
def test_the_spotlight_of_an_anytime_star_move_is_taken_right_after_the_action() -> None:
    t = table(
        LINE,
        mordecai=0,
        enemies=[("bruiser", 2)] * 3,
        orders=["attack"],
        rolls=[(8, 8)] * 2,
        edit=lambda g: setattr(g.hunters[1], "star", "untouchable"),
    )
    t.play("Defend 1 1 false reflexes")
    assert t.g.spotlight == 0
    t.play("Defend 1 1 false reflexes")
    assert (t.asked, t.g.spotlight) == (ask.Defend, 1)


@pytest.mark.rule("tor.spotlight.star-move")
def test_defences_in_the_hunters_turn_do_not_make_a_hunter_untouchable() -> None:
    t = table(
        LINE,
        mordecai=0,
        enemies=[("bruiser", 2)] * 2,
        active="mordecai",
        gear={"mordecai": ["caracal"]},
        rolls=[(1, 8), (12, 12)] * 2,
        edit=lambda g: setattr(g.hunters[1], "star", "untouchable"),
    )
    for _ in range(2):
        t.play("Act 1 caracal", "Pay 1 1", "Defend 2 2 false reflexes")
    t.play("EndActivation")
    assert len(t.told(Defended)) == 2
    assert t.told(SpotlightMoved) == []


@pytest.mark.rule("tor.ruling.slaughter-and-holder")
def test_slaughter_goes_on_when_the_spotlight_changes_hands() -> None:
    def edit(g: Show) -> None:
        g.hunters[2].star = "let_the_blood_flow"
        g.slaughter = True

    t = table(LINE, amara=0, enemies=[("psycho", 1)], active="amara", rolls=[(7, 8)], edit=edit)
    t.play("Act 2 fists", "Pay 2 1", "EndActivation")
    assert (t.g.spotlight, t.g.slaughter) == (2, True)
