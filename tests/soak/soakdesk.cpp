// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "soak/soakdesk.h"

#include "credentials/tokenkey.h"
#include "models/importjobsmodel.h"
#include "net/httpclient.h"
#include "session/account/filetransfers.h"
#include "settings/accountsettings.h"
#include "support/wait.h"
#include "widgets/actions/windowactions.h"
#include "widgets/lists/listingpage.h"
#include "widgets/lists/listingtabs.h"
#include "widgets/rows/filesdesk.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/window/mainwindow.h"

#include <QAction>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace Balehook::Testing {

namespace {

constexpr int settleMsecs = 30'000;
constexpr qint64 filesLimit = 2'000'000; ///< so that files are thrown away, too

} // namespace

SoakDesk::SoakDesk(quint64 seed)
    : m_dice(seed, 1, 0x736f616b)
    , m_seed(seed)
    , m_fileService(options().seed, Demo::OddJobs{jobs})
    , m_files([this](const Demo::DemoRequest &request) { return m_fileService.answer(request); }, seed + 1)
    , m_apiService(options(), m_files.origin())
    , m_api([this](const Demo::DemoRequest &request) { return m_apiService.answer(request); }, seed + 2)
    , m_settings(m_folder.filePath(u"settings.json"_s))
    , m_sessions(std::make_unique<Sessions>(m_settings, u"profile"_s, m_tokens, m_folder.filePath(u"files"_s)))
{
    for (const Demo::DemoAccount &demo : Demo::demoAccounts())
        addAccount(demo);
    m_sessions->setFilesLimit(filesLimit);
    setTimeouts(300ms, 4ms);
}

SoakDesk::~SoakDesk() = default;

Demo::DemoOptions SoakDesk::options() const
{
    Demo::DemoOptions options;
    options.jobs = jobs;
    options.oddFiles = true;
    return options;
}

void SoakDesk::addAccount(const Demo::DemoAccount &demo)
{
    const auto slug = AccountSlug::fromString(demo.slug);
    Account account(AccountSettings::newAccountId(), *slug,
                    BaseUrl::parse(QString(m_api.origin() + u"/{slug}"_s), *slug).value());
    account.name = demo.name;
    account.hasStoredToken = true;
    account.propertiesPath = Demo::propertiesPath;
    m_tokens.tokens.insert(TokenKey(account, u"profile"_s).toString(),
                           BearerToken::fromPasted(demo.token).value().token);
    m_sessions->saveAccount(account);
}

void SoakDesk::setTimeouts(std::chrono::milliseconds patience, std::chrono::milliseconds retryBase)
{
    for (const Account &account : m_sessions->accounts())
        m_sessions->session(account.id)->http().setTimeouts({patience, 10 * patience, patience, retryBase});
}

bool SoakDesk::show()
{
    m_window = std::make_unique<MainWindow>(*m_sessions, m_settings);
    m_window->resize(1100, 700);
    m_window->show();
    m_tabs = m_window->findChild<ListingTabs *>();
    m_actions = m_window->findChild<WindowActions *>();
    m_desk = m_window->findChild<FilesDesk *>();
    return QTest::qWaitForWindowExposed(m_window.get()) && m_tabs && m_actions && m_desk;
}

ListingPage &SoakDesk::page() const
{
    return m_tabs->page();
}

PagedTableModel *SoakDesk::model() const
{
    return page().current() ? page().current()->model.get() : nullptr;
}

void SoakDesk::doSomething()
{
    const int what = m_dice.below(100);
    if (what < 16)
        m_actions->switchAccount[std::size_t(m_dice.below(3))]->trigger();
    else if (what < 26)
        m_tabs->showListing(Listing(m_dice.below(3)));
    else if (what < 46)
        scroll();
    else if (what < 56)
        m_actions->refresh->trigger();
    else if (what < 75)
        openFile();
    else if (what < 88)
        trigger();
    else
        disturb();
    typeRefusedTokensAgain();
    // Sometimes at once, mostly when the next answer has come.
    QSignalSpy answered(&m_api, &FlappingServer::answered);
    if (!m_dice.oneIn(4))
        answered.wait(8);
}

void SoakDesk::scroll()
{
    PagedTableView &table = page().table();
    const int rows = model() ? model()->rowCount() : 0;
    if (rows == 0)
        return;
    if (m_dice.oneIn(2))
        table.goToRow(m_dice.below(rows));
    else
        table.verticalScrollBar()->setValue(m_dice.below(table.verticalScrollBar()->maximum() + 1));
}

