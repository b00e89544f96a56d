// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/notificationservice.h"
#include "widgets/messages/desktopnotifier.h"
#include "widgets/messages/traymessages.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

/// A tray that is there or not, as a test wants it.
class FakeTray final : public TrayMessages
{
public:
    bool isThere() const override { return isAvailable; }
    void show(const QString &title, const QString &body) override { shown.append(title + u'|' + body); }

    bool isAvailable = true;
    QStringList shown;
};

} // namespace

/// Which road a notification takes, on a session bus of its own.
class DesktopNotifierTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void somebodyAlwaysTellsIt_data();
    void somebodyAlwaysTellsIt();
    void aClickInTheTrayIsOfTheLastOne();
    void aServiceThatComesLaterIsUsed();
};

void DesktopNotifierTest::somebodyAlwaysTellsIt_data()
{
    QTest::addColumn<bool>("hasService");
    QTest::addColumn<bool>("refuses");
    QTest::addColumn<bool>("hasTray");
    QTest::newRow("service") << true << false << true;
    QTest::newRow("a service that refuses, tray") << true << true << true;
    QTest::newRow("a service that refuses, no tray") << true << true << false;
    QTest::newRow("tray alone") << false << false << true;
    QTest::newRow("nothing") << false << false << false;
}

void DesktopNotifierTest::somebodyAlwaysTellsIt()
{
    QFETCH(bool, hasService);
    QFETCH(bool, refuses);
    QFETCH(bool, hasTray);
    Testing::NotificationService service;
    service.refuses = refuses;
    if (hasService)
        QVERIFY(service.start());
    auto *tray = new FakeTray;
    tray->isAvailable = hasTray;
    DesktopNotifier notifier(tray);
    QSignalSpy notShown(&notifier, &DesktopNotifier::notShown);
    notifier.notify(u"a 1"_s, u"Job 1 changed"_s, u"Status: 0 → 2"_s);
    if (hasService && !refuses) {
        QTRY_COMPARE_WITH_TIMEOUT(service.notes.size(), std::size_t(1), 20'000);
        QCOMPARE(service.notes[0].title, u"Job 1 changed"_s);
        QVERIFY(tray->shown.isEmpty() && notShown.isEmpty());
        return;
    }
    // The trays of such a desktop show messages through the service that does not work: the window says it as well.
    QTRY_COMPARE_WITH_TIMEOUT(notShown.size(), 1, 20'000);
    QCOMPARE(notShown.first(), (QVariantList{u"a 1"_s, u"Job 1 changed"_s, u"Status: 0 → 2"_s}));
    QCOMPARE(tray->shown, hasTray ? QStringList(u"Job 1 changed|Status: 0 → 2"_s) : QStringList());
}

void DesktopNotifierTest::aClickInTheTrayIsOfTheLastOne()
{
    auto *tray = new FakeTray;
    DesktopNotifier notifier(tray);
    QSignalSpy activated(&notifier, &DesktopNotifier::activated);
    notifier.notify(u"a 1"_s, u"one"_s, {});
    notifier.notify(u"a 2"_s, u"two"_s, {});
    QTRY_COMPARE_WITH_TIMEOUT(tray->shown.size(), 2, 20'000);
    Q_EMIT tray->clicked();
    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated.first().first().toString(), u"a 2"_s);
}

void DesktopNotifierTest::aServiceThatComesLaterIsUsed()
{
    auto *tray = new FakeTray;
    DesktopNotifier notifier(tray);
    notifier.notify(u"a 1"_s, u"one"_s, {});
    QTRY_COMPARE_WITH_TIMEOUT(tray->shown.size(), 1, 20'000);
    Testing::NotificationService service;
    QVERIFY(service.start());
    notifier.notify(u"a 1"_s, u"two"_s, {});
    QTRY_COMPARE_WITH_TIMEOUT(service.notes.size(), std::size_t(1), 20'000);
    QCOMPARE(tray->shown.size(), 1);
}

} // namespace Balehook

QTEST_MAIN(Balehook::DesktopNotifierTest)

#include "tst_desktopnotifier.moc"
