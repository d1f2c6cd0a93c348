"""Sheets: what skills and gear change in the attacks, the attributes and the defences."""

import pytest

from sobremesa.games.torgue.content.book import own_content
from sobremesa.games.torgue.content.schema import SLOTS
from sobremesa.games.torgue.content.sheets import Sheet, Sheets, band_mask
from sobremesa.games.torgue.content.traits import EFFECTS, PLAIN, Traits, compose
from sobremesa.kernel import BadContent
from sobremesa.kernel.vocabulary import check_words

SHEETS = Sheets(own_content())


def sheet(kind: str, tree: str = "", slots: str = "", element: str = "", gear: str = "") -> Sheet:
    """A hunter with the named slots of a tree and the named cards."""
    bits = sum(1 << SLOTS.index(slot) for slot in slots.split())
    return SHEETS.of(kind, tree, bits, element, tuple(gear.split()))


def traits(made: Sheet, weapon: str, *more: str) -> Traits:
    return made.traits(SHEETS.weapons[weapon], more)


def bands(made: Sheet, weapon: str) -> int:
    return made.reach(SHEETS.weapons[weapon])


# Attributes, tokens, rules


@pytest.mark.rule("tor.tree.ranks", "tor.tree.immediate", "tor.hunter.attribute-add")
@pytest.mark.parametrize(
    ("kind", "tree", "slot", "attribute", "value"),
    [
        ("salvador", "bullet_chewer", "s2a", "ranged", 3),
        ("salvador", "reload_rampage", "s2a", "medicine", 3),
        ("salvador", "meat_wall", "s1", "melee", 2),
        ("mordecai", "quickdraw", "s2a", "reflexes", 3),
        ("amara", "storm_dancer", "s2a", "will", 3),
        ("moze", "bear_mother", "s2a", "tech", 3),
    ],
)
def test_a_skill_raises_its_attribute_only_when_its_own_slot_is_filled(
    kind: str, tree: str, slot: str, attribute: str, value: int
) -> None:
    others = " ".join(each for each in SLOTS if each != slot)
    assert sheet(kind, tree, slot).attributes[attribute] == value
    assert sheet(kind, tree, others, "shock").attributes[attribute] == value - 1


@pytest.mark.rule("tor.effect.stacking", "tor.mod.effect")
def test_a_skill_and_two_mods_add_up() -> None:
    made = sheet("salvador", "bullet_chewer", "s2a", gear="steady_drip knuckle_serum caracal")
    assert (made.attributes["ranged"], made.attributes["melee"]) == (4, 2)
    assert made.attributes["tech"] == 0, "an attribute that is missing adds nothing"


@pytest.mark.rule("tor.companion.property", "tor.ruling.your-means-hunter")
def test_a_companions_attributes_are_its_own() -> None:
    falconer = sheet("mordecai", "falconer", "s1", gear="knuckle_serum")
    assert (falconer.companion["melee"], falconer.attributes["melee"]) == (3, 1)
    mother = sheet("moze", "bear_mother", "s1 s3 s4b")
    assert (mother.companion["ranged"], mother.attributes["ranged"]) == (3, 2)
    assert (mother.companion_tokens, mother.companion_shield) == (["yellow"], ["yellow"])
    assert sheet("salvador").companion == {}


@pytest.mark.rule("tor.ruling.skill-token")
def test_skills_that_give_tokens_give_them_to_the_hunter() -> None:
    for kind, tree, slot in (("salvador", "meat_wall", "s4a"), ("amara", "inner_eye", "s4b")):
        assert sheet(kind, tree, slot).tokens == ["yellow"]
        assert sheet(kind, tree).tokens == []
    assert sheet("mordecai", "falconer", "s4a").companion_tokens == ["yellow"]


@pytest.mark.rule("tor.ruling.ammo-saver", "tor.effect.stacking")
def test_rules_of_skill_and_mod_add_up() -> None:
    assert sheet("moze", "bottomless_mags", "s2b").rules["saved_guns"] == 1
    assert sheet("moze", "bottomless_mags", "s2b", gear="belt_feeder").rules["saved_guns"] == 2


@pytest.mark.rule("tor.ruling.immunity")
def test_immunities_come_together() -> None:
    assert sheet("salvador", gear="asbestos_undies smelling_salts").immune == {"burn", "stun"}
    assert len(sheet("amara", "storm_dancer", "s4b").immune) == 6


# Which attacks a skill changes


