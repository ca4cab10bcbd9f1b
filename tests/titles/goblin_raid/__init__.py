"""Goblin: its rules, example by example."""
