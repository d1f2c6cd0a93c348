"""Tables on the network: the server is the only judge of what happens at them."""
