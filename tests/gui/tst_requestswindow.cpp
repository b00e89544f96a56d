// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/console.h"
#include "net/requesthistory.h"
#include "service/demoaccounts.h"
#include "support/wait.h"
#include "widgets/look/appearance.h"
#include "widgets/requests/diagnosticdialog.h"
#include "widgets/requests/requestcommands.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/window/mainwindow.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QFileDialog>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QStatusBar>
#include <QTest>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace Balehook {

/// The request inspector and the diagnostic report in the real window, before the demo service.
class RequestsWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_console.reset(); }
    void isMadeWhenFirstShown();
    void itReturnsAsItWasLeft();
    void anotherDockLeavesItAlone();
    void saysWhatWasSentAndAnswered();
    void filters();
    void followsTheEndUnlessScrolledAway();
    void copiesACommand();
    void aRequestWithoutItsUrlIsNoCommand();
    void selectsAllOfItsOwn();
    void copiesTheTokenOnlyIfSaid();
    void theTokenIsForItsOwnAddressOnly();
    void savesAnArchive();
    void clears();
    void theReport();
    void itsTextsGrow();
    void timesKeepTheirOrderInArabic();

private:
    void open() const;
    QTreeView *table() const { return m_console->child<QTreeView>(u"requestsTable"_s); }
    QString details() const { return m_console->child<QPlainTextEdit>(u"requestDetails"_s)->toPlainText(); }
    QAction *action(const char *name) const { return m_console->child<QAction>(QString::fromLatin1(name)); }
    QAction *menuAction(const QString &text) const;
    QByteArray saved(QWidget &above, const QString &name) const;
    static QString clipboard() { return QGuiApplication::clipboard()->text(); }

    const QString m_token = Demo::demoAccount("acme")->token;
    std::unique_ptr<Console> m_console;
};

void RequestsWindowTest::init()
{
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->begin(300, {"initech"}));
}

