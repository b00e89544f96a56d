// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/console.h"
#include "gui/notificationservice.h"
#include "models/importjobsmodel.h"
#include "session/jobs/jobwatch.h"
#include "support/wait.h"
#include "widgets/messages/desktopnotifier.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/updates/watchdesk.h"
#include "widgets/window/mainwindow.h"
#include "widgets/window/windowplace.h"

#include <QAction>
#include <QMenu>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace Balehook {

/// Watched jobs in the real window, on a session bus of its own.
class WatchWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aChangeIsANotification();
    void aClickShowsTheJob();
    void aClickShowsTheJobInTheNextWindow();
    void markupIsEscapedWhereItIsUnderstood_data();
    void markupIsEscapedWhereItIsUnderstood();
    void withoutANotificationServiceTheBarSaysIt();
    void watchedRowsAreMarked();
    void nothingStaysOfAnAccountThatIsGone_data();
    void nothingStaysOfAnAccountThatIsGone();

private:
    JobWatch &watch() const { return *m_console->window().findChild<JobWatch *>(); }
    void press() const { m_console->press(Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier); }
    QString currentId() const { return m_console->model()->idAt(m_console->table().currentIndex().row()); }
    /// Watches the job in \a row; returns its id.
    QString watchRow(int row) const;
    bool change(const QString &id, const QJsonObject &fields) const
    {
        return m_console->tellService({{u"account"_s, u"globex"_s}, {u"id"_s, id}, {u"fields"_s, fields}});
    }

    std::unique_ptr<Testing::NotificationService> m_service;
    std::unique_ptr<Console> m_console;
    QString m_acme;
};

