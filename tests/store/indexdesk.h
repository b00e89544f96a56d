// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/jobindex.h"
#include "support/wait.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <chrono>

namespace Balehook::Testing {

/// An index in a folder of its own, and calls that wait for their answers.
class IndexDesk final
{
public:
    IndexDesk();

    QString path(const QString &name) const { return m_folder.filePath(name); }
    QString file() const { return path(QStringLiteral("index/jobs.sqlite")); }
    /// Begins anew with the same file.
    void reopen();
    void close() { m_index.reset(); }
    JobIndex &index() const { return *m_index; }

    static QJsonObject job(const QString &id, const QJsonObject &more = {});
    /// As the service answers.
    static std::shared_ptr<const RecordPage> page(const QJsonArray &records);
    static std::shared_ptr<const RecordPage> pageOf(const QByteArray &data);
    static std::shared_ptr<const RecordPage> pageOf(const QStringList &ids);

    Result<IndexPass> beginPass(int perPage = 100);
    Result<StoredPage> storePage(int number, const std::shared_ptr<const RecordPage> &page, qint64 total = -1);
    Result<StoredPage> storeNews(qint64 position, const std::shared_ptr<const RecordPage> &page);
    Outcome endPass();
    /// A pass of one page with \a records.
    void fill(const QJsonArray &records);

    /// The raw records that \a query finds, in order.
    std::vector<QByteArray> raws(const JobQuery &query);
    /// Their ids.
    QStringList ids(const JobQuery &query = {});
    QStringList idsOf(const QString &text);

    template <typename T>
    static Result<T> waited(const std::function<void(JobIndex::Callback<T>)> &ask)
    {
        auto answer = std::make_shared<std::optional<Result<T>>>();
        ask([answer](const Result<T> &result) { answer->emplace(result); });
        if (!Testing::waitFor([&] { return answer->has_value(); }, longest))
            return Error(ErrorKind::TimedOut);
        return **answer;
    }

    static constexpr int longest = 60'000; // ms; machines may be busy

private:
    QTemporaryDir m_folder;
    std::unique_ptr<JobIndex> m_index;
};

} // namespace Balehook::Testing
