// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/cache/filecache.h"
#include "failedrows/fetch/linktrouble.h"
#include "gui/transfersfixture.h"
#include "session/jobs/jobfileopener.h"
#include "session/jobs/jobrefresher.h"
#include "support/saidof.h"
#include "widgets/downloads/transferview.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

namespace {

const QByteArray expiredXml = "<?xml version=\"1.0\"?><Error><Code>AccessDenied</Code>"
                              "<Message>Request has expired</Message></Error>";

const QByteArray program = "\x7f"
                           "ELF\2\1\1 and so on";

/// Takes what would have gone to the browser.
class Browser final : public QObject
{
    Q_OBJECT

public:
    Browser() { QDesktopServices::setUrlHandler(u"http"_s, this, "take"); }
    ~Browser() override { QDesktopServices::unsetUrlHandler(u"http"_s); }

    QList<QUrl> urls;

public Q_SLOTS:
    void take(const QUrl &url) { urls += url; }
};

/// One page after the other, as given.
class Pages final : public PageSource
{
    Q_OBJECT

public:
    Ticket request(PageRequest request, PagePriority) override
    {
        asked += request.page;
        const Ticket ticket = ++m_last;
        PageAnswer answer;
        answer.records = pages.contains(request.page)
            ? pages.value(request.page)
            : std::make_shared<Page<ImportJob>>(std::vector<ImportJob>(), QByteArray(), nullptr);
        QMetaObject::invokeMethod(
            this, [this, ticket, answer] { Q_EMIT arrived(ticket, answer); }, Qt::QueuedConnection);
        return ticket;
    }
    void cancel(Ticket) override { }

    QMap<int, std::shared_ptr<const RecordPage>> pages;
    QList<int> asked;

private:
    Ticket m_last = 0;
};

} // namespace

/// What stands in the place of the rows while a file comes or does not come: real downloads from a scripted server.
class tst_TransferView final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void showsWhatComesAndOpensIt();
    void opensAgainWithoutTheServer();
    void fetchesAgainWhatChangedSince();
    void cancelsAndGoesOn();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void refusesOtherAddresses();
    void opensTheBrowserForASignIn();
    void allOfItCanBeReadInALowWindow();
    void refreshesTheJob();
    void saysThatTheLinkIsTheSame();
    void saysThatTheJobIsGone();
    void downloadsAnywayAfterTheWarning();
    void theNewestWishWins();
    void keepsWhatIsShown();

private:
    std::unique_ptr<TransfersFixture> m_fixture;
    std::unique_ptr<JobFileOpener> m_opener;
    std::unique_ptr<TransferView> m_view;

    void open(const ImportJob &job) { m_opener->open(m_fixture->accountId, job, JobFile::FailedRows); }
    QString text(const char *name) const { return m_view->findChild<QLabel *>(QString::fromLatin1(name))->text(); }
    QPushButton *button(const char *name) const { return m_view->findChild<QPushButton *>(QString::fromLatin1(name)); }
    QStringList offered() const;
    QByteArray content() const;
};

void tst_TransferView::init()
{
    m_fixture = std::make_unique<TransfersFixture>();
    m_opener = std::make_unique<JobFileOpener>(m_fixture->transfers(), m_fixture->files());
    m_view = std::make_unique<TransferView>(*m_opener);
    m_view->show();
}

void tst_TransferView::cleanup()
{
    m_view.reset();
    m_opener.reset();
    m_fixture.reset();
}

QStringList tst_TransferView::offered() const
{
    QStringList names;
    const auto buttons = m_view->findChildren<QPushButton *>();
    for (const QPushButton *each : buttons) {
        if (each->isVisible())
            names += each->objectName().mid(QLatin1StringView("transfer").size());
    }
    names.sort();
    return names;
}

QByteArray tst_TransferView::content() const
{
    if (!m_opener->file())
        return "nothing";
    QFile file(m_opener->file()->path);
    return file.open(QFile::ReadOnly) ? file.readAll() : file.errorString().toUtf8();
}

void tst_TransferView::showsWhatComesAndOpensIt()
{
    m_fixture->server.enqueue(TransfersFixture::table());
    QSignalSpy ready(m_opener.get(), &JobFileOpener::ready);
    open(m_fixture->job());
    QCOMPARE(text("transferTitle"), u"Failed rows of job 48210"_s);
    QCOMPARE(text("transferHost"), u"failed.csv from "_s + m_fixture->server.url().authority());
    QCOMPARE(offered(), QStringList{u"Cancel"_s});
    QVERIFY(ready.wait());
    QCOMPARE(content(), QByteArray("a,b\n1,2\n"));
    QVERIFY(m_fixture->server.requests().front().header("Authorization").isNull());
}

