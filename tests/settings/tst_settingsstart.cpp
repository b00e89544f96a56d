// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/accountsettings.h"
#include "settings/profile.h"
#include "settings/settingsstart.h"
#include "settings/settingsstorage.h"
#include "settings/viewsettings.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

#include <array>

using namespace Balehook;
using namespace Qt::StringLiterals;

/// How the settings are found at the start: damaged, gone, newer, or of 0.1.0.
class TestSettingsStart final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void severalStartsAgreeOnOneId();
    void theLastGoodCopyComesBack_data();
    void theLastGoodCopyComesBack();
    void withoutACopyItStartsAnew();
    void aDamagedCopyIsNone();
    void aNewerFileIsNotOpened_data();
    void aNewerFileIsNotOpened();
    void settingsOf010AreTakenOver();
    void settingsOf010AreReadOnce();
    void damagedSettingsOf010AreSetAside_data();
    void damagedSettingsOf010AreSetAside();
    void settingsOf010HelpWhereNothingElseDoes();

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    void write(const QString &name, const QByteArray &bytes) const;
    QByteArray read(const QString &name) const;
    std::unique_ptr<Profile> open() const;
    /// A profile with the accounts acme and globex; its id.
    QString fill() const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

const QByteArray oldId = "6d0ee9a2-6dd3-4b2f-b4b4-6e8b1c5c6a11";

// As 0.1.0 writes it.
const QByteArray oldSettings = "[accounts]\n"
                               "a\\colour=#00c0ff\n"
                               "a\\hasStoredToken=true\n"
                               "a\\listingBase=https://{slug}.example.com\n"
                               "a\\name=\"Acme, Inc\"\n"
                               "a\\pagination=pages\n"
                               "a\\perPage=50\n"
                               "a\\propertiesPath=\n"
                               "a\\sendsTokenForFiles=false\n"
                               "a\\slug=acme\n"
                               "a\\statusLabels\\1\\code=0\n"
                               "a\\statusLabels\\1\\label=\"new, open\"\n"
                               "a\\statusLabels\\2\\code=1\n"
                               "a\\statusLabels\\2\\label=done\n"
                               "a\\statusLabels\\size=2\n"
                               "a\\workspaceBase=\n"
                               "order=b, a\n"
                               "\n[profile]\nid="
    + oldId
    + "\n\n[views]\n"
      "a\\lastName=Mine\n"
      "a\\lastQuery=\"{\\\"text\\\":\\\"y\\\"}\"\n"
      "a\\named\\1\\columns=@ByteArray(\\0\\x1)\n"
      "a\\named\\1\\name=Mine\n"
      "a\\named\\1\\query=\"{\\\"text\\\":\\\"x\\\"}\"\n"
      "a\\named\\size=1\n"
      "a\\webhooks\\named\\1\\name=Hooks\n"
      "a\\webhooks\\named\\1\\query={}\n"
      "a\\webhooks\\named\\size=1\n"
      "\n[watchedJobs]\na=j1, j2\n"
      "\n[window]\ngeometry=@ByteArray(\\x1\\xd9)\nzoom=2\n";

} // namespace

