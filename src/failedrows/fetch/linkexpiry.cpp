// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/fetch/linkexpiry.h"

#include <QHash>
#include <QUrlQuery>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

/// "20261124T120000Z" and a number of seconds.
QDateTime signedFor(const QString &begin, const QString &seconds)
{
    QDateTime time = QDateTime::fromString(begin, u"yyyyMMdd'T'HHmmss'Z'"_s);
    bool isNumber = false;
    const qint64 duration = seconds.toLongLong(&isNumber);
    if (!time.isValid() || !isNumber || duration < 0)
        return {};
    time.setTimeSpec(Qt::UTC);
    return time.addSecs(duration);
}

} // namespace

QDateTime linkExpiry(const QUrl &link)
{
    QHash<QString, QString> values;
    const auto items = QUrlQuery(link).queryItems(QUrl::FullyDecoded);
    for (const auto &[name, value] : items)
        values.insert(name.toLower(), value);
    for (const QLatin1StringView service : {"x-amz"_L1, "x-goog"_L1}) {
        const QDateTime time = signedFor(values.value(service + "-date"_L1), values.value(service + "-expires"_L1));
        if (time.isValid())
            return time;
    }
    if (values.contains(u"signature"_s)) {
        bool isNumber = false;
        const qint64 seconds = values.value(u"expires"_s).toLongLong(&isNumber);
        if (isNumber && seconds > 0)
            return QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC);
    }
    if (values.contains(u"sig"_s))
        return QDateTime::fromString(values.value(u"se"_s), Qt::ISODate).toUTC();
    return {};
}

bool hasExpired(const QUrl &link)
{
    const QDateTime expiry = linkExpiry(link);
    return expiry.isValid() && expiry <= QDateTime::currentDateTimeUtc();
}

} // namespace Balehook
