"""The first computer player of Lords of Hell."""
