// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/error.h"
#include "models/pagewalker.h"
#include "widgets/cliptable.h"

#include <QObject>
#include <QPointer>

#include <memory>

namespace Balehook {

class FailedFileFinder;
class ImportJobsModel;
class MessageBar;
class PagedTableView;
class ProgressStrip;
class TableCopier;

/// What can be done with the rows of the jobs table: copy, go to, next failed file. One long reading at a time; it
/// shows its progress and can be stopped.
class JobsCommands final : public QObject
{
    Q_OBJECT

public:
    JobsCommands(PagedTableView &table, ProgressStrip &strip, MessageBar &bar, QObject *parent = nullptr);
    ~JobsCommands() override;

    /// Ends what is under way for the model before. Null: nothing to work on.
    void setModel(ImportJobsModel *model);

    void copy(bool withHeader);
    /// The bare URL of the current cell; where that is none, of the failed file, else of the imported file.
    void copyLink();
    void goTo();
    void findFailedFile(PageWalker::Direction direction);
    /// Stops a reading under way; false if there was none.
    bool stop();

Q_SIGNALS:
    /// A short line for the status bar.
    void done(const QString &text);

private:
    void goToRecord(qint64 record);
    void putOnClipboard(const ClipTable &table, qint64 rows);
    void tell(const QString &text);
    void tellError(const Error &error);
    void endReading();

    PagedTableView &m_table;
    ProgressStrip &m_strip;
    MessageBar &m_bar;
    QPointer<ImportJobsModel> m_model;
    std::unique_ptr<TableCopier> m_copier;
    std::unique_ptr<FailedFileFinder> m_finder;
};

} // namespace Balehook
