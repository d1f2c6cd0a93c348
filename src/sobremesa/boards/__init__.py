"""Geometry without rules: square grids, hexes, zones. A set of cells is an int used as a bit set."""
