"""What is kept on disk: formats that last, files that only their owner reads."""
