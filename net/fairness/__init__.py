"""What a match proves to those who played it: who they are, what they played, and that chance was nobody's."""
