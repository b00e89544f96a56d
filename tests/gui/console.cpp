// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/console.h"

#include "credentials/tokenkey.h"
#include "service/demoaccounts.h"
#include "settings/accountsettings.h"
#include "widgets/importjobspage.h"
#include "widgets/mainwindow.h"
#include "widgets/pagedtableview.h"

#include <QLabel>
#include <QTest>

namespace Balehook {

using namespace Qt::StringLiterals;

Console::Console()
    : settings(folder.filePath(u"settings.ini"_s), QSettings::IniFormat)
{
    sessions = std::make_unique<Sessions>(settings, u"profile"_s, tokens);
}

Console::~Console() = default;

bool Console::startService(const QStringList &arguments)
{
    return m_service.start(arguments);
}

QString Console::addAccount(const char *slug)
{
    return addAccount(slug, Demo::demoAccount(slug)->token);
}

QString Console::addAccount(const char *slug, const QString &token)
{
    const Demo::DemoAccount &demo = *Demo::demoAccount(slug);
    const auto parsedSlug = AccountSlug::fromString(demo.slug);
    const auto base = BaseUrl::parse(QString(m_service.apiOrigin() + u"/{slug}"_s), *parsedSlug);
    Account account(AccountSettings::newAccountId(), *parsedSlug, base.value());
    account.name = demo.name;
    account.colour = demo.colour;
    account.hasStoredToken = !token.isEmpty();
    if (const auto pasted = BearerToken::fromPasted(token))
        tokens.tokens.insert(TokenKey(account, u"profile"_s).toString(), pasted.value().token);
    sessions->saveAccount(account);
    return account.id;
}

bool Console::show()
{
    m_window = std::make_unique<MainWindow>(*sessions, settings);
    m_window->show();
    return QTest::qWaitForWindowExposed(m_window.get());
}

void Console::close()
{
    m_window->close();
    m_window.reset();
}

QWidget *Console::windowWidget() const
{
    return m_window.get();
}

PagedTableView &Console::table() const
{
    return *child<PagedTableView>(u"importJobsTable"_s);
}

ImportJobsModel *Console::model() const
{
    const JobsView *view = m_window->findChild<ImportJobsPage *>()->current();
    return view ? view->model.get() : nullptr;
}

void Console::press(int key, Qt::KeyboardModifiers modifiers) const
{
    // A dialog that closed leaves no window active where there is no window manager.
    if (!QApplication::activeWindow()) {
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    QWidget *target = QApplication::focusWidget();
    QTest::keyClick(target ? target : windowWidget(), Qt::Key(key), modifiers);
}

QString Console::messageText() const
{
    const auto *label = child<QLabel>(u"messageText"_s);
    return label && label->isVisible() ? label->text() : QString();
}

QString Console::emptyText() const
{
    const auto *label = child<QLabel>(u"emptyText"_s);
    return label && label->isVisible() ? label->text() : QString();
}

} // namespace Balehook
