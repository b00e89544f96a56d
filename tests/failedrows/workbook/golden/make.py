#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the workbooks of openpyxl and XlsxWriter into this folder, each with the rows that it was told to write as JSON.

Debian: python3-openpyxl, python3-xlsxwriter. make.mjs does the same for exceljs and SheetJS. Run by hand, when a case is
added; tst_goldenworkbooks reads what is here."""

import datetime
import json
import pathlib

import openpyxl
import openpyxl.utils.datetime
import xlsxwriter

FOLDER = pathlib.Path(__file__).parent
HEADER = ["sku", "long", "number", "day", "moment", "clock", "flag", "fault", "formula", "text", "error"]
DAY = datetime.date(2026, 11, 24)
MOMENT = datetime.datetime(2026, 11, 24, 13, 5, 7)
CLOCK = datetime.time(13, 5, 7)
TEXTS = ["007", "12345678901234567890", "  two blanks", "a\"b\",\nc;\td", "Größe ☂ 😀 \u202b", "=1+1", "<b>&amp;</b>", "_x0041_"]


def expect(name, rows, **more):
    text = json.dumps({"rows": rows, **more}, ensure_ascii=False, indent=1)
    (FOLDER / (name + ".json")).write_text(text + "\n", encoding="utf-8")


def values(text, formula):
    """What a row shows."""
    return ["007", "12345678901234567890", "0.1", "2026-11-24", "2026-11-24T13:05:07", "13:05:07", "true", "#N/A", formula,
            text, "price is required"]


def with_openpyxl(name, mac=False):
    book = openpyxl.Workbook()
    if mac:
        book.epoch = openpyxl.utils.datetime.CALENDAR_MAC_1904
    sheet = book.active
    sheet.title = "Errors"
    sheet.append(HEADER)
    for text in TEXTS:
        sheet.append(["007", "12345678901234567890", 0.1, DAY, MOMENT, CLOCK, True, "#N/A", "=1+2", None, "price is required"])
        cell = sheet.cell(sheet.max_row, 10)
        cell.value = text
        cell.data_type = "s"
    sheet["A12"] = "merged"
    sheet.merge_cells("A12:C12")
    hidden = book.create_sheet("Hidden")
    hidden.sheet_state = "hidden"
    hidden.append(["a"])
    hidden.append(["b"])
    book.create_sheet("Größe & <Mehr>").append(["x"])
    book.save(FOLDER / name)
    # openpyxl writes the underscores of a text as they are, so that _x0041_ stands for a letter.
    shown = ["A" if text == "_x0041_" else text for text in TEXTS]
    rows = [HEADER] + [values(text, "") for text in shown] + [["merged"] + [""] * 10]
    expect(name, rows, sheets=["Errors", "-Hidden", "Größe & <Mehr>"], formulasWithoutValue=len(TEXTS))


def with_xlsxwriter(name, options):
    book = xlsxwriter.Workbook(FOLDER / name, options)
    sheet = book.add_worksheet("Errors")
    day, moment, clock = (book.add_format({"num_format": code})
                          for code in ("d mmmm yyyy", "[$-409]dd/mm/yyyy hh:mm:ss;@", "h:mm AM/PM"))
    bold = book.add_format({"bold": True})
    sheet.write_row(0, 0, HEADER)
    for row, text in enumerate(TEXTS, 1):
        sheet.write_string(row, 0, "007")
        sheet.write_string(row, 1, "12345678901234567890")
        sheet.write_number(row, 2, 0.1)
        sheet.write_datetime(row, 3, datetime.datetime.combine(DAY, datetime.time()), day)
        sheet.write_datetime(row, 4, MOMENT, moment)
        sheet.write_datetime(row, 5, CLOCK, clock)
        sheet.write_boolean(row, 6, True)
        sheet.write_formula(row, 7, "=NA()", None, "#N/A")
        sheet.write_formula(row, 8, "=1+2", None, 3)
        sheet.write_string(row, 9, text)
        sheet.write_rich_string(row, 10, "price ", bold, "is", " required")
    book.add_worksheet("Hidden").hide()
    book.close()
    expect(name, [HEADER] + [values(text, "3") for text in TEXTS], sheets=["Errors", "-Hidden"])


def leap_year_bug(name):
    """Days around the one that never was, and the ends of what a date may be."""
    serials = [0, 1, 59, 60, 61, 0.5, 1.5, 2958465, 2958466, -1, 46350.999999999]
    shown = ["1899-12-31", "1900-01-01", "1900-02-28", "1900-02-29", "1900-03-01", "1899-12-31T12:00:00",
             "1900-01-01T12:00:00", "9999-12-31", "2958466", "-1", "2026-11-25"]
    book = xlsxwriter.Workbook(FOLDER / name)
    sheet = book.add_worksheet()
    day = book.add_format({"num_format": 14})
    sheet.write_row(0, 0, ["day", "note"])
    for row, serial in enumerate(serials, 1):
        sheet.write_number(row, 0, serial, day)
        sheet.write_string(row, 1, "x")
    book.close()
    expect(name, [["day", "note"]] + [[text, "x"] for text in shown], sheets=["Sheet1"])


with_openpyxl("openpyxl.xlsx")
with_openpyxl("openpyxl-1904.xlsx", mac=True)
with_xlsxwriter("xlsxwriter.xlsx", {})
with_xlsxwriter("xlsxwriter-inline-1904.xlsx", {"constant_memory": True, "date_1904": True})
leap_year_bug("leapyear.xlsx")
