// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/index/indexfolder.h"

#include "session/index/filllock.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>

#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr int nameLength = 32;

bool isOfAccount(const QString &fileName)
{
    static const QRegularExpression shape(u"^[0-9a-f]{32}\\.(sqlite|firstpage)"_s);
    return shape.match(fileName).hasMatch();
}

bool isOfIndex(const QString &fileName)
{
    static const QRegularExpression shape(u"^[0-9a-f]{32}\\.sqlite"_s);
    return shape.match(fileName).hasMatch();
}

/// A FillLock, which its owner gives back.
bool isLock(const QString &fileName)
{
    return fileName.endsWith(".filling"_L1);
}

/// Deletes \a names; the error tells which of them are still there.
Outcome removed(QDir folder, const QStringList &names)
{
    QStringList remaining;
    for (const QString &name : names) {
        if (!folder.remove(name) && QFile::exists(folder.filePath(name)))
            remaining.append(folder.filePath(name));
    }
    if (remaining.isEmpty())
        return Nothing();
    return Error(ErrorKind::FilesRemain, remaining.join(u'\n'));
}

} // namespace

QString IndexFolder::nameOf(const QString &key)
{
    return QString::fromLatin1(
        QCryptographicHash::hash(key.toUtf8(), QCryptographicHash::Sha256).toHex().first(nameLength));
}

IndexFolder::IndexFolder(QString path)
    : m_path(std::move(path))
{ }

QString IndexFolder::fileOf(const QString &key) const
{
    return fileNamed(nameOf(key));
}

QString IndexFolder::fileNamed(const QString &name) const
{
    return QDir(m_path).filePath(name + u".sqlite"_s);
}

QStringList IndexFolder::filesOf(const QString &name) const
{
    if (!isSet())
        return {};
    return QDir(m_path).entryList({name + u".*"_s}, QDir::Files | QDir::Hidden | QDir::System);
}

Outcome IndexFolder::remove(const QString &key) const
{
    return removed(QDir(m_path), filesOf(nameOf(key)));
}

Outcome IndexFolder::removeNamed(const QString &name) const
{
    QStringList files = filesOf(name);
    files.removeIf(isLock);
    return removed(QDir(m_path), files);
}

std::vector<IndexFolder::Found> IndexFolder::found() const
{
    std::vector<Found> all;
    if (!isSet())
        return all;
    const QFileInfoList files = QDir(m_path).entryInfoList(QDir::Files | QDir::NoSymLinks, QDir::Name);
    for (const QFileInfo &file : files) {
        const QString fileName = file.fileName();
        if (!isOfIndex(fileName))
            continue;
        const QString name = fileName.left(nameLength);
        if (all.empty() || all.back().name != name)
            all.push_back({name});
        all.back().bytes += file.size();
        all.back().hasDamagedCopy = all.back().hasDamagedCopy || fileName.endsWith(".corrupt"_L1);
    }
    return all;
}

void IndexFolder::tidy(const QStringList &keys) const
{
    if (!isSet())
        return;
    QSet<QString> wanted;
    for (const QString &key : keys)
        wanted.insert(nameOf(key));
    const QDir folder(m_path);
    QSet<QString> unwanted;
    const QStringList files = folder.entryList(QDir::Files | QDir::NoSymLinks);
    for (const QString &file : files) {
        const QString name = file.left(nameLength);
        if (isOfAccount(file) && !wanted.contains(name))
            unwanted.insert(name);
    }
    for (const QString &name : std::as_const(unwanted)) {
        FillLock lock(fileNamed(name));
        if (!lock.take())
            continue;
        QStringList ofIndex = folder.entryList({name + u".*"_s}, QDir::Files | QDir::NoSymLinks);
        ofIndex.removeIf([](const QString &file) { return !isOfAccount(file) || isLock(file); });
        (void)removed(folder, ofIndex); // what is left goes another time
    }
}

} // namespace Balehook
