"""What is shown and told, and in which words."""
