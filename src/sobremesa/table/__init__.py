"""What happens at a table: no network, no database, only the match and those who sit there."""
