"""No test touches what the player keeps: settings, journals, statistics and keys are those of a folder of its own."""

import atexit
import gc
import os
import shutil
import tempfile

import pytest
from hypothesis import HealthCheck, settings

WAITING = ("e2e/", "faults/", "packaging/", "ui/test_thumbnails.py", "ui/test_printed.py", "app/test_hostile_home.py")
"""Tests of many processes: most of their time others could work."""

settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")  # for machines with other work to do: no deadline, and slow generation is no fault

os.fsync = lambda file: (
    None
)  # nothing here must outlive a power cut, and a disk may take 25 ms for each changed setting
os.environ["GOBSMACK_HOME"] = tempfile.mkdtemp(prefix="gobsmack-tests-")
atexit.register(shutil.rmtree, os.environ["GOBSMACK_HOME"], ignore_errors=True)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that wait come first, then single ones that take long: at the end of the run they would leave the machine idle."""
    waiting = tuple(f"tests/{place}" for place in WAITING)

    def place(item: pytest.Item) -> int:
        if item.nodeid.startswith(waiting):
            return 0
        return 1 if item.get_closest_marker("slow") else 2

    items.sort(key=place)


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """A test that fails is named at once: a run that is cut off has no summary."""
    terminal = config.pluginmanager.get_plugin("terminalreporter")
    if terminal is not None and not hasattr(config, "workerinput"):
        config.pluginmanager.register(_Names(terminal), "names of what fails")


class _Names:
    def __init__(self, terminal: pytest.TerminalReporter) -> None:
        self._terminal = terminal

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._terminal.ensure_newline()
            self._terminal.write_line(f"FAILED {report.nodeid}")


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """All tests are there for good: whoever looks for garbage among what one of them made need not go through the others
    (a quarter of a second each time)."""
    gc.collect()
    gc.freeze()
