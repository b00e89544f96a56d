// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/workbook/workbookfile.h"

#include "failedrows/archive/limitedstream.h"
#include "failedrows/archive/zipmember.h"
#include "failedrows/workbook/missingname.h"
#include "failedrows/workbook/sharedstrings.h"
#include "failedrows/workbook/sharedstringsreader.h"
#include "failedrows/workbook/sheetreader.h"

#include <algorithm>
#include <thread>

namespace Balehook {

namespace {

/// One sheet and what it refers to; outlives the directory it was found in.
struct SheetParts
{
    ZipEntry sheet;
    std::optional<ZipEntry> strings;
    CellFormats formats;
    bool isFrom1904 = false;
};

/// The texts are read in a thread of their own: the first rows need only the first of them.
void fillFromSheet(ByteSource &source, const SheetParts &parts, Spool &spool, const Bounds &bounds,
                   const std::shared_ptr<std::atomic_bool> &stop)
{
    std::unique_ptr<SharedStrings> strings;
    std::thread thread;
    std::shared_ptr<std::atomic_bool> stopStrings = std::make_shared<std::atomic_bool>(false);
    if (parts.strings) {
        strings = std::make_unique<SharedStrings>(stop, bounds);
        thread = std::thread([&source, &parts, &bounds, &strings = *strings, stopStrings] {
            ZipMember member(source, *parts.strings);
            LimitedStream part(member, bounds.xmlBytes);
            readSharedStrings(part, strings, bounds, *stopStrings);
        });
    }
    ZipMember member(source, parts.sheet);
    LimitedStream part(member, bounds.xmlBytes);
    readSheet(part, {parts.formats, parts.isFrom1904, strings.get()}, spool, bounds);
    *stopStrings = true; // nobody needs the rest
    if (thread.joinable())
        thread.join();
}

} // namespace

Reading<std::size_t> chosenSheet(const std::vector<TableContents::Sheet> &sheets, const TableChoice &choice)
{
    const auto named = std::find_if(sheets.begin(), sheets.end(), [&choice](const TableContents::Sheet &sheet) {
        return !choice.sheet.isEmpty() && sheet.name == choice.sheet;
    });
    if (named != sheets.end())
        return std::size_t(named - sheets.begin());
    if (!choice.sheet.isEmpty() && choice.isStrict)
        return MissingName::sheet(choice.sheet, sheets);
    const auto visible =
        std::find_if(sheets.begin(), sheets.end(), [](const TableContents::Sheet &sheet) { return !sheet.isHidden; });
    return visible == sheets.end() ? 0 : std::size_t(visible - sheets.begin());
}

Reading<WorkbookFile> openWorkbook(const std::shared_ptr<ByteSource> &source, const ZipDirectory &directory,
                                   const TableChoice &choice, const Bounds &bounds,
                                   const std::shared_ptr<std::atomic_bool> &stop)
{
    const Reading<WorkbookParts> found = findWorkbookParts(*source, directory, bounds);
    if (!found)
        return found.failure();
    const WorkbookParts &parts = found.value();
    WorkbookFile workbook;
    workbook.kind = parts.hasMacros ? TableContents::Workbook::Xlsm : TableContents::Workbook::Xlsx;
    for (const WorkbookParts::Sheet &sheet : parts.sheets)
        workbook.sheets.push_back(sheet.shown);
    const Reading<std::size_t> chosen = chosenSheet(workbook.sheets, choice);
    if (!chosen)
        return chosen.failure();
    workbook.sheet = chosen.value();

    SheetParts sheet{*parts.sheets[workbook.sheet].part, std::nullopt, {}, parts.isFrom1904};
    if (parts.strings)
        sheet.strings = *parts.strings;
    if (parts.styles) {
        ZipMember styles(*source, *parts.styles);
        Reading<CellFormats> formats = readCellFormats(styles, bounds, *stop);
        if (!formats)
            return formats.failure();
        sheet.formats = std::move(formats.value());
    }
    workbook.fill = [source, sheet = std::move(sheet), bounds, stop](Spool &spool) {
        fillFromSheet(*source, sheet, spool, bounds, stop);
    };
    return workbook;
}

} // namespace Balehook
