"""What happens at a table could happen in a browser: nothing is loaded that is not there."""

import subprocess
import sys

_LOAD = """
import importlib, pkgutil, sys
import sobremesa.bots, sobremesa.kernel, sobremesa.table
from sobremesa.kernel import find_game, installed
for package in (sobremesa.bots, sobremesa.kernel, sobremesa.table):
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        importlib.import_module(module.name)
for id in installed():
    find_game(id).texts["en"]
print(*sorted(sys.modules))
"""

_ABSENT = {
    "alembic", "asyncio", "litestar", "multiprocessing", "psycopg", "sqlalchemy", "sqlite3", "ssl",
    "subprocess", "uvicorn", "websockets",
}  # fmt: skip


def test_kernel_games_bots_and_tables_load_nothing_that_a_browser_lacks() -> None:
    loaded = subprocess.run(
        [sys.executable, "-c", _LOAD], capture_output=True, text=True, check=True
    )
    modules = set(loaded.stdout.split())
    assert "sobremesa.table.table" in modules
    assert modules & _ABSENT == set()
