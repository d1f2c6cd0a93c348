"""Tests of what strangers may ask for, against a real server."""
