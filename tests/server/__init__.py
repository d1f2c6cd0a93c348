"""The server as a running process, talked to over real sockets."""
