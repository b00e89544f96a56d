// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/account/releasenews.h"

#include "core/text/safetext.h"
#include "domain/account/updateaddress.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

/// Only digits and dots: what follows a number would not be compared, and "1.2-rc1" is not newer than "1.2".
QVersionNumber versionOf(const QString &text)
{
    constexpr qsizetype mostParts = 4;
    qsizetype end = 0;
    const QVersionNumber version = QVersionNumber::fromString(text, &end);
    const bool isWhole = !text.isEmpty() && text.front().isDigit() && end == text.size();
    return isWhole && version.segmentCount() <= mostParts ? version : QVersionNumber();
}

} // namespace

std::optional<ReleaseNews> ReleaseNews::fromJson(const QByteArray &json)
{
    if (json.size() > mostBytes)
        return std::nullopt;
    const QJsonDocument document = QJsonDocument::fromJson(json);
    ReleaseNews news;
    news.version = versionOf(document["version"_L1].toString());
    if (news.version.isNull())
        return std::nullopt;
    news.notes = wellFormed(document["notes"_L1].toString().left(mostNotes)).trimmed();
    const QString page = document["page"_L1].toString();
    if (UpdateAddress::parse(page))
        news.page = page.trimmed();
    return news;
}

QByteArray ReleaseNews::toJson() const
{
    return QJsonDocument(QJsonObject{{u"version"_s, version.toString()}, {u"notes"_s, notes}, {u"page"_s, page}})
        .toJson(QJsonDocument::Compact);
}

} // namespace Balehook
