# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""mainpath.py BINARIES SOURCES LANGUAGE

Plays the day's work in the real program as a screen reader's user does: by names, roles and actions, in the words of
LANGUAGE, and listens to what is announced. No key, no pointer, no place on the screen.
"""

import pyatspi

import desk as program

# Qt's own word for the button of a dialog that sends nothing.
CLOSE = {"en": "Close", "de": "Schließen", "ar": "إغلاق"}


def add_an_account(desk):
    word = desk.words.text
    desk.press_button(word("ListingPage", "Add Account..."))
    dialog = desk.find(pyatspi.ROLE_DIALOG, word("AccountDialog", "Add Account"))
    desk.type(word("AccountDialog", "&Name:"), "Acme Outfitters", dialog)
    desk.type(word("AccountDialog", "Slu&g:"), "acme", dialog)
    desk.type(word("AccountDialog", "Base &URL:"), desk.address + "/{slug}", dialog)
    token = desk.find(pyatspi.ROLE_PASSWORD_TEXT, word("TokenField", "Access token"), dialog)
    desk.put(token, desk.tokens["acme"])
    desk.press_button(word("AccountDialog", "&Check"), dialog)
    desk.wait_heard(desk.words.around("CheckView", "Status 200, with %Ln record(s)."))
    desk.press_button(word("AccountDialog", "&Add Account"), dialog)
    desk.wait_until_gone(pyatspi.ROLE_DIALOG)


def load_the_list(desk):
    """The table of jobs."""
    word = desk.words.text
    desk.wait_heard(desk.words.around("StatusLine", "%1 jobs, %2 loaded"))
    table = desk.find(pyatspi.ROLE_TABLE, word("ImportJobsKind", "Import jobs"))
    assert table.queryTable().nRows == 600
    desk.press_button(desk.words.pattern("SearchScope", "Load All %Ln Jobs to Search Them"))
    desk.find(pyatspi.ROLE_LABEL, desk.words.around("SearchScope", "loaded just now"))
    return table


def column(table, title):
    for index in range(table.nColumns):
        if table.getColumnHeader(index).name == title:
            return index
    raise program.NotThere(f"the column {title!r}")


def find_a_job(desk, list_of_jobs):
    """Searches for the id of a job with a failed file, and selects it."""
    word = desk.words.text
    table = list_of_jobs.queryTable()
    failed_file = column(table, word("ImportJob", "Failed file"))
    identity = column(table, word("ImportJob", "ID"))
    absent = word("ListingModel", "not given")
    row = next(row for row in range(table.nRows)
               if table.getAccessibleAt(row, failed_file).name != absent)
    job = table.getAccessibleAt(row, identity).name
    search = desk.type(word("SearchRow", "Search import jobs"), job)
    desk.wait(lambda: table.nRows < 600, "the jobs that were found")
    desk.wait_heard(desk.words.around("StatusLine", "%1 of %2 jobs shown"))
    found = desk.wait(lambda: [row for row in range(table.nRows)
                               if table.getAccessibleAt(row, identity).name == job], "the job")
    table.addRowSelection(found[0])
    desk.wait(lambda: table.isRowSelected(found[0]), "the selection")
    return search, job


def read_a_reason(desk, job):
    """Opens the job's failed rows, hears how many there are, and copies one of a reason."""
    word = desk.words.text
    desk.choose(word("WindowActions", "&Jobs"), word("WindowActions", "Show Failed &Rows\tEnter"))
    desk.find(pyatspi.ROLE_FILLER, desk.words.pattern("FailedRowsPage", "Failed rows of %1"))
    rows = desk.find(pyatspi.ROLE_TABLE, word("RowsView", "Failed rows")).queryTable()
    reasons = desk.find(pyatspi.ROLE_LIST, word("ReasonsPane", "Reasons"))
    desk.wait(lambda: reasons.childCount > 2, "the reasons")
    desk.wait_heard(desk.words.around("FileLine", "%Ln row(s)"))
    every = rows.nRows
    reason = reasons.getChildAtIndex(1)
    assert desk.words.pattern("ReasonsModel", "%1, %2").fullmatch(reason.name), reason.name
    desk.press(reason)  # adds it to what is selected,
    desk.press(reasons.getChildAtIndex(0))  # which was all rows
    desk.wait(lambda: 0 < rows.nRows < every, "the rows of one reason")
    rows.addRowSelection(0)
    desk.wait(lambda: rows.isRowSelected(0), "the selection")
    cell = desk.wait(lambda: rows.getAccessibleAt(0, 0).name, "the first cell")
    desk.choose(word("WindowActions", "R&ows"), word("RowsActions", "&Copy"))
    desk.wait_heard(desk.words.around("RowsCommands", "%Ln row(s) copied."))
    desk.choose(word("WindowActions", "R&ows"), word("RowsActions", "&Back to the List"))
    desk.find(pyatspi.ROLE_TABLE, word("ImportJobsKind", "Import jobs"))
    return cell


def paste(desk, search, cell):
    """What was copied is in the clipboard."""
    search.queryEditableText().setTextContents("")
    search.queryEditableText().pasteText(0)
    desk.wait(lambda: cell in desk.content(search), f"{cell!r} in the clipboard")
    search.queryEditableText().setTextContents("")


def look_at_webhooks(desk):
    word = desk.words.text
    # Its name may have the count behind it.
    desk.press(desk.find(pyatspi.ROLE_PAGE_TAB, desk.words.beginning("WebhooksKind", "Webhooks")))
    table = desk.find(pyatspi.ROLE_TABLE, word("WebhooksKind", "Webhooks"))
    desk.wait(lambda: table.queryTable().nRows == 31, "the webhooks")
    desk.wait_heard(desk.words.around("StatusLine", "%1 webhooks, %2 loaded"))
    desk.choose(word("WindowActions", "&Webhooks"), word("WindowActions", "&Register Webhook..."))
    form = desk.find(pyatspi.ROLE_DIALOG, desk.words.pattern("RegisterWebhookDialog", "Register Webhook"))
    for label in ("&Resource:", "&Event type:", "&URL:"):
        assert desk.find(pyatspi.ROLE_COMBO_BOX, word("WebhookForm", label), form)
    return form


def main(binaries, sources, language):
    with program.Desk(binaries, sources, language) as desk:
        add_an_account(desk)
        jobs = load_the_list(desk)
        search, job = find_a_job(desk, jobs)
        cell = read_a_reason(desk, job)
        paste(desk, search, cell)
        form = look_at_webhooks(desk)
        desk.press_button(CLOSE[language], form)
        desk.wait_until_gone(pyatspi.ROLE_DIALOG)


program.run(main)
