"""The chronicle tells what happened: who gets what, how much, and in right words for any count."""

import re

import pytest

from games.torgue.setups import LINE
from games.torgue.table import BEAR, FIRST, bag_of, table, token
from sobremesa.bots import any_choice
from sobremesa.games.torgue import GAME
from sobremesa.games.torgue.events import (
    Affected,
    BagRefilled,
    Bought,
    DeckHardened,
    ElementRolled,
    Eliminated,
    Healed,
    LootDrawn,
    MoneyGained,
    Reacted,
    Respawned,
    WentDown,
    Wounded,
)
from sobremesa.games.torgue.rules.loot import AMMO, AMMO_CARD, HEALTH, LEVEL_UP
from sobremesa.games.torgue.screen.names import Names
from sobremesa.games.torgue.state import Show
from sobremesa.kernel import Dice, Event, Match
from sobremesa.testing import events_of


def said(event: Event, language: str = "en") -> str:
    line = GAME.line(event, GAME.texts[language])
    assert line is not None
    return line.text


COUNTED = [
    (
        lambda count: Wounded(0, "salvador", count, 1),
        "The shield of Salvador stops one wound and lets {} through.",
        ("nothing", "one", "2"),
        "El escudo de Salvador para una herida y {}.",
        ("no deja pasar nada", "deja pasar una", "deja pasar 2"),
    ),
    (
        lambda count: Wounded(0, "salvador", count, 0),
        "Salvador takes {}.",
        ("no wound", "one wound", "2 wounds"),
        "Salvador {}.",
        ("no sufre ninguna herida", "encaja una herida", "encaja 2 heridas"),
    ),
    (
        lambda count: Wounded(0, "salvador", 0, count + 1),
        "The shield of Salvador stops {} and lets nothing through.",
        ("one wound", "2 wounds", "3 wounds"),
        "El escudo de Salvador para {} y no deja pasar nada.",
        ("una herida", "2 heridas", "3 heridas"),
    ),
    (
        lambda count: Healed(FIRST, "bolt_mama", count),
        "Bolt Mama heals {}.",
        ("0 wounds", "one wound", "2 wounds"),
        "Mamá Tornillo se cura {}.",
        ("0 heridas", "una herida", "2 heridas"),
    ),
    (
        lambda count: Affected(0, "salvador", "corrosion", count),
        "Salvador gets Corrosion{}.",
        (" ×0", "", " ×2"),
        "Salvador recibe Corrosión{}.",
        (" ×0", "", " ×2"),
    ),
    (
        lambda count: DeckHardened(count),
        "The audience wants more: the Announcement deck hardens by {}.",
        ("0 levels", "one level", "2 levels"),
        "El público pide más: el mazo de Anuncios se endurece {}.",
        ("0 niveles", "un nivel", "2 niveles"),
    ),
    (
        lambda count: BagRefilled(count),
        "{} back into the bag.",
        ("0 tokens go", "One token goes", "2 tokens go"),
        "{} a la bolsa.",
        ("Vuelven 0 fichas", "Vuelve una ficha", "Vuelven 2 fichas"),
    ),
]


@pytest.mark.parametrize(("event", "english", "in_english", "spanish", "in_spanish"), COUNTED)
def test_counts_are_right_for_none_one_and_two(
    event: type[Event],
    english: str,
    in_english: tuple[str, ...],
    spanish: str,
    in_spanish: tuple[str, ...],
) -> None:
    for count in range(3):
        told = event(count)
        assert said(told) == english.format(in_english[count])
        assert said(told, "es") == spanish.format(in_spanish[count])


def test_no_message_puts_a_bare_number_before_a_word_that_would_change_with_it() -> None:
    nouns = {
        "en": r"\} (wound|wounds|token|tokens|zones?|points?|levels?)\b",
        "es": r"\} (heridas?|fichas?|zonas?|puntos?|niveles|nivel)\b",
    }
    for language, noun in nouns.items():
        for line in GAME.texts.sources[language].splitlines():
            if re.search(noun, line):
                assert re.match(r"\s+(\[|\*\[)|.*\$(mini|hunter|colour|loot|card)", line), line


def test_money_is_written_as_each_language_writes_it() -> None:
    assert said(Bought(0, "toolbelt", 1500)) == "Salvador buys Toolbelt for $1,500."
    assert said(Bought(0, "toolbelt", 1500), "es").endswith("por 1500 $.")
    assert said(MoneyGained(1)) == "$500 for the common pool."
    assert said(Respawned(0, 3, 2), "es").endswith("por el doble: 1000 $.")
    spanish = Names(GAME.content, GAME.texts["es"])
    assert spanish.money(12_500) == "12\u00a0500 $"
    for language in ("en", "es"):
        source = GAME.texts.sources[language]
        assert not re.search(r"\d{3} \$|\$\d", source), "amounts are never written out"


