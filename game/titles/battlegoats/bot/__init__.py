"""What a sensible player of BattleGoats weighs. It knows the rules, never the screen."""
