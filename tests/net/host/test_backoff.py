from __future__ import annotations

from net.host.backoff import AGAIN_S, MOST_S, Backoff


def test_each_failure_doubles_the_wait_up_to_a_minute_and_a_success_ends_it() -> None:
    backoff = Backoff()
    assert backoff.is_due(0.0)
    waits = []
    for _ in range(10):
        backoff.failed(100.0)
        waits.append(backoff.until - 100.0)
    assert waits[:3] == [AGAIN_S, 2 * AGAIN_S, 4 * AGAIN_S] and waits[-1] == MOST_S
    assert not backoff.is_due(159.0) and backoff.is_due(160.0)
    backoff.succeeded()
    backoff.failed(200.0)
    assert backoff.until == 200.0 + AGAIN_S
    backoff.pause(300.0)
    assert backoff.until == 300.0 + AGAIN_S