void tst_TransferView::opensAgainWithoutTheServer()
{
    m_fixture->server.enqueue(TransfersFixture::table());
    QSignalSpy ready(m_opener.get(), &JobFileOpener::ready);
    open(m_fixture->job(u"48210"_s, u"/out/failed.csv?X-Sig=1"_s));
    QVERIFY(ready.wait());
    const ImportJob signedAgain = m_fixture->job(u"48210"_s, u"/out/failed.csv?X-Sig=2"_s);
    m_fixture->server.close();
    m_opener->close();
    open(signedAgain);
    QCOMPARE(ready.count(), 2); // at once
    QCOMPARE(content(), QByteArray("a,b\n1,2\n"));
    QCOMPARE(m_fixture->server.requests().size(), 1);
}

void tst_TransferView::fetchesAgainWhatChangedSince()
{
    m_fixture->server.enqueue(TransfersFixture::table());
    m_fixture->server.enqueue(Script::answer(500, "no"));
    QSignalSpy ready(m_opener.get(), &JobFileOpener::ready);
    QSignalSpy failed(m_opener.get(), &JobFileOpener::failed);
    open(m_fixture->job());
    QVERIFY(ready.wait());
    ImportJob changed = m_fixture->job();
    changed.set(ImportJob::UpdatedAt, u"2126-01-01T00:00:00Z"_s);
    changed.set(ImportJob::FailedFilePath, changed.text(ImportJob::FailedFilePath));
    m_fixture->server.enqueue(Script::answer(404, "no"));
    open(changed);
    QCOMPARE(ready.count(), 1);
    QTRY_VERIFY2_WITH_TIMEOUT(!failed.isEmpty(), "no failure", 20'000);
    QVERIFY2(offered().contains(u"Older"_s), qPrintable(offered().join(u' ')));
    button("transferOlder")->click();
    QCOMPARE(ready.count(), 2);
    QCOMPARE(content(), QByteArray("a,b\n1,2\n"));
}

void tst_TransferView::cancelsAndGoesOn()
{
    m_fixture->server.enqueue(TransfersFixture::half("a,b\n", 2048));
    m_fixture->server.enqueue(TransfersFixture::table());
    QSignalSpy failed(m_opener.get(), &JobFileOpener::failed);
    QSignalSpy ready(m_opener.get(), &JobFileOpener::ready);
    open(m_fixture->job());
    QTRY_VERIFY2(text("transferText").contains(u"2.0"), qPrintable(text("transferText")));
    button("transferCancel")->click();
    QTRY_COMPARE(failed.count(), 1);
    QCOMPARE(text("transferText"), TransferView::canceledText());
    QCOMPARE(offered(), (QStringList{u"Browser"_s, u"Copy"_s, u"Refresh"_s, u"Retry"_s}));
    QTRY_COMPARE(m_fixture->server.disconnects(), 1);
    button("transferRetry")->click();
    QVERIFY(ready.wait());
    QCOMPARE(m_fixture->transfers().transfers().size(), std::size_t(1));
}

void tst_TransferView::saysWhatIsWrong_data()
{
    using Headers = Script::Headers;
    QTest::addColumn<Script>("script");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QStringList>("buttons");
    const QStringList usual{u"Browser"_s, u"Copy"_s, u"Refresh"_s}; // whatever is wrong
    const QStringList detailed{u"Browser"_s, u"Copy"_s, u"Details"_s, u"Refresh"_s};
    const Headers xml{{"Content-Type", "application/xml"}};
    const Headers html{{"Content-Type", "text/html"}};
    QTest::newRow("expired") << Script::answer(403, expiredXml, xml) << u"expired"_s << usual;
    QTest::newRow("gone") << Script::answer(404, "x") << u"no longer"_s << detailed;
    QTest::newRow("no access") << Script::answer(403, "x") << u"denied access"_s << detailed;
    QTest::newRow("sign in") << Script::answer(401, "x") << u"sign in"_s << detailed;
    QTest::newRow("web page") << Script::answer(200, "<!DOCTYPE html><html></html>", html) << u"web page"_s << detailed;
    QTest::newRow("program") << Script::answer(200, program, {{"Content-Type", "text/csv"}}) << u"program"_s
                             << QStringList{u"Anyway"_s} + usual;
    QTest::newRow("cut") << Script().send("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\na,b\n").close()
                         << Testing::saidAlways(LinkTrouble::of(Testing::errorToSay(ErrorKind::ConnectionLost)).message)
                         << detailed + QStringList{u"Retry"_s};
}

void tst_TransferView::saysWhatIsWrong()
{
    QFETCH(Script, script);
    QFETCH(QString, words);
    QFETCH(QStringList, buttons);
    m_fixture->server.enqueue(script);
    QSignalSpy failed(m_opener.get(), &JobFileOpener::failed);
    open(m_fixture->job());
    QTRY_VERIFY2_WITH_TIMEOUT(!failed.isEmpty(), "no failure", 20'000);
    QVERIFY2(text("transferText").contains(words), qPrintable(text("transferText")));
    QCOMPARE(offered(), buttons);
    QCOMPARE(m_view->accessibleName(), text("transferText"));
    QVERIFY(!m_opener->file());
}

void tst_TransferView::refusesOtherAddresses()
{
    QSignalSpy failed(m_opener.get(), &JobFileOpener::failed);
    ImportJob job = m_fixture->job();
    job.set(ImportJob::FailedFilePath, u"file:///etc/passwd"_s);
    open(job);
    QCOMPARE(failed.count(), 1); // at once
    QVERIFY2(text("transferText").contains(u"https"), qPrintable(text("transferText")));
    QCOMPARE(offered(), (QStringList{u"Copy"_s, u"Refresh"_s}));
    button("transferCopy")->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), u"file:///etc/passwd"_s);
    QVERIFY(m_fixture->transfers().transfers().empty());
}

