"""Lords of Hell on screen: the only folder of this game that knows pygame. It asks the rules and computes none."""
