"""Tests of what happens at a table, without any server."""
