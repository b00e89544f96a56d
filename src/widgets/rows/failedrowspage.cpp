// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/rows/failedrowspage.h"

#include "core/text/safetext.h"
#include "failedrows/find/tablesearch.h"
#include "settings/failedfilesettings.h"
#include "widgets/actions/rowsactions.h"
#include "widgets/messages/emptystate.h"
#include "widgets/messages/messagebar.h"
#include "widgets/messages/progressstrip.h"
#include "widgets/rows/fileline.h"
#include "widgets/rows/findbar.h"
#include "widgets/rows/gotorowdialog.h"
#include "widgets/rows/memberchooser.h"
#include "widgets/rows/notatable.h"
#include "widgets/rows/reasonspane.h"
#include "widgets/rows/rowcolumns.h"
#include "widgets/rows/rowconditions.h"
#include "widgets/rows/rowdetails.h"
#include "widgets/rows/rowscommands.h"
#include "widgets/rows/rowsheader.h"
#include "widgets/rows/rowsmodel.h"
#include "widgets/rows/rowsview.h"
#include "widgets/tables/filterchips.h"

#include <QAction>
#include <QMenu>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

FailedRowsPage::FailedRowsPage(FailedFileSettings &settings, QWidget *parent)
    : QWidget(parent)
    , m_settings(settings)
{
    setObjectName(u"failedRowsPage"_s);
    build();
    connectRows();
    connectParts();
    connectActions();
}

FailedRowsPage::~FailedRowsPage() = default;

void FailedRowsPage::build()
{
    m_model = new RowsModel(m_rows, this);
    m_parts = std::make_unique<QWidget>(this);
    QWidget *parts = m_parts.get();
    m_fileLine = new FileLine(m_rows, parts);
    m_messages = new MessageBar(parts);
    m_chips = new FilterChips(parts);
    m_arranging = new ProgressStrip(parts);
    m_exporting = new ProgressStrip(parts);
    m_reasons = new ReasonsPane(m_rows, parts);
    m_failed = new EmptyState(parts);
    m_notATable = new NotATable(parts);
    m_members = new MemberChooser(parts);

    m_content = new QSplitter(Qt::Horizontal, parts);
    m_content->setObjectName(u"rowsSplitter"_s);
    m_content->setChildrenCollapsible(false);
    m_content->addWidget(m_reasons);
    m_content->addWidget(buildRowsSide());
    m_content->setStretchFactor(1, 1);
    m_reasons->fitInto(*m_content);

    auto *column = new QVBoxLayout(parts);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_fileLine);
    column->addWidget(m_messages);
    column->addWidget(m_chips);
    column->addWidget(m_arranging);
    column->addWidget(m_exporting);
    m_stack = new QStackedLayout;
    m_stack->addWidget(m_content);
    m_stack->addWidget(m_failed);
    m_stack->addWidget(m_notATable);
    m_stack->addWidget(m_members);
    column->addLayout(m_stack, 1);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(parts);

    m_actions = new RowsActions(*this);
    m_columns = new RowColumns(m_rows, *m_view, this);
    m_conditions = new RowConditions(m_rows, *m_view, *m_chips, this);
    m_commands = new RowsCommands(m_rows, *m_view, *m_exporting, parts);
}

QWidget *FailedRowsPage::buildRowsSide()
{
    QWidget *parts = m_parts.get();
    m_view = new RowsView(*m_model, parts);
    m_find = new FindBar(m_rows, parts);
    m_details = new RowDetails(parts);
    m_details->hide();
    m_noRows = new EmptyState(parts);

    auto *rows = new QWidget(parts);
    m_rowsStack = new QStackedLayout(rows);
    m_rowsStack->addWidget(m_view);
    m_rowsStack->addWidget(m_noRows);
    auto *splitter = new QSplitter(Qt::Vertical, parts);
    splitter->setObjectName(u"rowDetailsSplitter"_s);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(rows);
    splitter->addWidget(m_details);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);

    auto *side = new QWidget(parts);
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_find);
    column->addWidget(splitter, 1);
    return side;
}

