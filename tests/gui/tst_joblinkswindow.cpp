// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/pagedecoder.h"
#include "gui/console.h"
#include "models/importjobsmodel.h"
#include "session/index/accountsync.h"
#include "store/jobindex.h"
#include "support/wait.h"
#include "widgets/lists/listingpage.h"
#include "widgets/rows/failedrowspage.h"
#include "widgets/search/searchdesk.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/updates/joblinks.h"
#include "widgets/updates/jobseeker.h"
#include "widgets/window/mainwindow.h"

#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QPointer>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

/// Links to jobs in the real window.
class JobLinksWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { m_console.reset(); }
    void theLinkOfAJobLeadsBackToIt();
    void aLinkAtTheStartWaitsForTheWindow();
    void aLinkSwitchesTheAccountAndReadsOn();
    void aLinkWaitsForTheDialogThatIsOpen();
    void aLinkWaitsForTheDialogOfAnotherWindow();
    void aJobOfAnAccountThatWentIsNotSoughtElsewhere();
    void anUnknownAccountIsSaid();
    void oneSlugOfSeveralAccounts();
    void aJobThatIsNotListedIsSaid();
    void aLongListIsReadInParts();
    void theOfferToKeepSearchingGoesWithItsAccount_data();
    void theOfferToKeepSearchingGoesWithItsAccount();
    void theIndexSaysWhereAJobIs();
    void aJobThatMovedIsFoundNearby();
    void aSearchWithoutTheJobGivesWay();
    void aJobThatIsNoLongerListedIsShownAsItWas();
    void badLinksDoNothing_data();
    void badLinksDoNothing();

private:
    bool start(int jobs, const QStringList &opened = {});
    void open(const QString &link) const { m_console->window().openLocalFiles({link}); }
    bool startWithIndex(int jobs);
    bool fill() const;
    int reads() const { return m_console->asked(u"GET"_s, u"/acme/api/platform/v1/import-job"_s); }
    SearchDesk &search() const { return *m_console->page().findChild<SearchDesk *>(); }
    QString currentId() const
    {
        return m_console->model() ? m_console->model()->idAt(m_console->table().currentIndex().row()) : QString();
    }

    std::unique_ptr<Console> m_console;
    QString m_acme;
    QString m_globex;
};

