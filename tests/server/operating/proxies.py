"""The proxies of `deploy/`, run on ports of a test in front of its servers."""

from __future__ import annotations

import os
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from server.process import DEADLINE, ServerProcess, until

DEPLOY = Path(__file__).parents[3] / "deploy"
NAME = "play.example"
"""The name that the files of `deploy/` have in the place of somebody's own."""


def program(name: str) -> str:
    """Where a program is, or why the test is not run."""
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not installed here")
    return found


def check(*command: str) -> str:
    """What a program says that must find nothing to complain about."""
    ended = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


def free_ports(count: int) -> list[int]:
    """Ports of this machine at which nobody listens."""
    with ExitStack() as probes:
        found = [probes.enter_context(socket.socket()) for _ in range(count)]
        for probe in found:
            probe.bind(("127.0.0.1", 0))
        return [int(probe.getsockname()[1]) for probe in found]


class _Led(httpx.HTTPTransport):
    """Leads the name to this machine, whatever the world's name servers say."""

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.extensions["sni_hostname"] = request.url.host
        request.url = request.url.copy_with(host="127.0.0.1")
        return super().handle_request(request)


class Front:
    """A proxy: how people come to the servers behind it."""

    def __init__(self, port: int, plain: int, authority: Path) -> None:
        """It takes TLS at one port, and at the other says where that is."""
        self.port, self.plain = port, plain
        self.url = f"https://{NAME}:{port}"
        self.authority = authority
        self.http = self.client()

    def __enter__(self) -> Front:
        """The proxy itself; what was opened to it is closed at the end."""
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def client(self, address: str = "127.0.0.1") -> httpx.Client:
        """A browser on a machine with that address."""
        transport = _Led(verify=self._context(), local_address=address)
        page = {"Origin": self.url}
        return httpx.Client(base_url=self.url, headers=page, transport=transport, timeout=DEADLINE)

    @contextmanager
    def dial(self, path: str, address: str = "127.0.0.1") -> Iterator[ClientConnection]:
        """A WebSocket to that path, as a page of ours opens it."""
        plain = socket.create_connection(("127.0.0.1", self.port), DEADLINE, (address, 0))
        with (
            self._context().wrap_socket(plain, server_hostname=NAME) as sock,
            connect(
                f"ws://{NAME}:{self.port}{path}",
                sock=sock,
                origin=Origin(self.url),
                open_timeout=DEADLINE,
            ) as opened,
        ):
            yield opened

    def _context(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.authority))


def certificate(folder: Path) -> Path:
    """A certificate that signs itself, with the names that certbot gives its files."""
    found = folder / "fullchain.pem"
    names = ("-keyout", f"{folder}/privkey.pem", "-out", str(found))
    whose = ("-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}")
    check(program("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", *whose, *names)
    return found


def _has_ipv6() -> bool:
    with socket.socket(socket.AF_INET6) as probe:
        try:
            probe.bind(("::1", 0))
        except OSError:
            return False
        return True


@contextmanager
def nginx(folder: Path, new: ServerProcess, old: ServerProcess) -> Iterator[Front]:
    """nginx as `deploy/nginx.conf` has it, but for ports and where the certificate is."""
    nginx, authority = program("nginx"), certificate(folder)
    tls, plain = free_ports(2)
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    if not _has_ipv6():
        text = re.sub(r"\n *listen \[::\].*", "", text)
    text = behind(text, new, old).replace(f"/etc/letsencrypt/live/{NAME}", str(folder))
    for port, ours in ((443, tls), (80, plain)):
        text = text.replace(f"listen {port}", f"listen 127.0.0.1:{ours}")
        text = text.replace(f"listen [::]:{port}", f"listen [::1]:{ours}")
    own = "".join(
        f"{name}_temp_path {folder}/{name};\n"
        for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = f"pid {folder}/pid;\nevents {{}}\nhttp {{\naccess_log off;\n{own}{text}\n}}\n"
    (folder / "nginx.conf").write_text(whole, "utf-8")
    here = ("-c", f"{folder}/nginx.conf", "-p", str(folder), "-e", "stderr")
    command = (nginx, *here, "-g", "daemon off; master_process off;")
    with _running(folder, command, lambda: Front(tls, plain, authority)) as front:
        yield front


@contextmanager
def caddy(folder: Path, new: ServerProcess, old: ServerProcess) -> Iterator[Front]:
    """Caddy as `deploy/Caddyfile` has it, but for ports and who vouches for the name."""
    tls, plain = free_ports(2)
    ours = ("admin off", "local_certs", "skip_install_trust", "default_bind 127.0.0.1")
    lines = "\n".join((*ours, f"https_port {tls}", f"http_port {plain}"))
    text = behind((DEPLOY / "Caddyfile").read_text("utf-8"), new, old)
    (folder / "Caddyfile").write_text(f"{{\n{lines}\n}}\n{text}", "utf-8")
    command = (program("caddy"), "run", "--config", f"{folder}/Caddyfile")
    authority = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
    with _running(folder, command, lambda: Front(tls, plain, authority)) as front:
        yield front


@contextmanager
def _running(folder: Path, command: tuple[str, ...], come: Callable[[], Front]) -> Iterator[Front]:
    """A proxy for as long as it is needed; what it says is told if it does not start."""
    own = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, env={**os.environ, **own}, stderr=log, stdout=log)
        try:

            def answers() -> bool:
                assert process.poll() is None, (folder / "log").read_text("utf-8")
                with suppress(OSError, httpx.TransportError), come() as front:
                    return front.http.get("/").status_code > 0
                return False

            until("a proxy", answers)
            with come() as front:
                yield front
        finally:
            process.terminate()
            process.wait(DEADLINE)


def behind(text: str, new: ServerProcess, old: ServerProcess) -> str:
    """The same file for servers at other ports."""
    for port, server in ((8000, new), (8001, old)):
        assert f"127.0.0.1:{port}" in text
        text = text.replace(f"127.0.0.1:{port}", f"127.0.0.1:{server.port}")
    return text
