"""deploy/Containerfile: each instruction is carried out, by an engine where there is one."""

import json
import os
import re
import shlex
import shutil
import socket
import subprocess
from pathlib import Path

import pytest

from .shelf import Shelf

ROOT = Path(__file__).parents[2]
FILE = ROOT / "deploy" / "Containerfile"
PATIENCE = 120


def instructions(word: str) -> list[str]:
    """What follows that word, wherever it stands."""
    lines = [line for line in FILE.read_text("utf-8").splitlines() if not line.startswith("#")]
    whole = "\n".join(lines).replace("\\\n", " ")
    return re.findall(rf"^{word} +(.*)$", whole, re.MULTILINE)


def left_out() -> re.Pattern[str]:
    """What `.dockerignore` leaves out."""
    lines = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    patterns = [re.escape(line) for line in lines if line and not line.startswith("#")]
    found = "|".join(patterns).replace(r"\*\*/", "(.*/)?").replace(r"\*", "[^/]*")
    return re.compile(rf"({found})(/.*)?\Z")


def context(folder: Path) -> Path:
    """A copy of all that an engine would be sent."""
    ignored = left_out()

    def leave(parent: str, names: list[str]) -> list[str]:
        where = Path(parent).relative_to(ROOT)
        return [name for name in names if ignored.match((where / name).as_posix())]

    copy = folder / "src"
    shutil.copytree(ROOT, copy, ignore=leave)
    return copy


@pytest.fixture(scope="module")
def image(shelf: Shelf, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The root of what comes of the instructions, as far as they can be carried out here."""
    root = tmp_path_factory.mktemp("image")
    (root / "opt").mkdir()
    lock = context(root) / "requirements.lock"
    lock.write_text(shelf.vouch(lock.read_text("utf-8")), "utf-8")
    build, user = instructions("RUN")
    assert user.startswith("useradd")
    ended = subprocess.run(
        ["bash", "-c", at(root, build)],
        env=shelf.environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return root


def at(root: Path, text: str) -> str:
    """The same with the folders of an image below that root."""
    return re.sub(r"(?<=[ =/])/(opt|src|var)/", rf"{root}/\1/", re.sub(r"/src\b", "/src/", text))


def test_what_is_copied_is_there(image: Path) -> None:
    whole, made = (line.split() for line in instructions("COPY"))
    assert whole == [".", "/src"]
    assert (image / "src" / "web" / "dist" / "index.html").is_file()
    assert made[0] == "--from=build"
    assert (image / made[1].lstrip("/") / "bin" / "sobremesa").is_file()
    assert made[1] == made[2], "scripts of an environment name the folder that it was made in"


def test_nothing_is_copied_that_was_made_here(tmp_path: Path) -> None:
    names = {path.name for path in context(tmp_path).rglob("*")}
    assert not names & {".git", ".venv", "node_modules", "__pycache__", ".mypy_cache"}


def test_packages_fit_together(image: Path) -> None:
    python = image / "opt" / "sobremesa" / "bin" / "python"
    ended = subprocess.run(
        [str(python), "-m", "pip", "check"], capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stdout
    drivers = "import psycopg, psycopg_binary"
    subprocess.run([str(python), "-c", drivers], check=True)


@pytest.fixture
def port() -> int:
    """A port at which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture
def environment(image: Path) -> dict[str, str]:
    """What the image says of its environment."""
    (image / "var" / "lib" / "sobremesa").mkdir(parents=True)
    (line,) = instructions("ENV")
    said = dict(each.split("=", 1) for each in at(image, line).split())
    path = said.pop("PATH").replace("$PATH", os.environ["PATH"])
    return {"HOME": str(image), "PATH": path, **said}


def test_it_serves_and_its_health_can_be_told(
    image: Path, environment: dict[str, str], port: int
) -> None:
    (entry,), (told,), (health,) = (
        instructions(each) for each in ("ENTRYPOINT", "CMD", "HEALTHCHECK")
    )
    look = json.loads(health.partition("CMD ")[2].replace("8000", str(port)))
    # Its own network is a container's own; here it is everybody's.
    command = [*json.loads(entry), *json.loads(told.replace("0.0.0.0", "127.0.0.1"))]
    assert subprocess.run(look, env=environment, capture_output=True, check=False).returncode
    program = shutil.which(command[0], path=environment["PATH"])
    assert program == str(image / "opt" / "sobremesa" / "bin" / "sobremesa")
    with subprocess.Popen(
        [*command, "--port", str(port)], executable=program, env=environment
    ) as server:
        try:
            patient = f"until {shlex.join(look)}; do sleep 0.2; done"
            subprocess.run(
                ["bash", "-c", patient],
                env=environment,
                timeout=PATIENCE,
                stderr=subprocess.DEVNULL,
                check=True,
            )
        finally:
            server.terminate()
        assert server.wait(PATIENCE) == 0
    assert (image / "var" / "lib" / "sobremesa" / "tables.db").is_file()


def test_its_user_can_be_made(tmp_path: Path) -> None:
    if os.geteuid() or shutil.which("useradd") is None:
        pytest.skip("only root makes users, with useradd")
    (tmp_path / "etc").mkdir()
    for name in ("passwd", "group", "shadow", "gshadow"):
        (tmp_path / "etc" / name).touch()
    (tmp_path / "var" / "lib").mkdir(parents=True)
    command = shlex.split(instructions("RUN")[1])
    made = [command[0], "--prefix", str(tmp_path), *command[1:]]
    ended = subprocess.run(made, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    (user,) = (tmp_path / "etc" / "passwd").read_text("utf-8").splitlines()
    assert user.split(":")[2] == instructions("USER")[0]
    (volume,) = instructions("VOLUME")
    assert user.split(":")[5] == volume
    assert (tmp_path / volume.lstrip("/")).is_dir()


def engine() -> str:
    """A container engine that answers and has or gets the base image, or why there is none."""
    bases = {line.split()[0] for line in instructions("FROM")}
    for name in ("docker", "podman"):
        if shutil.which(name) is None:
            continue
        if subprocess.run([name, "info"], capture_output=True, check=False).returncode:
            continue
        for base in bases:
            pulled = subprocess.run([name, "pull", base], capture_output=True, check=False)
            if pulled.returncode:
                pytest.skip(f"{name} answers, but cannot get {base}")
        return name
    pytest.skip("no container engine answers here (docker info, podman info)")


def test_an_engine_builds_it() -> None:
    name, tag = engine(), f"sobremesa-test:{os.getpid()}"

    def done(*words: str) -> str:
        ended = subprocess.run([name, *words], capture_output=True, text=True, check=False)
        assert ended.returncode == 0, ended.stdout + ended.stderr
        return ended.stdout.strip()

    done("build", "-f", str(FILE), "-t", tag, str(ROOT))
    try:
        assert done("run", "--rm", "--entrypoint", "id", tag, "-u") == instructions("USER")[0]
        running = done("run", "--rm", "--detach", tag)
        try:
            (health,) = instructions("HEALTHCHECK")
            look = json.loads(health.partition("CMD ")[2])
            patient = f"for i in $(seq 60); do {shlex.join(look)} && exit; sleep 1; done; exit 1"
            done("exec", running, "bash", "-c", patient)
        finally:
            done("stop", running)
    finally:
        done("rmi", tag)
