"""The pictures of Goblin: the map of the Count's domain, its counters and markers."""
