"""The art room: every picture of Gobsmack is cut and printed by the code in this package.

Build time only: nothing under ``game`` may import it.  See README.md.
"""
