# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""One run of a program with the preloaded library."""

import os
import shutil
import struct
import subprocess

STATUS = struct.Struct("=QQq")  # see Status in preload/plan.h
PATIENCE = 60


class Fault:
    """Which call fails and how; the name says it to people."""

    def __init__(self, kind, stays=False):
        self.kind = kind
        self.stays = stays

    @property
    def name(self):
        return self.kind + (" from then on" if self.stays else "")

    @property
    def kills(self):
        return self.kind == "kill"


FAULTS = [Fault("enospc"), Fault("enospc", True), Fault("eio"), Fault("eio", True), Fault("edquot", True),
          Fault("erofs", True), Fault("short"), Fault("short", True), Fault("kill")]


class FaultyRun:
    """The result of a run: its end, what it printed, how many calls were counted and how many failed."""

    def __init__(self, library, work, root, command, data=b"", at=0, fault=None, free_pages=-1, out=None):
        """out: a file below the root that takes the standard output."""
        self.fault = fault
        self.journal = os.path.join(work, "journal")
        status = os.path.join(work, "status")
        if os.path.exists(self.journal):
            os.remove(self.journal)
        with open(status, "wb") as file:
            file.write(STATUS.pack(0, 0, free_pages))
        environment = dict(os.environ, LD_PRELOAD=library, IOFAULTS_ROOT=root, IOFAULTS_STATUS=status,
                           IOFAULTS_JOURNAL=self.journal, IOFAULTS_AT=str(at), QT_QPA_PLATFORM="offscreen")
        if fault:
            environment.update(IOFAULTS_KIND=fault.kind, IOFAULTS_ON=str(int(fault.stays)))
        self.hangs = False
        elsewhere = os.path.join(work, "elsewhere")
        shutil.rmtree(elsewhere, ignore_errors=True)
        os.mkdir(elsewhere)
        output = open(out, "wb") if out else subprocess.PIPE
        try:
            with subprocess.Popen(command, env=environment, cwd=elsewhere, stdin=subprocess.PIPE, stdout=output,
                                  stderr=subprocess.PIPE) as process:
                try:
                    self.out, self.errors = process.communicate(data, PATIENCE)
                except subprocess.TimeoutExpired:
                    self.hangs = True
                    process.kill()
                    self.out, self.errors = process.communicate()
            self.status = process.returncode
        finally:
            if out:
                output.close()
        if out:
            with open(out, "rb") as file:
                self.out = file.read()
        self.strays = os.listdir(elsewhere)  # what was written into the current folder
        with open(status, "rb") as file:
            self.count, self.hits, self.free_pages = STATUS.unpack(file.read(STATUS.size))

    @property
    def is_done(self):
        return self.status == 0 and not self.hangs
