"""First lessons: a played scene as data, and the match that it is played in."""
