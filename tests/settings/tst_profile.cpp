// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/profile.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QUuid>

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestProfile final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void livesBelowItsFolder();
    void usesTheStandardPlaces();
    void isForItsOwnerOnly();
    void keepsItsId();
    void replacesAnIdThatIsNone();
    void profilesDiffer();
    void setsABrokenFileAside_data();
    void setsABrokenFileAside();
    void brokenFilesAreAllKept();
    void readsAFileCutShort();
    void saysWhatCannotBeOpened_data();
    void saysWhatCannotBeOpened();

private:
    static void write(const QString &path, const QByteArray &text);
    static QByteArray read(const QString &path);

    QTemporaryDir m_folder;
};

void TestProfile::write(const QString &path, const QByteArray &text)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).absolutePath()));
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

QByteArray TestProfile::read(const QString &path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

void TestProfile::livesBelowItsFolder()
{
    const QString folder = m_folder.filePath(u"deep/down/profile"_s);
    const auto profile = Profile::open(folder);
    QVERIFY(profile.ok());
    QCOMPARE(profile.value()->settings().fileName(), QString(folder + u"/settings.json"_s));
    QCOMPARE(profile.value()->cacheFolder(), QString(folder + u"/cache"_s));
    QCOMPARE(profile.value()->downloadFolder(), QString(folder + u"/downloads"_s));
    QVERIFY(QFileInfo(folder + u"/cache"_s).isDir());
    QVERIFY(QFileInfo(folder + u"/downloads"_s).isDir());
    QVERIFY(profile.value()->brokenSettingsFile().isEmpty());
}

void TestProfile::usesTheStandardPlaces()
{
    const auto profile = Profile::open({});
    QVERIFY(profile.ok());
    const QString config = QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation);
    QCOMPARE(profile.value()->settings().fileName(), QString(config + u"/settings.json"_s));
    QCOMPARE(profile.value()->cacheFolder(), QStandardPaths::writableLocation(QStandardPaths::CacheLocation));
    QCOMPARE(profile.value()->downloadFolder(), QStandardPaths::writableLocation(QStandardPaths::DownloadLocation));
}

void TestProfile::isForItsOwnerOnly()
{
#ifdef Q_OS_UNIX
    const QString folder = m_folder.filePath(u"private"_s);
    const auto profile = Profile::open(folder);
    QVERIFY(profile.ok());
    profile.value()->settings().setValue(u"a"_s, 1);
    QVERIFY(profile.value()->settings().save().ok());
    constexpr auto others =
        QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
    for (const QString &name : {u"."_s, u"cache"_s, u"downloads"_s, u"settings.json"_s})
        QVERIFY2(!(QFileInfo(QDir(folder), name).permissions() & others), qPrintable(name));
#endif
}

void TestProfile::keepsItsId()
{
    const QString folder = m_folder.filePath(u"id"_s);
    const QString id = Profile::open(folder).value()->id();
    QVERIFY(!QUuid::fromString(id).isNull());
    const auto again = Profile::open(folder);
    QCOMPARE(again.value()->id(), id);
    const auto beside = Profile::open(folder);
    QCOMPARE(beside.value()->runtimeName(), again.value()->runtimeName());
}

void TestProfile::replacesAnIdThatIsNone()
{
    const QString folder = m_folder.filePath(u"badid"_s);
    write(folder + u"/settings.json"_s, R"({"version":1,"values":{"profile/id":"../../x","other/key":1}})");
    const auto profile = Profile::open(folder);
    QVERIFY(profile.ok());
    QVERIFY(!QUuid::fromString(profile.value()->id()).isNull());
    QCOMPARE(profile.value()->settings().value(u"other/key"_s).toInt(), 1);
}

void TestProfile::profilesDiffer()
{
    const auto first = Profile::open(m_folder.filePath(u"one"_s));
    const auto second = Profile::open(m_folder.filePath(u"two"_s));
    QVERIFY(first.value()->id() != second.value()->id());
    QVERIFY(first.value()->runtimeName() != second.value()->runtimeName());
    QVERIFY(first.value()->runtimeName().size() < 40);
}

