// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/indexfolder.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSet>

#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr int nameLength = 32;

QString nameOf(const QString &key)
{
    return QString::fromLatin1(
        QCryptographicHash::hash(key.toUtf8(), QCryptographicHash::Sha256).toHex().first(nameLength));
}

} // namespace

IndexFolder::IndexFolder(QString path)
    : m_path(std::move(path))
{ }

QString IndexFolder::fileOf(const QString &key) const
{
    return QDir(m_path).filePath(nameOf(key) + u".sqlite"_s);
}

Outcome IndexFolder::remove(const QString &key) const
{
    QDir folder(m_path);
    QStringList remaining;
    const QStringList names =
        isSet() ? folder.entryList({nameOf(key) + u".*"_s}, QDir::Files | QDir::Hidden | QDir::System) : QStringList();
    for (const QString &name : names) {
        if (!folder.remove(name) && QFile::exists(folder.filePath(name)))
            remaining.append(folder.filePath(name));
    }
    if (remaining.isEmpty())
        return Nothing();
    Error error(ErrorKind::FilesRemain);
    error.detail = remaining.join(u'\n');
    return error;
}

void IndexFolder::tidy(const QStringList &keys) const
{
    if (!isSet())
        return;
    QSet<QString> wanted;
    for (const QString &key : keys)
        wanted.insert(nameOf(key));
    static const QRegularExpression shape(u"^[0-9a-f]{32}\\.sqlite"_s);
    QDir folder(m_path);
    const QStringList names = folder.entryList(QDir::Files | QDir::NoSymLinks);
    for (const QString &name : names) {
        if (shape.match(name).hasMatch() && !wanted.contains(name.left(nameLength)))
            folder.remove(name);
    }
}

} // namespace Balehook
