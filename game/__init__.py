"""Gobsmack: five nasty little tabletop games on one LAN table."""

__version__ = "1.0.0"
