// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The workbooks of exceljs and SheetJS (npm install exceljs xlsx), as make.py writes its own. Usage: node make.mjs FOLDER
import { createRequire } from "node:module";
import { writeFileSync } from "node:fs";
const require = createRequire(process.cwd() + "/");
const ExcelJS = require("exceljs");
const XLSX = require("xlsx");
const folder = process.argv[2];

const header = ["sku", "long", "number", "day", "moment", "flag", "formula", "text", "error"];
const texts = ["007", "12345678901234567890", "a\"b\",\nc;\td", "Größe ☂ 😀", "=1+1", "<b>&amp;</b>"];
const shown = (text) => ["007", "12345678901234567890", "0.1", "2026-11-24", "2026-11-24T13:05:07", "true", "3", text,
    "price is required"];
const expect = (name, rows, sheets) =>
    writeFileSync(`${folder}/${name}.json`, JSON.stringify({ rows, sheets }, null, 1) + "\n");
const rows = [header, ...texts.map(shown)];

async function withExcelJs(name, stream) {
    const book = stream ? new ExcelJS.stream.xlsx.WorkbookWriter({ filename: `${folder}/${name}`, useStyles: true })
                        : new ExcelJS.Workbook();
    const sheet = book.addWorksheet("Errors");
    sheet.addRow(header).commit?.();
    for (const text of texts) {
        const row = sheet.addRow(["007", "12345678901234567890", 0.1, new Date("2026-11-24"), new Date("2026-11-24T13:05:07Z"),
            true, { formula: "1+2", result: 3 }, text,
            { richText: [{ text: "price " }, { font: { bold: true }, text: "is" }, { text: " required" }] }]);
        row.getCell(4).numFmt = "yyyy-mm-dd";
        row.getCell(5).numFmt = "dd.mm.yyyy hh:mm:ss";
        row.commit?.();
    }
    const hidden = book.addWorksheet("Hidden", { state: "veryHidden" });
    hidden.addRow(["a"]).commit?.();
    await (stream ? book.commit() : book.xlsx.writeFile(`${folder}/${name}`));
    expect(name, rows, ["Errors", "-Hidden"]);
}

function withSheetJs(name, options) {
    const sheet = XLSX.utils.aoa_to_sheet([header]);
    texts.forEach((text, index) => {
        const at = (column) => XLSX.utils.encode_cell({ r: index + 1, c: column });
        sheet[at(0)] = { t: "s", v: "007" };
        sheet[at(1)] = { t: "s", v: "12345678901234567890" };
        sheet[at(2)] = { t: "n", v: 0.1 };
        sheet[at(3)] = { t: "n", v: 46350, z: "yyyy-mm-dd" };
        sheet[at(4)] = { t: "n", v: 46350 + (13 * 3600 + 5 * 60 + 7) / 86400, z: "yyyy-mm-dd hh:mm:ss" };
        if (name.endsWith(".ods")) // has no dates as numbers
            sheet[at(4)] = { t: "d", v: new Date(2026, 10, 24, 13, 5, 7) };
        sheet[at(5)] = { t: "b", v: true };
        sheet[at(6)] = { t: "n", v: 3, f: "1+2" };
        sheet[at(7)] = { t: "s", v: text };
        sheet[at(8)] = { t: "s", v: "price is required" };
    });
    sheet["!ref"] = XLSX.utils.encode_range({ s: { r: 0, c: 0 }, e: { r: texts.length, c: header.length - 1 } });
    const book = XLSX.utils.book_new();
    XLSX.utils.book_append_sheet(book, sheet, "Errors");
    XLSX.writeFile(book, `${folder}/${name}`, options);
    const stored = { "2026-11-24": "46350", "2026-11-24T13:05:07": "2026-11-24T13:05:07.000Z" };
    const day = (row) => name.endsWith(".ods") ? row.map((cell) => stored[cell] ?? cell) : row;
    expect(name, rows.map(day), ["Errors"]);
}

await withExcelJs("exceljs.xlsx", false);
await withExcelJs("exceljs-stream.xlsx", true);
withSheetJs("sheetjs.xlsx", { compression: true });
withSheetJs("sheetjs-strings.xlsx", { compression: true, bookSST: true });
withSheetJs("sheetjs.ods", { compression: true });
