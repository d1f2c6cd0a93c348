"""The chances that prompts show are those of the dice, in every situation."""

from fractions import Fraction

import pytest

from games.torgue.screen.test_reasons import odds
from games.torgue.setups import LINE
from games.torgue.table import BLOODWING, FIRST, table, token
from sobremesa.games.torgue.rules.odds import against_obstacle, reaches
from sobremesa.games.torgue.state import Item, Show


@pytest.mark.rule("tor.dice.crit-auto-success", "tor.dice.fumble-auto-fail")
@pytest.mark.parametrize(
    ("sides", "bonus", "number", "faces"),
    [(8, 2, 6, 5), (6, 0, 7, 1), (6, 10, 3, 5), (12, 1, 2, 11), (12, 0, 12, 1), (8, -1, 7, 1)],
)
def test_a_one_never_reaches_a_number_and_the_highest_face_always_does(
    sides: int, bonus: int, number: int, faces: int
) -> None:
    assert reaches(sides, bonus, number) == Fraction(faces, sides)


@pytest.mark.rule("tor.dice.obstacle", "tor.ruling.obstacle-die-plain")
def test_the_obstacle_die_is_averaged_over_its_ten_faces() -> None:
    assert against_obstacle(8, 0) == Fraction(7 + 7 + 6 + 5 + 4 + 3 + 2 + 1 + 1 + 1, 80)
    assert against_obstacle(8, 3) == Fraction(7 * 5 + 6 + 5 + 4 + 3 + 2, 80)


# Attacks


@pytest.mark.rule("tor.effect.precision", "tor.effect.reroll-once")
def test_a_reroll_counts_in_what_a_precise_attack_promises() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 2), ("bruiser", 2)],
        active="salvador",
        gear={"salvador": ["polite_cough"]},
    )
    t.play("Act 0 polite_cough", "Pay 0 1")
    assert odds(t) == ["hits 86%, eliminates 86%", "hits 86%, eliminates 0%"]


@pytest.mark.rule("tor.effect.critical", "tor.enemywound.eliminate")
def test_only_a_crit_of_a_critical_weapon_eliminates_one_with_two_hit_points_left() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("bruiser", 2), ("bruiser", 2)],
        active="salvador",
        gear={"salvador": ["needlessly_loud"]},
        edit=lambda g: setattr(g.enemies[FIRST + 1], "wounds", 1),
    )
    t.play("Act 0 needlessly_loud", "Pay 0 1")
    assert odds(t) == ["hits 62%, eliminates 12%", "hits 62%, eliminates 62%"]


@pytest.mark.rule(
    "tor.enemyshield.roll", "tor.enemyshield.excess", "tor.ruling.enemy-several-shields"
)
def test_shields_change_both_the_number_and_the_wounds() -> None:
    def edit(g: Show) -> None:
        up, down, red = token("yellow"), token("yellow", spent=True), token("red")
        for number, shields in enumerate([(up,), (down,), (up, up), (red, up), (red,)]):
            g.enemies[FIRST + number].shields = shields

    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 3)] * 5,
        active="salvador",
        gear={"salvador": ["long_goodbye"]},
        edit=edit,
    )
    t.play("Act 0 long_goodbye", "Pay 0 1")
    assert odds(t) == [
        "hits 72%, eliminates 72%",
        "hits 62%, eliminates 62%",
        "hits 72%, eliminates 0%",
        "hits 72%, eliminates 0%",
        "hits 81%, eliminates 81%",
    ]


@pytest.mark.rule(
    "tor.tyre.enemy-bonus", "tor.ruling.corrosion-flat-defence", "tor.ruling.enemy-shield-modifiers"
)
def test_tyres_and_corrosion_count_down_to_a_defence_of_one() -> None:
    def edit(g: Show) -> None:
        g.enemies[FIRST].corrosion = 9
        g.enemies[FIRST + 1].shields = (token("yellow"),)

    t = table(
        "..t....", salvador=0, enemies=[("psycho", 2), ("bruiser", 2)], active="salvador", edit=edit
    )
    t.play("Act 0 caracal", "Pay 0 1")
    assert odds(t) == ["hits 88%, eliminates 88%", "hits 64%, eliminates 0%"]


