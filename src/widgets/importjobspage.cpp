// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/importjobspage.h"

#include "core/safetext.h"
#include "session/sessions.h"
#include "widgets/accountnotices.h"
#include "widgets/celldelegate.h"
#include "widgets/countsdelegate.h"
#include "widgets/emptystate.h"
#include "widgets/jobscommands.h"
#include "widgets/messagebar.h"
#include "widgets/pagedtableview.h"
#include "widgets/progressstrip.h"
#include "widgets/rowranges.h"
#include "widgets/tablecolumns.h"

#include <QScrollBar>
#include <QStackedLayout>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

std::vector<TableColumns::Default> defaultColumns()
{
    using Model = ImportJobsModel;
    return {{Model::CreatedColumn, 18}, {Model::TypeColumn, 20},       {Model::StatusColumn, 8},
            {Model::CountsColumn, 26},  {Model::FailedFileColumn, 24}, {Model::FileColumn, 24},
            {Model::UserColumn, 16},    {Model::ChannelColumn, 14},    {Model::DetailsColumn, 28},
            {Model::UpdatedColumn, 18}, {Model::IdColumn, 20}};
}

} // namespace

ImportJobsPage::ImportJobsPage(Sessions &sessions, QWidget *parent)
    : QWidget(parent)
    , m_sessions(sessions)
    , m_views(sessions)
{
    build();

    m_notices = new AccountNotices(*m_bar, this);
    connect(m_notices, &AccountNotices::tokenWanted, this, &ImportJobsPage::tokenWanted);
    connect(m_notices, &AccountNotices::refreshWanted, this, &ImportJobsPage::refresh);
    m_commands = new JobsCommands(*m_table, *m_strip, *m_bar, this);

    connect(m_table, &PagedTableView::currentRowChanged, this, &ImportJobsPage::announceJob);
    connect(m_table, &PagedTableView::selectionRowsChanged, this, &ImportJobsPage::statusChanged);
    connect(m_table, &QAbstractItemView::activated, this, &ImportJobsPage::jobOpened);
    connect(m_empty, &EmptyState::actionWanted, this, [this] {
        if (m_emptyAction)
            m_emptyAction();
    });

    // Relative times ("12 min ago") move on.
    using namespace std::chrono_literals;
    m_minute.setInterval(1min);
    connect(&m_minute, &QTimer::timeout, this, [this] {
        if (m_current && isVisible())
            m_current->model->refreshTimes();
    });
    m_minute.start();
}

ImportJobsPage::~ImportJobsPage()
{
    m_table->disconnect(this);
    m_commands->setModel(nullptr);
    m_notices->watch(nullptr);
    m_table->showModel(nullptr, nullptr);
}

void ImportJobsPage::build()
{
    m_bar = new MessageBar(this);
    m_strip = new ProgressStrip(this);
    m_table = new PagedTableView(this);
    m_table->setObjectName(u"importJobsTable"_s);
    m_table->setAccessibleName(tr("Import jobs"));
    m_table->setItemDelegate(new CellDelegate(Qt::ElideRight, m_table));
    auto *middle = new CellDelegate(Qt::ElideMiddle, m_table);
    for (const int column : {ImportJobsModel::FileColumn, ImportJobsModel::FailedFileColumn, ImportJobsModel::IdColumn})
        m_table->setItemDelegateForColumn(column, middle);
    m_table->setItemDelegateForColumn(ImportJobsModel::CountsColumn, new CountsDelegate(m_table));
    m_table->showModel(&m_none, nullptr);
    m_columns = new TableColumns(*m_table, defaultColumns(), this);
    m_empty = new EmptyState(this);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_bar);
    column->addWidget(m_strip);
    m_stack = new QStackedLayout;
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_empty);
    column->addLayout(m_stack, 1);
}

void ImportJobsPage::keepPlace()
{
    if (!m_current)
        return;
    m_current->topRow = m_table->verticalScrollBar()->value();
    m_current->leftOffset = m_table->horizontalScrollBar()->value();
    disconnect(m_current->model.get(), nullptr, this, nullptr);
    if (m_current->session) {
        disconnect(m_current->session, nullptr, this, nullptr);
        m_current->session->cancelListings();
    }
}

void ImportJobsPage::showAccount(const QString &accountId)
{
    if (m_current && m_current->accountId == accountId)
        return;
    keepPlace();
    m_current = accountId.isEmpty() ? nullptr : m_views.view(accountId);
    if (m_current) {
        m_table->showModel(m_current->model.get(), m_current->selection.get());
        m_table->scrollToPlace(m_current->topRow, m_current->leftOffset);
        connectView(*m_current);
    } else {
        m_table->showModel(&m_none, nullptr);
    }
    m_commands->setModel(m_current ? m_current->model.get() : nullptr);
    m_notices->watch(m_current);
    updateContent();
    announceJob();
    Q_EMIT statusChanged();
}

