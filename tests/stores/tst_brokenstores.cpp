// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/cache/filecache.h"
#include "failedrows/fetch/filefetcher.h"
#include "gui/memorytokenstore.h"
#include "session/account/webhookregistration.h"
#include "session/testdata.h"
#include "settings/accountsettings.h"
#include "settings/settingsstorage.h"
#include "stores/program.h"
#include "support/scriptedserver.h"
#include "widgets/lists/accountnotices.h"
#include "widgets/messages/messagebar.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace Balehook;
using namespace Balehook::Testing;

/// Files of the profile that somebody, or a disk, has spoilt: the program starts, says what is lost, and loses no more
/// than that.
class TestBrokenStores final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void settings_data();
    void settings();
    void settingsWithoutACopy();
    void settingsThatAreGone();
    void settingsOfANewerVersion();
    void valuesOfSettings_data();
    void valuesOfSettings();
    void keysOfANewerVersionStay();
    void anAccountThatCannotBeReadIsTold();
    void registrations_data();
    void registrations();
    void registrationsThatStayInTheWay();
    void anIndexOfFiles_data();
    void anIndexOfFiles();
    void foldersOfFilesThatAreNotOurs_data();
    void foldersOfFilesThatAreNotOurs();

private:
    QString path(const QString &name) const { return m_program->path(name); }
    void write(const QString &name, const QByteArray &bytes) const;
    QByteArray read(const QString &name) const;
    /// Members of a JSON object; they take the place of those that are there.
    void addToSettings(const QByteArray &members) const;
    QStringList setAside(const QString &name) const;
    QString filesFolder() const { return path(u"cache/files"_s); }
    /// A file in the cache, as a fetch leaves it there.
    CachedFile cacheFile() const;

    std::unique_ptr<ScriptedServer> m_server;
    std::unique_ptr<Program> m_program;
    MemoryTokenStore m_tokens;
};

namespace {

WebhookDraft typedDraft()
{
    return WebhookDraft({u"order"_s, u"POST"_s, QString(), u"v1"_s, u"PUT"_s, u"https://x.example/in"_s, QString()});
}

} // namespace

void TestBrokenStores::init()
{
    m_server = std::make_unique<ScriptedServer>();
    m_server->enqueue(jobsPage(1, 1));
    m_program = std::make_unique<Program>();
    m_program->addAccount(testAccount(u"a"_s, *m_server));
}

void TestBrokenStores::cleanup()
{
    m_program.reset();
    m_server.reset();
}

