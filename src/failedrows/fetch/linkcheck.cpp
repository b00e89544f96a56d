// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/fetch/linkcheck.h"

#include "domain/account/origin.h"
#include "failedrows/fetch/tokenlink.h"
#include "net/answererror.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

constexpr qsizetype longestLink = 8192;

bool hasForbiddenCharacter(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) {
        return c.isSpace() || c.category() == QChar::Other_Control || c.category() == QChar::Other_Format
            || c.isSurrogate() || c == u'\\';
    });
}

/// "scheme:" as RFC 3986 spells it; empty if \a text begins with none.
QString schemeOf(const QString &text)
{
    const qsizetype colon = text.indexOf(u':');
    if (colon < 1 || !text.front().isLetter())
        return {};
    const QString scheme = text.left(colon);
    const bool isScheme = std::all_of(scheme.begin(), scheme.end(), [](QChar c) {
        return c.unicode() < 128 && (c.isLetterOrNumber() || c == u'+' || c == u'-' || c == u'.');
    });
    return isScheme ? scheme.toLower() : QString();
}

} // namespace

QString LinkCheck::refusal(const QString &text, const DestinationPolicy &policy)
{
    const Result<QUrl> link = parse(text, policy);
    return link ? QString() : link.error().detail;
}

QString LinkCheck::privateAddress(const QString &host)
{
    return tr("The link leads to a private network address (%1); files are not downloaded from there. You can copy it.")
        .arg(host);
}

QString LinkCheck::hostOf(const QUrl &url)
{
    return hostForPeople(url);
}

Result<QUrl> LinkCheck::parse(const QString &text, const DestinationPolicy &policy)
{
    const auto refused = [](const QString &sentence) {
        Error error(ErrorKind::NotAllowed, sentence);
        error.attempts = 0;
        return error;
    };
    if (text.isEmpty())
        return refused(tr("There is no link."));
    if (text.size() > longestLink)
        return refused(tr("The text is too long to be a link."));
    if (const QString refusal = TokenLink::refusal(text); !refusal.isEmpty())
        return refused(refusal);
    const QString scheme = schemeOf(text);
    if (scheme.isEmpty() || !text.mid(scheme.size() + 1).startsWith("//"_L1)) {
        if (scheme.isEmpty() || scheme.size() == 1)
            return refused(tr("This is not a complete web address, and Balehook does not guess the missing part. "
                              "You can copy it."));
        return refused(tr("Only https addresses are opened. You can copy this text."));
    }
    if (scheme != "https"_L1 && scheme != "http"_L1)
        return refused(tr("Only https addresses are opened. You can copy this text."));
    if (hasForbiddenCharacter(text))
        return refused(tr("The link contains spaces, control characters or invisible characters."));
    const QUrl url(text, QUrl::StrictMode);
    const std::optional<Origin> origin = url.isValid() ? Origin::of(url) : std::nullopt;
    if (!origin || url.port() == 0)
        return refused(tr("This is not a valid web address."));
    if (!url.userInfo().isEmpty() || url.authority(QUrl::FullyEncoded).contains(u'@'))
        return refused(tr("The link contains a user name or password, which can hide where it leads."));
    using Verdict = DestinationPolicy::Verdict;
    switch (policy.judge(*origin)) {
    case Verdict::NotEncrypted:
        return refused(tr("The link is not encrypted (http), so it is not opened. You can copy it."));
    case Verdict::PrivateAddress:
        return refused(privateAddress(origin->host()));
    case Verdict::ForeignLetters:
        return refused(tr("The host name contains letters that look like others; its plain form is %1. The link "
                          "is not opened. You can copy it.")
                           .arg(origin->host()));
    case Verdict::Allowed:
        break;
    }
    return url;
}

} // namespace Balehook
