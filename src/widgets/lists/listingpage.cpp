// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/lists/listingpage.h"

#include "core/text/safetext.h"
#include "session/account/sessions.h"
#include "widgets/fields/popupfocus.h"
#include "widgets/lists/accountnotices.h"
#include "widgets/lists/listingcommands.h"
#include "widgets/lists/listingkind.h"
#include "widgets/lists/placekeeper.h"
#include "widgets/messages/emptystate.h"
#include "widgets/messages/firststeps.h"
#include "widgets/messages/loadingnote.h"
#include "widgets/messages/progressstrip.h"
#include "widgets/tables/celldelegate.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/tables/rowranges.h"
#include "widgets/tables/tablecolumns.h"

#include <QScrollBar>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

ListingPage::ListingPage(Sessions &sessions, std::unique_ptr<ListingKind> kind, MessageBar &bar, QWidget *parent)
    : QWidget(parent)
    , m_sessions(sessions)
    , m_kind(std::move(kind))
    , m_views(sessions, *m_kind)
    , m_none(m_kind->makeModel())
{
    build();
    m_commands = std::make_unique<ListingCommands>(*m_table, m_kind->linkColumns(), *m_strip, bar, this);
    m_place = new PlaceKeeper(*m_table);
    m_commands->setPlaces(*m_place);

    connect(m_table.get(), &PagedTableView::currentRowChanged, &m_links, [this] { announceRecord(); });
    connect(m_table.get(), &PagedTableView::selectionRowsChanged, &m_links, [this] { Q_EMIT statusChanged(); });
    connect(m_table.get(), &QAbstractItemView::activated, this, &ListingPage::recordOpened);
    connect(m_empty, &EmptyState::secondRequested, this, [this] { m_secondAction(); });
    connect(m_empty, &EmptyState::actionRequested, this, [this] {
        if (m_emptyAction)
            m_emptyAction();
    });

    m_requestsSoon.setSingleShot(true);
    m_requestsSoon.setInterval(100ms);
    connect(&m_requestsSoon, &QTimer::timeout, this, &ListingPage::statusChanged);
    // Relative times ("12 min ago") move on.
    m_minute.setInterval(1min);
    connect(&m_minute, &QTimer::timeout, this, [this] {
        if (m_current && isVisible())
            m_current->model->refreshTimes();
    });
    m_minute.start();
}

ListingPage::~ListingPage()
{
    m_current = nullptr; // a model that goes cancels its requests; who hears of that finds no view
}

void ListingPage::build()
{
    m_strip = new ProgressStrip(this);
    m_table = std::make_unique<PagedTableView>(this);
    m_table->setObjectName(m_kind->objectName());
    m_table->setAccessibleName(m_kind->title());
    m_table->setItemDelegate(new CellDelegate(Qt::ElideRight, m_table.get()));
    m_kind->setDelegates(*m_table);
    m_table->showModel(m_none.get(), nullptr);
    m_loading = new LoadingNote(*m_table);
    m_columns = new TableColumns(*m_table, m_kind->columns(), this, m_kind->legacyColumns());
    m_empty = new EmptyState(this);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_strip);
    m_stack = new QStackedLayout;
    m_stack->addWidget(m_table.get());
    m_stack->addWidget(m_empty);
    column->addLayout(m_stack, 1);
}

void ListingPage::keepPlace()
{
    if (!m_current)
        return;
    m_current->topRow = m_table->verticalScrollBar()->value();
    m_current->leftOffset = m_table->horizontalScrollBar()->value();
    m_viewLinks.reset();
}

void ListingPage::showAccount(const QString &accountId)
{
    if (m_current && m_current->accountId == accountId)
        return;
    keepPlace();
    m_current = accountId.isEmpty() ? nullptr : m_views.view(accountId);
    m_isSwitching = true;
    if (m_current) {
        m_table->showModel(m_current->model.get(), m_current->selection.get());
        m_table->scrollToPlace(m_current->topRow, m_current->leftOffset);
        connectView(*m_current);
    } else {
        m_table->showModel(m_none.get(), nullptr);
    }
    m_isSwitching = false;
    m_commands->setModel(m_current ? m_current->model.get() : nullptr);
    m_wantedId.clear();
    m_isRefreshing = false;
    Q_EMIT viewReplaced();
    updateContent();
    announceRecord();
    Q_EMIT statusChanged();
}

