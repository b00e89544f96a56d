// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/messages/messagebar.h"

#include <QDialog>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Balehook {

using Level = Message::Level;

class MessageBarTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void itTakesNoRoomWhileEmpty();
    void theMostImportantMessageIsShown();
    void theSameIdReplacesInPlace();
    void markupIsShownLiterally();
    void theActionMayWithdrawItsMessage();
    void detailsOpenAsPlainText();
    void closingShowsTheNextOne();
    void aDoubleClickIsForOneMessage();
    void itNeverTakesTheFocus();
    void whatWaitsIsSteppedTo();
    void whatIsNewComesToTheFront();
    void theCountIsWrittenAsNumbersAre();
    void theIconStandsBesideTheText();

private:
    static Message message(const QString &id, Level level, const QString &text = u"Text."_s);
    QString shownText() const;
    QToolButton *more() const { return m_bar->findChild<QToolButton *>(u"messageMore"_s); }

    std::unique_ptr<QWidget> m_window;
    MessageBar *m_bar = nullptr;
    QPushButton *m_below = nullptr;
};

Message MessageBarTest::message(const QString &id, Level level, const QString &text)
{
    return {.id = id, .level = level, .text = text, .actionText = {}, .action = {}, .detail = {}};
}

QString MessageBarTest::shownText() const
{
    return m_bar->findChild<QLabel *>(u"messageText"_s)->text();
}

