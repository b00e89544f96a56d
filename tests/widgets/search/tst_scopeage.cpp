// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/index/accountsync.h"
#include "session/listing/savedlisting.h"
#include "store/jobindex.h"
#include "widgets/messages/statusline.h"
#include "widgets/search/indexkeeper.h"
#include "widgets/search/scopeline.h"

#include <QDateTime>
#include <QLocale>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

/// What is said of the age of an index, and when it is offered to read all of it again.
class ScopeAgeTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void theAgeIsSaid_data();
    void theAgeIsSaid();
    void itIsLookedWhereNobodyKnowsWhen_data();
    void itIsLookedWhereNobodyKnowsWhen();
    void aSearchThatFailedIsSaid();
    void readingAgainIsOffered_data();
    void readingAgainIsOffered();
    void anUnsettledIndexIsSaid();
    void refreshesAreThoseOfTheService();

private:
    static constexpr qint64 minute = 60'000;
    static constexpr qint64 hour = 60 * minute;
    static constexpr qint64 day = 24 * hour;

    /// A complete index, so long after it was read and looked at; below 0: never.
    static SearchScope aged(qint64 readAgo, qint64 lookedAgo)
    {
        const qint64 now = QDateTime::currentMSecsSinceEpoch();
        SearchScope scope;
        scope.canFill = true;
        scope.hasIndex = true;
        scope.isIndexComplete = true;
        scope.jobs = 48'210;
        scope.total = 48'210;
        scope.readAt = now - readAgo;
        scope.lookedAt = lookedAgo < 0 ? 0 : now - lookedAgo;
        return scope;
    }
};

void ScopeAgeTest::theAgeIsSaid_data()
{
    QTest::addColumn<SearchScope>("scope");
    QTest::addColumn<QString>("text");
    QTest::newRow("right after") << aged(30'000, 5'000) << u"48,210 jobs, loaded just now"_s;
    QTest::newRow("never looked") << aged(3 * day + hour, -1) << u"48,210 jobs, loaded 3 days ago"_s;
    QTest::newRow("looked before it was read") << aged(5 * minute, 2 * hour) << u"48,210 jobs, loaded 5 min ago"_s;
    QTest::newRow("just now") << aged(5 * minute, 0)
                              << u"48,210 jobs, loaded 5 min ago, checked for new ones just now"_s;
    SearchScope scope = aged(3 * day + hour, 2 * minute + 1000);
    QTest::newRow("minutes") << scope << u"48,210 jobs, loaded 3 days ago, checked for new ones 2 min ago"_s;
    scope.isAsked = true;
    scope.found = 312;
    QTest::newRow("found") << scope << u"312 of 48,210 jobs, loaded 3 days ago, checked for new ones 2 min ago"_s;
    scope.isLooking = true;
    QTest::newRow("looking") << scope << u"312 of 48,210 jobs, loaded 3 days ago, checking for new ones"_s;
    QTest::newRow("hours") << aged(3 * day + hour, 5 * hour + minute)
                           << u"48,210 jobs, loaded 3 days ago, checked for new ones 5 h ago"_s;
    QTest::newRow("long ago") << aged(9 * day + hour, 2 * day) << u"48,210 jobs, loaded 9 days ago"_s;
    QTest::newRow("a clock a little ahead") << aged(-minute / 2, -1) << u"48,210 jobs, loaded just now"_s;
    QTest::newRow("the clock was set back") << aged(-3 * hour, -1) << u"48,210 jobs, loaded at an unknown time"_s;
    scope = aged(-3 * hour, 0);
    scope.lookedAt = scope.readAt + 2 * minute;
    QTest::newRow("set back after a look") << scope << u"48,210 jobs, loaded at an unknown time"_s;
    QTest::newRow("looked since it was set back")
        << aged(-3 * hour, 2 * minute + 1000)
        << u"48,210 jobs, loaded at an unknown time, checked for new ones 2 min ago"_s;
    scope = aged(3 * hour + minute, 0);
    scope.lookedAt += day;
    QTest::newRow("only a look was ahead") << scope << u"48,210 jobs, loaded 3 h ago"_s;
    scope = aged(0, 0);
    scope.isIndexComplete = false;
    QTest::newRow("not all") << scope << u"48,210 jobs, not all loaded yet"_s;
}

void ScopeAgeTest::theAgeIsSaid()
{
    QFETCH(SearchScope, scope);
    QTEST(scope.text(QDateTime::currentMSecsSinceEpoch()), "text");
}

void ScopeAgeTest::itIsLookedWhereNobodyKnowsWhen_data()
{
    QTest::addColumn<qint64>("readAgo");
    QTest::addColumn<qint64>("lookedAgo");
    QTest::addColumn<qint64>("since");
    QTest::newRow("read last") << 2 * minute << hour << 2 * minute;
    QTest::newRow("looked last") << hour << 2 * minute << 2 * minute;
    QTest::newRow("a little ahead") << hour << -minute / 2 << qint64(0);
    QTest::newRow("far ahead") << -hour << -2 * hour << day;
    QTest::newRow("looked since") << -hour << 3 * minute << 3 * minute;
    QTest::newRow("read since") << 3 * minute << -hour << 3 * minute;
}

