"""Set-ups for the tests of defence settings."""

from games.torgue.table import token

THREE = (token("green"), token("yellow"), token("yellow"))
