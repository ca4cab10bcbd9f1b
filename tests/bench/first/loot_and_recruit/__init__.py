"""What a sensible player of Loot & Recruit weighs. It knows the rules, never the screen."""
