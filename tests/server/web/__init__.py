"""Tests of HTTP and sockets, against a real server."""
