// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/pastedtext.h"

#include <QRegularExpression>

namespace Balehook {

using namespace Qt::StringLiterals;

QString escapedMarkdown(const QString &text)
{
    static constexpr QStringView markup = u"\\`*_[]<>|#~&!";
    QString escaped;
    for (const QChar letter : text) {
        if (markup.contains(letter))
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
