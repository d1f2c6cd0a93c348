"""Seats for agents: environments to learn in, and a table that an assistant can sit down at."""
