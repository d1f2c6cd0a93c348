"""Two games as somebody else would publish them: one that works, and one with every flaw."""
