# The tale of `sobremesa replay`.
played = { $game }, seed { $seed }
seat = Seat { $seat }: { $role }
only = (only for { $players })
next = { $player } is to choose: { $prompt }
end = The end: { $result }.
won-by = Won by { $players }.
won-by-nobody = Nobody won.
by-rule = Rule { $rule }.

# What `sobremesa review` says. Points are chances to win in a hundred.
review-seat = seat
review-choices = choices
review-lost = by choices
review-luck = by luck
review-turns = Where it turned:
review-chosen = Chosen: { $choice }
review-better = Better: { $choice } (+{ $points })
review-luck-good = Luck gave { $points }
review-luck-bad = Luck took { $points }
review-error = Points are chances to win in a hundred. A position's value is off by about { $points }; each choice was tried out { $playouts } times.
