// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/find/foundrowsview.h"

#include "widgets/find/foundrowsmodel.h"

#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

/// The tree of what was found in failed files.
class FoundRowsViewTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void laysThousandsOfFilesOutOnce();
    void showsWhatCameBeforeOthersAboveThem();
    void showsNothingOfASearchThatWasGivenUp();

private:
    static FoundRows rows();

    std::unique_ptr<FoundRowsModel> m_model;
    std::unique_ptr<FoundRowsView> m_view;
};

void FoundRowsViewTest::init()
{
    m_view.reset();
    m_model = std::make_unique<FoundRowsModel>([](const QString & /*accountId*/) { return u"An account"_s; });
    m_view = std::make_unique<FoundRowsView>(*m_model);
    m_view->setFocusPolicy(Qt::NoFocus); // which is in the field
    m_view->resize(600, 200);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

FoundRows FoundRowsViewTest::rows()
{
    FoundRows found;
    found.rows = {{.number = 4, .columns = {0}, .values = {u"x"_s}, .cells = {u"x"_s}}};
    found.count = 1;
    return found;
}

/// Each layout looks at all of them.
void FoundRowsViewTest::laysThousandsOfFilesOutOnce()
{
    constexpr int files = 2000;
    const QSignalSpy layouts(m_view->verticalScrollBar(), &QScrollBar::rangeChanged);
    for (int file = 0; file < files; ++file)
        m_view->add(file, {}, rows());
    QTRY_COMPARE(m_model->rowCount(), files);
    QTRY_VERIFY(!layouts.isEmpty());
    QVERIFY2(layouts.count() < 10, qPrintable(QString::number(layouts.count())));
    for (const int file : {0, files / 2, files - 1})
        QVERIFY(m_view->isFirstColumnSpanned(file, {}));
    QCOMPARE(m_view->currentIndex(), m_model->index(0, 0, m_model->index(0, 0)));
}

void FoundRowsViewTest::showsWhatCameBeforeOthersAboveThem()
{
    m_view->add(5, {}, rows());
    m_view->showFresh();
    QCOMPARE(m_model->rowCount(), 1);
    QVERIFY(m_view->isExpanded(m_model->index(0, 0)));
    const QPersistentModelIndex first = m_model->index(0, 0);
    m_view->add(2, {}, rows());
    QTRY_COMPARE(m_model->rowCount(), 2);
    QCOMPARE(first.row(), 1);
    QVERIFY(m_view->isExpanded(m_model->index(0, 0)));
    QVERIFY(m_view->isFirstColumnSpanned(0, {}));
}

void FoundRowsViewTest::showsNothingOfASearchThatWasGivenUp()
{
    m_view->add(0, {}, rows());
    m_view->clear();
    m_view->showFresh();
    QCOMPARE(m_model->rowCount(), 0);
    m_view->add(1, {}, rows());
    QTRY_COMPARE(m_model->rowCount(), 1);
}

} // namespace Balehook

QTEST_MAIN(Balehook::FoundRowsViewTest)
#include "tst_foundrowsview.moc"