void RequestsWindowTest::open() const
{
    m_console->press(Qt::Key_F12);
    QTRY_VERIFY_WITH_TIMEOUT(table() && table()->isVisible(), 60'000);
    QTRY_VERIFY_WITH_TIMEOUT(table()->model()->rowCount() > 0, 60'000);
}

QAction *RequestsWindowTest::menuAction(const QString &text) const
{
    const auto actions = m_console->window().findChildren<QAction *>();
    for (QAction *each : actions) {
        if (each->text() == text)
            return each;
    }
    return nullptr;
}

/// What is in the file after the dialog above \a above was answered with \a name.
QByteArray RequestsWindowTest::saved(QWidget &above, const QString &name) const
{
    const QString path = m_console->folder.filePath(name);
    auto *dialog = above.findChild<QFileDialog *>();
    if (!dialog)
        return {};
    dialog->selectFile(path);
    QMetaObject::invokeMethod(dialog, "accept");
    if (!Testing::waitFor([&path] { return QFile::exists(path); }, 60'000))
        return {};
    QFile file(path);
    if ((file.permissions() & (QFile::ReadGroup | QFile::ReadOther)) != QFile::Permissions())
        return "others may read it";
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void RequestsWindowTest::isMadeWhenFirstShown()
{
    QVERIFY(!table());
    open();
    auto *dock = m_console->child<QDockWidget>(u"requestsDock"_s);
    dock->close();
    QTRY_VERIFY_WITH_TIMEOUT(!menuAction(u"Re&quests"_s)->isChecked(), 60'000);
    m_console->press(Qt::Key_F12);
    QTRY_VERIFY_WITH_TIMEOUT(table()->isVisible(), 60'000);
    m_console->press(Qt::Key_2, Qt::AltModifier); // it is about all lists
    QVERIFY(table()->isVisible());
    m_console->press(Qt::Key_F12);
    QTRY_VERIFY_WITH_TIMEOUT(!table()->isVisible(), 60'000);
}

void RequestsWindowTest::itReturnsAsItWasLeft()
{
    open();
    auto &window = m_console->window();
    window.resize(1'300, 900);
    auto *dock = m_console->child<QDockWidget>(u"requestsDock"_s);
    window.addDockWidget(Qt::TopDockWidgetArea, dock);
    window.resizeDocks({dock}, {333}, Qt::Vertical);
    QTRY_COMPARE_WITH_TIMEOUT(dock->height(), 333, 60'000);
    m_console->restart();
    QVERIFY(m_console->show());
    QTRY_VERIFY_WITH_TIMEOUT(table() && table()->isVisible(), 60'000);
    dock = m_console->child<QDockWidget>(u"requestsDock"_s);
    QCOMPARE(m_console->window().dockWidgetArea(dock), Qt::TopDockWidgetArea);
    QTRY_COMPARE_WITH_TIMEOUT(dock->height(), 333, 60'000);
}

void RequestsWindowTest::anotherDockLeavesItAlone()
{
    const auto activity = [this] { return m_console->child<QDockWidget>(u"activityDock"_s); };
    open();
    m_console->press(Qt::Key_F12);
    m_console->press(Qt::Key_F7);
    QTRY_VERIFY_WITH_TIMEOUT(activity() && activity()->isVisible() && !table()->isVisible(), 60'000);
    m_console->press(Qt::Key_F7);
    m_console->restart(); // both are closed
    QVERIFY(m_console->show());
    open();
    m_console->press(Qt::Key_F7);
    QTRY_VERIFY_WITH_TIMEOUT(activity() && activity()->isVisible(), 60'000);
    QVERIFY(table()->isVisible());
    QVERIFY(menuAction(u"Re&quests"_s)->isChecked());
}

void RequestsWindowTest::saysWhatWasSentAndAnswered()
{
    open();
    QVERIFY(!details().contains(u"HEADERS"_s));
    table()->setCurrentIndex(table()->model()->index(0, 0));
    QVERIFY2(details().startsWith(u"GET http://"_s), qPrintable(details()));
    for (const QString &part :
         {u"Status: 200"_s, u"Try: 1 of 3"_s, u"Account: Acme Outfitters"_s, u"Authorization: Bearer (hidden)"_s,
          u"REQUEST HEADERS"_s, u"RESPONSE HEADERS"_s, u"RESPONSE BODY\n{\n  \""_s})
        QVERIFY2(details().contains(part), qPrintable(part + u'\n' + details()));
    QVERIFY(!details().contains(m_token));
    QCOMPARE(table()->model()->index(0, 3).data().toString(), u"200"_s);
}

void RequestsWindowTest::filters()
{
    m_console->press(Qt::Key_2, Qt::AltModifier);
    QTRY_VERIFY_WITH_TIMEOUT(m_console->asked(u"GET"_s, u"webhook"_s) > 0, 60'000);
    open();
    const int all = table()->model()->rowCount();
    auto *text = m_console->child<QLineEdit>(u"requestsFilter"_s);
    text->setText(u"WEBHOOK get"_s);
    QTRY_VERIFY(table()->model()->rowCount() > 0 && table()->model()->rowCount() < all);
    text->setText(u"no such address"_s);
    QCOMPARE(table()->model()->rowCount(), 0);
    text->clear();
    auto *choice = m_console->child<QComboBox>(u"requestsChoice"_s);
    choice->setCurrentIndex(1);
    QCOMPARE(table()->model()->rowCount(), 0);
    RequestHistory &history = m_console->sessions->requests();
    RequestRecord failed;
    failed.url = "https://a.example/x";
    failed.id = history.add(failed);
    failed.state = RequestRecord::State::Ended;
    failed.status = 503;
    failed.verdict = ErrorKind::ServerFailed;
    history.update(failed);
    QCOMPARE(table()->model()->rowCount(), 1);
    table()->setCurrentIndex(table()->model()->index(0, 0));
    QVERIFY2(details().contains(u"a.example failed (status 503)"_s), qPrintable(details()));
    choice->setCurrentIndex(3);
    QCOMPARE(table()->model()->rowCount(), 0);
    choice->setCurrentIndex(2);
    QVERIFY(table()->model()->rowCount() >= all + 1);
}

void RequestsWindowTest::followsTheEndUnlessScrolledAway()
{
    open();
    RequestHistory &history = m_console->sessions->requests();
    RequestRecord record;
    record.url = "https://a.example/x";
    const auto add = [&history, &record](int count) {
        for (int i = 0; i < count; ++i)
            history.add(record);
    };
    QScrollBar &bar = *table()->verticalScrollBar();
    add(100);
    QTRY_VERIFY(bar.maximum() > 0 && bar.value() == bar.maximum());
    bar.setValue(3);
    const int before = bar.maximum();
    add(5);
    QTRY_VERIFY(bar.maximum() > before);
    QCOMPARE(bar.value(), 3);
    add(RequestHistory::mostRecords);
    QTRY_COMPARE(table()->model()->rowCount(), RequestHistory::mostRecords);
}

void RequestsWindowTest::copiesACommand()
{
    open();
    table()->setCurrentIndex(table()->model()->index(0, 0));
    action("requestCurl")->trigger();
    QVERIFY2(clipboard().startsWith(u"curl --globoff 'http://"_s), qPrintable(clipboard()));
    QVERIFY(clipboard().contains(u"\"Authorization: Bearer $TOKEN\""_s));
    action("requestAddress")->trigger();
    QVERIFY(clipboard().startsWith(u"http://"_s));
    action("requestAnswer")->trigger();
    QVERIFY(QJsonDocument::fromJson(clipboard().toUtf8()).isObject());
    RequestRecord record = *m_console->sessions->requests().records().front();
    record.isBodyCut = true;
    m_console->sessions->requests().add(record);
    table()->setCurrentIndex(table()->model()->index(table()->model()->rowCount() - 1, 0));
    action("requestAnswer")->trigger();
    QTRY_COMPARE(m_console->window().statusBar()->currentMessage(), RequestCommands::beginningText());
    QGuiApplication::clipboard()->clear();
    table()->setFocus();
    QTest::keyClick(table(), Qt::Key_C, Qt::ControlModifier);
    QTRY_VERIFY(clipboard().startsWith(u"curl "_s));
}

/// Of an account that was removed.
void RequestsWindowTest::aRequestWithoutItsUrlIsNoCommand()
{
    open();
    m_console->sessions->requests().add({});
    table()->setCurrentIndex(table()->model()->index(table()->model()->rowCount() - 1, 0));
    QVERIFY(!action("requestCurl")->isEnabled() && !action("requestAddress")->isEnabled());
}

void RequestsWindowTest::selectsAllOfItsOwn()
{
    m_console->press(Qt::Key_F5); // one request more
    open();
    QTRY_VERIFY(table()->model()->rowCount() > 1);
    const int rows = table()->model()->rowCount();
    const QItemSelection jobs = m_console->table().selectionModel()->selection();
    table()->setFocus();
    QTest::keyClick(table(), Qt::Key_A, Qt::ControlModifier);
    QVERIFY(table()->selectionModel()->selectedRows().size() >= rows);
    QCOMPARE(m_console->table().selectionModel()->selection(), jobs);
}

void RequestsWindowTest::copiesTheTokenOnlyIfSaid()
{
    open();
    table()->setCurrentIndex(table()->model()->index(0, 0));
    QGuiApplication::clipboard()->clear();
    const auto box = [this] { return m_console->child<QMessageBox>(u"curlTokenBox"_s); };
    action("requestCurlToken")->trigger();
    QTRY_VERIFY(box() && box()->isVisible());
    QVERIFY(clipboard().isEmpty());
    QCOMPARE(box()->defaultButton(), box()->button(QMessageBox::Cancel));
    box()->reject();
    QTRY_VERIFY(!box());
    QVERIFY(clipboard().isEmpty());
    action("requestCurlToken")->trigger();
    QTRY_VERIFY(box() && box()->isVisible());
    const auto buttons = box()->buttons();
    for (QAbstractButton *button : buttons) {
        if (box()->buttonRole(button) == QMessageBox::AcceptRole)
            button->click();
    }
    QTRY_VERIFY2(clipboard().contains(u"'Authorization: Bearer "_s + m_token + u'\''), qPrintable(clipboard()));
}

void RequestsWindowTest::theTokenIsForItsOwnAddressOnly()
{
    open();
    RequestRecord record = *m_console->sessions->requests().records().front();
    record.url = "https://elsewhere.example/";
    m_console->sessions->requests().add(record);
    QGuiApplication::clipboard()->clear();
    table()->setCurrentIndex(table()->model()->index(table()->model()->rowCount() - 1, 0));
    action("requestCurlToken")->trigger();
    const auto box = [this] { return m_console->child<QMessageBox>(u"curlTokenBox"_s); };
    QTRY_VERIFY(box() && box()->isVisible());
    const auto buttons = box()->buttons();
    for (QAbstractButton *button : buttons) {
        if (box()->buttonRole(button) == QMessageBox::AcceptRole)
            button->click();
    }
    QTRY_COMPARE(m_console->window().statusBar()->currentMessage(), RequestCommands::noTokenText());
    QVERIFY(clipboard().isEmpty());
}

void RequestsWindowTest::savesAnArchive()
{
    open();
    action("requestHar")->trigger();
    QTRY_VERIFY(m_console->window().findChild<QFileDialog *>());
    const QByteArray har = saved(m_console->window(), u"all.har"_s);
    const QJsonArray entries = QJsonDocument::fromJson(har)[u"log"_s][u"entries"_s].toArray();
    QCOMPARE(entries.size(), table()->model()->rowCount());
    QVERIFY(!har.contains(m_token.toUtf8()));
    const QJsonObject first = entries.first().toObject();
    QCOMPARE(first[u"request"_s][u"method"_s].toString(), u"GET"_s);
    QCOMPARE(first[u"response"_s][u"status"_s].toInt(), 200);
    QVERIFY(first[u"response"_s][u"content"_s][u"text"_s].toString().contains(u"\"data\""_s));
    QVERIFY(!first[u"request"_s][u"queryString"_s].toArray().isEmpty());
    QVERIFY(QDateTime::fromString(first[u"startedDateTime"_s].toString(), Qt::ISODateWithMs).isValid());
}

void RequestsWindowTest::clears()
{
    open();
    table()->setCurrentIndex(table()->model()->index(0, 0));
    action("requestClear")->trigger();
    QCOMPARE(table()->model()->rowCount(), 0);
    QVERIFY(!details().contains(u"HEADERS"_s));
    QTRY_VERIFY(!action("requestHar")->isEnabled() && !action("requestCurl")->isEnabled());
}

void RequestsWindowTest::theReport()
{
    m_console->sessions->setProxy({ProxySettings::Mode::System, {}, 0});
    menuAction(u"&Diagnostic Report..."_s)->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(m_console->child<QDialog>(u"diagnosticDialog"_s), 60'000);
    auto *dialog = m_console->child<QDialog>(u"diagnosticDialog"_s);
    QVERIFY(!dialog->isModal());
    auto *text = dialog->findChild<QPlainTextEdit *>(u"diagnosticText"_s);
    const QString all = text->toPlainText();
    for (const QString &part : {u"Account 1: Acme Outfitters"_s, QString::fromLatin1(qVersion()), u"127.0.0.1"_s,
                                u"page=1"_s, u" 200 "_s, u"State: Ready"_s, u"requests kept"_s, u"Compiler: "_s})
        QVERIFY2(all.contains(part), qPrintable(part + u'\n' + all));
    QVERIFY(!all.contains(m_token));
    dialog->findChild<QCheckBox *>(u"diagnosticHidesNames"_s)->setChecked(true);
    const QString bare = text->toPlainText();
    for (const QString &part : {u"Acme"_s, u"acme"_s, u"127.0.0.1"_s, u"localhost"_s, u"Initech"_s})
        QVERIFY2(!bare.contains(part), qPrintable(part + u'\n' + bare));
    QVERIFY(bare.contains(u"host-1?page=1"_s));
    dialog->findChild<QPushButton *>(u"diagnosticCopy"_s)->click();
    QCOMPARE(clipboard(), bare);
    const auto *outcome = dialog->findChild<QLabel *>(u"diagnosticOutcome"_s);
    QVERIFY(outcome->isVisible());
    QCOMPARE(outcome->text(), DiagnosticDialog::copiedText());
    dialog->findChild<QPushButton *>(u"diagnosticSave"_s)->click();
    QCOMPARE(saved(*dialog, u"report.txt"_s), bare.toUtf8());
    QTRY_COMPARE_WITH_TIMEOUT(outcome->text(), DiagnosticDialog::savedText(), 60'000);
    menuAction(u"&Diagnostic Report..."_s)->trigger();
    QCOMPARE(m_console->window().findChildren<QDialog *>(u"diagnosticDialog"_s).size(), 1);
    dialog->reject();
    QTRY_VERIFY(!m_console->child<QDialog>(u"diagnosticDialog"_s));
}

void RequestsWindowTest::itsTextsGrow()
{
    open();
    menuAction(u"&Diagnostic Report..."_s)->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(m_console->child<QDialog>(u"diagnosticDialog"_s), 60'000);
    auto *report = m_console->child<QPlainTextEdit>(u"diagnosticText"_s);
    auto *request = m_console->child<QPlainTextEdit>(u"requestDetails"_s);
    const int points = m_console->window().font().pointSize();
    m_console->appearance->setZoom(10);
    for (const QPlainTextEdit *text : {report, request})
        QTRY_COMPARE_WITH_TIMEOUT(text->font().pointSize(), 2 * points, 60'000);
    m_console->appearance->setZoom(0);
}

void RequestsWindowTest::timesKeepTheirOrderInArabic()
{
    QLocale::setDefault(QLocale(QLocale::Arabic, QLocale::Egypt));
    open();
    table()->setCurrentIndex(table()->model()->index(0, 0));
    const QString at = m_console->sessions->requests().records().front()->at.toString(Qt::ISODateWithMs);
    QVERIFY2(details().contains(QString(u'\u2066' + at + u'\u2069')), qPrintable(details()));
}

} // namespace Balehook

QTEST_MAIN(Balehook::RequestsWindowTest)
#include "tst_requestswindow.moc"
