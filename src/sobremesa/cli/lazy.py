"""A group of commands that are loaded when they are called."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import ClassVar

import click


class LazyGroup(click.Group):
    """Commands by name, each the `command` of a module; some load slowly, or need more."""

    places: ClassVar[Mapping[str, str]]

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of the commands."""
        return list(self.places)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name."""
        if cmd_name not in self.places:
            return None
        command: click.Command = import_module(self.places[cmd_name]).command
        return command
