// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/requests/requestspanel.h"

#include "net/requesthistory.h"
#include "session/account/sessions.h"
#include "widgets/fields/menutext.h"
#include "widgets/fields/searchfield.h"
#include "widgets/look/characterwidth.h"
#include "widgets/look/fixedfont.h"
#include "widgets/requests/requestcommands.h"
#include "widgets/requests/requestsfilter.h"
#include "widgets/requests/requestsmodel.h"
#include "widgets/requests/requesttext.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSplitter>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

RequestsPanel::RequestsPanel(Sessions &sessions, QWidget *parent)
    : QWidget(parent)
    , m_model(new RequestsModel(sessions.requests(), this))
    , m_filter(new RequestsFilter(*m_model, this))
    , m_view(new QTreeView(this))
    , m_details(new QPlainTextEdit(this))
    , m_text(new SearchField(this))
    , m_choice(new QComboBox(this))
    , m_commands(new RequestCommands(
          sessions, [this] { return chosen(); }, [this] { return shown(); }, *this))
{
    setObjectName(u"requestsPanel"_s);
    setAccessibleName(tr("Requests"));
    build();
    connectParts();
    m_commands->adapt();
    showDetails();
    m_view->scrollToBottom();
}

void RequestsPanel::build()
{
    buildTable();
    buildDetails();
    auto *splitter = new QSplitter(this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_view);
    splitter->addWidget(m_details);
    new FixedFont(*m_details); // which follows the splitter
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 4);
    column->addWidget(buildTools());
    column->addWidget(splitter, 1);
    setTabOrder(m_text, m_choice);
}

void RequestsPanel::buildTable()
{
    m_view->setObjectName(u"requestsTable"_s);
    m_view->setAccessibleName(tr("Requests"));
    m_view->setModel(m_filter);
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAllColumnsShowFocus(true);
    m_view->setTextElideMode(Qt::ElideMiddle);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_view->addActions({m_commands->copyCurl, m_commands->copyCurlWithToken, m_commands->copyAddress,
                        m_commands->copyAnswer, m_commands->saveArchive, m_commands->clear});
    m_view->installEventFilter(this);
    QHeaderView &header = *m_view->header();
    const int character = characterWidth(fontMetrics());
    header.setMinimumSectionSize(character * 5);
    int section = 0;
    for (const int characters : {10, 9, 38, 12, 11, 11, 9, 14}) {
        header.resizeSection(section, std::max(character * characters, header.sectionSizeHint(section)));
        ++section;
    }
}

void RequestsPanel::buildDetails()
{
    m_details->setObjectName(u"requestDetails"_s);
    m_details->setAccessibleName(tr("Request and response"));
    m_details->setReadOnly(true);
    m_details->setUndoRedoEnabled(false);
    m_details->setTabChangesFocus(true);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_details->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    m_details->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
}

QWidget *RequestsPanel::buildTools()
{
    auto *tools = new QWidget(this);
    auto *row = new QHBoxLayout(tools);
    row->setContentsMargins({});
    m_text->setObjectName(u"requestsFilter"_s);
    m_text->setAccessibleName(tr("Filter requests"));
    m_text->setPlaceholderText(tr("Filter by URL, method or status"));
    m_choice->setObjectName(u"requestsChoice"_s);
    m_choice->setAccessibleName(tr("Which requests are shown"));
    using Choice = RequestsFilter::Choice;
    m_choice->addItem(tr("All requests"), int(Choice::All));
    m_choice->addItem(tr("Failed requests"), int(Choice::Failed));
    m_choice->addItem(tr("Requests to the service"), int(Choice::Api));
    m_choice->addItem(tr("Files"), int(Choice::Files));
    row->addWidget(m_text, 1);
    row->addWidget(m_choice);
    const QList<QAction *> actions{m_commands->copyCurl, m_commands->saveArchive, m_commands->clear};
    MenuText::nameButtons(actions);
    for (QAction *action : actions) {
        auto *button = new QToolButton(tools);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setDefaultAction(action);
        row->addWidget(button);
    }
    return tools;
}

void RequestsPanel::connectParts()
{
    connect(m_text, &SearchField::textChanged, m_filter, &RequestsFilter::setText);
    connect(m_text, &SearchField::resultsRequested, m_view, [this] { m_view->setFocus(); });
    connect(m_choice, &QComboBox::currentIndexChanged, m_filter,
            [this] { m_filter->setChoice(RequestsFilter::Choice(m_choice->currentData().toInt())); });
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        m_commands->adapt();
        showDetails();
    });
    connect(m_filter, &QAbstractItemModel::rowsAboutToBeInserted, this, [this] { m_follows = isAtEnd(); });
    // Once the view has made room for them.
    connect(
        m_filter, &QAbstractItemModel::rowsInserted, this,
        [this] {
            m_commands->adapt();
            if (m_follows)
                m_view->scrollToBottom();
        },
        Qt::QueuedConnection);
    connect(m_filter, &QAbstractItemModel::rowsRemoved, m_commands, &RequestCommands::adapt, Qt::QueuedConnection);
    connect(m_filter, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex &first, const QModelIndex &last) {
                const QModelIndexList rows = m_view->selectionModel()->selectedRows();
                if (rows.size() == 1 && rows.front().row() >= first.row() && rows.front().row() <= last.row()) {
                    m_shownId = 0;
                    m_commands->adapt();
                    showDetails();
                }
            });
    connect(m_commands, &RequestCommands::messageRequested, this, &RequestsPanel::messageRequested);
}

/// The window's Copy and Select All are about rows of the list.
bool RequestsPanel::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (watched != m_view || !isKey)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool isCopy = key->matches(QKeySequence::Copy);
    if (!isCopy && !key->matches(QKeySequence::SelectAll))
        return QWidget::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::ShortcutOverride)
        return true;
    if (isCopy)
        m_commands->copyCurl->trigger();
    else
        m_view->selectAll();
    return true;
}

RequestRecordPtr RequestsPanel::recordAt(const QModelIndex &index) const
{
    return m_model->record(m_filter->mapToSource(index).row());
}

std::vector<RequestRecordPtr> RequestsPanel::chosen() const
{
    std::vector<RequestRecordPtr> records;
    const QModelIndexList rows =
        m_view->selectionModel() ? m_view->selectionModel()->selectedRows() : QModelIndexList();
    for (const QModelIndex &row : rows)
        records.push_back(recordAt(row));
    std::sort(records.begin(), records.end(), [](const auto &a, const auto &b) { return a->id < b->id; });
    return records;
}

std::vector<RequestRecordPtr> RequestsPanel::shown() const
{
    std::vector<RequestRecordPtr> records;
    for (int row = 0; row < m_filter->rowCount(); ++row)
        records.push_back(recordAt(m_filter->index(row, 0)));
    return records;
}

QList<QAction *> RequestsPanel::tableActions() const
{
    return m_view->actions();
}

void RequestsPanel::showDetails()
{
    const std::vector<RequestRecordPtr> records = chosen();
    const RequestRecordPtr record = records.size() == 1 ? records.front() : nullptr;
    const qint64 id = record ? record->id : 0;
    if (id == m_shownId && id != 0)
        return;
    m_shownId = id;
    m_details->setPlainText(record ? RequestText::details(*record)
                                   : tr("Select a request to see what was sent and received."));
}

bool RequestsPanel::isAtEnd() const
{
    const QScrollBar &bar = *m_view->verticalScrollBar();
    return bar.value() == bar.maximum();
}

} // namespace Balehook
