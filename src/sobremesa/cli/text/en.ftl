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
review-way = chance to win
review-from-to = { $began }% → { $ended }%
review-own = by own choices
review-others = by those of others
review-luck = by luck
review-turns = Where it turned:
review-chosen = Chosen: { $choice }
review-better = Better: { $choice } (+{ $points } ± { $doubt })
review-luck-good = Luck gave { $points } ± { $doubt }
review-luck-bad = Luck took { $points } ± { $doubt }
review-points = Points are chances to win in a hundred. In two cases of three they are off by no more than what stands after ±. Own choices, those of others and luck add up to the way of the chance to win. Where the estimate itself changes its mind, that counts with the choices.
review-tried = Each choice was tried out { $playouts } times. Where another option looked better, both were held against each other { $playouts } times more with other dice, and only what was better beyond doubt there is counted.
review-off = The chances hold if everybody goes on as steady bots do. How far to trust them: when { $said }% was said in their games, between { $low }% and { $high }% were won ({ $points } points off on average); a single position may be better or worse.
