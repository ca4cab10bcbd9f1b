"""The computer player of Goblin Slayer-Slayer as it was in the first release."""