void ScopeAgeTest::itIsLookedWhereNobodyKnowsWhen()
{
    QFETCH(qint64, readAgo);
    QFETCH(qint64, lookedAgo);
    constexpr qint64 now = 1'800'000'000'000;
    IndexStatus status;
    status.readSince = now - readAgo;
    status.lookedAt = now - lookedAgo;
    QTEST(qint64(IndexKeeper::sinceLook(status, now).count()), "since");
}

void ScopeAgeTest::aSearchThatFailedIsSaid()
{
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    SearchScope scope = aged(30'000, -1);
    scope.isAsked = true;
    QCOMPARE(scope.text(now), u"Searching 48,210 jobs, loaded just now"_s);
    QVERIFY(scope.progressText().isEmpty());
    scope.searchError = Error(ErrorKind::DiskFull);
    QCOMPARE(scope.text(now), u"48,210 jobs, loaded just now"_s); // nobody searches any more
    QCOMPARE(scope.progressText(), scope.searchError->userMessage());
    QVERIFY(!scope.progressText().isEmpty());
}

void ScopeAgeTest::readingAgainIsOffered_data()
{
    QTest::addColumn<SearchScope>("scope");
    QTest::addColumn<bool>("canBe");
    QTest::addColumn<bool>("isOffered");
    QTest::newRow("fresh") << aged(hour, hour) << true << false;
    QTest::newRow("a day old") << aged(day + minute, minute) << true << true;
    SearchScope scope = aged(hour, minute);
    scope.isOutdated = true;
    QTest::newRow("another number is listed") << scope << true << true;
    scope.state = AccountSync::State::Looking;
    QTest::newRow("while it is looked") << scope << true << true;
    scope.state = AccountSync::State::Filling;
    QTest::newRow("being read") << scope << false << false;
    scope.state = AccountSync::State::Paused;
    QTest::newRow("paused") << scope << false << false;
    scope = aged(2 * day, -1);
    scope.indexError = Error(ErrorKind::DiskFull);
    QTest::newRow("out of order") << scope << false << false;
    scope = aged(2 * day, -1);
    scope.isIndexComplete = false;
    QTest::newRow("not complete") << scope << false << false;
}

void ScopeAgeTest::readingAgainIsOffered()
{
    QFETCH(SearchScope, scope);
    QFETCH(bool, isOffered);
    QTEST(scope.canLoadAgain(), "canBe");
    ScopeLine line;
    line.show(scope);
    auto *button = line.findChild<QPushButton *>(u"scopeLoad"_s);
    const bool isThere = !button->isHidden() && button->text() == SearchScope::againText();
    QCOMPARE(isThere, isOffered);
    QCOMPARE(!button->toolTip().isEmpty(), isOffered);
    QSignalSpy wanted(&line, &ScopeLine::loadRequested);
    button->click();
    QCOMPARE(wanted.size(), 1);
}

/// Each pass met a list that had changed.
void ScopeAgeTest::anUnsettledIndexIsSaid()
{
    const QTemporaryDir folder;
    JobIndex index(folder.filePath(u"jobs.sqlite"_s));
    const auto source = SavedListing::ofProperties(folder.filePath(u"nowhere"_s));
    const AccountSync sync(*source, index);
    for (const PassEnd end : {PassEnd::GaveUp, PassEnd::Agreed, PassEnd::Whole}) {
        bool isDone = false;
        index.beginPass(100, this, [](const Result<IndexPass> &) {});
        index.endPass(
            this, [&isDone](const Result<Nothing> &ended) { isDone = ended.ok(); }, end);
        QTRY_VERIFY(isDone);
        SearchScope scope = aged(hour, 30'000);
        scope.setIndex(index, sync);
        QVERIFY(scope.isIndexComplete);
        const bool isUnsettled = end == PassEnd::GaveUp;
        QCOMPARE(scope.progressText(), isUnsettled ? AccountSync::unsettledText() : QString());
        QCOMPARE(scope.offersAgain(QDateTime::currentMSecsSinceEpoch()), isUnsettled);
    }
}

void ScopeAgeTest::refreshesAreThoseOfTheService()
{
    ListStatus status;
    status.listed = true;
    status.isFound = true;
    status.total = 3;
    status.refreshing = u"auto-refresh every 30 s"_s;
    QCOMPARE(StatusLine::listText(status), u"3 of 3 jobs shown · auto-refresh every 30 s"_s);
    status.isServiceAsked = false;
    QCOMPARE(StatusLine::listText(status), u"3 of 3 jobs shown"_s);
}

} // namespace Balehook

QTEST_MAIN(Balehook::ScopeAgeTest)

#include "tst_scopeage.moc"
