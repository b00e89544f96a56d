# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the program can be asked for, and what must be true when it was disturbed in it."""

import copy
import os

import templates
from desk import TOKEN
from service import ROWS

COMPARED = ["ROOT/saved/older.csv", "ROOT/saved/newer.csv"]


class Operation:
    name = ""
    template = staticmethod(templates.furnished)
    data = b""
    out = None  # file below the root that takes the standard output
    is_durable = True  # a success must outlive a power failure

    def before(self, desk):
        """On the fresh copy of the template, before each run."""

    def command(self, desk, root=None):
        raise NotImplementedError

    def rest(self, stored):
        """What is stored, without what this operation changes."""
        return stored

    def is_result(self, desk, stored, root):
        """Whether the result is there, whole."""
        return True

    def check_more(self, desk, run, stored, root):
        """Texts about what was lost besides, before anything else is run."""
        return []

    def again(self, desk, root, run):
        """Asks once more on a healthy disk; texts about what is wrong then."""
        done = desk.run_command(self.command(desk, root=root), self.data, self.out and os.path.join(root, self.out))
        if done.returncode != 0:
            return [f"asked again: {done.returncode} {done.stderr.decode(errors='replace').strip()}"]
        return []


def account(stored, slug):
    return next((each for each in stored["accounts"] if each["slug"] == slug), None)


class AddAccount(Operation):
    data = TOKEN.encode()

    def __init__(self, template, name):
        self.template = template
        self.name = name

    def command(self, desk, root=None):
        return desk.command("account", "add", "newshop", "--base-url", desk.service.url, "--token-stdin", root=root)

    def rest(self, stored):
        return dict(stored, accounts=[each for each in stored["accounts"] if each["slug"] != "newshop"])

    def is_result(self, desk, stored, root):
        return account(stored, "newshop") is not None

    def check_more(self, desk, run, stored, root):
        if account(stored, "newshop") and desk.run("account", "check", "newshop", root=root).returncode != 0:
            # Where nothing can be written any more, not even taken back, it is said to have failed.
            if run.status == 1 and run.fault and run.fault.stays:
                return []
            return ["the account is there without its token"]
        return []

    def again(self, desk, root, run):
        stored = desk.stored(root)
        if account(stored, "newshop"):
            return []
        return super().again(desk, root, run)


class RemoveAccount(Operation):
    name = "account remove"
    template = staticmethod(templates.used_apart)

    def before(self, desk):
        desk.drive("token", TOKEN)

    def command(self, desk, root=None):
        return desk.command("account", "remove", "acme", root=root)

    def rest(self, stored):
        return dict(stored, accounts=[each for each in stored["accounts"] if each["slug"] != "acme"])

    def is_result(self, desk, stored, root):
        return account(stored, "acme") is None

    def check_more(self, desk, run, stored, root):
        if account(stored, "acme") and desk.run("account", "check", "acme", root=root).returncode != 0:
            return ["the account is there without its token"]
        # That these go is not waited for until it lasts.
        if root == desk.root and run.is_done and any("/index/" in name or "/files/" in name and not name.endswith(".lock")
                               for name in desk.files(root)):
            return ["said to be removed, but its index or files are there"]
        return []

    def again(self, desk, root, run):
        if not account(desk.stored(root), "acme"):
            return []
        return super().again(desk, root, run)


class CreateWebhook(Operation):
    """Sent at most once, never without its record, and settled by the next run."""

    def __init__(self, answer, template=templates.furnished):
        self.answer = answer
        self.template = template
        self.name = "webhooks create" + ("" if answer == "ok" else ", " + answer)
        if template is templates.interrupted:
            self.name = "webhooks create, resolve"

    def before(self, desk):
        desk.service.reset(answer=self.answer)

    def command(self, desk, root=None):
        return desk.command("webhooks", "create", *templates.WEBHOOK, root=root)

    def rest(self, stored):
        stored = copy.deepcopy(stored)
        if account(stored, "acme"):
            account(stored, "acme").update(pending=False, draft="")
        return stored

    def is_told(self, run):
        """The person knows what became of it, even if the program was killed after it had said so."""
        return b'"id"' in run.out or b"The list contains" in run.errors or b"webhookUrl is wrong" in run.errors

    def check_more(self, desk, run, stored, root):
        had = self.template is templates.interrupted
        problems = []
        if desk.service.posts > 1 or had and desk.service.posts:
            problems.append(f"sent {desk.service.posts} times")
        pending = account(stored, "acme")["pending"] if account(stored, "acme") else False
        # What was refused created nothing: sending it again is right.
        is_open = (desk.service.posts or had) and self.answer != "refuse"
        if is_open and not pending and not self.is_told(run):
            problems.append("sent, but neither recorded nor told")
        return problems

    def again(self, desk, root, run):
        """The next run asks what became of it, and sends nothing unless that is known."""
        pending = account(desk.stored(root), "acme")["pending"]
        sent = desk.service.posts
        desk.service.answer = "ok"
        done = desk.run_command(self.command(desk, root=root))
        if pending and (done.returncode != 8 or desk.service.posts != sent):
            return [f"the next run with a record ends with {done.returncode}, {desk.service.posts - sent} more sent"]
        if not pending and done.returncode != 0:
            return [f"the next run ends with {done.returncode}"]
        return []


