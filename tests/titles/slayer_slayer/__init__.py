"""Goblin Slayer-Slayer, rule by rule."""
