// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/console.h"
#include "gui/heard.h"
#include "models/importjobsmodel.h"
#include "widgets/lists/listingcommands.h"
#include "widgets/lists/listingpage.h"
#include "widgets/messages/messagebar.h"
#include "widgets/window/mainwindow.h"

#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QToolButton>

#include <optional>

using namespace Qt::StringLiterals;

namespace Balehook {

/// What a screen reader is told of what happens in the real window, away from where its user is.
class SpokenWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void whatWaitsBehindAWarningIsSaidAndReached();
    void theEndOfARefreshIsSaid();
    void theEndOfAListWithoutATotalIsSaid();
    void whatIsNotFoundIsSaid();
    void matchesInAFileAreSaid();
    void whatIsNoTableIsSaid();

private:
    void list() const;
    bool wasHeard(const QString &sentence) const { return m_heard->sentences.contains(sentence); }
    QString written(const QString &name, const QByteArray &bytes) const;

    std::unique_ptr<Console> m_console;
    std::optional<Heard> m_heard;
};

void SpokenWindowTest::init()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QTRY_VERIFY(QAccessible::isActive());
    m_heard.emplace();
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->startService({u"--jobs"_s, u"60"_s}));
    m_console->addAccount("globex");
}

void SpokenWindowTest::cleanup()
{
    m_console.reset();
    m_heard.reset();
}

void SpokenWindowTest::list() const
{
    QVERIFY(m_console->show());
    QTRY_VERIFY_WITH_TIMEOUT(m_console->model() && m_console->model()->rowCount() == 37, 60'000);
}

void SpokenWindowTest::whatWaitsBehindAWarningIsSaidAndReached()
{
    list();
    const QString warning = u"The list is no longer refreshed."_s;
    auto &bar = *m_console->child<MessageBar>(u"messageBar"_s);
    bar.post({.id = u"test"_s,
              .level = Message::Level::Warning,
              .text = warning,
              .actionText = {},
              .action = {},
              .detail = {}});
    m_console->press(Qt::Key_End, Qt::ControlModifier);
    m_console->press(Qt::Key_F4);
    const QString none = ListingCommands::noFailedFileText(true);
    QTRY_VERIFY_WITH_TIMEOUT(m_heard->sentences.contains(none), 60'000);
    QCOMPARE(m_console->messageText(), warning);
    auto *more = m_console->child<QToolButton>(u"messageMore"_s);
    QCOMPARE(more->text(), u"and 1 more"_s);
    for (int steps = 0; QApplication::focusWidget() != more && steps < 100; ++steps)
        m_console->press(Qt::Key_Tab);
    m_console->press(Qt::Key_Space);
    QCOMPARE(m_console->messageText(), none);
}

void SpokenWindowTest::theEndOfARefreshIsSaid()
{
    list();
    const QString all = u"37 jobs, 25 loaded"_s;
    QTRY_VERIFY_WITH_TIMEOUT(wasHeard(all), 60'000);
    m_heard->sentences.clear();
    m_console->page().refresh(ListingPage::Refresh::ByItself);
    QTRY_COMPARE_WITH_TIMEOUT(m_console->asked(u"GET"_s, u"import-job"_s) > 1, true, 60'000);
    QTRY_VERIFY_WITH_TIMEOUT(!m_console->model()->isBusy(), 60'000);
    m_console->press(Qt::Key_F5);
    QTRY_VERIFY_WITH_TIMEOUT(wasHeard(all), 60'000);
    QCOMPARE(m_heard->sentences, QStringList{all}); // nothing of the other one
}

void SpokenWindowTest::theEndOfAListWithoutATotalIsSaid()
{
    m_console.reset();
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->startService({u"--totals"_s, u"none"_s}));
    m_console->addAccount("globex");
    QVERIFY(m_console->show());
    QTRY_VERIFY_WITH_TIMEOUT(wasHeard(u"25 jobs loaded, total unknown"_s), 60'000);
}

void SpokenWindowTest::whatIsNotFoundIsSaid()
{
    list();
    m_console->press(Qt::Key_G, Qt::ControlModifier);
    auto *text = m_console->child<QLineEdit>(u"goToText"_s);
    QVERIFY(text);
    text->setText(u"38"_s);
    QTest::keyClick(text, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(wasHeard(u"There is no such row. Enter a number from 1 to 37."_s), 60'000);
    text->setText(u"none"_s);
    QTest::keyClick(text, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(wasHeard(u"The ID none is not among the 37 records checked."_s), 60'000);
}

QString SpokenWindowTest::written(const QString &name, const QByteArray &bytes) const
{
    QFile file(m_console->folder.filePath(name));
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName() : QString();
}

void SpokenWindowTest::matchesInAFileAreSaid()
{
    QVERIFY(m_console->show({written(u"rows.csv"_s, "sku,reason\n1,bad price\n2,bad name\n3,gone\n")}));
    QTRY_VERIFY_WITH_TIMEOUT(m_console->child<QWidget>(u"findBar"_s), 60'000);
    auto *page = m_console->child<QWidget>(u"failedRowsPage"_s);
    QTRY_VERIFY_WITH_TIMEOUT(page->isVisible(), 60'000);
    m_console->press(Qt::Key_F, Qt::ControlModifier);
    auto *text = m_console->child<QLineEdit>(u"findText"_s);
    QTRY_VERIFY_WITH_TIMEOUT(text->hasFocus(), 60'000);
    QTest::keyClicks(text, u"bad"_s);
    QTRY_VERIFY_WITH_TIMEOUT(wasHeard(u"1 of 2"_s), 60'000);
    QTest::keyClick(text, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(wasHeard(u"2 of 2"_s), 60'000);
    QTest::keyClicks(text, u"der"_s);
    QTRY_VERIFY_WITH_TIMEOUT(wasHeard(u"Not found"_s), 60'000);
    m_console->press(Qt::Key_Escape);
    m_console->press(Qt::Key_G, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(m_console->child<QLineEdit>(u"rowNumber"_s), 60'000);
    auto *number = m_console->child<QLineEdit>(u"rowNumber"_s);
    number->setText(u"4"_s);
    QTest::keyClick(number, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(wasHeard(u"There is no such row. Enter a number from 1 to 3."_s), 60'000);
}

void SpokenWindowTest::whatIsNoTableIsSaid()
{
    const QString name = u"picture.png"_s;
    const QByteArray bytes("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16);
    QVERIFY(m_console->show({written(name, bytes)}));
    QTRY_VERIFY_WITH_TIMEOUT(m_console->child<QLabel>(u"notATableText"_s), 60'000);
    auto *text = m_console->child<QLabel>(u"notATableText"_s);
    QTRY_VERIFY_WITH_TIMEOUT(text->isVisible(), 60'000);
    QVERIFY(text->text().startsWith(name));
    QTRY_VERIFY_WITH_TIMEOUT(wasHeard(text->text()), 60'000);
    const QWidget *focus = m_console->window().focusWidget();
    QVERIFY(focus);
    QVERIFY2(focus->isVisible(), qPrintable(focus->objectName()));
}

} // namespace Balehook

QTEST_MAIN(Balehook::SpokenWindowTest)

#include "tst_spokenwindow.moc"
