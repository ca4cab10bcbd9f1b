"""What a bad network, a tired machine and bad luck do to a table: injected, judged, counted."""
