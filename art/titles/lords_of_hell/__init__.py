"""The pictures of Lords of Hell."""
