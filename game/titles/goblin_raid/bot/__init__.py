"""What a sensible player of Goblin weighs. It knows the rules, never the screen."""
