"""What is said in the terminal to whoever wants to come: the address, and a code to scan."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO

import segno

from sobremesa.server.web.reach import Reach

_NOWHERE = """\
This machine is on no network: nobody else can come.
Este equipo no está en ninguna red: no puede venir nadie más.
"""
_SCAN = """\
Scan it with a phone on the same network, or open {address}
Escanéalo con un móvil de la misma red o abre {address}
"""
_ALSO = """\
On other networks / en otras redes: {others}
"""
_VIRTUAL = """\
Only a VPN or virtual network was found here ({name}): only who is in it can come.
Aquí solo hay una VPN o una red virtual ({name}): solo puede venir quien esté en ella.
"""
_SILENT = """\
This address does not even answer this machine: something here blocks port {port}.
Esta dirección no responde ni a este equipo: algo bloquea aquí el puerto {port}.
"""
_DOUBT = """\
If a phone cannot open it: is it on the same Wi-Fi, and does the firewall here let port {port} in?
Si un móvil no puede abrirlo: ¿está en la misma wifi, y deja entrar el cortafuegos al puerto {port}?
"""
_ALLOW = """\
A firewall is on. This lets phones in / hay un cortafuegos; esto deja entrar a los móviles:
  {allow}
"""


def invitation(reach: Reach, answers: bool = True) -> str:
    """The address at which others reach this machine, and what is known to be in their way.

    `answers` says whether it answers this machine itself.
    """
    if not reach.addresses:
        return _NOWHERE
    address, *others = reach.addresses
    port = address.rpartition(":")[2]
    return "".join(
        [
            qr_text(address) + "\n" + _SCAN.format(address=address),
            _ALSO.format(others=", ".join(others)) if others else "",
            "\n",
            *_troubles(reach, port, answers),
        ]
    )


def _troubles(reach: Reach, port: str, answers: bool) -> Iterator[str]:
    if reach.virtual:
        yield _VIRTUAL.format(name=reach.virtual)
    yield (_DOUBT if answers else _SILENT).format(port=port)
    if reach.allow:
        yield _ALLOW.format(allow=reach.allow)


def qr_text(words: str) -> str:
    """A QR code in half blocks, as a terminal shows it."""
    drawn = StringIO()
    segno.make(words, micro=False).terminal(drawn, compact=True, border=2)
    return drawn.getvalue()
