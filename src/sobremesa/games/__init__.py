"""One package per rulebook."""
