// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/secrets/bodyredaction.h"

#include "core/secrets/knownsecrets.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace Balehook {

namespace {

constexpr qsizetype longestName = 64;
constexpr QByteArrayView plainString("\"[redacted]\"");
constexpr QByteArrayView escapedString(R"(\"[redacted]\")");

bool isNameCharacter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
}

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/// Of "Authorization: Bearer abc" all that follows is secret, spaces or not.
bool holdsAWholeLine(QByteArrayView name)
{
    const QByteArray lower = name.toByteArray().toLower();
    return lower.contains("authorization") || lower.contains("cookie");
}

/// By the first letter: every name of an answer comes here.
bool beginsWithSecretWord(QByteArrayView name)
{
    switch (name.front()) {
    case 't':
        return name.startsWith("token");
    case 's':
        return name.startsWith("secret") || name.startsWith("signature") || name.startsWith("signingkey")
            || name.startsWith("sessionid");
    case 'p':
        return name.startsWith("passw") || name.startsWith("passphrase") || name.startsWith("passcode")
            || name.startsWith("privatekey") || name.startsWith("pwd");
    case 'a':
        return name.startsWith("apikey") || name.startsWith("accesskey") || name.startsWith("authorization")
            || name.startsWith("authkey");
    case 'h':
        return name.startsWith("hmac");
    case 'c':
        return name.startsWith("credential") || name.startsWith("cookie");
    case 'b':
        return name.startsWith("bearer");
    case 'x':
        return name.startsWith("xamz") || (name.startsWith("xauth") && !name.startsWith("xauthor"));
    default:
        return false;
    }
}

/// Characters that are looked for, so that all others are passed quickly.
class Stops final
{
public:
    constexpr explicit Stops(std::string_view characters)
    {
        for (const char character : characters)
            m_isStop[uchar(character)] = true;
    }

    /// The first of them in \a text from \a at on; the size of the text if there is none.
    qsizetype next(const QByteArray &text, qsizetype at) const
    {
        const char *begin = text.constData();
        const qsizetype size = text.size();
        while (at < size && !m_isStop[uchar(begin[at])])
            ++at;
        return at;
    }

private:
    std::array<bool, 256> m_isStop{};
};

constexpr Stops valueBegins(":=bB");
constexpr Stops urlParts(" \t\n\r\"'<>`?#/@\\");

/// One pass over a text. A character may be written as JSON escapes it: "\/", "\u0026".
class Pass final
{
public:
    explicit Pass(const QByteArray &text)
        : m_text(text)
    { }

    QByteArray run()
    {
        for (m_at = valueBegins.next(m_text, 0); m_at < m_text.size(); m_at = valueBegins.next(m_text, m_at)) {
            switch (m_text[m_at]) {
            case ':':
                if (const qsizetype authority = afterSlashes(m_at + 1); authority > 0)
                    url(authority);
                else
                    value();
                break;
            case '=':
                value();
                break;
            default:
                bearer();
            }
        }
        if (m_kept == 0)
            return m_text;
        m_out += QByteArrayView(m_text).sliced(m_kept);
        m_out.squeeze(); // it grew piece by piece, and is kept
        return m_out;
    }

private:
    struct Sign
    {
        char character;
        qsizetype width;
    };

    Sign sign(qsizetype at) const
    {
        const char c = m_text[at];
        if (c != '\\' || at + 1 >= m_text.size())
            return {c, 1};
        const char next = m_text[at + 1];
        if (next == 'n' || next == 'r' || next == 't')
            return {' ', 2};
        if (next != 'u' || at + 6 > m_text.size())
            return {next, 2};
        bool isHex = false;
        const uint code = m_text.sliced(at + 2, 4).toUInt(&isHex, 16);
        return {isHex && code < 0x80 ? char(code) : 'x', 6};
    }

    /// Where the host begins if two slashes are at \a at; 0 if not.
    qsizetype afterSlashes(qsizetype at) const
    {
        for (int i = 0; i < 2; ++i) {
            if (at >= m_text.size())
                return 0;
            const Sign slash = sign(at);
            if (slash.character != '/')
                return 0;
            at += slash.width;
        }
        return at;
    }

