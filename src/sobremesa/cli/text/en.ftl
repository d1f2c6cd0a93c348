# The tale of `sobremesa replay`.
played = { $game }, seed { $seed }
seat = Seat { $seat }: { $role }
only = (only for { $players })
next = { $player } is to choose: { $prompt }
end = The end: { $result }.
won-by = Won by { $players }.
won-by-nobody = Nobody won.
by-rule = Rule { $rule }.
