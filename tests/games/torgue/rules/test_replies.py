"""What enemies do when a Vault Hunter fumbles against them, and who stays where it is."""

from typing import Any

import pytest

from games.torgue.setups import LINE
from games.torgue.table import FIRST, Table, table, token, tokens_of
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    Affected,
    Defended,
    EnemyAttacked,
    EventAttacked,
    LootLost,
    Moved,
    Replied,
)
from sobremesa.games.torgue.rules.loot import AMMO, MONEY
from sobremesa.kernel import Ask

# Replies


def fumble(kind: str, zone: int = 1, *, rolls: list[Any] | None = None, **more: Any) -> Table:
    """Salvador fumbles a shot at an enemy."""
    t = table(
        LINE,
        salvador=0,
        enemies=[(kind, zone)],
        active="salvador",
        rolls=[*more.pop("before", []), (1, 8), *(rolls or [])],
        **more,
    )
    t.play("Act 0 caracal", "Pay 0 1")
    return t


@pytest.mark.rule("tor.ruling.attack-fumble")
@pytest.mark.parametrize(("kind", "replies"), [("nomad", []), ("skag_pup", [FIRST])])
def test_only_an_enemy_with_a_reply_on_its_card_replies(kind: str, replies: list[int]) -> None:
    t = fumble(kind)
    assert [event.mini for event in t.told(Replied)] == replies


@pytest.mark.rule("tor.ruling.attack-fumble-move")
@pytest.mark.parametrize(
    ("kind", "zone", "end"), [("skag_pup", 2, 1), ("suicide_psycho", 2, 1), ("psycho", 2, 1)]
)
def test_a_reply_comes_as_close_as_it_needs_to(kind: str, zone: int, end: int) -> None:
    t = fumble(kind, zone)
    assert [(event.start, event.zone) for event in t.told(Moved)] == [(zone, end)]


@pytest.mark.rule("tor.ruling.attack-fumble-move", "tor.attack.who")
@pytest.mark.parametrize(("zone", "attacks"), [(2, 1), (3, 0)])
def test_an_attack_in_a_reply_needs_range(zone: int, attacks: int) -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("bruiser", zone)],
        active="salvador",
        gear={"salvador": ["third_opinion"]},
        rolls=[(1, 8)],
    )
    t.play("Act 0 third_opinion", "Pay 0 1", *["Pass"] * attacks)
    assert (len(t.told(Replied)), len(t.told(EnemyAttacked))) == (1, attacks)


@pytest.mark.rule("tor.ruling.attack-fumble")
def test_spit_taints_the_attacker_and_the_accountant_fines_it() -> None:
    t = fumble("spitter_skag")
    assert [(event.mini, event.token, event.count) for event in t.told(Affected)] == [
        (0, "corrosion", 1)
    ]
    t = fumble(
        "the_accountant",
        before=[(4, 8)],
        loot={"salvador": [MONEY, AMMO], "amara": [MONEY]},
    )
    assert t.offered() == [f"Return {AMMO}", f"Return {MONEY}"]
    t.play(f"Return {AMMO}")
    assert [(event.hunter, event.loot) for event in t.told(LootLost)] == [(0, AMMO)]
    assert t["salvador"].loot == (MONEY,)


@pytest.mark.rule("tor.ruling.attack-fumble", "tor.ruling.attack-fumble-window")
def test_uncle_fuse_answers_with_a_blast_for_the_attacker_alone() -> None:
    t = fumble("uncle_fuse", amara=0, rolls=[(2, 8)])
    assert [(event.target, event.force, event.resist) for event in t.told(EventAttacked)] == [
        (0, 6, "reflexes")
    ]
    t.play("Defend 1 1 false reflexes")
    assert (t.asked, [event.mini for event in t.told(Defended)]) == (ask.React, [0])


@pytest.mark.rule("tor.ruling.ffyl-fumble", "tor.ruling.ffyl-when")
def test_a_blast_in_reply_passes_the_hunter_that_is_down() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("uncle_fuse", 1)],
        orders=["attack"],
        rolls=[(2, 6), (1, 6)],
        edit=tokens_of(0, token("red", "yellow")),
    )
    t.play("React 0", "Act 0 caracal")
    assert [event.mini for event in t.told(Replied)] == [FIRST]
    assert t.told(EventAttacked) == []


@pytest.mark.rule("tor.wanted.card", "tor.ruling.attack-fumble-move")
@pytest.mark.parametrize(
    ("card", "moves"), [("bolt_mama", False), ("uncle_fuse", True), ("", True)]
)
def test_bolt_mama_never_moves_in_her_mission(card: str, moves: bool) -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("bolt_mama", 5)],
        orders=["move"],
        edit=lambda g: setattr(g, "wanted", card),
    )
    assert bool(t.told(Moved)) is moves


@pytest.mark.rule("tor.wanted.card")
def test_her_escorts_move_in_bolt_mamas_mission() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("nomad", 5)],
        orders=["move"],
        edit=lambda g: setattr(g, "wanted", "bolt_mama"),
    )
    assert len(t.told(Moved)) == 1


@pytest.mark.rule("tor.ruling.enemy-attack-sequence", "tor.reaction.timing")
def test_questions_of_an_order_come_back_from_the_state_and_those_within_an_action_do_not() -> None:
    def anchored(t: Table) -> tuple[type[Ask], bool]:
        (question,) = t.match.asks()
        return type(question), question.anchor

    t = table(LINE, salvador=0, enemies=[("marauder", 1)], orders=["attack"], rolls=[(2, 8)])
    assert anchored(t) == (ask.Defend, True)
    t.play("Defend 1 1 false reflexes")
    assert anchored(t) == (ask.React, True)
    t.play("React 0")
    assert anchored(t) == (ask.Reaction, True)
    t = fumble("marauder", rolls=[(2, 8)])
    assert anchored(t) == (ask.Defend, False)
    t.play("Defend 1 1 false reflexes")
    assert anchored(t) == (ask.React, False)


@pytest.mark.rule("tor.effect.small-magazines", "tor.ruling.attack-fumble-window")
def test_a_gun_with_a_small_magazine_is_empty_before_anybody_reacts_to_the_reply() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("marauder", 2)],
        active="salvador",
        gear={"salvador": ["chatterbox"]},
        rolls=[(1, 8), (2, 8)],
    )
    t.play("Act 0 chatterbox", "Pay 0 1", "Defend 1 1 false reflexes")
    assert (t.asked, t.offered()) == (ask.React, ["Decline 0", "React 0"])
    assert [item.spent for item in t["salvador"].gear] == [True]
    t.play("React 0")
    assert t.asked in (ask.Reaction, ask.Pay)
    assert not t.offers("Act 0 chatterbox")
