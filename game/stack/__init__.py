"""The scene stack, and what every scene stands on."""
