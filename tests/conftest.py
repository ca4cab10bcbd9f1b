"""No test touches what the player keeps: settings, journals, statistics and keys are those of a folder of its own."""

import atexit
import os
import shutil
import tempfile

os.environ["GOBSMACK_HOME"] = tempfile.mkdtemp(prefix="gobsmack-tests-")
atexit.register(shutil.rmtree, os.environ["GOBSMACK_HOME"], ignore_errors=True)
