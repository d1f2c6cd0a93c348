"""Pictures of positions, drawn by the server: for links that unfold where there is no client."""
