// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/messages/emptystate.h"
#include "widgets/messages/firststeps.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

class EmptyStateTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itSaysOneSentenceAndOffersOneAction();
    void withoutAnActionThereIsNoButton();
    void markupIsShownLiterally();
    void longSentencesAreNotCut();
    void theTextTakesTheRoomThereIs();
};

void EmptyStateTest::itSaysOneSentenceAndOffersOneAction()
{
    EmptyState state;
    QSignalSpy wanted(&state, &EmptyState::actionRequested);
    state.present(u"list"_s, u"Nothing is here yet."_s, u"&Refresh"_s);
    state.show();
    QCOMPARE(state.findChild<QLabel *>(u"emptyText"_s)->text(), u"Nothing is here yet."_s);
    auto *action = state.findChild<QPushButton *>(u"emptyAction"_s);
    QCOMPARE(action->text(), u"&Refresh"_s);
    action->setFocus();
    QTest::keyClick(action, Qt::Key_Space);
    QCOMPARE(wanted.count(), 1);
}

void EmptyStateTest::withoutAnActionThereIsNoButton()
{
    EmptyState state;
    state.present(u"list"_s, u"Nothing."_s, QString());
    state.show();
    QVERIFY(!state.findChild<QPushButton *>(u"emptyAction"_s)->isVisible());
}

void EmptyStateTest::markupIsShownLiterally()
{
    EmptyState state;
    state.present(u"list"_s, u"<b>x</b>"_s, QString());
    QCOMPARE(state.findChild<QLabel *>(u"emptyText"_s)->textFormat(), Qt::PlainText);
}

void EmptyStateTest::longSentencesAreNotCut()
{
    EmptyState state;
    state.resize(700, 500);
    state.show();
    for (const QString &text : {u"Short."_s, QString(u"Some more words for it. "_s).repeated(12)}) {
        state.present(u"list"_s, text, u"&Retry"_s);
        const auto *label = state.findChild<QLabel *>(u"emptyText"_s);
        QTRY_VERIFY(label->height() >= label->heightForWidth(label->width()));
    }
}

void EmptyStateTest::theTextTakesTheRoomThereIs()
{
    EmptyState state;
    state.resize(220, 500);
    state.show();
    state.present(u"list"_s, QString(u"Some more words for it. "_s).repeated(6), u"&Retry"_s);
    state.setMore(std::make_unique<FirstSteps>());
    const auto *label = state.findChild<QLabel *>(u"emptyText"_s);
    const auto *steps = state.findChild<QWidget *>(u"firstSteps"_s);
    QTRY_VERIFY(label->width() < 220);
    const int narrow = label->height();
    state.resize(900, 500);
    QTRY_VERIFY(label->height() < narrow);
    // No gap between the words.
    QTRY_VERIFY(steps->y() - label->geometry().bottom() < 2 * state.fontMetrics().height());
    QCOMPARE(steps->height(), steps->heightForWidth(steps->width()));
    state.setMore(nullptr);
    QVERIFY(!state.findChild<QWidget *>(u"firstSteps"_s));
}

} // namespace Balehook

QTEST_MAIN(Balehook::EmptyStateTest)

#include "tst_emptystate.moc"
