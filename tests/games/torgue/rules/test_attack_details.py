"""What changes an attack of a Vault Hunter: modifiers, traits, repeats."""

from typing import Any

import pytest

from games.torgue.setups import LINE
from games.torgue.table import BLOODWING, FIRST, Table, table, token, tokens_of
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import Attacked, Moved, Struck, Survived
from sobremesa.games.torgue.state import Show
from sobremesa.kernel import Ask
from sobremesa.testing import offered

# Modifiers


def shot(zone: int, die: int = 3, **more: Any) -> Table:
    """Mordecai in zone 0 after a shot with a rifle at a Goliath."""
    t = table(
        LINE,
        **{
            "mordecai": 0,
            "enemies": [("goliath", zone)],
            "active": "mordecai",
            "gear": {"mordecai": ["third_opinion"]},
            "rolls": [(die, 8)],
            **more,
        },
    )
    t.play("Act 1 third_opinion", "Pay 1 1")
    return t


@pytest.mark.rule("tor.resolve.step3-roll", "tor.hunter.special-passive")
@pytest.mark.parametrize(
    ("bloodwing", "bonus"),
    [({"bloodwing": zone}, zone in (1, 2)) for zone in (0, 1, 2)] + [({}, 0)],
)
def test_marked_prey_adds_one_if_the_target_is_at_most_one_zone_from_bloodwing(
    bloodwing: dict[str, int], bonus: int
) -> None:
    t = shot(2, **bloodwing)
    assert t.told(Attacked) == [Attacked(1, "third_opinion", 8, 3, 2, bonus, 5 + bonus)]


@pytest.mark.rule("tor.hunter.special-passive", "tor.ruling.your-means-hunter")
def test_marked_prey_helps_neither_bloodwing_itself_nor_moze() -> None:
    t = table(LINE, mordecai=0, bloodwing=2, enemies=[("goliath", 3)], active="mordecai", rolls=[3])
    t.play(f"Act {BLOODWING} talons", "Pay 1 1")
    assert t.told(Attacked) == [Attacked(BLOODWING, "talons", 8, 3, 2, 0, 5)]
    t = table(LINE, moze=0, iron_bear=1, enemies=[("goliath", 0)], active="moze", rolls=[3])
    t.play("Act 3 fists", "Pay 3 1")
    assert t.told(Attacked)[0].bonus == 0


@pytest.mark.rule("tor.effect.stacking", "tor.mod.effect")
def test_all_modifiers_of_a_roll_add_up() -> None:
    t = shot(1, bloodwing=1, gear={"mordecai": ["third_opinion", "the_moustache"]})
    assert (t.told(Attacked)[0].bonus, t.told(Attacked)[0].total) == (2, 7)


@pytest.mark.rule("tor.slaughter.scenario", "tor.core.rule-priority")
@pytest.mark.parametrize(
    ("scenario", "slaughter", "zone", "bonus"),
    [
        ("blackout", True, 2, -1),
        ("blackout", True, 3, -1),
        ("blackout", True, 1, 0),
        ("blackout", False, 2, 0),
        ("opening_night", True, 2, 0),
    ],
)
def test_slaughter_in_the_blackout_makes_far_targets_harder_to_hit(
    scenario: str, slaughter: bool, zone: int, bonus: int
) -> None:
    t = shot(zone, scenario=scenario, edit=lambda g: setattr(g, "slaughter", slaughter))
    assert (t.told(Attacked)[0].bonus, t.told(Attacked)[0].total) == (bonus, 5 + bonus)


@pytest.mark.rule("tor.slaughter.scenario")
def test_a_wanted_mission_is_never_dark() -> None:
    def edit(g: Show) -> None:
        g.slaughter, g.wanted = True, "queen_retch"

    t = shot(2, scenario="blackout", edit=edit)
    assert t.told(Attacked)[0].bonus == 0


# Traits by situation


@pytest.mark.rule("tor.ruling.distance-bonus")
@pytest.mark.parametrize(("zone", "again"), [(3, False), (4, True), (5, True)])
def test_mordecais_attacks_gain_precision_at_distance_four(zone: int, again: bool) -> None:
    t = table(
        LINE,
        mordecai=0,
        enemies=[("goliath", zone)],
        active="mordecai",
        gear={"mordecai": ["superlady_scar"]},
        trees={"mordecai": ("long_eye", 1)},
        rolls=[(3, 8)],
    )
    t.play("Act 1 superlady_scar", "Pay 1 1")
    assert t.asked is (ask.Reroll if again else ask.Act)


