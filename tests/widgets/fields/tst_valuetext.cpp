// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/fields/valuetext.h"

#include <QScrollBar>
#include <QTest>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Balehook {

/// A text that is as high as its lines, at any width.
class ValueTextTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fitsAtAnyWidth_data();
    void fitsAtAnyWidth();
};

void ValueTextTest::fitsAtAnyWidth_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("short") << u"short"_s;
    QTest::newRow("words") << u"a few words "_s.repeated(90);
    QTest::newRow("one word") << QString(900, u'x');
    QTest::newRow("lines") << u"a line of some length\n"_s.repeated(12).trimmed();
    QTest::newRow("more lines") << u"a line of some length\n"_s.repeated(13).trimmed();
    QTest::newRow("empty lines") << u"a\n\n"_s.repeated(7);
    QTest::newRow("times") << u"Local time: 22 Dec 2024 00:41:22 UTC\nUTC: 22 Dec 2024 00:41:22 UTC\n"
                              "As received: 2024-12-22T00:41:22.861Z"_s;
    QTest::newRow("long lines") << QString(QString(70, u'y') + u'\n').repeated(9);
}

void ValueTextTest::fitsAtAnyWidth()
{
    QFETCH(QString, text);
    QWidget host;
    auto *layout = new QVBoxLayout(&host);
    layout->setContentsMargins({});
    auto *value = new ValueText;
    layout->addWidget(value);
    layout->addStretch();
    value->setValue(text);
    host.resize(500, 400);
    host.show();
    QVERIFY(QTest::qWaitForWindowExposed(&host));
    const auto checkAt = [&](int width) {
        host.resize(width, 400);
        QTRY_COMPARE(value->width(), host.width());
        const int line = value->fontMetrics().lineSpacing();
        QTRY_VERIFY(value->height() >= line && value->height() <= 13 * line);
        // Either it is as high as its lines, or it has the greatest height and scrolls.
        const bool scrolls = value->height() > 12 * line;
        QTRY_VERIFY(scrolls || value->verticalScrollBar()->maximum() == 0);
    };
    for (int width = 500; width > 30; --width)
        checkAt(width);
    for (int width = 30; width < 500; width += 7) {
        checkAt(width);
        checkAt(500);
    }
}

} // namespace Balehook

QTEST_MAIN(Balehook::ValueTextTest)

#include "tst_valuetext.moc"
