// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/administratorreader.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

namespace {

QString boolText(bool value)
{
    return value ? u"true"_s : u"false"_s;
}

template <typename T, typename Text>
QString presetText(const QString &name, const std::optional<Preset<T>> &preset, Text text)
{
    return preset ? name + u'=' + text(preset->value) + (preset->isLocked ? u"!"_s : QString()) : QString();
}

/// All of it in one line, locked values with "!".
QString summary(const AdministratorSettings &settings)
{
    QStringList parts{presetText(u"template"_s, settings.baseUrlTemplate, [](const QString &value) { return value; }),
                      presetText(u"perPage"_s, settings.perPage, [](int value) { return QString::number(value); }),
                      presetText(u"check"_s, settings.updateCheck, boolText),
                      presetText(u"address"_s, settings.updateAddress, [](const QString &value) { return value; })};
    for (const auto &[account, isLocked] : settings.accounts)
        parts += account.slug.toString() + u'@' + account.listingBase.toString() + (isLocked ? u"!"_s : QString());
    parts.removeAll(QString());
    return parts.join(u' ');
}

} // namespace

/// What an administrator may write, and what comes of it.
class TestAdministratorReader final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void files_data();
    void files();
    void allOfAnAccount();
    void aTokenIsNeverTaken();
    void nothingThere();
    void noFile();
    void tooLarge();
    void theFirstPlaceCounts();
    void problemsAreBounded();
    void theSampleSetsNothing();
    void theStandardPlacesAreTheSystems();
    void otherSystems_data();
    void otherSystems();

private:
    QString write(const QByteArray &text, const QString &name = u"balehook.conf"_s) const;
    AdministratorSettings read(const QByteArray &text) const
    {
        return AdministratorReader::read({write(text)}, QSettings::IniFormat);
    }

    QTemporaryDir m_folder;
};

QString TestAdministratorReader::write(const QByteArray &text, const QString &name) const
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QFile::WriteOnly) || file.write(text) != text.size())
        qFatal("not written");
    return file.fileName();
}

