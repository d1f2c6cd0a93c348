"""Somebody who is called: keeps what came, and reads what was encrypted as a browser does."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class Came(NamedTuple):
    """One request."""

    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """Answers every request with the same status."""

    def __init__(self) -> None:
        self.came: list[Came] = []
        self.status = 201
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                receiver.came.append(Came(self.path, headers, body))
                self.send_response(receiver.status)
                self.send_header("Location", "/elsewhere")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Nobody reads it."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


@contextmanager
def receiving() -> Iterator[Receiver]:
    """A receiver for as long as it is needed."""
    receiver = Receiver()
    try:
        yield receiver
    finally:
        receiver.close()


def b64(data: bytes) -> str:
    """As browsers write bytes."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_b64(text: str) -> bytes:
    """As browsers read bytes."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """The keys of a browser, with which it reads what was sent to it (RFC 8291)."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.public = self._key.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        self.auth = b"sixteen bytes :)"

    def subscription(self, address: str) -> dict[str, str]:
        """What it gives to the server."""
        return {"endpoint": address, "p256dh": b64(self.public), "auth": b64(self.auth)}

    def read(self, body: bytes) -> bytes:
        """The message in what was sent."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        point, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        shared = self._key.exchange(ec.ECDH(), theirs)
        secret = _hkdf(self.auth, shared, b"WebPush: info\0" + self.public + point, 32)
        key = _hkdf(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _hkdf(salt, secret, b"Content-Encoding: nonce\0", 12)
        opened = AESGCM(key).decrypt(nonce, sealed, None)
        message, mark = opened.rstrip(b"\0")[:-1], opened.rstrip(b"\0")[-1:]
        assert mark == b"\x02"
        return message


def _hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    inner = hmac.new(salt, secret, hashlib.sha256).digest()
    return hmac.new(inner, info + b"\x01", hashlib.sha256).digest()[:length]


def claims_of(authorization: str, public: str) -> dict[str, Any]:
    """What the sender claims, if it was signed with the key that is known (RFC 8292)."""
    scheme, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", public)
    said, _, signature = parts["t"].rpartition(".")
    raw = from_b64(signature)
    der = utils.encode_dss_signature(
        int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    )
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_b64(public))
    key.verify(der, said.encode(), ec.ECDSA(hashes.SHA256()))
    header, claims = (json.loads(from_b64(part)) for part in said.split("."))
    assert header["alg"] == "ES256"
    found: dict[str, Any] = claims
    return found
