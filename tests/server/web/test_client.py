"""The client's files."""

import gzip
from pathlib import Path

import pytest

from server.process import ServerProcess
from sobremesa.server.web.client import Client
from sobremesa.table.errors import Refused

SCRIPT = b"console.log('sobremesa')\n" * 100


@pytest.fixture
def client(tmp_path: Path) -> Client:
    """A client of three files."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(b"<!doctype html>")
    (tmp_path / "assets" / "index-1a2b.js").write_bytes(SCRIPT)
    (tmp_path / "picture.png").write_bytes(b"\x89PNG")
    return Client(str(tmp_path))


def test_every_place_inside_the_client_is_its_first_page(client: Client) -> None:
    pages = [client.answer(path, "", "") for path in ("/", "/t/0123", "/t/0123/replay")]
    assert {page.content for page in pages} == {b"<!doctype html>"}
    assert {page.headers["cache-control"] for page in pages} == {"no-cache"}


def test_files_are_compressed_where_that_helps(client: Client) -> None:
    script = client.answer("/assets/index-1a2b.js", "br, gzip", "")
    plain = client.answer("/assets/index-1a2b.js", "identity", "")
    picture = client.answer("/picture.png", "gzip", "")
    assert gzip.decompress(script.content) == plain.content == SCRIPT
    assert script.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in picture.headers


def test_files_whose_names_change_are_cached_for_ever(client: Client) -> None:
    script = client.answer("/assets/index-1a2b.js", "", "")
    assert "immutable" in script.headers["cache-control"]
    with pytest.raises(Refused, match=r"there is no file assets/index-old\.js"):
        client.answer("/assets/index-old.js", "", "")


def test_what_the_browser_has_is_not_sent_again(client: Client) -> None:
    first = client.answer("/picture.png", "", "")
    again = client.answer("/picture.png", "", first.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")


def test_no_path_leads_out_of_the_client(server: ServerProcess) -> None:
    answers = [
        server.http.get(path)
        for path in ("/../pyproject.toml", "/%2e%2e/pyproject.toml", "/t/..%2f..%2fetc/passwd")
    ]
    assert all(b"doctype" in answer.content.lower() for answer in answers)
