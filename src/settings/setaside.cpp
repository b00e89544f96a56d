// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/setaside.h"

#include <QDate>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr auto asideEnding = ".broken-"_L1;

} // namespace

QString setAside(const QString &path)
{
    const QString base = path + asideEnding + QDate::currentDate().toString(Qt::ISODate);
    QString name = base;
    for (int number = 2; QFileInfo::exists(name); ++number)
        name = base + u'-' + QString::number(number);
    return QFile::rename(path, name) ? name : QString();
}

bool hasSetAside(const QString &path)
{
    const QFileInfo info(path);
    return !info.dir().entryList({info.fileName() + asideEnding + u'*'}, QDir::AllEntries | QDir::System).isEmpty();
}

} // namespace Balehook
