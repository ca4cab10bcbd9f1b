"""Figures and their parts.  Figure space is 800 x 800 with the feet at about y = 770."""
