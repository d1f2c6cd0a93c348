"""Tests of bots at tables, against a real server."""
