"""The tables that are being played, with everybody who looks at them."""
