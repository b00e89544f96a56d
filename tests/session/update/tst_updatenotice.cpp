// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/account/sessions.h"
#include "session/faketokenstore.h"
#include "session/testdata.h"
#include "session/update/updatenotice.h"
#include "settings/settingsfile.h"
#include "support/scriptedserver.h"
#include "support/testcertificates.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

namespace {

constexpr auto goodNews = R"({"version": "0.2.0", "notes": "Faster.", "page": "https://example.com/0.2.0"})";

QByteArray newsOf(const QByteArray &version)
{
    return R"({"version": ")" + version + R"("})";
}

} // namespace

/// Looking for a new version, against a server that speaks TLS and records every byte.
class TestUpdateNotice final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_trust = std::make_unique<TestCertificates::Trust>(); }
    void cleanupTestCase() { m_trust.reset(); }
    void init();
    void cleanup();
    void isOffUntilSomebodyWantsIt();
    void asksOnceAndTellsNothingOfTheUser();
    void oncePerDay();
    void oncePerDayAcrossStarts();
    void aClockThatWasWrongDoesNotStopIt();
    void versions_data();
    void versions();
    void failuresAreQuiet_data();
    void failuresAreQuiet();
    void refusedAddresses_data();
    void refusedAddresses();
    void hangs();
    void mayGoWhileItAsks();
    void switchedOffWhileItAsks();
    void dismissedUntilTheNextVersion();
    void hostileTextStaysText();
    void theAdministratorDecides();

private:
    /// Makes the notice, on and with the server's address unless \a address says otherwise.
    void open(const QString &address = {});
    void close() { m_notice.reset(); }
    /// As after a new start of the program.
    void reload();
    bool isChecked() const;

    std::unique_ptr<TestCertificates::Trust> m_trust;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<FakeTokenStore> m_store;
    std::unique_ptr<SettingsFile> m_settings;
    std::unique_ptr<Sessions> m_sessions;
    std::unique_ptr<ScriptedServer> m_host;
    std::unique_ptr<UpdateNotice> m_notice;
    QDateTime m_now;
};

void TestUpdateNotice::open(const QString &address)
{
    m_notice = std::make_unique<UpdateNotice>(*m_sessions, *m_settings, u"0.1.0"_s);
    m_notice->setClock([this] { return m_now; });
    m_notice->choose(true, address.isEmpty() ? m_host->url(u"/balehook.json"_s).toString() : address);
}

void TestUpdateNotice::init()
{
    m_now = QDateTime(QDate(2026, 11, 22), QTime(8, 0), Qt::UTC);
    m_folder = std::make_unique<QTemporaryDir>();
    m_store = std::make_unique<FakeTokenStore>();
    m_host = std::make_unique<ScriptedServer>(TestCertificates::server());
    reload();
}

void TestUpdateNotice::cleanup()
{
    close();
    m_sessions.reset();
    m_settings.reset();
    m_host.reset();
    m_store.reset();
    m_folder.reset();
}

void TestUpdateNotice::reload()
{
    close();
    m_sessions.reset();
    m_settings.reset();
    m_settings = std::make_unique<SettingsFile>(m_folder->filePath(u"settings.json"_s));
    m_sessions = std::make_unique<Sessions>(*m_settings, u"profile"_s, *m_store, m_folder->filePath(u"files"_s));
}

