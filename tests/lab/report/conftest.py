from samples import sample_games as sample_games
