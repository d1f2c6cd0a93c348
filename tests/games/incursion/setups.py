"""Set-ups that several chapters share."""

from __future__ import annotations

from pathlib import Path

from sobremesa.games.incursion.events import (
    WatchEnded,
)

from .table import Table

CLOSE = """
%%%%%%%%%%%%%
%. a z . . b%
%%%%%%%%%%%%%
"""
HALL = """
%%%%%%%%%%%%%%%%%
%. . . . . . . .%
%               %
%. a . z . . . b%
%               %
%. . . . . . . .%
%%%%%%%%%%%%%%%%%
"""
FACE_TO_FACE = """
%%%%%%%%%%%
%b a z . .%
%%%%%%%%%%%
"""
GATES = """
%%%%%%%%%
%b aG.G.%
%%%%%%%%%
"""
ROOT = Path(__file__).parents[3]
ROOM = """
%%%%%%%%%%%
%a . b . c%
%         %
%. . . . .%
%         %
%. . z . .%
%%%%%%%%%%%
"""
CORRIDOR = """
    %%%%%%%%%
    %a . . z%
    %%%%%%%%%
    """


def why_ended(t: Table) -> list[str]:
    """Why figures left reaction fire, so far."""
    return [end.why for end in t.told(WatchEnded)]
