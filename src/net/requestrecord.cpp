// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/requestrecord.h"

#include "net/hosttext.h"
#include "net/httpverdict.h"

#include <algorithm>

namespace Balehook {

namespace {

qsizetype bytesOf(const HeaderList &headers)
{
    constexpr qsizetype eachTakes = 64;
    qsizetype sum = 0;
    for (const auto &[name, value] : headers)
        sum += name.size() + value.size() + eachTakes;
    return sum;
}

QByteArray valueOf(const HeaderList &headers, QByteArrayView name)
{
    const auto found = std::find_if(headers.begin(), headers.end(), [name](const auto &header) {
        return header.first.compare(name, Qt::CaseInsensitive) == 0;
    });
    return found == headers.end() ? QByteArray() : found->second;
}

} // namespace

bool RequestRecord::isOutcomeUnknown() const
{
    if (kind != HttpKind::Creation || state == State::UnderWay)
        return false;
    return status == 0 ? mayHaveArrived : verdict && !isRefusalOfCreation(status);
}

QString RequestRecord::sentence() const
{
    if (!verdict)
        return {};
    Error error(*verdict);
    error.httpStatus = status;
    error.attempts = attempt;
    if (*verdict == ErrorKind::Redirected) {
        const QByteArray location = answerHeader("Location");
        const QUrl base = QUrl::fromEncoded(url);
        error.host = location.isEmpty() ? QString() : hostForPeople(base.resolved(QUrl::fromEncoded(location)));
    } else if (*verdict != ErrorKind::ProxyFailed) {
        error.host = hostForPeople(QUrl::fromEncoded(url));
    }
    return error.userMessage();
}

qsizetype RequestRecord::bytes() const
{
    return qsizetype(sizeof(RequestRecord)) + url.size() + bodyBytes() + bytesOf(requestHeaders)
        + bytesOf(answerHeaders);
}

QByteArray RequestRecord::requestHeader(QByteArrayView name) const
{
    return valueOf(requestHeaders, name);
}

QByteArray RequestRecord::answerHeader(QByteArrayView name) const
{
    return valueOf(answerHeaders, name);
}

} // namespace Balehook
