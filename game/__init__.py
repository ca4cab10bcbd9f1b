"""Gobsmack: five nasty little tabletop games on one LAN table."""

__version__ = "0.1.0"
