"""Yesterday's players, kept as they were: opponents to measure today's against (`python -m tests.bench.levels`)."""
