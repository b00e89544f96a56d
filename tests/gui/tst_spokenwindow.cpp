// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/console.h"
#include "gui/heard.h"
#include "models/importjobsmodel.h"
#include "widgets/mainwindow.h"
#include "widgets/messagebar.h"

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

private:
    void list() const;

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
    const QString none = u"No further job with a failed file from here to the end of the list."_s;
    QTRY_VERIFY_WITH_TIMEOUT(m_heard->sentences.contains(none), 60'000);
    QCOMPARE(m_console->messageText(), warning);
    auto *more = m_console->child<QToolButton>(u"messageMore"_s);
    QCOMPARE(more->text(), u"and 1 more"_s);
    for (int steps = 0; QApplication::focusWidget() != more && steps < 100; ++steps)
        m_console->press(Qt::Key_Tab);
    m_console->press(Qt::Key_Space);
    QCOMPARE(m_console->messageText(), none);
}

} // namespace Balehook

QTEST_MAIN(Balehook::SpokenWindowTest)

#include "tst_spokenwindow.moc"