void TestAdministratorReader::files_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<QStringList>("named"); // what the problems name, one each

    const auto row = [](const char *name, const char *text, const QString &expected, const QStringList &named = {}) {
        QTest::newRow(name) << QByteArray(text) << expected << named;
    };
    row("empty", "", u""_s);
    row("comments", "; perPage=50\n\n;[lock]\n", u""_s);
    row("preset", "perPage=50\nupdateCheck=on\n", u"perPage=50 check=true"_s);
    row("locked", "perPage=100\nupdateCheck=0\n[lock]\nperPage=true\nupdateCheck=1\n", u"perPage=100! check=false!"_s);
    row("general group", "[General]\nperPage=50\n", u"perPage=50"_s);
    row("template", "baseUrlTemplate=https://{slug}.example.com\n[lock]\nbaseUrlTemplate=yes\n",
        u"template=https://{slug}.example.com!"_s);
    row("template without slug", "baseUrlTemplate=https://example.com\n", u""_s, {u"“baseUrlTemplate”"_s});
    row("template not encrypted", "baseUrlTemplate=http://{slug}.example.com\n", u""_s, {u"“baseUrlTemplate”"_s});
    row("address", "updateAddress=https://a.example/v.json?channel=stable\n",
        u"address=https://a.example/v.json?channel=stable"_s);
    row("address not encrypted", "updateAddress=http://a.example/v.json\n", u""_s, {u"“updateAddress”"_s});
    row("address with password", "updateAddress=https://u:p@a.example/\n", u""_s, {u"“updateAddress”"_s});
    row("address is a word", "updateAddress=example\n", u""_s, {u"“updateAddress”"_s});
    row("address empty", "updateAddress=\n", u""_s, {u"“updateAddress”"_s});
    row("wrong page size", "perPage=26\n", u""_s, {u"“perPage”"_s});
    row("page size is a word", "perPage=many\nupdateCheck=perhaps\n", u""_s, {u"“perPage”"_s, u"“updateCheck”"_s});
    row("lock of nothing", "[lock]\nperPage=true\n", u""_s, {u"“lock/perPage”"_s});
    row("unknown keys", "perPages=50\n[other]\nx=1\n", u""_s, {u"“other/x”"_s, u"“perPages”"_s});
    row("unknown key of an account", "[accounts/acme]\nbaseUrl=https://acme.example.com\ntint=#112233\n",
        u"acme@https://acme.example.com"_s, {u"“accounts/acme/tint”"_s});
    row("token for files", "[accounts/acme]\nbaseUrl=https://acme.example.com\ntokenForFiles=true\n",
        u"acme@https://acme.example.com"_s, {u"“accounts/acme/tokenForFiles” is unknown"_s});
    row("account", "[accounts/acme]\nbaseUrl=https://acme.example.com\n", u"acme@https://acme.example.com"_s);
    row("account by template", "baseUrlTemplate=https://{slug}.example.com\n[accounts/acme]\nname=Acme\nlock=true\n",
        u"template=https://{slug}.example.com acme@https://acme.example.com!"_s);
    row("upper case slug", "[accounts/ACME]\nbaseUrl=https://{slug}.example.com\n", u"acme@https://acme.example.com"_s);
    row("two of one slug",
        "[accounts/ACME]\nbaseUrl=https://one.example\n[accounts/acme]\nbaseUrl=https://two.example\n",
        u"acme@https://one.example"_s, {u"“accounts/acme”"_s});
    row("bad slug", "[accounts/a_b]\nbaseUrl=https://a.example\n[accounts/b]\nbaseUrl=https://b.example\n",
        u"b@https://b.example"_s, {u"“accounts/a_b”"_s});
    row("no address", "[accounts/acme]\nname=Acme\n", u""_s, {u"“accounts/acme/baseUrl”"_s});
    row("bad workspace", "[accounts/acme]\nbaseUrl=https://a.example\nworkspaceUrl=ftp://a.example\n", u""_s,
        {u"“accounts/acme/workspaceUrl”"_s});
    row("address with a token", "[accounts/acme]\nbaseUrl=https://a.example/?token=1\n", u""_s,
        {u"“accounts/acme/baseUrl”"_s});
    row("odd values of an account",
        "[accounts/acme]\nbaseUrl=https://a.example\ncolor=red\npagination=cursor\nperPage=0\npropertiesPath=x\n",
        u"acme@https://a.example"_s,
        {u"“accounts/acme/color”"_s, u"“accounts/acme/perPage”"_s, u"“accounts/acme/propertiesPath”"_s,
         u"“accounts/acme/pagination”"_s});
    row("a line that is none", "perPage=50\nwhat is this\nupdateCheck=true\n", u"perPage=50 check=true"_s,
        {AdministratorReader::partlyUnderstood(m_folder.filePath(u"balehook.conf"_s))});
    row("markup in a key", "<b>x=1\n", u""_s, {u"“<b>x” is unknown"_s});
}

void TestAdministratorReader::files()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, expected);
    QFETCH(const QStringList, named);
    const AdministratorSettings settings = read(text);
    QCOMPARE(summary(settings), expected);
    QCOMPARE(settings.problems.size(), named.size());
    for (const QString &each : named) {
        const QStringList about = settings.problems.filter(each);
        QVERIFY2(about.size() == 1, qPrintable(each + u" in "_s + settings.problems.join(u'\n')));
    }
}

