// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/queries/searchterms.h"
#include "widgets/search/queryrow.h"
#include "widgets/search/querywords.h"
#include "widgets/search/recordsearchrow.h"
#include "widgets/search/scopeline.h"
#include "widgets/search/searchrow.h"
#include "widgets/search/searchscope.h"
#include "widgets/search/valuespopup.h"

#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace Balehook {

class SearchRowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rareValuesAreAskedFor();
    void ofManyValuesSomeAreListedAndAnyIsFound();
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void whatIsTypedIsAskedAndEscapeClears();
    void aNameThatIsNoFieldIsPointedOut();
    void failedRowsHaveThreeSides();
    void eachChipGoesAlone();
    void theMenuLeavesNothingBehind();
    void chipsSayWhatTheyAsk_data();
    void chipsSayWhatTheyAsk();
    void theScopeIsSaid_data();
    void theScopeIsSaid();
    void theButtonToLoadGetsALineOfItsOwn();
};

/// What is not among the most frequent values is found by asking; a late answer to an earlier text is not taken.
void SearchRowTest::rareValuesAreAskedFor()
{
    ValuesPopup popup(ValuesPopup::ofJobs(ImportJob::UserName, {}), {});
    popup.setAttribute(Qt::WA_DeleteOnClose, false);
    const QSignalSpy wanted(&popup, &ValuesPopup::findRequested);
    auto *filter = popup.findChild<QLineEdit *>(u"valuesFilter"_s);
    const auto *list = popup.findChild<QListWidget *>(u"valuesList"_s);
    popup.setCounts({{u"Anna"_s, 5}, {u"Bert"_s, 4}}, 2);
    filter->setText(u"z"_s);
    QCOMPARE(wanted.size(), 0); // all are listed
    popup.setCounts({{u"Anna"_s, 5}, {u"Bert"_s, 4}}, 300);
    QCOMPARE(wanted.size(), 1); // for what is typed already
    filter->setText(u"zo"_s);
    filter->setText(u"zoe"_s);
    QCOMPARE(wanted.size(), 3);
    QCOMPARE(wanted.last().first().toString(), u"zoe"_s);
    popup.addFound(u"zo"_s, {{u"Zora"_s, 1}});
    QCOMPARE(list->count(), 2);
    popup.addFound(u"zoe"_s, {{u"Zoe"_s, 1}, {u"Anna"_s, 5}});
    QCOMPARE(list->count(), 3);
    QCOMPARE(list->item(2)->text(), u"Zoe (1)"_s);
    QVERIFY(!list->item(2)->isHidden() && list->item(0)->isHidden());
    const QSignalSpy changed(&popup, &ValuesPopup::changed);
    list->item(2)->setCheckState(Qt::Checked);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.first().first().value<JobQuery::Values>().values, QStringList(u"Zoe"_s));
    // What was found before goes, unless it was chosen: with each key there may be a thousand more.
    for (const QString &text : {u"zi"_s, u"zit"_s}) {
        filter->setText(text);
        popup.addFound(text, {{text, 1}});
        QCOMPARE(list->count(), 4);
        QCOMPARE(list->item(2)->text(), u"Zoe (1)"_s);
        QCOMPARE(list->item(3)->text(), text + u" (1)"_s);
    }
}

/// Each entry costs, and a hundred thousand webhooks may have as many channels.
void SearchRowTest::ofManyValuesSomeAreListedAndAnyIsFound()
{
    constexpr int all = 100'000;
    RecordSearchRow<Webhook> row;
    QMenu *fields = row.findChild<QToolButton *>(u"webhookAddFilter"_s)->menu();
    Q_EMIT fields->aboutToShow();
    fields->actions().constFirst()->trigger();
    const auto *popup = row.findChild<ValuesPopup *>();
    QVERIFY(popup && row.chosenField());
    auto *filter = popup->findChild<QLineEdit *>(u"valuesFilter"_s);
    const auto *list = popup->findChild<QListWidget *>(u"valuesList"_s);
    std::vector<JobFacets::ValueCount> values;
    values.reserve(all);
    for (int value = 0; value < all; ++value)
        values.push_back({u"channel %1"_s.arg(value), 1});
    const auto answer = [&](const QString &text = {}) {
        const ValueChoice::Found found = row.wantedValues(text).from(values);
        QVERIFY2(found.values.size() <= 1001, qPrintable(QString::number(found.values.size())));
        QCOMPARE(found.distinct, all);
        row.setValues(text, found);
    };
    connect(&row, &QueryBar::moreValuesRequested, this, answer);
    answer();
    QVERIFY2(list->count() > 0 && list->count() <= 1000, qPrintable(QString::number(list->count())));
    filter->setText(u"Channel 99999"_s);
    QListWidgetItem *last = list->item(list->count() - 1);
    QVERIFY2(last->text().startsWith(u"channel 99999 "_s) && !last->isHidden(), qPrintable(last->text()));
    last->setCheckState(Qt::Checked);
    QCOMPARE(row.query().values.at(*row.chosenField()).values, QStringList(u"channel 99999"_s));
    // Counted anew, it is still there with its count.
    answer();
    QVERIFY2(list->count() <= 1001, qPrintable(QString::number(list->count())));
    last = list->item(list->count() - 1);
    QVERIFY2(last->text().startsWith(u"channel 99999 "_s) && !last->isHidden(), qPrintable(last->text()));
    QCOMPARE(last->checkState(), Qt::Checked);
}

