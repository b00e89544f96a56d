// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/look/wrappedlabel.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

/// What a label remembers of its heights is what QLabel says of the same text.
class TestWrappedLabel final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asHighAsALabel_data();
    void asHighAsALabel();
};

void TestWrappedLabel::asHighAsALabel_data()
{
    QTest::addColumn<bool>("isSelectable");
    QTest::newRow("as it is") << false;
    QTest::newRow("selectable") << true;
}

void TestWrappedLabel::asHighAsALabel()
{
    QFETCH(bool, isSelectable);
    QRandomGenerator random(7);
    QWidget parent;
    WrappedLabel label(&parent);
    QLabel plain(&parent);
    plain.setTextFormat(Qt::PlainText);
    plain.setWordWrap(true);
    const QStringList words{u"import"_s,       u"\u0645\u0644\u0641"_s,
                            u"\u5931\u6557"_s, u"a-very-long-name-of-a-file.csv"_s,
                            u"\n"_s,           u"<b>"_s};
    for (int i = 0; i < 400; ++i) {
        const int change = random.bounded(7);
        const int amount = random.bounded(12);
        for (QLabel *each : {static_cast<QLabel *>(&label), &plain}) {
            each->setTextInteractionFlags(isSelectable ? Qt::TextSelectableByMouse : Qt::NoTextInteraction);
            QFont font = each->font();
            font.setPointSize(8 + amount);
            switch (change) {
            case 0: {
                QStringList text = words;
                for (int k = 0; k < amount; ++k)
                    text.append(words.at((k * 5 + amount) % int(words.size())));
                each->setText(text.join(u' '));
                break;
            }
            case 1:
                each->setFont(font);
                break;
            case 2:
                each->setMargin(amount);
                break;
            case 3:
                each->setContentsMargins(amount, 0, amount, 2);
                break;
            case 4:
                each->setIndent(amount);
                break;
            case 5:
                each->setLayoutDirection(amount % 2 == 0 ? Qt::LeftToRight : Qt::RightToLeft);
                break;
            default:
                each->setTextInteractionFlags(amount % 2 == 0 ? Qt::TextSelectableByMouse : Qt::NoTextInteraction);
            }
        }
        for (int k = 0; k < 4; ++k) {
            const int width = 40 + 20 * random.bounded(20);
            QCOMPARE(label.heightForWidth(width), plain.heightForWidth(width));
        }
        QCOMPARE(label.sizeHint(), plain.sizeHint());
    }
}

QTEST_MAIN(TestWrappedLabel)
#include "tst_wrappedlabel.moc"
