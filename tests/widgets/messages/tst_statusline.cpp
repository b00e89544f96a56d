// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/messages/statusline.h"

#include <QLocale>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

class StatusLineTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void theListSaysTotalLoadedAndOrder();
    void anUnknownTotalIsSaid();
    void noMoreIsSaidToBeSearchedThanWas();
    void theAccountKeepsItsOrderBesideOtherScripts();
    void nothingIsSaidBeforeAnythingCame();
    void theAccountSaysWhereAndWhen();
};

void StatusLineTest::theListSaysTotalLoadedAndOrder()
{
    ListStatus status;
    status.listed = true;
    status.total = 48'210;
    status.loaded = 75;
    QCOMPARE(StatusLine::listText(status), u"48,210 jobs, 75 loaded · order of the service"_s);
    status.selectedRows = 3;
    QCOMPARE(StatusLine::listText(status), u"48,210 jobs, 75 loaded · 3 selected · order of the service"_s);
}

void StatusLineTest::anUnknownTotalIsSaid()
{
    ListStatus status;
    status.listed = true;
    status.loaded = 50;
    QCOMPARE(StatusLine::listText(status), u"50 jobs loaded, total unknown · order of the service"_s);
}

void StatusLineTest::noMoreIsSaidToBeSearchedThanWas()
{
    ListStatus status;
    status.listed = true;
    status.isFound = true;
    status.total = 1;
    status.listedTotal = 3'000;
    status.loaded = 1;
    QCOMPARE(StatusLine::listText(status), u"1 of 3,000 jobs shown"_s);
    status.searched = 25;
    QCOMPARE(StatusLine::listText(status), u"1 of 25 loaded jobs shown"_s);
    status.searched = 3'000;
    QCOMPARE(StatusLine::listText(status), u"1 of 3,000 jobs shown"_s);
}

void StatusLineTest::theAccountKeepsItsOrderBesideOtherScripts()
{
    ListStatus status;
    status.hasAccount = true;
    status.accountName = u"متجر 7"_s;
    status.host = u"10.0.0.7"_s;
    QCOMPARE(StatusLine::accountText(status), u"\u2068متجر 7\u2069 \u00b7 10.0.0.7"_s);
}

void StatusLineTest::nothingIsSaidBeforeAnythingCame()
{
    QCOMPARE(StatusLine::listText({}), QString());
    QCOMPARE(StatusLine::accountText({}), QString());
}

void StatusLineTest::theAccountSaysWhereAndWhen()
{
    ListStatus status;
    status.hasAccount = true;
    status.accountName = u"acme"_s;
    status.host = u"acme.example.com"_s;
    status.utc = true;
    status.updatedAt = 1'000; // 00:00:01 UTC on the first day
    status.requests = 2;
    const QString clock = QLocale().toString(QTime(0, 0, 1), QLocale::ShortFormat);
    QCOMPARE(StatusLine::accountText(status),
             QString(u"acme · acme.example.com · updated "_s + clock + u" UTC · 2 requests"_s));
}

} // namespace Balehook

QTEST_MAIN(Balehook::StatusLineTest)

#include "tst_statusline.moc"
