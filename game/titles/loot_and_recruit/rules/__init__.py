"""The rules of Loot & Recruit: state, flow, one module a chapter. They know the kernel alone; see `flow.RULES`."""
