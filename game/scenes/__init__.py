"""The scene stack and the scenes that every game shares."""
