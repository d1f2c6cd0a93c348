"""Messages for browsers that are closed: encrypted for the browser (RFC 8291), and signed by this
server (RFC 8292), so that the service that carries them can neither read nor make them.

Takes the extra `push`; whether it is there, `is_there` says.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
from importlib.util import find_spec

import msgspec

from sobremesa.kernel import fresh_secret
from sobremesa.table.errors import Refused, refused
from sobremesa.table.notices import now

_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""How many private keys the curve P-256 has, and one."""
_RECORD_BYTES = 4096
_LONGEST = 3000
_POINT_BYTES, _AUTH_BYTES, _SALT_BYTES = 65, 16, 16
_TOKEN_SECONDS = 12 * 3600
_KEPT_SECONDS = 24 * 3600
"""For how long the service keeps a message for a browser that is off."""


def is_there() -> bool:
    """Whether messages can be encrypted here: `pip install 'sobremesa[push]'`."""
    return find_spec("cryptography") is not None


def new_signing_key() -> str:
    """A private key to sign with, in hexadecimal digits."""
    return f"{int(fresh_secret(), 16) % (_ORDER - 1) + 1:064x}"


def encoded(data: bytes) -> str:
    """Bytes as they stand in headers and tokens."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str, length: int, what: str) -> bytes:
    """Bytes that a browser has sent, so many of them."""
    try:
        data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError) as error:
        raise refused("bad_request", what, "base64url", f"{len(text)} characters") from error
    if len(data) != length:
        raise refused("bad_request", what, f"{length} bytes", len(data))
    return data


class Subscription(msgspec.Struct, frozen=True):
    """The keys of a browser, as it gives them."""

    public: bytes
    auth: bytes

    @classmethod
    def read(cls, public: str, auth: str) -> Subscription:
        """The keys, if they are some."""
        from cryptography.hazmat.primitives.asymmetric import ec

        found = cls(decoded(public, _POINT_BYTES, "p256dh"), decoded(auth, _AUTH_BYTES, "auth"))
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), found.public)
        except ValueError as error:
            raise refused("bad_request", "p256dh", "a point of P-256", "another") from error
        return found


def public_key(signing_key: str) -> str:
    """What browsers are told to know this server by."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return encoded(_point(ec.derive_private_key(int(signing_key, 16), ec.SECP256R1()).public_key()))


def headers(signing_key: str, audience: str, contact: str, topic: str) -> dict[str, str]:
    """What goes with a message: who sends it, for how long it is kept, and what it replaces."""
    claims = {"aud": audience, "exp": now() + _TOKEN_SECONDS}
    token = _signed(signing_key, claims | ({"sub": contact} if contact else {}))
    return {
        "Authorization": f"vapid t={token}, k={public_key(signing_key)}",
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(_KEPT_SECONDS),
        "Topic": topic,
        "Urgency": "high",
    }


def _signed(signing_key: str, claims: dict[str, object]) -> str:
    """A token with these claims, by ES256."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec, utils

    parts = [msgspec.json.encode(part) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
    said = ".".join(encoded(part) for part in parts)
    key = ec.derive_private_key(int(signing_key, 16), ec.SECP256R1())
    signature = key.sign(said.encode(), ec.ECDSA(hashes.SHA256()))
    both = b"".join(each.to_bytes(32, "big") for each in utils.decode_dss_signature(signature))
    return f"{said}.{encoded(both)}"


def encrypted(message: bytes, to: Subscription) -> bytes:
    """A message that only that browser can read."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    if len(message) > _LONGEST:
        raise Refused("too_large", f"expected at most {_LONGEST} bytes, got {len(message)}")
    own = ec.generate_private_key(ec.SECP256R1())
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), to.public)
    point = _point(own.public_key())
    both = b"WebPush: info\0" + to.public + point
    secret = _derived(to.auth, own.exchange(ec.ECDH(), theirs), both, 32)
    salt = bytes.fromhex(fresh_secret())[:_SALT_BYTES]
    key = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + _RECORD_BYTES.to_bytes(4, "big") + len(point).to_bytes(1, "big") + point
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256, for no more than one block."""
    inner = hmac.digest(salt, secret, hashlib.sha256)
    return hmac.digest(inner, info + b"\x01", hashlib.sha256)[:length]


def _point(key: object) -> bytes:
    """A public key as it is sent: both coordinates."""
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    assert isinstance(key, ec.EllipticCurvePublicKey)
    return key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
