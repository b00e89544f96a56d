// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/memorytokenstore.h"
#include "gui/recordpanefixture.h"
#include "session/account/sessions.h"
#include "settings/settingsfile.h"
#include "support/scriptedserver.h"
#include "widgets/accounts/accountfields.h"
#include "widgets/links/savelink.h"
#include "widgets/links/transfertext.h"
#include "widgets/record/recordpane.h"

#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// "Save…" of a link, from the button to the file, on a real socket.
class tst_RecordPaneSave final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void savesTheFileWithoutTheToken();
    void saysThatALengthIsUnknown();
    void saysWhatFailedAndTriesAgain();
    void warnsOfAWebPage();
    void leavesNothingWhenCancelled();
    void goesOnWhenAnotherJobIsShown();
    void endsWithTheAccount();
    void forgetsTheRowWhenNoFileIsChosen();
    void aRemoteServiceLinksToNobodyHere();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<SettingsFile> m_settings;
    std::unique_ptr<MemoryTokenStore> m_tokens;
    std::unique_ptr<Sessions> m_sessions;
    std::unique_ptr<ScriptedServer> m_server;
    std::unique_ptr<RecordPane> m_pane;

    QString target() const { return m_folder->filePath(u"out/rows.csv"_s); }
    QStringList filesLeft() const { return QDir(m_folder->filePath(u"out"_s)).entryList(QDir::Files); }
    void clickSave() const;
    void chooseTarget() const;
    SaveLink *row() const { return m_pane->findChild<SaveLink *>(); }
    QString rowText() const { return row()->findChild<QLabel *>(u"saveText"_s)->text(); }
    QPushButton *button(const char *name) const { return row()->findChild<QPushButton *>(QString::fromLatin1(name)); }
};

void tst_RecordPaneSave::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir(m_folder->path()).mkdir(u"out"_s));
    m_settings = std::make_unique<SettingsFile>(m_folder->filePath(u"settings.json"_s));
    m_tokens = std::make_unique<MemoryTokenStore>();
    m_sessions = std::make_unique<Sessions>(*m_settings, u"profile"_s, *m_tokens, m_folder->filePath(u"files"_s));
    m_sessions->setProxy({ProxySettings::Mode::None, {}, 0});
    m_server = std::make_unique<ScriptedServer>();
    AccountFields fields;
    fields.slug = u"acme"_s;
    fields.baseUrl = m_server->url(QString()).toString(QUrl::RemovePath); // its own origin: no token even there
    m_sessions->saveAccount(*fields.toAccount(u"id-1"_s, nullptr));
    AccountSession *session = m_sessions->session(u"id-1"_s);
    QSignalSpy set(session, &AccountSession::stateChanged);
    session->setToken(BearerToken::fromPasted(u"canary-token"_s).value().token,
                      AccountSession::KeepToken::ForThisSession, session, [](const Outcome &) {});
    QTRY_COMPARE(session->state(), AccountSession::State::Ready);

    ImportJob job = usualJob();
    job.set(ImportJob::FilePath, {}, Presence::Missing);
    job.set(ImportJob::FailedFilePath, m_server->url(u"/out/failed.csv"_s).toString());
    m_pane = std::make_unique<RecordPane>();
    m_pane->setFiles(m_sessions->transfers(), m_sessions->files());
    m_pane->show();
    m_pane->showRecord(session, pageOf(job), 0);
}

void tst_RecordPaneSave::cleanup()
{
    m_pane.reset();
    m_sessions.reset();
    m_server.reset();
}

void tst_RecordPaneSave::clickSave() const
{
    m_pane->findChild<QPushButton *>(u"saveLink"_s)->click();
}

void tst_RecordPaneSave::chooseTarget() const
{
    auto *dialog = m_pane->findChild<QFileDialog *>();
    QVERIFY(dialog);
    QCOMPARE(QFileInfo(dialog->selectedFiles().value(0)).fileName(), u"failed.csv"_s);
    dialog->setDirectory(QFileInfo(target()).path());
    dialog->selectFile(target());
    QVERIFY(QMetaObject::invokeMethod(dialog, "accept"));
}

void tst_RecordPaneSave::savesTheFileWithoutTheToken()
{
    m_server->enqueue(Script::answer(200, "a,b\n1,2\n", {{"Content-Type", "text/csv"}}));
    QSignalSpy messages(m_pane.get(), &RecordPane::messageRequested);
    clickSave();
    chooseTarget();
    QTRY_COMPARE(messages.count(), 1);
    QCOMPARE(m_server->requests().size(), 1);
    const RecordedRequest &request = m_server->requests().front();
    QCOMPARE(request.method, QByteArray("GET"));
    QCOMPARE(request.target, QByteArray("/out/failed.csv"));
    QVERIFY(request.header("Authorization").isNull());
    QVERIFY(!request.head.contains("canary-token"));
    QFile file(target());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("a,b\n1,2\n"));
    QVERIFY2(rowText().contains(u"127.0.0.1") && rowText().contains(u"length"), qPrintable(rowText()));
    QVERIFY(!button("saveAgain")->isVisible());
    button("saveStop")->click(); // by now it says "Close"
    QTRY_VERIFY(!row());
    QVERIFY(QFile::exists(target()));
}

