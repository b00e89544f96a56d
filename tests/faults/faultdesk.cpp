// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "faults/faultdesk.h"

#include "credentials/tokenkey.h"
#include "faults/connectionlog.h"
#include "models/pagedtablemodel.h"
#include "net/httpclient.h"
#include "session/testdata.h"
#include "settings/accountsettings.h"
#include "support/wait.h"
#include "widgets/lists/listingpage.h"
#include "widgets/lists/listingtabs.h"
#include "widgets/messages/messagebar.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/window/mainwindow.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTest>

namespace Balehook::Testing {

using namespace Qt::StringLiterals;

namespace {

QString visibleText(const QLabel *label)
{
    return label && label->isVisible() ? label->text() : QString();
}

} // namespace

FaultDesk::FaultDesk(const FaultDeskOptions &wanted)
    : options(wanted)
    , service(wanted.tls ? std::optional(TestCertificates::server()) : std::nullopt)
    , foreign(wanted.tls ? std::optional(TestCertificates::server()) : std::nullopt)
{
    ConnectionLog::clear();
    if (options.tls)
        m_trust.emplace();
    for (int i = 1; i <= options.jobs; ++i)
        good.jobs.append(GoodService::job(i));
    for (int i = 1; i <= options.webhooks; ++i)
        good.webhooks.append(GoodService::webhook(i));
    for (int i = 1; i <= options.properties; ++i)
        good.properties.append(GoodService::property(i));
    const auto answerer = [this](const RecordedRequest &request) { return good.answer(request); };
    service.setAnswerer(answerer);
    wire.addOwn(service);
    wire.addForeign(foreign);
    wire.addToken(token());
    if (options.workspaceApart) {
        workspace =
            std::make_unique<ScriptedServer>(options.tls ? std::optional(TestCertificates::server()) : std::nullopt);
        workspace->setAnswerer(answerer);
        wire.addOwn(*workspace);
    }
    start();
    addAccount();
}

FaultDesk::~FaultDesk()
{
    m_window.reset();
    sessions.reset();
}

void FaultDesk::start()
{
    profile = Profile::open(folder.path()).value();
    registrations = std::make_unique<RegistrationStore>(profile->registrationsFile());
    sessions = std::make_unique<Sessions>(profile->settings(), profile->id(), tokens,
                                          QDir(profile->cacheFolder()).filePath(u"files"_s));
    sessions->setRegistrations(*registrations);
    for (const Account &account : sessions->accounts())
        sessions->session(account.id)->http().setTimeouts(options.timeouts);
}

void FaultDesk::addAccount()
{
    Account account = testAccount(AccountSettings::newAccountId(), service.url({}).toString());
    if (workspace) {
        account.workspaceBaseText = workspace->url({}).toString();
        account.workspaceBase = BaseUrl::parse(account.workspaceBaseText, account.slug).value();
    }
    if (options.withProperties)
        account.propertiesPath = QString::fromLatin1(GoodService::propertiesPath);
    account.hasStoredToken = options.withToken;
    if (options.withToken)
        tokens.tokens.insert(TokenKey(account, profile->id()).toString(), testToken(QString::fromLatin1(token())));
    accountId = account.id;
    sessions->saveAccount(account);
    session().http().setTimeouts(options.timeouts);
}

bool FaultDesk::show(Listing listing)
{
    return open(listing) && settle();
}

bool FaultDesk::open(Listing listing)
{
    m_window = std::make_unique<MainWindow>(*sessions, profile->settings());
    m_window->resize(1280, 800);
    m_window->findChild<ListingTabs *>()->showListing(listing);
    m_window->show();
    return QTest::qWaitForWindowExposed(m_window.get()) && Testing::waitFor([this] { return page().current(); });
}

bool FaultDesk::showListing(Listing listing)
{
    m_window->findChild<ListingTabs *>()->showListing(listing);
    return settle();
}

bool FaultDesk::settle() const
{
    using State = PagedTableModel::State;
    return Testing::waitFor(
        [this] {
            const auto token = session().state();
            if (token == AccountSession::State::Idle || token == AccountSession::State::ReadingToken)
                return false;
            if (token != AccountSession::State::Ready)
                return true;
            if (model().state() != State::Listed)
                return model().state() != State::Loading;
            for (int row = 0; row < std::min(model().rowCount(), 10); ++row) {
                if (model().rowState(row) == PagedTableModel::RowState::Waiting)
                    return false;
            }
            return page().status().requests == 0;
        },
        20'000);
}

void FaultDesk::close()
{
    if (m_window)
        m_window->close();
    m_window.reset();
}

void FaultDesk::restart()
{
    close();
    sessions.reset();
    registrations.reset();
    profile.reset();
    start();
}

QWidget *FaultDesk::windowWidget() const
{
    return m_window.get();
}

ListingPage &FaultDesk::page() const
{
    return m_window->findChild<ListingTabs *>()->page();
}

PagedTableView &FaultDesk::table() const
{
    return page().table();
}

PagedTableModel &FaultDesk::model() const
{
    return *page().current()->model;
}

QString FaultDesk::messageId() const
{
    const auto *bar = m_window->findChild<MessageBar *>();
    return bar && bar->shown() ? bar->shown()->id : QString();
}

QString FaultDesk::messageText() const
{
    return visibleText(child<QLabel>(u"messageText"_s));
}

QString FaultDesk::messageDetail() const
{
    const Message *message = m_window->findChild<MessageBar *>()->shown();
    return message ? message->detail : QString();
}

QString FaultDesk::emptyText() const
{
    return visibleText(page().findChild<QLabel *>(u"emptyText"_s));
}

QString FaultDesk::statusText() const
{
    return visibleText(child<QLabel>(u"statusList"_s));
}

QString FaultDesk::allText() const
{
    return QStringList{messageText(), emptyText(), statusText()}.join(u'\n');
}

int FaultDesk::rowCount() const
{
    return model().rowCount();
}

QStringList FaultDesk::row(int row) const
{
    QStringList cells;
    for (int column = 0; column < model().columnCount(); ++column)
        cells.append(model().index(row, column).data().toString());
    return cells;
}

QStringList FaultDesk::ids() const
{
    QStringList all;
    for (int row = 0; row < rowCount(); ++row) {
        if (model().rowState(row) == PagedTableModel::RowState::Loaded)
            all.append(model().idAt(row));
    }
    return all;
}

QList<QPushButton *> FaultDesk::shownButtons() const
{
    QList<QPushButton *> shown;
    for (const char *name : {"messageAction", "messageDetails", "emptyAction"}) {
        const auto found = m_window->findChildren<QPushButton *>(QLatin1StringView(name));
        for (QPushButton *button : found) {
            if (button->isVisible())
                shown.append(button);
        }
    }
    return shown;
}

QStringList FaultDesk::buttons() const
{
    QStringList texts;
    for (const QPushButton *button : shownButtons())
        texts.append(button->text().remove(u'&'));
    return texts;
}

bool FaultDesk::click(const QString &text) const
{
    for (QPushButton *button : shownButtons()) {
        if (button->text().remove(u'&') == text) {
            QTest::mouseClick(button, Qt::LeftButton);
            return true;
        }
    }
    return false;
}

QStringList FaultDesk::audit()
{
    profile->settings().save().ok();
    QStringList all = wire.breaches();
    const QStringList leaks = filesWith(token());
    for (const QString &file : leaks)
        all += u"the token is in the file %1"_s.arg(file);
    return all;
}

int FaultDesk::asked(const ScriptedServer &server, const QByteArray &method, const QByteArray &part)
{
    return int(std::count_if(server.requests().begin(), server.requests().end(), [&](const RecordedRequest &request) {
        return request.method == method && request.target.contains(part);
    }));
}

QStringList FaultDesk::filesOnDisk() const
{
    QStringList files;
    QDirIterator all(folder.path(), QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
    while (all.hasNext())
        files.append(QDir(folder.path()).relativeFilePath(all.next()));
    files.sort();
    return files;
}

QStringList FaultDesk::filesWith(const QByteArray &bytes) const
{
    QStringList holding;
    const QStringList files = filesOnDisk();
    for (const QString &name : files) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly) && file.readAll().contains(bytes))
            holding.append(name);
    }
    return holding;
}

void FaultDesk::answer(Listing listing, const Script &script, int times)
{
    service.route("GET", pathOf(listing), script, times);
}

QByteArray FaultDesk::pathOf(Listing listing)
{
    switch (listing) {
    case Listing::ImportJobs:
        return GoodService::jobsPath;
    case Listing::Webhooks:
        return GoodService::webhooksPath;
    case Listing::Properties:
        return GoodService::propertiesPath;
    }
    Q_UNREACHABLE();
}

} // namespace Balehook::Testing
