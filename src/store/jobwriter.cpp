// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/jobwriter.h"

#include "core/process/freedmemory.h"
#include "store/file/sqlfailure.h"

#include <QDateTime>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

constexpr int mostHoles = 20'000; // places that jobs have left, some bytes each

} // namespace

JobWriter::JobWriter(const QString &file)
    : m_file(file, u"writer"_s)
    , m_sql(m_file)
    , m_storer(m_sql)
{ }

JobWriter::~JobWriter()
{
    m_sql.forget(); // before the connection goes
}

void JobWriter::open(bool isDamaged)
{
    m_error.reset();
    noteLoss();
    if (!m_file.exists()) {
        m_sql.forget();
        m_file.close();
        m_state = {};
        return;
    }
    if (isDamaged) {
        m_error = ready();
        (void)m_file.noteDamage();
        if (!setAside())
            m_error = SqlFailure::cannotSetAside();
        return;
    }
    m_error = ready();
    // The address changed while nobody had it open. Only a cache: it is filled anew.
    if (!m_error && m_isOfOtherListing)
        (void)purge(); // keeps its failure
}

std::optional<Error> JobWriter::takeSetAside()
{
    auto why = m_file.takeSetAside();
    return why ? why : std::exchange(m_setAside, std::nullopt);
}

/// Another one begins in its place when something is written.
bool JobWriter::setAside()
{
    m_sql.forget();
    m_storer.forget();
    m_state = {};
    return m_file.setAside();
}

/// Of the file in which a pass may be under way.
void JobWriter::noteLoss()
{
    if (m_file.isLost())
        m_loss = m_file.lossReason();
}

std::optional<Error> JobWriter::ready()
{
    noteLoss();
    for (bool isSecond = false;; isSecond = true) {
        if (m_file.isOpen())
            return std::nullopt;
        m_sql.forget();
        m_file.close();
        if (const Outcome opened = m_file.openForWriting(); !opened)
            return opened.error();
        reload();
        forgetMoved();
        const std::optional<Error> failure = m_sql.takeFailure();
        noteListing();
        if (!m_file.isDamaged())
            return failure;
        if (!setAside())
            return SqlFailure::cannotSetAside();
        if (isSecond)
            return SqlFailure::corrupt();
    }
}

/// Another program may have made the file anew since, for an address that is no longer the account's.
std::optional<Error> JobWriter::readyForListing()
{
    std::optional<Error> failure = ready();
    if (failure || !m_isOfOtherListing)
        return failure;
    const Outcome purged = purge();
    m_isReplaced = true;
    return purged ? ready() : std::optional(purged.error());
}

/// Files that note nothing are taken as they are; so is one in which nothing can be noted.
void JobWriter::noteListing()
{
    m_isOfOtherListing = false;
    if (m_listing.isEmpty())
        return;
    const bool isThere =
        m_sql.value(u"SELECT count(*) FROM sqlite_master WHERE type='table' AND name='listing'"_s).toBool();
    const QString noted = isThere ? m_sql.value(u"SELECT base FROM listing"_s).toString() : QString();
    if (noted.isEmpty()) {
        m_sql.run(u"CREATE TABLE IF NOT EXISTS listing(id INTEGER PRIMARY KEY, base TEXT NOT NULL)"_s);
        m_sql.run(u"INSERT OR REPLACE INTO listing VALUES(1, ?)"_s, {m_listing});
    }
    m_isOfOtherListing = !m_sql.takeFailure() && !noted.isEmpty() && noted != m_listing;
}

/// Not each time: the results that are shown, by another program, too, may still be found by it.
void JobWriter::forgetMoved()
{
    static const QString forget = u"DELETE FROM moved WHERE (SELECT count(*) FROM moved) > %1"_s.arg(mostHoles);
    m_sql.run(forget);
}

void JobWriter::reload()
{
    m_storer.forget();
    m_state.load(m_sql);
    if (!m_sql.hasFailed() && !m_state.isSane())
        (void)m_file.noteDamage();
}