void TestBrokenStores::write(const QString &name, const QByteArray &bytes) const
{
    QFile file(path(name));
    QVERIFY(file.open(QFile::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray TestBrokenStores::read(const QString &name) const
{
    QFile file(QDir::isAbsolutePath(name) ? name : path(name));
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

void TestBrokenStores::addToSettings(const QByteArray &members) const
{
    QJsonObject root = QJsonDocument::fromJson(read(u"settings.json"_s)).object();
    QJsonObject values = root.value("values"_L1).toObject();
    const QJsonObject more = QJsonDocument::fromJson('{' + members + '}').object();
    QVERIFY(!more.isEmpty());
    for (auto at = more.begin(); at != more.end(); ++at)
        values.insert(at.key(), at.value());
    root.insert("values"_L1, values);
    write(u"settings.json"_s, QJsonDocument(root).toJson());
}

QStringList TestBrokenStores::setAside(const QString &name) const
{
    QStringList found;
    const QStringList names = QDir(path(QString())).entryList({name + u".broken-*"_s}, QDir::AllEntries | QDir::System);
    for (const QString &each : names)
        found.append(path(each));
    return found;
}

void TestBrokenStores::settings_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("garbage") << "\x7f\x45LF\1\2\3 not settings"_ba;
    QTest::newRow("zeros") << QByteArray(4096, '\0');
    QTest::newRow("cut") << R"({"version": 1, "values": {"accounts/a/slug": "acm)"_ba;
    QTest::newRow("other JSON") << R"({"accounts": []})"_ba;
    QTest::newRow("settings of 0.1.0") << "[session]\ncurrentAccount=a\n"_ba;
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("line ends only") << QByteArray(5000, '\n');
    QTest::newRow("another character set") << QByteArray("\xff\xfe{\0}\0\n\0", 8);
}

/// The last good copy takes its place, and the window says so once.
void TestBrokenStores::settings()
{
    QFETCH(QByteArray, bytes);
    write(u"settings.json"_s, bytes);
    QVERIFY(m_program->start(m_tokens));
    const QStringList aside = setAside(u"settings.json"_s);
    QCOMPARE(aside.size(), 1);
    QTRY_COMPARE(m_program->messageText(), m_program->startTrouble().settingsText());
    QVERIFY(m_program->messageText().contains(aside.constFirst()));
    QCOMPARE(read(aside.constFirst()), bytes);
    QCOMPARE(m_program->sessions().accounts().size(), 1U);

    // It works on, and the next start says nothing any more.
    m_program->sessions().saveAccount(testAccount(u"b"_s, *m_server));
    QVERIFY(m_program->start(m_tokens));
    QCOMPARE(m_program->sessions().accounts().size(), 2U);
    QVERIFY(setAside(u"settings.json"_s).size() == 1 && m_program->messageId() != u"settings"_s);
}

void TestBrokenStores::settingsWithoutACopy()
{
    write(u"settings.json"_s, {});
    QVERIFY(QFile::remove(path(u"settings.json.last-good"_s)));
    QVERIFY(m_program->start(m_tokens));
    const QStringList aside = setAside(u"settings.json"_s);
    QCOMPARE(aside.size(), 1);
    QTRY_VERIFY(m_program->messageText().contains(aside.constFirst()));
    QCOMPARE(m_program->messageText(), m_program->startTrouble().settingsText());
    QVERIFY(m_program->sessions().accounts().empty() && !m_program->profile().settingsRestoredFrom().isValid());
}

void TestBrokenStores::settingsThatAreGone()
{
    QVERIFY(QFile::remove(path(u"settings.json"_s)));
    QVERIFY(m_program->start(m_tokens));
    QVERIFY(m_program->profile().brokenSettingsFile().isEmpty());
    QTRY_COMPARE(m_program->messageText(), m_program->startTrouble().settingsText());
    QCOMPARE(m_program->sessions().accounts().size(), 1U);
}

void TestBrokenStores::settingsOfANewerVersion()
{
    const QByteArray newer = R"({"version": 2, "accounts": []})";
    write(u"settings.json"_s, newer);
    QVERIFY(!m_program->start(m_tokens));
    const Error told = SettingsStorage::errorOf(SettingsStorage::State::Newer, path(u"settings.json"_s));
    QCOMPARE(m_program->openError().detail, told.detail);
    QCOMPARE(read(u"settings.json"_s), newer);
    QVERIFY(setAside(u"settings.json"_s).isEmpty());
}

void TestBrokenStores::valuesOfSettings_data()
{
    QTest::addColumn<QByteArray>("more");
    QTest::newRow("huge numbers") << R"("accounts/a/perPage": "99999999999999999999", "window/zoom": 2147483647,
                                        "files/limit": 9223372036854775807, "network/proxyMode": "manual",
                                        "network/proxyHost": "x", "network/proxyPort": 4294967296)"_ba;
    QTest::newRow("negative numbers") << R"("accounts/a/perPage": -1, "window/zoom": -2147483648, "files/limit": -1,
                                            "network/proxyPort": -1, "accounts/a/statusLabels": -5)"_ba;
    QTest::newRow("words for numbers") << R"("accounts/a/perPage": "many", "window/zoom": "big", "table/compact": "x",
                                             "window/recordPane": "perhaps", "files/limit": "all", "table/utc": 2)"_ba;
    QTest::newRow("lists for texts") << R"("accounts/a/name": ["a", "b"], "accounts/order": ["x", "a", "a", 5],
                                           "session/currentAccount": ["a"], "session/baseUrlTemplate": ["x"])"_ba;
    QTest::newRow("odd kinds") << R"("window/geometry": {"base64": "????"}, "window/state": null,
                                     "layout/accountsSplitter": {"base64": "AP8="}, "layout/recordSplitter": {"a": []},
                                     "layout/importJobs": [[1], {}], "accounts/a/statusLabels": [1, null, {"code": []}]
                                  )"_ba;
    QTest::newRow("names without an end") << "\"window/" + QByteArray(100'000, 'k') + "\": \""
            + QByteArray(100'000, 'v') + "\", \"accounts/a/name\": \"" + QByteArray(200'000, 'n') + '"';
    QTest::newRow("proxy that is none") << R"("network/proxyMode": "socks9", "network/proxyHost": "",
                                              "network/proxyPort": 0)"_ba;
    QTest::newRow("profile of somebody else") << R"("profile/id": "../../etc/passwd")"_ba;
}