std::vector<std::unique_ptr<ListingView>> ListingPage::releaseViews()
{
    showAccount(QString());
    return m_views.release();
}

void ListingPage::adoptViews(std::vector<std::unique_ptr<ListingView>> views)
{
    const QString shown = m_current ? m_current->accountId : QString();
    if (!shown.isEmpty())
        showAccount(QString()); // what is shown goes
    m_views.adopt(std::move(views));
    if (!shown.isEmpty())
        showAccount(shown);
}

void ListingPage::connectView(ListingView &view)
{
    m_viewLinks = std::make_unique<QObject>();
    const QObject *links = m_viewLinks.get();
    const PagedTableModel *model = view.model.get();
    const auto tell = [this] { Q_EMIT statusChanged(); };
    const auto all = [this] {
        updateContent();
        Q_EMIT statusChanged();
    };
    connect(model, &PagedTableModel::stateChanged, links, all);
    connect(model, &PagedTableModel::totalChanged, links, all);
    connect(model, &PagedTableModel::pageFailed, links, all);
    connect(model, &PagedTableModel::errorCleared, links, all);
    connect(model, &PagedTableModel::loadedChanged, links, [this] {
        m_place->restore();
        selectWanted(false);
        announceRecord();
        Q_EMIT statusChanged();
    });
    connect(model, &PagedTableModel::newsChanged, links, tell);
    connect(model, &PagedTableModel::busyChanged, links, [this](int requests) {
        if (requests > 0)
            return;
        m_place->settle();
        selectWanted(true);
        const bool isListed = m_current && m_current->model->state() == PagedTableModel::State::Listed;
        if (std::exchange(m_isRefreshing, false) && isListed && !m_current->model->error()) {
            ++m_refreshes;
            Q_EMIT statusChanged();
        }
    });
    if (view.session) {
        connect(view.session, &AccountSession::stateChanged, links, all);
        connect(view.session, &AccountSession::inFlightChanged, links, [this] {
            if (!m_requestsSoon.isActive())
                m_requestsSoon.start();
        });
    }
}

void ListingPage::forgetAccount(const QString &accountId)
{
    if (m_current && m_current->accountId == accountId)
        showAccount(QString());
    m_views.remove(accountId);
}

void ListingPage::updateAccount(const QString &accountId)
{
    if (!m_current || m_current->accountId != accountId) {
        m_views.update(accountId);
        return;
    }
    // A changed address has a session of its own: show it like another account.
    m_viewLinks.reset();
    m_commands->setModel(m_current->model.get());
    m_views.update(accountId);
    connectView(*m_current);
    Q_EMIT viewReplaced();
    m_table->reportVisibleRows();
    updateContent();
    Q_EMIT statusChanged();
}

void ListingPage::showFile(std::unique_ptr<PageSource> file, const QString &name)
{
    if (!m_current)
        return;
    m_commands->setModel(m_current->model.get());
    m_views.showFile(*m_current, std::move(file), name);
    m_table->reportVisibleRows();
    Q_EMIT viewReplaced();
    updateContent();
    Q_EMIT statusChanged();
}

void ListingPage::showFound(PageSource *found)
{
    if (!m_current || (!found && !m_current->found))
        return;
    m_commands->setModel(m_current->model.get()); // ends what is being read
    m_views.showFound(*m_current, found);
    if (found) // from its top, whether the table has noticed yet that the rows of before are gone or not
        m_table->scrollToPlace(0, m_table->horizontalScrollBar()->value());
    m_table->reportVisibleRows();
    updateContent();
    announceRecord();
    Q_EMIT statusChanged();
}

void ListingPage::setHead(QWidget *head)
{
    static_cast<QVBoxLayout *>(layout())->insertWidget(0, head);
    m_head = head;
    head->setHidden(!m_current);
}

