// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/workbook/contentstext.h"

#include "core/text/pluralcount.h"
#include "core/text/safetext.h"

#include <QFileInfo>
#include <QLocale>
#include <QStringList>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestName = 80;

} // namespace

QString ContentsText::kind(const TableContents &contents)
{
    switch (contents.packing) {
    case TableContents::Packing::Gzip:
        return tr("gzip file");
    case TableContents::Packing::Zstd:
        return tr("zstd file");
    case TableContents::Packing::Zip:
        return tr("ZIP archive");
    case TableContents::Packing::None:
        break;
    }
    switch (contents.workbook) {
    case TableContents::Workbook::Xlsx:
        return tr("Excel workbook");
    case TableContents::Workbook::Xlsm:
        return tr("Excel workbook with macros");
    case TableContents::Workbook::Ods:
        return tr("OpenDocument spreadsheet");
    case TableContents::Workbook::None:
        break;
    }
    return {};
}

QString ContentsText::summary(const TableContents &contents)
{
    QStringList parts;
    if (!contents.isPlain())
        parts += kind(contents);
    if (!contents.member.isEmpty())
        parts += cellText(contents.member, longestName);
    if (contents.workbook != TableContents::Workbook::None)
        parts += tr("sheet %1").arg(cellText(contents.sheet, longestName));
    return parts.join(", "_L1);
}

QString ContentsText::source(const QString &fileName, const TableContents &contents)
{
    if (contents.member.isEmpty() && contents.sheet.isEmpty())
        return {};
    return QStringList{cellText(fileName, longestName), summary(contents)}.join(", "_L1);
}

QString ContentsText::sheet(const TableContents::Sheet &sheet)
{
    QStringList parts{cellText(sheet.name, longestName)};
    if (sheet.rows >= 0)
        parts += tr("%Ln row(s)", nullptr, pluralCount(sheet.rows));
    if (sheet.isHidden)
        parts += tr("hidden");
    return parts.join(", "_L1);
}

QString ContentsText::baseName(const QString &fileName, const TableContents &contents)
{
    QStringList parts{QFileInfo(fileName).completeBaseName()};
    if (!contents.member.isEmpty())
        parts += QFileInfo(contents.member).completeBaseName();
    if (contents.sheets.size() > 1)
        parts += contents.sheet;
    return parts.join(u'-');
}

} // namespace Balehook
