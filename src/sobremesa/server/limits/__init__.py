"""What strangers may ask for: doors, gate and accounts."""