void FailedRowsPage::connectRows()
{
    connect(&m_rows, &FailedRows::opened, &m_links, [this] { takeFile(); });
    connect(&m_rows, &FailedRows::failed, &m_links, [this](const Error &error) { takeFailure(error); });
    connect(&m_rows, &FailedRows::rowsChanged, &m_links, [this](bool grew) { takeRows(grew); });
    connect(&m_rows, &FailedRows::completed, &m_links, [this] {
        m_view->fitRowNumbers(m_rows.document().rowCount());
        updateEmptyState();
        tellShortfall();
        takePlace();
    });
    connect(&m_rows, &FailedRows::viewChanged, &m_links,
            [this] { m_settings.setView(m_source.jobType, m_rows.view()); });
    connect(&m_rows, &FailedRows::arrangingChanged, &m_links, [this] {
        if (!m_rows.isArranging())
            m_arranging->end();
        else if (!m_arranging->isActive())
            m_arranging->begin(m_rows.document().isComplete() ? tr("Searching the rows…")
                                                              : tr("Available when all rows are loaded."));
    });
    connect(&m_rows, &FailedRows::arrangingProgressed, &m_links,
            [this](double share) { m_arranging->setProgress(tr("Searching the rows…"), qint64(share * 1000), 1000); });
    connect(&m_rows.document(), &TableDocument::rowsFetched, &m_links, [this] { updateDetails(); });
}

