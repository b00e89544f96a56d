# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The real program with a demo service and a keyring of its own, as an assistive program meets it."""

import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pyatspi
from gi.repository import GLib

from words import Words, without_key

LIMIT = 60  # seconds for anything; reached only when it never happens
# Their children are as many as the cells of a list: they are asked for one by one.
TABLES = (pyatspi.ROLE_TABLE, pyatspi.ROLE_TREE_TABLE, pyatspi.ROLE_TREE)
ESCAPE = 0xFF1B  # its symbol in X
LOCALES = {"en": "en_US.UTF-8", "de": "de_DE.UTF-8", "ar": "ar_EG.UTF-8"}


class NotThere(Exception):
    pass


def matches(name, wanted):
    if isinstance(wanted, re.Pattern):
        return wanted.fullmatch(name) is not None
    return wanted is None or without_key(name) == wanted


def has(thing, state):
    return thing.getState().contains(state)


def is_shown(thing):
    return has(thing, pyatspi.STATE_SHOWING) and has(thing, pyatspi.STATE_VISIBLE)


def children(thing):
    if thing.getRole() in TABLES:
        return
    for index in range(thing.childCount):
        child = thing.getChildAtIndex(index)
        if child is not None:
            yield child


def walk(thing, wanted=lambda each: True):
    """thing and all below it; below what is not wanted nobody looks."""
    if not wanted(thing):
        return
    yield thing
    for child in children(thing):
        yield from walk(child, wanted)


def describe(thing, depth=0):
    try:
        lines = [f"{'  ' * depth}{thing.getRoleName()} {thing.name!r} {thing.description!r}"]
        for child in children(thing):
            if is_shown(child):
                lines += describe(child, depth + 1)
        return lines
    except GLib.Error:
        return [f"{'  ' * depth}(gone)"]


