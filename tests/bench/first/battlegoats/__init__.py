"""The first computer player of BattleGoats."""
