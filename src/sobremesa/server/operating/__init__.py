"""What an operator does: backups, checks, what is forgotten, and the house as a whole."""
