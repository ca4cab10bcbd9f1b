"""Numerals for dice: outlines out of the display face, as data for the game."""