    void replace(qsizetype from, qsizetype to, QByteArrayView by)
    {
        m_out += QByteArrayView(m_text).sliced(m_kept, from - m_kept);
        m_out += by;
        m_kept = to;
        m_at = to;
    }

    /// The user before the host goes, and all from the "?" on.
    void url(qsizetype authority)
    {
        qsizetype userEnd = authority;
        qsizetype queryFrom = -1;
        bool isInAuthority = true;
        qsizetype at = urlParts.next(m_text, authority);
        for (; at < m_text.size(); at = urlParts.next(m_text, at)) {
            const Sign here = sign(at);
            const char c = here.character;
            if (isSpace(c) || c == '"' || c == '\'' || c == '<' || c == '>' || c == '`')
                break;
            if (queryFrom < 0 && (c == '?' || c == '#'))
                queryFrom = at;
            isInAuthority = isInAuthority && c != '/' && c != '?' && c != '#';
            at += here.width;
            if (isInAuthority && c == '@')
                userEnd = at;
        }
        if (userEnd > authority)
            replace(authority, userEnd, {});
        if (queryFrom >= 0)
            replace(queryFrom, at, "?[redacted]");
        m_at = at;
    }

    /// The records of a listing have the same names again and again: those are looked at once.
    bool isHarmless(QByteArrayView name)
    {
        if (name.isEmpty())
            return true;
        constexpr std::size_t step = 5;
        QByteArrayView &seen = m_harmless[(std::size_t(name.size()) + step * uchar(name.front()) + uchar(name.back()))
                                          % m_harmless.size()];
        if (seen == name)
            return true;
        if (isSecretName(name))
            return false;
        seen = name;
        return true;
    }

    /// What follows the ":" or "=" here, if the name before it is one of a secret.
    void value()
    {
        const qsizetype delimiter = m_at++;
        qsizetype end = delimiter;
        while (end > 0 && isSpace(m_text[end - 1]))
            --end;
        const bool isQuotedName = end > 0 && (m_text[end - 1] == '"' || m_text[end - 1] == '\'');
        if (isQuotedName)
            --end;
        const bool isEscapedName = isQuotedName && end > 0 && m_text[end - 1] == '\\';
        if (isEscapedName)
            --end;
        qsizetype from = end;
        while (from > 0 && end - from < longestName && isNameCharacter(m_text[from - 1]))
            --from;
        const QByteArrayView name = QByteArrayView(m_text).sliced(from, end - from);
        if (isHarmless(name))
            return;
        qsizetype at = delimiter + 1;
        while (at < m_text.size() && isSpace(m_text[at]))
            ++at;
        if (at >= m_text.size())
            return;
        const Sign first = sign(at);
        if (first.character == '"' || first.character == '\'')
            quoted(at + first.width, first);
        else
            bare(at,
                 !isQuotedName       ? hiddenPart
                     : isEscapedName ? escapedString
                                     : plainString,
                 !isQuotedName && holdsAWholeLine(name));
    }

    void quoted(qsizetype from, Sign quote)
    {
        qsizetype at = from;
        while (at < m_text.size()) {
            const Sign here = sign(at);
            if (here.character == quote.character && here.width <= quote.width)
                break;
            at += here.width;
        }
        if (at > from)
            replace(from, std::min(at, m_text.size()), hiddenPart);
    }

    /// Behind the bracket that belongs to the one at \a from; the end if the text was cut before it.
    qsizetype afterBrackets(qsizetype from) const
    {
        int depth = 0;
        char quote = 0; ///< of the string at that place; 0: between strings
        qsizetype width = 1; ///< of the quotes: those of JSON in JSON are escaped
        qsizetype at = from;
        while (at < m_text.size()) {
            const Sign here = sign(at);
            const char c = here.character;
            if (c == '"' || c == '\'') {
                if (here.width < width && c == '"')
                    return at; // the string that all of it stood in was cut, too
                if (quote == 0) {
                    quote = c;
                    width = here.width;
                } else if (quote == c && here.width <= width) {
                    quote = 0;
                }
            } else if (quote == 0 && (c == '[' || c == '{')) {
                ++depth;
            } else if (quote == 0 && (c == ']' || c == '}') && --depth == 0) {
                return at + here.width;
            }
            at += here.width;
        }
        return m_text.size();
    }

