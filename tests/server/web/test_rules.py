"""The text of rules, in the reader's language where it is written down."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.players import good
from server.process import ServerProcess
from sobremesa.kernel import installed
from sobremesa.server.web import rules
from sobremesa.server.web.rules import RuleText, inventory, read_inventory, rule_text
from sobremesa.table.errors import Refused
from sobremesa.table.messages import Language


@pytest.fixture
def own_inventories(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Two English rules of an installed game, of which one is written down in Spanish too."""
    (tmp_path / "es").mkdir()
    english = "- **inc.one**: The first.\n- **inc.two**: The second.\n"
    (tmp_path / "incursion.md").write_text(english, encoding="utf-8")
    (tmp_path / "es" / "incursion.md").write_text("- **inc.one**: La primera.\n", encoding="utf-8")
    monkeypatch.setattr(rules, "_folders", lambda: [tmp_path])
    inventory.cache_clear()
    yield
    inventory.cache_clear()


def test_an_inventory_is_read_rule_by_rule() -> None:
    source = (
        "# Rules\n\n- **a.one**: The first rule,\n  which goes on.\n\n  Not any more.\n"
        "- **a.two**: The second.\nSomething else.\n- not a rule\n"
    )
    assert read_inventory(source) == {
        "a.one": "The first rule, which goes on.",
        "a.two": "The second.",
    }


@pytest.mark.usefixtures("own_inventories")
def test_a_rule_is_read_in_the_language_of_its_reader_or_else_in_english() -> None:
    assert rule_text("inc.one", "en") == RuleText("inc.one", "incursion", "The first.", "en")
    assert rule_text("inc.one", "es") == RuleText("inc.one", "incursion", "La primera.", "es")
    assert rule_text("inc.two", "es") == RuleText("inc.two", "incursion", "The second.", "en")
    with pytest.raises(Refused, match=r"there is no rule 'inc\.three'"):
        rule_text("inc.three", "es")


def test_an_inventory_has_the_same_rules_in_both_languages() -> None:
    different = {
        game: sorted(inventory(game, "es").keys() ^ inventory(game, "en").keys())
        for game in installed()
        if inventory(game, "es")
    }
    assert not any(different.values()), different


def test_why_is_answered_with_the_rule(server: ServerProcess) -> None:
    rule = good(server.http.get("/api/rules/inc.ap.move-forward?language=es"))
    missing = server.http.get("/api/rules/no.such-rule")
    assert rule["game"] == "incursion"
    assert "1" in rule["text"]
    assert missing.status_code == 404


def test_an_authors_note_is_left_out_and_what_it_says_is_kept() -> None:
    source = (
        "- **a.one**: Three things (a, b and c) happen (source: ruling).\n"
        "- **a.two**: As always (see a.ruling.two), with one die (ruling a.ruling.die: yellow).\n"
        "- **a.three**: Draw\n  a card (ruling a.ruling.card).\n"
    )
    assert read_inventory(source) == {
        "a.one": "Three things (a, b and c) happen.",
        "a.two": "As always, with one die (yellow).",
        "a.three": "Draw a card.",
    }


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", list(installed()))
def test_no_authors_note_reaches_a_player(game: str, language: Language) -> None:
    note = re.compile(
        r"\((?:source|see|ruling)\b|\bsource: |\bsiblings?\b|\bthe seed\b", re.IGNORECASE
    )
    rules = inventory(game, language)
    assert rules
    assert {rule: text for rule, text in rules.items() if note.search(text)} == {}
    ragged = re.compile(r"^$| [.,;](?!\.)|  ")
    assert [rule for rule, text in rules.items() if ragged.search(text)] == []