@pytest.mark.rule("tor.ruling.wounds-add")
def test_a_storm_dancer_sees_that_the_frozen_fall_more_easily() -> None:
    t = table(
        LINE,
        amara=0,
        enemies=[("bruiser", 1), ("bruiser", 1)],
        active="amara",
        trees={"amara": ("storm_dancer", 0b010000)},
        edit=lambda g: setattr(g.enemies[FIRST], "cryo", 1),
    )
    t.play("Act 2 fists", "Pay 2 1")
    assert odds(t) == ["hits 75%, eliminates 75%", "hits 75%, eliminates 0%"]


@pytest.mark.rule("tor.ruling.companion-origin", "tor.barrel.target")
def test_a_companion_and_a_barrel_have_chances_too() -> None:
    t = table(
        "...b...",
        mordecai=0,
        bloodwing=3,
        enemies=[("psycho", 3), ("bruiser", 3)],
        active="mordecai",
        edit=lambda g: setattr(g.enemies[FIRST + 1], "cryo", 1),
    )
    t.play(f"Act {BLOODWING} talons", "Pay 1 1")
    assert odds(t) == ["hits 62%, eliminates 62%", "hits 62%, eliminates 0%", "goes up 75%"]


@pytest.mark.rule("tor.dice.green", "tor.resolve.step3-roll", "tor.weapon.grenade-die")
def test_the_die_is_the_tokens_or_the_grenades_own() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 2), ("marauder", 2)],
        active="salvador",
        gear={"salvador": ["caracal", "pebble_of_doom"]},
    )
    t.play("Act 0 caracal", "Pay 0 2")
    assert odds(t)[0] == "hits 75%, eliminates 75%", "d12 + 2 against 6"
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 2), ("marauder", 2)],
        active="salvador",
        gear={"salvador": ["caracal", "pebble_of_doom"]},
    )
    t.play("Act 0 pebble_of_doom")
    assert odds(t)[0] == "hits 17%, eliminates 17%", "d6 against 6"


@pytest.mark.rule("tor.hunter.special-as-action")
def test_an_astral_hold_works_against_defence_and_looks_at_no_shield() -> None:
    def edit(g: Show) -> None:
        g.enemies[FIRST].shields = (token("green"),)
        g.enemies[FIRST + 1].corrosion = 9

    t = table(LINE, amara=0, enemies=[("psycho", 2), ("bruiser", 2)], active="amara", edit=edit)
    t.play("Act 2 hold", "Pay 2 1")
    assert odds(t) == ["works 62%", "works 88%"]


@pytest.mark.rule("tor.ruling.your-means-hunter")
@pytest.mark.parametrize(
    ("kind", "number", "tree", "slots"),
    [("mordecai", 1, "quickdraw", 0b000100), ("salvador", 0, "bullet_chewer", 0b000001)],
)
def test_skills_for_reactions_and_gunzerker_promise_nothing_in_a_plain_attack(
    kind: str, number: int, tree: str, slots: int
) -> None:
    t = table(
        LINE,
        salvador=0,
        mordecai=0,
        enemies=[("psycho", 2), ("marauder", 2)],
        active=kind,
        trees={kind: (tree, slots)},
        gear={kind: ["third_opinion"]},
    )
    t.play(f"Act {number} third_opinion", f"Pay {number} 1")
    assert odds(t) == ["hits 62%, eliminates 62%"] * 2


@pytest.mark.rule("tor.dice.crit-auto-success", "tor.mod.effect")
def test_a_bonus_on_the_roll_counts_and_a_crit_hits_even_what_no_total_reaches() -> None:
    t = table(
        "..b....",
        salvador=0,
        enemies=[("psycho", 2), ("bruiser", 2)],
        active="salvador",
        gear={"salvador": ["caracal", "the_moustache"]},
        edit=lambda g: setattr(g.enemies[FIRST + 1], "hardened", 9),
    )
    t.play("Act 0 caracal", "Pay 0 1")
    assert odds(t) == ["hits 75%, eliminates 75%", "hits 12%, eliminates 0%", "goes up 88%"]


@pytest.mark.rule("tor.reaction.trigger", "tor.ruling.your-means-hunter")
def test_a_skill_for_reactions_counts_in_a_reaction() -> None:
    t = table(
        LINE,
        mordecai=0,
        spotlight="mordecai",
        enemies=[("marauder", 2), ("marauder", 2)],
        orders=["attack"],
        rolls=[2],
        trees={"mordecai": ("quickdraw", 0b000100)},
        gear={"mordecai": ["third_opinion"]},
    )
    t.play("Defend 1 1 false reflexes", "React 1", "Act 1 third_opinion", "Pay 1 1")
    assert odds(t) == ["hits 88%, eliminates 88%"] * 2


