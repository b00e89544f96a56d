// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/account/bearertoken.h"

#include <algorithm>
#include <vector>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestToken = 16 * 1024;

enum class TokenFault { None, Empty, TooLong, Space, NonAscii, Character };

/// RFC 6750: 1*( ALPHA / DIGIT / "-" / "." / "_" / "~" / "+" / "/" ) *"="
bool isTokenCharacter(char16_t ch)
{
    return (ch >= u'A' && ch <= u'Z') || (ch >= u'a' && ch <= u'z') || (ch >= u'0' && ch <= u'9') || ch == u'-'
        || ch == u'.' || ch == u'_' || ch == u'~' || ch == u'+' || ch == u'/';
}

TokenFault faultOf(QStringView text)
{
    if (text.isEmpty())
        return TokenFault::Empty;
    if (text.size() > longestToken)
        return TokenFault::TooLong;
    while (text.endsWith(u'='))
        text.chop(1);
    if (text.isEmpty())
        return TokenFault::Character;
    for (const QChar ch : text) {
        if (isTokenCharacter(ch.unicode()))
            continue;
        if (ch.isSpace())
            return TokenFault::Space;
        return ch.unicode() > 0x7f ? TokenFault::NonAscii : TokenFault::Character;
    }
    return TokenFault::None;
}

/// "Bearer" in any case and the white space behind it, as copied out of a header.
bool removePrefix(QStringView *text)
{
    constexpr auto scheme = "bearer"_L1;
    if (!text->startsWith(scheme, Qt::CaseInsensitive))
        return false;
    const QStringView rest = text->sliced(scheme.size());
    if (!rest.isEmpty() && !rest.front().isSpace())
        return false;
    *text = rest.trimmed();
    return true;
}

} // namespace

Result<BearerToken::Pasted> BearerToken::fromPasted(const QString &text)
{
    QStringView rest = QStringView(text).trimmed();
    const bool trimmed = rest.size() != text.size();
    const bool prefixRemoved = removePrefix(&rest);

    Error error(ErrorKind::NotAllowed);
    switch (faultOf(rest)) {
    case TokenFault::None: {
        std::vector<char> bytes(std::size_t(rest.size()));
        std::transform(rest.begin(), rest.end(), bytes.begin(), [](QChar ch) { return ch.toLatin1(); });
        const Secret secret{QByteArrayView(bytes.data(), qsizetype(bytes.size()))};
        wipe(bytes.data(), bytes.size());
        return Pasted{BearerToken(secret), trimmed, prefixRemoved};
    }
    case TokenFault::Empty:
        error.detail = tr("Paste the account's token.");
        break;
    case TokenFault::TooLong:
        error.detail = tr("This is too long for a token. Paste only the token.");
        break;
    case TokenFault::Space:
        error.detail = tr("The token contains a space or a line break. Copy it again, in one piece.");
        break;
    case TokenFault::NonAscii:
        error.detail = tr("The token contains an invalid character, perhaps an invisible one. Copy it again "
                          "from its source.");
        break;
    case TokenFault::Character:
        error.detail = tr("A token contains only letters, digits and the characters - . _ ~ + / with = at the "
                          "end. Copy it again.");
        break;
    }
    return error;
}

std::optional<BearerToken> BearerToken::fromStored(const Secret &secret)
{
    const QByteArrayView bytes = secret.view();
    qsizetype end = bytes.size();
    while (end > 0 && bytes[end - 1] == '=')
        --end;
    if (end == 0 || bytes.size() > longestToken)
        return std::nullopt;
    const auto isAllowed = [](char ch) { return isTokenCharacter(static_cast<unsigned char>(ch)); };
    if (!std::all_of(bytes.begin(), bytes.begin() + end, isAllowed))
        return std::nullopt;
    return BearerToken(secret);
}

} // namespace Balehook