@pytest.mark.rule("tor.effect.swift", "tor.tree.immediate")
@pytest.mark.parametrize(
    ("action", "colour", "repeats"),
    [("caracal", 2, True), ("caracal", 1, False), ("fists", 2, False)],
)
def test_a_skill_repeats_gun_attacks_that_green_paid_for(
    action: str, colour: int, repeats: bool
) -> None:
    t = table(
        LINE,
        moze=0,
        enemies=[("goliath", 1)],
        active="moze",
        gear={"moze": ["caracal"]},
        trees={"moze": ("bottomless_mags", 0b001000)},
        rolls=[3],
    )
    t.play(f"Act 3 {action}", f"Pay 3 {colour}")
    assert t.asked is (ask.Target if repeats else ask.Act)


@pytest.mark.rule("tor.tree.immediate", "tor.effect.stacking")
def test_a_skill_adds_two_to_reaction_attacks_and_to_no_others() -> None:
    trees = {"mordecai": ("quickdraw", 4)}
    t = shot(2, trees=trees)
    assert t.told(Attacked)[0].bonus == 0
    t = table(
        LINE,
        mordecai=0,
        spotlight="mordecai",
        enemies=[("bruiser", 2)],
        orders=["attack"],
        gear={"mordecai": ["third_opinion"]},
        trees=trees,
        rolls=[(2, 8), (3, 8)],
    )
    t.play("Defend 1 1 false reflexes", "React 1", "Act 1 third_opinion", "Pay 1 1")
    assert (t.told(Attacked)[0].bonus, t.told(Attacked)[0].total) == (2, 7)


@pytest.mark.rule("tor.weapon.grenade-die", "tor.ruling.reaction-grenade")
def test_a_red_grenade_rolls_a_d6_whatever_token_paid_for_the_reaction() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("bruiser", 2)],
        orders=["attack"],
        gear={"salvador": ["pebble_of_doom"]},
        rolls=[(2, 8), (3, 6)],
    )
    t.play("Defend 1 1 false reflexes", "React 0", "Act 0 pebble_of_doom", "Pay 0 1")
    assert [event.sides for event in t.told(Attacked)] == [6]


@pytest.mark.rule("tor.ruling.wounds-add", "tor.tree.immediate")
@pytest.mark.parametrize(("slots", "cryo", "wounds"), [(16, 2, 2), (16, 0, 1), (0, 2, 1)])
def test_a_skill_of_amara_deals_one_wound_more_to_a_frozen_enemy(
    slots: int, cryo: int, wounds: int
) -> None:
    t = table(
        LINE,
        amara=0,
        enemies=[("goliath", 1)],
        active="amara",
        trees={"amara": ("storm_dancer", slots)},
        rolls=[(7, 8)],
        edit=lambda g: setattr(g.enemies[FIRST], "cryo", cryo),
    )
    t.play("Act 2 fists", "Pay 2 1")
    assert t.enemies()[0].wounds == wounds


@pytest.mark.rule("tor.effect.charge", "tor.core.rule-priority")
def test_a_crate_slows_a_charge_as_it_slows_a_move() -> None:
    def carrying(g: Show) -> None:
        g.hunters[2].crate, g.hunters[2].tokens = True, (token("green"),)

    t = table(
        LINE,
        amara=0,
        enemies=[("psycho", 2)],
        active="amara",
        scenario="hot_sauce_run",
        gear={"amara": ["door_knocker"]},
        edit=carrying,
    )
    t.play("Act 2 door_knocker")
    assert t.offered() == ["Zone 1", "Zone 2"]


@pytest.mark.rule("tor.effect.charge")
def test_a_charge_that_stays_is_no_move_and_no_gathering() -> None:
    t = table(
        LINE,
        amara=0,
        enemies=[("goliath", 1)],
        active="amara",
        gear={"amara": ["door_knocker"]},
        rolls=[(3, 8)],
        edit=lambda g: g.floor.update({0: (3,)}),
    )
    t.play("Act 2 door_knocker", "Pay 2 1")
    assert (t.asked, t.told(Moved), len(t.told(Attacked))) == (ask.Act, [], 1)


