// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/text/tableformat.h"

#include <QStringList>

#include <algorithm>
#include <iterator>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

struct EncodingName
{
    TextEncoding encoding;
    const char *name;
};

constexpr EncodingName encodingNames[] = {
    {TextEncoding::Utf8, "utf-8"},
    {TextEncoding::Utf16LE, "utf-16le"},
    {TextEncoding::Utf16BE, "utf-16be"},
    {TextEncoding::Windows1252, "windows-1252"},
};

} // namespace

QString TableFormat::toString() const
{
    const auto name = std::find_if(std::begin(encodingNames), std::end(encodingNames),
                                   [this](const EncodingName &each) { return each.encoding == encoding; });
    return QStringList(
               {QString::fromLatin1(name->name), delimiter.toString(), hasHeader ? u"header"_s : u"no-header"_s})
        .join(u';');
}

std::optional<TableFormat> TableFormat::fromString(const QString &text)
{
    const QStringList parts = text.split(u';');
    if (parts.size() != 3)
        return std::nullopt;
    const auto name =
        std::find_if(std::begin(encodingNames), std::end(encodingNames),
                     [&parts](const EncodingName &each) { return parts.at(0) == QLatin1StringView(each.name); });
    const auto delimiter = Delimiter::fromString(parts.at(1));
    const bool hasHeader = parts.at(2) == "header"_L1;
    if (name == std::end(encodingNames) || !delimiter || (!hasHeader && parts.at(2) != "no-header"_L1))
        return std::nullopt;
    return TableFormat{name->encoding, 0, *delimiter, hasHeader};
}

} // namespace Balehook
