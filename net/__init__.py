"""The wire: messages, the cores of host and client without sockets, the shells around them. See README.md."""