void tst_TransferView::opensTheBrowserForASignIn()
{
    Browser browser;
    m_fixture->server.enqueue(Script::answer(401, "x"));
    QSignalSpy failed(m_opener.get(), &JobFileOpener::failed);
    QSignalSpy messages(m_view.get(), &TransferView::messageRequested);
    open(m_fixture->job());
    QVERIFY(failed.wait());
    button("transferBrowser")->click();
    QCOMPARE(browser.urls, QList<QUrl>{m_fixture->server.url(u"/out/failed.csv"_s)});
    QCOMPARE(messages.count(), 1);
}

void tst_TransferView::allOfItCanBeReadInALowWindow()
{
    m_fixture->server.enqueue(Script::answer(401, "x"));
    QSignalSpy failed(m_opener.get(), &JobFileOpener::failed);
    open(m_fixture->job());
    QVERIFY(failed.wait());
    QFont large = m_view->font();
    large.setPointSizeF(large.pointSizeF() * 2.4);
    m_view->setFont(large);
    m_view->resize(480, 200);
    const auto *label = m_view->findChild<QLabel *>(u"transferText"_s);
    QTRY_VERIFY(label->height() >= label->heightForWidth(label->width()));
    // And what the keys go to is on screen.
    QPushButton *details = button("transferDetails");
    m_view->activateWindow();
    button("transferCopy")->setFocus();
    QTRY_VERIFY(button("transferCopy")->hasFocus());
    QTest::keyClick(button("transferCopy"), Qt::Key_Tab);
    QVERIFY(details->hasFocus());
    QTRY_VERIFY(QRect(QPoint(), m_view->size()).contains(details->mapTo(m_view.get(), details->rect().center())));
}

void tst_TransferView::refreshesTheJob()
{
    m_fixture->server.enqueue(Script::answer(403, expiredXml, {{"Content-Type", "application/xml"}}));
    m_fixture->server.enqueue(TransfersFixture::table());
    Pages source;
    source.pages[3] = pageOf(m_fixture->job(u"48210"_s, u"/out/failed.csv?X-Sig=2"_s));
    JobRefresher refresher;
    m_view->follow(refresher);
    connect(m_view.get(), &TransferView::refreshRequested, &refresher,
            [&] { refresher.start(source, 10, 13, u"48210"_s); });
    QSignalSpy failed(m_opener.get(), &JobFileOpener::failed);
    QSignalSpy ready(m_opener.get(), &JobFileOpener::ready);
    open(m_fixture->job(u"48210"_s, u"/out/failed.csv?X-Sig=1"_s));
    QVERIFY(failed.wait());
    button("transferRefresh")->click();
    QVERIFY(!button("transferRefresh")->isEnabled());
    QVERIFY(ready.wait());
    QCOMPARE(source.asked, (QList<int>{2, 3}));
    QCOMPARE(m_fixture->server.requests().last().target, QByteArray("/out/failed.csv?X-Sig=2"));
}

