// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/console.h"

#include "credentials/tokenkey.h"
#include "models/importjobsmodel.h"
#include "service/demoaccounts.h"
#include "service/plainhttp.h"
#include "settings/accountsettings.h"
#include "support/wait.h"
#include "widgets/lists/listingpage.h"
#include "widgets/lists/listingtabs.h"
#include "widgets/look/appearance.h"
#include "widgets/messages/messagebar.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/window/mainwindow.h"
#include "widgets/window/windowparts.h"

#include <QAbstractItemView>
#include <QLabel>
#include <QLocale>
#include <QTest>

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr int longest = 60'000; // ms that something may take on a loaded machine

} // namespace

Console::Console()
    : settings(folder.filePath(u"settings.json"_s))
{
    settings.setValue("search/loadUnasked"_L1, 0); // tests say when jobs are loaded
    start();
}

Console::~Console() = default;

bool Console::begin(int jobs, std::initializer_list<const char *> others, const QStringList &arguments)
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    if (!startService(QStringList{u"--jobs"_s, QString::number(jobs)} + arguments))
        return false;
    const QString acme = addAccount("acme");
    for (const char *slug : others)
        addAccount(slug);
    sessions->setCurrentAccount(acme);
    if (!show() || !Testing::waitFor([this] { return isLoaded(); }, longest))
        return false;
    m_window->activateWindow();
    table().setFocus();
    return QTest::qWaitForWindowActive(m_window.get());
}

bool Console::startService(const QStringList &arguments)
{
    return m_service.start(arguments);
}

QString Console::baseUrl() const
{
    return m_service.apiOrigin() + u"/{slug}"_s;
}

QString Console::addAccount(const char *slug)
{
    return addAccount(slug, Demo::demoAccount(slug)->token);
}

QString Console::addAccount(const char *slug, const QString &token)
{
    const Demo::DemoAccount &demo = *Demo::demoAccount(slug);
    const auto parsedSlug = AccountSlug::fromString(demo.slug);
    const auto base = BaseUrl::parse(baseUrl(), *parsedSlug);
    Account account(AccountSettings::newAccountId(), *parsedSlug, base.value());
    account.name = demo.name;
    account.colour = demo.colour;
    account.hasStoredToken = !token.isEmpty();
    if (const auto pasted = BearerToken::fromPasted(token))
        tokens.tokens.insert(TokenKey(account, u"profile"_s).toString(), pasted.value().token);
    sessions->saveAccount(account);
    return account.id;
}

bool Console::show(const QStringList &files)
{
    m_window = std::make_unique<MainWindow>(*sessions, settings);
    m_window->parts().setAppearance(*appearance);
    m_window->show();
    if (!files.isEmpty())
        m_window->openLocalFiles(files);
    return QTest::qWaitForWindowExposed(m_window.get());
}

void Console::close()
{
    m_window->close();
    m_window.reset();
}

void Console::start()
{
    appearance.reset(); // puts all back, before the next one looks how it is
    appearance = std::make_unique<Appearance>(settings);
    registrations = std::make_unique<RegistrationStore>(folder.filePath(u"registrations.json"_s));
    sessions = std::make_unique<Sessions>(settings, u"profile"_s, tokens, folder.filePath(u"files"_s));
    sessions->setRegistrations(*registrations);
    sessions->setIndexFolder(folder.filePath(u"index"_s));
}

void Console::restart()
{
    if (m_window)
        close();
    sessions.reset();
    start();
}

int Console::asked(const QString &method, const QString &path) const
{
    return asked(method, path, {});
}

int Console::asked(const QString &method, const QString &path, const QString &part) const
{
    Demo::PlainHttp http;
    const QJsonArray requests = http.get(m_service.api(u"/__requests"_s)).json().value("requests"_L1).toArray();
    return int(std::count_if(requests.begin(), requests.end(), [&](const QJsonValue &request) {
        return request["method"_L1] == method && request["path"_L1].toString().endsWith(path)
            && request["query"_L1].toString().contains(part);
    }));
}

bool Console::openFailedRows() const
{
    press(Qt::Key_F4);
    const auto isFound = [this] {
        const int row = table().currentIndex().row();
        return row >= 0 && model()->recordAt(row)->has(ImportJob::FailedFilePath);
    };
    if (!Testing::waitFor(isFound, longest))
        return false;
    press(Qt::Key_Return);
    const auto *rows = child<QAbstractItemView>(u"failedRows"_s);
    return rows && Testing::waitFor([rows] { return rows->isVisible() && rows->model()->rowCount() > 0; }, longest);
}

bool Console::tellService(const QJsonObject &wish) const
{
    Demo::PlainHttp http;
    const QByteArray body = QJsonDocument(wish).toJson();
    return http.send("POST", m_service.api(u"/__change"_s), {}, body).status == 200;
}

QWidget *Console::windowWidget() const
{
    return m_window.get();
}

PagedTableView &Console::table() const
{
    return *child<PagedTableView>(u"importJobsTable"_s);
}

ListingPage &Console::page() const
{
    return m_window->findChild<ListingTabs *>()->page();
}

ImportJobsModel *Console::model() const
{
    const ListingPage *page = m_window->findChild<ListingTabs *>()->page(Listing::ImportJobs);
    return page->current() ? qobject_cast<ImportJobsModel *>(page->current()->model.get()) : nullptr;
}

bool Console::isLoaded() const
{
    const ImportJobsModel *jobs = model();
    return jobs && jobs->rowState(0) == PagedTableModel::RowState::Loaded;
}

bool Console::hasFocusAgain(const QWidget &widget) const
{
    if (QApplication::activeWindow() != m_window.get())
        m_window->activateWindow();
    return widget.hasFocus();
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

QString Console::messageId() const
{
    const auto *bar = child<MessageBar>(u"messageBar"_s);
    return bar && bar->shown() ? bar->shown()->id : QString();
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
