"""The local network: which addresses are on it, which announced tables answer."""
