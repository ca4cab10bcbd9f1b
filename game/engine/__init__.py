"""The rules kernel: matches as values, asks, spaces, sight, cues, chance. See README.md."""
