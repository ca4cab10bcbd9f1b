"""What travels between a host and its clients: messages, their bounds, bytes and back. See README.md."""
