"""Computer players: random, heuristic, search. They see views, asks and cues, never a match. See README.md."""
