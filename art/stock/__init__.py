"""Paper and press wear that every strip is printed with."""
