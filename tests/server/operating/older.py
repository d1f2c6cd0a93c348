"""The example game as an earlier release had it, with rules of its own."""

import shutil
from pathlib import Path

NIBBLE = 3
"""The place of an option that the present rules do not know, among those of the first bite."""

_EDITS: dict[str, dict[str, str]] = {
    "__init__.py": {'version = "1"': 'version = "0"'},
    "options.py": {
        "class Eat(Option, frozen=True):": "class Nibble(Option, frozen=True):\n"
        "    filling: Filling\n\n\nclass Eat(Option, frozen=True):",
    },
    "questions.py": {
        "import Accuse, Bid, Eat, Filling": "import Accuse, Bid, Eat, Filling, Nibble",
        "Question[Eat]": "Question[Eat | Nibble]",
    },
    "flow.py": {
        "import Accuse, Bid, Eat, Filling": "import Accuse, Bid, Eat, Filling, Nibble",
        "[Eat(filling) for filling": "[kind(filling) for kind in (Eat, Nibble) for filling",
    },
    "screen.py": {
        "import Accuse, Bid, Eat, Filling": "import Accuse, Bid, Eat, Filling, Nibble",
        "@choices.of(Accuse)": "@choices.of(Nibble)\n"
        "def nibble(a: Reader, option: Nibble) -> show.Choice:\n"
        "    return eat(a, option)\n\n\n@choices.of(Accuse)",
    },
}


def older_rules(site: Path, folder: Path) -> Path:
    """A copy of the site where croquettes may be nibbled, of which later rules know nothing."""
    shutil.copytree(site, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for name, edits in _EDITS.items():
        file = folder / "croquetas" / name
        text = file.read_text("utf-8")
        for before, after in edits.items():
            assert text.count(before) == 1, f"expected {before!r} once in {name}"
            text = text.replace(before, after)
        file.write_text(text, "utf-8")
    return folder