@pytest.mark.rule("tor.effect.charge", "tor.ruling.swift-range")
def test_a_match_that_is_taken_up_between_charge_and_blow_charges_no_second_time() -> None:
    t = table(
        LINE,
        amara=0,
        enemies=[("psycho", 2), ("marauder", 2)],
        active="amara",
        gear={"amara": ["door_knocker"]},
    )
    t.play("Act 2 door_knocker", "Pay 2 1", "Zone 1")
    assert t.offered() == [f"Target {FIRST}", f"Target {FIRST + 1}"]
    assert offered(t.match.copy()) == t.offered()


@pytest.mark.rule("tor.ruling.gunzerker-weapon")
def test_guns_count_as_used_and_blows_and_grenades_do_not() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("goliath", 1)],
        active="salvador",
        gear={"salvador": ["caracal", "third_opinion", "pebble_of_doom"]},
        rolls=[3, 3, 3, 3],
    )
    t.play("Act 0 pebble_of_doom", "Act 0 fists", "Pay 0 1")
    assert list(t["salvador"].used) == []
    t.play("Act 0 caracal", "Pay 0 1", "Act 0 caracal")
    assert list(t["salvador"].used) == ["caracal"]
    assert t.offered() == ["Pass", "Gunzerk third_opinion"]


# Repeats


@pytest.mark.rule("tor.effect.swift-targets", "tor.ruling.swift-optional")
def test_a_repeat_stays_within_one_zone_of_the_last_target() -> None:
    t = table(
        LINE,
        salvador=1,
        enemies=[("goliath", 0), ("bruiser", 2)],
        active="salvador",
        gear={"salvador": ["chatterbox"]},
        rolls=[(3, 8)],
    )
    t.play("Act 0 chatterbox", "Pay 0 1")
    assert t.offered() == [f"Target {FIRST}", f"Target {FIRST + 1}"]
    t.play(f"Target {FIRST}")
    assert t.offered() == [f"Target {FIRST}", "Done"]
    t.play("Done")
    assert (t.asked, len(t.told(Attacked))) == (ask.Act, 1)


@pytest.mark.rule("tor.effect.swift-targets", "tor.barrel.target")
def test_a_barrel_is_a_last_target_like_any_other() -> None:
    t = table(
        "..b....",
        salvador=1,
        enemies=[("goliath", 0), ("bruiser", 3)],
        active="salvador",
        gear={"salvador": ["chatterbox"]},
        rolls=[(2, 8)],
    )
    t.play("Act 0 chatterbox", "Pay 0 1", "AtBarrel 2")
    assert t.offered() == [f"Target {FIRST + 1}", "AtBarrel 2", "Done"]


@pytest.mark.rule("tor.ruling.ffyl-counts", "tor.effect.swift")
def test_a_hunter_that_fights_for_its_life_makes_its_repeats_too() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("marauder", 2)],
        orders=["attack"],
        gear={"salvador": ["chatterbox"]},
        rolls=[(2, 6), (2, 8), (7, 8)],
        edit=tokens_of(0, token("red", "yellow", spent=True), token("yellow")),
    )
    t.play("Defend 0 1 true reflexes", "React 0", "Act 0 chatterbox", f"Target {FIRST}")
    assert [event.hit for event in t.told(Struck)] == [False, True]
    assert t.told(Survived)


@pytest.mark.rule("tor.ruling.ffyl-when", "tor.ruling.critical-explosive")
@pytest.mark.parametrize(("spare", "asked"), [(True, ask.React), (False, ask.Activate)])
def test_a_hunter_that_its_own_explosion_brings_down_repeats_nothing(
    spare: bool, asked: type[Ask]
) -> None:
    t = table(
        LINE,
        moze=0,
        enemies=[("goliath", 0)],
        active="moze",
        gear={"moze": ["chatterbox"]},
        trees={"moze": ("boom_school", 0b100000)},
        rolls=[(8, 8), (2, 6)],
        edit=tokens_of(
            3, token("red", "green", spent=True), token("yellow"), token("yellow", spent=not spare)
        ),
    )
    t.play("Act 3 chatterbox", "Defend 0 2 true reflexes")
    assert (t.asked, len(t.told(Attacked))) == (asked, 1)
