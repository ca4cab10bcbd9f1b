"""The paper pieces of the interface: nine-slices, single pictures, paper, ink and the plank table.

`catalogue` lists the nine-slices, `icons` the single pictures, `wood` makes the table; `nine` and `fields` are the
tools (noise that repeats, so that edges tile). `recipes` hands all of it to `art.build`, which writes separations
to `prints/pieces` with a table, `pieces.json`. `game.ui.pieces` prints them at run time.
"""
