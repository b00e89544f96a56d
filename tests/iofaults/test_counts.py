#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The preloaded library counts what strace sees: nothing below the profile is written past it.

    test_counts.py BIN LIBRARY

Needs a keyring: tests/support/run-test.sh --keyring."""

import collections
import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

from desk import Desk
from disk import calls
from faultyrun import FaultyRun
from operations import operations
from service import Service

LETTERS = {"open": "o", "openat": "o", "creat": "o", "write": "w", "pwrite64": "w", "writev": "w", "pwritev": "w",
           "pwritev2": "w", "sendfile": "w", "copy_file_range": "w", "ftruncate": "t", "truncate": "t",
           "fallocate": "a", "fsync": "s", "fdatasync": "s", "rename": "r", "renameat": "r", "renameat2": "r",
           "link": "l", "linkat": "l", "symlink": "l", "symlinkat": "l", "unlink": "u", "unlinkat": "u",
           "mkdir": "m", "mkdirat": "m", "rmdir": "d"}
LINE = re.compile(r"^(\w+)\((.*)")
OPERATIONS = ("account add", "account remove", "webhooks create", "jobs rows", "jobs download", "sync, first",
              "label", "draft of a registration", "export, CSV", "Save As")


def seen(prefix, root):
    """What strace wrote about root, counted by letter."""
    counts = collections.Counter()
    for name in glob.glob(prefix + ".*"):
        with open(name, encoding="utf-8", errors="replace") as file:
            for line in file:
                match = LINE.match(line)
                # With -y a descriptor has its path behind it; one that is read from is not meant.
                if not match or match[1] not in LETTERS:
                    continue
                call, words = match[1], match[2]
                about = words.split(",")[0] if LETTERS[call] in "wtas" else words
                if root not in about:
                    continue
                if LETTERS[call] == "o" and not re.search(r"O_WRONLY|O_RDWR|O_CREAT", words):
                    continue
                letter = "d" if "AT_REMOVEDIR" in words else LETTERS[call]
                counts[letter] += 1
    return counts


class TestCounts(unittest.TestCase):
    maxDiff = None

    def test_the_library_misses_nothing(self):
        work = os.path.realpath(tempfile.mkdtemp(prefix="iofaults-"))
        self.addCleanup(shutil.rmtree, work)
        desk = Desk(work, BIN, LIBRARY, Service())
        for operation in operations():
            if operation.name not in OPERATIONS:
                continue
            with self.subTest(operation.name):
                desk.begin(operation.template)
                operation.before(desk)
                prefix = os.path.join(work, "strace")
                out = os.path.join(desk.root, operation.out) if operation.out else os.devnull
                with open(out, "wb") as file:
                    subprocess.run(["strace", "-ff", "-y", "-qq", "-s", "200", "-o", prefix, "-e",
                                    "trace=" + ",".join("?" + call for call in LETTERS),
                                    *operation.command(desk)], input=operation.data, stdout=file,
                                   stderr=subprocess.DEVNULL, check=False, timeout=60)
                by_strace = seen(prefix, desk.root + "/")
                for name in glob.glob(prefix + ".*"):
                    os.remove(name)

                desk.begin(operation.template)
                operation.before(desk)
                run = FaultyRun(LIBRARY, work, desk.root, operation.command(desk), operation.data,
                                out=operation.out and out)
                by_library = collections.Counter(call for call, _ in calls(run.journal))
                self.assertGreater(sum(by_strace.values()), 0)
                self.assertEqual(dict(by_library), dict(by_strace))


if __name__ == "__main__":
    BIN, LIBRARY = (os.path.abspath(word) for word in sys.argv[1:3])
    unittest.main(argv=sys.argv[:1])
