// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/cache/filecache.h"

#include <QObject>
#include <QTemporaryDir>

#include <memory>

namespace Balehook::Testing {

/// A cache in a folder of its own for each test function, and ways to fill it and to look at it.
class CacheFixture : public QObject
{
    Q_OBJECT

protected:
    /// As after a new start of the program.
    void reload();
    FileKey key(const QString &job, const QString &account = QStringLiteral("acme")) const;
    /// As a fetch does it.
    CachedFile add(const QString &job, qint64 bytes = 10, const QString &account = QStringLiteral("acme"));
    /// All files and folders.
    QStringList tree() const;
    /// The folder of the only account.
    QString accountFolder() const;
    /// Of the recent files.
    QStringList jobs(const QString &account = {}) const;
    static bool writeFile(const QString &path, const QByteArray &bytes);

    const QUrl m_link{QStringLiteral("https://files.example.com/secretpath/rows.csv?X-Signature=canary&user=x#canary")};
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<FileCache> m_cache;

private Q_SLOTS:
    void init();
    void cleanup();
};

} // namespace Balehook::Testing
