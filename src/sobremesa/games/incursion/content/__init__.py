"""The content of the game: what the box holds, read and checked."""
