## Los bots que tiene todo juego; los propios de un juego se nombran en él

bot-random = Al azar
bot-heuristic = Con experiencia