class Print(Operation):
    """Something is written to a file through the shell."""
    template = staticmethod(templates.used)
    is_durable = False

    def __init__(self, name, words, out):
        self.name = name
        self.words = words
        self.out = out
        self.expected = None

    def command(self, desk, root=None):
        return desk.command(*self.words, root=root)

    def is_result(self, desk, stored, root):
        with open(os.path.join(root, self.out), "rb") as file:
            printed = file.read()
        if self.expected is None:
            self.expected = printed
        return printed == self.expected and printed

    def rest(self, stored):
        stored = copy.deepcopy(stored)
        for each in stored["accounts"]:
            each["files"] = sorted(file for file in each["files"] if file.startswith("job-"))
        return stored


class FirstStart(Operation):
    """The settings of 0.1.0 are taken over."""
    name = "first start after 0.1.0"
    template = staticmethod(templates.of_0_1_0)

    def command(self, desk, root=None):
        return desk.command("account", "list", root=root)

    def is_result(self, desk, stored, root):
        return stored["theme"] == 2 and account(stored, "acme")["labels"] == {"1": "Waiting"}


class Download(Operation):
    name = "jobs download"
    template = staticmethod(templates.used)

    def command(self, desk, root=None):
        return desk.command("jobs", "download", "j60", "--account", "acme", "--output",
                            os.path.join(root or desk.root, "saved", "rows.csv"), root=root)

    def rest(self, stored):
        return Print.rest(self, stored)

    def is_result(self, desk, stored, root):
        path = os.path.join(root, "saved", "rows.csv")
        return os.path.exists(path) and os.path.getsize(path) == len(ROWS)

    def check_more(self, desk, run, stored, root):
        path = os.path.join(root, "saved", "rows.csv")
        return ["a piece of the file is there"] if os.path.exists(path) and not self.is_result(desk, None, root) else []

    def again(self, desk, root, run):
        path = os.path.join(root, "saved", "rows.csv")
        if os.path.exists(path):
            os.remove(path)
        return super().again(desk, root, run)


class HandOff(Operation):
    """Two files, each whole or not there, or an archive."""
    template = staticmethod(templates.used)

    def __init__(self, name, *words):
        self.name = name
        self.words = words
        self.names = ["rows.zip"] if words else ["rows.md", "rows.html"]
        self.expected = None

    def command(self, desk, root=None):
        output = os.path.join(root or desk.root, "saved", self.names[0])
        return desk.command("handoff", "job-1", "--account", "acme", *self.words, "--output", output, root=root)

    def contents(self, root):
        found = []
        for name in self.names:
            path = os.path.join(root, "saved", name)
            if os.path.exists(path):
                with open(path, "rb") as file:
                    found.append(file.read())
            else:
                found.append(None)
        return found

    def is_result(self, desk, stored, root):
        if self.expected is None:
            self.expected = self.contents(root)
        return self.contents(root) == self.expected and None not in self.expected

    def check_more(self, desk, run, stored, root):
        found = zip(self.contents(root), self.expected or [])
        return [] if all(content in (None, whole) for content, whole in found) else ["a piece of a file is there"]

    def again(self, desk, root, run):
        for name in self.names:
            path = os.path.join(root, "saved", name)
            if os.path.exists(path):
                os.remove(path)
        return super().again(desk, root, run)


class Sync(Operation):
    is_durable = False  # the index can be made again

    def __init__(self, name, template, jobs, *words):
        self.name = name
        self.template = template
        self.jobs = jobs
        self.words = words

    def before(self, desk):
        desk.service.reset(jobs=self.jobs)

    def command(self, desk, root=None):
        return desk.command("sync", "acme", *self.words, root=root)

    def is_result(self, desk, stored, root):
        done = desk.run("jobs", "list", "--account", "acme", "--since", "2020-01-01", "--all", "--format", "jsonl",
                        root=root)
        return done.returncode == 0 and done.stdout.count(b"\n") == self.jobs


class Drive(Operation):
    """What only the console does."""
    template = staticmethod(templates.used)

    def __init__(self, name, words, rest, is_result, is_durable=True):
        self.name = name
        self.words = words
        self.is_durable = is_durable
        self._rest = rest
        self._is_result = is_result

    def command(self, desk, root=None):
        return desk.driver(*(word.replace("ROOT", root or desk.root) for word in self.words), root=root)

    def rest(self, stored):
        return self._rest(copy.deepcopy(stored))

    def is_result(self, desk, stored, root):
        return self._is_result(stored, root)