std::optional<Error> JobWriter::inTransaction(const std::function<void()> &work)
{
    m_error = readyForListing();
    if (m_error)
        return m_error;
    m_sql.run(u"BEGIN IMMEDIATE"_s);
    if (!m_sql.hasFailed()) {
        m_state.load(m_sql); // another program may have written
        if (m_state.isSane())
            work();
        else
            (void)m_file.noteDamage();
        m_state.save(m_sql);
        m_sql.run(m_file.isDamaged() ? u"ROLLBACK"_s : u"COMMIT"_s);
    }
    m_error = m_sql.takeFailure();
    if (m_error) {
        m_sql.run(u"ROLLBACK"_s);
        (void)m_sql.takeFailure(); // some failures have rolled it back
        reload();
        (void)m_sql.takeFailure();
    }
    if (!m_file.isDamaged())
        return m_error;
    // What was to be done is of no use in an empty index, which can be used from now on.
    const Error why = m_file.noteDamage();
    m_error = setAside() ? std::nullopt : std::optional(SqlFailure::cannotSetAside());
    return m_error ? m_error : why;
}

std::optional<Error> JobWriter::inPass(const std::function<void()> &work)
{
    const qint64 number = m_state.pass.number;
    bool isThere = false;
    std::optional<Error> failure = inTransaction([&] {
        isThere = m_state.isActive && m_state.pass.number == number;
        if (isThere)
            work();
    });
    if (failure || isThere)
        return failure;
    m_setAside = std::exchange(m_loss, std::nullopt).value_or(SqlFailure::corrupt());
    return m_setAside;
}

/// What SQLite can tell of a file that is about to be read into anew: that takes far longer than to look it through.
void JobWriter::check()
{
    if (ready())
        return;
    m_sql.run(u"BEGIN"_s); // another program may be writing
    m_state.load(m_sql);
    if (m_state.jobs == 0 && !m_sql.value(u"SELECT 1 FROM job LIMIT 1"_s).isValid()) {
        m_sql.run(u"COMMIT"_s);
        (void)m_sql.takeFailure();
        return;
    }
    const QString found = m_sql.value(u"PRAGMA integrity_check(1)"_s).toString();
    const qint64 jobs = m_sql.value(u"SELECT count(*) FROM job"_s).toLongLong();
    const qint64 raws = m_sql.value(u"SELECT count(*) FROM raw"_s).toLongLong();
    const bool isWhole = found == "ok"_L1 && jobs == m_state.jobs && raws == jobs;
    m_sql.run(u"COMMIT"_s);
    if (!m_sql.takeFailure() && !isWhole)
        (void)m_file.noteDamage();
    if (m_file.isDamaged())
        (void)setAside(); // what comes next says so where it is still there
}

Result<IndexPass> JobWriter::beginPass(int perPage)
{
    check();
    const auto failure = inTransaction([this, perPage] {
        if (m_state.isActive && m_state.pass.perPage == perPage)
            return;
        startPass(perPage, m_state.isActive);
    });
    if (failure)
        return *failure;
    return m_state.pass;
}

Result<IndexPass> JobWriter::repeatPass()
{
    const auto failure = inPass([this] { startPass(m_state.pass.perPage, true); });
    if (failure)
        return *failure;
    return m_state.pass;
}

void JobWriter::startPass(int perPage, bool isSameFilling)
{
    m_loss.reset();
    m_state.beginPass(perPage, isSameFilling);
    m_storer.begin();
    m_sql.run(u"DELETE FROM page"_s);
    forgetMoved(); // a program may run for months
}

Result<StoredPage> JobWriter::storePage(int page, const RecordPage &records, qint64 total)
{
    const qint64 position = qint64(page - 1) * m_state.pass.perPage;
    const std::vector<JobRow> rows = JobRow::ofPage(records, position);
    StoredPage stored;
    const auto failure = inPass([&] {
        stored = m_storer.store(rows, page, position, m_state);
        m_state.learnTotal(total);
        m_state.pass.twice += stored.twice;
        noteDone(page);
        stored.pass = m_state.pass;
    });
    if (failure)
        return *failure;
    return stored;
}

/// A job that has come to where the pass had been was behind it before: others may have come past it in the same way.
Result<StoredPage> JobWriter::recheckPage(int page, const RecordPage &records)
{
    const qint64 position = qint64(page - 1) * m_state.pass.perPage;
    const std::vector<JobRow> rows = JobRow::ofPage(records, position);
    StoredPage stored;
    const auto failure = inPass([&] {
        stored = m_storer.store(rows, 0, position, m_state);
        m_state.pass.hasMoved = m_state.pass.hasMoved || stored.found > 0;
        stored.pass = m_state.pass;
    });
    if (failure)
        return *failure;
    return stored;
}