void TestAdministratorReader::allOfAnAccount()
{
    const AdministratorSettings settings = read(R"(
[accounts/acme]
name=Acme, Inc.
color=#336699
baseUrl=https://{slug}.example.com/api
workspaceUrl=https://{slug}.example.net
perPage=50
propertiesPath=/api/platform/v1/property
pagination=offsets
lock=true
[accounts/acme/statusLabels]
3=Finished
in progress=Runs
)");
    QCOMPARE(settings.problems, QStringList());
    QCOMPARE(settings.accounts.size(), std::size_t(1));
    QVERIFY(settings.accounts.front().isLocked);
    const Account &account = settings.accounts.front().account;
    QCOMPARE(account.id, u"preset-acme"_s);
    QVERIFY(settings.isAccountLocked(u"preset-acme"_s) && !settings.isAccountLocked(u"acme"_s));
    QCOMPARE(account.name, u"Acme, Inc."_s);
    QCOMPARE(account.colour, 0x336699U);
    QCOMPARE(account.listingBaseText, u"https://{slug}.example.com/api"_s);
    QCOMPARE(account.listingBase.toString(), u"https://acme.example.com/api"_s);
    QCOMPARE(account.createBase().toString(), u"https://acme.example.net"_s);
    QCOMPARE(account.perPage, 50);
    QCOMPARE(account.propertiesPath, u"/api/platform/v1/property"_s);
    QCOMPARE(account.pagination, Pagination::Offsets);
    QVERIFY(!account.sendsTokenForFiles && !account.hasStoredToken);
    const QMap<QString, QString> labels{{u"3"_s, u"Finished"_s}, {u"in progress"_s, u"Runs"_s}};
    QCOMPARE(account.statusLabels, labels);
}

void TestAdministratorReader::aTokenIsNeverTaken()
{
    const AdministratorSettings settings = read(R"(
accessToken=canary-1
[accounts/acme]
baseUrl=https://acme.example.com
token=canary-2
Password=canary-3
)");
    QCOMPARE(summary(settings), u"acme@https://acme.example.com"_s);
    QCOMPARE(settings.problems.size(), 3);
    QStringList ignored;
    for (const QString &key : {u"accessToken"_s, u"accounts/acme/token"_s, u"accounts/acme/Password"_s})
        ignored.append(AdministratorReader::tokenIgnored(key));
    for (const QString &problem : settings.problems) {
        QVERIFY(ignored.contains(problem));
        QVERIFY(!problem.contains(u"canary"_s));
    }
}

void TestAdministratorReader::nothingThere()
{
    const AdministratorSettings settings =
        AdministratorReader::read({m_folder.filePath(u"no/such.conf"_s)}, QSettings::IniFormat);
    QCOMPARE(summary(settings), QString());
    QCOMPARE(settings.problems, QStringList());
}

void TestAdministratorReader::noFile()
{
    QVERIFY(QDir(m_folder.path()).mkdir(u"folder.conf"_s));
    const AdministratorSettings settings =
        AdministratorReader::read({m_folder.filePath(u"folder.conf"_s)}, QSettings::IniFormat);
    QCOMPARE(settings.problems.size(), 1);
    QVERIFY(settings.problems.front().contains(u"folder.conf could not be read"_s));
    QVERIFY(settings.lacksAccounts);
    QVERIFY(read("accounts/acme/baseUrl=ftp://x\n").lacksAccounts && !read("nonsense=1\n").lacksAccounts);
}