bool JobLinksWindowTest::start(int jobs, const QStringList &opened)
{
    m_console = std::make_unique<Console>();
    if (!m_console->startService({u"--jobs"_s, QString::number(jobs)}))
        return false;
    m_acme = m_console->addAccount("acme");
    m_globex = m_console->addAccount("globex");
    m_console->sessions->setCurrentAccount(m_globex);
    return m_console->show(opened) && Testing::waitFor([this] { return m_console->isLoaded(); }, 20'000);
}

/// Shows acme, whose jobs are all in its index.
bool JobLinksWindowTest::startWithIndex(int jobs)
{
    if (!start(jobs))
        return false;
    m_console->window().showAccount(m_acme);
    return Testing::waitFor([this] { return m_console->isLoaded() && m_console->model()->rowCount() > 100; }, 20'000)
        && fill();
}

bool JobLinksWindowTest::fill() const
{
    AccountSession &session = *m_console->sessions->session(m_acme);
    const qint64 before = session.jobIndex()->status().readSince;
    session.sync()->fill();
    return Testing::waitFor(
        [&] {
            return session.jobIndex()->status().readSince > before
                && session.sync()->state() == AccountSync::State::Idle;
        },
        60'000);
}

void JobLinksWindowTest::theLinkOfAJobLeadsBackToIt()
{
    QVERIFY(start(500));
    m_console->table().setFocus();
    m_console->table().goToRow(7);
    const QString id = currentId();
    m_console->press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    const QString link = QApplication::clipboard()->text();
    QCOMPARE(link, QString(u"balehook://globex/import-jobs/"_s + id));
    m_console->table().goToRow(0);
    open(link);
    QCOMPARE(currentId(), id);
    QCOMPARE(m_console->messageText(), QString());
}

void JobLinksWindowTest::aLinkAtTheStartWaitsForTheWindow()
{
    QVERIFY(start(500, {u"balehook://acme/import-jobs/490"_s}));
    QTRY_COMPARE_WITH_TIMEOUT(currentId(), u"490"_s, 20'000);
    QCOMPARE(m_console->sessions->currentAccount(), m_acme);
}

void JobLinksWindowTest::aLinkSwitchesTheAccountAndReadsOn()
{
    QVERIFY(start(500));
    open(u"balehook://acme/import-jobs/33"_s);
    QCOMPARE(m_console->sessions->currentAccount(), m_acme);
    QTRY_COMPARE_WITH_TIMEOUT(currentId(), u"33"_s, 20'000);
}

/// What the dialog is about, such as the list to be exported, must not become another one behind it.
void JobLinksWindowTest::aLinkWaitsForTheDialogThatIsOpen()
{
    QVERIFY(start(500));
    m_console->press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QPointer<QDialog> dialog;
    QTRY_VERIFY((dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget())));
    open(u"balehook://acme/import-jobs/33"_s);
    QFile table(m_console->folder.filePath(u"rows.csv"_s));
    QVERIFY(table.open(QIODevice::WriteOnly) && table.write("a,b\n1,2\n") > 0);
    table.close();
    open(table.fileName());
    QCOMPARE(m_console->sessions->currentAccount(), m_globex);
    QVERIFY(dialog && dialog->isVisible());
    dialog->reject();
    QTRY_COMPARE(m_console->sessions->currentAccount(), m_acme);
    QTRY_VERIFY(m_console->window().findChild<FailedRowsPage *>());
}

/// Such as the one that compares files, which no dialog of it blocks.
void JobLinksWindowTest::aLinkWaitsForTheDialogOfAnotherWindow()
{
    QVERIFY(start(500));
    QWidget other;
    other.show();
    QDialog first(&other);
    first.open();
    QTRY_COMPARE(QApplication::activeModalWidget(), &first);
    open(u"balehook://acme/import-jobs/33"_s);
    QDialog second(&other);
    second.open();
    first.close();
    QTRY_COMPARE(QApplication::activeModalWidget(), &second);
    QCoreApplication::sendPostedEvents();
    QCOMPARE(m_console->sessions->currentAccount(), m_globex);
    second.close();
    QTRY_COMPARE(m_console->sessions->currentAccount(), m_acme);
}

/// A click on a notification may wait for the dialog that removes the account.
void JobLinksWindowTest::aJobOfAnAccountThatWentIsNotSoughtElsewhere()
{
    QVERIFY(start(500));
    m_console->table().goToRow(0);
    const QString id = currentId();
    auto *links = m_console->window().findChild<JobLinks *>();
    links->showJob(u"gone"_s, u"33"_s);
    QCOMPARE(m_console->sessions->currentAccount(), m_globex);
    QCOMPARE(currentId(), id);
    QCOMPARE(m_console->messageText(), QString());
    links->showJob(m_acme, u"33"_s); // as it is with one that is there
    QTRY_COMPARE_WITH_TIMEOUT(currentId(), u"33"_s, 20'000);
}

void JobLinksWindowTest::anUnknownAccountIsSaid()
{
    QVERIFY(start(500));
    open(u"balehook://initech/import-jobs/33"_s);
    QCOMPARE(m_console->messageText(), JobLinks::unknownAccount(u"initech"_s));
    QCOMPARE(m_console->sessions->currentAccount(), m_globex);
    QTest::mouseClick(m_console->child<QPushButton>(u"messageAction"_s), Qt::LeftButton);
    QTRY_VERIFY(QApplication::activeModalWidget());
}

void JobLinksWindowTest::oneSlugOfSeveralAccounts()
{
    QVERIFY(start(500));
    m_console->addAccount("acme");
    open(u"balehook://acme/import-jobs/499"_s);
    QTRY_COMPARE_WITH_TIMEOUT(currentId(), u"499"_s, 20'000);
    QCOMPARE(m_console->sessions->currentAccount(), m_acme);
    QVERIFY(m_console->messageText().startsWith(u"2 accounts have the slug \"acme\"."_s));
}

void JobLinksWindowTest::aJobThatIsNotListedIsSaid()
{
    QVERIFY(start(60));
    open(u"balehook://acme/import-jobs/no%20such%20job"_s);
    QTRY_COMPARE_WITH_TIMEOUT(m_console->messageText(),
                              u"Job no such job is not among the 60 jobs this account lists now."_s, 20'000);
}

void JobLinksWindowTest::aLongListIsReadInParts()
{
    QVERIFY(start(4'000));
    open(u"balehook://acme/import-jobs/1000"_s);
    QTRY_COMPARE_WITH_TIMEOUT(m_console->messageText(),
                              u"Job 1000 is not among the first 2,500 jobs of the list; the others were not checked."_s,
                              60'000);
    QVERIFY(m_console->asked(u"GET"_s, u"/acme/api/platform/v1/import-job"_s) <= 104);
    QTest::mouseClick(m_console->child<QPushButton>(u"messageAction"_s), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(currentId(), u"1000"_s, 60'000);
    QCOMPARE(m_console->messageText(), QString());
}

void JobLinksWindowTest::theOfferToKeepSearchingGoesWithItsAccount_data()
{
    QTest::addColumn<bool>("isRemoved");
    QTest::newRow("removed") << true;
    QTest::newRow("another merchant's") << false;
}

/// At another address it would search for another merchant's job.
void JobLinksWindowTest::theOfferToKeepSearchingGoesWithItsAccount()
{
    QFETCH(const bool, isRemoved);
    QVERIFY(start(4'000));
    open(u"balehook://acme/import-jobs/no%20such%20job"_s);
    QTRY_COMPARE_WITH_TIMEOUT(m_console->messageId(), QString::fromLatin1(JobSeeker::messageId), 60'000);
    m_console->window().showAccount(m_globex);
    QCOMPARE(m_console->messageId(), QString::fromLatin1(JobSeeker::messageId));
    if (isRemoved) {
        m_console->sessions->removeAccount(m_acme, this, [](const Outcome &) {});
        QTRY_VERIFY(!m_console->sessions->account(m_acme));
    } else {
        Account moved = *m_console->sessions->account(m_acme);
        moved.slug = *AccountSlug::fromString(u"initech"_s);
        m_console->sessions->saveAccount(moved);
    }
    QCOMPARE(m_console->messageText(), QString());
}

void JobLinksWindowTest::theIndexSaysWhereAJobIs()
{
    QVERIFY(startWithIndex(4'000));
    const int before = reads();
    open(u"balehook://acme/import-jobs/1000"_s);
    QTRY_COMPARE_WITH_TIMEOUT(currentId(), u"1000"_s, 20'000);
    QCOMPARE(m_console->table().currentIndex().row(), 3'000);
    QVERIFY(m_console->table().viewport()->rect().intersects(
        m_console->table().visualRect(m_console->table().currentIndex())));
    QVERIFY(m_console->table().selectionModel()->isRowSelected(3'000));
    QCOMPARE(m_console->messageText(), QString());
    QVERIFY2(reads() - before <= 10, QByteArray::number(reads() - before).constData()); // not the 120 pages before it
}

void JobLinksWindowTest::aJobThatMovedIsFoundNearby()
{
    QVERIFY(startWithIndex(4'000));
    QVERIFY(m_console->tellService({{u"account"_s, u"acme"_s}, {u"add"_s, 130}}));
    m_console->page().refresh();
    QTRY_COMPARE_WITH_TIMEOUT(m_console->model()->rowCount(), 4'130, 20'000);
    const int before = reads();
    open(u"balehook://acme/import-jobs/1000"_s);
    QTRY_COMPARE_WITH_TIMEOUT(currentId(), u"1000"_s, 60'000);
    QVERIFY2(reads() - before <= 16, QByteArray::number(reads() - before).constData());
    // What the index does not know is read for as ever.
    open(u"balehook://acme/import-jobs/4100"_s);
    QTRY_COMPARE_WITH_TIMEOUT(currentId(), u"4100"_s, 60'000);
}

void JobLinksWindowTest::aSearchWithoutTheJobGivesWay()
{
    QVERIFY(startWithIndex(1'000));
    JobQuery query;
    query.text = u"99"_s;
    search().setQuery(query);
    QTRY_VERIFY_WITH_TIMEOUT(
        m_console->page().current()->found && m_console->isLoaded() && m_console->model()->rowCount() < 900, 20'000);
    open(u"balehook://acme/import-jobs/199"_s); // among them
    QTRY_COMPARE_WITH_TIMEOUT(currentId(), u"199"_s, 20'000);
    QCOMPARE(search().query(), query);
    open(u"balehook://acme/import-jobs/500"_s);
    QTRY_COMPARE_WITH_TIMEOUT(currentId(), u"500"_s, 20'000);
    QVERIFY(search().query().matchesAll());
    QCOMPARE(m_console->model()->rowCount(), 1'000);
    QCOMPARE(m_console->messageText(), QString());
}

void JobLinksWindowTest::aJobThatIsNoLongerListedIsShownAsItWas()
{
    QVERIFY(startWithIndex(1'000));
    JobIndex &index = *m_console->sessions->session(m_acme)->jobIndex();
    const QJsonArray ghost{QJsonObject{{u"id"_s, u"ghost"_s}, {u"status"_s, u"2"_s}}};
    const QByteArray body = QJsonDocument(QJsonObject{{u"data"_s, ghost}}).toJson();
    bool isStored = false;
    index.storeNews(0, decodedPage<ImportJob>(ghost, body), -1, this, [&](const auto &) { isStored = true; });
    QTRY_VERIFY(isStored);
    QVERIFY(fill()); // which does not see it
    QCOMPARE(index.status().unlisted, 1);
    open(u"balehook://acme/import-jobs/ghost"_s);
    QTRY_COMPARE_WITH_TIMEOUT(currentId(), u"ghost"_s, 20'000);
    QCOMPARE(m_console->messageText(),
             u"Job ghost was missing when the list was last loaded in full. You see the copy kept on this computer."_s);
}

void JobLinksWindowTest::badLinksDoNothing_data()
{
    QTest::addColumn<QString>("link");
    QTest::newRow("query") << u"balehook://acme/import-jobs/1?token=x"_s;
    QTest::newRow("host") << u"balehook://acme.example.com/import-jobs/1"_s;
    QTest::newRow("markup") << u"balehook://<b>acme</b>/import-jobs/1"_s;
    QTest::newRow("path") << u"balehook:/etc/passwd"_s;
    QTest::newRow("very long") << QString(u"balehook://acme/import-jobs/"_s + QString(100'000, u'a'));
}

void JobLinksWindowTest::badLinksDoNothing()
{
    QFETCH(QString, link);
    QVERIFY(start(60));
    const int asked = m_console->asked(u"GET"_s, u"/import-job"_s);
    open(link);
    QVERIFY(m_console->messageText().startsWith(u"This is not a link to a job, so nothing was opened: balehook:"_s));
    QVERIFY(m_console->messageText().size() < 150);
    QCOMPARE(m_console->sessions->currentAccount(), m_globex);
    QCOMPARE(m_console->asked(u"GET"_s, u"/import-job"_s), asked);
}

} // namespace Balehook

QTEST_MAIN(Balehook::JobLinksWindowTest)

#include "tst_joblinkswindow.moc"
