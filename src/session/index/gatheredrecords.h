// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/recordsearch.h"
#include "domain/records/page.h"
#include "session/listing/backgroundwork.h"
#include "session/listing/rawpage.h"

#include <QSet>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace Balehook {

/// What the pages of one reading say of the length of the listing.
class StatedTotal final
{
public:
    void note(std::optional<qint64> total)
    {
        m_isSteady = m_isSteady && !(total && m_total && *total != *m_total);
        m_total = total ? total : m_total;
    }
    /// Pages may be empty or come twice before the end, and a listing may move while it is read.
    bool isReachedBy(std::size_t count) const { return m_isSteady && (!m_total || qint64(count) >= *m_total); }

private:
    std::optional<qint64> m_total;
    bool m_isSteady = true;
};

/// Puts pages together; what comes twice, because the listing moved, is taken once.
template <typename Record>
class GatheredRecords final
{
public:
    /// All records, and each as it was sent. Does not change once it is shown.
    struct Content
    {
        RecordSearch<Record> search;
        std::vector<QByteArray> raws;
    };

    /// False if \a all are of another kind.
    bool add(const RecordPage &all)
    {
        const auto *page = dynamic_cast<const Page<Record> *>(&all);
        if (!page)
            return false;
        std::vector<QByteArray> raws = page->allRaw();
        for (std::size_t i = 0; i < page->records().size(); ++i) {
            const Record &record = page->records()[i];
            const QString key = record.key();
            if (!key.isEmpty() && m_ids.contains(key))
                continue;
            m_ids.insert(key);
            m_records.push_back(record);
            m_raws.push_back(std::move(raws[i]));
        }
        return true;
    }

    /// What was known before and did not come.
    void addMissing(const Content &older, std::size_t most)
    {
        const std::vector<Record> &records = older.search.records();
        for (std::size_t i = 0; i < records.size() && count() < most; ++i) {
            const QString id = records[i].key();
            if (id.isEmpty() || m_ids.contains(id))
                continue;
            m_ids.insert(id);
            m_records.push_back(records[i]);
            m_raws.push_back(older.raws[i]);
        }
    }

    std::size_t count() const { return m_raws.size(); }
    const QSet<QString> &ids() const { return m_ids; }
    std::shared_ptr<const Content> take()
    {
        return std::make_shared<const Content>(Content{RecordSearch<Record>(std::move(m_records)), std::move(m_raws)});
    }

    /// Calls \a done with what take() makes of \a all: of many later, because that takes its time.
    template <typename Done>
    static void makeContent(GatheredRecords all, BackgroundWork &worker, Done done)
    {
        if (all.count() <= madeAtOnce) {
            done(all.take());
            return;
        }
        const auto shared = std::make_shared<GatheredRecords>(std::move(all));
        worker.run([shared] { return shared->take(); }, std::move(done));
    }

    /// Calls \a done with the ids of what \a all holds and what take() makes of it, null if it is of another kind: of
    /// many later.
    template <typename Done>
    static void gather(const std::shared_ptr<const RecordPage> &all, BackgroundWork &worker, Done done)
    {
        const auto work = [all] {
            GatheredRecords gathered;
            const bool isOfThisKind = gathered.add(*all);
            const QSet<QString> ids = gathered.ids();
            return std::pair(ids, isOfThisKind ? gathered.take() : nullptr);
        };
        if (all->count() > qsizetype(madeAtOnce))
            worker.run(work, std::move(done));
        else
            done(work());
    }

    static constexpr std::size_t madeAtOnce = 5'000;

private:
    QSet<QString> m_ids;
    std::vector<Record> m_records;
    std::vector<QByteArray> m_raws;
};

/// What was kept, in both forms; null where it cannot be read.
template <typename Record>
struct Remembered
{
    std::shared_ptr<const RecordPage> page;
    std::shared_ptr<const typename GatheredRecords<Record>::Content> content;
};

/// In any thread: thousands of them take their time.
template <typename Record>
Remembered<Record> rememberedOf(const std::vector<QByteArray> &raws)
{
    const auto page = pageOfRaw<Record>(raws.size(), [&raws](std::size_t i) { return raws[i]; });
    GatheredRecords<Record> all;
    return page && all.add(*page) ? Remembered<Record>{page, all.take()} : Remembered<Record>();
}

} // namespace Balehook
