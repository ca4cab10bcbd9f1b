"""BattleGoats: 55 pictures and a back."""
