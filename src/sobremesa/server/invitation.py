"""What is said in the terminal to whoever wants to come: the address, and a code to scan."""

from __future__ import annotations

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

If a phone cannot open it: is it on the same Wi-Fi? Does the firewall here let port {port} in?
Si un móvil no puede abrirlo: ¿está en la misma wifi? ¿El cortafuegos deja entrar al puerto {port}?
"""


def invitation(reach: Reach) -> str:
    """The address at which others reach this machine, to be scanned or typed."""
    if not reach.addresses:
        return _NOWHERE
    address = reach.addresses[0]
    port = address.rpartition(":")[2]
    return qr_text(address) + "\n" + _SCAN.format(address=address, port=port)


def qr_text(words: str) -> str:
    """A QR code in half blocks, as a terminal shows it."""
    drawn = StringIO()
    segno.make(words, micro=False).terminal(drawn, compact=True, border=2)
    return drawn.getvalue()
