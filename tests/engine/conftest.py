"""Hypothesis for machines with other work to do: no deadline, slow generation is no fault."""

from hypothesis import HealthCheck, settings

settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")
