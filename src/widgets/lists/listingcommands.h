// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/error.h"
#include "models/pagewalker.h"
#include "widgets/tables/cliptable.h"

#include <QObject>
#include <QPointer>

#include <memory>
#include <optional>
#include <vector>

namespace Balehook {

class FailedFileFinder;
class ListingModel;
class MessageBar;
class PagedTableView;
class PlaceKeeper;
class ProgressStrip;
class RecordWalk;
class TableCopier;

/// What can be done with the rows of a list: copy, go to, and for import jobs, find the next failed file. One long
/// reading at a time; it shows its progress and can be stopped.
class ListingCommands final : public QObject
{
    Q_OBJECT

public:
    /// \a linkColumns: where a link is looked for if the current cell has none.
    ListingCommands(PagedTableView &table, std::vector<int> linkColumns, ProgressStrip &strip, MessageBar &bar,
                    QObject *parent = nullptr);
    ~ListingCommands() override;

    /// Ends what is under way for the model before, or for what it showed. Null: nothing to work on.
    void setModel(ListingModel *model);
    /// Knows where selected rows are when the list is another one; outlives it. Without it they are where they were.
    void setPlaces(PlaceKeeper &places);

    /// The selected rows: once their places are known, and from the beginning if the list changes meanwhile.
    void copy(bool withHeader);
    /// The bare URL of the current cell; where that is none, of the first link column that has one.
    void copyLink();
    void goTo();
    /// Makes the record with \a id current, reading page by page from record \a first to \a last until it is found;
    /// \a last -1: to the end of the list.
    void goToId(const QString &id, qint64 first = 0, qint64 last = -1);
    /// Does nothing in other lists than import jobs.
    void findFailedFile(PageWalker::Direction direction);
    /// Stops a reading under way; false if there was none.
    bool stop();

    static QString noFailedFileText(bool forward);
    /// None of the selected rows could be copied.
    static QString goneText();
    static QString replacedText();
    static QString changedText();

Q_SIGNALS:
    /// A short line for the status bar.
    void done(const QString &text);
    /// findFailedFile() made job \a record current; its row may still be on its way.
    void failedFileFound(qint64 record);
    /// goToId() did not find \a id among the first \a read records; \a isEnd: there are no more.
    void idNotFound(const QString &id, qint64 read, bool isEnd);

private:
    /// A wish to copy, from the moment it came until its rows were read.
    struct Copying
    {
        bool withHeader = false;
        qint64 selected = 0; ///< rows, when it came
    };

    void beginCopy();
    void copyAgain();
    void goToRecord(qint64 record);
    void putOnClipboard(const ClipTable &table);
    static QString copiedText(qint64 rows, qint64 selected, qint64 before);
    void tell(const QString &text);
    void tellError(const Error &error);
    void endReading();

    PagedTableView &m_table;
    const std::vector<int> m_linkColumns;
    ProgressStrip &m_strip;
    MessageBar &m_bar;
    QPointer<ListingModel> m_model;
    const PlaceKeeper *m_places = nullptr;
    std::optional<Copying> m_copying;
    std::unique_ptr<TableCopier> m_copier;
    std::unique_ptr<FailedFileFinder> m_finder;
    std::unique_ptr<RecordWalk> m_walk;
};

} // namespace Balehook