/// The account is still there and loads.
void TestBrokenStores::valuesOfSettings()
{
    QFETCH(QByteArray, more);
    const Account account = testAccount(u"a"_s, *m_server);
    addToSettings(more);
    QVERIFY(m_program->start(m_tokens));
    m_tokens.tokens.insert(TokenKey(account, Profile::open(path(QString())).value()->id()).toString(),
                           testToken(u"secret"_s));
    m_program->sessions().session(u"a"_s)->retryToken();
    QTRY_COMPARE(m_program->rows(), 1);
    QVERIFY(setAside(u"settings.json"_s).isEmpty());
    QCOMPARE(m_program->messageText(), QString());
    const int perPage = m_program->sessions().account(u"a"_s)->perPage;
    QVERIFY(perPage == 25 || perPage == 50 || perPage == 100);
    const MainWindow &window = m_program->window();
    QVERIFY(window.screen()->availableGeometry().intersects(window.geometry()) && window.width() < 100'000);
}

void TestBrokenStores::keysOfANewerVersionStay()
{
    addToSettings(R"("accounts/a/fromTheFuture": "kept1", "futureRoom/more": "kept2",
                     "futureRoom/anything": {"point": [1, {"deep": "kept3"}]})");
    QVERIFY(m_program->start(m_tokens));
    m_program->sessions().saveAccount(*m_program->sessions().account(u"a"_s));
    m_program->end();
    for (const char *kept : {"kept1", "kept2", "kept3"})
        QVERIFY2(read(u"settings.json"_s).contains(kept), kept);
}

void TestBrokenStores::anAccountThatCannotBeReadIsTold()
{
    addToSettings(R"("accounts/old/name": "Old shop", "accounts/old/slug": "a b",
                     "accounts/old/listingBase": "https://x.example.com", "accounts/cut/name": "Cut")");
    QVERIFY(m_program->start(m_tokens));
    QCOMPARE(m_program->sessions().accounts().size(), 1U);
    QTRY_VERIFY(m_program->messageId() == u"accounts"_s && m_program->messageText().startsWith(u"2 "_s));
    m_program->sessions().saveAccount(*m_program->sessions().account(u"a"_s));
    m_program->end();
    QVERIFY(read(u"settings.json"_s).contains("Old shop"));
    QVERIFY(read(u"settings.json"_s).contains("Cut"));
}

void TestBrokenStores::registrations_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("garbage") << "\x7f\x45LF"_ba;
    QTest::newRow("zeros") << QByteArray(4096, '\0');
    QTest::newRow("cut") << R"({"version":1,"accounts":{"a":{"draft":{"resource":"order")"_ba;
    QTest::newRow("newer") << R"({"version":2,"accounts":{"a":{"draft":{"resource":"order"}}}})"_ba;
    QTest::newRow("version as text") << R"({"version":"1","accounts":{}})"_ba;
    QTest::newRow("huge version") << R"({"version":1e308,"accounts":{}})"_ba;
    QTest::newRow("accounts as list") << R"({"version":1,"accounts":[1,2]})"_ba;
    QTest::newRow("deep") << QByteArray(5000, '[');
    QTest::newRow("20 MB") << QByteArray(20 * 1024 * 1024, ' ') + R"({"version":1,"accounts":{}})";
    QTest::newRow("folder") << "folder"_ba;
    QTest::newRow("pipe") << "pipe"_ba;
}

void TestBrokenStores::registrations()
{
    QFETCH(QByteArray, bytes);
    const QString file = path(u"registrations.json"_s);
    const bool isFile = bytes != "folder" && bytes != "pipe";
    if (isFile)
        write(u"registrations.json"_s, bytes);
    else if (bytes == "folder")
        QVERIFY(QDir().mkdir(file));
    else
        QCOMPARE(mkfifo(QFile::encodeName(file).constData(), 0600), 0);
    QVERIFY(m_program->start(m_tokens));
    const QStringList aside = setAside(u"registrations.json"_s);
    QCOMPARE(aside.size(), 1);
    QTRY_VERIFY(m_program->messageText().contains(aside.constFirst()));
    QCOMPARE(m_program->messageText(), m_program->startTrouble().registrationsText());
    if (isFile)
        QCOMPARE(read(aside.constFirst()), bytes);

    // What is typed from now on is kept, and the next start has nothing to tell.
    m_program->registrations().setDraft(u"a"_s, typedDraft());
    QVERIFY(m_program->start(m_tokens));
    QVERIFY(m_program->registrations().draft(u"a"_s) == typedDraft());
    QTRY_COMPARE(m_program->messageText(), AccountNotices::noTokenText());
    QCOMPARE(setAside(u"registrations.json"_s), aside);
}

