"""The packages of this environment as wheels in a folder, from which pip installs as from an index.

So the commands of documents can be run as they are written, without a network.
"""

from __future__ import annotations

import hashlib
import os
import re
import zipfile
from collections.abc import Iterable
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

from .stranger import all_needed, canonical, name_of

_OURS = {"RECORD", "INSTALLER", "REQUESTED", "direct_url.json"}
"""What an installation adds to a package."""


class Shelf:
    """A folder of wheels."""

    def __init__(self, folder: Path, wanted: Iterable[str]) -> None:
        """The packages that are wanted, and all that they need."""
        self.folder = folder
        own = {"sobremesa"}
        requirements = [Requirement(line) for line in wanted]
        requirements += [Requirement(line) for line in distribution("sobremesa").requires or ()]
        self._hashes = {
            name_of(each): hashlib.sha256(_pack(each, folder).read_bytes()).hexdigest()
            for each in all_needed(requirements, own)
        }

    def environment(self, *more: Path) -> dict[str, str]:
        """What tells pip to look here, and in folders besides, and nowhere else."""
        links = " ".join(str(each) for each in (self.folder, *more))
        plain = {name: text for name, text in os.environ.items() if not name.startswith("PIP_")}
        here = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": links, "PIP_CONFIG_FILE": os.devnull}
        return {**plain, **here}

    def vouch(self, lock: str) -> str:
        """A lock file with the hashes of these wheels beside those of the index."""

        def own(found: re.Match[str]) -> str:
            digest = self._hashes.get(canonical(found[1]))
            return found[0] if digest is None else f"{found[0]}    --hash=sha256:{digest} \\\n"

        return re.sub(r"^([\w.-]+)[^\n]*==[^\n]* \\\n", own, lock, flags=re.MULTILINE)


def _pack(package: Distribution, folder: Path) -> Path:
    """The wheel that an installed package came from, but for what scripts it brings."""
    tag = re.findall(r"^Tag: (.+)$", package.read_text("WHEEL") or "", re.MULTILINE)[-1]
    name = f"{name_of(package).replace('-', '_')}-{package.version}"
    files = [
        file
        for file in package.files or ()
        if not {"..", "__pycache__"} & set(file.parts)
        and not (file.parts[0].endswith(".dist-info") and file.name in _OURS)
    ]
    (information,) = {file.parts[0] for file in files if file.parts[0].endswith(".dist-info")}
    wheel = folder / f"{name}-{tag}.whl"
    with zipfile.ZipFile(wheel, "w") as packed:
        for file in files:
            packed.write(str(file.locate()), file.as_posix())
        record = f"{information}/RECORD"
        lines = [f"{file.as_posix()},,\n" for file in files]
        packed.writestr(record, "".join([*lines, f"{record},,\n"]))
    return wheel