@pytest.mark.rule("tor.ruling.your-means-hunter", "tor.base.melee")
def test_scopes_say_which_attacks_are_meant() -> None:
    scopes = {weapon: SHEETS.weapons[weapon].scopes for weapon in SHEETS.weapons}
    assert scopes["fists"] == ("all", "melee", "fists")
    assert scopes["saw_axe"] == ("all", "melee")
    assert scopes["caracal"] == ("all", "gun", "pistol")
    assert scopes["hot_take"] == ("all", "gun")
    assert scopes["spark_plug"] == ("all", "grenade")
    assert (scopes["talons"], scopes["bloodwing_fists"]) == (("talons",), ("bloodwing_fists",))
    assert "cardboard_aegis" not in scopes


@pytest.mark.rule("tor.weapon.grenade-die", "tor.dice.yellow")
def test_only_grenades_have_a_die_of_their_own() -> None:
    dice = [SHEETS.weapons[id].die for id in ("caracal", "slag_bag", "spark_plug", "hot_potato")]
    assert dice == [-1, 0, 1, 2]


@pytest.mark.rule("tor.effect.stacking", "tor.effect.lethal")
def test_six_fists_make_all_melee_attacks_lethal_and_only_the_base_attack_charge() -> None:
    made = sheet("amara", "six_fists", "s1 s2b s3 s4a")
    fists, axe, gun = (traits(made, id) for id in ("fists", "saw_axe", "adapting_skag"))
    assert (fists.lethal, fists.critical_lethal, fists.charge, fists.crowd_control) == (
        1,
        1,
        True,
        True,
    )
    assert (axe.lethal, axe.critical_lethal, axe.charge, axe.crowd_control) == (2, 0, False, False)
    assert (gun.lethal, gun.suppression) == (0, True)


@pytest.mark.rule("tor.effect.swift-no-stack", "tor.ruling.your-means-hunter")
def test_quickdraw_is_for_pistols_alone() -> None:
    made = sheet("mordecai", "quickdraw", "s1 s3 s4b")
    pistol, sniper = traits(made, "nuclear_bloodgun"), traits(made, "superlady_scar")
    assert (pistol.precision, pistol.swift) == (True, 1)
    assert dict(pistol.elements) == {"radiation": 1, "slag": 1}
    assert (sniper.precision, sniper.swift, sniper.elements) == (False, 0, ())
    assert traits(made, "talons") == PLAIN


@pytest.mark.rule("tor.ruling.distance-bonus")
def test_some_skills_work_only_in_their_situation() -> None:
    quick = sheet("mordecai", "quickdraw", "s2b")
    assert traits(quick, "caracal").accuracy == 0
    assert traits(quick, "caracal", "reaction").accuracy == 2
    chewer = sheet("salvador", "bullet_chewer", "s1 s3 s4b")
    assert traits(chewer, "hot_take").lethal == 0
    wild = traits(chewer, "hot_take", "gunzerker")
    assert (wild.precision, wild.crowd_control, wild.lethal) == (True, True, 1)
    mags = sheet("moze", "bottomless_mags", "s3")
    assert (traits(mags, "hot_take").swift, traits(mags, "hot_take", "green_gun").swift) == (0, 1)
    eye = sheet("mordecai", "long_eye", "s1 s4a")
    assert traits(eye, "hot_take", "far3").precision is False
    assert traits(eye, "hot_take", "far3", "far4").precision is True


@pytest.mark.rule("tor.effect.small-magazines", "tor.mod.effect")
def test_guns_can_lose_small_magazines_and_nothing_else() -> None:
    clip = sheet("salvador", gear="extended_clip")
    assert traits(clip, "chatterbox") == Traits(swift=1)
    assert traits(sheet("salvador"), "chatterbox") == Traits(swift=1, small_magazines=True)
    mags = sheet("moze", "bottomless_mags", "s1 s4b")
    hot = traits(mags, "hot_take")
    assert (hot.small_magazines, hot.suppression, hot.elements) == (
        False,
        True,
        (("incendiary", 1),),
    )


@pytest.mark.rule("tor.mod.effect", "tor.ruling.your-means-hunter")
def test_the_moustache_helps_all_attacks_of_its_hunter_and_none_of_its_companion() -> None:
    made = sheet("moze", gear="the_moustache sling_glove")
    aims = [traits(made, id).accuracy for id in ("fists", "caracal", "spark_plug", "minigun")]
    assert aims == [1, 1, 2, 0]


# Elements


@pytest.mark.rule("tor.effect.overload", "tor.element.d4")
def test_a_chosen_element_makes_melee_attacks_elemental_and_overload_follows() -> None:
    made = sheet("amara", "storm_dancer", "s1 s2b", "shock")
    fists, plain, hot = (traits(made, id) for id in ("fists", "caracal", "hot_take"))
    assert (fists.elements, fists.overload) == ((("shock", 1),), True)
    assert (plain.elements, plain.overload) == ((), False)
    assert hot.overload, "a gun with an element of its own"
    assert not traits(sheet("amara", "storm_dancer", "s1", "shock"), "fists").overload


