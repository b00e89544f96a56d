// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/reasons/reasontext.h"

#include "failedrows/reasons/reasonnormaliser.h"

#include <QCoreApplication>

namespace Balehook {

QString reasonText(QByteArrayView pattern)
{
    const QString placeholder = QCoreApplication::translate("Balehook::ReasonText", "<value>",
                                                            "stands for a number, an id or a name in an error message");
    return QString::fromUtf8(pattern).replace(QString::fromUtf8(reasonMask), placeholder);
}

} // namespace Balehook
