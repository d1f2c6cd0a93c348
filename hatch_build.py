"""What an installed package carries besides its code: the built client and the rule inventories."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CARRIED = {"web/dist": "sobremesa/client", "docs/rules": "sobremesa/rules"}


class Carried(BuildHookInterface):  # type: ignore[type-arg]
    """In a checkout they are found where they are; a wheel needs copies."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Put them into the wheel."""
        if version == "editable":
            return
        for source, target in CARRIED.items():
            if not Path(self.root, source).is_dir():
                raise FileNotFoundError(
                    f"expected {source}, got none: `make web/dist/index.html` builds the client"
                )
            build_data["force_include"][source] = target
