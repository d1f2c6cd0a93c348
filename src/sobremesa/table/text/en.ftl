# What a table itself tells in the chronicle of a match.

line-updated = The game goes on with new rules: version { $before } became { $now }.