void ImportJobsPage::connectView(JobsView &view)
{
    const PagedTableModel *model = view.model.get();
    const auto all = [this] {
        updateContent();
        Q_EMIT statusChanged();
    };
    connect(model, &PagedTableModel::stateChanged, this, all);
    connect(model, &PagedTableModel::totalChanged, this, all);
    connect(model, &PagedTableModel::pageFailed, this, all);
    connect(model, &PagedTableModel::errorCleared, this, all);
    connect(model, &PagedTableModel::loadedChanged, this, [this] {
        announceJob();
        Q_EMIT statusChanged();
    });
    if (view.session) {
        connect(view.session, &AccountSession::stateChanged, this, all);
        connect(view.session, &AccountSession::inFlightChanged, this, &ImportJobsPage::statusChanged);
    }
}

void ImportJobsPage::forgetAccount(const QString &accountId)
{
    if (m_current && m_current->accountId == accountId)
        showAccount(QString());
    m_views.remove(accountId);
}

void ImportJobsPage::updateAccount(const QString &accountId)
{
    if (!m_current || m_current->accountId != accountId) {
        m_views.update(accountId);
        return;
    }
    // A changed address has a session of its own: show it like another account.
    disconnect(m_current->model.get(), nullptr, this, nullptr);
    if (m_current->session)
        disconnect(m_current->session, nullptr, this, nullptr);
    m_commands->setModel(m_current->model.get());
    m_notices->watch(nullptr);
    m_views.update(accountId);
    connectView(*m_current);
    m_notices->watch(m_current);
    m_table->reportVisibleRows();
    updateContent();
    Q_EMIT statusChanged();
}

void ImportJobsPage::refresh()
{
    if (!m_current)
        return;
    m_current->listChanged = false;
    m_notices->watch(m_current);
    if (m_current->model->state() == PagedTableModel::State::Failed)
        m_current->model->retry();
    else
        m_current->model->refresh();
}

void ImportJobsPage::setOffline(bool offline)
{
    m_notices->setOffline(offline);
    updateContent();
}

void ImportJobsPage::setUtc(bool utc)
{
    m_views.setUtc(utc);
    Q_EMIT statusChanged();
}

void ImportJobsPage::focusTable()
{
    if (m_stack->currentWidget() == m_table)
        m_table->setFocus();
    else
        m_empty->setFocus();
}

ListStatus ImportJobsPage::status() const
{
    ListStatus status;
    const Account *account = m_current ? m_sessions.account(m_current->accountId) : nullptr;
    if (!account)
        return status;
    status.hasAccount = true;
    status.accountName = cellText(account->displayName(), 40);
    status.host = account->listingBase.origin().host();
    status.listed = m_current->model->state() == PagedTableModel::State::Listed;
    status.total = m_current->model->total();
    status.loaded = m_current->model->loadedCount();
    status.updatedAt = m_current->model->updatedAt();
    status.requests = m_current->requests;
    status.selectedRows = rowCount(rowRanges(m_current->selection->selection()));
    return status;
}

void ImportJobsPage::updateContent()
{
    using State = PagedTableModel::State;
    if (!m_current) {
        presentEmpty(u"users"_s, tr("There is no account yet. Add the account of a merchant to see its import jobs."),
                     tr("&Add Account..."), [this] { Q_EMIT accountWanted(); });
        return;
    }
    ImportJobsModel *model = m_current->model.get();
    const State state = model->state();
    const auto session = m_current->session ? m_current->session->state() : AccountSession::State::Idle;
    const bool nothing = model->rowCount() == 0;
    const auto load = [this] {
        if (m_current)
            m_current->model->retry();
    };
    if (state == State::Listed && nothing) {
        presentEmpty(u"list"_s, tr("This account has no import jobs."), tr("&Refresh"), [this] { refresh(); });
    } else if (nothing && session == AccountSession::State::NoToken) {
        presentEmpty(u"key-round"_s, tr("Nothing is loaded: this account has no token yet."), tr("&Enter Token..."),
                     [this] { Q_EMIT tokenWanted(); });
    } else if (nothing
               && (session == AccountSession::State::TokenUnavailable
                   || session == AccountSession::State::TokenRefused)) {
        presentEmpty(u"lock"_s, tr("Nothing is loaded, because the token of this account cannot be used."),
                     tr("&Enter Token..."), [this] { Q_EMIT tokenWanted(); });
    } else if (nothing && m_notices->isOffline()) {
        presentEmpty(u"wifi-off"_s, tr("Nothing is loaded: this computer is offline."), tr("&Load"), load);
    } else if (state == State::Failed) {
        presentEmpty(u"circle-alert"_s, tr("The import jobs could not be loaded."), tr("&Retry"), load);
    } else {
        m_stack->setCurrentWidget(m_table);
    }
}

void ImportJobsPage::presentEmpty(const QString &icon, const QString &text, const QString &action,
                                  std::function<void()> run)
{
    m_emptyAction = std::move(run);
    m_empty->present(icon, text, action);
    m_stack->setCurrentWidget(m_empty);
}

void ImportJobsPage::announceJob()
{
    qsizetype index = 0;
    std::shared_ptr<const RecordPage> page;
    if (m_current && m_table->currentIndex().isValid())
        page = m_current->model->recordPage(m_table->currentIndex().row(), &index);
    Q_EMIT jobChanged(page, index);
}

} // namespace Balehook
