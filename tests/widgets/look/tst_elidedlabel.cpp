// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/look/elidedlabel.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

/// One line that need not fit.
class ElidedLabelTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void endsWithDotsWhereThereIsNoRoom_data();
    void endsWithDotsWhereThereIsNoRoom();
};

void ElidedLabelTest::endsWithDotsWhereThereIsNoRoom_data()
{
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::newRow("left to right") << Qt::LeftToRight;
    QTest::newRow("right to left") << Qt::RightToLeft;
}

void ElidedLabelTest::endsWithDotsWhereThereIsNoRoom()
{
    QFETCH(const Qt::LayoutDirection, direction);
    const auto drawn = [direction](const QString &text, int width) {
        ElidedLabel label;
        label.setLayoutDirection(direction);
        label.setContentsMargins(6, 0, 6, 0);
        label.setText(text);
        label.resize(width, label.sizeHint().height());
        return label.grab().toImage();
    };
    ElidedLabel label;
    label.setContentsMargins(6, 0, 6, 0);
    const QString text = u"48,210 jobs, 50 loaded · 1 selected"_s;
    label.setText(text);
    const int whole = label.fontMetrics().horizontalAdvance(text) + 12;
    const QString cut = label.fontMetrics().elidedText(text, Qt::ElideRight, whole / 2 - 12);
    QVERIFY(cut.endsWith(u'…') && cut.size() > 5);
    QCOMPARE(drawn(text, whole / 2), drawn(cut, whole / 2));
    QVERIFY(drawn(text, whole) != drawn(cut, whole));
    // It does not ask for its room, and what is read out is all of it.
    label.resize(whole / 2, 20);
    QCOMPARE(label.sizePolicy().horizontalPolicy(), QSizePolicy::Ignored);
    QCOMPARE(label.text(), text);
}

} // namespace Balehook

QTEST_MAIN(Balehook::ElidedLabelTest)

#include "tst_elidedlabel.moc"