void WatchWindowTest::init()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    m_service = std::make_unique<Testing::NotificationService>();
    QVERIFY(m_service->start());
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->startService({u"--jobs"_s, u"100"_s}));
    m_acme = m_console->addAccount("acme");
    const QString globex = m_console->addAccount("globex");
    m_console->sessions->setCurrentAccount(globex);
    QVERIFY(m_console->show());
    QVERIFY(Testing::waitFor([this] { return m_console->isLoaded(); }, 20'000));
    m_console->table().setFocus();
    watch().setPace(100ms);
}

void WatchWindowTest::cleanup()
{
    m_console.reset();
    m_service.reset();
}

QString WatchWindowTest::watchRow(int row) const
{
    m_console->table().goToRow(row);
    const QString id = currentId();
    press();
    return watch().isWatched(m_console->sessions->currentAccount(), id) ? id : QString();
}

void WatchWindowTest::aChangeIsANotification()
{
    const QString id = watchRow(3);
    QVERIFY(!id.isEmpty());
    QVERIFY(change(id, {{u"status"_s, u"9"_s}, {u"userName"_s, u"Eve"_s}}));
    QTRY_COMPARE_WITH_TIMEOUT(m_service->notes.size(), std::size_t(1), 20'000);
    QCOMPARE(m_service->notes[0].title, QString(u"Job "_s + id + u" changed"_s));
    const QStringList lines = m_service->notes[0].body.split(u'\n');
    QVERIFY(lines[0].startsWith(m_console->sessions->account(m_console->sessions->currentAccount())->displayName()));
    QVERIFY(lines[1].startsWith(u"Status: "_s) && lines[1].endsWith(u" → 9"_s));
    QVERIFY(lines[2].startsWith(u"User: "_s) && lines[2].endsWith(u" → Eve"_s));
    QCOMPARE(lines.size(), 3);
    QCOMPARE(m_service->notes[0].actions, (QStringList{u"default"_s, u"Show"_s}));
    // The next one takes its place.
    QVERIFY(change(id, {{u"status"_s, u"8"_s}, {u"userName"_s, u"Eve"_s}}));
    QTRY_COMPARE_WITH_TIMEOUT(m_service->notes.size(), std::size_t(2), 20'000);
    QCOMPARE(m_service->notes[1].replaces, m_service->notes[0].id);
    QVERIFY(m_service->notes[1].body.endsWith(u"Status: 9 → 8"_s));
}

void WatchWindowTest::aClickShowsTheJob()
{
    const QString id = watchRow(5);
    QVERIFY(change(id, {{u"status"_s, u"9"_s}}));
    QTRY_COMPARE_WITH_TIMEOUT(m_service->notes.size(), std::size_t(1), 20'000);
    const QString globex = m_console->sessions->currentAccount();
    m_console->window().showAccount(m_acme);
    m_console->window().showMinimized();
    m_service->click(m_service->notes[0].id + 1); // somebody else's
    m_service->click(m_service->notes[0].id);
    QTRY_COMPARE_WITH_TIMEOUT(m_console->sessions->currentAccount(), globex, 20'000);
    QVERIFY(!m_console->window().isMinimized());
    QTRY_COMPARE_WITH_TIMEOUT(currentId(), id, 20'000);
}

/// Another language makes the window anew, and what was told before stays on the screen.
void WatchWindowTest::aClickShowsTheJobInTheNextWindow()
{
    const QString id = watchRow(5);
    QVERIFY(change(id, {{u"status"_s, u"9"_s}}));
    QTRY_COMPARE_WITH_TIMEOUT(m_service->notes.size(), std::size_t(1), 20'000);
    // The service has it; the window knows its number a moment later.
    QTRY_VERIFY_WITH_TIMEOUT(!m_console->window().findChild<DesktopNotifier *>()->shown().isEmpty(), 20'000);
    const QString globex = m_console->sessions->currentAccount();
    m_console->window().showAccount(m_acme);
    WindowPlace place(m_console->window().parts());
    m_console->close();
    QVERIFY(m_console->show());
    place.putInto(m_console->window().parts());
    m_service->click(m_service->notes[0].id);
    QTRY_COMPARE_WITH_TIMEOUT(m_console->sessions->currentAccount(), globex, 20'000);
    QTRY_VERIFY_WITH_TIMEOUT(m_console->model() && currentId() == id, 20'000);
    // The next one takes its place, too.
    watch().setPace(100ms);
    QVERIFY(change(id, {{u"status"_s, u"8"_s}}));
    QTRY_COMPARE_WITH_TIMEOUT(m_service->notes.size(), std::size_t(2), 20'000);
    QCOMPARE(m_service->notes[1].replaces, m_service->notes[0].id);
}

void WatchWindowTest::markupIsEscapedWhereItIsUnderstood_data()
{
    QTest::addColumn<bool>("isUnderstood");
    QTest::addColumn<QString>("shown");
    QTest::newRow("markup") << true << u"&lt;b&gt;&amp;&lt;/b&gt;"_s;
    QTest::newRow("plain") << false << u"<b>&</b>"_s;
}

void WatchWindowTest::markupIsEscapedWhereItIsUnderstood()
{
    QFETCH(bool, isUnderstood);
    QFETCH(QString, shown);
    m_service->understandsMarkup = isUnderstood;
    const QString id = watchRow(3);
    QVERIFY(change(id, {{u"userName"_s, u"<b>&</b>"_s}}));
    QTRY_COMPARE_WITH_TIMEOUT(m_service->notes.size(), std::size_t(1), 20'000);
    QVERIFY(m_service->notes[0].body.endsWith(u" → "_s + shown));
}

void WatchWindowTest::withoutANotificationServiceTheBarSaysIt()
{
    m_service->stop();
    const QString id = watchRow(3);
    QVERIFY(change(id, {{u"status"_s, u"9"_s}}));
    QTRY_VERIFY_WITH_TIMEOUT(m_console->messageText().startsWith(u"Job "_s + id + u" changed. "_s), 30'000);
    m_console->table().goToRow(0);
    QTest::mouseClick(m_console->child<QPushButton>(u"messageAction"_s), Qt::LeftButton);
    QTRY_COMPARE(currentId(), id);
    QCOMPARE(m_console->messageText(), QString());
}

void WatchWindowTest::watchedRowsAreMarked()
{
    auto *action = [this] {
        for (QAction *each : m_console->window().findChildren<QAction *>()) {
            if (each->text() == u"Watch &Job"_s)
                return each;
        }
        return static_cast<QAction *>(nullptr);
    }();
    QVERIFY(action);
    watchRow(2);
    const QModelIndex index = m_console->model()->index(2, 0);
    QCOMPARE(index.data(PagedTableModel::MarksRole).toInt(), int(PagedTableModel::WatchedMark));
    QCOMPARE(index.data(Qt::AccessibleDescriptionRole).toString(), u"watched"_s);
    QCOMPARE(action->text(), u"Stop Watching &Job"_s);
    m_console->table().goToRow(4);
    QCOMPARE(action->text(), u"Watch &Job"_s);
    m_console->table().goToRow(2);
    press();
    QCOMPARE(index.data(PagedTableModel::MarksRole).toInt(), 0);
    QCOMPARE(action->text(), u"Watch &Job"_s);
}

void WatchWindowTest::nothingStaysOfAnAccountThatIsGone_data()
{
    QTest::addColumn<bool>("isRemoved");
    QTest::addColumn<bool>("inBar");
    QTest::newRow("removed, a notification") << true << false;
    QTest::newRow("removed, in the bar") << true << true;
    QTest::newRow("another merchant's, a notification") << false << false;
    QTest::newRow("another merchant's, in the bar") << false << true;
}

/// At another address the ID would be that of another job.
void WatchWindowTest::nothingStaysOfAnAccountThatIsGone()
{
    QFETCH(const bool, isRemoved);
    QFETCH(const bool, inBar);
    if (inBar)
        m_service->stop();
    const QString id = watchRow(3);
    QVERIFY(change(id, {{u"status"_s, u"9"_s}}));
    const QString globex = m_console->sessions->currentAccount();
    const auto *notifier = m_console->window().findChild<DesktopNotifier *>();
    const QString messageId = u"watch."_s + globex + u' ' + id;
    if (inBar)
        QTRY_COMPARE_WITH_TIMEOUT(m_console->messageId(), messageId, 30'000);
    else
        QTRY_VERIFY_WITH_TIMEOUT(!notifier->shown().isEmpty(), 20'000);
    m_console->window().showAccount(m_acme);
    if (isRemoved) {
        m_console->sessions->removeAccount(globex, this, [](const Outcome &) {});
        QTRY_VERIFY(!m_console->sessions->account(globex));
    } else {
        Account moved = *m_console->sessions->account(globex);
        moved.slug = *AccountSlug::fromString(u"initech"_s);
        m_console->sessions->saveAccount(moved);
    }
    if (inBar) {
        QVERIFY(m_console->messageId() != messageId);
    } else {
        QVERIFY(notifier->shown().isEmpty());
        QTRY_COMPARE(m_service->closed, std::vector<uint>{m_service->notes[0].id});
    }
}

} // namespace Balehook

QTEST_MAIN(Balehook::WatchWindowTest)

#include "tst_watchwindow.moc"
