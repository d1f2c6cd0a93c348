"""The rules to read: one for 'why?', and all of them with glossary and legend for the page."""

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from server.players import good
from server.process import ServerProcess
from sobremesa.kernel import Game, games, installed
from sobremesa.server.web import inventories
from sobremesa.server.web.inventories import inventory, rules_of
from sobremesa.server.web.rules import RuleText, game_rules, rule_text
from sobremesa.table.errors import Refused
from sobremesa.table.messages import Language

BOTH: tuple[Language, ...] = ("en", "es")


@pytest.fixture
def own_inventories(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Two English rules of an installed game, of which one is written down in Spanish too."""
    (tmp_path / "es").mkdir()
    english = "## Rules\n- **inc.one**: The first.\n- **inc.two**: The second.\n"
    (tmp_path / "incursion.md").write_text(english, encoding="utf-8")
    (tmp_path / "es" / "incursion.md").write_text("- **inc.one**: La primera.\n", encoding="utf-8")
    monkeypatch.setattr(inventories, "_folders", lambda: [tmp_path])
    for cached in (inventory, rules_of):
        cached.cache_clear()
    yield
    for cached in (inventory, rules_of):
        cached.cache_clear()


@pytest.mark.usefixtures("own_inventories")
def test_a_rule_is_read_in_the_language_of_its_reader_or_else_in_english() -> None:
    assert rule_text("inc.one", "en") == RuleText("inc.one", "incursion", "The first.", "en")
    assert rule_text("inc.one", "es") == RuleText("inc.one", "incursion", "La primera.", "es")
    assert rule_text("inc.two", "es") == RuleText("inc.two", "incursion", "The second.", "en")
    with pytest.raises(Refused, match=r"there is no rule 'inc\.three'"):
        rule_text("inc.three", "es")


def test_why_is_answered_with_the_rule(server: ServerProcess) -> None:
    rule = good(server.http.get("/api/rules/inc.ap.move-forward?language=es"))
    missing = server.http.get("/api/rules/no.such-rule")
    assert rule["game"] == "incursion"
    assert "1" in rule["text"]
    assert missing.status_code == 404


@pytest.mark.parametrize("language", BOTH)
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_every_rule_that_a_game_can_name_is_on_its_page(
    game: Game[Any], language: Language
) -> None:
    start = next(iter(rules_of(game.id, language))).partition(".")[0]
    folder = Path(str(files(f"sobremesa.games.{game.id}")))
    sources = "".join(file.read_text(encoding="utf-8") for file in folder.rglob("*.py"))
    named = set(re.findall(rf'"({start}\.[a-z0-9-]+\.[a-z0-9-]+)"', sources))
    named |= {kind.rule for kind in game.question_types if kind.rule}
    named |= {kind.rule for kind in game.event_types if kind.rule}
    named |= {term.rule for term in game.terms.values()}
    assert len(named) > 50
    assert named - rules_of(game.id, language).keys() == set()


@pytest.mark.usefixtures("own_inventories")
def test_the_page_is_in_the_language_of_its_reader_or_else_in_english(tmp_path: Path) -> None:
    (tmp_path / "es" / "incursion.md").unlink()
    page = game_rules("incursion", "es")
    assert (page.title, page.language) == ("Incursion", "en")
    assert [part.title for part in page.parts] == ["Rules"]


def test_the_rules_of_every_game_can_be_read_over_the_network(server: ServerProcess) -> None:
    for game in filter(lambda game: inventory(game, "en"), installed()):
        for language in BOTH:
            page = good(server.http.get(f"/api/games/{game}/rules?language={language}"))
            assert page["language"] == language
            assert len(page["parts"]) == 3
            words = good(server.http.get(f"/api/games/{game}/glossary?language={language}"))
            assert words["terms"]
            assert words["symbols"]
    assert server.http.get("/api/games/whist/rules").status_code == 404
    assert server.http.get("/api/games/whist/glossary").status_code == 404


@pytest.mark.parametrize("what", ["rules", "glossary"])
def test_what_a_browser_has_of_the_rules_is_not_sent_again(
    server: ServerProcess, what: str
) -> None:
    path = f"/api/games/incursion/{what}?language=es"
    first = server.http.get(path)
    again = server.http.get(path, headers={"if-none-match": first.headers["etag"]})
    other = server.http.get(
        path.replace("=es", "=en"), headers={"if-none-match": first.headers["etag"]}
    )
    assert first.headers["content-encoding"] == "gzip"
    assert (again.status_code, again.content) == (304, b"")
    assert other.status_code == 200
