// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/keptset.h"

#include "bench/figure.h"
#include "failedrows/cache/filecache.h"
#include "session/jobs/keptrows.h"
#include "session/testdata.h"

#include <QDirIterator>
#include <QFile>

#include <fcntl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace Balehook::Bench {

using namespace Testing;

KeptSet::KeptSet(int files, int rowsOfFile)
    : m_fileCount(files)
    , m_rowsOfFile(rowsOfFile)
    , m_settings(m_folder.filePath(u"settings.json"_s))
    , m_sessions(std::make_unique<Sessions>(m_settings, u"profile"_s, m_tokens, QString(m_folder.filePath(u"files"_s))))
    , m_kept(std::make_unique<KeptReasons>(*m_sessions))
{ }

QByteArray KeptSet::contentOf(int file) const
{
    QByteArray text = "sku,name,ean,price,channel,error\n";
    for (int row = 0; row < m_rowsOfFile; ++row) {
        const qint64 number = qint64(file) * m_rowsOfFile + row;
        const quint64 mixed = quint64(number + 1) * 0x9e3779b97f4a7c15ULL;
        const int reason = (file * 7 + row * 13) % reasons;
        text += skuOf(number).toUpper().toUtf8() + ",\"Product, no. " + QByteArray::number(mixed % 100'000) + " blue\","
            + QByteArray::number(4'000'000'000'000 + qint64(mixed % 999'999'999'999)) + ','
            + QByteArray::number(mixed % 500) + ".99,web,\"the " + QByteArray(1 + reason % 8, char('a' + reason / 8))
            + " of \"\"row\"\" " + QByteArray::number(row) + " is not allowed\"\n";
    }
    return text;
}

bool KeptSet::make()
{
    // Nothing is to go because of its size.
    m_sessions->setFilesLimit(qint64(64) * 1024 * 1024 * 1024);
    m_sessions->saveAccount(testAccount(m_accountId, u"http://127.0.0.1:9"_s));
    const Account account = *m_sessions->account(m_accountId);
    std::vector<KeptReasons::Job> jobs;
    for (int i = 0; i < m_fileCount; ++i) {
        jobs.push_back({.id = QString::number(i + 1),
                        .user = u"user %1"_s.arg(i % 50),
                        .channel = QString::number(i % 9),
                        .created = QDateTime(QDate(2026, 9, 1).addDays(i % 80), QTime(12, 0), Qt::UTC)});
        const QByteArray content = contentOf(i);
        m_bytes += content.size();
        if (!m_kept->keep(account.id, jobs.back(), content, false)) {
            complain(u"The files could not be written."_s);
            return false;
        }
    }
    return m_kept->adopt(account.id, jobs) && m_kept->index(account, jobs);
}

std::vector<CachedFile> KeptSet::files() const
{
    return keptFailedFiles(m_sessions->files().recentFiles(m_accountId));
}

void KeptSet::dropFromMemory() const
{
    ::sync(); // what is not on the disk yet stays in memory
    QDirIterator all(m_folder.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (all.hasNext()) {
        QFile file(all.next());
        if (file.open(QFile::ReadOnly))
            ::posix_fadvise(file.handle(), 0, 0, POSIX_FADV_DONTNEED);
    }
}

} // namespace Balehook::Bench
