// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/disk/filestamp.h"

#include <QDateTime>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestFileStamp final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatTheFileIsLike();
    void changesWithTheFile();
    void followsLinks();
    void knowsFoldersAndWhatIsMissing();

private:
    QString write(const QString &name, const QByteArray &content) const
    {
        QFile file(m_folder.filePath(name));
        return file.open(QFile::WriteOnly) && file.write(content) == content.size() ? file.fileName() : QString();
    }

    const QTemporaryDir m_folder;
};

void TestFileStamp::saysWhatTheFileIsLike()
{
    const QString path = write(u"ä file.csv"_s, "12345");
    const auto stamp = FileStamp::of(path);
    QVERIFY(stamp);
    QCOMPARE(stamp->size, 5);
    QCOMPARE(stamp->modified, QFileInfo(path).lastModified().toMSecsSinceEpoch());
    QVERIFY(stamp->isRegular);
}

void TestFileStamp::changesWithTheFile()
{
    const QString path = write(u"changed"_s, "1");
    const auto before = FileStamp::of(path);
    QFile file(path);
    QVERIFY(file.open(QFile::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::fromMSecsSinceEpoch(1'700'000'000'123), QFile::FileModificationTime));
    QCOMPARE(FileStamp::of(path)->modified, 1'700'000'000'123);
    QVERIFY(FileStamp::of(path) != before);
    QVERIFY(file.resize(3));
    QCOMPARE(FileStamp::of(path)->size, 3);
}

void TestFileStamp::followsLinks()
{
    const QString path = write(u"linked"_s, "123");
    const QString link = m_folder.filePath(u"link"_s);
    QVERIFY(QFile::link(path, link));
    QVERIFY(FileStamp::of(link) == FileStamp::of(path));
    QVERIFY(QFile::remove(path));
    QVERIFY(!FileStamp::of(link));
}

void TestFileStamp::knowsFoldersAndWhatIsMissing()
{
    const auto folder = FileStamp::of(m_folder.path());
    QVERIFY(folder && !folder->isRegular);
    QVERIFY(!FileStamp::of(m_folder.filePath(u"nothing"_s)));
    QVERIFY(!FileStamp::of({}));
    QVERIFY(!FileStamp::of(u"/dev/null"_s)->isRegular);
}

QTEST_GUILESS_MAIN(TestFileStamp)
#include "tst_filestamp.moc"
