// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "credentials/keychaintokenstore.h"
#include "leaks/echoservice.h"
#include "leaks/leakscan.h"
#include "settings/accountsettings.h"
#include "settings/networksettings.h"
#include "settings/profile.h"
#include "support/wait.h"

#include <QDir>
#include <QProcess>
#include <QTest>

#include <sys/resource.h>

using namespace Qt::StringLiterals;
using namespace Balehook;
using namespace Balehook::Testing;

namespace {

// With all that a token may hold; nowhere else in the sources, the system or the settings.
const auto storedToken = "cAn4ry.St0red-_~Zq7/wK+x5Xv=="_ba;
const auto typedToken = "cAn4ry.Typ3d~9_Bh-8/nE+u2Dm="_ba;

/// For a failure: how far it came.
QByteArray stepsOf(const QByteArray &output)
{
    QByteArray steps;
    for (const QByteArray &line : output.split('\n')) {
        if (line.startsWith("step ") || line.startsWith("FAILED "))
            steps += line + "; ";
    }
    return steps;
}

} // namespace

/// The whole program, on a real keyring and a service that repeats the token wherever it can: afterwards the token
/// stands nowhere.
class TestTokenCanary final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void theScanFindsWhatIsThere_data();
    void theScanFindsWhatIsThere();
    void aCrashLeavesNoCore();
    void aFullRunLeavesItNowhere();

private:
    void startDisplay();
    void storeAccounts();
    /// Runs the program to its end; its output.
    QByteArray run(const QString &mode);

    const QDir m_home = QDir::home();
    const LeakScan m_scan{{storedToken, typedToken}};
    EchoService m_service;
    QProcess m_display;
    QString m_displayName;
    QProcess m_program;
};

void TestTokenCanary::initTestCase()
{
    startDisplay();
    storeAccounts();
}

void TestTokenCanary::cleanupTestCase()
{
    m_display.terminate();
    m_display.waitForFinished();
}

/// A real X display, because it has a selection beside the clipboard.
void TestTokenCanary::startDisplay()
{
    m_display.setProcessChannelMode(QProcess::SeparateChannels);
    m_display.setStandardErrorFile(QProcess::nullDevice());
    m_display.start(u"Xvfb"_s,
                    {u"-displayfd"_s, u"1"_s, u"-screen"_s, u"0"_s, u"1280x800x24"_s, u"-nolisten"_s, u"tcp"_s});
    QTRY_VERIFY_WITH_TIMEOUT(m_display.canReadLine(), 30'000);
    m_displayName = u':' + QString::fromLatin1(m_display.readLine().trimmed());
}

void TestTokenCanary::storeAccounts()
{
    auto profile = Profile::open(m_home.filePath(u"profile"_s));
    QVERIFY(profile);
    AccountSettings settings(profile.value()->settings());
    KeychainTokenStore tokens;
    int stored = 0;
    for (const QString &name : EchoService::slugs()) {
        const auto slug = AccountSlug::fromString(name);
        const auto base = BaseUrl::parse(QString(m_service.origin() + u"/{slug}"_s), *slug);
        QVERIFY(base);
        Account account("id-"_L1 + name, *slug, base.value());
        account.listingBaseText = m_service.origin() + u"/{slug}"_s;
        account.propertiesPath = u"/api/platform/v1/property"_s;
        account.hasStoredToken = true;
        settings.save(account);
        tokens.write(TokenKey(account, profile.value()->id()),
                     BearerToken::fromPasted(QString::fromLatin1(storedToken)).value().token, this,
                     [&stored](const Outcome &outcome) { stored += outcome ? 1 : 0; });
    }
    settings.setCurrentAccount(u"id-acme"_s);
    QVERIFY(profile.value()->settings().save().ok());
    QTRY_COMPARE(stored, EchoService::slugs().size());
}

QByteArray TestTokenCanary::run(const QString &mode)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    QDir().mkpath(m_home.filePath(u"tmp"_s));
    QDir().mkpath(m_home.filePath(u"work"_s));
    environment.insert(u"QT_QPA_PLATFORM"_s, u"xcb"_s);
    environment.insert(u"DISPLAY"_s, m_displayName);
    environment.insert(u"TMPDIR"_s, m_home.filePath(u"tmp"_s));
    environment.insert(u"QT_LOGGING_RULES"_s, u"qt.network*=true;qt.dbus*=true;balehook.*=true"_s);
    environment.insert(u"BALEHOOK_CANARY_TYPED"_s, QString::fromLatin1(typedToken));
    environment.insert(u"BALEHOOK_CANARY_SERVICE"_s, m_service.origin() + u"/{slug}"_s);
    if (mode == "crash"_L1)
        environment.insert(u"BALEHOOK_CANARY_CRASH"_s, u"1"_s);
    m_program.setProcessEnvironment(environment);
    m_program.setWorkingDirectory(m_home.filePath(u"work"_s));
    m_program.setProcessChannelMode(QProcess::MergedChannels);
    m_program.setChildProcessModifier([] {
        // As somebody who wants core files would have it.
        rlimit limit{};
        getrlimit(RLIMIT_CORE, &limit);
        limit.rlim_cur = limit.rlim_max;
        setrlimit(RLIMIT_CORE, &limit);
    });
    const QString program = qEnvironmentVariable("BALEHOOK_BIN") + u"/balehook-canary-run"_s;
    m_program.start(program, {u"--profile"_s, m_home.filePath(u"profile"_s)});
    if (!Testing::waitFor([this] { return m_program.state() == QProcess::NotRunning; }, 90'000)) {
        m_program.kill();
        m_program.waitForFinished();
    }
    return m_program.readAll();
}

void TestTokenCanary::theScanFindsWhatIsThere_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("plain") << "a " + storedToken + " b";
    QTest::newRow("percent-encoded") << storedToken.toPercentEncoding();
    QTest::newRow("Base64") << storedToken.toBase64();
    QTest::newRow("Base64 of a header") << QByteArray("Bearer " + storedToken + "\r\n").toBase64();
    QTest::newRow("Base64, one further") << QByteArray("Bearer:" + storedToken + ", ").toBase64();
    QTest::newRow("Base64, two further") << QByteArray("Bearers:" + storedToken + ", ").toBase64();
    QTest::newRow("hexadecimal") << typedToken.toHex();
    QTest::newRow("lower case") << typedToken.toLower();
    QTest::newRow("JSON") << QByteArray(typedToken).replace('/', "\\/");
    const QString wide = QString::fromLatin1(typedToken);
    QTest::newRow("UTF-16") << QByteArray(reinterpret_cast<const char *>(wide.utf16()), wide.size() * 2);
}