/// Of one of the newest jobs, whose links are of all kinds; or back to the list.
void SoakDesk::openFile()
{
    if (m_desk->isFileShown() && !m_dice.oneIn(4)) {
        m_desk->closeFile();
        return;
    }
    m_tabs->showListing(Listing::ImportJobs);
    const auto *list = qobject_cast<ImportJobsModel *>(model());
    const int first = m_dice.below(60);
    for (int row = first; list && row < std::min(list->rowCount(), first + 20); ++row) {
        const ImportJob *job = list->recordAt(row);
        if (job && job->has(ImportJob::FailedFilePath)) {
            page().table().goToRow(row);
            break;
        }
    }
    m_actions->showFailedRows->trigger();
}

void SoakDesk::trigger()
{
    QAction *const actions[] = {
        m_actions->nextFailedFile, m_actions->previousFailedFile, m_actions->recordPane, m_actions->openRecord,
        m_actions->compactRows,    m_actions->utcTimes,           m_actions->copy,       m_actions->back};
    m_dice.pick(actions)->trigger();
}

/// What comes from elsewhere than from the keys.
void SoakDesk::disturb()
{
    switch (m_dice.below(7)) {
    case 0:
        m_sessions->transfers().cancelAll();
        break;
    case 1:
        m_sessions->transfers().forgetFinished();
        break;
    case 2:
        m_sessions->resumeAll();
        break;
    case 3:
        m_tabs->setOffline(m_dice.oneIn(2));
        break;
    case 4:
        if (model())
            model()->retry();
        break;
    case 5: {
        Account account = m_dice.pick(m_sessions->accounts());
        account.name += u'x';
        account.name.truncate(20);
        m_sessions->saveAccount(account);
        break;
    }
    default:
        m_window->resize(m_dice.between(600, 1200), m_dice.between(400, 800));
    }
}

void SoakDesk::typeRefusedTokensAgain()
{
    for (const Account &account : m_sessions->accounts()) {
        AccountSession *session = m_sessions->session(account.id);
        if (session->state() != AccountSession::State::TokenRefused)
            continue;
        const Demo::DemoAccount *demo = Demo::demoAccount(account.slug.toString().toLatin1());
        session->setToken(BearerToken::fromPasted(demo->token).value().token, AccountSession::KeepToken::InKeychain,
                          m_window.get(), [](const Outcome &) {});
    }
}

bool SoakDesk::isIdle()
{
    typeRefusedTokensAgain();
    return page().status().requests == 0 && m_sessions->transfers().underWay() == 0 && m_api.underWay() == 0
        && m_files.underWay() == 0 && model() && model()->state() != PagedTableModel::State::Loading;
}

bool SoakDesk::settle()
{
    m_sessions->transfers().cancelAll();
    m_tabs->setOffline(false);
    m_desk->closeFile();
    m_actions->switchAccount[0]->trigger();
    m_tabs->showListing(Listing::ImportJobs);
    m_sessions->transfers().forgetFinished();
    return m_tabs->isVisible() && Testing::waitFor([this] { return isIdle(); }, settleMsecs);
}

bool SoakDesk::switchAccounts(int times)
{
    constexpr int atOnce = 10; // whoever clicks fast
    for (int i = 0; i < times; ++i) {
        m_actions->switchAccount[std::size_t(i % 3)]->trigger();
        if (i % atOnce > 0)
            continue;
        bool hasTurned = false; // of the event loop; settle() may be satisfied at once
        QMetaObject::invokeMethod(
            m_window.get(), [&hasTurned] { hasTurned = true; }, Qt::QueuedConnection);
        if (!Testing::waitFor([&hasTurned] { return hasTurned; }) || !settle())
            return false;
    }
    return settle();
}

void SoakDesk::heal()
{
    m_api.setFlapping(false);
    m_files.setFlapping(false);
    setTimeouts(20s, 50ms);
}

QStringList SoakDesk::allIds(const char *slug, int listing)
{
    const auto account =
        std::find_if(m_sessions->accounts().begin(), m_sessions->accounts().end(),
                     [slug](const Account &each) { return each.slug.toString() == QLatin1StringView(slug); });
    m_window->showAccount(account->id);
    m_tabs->showListing(Listing(listing));
    m_actions->refresh->trigger();
    if (!Testing::waitFor([this] { return isIdle(); }, settleMsecs))
        return {};
    QStringList ids;
    for (int row = 0; row < model()->rowCount(); ++row) {
        if (model()->rowState(row) != PagedTableModel::RowState::Loaded) {
            page().table().goToRow(row);
            model()->retry();
            if (!Testing::waitFor([&] { return model()->rowState(row) == PagedTableModel::RowState::Loaded; },
                                  settleMsecs))
                return ids;
        }
        ids.append(model()->idAt(row));
    }
    return ids;
}

} // namespace Balehook::Testing
