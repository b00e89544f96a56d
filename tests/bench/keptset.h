// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/account/sessions.h"
#include "session/faketokenstore.h"
#include "session/reasonsfixture.h"
#include "settings/settingsfile.h"

#include <QTemporaryDir>

#include <memory>

namespace Balehook::Bench {

/// Failed files of one account as if they had been fetched, and the index that knows their jobs.
class KeptSet final
{
public:
    static constexpr int reasons = 40;

    KeptSet(int files, int rowsOfFile);
    bool make();

    Sessions &sessions() { return *m_sessions; }
    SettingsFile &settings() { return m_settings; }
    const QString &accountId() const { return m_accountId; }
    /// The newest first.
    std::vector<CachedFile> files() const;
    int fileCount() const { return m_fileCount; }
    qint64 rows() const { return qint64(m_fileCount) * m_rowsOfFile; }
    qint64 bytes() const { return m_bytes; }
    /// A value that one row has.
    QString value() const { return skuOf(rows() / 2 + 17); }
    /// The next search reads the files, their filters and the index of jobs from the disk.
    void dropFromMemory() const;

private:
    static QString skuOf(qint64 row) { return QStringLiteral("sku-%1").arg(row); }
    QByteArray contentOf(int file) const;

    const int m_fileCount;
    const int m_rowsOfFile;
    const QString m_accountId = QStringLiteral("one");
    QTemporaryDir m_folder;
    SettingsFile m_settings;
    Testing::FakeTokenStore m_tokens;
    std::unique_ptr<Sessions> m_sessions;
    std::unique_ptr<Testing::KeptReasons> m_kept;
    qint64 m_bytes = 0;
};

} // namespace Balehook::Bench