void ListingPage::setAllLoaded(bool isAllLoaded)
{
    if (m_allLoaded == isAllLoaded)
        return;
    m_allLoaded = isAllLoaded;
    updateContent();
    Q_EMIT statusChanged();
}

void ListingPage::refresh(Refresh why)
{
    if (!m_current)
        return;
    m_current->listChanged = false;
    Q_EMIT viewReplaced();
    Q_EMIT refreshed(why);
    if (m_current->model->state() == PagedTableModel::State::Failed)
        m_current->model->retry();
    else
        m_current->model->refresh();
    // Only now: what was cut short has ended.
    m_isRefreshing = m_isRefreshing || why == Refresh::ByUser;
    m_place->keep(*m_current->model, why == Refresh::ByItself || m_table->verticalScrollBar()->value() > 0);
}

void ListingPage::selectRecord(const QString &id)
{
    refresh();
    m_wantedId = id;
    selectWanted(false);
}

void ListingPage::selectWanted(bool isFresh)
{
    if (m_wantedId.isEmpty() || !m_current)
        return;
    const int row = m_current->model->rowOfId(m_wantedId);
    if (row < 0 && !isFresh)
        return;
    const QString id = std::exchange(m_wantedId, QString());
    if (row >= 0)
        m_table->goToRow(row);
    else
        m_commands->goToId(id); // further down than what is on screen
}

void ListingPage::setOffline(bool offline)
{
    // Nothing is drawn for nothing while the window is made.
    if (std::exchange(m_offline, offline) != offline)
        updateContent();
}

void ListingPage::setUtc(bool utc)
{
    m_views.setUtc(utc);
    Q_EMIT statusChanged();
}

void ListingPage::focusTable()
{
    if (m_stack->currentWidget() == m_table.get())
        m_table->setFocus();
    else
        m_empty->setFocus();
}

bool ListingPage::isBusy() const
{
    return m_strip->isActive();
}

ListStatus ListingPage::status() const
{
    ListStatus status;
    const Account *account = m_current ? m_sessions.account(m_current->accountId) : nullptr;
    if (!account)
        return status;
    status.listing = m_kind->listing();
    status.hasAccount = true;
    status.accountName = cellText(account->displayName(), 40);
    status.host = account->listingBase.origin().host();
    status.listed = m_current->model->state() == PagedTableModel::State::Listed;
    status.total = m_current->model->total();
    if (!m_current->found && status.total)
        m_current->listedTotal = status.total;
    // What the index has beside the list counts, too: the totals on one screen agree.
    status.listedTotal = m_current->found && m_current->listedTotal
        ? std::optional(std::max(*m_current->listedTotal, status.total.value_or(0)))
        : status.total;
    if (m_current->found && !m_current->listedTotal)
        status.listedTotal.reset();
    status.isFound = m_current->found;
    status.searched = m_current->searchedCount();
    status.loaded = std::max(m_current->model->loadedCount(), m_current->indexedCount(status));
    // Of what is found nobody has asked the service: it is as old as the list, or as the index.
    if (!m_current->found)
        m_current->updatedAt = std::max(m_current->updatedAt, m_current->model->updatedAt());
    status.updatedAt = m_current->found ? std::max(m_current->updatedAt, m_current->indexedAt()) : m_current->updatedAt;
    status.isEarlier = !m_current->found && m_current->model->isEarlier();
    status.isServiceAsked = !m_current->found || m_current->isKeptFresh;
    status.requests = m_current->requests;
    status.refreshes = m_refreshes;
    status.selectedRows = rowCount(rowRanges(m_current->selection->selection()));
    return status;
}

QString ListingPage::noAccountText()
{
    return tr("Balehook shows what your merchants' accounts imported, which rows failed and why. "
              "There is no account yet. To add one, you need:");
}

QString ListingPage::noMatchText() const
{
    const QString own = m_kind->noMatchText();
    if (!own.isEmpty())
        return own;
    return m_allLoaded ? tr("No job matches.") : tr("No job matches among those loaded so far.");
}

