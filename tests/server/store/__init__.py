"""Tests of what is kept, against a real server."""
