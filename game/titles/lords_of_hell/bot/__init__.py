"""What a sensible player of Lords of Hell weighs. It knows the rules, never the screen."""
