// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/text/bytepairs.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Balehook;

class TestBytePairs final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areAllFound_data();
    void areAllFound();
    void endWithTheFirstThatIsAccepted();
};

namespace {

/// Byte by byte.
QList<qsizetype> placesOf(const BytePair &pair, const QByteArray &text, qsizetype from)
{
    QList<qsizetype> places;
    for (qsizetype at = from; at + pair.distance < text.size(); ++at) {
        const char first = text[at];
        const char second = text[at + pair.distance];
        if ((first == pair.first[0] || first == pair.first[1])
            && (second == pair.second[0] || second == pair.second[1]))
            places += at;
    }
    return places;
}

} // namespace

void TestBytePairs::areAllFound_data()
{
    QTest::addColumn<bool>("isPlain");
    QTest::newRow("as this processor can") << false;
    QTest::newRow("as each processor can") << true;
}

/// In texts of any length, where many bytes and few are met, at each distance.
void TestBytePairs::areAllFound()
{
    QFETCH(bool, isPlain);
    QRandomGenerator random(7);
    for (int round = 0; round < 3000; ++round) {
        QByteArray text(random.bounded(400), '.');
        const int letters = 2 + random.bounded(round % 2 ? 3 : 200);
        for (char &byte : text)
            byte = char('A' + random.bounded(letters));
        const BytePair pair{{'A', 'B'}, {'C', 'A'}, random.bounded(70), isPlain};
        const qsizetype from = random.bounded(int(text.size()) + 1);
        QList<qsizetype> found;
        QVERIFY(!pair.forEachIn(text, from, [&found](qsizetype at) {
            found += at;
            return false;
        }));
        QCOMPARE(found, placesOf(pair, text, from));
    }
}

void TestBytePairs::endWithTheFirstThatIsAccepted()
{
    const BytePair pair{{'a', 'a'}, {'b', 'b'}, 1};
    const QByteArray text = QByteArray("ab").repeated(200);
    int calls = 0;
    QVERIFY(pair.forEachIn(text, 3, [&calls](qsizetype at) {
        ++calls;
        return at >= 100;
    }));
    QCOMPARE(calls, 49); // from 4 to 100
}

QTEST_GUILESS_MAIN(TestBytePairs)
#include "tst_bytepairs.moc"