void FailedRowsPage::connectParts()
{
    connect(m_arranging, &ProgressStrip::stopRequested, &m_rows, &FailedRows::stopArranging);
    connect(m_reasons, &ReasonsPane::rowsRequested, &m_links, [this] { m_view->setFocus(Qt::OtherFocusReason); });
    connect(m_fileLine, &FileLine::rowRequested, &m_links, [this](qint64 row) { goToFileRow(row); });
    connect(m_view, &RowsView::currentRowChanged, &m_links, [this](int row) {
        if (row >= 0) {
            m_currentFileRow = m_model->fileRow(row);
            m_isAtTop = row == 0 && m_model->firstPlace() == 0;
        }
        updateDetails();
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, &m_links, [this](const QModelIndex &index) {
        m_find->setPlace({m_model->firstPlace() + index.row(), index.column()});
    });
    connect(m_view, &QAbstractItemView::activated, &m_links, [this] { showDetails(true); });
    connect(m_view, &QWidget::customContextMenuRequested, &m_links,
            [this](const QPoint &place) { openCellMenu(place); });
    connect(m_details, &RowDetails::closeRequested, &m_links, [this] { showDetails(false); });
    connect(m_details, &RowDetails::stepRequested, &m_links,
            [this](int rows) { m_view->goToRow(m_view->currentIndex().row() + rows); });
    connect(m_find, &FindBar::found, m_view, &RowsView::goToPlace);
    connect(m_find, &FindBar::textChanged, m_view, &RowsView::highlight);
    connect(m_find, &FindBar::closed, &m_links, [this] { m_view->setFocus(Qt::OtherFocusReason); });
    connect(m_find, &FindBar::rowsRequested, &m_links, [this] { m_view->setFocus(Qt::OtherFocusReason); });
    connect(m_noRows, &EmptyState::actionRequested, m_reasons, &ReasonsPane::showAllRows);
    connect(m_fileLine, &FileLine::asked, m_messages, &MessageBar::post);
    connect(m_fileLine, &FileLine::answered, m_messages, &MessageBar::withdraw);
    connect(m_fileLine, &FileLine::allRowsRequested, m_reasons, &ReasonsPane::showAllRows);
    connect(m_failed, &EmptyState::actionRequested, &m_links, [this] { openFile(m_source); });
    connect(m_notATable, &NotATable::saveRequested, this, &FailedRowsPage::saveRequested);
    connect(m_notATable, &NotATable::openExternallyRequested, this, &FailedRowsPage::openExternallyRequested);
    connect(m_members, &MemberChooser::chosen, &m_rows, &FailedRows::choose);
    connect(m_members, &MemberChooser::saveRequested, this, &FailedRowsPage::saveRequested);
    connect(m_commands, &RowsCommands::told, this, &FailedRowsPage::messageRequested);
    connect(&m_rows, &FailedRows::filterMade, this, &FailedRowsPage::filterMade);
}

void FailedRowsPage::connectActions()
{
    const auto on = [this](QAction *action, auto run) { connect(action, &QAction::triggered, this, run); };
    const auto column = [this] { return std::max(0, m_view->currentIndex().column()); };
    on(m_actions->find, [this] { m_find->open(); });
    on(m_actions->findNext, [this] { m_find->step(TextFind::Direction::Next); });
    on(m_actions->findPrevious, [this] { m_find->step(TextFind::Direction::Previous); });
    on(m_actions->goTo, [this] {
        auto *dialog = new GoToRowDialog(m_rows.document().rowCount(), this);
        connect(dialog, &GoToRowDialog::rowChosen, this, &FailedRowsPage::goToFileRow);
        dialog->open();
    });
    on(m_actions->copy, [this] { m_commands->copy(ExportFormat::Tsv, false); });
    on(m_actions->copyWithHeader, [this] { m_commands->copy(ExportFormat::Tsv, true); });
    on(m_actions->copyAsCsv, [this] { m_commands->copy(ExportFormat::Csv, true); });
    on(m_actions->copyAsMarkdown, [this] { m_commands->copy(ExportFormat::Markdown, true); });
    on(m_actions->copyAsJson, [this] { m_commands->copy(ExportFormat::Json, true); });
    on(m_actions->copyRows, [this] { m_commands->copyRows(); });
    on(m_actions->copyColumn, [this] { m_commands->copyColumn(); });
    on(m_actions->copySummary, [this] { m_commands->copySummary(m_actions->maskPersonal->isChecked()); });
    on(m_actions->exportRows, [this] { m_commands->openExport(); });
    on(m_actions->rowDetails, [this](bool shown) { showDetails(shown); });
    on(m_actions->onlyValue, [this] { m_conditions->addForCurrentCell(CellCondition::Kind::Equals); });
    on(m_actions->withoutValue, [this] { m_conditions->addForCurrentCell(CellCondition::Kind::Differs); });
    on(m_actions->condition, [this] { m_conditions->ask(); });
    on(m_actions->removeConditions, [this] { m_conditions->removeAll(); });
    on(m_actions->sortAscending, [this, column] { m_columns->sort(column(), false); });
    on(m_actions->sortDescending, [this, column] { m_columns->sort(column(), true); });
    on(m_actions->fileOrder, [this] { m_rows.setOrder({}); });
    on(m_actions->columnProfile, [this, column] { m_columns->openProfile(column()); });
    on(m_actions->hideColumn, [this, column] { m_columns->hide(column()); });
    on(m_actions->columnMenu, [this] { openColumnMenu(); });
    on(m_actions->back, [this] { leave(); });
}

void FailedRowsPage::openFile(RowsSource source)
{
    const std::optional<RowsPlace> wanted = m_wantedPlace;
    close();
    m_wantedPlace = wanted;
    m_source = std::move(source);
    m_commands->setSource(m_source);
    m_fileLine->setTitle(m_source.title);
    setAccessibleName(tr("Failed rows of %1").arg(cellText(m_source.title, 80)));
    m_stack->setCurrentWidget(m_content);
    const FailedFileView view = m_settings.view(m_source.jobType);
    m_rows.open(m_source.path, view);
    if (!m_source.diskName.isEmpty())
        m_rows.makeFilter(filterKeyOf({m_source.path, m_source.diskName, {}, view.format, {view.member, view.sheet}}));
}

void FailedRowsPage::close()
{
    m_isOpened = false;
    m_currentFileRow = -1;
    m_isAtTop = true;
    m_find->close();
    m_messages->withdrawAll(QString());
    m_rows.close();
    m_source = {};
    m_wantedPlace.reset();
}

RowsPlace FailedRowsPage::place() const
{
    if (m_wantedPlace)
        return *m_wantedPlace;
    return {m_reasons->selectedReasons(), m_rows.filter().conditions, m_rows.order(), m_currentFileRow, m_isAtTop};
}

void FailedRowsPage::goTo(const RowsPlace &place)
{
    m_wantedPlace = place;
    takePlace();
}

// Not before all rows are read: what is wanted may be the last one.
void FailedRowsPage::takePlace()
{
    if (!m_wantedPlace || !m_isOpened || !m_rows.document().isComplete())
        return;
    const RowsPlace place = *std::exchange(m_wantedPlace, std::nullopt);
    RowFilter filter = m_rows.filter();
    filter.conditions = place.conditions;
    m_rows.setOrder(place.order);
    m_rows.setFilter(filter);
    m_currentFileRow = place.fileRow;
    m_isAtTop = place.isAtTop;
    takeRows(false);
    m_reasons->selectReasons(place.reasons);
    m_currentFileRow = place.fileRow; // rows that are still arranged may not have it yet
    m_isAtTop = place.isAtTop;
}

bool FailedRowsPage::isBusy() const
{
    return m_arranging->isActive() || m_exporting->isActive() || m_commands->isCopying();
}

void FailedRowsPage::takeFile()
{
    m_isOpened = true;
    if (m_rows.document().kind() != ContentKind::Table) {
        takeWithoutRows();
        return;
    }
    m_stack->setCurrentWidget(m_content);
    setFocusProxy(m_reasons);
    m_view->fitRowNumbers(m_rows.document().rowCount());
    m_view->horizontalScrollBar()->setValue(0);
    takeRows(false);
}

/// A table has to be chosen, or there is none to be had.
void FailedRowsPage::takeWithoutRows()
{
    const bool hadFocus = isAncestorOf(window()->focusWidget());
    const bool isChoice = m_rows.document().contents().needsMember();
    QWidget *const shown = isChoice ? static_cast<QWidget *>(m_members) : m_notATable;
    if (isChoice)
        m_members->present(m_rows.document().contents(), m_source.title);
    else
        m_notATable->present(m_rows.document(), m_source.title);
    m_stack->setCurrentWidget(shown);
    setFocusProxy(shown);
    if (hadFocus)
        shown->setFocus();
}

/// The rows end early because of what is wrong with the file.
void FailedRowsPage::tellShortfall()
{
    if (m_rows.document().obstacle())
        m_messages->post(NotATable::shortfall(m_rows.document(), [this] { Q_EMIT saveRequested(); }));
}

void FailedRowsPage::takeRows(bool grew)
{
    m_messages->withdraw(u"pattern"_s);
    updateEmptyState();
    if (grew && (m_view->currentIndex().isValid() || m_model->isFindingPlace()))
        return;
    const auto show = [this, asked = m_currentFileRow](qint64 place) {
        if (asked != m_currentFileRow)
            return; // the user has gone elsewhere meanwhile
        const int row = m_model->showPlace(std::max<qint64>(0, place));
        const QModelIndex index = m_model->index(row, m_view->firstColumnOnScreen());
        m_view->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
        m_view->scrollTo(index, row == 0 ? QAbstractItemView::EnsureVisible : QAbstractItemView::PositionAtCenter);
        updateDetails();
    };
    // Who has not gone down yet did not choose the first row: it is what now comes first that they want to see.
    if (m_isAtTop)
        show(0);
    else
        m_model->findPlace(m_currentFileRow, show);
}

void FailedRowsPage::takeFailure(const Error &error)
{
    if (m_isOpened && m_rows.document().kind() == ContentKind::Table) {
        const bool isOfFile = error.kind != ErrorKind::PatternTooCostly;
        m_messages->post({.id = isOfFile ? u"file"_s : u"pattern"_s,
                          .level = Message::Level::Error,
                          .text = error.userMessage(),
                          .actionText = isOfFile ? tr("Reload") : QString(),
                          .action = [this] { openFile(m_source); },
                          .detail = error.detail});
        return;
    }
    m_failed->present(u"circle-alert"_s, error.userMessage(), tr("Reload"));
    m_stack->setCurrentWidget(m_failed);
    setFocusProxy(m_failed);
}

void FailedRowsPage::updateEmptyState()
{
    if (m_rows.rows().size() > 0) {
        m_rowsStack->setCurrentWidget(m_view);
        return;
    }
    if (m_rows.filter().isEmpty())
        m_noRows->present(u"list"_s, m_rows.document().isComplete() ? noRowsText() : tr("Reading…"), QString());
    else
        m_noRows->present(u"search"_s, tr("No rows match the filters."), tr("Show All Rows"));
    m_rowsStack->setCurrentWidget(m_noRows);
}

void FailedRowsPage::showDetails(bool shown)
{
    m_details->setVisible(shown);
    m_actions->rowDetails->setChecked(shown);
    updateDetails();
    if (!shown)
        m_view->setFocus(Qt::OtherFocusReason);
}

void FailedRowsPage::updateDetails()
{
    if (!m_details->isHidden())
        m_details->showRow(m_model->tableRow(m_view->currentIndex().row()), m_model->columnCount(),
                           [this](int column) { return m_rows.columnName(column); });
}

void FailedRowsPage::goToFileRow(qint64 row)
{
    m_model->findPlace(std::max<qint64>(row, 0), [this](qint64 place) {
        if (place < 0) {
            Q_EMIT messageRequested(tr("This row is hidden by the filters."));
            return;
        }
        m_view->goToRow(m_model->showPlace(place));
        m_view->setFocus(Qt::OtherFocusReason);
    });
}

void FailedRowsPage::leave()
{
    if (m_find->isVisible())
        m_find->close();
    else if (m_details->isVisible())
        showDetails(false);
    else if (m_rows.isArranging())
        m_rows.stopArranging();
    else
        Q_EMIT backRequested();
}

void FailedRowsPage::openCellMenu(const QPoint &place)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    m_actions->fillCellMenu(*menu);
    menu->popup(m_view->viewport()->mapToGlobal(place));
}

void FailedRowsPage::openColumnMenu()
{
    const int column = m_view->currentIndex().column();
    if (column < 0)
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    m_columns->fillMenu(*menu, column);
    RowsHeader &header = m_view->header();
    menu->popup(header.viewport()->mapToGlobal(QPoint(header.sectionViewportPosition(column), header.height())));
    menu->setActiveAction(menu->actions().constFirst());
}

void FailedRowsPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_view)
        m_view->fitRowNumbers(m_rows.document().rowCount());
}

} // namespace Balehook
