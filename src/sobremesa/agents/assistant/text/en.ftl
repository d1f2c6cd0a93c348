# What an assistant at a table is told beside the game's own words.
table-open = The match has not begun: it begins when every seat is taken. Free seats: { $seats }.
seat = Seat { $seat } plays { $role }: { $who }.
you = { " " }That is you.
board = On the board
happened = What happened
question = Question { $number }:
not-offered = Not possible:
not-asked = You are not asked anything now. Awaited seats: { $seats }.
over = The match is over
won = You have won.
lost = You have not won.
mission = { $title }, for { $seats }, about { $minutes } minutes
advised = { $place }. { $text }: { $chance } % to win ({ $low } to { $high })
seated = You sit at the table. This link is your seat now, and the one that you were given no longer works; use it from here on: { $link }
still-waiting = Nothing has happened yet. Ask again when you like.
no-tables = There is no such table.
