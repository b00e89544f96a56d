# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What an operation works with: programs, a service, folders, and the state of a profile as the program itself sees it
when it starts again on a healthy disk."""

import json
import os
import re
import select
import shutil
import subprocess

from disk import fresh_copy

TOKEN = "faults-0123456789-token"
# Names of files that are written until they get their real name; balehookctl's own folder for files, and locks.
HALF_WRITTEN = re.compile(r"(^|/)(\.balehook-\w+\.new|[^/]+\.(?!sqlite$)[A-Za-z]{6}|ctl-\w{6}(/.*)?|[^/]+\.(tmp|part~))$")


class Desk:
    def __init__(self, work, binaries, library, service):
        self.work = work
        self.binaries = binaries
        self.library = library
        self.service = service
        self.root = os.path.join(work, "root")
        self._templates = {}
        self._dumps = None

    def program(self, name="balehookctl"):
        return os.path.join(self.binaries, name)

    def profile(self, root=None):
        return os.path.join(root or self.root, "profile")

    def command(self, *words, root=None):
        return [self.program(), "--profile", self.profile(root), "--timeout", "30", *words]

    def run(self, *words, root=None, data=b""):
        """balehookctl on a healthy disk."""
        return subprocess.run(self.command(*words, root=root), input=data, capture_output=True, timeout=60,
                              check=False, cwd=self.work)

    def run_command(self, command, data=b"", out=None):
        environment = dict(os.environ, QT_QPA_PLATFORM="offscreen")
        with open(out or os.devnull, "wb") as file:
            return subprocess.run(command, input=data, stdout=file, stderr=subprocess.PIPE, timeout=60, check=False,
                                  env=environment, cwd=self.work)

    def drive(self, *words, root=None):
        """The driver of what only the console does, on a healthy disk."""
        environment = dict(os.environ, QT_QPA_PLATFORM="offscreen")
        return subprocess.run(self.driver(*words, root=root), capture_output=True, timeout=60, check=False,
                              env=environment, cwd=self.work)

    def driver(self, *words, root=None):
        return [self.program("balehook-iofaults-driver"), self.profile(root), *words]

    def must(self, *words, root=None, data=b""):
        done = self.run(*words, root=root, data=data)
        if done.returncode != 0:
            raise RuntimeError(f"{words}: {done.returncode} {done.stderr.decode()}")
        return done

    def begin(self, template):
        """A fresh copy of what make_TEMPLATE() of templates.py makes."""
        self.service.reset()
        place = os.path.join(self.work, "template-" + template.__name__)
        if template not in self._templates:
            shutil.rmtree(self.root, ignore_errors=True)
            os.mkdir(self.root, 0o700)
            template(self)
            self._templates[template] = True
            fresh_copy(self.root, place)
            self.service.reset()
        fresh_copy(place, self.root)

    def stored(self, root=None):
        """All that cannot be made again, or a text that says what went wrong."""
        if self._dumps is None:
            with open(os.path.join(self.work, "dump-errors"), "wb") as file:
                self._dumps = subprocess.Popen([self.program("balehook-iofaults-driver"), "dumps"], cwd=self.work,
                                               stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=file)
        self._dumps.stdin.write(os.fsencode(self.profile(root)) + b"\n")
        self._dumps.stdin.flush()
        if not select.select([self._dumps.stdout], [], [], 60)[0]:
            self._dumps.kill()
            raise TimeoutError(f"the next start hangs: {self._dump_errors()}")
        answer = self._dumps.stdout.readline()
        if not answer:
            return f"the next start ends with {self._dumps_ended()}: {self._dump_errors()}"
        stored = json.loads(answer)
        return f"the next start fails: {stored['failed']}" if "failed" in stored else stored

    def _dump_errors(self):
        with open(os.path.join(self.work, "dump-errors"), "rb") as file:
            return file.read().decode(errors="replace").strip()

    def _dumps_ended(self):
        self._dumps.communicate(timeout=60)
        status, self._dumps = self._dumps.returncode, None
        return status

    def close(self):
        """What sanitizers say is said at the end."""
        status = self._dumps_ended() if self._dumps is not None else 0
        if status != 0:
            raise RuntimeError(f"the next start ends with {status}: {self._dump_errors()}")

    def files(self, root=None):
        found = set()
        top = root or self.root
        for folder, _, names in os.walk(top):
            found.update(os.path.relpath(os.path.join(folder, name), top) for name in names)
        return found

    def leftovers(self, root=None):
        return sorted(name for name in self.files(root) if HALF_WRITTEN.search(name))
