# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""bars.py BINARIES SOURCES LANGUAGE

Four tasks of a support person in the real program, with the mouse only and then with the keyboard only: what is clicked
is found by its accessible name, in the words of LANGUAGE. Clicks and key presses are counted, all but typed letters, and
may not be more than what a person is ready to do.
"""

import pyatspi

import desk as program

JOBS = 4000
KEYS = {"Return": 0xFF0D, "Down": 0xFF54, "F4": 0xFFC1, "Escape": 0xFF1B, "Left": 0xFF51}
MODIFIERS = {"Ctrl": 37, "Shift": 50, "Alt": 64}  # the codes of Xvfb's keyboard


class Hands:
    """A mouse and a keyboard, with a counter each."""

    def __init__(self, desk):
        self._desk = desk
        self.clicks = self.keys = 0

    def click(self, thing):
        self._desk.wait(lambda: program.has(thing, pyatspi.STATE_ENABLED), f"{thing.name!r} to be enabled")
        box = thing.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
        assert box.width > 0 and box.height > 0, thing.name
        pyatspi.Registry.generateMouseEvent(box.x + min(box.width // 2, 60), box.y + box.height // 2, "b1c")
        self.clicks += 1

    def button(self, name):
        self.click(self._desk.find(pyatspi.ROLE_PUSH_BUTTON, name))

    def press(self, *keys):
        """The last one while the others are held."""
        *held, last = keys
        for key in held:
            pyatspi.Registry.generateKeyboardEvent(MODIFIERS[key], None, pyatspi.KEY_PRESS)
        symbol = KEYS.get(last) or ord(last)
        pyatspi.Registry.generateKeyboardEvent(symbol, None, pyatspi.KEY_SYM)
        for key in reversed(held):
            pyatspi.Registry.generateKeyboardEvent(MODIFIERS[key], None, pyatspi.KEY_RELEASE)
        self.keys += len(keys)

    @staticmethod
    def letters(text):
        for letter in text:
            pyatspi.Registry.generateKeyboardEvent(ord(letter), None, pyatspi.KEY_SYM)

    def end(self, task, clicks=None, keys=None):
        print(f"{task}: {self.clicks} clicks, {self.keys} keys")
        assert clicks is None or self.clicks <= clicks, task
        assert keys is None or self.keys <= keys, task
        self.clicks = self.keys = 0


def column(table, title):
    return next(index for index in range(table.nColumns) if table.getColumnHeader(index).name == title)


class Tasks:
    def __init__(self, desk):
        self.desk = desk
        self.word = desk.words.text
        self.hands = Hands(desk)

    def jobs(self):
        return self.desk.find(pyatspi.ROLE_TABLE, self.word("ImportJobsKind", "Import jobs")).queryTable()

    def search(self):
        return self.desk.find(pyatspi.ROLE_TEXT, self.word("SearchRow", "Search import jobs"))

    def load(self):
        jobs = self.jobs()
        self.desk.wait(lambda: jobs.nRows == JOBS, "the list")
        self.desk.press_button(self.desk.words.pattern("SearchScope", "Load All %Ln Jobs to Search Them"))
        self.desk.find(pyatspi.ROLE_LABEL, self.desk.words.around("SearchScope", "loaded just now"))

    def clear(self):
        self.desk.put(self.search(), "")
        self.desk.wait(lambda: self.jobs().nRows == JOBS, "all jobs")

    def found(self):
        """The first cell of a row that has a failed file."""
        jobs = self.jobs()
        self.desk.wait(lambda: 0 < jobs.nRows < JOBS, "what was searched for")
        file = column(jobs, self.word("ImportJob", "Failed file"))
        absent = self.word("ListingModel", "not given")
        row = self.desk.wait(
            lambda: [row for row in range(min(jobs.nRows, 8)) if jobs.getAccessibleAt(row, file).name != absent],
            "a job with failed rows")[0]
        return jobs.getAccessibleAt(row, column(jobs, self.word("ImportJob", "Type")))

    def rows_are_shown(self):
        rows = self.desk.find(pyatspi.ROLE_TABLE, self.word("RowsView", "Failed rows")).queryTable()
        self.desk.wait(lambda: rows.nRows > 0, "the rows")

    def list_is_shown(self):
        self.desk.find(pyatspi.ROLE_TABLE, self.word("ImportJobsKind", "Import jobs"))

    def summary_is_copied(self):
        self.desk.wait_heard(self.desk.words.around("RowsCommands", "The summary was copied."))
        self.desk.announced.clear()

    # The tasks

    def summary_by_mouse(self):
        self.hands.click(self.search())
        self.hands.letters("ada price")
        self.hands.click(self.found())
        self.hands.button(self.word("WindowActions", "Show Failed Rows"))
        self.rows_are_shown()
        self.hands.button(self.word("RowsActions", "Copy &Summary"))
        self.summary_is_copied()
        self.hands.end("a copied summary", clicks=4)

    def back_and_again_by_mouse(self):
        self.hands.button(self.word("FileBar", "Back to the List"))
        self.list_is_shown()
        self.hands.end("back", clicks=1)
        self.hands.button(self.word("WindowActions", "Show Failed Rows"))
        self.rows_are_shown()
        self.hands.end("failed rows", clicks=1)
        self.hands.press("Alt", "Left")
        self.list_is_shown()
        self.hands.end("back", keys=2)

    def summary_by_keys(self):
        self.hands.press("/")
        self.hands.letters("ada price")
        self.found()
        self.hands.press("Return")
        self.hands.press("F4")
        self.hands.press("Return")
        self.rows_are_shown()
        self.hands.press("Ctrl", "Shift", "s")
        self.summary_is_copied()
        self.hands.end("a copied summary", keys=12)
        self.hands.press("Escape")
        self.list_is_shown()
        self.hands.end("back", keys=1)

    def view_of_yesterday(self):
        views = self.desk.find(pyatspi.ROLE_TREE, self.word("ViewsPane", "Views"))
        wanted = self.word("SearchDesk", "Has Failed File")
        view = self.desk.wait(lambda: next((each for each in views if each.name.startswith(wanted)), None), wanted)
        self.hands.click(view)
        jobs = self.jobs()
        self.desk.wait(lambda: 0 < jobs.nRows < JOBS, "the view")
        self.hands.end("a view", clicks=1)

    def webhook_like_this(self):
        self.desk.press(self.desk.find(pyatspi.ROLE_PAGE_TAB, self.desk.words.beginning("WebhooksKind", "Webhooks")))
        webhooks = self.desk.find(pyatspi.ROLE_TABLE, self.word("WebhooksKind", "Webhooks")).queryTable()
        self.desk.wait(lambda: webhooks.nRows == 31, "the webhooks")
        webhooks.addRowSelection(0)
        self.hands.button(self.word("WindowActions", "Register &Similar...").rstrip(".…"))
        self.desk.find(pyatspi.ROLE_DIALOG, self.desk.words.pattern("RegisterWebhookDialog", "Register Webhook"))
        self.hands.end("a similar webhook", clicks=1)
        self.desk.press_escape()
        self.desk.wait_until_gone(pyatspi.ROLE_DIALOG)


def main(binaries, sources, language):
    with program.Desk(binaries, sources, language, ("--jobs", str(JOBS)), with_accounts=True) as desk:
        tasks = Tasks(desk)
        tasks.load()
        tasks.summary_by_mouse()
        tasks.back_and_again_by_mouse()
        tasks.clear()
        tasks.summary_by_keys()
        tasks.clear()
        tasks.view_of_yesterday()
        tasks.webhook_like_this()


program.run(main)
