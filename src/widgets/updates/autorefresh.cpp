// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/updates/autorefresh.h"

#include "widgets/actions/windowactions.h"
#include "widgets/actions/windowcontext.h"
#include "widgets/lists/listingpage.h"
#include "widgets/lists/listingtabs.h"
#include "widgets/messages/messagebar.h"

#include <QAction>
#include <QActionGroup>
#include <QEvent>
#include <QMainWindow>
#include <QMenu>

#include <algorithm>

namespace Balehook {

using namespace std::chrono_literals;

namespace {

/// How long it takes at most to notice that the list can be seen again.
constexpr auto lookAgain = 500ms;

} // namespace

AutoRefresh::AutoRefresh(const WindowContext &window, QObject *parent)
    : QObject(parent)
    , m_tabs(window.tabs)
    , m_bar(window.messages)
    , m_settings(window.settings)
    , m_window(window.window)
    , m_group(new QActionGroup(this))
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &AutoRefresh::refreshIfPossible);
    fill(*window.actions.autoRefreshMenu);
    m_interval = m_settings.autoRefresh();
    m_pace = m_interval;
    for (QAction *action : m_group->actions())
        action->setChecked(Seconds(action->data().toInt()) == m_interval);
    restart(m_pace);
    m_window.installEventFilter(this);
}

bool AutoRefresh::eventFilter(QObject *watched, QEvent *event)
{
    // While it is off nothing is said of it: the first time the window is shown is no time to look around.
    const bool mayPause = event->type() == QEvent::WindowStateChange || event->type() == QEvent::Show;
    if (mayPause && m_interval != 0s) {
        m_wasPaused = isPaused();
        Q_EMIT changed();
    }
    return QObject::eventFilter(watched, event);
}

void AutoRefresh::fill(QMenu &menu)
{
    for (const Seconds choice : choices) {
        QAction *action = menu.addAction(choiceText(choice));
        action->setCheckable(true);
        action->setData(int(choice.count()));
        m_group->addAction(action);
        connect(action, &QAction::triggered, this, [this, choice] { choose(choice); });
    }
}

QString AutoRefresh::choiceText(Seconds interval)
{
    if (interval == 0s)
        return tr("&Off");
    if (interval < 1min)
        return tr("Every %Ln s", nullptr, int(interval.count()));
    return tr("Every %Ln min", nullptr, int(interval.count() / 60));
}

QString AutoRefresh::stateText() const
{
    if (m_interval == 0s)
        return {};
    if (m_isStopped)
        return tr("auto-refresh off");
    if (isPaused())
        return tr("auto-refresh paused");
    return everyText(m_interval);
}

QString AutoRefresh::everyText(Seconds interval)
{
    if (interval < 1min)
        return tr("auto-refresh every %Ln s", nullptr, int(interval.count()));
    if (interval == 1min)
        return tr("auto-refresh every minute");
    return tr("auto-refresh every %Ln min", nullptr, int(interval.count() / 60));
}

void AutoRefresh::choose(Seconds interval)
{
    m_interval = interval;
    m_pace = interval;
    m_settings.setAutoRefresh(interval);
    for (QAction *action : m_group->actions())
        action->setChecked(Seconds(action->data().toInt()) == interval);
    switchOn();
}

void AutoRefresh::setPace(std::chrono::milliseconds pace)
{
    m_pace = pace;
    restart(pace);
}

void AutoRefresh::switchOn()
{
    m_isStopped = false;
    m_bar.withdraw(messageId);
    restart(m_pace);
    Q_EMIT changed();
}

void AutoRefresh::restart(std::chrono::milliseconds pause)
{
    if (m_interval == 0s || m_isStopped)
        m_timer.stop();
    else
        m_timer.start(pause);
}

bool AutoRefresh::isPaused() const
{
    // Hidden behind a file, in the tray, or minimised: nobody sees what would be read.
    return m_isOffline || !m_tabs.isVisible() || m_window.isMinimized() || m_isElsewhere();
}

void AutoRefresh::refreshIfPossible()
{
    const bool paused = isPaused();
    if (paused != m_wasPaused) {
        m_wasPaused = paused;
        Q_EMIT changed();
    }
    ListingView *view = m_tabs.page().current();
    const bool isListed = view && !view->file && view->model->state() == PagedTableModel::State::Listed && view->session
        && view->session->state() == AccountSession::State::Ready;
    // A wait that the service asked for keeps the model busy, so it is kept to here as well.
    if (paused || !isListed || view->model->isBusy()) {
        restart(std::min<std::chrono::milliseconds>(lookAgain, m_pace));
        return;
    }
    watch(view->model.get());
    connect(&m_tabs.page(), &ListingPage::refreshFailed, this, &AutoRefresh::take, Qt::UniqueConnection);
    restart(m_pace);
    m_tabs.page().refresh(ListingPage::Refresh::ByItself);
}

void AutoRefresh::watch(PagedTableModel *model)
{
    if (m_model == model)
        return;
    if (m_model)
        m_model->disconnect(this);
    m_model = model;
    connect(model, &PagedTableModel::pageFailed, this, &AutoRefresh::take);
}

void AutoRefresh::take(const Error &error)
{
    if (m_interval == 0s || m_isStopped || error.kind == ErrorKind::Cancelled)
        return;
    if (error.kind == ErrorKind::TooManyRequests && error.retryAfter) {
        restart(std::max<std::chrono::milliseconds>(m_pace, *error.retryAfter));
        return;
    }
    m_isStopped = true;
    m_timer.stop();
    m_bar.post({.id = messageId,
                .level = Message::Level::Warning,
                .text = tr("Auto-refresh was turned off because the list could not be loaded. Loaded rows stay "
                           "here."),
                .actionText = tr("Turn On Again"),
                .action = [this] { switchOn(); },
                .detail = error.detail});
    Q_EMIT changed();
}

} // namespace Balehook
