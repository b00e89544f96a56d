// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/lists/listingcommands.h"

#include "core/text/safetext.h"
#include "models/importjobsmodel.h"
#include "widgets/lists/failedfilefinder.h"
#include "widgets/lists/gotodialog.h"
#include "widgets/lists/placekeeper.h"
#include "widgets/messages/messagebar.h"
#include "widgets/messages/progressstrip.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/tables/recordwalk.h"
#include "widgets/tables/tablecolumns.h"
#include "widgets/tables/tablecopier.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLocale>
#include <QMimeData>

#include <algorithm>
#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr auto commandId = "account.command"_L1;

} // namespace

ListingCommands::ListingCommands(PagedTableView &table, std::vector<int> linkColumns, ProgressStrip &strip,
                                 MessageBar &bar, QObject *parent)
    : QObject(parent)
    , m_table(table)
    , m_linkColumns(std::move(linkColumns))
    , m_strip(strip)
    , m_bar(bar)
{
    connect(&strip, &ProgressStrip::stopRequested, this, &ListingCommands::stop);
}

ListingCommands::~ListingCommands() = default;

void ListingCommands::setModel(ListingModel *model)
{
    const bool wasCopying = m_copying.has_value();
    endReading();
    m_model = model;
    if (wasCopying)
        tell(changedText());
}

void ListingCommands::setPlaces(PlaceKeeper &places)
{
    m_places = &places;
    connect(&places, &PlaceKeeper::selectionMoving, this, &ListingCommands::copyAgain);
    connect(
        &places, &PlaceKeeper::selectionSettled, this,
        [this] {
            if (m_copying && !m_copier)
                copyAgain();
        },
        Qt::QueuedConnection);
    connect(&places, &PlaceKeeper::selectionReplaced, this, [this] {
        if (!m_copying || m_copier)
            return;
        endReading();
        tell(replacedText());
    });
}

void ListingCommands::endReading()
{
    const auto end = [this](auto &reading) {
        auto *ended = reading.release();
        if (!ended)
            return;
        ended->disconnect(this);
        ended->cancel();
        ended->deleteLater(); // this is also called from its own signals
    };
    m_copying.reset();
    end(m_copier);
    end(m_finder);
    end(m_walk);
    m_strip.end();
}

bool ListingCommands::stop()
{
    if (!m_strip.isActive())
        return false;
    endReading();
    return true;
}

void ListingCommands::copy(bool withHeader)
{
    const bool isMoving = m_places && m_places->isSelectionMoving();
    const QItemSelectionModel &selection = *m_table.selectionModel();
    if (!m_model || !(selection.hasSelection() || isMoving))
        return;
    endReading();
    m_bar.withdraw(commandId);
    const qint64 selected = rowCount(rowRanges(selection.selection()));
    m_copying = Copying{withHeader, std::max(selected, isMoving ? m_places->soughtRows() : 0)};
    beginCopy();
}

void ListingCommands::copyAgain()
{
    if (!m_copying)
        return;
    const Copying asked = *m_copying;
    endReading();
    m_copying = asked;
    beginCopy();
}

/// As soon as it is known which rows they are.
void ListingCommands::beginCopy()
{
    if (m_places && m_places->isSelectionMoving()) {
        m_strip.begin(tr("Looking for the selected rows."));
        return;
    }
    const QItemSelection selection = m_table.selectionModel()->selection();
    const qint64 selected = rowCount(rowRanges(selection));
    const qint64 before = std::max(m_copying->selected, selected);
    m_copier = std::make_unique<TableCopier>(*m_model, selection, shownColumns(*m_table.horizontalHeader()),
                                             m_copying->withHeader);
    connect(m_copier.get(), &TableCopier::copied, this, [this, selected, before](const ClipTable &table, qint64 rows) {
        putOnClipboard(table);
        if (!table.isEmpty())
            Q_EMIT done(copiedText(rows, selected, before));
    });
    connect(m_copier.get(), &TableCopier::failed, this, &ListingCommands::tellError);
    connect(m_copier.get(), &TableCopier::tooMany, this, [this](qint64 rows) {
        const QLocale locale;
        endReading();
        tell(tr("%1 rows are selected; at most %2 can be copied at once. Nothing was copied.")
                 .arg(locale.toString(rows), locale.toString(TableCopier::maxRows)));
    });
    connect(m_copier.get(), &TableCopier::progressed, this, [this](qint64 read, qint64 wanted) {
        const QLocale locale;
        m_strip.setProgress(
            tr("Loading the rows to copy: %1 of %2.").arg(locale.toString(read), locale.toString(wanted)), read,
            wanted);
    });
    // Its rows are others now. Queued: somebody may look for those that are selected.
    if (m_model->source())
        connect(
            m_model->source(), &PageSource::invalidated, m_copier.get(), [this] { copyAgain(); }, Qt::QueuedConnection);
    m_strip.begin(tr("Loading the rows to copy."));
    m_copier->start();
}

void ListingCommands::putOnClipboard(const ClipTable &table)
{
    endReading();
    if (table.isEmpty()) {
        tell(goneText());
        return;
    }
    QGuiApplication::clipboard()->setMimeData(table.toMimeData().release());
}