void TestProfile::setsABrokenFileAside_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no keys") << QByteArray("this is no settings file\n");
    QTest::newRow("binary") << QByteArray("\x7f\x45LF\0\1\2\3", 8);
    QTest::newRow("cut") << QByteArray(R"({"version":1,"values":{"accounts/a/slug":"acme")");
    QTest::newRow("settings of 0.1.0") << QByteArray("[accounts]\na\\slug=acme\n");
}

void TestProfile::setsABrokenFileAside()
{
    QFETCH(QByteArray, text);
    const QString folder = m_folder.filePath(u"broken "_s + QString::fromLatin1(QTest::currentDataTag()));
    write(folder + u"/settings.json"_s, text);
    const auto profile = Profile::open(folder);
    QVERIFY(profile.ok());
    const QString aside = profile.value()->brokenSettingsFile();
    QVERIFY2(QFileInfo(aside).fileName().startsWith(u"settings.json.broken-2"_s), qPrintable(aside));
    QCOMPARE(read(aside), text);
    QVERIFY(!profile.value()->settings().contains(u"accounts/a/slug"_s));

    const auto again = Profile::open(folder);
    QVERIFY(again.value()->brokenSettingsFile().isEmpty());
    QCOMPARE(again.value()->id(), profile.value()->id());
}

void TestProfile::brokenFilesAreAllKept()
{
    const QString folder = m_folder.filePath(u"twice"_s);
    QStringList names;
    for (const QByteArray &text : {QByteArray("first\n"), QByteArray("second\n"), QByteArray("third\n")}) {
        write(folder + u"/settings.json"_s, text);
        names += Profile::open(folder).value()->brokenSettingsFile();
        QCOMPARE(read(names.constLast()), text);
    }
    QCOMPARE(names.removeDuplicates(), 0);
}

void TestProfile::readsAFileCutShort()
{
    const QString folder = m_folder.filePath(u"cut"_s);
    const QString path = folder + u"/settings.json"_s;
    {
        const auto profile = Profile::open(folder);
        for (int i = 0; i < 50; ++i)
            profile.value()->settings().setValue(u"some/key%1"_s.arg(i), QByteArray(20, char(i)));
    }
    const QByteArray whole = read(path);
    QVERIFY(whole.size() > 1000);
    for (qsizetype length = 0; length < whole.size(); length += 97) {
        write(path, whole.first(length));
        const auto profile = Profile::open(folder);
        QVERIFY(profile.ok());
        QCOMPARE(profile.value()->settings().allKeys().size(), 51);
        QVERIFY(profile.value()->settingsRestoredFrom().isValid());
        QCOMPARE(read(profile.value()->brokenSettingsFile()), whole.first(length));
        QCOMPARE(read(path), whole);
    }
}

void TestProfile::saysWhatCannotBeOpened_data()
{
    QTest::addColumn<QString>("folder");
    const QString file = m_folder.filePath(u"a file"_s);
    write(file, "x");
    QTest::newRow("is a file") << file;
    QTest::newRow("below a file") << QString(file + u"/profile"_s);
    QVERIFY(QDir().mkpath(m_folder.filePath(u"odd/settings.json"_s)));
    QTest::newRow("settings are a folder") << m_folder.filePath(u"odd"_s);
#ifdef Q_OS_LINUX
    QTest::newRow("not writable") << u"/proc/profile"_s;
#endif
}

void TestProfile::saysWhatCannotBeOpened()
{
    QFETCH(QString, folder);
    const auto profile = Profile::open(folder);
    QVERIFY(!profile.ok());
    QVERIFY(profile.error().kind == ErrorKind::DiskFailed);
    QVERIFY(profile.error().detail.startsWith(folder));
}

QTEST_GUILESS_MAIN(TestProfile)
#include "tst_profile.moc"
