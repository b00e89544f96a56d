// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/fields/clearbutton.h"

#include <QAction>
#include <QLineEdit>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

class ClearButtonTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isThereWhileThereIsText();
};

void ClearButtonTest::isThereWhileThereIsText()
{
    QLineEdit edit;
    addClearButton(edit);
    QCOMPARE(edit.actions().size(), 1);
    QAction *clear = edit.actions().first();
    QVERIFY(!clear->text().isEmpty());
    QVERIFY(!clear->isVisible());
    QTest::keyClicks(&edit, u"abc"_s);
    QVERIFY(clear->isVisible());
    clear->trigger();
    QVERIFY(edit.text().isEmpty());
    QVERIFY(!clear->isVisible());

    QLineEdit filled(u"abc"_s);
    addClearButton(filled);
    QVERIFY(filled.actions().first()->isVisible());
}

} // namespace Balehook

QTEST_MAIN(Balehook::ClearButtonTest)
#include "tst_clearbutton.moc"
