# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""everyname.py BINARIES SOURCES

Opens every window of the real program that a menu opens, and its panels, and demands of what is shown there: whatever can have the
focus has a name, tables have titles, pictures and charts have a text, and nothing reads markup aloud.
"""

import re
import sys

import pyatspi

import desk as program

# Qt's own parts, which a program cannot name.
OWN_NAMES = {
    pyatspi.ROLE_SCROLL_BAR,  # reached by the keys of what it scrolls
    pyatspi.ROLE_FRAME,  # a window has its title
    pyatspi.ROLE_SEPARATOR,  # of a menu
}
# How a window is left without doing what it offers, the first that there is.
WAYS_OUT = ("Close", "Cancel", "OK", "No")


class Judge:
    def __init__(self):
        self.faults = set()
        self.seen = 0

    def look(self, place, root):
        for thing in program.walk(root, program.is_shown):
            self.seen += 1
            self._judge(place, thing)

    def _fault(self, place, thing, what):
        self.faults.add(f"{place}: {what}: {way_to(thing)}")

    def _judge(self, place, thing):
        role = thing.getRole()
        if program.has(thing, pyatspi.STATE_FOCUSABLE) and not thing.name.strip() and role not in OWN_NAMES:
            self._fault(place, thing, "without a name")
        if "<qt>" in thing.name + thing.description:
            self._fault(place, thing, "markup read aloud")
        if role in (pyatspi.ROLE_TABLE, pyatspi.ROLE_TREE_TABLE):
            self._judge_table(place, thing)
        elif role in (pyatspi.ROLE_IMAGE, pyatspi.ROLE_CHART, pyatspi.ROLE_PROGRESS_BAR) and not thing.name.strip():
            if not stands_beside_text(thing):
                self._fault(place, thing, "a picture without a text")

    def _judge_table(self, place, thing):
        if "Table" not in pyatspi.listInterfaces(thing):
            return
        table = thing.queryTable()
        for column in range(table.nColumns):
            header = table.getColumnHeader(column)
            if header is None or not header.name.strip():
                self._fault(place, thing, f"column {column} without a title")


def stands_beside_text(picture):
    """Then it is an ornament, and what it shows is said by the text."""
    return any(each.getRole() == pyatspi.ROLE_LABEL and each.name.strip() for each in program.children(picture.parent)
               if program.is_shown(each))


def way_to(thing):
    names = []
    while thing is not None and thing.getRole() != pyatspi.ROLE_APPLICATION:
        names.append(f"{thing.getRoleName()} {thing.name!r}")
        thing = thing.parent
    return " < ".join(names[:6])


def windows(desk):
    return [window for window in program.children(desk.app) if program.is_shown(window)]


def menu_items(desk):
    """Paths of all items that open something: those with dots, by the words in which they are shown."""
    bar = desk.find(pyatspi.ROLE_MENU_BAR)
    for menu in program.children(bar):
        for item in program.walk(menu):
            name = item.name.split("\t")[0]
            if item is not menu and name.endswith(("...", "…")) and program.has(item, pyatspi.STATE_ENABLED):
                yield menu.name, name


def leave(desk, window):
    for name in WAYS_OUT:
        button = desk.find_now(pyatspi.ROLE_PUSH_BUTTON, name, window)
        if button is not None and program.has(button, pyatspi.STATE_ENABLED):
            desk.press(button)
            break
    else:
        if desk.find_now(pyatspi.ROLE_PUSH_BUTTON, None, window) is None:
            desk.press_escape()  # nothing else is offered to anybody
            desk.wait(lambda: len(windows(desk)) == 1, f"the end of {window.name!r} by Esc")
            return
        raise program.NotThere(f"a button that closes {window.name!r}:\n" + "\n".join(program.describe(window)))
    desk.wait(lambda: len(windows(desk)) == 1, f"the end of {window.name!r}")


def look_at_dialogs(desk, judge, place):
    for menu, name in sorted(set(menu_items(desk))):
        desk.choose(menu, name)
        opened = desk.wait(lambda: windows(desk)[1:], f"what {menu} > {name} opens")
        if opened[-1].getRole() != pyatspi.ROLE_FILE_CHOOSER and not is_file_dialog(desk, opened[-1]):
            judge.look(f"{place}, {name}", opened[-1])
        leave(desk, opened[-1])


def look_at_windows(desk, judge):
    """What opens by an item without dots."""
    word = desk.words.text
    for name in ("&Keyboard Shortcuts", "&About Balehook", "&Manual"):
        desk.choose(word("WindowActions", "&Help"), word("WindowActions", name))
        opened = desk.wait(lambda: windows(desk)[1:], f"what {name} opens")
        judge.look(word("WindowActions", name), opened[-1])
        if name != "&Manual":
            leave(desk, opened[-1])
            continue
        desk.press_escape()  # a window like that of the program, with the buttons of its pages only
        desk.wait(lambda: len(windows(desk)) == 1, "the end of the manual by Esc")
    requests = desk.menu_item(word("WindowActions", "&View"), word("WindowActions", "Re&quests"))
    desk.press(requests)
    desk.find(pyatspi.ROLE_TREE, word("RequestsPanel", "Requests"))
    judge.look("the requests", desk.app)
    desk.press(requests)


def look_at_row_tools(desk, judge, rows_menu):
    word = desk.words.text
    for name in ("F&ilter Rows...", "&Export Rows...", "&Go to Row..."):
        desk.choose(rows_menu, word("RowsActions", name).split("\t")[0])
        opened = desk.wait(lambda: windows(desk)[1:], f"what {name} opens")
        judge.look(f"rows, {name}", opened[-1])
        leave(desk, opened[-1])
    desk.choose(rows_menu, word("RowsActions", "&Find..."))
    desk.find(pyatspi.ROLE_LABEL, word("FindBar", "Find:"))
    judge.look("the find bar", desk.app)
    desk.press_button(word("FindBar", "Close"))
    desk.wait_until_gone(pyatspi.ROLE_LABEL, word("FindBar", "Find:"))


def is_file_dialog(desk, window):
    """Qt's own, or the desktop's."""
    return desk.find_now(pyatspi.ROLE_LABEL, "Look in:", window) is not None


def look_at_lists(desk, judge):
    word = desk.words.text
    jobs = desk.find(pyatspi.ROLE_TABLE, word("ImportJobsKind", "Import jobs"))
    desk.wait(lambda: jobs.queryTable().nRows == 600, "the jobs")
    jobs.queryTable().addRowSelection(12)
    pane = desk.find(pyatspi.ROLE_FILLER, word("RecordPane", "Record"))
    desk.find(pyatspi.ROLE_TEXT, word("ImportJob", "Status"), pane)
    judge.look("the list", desk.app)
    desk.press(desk.find(pyatspi.ROLE_PAGE_TAB, word("RecordPane", "Raw"), pane))
    desk.find(pyatspi.ROLE_TEXT, word("RawView", "The record as received"))
    judge.look("the raw record", desk.app)
    look_at_dialogs(desk, judge, "the list")
    look_at_windows(desk, judge)
    desk.press_button(desk.words.pattern("SearchScope", "Load All %Ln Jobs to Search Them"))
    desk.find(pyatspi.ROLE_LABEL, desk.words.around("SearchScope", "loaded just now"))
    activity = desk.menu_item(word("WindowActions", "&View"), word("WindowActions", "Acti&vity"))
    desk.press(activity)
    desk.find(pyatspi.ROLE_LABEL, re.compile(r"600 job\(?s\)?.*", re.DOTALL))
    judge.look("the activity", desk.app)
    desk.press(activity)


def look_at_rows(desk, judge):
    """A table of failed rows, and a file that is none."""
    word = desk.words.text
    jobs = desk.find(pyatspi.ROLE_TABLE, word("ImportJobsKind", "Import jobs")).queryTable()
    rows_menu = word("WindowActions", "R&ows")
    for row, seen in ((0, (pyatspi.ROLE_PUSH_BUTTON, word("TransferView", "Refresh the Job"))),
                      (7, (pyatspi.ROLE_PUSH_BUTTON, word("NotATable", "Save As..."))),
                      (10, (pyatspi.ROLE_TABLE, word("RowsView", "Failed rows")))):
        for selected in jobs.getSelectedRows():
            jobs.removeRowSelection(selected)
        jobs.addRowSelection(row)
        desk.wait(lambda: list(jobs.getSelectedRows()) == [row], "the selection")
        desk.choose(word("WindowActions", "&Jobs"), word("WindowActions", "Show Failed &Rows\tEnter"))
        desk.find(*seen)
        judge.look(f"the file of job {row}", desk.app)
        if row == 10:
            desk.choose(rows_menu, word("RowsActions", "Ro&w in Full"))
            judge.look("a row in full", desk.app)
            desk.choose(rows_menu, word("RowsActions", "Ro&w in Full"))
            look_at_row_tools(desk, judge, rows_menu)
        desk.choose(rows_menu, word("RowsActions", "&Back to the List"))
        desk.find(pyatspi.ROLE_TABLE, word("ImportJobsKind", "Import jobs"))


def look_at_other_tabs(desk, judge):
    word = desk.words.text
    for tab, context in (("Webhooks", "WebhooksKind"), ("Properties", "PropertiesKind")):
        desk.press(desk.find(pyatspi.ROLE_PAGE_TAB, desk.words.beginning(context, tab)))
        if tab == "Webhooks":
            table = desk.find(pyatspi.ROLE_TABLE, word(context, tab)).queryTable()
            desk.wait(lambda: table.nRows == 31, "the webhooks")
            table.addRowSelection(1)
            desk.wait(lambda: table.isRowSelected(1), "the selection")
        judge.look(tab, desk.app)


def main(binaries, sources, language):
    judge = Judge()
    with program.Desk(binaries, sources, language, service=["--odd-files"], with_accounts=True) as desk:
        look_at_lists(desk, judge)
        look_at_rows(desk, judge)
        look_at_other_tabs(desk, judge)
        print(f"Looked at {judge.seen} things.")
    for fault in sorted(judge.faults):
        print(fault, file=sys.stderr)
    assert judge.seen > 500, "Not much was seen."
    assert not judge.faults, f"{len(judge.faults)} faults"


program.run(main)
