"""A player's own games and card sets: found in their folder at start, checked, and hung beside the others. See README.md."""