# Defences


@pytest.mark.rule("tor.ruling.shield-modifiers", "tor.tyre.hunter-bonus")
@pytest.mark.parametrize(
    ("spotlight", "chances"),
    [("salvador", ["holds 75%", "holds 62%"]), ("amara", ["holds 58%", "holds 38%"])],
)
def test_a_shield_roll_adds_tyres_and_what_the_spotlight_gives_but_no_attribute(
    spotlight: str, chances: list[str]
) -> None:
    def edit(g: Show) -> None:
        hunter = g.hunters[0]
        hunter.gear = (Item("ego_bubble", False, (token("green"), token("yellow"))),)

    t = table(
        ".t.....",
        salvador=1,
        spotlight=spotlight,
        enemies=[("psycho", 2)],
        orders=["attack"],
        trees={"salvador": ("meat_wall", 0b001000)},
        edit=edit,
    )
    assert odds(t) == chances, "Force 7 with d12 and d8, a Tyre, ego and the skill"


@pytest.mark.rule("tor.element.corrosion-effect", "tor.attack.step3-roll")
def test_a_defence_with_a_token_adds_the_attribute_but_no_ego_and_corrosion_lowers_it() -> None:
    def edit(g: Show) -> None:
        hunter = g.hunters[0]
        hunter.gear = (Item("ego_bubble", False, (token("green", spent=True),)),)
        hunter.corrosion = 2
        hunter.tokens = (token("green"), token("yellow"))

    t = table(
        LINE,
        salvador=0,
        enemies=[("skag_pup", 1)],
        orders=["attack"],
        trees={"salvador": ("meat_wall", 0b001000)},
        edit=edit,
    )
    assert odds(t) == ["holds 67%", "holds 50%"], "Force 5, Melee 1, the skill 1, two Corrosion"


# Interactions


@pytest.mark.rule("tor.chest.open", "tor.base.interact-roll")
@pytest.mark.parametrize(
    ("sort", "key", "shown"),
    [
        ("loot_chests", False, "works 62%"),
        ("loot_chests", True, ""),
        ("ammo_chests", True, "works 62%"),
    ],
)
def test_a_chest_needs_a_four_unless_the_key_opens_it(sort: str, key: bool, shown: str) -> None:
    def edit(g: Show) -> None:
        g.chests, g.machines = {1: (sort, "money")}, {2: "meds"}
        g.hunters[0].key = key

    t = table(LINE, salvador=1, active="salvador", edit=edit)
    t.play("Act 0 interact", "Pay 0 1")
    assert odds(t) == ["", shown], "a machine needs no roll"


@pytest.mark.rule("tor.ruling.companion-interact", "tor.base.interact-roll")
def test_a_companion_opens_a_chest_with_its_own_tech_and_mordecai_with_his() -> None:
    def edit(g: Show) -> None:
        g.chests, g.machines = {1: ("loot_chests", "money")}, {2: "meds"}

    for mini, shown in ((BLOODWING, "works 62%"), (1, "works 75%")):
        t = table(LINE, mordecai=1, bloodwing=1, active="mordecai", edit=edit)
        t.play(f"Act {mini} interact", "Pay 1 1")
        assert odds(t) == ["", shown]


@pytest.mark.rule("tor.dice.obstacle", "tor.base.interact-roll")
def test_a_terminal_is_switched_on_against_the_obstacle_die() -> None:
    def edit(g: Show) -> None:
        g.objectives, g.machines = {1: 1}, {2: "meds"}

    t = table(LINE, moze=1, active="moze", scenario="blackout", edit=edit)
    t.play("Act 3 interact", "Pay 3 1")
    assert odds(t) == ["", "works 61%"]


@pytest.mark.rule("tor.ruling.reaction-which-actions", "tor.base.interact-roll", "tor.dice.red")
def test_a_chest_opened_as_a_reaction_shows_the_chance_of_the_token_that_pays() -> None:
    def edit(g: Show) -> None:
        g.chests, g.machines = {1: ("loot_chests", "money")}, {2: "meds"}
        g.hunters[0].tokens = (token("red", "yellow"), token("yellow"), token("green"))

    t = table(LINE, salvador=1, enemies=[("marauder", 4)], orders=["attack"], rolls=[2], edit=edit)
    t.play("Defend 1 1 false reflexes", "React 0", "Act 0 interact", "Pay 0 0")
    assert odds(t) == ["", "works 50%"]
