// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/heard.h"
#include "widgets/messages/announcer.h"
#include "widgets/messages/emptystate.h"
#include "widgets/messages/messagebar.h"
#include "widgets/messages/statusline.h"
#include "widgets/tables/liststatus.h"

#include <QMainWindow>
#include <QStatusBar>
#include <QTest>
#include <QToolButton>

#include <optional>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

using Level = Message::Level;

Message message(const QString &id, Level level, const QString &text)
{
    return {.id = id, .level = level, .text = text, .actionText = {}, .action = {}, .detail = {}};
}

} // namespace

/// What is said to a screen reader.
class AnnouncerTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void sentencesComeOneAfterTheOther();
    void eachMessageIsSaid();
    void aCountdownIsSaidOnce();
    void theEndOfALoadIsSaidAndNotEachPage();
    void anEmptyPlaceSaysSoOnceItStays();

private:
    std::optional<Heard> m_heard;
};

void AnnouncerTest::init()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QTRY_VERIFY(QAccessible::isActive()); // there is a bus for it
    m_heard.emplace();
}

void AnnouncerTest::cleanup()
{
    m_heard.reset();
}

void AnnouncerTest::sentencesComeOneAfterTheOther()
{
    QWidget window;
    QWidget inner(&window);
    window.show();
    Announcer::say(inner, u"One."_s);
    Announcer::say(window, u"Two."_s);
    Announcer::say(window, u"Two."_s); // waits already
    Announcer::say(window, QString());
    QTRY_COMPARE(m_heard->sentences, (QStringList{u"One."_s, u"Two."_s}));
    Announcer::say(window, u"One."_s);
    QTRY_COMPARE(m_heard->sentences.size(), 3);
}

void AnnouncerTest::eachMessageIsSaid()
{
    QWidget window;
    auto *bar = new MessageBar(&window);
    window.show();
    bar->post(message(u"a"_s, Level::Error, u"The token was refused."_s));
    QTRY_COMPARE(m_heard->sentences, QStringList{u"The token was refused."_s});
    bar->post(message(u"b"_s, Level::Information, u"Nothing further."_s)); // behind the other
    QTRY_COMPARE(m_heard->sentences.size(), 2);
    QCOMPARE(m_heard->sentences.back(), u"Nothing further."_s);
    // What is posted once more has not happened again, but what says something else has.
    bar->post(message(u"a"_s, Level::Error, u"The token was refused."_s));
    bar->post(message(u"b"_s, Level::Information, u"Two of three are done."_s));
    QTRY_COMPARE(m_heard->sentences.size(), 3);
    QCOMPARE(m_heard->sentences.back(), u"Two of three are done."_s);
    bar->withdraw(u"b"_s);
    bar->post(message(u"b"_s, Level::Information, u"Two of three are done."_s));
    QTRY_COMPARE(m_heard->sentences.size(), 4);
    bar->post(message(u"c"_s, Level::Error, u"Nobody sees this."_s));
    bar->withdraw(u"c"_s);
    bar->findChild<QToolButton *>(u"messageClose"_s)->click();
    QTRY_COMPARE(m_heard->sentences.size(), 5);
    QCOMPARE(m_heard->sentences.back(), u"Two of three are done."_s); // it is on screen now
}

void AnnouncerTest::aCountdownIsSaidOnce()
{
    QWidget window;
    auto *bar = new MessageBar(&window);
    window.show();
    Message wait = message(u"a"_s, Level::Information, u"Again in 3 s."_s);
    wait.isCountdown = true;
    bar->post(wait);
    QTRY_COMPARE(m_heard->sentences, QStringList{u"Again in 3 s."_s});
    wait.text = u"Again in 2 s."_s;
    bar->post(wait);
    bar->post(message(u"b"_s, Level::Error, u"The connection was lost."_s));
    QTRY_COMPARE(m_heard->sentences, (QStringList{u"Again in 3 s."_s, u"The connection was lost."_s}));
}

void AnnouncerTest::theEndOfALoadIsSaidAndNotEachPage()
{
    QMainWindow window;
    StatusLine line(*window.statusBar());
    window.show();
    ListStatus status;
    status.hasAccount = true;
    status.accountName = u"acme"_s;
    line.show(status);
    status.listed = true;
    status.total = 48'210;
    status.loaded = 25;
    line.show(status);
    QTRY_COMPARE(m_heard->sentences, QStringList{u"48,210 jobs, 25 loaded"_s});
    status.loaded = 50;
    line.show(status);
    status.isFound = true;
    status.total = 300;
    line.show(status);
    status.total = 312; // while it searches
    line.show(status);
    QTRY_COMPARE(m_heard->sentences.size(), 2);
    QCOMPARE(m_heard->sentences.back(), u"312 of 312 jobs shown"_s);
    line.setFileShown(true);
    status.total = 313;
    line.show(status);
    line.setFileShown(false);
    QTRY_COMPARE(m_heard->sentences.size(), 3);
    QCOMPARE(m_heard->sentences.back(), u"313 of 313 jobs shown"_s);
}

void AnnouncerTest::anEmptyPlaceSaysSoOnceItStays()
{
    QWidget window;
    auto *empty = new EmptyState(&window);
    window.show();
    empty->present(u"search"_s, u"Looking..."_s, QString());
    empty->present(u"search"_s, u"Nothing is here."_s, u"&Clear"_s);
    QTRY_COMPARE(m_heard->sentences, QStringList{u"Nothing is here."_s});
    QTRY_VERIFY(window.findChild<Announcer *>()->isHidden()); // or it would say it again
    window.hide();
    empty->present(u"search"_s, u"Unseen."_s, QString());
    window.show();
    QTRY_COMPARE(m_heard->sentences, (QStringList{u"Nothing is here."_s, u"Unseen."_s}));
}

} // namespace Balehook

QTEST_MAIN(Balehook::AnnouncerTest)

#include "tst_announcer.moc"
