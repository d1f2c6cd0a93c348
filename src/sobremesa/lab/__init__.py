"""The laboratory: many games, what their results say, what is wrong with a game, how fast it is."""