bool TestUpdateNotice::isChecked() const
{
    return Testing::waitFor([this] { return !m_notice->fetch().isBusy(); }, 30'000);
}

void TestUpdateNotice::isOffUntilSomebodyWantsIt()
{
    m_notice = std::make_unique<UpdateNotice>(*m_sessions, *m_settings, u"0.1.0"_s, m_host->url().toString());
    QVERIFY(!m_notice->isOn());
    m_notice->start();
    QVERIFY(!m_notice->fetch().isBusy());
    m_notice->choose(false, m_notice->address());
    QVERIFY(!m_notice->fetch().isBusy() && !m_notice->lastChecked().isValid());
    QVERIFY(!m_settings->contains(u"updates/address"_s)); // one that is given later still holds
    m_host->enqueue(Script::json(goodNews));
    m_notice->choose(true, m_notice->address());
    QVERIFY(m_notice->isOn() && m_notice->fetch().isBusy());
    QVERIFY(isChecked());
    QCOMPARE(m_host->requests().size(), 1);
}

void TestUpdateNotice::asksOnceAndTellsNothingOfTheUser()
{
    const Account acme = testAccount(u"1"_s, u"https://acme.example.com"_s, u"acme"_s);
    m_sessions->saveAccount(acme);
    open();
    QVERIFY(!m_notice->fetch().isBusy()); // not before the first paint
    m_host->enqueue(
        Script::answer(200, goodNews, {{"Content-Type", "application/json"}, {"Set-Cookie", "id=1; Path=/"}}));
    m_notice->start();
    QVERIFY(isChecked());
    QCOMPARE(m_host->requests().size(), 1);
    const RecordedRequest first = m_host->requests().first();
    QCOMPARE(first.method, "GET");
    QCOMPARE(first.target, "/balehook.json");
    QCOMPARE(first.header("Host"), "127.0.0.1:" + QByteArray::number(m_host->serverPort()));
    QCOMPARE(first.header("User-Agent"), "Balehook");
    QVERIFY(first.body.isEmpty());
    for (const char *name : {"Authorization", "Cookie", "Referer", "From"})
        QVERIFY2(first.header(name).isNull(), name);
    QVERIFY(!first.head.contains(acme.slug.toString().toUtf8()));

    const std::optional<ReleaseNews> news = m_notice->news();
    QVERIFY(news);
    QCOMPARE(news->version, QVersionNumber(0, 2, 0));
    QCOMPARE(news->notes, u"Faster."_s);
    QCOMPARE(news->page, u"https://example.com/0.2.0"_s);
    QCOMPARE(m_notice->lastChecked(), m_now);
    QCOMPARE(m_notice->failure(), QString());

    // Nor does the cookie come back the next day, on a connection that would be there still.
    m_now = m_now.addDays(1);
    m_host->enqueue(Script::json(goodNews));
    m_notice->look();
    QVERIFY(isChecked());
    QCOMPARE(m_host->requests().size(), 2);
    QVERIFY(m_host->requests().last().header("Cookie").isNull());
}

void TestUpdateNotice::oncePerDay()
{
    open();
    m_host->enqueue(Script::json(newsOf("0.1.0")));
    m_notice->start();
    QVERIFY(isChecked());
    QCOMPARE(m_host->requests().size(), 1);
    for (int hour = 1; hour < 24; ++hour) {
        m_now = m_now.addSecs(3600);
        m_notice->look();
        QVERIFY(!m_notice->fetch().isBusy());
    }
    m_notice->choose(true, m_notice->address());
    QVERIFY(!m_notice->fetch().isBusy());
    m_now = m_now.addSecs(3600);
    m_notice->look();
    m_notice->look();
    QVERIFY(isChecked());
    QCOMPARE(m_host->requests().size(), 2);
}

void TestUpdateNotice::oncePerDayAcrossStarts()
{
    open();
    m_host->enqueue(Script().hang());
    m_notice->start();
    QTRY_COMPARE(m_host->requests().size(), 1);
    close(); // the program ends before the answer
    reload();
    m_now = m_now.addSecs(23 * 3600);
    open();
    m_notice->start();
    QVERIFY(!m_notice->fetch().isBusy());
    m_now = m_now.addSecs(3600);
    m_host->enqueue(Script::json(goodNews));
    m_notice->look();
    QVERIFY(isChecked());
    close();
    reload();
    open();
    QCOMPARE(m_notice->news()->notes, u"Faster."_s); // it is still told
    QCOMPARE(m_host->requests().size(), 2);
}

void TestUpdateNotice::aClockThatWasWrongDoesNotStopIt()
{
    const QDateTime today = m_now;
    m_now = today.addYears(10);
    open();
    m_host->enqueue(Script::json(goodNews));
    m_notice->start();
    QVERIFY(isChecked());
    m_now = today;
    m_notice->look();
    QVERIFY(isChecked());
    QCOMPARE(m_host->requests().size(), 2);
    QCOMPARE(m_notice->lastChecked(), today);
}

void TestUpdateNotice::versions_data()
{
    QTest::addColumn<QByteArray>("version");
    QTest::addColumn<bool>("isNews");
    QTest::addColumn<bool>("isUnderstood");
    const auto row = [](const char *version, bool isNews, bool isUnderstood = true) {
        QTest::newRow(version) << QByteArray(version) << isNews << isUnderstood;
    };
    row("0.1.0", false);
    row("0.1", false);
    row("0.0.9", false);
    row("0.1.1", true);
    row("0.10.0", true);
    row("1", true);
    row("0.2.0-rc1", false, false);
    row("v0.2.0", false, false);
    row(" 0.2.0", false, false);
    row("0..2", false, false);
    row("-1.2", false, false);
    row("1.2.3.4.5", false, false);
    row("99999999999999999999", false, false);
    row("", false, false);
}

void TestUpdateNotice::versions()
{
    QFETCH(const QByteArray, version);
    open();
    m_host->enqueue(Script::json(newsOf(version)));
    m_notice->start();
    QVERIFY(isChecked());
    QTEST(m_notice->news().has_value(), "isNews");
    QTEST(m_notice->failure().isEmpty(), "isUnderstood");
}

void TestUpdateNotice::failuresAreQuiet_data()
{
    QTest::addColumn<Script>("script");
    QTest::newRow("not found") << Script::answer(404, "no");
    QTest::newRow("broken") << Script::answer(503, "later", {{"Retry-After", "1"}});
    QTest::newRow("sign in") << Script::answer(401, "", {{"WWW-Authenticate", "Basic realm=x"}});
    QTest::newRow("other host") << Script::answer(302, "", {{"Location", "https://localhost:1/elsewhere.json"}});
    QTest::newRow("same host") << Script::answer(301, "", {{"Location", "/elsewhere.json"}});
    QTest::newRow("unencrypted") << Script::answer(307, "", {{"Location", "http://127.0.0.1:1/"}});
    QTest::newRow("web page") << Script::answer(200, "<html>", {{"Content-Type", "text/html"}});
    QTest::newRow("list") << Script::json("[]");
    QTest::newRow("number for a version") << Script::json(R"({"version": 2})");
    QTest::newRow("nothing") << Script::json("");
    QTest::newRow("cut") << Script().send("HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n{\"version\": \"9\"").close();
    QTest::newRow("reset") << Script().reset();
    QTest::newRow("large") << Script::json(R"({"version": "9", "notes": ")" + QByteArray(100'000, 'x') + "\"}");
    QTest::newRow("endless") << Script()
                                    .send("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n{\"notes\": \"")
                                    .flood(QByteArray(64 * 1024, 'x'));
}

