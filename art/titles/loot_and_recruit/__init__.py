"""The pictures of Loot & Recruit."""
