// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/paging.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace Balehook;

class TestPaging final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void echoes_data();
    void echoes();
    void queries();
};

void TestPaging::echoes_data()
{
    using Echo = std::optional<int>;
    QTest::addColumn<int>("page");
    QTest::addColumn<int>("perPage");
    QTest::addColumn<Echo>("echoedPage");
    QTest::addColumn<Echo>("echoedPerPage");
    QTest::addColumn<bool>("fits");
    const auto row = [](const char *name, PageRequest asked, Echo page, Echo perPage, bool fits) {
        QTest::newRow(name) << asked.page << asked.perPage << page << perPage << fits;
    };
    row("as asked", {3, 25}, 3, 25, true);
    row("nothing echoed", {3, 25}, {}, {}, true);
    row("page only", {3, 25}, 3, {}, true);
    row("size only", {3, 25}, {}, 25, true);
    row("first page, smaller size", {1, 100}, 1, 25, true);
    row("smaller size, same first record", {3, 100}, 9, 25, true);
    row("smaller size, no page", {3, 100}, {}, 25, true);
    row("always the first page", {2, 25}, 1, 25, false);
    row("always the first page, no size", {2, 25}, 1, {}, false);
    row("larger size", {1, 1}, 1, 25, false);
    row("larger size, no page", {1, 1}, {}, 25, false);
    row("smaller size, other record", {3, 100}, 3, 25, false);
    row("other page", {2, 25}, 26, 25, false);
    row("far away", {2'000'000'000, 100}, 2'000'000'000, 100, true);
}

void TestPaging::echoes()
{
    QFETCH(int, page);
    QFETCH(int, perPage);
    QFETCH(std::optional<int>, echoedPage);
    QFETCH(std::optional<int>, echoedPerPage);
    QFETCH(bool, fits);
    PageAnswer answer;
    answer.page = echoedPage;
    answer.perPage = echoedPerPage;
    QCOMPARE(echoFits(Pagination::Offsets, {page, perPage}, answer), fits);
    // What page and per_page are answered with is learned from, not judged.
    QVERIFY(echoFits(Pagination::Pages, {page, perPage}, answer));
}

void TestPaging::queries()
{
    QCOMPARE(pageQuery(Pagination::Pages, {3, 25}), u"page=3&per_page=25"_s);
    QCOMPARE(pageQuery(Pagination::Offsets, {3, 25}), u"page%5Boffset%5D=50&page%5Blimit%5D=25"_s);
    PageAnswer answer;
    answer.page = 2;
    QCOMPARE(echoText(answer), u"page: 2, perPage: -"_s);
}

QTEST_GUILESS_MAIN(TestPaging)
#include "tst_paging.moc"