void JobWriter::noteDone(int page)
{
    static const QString has = u"SELECT 1 FROM page WHERE number=?"_s;
    if (page != m_state.pass.donePages + 1)
        return;
    do
        ++m_state.pass.donePages;
    while (m_sql.value(has, {m_state.pass.donePages + 1}).isValid());
    // Of those that are done only the last one is asked for again.
    m_sql.run(u"DELETE FROM page WHERE number<?"_s, {m_state.pass.donePages});
}

Outcome JobWriter::endPass(PassEnd end)
{
    const auto failure = inPass([this, end] {
        const IndexPass &pass = m_state.pass;
        m_storer.finish(m_state);
        // While the listing moves a pass may miss any job: what another one of the same filling saw is listed.
        if (end == PassEnd::Whole)
            m_sql.run(u"UPDATE job SET listed=0 WHERE listed=1 AND abs(seen)<>?"_s, {pass.number});
        else
            m_sql.run(u"UPDATE job SET listed=0 WHERE listed=1 AND abs(seen)<?"_s, {pass.since});
        m_state.isSettled = end != PassEnd::GaveUp;
        m_state.gap = m_state.isSettled && pass.total >= 0 ? pass.total - pass.seen : 0;
        m_state.unlisted = m_sql.value(u"SELECT count(*) FROM job WHERE listed=0"_s).toLongLong();
        m_state.isActive = false;
        m_state.readSince = m_state.pass.startedAt;
        m_sql.run(u"DELETE FROM page"_s);
    });
    if (failure)
        return *failure;
    // Until there is something to write again nobody needs what the connection holds of the file.
    m_sql.run(u"PRAGMA shrink_memory"_s);
    (void)m_sql.takeFailure();
    giveBackFreedMemory();
    return Nothing{};
}

Outcome JobWriter::cancelPass()
{
    if (!m_file.exists())
        return Nothing{};
    const auto failure = inTransaction([this] {
        m_state.isActive = false;
        m_sql.run(u"DELETE FROM page"_s);
    });
    if (failure)
        return *failure;
    return Nothing{};
}

Result<StoredPage> JobWriter::storeNews(qint64 position, const RecordPage &records, qint64 total)
{
    const std::vector<JobRow> rows = JobRow::ofPage(records, position);
    StoredPage stored;
    const auto failure = inTransaction([&] {
        stored = m_storer.store(rows, 0, position, m_state);
        if (m_state.isActive)
            m_state.learnTotal(total);
        if (const auto pass = m_state.activePass())
            stored.pass = *pass;
    });
    if (failure)
        return *failure;
    return stored;
}

Outcome JobWriter::noteLook(qint64 begunAt)
{
    const auto failure = inTransaction([this, begunAt] { m_state.lookedAt = begunAt; });
    if (failure)
        return *failure;
    return Nothing{};
}

Outcome JobWriter::readAgain()
{
    if (!m_file.exists()) {
        m_state = {};
        return Nothing{};
    }
    m_error = readyForListing();
    if (m_error)
        return *m_error;
    m_state.load(m_sql);
    m_error = m_sql.takeFailure();
    if (m_file.isDamaged())
        m_error = setAside() ? std::nullopt : std::optional(SqlFailure::cannotSetAside());
    return m_error ? Outcome(*m_error) : Outcome(Nothing{});
}

Outcome JobWriter::purge()
{
    m_sql.forget();
    m_storer.forget();
    m_state = {};
    m_isOfOtherListing = false;
    if (m_file.removeAll()) {
        m_error.reset();
        return Nothing{};
    }
    m_error = SqlFailure::cannotRemove();
    return *m_error;
}

IndexStatus JobWriter::status() const
{
    IndexStatus status;
    status.jobs = m_state.jobs;
    status.unlisted = m_state.unlisted;
    status.bytes = m_file.bytes();
    status.pass = m_state.activePass();
    status.begunAt = m_state.pass.startedAt;
    status.readSince = m_state.readSince;
    status.lookedAt = m_state.lookedAt;
    status.isSettled = m_state.isSettled;
    status.gap = m_state.gap;
    return status;
}

} // namespace Balehook
