"""How the players keep the match for each other, and who hosts it when its host is gone."""
