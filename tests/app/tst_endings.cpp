// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/endings.h"

#include <QApplication>
#include <QCloseEvent>
#include <QTest>
#include <QTimer>
#include <QWidget>

#include <csignal>

using namespace Balehook;

namespace {

/// A dialog that asks whether what is typed may go.
class StubbornWindow final : public QWidget
{
protected:
    void closeEvent(QCloseEvent *event) override { event->ignore(); }
};

} // namespace

/// Whoever ends the program, what is to be found again is kept first.
class TestEndings final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void signalEndsTheProgram_data();
    void signalEndsTheProgram();
    void waitsForWhoeverHoldsIt();
    void desktopEnds();

private:
    int m_kept = 0;
};

void TestEndings::signalEndsTheProgram_data()
{
    QTest::addColumn<int>("number");
    QTest::newRow("SIGTERM") << SIGTERM;
    QTest::newRow("SIGHUP") << SIGHUP;
}

void TestEndings::signalEndsTheProgram()
{
    QFETCH(const int, number);
    m_kept = 0;
    StubbornWindow window;
    window.show();
    const Endings endings([this] { ++m_kept; }, [] { return false; });
    QTimer::singleShot(0, this, [number] { std::raise(number); });
    QTimer::singleShot(30'000, &window, [] { QCoreApplication::exit(1); });
    QCOMPARE(QApplication::exec(), 0);
    QVERIFY(m_kept > 0);
}

void TestEndings::waitsForWhoeverHoldsIt()
{
    m_kept = 0;
    bool isEnded = false;
    const Endings endings([this] { ++m_kept; }, [] { return true; });
    QTimer::singleShot(0, this, [] { std::raise(SIGTERM); });
    QTimer::singleShot(200, this, [&] {
        isEnded = true;
        QCoreApplication::exit(0);
    });
    QCOMPARE(QApplication::exec(), 0);
    QVERIFY(isEnded && m_kept > 0);
}

void TestEndings::desktopEnds()
{
    m_kept = 0;
    const Endings endings([this] { ++m_kept; }, [] { return false; });
    alignas(void *) char nobody = 0; // who hears of it asks it nothing
    auto &manager = reinterpret_cast<QSessionManager &>(nobody);
    Q_EMIT qGuiApp->commitDataRequest(manager);
    QCOMPARE(m_kept, 1);
    Q_EMIT qGuiApp->saveStateRequest(manager);
    QCOMPARE(m_kept, 2);
}

QTEST_MAIN(TestEndings)
#include "tst_endings.moc"