class Desk:
    def __init__(self, binaries, sources, language="en", service=(), with_accounts=False):
        self.words = Words(language, Path(sources) / "translations")
        self._binaries = Path(binaries)
        self._environment = dict(os.environ, LC_ALL=LOCALES[language], LANGUAGE="")
        self._folder = tempfile.TemporaryDirectory()
        self._processes = []
        self.announced = []
        self._listen()
        try:
            self.address = self._start_service(service)
            self.tokens = self._prepare(with_accounts)
            self._start([self._binaries / "balehook", "--profile", self.profile])
            self.app = self.wait(self._find_app, "the program on the bus")
        except BaseException:
            self.close()  # a service that stays would keep the test waiting for its end
            raise

    # Life

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        if error is not None:
            print(f"FAILED: {error}\nWhat was shown:", file=sys.stderr)
            if getattr(self, "app", None):
                print("\n".join(describe(self.app)), file=sys.stderr)
            print("What was announced:", *self.announced, sep="\n  ", file=sys.stderr)
        self.close()

    def close(self):
        for process in reversed(self._processes):
            process.terminate()
            process.wait(LIMIT)
        self._folder.cleanup()

    def _start(self, command, **options):
        process = subprocess.Popen([str(part) for part in command], env=self._environment, **options)
        self._processes.append(process)
        return process

    def _start_service(self, arguments):
        command = [self._binaries / "balehook-demo-service", "--jobs", "600", *arguments]
        service = self._start(command, stdout=subprocess.PIPE, text=True)
        return service.stdout.readline().split()[1]

    def _prepare(self, with_accounts):
        """Tokens by slug. The accounts go into the profile, or into one that nobody opens."""
        self.profile = Path(self._folder.name) / "profile"
        unused = Path(self._folder.name) / "unused"
        profile = self.profile if with_accounts else unused
        for folder in (self.profile, unused):
            folder.mkdir(mode=0o700)
        command = [self._binaries / "balehook-demo-profile", "--profile", profile, "--base-url", self.address]
        made = subprocess.run(command, env=self._environment, check=False, capture_output=True, text=True)
        if made.returncode != 0:
            raise NotThere(f"There is no profile: {made.stderr}")
        return dict(re.findall(r"account (\S+), token (\S+)", made.stdout))

    def _find_app(self):
        if self._processes[-1].poll() is not None:
            raise NotThere("The program ended by itself.")
        for app in pyatspi.Registry.getDesktop(0):
            if app is not None and app.name == "balehook" and app.childCount > 0:
                return app
        return None

    # Announcements

    def _listen(self):
        def take(event):
            try:
                if event.type.startswith("object:announcement"):
                    self.announced.append(str(event.any_data))
                elif event.source.getRole() == pyatspi.ROLE_NOTIFICATION and event.detail1:
                    self.announced.append(event.source.name)
            except (GLib.Error, AttributeError):
                pass  # gone before anybody could look at it

        pyatspi.Registry.registerEventListener(take, "object:announcement", "object:state-changed:showing")

    def heard(self, wanted):
        return any(matches(text, wanted) for text in self.announced)

    def wait_heard(self, wanted):
        self.wait(lambda: self.heard(wanted), f"an announcement like {wanted!r}")

    # Waiting

    def wait(self, condition, what):
        """What condition() gives, as soon as it is true."""
        end = time.monotonic() + LIMIT
        while True:
            while GLib.MainContext.default().iteration(False):
                pass
            try:
                found = condition()
            except GLib.Error:  # it went away while it was looked at
                found = None
            if found:
                return found
            if time.monotonic() > end:
                raise NotThere(f"Waited in vain for {what}.")
            time.sleep(0.05)

    def find_now(self, role, name, below=None):
        def is_seen(thing):
            return thing.getRole() == pyatspi.ROLE_APPLICATION or is_shown(thing)

        for each in walk(below or self.app, is_seen):
            if each.getRole() == role and matches(each.name, name):
                return each
        return None

    def find(self, role, name=None, below=None):
        """What is shown with that role and name (a text, or a pattern)."""
        return self.wait(lambda: self.find_now(role, name, below), f"what is called {name!r} and has the role {role}")

    def wait_until_gone(self, role, name=None):
        self.wait(lambda: self.find_now(role, name) is None, f"the end of {name!r}")

    # Doing: by the actions that assistive programs are offered, not by keys or places.

    def press(self, thing):
        self.wait(lambda: has(thing, pyatspi.STATE_ENABLED), f"{thing.name!r} to be enabled")
        thing.queryAction().doAction(0)

    @staticmethod
    def press_escape():
        """The one key that is used: a window without a button has no action that closes it."""
        pyatspi.Registry.generateKeyboardEvent(ESCAPE, None, pyatspi.KEY_SYM)

    def press_button(self, name, below=None):
        self.press(self.find(pyatspi.ROLE_PUSH_BUTTON, name, below))

    def menu_item(self, *path):
        """An item of the menu bar. The menus need not be open."""

        def look():
            thing = self.find_now(pyatspi.ROLE_MENU_BAR, None)
            for name in path:
                thing = thing and next((each for each in walk(thing) if each.getRole() in
                                        (pyatspi.ROLE_MENU_ITEM, pyatspi.ROLE_CHECK_MENU_ITEM, pyatspi.ROLE_MENU)
                                        and matches(each.name, name)), None)
            return thing

        return self.wait(look, f"the menu item {path!r}")

    def choose(self, *path):
        self.press(self.menu_item(*path))

    def type(self, name, text, below=None):
        field = self.find(pyatspi.ROLE_TEXT, name, below)
        self.put(field, text)
        return field

    def put(self, field, text):
        field.queryEditableText().setTextContents(text)
        self.wait(lambda: self.content(field) == text or has_secret(field), f"{text!r} in {field.name!r}")

    @staticmethod
    def content(field):
        return field.queryText().getText(0, -1)


def has_secret(field):
    return field.getRole() == pyatspi.ROLE_PASSWORD_TEXT


def run(main):
    """main(binaries, sources, language) as a program."""
    binaries, sources, language = (sys.argv[1:] + ["en"])[:3]
    try:
        main(binaries, sources, language)
    except (NotThere, AssertionError, KeyError) as error:
        print(f"FAILED: {error!r}", file=sys.stderr)
        sys.exit(1)
    print("It went through.")
