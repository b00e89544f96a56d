// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/envelope.h"

#include "core/logging.h"
#include "domain/count.h"
#include "net/errorbody.h"

#include <QJsonDocument>
#include <QJsonParseError>

#include <limits>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

constexpr qsizetype detailByteLimit = 64 * 1024;
constexpr qint64 largestSanePerPage = 1'000'000;

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

void decodeTotal(Envelope &envelope, const QJsonObject &object, QLatin1StringView named)
{
    const QLatin1StringView other = named == "result"_L1 ? "total"_L1 : "result"_L1;
    const std::optional<qint64> namedTotal = countOf(object.value(named));
    const std::optional<qint64> otherTotal = countOf(object.value(other));
    if (namedTotal && otherTotal && *namedTotal != *otherTotal)
        qCWarning(logApi) << "the answer gives two totals:" << named << *namedTotal << other << *otherTotal;
    envelope.total = namedTotal ? namedTotal : otherTotal;
    if (envelope.total)
        envelope.totalField = namedTotal ? named : other;
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

Result<QJsonObject> Envelope::decodeObject(const QByteArray &body, const QByteArray &contentType)
{
    if (isWebPage(body, contentType)) {
        Error error(ErrorKind::WebPage);
        error.httpStatus = 200;
        error.serviceText = serviceText(body.left(detailByteLimit), contentType);
        error.detail = bodyText(body.left(detailByteLimit));
        return error;
    }
    // Qt drops all headers of an answer that has too many of them (faults T14): then this is not the service.
    if (contentType.trimmed().isEmpty())
        return notUnderstood(tr("The answer does not say what it is (it has no Content-Type)."), body);
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(body, &problem);
    if (problem.error == QJsonParseError::IllegalUTF8String || body.startsWith("\xFF\xFE")
        || body.startsWith("\xFE\xFF"))
        return notUnderstood(tr("The answer is not valid UTF-8 text."), body);
    if (problem.error == QJsonParseError::DeepNesting)
        return notUnderstood(tr("The answer is nested too deeply."), body);
    if (body.trimmed().isEmpty())
        return notUnderstood(tr("The answer is empty."), {});
    if (problem.error != QJsonParseError::NoError) {
        return notUnderstood(tr("The answer is incomplete or no JSON: %1, at byte %2.")
                                 .arg(problem.errorString(), QString::number(problem.offset)),
                             body);
    }
    if (!document.isObject())
        return notUnderstood(tr("The answer is JSON, but not an object."), body);
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
        return notUnderstood(tr("The answer has no list of records (\"data\" is missing)."), body);
    if (!data.isArray())
        return notUnderstood(tr("The answer has no list of records (\"data\" is not a list)."), body);

    Envelope envelope;
    envelope.data = data.toArray();
    envelope.page = echoOf(object.value("page"_L1), std::numeric_limits<int>::max());
    envelope.perPage = echoOf(object.value("perPage"_L1), largestSanePerPage);
    decodeTotal(envelope, object, totalField);
    return envelope;
}

} // namespace Balehook
