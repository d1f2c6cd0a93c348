"""A stranger's machine: packages are built, installed into a fresh environment and used there.

No network is needed. What the packages say they depend on is linked from the environment of the
tests, and nothing else, so a dependency that is not declared is missed here as it would be there.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from collections.abc import Iterator, Mapping
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path

from packaging.requirements import Requirement

from sobremesa.testing.documents import files_in

PIP = (sys.executable, "-m", "pip")
ALONE = ("--no-index", "--no-deps")


class Stranger:
    """A fresh environment in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.wheels = folder / "wheels"
        venv.create(folder / "env", with_pip=False)
        self.bin = folder / "env" / "bin"
        (self.site,) = (folder / "env" / "lib").glob("python*/site-packages")

    def write(self, document: Path, name: str) -> Path:
        """The files of a document, in a folder of that name."""
        for path, text in files_in(document.read_text(encoding="utf-8")).items():
            file = self.folder / name / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        return self.folder / name

    def install(self, *projects: Path) -> None:
        """Build a wheel of each project, install them, and link what they depend on and pytest."""
        build = ("wheel", "--no-build-isolation", "--wheel-dir", str(self.wheels))
        finish(*PIP, *build, *ALONE, *map(str, projects))
        there = ("--python", str(self.bin / "python"))
        finish(*PIP, *there, "install", *ALONE, *map(str, self.wheels.iterdir()))
        own = {name_of(each) for each in distributions(path=[str(self.site)])}
        wanted = [
            Requirement(line)
            for each in distributions(path=[str(self.site)])
            for line in each.requires or ()
        ]
        for needed in all_needed([*wanted, Requirement("pytest")], own):
            self._link(needed)

    def _link(self, package: Distribution) -> None:
        """Make an installed package importable here as well."""
        for top in {file.parts[0] for file in package.files or ()} - {"..", "__pycache__"}:
            link = self.site / top
            if not link.exists():
                link.symlink_to(package.locate_file(top))  # type: ignore[arg-type]

    def run(self, program: str, *arguments: str, folder: Path | None = None) -> str:
        """What a program of the environment prints."""
        return finish(str(self.bin / program), *arguments, folder=folder or self.folder)


def all_needed(wanted: list[Requirement], own: set[str]) -> Iterator[Distribution]:
    """Every package that is needed, directly or by another one; those of one's own are there."""
    seen: set[tuple[str, str]] = set()
    while wanted:
        requirement = wanted.pop()
        for extra in ("", *sorted(requirement.extras)):
            marker = requirement.marker
            key = (canonical(requirement.name), extra)
            if key in seen or key[0] in own or (marker and not marker.evaluate()):
                continue
            seen.add(key)
            package = distribution(requirement.name)
            wanted += _requirements(package, extra)
            yield package


def _requirements(package: Distribution, extra: str) -> Iterator[Requirement]:
    """What a package needs by itself, or for one of its extras."""
    for line in package.requires or ():
        needed = Requirement(line)
        if needed.marker is None or needed.marker.evaluate({"extra": extra}):
            needed.marker = None
            yield needed


def name_of(package: Distribution) -> str:
    """The name of an installed package."""
    return canonical(package.metadata["Name"])


def canonical(name: str) -> str:
    """A name as packages compare it."""
    return name.lower().replace("_", "-").replace(".", "-")


def finish(*command: str, folder: Path | None = None) -> str:
    """Run a command, which must end well, without anything of ours in its surroundings."""
    done = run(*command, folder=folder)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def run(
    *command: str, folder: Path | None = None, environment: Mapping[str, str] = os.environ
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end, good or bad."""
    ours = ("PYTEST", "PYTHON", "SOBREMESA", "VIRTUAL_ENV")
    plain = {name: value for name, value in environment.items() if not name.startswith(ours)}
    return subprocess.run(
        command, cwd=folder, capture_output=True, text=True, env=plain, check=False
    )
