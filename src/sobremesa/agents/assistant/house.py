"""What a server is asked once, over HTTP: games, rules, tables, a seat."""

from __future__ import annotations

from typing import Any

import httpx

from sobremesa.kernel import SobremesaError
from sobremesa.table.keys import new_key

from .links import Link

PATIENCE = 30.0


class Refusal(SobremesaError):
    """What the server does not do, and why."""


class House:
    """A server of tables."""

    def __init__(self, address: str, language: str) -> None:
        self.address = address.rstrip("/")
        self.language = language

    async def get(self, path: str, **query: str) -> Any:
        """Ask for something."""
        return await self._ask("GET", path, params=query)

    async def games(self) -> Any:
        """What can be played there."""
        return await self.get("/api/games")

    async def rule(self, rule: str) -> str:
        """The text of a rule."""
        found = await self.get(f"/api/rules/{rule}", language=self.language)
        return str(found["text"])

    async def sit(self, link: Link, name: str, seat: int | None) -> Link:
        """Sit down; gives the link that is now the seat's, the old one no longer works."""
        # Whoever contributes to chance must have seen what the server is committed to.
        await self.get(f"/api/tables/{link.table}")
        wanted: dict[str, Any] = {"name": name, "contribution": new_key(), "key": new_key()}
        if seat is not None:
            wanted["seat"] = seat
        seated = await self._ask("POST", f"/api/tables/{link.table}/sit", wanted, link.key)
        return Link(link.server, link.table, seated["key"])

    async def _ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        key: str = "",
        params: dict[str, str] | None = None,
    ) -> Any:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        try:
            async with httpx.AsyncClient(base_url=self.address, timeout=PATIENCE) as http:
                answer = await http.request(method, path, json=body, headers=headers, params=params)
        except httpx.HTTPError as error:
            raise Refusal(f"{self.address} does not answer: {error!r}") from error
        if not answer.is_success:
            raise Refusal(_reason(answer))
        return answer.json()


def _reason(answer: httpx.Response) -> str:
    """Why the server refused, as far as it says so."""
    try:
        return str(answer.json()["message"])
    except (ValueError, KeyError, TypeError):
        return f"the server answered {answer.status_code}"
