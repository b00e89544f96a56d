// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/secretspellings.h"

#include <cctype>

namespace Balehook::Testing {

namespace {

enum class Which { Signs, All };

/// \a text with \a escape() in place of each character, or of each that is no letter or digit.
template <typename Escape>
QByteArray escaped(const QByteArray &text, Which which, const Escape &escape)
{
    QByteArray result;
    for (const char c : text) {
        if (which == Which::All || std::isalnum(uchar(c)) == 0)
            result += escape(c);
        else
            result += c;
    }
    return result;
}

QByteArray hex(char c, int width, bool isUpper = true)
{
    const QByteArray digits = QByteArray::number(uint(uchar(c)), 16).rightJustified(width, '0');
    return isUpper ? digits.toUpper() : digits;
}

QByteArray json(const QByteArray &text, Which which = Which::Signs, bool isUpper = true)
{
    return escaped(text, which, [isUpper](char c) -> QByteArray { return "\\u" + hex(c, 4, isUpper); });
}

QByteArray percent(const QByteArray &text, Which which = Which::Signs, bool isUpper = true)
{
    return escaped(text, which, [isUpper](char c) -> QByteArray { return '%' + hex(c, 2, isUpper); });
}

QByteArray decimalEntities(const QByteArray &text, Which which, int width = 0, const char *end = ";")
{
    return escaped(text, which, [=](char c) -> QByteArray {
        return "&#" + QByteArray::number(int(c)).rightJustified(width, '0') + end;
    });
}

QByteArray hexEntities(const QByteArray &text, Which which, int width = 0, const char *end = ";", char x = 'x')
{
    return escaped(text, which,
                   [=](char c) -> QByteArray { return QByteArray("&#") + x + hex(c, width, x == 'X') + end; });
}

QByteArray namedEntities(const QByteArray &text)
{
    return QByteArray(text)
        .replace('+', "&plus;")
        .replace('/', "&sol;")
        .replace('=', "&equals;")
        .replace('.', "&period;")
        .replace('_', "&lowbar;");
}

QByteArray base64(const char *before, const QByteArray &text, const char *after)
{
    return QByteArray(before + text + after).toBase64();
}

QByteArray base64Url(const QByteArray &text)
{
    return text.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
}

/// With \a lineBreak after every \a width characters.
QByteArray wrapped(const QByteArray &text, int width, const char *lineBreak)
{
    QByteArray result;
    for (qsizetype at = 0; at < text.size(); at += width)
        result += (at > 0 ? lineBreak : "") + text.mid(at, width);
    return result;
}

/// As a string of JSON holds it that stands in a string of JSON.
QByteArray nested(const QByteArray &text)
{
    return QByteArray(text).replace('\\', "\\\\");
}

void addPlain(QList<SecretSpelling> &all, const QByteArray &token)
{
    all.append({"plain", token});
    all.append({"JSON, slashes", QByteArray(token).replace('/', "\\/")});
    all.append({"JSON, upper case", json(token)});
    all.append({"JSON, lower case", json(token, Which::Signs, false)});
    all.append({"JSON, all of it", json(token, Which::All)});
    all.append({"JSON in JSON", nested(json(token))});
    all.append({"JSON in JSON, slashes", nested(QByteArray(token).replace('/', "\\/"))});
    all.append({"JSON in JSON in JSON", nested(nested(json(token, Which::All)))});
    all.append({"JavaScript, \\x", escaped(token, Which::All, [](char c) -> QByteArray { return "\\x" + hex(c, 2); })});
    all.append({"quoted pairs", escaped(token, Which::All, [](char c) -> QByteArray { return QByteArray("\\") + c; })});
    all.append({"percent, upper case", percent(token)});
    all.append({"percent, lower case", percent(token, Which::Signs, false)});
    all.append({"percent, all of it", percent(token, Which::All)});
    all.append({"percent, twice", percent(percent(token))});
    all.append({"percent, twice, all of it", percent(percent(token, Which::All), Which::All)});
    all.append({"percent, four times", percent(percent(percent(percent(token))))});
    all.append({"JSON of percent", json(percent(token))});
    all.append({"percent of JSON", percent(json(token), Which::Signs, false)});
    all.append({"percent of all of JSON", percent(json(token, Which::All), Which::All)});
}

void addEntities(QList<SecretSpelling> &all, const QByteArray &token)
{
    all.append({"HTML, named", namedEntities(token)});
    all.append({"HTML, decimal", decimalEntities(token, Which::All)});
    all.append({"HTML, decimal, zeros", decimalEntities(token, Which::All, 7)});
    all.append({"HTML, decimal, no semicolon", decimalEntities(token, Which::All, 0, "")});
    all.append({"HTML, hexadecimal", hexEntities(token, Which::All)});
    all.append({"HTML, hexadecimal, zeros, X", hexEntities(token, Which::All, 8, ";", 'X')});
    all.append({"HTML, hexadecimal, no semicolon", hexEntities(token, Which::All, 0, "")});
    all.append({"HTML in HTML", decimalEntities(token, Which::All).replace('&', "&amp;")});
    all.append({"JSON of HTML", json(namedEntities(token))});
    all.append({"percent of HTML", percent(hexEntities(token, Which::All))});
    all.append({"HTML of percent", hexEntities(percent(token), Which::Signs)});
}

void addBase64(QList<SecretSpelling> &all, const QByteArray &token)
{
    const QByteArray bearer = "Bearer " + token;
    const QByteArray header = "Authorization: " + bearer;
    all.append({"Base64", token.toBase64()});
    all.append({"Base64, no padding", token.toBase64(QByteArray::OmitTrailingEquals)});
    all.append({"Base64, one further", base64("x", token, "y")});
    all.append({"Base64, two further", base64("xx", token, "yy")});
    all.append({"Base64 of the value", bearer.toBase64()});
    all.append({"Base64 of the header", base64("", header, "\r\n")});
    all.append({"Base64url", base64Url(token)});
    all.append({"Base64url of the value", base64Url(bearer)});
    all.append({"Base64url, two further", base64Url("{}" + token + "{}")});
    all.append({"Base64 in lines of JSON", wrapped(header.toBase64(), 16, "\\r\\n")});
    all.append({"percent of Base64", percent(bearer.toBase64())});
    all.append({"percent of percent of Base64", percent(percent(bearer.toBase64()))});
    all.append({"JSON of Base64", json(bearer.toBase64(), Which::All)});
    all.append({"HTML of Base64", decimalEntities(bearer.toBase64(), Which::All)});
    all.append({"Base64 of Base64", bearer.toBase64().toBase64()});
    all.append({"Base64 of Base64url", base64Url(base64Url(header))});
    all.append({"Base64 of percent", base64("t=", percent(token), "")});
    all.append({"Base64 of JSON", base64("{\"t\":\"", QByteArray(token).replace('/', "\\/"), "\"}")});
    all.append({"hexadecimal", token.toHex()});
    all.append({"hexadecimal, upper case", header.toHex().toUpper()});
}

} // namespace

QList<SecretSpelling> spellingsOfSecret(const QByteArray &token)
{
    QList<SecretSpelling> all;
    addPlain(all, token);
    addEntities(all, token);
    addBase64(all, token);
    return all;
}

} // namespace Balehook::Testing
