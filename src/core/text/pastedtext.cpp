// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/pastedtext.h"

#include <QRegularExpression>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

/// Where some renderers see a link in bare text: https://host, www.host, mailto:name.
bool isLinkSign(QStringView before, QChar sign, QStringView after)
{
    if (sign == u'@')
        return true;
    if (sign == u'.')
        return before.endsWith(u"www", Qt::CaseInsensitive);
    return sign == u':'
        && (after.startsWith(u"//") || before.endsWith(u"mailto", Qt::CaseInsensitive)
            || before.endsWith(u"xmpp", Qt::CaseInsensitive));
}

/// How many characters at the beginning make a list, a heading or a line of \a text.
qsizetype blockSigns(QStringView text)
{
    qsizetype digits = 0;
    while (digits < text.size() && text[digits].isDigit())
        ++digits;
    const bool isNumbered = digits > 0 && digits < text.size() && (text[digits] == u'.' || text[digits] == u')')
        && (digits + 1 == text.size() || text[digits + 1].isSpace());
    if (isNumbered)
        return digits + 1;
    const bool isSign = !text.isEmpty() && (text[0] == u'-' || text[0] == u'+' || text[0] == u'=');
    return isSign ? 1 : 0;
}

} // namespace

QString escapedMarkdown(const QString &text)
{
    static constexpr QStringView markup = u"\\`*_[]<>|#~&!";
    const QStringView all(text);
    const qsizetype lastBlockSign = blockSigns(all) - 1;
    QString escaped;
    for (qsizetype at = 0; at < all.size(); ++at) {
        const QChar letter = all[at];
        if (markup.contains(letter) || at == lastBlockSign || isLinkSign(all.first(at), letter, all.sliced(at + 1)))
            escaped += u'\\';
        escaped += letter;
    }
    return escaped;
}

QString hiddenText()
{
    return QString(3, QChar(0x2022));
}

QString withoutMailAddresses(QString text)
{
    static const QRegularExpression mailAddress(u"[\\w.%+-]{1,64}@[\\w-]{1,63}(\\.[\\w-]{1,63}){1,8}"_s,
                                                QRegularExpression::UseUnicodePropertiesOption);
    return text.replace(mailAddress, hiddenText());
}

} // namespace Balehook
