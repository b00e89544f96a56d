// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/find/reasonshelf.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Balehook;

/// What is kept of reasons, on the disk: all of it as it was written, or nothing.
class TestReasonShelf final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isReadAsItWasWritten();
    void noBitMayBeAnother();
    void noByteMayBeMissing();

private:
    static FileReasons reasons(int number);
    static ReasonShelf someFiles();
    QString path() const { return m_folder.filePath(ReasonShelf::fileName()); }
    QByteArray written() const;
    /// What is read where the file holds \a bytes.
    qsizetype filesIn(const QByteArray &bytes) const;

    static constexpr int count = 3;
    QTemporaryDir m_folder;
};

FileReasons TestReasonShelf::reasons(int number)
{
    FileReasons reasons;
    reasons.key = {u"file%1"_s.arg(number), u"csv"_s, {}, 100, 5};
    reasons.reasons = {{FileReasons::Kind::Masked, "price is missing", number + 1},
                       {FileReasons::Kind::None, {}, 2},
                       {FileReasons::Kind::Other, {}, 3}};
    return reasons;
}

ReasonShelf TestReasonShelf::someFiles()
{
    ReasonShelf shelf;
    for (int i = 0; i < count; ++i)
        shelf.put(reasons(i));
    return shelf;
}

QByteArray TestReasonShelf::written() const
{
    QFile file(path());
    return someFiles().write(path()).ok() && file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

qsizetype TestReasonShelf::filesIn(const QByteArray &bytes) const
{
    QFile file(path());
    const bool isWritten = file.open(QFile::WriteOnly) && file.write(bytes) == bytes.size();
    file.close();
    return isWritten ? ReasonShelf::read(path()).files() : -1;
}

void TestReasonShelf::isReadAsItWasWritten()
{
    QVERIFY(!written().isEmpty());
    const ReasonShelf shelf = ReasonShelf::read(path());
    QCOMPARE(shelf.files(), count);
    for (int i = 0; i < count; ++i) {
        const FileReasons wanted = reasons(i);
        const FileReasons *const found = shelf.find(wanted.key);
        QVERIFY(found && found->isTable);
        QVERIFY(found->reasons == wanted.reasons);
    }
    QVERIFY(ReasonShelf().write(path()));
    QCOMPARE(ReasonShelf::read(path()).files(), 0);
}

void TestReasonShelf::noBitMayBeAnother()
{
    const QByteArray whole = written();
    QVERIFY(!whole.isEmpty());
    for (qsizetype i = 0; i < whole.size(); ++i) {
        for (int bit = 0; bit < 8; ++bit) {
            QByteArray damaged = whole;
            damaged[i] = char(damaged[i] ^ (1 << bit));
            QVERIFY2(filesIn(damaged) == 0, qPrintable(u"byte %1, bit %2"_s.arg(i).arg(bit)));
        }
    }
    QCOMPARE(filesIn(whole), count);
}

void TestReasonShelf::noByteMayBeMissing()
{
    const QByteArray whole = written();
    for (qsizetype length = 0; length < whole.size(); ++length)
        QCOMPARE(filesIn(whole.first(length)), 0);
    QCOMPARE(filesIn(whole + whole.last(1)), 0);
}

QTEST_GUILESS_MAIN(TestReasonShelf)
#include "tst_reasonshelf.moc"
