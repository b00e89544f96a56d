// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/console.h"
#include "models/importjobsmodel.h"
#include "support/wait.h"
#include "widgets/lists/listingpage.h"
#include "widgets/search/growingsearch.h"
#include "widgets/search/querybar.h"
#include "widgets/search/searchactions.h"
#include "widgets/search/searchdesk.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/window/mainwindow.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTest>

#include <set>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace Balehook {

/// What happens while somebody types into the search field of the real window.
class SearchTypingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_console.reset(); }
    void wordsMatchInAnyField();
    void namesAndValuesAreSuggested();
    void suggestionsLeaveEnterAndEscapeAlone();
    void amongLoadedRowsValuesAreSuggested();
    void aMatchOutOfViewIsPointedOut();
    void smallAccountsAreLoadedWithoutBeingAsked();
    void whatIsTypedGrowsWhileJobsAreLoaded();
    void enterKeepsWhatWasTypedWhereNothingIsFound();
    void theFocusStaysInTheTextWhileJobsAreLoaded();
    void onlyWhatWasSearchedIsCounted();
    void theButtonOfAnEmptyResultSaysWhatItClears();

private:
    static constexpr int jobs = 120;
    static constexpr int longest = 60'000;

    QString scope() const { return m_console->child<QLabel>(u"scopeText"_s)->text(); }
    QLineEdit &text() const { return *m_console->child<QLineEdit>(u"searchText"_s); }
    int rows() const { return m_console->model() ? m_console->model()->rowCount() : -1; }
    void load() const
    {
        auto *button = m_console->child<QPushButton>(u"scopeLoad"_s);
        QTRY_VERIFY(button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(scope(), u"120 jobs, loaded just now"_s, longest);
    }
    /// Null while nothing is suggested.
    static QAbstractItemView *suggestions()
    {
        const auto widgets = QApplication::topLevelWidgets();
        for (QWidget *widget : widgets) {
            if (widget->objectName() == "searchSuggestions"_L1 && widget->isVisible())
                return qobject_cast<QAbstractItemView *>(widget);
        }
        return nullptr;
    }
    static QStringList suggested()
    {
        QStringList texts;
        const QAbstractItemView *list = suggestions();
        for (int row = 0; list && row < list->model()->rowCount(); ++row)
            texts.append(list->model()->index(row, 0).data().toString());
        return texts;
    }
    void clear() const
    {
        text().clear();
        QTRY_COMPARE(rows(), jobs);
        text().setFocus();
    }
    QString cell(int row, int column) const { return m_console->model()->index(row, column).data().toString(); }

    std::unique_ptr<Console> m_console;
};