void TestBrokenStores::registrationsThatStayInTheWay()
{
    const QString file = u"/proc/version"_s; // nobody, root included, moves it
    RegistrationStore store(file);
    QVERIFY(store.blockingFile() == file && store.brokenFile().isEmpty());
    const QTemporaryDir locks;
    RegistrationTurn turn(std::make_shared<RegistrationFile>(file), locks.path(), u"a"_s, u"https://x.example/"_s);
    const RegistrationLook look = turn.look(RegistrationWish{typedDraft(), {}, 1});
    QCOMPARE(look.kind, RegistrationLook::Kind::Failed); // and so nothing is sent either
    QCOMPARE(look.error.kind, ErrorKind::DiskFailed);

    QVERIFY(m_program->start(m_tokens));
    SettingsFile settings(path(u"settings.json"_s));
    const StartTrouble blocked{.settings = {}, .registrations = {}, .blockingRegistrations = store.blockingFile()};
    MainWindow window(m_program->sessions(), settings, blocked);
    window.show();
    const auto *bar = window.findChild<MessageBar *>();
    QTRY_VERIFY(bar->shown() && bar->shown()->text.contains(file));
    QCOMPARE(bar->shown()->text, blocked.registrationsText());
    QVERIFY((StartTrouble{.unopenedRegistrations = file}.registrationsText().contains(file)));
}

CachedFile TestBrokenStores::cacheFile() const
{
    FileCache cache(filesFolder());
    const FileKey key{u"a"_s, u"job-1"_s, JobFile::FailedRows, QUrl(u"https://files.example.com/rows.csv"_s)};
    FileHold hold;
    const auto target = cache.target(key, &hold);
    bool isInPlace = false;
    const QByteArray rows = "sku,error\n1,x\n";
    const QObject context;
    const bool isWritten = target.ok() && target.value()->begin({{}, {}, rows.size()}) && target.value()->write(rows);
    if (isWritten)
        target.value()->commit(const_cast<QObject *>(&context), [&isInPlace](bool done) { isInPlace = done; });
    if (!isWritten || !Testing::waitFor([&isInPlace] { return isInPlace; }))
        return {};
    FetchedFile fetched;
    fetched.fileName = target.value()->fileName();
    fetched.bytes = rows.size();
    return cache.add(key, u"product.import"_s, fetched);
}

void TestBrokenStores::anIndexOfFiles_data()
{
    QTest::addColumn<QByteArray>("index");
    QTest::addColumn<bool>("isSetAside");
    const auto entry = [](const QByteArray &file, const QByteArray &bytes) -> QByteArray {
        return R"({"version":1,"account":"a","files":[{"file":")" + file
            + R"(","job":"j","which":"failedFilePath","name":"../../x.csv","fetchedAt":"2026-11-21T10:00:00.000Z",)"
              R"("bytes":)"
            + bytes + "}]}";
    };
    QTest::newRow("garbage") << "\xff\xfe{{"_ba << true;
    QTest::newRow("zeros") << QByteArray(4096, '\0') << true;
    QTest::newRow("newer") << R"({"version":2,"account":"a","files":[]})"_ba << true;
    QTest::newRow("path above") << entry("../../../settings.json", "1") << false;
    QTest::newRow("absolute path") << entry("/etc/passwd", "1") << false;
    QTest::newRow("path inside") << entry("sub/0123456789012345678901234567890123456789", "1") << false;
    QTest::newRow("another file of the folder") << entry("index.json", "1") << false;
    QTest::newRow("name with a NUL") << entry("0123456789\\u0000123456789012345678901234567890", "1") << false;
    QTest::newRow("huge size") << entry("0123456789012345678901234567890123456789", "1e300") << false;
    QTest::newRow("size below nothing") << entry("0123456789012345678901234567890123456789", "-1") << false;
    QTest::newRow("file that is not there") << entry("0123456789012345678901234567890123456789", "5") << false;
    QTest::newRow("entries of other kinds") << R"({"version":1,"account":7,"files":[null,1,"x",[],{}]})"_ba << false;
    QTest::newRow("deep") << QByteArray(5000, '[') << true;
}