/// \a selected: rows from which so many \a rows were copied; \a before: when it was asked for.
QString ListingCommands::copiedText(qint64 rows, qint64 selected, qint64 before)
{
    if (rows == before)
        return tr("%Ln rows copied", nullptr, int(rows));
    const QString copied = QLocale().toString(rows);
    if (rows == selected)
        return tr("%1 of %Ln selected rows copied; the others are no longer selected", nullptr, int(before))
            .arg(copied);
    return tr("%1 of %Ln selected rows copied; the others are no longer in the list", nullptr, int(before)).arg(copied);
}

QString ListingCommands::goneText()
{
    return tr("Nothing was copied because the selected rows are no longer in the list.");
}

QString ListingCommands::replacedText()
{
    return tr("Nothing was copied because the selection changed before the selected rows were found.");
}

QString ListingCommands::changedText()
{
    return tr("Nothing was copied because the list changed before the selected rows were loaded.");
}

void ListingCommands::copyLink()
{
    const QModelIndex current = m_table.currentIndex();
    if (!m_model || !current.isValid())
        return;
    std::vector<int> columns{current.column()};
    columns.insert(columns.end(), m_linkColumns.begin(), m_linkColumns.end());
    for (const int column : columns) {
        const QString link = current.siblingAtColumn(column).data(PagedTableModel::LinkRole).toString();
        if (!link.isEmpty()) {
            QGuiApplication::clipboard()->setText(link);
            Q_EMIT done(tr("Link copied"));
            return;
        }
    }
    Q_EMIT done(tr("This row has no link"));
}

void ListingCommands::goTo()
{
    if (!m_model || m_model->rowCount() == 0)
        return;
    endReading();
    auto *dialog = new GoToDialog(*m_model, m_table.window());
    // The account may be removed while it is open.
    connect(m_model, &QObject::destroyed, dialog, &QObject::deleteLater);
    connect(dialog, &GoToDialog::recordChosen, this, &ListingCommands::goToRecord);
    dialog->open();
}

void ListingCommands::goToRecord(qint64 record)
{
    if (!m_model)
        return;
    m_table.goToRow(m_model->rowForRecord(record));
    m_table.setFocus();
}

void ListingCommands::goToId(const QString &id, qint64 first, qint64 last)
{
    endReading();
    if (!m_model || id.isEmpty())
        return;
    if (const int row = m_model->rowOfId(id); row >= 0) {
        goToRecord(m_model->firstRecord() + row);
        return;
    }
    if (!m_model->source())
        return;
    m_walk = std::make_unique<RecordWalk>(*m_model);
    connect(m_walk.get(), &RecordWalk::exhausted, this, [this, id, first, last](qint64 read) {
        endReading();
        const qint64 seen = first + read;
        Q_EMIT idNotFound(id, seen, last < 0 || seen <= last);
    });
    connect(m_walk.get(), &RecordWalk::failed, this, &ListingCommands::tellError);
    // Both at once: the id is the service's, and may hold what looks like a place for the number.
    const auto looking = [name = cellText(id, 40)](qint64 read) {
        return tr("Looking for %1. %2 rows checked.").arg(name, QLocale().toString(read));
    };
    connect(m_walk.get(), &RecordWalk::progressed, this,
            [this, looking](qint64 read, qint64 total) { m_strip.setProgress(looking(read), read, total); });
    m_strip.begin(looking(0));
    const auto visit = [this, id](qint64 record, const RecordPage &page, qsizetype index) {
        if (page.idAt(index) != id)
            return true;
        const auto show = [this, record] {
            endReading();
            goToRecord(record);
        };
        QMetaObject::invokeMethod(this, show, Qt::QueuedConnection);
        return false;
    };
    m_walk->start(first, PageWalker::Direction::Forward, visit, last);
}

QString ListingCommands::noFailedFileText(bool forward)
{
    return forward ? tr("There is no other job with a failed file from here to the end of the list.")
                   : tr("There is no other job with a failed file from here to the start of the list.");
}

void ListingCommands::findFailedFile(PageWalker::Direction direction)
{
    const auto *jobs = qobject_cast<const ImportJobsModel *>(m_model.data());
    if (!jobs || jobs->rowCount() == 0)
        return;
    endReading();
    m_bar.withdraw(commandId);
    const bool forward = direction == PageWalker::Direction::Forward;
    m_finder = std::make_unique<FailedFileFinder>(*jobs);
    connect(m_finder.get(), &FailedFileFinder::found, this, [this](qint64 record) {
        endReading();
        goToRecord(record);
        Q_EMIT failedFileFound(record);
    });
    connect(m_finder.get(), &FailedFileFinder::notFound, this, [this, forward] {
        endReading();
        tell(noFailedFileText(forward));
    });
    connect(m_finder.get(), &FailedFileFinder::failed, this, &ListingCommands::tellError);
    const QString looking = tr("Looking for the next job with a failed file. %1 jobs checked.");
    connect(m_finder.get(), &FailedFileFinder::progressed, this, [this, looking](qint64 read, qint64 total) {
        m_strip.setProgress(looking.arg(QLocale().toString(read)), read, total);
    });
    m_strip.begin(looking.arg(QLocale().toString(0)));
    m_finder->start(m_table.currentIndex().row(), direction);
}

void ListingCommands::tell(const QString &text)
{
    m_bar.post({.id = commandId,
                .level = Message::Level::Information,
                .text = text,
                .actionText = {},
                .action = {},
                .detail = {}});
}

void ListingCommands::tellError(const Error &error)
{
    endReading();
    m_bar.post({.id = commandId,
                .level = Message::Level::Error,
                .text = error.userMessage(),
                .actionText = {},
                .action = {},
                .detail = error.detail});
}

} // namespace Balehook
