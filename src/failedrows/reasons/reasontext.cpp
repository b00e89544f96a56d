// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/reasons/reasontext.h"

#include "failedrows/reasons/reasonnormaliser.h"

#include <QCoreApplication>

namespace Balehook {

QString reasonText(QByteArrayView pattern, const QList<QByteArray> &constants)
{
    const QString placeholder = QCoreApplication::translate("Balehook::ReasonText", "<value>",
                                                            "stands for a number, an id or a name in an error message");
    const QStringList words = QString::fromUtf8(pattern).split(QString::fromUtf8(reasonMask));
    QString text = words.front();
    for (qsizetype i = 1; i < words.size(); ++i) {
        const QByteArray constant = constants.value(i - 1);
        text += (constant.isNull() ? placeholder : QString::fromUtf8(constant)) + words[i];
    }
    return text;
}

} // namespace Balehook
