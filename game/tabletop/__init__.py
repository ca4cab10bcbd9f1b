"""What every game's table on screen shares."""
