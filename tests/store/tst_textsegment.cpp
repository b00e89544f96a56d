// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/searchtext.h"
#include "store/textsegment.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace Balehook;

/// What a part of the text index says of the jobs it was made of: never less than is true.
class TestTextSegment final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cutsTextsIntoTriples();
    void keepsPlaces();
    void knowsWhoHasATriple();
    void saysOnlyThatACommonTripleIsCommon();
    void namesEachJobThatHasTheText();
    void doesNotReadBeyondADamagedText();
    void isFullBeforeItTakesTooMuch();
};

namespace {

std::optional<TextSegment::Jobs> asked(TextSegment &segment, const QByteArray &triple)
{
    const TextSegment::Triple wanted = TextSegment::triplesOf(triple).front();
    const auto written = segment.written();
    return TextSegment::find(written[std::size_t(TextSegment::bucketOf(wanted))], wanted);
}

} // namespace

void TestTextSegment::cutsTextsIntoTriples()
{
    using Triples = std::vector<TextSegment::Triple>;
    QCOMPARE(TextSegment::triplesOf(""), Triples());
    QCOMPARE(TextSegment::triplesOf("ab"), Triples());
    QCOMPARE(TextSegment::triplesOf("abcd"), Triples({0x616263, 0x626364}));
    QCOMPARE(TextSegment::triplesOf("abc\x1f"
                                    "defg\x1f"),
             Triples({0x616263, 0x646566, 0x656667}));
    QCOMPARE(TextSegment::triplesOf("\xc3\xa9\xc3"), Triples({0xc3a9c3}));
}

void TestTextSegment::keepsPlaces()
{
    const std::vector<qint64> places{-qint64(1) << 40, -1, 0, 7, qint64(1) << 40, (qint64(1) << 40) + 1};
    QCOMPARE(TextSegment::readPlaces(TextSegment::writtenPlaces(places)), places);
    QCOMPARE(TextSegment::readPlaces(TextSegment::writtenPlaces({})), std::vector<qint64>());
}

void TestTextSegment::knowsWhoHasATriple()
{
    TextSegment segment;
    for (int i = 0; i < 1'000; ++i)
        segment.add(i * 10, i % 300 == 5 ? "list rare rare" : "list");
    const auto rare = asked(segment, "rar");
    QVERIFY(rare);
    QVERIFY(!rare->areAll);
    QCOMPARE(rare->numbers, std::vector<quint32>({5, 305, 605, 905}));
    QVERIFY(!asked(segment, "xyz"));
}

void TestTextSegment::saysOnlyThatACommonTripleIsCommon()
{
    TextSegment segment;
    for (int i = 0; i < 1'000; ++i)
        segment.add(i, i == 3 ? "other" : "list");
    const auto common = asked(segment, "lis");
    QVERIFY(common);
    QVERIFY(common->areAll);
    QVERIFY(common->numbers.empty());
}

void TestTextSegment::namesEachJobThatHasTheText()
{
    QRandomGenerator random(7);
    TextSegment segment;
    std::vector<QByteArray> texts;
    for (int i = 0; i < 2'000; ++i) {
        QByteArray text;
        for (int k = random.bounded(0, 40); k > 0; --k)
            text.append(char("abcdefgh\x1f\xc3\xa9"[random.bounded(11)]));
        segment.add(qint64(i) << 20, text);
        texts.push_back(text);
    }
    const auto written = segment.written();
    for (std::size_t asking = 0; asking < 50; ++asking) {
        for (const TextSegment::Triple triple : TextSegment::triplesOf(texts[asking])) {
            QByteArray letters;
            letters.append(char(triple >> 16)).append(char(triple >> 8)).append(char(triple));
            const auto jobs = TextSegment::find(written[std::size_t(TextSegment::bucketOf(triple))], triple);
            QVERIFY(jobs);
            std::vector<quint32> having;
            for (std::size_t i = 0; i < texts.size() && !jobs->areAll; ++i) {
                if (texts[i].contains(letters))
                    having.push_back(quint32(i));
            }
            QCOMPARE(jobs->numbers, having);
        }
    }
}

void TestTextSegment::doesNotReadBeyondADamagedText()
{
    TextSegment segment;
    for (int i = 0; i < 400; ++i)
        segment.add(i, QByteArray::number(i * 7919));
    const auto written = segment.written();
    for (const QByteArray &bucket : written) {
        for (qsizetype size = 0; size < bucket.size(); ++size) {
            const QByteArray cut(bucket.constData(), size); // a copy: reading beyond is seen by the sanitizer
            (void)TextSegment::find(cut, 0x313233);
        }
    }
    QCOMPARE(TextSegment::readPlaces(QByteArray(30, '\xff')).size(), std::size_t(3));
}

void TestTextSegment::isFullBeforeItTakesTooMuch()
{
    TextSegment many;
    qint64 place = 0;
    while (!many.isFull())
        many.add(++place, "abc");
    QVERIFY(place <= 10'000);
    TextSegment large;
    place = 0;
    while (!large.isFull())
        large.add(++place, QByteArray(100'000, 'x'));
    QVERIFY(place <= 20);
}

QTEST_APPLESS_MAIN(TestTextSegment)
#include "tst_textsegment.moc"
