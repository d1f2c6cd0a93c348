"""Defence, wounds, Reactions and the fight for one's life."""

import pytest

from games.torgue.setups import LINE
from games.torgue.table import table, token, tokens_of
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    Defended,
    Eliminated,
    Reacted,
    Survived,
    WentDown,
)
from sobremesa.games.torgue.state import Show


@pytest.mark.rule(
    "tor.attack.who",
    "tor.attack.step1-tn",
    "tor.attack.step3-roll",
    "tor.attack.step4-result",
    "tor.attribute.usual-defence",
)
def test_a_total_of_die_and_attribute_that_equals_the_force_defends() -> None:
    t = table(LINE, salvador=0, enemies=[("psycho", 1)], orders=["attack"], rolls=[(6, 8)])
    t.play("Defend 1 1 false melee")
    event = t.told(Defended)[0]
    assert (event.die, event.attribute, event.against, event.success) == (6, 1, 7, True)
    assert t["salvador"].tokens == (token("green"), token("yellow"), token("yellow"))


@pytest.mark.rule("tor.target.spotlight-first", "tor.spotlight.main-target")
def test_the_spotlight_is_attacked_though_another_is_nearer_and_has_more_red_tokens() -> None:
    t = table(
        "......\n......",
        moze=0,
        amara=8,
        spotlight="moze",
        enemies=[("marauder", 3)],
        orders=["attack"],
        rolls=[(8, 8)],
        edit=tokens_of(2, token("red", "green"), token("yellow")),
    )
    t.play("Defend 1 1 false reflexes")
    assert [event.mini for event in t.told(Defended)] == [3]


@pytest.mark.rule(
    "tor.attack.force-icon", "tor.ruling.psycho-force-attribute", "tor.ruling.enemy-attack-kind"
)
@pytest.mark.parametrize(("kind", "resist"), [("psycho", "melee"), ("marauder", "reflexes")])
def test_an_attack_is_resisted_with_the_attribute_of_the_force(kind: str, resist: str) -> None:
    t = table(
        LINE, amara=0, spotlight="amara", enemies=[(kind, 1)], orders=["attack"], rolls=[(8, 8)]
    )
    assert [option.split()[-1] for option in t.offered()] == [resist, resist]


@pytest.mark.rule(
    "tor.wound.defence-token-red",
    "tor.wound.green-to-red",
    "tor.attack.step5-wound",
    "tor.wound.state-kept",
    "tor.attack.step2-token",
    "tor.spend.defend-exception",
    "tor.example.spent-token-defends",
)
def test_a_failed_defence_turns_the_token_red_in_the_same_state() -> None:
    spent = token("green", spent=True)
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 1)],
        active="salvador",
        rolls=[1, (2, 12)],
        edit=tokens_of(0, spent, token("yellow")),
    )
    t.play("Act 0 fists", "Defend 2 2 true melee")
    assert t["salvador"].tokens[0] == token("red", "green", spent=True)


@pytest.mark.rule(
    "tor.ruling.attack-fumble",
    "tor.ruling.attack-fumble-move",
    "tor.ruling.attack-fumble-window",
    "tor.reaction.trigger",
)
def test_a_psycho_replies_to_a_fumble_by_coming_and_striking_back() -> None:
    t = table(LINE, salvador=0, enemies=[("psycho", 2)], active="salvador", rolls=[1, (2, 8)])
    t.play("Act 0 caracal", "Pay 0 1")
    assert (t.asked, t.enemies()[0].zone) == (ask.Defend, 1)
    t.play("Defend 1 1 false ranged")
    assert t.asked is ask.React


@pytest.mark.rule("tor.effect.pistol", "tor.effect.pistol-spent")
@pytest.mark.parametrize("empty", [False, True])
def test_a_ready_pistol_defends_against_melee_with_ranged(empty: bool) -> None:
    def edit(g: Show) -> None:
        if empty:
            item = g.hunters[0].gear[0]
            g.hunters[0].gear = (type(item)(item.card, True),)

    t = table(LINE, salvador=0, enemies=[("psycho", 1)], orders=["attack"], rolls=[8], edit=edit)
    assert t.offers("Defend 1 1 false ranged") is not empty


