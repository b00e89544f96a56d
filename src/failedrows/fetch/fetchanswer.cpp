// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/fetch/fetchanswer.h"

#include "core/secrets/knownsecrets.h"
#include "core/secrets/redaction.h"

#include <QCryptographicHash>
#include <QLocale>
#include <QNetworkReply>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

/// Digits only, and not too many.
std::optional<qint64> parsedNumber(const QByteArray &text)
{
    bool fits = false;
    const qint64 number = text.toLongLong(&fits);
    const bool isClean = std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
    return fits && isClean ? std::optional(number) : std::nullopt;
}

/// "bytes <first>-<last>/<total or *>" (RFC 9110, 14.4).
struct ContentRange
{
    qint64 first = 0;
    qint64 last = 0;
    qint64 total = -1;
};

std::optional<ContentRange> parsedRange(const QByteArray &header)
{
    const QByteArray text = header.trimmed();
    const qsizetype dash = text.indexOf('-');
    const qsizetype slash = text.indexOf('/');
    if (!text.toLower().startsWith("bytes ") || dash < 0 || slash < dash)
        return std::nullopt;
    const auto first = parsedNumber(text.mid(6, dash - 6).trimmed());
    const auto last = parsedNumber(text.mid(dash + 1, slash - dash - 1));
    const QByteArray totalText = text.mid(slash + 1);
    const auto total = totalText == "*" ? std::optional<qint64>(-1) : parsedNumber(totalText);
    if (!first || !last || !total || *last < *first || (*total >= 0 && *last >= *total))
        return std::nullopt;
    return ContentRange{*first, *last, *total};
}

bool isStrongTag(const QByteArray &tag)
{
    const auto isPrintable = [](char c) { return c > ' ' && c != '\x7f'; };
    return tag.size() >= 2 && tag.size() <= 1024 && tag.startsWith('"') && tag.endsWith('"')
        && tag.indexOf('"', 1) == tag.size() - 1
        && std::all_of(tag.begin(), tag.end(), [&](char c) { return c < 0 || isPrintable(c); });
}

/// A tag is noted beside a part, so none that repeats a token is used.
bool mayBeKept(const QByteArray &tag)
{
    return isStrongTag(tag) && withoutKnownSecrets(tag) == tag;
}

std::optional<QDateTime> parsedDate(const QByteArray &header)
{
    const QDateTime date =
        QLocale::c().toDateTime(QString::fromLatin1(header.trimmed()), u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s);
    return date.isValid() ? std::optional(date) : std::nullopt;
}

/// What may stand in If-Range (RFC 9110, 13.1.5): a strong entity tag; a date only where there is no tag, and only if
/// it is older than the answer, as a file can change twice in a second.
QByteArray validatorOf(const FetchAnswer::Headers &headers)
{
    if (headers.acceptRanges.trimmed().toLower() == "none")
        return {};
    if (!headers.entityTag.isNull())
        return mayBeKept(headers.entityTag.trimmed()) ? headers.entityTag.trimmed() : QByteArray();
    const auto modified = parsedDate(headers.lastModified);
    const auto sent = parsedDate(headers.date);
    const bool isStrong = modified && sent && modified->secsTo(*sent) >= 1;
    return isStrong ? headers.lastModified.trimmed() : QByteArray();
}

QByteArray sourceOf(const QUrl &url)
{
    return QCryptographicHash::hash(redactedUrl(url).toUtf8(), QCryptographicHash::Sha256).toHex();
}

/// Whether a part is what was asked for, of the file that \a known began with.
bool continues(const FetchAnswer::Headers &headers, const ContentRange &range, std::optional<qint64> length,
               const FileVersion &known, qint64 offset)
{
    // If-Range is not kept to by every server. A part has to repeat the tag, but not the date (RFC 9110, 15.3.7).
    const bool isTag = known.validator.startsWith('"');
    const QByteArray &stated = isTag ? headers.entityTag : headers.lastModified;
    const bool isOtherVersion = ((isTag || !stated.isNull()) && stated.trimmed() != known.validator)
        || (known.total >= 0 && range.total >= 0 && known.total != range.total);
    const qint64 partLength = range.last - range.first + 1;
    const bool isOtherLength = length.value_or(partLength) != partLength;
    return range.first == offset && !isOtherVersion && !isOtherLength;
}

} // namespace

FetchAnswer::Headers FetchAnswer::headersOf(const QNetworkReply &reply)
{
    const auto header = [&reply](const char *name) {
        const QByteArray value = reply.rawHeader(name);
        return reply.hasRawHeader(name) && value.isNull() ? QByteArray("") : value;
    };
    return {reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt(),
            header("Content-Length"),
            header("Content-Range"),
            header("Content-Encoding"),
            header("ETag"),
            header("Last-Modified"),
            header("Date"),
            header("Accept-Ranges")};
}

FetchAnswer FetchAnswer::of(const Headers &headers, const QUrl &url, const FileVersion &known, qint64 offset)
{
    FetchAnswer answer;
    const QByteArray encoding = headers.contentEncoding.trimmed().toLower();
    if (!encoding.isEmpty() && encoding != "identity") {
        answer.problem = tr("The server sent the file with an encoding that was not requested, so it cannot be "
                            "checked for completeness.");
        return answer;
    }
    const bool isAnnounced = !headers.contentLength.isNull();
    std::optional<qint64> length;
    if (isAnnounced)
        length = parsedNumber(headers.contentLength.trimmed());
    if (isAnnounced && !length) {
        answer.problem = tr("The server stated an impossible file length.");
        return answer;
    }
    if (headers.status == 200) {
        answer.use = Use::FromStart;
        answer.version = {validatorOf(headers), sourceOf(url), length.value_or(-1)};
        return answer;
    }
    const auto range = parsedRange(headers.contentRange);
    answer.use = Use::AskForAll;
    if (range && known.source == sourceOf(url) && continues(headers, *range, length, known, offset)) {
        answer.use = Use::Append;
        answer.version = known;
        answer.version.total = std::max(known.total, range->total);
    }
    return answer;
}

} // namespace Balehook
