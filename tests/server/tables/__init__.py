"""Tests of tables that are being played, against a real server."""
