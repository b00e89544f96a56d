// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/setaside.h"

#include <QDate>
#include <QFile>
#include <QFileInfo>

namespace Balehook {

using namespace Qt::StringLiterals;

QString setAside(const QString &path)
{
    const QString base = path + ".broken-"_L1 + QDate::currentDate().toString(Qt::ISODate);
    QString name = base;
    for (int number = 2; QFileInfo::exists(name); ++number)
        name = base + u'-' + QString::number(number);
    return QFile::rename(path, name) ? name : QString();
}

} // namespace Balehook
