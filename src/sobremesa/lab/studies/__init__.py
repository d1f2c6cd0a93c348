"""Studies: what is played, what came of it as data, and what the data say."""
