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

    def letters(self, text, field=None):
        if field is not None and not text.isascii():
            # A letter that the keyboard does not have is lent a key, which is gone before the program has looked. So
            # it comes as from an input method.
            self._desk.put(field, text)
            return
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

    def clear_view(self):
        self.desk.press_button(self.word("QueryChips", "Remove all filters and the sort order"))
        self.desk.wait(lambda: self.jobs().nRows == JOBS, "all jobs")

    def go_to_list(self):
        """Where whoever uses the keyboard is: without a window manager nobody gives the focus back."""
        window = self.desk.find(pyatspi.ROLE_FRAME)
        window.queryComponent().grabFocus()
        # Until then keys go to another window, or to none.
        self.desk.wait(lambda: program.has(window, pyatspi.STATE_ACTIVE), "the window to be active")
        self.desk.find(pyatspi.ROLE_TABLE, self.word("ImportJobsKind", "Import jobs")).queryComponent().grabFocus()

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

    def view_of_yesterday_by_keys(self):
        wanted = self.word("SearchDesk", "Has Failed File")
        self.go_to_list()
        self.hands.press("Ctrl", "k")
        field = self.desk.find(pyatspi.ROLE_TEXT, self.word("CommandPalette", "Command, account, view or file"))
        self.hands.letters(wanted.lower(), field)
        matches = self.desk.find(pyatspi.ROLE_LIST, self.word("CommandPalette", "Matches"))
        self.desk.wait(lambda: self.desk.content(field) == wanted.lower() and
                       matches.getChildAtIndex(0).name.startswith(wanted), f"{wanted!r} as the first match")
        self.hands.press("Return")
        jobs = self.jobs()
        self.desk.wait(lambda: 0 < jobs.nRows < JOBS, "the view")
        self.hands.end("a view", keys=3)

    def webhooks(self):
        webhooks = self.desk.find(pyatspi.ROLE_TABLE, self.word("WebhooksKind", "Webhooks")).queryTable()
        self.desk.wait(lambda: webhooks.nRows == 31, "the webhooks")
        return webhooks

    def similar(self):
        return self.word("WindowActions", "Register &Similar...").rstrip(".…")

    def similar_is_offered(self):
        self.desk.find(pyatspi.ROLE_DIALOG, self.desk.words.pattern("RegisterWebhookDialog", "Register Webhook"))

    def leave_dialog(self):
        self.desk.press_escape()
        self.desk.wait_until_gone(pyatspi.ROLE_DIALOG)

    def webhook_like_this(self):
        self.desk.press(self.desk.find(pyatspi.ROLE_PAGE_TAB, self.desk.words.beginning("WebhooksKind", "Webhooks")))
        self.webhooks().addRowSelection(0)
        self.hands.button(self.similar())
        self.similar_is_offered()
        self.hands.end("a similar webhook", clicks=1)
        self.leave_dialog()

    def webhook_like_this_by_keys(self):
        self.go_to_list()
        self.hands.press("Alt", "2")
        self.webhooks()
        self.hands.press("Down")
        # The record has it as soon as there is one.
        self.desk.find(pyatspi.ROLE_PUSH_BUTTON, self.similar())
        self.hands.press("Ctrl", "d")
        self.similar_is_offered()
        self.hands.end("a similar webhook", keys=5)
        self.leave_dialog()


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
        tasks.clear_view()
        tasks.view_of_yesterday_by_keys()
        tasks.clear_view()
        tasks.webhook_like_this_by_keys()
        tasks.webhook_like_this()


program.run(main)