@pytest.mark.rule("tor.effect.overload", "tor.ruling.your-means-hunter")
def test_an_elemental_primer_is_for_elemental_guns_alone() -> None:
    made = sheet("mordecai", "falconer", "s4b", "cryo", gear="elemental_primer")
    over = {id: traits(made, id).overload for id in ("hot_take", "caracal", "spark_plug", "talons")}
    assert over == {"hot_take": True, "caracal": False, "spark_plug": False, "talons": False}
    assert traits(made, "talons").elements == (("cryo", 1),)


@pytest.mark.rule("tor.effect.overload", "tor.ruling.your-means-hunter")
def test_a_companions_elements_are_not_the_hunters_elemental_attacks() -> None:
    made = Sheet({}, {}, [own_content().trees["storm_dancer"].slots["s2b"]])
    made.gains["talons"] = ["slag"]
    assert not traits(made, "talons").overload


# Ranges and defences


@pytest.mark.rule("tor.range.only-shown", "tor.mod.effect")
def test_skills_and_mods_add_bands_to_guns_or_grenades() -> None:
    eye, glove = sheet("mordecai", "long_eye", "s4b"), sheet("mordecai", gear="sling_glove")
    assert bands(sheet("mordecai"), "superlady_scar") == band_mask("GL")
    assert bands(eye, "superlady_scar") == band_mask("RYGL")
    assert (bands(eye, "spark_plug"), bands(eye, "talons")) == (band_mask("RYG"), band_mask("R"))
    assert (bands(glove, "acid_reflux"), bands(glove, "caracal")) == (
        band_mask("RYG"),
        band_mask("RY"),
    )


@pytest.mark.rule("tor.range.only-shown", "tor.effect.stacking")
def test_only_the_bands_that_a_skill_names_are_added() -> None:
    assert sheet("amara", "inner_eye", "s1").bands == {"hold": band_mask("G")}
    assert sheet("amara", "inner_eye", gear="sling_glove").bands == {"grenade": band_mask("G")}


@pytest.mark.rule("tor.effect.pistol", "tor.attack.step3-roll")
def test_a_pistol_defends_against_melee_and_skills_against_what_they_say() -> None:
    plain, wall = sheet("salvador"), sheet("salvador", "meat_wall", "s2a")
    eye = sheet("amara", "inner_eye", "s2b")
    assert plain.defences("melee", pistol=True) == ("melee", "ranged")
    assert plain.defences("melee", pistol=False) == ("melee",)
    assert plain.defences("reflexes", pistol=True) == ("reflexes",)
    assert wall.defences("reflexes", pistol=False) == ("reflexes", "medicine")
    assert wall.defences("melee", pistol=False) == ("melee",)
    assert eye.defences("melee", pistol=True) == ("melee", "will", "ranged")
    assert eye.defences("will", pistol=False) == ("will",)


# Effects in words


@pytest.mark.rule("tor.effect.stacking", "tor.ruling.same-effect-twice", "tor.core.x-value")
def test_words_become_traits_and_quantities_add_up() -> None:
    assert compose([]) == PLAIN
    assert compose(["lethal:2", "lethal", "swift", "accurate:2", "accurate"]) == Traits(
        lethal=3, swift=1, accuracy=3
    )
    assert compose(["critical:lethal", "critical:lethal", "critical:explosive"]) == Traits(
        critical_lethal=2, critical_explosive=True
    )
    assert compose(["stun", "stun", "extra:4"]) == Traits(stun=1, extra_die=4)
    assert compose(["corrosion", "cryo", "cryo"]).elements == (("corrosion", 1), ("cryo", 1))


@pytest.mark.rule("tor.effect.swift-no-stack", "tor.example.swift-highest")
def test_the_higher_swift_counts_in_either_order() -> None:
    assert compose(["swift:3", "swift:2"]).swift == compose(["swift:2", "swift:3"]).swift == 3


@pytest.mark.parametrize(
    ("word", "fits"),
    [
        ("lethal", True),
        ("lethal:2", True),
        ("critical:lethal", True),
        ("critical", False),
        ("critical:swift", False),
        ("lethal:many", False),
        ("sparkling", False),
        ("sparkling:2", False),
    ],
)
def test_an_effect_is_a_known_word_with_a_number_or_a_critical_one(word: str, fits: bool) -> None:
    if fits:
        check_words("here", [word], EFFECTS)
    else:
        with pytest.raises(BadContent, match=f"here: expected .*'{word}'"):
            check_words("here", ["pistol", word], EFFECTS)