void SearchRowTest::whatIsTypedIsAskedAndEscapeClears()
{
    SearchRow row;
    row.show();
    QSignalSpy changes(&row, &SearchRow::queryChanged);
    auto *text = row.findChild<QLineEdit *>(u"searchText"_s);
    QTest::keyClicks(text, u"ada"_s);
    QTRY_COMPARE(row.query().text, u"ada"_s);
    QTest::keyClick(text, Qt::Key_Escape);
    QCOMPARE(row.query().text, QString());
    QVERIFY(!changes.isEmpty());
    QSignalSpy left(&row, &SearchRow::left);
    QTest::keyClick(text, Qt::Key_Escape);
    QCOMPARE(left.size(), 1);
}

void SearchRowTest::aNameThatIsNoFieldIsPointedOut()
{
    SearchRow row;
    row.show();
    auto *text = row.findChild<QLineEdit *>(u"searchText"_s);
    const auto *hint = row.findChild<QLabel *>(u"searchHint"_s);
    QVERIFY(hint->isHidden());
    QTest::keyClicks(text, u"sku:4711"_s);
    QTRY_VERIFY(!hint->isHidden());
    QVERIFY(hint->text().contains(u"sku:"_s) && hint->text().contains(u"user:, type:"_s));
    QCOMPARE(text->accessibleDescription(), hint->text());
    row.setQuery({});
    QVERIFY(hint->isHidden());
    // As well as words that are left out.
    JobQuery query;
    for (int word = 0; word <= SearchTerms::mostTerms; ++word)
        query.text += u"w%1 "_s.arg(word);
    row.setQuery(query);
    QVERIFY(!hint->isHidden());
    QVERIFY(hint->text().contains(QString::number(SearchTerms::mostTerms)));
    QCOMPARE(text->accessibleDescription(), hint->text());
}

/// One of them at a time; chosen again it is taken back.
void SearchRowTest::failedRowsHaveThreeSides()
{
    SearchRow row;
    QMenu *menu = row.findChild<QToolButton *>(u"addFilter"_s)->menu();
    const auto choose = [&](const QString &text) {
        Q_EMIT menu->aboutToShow();
        const auto actions = menu->actions();
        for (QAction *action : actions) {
            if (action->text().remove(u'&') == text)
                action->trigger();
        }
    };
    choose(u"No Failed Rows"_s);
    QVERIFY(row.query().hasFailures == false && !row.query().hasFailureCount);
    choose(u"No Count of Failed Rows"_s);
    QVERIFY(!row.query().hasFailures && row.query().hasFailureCount == false);
    choose(u"Has Failed Rows"_s);
    QVERIFY(row.query().hasFailures == true && !row.query().hasFailureCount);
    choose(u"Has Failed Rows"_s);
    QVERIFY(row.query() == JobQuery());
}

void SearchRowTest::eachChipGoesAlone()
{
    SearchRow row;
    JobQuery query;
    query.text = u"x"_s;
    query.hasFailedFile = true;
    query.values[ImportJob::Status] = {{u"2"_s}, false};
    row.setQuery(query);
    row.show();
    const auto away = row.findChildren<QToolButton *>(u"chipRemove"_s);
    QCOMPARE(away.size(), 2);
    QCOMPARE(away[0]->accessibleName(), u"Remove filter: Status is 2"_s);
    QTest::mouseClick(away[0], Qt::LeftButton);
    QVERIFY(row.query().values.empty());
    QVERIFY(row.query().hasFailedFile.value_or(false));
    QCOMPARE(row.query().text, u"x"_s);
}

void SearchRowTest::theMenuLeavesNothingBehind()
{
    SearchRow row;
    QMenu *menu = row.findChild<QToolButton *>(u"addFilter"_s)->menu();
    for (int i = 0; i < 3; ++i)
        Q_EMIT menu->aboutToShow();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(menu->findChildren<QMenu *>().size(), 2);
}

