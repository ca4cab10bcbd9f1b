"""How long tests wait for other processes and real sockets before they call it a failure.

No test says anything about speed (`tests/bench` does): a wait ends when what it waits for has come, and a busy machine may
take its time.
"""

PATIENCE = 240.0
"""Seconds."""
