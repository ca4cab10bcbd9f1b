"""One package per title; each has a ``recipes`` module that lists its prints."""
