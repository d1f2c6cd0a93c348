"""Cards and numbers: what the content must hold, and how effects are put together."""

import msgspec
import pytest

from sobremesa.games.torgue import GAME
from sobremesa.games.torgue.content.book import Book, own_content
from sobremesa.games.torgue.content.checks import check_box, check_content
from sobremesa.games.torgue.content.schema import ATTRIBUTES, DIE, Content
from sobremesa.games.torgue.content.traits import compose
from sobremesa.games.torgue.events import EventDrawn, Wounded
from sobremesa.games.torgue.rules.loot import MONEY_VALUE
from sobremesa.games.torgue.screen.names import Names
from sobremesa.games.torgue.screen.scene_panels import foe_card, gear_card
from sobremesa.games.torgue.state import Item
from sobremesa.kernel import BadContent, Setup


@pytest.fixture(name="content")
def own() -> Content:
    return own_content()


@pytest.mark.rule("tor.attribute.six", "tor.hunter.card-fields", "tor.hunter.attribute-count")
def test_every_hunter_has_three_of_the_six_attributes(content: Content) -> None:
    assert len(ATTRIBUTES) == 6
    assert [len(hunter.attributes) for hunter in content.hunters.values()] == [3] * 4
    assert all(hunter.gear for hunter in content.hunters.values())


@pytest.mark.rule(
    "tor.ruling.enemy-card", "tor.ruling.enemy-types", "tor.core.rings", "tor.unique.source"
)
def test_an_enemy_card_has_a_class_and_uniques_share_a_miniature_under_a_ring(
    content: Content,
) -> None:
    kinds = {enemy.kind for enemy in content.enemies.values()}
    assert kinds == {"common", "unique", "boss"}
    uniques = [enemy for enemy in content.enemies.values() if enemy.kind == "unique"]
    assert all(enemy.ring and enemy.miniature in content.enemies for enemy in uniques)
    spawned = {step.kind for event in content.events.values() for step in event.steps}
    assert {"nine_fingers", "bolt_mama"} <= spawned


@pytest.mark.rule("tor.setup.money-value", "tor.dice.others", "tor.ruling.d20-unused")
def test_money_is_worth_five_hundred_and_action_dice_have_six_eight_and_twelve_sides() -> None:
    assert MONEY_VALUE == 500
    assert DIE == (6, 8, 12)


@pytest.mark.rule(
    "tor.core.x-value",
    "tor.effect.swift-no-stack",
    "tor.example.swift-highest",
    "tor.ruling.same-effect-twice",
)
def test_lethal_and_corrosion_add_up_and_of_swift_the_higher_counts() -> None:
    traits = compose(
        ["swift:2", "swift:3", "lethal", "lethal", "corrosion:1", "corrosion:2", "slag", "slag"]
    )
    assert traits.swift == 3
    assert traits.lethal == 2
    assert dict(traits.elements) == {"corrosion": 3, "slag": 1}


def test_content_that_does_not_fit_is_refused_by_file_and_key(content: Content) -> None:
    broken = msgspec.structs.replace(content.gear["caracal"], effects=("pistol", "sparkling"))
    spoiled = msgspec.structs.replace(content, gear={**content.gear, "caracal": broken})
    with pytest.raises(BadContent, match=r"gear.toml: \[caracal\].*sparkling"):
        check_content(spoiled)


def test_a_deck_with_a_card_too_few_is_refused(content: Content) -> None:
    fewer = {id: card for id, card in content.gear.items() if id != "saw_axe"}
    with pytest.raises(BadContent, match="expected 16 cards of the guns deck, got 15"):
        check_box(msgspec.structs.replace(content, gear=fewer))


@pytest.mark.rule("tor.shield.one", "tor.shield.abilities", "tor.mod.effect")
def test_a_mod_changes_what_its_hunter_can_do(content: Content) -> None:
    book = Book(content, Setup(mission="opening_night", seats=1))
    plain = book.sheets.of("salvador", "", 0, "", ())
    fitted = book.sheets.of("salvador", "", 0, "", ("steady_drip", "rubber_dome"))
    assert fitted.attributes["ranged"] == plain.attributes["ranged"] + 1
    assert fitted.immune == {"shock"}


@pytest.mark.rule("tor.core.rings", "tor.boss.events")
def test_cards_say_their_make_their_ring_and_whose_event_they_are() -> None:
    names = Names(GAME.content, GAME.texts["en"])
    make = next(id for id, data in GAME.content.gear.items() if data.make == "sniper")
    assert gear_card(names, Item(make)).subtitle == "Sniper rifle"
    facts = foe_card(names, "nine_fingers").facts
    assert ("Ring", "blue") in [(fact.name, fact.text) for fact in facts]
    lines = [GAME.line(EventDrawn(card), GAME.texts["en"]) for card in ("harvest", "smoke_break")]
    boss, common = [line.detail for line in lines if line is not None]
    assert boss.startswith("An event of the Boss: ")
    assert "Boss" not in common


@pytest.mark.rule("tor.ruling.caption-names")
@pytest.mark.parametrize(
    ("message", "name"),
    [
        ("companion-bloodwing", "Bloodwing"),
        ("gear-caracal", "Caracal"),
        ("gear-adapting_skag", "Adapting Skag"),
        ("gear-nuclear_bloodgun", "Nuclear Bloodgun"),
        ("gear-superlady_scar", "Superlady Scar"),
    ],
)
def test_names_of_the_rulebook_are_the_same_in_both_languages(message: str, name: str) -> None:
    assert {GAME.texts[language](message) for language in ("es", "en")} == {name}


@pytest.mark.rule("tor.wound.extra-choice")
@pytest.mark.parametrize(("count", "words"), [(1, "una herida"), (3, "3 heridas")])
@pytest.mark.parametrize("why", ["burn", "radiation", "hit"])
def test_spanish_counts_wounds(why: str, count: int, words: str) -> None:
    line = GAME.line(Wounded(0, "salvador", count, 0, why), GAME.texts["es"])
    assert line is not None
    assert words in str(line)
    assert "daño" not in str(line)