void MessageBarTest::init()
{
    m_window = std::make_unique<QWidget>();
    auto *column = new QVBoxLayout(m_window.get());
    m_bar = new MessageBar(m_window.get());
    m_below = new QPushButton(u"below"_s, m_window.get());
    column->addWidget(m_bar);
    column->addWidget(m_below);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void MessageBarTest::cleanup()
{
    m_window.reset();
}

void MessageBarTest::itTakesNoRoomWhileEmpty()
{
    QVERIFY(!m_bar->isVisible());
    m_bar->post(message(u"a"_s, Level::Warning));
    QVERIFY(m_bar->isVisible());
    m_bar->withdraw(u"a"_s);
    QVERIFY(!m_bar->isVisible());
}

void MessageBarTest::theMostImportantMessageIsShown()
{
    m_bar->post(message(u"info"_s, Level::Information, u"Info."_s));
    m_bar->post(message(u"error"_s, Level::Error, u"Error."_s));
    m_bar->post(message(u"warning"_s, Level::Warning, u"Warning."_s));
    QCOMPARE(shownText(), u"Error."_s);
    QCOMPARE(m_bar->count(), 3);
    m_bar->withdraw(u"error"_s);
    QCOMPARE(shownText(), u"Warning."_s);
    m_bar->withdrawAll(u"warn"_s);
    QCOMPARE(shownText(), u"Info."_s);
}

void MessageBarTest::theSameIdReplacesInPlace()
{
    m_bar->post(message(u"wait"_s, Level::Information, u"12 s"_s));
    m_bar->post(message(u"other"_s, Level::Information, u"Other."_s));
    m_bar->post(message(u"wait"_s, Level::Information, u"11 s"_s));
    QCOMPARE(m_bar->count(), 2);
    QCOMPARE(shownText(), u"Other."_s);
    m_bar->withdraw(u"other"_s);
    QCOMPARE(shownText(), u"11 s"_s);
}

void MessageBarTest::markupIsShownLiterally()
{
    m_bar->post(message(u"a"_s, Level::Error, u"<img src=/etc/hostname> <b>bold</b>"_s));
    for (const QLabel *label : m_bar->findChildren<QLabel *>()) {
        if (label->pixmap(Qt::ReturnByValue).isNull())
            QCOMPARE(label->textFormat(), Qt::PlainText);
    }
}

void MessageBarTest::theActionMayWithdrawItsMessage()
{
    Message withAction = message(u"a"_s, Level::Error);
    withAction.actionText = u"&Retry"_s;
    int runs = 0;
    withAction.action = [this, &runs] {
        m_bar->withdraw(u"a"_s);
        ++runs;
    };
    m_bar->post(withAction);
    QTest::mouseClick(m_bar->findChild<QPushButton *>(u"messageAction"_s), Qt::LeftButton);
    QCOMPARE(runs, 1);
    QCOMPARE(m_bar->count(), 0);
}

void MessageBarTest::detailsOpenAsPlainText()
{
    Message withDetail = message(u"a"_s, Level::Error);
    m_bar->post(withDetail);
    auto *details = m_bar->findChild<QPushButton *>(u"messageDetails"_s);
    QVERIFY(!details->isVisible());
    withDetail.detail = u"<html>raw</html>"_s;
    m_bar->post(withDetail);
    QTest::mouseClick(details, Qt::LeftButton);
    auto *dialog = m_window->findChild<QDialog *>(u"detailsDialog"_s);
    QVERIFY(dialog);
    QCOMPARE(dialog->findChild<QPlainTextEdit *>(u"detailsText"_s)->toPlainText(), u"<html>raw</html>"_s);
}

void MessageBarTest::closingShowsTheNextOne()
{
    QSignalSpy closed(m_bar, &MessageBar::closed);
    m_bar->post(message(u"a"_s, Level::Error, u"A."_s));
    m_bar->post(message(u"b"_s, Level::Information, u"B."_s));
    QTest::mouseClick(m_bar->findChild<QToolButton *>(u"messageClose"_s), Qt::LeftButton);
    QCOMPARE(closed.count(), 1);
    QCOMPARE(closed.first().first().toString(), u"a"_s);
    QCOMPARE(shownText(), u"B."_s);
}

void MessageBarTest::aDoubleClickIsForOneMessage()
{
    QStringList done;
    for (const QString &id : {u"a"_s, u"b"_s, u"c"_s, u"d"_s}) {
        Message withAction = message(id, Level::Error);
        withAction.actionText = u"Act"_s;
        withAction.action = [this, id, &done] {
            m_bar->withdraw(id);
            done.append(id);
        };
        m_bar->post(withAction);
    }
    const auto doubleClick = [](QWidget *button) {
        QTest::mouseClick(button, Qt::LeftButton);
        QTest::mouseDClick(button, Qt::LeftButton); // which presses alone
        QTest::mouseRelease(button, Qt::LeftButton);
    };
    doubleClick(m_bar->findChild<QPushButton *>(u"messageAction"_s));
    QCOMPARE(done, QStringList{u"d"_s});
    doubleClick(m_bar->findChild<QToolButton *>(u"messageClose"_s));
    QCOMPARE(m_bar->count(), 2);
    // One click after the other is for two.
    QTest::mouseClick(m_bar->findChild<QToolButton *>(u"messageClose"_s), Qt::LeftButton);
    QTest::mouseClick(m_bar->findChild<QToolButton *>(u"messageClose"_s), Qt::LeftButton);
    QCOMPARE(m_bar->count(), 0);
}

void MessageBarTest::itNeverTakesTheFocus()
{
    m_below->setFocus();
    m_bar->post(message(u"a"_s, Level::Error));
    QCOMPARE(m_window->focusWidget(), m_below);
}

void MessageBarTest::whatWaitsIsSteppedTo()
{
    m_bar->post(message(u"a"_s, Level::Information, u"A."_s));
    QVERIFY(!more()->isVisible());
    m_bar->post(message(u"b"_s, Level::Warning, u"B."_s));
    m_bar->post(message(u"c"_s, Level::Error, u"C."_s));
    QVERIFY(more()->text().contains(u'2'));
    QVERIFY(!more()->accessibleDescription().isEmpty());
    m_below->setFocus();
    QTest::keyClick(m_below, Qt::Key_Tab); // round to the bar
    while (m_window->focusWidget() != more() && m_window->focusWidget() != m_below)
        QTest::keyClick(m_window->focusWidget(), Qt::Key_Tab);
    for (const QString &text : {u"B."_s, u"A."_s, u"C."_s, u"B."_s}) {
        QCOMPARE(m_window->focusWidget(), more());
        QTest::keyClick(more(), Qt::Key_Space);
        QCOMPARE(shownText(), text);
        QCOMPARE(m_bar->count(), 3);
    }
    m_bar->post(message(u"c"_s, Level::Error, u"C, again."_s));
    QCOMPARE(shownText(), u"B."_s); // it was seen
    QTest::mouseClick(m_bar->findChild<QToolButton *>(u"messageClose"_s), Qt::LeftButton);
    QCOMPARE(shownText(), u"C, again."_s);
    QCOMPARE(m_bar->count(), 2);
}

void MessageBarTest::whatIsNewComesToTheFront()
{
    m_bar->post(message(u"a"_s, Level::Error, u"A."_s));
    m_bar->post(message(u"b"_s, Level::Information, u"B."_s));
    QCOMPARE(shownText(), u"A."_s);
    more()->click();
    QCOMPARE(shownText(), u"B."_s);
    m_bar->post(message(u"c"_s, Level::Information, u"C."_s));
    QCOMPARE(shownText(), u"C."_s);
    m_bar->post(message(u"c"_s, Level::Warning, u"C, worse."_s));
    QCOMPARE(shownText(), u"C, worse."_s);
    m_bar->post(message(u"c"_s, Level::Information, u"C, better."_s)); // not above what is more important
    QCOMPARE(shownText(), u"A."_s);
}

void MessageBarTest::theCountIsWrittenAsNumbersAre()
{
    QLocale::setDefault(QLocale(QLocale::Arabic, QLocale::Egypt));
    m_bar->post(message(u"a"_s, Level::Error));
    m_bar->post(message(u"b"_s, Level::Error));
    QLocale::setDefault(QLocale::c());
    QVERIFY2(more()->text().contains(u'\u0661'), qPrintable(more()->text()));
}

// Also where the bar is higher than its text, because it has a button.
void MessageBarTest::theIconStandsBesideTheText()
{
    Message message;
    message.id = u"one"_s;
    message.text = u"No token is here."_s;
    message.actionText = u"Enter Token..."_s;
    message.action = [] {};
    m_bar->post(message);
    const auto *icon = m_bar->findChild<QLabel *>(u"messageIcon"_s);
    const auto *text = m_bar->findChild<QLabel *>(u"messageText"_s);
    QVERIFY(icon && icon->isVisible());
    QTRY_VERIFY(m_bar->height() > text->fontMetrics().height() + 8);
    const int apart = icon->geometry().center().y() - text->geometry().center().y();
    QVERIFY2(std::abs(apart) <= 1, qPrintable(QString::number(apart)));
}

} // namespace Balehook

QTEST_MAIN(Balehook::MessageBarTest)

#include "tst_messagebar.moc"
