"""The host: its process, its door."""
