// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/jobswindow.h"

#include "models/importjobsmodel.h"
#include "service/demoaccounts.h"
#include "settings/accountsettings.h"
#include "support/wait.h"
#include "widgets/lists/listingpage.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/window/mainwindow.h"

#include <QHeaderView>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook::Bench {

namespace {

const Demo::DemoAccount &acme()
{
    return *Demo::demoAccount("acme");
}

} // namespace

JobsWindow::JobsWindow()
    : m_settings(m_folder.filePath(u"settings.json"_s))
{ }

JobsWindow::~JobsWindow() = default;

bool JobsWindow::addAccount(const Demo::DemoAccount &demo, int perPage)
{
    const auto slug = AccountSlug::fromString(demo.slug);
    const QString baseText = m_service.apiOrigin() + u"/{slug}"_s;
    const auto base = BaseUrl::parse(baseText, *slug);
    if (!base)
        return false;
    Account account(AccountSettings::newAccountId(), *slug, base.value());
    account.name = demo.name;
    account.colour = demo.colour;
    account.listingBaseText = baseText;
    account.perPage = perPage;
    account.hasStoredToken = true;
    m_sessions->saveAccount(account);
    if (&demo == &acme())
        m_sessions->setCurrentAccount(account.id);
    return true;
}

bool JobsWindow::open(const QStringList &serviceArguments, int perPage)
{
    if (!m_service.start(serviceArguments))
        return false;
    m_sessions = std::make_unique<Sessions>(m_settings, u"bench"_s, m_tokens, m_folder.filePath(u"files"_s));
    m_sessions->setIndexFolder(m_folder.filePath(u"index"_s));
    for (const Demo::DemoAccount &demo : Demo::demoAccounts()) {
        if (!addAccount(demo, perPage))
            return false;
    }
    m_window = std::make_unique<MainWindow>(*m_sessions, m_settings);
    m_page = m_window->findChild<ListingPage *>();
    m_window->resize(1280, 800);
    m_window->show();
    return m_page && QTest::qWaitForWindowExposed(m_window.get()) && settle();
}

PagedTableView &JobsWindow::table() const
{
    return m_page->table();
}

ImportJobsModel &JobsWindow::model() const
{
    return static_cast<ImportJobsModel &>(*m_page->current()->model);
}

AccountSession &JobsWindow::session() const
{
    return *m_sessions->session(m_sessions->currentAccount());
}

int JobsWindow::firstVisibleRow() const
{
    return table().rowAt(0);
}

int JobsWindow::lastVisibleRow() const
{
    const int last = table().rowAt(table().viewport()->height() - 1);
    return last < 0 ? model().rowCount() - 1 : last;
}

bool JobsWindow::isSettled() const
{
    const ListingView *view = m_page->current();
    return view && view->requests == 0 && view->model->rowCount() > 0 && areRowsLoaded();
}

bool JobsWindow::areRowsLoaded() const
{
    for (int row = firstVisibleRow(); row <= lastVisibleRow(); ++row) {
        if (model().rowState(row) != PagedTableModel::RowState::Loaded)
            return false;
    }
    return true;
}

bool JobsWindow::settle()
{
    return Testing::waitFor([this] { return isSettled(); }, 30'000);
}

QByteArray JobsWindow::shownTexts() const
{
    const QHeaderView &header = *table().horizontalHeader();
    QByteArray texts;
    for (int row = firstVisibleRow(); row <= lastVisibleRow(); ++row) {
        QStringList cells;
        for (int place = 0; place < header.count(); ++place) {
            const int column = header.logicalIndex(place);
            if (!header.isSectionHidden(column))
                cells += model().index(row, column).data().toString().simplified();
        }
        texts += cells.join(u'\t').toUtf8() + '\n';
    }
    return texts;
}

void JobsWindow::forgetRequests()
{
    m_http.send("DELETE", m_service.api(u"/__requests"_s));
}

QJsonObject JobsWindow::requests()
{
    return m_http.get(m_service.api(u"/__requests"_s)).json();
}

} // namespace Balehook::Bench
