// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/workbook/opendocument.h"

#include "failedrows/archive/limitedstream.h"
#include "failedrows/archive/zipmember.h"
#include "failedrows/workbook/opensheetlist.h"
#include "failedrows/workbook/opensheetreader.h"

namespace Balehook {

using namespace Qt::StringLiterals;

Reading<bool> isSpreadsheet(ByteSource &source, const ZipDirectory &directory)
{
    const ZipEntry *const entry = directory.find(u"mimetype"_s);
    if (!entry)
        return false;
    constexpr qint64 longestType = 200;
    const Reading<QByteArray> type = ZipMember::bytes(source, *entry, longestType);
    if (!type)
        return false;
    if (type.value().startsWith("application/vnd.oasis.opendocument.spreadsheet"))
        return true;
    if (type.value().startsWith("application/vnd.oasis.opendocument."))
        return Obstacle{Obstacle::Kind::Document};
    return false;
}

Reading<WorkbookFile> openSpreadsheet(const std::shared_ptr<ByteSource> &source, const ZipDirectory &directory,
                                      const TableChoice &choice, const Bounds &bounds,
                                      const std::shared_ptr<std::atomic_bool> &stop)
{
    if (const ZipEntry *const manifest = directory.find(u"META-INF/manifest.xml"_s)) {
        const Reading<QByteArray> bytes = ZipMember::bytes(*source, *manifest, bounds.partBytes);
        if (bytes && bytes.value().contains("encryption-data"))
            return Obstacle{Obstacle::Kind::Encrypted};
    }
    const ZipEntry *const content = directory.find(u"content.xml"_s);
    if (!content)
        return Obstacle{Obstacle::Kind::Damaged};
    WorkbookFile workbook;
    workbook.kind = TableContents::Workbook::Ods;
    ZipMember member(*source, *content);
    LimitedStream part(member, bounds.xmlBytes);
    Reading<std::vector<TableContents::Sheet>> sheets = listOpenSheets(part, bounds, *stop);
    if (!sheets)
        return sheets.failure();
    workbook.sheets = std::move(sheets.value());
    const Reading<std::size_t> chosen = chosenSheet(workbook.sheets, choice);
    if (!chosen)
        return chosen.failure();
    workbook.sheet = chosen.value();
    workbook.fill = [source, entry = *content, sheet = workbook.sheet, bounds, stop](Spool &spool) {
        ZipMember again(*source, entry);
        LimitedStream rows(again, bounds.xmlBytes);
        readOpenSheet(rows, sheet, spool, bounds);
    };
    return workbook;
}

} // namespace Balehook
