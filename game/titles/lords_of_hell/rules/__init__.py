"""The rules of Lords of Hell: state, flow, one module a chapter. They know the kernel alone; see `flow.RULES`."""
