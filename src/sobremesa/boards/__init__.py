"""Geometry without rules: square grids, hexes, zones. Sets of cells are ints used as bit sets."""