void TestTokenCanary::theScanFindsWhatIsThere()
{
    QFETCH(QByteArray, text);
    QVERIFY(!m_scan.find(text).isEmpty());
    QVERIFY(m_scan.find(text.left(text.size() / 2)).isEmpty());
}

void TestTokenCanary::aFullRunLeavesItNowhere()
{
    const QByteArray output = run(u"full"_s);
    for (const char *step :
         {"jobs", "files", "save", "webhooks", "refusals", "token", "account", "requests", "report", "self", "close"})
        QVERIFY2(output.contains(QByteArray("step " + QByteArray(step) + "\n")), stepsOf(output).constData());
    QCOMPARE(m_program.exitStatus(), QProcess::NormalExit);
    QVERIFY2(m_program.exitCode() == 0, output.right(4000).constData());

    // The canary sang: it was sent, to the account's origin and nowhere else, and it was answered.
    int withStored = 0;
    int withTyped = 0;
    int posts = 0;
    for (const RecordedRequest &request : m_service.requests()) {
        withStored += request.header("Authorization") == "Bearer " + storedToken ? 1 : 0;
        withTyped += request.header("Authorization") == "Bearer " + typedToken ? 1 : 0;
        posts += request.method == "POST" ? 1 : 0;
        QVERIFY2(m_scan.find(request.target + request.body).isEmpty(), request.head.constData());
    }
    QVERIFY(withStored > 10);
    QVERIFY(withTyped > 0);
    QCOMPARE(posts, 3);
    QVERIFY(m_service.fileRequests().size() >= 3);
    for (const RecordedRequest &request : m_service.fileRequests())
        QVERIFY2(m_scan.find(request.head).isEmpty(), request.head.constData());

    const QString said = m_scan.find(output);
    QVERIFY2(said.isEmpty(), qPrintable(said));
    QVERIFY(output.contains("clipboard "));
    QVERIFY(output.contains("balehook.net: GET")); // everything was logged
    const QStringList left = m_scan.findBelow(m_home.path());
    QVERIFY2(left.isEmpty(), qPrintable(left.join(u'\n')));
    QVERIFY(m_scan.filesRead() > 5);

    QVERIFY(output.contains("core 0 0\n"));
    QVERIFY(output.contains("dumpable 1\n"));
    QVERIFY(!output.contains("left out of dumps 0\n"));
    QVERIFY(output.contains("left out of dumps "));
}

void TestTokenCanary::aCrashLeavesNoCore()
{
    run(u"crash"_s);
    QCOMPARE(m_program.exitStatus(), QProcess::CrashExit);
    QCOMPARE(QDir(m_home.filePath(u"work"_s)).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList());
    const QStringList left = m_scan.findBelow(m_home.path());
    QVERIFY2(left.isEmpty(), qPrintable(left.join(u'\n')));
}

QTEST_GUILESS_MAIN(TestTokenCanary)
#include "tst_tokencanary.moc"