void SearchRowTest::chipsSayWhatTheyAsk_data()
{
    QTest::addColumn<JobQuery>("query");
    QTest::addColumn<QString>("text");
    JobQuery query;
    query.values[ImportJob::Status] = {{u"2"_s, u"7"_s}, false};
    QTest::newRow("labels") << query << u"Status is 2 · Done or 7"_s;
    query = {};
    query.values[ImportJob::UserName] = {{u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s}, true};
    QTest::newRow("many") << query << u"User is not a, b, c or 2 more"_s;
    query = {};
    query.values[ImportJob::ChannelId] = {{QString()}, false};
    QTest::newRow("absent") << query << u"Channel is (absent)"_s;
    query = {};
    query.counts[ImportJob::FailureCount] = {1000, std::nullopt};
    QTest::newRow("count") << query << u"Failed rows: at least 1,000"_s;
    query = {};
    query.times[ImportJob::CreatedAt] = {std::nullopt, std::nullopt, 7};
    QTest::newRow("days") << query << u"Created in the last 7 days"_s;
    query = {};
    query.times[ImportJob::UpdatedAt].isToday = true;
    QTest::newRow("today") << query << u"Updated today"_s;
    query = {};
    query.isListed = false;
    QTest::newRow("gone") << query << QueryWords::flagText(&JobQuery::isListed, false);
    query = {};
    query.sortField = ImportJob::JobType;
    QTest::newRow("order") << query << u"Sorted by Type, A to Z"_s;
}

void SearchRowTest::chipsSayWhatTheyAsk()
{
    QFETCH(JobQuery, query);
    const std::vector<QueryPart<ImportJob>> parts = QueryPart<ImportJob>::of(query);
    QCOMPARE(parts.size(), std::size_t(1));
    QTEST(parts[0].text(query, {{u"2"_s, u"Done"_s}}), "text");
    QVERIFY(QueryPart<ImportJob>::without(query, parts[0]) == JobQuery());
}

void SearchRowTest::theScopeIsSaid_data()
{
    QTest::addColumn<SearchScope>("scope");
    QTest::addColumn<QString>("text");
    SearchScope scope;
    scope.loadedRows = 75;
    QTest::newRow("loaded rows") << scope << u"Search covers the 75 loaded rows"_s;
    scope.isAsked = true;
    scope.found = 3;
    QTest::newRow("found in them") << scope << u"3 found in the 75 loaded rows"_s;
    scope.hasIndex = true;
    scope.jobs = 48'210;
    scope.isFoundComplete = false;
    scope.found = 0;
    QTest::newRow("none yet") << scope << u"Searching 48,210 jobs, not all loaded yet"_s;
    scope.found = 200;
    QTest::newRow("not all loaded") << scope << u"At least 200 of 48,210 jobs, not all loaded yet"_s;
    scope.found = 48'250;
    scope.isFoundComplete = true;
    QTest::newRow("ahead of the index") << scope << u"At least 48,250 of 48,250 jobs, not all loaded yet"_s;
    scope.isIndexComplete = true;
    scope.readAt = 1'000'000;
    scope.found = 312;
    scope.isFoundComplete = true;
    QTest::newRow("index") << scope << u"312 of 48,210 jobs, loaded 2 min ago"_s;
    scope.isAsked = false;
    QTest::newRow("nothing asked") << scope << u"48,210 jobs, loaded 2 min ago"_s;
}

void SearchRowTest::theScopeIsSaid()
{
    QFETCH(SearchScope, scope);
    QTEST(scope.text(1'000'000 + 125'000), "text");
}

/// Large text in a small window: neither is cut off, and the text does not become a column of words.
void SearchRowTest::theButtonToLoadGetsALineOfItsOwn()
{
    ScopeLine line;
    QFont large = line.font();
    large.setPointSizeF(large.pointSizeF() * 2.4);
    line.setFont(large);
    SearchScope scope;
    scope.isAsked = true;
    scope.canFill = true;
    scope.loadedRows = 75;
    scope.found = 75;
    scope.total = 48'210;
    line.show(scope);
    const auto *text = line.findChild<QLabel *>(u"scopeText"_s);
    const auto *load = line.findChild<QPushButton *>(u"scopeLoad"_s);
    const int least = load->sizeHint().width();
    const int words = text->fontMetrics().horizontalAdvance(text->text());
    line.resize(2 * (least + words), line.sizeHint().height());
    line.QWidget::show();
    QVERIFY(load->isVisible());
    QTRY_VERIFY(load->y() < text->y() + text->height()); // beside it
    for (const int width : {least, least + words / 4}) {
        line.resize(width, line.heightForWidth(width));
        QCOMPARE(line.width(), width);
        QTRY_VERIFY(load->y() >= text->y() + text->height());
        QVERIFY(load->width() >= least);
        QVERIFY(text->width() >= qMin(words, width - least));
    }
}

} // namespace Balehook

QTEST_MAIN(Balehook::SearchRowTest)

#include "tst_searchrow.moc"
