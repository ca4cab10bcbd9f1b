"""The scenes that every game shares."""
