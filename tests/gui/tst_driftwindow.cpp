// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/console.h"
#include "models/importjobsmodel.h"
#include "widgets/lists/listingpage.h"
#include "widgets/tables/pagedtableview.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

/// A list into which jobs come between two requests.
class DriftWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSelectionFollowsItsJobOrIsDropped_data();
    void theSelectionFollowsItsJobOrIsDropped();
};

void DriftWindowTest::theSelectionFollowsItsJobOrIsDropped_data()
{
    QTest::addColumn<int>("drift");
    QTest::addColumn<int>("row");
    QTest::newRow("every request, at the top") << 1 << 3;
    QTest::newRow("every request, in the middle") << 1 << 60;
    QTest::newRow("every second request, at the end of a page") << 2 << 49;
    QTest::newRow("every third request, at the beginning of a page") << 3 << 50;
    QTest::newRow("every seventh request") << 7 << 24;
}

void DriftWindowTest::theSelectionFollowsItsJobOrIsDropped()
{
    QFETCH(int, drift);
    QFETCH(int, row);
    Console console;
    QVERIFY(console.begin(3000, {}, {u"--drift"_s, QString::number(drift), u"--latency"_s, u"20"_s}));
    console.table().goToRow(row);
    const auto isLoaded = [&] { return !console.model()->idAt(row).isEmpty() && !console.model()->isBusy(); };
    QTRY_VERIFY(isLoaded());
    const QString id = console.model()->idAt(console.table().currentIndex().row());
    QVERIFY(!id.isEmpty());
    constexpr int refreshes = 12;
    for (int i = 0; i < refreshes; ++i) {
        console.page().refresh(i % 3 == 0 ? ListingPage::Refresh::ByUser : ListingPage::Refresh::ByItself);
        QTRY_VERIFY(!console.model()->isBusy());
        const QModelIndex current = console.table().currentIndex();
        const QString now = current.isValid() ? console.model()->idAt(current.row()) : QString();
        QVERIFY2(now.isEmpty() || now == id, qPrintable(u"%1 became %2 in refresh %3"_s.arg(id, now).arg(i)));
        if (!current.isValid())
            return; // dropped
    }
}

} // namespace Balehook

QTEST_MAIN(Balehook::DriftWindowTest)

#include "tst_driftwindow.moc"