void tst_RecordPaneSave::saysThatALengthIsUnknown()
{
    m_server->enqueue(Script().send("HTTP/1.1 200 OK\r\nContent-Type: text/csv\r\n\r\na,b\n").close());
    QSignalSpy messages(m_pane.get(), &RecordPane::messageRequested);
    clickSave();
    chooseTarget();
    QTRY_COMPARE(messages.count(), 1);
    QVERIFY2(rowText().endsWith(TransferText::doubt({})), qPrintable(rowText()));
    QVERIFY(QFile::exists(target()));
}

void tst_RecordPaneSave::saysWhatFailedAndTriesAgain()
{
    m_server->enqueue(Script::answer(404, "gone", {{"Content-Type", "text/plain"}}));
    m_server->enqueue(Script::answer(200, "a,b\n", {{"Content-Type", "text/csv"}}));
    QSignalSpy messages(m_pane.get(), &RecordPane::messageRequested);
    clickSave();
    chooseTarget();
    QTRY_COMPARE(messages.count(), 1);
    QVERIFY2(rowText().contains(u"was not saved"), qPrintable(rowText()));
    QVERIFY(filesLeft().isEmpty());
    button("saveAgain")->click();
    QTRY_COMPARE(messages.count(), 2);
    QVERIFY(QFile::exists(target()));
}

void tst_RecordPaneSave::warnsOfAWebPage()
{
    m_server->enqueue(Script::answer(200, "<!DOCTYPE html><html></html>", {{"Content-Type", "text/html"}}));
    QSignalSpy messages(m_pane.get(), &RecordPane::messageRequested);
    clickSave();
    chooseTarget();
    QTRY_COMPARE(messages.count(), 1);
    QVERIFY2(rowText().contains(u"web page"), qPrintable(rowText()));
    QVERIFY(filesLeft().isEmpty());
    button("saveAnyway")->click();
    QTRY_COMPARE(messages.count(), 2);
    QVERIFY(QFile::exists(target()));
}

void tst_RecordPaneSave::leavesNothingWhenCancelled()
{
    m_server->enqueue(
        Script().send("HTTP/1.1 200 OK\r\nContent-Type: text/csv\r\nContent-Length: 100\r\n\r\na,b\n").hang());
    clickSave();
    chooseTarget();
    QTRY_VERIFY2(rowText().contains(u"100 bytes"), qPrintable(rowText()));
    button("saveStop")->click();
    QTRY_VERIFY(!row());
    QTRY_VERIFY(filesLeft().isEmpty());
    QTRY_COMPARE(m_server->disconnects(), 1);
}

void tst_RecordPaneSave::goesOnWhenAnotherJobIsShown()
{
    m_server->enqueue(Script::answer(200, "a,b\n", {{"Content-Type", "text/csv"}}));
    QSignalSpy messages(m_pane.get(), &RecordPane::messageRequested);
    clickSave();
    chooseTarget();
    m_pane->clear();
    QTRY_COMPARE(messages.count(), 1);
    QVERIFY(QFile::exists(target()));
}

void tst_RecordPaneSave::endsWithTheAccount()
{
    m_server->enqueue(Script().hang());
    QSignalSpy messages(m_pane.get(), &RecordPane::messageRequested);
    clickSave();
    chooseTarget();
    QTRY_COMPARE(m_server->requestHeads(), 1);
    m_sessions.reset();
    QTRY_COMPARE(messages.count(), 1);
    QVERIFY2(rowText().contains(u"account"), qPrintable(rowText()));
    QVERIFY(!button("saveAgain")->isVisible());
    QVERIFY(filesLeft().isEmpty());
}

void tst_RecordPaneSave::forgetsTheRowWhenNoFileIsChosen()
{
    clickSave();
    m_pane->findChild<QFileDialog *>()->reject();
    QTRY_VERIFY(!row());
    QCOMPARE(m_server->connections(), 0);
}

void tst_RecordPaneSave::aRemoteServiceLinksToNobodyHere()
{
    AccountFields fields;
    fields.slug = u"acme"_s;
    fields.baseUrl = u"https://acme.example.com"_s;
    m_sessions->saveAccount(*fields.toAccount(u"id-2"_s, nullptr));
    ImportJob job = usualJob();
    job.set(ImportJob::FilePath, {}, Presence::Missing);
    job.set(ImportJob::FailedFilePath, m_server->url(u"/out/failed.csv"_s).toString());
    auto *save = m_pane->findChild<QPushButton *>(u"saveLink"_s);
    auto *open = m_pane->findChild<QPushButton *>(u"openLink"_s);
    QVERIFY(save->isVisible() && open->isVisible());
    m_pane->showRecord(m_sessions->session(u"id-2"_s), pageOf(job), 0);
    QVERIFY(!save->isVisible() && !open->isVisible());
    const QString said = m_pane->findChild<QLabel *>(u"linkWhere"_s)->text();
    QVERIFY2(said.contains(u"private network address (127.0.0.1)"), qPrintable(said));
}

QTEST_MAIN(tst_RecordPaneSave)
#include "tst_recordpane_save.moc"
