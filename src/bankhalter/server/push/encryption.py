"""Web Push: messages only one browser can read (RFC 8291), and a signature of who sends them (RFC 8292)."""

from __future__ import annotations

import base64
import json
import secrets
import struct
import time
from typing import Final

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD: Final = 4096  # bytes of a record; a message is one
LAST: Final = b"\x02"  # ends the last record
VALID: Final = 12 * 3600  # seconds a signature is good for; a day at most
CURVE: Final = ec.SECP256R1()


def as_text(data: bytes) -> str:
    """Write bytes as these protocols do."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def as_bytes(text: str) -> bytes:
    """Read bytes so written; ValueError if it is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """Return a public key as it is sent."""
    sent: bytes = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return sent


def is_subscribers(key: str, auth: str) -> bool:
    """Tell whether these are a public key on the curve and a secret of the right length."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, as_bytes(key))
        return len(as_bytes(auth)) == 16
    except ValueError:
        return False


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """Derive a key from a secret."""
    key: bytes = HKDF(hashes.SHA256(), length, salt, info).derive(secret)
    return key


def encrypted(
    text: bytes,
    key: bytes,
    auth: bytes,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Encrypt a message for the browser with this public key and secret; `own` and `salt` are new ones."""
    own = own or ec.generate_private_key(CURVE)
    salt = salt or secrets.token_bytes(16)
    sender = point(own.public_key())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key))
    base = derived(shared, auth, b"WebPush: info\0" + key + sender, 32)
    lock = derived(base, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(base, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!LB", RECORD, len(sender)) + sender
    locked: bytes = AESGCM(lock).encrypt(nonce, text + LAST, None)
    return head + locked


def new_secret() -> str:
    """Return a new key of a server, as it is kept."""
    number: int = ec.generate_private_key(CURVE).private_numbers().private_value
    return as_text(number.to_bytes(32, "big"))


class Vapid:
    """Whom push services know this server as: its key, and where its operator is reached."""

    def __init__(self, secret: str, contact: str) -> None:
        self.key = ec.derive_private_key(int.from_bytes(as_bytes(secret), "big"), CURVE)
        self.public = as_text(point(self.key.public_key()))
        self.contact = contact

    def authorization(self, origin: str) -> str:
        """Return the header that a push service at this origin wants to see."""
        claims: dict[str, str | int] = {"aud": origin, "exp": int(time.time()) + VALID, "sub": self.contact}
        said = ".".join([as_json({"typ": "JWT", "alg": "ES256"}), as_json(claims)])
        r, s = decode_dss_signature(self.key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        signature = as_text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={said}.{signature}, k={self.public}"


def as_json(value: dict[str, str | int]) -> str:
    """Write a part of a signed token."""
    return as_text(json.dumps(value, separators=(",", ":")).encode())