class SaveFile(Drive):
    """An old file is replaced by a new one: there is one of them, whole."""

    def __init__(self, name, words, old, new):
        super().__init__(name, words, lambda stored: stored, lambda stored, root: self.contents(root) == new)
        self.old = old
        self.new = new

    def contents(self, root):
        with open(os.path.join(root, "saved", "old"), "rb") as file:
            return file.read()

    def check_more(self, desk, run, stored, root):
        try:
            return [] if self.contents(root) in (self.old, self.new) else ["neither the old nor the new file is there"]
        except FileNotFoundError:
            return ["neither the old nor the new file is there"]


def _labels(stored):
    account(stored, "acme")["labels"].pop("2", None)
    return stored


def _name(stored):
    account(stored, "acme")["name"] = ""
    return stored


def _views(stored):
    views = account(stored, "acme")["views"]
    account(stored, "acme")["views"] = [view for view in views if view != "New one"]
    return stored


def _draft(stored):
    account(stored, "globex" if not account(stored, "acme") else "acme")["draft"] = ""
    return stored


def _new_file(stored):
    files = account(stored, "acme")["files"]
    account(stored, "acme")["files"] = sorted(file for file in files if not file.startswith("job-3 "))
    return stored


def _no_files(stored):
    account(stored, "acme")["files"] = []
    return stored


class Export(Drive):
    """An old file is replaced by a listing, by the reasons across jobs or by a comparison, as the window writes them."""

    def __init__(self, name, what, *words):
        super().__init__(name, [what, "ROOT/saved/old", *words], lambda stored: stored, None)
        self.expected = None

    def contents(self, root):
        try:
            with open(os.path.join(root, "saved", "old"), "rb") as file:
                return file.read()
        except FileNotFoundError:
            return b""

    def is_result(self, desk, stored, root):
        if self.expected is None:
            self.expected = self.contents(root)
        return self.contents(root) == self.expected

    def check_more(self, desk, run, stored, root):
        if self.contents(root) not in (b"o" * 5000, self.expected):
            return ["neither the old nor the new file is there"]
        return []


class CloseWindow(Operation):
    """The console starts, shows its list, gets another size and is closed."""
    name = "closing the window"
    template = staticmethod(templates.used)

    def command(self, desk, root=None):
        return [desk.program("balehook-iofaults-window"), "--profile", desk.profile(root)]


def operations():
    listing = ["jobs", "list", "--account", "acme", "--all", "--format"]
    return [
        AddAccount(templates.nothing, "account add, first"),
        AddAccount(templates.furnished, "account add"),
        RemoveAccount(),
        CreateWebhook("ok"),
        CreateWebhook("lost"),
        CreateWebhook("refuse"),
        CreateWebhook("ok", templates.interrupted),
        Print("jobs list, CSV", [*listing, "csv"], "jobs.csv"),
        Print("jobs list, JSON", [*listing, "json"], "jobs.json"),
        Print("jobs list, JSON lines", [*listing, "jsonl"], "jobs.jsonl"),
        Print("jobs rows", ["jobs", "rows", "j60", "--account", "acme", "--format", "csv"], "rows.csv"),
        Download(),
        HandOff("handoff, two files"),
        HandOff("handoff, archive", "--zip"),
        Sync("sync, first", templates.furnished, 60),
        Sync("sync, incremental", templates.used, 75),
        Sync("sync --full", templates.used, 75, "--full"),
        FirstStart(),
        Drive("account, edited", ["name", "Acme Limited"], _name,
              lambda stored, root: account(stored, "acme")["name"] == "Acme Limited"),
        Drive("label", ["label", "2", "Done"], _labels,
              lambda stored, root: account(stored, "acme")["labels"].get("2") == "Done"),
        Drive("view", ["view", "New one"], _views,
              lambda stored, root: "New one" in account(stored, "acme")["views"]),
        Drive("draft of a registration", ["draft", "https://hooks.example.com/new"], _draft,
              lambda stored, root: account(stored, "acme")["draft"].endswith("/new")),
        Drive("download into the cache", ["cache", "job-3", "40000"], _new_file,
              lambda stored, root: "job-3 40000" in account(stored, "acme")["files"], is_durable=False),
        Drive("purge of the cache", ["purge"], _no_files,
              lambda stored, root: not account(stored, "acme")["files"], is_durable=False),
        SaveFile("HAR or report, small", ["save", "ROOT/saved/old", "900"], b"o" * 5000, b"n" * 900),
        SaveFile("HAR or report, large", ["save", "ROOT/saved/old", "40000"], b"o" * 5000, b"n" * 40000),
        Export("export, CSV", "export", "csv", "20"),
        Export("export, JSON", "export", "json", "20"),
        Export("export, JSON lines", "export", "jsonl", "20"),
        Export("export, large", "export", "csv", "2000"),
        Export("export of reasons", "reasons", "500"),
        Export("export of a comparison, CSV", "compare", "csv", *COMPARED),
        Export("export of a comparison, JSON lines", "compare", "jsonl", *COMPARED),
        SaveFile("Save As", ["saveas", "ROOT/saved/source", "ROOT/saved/old"], b"o" * 5000, b"s" * 70000),
        CloseWindow(),
    ]
