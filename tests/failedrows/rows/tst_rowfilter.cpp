// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/rows/rowfilter.h"

#include <QTest>

namespace Balehook {

using Conditions = std::vector<CellCondition>;

class RowFilterTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void filters_data();
    void filters();
    void saysWhatIsTooCostly();
};

void RowFilterTest::filters_data()
{
    QTest::addColumn<Conditions>("conditions");
    QTest::addColumn<bool>("matches");

    using enum CellCondition::Kind;
    const auto row = [](const char *name, const Conditions &conditions, bool matches) {
        QTest::newRow(name) << conditions << matches;
    };
    row("none", {}, true);
    row("equals", {{0, Equals, "007"}}, true);
    row("equals no other number", {{0, Equals, "7"}}, false);
    row("equals with case", {{1, Equals, "größe fehlt"}}, false);
    row("equals a part", {{1, Equals, "Größe"}}, false);
    row("equals nothing", {{2, Equals, ""}}, true);
    row("missing cell is empty", {{9, Equals, ""}}, true);
    row("missing cell", {{9, Equals, "x"}}, false);
    row("no such column", {{-1, Equals, "007"}}, false);
    row("contains", {{1, Contains, "fehlt"}}, true);
    row("contains without case", {{1, Contains, "FEHLT"}}, true);
    row("contains umlauts without case", {{1, Contains, "GRÖSSE"}}, false);
    row("contains umlaut", {{1, Contains, "GRÖ"}}, true);
    row("contains not", {{1, Contains, "Preis"}}, false);
    row("contains nothing", {{2, Contains, ""}}, true);
    row("contains in a missing cell", {{9, Contains, "x"}}, false);
    row("matches", {{1, Matches, "^gr.+e f"}}, true);
    row("matches not", {{1, Matches, "^fehlt"}}, false);
    row("matches nothing in a missing cell", {{9, Matches, "^$"}}, true);
    row("both", {{0, Contains, "0"}, {1, Contains, "g"}}, true);
    row("one of both", {{0, Contains, "0"}, {1, Contains, "z"}}, false);
}

void RowFilterTest::filters()
{
    QFETCH(Conditions, conditions);
    QFETCH(bool, matches);
    const std::vector<QByteArrayView> cells = {"007", "Größe fehlt", ""};
    QCOMPARE(RowMatcher(conditions).matches(cells), matches);
}

void RowFilterTest::saysWhatIsTooCostly()
{
    const QByteArray cell = QByteArray(60, 'a') + '!';
    const std::vector<QByteArrayView> cells = {cell};
    const RowMatcher usual({{0, CellCondition::Kind::Matches, "a+!"}});
    QVERIFY(usual.matches(cells) && !usual.isTooCostly());
    const RowMatcher costly({{0, CellCondition::Kind::Matches, "(a+)+$"}});
    QVERIFY(!costly.matches(cells) && costly.isTooCostly());
}

} // namespace Balehook

QTEST_GUILESS_MAIN(Balehook::RowFilterTest)

#include "tst_rowfilter.moc"
