// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/envelope.h"

#include "api/rawjson.h"
#include "core/errors/logging.h"
#include "domain/records/count.h"
#include "net/errorbody.h"

#include <QJsonDocument>
#include <QJsonParseError>

#include <limits>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

/// More than a listing of full records has in the bytes that it may have; decoding would take many times its length.
constexpr qsizetype mostValues = 400'000;
constexpr qsizetype mostRecords = 20'000;

constexpr qsizetype detailByteLimit = 64 * 1024;
constexpr qint64 largestSanePerPage = 1'000'000;

Error tooLarge(const QByteArray &body)
{
    return Error(ErrorKind::TooLarge, bodyText(body.left(detailByteLimit)));
}

/// A count as a number or as a string of digits (interface 4.1 and 4.3 differ); anything else is none.
std::optional<qint64> countOf(const QJsonValue &value)
{
    if (value.isDouble()) {
        const qint64 number = value.toInteger(-1);
        return number >= 0 ? std::optional(number) : std::nullopt;
    }
    if (!value.isString())
        return std::nullopt;
    const std::optional<quint64> number = parsedCount(value.toString());
    if (!number || *number > quint64(std::numeric_limits<qint64>::max()))
        return std::nullopt;
    return qint64(*number);
}

std::optional<int> echoOf(const QJsonValue &value, qint64 largest)
{
    const std::optional<qint64> number = countOf(value);
    return number && *number >= 1 && *number <= largest ? std::optional(int(*number)) : std::nullopt;
}

} // namespace

Error Envelope::notUnderstood(const QString &sentence, const QByteArray &body)
{
    Error error(ErrorKind::NotUnderstood);
    error.httpStatus = 200;
    error.detail = sentence;
    if (!body.isEmpty())
        error.detail += QString(u"\n\n" + bodyText(body.left(detailByteLimit)));
    return error;
}

Envelope::Total Envelope::totalOf(const QJsonObject &object, QLatin1StringView named)
{
    const QLatin1StringView other = named == "result"_L1 ? "total"_L1 : "result"_L1;
    const std::optional<qint64> namedTotal = countOf(object.value(named));
    const std::optional<qint64> otherTotal = countOf(object.value(other));
    const bool areTwo = namedTotal && otherTotal && *namedTotal != *otherTotal;
    if (areTwo)
        qCWarning(logApi) << "there are two totals:" << named << *namedTotal << other << *otherTotal;
    if (!namedTotal && !otherTotal)
        return {};
    const QLatin1StringView found = namedTotal ? named : other;
    return {namedTotal ? namedTotal : otherTotal, found, object.value(found).isString(), areTwo};
}

Result<QJsonObject> Envelope::decodeObject(const QByteArray &body, const QByteArray &contentType)
{
    if (isWebPage(body, contentType)) {
        Error error(ErrorKind::WebPage);
        error.httpStatus = 200;
        error.serviceText = serviceText(body.left(detailByteLimit), contentType);
        error.detail = bodyText(body.left(detailByteLimit));
        return error;
    }
    // Qt drops all headers of an answer that has too many of them: then this is not the service.
    if (contentType.trimmed().isEmpty())
        return notUnderstood(tr("The response does not state its type (no Content-Type)."), body);
    if (RawJson::hasMoreValuesThan(body, mostValues))
        return tooLarge(body);
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(body, &problem);
    // Not left to QJsonDocument, which takes any byte behind a backslash.
    if (!QByteArrayView(body).isValidUtf8())
        return notUnderstood(tr("The response is not valid UTF-8 text."), body);
    if (problem.error == QJsonParseError::DeepNesting)
        return notUnderstood(tr("The response is nested too deeply."), body);
    if (body.trimmed().isEmpty())
        return notUnderstood(tr("The response is empty."), {});
    if (problem.error != QJsonParseError::NoError) {
        return notUnderstood(tr("The response is incomplete or not JSON: %1, at byte %2.")
                                 .arg(problem.errorString(), QString::number(problem.offset)),
                             body);
    }
    if (!document.isObject())
        return notUnderstood(tr("The response is JSON but not an object."), body);
    return document.object();
}

Result<Envelope> Envelope::decode(const QByteArray &body, const QByteArray &contentType, QLatin1StringView totalField)
{
    const Result<QJsonObject> decoded = decodeObject(body, contentType);
    if (!decoded)
        return decoded.error();
    const QJsonObject &object = decoded.value();
    const QJsonValue data = object.value("data"_L1);
    if (data.isUndefined())
        return notUnderstood(tr("The response has no list of records (\"data\" is missing)."), body);
    if (!data.isArray())
        return notUnderstood(tr("The response has no list of records (\"data\" is not a list)."), body);

    Envelope envelope;
    envelope.data = data.toArray();
    if (envelope.data.size() > mostRecords)
        return tooLarge(body);
    envelope.page = echoOf(object.value("page"_L1), std::numeric_limits<int>::max());
    envelope.perPage = echoOf(object.value("perPage"_L1), largestSanePerPage);
    Total total = totalOf(object, totalField);
    envelope.total = total.count;
    envelope.totalField = std::move(total.field);
    envelope.isTotalText = total.isText;
    envelope.hasTwoTotals = total.isOneOfTwo;
    return envelope;
}

} // namespace Balehook
