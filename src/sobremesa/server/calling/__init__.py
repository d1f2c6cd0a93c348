"""Calling people who are away: it has become their turn, at a table that goes on for days."""
