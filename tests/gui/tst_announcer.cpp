// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/announcer.h"
#include "widgets/emptystate.h"
#include "widgets/liststatus.h"
#include "widgets/messagebar.h"
#include "widgets/statusline.h"

#include <QAccessible>
#include <QMainWindow>
#include <QStatusBar>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

QStringList *heard = nullptr;

/// What a reader would be told: the name of a notification that shows itself.
void listen(QAccessibleEvent *event)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    if (event->type() == QAccessible::Announcement)
        heard->append(static_cast<QAccessibleAnnouncementEvent *>(event)->message());
#else
    QAccessibleInterface *thing = event->accessibleInterface();
    if (event->type() == QAccessible::ObjectShow && thing && thing->role() == QAccessible::Notification)
        heard->append(thing->text(QAccessible::Name));
#endif
}

Message errorMessage(const QString &id, const QString &text)
{
    Message message;
    message.id = id;
    message.level = Message::Level::Error;
    message.text = text;
    return message;
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
    void theNewestMessageIsSaid();
    void theEndOfALoadIsSaidAndNotEachPage();
    void anEmptyPlaceSaysSoOnceItStays();

private:
    QStringList m_heard;
};

void AnnouncerTest::init()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    m_heard.clear();
    heard = &m_heard;
    QTRY_VERIFY(QAccessible::isActive()); // there is a bus for it
    QAccessible::installUpdateHandler(listen);
}

void AnnouncerTest::cleanup()
{
    QAccessible::installUpdateHandler(nullptr);
    heard = nullptr;
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
    QTRY_COMPARE(m_heard, (QStringList{u"One."_s, u"Two."_s}));
    Announcer::say(window, u"One."_s);
    QTRY_COMPARE(m_heard.size(), 3);
}

void AnnouncerTest::theNewestMessageIsSaid()
{
    QWidget window;
    auto *bar = new MessageBar(&window);
    window.show();
    bar->post(errorMessage(u"a"_s, u"The token was refused."_s));
    QTRY_COMPARE(m_heard, QStringList{u"The token was refused."_s});
    // A countdown in the same message is not said second by second.
    bar->post(errorMessage(u"a"_s, u"Again in 3 s."_s));
    bar->post(errorMessage(u"b"_s, u"The connection was lost."_s));
    QTRY_COMPARE(m_heard, (QStringList{u"The token was refused."_s, u"The connection was lost."_s}));
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
    QTRY_COMPARE(m_heard, QStringList{u"48,210 jobs, 25 loaded"_s});
    status.loaded = 50;
    line.show(status);
    status.isFound = true;
    status.total = 300;
    line.show(status);
    status.total = 312; // while it searches
    line.show(status);
    QTRY_COMPARE(m_heard.size(), 2);
    QCOMPARE(m_heard.back(), u"Jobs found: 312, loaded: 50"_s);
    line.setFileShown(true);
    status.total = 313;
    line.show(status);
    line.setFileShown(false);
    QTRY_COMPARE(m_heard.size(), 3);
    QCOMPARE(m_heard.back(), u"Jobs found: 313, loaded: 50"_s);
}

void AnnouncerTest::anEmptyPlaceSaysSoOnceItStays()
{
    QWidget window;
    auto *empty = new EmptyState(&window);
    window.show();
    empty->present(u"search"_s, u"Looking..."_s, QString());
    empty->present(u"search"_s, u"No job matches."_s, u"&Clear"_s);
    QTRY_COMPARE(m_heard, QStringList{u"No job matches."_s});
    QTRY_VERIFY(window.findChild<Announcer *>()->isHidden()); // or it would say it again
    window.hide();
    empty->present(u"search"_s, u"Unseen."_s, QString());
    window.show();
    QTRY_COMPARE(m_heard, (QStringList{u"No job matches."_s, u"Unseen."_s}));
}

} // namespace Balehook

QTEST_MAIN(Balehook::AnnouncerTest)

#include "tst_announcer.moc"
