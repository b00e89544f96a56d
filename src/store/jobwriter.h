// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "domain/records/recordpage.h"
#include "store/file/indexfile.h"
#include "store/file/sqlrun.h"
#include "store/indexstate.h"
#include "store/jobstorer.h"

#include <QObject>

#include <functional>
#include <memory>
#include <utility>

namespace Balehook {

/// What writes to an index, in a thread of its own; lives there and is called there only. Owned by JobIndex.
class JobWriter final : public QObject
{
    Q_OBJECT

public:
    explicit JobWriter(const QString &file);
    ~JobWriter() override;

    /// As JobIndex::setListing().
    void setListing(const QString &listing) { m_listing = listing; }
    /// \a isDamaged: the reader has found the file to be.
    void open(bool isDamaged);
    Result<IndexPass> beginPass(int perPage);
    Result<StoredPage> storePage(int page, const RecordPage &records, qint64 total);
    Result<StoredPage> recheckPage(int page, const RecordPage &records);
    Result<IndexPass> repeatPass();
    Outcome endPass(PassEnd end);
    Outcome cancelPass();
    Result<StoredPage> storeNews(qint64 position, const RecordPage &records, qint64 total);
    Outcome noteLook(qint64 begunAt);
    /// What another program has written since counts from now on.
    Outcome readAgain();
    Outcome purge();

    IndexStatus status() const;
    /// Why nothing can be written now.
    const std::optional<Error> &error() const { return m_error; }
    /// As IndexFile::takeSetAside(); also where another program has put another file in the place of the one that a
    /// pass was reading into.
    std::optional<Error> takeSetAside();
    /// A worker without a part in the jobs has set the file aside.
    void noteSetAside(const Error &why) { m_setAside = why; }
    /// The file was deleted since this was asked last, because it was one of another listing. Who reads it lets go.
    bool takeReplaced() { return std::exchange(m_isReplaced, false); }

private:
    /// Runs \a work as one transaction; without effect if anything in it fails.
    std::optional<Error> inTransaction(const std::function<void()> &work);
    /// As inTransaction(), for what belongs to the pass under way.
    std::optional<Error> inPass(const std::function<void()> &work);
    void noteLoss();
    std::optional<Error> ready();
    bool setAside();
    void check();
    std::optional<Error> readyForListing();
    void reload();
    void forgetMoved();
    void noteListing();
    void startPass(int perPage, bool isSameFilling);
    void noteDone(int page);

    IndexFile m_file;
    SqlRun m_sql;
    IndexState m_state;
    JobStorer m_storer;
    std::optional<Error> m_error;
    QString m_listing; ///< its address; empty: not known
    bool m_isOfOtherListing = false; ///< the file says so
    std::optional<Error> m_setAside;
    std::optional<Error> m_loss; ///< why the file of the pass has gone
    bool m_isReplaced = false;
};

} // namespace Balehook
