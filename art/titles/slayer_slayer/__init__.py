"""The pictures of Goblin Slayer-Slayer."""
