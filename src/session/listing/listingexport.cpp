// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/listing/listingexport.h"

#include "core/text/rawrecord.h"

#include <algorithm>
#include <utility>

namespace Balehook {

namespace {

/// Rows whose cells are made at once: the window must not stand still over a service that lists everything on one page.
constexpr qsizetype sliceRecords = 250;

bool addRows(RowExporter &exporter, const std::vector<QByteArrayList> &rows)
{
    std::vector<QByteArrayView> cells;
    for (const QByteArrayList &row : rows) {
        cells.assign(row.begin(), row.end());
        if (!exporter.addRow(cells))
            return false;
    }
    return true;
}

bool addElements(RowExporter &exporter, const RecordPage &page, const std::vector<bool> &wanted, bool isInLines)
{
    const std::vector<QByteArray> raws = page.allRaw();
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (!wanted[i])
            continue;
        const bool isBroken = isInLines && (raws[i].contains('\n') || raws[i].contains('\r'));
        if (!exporter.addElement(rawRecord(raws[i], isBroken ? RawSpace::Dropped : RawSpace::Kept)))
            return false;
    }
    return true;
}

/// A page that is perhaps too large for the service.
bool mayBeTheSize(ErrorKind kind)
{
    return kind == ErrorKind::Rejected || kind == ErrorKind::ServerFailed || kind == ErrorKind::TooLarge
        || kind == ErrorKind::TimedOut;
}

} // namespace

ListingExport::ListingExport(PageSource &source, Order order, QObject *parent)
    : QObject(parent)
    , m_source(&source)
    , m_order(std::move(order))
    , m_exporter(std::make_shared<RowExporter>(m_order.fileName, m_order.format, m_order.options))
    , m_work(this)
{
    connect(&source, &PageSource::waiting, this,
            [this](PageSource::Ticket, std::chrono::seconds seconds) { Q_EMIT waiting(seconds); });
    // A search says so, too, when it has come to its end; what it found stays the same.
    connect(&source, &PageSource::invalidated, this, [this] {
        if (m_source && !m_source->searched())
            cancel();
    });
}

ListingExport::~ListingExport()
{
    m_exporter->cancel(); // what a worker still writes is for nobody
}

template <typename Work, typename Done>
void ListingExport::run(Work work, Done done)
{
    m_isBusy = true;
    m_work.run(std::move(work), [this, done](const auto &result) {
        m_isBusy = false;
        done(result);
    });
}

void ListingExport::start()
{
    // Also the opening may take its time, where the folder is on another computer.
    run([exporter = m_exporter, header = m_order.header] { return exporter->open(header); },
        [this](const Outcome &opened) {
            if (opened && !m_isEnding)
                read(m_order.perPage);
            else
                commit();
        });
}

void ListingExport::cancel()
{
    if (m_isEnding)
        return;
    m_isEnding = true;
    m_exporter->cancel();
    endWalk();
    if (!m_isBusy)
        commit();
}

void ListingExport::endWalk()
{
    if (!m_walker)
        return;
    m_walker->disconnect(this);
    m_walker->cancel();
    m_walker.release()->deleteLater(); // it may be the one that is telling
}

void ListingExport::read(int perPage)
{
    if (!m_source) {
        cancel();
        return;
    }
    m_perPage = perPage;
    m_walker = std::make_unique<PageWalker>(*m_source, perPage);
    connect(m_walker.get(), &PageWalker::failed, this, &ListingExport::readFailed);
    connect(m_walker.get(), &PageWalker::exhausted, this, &ListingExport::readEnded);
    connect(m_walker.get(), &PageWalker::stopped, this, [this] { readFailed(Error(ErrorKind::NotUnderstood)); });
    m_walker->setNewsFinder([this](const RecordPage &records) { return m_new.find(records); });
    m_walker->start(1, PageWalker::Direction::Forward,
                    [this](int, const PageAnswer &answer, qint64) { return take(answer); });
}

void ListingExport::readFailed(const Error &error)
{
    if (recordCount() == 0 && !m_page && m_order.smallerPage > 0 && m_perPage > m_order.smallerPage
        && mayBeTheSize(error.kind)) {
        endWalk();
        read(m_order.smallerPage);
        return;
    }
    m_error = error;
    cancel();
}

bool ListingExport::take(const PageAnswer &answer)
{
    m_written.total = answer.total;
    m_written.repeated += answer.records->count() - m_new.wantedCount();
    m_page = answer.records;
    m_next = 0;
    m_walker->suspend();
    writeSlice();
    return !m_new.isFull();
}

void ListingExport::writeSlice()
{
    const std::vector<bool> &wanted = m_new.wanted();
    if (!m_order.cells) {
        const bool isInLines = m_order.format == ExportFormat::JsonLines;
        run([exporter = m_exporter, page = m_page, wanted,
             isInLines] { return addElements(*exporter, *page, wanted, isInLines); },
            [this](bool isGood) { sliceWritten(isGood, m_page->count()); });
        return;
    }
    const qsizetype end = std::min(m_page->count(), m_next + sliceRecords);
    std::vector<QByteArrayList> rows;
    for (qsizetype i = m_next; i < end; ++i) {
        if (wanted[std::size_t(i)])
            rows.push_back(m_order.cells(*m_page, i));
    }
    run([exporter = m_exporter, rows = std::move(rows)] { return addRows(*exporter, rows); },
        [this, end](bool isGood) { sliceWritten(isGood, end); });
}

void ListingExport::sliceWritten(bool isGood, qsizetype end)
{
    if (!isGood || m_isEnding) {
        m_isEnding = true;
        endWalk();
        commit();
        return;
    }
    m_next = end;
    if (end < m_page->count()) {
        writeSlice();
        return;
    }
    m_page.reset();
    const QPointer<ListingExport> alive(this);
    Q_EMIT progressed(recordCount(), m_written.total);
    if (!alive || m_isEnding)
        return;
    if (m_isRead)
        commit();
    else
        m_walker->resume();
}

void ListingExport::readEnded()
{
    m_isRead = true;
    // The last page may be an empty one, which is not taken.
    if (const std::optional<qint64> total = m_walker->statedTotal())
        m_written.total = total;
    if (!m_isBusy && !m_page)
        commit();
}

void ListingExport::commit()
{
    m_isEnding = true;
    using Result = Result<RowExporter::Written>;
    run([exporter = m_exporter] { return exporter->commit(); },
        [this](const Result &result) {
            m_written.records = recordCount();
            if (m_error) {
                Q_EMIT finished(*m_error);
            } else if (!result) {
                Q_EMIT finished(result.error());
            } else {
                m_written.guardedCells = result.value().guardedCells;
                Q_EMIT finished(m_written);
            }
        });
}

} // namespace Balehook
