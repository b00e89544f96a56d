// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/jobscommands.h"

#include "models/importjobsmodel.h"
#include "widgets/failedfilefinder.h"
#include "widgets/gotodialog.h"
#include "widgets/messagebar.h"
#include "widgets/pagedtableview.h"
#include "widgets/progressstrip.h"
#include "widgets/tablecopier.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLocale>
#include <QMimeData>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr auto commandId = "account.command"_L1;

std::vector<int> visibleColumns(const QHeaderView &header)
{
    std::vector<int> columns;
    for (int visual = 0; visual < header.count(); ++visual) {
        const int column = header.logicalIndex(visual);
        if (!header.isSectionHidden(column))
            columns.push_back(column);
    }
    return columns;
}

} // namespace

JobsCommands::JobsCommands(PagedTableView &table, ProgressStrip &strip, MessageBar &bar, QObject *parent)
    : QObject(parent)
    , m_table(table)
    , m_strip(strip)
    , m_bar(bar)
{
    connect(&strip, &ProgressStrip::stopWanted, this, &JobsCommands::stop);
}

JobsCommands::~JobsCommands() = default;

void JobsCommands::setModel(ImportJobsModel *model)
{
    endReading();
    m_model = model;
}

void JobsCommands::endReading()
{
    // Later: this is also called from their own signals.
    if (m_copier)
        m_copier->disconnect(this);
    if (m_finder)
        m_finder->disconnect(this);
    if (TableCopier *copier = m_copier.release()) {
        copier->cancel();
        copier->deleteLater();
    }
    if (FailedFileFinder *finder = m_finder.release()) {
        finder->cancel();
        finder->deleteLater();
    }
    m_strip.end();
}

bool JobsCommands::stop()
{
    if (!m_strip.isActive())
        return false;
    endReading();
    return true;
}

void JobsCommands::copy(bool withHeader)
{
    if (!m_model || !m_table.selectionModel()->hasSelection())
        return;
    endReading();
    m_bar.withdraw(commandId);
    m_copier = std::make_unique<TableCopier>(*m_model, m_table.selectionModel()->selection(),
                                             visibleColumns(*m_table.horizontalHeader()), withHeader);
    connect(m_copier.get(), &TableCopier::copied, this, &JobsCommands::putOnClipboard);
    connect(m_copier.get(), &TableCopier::failed, this, &JobsCommands::tellError);
    connect(m_copier.get(), &TableCopier::tooMany, this, [this](qint64 rows) {
        const QLocale locale;
        endReading();
        tell(tr("%1 rows are selected; at most %2 can be copied at once. Nothing was copied.")
                 .arg(locale.toString(rows), locale.toString(TableCopier::maxRows)));
    });
    connect(m_copier.get(), &TableCopier::progressed, this, [this](qint64 read, qint64 wanted) {
        const QLocale locale;
        m_strip.setProgress(
            tr("Reading the rows to copy: %1 of %2.").arg(locale.toString(read), locale.toString(wanted)), read,
            wanted);
    });
    m_strip.begin(tr("Reading the rows to copy."));
    m_copier->start();
}

void JobsCommands::putOnClipboard(const ClipTable &table, qint64 rows)
{
    endReading();
    if (table.isEmpty())
        return;
    QGuiApplication::clipboard()->setMimeData(table.toMimeData().release());
    Q_EMIT done(tr("%Ln rows copied", nullptr, int(rows)));
}

void JobsCommands::copyLink()
{
    const QModelIndex current = m_table.currentIndex();
    if (!m_model || !current.isValid())
        return;
    for (const int column :
         {current.column(), int(ImportJobsModel::FailedFileColumn), int(ImportJobsModel::FileColumn)}) {
        const QString link = current.siblingAtColumn(column).data(PagedTableModel::LinkRole).toString();
        if (!link.isEmpty()) {
            QGuiApplication::clipboard()->setText(link);
            Q_EMIT done(tr("Link copied"));
            return;
        }
    }
    Q_EMIT done(tr("This job has no link"));
}

void JobsCommands::goTo()
{
    if (!m_model || m_model->rowCount() == 0)
        return;
    endReading();
    auto *dialog = new GoToDialog(*m_model, m_table.window());
    // The account may be removed while it is open.
    connect(m_model, &QObject::destroyed, dialog, &QObject::deleteLater);
    connect(dialog, &GoToDialog::recordChosen, this, &JobsCommands::goToRecord);
    dialog->open();
}

void JobsCommands::goToRecord(qint64 record)
{
    if (!m_model)
        return;
    m_table.goToRow(m_model->rowForRecord(record));
    m_table.setFocus();
}

void JobsCommands::findFailedFile(PageWalker::Direction direction)
{
    if (!m_model || m_model->rowCount() == 0)
        return;
    endReading();
    m_bar.withdraw(commandId);
    const bool forward = direction == PageWalker::Direction::Forward;
    m_finder = std::make_unique<FailedFileFinder>(*m_model);
    connect(m_finder.get(), &FailedFileFinder::found, this, [this](qint64 record) {
        endReading();
        goToRecord(record);
    });
    connect(m_finder.get(), &FailedFileFinder::notFound, this, [this, forward] {
        endReading();
        tell(forward ? tr("No further job with a failed file from here to the end of the list.")
                     : tr("No further job with a failed file from here to the start of the list."));
    });
    connect(m_finder.get(), &FailedFileFinder::failed, this, &JobsCommands::tellError);
    const QString looking = tr("Looking for the next job with a failed file. %1 jobs read.");
    connect(m_finder.get(), &FailedFileFinder::progressed, this, [this, looking](qint64 read, qint64 total) {
        m_strip.setProgress(looking.arg(QLocale().toString(read)), read, total);
    });
    m_strip.begin(looking.arg(QLocale().toString(0)));
    m_finder->start(m_table.currentIndex().row(), direction);
}

void JobsCommands::tell(const QString &text)
{
    m_bar.post({.id = commandId,
                .level = Message::Level::Information,
                .text = text,
                .actionText = {},
                .action = {},
                .detail = {}});
}

void JobsCommands::tellError(const Error &error)
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