void TestUpdateNotice::failuresAreQuiet()
{
    QFETCH(const Script, script);
    open();
    m_host->enqueue(script);
    m_notice->start();
    QVERIFY(isChecked());
    // No second try, no redirect. Qt itself connects again where nothing at all came back.
    if (QByteArray(QTest::currentDataTag()) != "reset")
        QCOMPARE(m_host->requests().size(), 1);
    QVERIFY(!m_notice->news());
    QVERIFY(!m_notice->failure().isEmpty());
    QCOMPARE(m_notice->lastChecked(), m_now);
    m_now = m_now.addSecs(3600);
    m_notice->look();
    QVERIFY(!m_notice->fetch().isBusy());
}

void TestUpdateNotice::refusedAddresses_data()
{
    QTest::addColumn<QString>("address");
    QTest::newRow("http") << u"http://127.0.0.1:%1/"_s;
    QTest::newRow("password") << u"https://u:p@127.0.0.1:%1/"_s;
    QTest::newRow("file") << u"file:///etc/passwd"_s;
    QTest::newRow("word") << u"example"_s;
}

void TestUpdateNotice::refusedAddresses()
{
    QFETCH(QString, address);
    if (address.contains(u"%1"_s))
        address = address.arg(m_host->serverPort());
    open(address);
    m_notice->start();
    QVERIFY(!m_notice->fetch().isBusy());
    QVERIFY(!m_notice->lastChecked().isValid());

    // Nor if somebody asks past the settings.
    QSignalSpy fetched(&m_notice->fetch(), &ReleaseFetch::fetched);
    m_notice->fetch().fetch(QUrl(address));
    QVERIFY(fetched.isEmpty());
    QTRY_COMPARE(fetched.size(), 1);
    QCOMPARE(m_host->connections(), 0);
}

void TestUpdateNotice::hangs()
{
    open();
    HttpTimeouts timeouts;
    timeouts.overall = std::chrono::milliseconds(300);
    m_notice->fetch().setTimeouts(timeouts);
    m_host->enqueue(Script().hang());
    m_notice->start();
    QVERIFY(isChecked());
    QVERIFY(!m_notice->failure().isEmpty());
    QTRY_COMPARE(m_host->disconnects(), 1);
    QCOMPARE(m_host->connections(), 1);
}

