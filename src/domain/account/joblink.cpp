// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/account/joblink.h"

#include "domain/account/percentcode.h"

#include <QStringDecoder>
#include <QUrl>

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr auto scheme = "balehook:"_L1;
constexpr auto listing = "/import-jobs/"_L1;

/// By hand: comparing without case takes some other letters, such as the Kelvin sign, for ASCII ones.
bool startsWithScheme(QStringView text)
{
    if (text.size() < scheme.size())
        return false;
    for (qsizetype i = 0; i < scheme.size(); ++i) {
        char16_t c = text[i].unicode();
        if (c >= u'A' && c <= u'Z')
            c = char16_t(c + (u'a' - u'A'));
        if (c != scheme[i].unicode())
            return false;
    }
    return true;
}

bool isPlain(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9') || c == u'-' || c == u'.'
        || c == u'_' || c == u'~';
}

bool isEncoded(QStringView text)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (isPlain(text[i]))
            continue;
        if (!isPercentCode(text, i))
            return false;
        i += 2;
    }
    return true;
}

bool canCarry(const QString &jobId)
{
    const auto isControl = [](QChar c) { return c.category() == QChar::Other_Control; };
    return !jobId.isEmpty() && jobId.size() <= JobLink::longestId && jobId.isValidUtf16()
        && jobId.toUtf8().size() <= JobLink::longestId && std::none_of(jobId.begin(), jobId.end(), isControl);
}

} // namespace

bool JobLink::isMeant(const QString &text)
{
    return startsWithScheme(text);
}

std::optional<JobLink> JobLink::parse(const QString &text)
{
    if (text.size() > longestLink || !startsWithScheme(text))
        return std::nullopt;
    QStringView rest = QStringView(text).sliced(scheme.size());
    if (!rest.startsWith("//"_L1))
        return std::nullopt;
    rest = rest.sliced(2);
    const qsizetype end = rest.indexOf(u'/');
    if (end < 0 || !rest.sliced(end).startsWith(listing))
        return std::nullopt;
    const std::optional<AccountSlug> slug = AccountSlug::fromString(rest.first(end).toString());
    const QStringView encoded = rest.sliced(end + listing.size());
    if (!slug || !isEncoded(encoded))
        return std::nullopt;
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString jobId = decoder(QByteArray::fromPercentEncoding(encoded.toLatin1()));
    if (decoder.hasError())
        return std::nullopt;
    return to(*slug, jobId);
}

std::optional<JobLink> JobLink::to(const AccountSlug &slug, const QString &jobId)
{
    return canCarry(jobId) ? std::optional(JobLink(slug, jobId)) : std::nullopt;
}

QString JobLink::toString() const
{
    return scheme + "//"_L1 + m_slug.toString() + listing + QString::fromLatin1(QUrl::toPercentEncoding(m_jobId));
}

} // namespace Balehook
