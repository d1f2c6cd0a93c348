"""Skills that act after an elimination, once the attack is wholly resolved."""

from typing import Any

import pytest

from games.torgue.setups import LINE
from games.torgue.table import FIRST, Table, table, token, tokens_of
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import Eliminated, Healed, Moved, TokenSpent
from sobremesa.games.torgue.rules.loot import AMMO

WOUNDED = (token("red", "yellow"), token("red", "yellow"), token("green"), token("green"))


def rampage(*enemies: tuple[str, int], rolls: list[Any], **more: Any) -> Table:
    """Salvador, wounded twice, heals after a ranged elimination."""
    return table(
        LINE,
        salvador=0,
        enemies=enemies,
        active="salvador",
        rolls=rolls,
        **{
            "trees": {"salvador": ("reload_rampage", 0b001011)},
            "edit": tokens_of(0, *WOUNDED),
            **more,
        },
    )


@pytest.mark.rule("tor.ruling.skill-after-elimination", "tor.wound.heal")
def test_salvador_may_heal_one_after_ranged_eliminations_once_per_activation() -> None:
    t = rampage(*[("psycho", 2)] * 3, rolls=[(7, 12), (7, 12), (4, 6)])
    t.play("Act 0 caracal", "Pay 0 2")
    assert (t.asked, t.offered()) == (ask.Skill, ["Pass", "Accept heal_after_ranged"])
    t.play("Pass", "Act 0 caracal", "Pay 0 2")
    assert (t.asked, t.told(Healed)) == (ask.Skill, []), "it was not used before"
    t.play("Accept heal_after_ranged")
    assert t.told(Healed) == [Healed(0, "salvador", 1, (1,))]
    t.play("Act 0 caracal", "Pay 0 0")
    assert (t.enemies(), t.asked) == ([], ask.Act)


@pytest.mark.rule("tor.ruling.skill-after-elimination")
def test_salvador_heals_neither_after_a_miss_nor_after_a_blow_nor_unhurt_nor_unskilled() -> None:
    missed = rampage(("psycho", 1), rolls=[(2, 12)])
    missed.play("Act 0 caracal", "Pay 0 2")
    assert missed.asked is ask.Act
    blow = rampage(("psycho", 1), rolls=[(7, 12)])
    blow.play("Act 0 fists", "Pay 0 2")
    assert (blow.enemies(), blow.asked, blow.told(Healed)) == ([], ask.Act, [])
    unskilled = rampage(("psycho", 1), rolls=[(7, 12)], trees={})
    unskilled.play("Act 0 caracal", "Pay 0 2")
    assert (unskilled.enemies(), unskilled.asked) == ([], ask.Act)
    whole = rampage(("psycho", 1), rolls=[(7, 12)], edit=tokens_of(0, *[token("green")] * 2))
    whole.play("Act 0 caracal")
    assert (whole.enemies(), whole.asked) == ([], ask.Act)


@pytest.mark.rule("tor.ruling.skill-after-elimination", "tor.ruling.eliminated-active")
def test_a_hunter_that_its_own_explosion_eliminates_has_no_skill_left_to_use() -> None:
    t = rampage(
        ("psycho", 0),
        rolls=[(5, 6), (2, 6)],
        gear={"salvador": ["party_favour"]},
        spotlight="amara",
        edit=tokens_of(0, token("red", "yellow")),
    )
    t.play("Act 0 party_favour")
    assert [event.mini for event in t.told(Eliminated)] == [0, FIRST]
    assert t.asked is ask.Activate


@pytest.mark.rule("tor.ruling.skill-after-elimination", "tor.ruling.ffyl-when")
def test_a_hunter_that_is_down_must_fight_before_any_skill() -> None:
    t = rampage(
        ("psycho", 0),
        rolls=[(1, 8), (2, 8), (7, 8), (2, 6)],
        gear={"salvador": ["party_favour"]},
        edit=tokens_of(0, *[token("yellow")] * 3, token("green")),
    )
    t.play("Act 0 fists", "Pay 0 1", "Defend 1 1 false melee", "React 0")
    t.play("Act 0 party_favour", "Pay 0 1", "Defend 0 1 false reflexes")
    assert (t.enemies(), t["salvador"].down) == ([], True)
    assert (t.asked, t.offered()) == (ask.React, ["Decline 0", "React 0"])


def dancing(*enemies: tuple[str, int], rolls: list[Any], **more: Any) -> Table:
    """Amara steps after a melee elimination."""
    return table(
        LINE,
        amara=2,
        enemies=enemies,
        active="amara",
        trees={"amara": ("six_fists", 0b100000)},
        rolls=rolls,
        **more,
    )


@pytest.mark.rule("tor.ruling.skill-after-elimination", "tor.base.gather-enter")
def test_amara_may_step_one_zone_after_a_melee_elimination_and_gather_there() -> None:
    t = dancing(
        *[("psycho", 2)] * 2,
        rolls=[(7, 8), (7, 8)],
        edit=lambda g: g.floor.update({1: (AMMO,)}),
    )
    t.play("Act 2 fists", "Pay 2 1")
    assert (t.asked, t.offered()) == (ask.Skill, ["Pass", "Accept step_after_melee"])
    t.play("Accept step_after_melee")
    assert t.offered() == ["Zone 1", "Zone 2", "Zone 3"]
    t.play("Zone 1", f"Gather 2 {AMMO}")
    assert (t["amara"].zone, t["amara"].loot, len(t.told(TokenSpent))) == (1, (AMMO,), 1)
    t.play("Act 2 fists", "Pay 2 1")
    assert (t.enemies(), t.asked, len(t.told(Moved))) == ([], ask.Act, 1), "once is all"


@pytest.mark.rule("tor.ruling.skill-after-elimination", "tor.ruling.cryo-scope")
def test_amara_steps_neither_after_a_shot_nor_frozen() -> None:
    shot = dancing(("psycho", 3), rolls=[(7, 8)])
    shot.play("Act 2 adapting_skag", "Pay 2 1")
    assert (shot.enemies(), shot.asked) == ([], ask.Act)
    frozen = dancing(("psycho", 3), rolls=[(7, 8)], edit=lambda g: setattr(g.hunters[2], "cryo", 1))
    frozen.play("Act 2 fists", "Pay 2 1")
    assert (frozen.enemies(), frozen.asked) == ([], ask.Act)


@pytest.mark.rule("tor.ruling.skill-after-elimination")
def test_a_skill_per_activation_is_none_of_a_reaction() -> None:
    t = table(
        LINE,
        amara=2,
        spotlight="amara",
        enemies=[("marauder", 3)],
        orders=["attack"],
        trees={"amara": ("six_fists", 0b100000)},
        rolls=[(2, 8), (7, 8)],
    )
    t.play("Defend 1 1 false reflexes", "React 2", "Act 2 fists", "Pay 2 1")
    assert (t.enemies(), t.asked) == ([], ask.Activate)
