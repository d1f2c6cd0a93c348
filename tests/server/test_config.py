"""How a server is told where it keeps its tables, and how long bots may think."""

import sys

import pytest
from click.testing import CliRunner

from sobremesa.bots import bot_about
from sobremesa.kernel import find_game
from sobremesa.server.commands import command
from sobremesa.server.config import Config, engine_url
from sobremesa.table.errors import Refused


@pytest.mark.parametrize(
    ("database", "url"),
    [
        ("sqlite:///tables.db", "sqlite+pysqlite:///tables.db"),
        ("postgresql://ana@db/tables", "postgresql+psycopg://ana@db/tables"),
        ("postgres:///tables", "postgresql+psycopg:///tables"),
    ],
)
def test_an_address_gets_the_driver_that_fits(database: str, url: str) -> None:
    assert engine_url(database) == url


@pytest.mark.parametrize(("language", "five"), [("en", "five"), ("es", "cinco")])
def test_bots_think_for_as_long_as_their_words_say(language: str, five: str) -> None:
    given = {option.name: option.default for option in command.params}
    assert given["bot_seconds"] == Config(database="").bot_seconds == 5.0
    for game in ("dceased", "incursion", "oursun", "torgue"):
        assert five in bot_about(find_game(game), "master", language)


@pytest.mark.parametrize("database", ["mysql://db/tables", "tables.db"])
def test_another_kind_of_database_is_refused(database: str) -> None:
    with pytest.raises(Refused, match=r"expected a database like sqlite:///tables.db"):
        engine_url(database)


def test_without_its_driver_postgresql_is_refused_with_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    result = CliRunner().invoke(command, ["--db", "postgresql://ana:word@db/tables"])
    assert result.exit_code == 2
    said = " ".join(result.output.split())
    assert "found none: pip install 'sobremesa[postgres]'" in said
    assert "word" not in said
