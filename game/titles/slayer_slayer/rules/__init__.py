"""The rules of Goblin Slayer-Slayer: state, flow, one module a chapter. They know the kernel alone; see `flow.RULES`."""
