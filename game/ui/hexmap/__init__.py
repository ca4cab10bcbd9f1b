"""The hexmap: one large print in chunks, a camera over it, what is drawn on its hexes, counters, a small map.

``geometry`` where hexes lie; ``camera`` what is seen; ``inking``, ``dressing`` and ``picture`` the print; ``ground`` what
is laid over whole hexes; ``marks`` sprites of it; ``route`` a path; ``counters`` what stands there; ``view`` and
``minimap`` the widgets, ``steering`` what hands do to them.
"""