@pytest.mark.rule(
    "tor.wound.red-fails",
    "tor.attack.step6-eliminate",
    "tor.effect.eliminated",
    "tor.ruling.ffyl-no-token",
    "tor.spotlight.on-elimination",
    "tor.wound.only-red",
)
def test_a_failed_red_token_without_available_tokens_eliminates_at_once() -> None:
    t = table(
        LINE,
        salvador=0,
        amara=3,
        enemies=[("psycho", 1)],
        orders=["attack"],
        rolls=[1],
        edit=tokens_of(0, token("red", "yellow", spent=True)),
    )
    t.play("Defend 0 1 true melee")
    assert [event.mini for event in t.told(Eliminated)] == [0]
    assert t.asked is ask.Spotlight


@pytest.mark.rule(
    "tor.ffyl.trigger", "tor.ffyl.success", "tor.ruling.ffyl-tokens", "tor.ruling.ffyl-counts"
)
def test_a_hunter_that_eliminates_in_its_fight_for_life_is_as_good_as_new() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 1)],
        orders=["attack"],
        rolls=[1, 6],
        edit=tokens_of(0, token("red", "yellow"), token("red", "green", spent=True)),
    )
    t.play("Defend 0 1 false melee", "React 0", "Act 0 fists")
    assert t.told(WentDown)
    assert t.told(Survived)
    assert t["salvador"].zone == 0
    assert [each.colour for each in t["salvador"].tokens] == [1, 2]


@pytest.mark.rule("tor.ffyl.failure", "tor.ruling.spotlight-ffyl")
def test_a_fight_for_life_that_eliminates_nobody_is_lost() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 1)],
        orders=["attack"],
        rolls=[1, 2],
        edit=tokens_of(0, token("red", "yellow")),
    )
    t.play("Defend 0 1 false melee", "React 0", "Act 0 fists")
    assert [event.mini for event in t.told(Eliminated)] == [0]


@pytest.mark.rule("tor.ruling.ffyl-when")
def test_a_hunter_that_is_down_is_no_target() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 1), ("psycho", 1)],
        orders=["attack"],
        rolls=[1],
        edit=tokens_of(0, token("red", "yellow")),
    )
    t.play("Defend 0 1 false melee")
    assert t["salvador"].down
    assert t.asked is ask.React


@pytest.mark.rule(
    "tor.reaction.cost",
    "tor.reaction.one-action",
    "tor.reaction.timing",
    "tor.reaction.resume",
    "tor.reaction.move-away",
    "tor.ruling.reaction-which-actions",
)
def test_a_wounded_hunter_may_spend_a_token_for_one_action() -> None:
    t = table(LINE, salvador=0, enemies=[("marauder", 3)], orders=["attack"], rolls=[1])
    t.play("Defend 1 1 false reflexes")
    assert sorted(t.offered()) == ["Decline 0", "React 0"]
    t.play("React 0")
    assert t.offers("Act 0 move")
    t.play("Act 0 move", "Pay 0 2", "Zone 3")
    assert t["salvador"].zone == 3
    assert len(t.told(Reacted)) == 1
    assert t.asked is ask.Activate, "the enemies' turn went on to its end"


@pytest.mark.rule(
    "tor.reaction.not-for-other-wounds",
    "tor.endenemy.burn",
    "tor.element.burn-effect",
    "tor.wound.extra-choice",
    "tor.ruling.shield-only-attacks",
)
def test_burn_wounds_past_shields_and_allows_no_reaction() -> None:
    t = table(
        LINE,
        salvador=0,
        orders=["move"],
        gear={"salvador": ["double_bubble"]},
        edit=lambda g: setattr(g.hunters[0], "burn", 2),
    )
    t.play("Suffer 1 1 false", "Suffer 1 1 false")
    assert [each.colour for each in t["salvador"].tokens].count(0) == 2
    assert not any(each.spent for each in t["salvador"].gear[0].tokens)
    assert t.asked is ask.Activate


@pytest.mark.rule("tor.ruling.ffyl-not-without-attack", "tor.wound.only-red")
def test_a_wound_without_an_attack_gives_no_fight_for_life() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].burn, g.hunters[0].tokens = 1, (token("red", "yellow"),)

    t = table(LINE, salvador=0, orders=["move"], edit=edit)
    assert not t.told(WentDown)
    assert [event.mini for event in t.told(Eliminated)] == [0]
