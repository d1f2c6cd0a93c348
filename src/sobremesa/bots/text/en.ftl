# The levels of play, the same in every game.
bot-novice = Novice
bot-novice-about = Knows the rules and the aim, overlooks a good move now and then, and forgets to interrupt. Answers at once.
bot-steady = Steady
bot-steady-about = Plays by rules of thumb that were made for this game. Answers at once.
bot-heuristic = Steady
bot-strong = Strong
bot-strong-about = Has seen many games, and tries its moves out before it chooses. Thinks for a second at most.
bot-master = Master
bot-master-about = Thinks as Strong does, for as many seconds as this server gives a bot: five, unless whoever runs it has set another number.
bot-random = At random
bot-random-about = Takes any move that is allowed.
