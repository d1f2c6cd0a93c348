## The bots that every game has; a bot of a game's own is named there

bot-random = At random
bot-heuristic = Seasoned
