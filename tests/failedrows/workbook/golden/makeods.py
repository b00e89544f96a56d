#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes repeats.ods: what LibreOffice writes of repeated rows and cells, merged cells, notes and blanks."""

import json
import pathlib
import zipfile

FOLDER = pathlib.Path(__file__).parent
CONTENT = """<?xml version="1.0" encoding="UTF-8"?>
<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x" xmlns:style="s" xmlns:dc="d">
<office:automatic-styles><style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/>
</style:style></office:automatic-styles>
<office:body><office:spreadsheet>
<table:table table:name="Hidden" table:style-name="ta2"><table:table-row><table:table-cell office:value-type="string">
<text:p>h</text:p></table:table-cell></table:table-row></table:table>
<table:table table:name="Größe"><table:table-column table:number-columns-repeated="16384"/>
<table:table-row><table:table-cell office:value-type="string"><text:p>a</text:p></table:table-cell><table:table-cell
 office:value-type="string"><text:p>b</text:p></table:table-cell><table:table-cell office:value-type="string"><text:p>c</text:p>
</table:table-cell><table:table-cell table:number-columns-repeated="16381"/></table:table-row>
<table:table-row table:number-rows-repeated="2"><table:table-cell office:value-type="float" office:value="1"
 table:number-columns-repeated="3"><text:p>1,00</text:p></table:table-cell></table:table-row>
<table:table-row><table:table-cell table:number-columns-spanned="2" office:value-type="string"><office:annotation><dc:date>x</dc:date>
<text:p>note</text:p></office:annotation><text:p>one<text:s text:c="2"/>two  three</text:p><text:p>line<text:tab/>two<text:line-break/>x</text:p>
</table:table-cell><table:covered-table-cell office:value-type="string"><text:p>covered</text:p></table:covered-table-cell>
<table:table-cell office:value-type="time" office:time-value="PT27H05M07.500S"><text:p>27:05</text:p></table:table-cell></table:table-row>
<table:table-row table:number-rows-repeated="5"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>
<table:table-row><table:table-cell office:value-type="percentage" office:value="0.5"><text:p>50 %</text:p></table:table-cell><table:table-cell
 table:formula="of:=1"/><table:table-cell office:value-type="date" office:date-value="2026-11-24"><text:p>24.11.</text:p></table:table-cell>
</table:table-row>
<table:table-row table:number-rows-repeated="1048566"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>
</table:table></office:spreadsheet></office:body></office:document-content>
"""

with zipfile.ZipFile(FOLDER / "repeats.ods", "w", zipfile.ZIP_DEFLATED) as archive:
    archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet", zipfile.ZIP_STORED)
    archive.writestr("content.xml", CONTENT)
rows = [["a", "b", "c"], ["1", "1", "1"], ["1", "1", "1"], ["one  two three\nline\ttwo\nx", "", "27:05:07.5"],
        ["0.5", "", "2026-11-24"]]
text = json.dumps({"rows": rows, "sheets": ["-Hidden", "Größe"], "formulasWithoutValue": 1}, ensure_ascii=False, indent=1)
(FOLDER / "repeats.ods.json").write_text(text + "\n", encoding="utf-8")
