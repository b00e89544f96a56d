// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/cache/originmark.h"

#include <QFile>

#if defined(Q_OS_MACOS)
#include <sys/xattr.h>
#endif

namespace Balehook {

void markAsDownloaded([[maybe_unused]] const QString &fileName)
{
#if defined(Q_OS_WIN)
    QFile stream(fileName + QStringLiteral(":Zone.Identifier"));
    if (stream.open(QIODevice::WriteOnly))
        stream.write("[ZoneTransfer]\r\nZoneId=3\r\n");
#elif defined(Q_OS_MACOS)
    const QByteArray mark("0081;00000000;Balehook;");
    setxattr(QFile::encodeName(fileName).constData(), "com.apple.quarantine", mark.constData(),
             std::size_t(mark.size()), 0, 0);
#endif
}

} // namespace Balehook