void TestUpdateNotice::mayGoWhileItAsks()
{
    open();
    m_host->enqueue(Script().hang());
    QSignalSpy changed(m_notice.get(), &UpdateNotice::changed);
    m_notice->start();
    QTRY_COMPARE(m_host->requests().size(), 1);
    changed.clear();
    close();
    QTRY_COMPARE(m_host->disconnects(), 1);
    QCOMPARE(changed.size(), 0);
}

void TestUpdateNotice::switchedOffWhileItAsks()
{
    open();
    m_host->enqueue(Script().hang());
    m_notice->start();
    QTRY_COMPARE(m_host->requests().size(), 1);
    m_host->enqueue(Script().hang());
    m_notice->choose(true, m_host->url(u"/other.json"_s).toString());
    QTRY_COMPARE(m_host->requests().size(), 2);
    QTRY_COMPARE(m_host->disconnects(), 1);
    m_notice->choose(false, m_notice->address());
    QVERIFY(!m_notice->fetch().isBusy());
    QTRY_COMPARE(m_host->disconnects(), 2);
}

void TestUpdateNotice::dismissedUntilTheNextVersion()
{
    open();
    m_host->enqueue(Script::json(newsOf("0.2.0")));
    m_notice->start();
    QVERIFY(isChecked());
    QVERIFY(m_notice->news());
    QSignalSpy changed(m_notice.get(), &UpdateNotice::changed);
    m_notice->dismiss();
    QCOMPARE(changed.size(), 1);
    QVERIFY(!m_notice->news());
    m_now = m_now.addDays(1);
    m_host->enqueue(Script::json(newsOf("0.2")));
    m_notice->look();
    QVERIFY(isChecked());
    QVERIFY(!m_notice->news());
    m_now = m_now.addDays(1);
    m_host->enqueue(Script::json(newsOf("0.3")));
    m_notice->look();
    QVERIFY(isChecked());
    QVERIFY(m_notice->news());
    m_notice->choose(true, u"another"_s);
    QVERIFY(!m_notice->news() && !m_notice->lastChecked().isValid());
}

void TestUpdateNotice::hostileTextStaysText()
{
    open();
    const QByteArray notes = R"(<img src=\"file:///etc/passwd\">\u202egnp.\ud800)" + QByteArray(10'000, 'x');
    const QByteArray links = R"json("page": "javascript:alert(1)", "download": "https://example.com/x.exe")json";
    m_host->enqueue(Script::json(R"({"version": "9", "notes": ")" + notes + "\", " + links + '}'));
    m_notice->start();
    QVERIFY(isChecked());
    const std::optional<ReleaseNews> news = m_notice->news();
    QVERIFY(news);
    QCOMPARE(news->page, QString());
    QVERIFY(news->notes.startsWith(u"<img src"_s));
    QVERIFY(news->notes.size() <= ReleaseNews::mostNotes);
    QVERIFY(news->notes.isValidUtf16());
    QCOMPARE(m_host->requests().size(), 1);
}

void TestUpdateNotice::theAdministratorDecides()
{
    const QString address = m_host->url(u"/preset.json"_s).toString();
    AdministratorSettings administrator;
    administrator.updateCheck = {true, false};
    administrator.updateAddress = {address, false};
    m_sessions->setAdministrator(administrator);
    m_notice = std::make_unique<UpdateNotice>(*m_sessions, *m_settings, u"0.1.0"_s);
    QVERIFY(m_notice->isOn() && !m_notice->isOnLocked());
    QCOMPARE(m_notice->address(), address);
    m_host->enqueue(Script::json(goodNews));
    m_notice->start();
    QVERIFY(isChecked());
    QCOMPARE(m_host->requests().first().target, "/preset.json");
    m_notice->choose(false, u"https://own.example/"_s);
    QVERIFY(!m_notice->isOn() && !m_notice->news());
    QCOMPARE(m_notice->address(), u"https://own.example/"_s);

    administrator.updateAddress->isLocked = true;
    administrator.updateCheck->isLocked = true;
    m_sessions->setAdministrator(administrator);
    QVERIFY(m_notice->isOn() && m_notice->isOnLocked());
    QCOMPARE(m_notice->address(), address);
    m_notice->choose(false, u"https://other.example/"_s);
    QVERIFY(m_notice->isOn());
    QCOMPARE(m_notice->address(), address);
    QVERIFY(!UpdateNotice::isAbsent(administrator));
    administrator.updateCheck->value = false;
    QVERIFY(UpdateNotice::isAbsent(administrator));
}

QTEST_GUILESS_MAIN(TestUpdateNotice)

#include "tst_updatenotice.moc"
