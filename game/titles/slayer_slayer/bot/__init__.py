"""What a sensible player of Goblin Slayer-Slayer weighs. It knows the rules, never the screen."""
