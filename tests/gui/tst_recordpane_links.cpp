// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/recordpanefixture.h"
#include "widgets/links/linkactions.h"
#include "widgets/links/linkrow.h"
#include "widgets/record/recordpane.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

/// Takes what would go to the desktop.
class Desktop final : public QObject
{
    Q_OBJECT

public:
    Desktop()
    {
        for (const QString &scheme : schemes())
            QDesktopServices::setUrlHandler(scheme, this, "take");
    }
    ~Desktop() override
    {
        for (const QString &scheme : schemes())
            QDesktopServices::unsetUrlHandler(scheme);
    }

    QList<QUrl> taken;

public Q_SLOTS:
    void take(const QUrl &url) { taken += url; }

private:
    static QStringList schemes()
    {
        return {u"https"_s, u"http"_s, u"file"_s, u"javascript"_s, u"data"_s, u"smb"_s, u"ms-msdt"_s, u"mailto"_s};
    }
};

/// Links of a job: what may be done with them, and that nothing else ever happens.
class tst_RecordPaneLinks final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensOnlyWebLinks_data();
    void opensOnlyWebLinks();
    void copiesTheBareUrl();
    void findsLinksInDetails_data();
    void findsLinksInDetails();
    void namesHostsInAscii();
};

void tst_RecordPaneLinks::opensOnlyWebLinks_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("opens");
    QTest::newRow("https") << u"https://files.example.com/a.csv?X-Sig=%2F"_s << true;
    QTest::newRow("this computer") << u"http://127.0.0.1:8080/a.csv"_s << false; // as nobody says who served it
    QTest::newRow("private network") << u"https://192.168.1.1/a.csv"_s << false;
    QTest::newRow("http") << u"http://files.example.com/a.csv"_s << false;
    QTest::newRow("javascript") << u"javascript:alert(1)"_s << false;
    QTest::newRow("data") << u"data:text/html,x"_s << false;
    QTest::newRow("ms-msdt") << u"ms-msdt:/id x"_s << false;
    QTest::newRow("file") << u"file:///etc/passwd"_s << false;
    QTest::newRow("file share") << u"file://evil/share"_s << false;
    QTest::newRow("smb") << u"smb://evil/share"_s << false;
    QTest::newRow("two slashes") << u"//evil/x"_s << false;
    QTest::newRow("UNC") << uR"(\\evil\x)"_s << false;
    QTest::newRow("drive") << uR"(C:\x.exe)"_s << false;
    QTest::newRow("userinfo") << u"https://a:b@files.example.com/"_s << false;
    QTest::newRow("port") << u"https://files.example.com:99999/"_s << false;
    QTest::newRow("CRLF") << u"https://files.example.com/\r\nX: y"_s << false;
    QTest::newRow("NUL") << QString(u"https://files.example.com/"_s + QChar(0)) << false;
    QTest::newRow("space") << u"https://files.example.com/a b"_s << false;
    QTest::newRow("relative") << u"/files/x.csv"_s << false;
    QTest::newRow("bare key") << u"a/b.csv"_s << false;
}

void tst_RecordPaneLinks::opensOnlyWebLinks()
{
    QFETCH(const QString, text);
    QFETCH(const bool, opens);
    const Desktop desktop;
    ImportJob job = usualJob();
    job.set(ImportJob::FilePath, {}, Presence::Missing);
    job.set(ImportJob::FailedFilePath, text);
    RecordPane pane;
    pane.show();
    pane.showRecord(nullptr, pageOf(job), 0);
    QList<LinkRow *> rows;
    for (LinkRow *row : pane.findChildren<LinkRow *>()) {
        if (row->isVisible())
            rows += row;
    }
    QCOMPARE(rows.size(), 1);
    auto *open = rows.front()->findChild<QPushButton *>(u"openLink"_s);
    QCOMPARE(open->isVisible(), opens);
    QVERIFY(!rows.front()->findChild<QPushButton *>(u"saveLink"_s)->isVisible()); // no session to save with
    QVERIFY(!rows.front()->findChild<QLabel *>(u"linkWhere"_s)->text().isEmpty());
    open->click();
    QCOMPARE(desktop.taken.size(), opens ? 1 : 0);
    if (opens)
        QCOMPARE(desktop.taken.front().toString(QUrl::FullyEncoded), text);
    // Also past the button.
    QCOMPARE(openInBrowser(Link::of(text)), opens);
    Link forged = Link::of(text);
    forged.refusal.clear();
    QVERIFY(opens || !openInBrowser(forged));
}

void tst_RecordPaneLinks::copiesTheBareUrl()
{
    ImportJob job = usualJob();
    job.set(ImportJob::FilePath, {}, Presence::Missing);
    RecordPane pane;
    pane.show();
    pane.showRecord(nullptr, pageOf(job), 0);
    QSignalSpy messages(&pane, &RecordPane::messageRequested);
    pane.findChild<LinkRow *>()->findChild<QPushButton *>(u"copyLink"_s)->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), job.text(ImportJob::FailedFilePath));
    QCOMPARE(messages.count(), 1);
}

void tst_RecordPaneLinks::findsLinksInDetails_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("links");
    QTest::newRow("none") << u"12 rows skipped"_s << QStringList();
    QTest::newRow("alone") << u"https://a.example.com/x"_s << QStringList{u"https://a.example.com/x"_s};
    QTest::newRow("in a sentence") << u"See (https://a.example.com/x), then retry."_s
                                   << QStringList{u"https://a.example.com/x"_s};
    QTest::newRow("twice") << u"https://a.example.com https://a.example.com"_s
                           << QStringList{u"https://a.example.com"_s};
    QTest::newRow("markup") << u"<a href=\"https://a.example.com/x\">y</a>"_s
                            << QStringList{u"https://a.example.com/x"_s};
    QTest::newRow("other schemes") << u"file:///etc/passwd javascript:https"_s << QStringList();
    QTest::newRow("inside another scheme") << u"view-source+https://a.example.com"_s << QStringList();
    QStringList five;
    for (int i = 0; i < 5; ++i)
        five += u"https://a.example.com/%1"_s.arg(i);
    QTest::newRow("many") << QString(five.join(u' ') + u" https://a.example.com/5"_s) << five;
}

void tst_RecordPaneLinks::findsLinksInDetails()
{
    QFETCH(const QString, text);
    QTEST(linksIn(text), "links");
}

void tst_RecordPaneLinks::namesHostsInAscii()
{
    const Link link = Link::of(u"https://аррӏе.com/x"_s);
    QVERIFY(!link.isUsable()); // it is told which host it is, and not opened
    QVERIFY2(link.refusal.contains(u"xn--"), qPrintable(link.refusal));
}

QTEST_MAIN(tst_RecordPaneLinks)
#include "tst_recordpane_links.moc"
