// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/rows/failedrows.h"
#include "widgets/rows/rowsplace.h"
#include "widgets/rows/rowssource.h"

#include <QWidget>

class QSplitter;
class QStackedLayout;

namespace Balehook {

class EmptyState;
class FailedFileSettings;
class FileLine;
class FilterChips;
class FindBar;
class MemberChooser;
class MessageBar;
class NotATable;
class ProgressStrip;
class ReasonsPane;
class RowColumns;
class RowConditions;
class RowDetails;
class RowsActions;
class RowsCommands;
class RowsModel;
class RowsView;

/// A table file, read and understood: its reasons at the left, its rows at the right, one row in full below. Takes the
/// place of the lists while it is shown.
class FailedRowsPage final : public QWidget
{
    Q_OBJECT

public:
    explicit FailedRowsPage(FailedFileSettings &settings, QWidget *parent = nullptr);
    ~FailedRowsPage() override;

    /// Does not take the focus; setFocus() puts it where the keys are of use.
    void openFile(RowsSource source);
    /// Forgets the file and stops everything.
    void close();
    RowsPlace place() const;
    /// As soon as the file is read, or the one that is opened next.
    void goTo(const RowsPlace &place);

    const RowsSource &source() const { return m_source; }
    RowsActions &actions() { return *m_actions; }
    FailedRows &rows() { return m_rows; }
    RowsView &view() { return *m_view; }
    RowsCommands &commands() { return *m_commands; }
    /// Rows are searched, copied or exported.
    bool isBusy() const;

    static QString noRowsText() { return tr("This file has no rows."); }

Q_SIGNALS:
    /// Esc, with nothing left to close.
    void backRequested();
    /// A short line for the status bar.
    void messageRequested(const QString &text);
    /// The file as it is, to be saved elsewhere.
    void saveRequested();
    /// The filter of RowsSource::diskName, for the index of the account.
    void filterMade(const Balehook::ValueFilter &filter);
    /// The user was warned.
    void openExternallyRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    QWidget *buildRowsSide();
    void connectRows();
    void connectParts();
    void connectActions();
    void takeFile();
    void takeWithoutRows();
    void tellShortfall();
    void takeRows(bool grew);
    void takeFailure(const Error &error);
    void takePlace();
    void showDetails(bool shown);
    void updateDetails();
    void updateEmptyState();
    void goToFileRow(qint64 row);
    void leave();
    void openCellMenu(const QPoint &place);
    void openColumnMenu();

    FailedFileSettings &m_settings;
    FailedRows m_rows;
    RowsSource m_source;
    bool m_isOpened = false;
    qint64 m_currentFileRow = -1; ///< kept over a filter and a sort
    bool m_isAtTop = true; ///< the first row shown is current
    std::optional<RowsPlace> m_wantedPlace;
    RowsModel *m_model = nullptr;
    RowsView *m_view = nullptr;
    FileLine *m_fileLine = nullptr;
    MessageBar *m_messages = nullptr;
    FilterChips *m_chips = nullptr;
    ProgressStrip *m_arranging = nullptr;
    ProgressStrip *m_exporting = nullptr;
    ReasonsPane *m_reasons = nullptr;
    FindBar *m_find = nullptr;
    RowDetails *m_details = nullptr;
    EmptyState *m_noRows = nullptr;
    EmptyState *m_failed = nullptr;
    NotATable *m_notATable = nullptr;
    MemberChooser *m_members = nullptr;
    QSplitter *m_content = nullptr;
    QStackedLayout *m_stack = nullptr;
    QStackedLayout *m_rowsStack = nullptr;
    RowsActions *m_actions = nullptr;
    RowColumns *m_columns = nullptr;
    RowConditions *m_conditions = nullptr;
    RowsCommands *m_commands = nullptr;
    std::unique_ptr<QWidget> m_parts; ///< holds them: they read in m_rows to the end
    QObject m_links; ///< to them and to m_rows: goes first
};

} // namespace Balehook
