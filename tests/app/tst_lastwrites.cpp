// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lastwrites.h"

#include <QApplication>
#include <QTest>
#include <QWidget>

#include <memory>

using namespace Balehook;

/// The program ends when its last window is closed and nothing is being written any more.
class TestLastWrites final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void endsAtOnceWhereNothingIsWritten();
    void waitsForWhatIsWritten();
    void doesNotWaitForever();
    void staysWhereTheWindowIsShownAgain();
    void waitsAgainWhereTheWindowIsClosedAgain();

private:
    /// Runs the event loop, in which the window is closed; a net ends it.
    void runAndClose();

    static constexpr auto aMoment = std::chrono::milliseconds(100);
    static constexpr auto longest = std::chrono::seconds(30);
    std::unique_ptr<QWidget> m_window;
};

void TestLastWrites::runAndClose()
{
    m_window = std::make_unique<QWidget>();
    m_window->show();
    QTimer::singleShot(0, m_window.get(), &QWidget::close);
    QTimer net;
    net.setSingleShot(true);
    connect(&net, &QTimer::timeout, qApp, [] { QCoreApplication::exit(1); });
    net.start(longest);
    QCOMPARE(QApplication::exec(), 0);
}

void TestLastWrites::endsAtOnceWhereNothingIsWritten()
{
    const LastWrites writes([] { return false; });
    runAndClose();
}

void TestLastWrites::waitsForWhatIsWritten()
{
    bool isWriting = true;
    const LastWrites writes([&isWriting] { return isWriting; }, longest);
    QTimer::singleShot(aMoment, this, [&isWriting] { isWriting = false; });
    runAndClose();
    QVERIFY(!isWriting);
}

void TestLastWrites::doesNotWaitForever()
{
    const LastWrites writes([] { return true; }, aMoment);
    runAndClose();
}

void TestLastWrites::staysWhereTheWindowIsShownAgain()
{
    bool isWriting = true;
    bool wasShown = false;
    const LastWrites writes([&isWriting] { return isWriting; }, longest);
    QTimer::singleShot(aMoment, this, [&] {
        m_window->show();
        isWriting = false;
        QTimer::singleShot(aMoment, this, [&] {
            wasShown = m_window->isVisible();
            m_window->close();
        });
    });
    runAndClose();
    QVERIFY(wasShown);
}

void TestLastWrites::waitsAgainWhereTheWindowIsClosedAgain()
{
    bool isWriting = true;
    const LastWrites writes([&isWriting] { return isWriting; }, longest);
    QTimer::singleShot(aMoment, this, [&] {
        m_window->show();
        m_window->close();
        QTimer::singleShot(aMoment, this, [&isWriting] { isWriting = false; });
    });
    runAndClose();
    QVERIFY(!isWriting);
}

QTEST_MAIN(TestLastWrites)
#include "tst_lastwrites.moc"