void tst_TransferView::saysThatTheLinkIsTheSame()
{
    m_fixture->server.enqueue(Script::answer(403, expiredXml, {{"Content-Type", "application/xml"}}));
    Pages source;
    source.pages[1] = pageOf(m_fixture->job());
    JobRefresher refresher;
    m_view->follow(refresher);
    connect(m_view.get(), &TransferView::refreshRequested, &refresher,
            [&] { refresher.start(source, 10, 0, u"48210"_s); });
    QSignalSpy failed(m_opener.get(), &JobFileOpener::failed);
    open(m_fixture->job());
    QVERIFY(failed.wait());
    button("transferRefresh")->click();
    QTRY_VERIFY2(text("transferText").contains(u"same link"), qPrintable(text("transferText")));
    QVERIFY(button("transferRefresh")->isEnabled());
    QCOMPARE(m_fixture->server.requests().size(), 1);
}

void tst_TransferView::saysThatTheJobIsGone()
{
    m_fixture->server.enqueue(Script::answer(404, "x"));
    Pages source;
    JobRefresher refresher;
    m_view->follow(refresher);
    connect(m_view.get(), &TransferView::refreshRequested, &refresher,
            [&] { refresher.start(source, 10, 95, u"48210"_s); });
    QSignalSpy failed(m_opener.get(), &JobFileOpener::failed);
    open(m_fixture->job());
    QVERIFY(failed.wait());
    button("transferRefresh")->click();
    QTRY_VERIFY2(text("transferText").contains(u"not found"), qPrintable(text("transferText")));
    QCOMPARE(source.asked, (QList<int>{10, 11, 9, 12, 8}));
}

void tst_TransferView::downloadsAnywayAfterTheWarning()
{
    m_fixture->server.enqueue(Script::answer(200, program, {{"Content-Type", "text/csv"}}));
    m_fixture->server.enqueue(Script::answer(200, program, {{"Content-Type", "text/csv"}}));
    QSignalSpy failed(m_opener.get(), &JobFileOpener::failed);
    QSignalSpy ready(m_opener.get(), &JobFileOpener::ready);
    open(m_fixture->job());
    QVERIFY(failed.wait());
    button("transferAnyway")->click();
    QVERIFY(ready.wait());
    QVERIFY(content().startsWith(program));
}

void tst_TransferView::theNewestWishWins()
{
    m_fixture->server.enqueue(TransfersFixture::half("a,b\n", 2048));
    m_fixture->server.enqueue(TransfersFixture::table("second\n"));
    QSignalSpy ready(m_opener.get(), &JobFileOpener::ready);
    open(m_fixture->job(u"1"_s, u"/1.csv"_s));
    QTRY_COMPARE(m_fixture->server.requests().size(), 1);
    open(m_fixture->job(u"2"_s, u"/2.csv"_s));
    QVERIFY(ready.wait());
    QCOMPARE(content(), QByteArray("second\n"));
    QCOMPARE(m_fixture->transfers().underWay(), 1); // the first one goes on
    QCOMPARE(text("transferTitle"), u"Failed rows of job 2"_s);
    // How an earlier one ends is nothing to the one that is waited for now.
    m_fixture->server.enqueue(TransfersFixture::half("a,b\n", 2048));
    open(m_fixture->job(u"3"_s, u"/3.csv"_s));
    QTRY_COMPARE(m_fixture->server.requests().size(), 3);
    QSignalSpy failed(m_opener.get(), &JobFileOpener::failed);
    m_fixture->transfers().cancel(m_fixture->transfers().transfers().front().id);
    QVERIFY(failed.isEmpty());
    QCOMPARE(offered(), QStringList{u"Cancel"_s});
}

void tst_TransferView::keepsWhatIsShown()
{
    m_fixture->server.enqueue(TransfersFixture::table());
    QSignalSpy ready(m_opener.get(), &JobFileOpener::ready);
    open(m_fixture->job());
    QVERIFY(ready.wait());
    m_fixture->files().setLimit(1);
    m_fixture->files().makeRoom(0);
    QCOMPARE(content(), QByteArray("a,b\n1,2\n"));
    m_opener->close();
    m_fixture->files().makeRoom(0);
    QVERIFY(m_fixture->files().recentFiles().empty());
}

QTEST_MAIN(tst_TransferView)
#include "tst_transferview.moc"
