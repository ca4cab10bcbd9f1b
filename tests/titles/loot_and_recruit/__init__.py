"""Tests of Loot & Recruit."""