void SearchTypingTest::init()
{
    m_console = std::make_unique<Console>();
    const QByteArray test = QTest::currentTestFunction();
    if (test == "smallAccountsAreLoadedWithoutBeingAsked")
        m_console->settings.setValue("search/loadUnasked"_L1, 500);
    QStringList service;
    if (test == "whatIsTypedGrowsWhileJobsAreLoaded" || test == "theFocusStaysInTheTextWhileJobsAreLoaded")
        service = {u"--latency"_s, u"200"_s, u"--max-per-page"_s, u"50"_s};
    QVERIFY(m_console->begin(service.isEmpty() ? jobs : 1'500, {}, service));
}

void SearchTypingTest::wordsMatchInAnyField()
{
    load();
    const QString user = cell(0, ImportJobsModel::UserColumn).section(u' ', 0, 0);
    const QString type = cell(0, ImportJobsModel::TypeColumn);
    text().setFocus();
    text().setText(type + u' ' + user); // as dictation does: not all names can be typed here
    QTRY_VERIFY(rows() > 0 && rows() < jobs);
    QTRY_COMPARE(m_console->model()->rowState(rows() - 1), PagedTableModel::RowState::Loaded);
    for (int row = 0; row < rows(); ++row) {
        QCOMPARE(cell(row, ImportJobsModel::TypeColumn), type);
        QVERIFY(cell(row, ImportJobsModel::UserColumn).contains(user));
    }
    const int both = rows();
    clear();
    text().setText(u"type:%1 -user:%2"_s.arg(type, user));
    QTRY_VERIFY(rows() != jobs && rows() != both);
    QTRY_VERIFY(m_console->model()->rowState(0) == PagedTableModel::RowState::Loaded);
    QCOMPARE(cell(0, ImportJobsModel::TypeColumn), type);
    QVERIFY(!cell(0, ImportJobsModel::UserColumn).contains(user));
}

void SearchTypingTest::namesAndValuesAreSuggested()
{
    load();
    text().setFocus();
    QTest::keyClicks(&text(), u"us"_s);
    QTRY_COMPARE(suggested(), QStringList{u"user:"_s});
    QCOMPARE(suggestions()->accessibleName(), u"Suggestions"_s);
    // By keys.
    QTest::keyClick(suggestions(), Qt::Key_Down);
    QTest::keyClick(suggestions(), Qt::Key_Return);
    QCOMPARE(text().text(), u"user:"_s);
    QTRY_VERIFY(suggested().size() > 1);
    const QString first = suggested().constFirst();
    QVERIFY2(first.endsWith(u')'), qPrintable(first)); // with its count
    const int count = first.section(u'(', -1).chopped(1).toInt();
    // By mouse.
    QAbstractItemView *list = suggestions();
    QTest::mouseClick(list->viewport(), Qt::LeftButton, Qt::NoModifier,
                      list->visualRect(list->model()->index(0, 0)).center());
    QVERIFY(text().text().startsWith(u"user:"_s) && text().text().endsWith(u' '));
    QTRY_COMPARE(rows(), count);
    QTRY_VERIFY(m_console->hasFocusAgain(text()));
}

void SearchTypingTest::suggestionsLeaveEnterAndEscapeAlone()
{
    load();
    text().setFocus();
    QTest::keyClicks(&text(), u"us"_s);
    QTRY_VERIFY(suggestions());
    QTest::keyClick(suggestions(), Qt::Key_Escape);
    QTRY_VERIFY(!suggestions());
    QCOMPARE(text().text(), QString());
    QTest::keyClicks(&text(), u"i"_s);
    QTRY_VERIFY(suggestions());
    QTest::keyClick(suggestions(), Qt::Key_Return);
    QTRY_VERIFY(!suggestions());
    QCOMPARE(text().text(), u"i"_s);
    QTRY_VERIFY(m_console->hasFocusAgain(m_console->table()));
    // Chosen, Esc leaves only the list.
    text().setFocus();
    text().clear();
    QTest::keyClicks(&text(), u"us"_s);
    QTRY_VERIFY(suggestions());
    QTest::keyClick(suggestions(), Qt::Key_Down);
    QTest::keyClick(suggestions(), Qt::Key_Escape);
    QTRY_VERIFY(!suggestions());
    QCOMPARE(text().text(), u"us"_s);
}

void SearchTypingTest::amongLoadedRowsValuesAreSuggested()
{
    text().setFocus();
    QTest::keyClicks(&text(), u"status:"_s);
    QTRY_VERIFY(!suggested().isEmpty() && suggested().constFirst().contains(u'('));
}

void SearchTypingTest::aMatchOutOfViewIsPointedOut()
{
    load();
    PagedTableView &table = m_console->table();
    text().setFocus();
    const QString user = cell(0, ImportJobsModel::UserColumn).section(u' ', 0, 0);
    text().setText(u"user:"_s + user);
    QTRY_VERIFY(rows() < jobs && m_console->model()->rowState(0) == PagedTableModel::RowState::Loaded);
    const auto first = [&] { return m_console->model()->index(0, table.firstColumnOnScreen()); };
    const auto note = [&] { return first().data(PagedTableModel::NoteRole).toString(); };
    table.horizontalHeader()->showSection(ImportJobsModel::UserColumn);
    table.horizontalHeader()->moveSection(table.horizontalHeader()->visualIndex(ImportJobsModel::UserColumn), 0);
    QCOMPARE(note(), QString()); // it is in view
    table.horizontalHeader()->hideSection(ImportJobsModel::UserColumn);
    QCOMPARE(note(), u"Match in: User"_s);
    QVERIFY(first().data(Qt::ToolTipRole).toString().contains(u"Match in: User"_s));
    QVERIFY(first().data(Qt::AccessibleDescriptionRole).toString().contains(u"Match in: User"_s));
    // Scrolled away it is as good as hidden.
    table.horizontalHeader()->showSection(ImportJobsModel::UserColumn);
    table.horizontalHeader()->resizeSection(ImportJobsModel::DetailsColumn, 3000);
    table.horizontalScrollBar()->setValue(table.horizontalScrollBar()->maximum());
    QTRY_COMPARE(note(), u"Match in: User"_s);
    clear();
    QCOMPARE(note(), QString());
}

void SearchTypingTest::smallAccountsAreLoadedWithoutBeingAsked()
{
    QTRY_COMPARE_WITH_TIMEOUT(scope(), u"120 jobs, loaded just now"_s, longest);
}

void SearchTypingTest::whatIsTypedGrowsWhileJobsAreLoaded()
{
    text().setFocus();
    QTest::keyClicks(&text(), u"-nothing"_s);
    QTRY_VERIFY2(scope().contains(u" loaded rows"_s), qPrintable(scope()));
    QTRY_VERIFY(rows() > 0 && rows() < 1'500);
    const int before = rows();
    QTest::mouseClick(m_console->child<QPushButton>(u"scopeLoad"_s), Qt::LeftButton);
    m_console->window().findChild<GrowingSearch *>()->setPause(200ms);
    // All jobs are found, so that whatever is said to be all that is found is all there is.
    static const QRegularExpression all(u"^([0-9,]+) of ([0-9,]+) jobs"_s);
    std::set<int> seen;
    QStringList wrong;
    const auto isDone = [&] {
        if (rows() > before)
            seen.insert(rows());
        const auto match = all.match(scope());
        if (match.hasMatch() && match.captured(1) != match.captured(2))
            wrong.append(scope());
        return scope() == u"1,500 of 1,500 jobs, loaded just now"_s;
    };
    QVERIFY2(Testing::waitFor(isDone, longest), qPrintable(scope()));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    QVERIFY2(seen.size() >= 4, qPrintable(QString::number(seen.size())));
    QTRY_COMPARE(rows(), 1'500);
}

/// Neither among the loaded rows nor in the index, and as often as it is pressed.
void SearchTypingTest::enterKeepsWhatWasTypedWhereNothingIsFound()
{
    const QString typed = u"no such job"_s;
    for (const bool isIndexed : {false, true}) {
        if (isIndexed)
            load();
        m_console->window().activateWindow();
        text().setFocus();
        QTRY_VERIFY(text().hasFocus());
        text().setText(typed); // by keys, suggestions would open: this platform activates any popup
        m_console->press(Qt::Key_Return); // before the search has ended
        QTRY_COMPARE(m_console->emptyText(), m_console->page().noMatchText());
        for (const auto key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Down, Qt::Key_Return}) {
            QVERIFY(text().hasFocus());
            m_console->press(key);
            QCOMPARE(text().text(), typed);
        }
        clear();
    }
}

void SearchTypingTest::theFocusStaysInTheTextWhileJobsAreLoaded()
{
    text().setFocus();
    QTRY_VERIFY(text().hasFocus());
    const QPointer<QLineEdit> field(&text());
    QStringList left;
    const QObject link;
    connect(qApp, &QApplication::focusChanged, &link, [&](QWidget *, const QWidget *now) {
        if (now != field)
            left.append(now ? now->objectName() : u"nothing"_s);
    });
    text().setText(u"no such job"_s);
    m_console->press(Qt::Key_Return);
    QTRY_VERIFY(!m_console->emptyText().isEmpty());
    m_console->window().findChild<SearchActions *>()->load->trigger();
    const auto isDone = [&] { return scope().contains(u"of 1,500 jobs"_s) && scope().endsWith(u"just now"_s); };
    QVERIFY2(Testing::waitFor(isDone, longest), qPrintable(scope()));
    for (const QString &typed : {u"x"_s, u"no such job"_s, u"-no"_s}) {
        text().clear();
        QTRY_COMPARE(rows(), 1'500);
        text().setText(typed);
        QTRY_VERIFY(rows() != 1'500 || typed.startsWith(u'-'));
    }
    QCOMPARE(left.join(u", "_s), QString());
}

void SearchTypingTest::onlyWhatWasSearchedIsCounted()
{
    text().setText(m_console->model()->idAt(0));
    QTRY_VERIFY(rows() < jobs);
    ListStatus shown = m_console->page().status();
    QCOMPARE(shown.listedTotal.value_or(-1), jobs);
    QVERIFY(shown.searched.value_or(jobs) < jobs);
    clear();
    load();
    text().setText(m_console->model()->idAt(0));
    QTRY_VERIFY(rows() < jobs);
    shown = m_console->page().status();
    QCOMPARE(shown.searched.value_or(jobs), jobs);
}

void SearchTypingTest::theButtonOfAnEmptyResultSaysWhatItClears()
{
    load();
    const auto *button = m_console->child<QPushButton>(u"emptyAction"_s);
    text().setText(u"no such job"_s);
    QTRY_VERIFY(button->isVisible());
    QCOMPARE(button->text(), QueryBar::clearText(true, false));
    JobQuery query;
    query.hasFailures = true;
    query.text = text().text();
    auto &desk = *m_console->window().findChild<SearchDesk *>();
    desk.setQuery(query);
    QTRY_COMPARE(button->text(), QueryBar::clearText(true, true));
    query.text.clear();
    query.values[ImportJob::Id].values = {u"no such job"_s};
    desk.setQuery(query);
    QTRY_COMPARE(button->text(), QueryBar::clearText(false, true));
    QTRY_COMPARE(m_console->emptyText(), m_console->page().noMatchText());
}

} // namespace Balehook

QTEST_MAIN(Balehook::SearchTypingTest)

#include "tst_searchtyping.moc"