void ListingPage::updateContent()
{
    using State = PagedTableModel::State;
    if (m_head)
        m_head->setHidden(!m_current); // there is nothing to search
    if (!m_current) {
        presentEmpty(u"users"_s, noAccountText(), tr("Add Account..."), [this] { Q_EMIT accountRequested(); });
        m_empty->setMore(std::make_unique<FirstSteps>(m_empty));
        m_loading->setLoading(false);
        return;
    }
    const State state = m_current->model->state();
    m_loading->setLoading(state == State::Loading);
    if (state == State::NoSource && m_current->session && !m_kind->noSourceText().isEmpty()) {
        presentEmpty(u"file-text"_s, m_kind->noSourceText(), m_kind->noSourceAction(),
                     [this] { Q_EMIT sourceRequested(); });
        m_empty->setSecondAction(m_kind->noSourcePath());
        m_secondAction = [this] { Q_EMIT pathRequested(); };
    } else if (m_current->foundNothing())
        presentEmpty(u"search"_s, noMatchText(), m_clearText, [this] { Q_EMIT clearRequested(); });
    else if (state == State::Listed && m_current->model->rowCount() == 0)
        presentEmpty(u"list"_s, m_kind->noneText(), tr("Refresh"), [this] { refresh(); });
    else if (!presentProblem(m_current->model->rowCount() == 0))
        showContent(*m_table);
}

bool ListingPage::presentProblem(bool nothing)
{
    const auto session = m_current->session ? m_current->session->state() : AccountSession::State::Idle;
    const bool isFile = m_current->file != nullptr;
    const auto askForToken = [this] { Q_EMIT tokenRequested(); };
    const auto load = [this] {
        if (m_current)
            m_current->model->retry();
    };
    if (nothing && !isFile && session == AccountSession::State::NoToken)
        presentEmpty(u"key-round"_s, noTokenText(), tr("Enter Token..."), askForToken);
    else if (nothing && !isFile
             && (session == AccountSession::State::TokenUnavailable || session == AccountSession::State::TokenRefused))
        presentEmpty(u"lock"_s, badTokenText(), AccountNotices::tokenAction(session), askForToken);
    else if (nothing && !isFile && m_offline)
        presentEmpty(u"wifi-off"_s, tr("Nothing is loaded because this computer is offline."), tr("Load"), load);
    else if (m_current->model->state() == PagedTableModel::State::Failed)
        presentEmpty(u"circle-alert"_s, m_kind->failedText(), tr("Retry"), load);
    else
        return false;
    return true;
}

void ListingPage::presentEmpty(const QString &icon, const QString &text, const QString &action,
                               std::function<void()> run)
{
    m_emptyAction = std::move(run);
    m_empty->setMore(nullptr);
    m_empty->present(icon, text, action);
    m_empty->setSecondAction(m_current && m_current->foundNothing() && !m_allLoaded ? tr("Load All") : QString());
    m_secondAction = [this] { Q_EMIT loadAllRequested(); };
    showContent(*m_empty);
}

/// A focus that would go with what is hidden stays in the place; where nothing was found, it goes to what is searched:
/// Enter would give that up on the button.
void ListingPage::showContent(QWidget &content)
{
    if (m_stack->currentWidget() == &content)
        return;
    const bool hadFocus = m_stack->currentWidget()->isAncestorOf(window()->focusWidget())
        || m_stack->currentWidget() == window()->focusWidget();
    const PopupFocus chosen; // values to search for may be open
    m_stack->setCurrentWidget(&content);
    if (hadFocus && m_head && m_current && m_current->foundNothing())
        m_head->setFocus();
    else if (hadFocus)
        focusTable();
}

void ListingPage::announceRecord()
{
    qsizetype index = 0;
    std::shared_ptr<const RecordPage> page;
    if (m_current && m_table->currentIndex().isValid())
        page = m_current->model->recordPage(m_place->recordRow(), &index);
    if (!page && !m_recordId.isEmpty() && m_place->currentId() == m_recordId)
        return; // the page of its row is still to come: it is what was told
    m_recordId = page ? page->idAt(index) : QString();
    Q_EMIT recordChanged(page, index);
}

} // namespace Balehook
