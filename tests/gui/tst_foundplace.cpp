// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/lists/foundplace.h"

#include "gui/console.h"
#include "models/importjobsmodel.h"
#include "session/index/indexedjobs.h"
#include "store/jobindex.h"
#include "widgets/lists/listingpage.h"
#include "widgets/tables/pagedtableview.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

class FoundPlaceTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersToAnEarlierQuestionAreDropped();
};

/// They may be on their way when the next one begins, which waits for fewer rows.
void FoundPlaceTest::answersToAnEarlierQuestionAreDropped()
{
    Console console;
    QVERIFY(console.begin(40));
    JobIndex index(console.folder.filePath(u"none.sqlite"_s));
    IndexedJobs nothing(index); // finds none
    FoundPlace place(console.page());
    console.table().goToRow(3);
    place.select(nothing, {u"a"_s, u"b"_s, u"c"_s});
    place.select(nothing, {u"d"_s});
    bool isAnswered = false;
    nothing.find(u"e"_s, this, [&isAnswered](const Result<qint64> &) { isAnswered = true; });
    QTRY_VERIFY(isAnswered);
    QCOMPARE(console.table().currentIndex().row(), 3);
    place.select(nothing, {u"a"_s, u"b"_s, u"c"_s});
    place.selectRows({7});
    isAnswered = false;
    nothing.find(u"e"_s, this, [&isAnswered](const Result<qint64> &) { isAnswered = true; });
    QTRY_VERIFY(isAnswered);
}

} // namespace Balehook

QTEST_MAIN(Balehook::FoundPlaceTest)

#include "tst_foundplace.moc"
