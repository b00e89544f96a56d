#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Has LibreOffice and gnumeric write workbooks into this folder: what they are told is an OpenDocument file, made
here, and for gnumeric what LibreOffice made of it. Beside each is the JSON of the rows that it was told to write.

Debian: libreoffice-calc-nogui, gnumeric. Run by hand, when a case is added; tst_goldenworkbooks reads what is here."""

import csv
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import zipfile
from xml.sax.saxutils import escape, quoteattr

FOLDER = pathlib.Path(__file__).parent
HEADER = ["sku", "long", "number", "day", "moment", "clock", "length", "flag", "share", "amount", "fault", "formula",
          "words", "text", "error"]
TEXTS = ["007", "12345678901234567890", "two  blanks", 'a"b",\nc', "tab\there", "Größe ☂ 😀", "=1+1", "<b>&amp;</b>", "_x0041_"]
TYPE = "application/vnd.oasis.opendocument.spreadsheet"
NAMES = ("office", "table", "text", "style", "number", "of")


def value(kind, attribute, stored, style, formula=""):
    formula = f" table:formula={quoteattr(formula)}" if formula else ""
    return (f'<table:table-cell table:style-name="{style}"{formula} office:value-type="{kind}" '
            f'office:{attribute}="{stored}"/>')


def text(content, formula=""):
    lines = escape(content).replace("\t", "<text:tab/>").replace("  ", ' <text:s/>').split("\n")
    formula = f" table:formula={quoteattr(formula)}" if formula else ""
    paragraphs = "".join(f"<text:p>{line}</text:p>" for line in lines)
    return f'<table:table-cell{formula} office:value-type="string">{paragraphs}</table:table-cell>'


def row(cells):
    return "<table:table-row>" + "".join(cells) + "</table:table-row>"


def style(name, data):
    return f'<style:style style:name="{name}" style:family="table-cell" style:data-style-name="{data}"/>'


def document(null_date):
    part = {"y": '<number:year number:style="long"/>', "m": '<number:month number:style="long"/>',
            "d": '<number:day number:style="long"/>', "H": '<number:hours number:style="long"/>',
            "M": '<number:minutes number:style="long"/>', "S": '<number:seconds number:style="long"/>'}
    dash, colon, blank = ("<number:text>%s</number:text>" % mark for mark in "-: ")
    day = part["y"] + dash + part["m"] + dash + part["d"]
    clock = part["H"] + colon + part["M"] + colon + part["S"]
    styles = (f'<number:date-style style:name="N1">{day}</number:date-style>'
              f'<number:date-style style:name="N2">{day}{blank}{clock}</number:date-style>'
              f'<number:time-style style:name="N3">{clock}</number:time-style>'
              f'<number:time-style style:name="N4" number:truncate-on-overflow="false">{clock}</number:time-style>'
              '<number:boolean-style style:name="N5"><number:boolean/></number:boolean-style>'
              '<number:percentage-style style:name="N6"><number:number number:decimal-places="1"/><number:text>%</number:text>'
              "</number:percentage-style>"
              '<number:currency-style style:name="N7"><number:number number:decimal-places="2"/><number:text> </number:text>'
              "<number:currency-symbol>€</number:currency-symbol></number:currency-style>"
              + "".join(style(f"c{i}", f"N{i}") for i in range(1, 8))
              + '<style:style style:name="shown" style:family="table"><style:table-properties table:display="true"/></style:style>'
              '<style:style style:name="hidden" style:family="table"><style:table-properties table:display="false"/></style:style>')
    rows = row(text(name) for name in HEADER)
    for each in TEXTS:
        rows += row([text("007"), text("12345678901234567890"),
                     '<table:table-cell office:value-type="float" office:value="0.1"/>',
                     value("date", "date-value", "2026-11-24", "c1"), value("date", "date-value", "2026-11-24T13:05:07", "c2"),
                     value("time", "time-value", "PT13H05M07S", "c3"), value("time", "time-value", "PT30H05M07S", "c4"),
                     value("boolean", "boolean-value", "true", "c5"), value("percentage", "value", "0.125", "c6"),
                     value("currency", "value", "19.5", "c7"), text("#N/A", "of:=NA()"),
                     value("float", "value", "3", "Default", "of:=1+2"), text("ab", 'of:="a"&"b"'), text(each),
                     text("price is required")])
    merged = '<table:table-cell table:number-columns-spanned="3" office:value-type="string"><text:p>merged</text:p>' \
        '</table:table-cell><table:covered-table-cell table:number-columns-repeated="2"/>'
    rows += row([merged])
    note = '<office:annotation><text:p>a note</text:p></office:annotation>'
    rows += row([f'<table:table-cell office:value-type="string">{note}<text:p>noted</text:p></table:table-cell>'])
    spaces = " ".join(f'xmlns:{name}="urn:oasis:names:tc:opendocument:xmlns:{urn}"' for name, urn in zip(
        NAMES, ("office:1.0", "table:1.0", "text:1.0", "style:1.0", "datastyle:1.0", "of:1.2")))
    settings = (f'<table:calculation-settings><table:null-date table:date-value="{null_date}"/>'
                "</table:calculation-settings>")
    hidden = '<table:table table:name="Hidden" table:style-name="hidden">' + row([text("a")]) + row([text("b")]) + "</table:table>"
    other = '<table:table table:name="Größe &amp; &lt;Mehr&gt;">' + row([text("x")]) + "</table:table>"
    return (f'<?xml version="1.0" encoding="UTF-8"?><office:document-content {spaces} '
            'office:version="1.2"><office:automatic-styles>' + styles
            + "</office:automatic-styles><office:body><office:spreadsheet>" + settings
            + '<table:table table:name="Errors" table:style-name="shown">' + rows + "</table:table>" + hidden + other
            + "</office:spreadsheet></office:body></office:document-content>")


def expect(name, **shown):
    """Writes what is to be read; \a shown: columns in which the writer stored something else, and why below."""
    values = {"sku": "007", "long": "12345678901234567890", "number": "0.1", "day": "2026-11-24",
              "moment": "2026-11-24T13:05:07", "clock": "13:05:07", "length": "30:05:07", "flag": "true", "share": "0.125",
              "amount": "19.5", "fault": "#N/A", "formula": "3", "words": "ab", "error": "price is required"}
    texts = shown.pop("texts", {})
    values |= shown
    rows = [HEADER]
    for each in TEXTS:
        rows.append([texts.get(each, each) if column == "text" else values[column] for column in HEADER])
    rows += [["merged"] + [""] * (len(HEADER) - 1), ["noted"] + [""] * (len(HEADER) - 1)]
    hidden = "Hidden" if name == "gnumeric.xlsx" else "-Hidden" # gnumeric drops that it is hidden
    facts = {"rows": rows, "sheets": ["Errors", hidden, "Größe & <Mehr>"]}
    (FOLDER / (name + ".json")).write_text(json.dumps(facts, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def write(path, null_date):
    manifest = ('<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.2">'
                f'<manifest:file-entry manifest:full-path="/" manifest:media-type="{TYPE}"/><manifest:file-entry '
                'manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>')
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("mimetype", TYPE)
        archive.writestr("content.xml", document(null_date))
        archive.writestr("META-INF/manifest.xml", manifest)


def libreoffice(source, kind, name, home):
    target = home / "converted"
    options = [f"-env:UserInstallation=file://{home}/profile", "--convert-to", kind, "--outdir", str(target)]
    subprocess.run(["soffice", *options, str(source)], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    shutil.move(target / f"{source.stem}.{kind}", FOLDER / name)


def gnumeric(source, name):
    subprocess.run(["ssconvert", str(FOLDER / source), str(FOLDER / name)], check=True, stderr=subprocess.DEVNULL)


def make(home):
    for name, null_date in (("libreoffice", "1899-12-30"), ("libreoffice-1904", "1904-01-01")):
        source = home / f"{name}.ods"
        write(source, null_date)
        libreoffice(source, "xlsx", f"{name}.xlsx", home)
    libreoffice(home / "libreoffice.ods", "ods", "libreoffice.ods", home)
    gnumeric("libreoffice.ods", "gnumeric.ods")
    gnumeric("libreoffice.xlsx", "gnumeric.xlsx")
    # LibreOffice 7.4 reads no tabs in cells, and gnumeric 1.12 writes what a longer kind of number makes of 0.1.
    texts = {"tab\there": "tabhere"}
    expect("libreoffice.xlsx", texts=texts)
    expect("libreoffice-1904.xlsx", texts=texts)
    expect("libreoffice.ods", texts=texts)
    expect("gnumeric.ods", texts=texts, number="0.100000000000000000001")
    expect("gnumeric.xlsx", texts=texts, number="0.100000000000000000001")


def compare(home):
    """Prints each pair of values in which LibreOffice's own conversion to CSV differs from the rows in the JSON."""
    for path in sorted([*FOLDER.glob("*.xlsx"), *FOLDER.glob("*.ods")]):
        target = home / path.name
        options = [f"-env:UserInstallation=file://{home}/profile", "--convert-to",
                   "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false", "--outdir", str(target)]
        subprocess.run(["soffice", *options, str(path)], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        converted = target / f"{path.stem}.csv"
        if not converted.exists():
            print(path.name, "was not converted")
            continue
        with converted.open(newline="", encoding="utf-8") as file:
            theirs = [row for row in csv.reader(file) if any(row)]
        ours = json.loads((FOLDER / (path.name + ".json")).read_text(encoding="utf-8"))["rows"]
        pairs = {pair for rows in zip(theirs, ours) for pair in zip(*rows) if pair[0] != pair[1]}
        print(path.name, len(theirs), "of", len(ours), "rows", *(f"\n    {a!r} {b!r}" for a, b in sorted(pairs)))


with tempfile.TemporaryDirectory() as temporary:
    if "--compare" in sys.argv:
        compare(pathlib.Path(temporary))
    else:
        make(pathlib.Path(temporary))
