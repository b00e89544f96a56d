// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/requesthar.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

constexpr auto bodyGone = "Not kept: newer requests needed the room."_L1;

QJsonObject pair(const QByteArray &name, const QByteArray &value)
{
    return {{u"name"_s, QString::fromUtf8(name)}, {u"value"_s, QString::fromUtf8(value)}};
}

QJsonArray headersOf(const HeaderList &headers)
{
    QJsonArray list;
    for (const auto &[name, value] : headers)
        list.append(pair(name, value));
    return list;
}

/// \a url without what a file is called: a person may be named in it.
QByteArray withoutFile(const QByteArray &url)
{
    if (url.isEmpty())
        return {};
    const QUrl whole = QUrl::fromEncoded(url);
    const QByteArray host =
        whole.adjusted(QUrl::RemoveUserInfo | QUrl::RemovePath | QUrl::RemoveQuery | QUrl::RemoveFragment).toEncoded();
    return (whole.host().isEmpty() ? QByteArray() : host) + "/[file]";
}

/// As it may be handed on.
RequestRecord withoutFile(RequestRecord record)
{
    record.url = withoutFile(record.url);
    for (auto &[name, value] : record.answerHeaders) {
        if (name.compare("Location", Qt::CaseInsensitive) == 0
            || name.compare("Content-Location", Qt::CaseInsensitive) == 0)
            value = withoutFile(value);
        else if (name.compare("Content-Disposition", Qt::CaseInsensitive) == 0)
            value = "[file]";
    }
    return record;
}

QJsonArray queryOf(const QByteArray &url)
{
    QJsonArray list;
    const QByteArray query = QUrl::fromEncoded(url).query(QUrl::FullyEncoded).toLatin1();
    if (query.isEmpty())
        return list;
    const QByteArrayList items = query.split('&');
    for (const QByteArray &item : items) {
        const qsizetype equals = item.indexOf('=');
        list.append(pair(QByteArray::fromPercentEncoding(item.left(equals)),
                         equals < 0 ? QByteArray() : QByteArray::fromPercentEncoding(item.mid(equals + 1))));
    }
    return list;
}

QJsonObject requestOf(const RequestRecord &record)
{
    QJsonObject request{{u"method"_s, QString::fromLatin1(record.method())},
                        {u"url"_s, QString::fromUtf8(record.url)},
                        {u"httpVersion"_s, u"HTTP/1.1"_s},
                        {u"cookies"_s, QJsonArray()},
                        {u"headers"_s, headersOf(record.requestHeaders)},
                        {u"queryString"_s, queryOf(record.url)},
                        {u"headersSize"_s, -1},
                        {u"bodySize"_s, record.requestBody.size()}};
    if (record.kind == HttpKind::Creation) {
        QJsonObject data{{u"mimeType"_s, QString::fromUtf8(record.requestHeader("Content-Type"))},
                         {u"text"_s, QString::fromUtf8(record.requestBody)}};
        if (record.isBodyGone) {
            data.insert(u"comment"_s, bodyGone);
            request.insert(u"bodySize"_s, -1); // nobody knows any more
        }
        request.insert(u"postData"_s, data);
    }
    return request;
}

QJsonObject responseOf(const RequestRecord &record)
{
    QJsonObject content{{u"size"_s, record.received},
                        {u"mimeType"_s, QString::fromUtf8(record.answerHeader("Content-Type"))}};
    if (!record.answerBody.isEmpty())
        content.insert(u"text"_s, QString::fromUtf8(record.answerBody.bytes()));
    if (record.isBodyCut)
        content.insert(u"comment"_s, u"Only the beginning was kept."_s);
    else if (record.isBodyGone)
        content.insert(u"comment"_s, bodyGone);
    else if (record.kind == HttpKind::Download)
        content.insert(u"comment"_s, u"Not kept: the contents of a file."_s);
    return {{u"status"_s, record.status},
            {u"statusText"_s, QString()},
            {u"httpVersion"_s, u"HTTP/1.1"_s},
            {u"cookies"_s, QJsonArray()},
            {u"headers"_s, headersOf(record.answerHeaders)},
            {u"content"_s, content},
            {u"redirectURL"_s, QString::fromUtf8(record.answerHeader("Location"))},
            {u"headersSize"_s, -1},
            {u"bodySize"_s, -1}};
}

QString stateOf(const RequestRecord &record)
{
    switch (record.state) {
    case RequestRecord::State::UnderWay:
        return u"under way"_s;
    case RequestRecord::State::Stopped:
        return u"stopped"_s;
    case RequestRecord::State::Ended:
        break;
    }
    return record.isOutcomeUnknown() ? u"outcome unknown"_s : u"ended"_s;
}

QJsonObject entryOf(const RequestRecord &record)
{
    const double time = double(record.elapsed.count());
    QJsonObject entry{{u"startedDateTime"_s, record.at.toString(Qt::ISODateWithMs)},
                      {u"time"_s, time},
                      {u"request"_s, requestOf(record)},
                      {u"response"_s, responseOf(record)},
                      {u"cache"_s, QJsonObject()},
                      {u"timings"_s, QJsonObject{{u"send"_s, 0}, {u"wait"_s, time}, {u"receive"_s, 0}}},
                      {u"_state"_s, stateOf(record)},
                      {u"_attempt"_s, record.attempt}};
    if (record.isFailed()) {
        const Error error(*record.verdict);
        entry.insert(u"_error"_s, error.logLine());
        if (!record.systemError.isEmpty())
            entry.insert(u"_systemError"_s, QString::fromLatin1(record.systemError));
    }
    return entry;
}

} // namespace

QByteArray httpArchive(const std::vector<RequestRecordPtr> &records, const QString &version)
{
    QJsonArray entries;
    for (const RequestRecordPtr &record : records)
        entries.append(entryOf(record->kind == HttpKind::Download ? withoutFile(*record) : *record));
    const QJsonObject log{
        {u"version"_s, u"1.2"_s},
        {u"creator"_s, QJsonObject{{u"name"_s, u"Balehook"_s}, {u"version"_s, version}}},
        {u"entries"_s, entries},
        {u"comment"_s, u"Tokens, cookies, signatures and passwords were left out. Nothing was kept of files."_s}};
    return QJsonDocument(QJsonObject{{u"log"_s, log}}).toJson();
}

} // namespace Balehook
