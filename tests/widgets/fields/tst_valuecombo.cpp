// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/fields/valuecombo.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>

using namespace Balehook;
using namespace Qt::StringLiterals;

/// What was typed stays as typed; what is chosen is exactly what was seen in the account.
class tst_ValueCombo final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_window.reset(); }

    void listsAtMostFifty();
    void keepsOtherSpellings_data();
    void keepsOtherSpellings();
    void keepsLongAndOddTexts();
    void isNotChangedByWheelOrArrows();
    void findsAmongAllByTyping();
    void enterTakesOnlyWhatIsSelected();
    void newValuesLeaveTheTextAlone();

private:
    std::unique_ptr<QWidget> m_window;
    ValueCombo *m_combo = nullptr;
    QPushButton *m_other = nullptr;
    QStringList m_values;

    void type(const QString &text) { QTest::keyClicks(m_combo, text); }
    QAbstractItemView *found() const { return m_combo->findChild<QCompleter *>()->popup(); }
};

void tst_ValueCombo::init()
{
    m_window = std::make_unique<QWidget>();
    m_combo = new ValueCombo;
    m_other = new QPushButton(u"Other"_s);
    auto *layout = new QVBoxLayout(m_window.get());
    layout->addWidget(m_combo);
    layout->addWidget(m_other);
    m_values = {u"POST"_s, u"PUT"_s, u"Product"_s, u"product"_s};
    for (int i = 0; i < 10'000; ++i)
        m_values += u"https://hooks.example.com/%1"_s.arg(i);
    m_combo->setSource([this](qsizetype limit) { return limit < 0 ? m_values : m_values.first(limit); });
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_combo->setFocus();
}

void tst_ValueCombo::listsAtMostFifty()
{
    QTRY_COMPARE(m_combo->count(), 50);
    QCOMPARE(m_combo->text(), QString());
    QCOMPARE(m_combo->currentIndex(), -1);
}

void tst_ValueCombo::keepsOtherSpellings_data()
{
    QTest::addColumn<QString>("typed");
    for (const char *typed : {"post", "Post", "pO", " POST", "POST ", "PRODUCT", "https://HOOKS.example.com/1"})
        QTest::newRow(typed) << QString::fromLatin1(typed);
}

void tst_ValueCombo::keepsOtherSpellings()
{
    QFETCH(QString, typed);
    type(typed);
    QCOMPARE(m_combo->text(), typed);
    QTest::keyClick(m_combo, Qt::Key_Return);
    QCOMPARE(m_combo->text(), typed);
    QTest::keyClick(m_combo, Qt::Key_Tab);
    QCOMPARE(m_combo->text(), typed);
    m_other->setFocus();
    QCOMPARE(m_combo->text(), typed);
    m_combo->setFocus();
    m_combo->showPopup();
    m_combo->hidePopup();
    QCOMPARE(m_combo->text(), typed);
}

void tst_ValueCombo::keepsLongAndOddTexts()
{
    for (const QString &text : {QString(100'000, u'x'), u"line\nbreak\ttab"_s, u"\u202ebidi"_s, QString()}) {
        m_combo->setText(text);
        m_other->setFocus();
        m_combo->setFocus();
        QCOMPARE(m_combo->text(), text);
    }
}

void tst_ValueCombo::isNotChangedByWheelOrArrows()
{
    type(u"own"_s);
    QWheelEvent wheel(QPointF(5, 5), m_combo->mapToGlobal(QPointF(5, 5)), QPoint(), QPoint(0, -120), Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(m_combo, &wheel);
    QCOMPARE(m_combo->text(), u"own"_s);
    for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Up, Qt::Key_PageDown, Qt::Key_PageUp}) {
        QTest::keyClick(m_combo, key);
        QCOMPARE(m_combo->text(), u"own"_s);
        QVERIFY(m_combo->view()->isVisible()); // it shows what there is to choose from
        QTest::keyClick(m_combo->view(), Qt::Key_Escape);
        QTRY_VERIFY(!m_combo->view()->isVisible());
        QCOMPARE(m_combo->text(), u"own"_s);
    }
}

void tst_ValueCombo::findsAmongAllByTyping()
{
    type(u"COM/9876"_s);
    QTRY_VERIFY(found()->isVisible());
    QCOMPARE(found()->model()->rowCount(), 1);
    QTest::keyClick(found(), Qt::Key_Down);
    QTest::keyClick(found(), Qt::Key_Return);
    QCOMPARE(m_combo->text(), u"https://hooks.example.com/9876"_s);
    QVERIFY(!found()->isVisible());
    m_combo->lineEdit()->undo(); // and the choice can be taken back
    QCOMPARE(m_combo->text(), u"COM/9876"_s);
}

void tst_ValueCombo::enterTakesOnlyWhatIsSelected()
{
    type(u"prod"_s);
    QTRY_VERIFY(found()->isVisible());
    QTest::keyClick(found(), Qt::Key_Return);
    QCOMPARE(m_combo->text(), u"prod"_s);
    QVERIFY(!found()->isVisible());
}

void tst_ValueCombo::newValuesLeaveTheTextAlone()
{
    type(u"own"_s);
    m_combo->lineEdit()->setCursorPosition(1);
    m_values.prepend(u"newest"_s);
    m_combo->setOutdated();
    m_combo->showPopup();
    QCOMPARE(m_combo->itemText(0), u"newest"_s);
    QCOMPARE(m_combo->count(), 50);
    QCOMPARE(m_combo->text(), u"own"_s);
    QCOMPARE(m_combo->lineEdit()->cursorPosition(), 1);
}

QTEST_MAIN(tst_ValueCombo)
#include "tst_valuecombo.moc"