    /// \a by stands for what is hidden: JSON stays JSON.
    void bare(qsizetype from, QByteArrayView by, bool isWholeLine)
    {
        qsizetype at = from;
        if (!isWholeLine && (m_text[from] == '{' || m_text[from] == '[')) {
            at = afterBrackets(from);
            const QByteArrayView found = QByteArrayView(m_text).sliced(from, at - from);
            if (found == "[]" || found == "{}")
                return;
            if (by != hiddenPart) {
                replace(from, at, by);
                return;
            }
        }
        while (at < m_text.size()) {
            const Sign here = sign(at);
            const char c = here.character;
            if (c == '\n' || c == '\r' || c == '"' || c == '\'' || c == '<')
                break;
            if (!isWholeLine && (isSpace(c) || c == '&' || c == ',' || c == ';' || c == '}' || c == ']' || c == '>'))
                break;
            at += here.width;
        }
        at = std::min(at, m_text.size());
        const QByteArrayView found = QByteArrayView(m_text).sliced(from, at - from);
        if (found.isEmpty() || found == "null" || found == "true" || found == "false")
            return;
        replace(from, at, by);
    }

    void bearer()
    {
        constexpr QByteArrayView word("bearer");
        const QByteArrayView rest = QByteArrayView(m_text).sliced(m_at);
        if (rest.size() <= word.size() || rest.first(word.size()).compare(word, Qt::CaseInsensitive) != 0) {
            ++m_at;
            return;
        }
        m_at += word.size();
        qsizetype from = m_at;
        while (from < m_text.size()) {
            if (isSpace(m_text[from]) || m_text[from] == '+')
                ++from;
            else if (QByteArrayView(m_text).sliced(from).startsWith("%20"))
                from += 3;
            else
                break;
        }
        if (from == m_at)
            return;
        qsizetype at = from;
        while (at < m_text.size()) {
            const Sign here = sign(at);
            if (isSpace(here.character) || here.character == '"' || here.character == '\'' || here.character == '<')
                break;
            at += here.width;
        }
        if (at > from)
            replace(from, std::min(at, m_text.size()), hiddenPart);
    }

    const QByteArray &m_text;
    QByteArray m_out;
    std::array<QByteArrayView, 32> m_harmless; ///< names in the text that are no secret's, each at a place of its own
    qsizetype m_at = 0;
    qsizetype m_kept = 0; ///< up to here the text is in m_out
};

} // namespace

bool isSecretName(QByteArrayView name)
{
    std::array<char, longestName> folded{};
    qsizetype size = 0;
    for (const char c : name.last(std::min(name.size(), longestName))) {
        if (c != '-' && c != '_' && c != '.')
            folded[std::size_t(size++)] = char(c >= 'A' && c <= 'Z' ? c + 32 : c);
    }
    const QByteArrayView plain(folded.data(), size);
    if (plain.size() < 3)
        return false;
    constexpr std::array<QByteArrayView, 3> whole{"sig", "auth", "jwt"};
    if (std::find(whole.begin(), whole.end(), plain) != whole.end() || plain.startsWith("xgoog"))
        return true;
    for (qsizetype at = 0; at + 3 <= plain.size(); ++at) {
        if (beginsWithSecretWord(plain.sliced(at)))
            return true;
    }
    return false;
}

QByteArray redactedBody(const QByteArray &text)
{
    return redactedSearchedBody(withoutPartsOfKnownSecrets(text));
}

QByteArray redactedSearchedBody(const QByteArray &text)
{
    return Pass(text).run();
}

} // namespace Balehook
