// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/fakejobs.h"
#include "session/index/accountsync.h"
#include "store/jobindex.h"

#include <QByteArrayList>
#include <QObject>
#include <QTemporaryDir>

#include <functional>
#include <memory>
#include <vector>

namespace Balehook::Testing {

/// What searches of an index say, or that they failed.
struct Answers
{
    QByteArrayList all;
    QByteArrayList text;
    QByteArrayList sorted;
    QByteArrayList filtered;
    qint64 counted = -1;

    friend bool operator==(const Answers &a, const Answers &b) = default;
};

/// A file of an index in each state that a disk, another program or a person may leave it in.
struct Damage
{
    QByteArray name;
    std::function<void(const QString &file)> apply;
    /// Within the content of a record: SQLite keeps no sum of it, so only the next full reading puts it right.
    bool mayBeUnseen = false;
};

/// A real index, filled from a service, whose healthy file is kept to be damaged again and again.
class IndexDamageFixture : public QObject
{
    Q_OBJECT

protected:
    static constexpr int jobs = 400;
    static constexpr int longest = 60'000; // ms; machines may be busy
    static constexpr qint64 pageSize = 4096;

    static void write(const QString &file, const QByteArray &bytes);
    static void overwrite(const QString &file, qint64 at, const QByteArray &bytes);
    static QByteArray garbage(qint64 size, quint32 seed);
    static void sql(const QString &file, const QStringList &statements);

    static bool isLong() { return qEnvironmentVariableIsSet("BALEHOOK_DAMAGES"); }
    QString file() const { return m_folder->filePath(QStringLiteral("index/a.sqlite")); }
    void open();
    bool fill() const;
    Answers answers() const;
    QByteArray difference(const Answers &found) const;
    /// Begins with the healthy file, damages it and looks at what becomes of it; empty: all is well.
    QByteArray troubleAfter(const Damage &damage);
    void run(const std::vector<Damage> &damages);

    std::unique_ptr<FakeJobs> m_jobs;
    std::unique_ptr<FakePageSource> m_source;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<JobIndex> m_index;
    std::unique_ptr<AccountSync> m_sync;
    QByteArray m_healthy;
    Answers m_right;

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
};

} // namespace Balehook::Testing
