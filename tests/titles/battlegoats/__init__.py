"""BattleGoats: the rulebook as tests."""