void TestSettingsStart::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestSettingsStart::write(const QString &name, const QByteArray &bytes) const
{
    QFile file(path(name));
    QVERIFY(file.open(QFile::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray TestSettingsStart::read(const QString &name) const
{
    QFile file(QDir::isAbsolutePath(name) ? name : path(name));
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

std::unique_ptr<Profile> TestSettingsStart::open() const
{
    auto profile = Profile::open(m_folder->path());
    return profile ? std::move(profile).value() : nullptr;
}

QString TestSettingsStart::fill() const
{
    const auto profile = open();
    for (const QString &name : {u"acme"_s, u"globex"_s}) {
        const auto slug = AccountSlug::fromString(name);
        AccountSettings(profile->settings())
            .save(Account(name, *slug, BaseUrl::parse(u"https://%1.example.com"_s.arg(name), *slug).value()));
    }
    return profile->id();
}

void TestSettingsStart::severalStartsAgreeOnOneId()
{
    constexpr int programs = 4;
    QThreadPool threads;
    threads.setMaxThreadCount(programs);
    std::array<QString, programs> ids;
    for (QString &id : ids) {
        threads.start([this, &id] {
            const auto start = SettingsStart::open(path(u"settings.json"_s), path(u"settings.ini"_s));
            id = start ? start.value().values.value(SettingsStart::idKey).toString() : QString();
        });
    }
    threads.waitForDone();
    QVERIFY(!ids.front().isEmpty());
    for (const QString &id : ids)
        QCOMPARE(id, ids.front());
}

void TestSettingsStart::theLastGoodCopyComesBack_data()
{
    QTest::addColumn<QByteArray>("damage");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("zeros") << QByteArray(4096, '\0');
    QTest::newRow("garbage") << QByteArray("\x7f\x45LF");
    QTest::newRow("gone") << QByteArray("gone");
}

void TestSettingsStart::theLastGoodCopyComesBack()
{
    QFETCH(QByteArray, damage);
    const QString id = fill();
    const QByteArray good = read(u"settings.json"_s);
    const bool isGone = damage == "gone";
    if (isGone)
        QVERIFY(QFile::remove(path(u"settings.json"_s)));
    else
        write(u"settings.json"_s, damage);
    const QDateTime when = QFileInfo(path(u"settings.json.last-good"_s)).lastModified();

    const auto profile = open();
    QVERIFY(profile);
    QCOMPARE(profile->id(), id);
    QCOMPARE(AccountSettings(profile->settings()).load().size(), 2U);
    QCOMPARE(profile->settingsRestoredFrom(), when);
    QCOMPARE(profile->brokenSettingsFile().isEmpty(), isGone);
    if (!isGone)
        QCOMPARE(read(profile->brokenSettingsFile()), damage);
    QCOMPARE(read(u"settings.json"_s), good);
    const auto again = open();
    QVERIFY(!again->settingsRestoredFrom().isValid());
    QVERIFY(again->brokenSettingsFile().isEmpty());
}

void TestSettingsStart::withoutACopyItStartsAnew()
{
    const QString id = fill();
    write(u"settings.json"_s, {});
    QVERIFY(QFile::remove(path(u"settings.json.last-good"_s)));
    const auto profile = open();
    QVERIFY(profile);
    QVERIFY(profile->id() != id);
    QVERIFY(!profile->settingsRestoredFrom().isValid());
    QVERIFY(!profile->brokenSettingsFile().isEmpty());
}

void TestSettingsStart::aDamagedCopyIsNone()
{
    fill();
    write(u"settings.json"_s, {});
    write(u"settings.json.last-good"_s, "{");
    const auto profile = open();
    QVERIFY(profile);
    QVERIFY(!profile->settingsRestoredFrom().isValid());
    QVERIFY(AccountSettings(profile->settings()).load().empty());
}

void TestSettingsStart::aNewerFileIsNotOpened_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("settings") << u"settings.json"_s;
    QTest::newRow("their copy") << u"settings.json.last-good"_s;
}

void TestSettingsStart::aNewerFileIsNotOpened()
{
    QFETCH(QString, name);
    const QByteArray newer = R"({"version":2,"accounts":[]})";
    write(name, newer);
    const auto profile = Profile::open(m_folder->path());
    QVERIFY(!profile.ok());
    const QString file = QDir(m_folder->path()).filePath(name);
    QCOMPARE(profile.error().userMessage(),
             SettingsStorage::errorOf(SettingsStorage::State::Newer, file).userMessage());
    QCOMPARE(read(name), newer);
}

void TestSettingsStart::settingsOf010AreTakenOver()
{
    write(u"settings.ini"_s, oldSettings);
    const auto profile = open();
    QVERIFY(profile);
    QVERIFY(profile->brokenSettingsFile().isEmpty());
    QVERIFY(!profile->settingsRestoredFrom().isValid());
    QCOMPARE(profile->id(), QString::fromLatin1(oldId));
    SettingsFile &settings = profile->settings();
    const std::vector<Account> accounts = AccountSettings(settings).load();
    QCOMPARE(accounts.size(), 1U);
    const Account &account = accounts.front();
    QCOMPARE(account.name, u"Acme, Inc"_s);
    QCOMPARE(account.colour, 0x00c0ffU);
    QCOMPARE(account.perPage, 50);
    QVERIFY(account.hasStoredToken);
    QVERIFY(!account.sendsTokenForFiles);
    QCOMPARE(account.statusLabels, (QMap<QString, QString>{{u"0"_s, u"new, open"_s}, {u"1"_s, u"done"_s}}));
    const ViewSettings views(settings, ViewSettings::List::ImportJobs);
    QVERIFY(views.views(u"a"_s) == (std::vector<NamedView>{{u"Mine"_s, u"{\"text\":\"x\"}"_s, QByteArray("\0\1", 2)}}));
    QCOMPARE(views.last(u"a"_s).query, u"{\"text\":\"y\"}"_s);
    QCOMPARE(ViewSettings(settings, ViewSettings::List::Webhooks).views(u"a"_s).size(), 1U);
    QCOMPARE(settings.value(u"watchedJobs/a"_s).toStringList(), (QStringList{u"j1"_s, u"j2"_s}));
    QCOMPARE(settings.value(u"window/geometry"_s).toByteArray(), QByteArray("\x01\xd9"));
    QCOMPARE(settings.value(u"window/zoom"_s).toInt(), 2);
    QCOMPARE(settings.value(u"accounts/order"_s).toStringList(), (QStringList{u"b"_s, u"a"_s}));
    QVERIFY(settings.childGroups(u"views/a"_s).isEmpty()
            || settings.childGroups(u"views/a"_s) == QStringList{u"webhooks"_s});
    QCOMPARE(read(u"settings.ini"_s), oldSettings);
}

void TestSettingsStart::settingsOf010AreReadOnce()
{
    write(u"settings.ini"_s, oldSettings);
    {
        const auto profile = open();
        AccountSettings(profile->settings()).remove(u"a"_s);
    }
    write(u"settings.ini"_s, oldSettings + "[more]\nkey=1\n");
    const auto profile = open();
    QVERIFY(AccountSettings(profile->settings()).load().empty());
    QVERIFY(!profile->settings().contains(u"more/key"_s));
    QCOMPARE(profile->id(), QString::fromLatin1(oldId));
}

void TestSettingsStart::damagedSettingsOf010AreSetAside_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty, as QSettings leaves it on a full disk") << QByteArray();
    QTest::newRow("line ends only") << QByteArray(5000, '\n');
    QTest::newRow("zeros") << QByteArray(4096, '\0');
    QTest::newRow("no keys") << QByteArray("this is no settings file\n");
    QTest::newRow("good, then garbage") << QByteArray("[accounts]\na\\slug=acme\ngarbage\n");
    QTest::newRow("open section") << QByteArray("[accounts\nnonsense");
}

void TestSettingsStart::damagedSettingsOf010AreSetAside()
{
    QFETCH(QByteArray, text);
    write(u"settings.ini"_s, text);
    const auto profile = open();
    QVERIFY(profile);
    const QString aside = profile->brokenSettingsFile();
    QVERIFY2(QFileInfo(aside).fileName().startsWith(u"settings.ini.broken-2"_s), qPrintable(aside));
    QCOMPARE(read(aside), text);
    QVERIFY(AccountSettings(profile->settings()).load().empty());
    QVERIFY(open()->brokenSettingsFile().isEmpty());
}

void TestSettingsStart::settingsOf010HelpWhereNothingElseDoes()
{
    write(u"settings.ini"_s, oldSettings);
    fill();
    write(u"settings.json"_s, {});
    QVERIFY(QFile::remove(path(u"settings.json.last-good"_s)));
    const auto profile = open();
    QVERIFY(profile->settingsRestoredFrom().isValid());
    QCOMPARE(AccountSettings(profile->settings()).load().size(), 1U);
    QCOMPARE(profile->id(), QString::fromLatin1(oldId));
}

QTEST_GUILESS_MAIN(TestSettingsStart)
#include "tst_settingsstart.moc"