def test_loot_is_told_with_who_takes_it() -> None:
    assert said(LootDrawn(0, AMMO, 2)) == (
        "Salvador takes what falls out of the bag in zone 3: Ammo."
    )
    assert said(LootDrawn(0, AMMO_CARD, 2)) == "The bag drops Ammo (card) in zone 3."
    assert said(LootDrawn(-1, AMMO, 2)) == "The bag drops Ammo in zone 3."
    assert said(LootDrawn(0, AMMO, -1)) == "Salvador reaches into the bag: Ammo."
    assert said(LootDrawn(0, LEVEL_UP, 2)) == "Out of the bag comes Level-Up!"


@pytest.mark.rule("tor.loot.health-heal")
def test_what_a_health_token_heals_is_told() -> None:
    def wounded(g: Show) -> None:
        g.hunters[0].tokens = (token("red", "yellow"), token("green"))

    t = table(LINE, salvador=0, active="salvador", loot={"salvador": [HEALTH]}, edit=wounded)
    t.play(f"UseLoot 0 {HEALTH}")
    assert t.told(Healed) == [Healed(0, "salvador", 1, (1,))]
    assert said(t.told(Healed)[0]) == "Salvador heals one wound (yellow)."


def test_a_kill_says_how_many_that_makes_where_the_scenario_counts_them() -> None:
    gear = {"salvador": ["caracal"]}
    for scenario, kills in (("opening_night", " That makes 1 of 26."), ("blackout", "")):
        t = table(
            LINE,
            salvador=0,
            enemies=[("psycho", 2)],
            active="salvador",
            scenario=scenario,
            rolls=[(7, 8)],
            gear=gear,
            bag=bag_of(),
        )
        t.play("Act 0 caracal", "Pay 0 1")
        (fact,) = t.told(Eliminated)
        assert said(fact) == f"AND OUT! Salvador eliminates Psycho 1 in zone 3.{kills}"


@pytest.mark.rule("tor.ruling.ffyl-no-token", "tor.ffyl.trigger")
@pytest.mark.parametrize("spent", [True, False])
def test_a_hunter_without_a_token_is_not_told_to_fight(spent: bool) -> None:
    def last(g: Show) -> None:
        g.hunters[0].tokens = (token("red", "yellow", spent=spent),)

    rolls = [(2, 6)]
    t = table(
        LINE, salvador=0, enemies=[("marauder", 2)], orders=["attack"], rolls=rolls, edit=last,
        spare=True,
    )  # fmt: skip
    (fact,) = t.told(WentDown)
    assert fact.fights is not spent
    assert ("right now" in said(fact)) is not spent


@pytest.mark.rule("tor.ruling.reaction-companion")
def test_iron_bear_reacts_as_itself() -> None:
    t = table(
        "......\n......",
        salvador=0,
        iron_bear=7,
        enemies=[("marauder", 3)],
        orders=["attack"],
        rolls=[(2, 8)],
    )
    t.play("Defend 1 1 false reflexes", f"React {BEAR}")
    assert [said(event) for event in t.told(Reacted)] == ["Iron Bear reacts."]


@pytest.mark.rule("tor.chest.explosion")
def test_the_die_of_a_chest_that_explodes_is_told() -> None:
    def trapped(g: Show) -> None:
        g.chests = {0: ("loot_chests", "explosion")}

    t = table(
        LINE,
        salvador=0,
        active="salvador",
        rolls=[(8, 8), (3, 4), (1, 10), (8, 8)],
        edit=trapped,
        spare=True,
    )
    t.play("Act 0 interact", "Pay 0 1")
    assert t.told(ElementRolled) == [ElementRolled("incendiary", 3, False)]


def test_enemies_keep_their_names_when_they_are_gone() -> None:
    match = Match.start(GAME, GAME.prepare("opening_night", 1, {}), 3, keep=True)
    dice = Dice(3)
    while match.question is not None:
        ask = match.asks()[0]
        prompt = GAME.prompt(match.state, ask, ask.seat, GAME.texts["en"])
        words = " ".join((prompt.text, *(choice.text for choice in prompt.choices)))
        assert not re.search(r"\bEnemy \d", words)
        match.answer(*any_choice(match, dice))
    for event in events_of(match):
        assert not re.search(r"\bEnemy \d", said(event))
