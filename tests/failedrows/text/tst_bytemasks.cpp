// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/text/bytemasks.h"
#include "failedrows/text/cellmarks.h"

#include <QByteArray>
#include <QTest>

#include <algorithm>

namespace Balehook {

namespace {

/// Each byte once, in an order in which neighbours are no neighbours.
QByteArray allBytes()
{
    QByteArray bytes;
    for (int i = 0; i < 256; ++i)
        bytes.append(char(i * 37));
    return bytes;
}

bool isMarked(quint64 mask, qsizetype byte)
{
    return (mask >> byte) & 1;
}

} // namespace

class ByteMasksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void valueStarts()
    {
        const QByteArray bytes = allBytes();
        const QByteArray wanted = "0123456789:\"'`@\xc2\xe2\xe3";
        for (qsizetype at = 0; at < bytes.size(); ++at) {
            const qsizetype in = at % ByteMasks::blockBytes;
            const quint64 mask = ByteMasks::ofValueStarts(bytes.constData() + at - in);
            // It may mark more, but not what most of a text is made of.
            if (wanted.contains(bytes.at(at)))
                QVERIFY2(isMarked(mask, in), qPrintable(QString::number(quint8(bytes.at(at)))));
            if (QByteArrayView(" .,;abyzABYZ").contains(bytes.at(at)))
                QVERIFY2(!isMarked(mask, in), qPrintable(QString::number(quint8(bytes.at(at)))));
        }
    }

    void marksOfCells_data()
    {
        QTest::addColumn<char>("delimiter");
        QTest::newRow("comma") << ',';
        QTest::newRow("tab") << '\t';
        QTest::newRow("beyond ASCII") << char(0xa7);
    }

    /// Whatever the size, also where it is a multiple of a block, and with what was found in a longer text before.
    void marksOfCells()
    {
        QFETCH(char, delimiter);
        const QByteArray bytes = allBytes() + allBytes() + QByteArray(CellMarks::blockBytes, '\0');
        CellMarks marks;
        for (const qsizetype size : {qsizetype(512), qsizetype(0), qsizetype(1), qsizetype(63), qsizetype(64),
                                     qsizetype(65), qsizetype(191), qsizetype(448)}) {
            marks.find(bytes.constData(), size, delimiter);
            QCOMPARE(qsizetype(marks.count()), size / CellMarks::blockBytes + 1);
            for (qsizetype at = 0; at < size; ++at) {
                const CellMarks::Block &block = marks[std::size_t(at / CellMarks::blockBytes)];
                const char byte = bytes.at(at);
                const bool isEnd = byte == delimiter || byte == '\n' || byte == '\r';
                QCOMPARE(isMarked(block.ends, at % CellMarks::blockBytes), isEnd);
                QCOMPARE(isMarked(block.quotes, at % CellMarks::blockBytes), byte == '"');
            }
        }
    }

    /// What processors without AVX2 do is the same.
    void marksAreThoseOfMasks()
    {
        const QByteArray bytes = allBytes() + QByteArray(CellMarks::blockBytes, '\0');
        CellMarks marks;
        marks.find(bytes.constData(), 256, ';');
        for (std::size_t block = 0; block < marks.count(); ++block) {
            const char *const begin = bytes.constData() + qsizetype(block) * CellMarks::blockBytes;
            QCOMPARE(marks[block].ends, ByteMasks::of(begin, ';', '\n', '\r'));
            QCOMPARE(marks[block].quotes, ByteMasks::of(begin, '"'));
        }
    }
};

} // namespace Balehook

QTEST_GUILESS_MAIN(Balehook::ByteMasksTest)
#include "tst_bytemasks.moc"