/// The index is disposable: the program starts, tells nothing, opens nothing outside, and goes on.
void TestBrokenStores::anIndexOfFiles()
{
    QFETCH(QByteArray, index);
    QFETCH(bool, isSetAside);
    const CachedFile file = cacheFile();
    const QString folder = QFileInfo(file.path).path();
    const QByteArray settings = read(u"settings.json"_s);
    QFile out(folder + u"/index.json"_s);
    QVERIFY(out.open(QFile::WriteOnly));
    out.write(index);
    out.close();

    QVERIFY(m_program->start(m_tokens));
    QVERIFY(m_program->sessions().files().recentFiles().empty());
    m_program->sessions().files().makeRoom(FileCache::standardLimit * 2); // would throw out what it believes in
    QCOMPARE(QFile::exists(folder + u"/index.json.broken"_s), isSetAside);
    m_program->end();
    QVERIFY(QFile::exists(u"/etc/passwd"_s));
    QVERIFY(read(u"settings.json"_s).contains(settings.left(20)));
    QVERIFY(QFile::exists(cacheFile().path));
    QVERIFY(m_program->start(m_tokens));
    QCOMPARE(m_program->sessions().files().recentFiles().size(), 1U);
}

void TestBrokenStores::foldersOfFilesThatAreNotOurs_data()
{
    QTest::addColumn<QString>("what");
    QTest::newRow("account's folder is a link") << u"account link"_s;
    QTest::newRow("files is a link") << u"files link"_s;
    QTest::newRow("files is a file") << u"file"_s;
    QTest::newRow("a folder of somebody else in it") << u"foreign"_s;
    QTest::newRow("open to everybody") << u"open"_s;
}

void TestBrokenStores::foldersOfFilesThatAreNotOurs()
{
    QFETCH(QString, what);
    const QString mine = path(u"mine"_s);
    const CachedFile file = cacheFile();
    const QString account = QFileInfo(file.path).path();
    QVERIFY(QDir().mkpath(mine + u"/letters"_s));
    write(u"mine/letter.txt"_s, "kept");
    write(u"mine/letters/letter.txt"_s, "kept");
    write(u"mine/letter.part"_s, "kept");
    if (what == "account link"_L1) {
        QVERIFY(QDir(account).removeRecursively());
        QVERIFY(QFile::link(mine, account));
    } else if (what == "files link"_L1) {
        QVERIFY(QDir(filesFolder()).removeRecursively());
        QVERIFY(QFile::link(mine, filesFolder()));
    } else if (what == "file"_L1) {
        QVERIFY(QDir(filesFolder()).removeRecursively());
        write(u"cache/files"_s, "kept");
    } else if (what == "foreign"_L1) {
        QVERIFY(QDir().rename(mine, filesFolder() + u"/letters"_s));
    } else {
        QVERIFY(QFile::setPermissions(account, QFile::Permissions(0x7777)));
    }

    QVERIFY(m_program->start(m_tokens));
    FileCache &files = m_program->sessions().files();
    QCOMPARE(files.recentFiles().size(), what == "foreign"_L1 || what == "open"_L1 ? 1U : 0U);
    files.recentFiles(u"a"_s);
    files.tidy();
    files.makeRoom(FileCache::standardLimit * 2);
    const FileKey key{u"a"_s, u"job-2"_s, JobFile::FailedRows, QUrl(u"https://files.example.com/more.csv"_s)};
    FileHold hold;
    const auto target = files.target(key, &hold);
    QCOMPARE(target.ok(), what != "account link"_L1 && what != "file"_L1);
    m_program->end();

    const QString kept = what == "foreign"_L1 ? filesFolder() + u"/letters"_s : mine;
    for (const auto &name : {u"/letter.txt"_s, u"/letters/letter.txt"_s, u"/letter.part"_s})
        QCOMPARE(read(kept + name), QByteArray("kept"));
    if (what == "open"_L1)
        QCOMPARE(QFile::permissions(account) & QFile::Permissions(0x0077), QFile::Permissions());
    QVERIFY(m_program->start(m_tokens)); // whatever is there
}

QTEST_MAIN(TestBrokenStores)
#include "tst_brokenstores.moc"