void TestAdministratorReader::tooLarge()
{
    const QByteArray text = "perPage=50\n" + QByteArray("; x\n").repeated(300'000);
    const AdministratorSettings settings = read(text);
    QVERIFY(!settings.perPage);
    QCOMPARE(settings.problems.size(), 1);
    QCOMPARE(settings.problems.front(), AdministratorReader::unreadable(m_folder.filePath(u"balehook.conf"_s)));
}

void TestAdministratorReader::theFirstPlaceCounts()
{
    const QString first = write("perPage=50\n", u"first.conf"_s);
    const QString second = write("perPage=100\nupdateCheck=true\n", u"second.conf"_s);
    const AdministratorSettings settings = AdministratorReader::read({first, second}, QSettings::IniFormat);
    QCOMPARE(summary(settings), u"perPage=50 check=true"_s);
}

void TestAdministratorReader::problemsAreBounded()
{
    QByteArray text;
    for (int i = 0; i < 100; ++i)
        text += "unknown" + QByteArray::number(i) + "=1\n";
    QCOMPARE(read(text).problems.size(), AdministratorReader::mostProblems);
}

/// The file that is installed with the program, as it is and with what it shows switched on.
void TestAdministratorReader::theSampleSetsNothing()
{
    QFile sample(QStringLiteral(BALEHOOK_SOURCES) + u"/packaging/linux/balehook.conf"_s);
    QVERIFY(sample.open(QFile::ReadOnly));
    const QByteArray text = sample.readAll();
    const AdministratorSettings asItIs = read(text);
    QCOMPARE(summary(asItIs) + asItIs.problems.join(u' '), QString());

    QByteArray switchedOn;
    for (const QByteArray &line : text.split('\n')) {
        const bool isSetting =
            line.startsWith("; [") || (line.startsWith("; ") && line.contains('=') && !line.contains(", "));
        switchedOn += (isSetting ? line.sliced(2) : line) + '\n';
    }
    const AdministratorSettings all = read(switchedOn);
    QCOMPARE(all.problems, QStringList());
    QCOMPARE(summary(all),
             u"template=https://{slug}.example.com! perPage=50! check=false! "
             "address=https://updates.example.com/balehook.json! acme@https://acme.example.com!"_s);
}

void TestAdministratorReader::theStandardPlacesAreTheSystems()
{
    const QByteArray before = qgetenv("XDG_CONFIG_DIRS");
    qputenv("XDG_CONFIG_DIRS", "/one:/two");
    const QStringList places = AdministratorReader::standardPlaces();
    qunsetenv("XDG_CONFIG_DIRS");
    const QStringList usual = AdministratorReader::standardPlaces();
    if (!before.isNull())
        qputenv("XDG_CONFIG_DIRS", before);
    const QStringList expected{u"/one/balehook/balehook.conf"_s, u"/two/balehook/balehook.conf"_s};
    QCOMPARE(places, expected);
    QCOMPARE(usual, QStringList(u"/etc/xdg/balehook/balehook.conf"_s));
}

void TestAdministratorReader::otherSystems_data()
{
    QTest::addColumn<QByteArray>("values");

    QTest::newRow("property list, with dictionaries and numbers") << QByteArray(R"({
        "perPage": 100, "updateCheck": false, "baseUrlTemplate": "https://{slug}.example.com",
        "lock": {"perPage": true, "updateCheck": true},
        "accounts": {"acme": {"name": "Acme", "lock": true, "statusLabels": {"2": "Failed"}}}
    })");
    QTest::newRow("registry, with a path for each value and numbers for yes and no") << QByteArray(R"({
        "perPage": 100, "updateCheck": 0, "baseUrlTemplate": "https://{slug}.example.com",
        "lock/perPage": 1, "lock/updateCheck": 1,
        "accounts/acme/name": "Acme", "accounts/acme/lock": 1, "accounts/acme/statusLabels/2": "Failed"
    })");
}

/// The same settings as Windows and macOS hand them over; the places where they stand there are not looked at.
void TestAdministratorReader::otherSystems()
{
    QFETCH(const QByteArray, values);
    const auto parse = [](QIODevice &device, QSettings::SettingsMap &map) {
        map = QJsonDocument::fromJson(device.readAll()).object().toVariantMap();
        return !map.isEmpty();
    };
    static const auto format = QSettings::registerFormat(
        u"standin"_s, parse, [](QIODevice &, const QSettings::SettingsMap &) { return false; });
    const auto settings = AdministratorReader::read({write(values, u"system.standin"_s)}, format);
    QCOMPARE(settings.problems, QStringList());
    QCOMPARE(summary(settings),
             u"template=https://{slug}.example.com perPage=100! check=false! acme@https://acme.example.com!"_s);
    const Account &account = settings.accounts.front().account;
    QCOMPARE(account.name, u"Acme"_s);
    QCOMPARE(account.perPage, 100);
    QCOMPARE(account.statusLabels.value(u"2"_s), u"Failed"_s);
}

QTEST_GUILESS_MAIN(TestAdministratorReader)

#include "tst_administratorreader.moc"
