// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "faults/faultcase.h"
#include "faults/openwatch.h"
#include "models/pagedtablemodel.h"
#include "widgets/tables/pagedtableview.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTest>
#include <QTextEdit>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace Balehook;
using namespace Balehook::Testing;

/// One field of one record is not as it should be: the cell says what came, and the other rows do not care.
class TestFaultsRecords final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void field_data();
    void field();
    void markupInEveryField_data();
    void markupInEveryField();

private:
    void judgeCells(const FaultDesk &desk) const;

    OpenWatch m_canary;
};

namespace {

struct FieldCase
{
    const char *name = "";
    Listing listing = Listing::ImportJobs;
    const char *field = "";
    QByteArray value; ///< as JSON
    const char *cell = ""; ///< what one cell of the row says, whole; an asterisk at its end stands for more
    const char *other = nullptr; ///< that no cell may hold
    const char *record = nullptr; ///< what the record below the list says as well
};

/// \a record with \a field once more at its end: the last of two counts.
QByteArray changed(const QByteArray &record, const QByteArray &field, const QByteArray &value)
{
    return record.chopped(1) + ",\"" + field + "\":" + value + "}";
}

QByteArray goodRecord(Listing listing, int number)
{
    return listing == Listing::ImportJobs ? GoodService::job(number)
        : listing == Listing::Webhooks    ? GoodService::webhook(number)
                                          : GoodService::property(number);
}

QByteArray text(const QByteArray &content)
{
    return '"' + content + '"';
}

const std::vector<FieldCase> &cases()
{
    constexpr auto jobs = Listing::ImportJobs;
    constexpr auto hooks = Listing::Webhooks;
    constexpr auto properties = Listing::Properties;
    static const QByteArray rlo = "\xe2\x80\xae";
    static const std::vector<FieldCase> all{
        // presence and types
        {"an unknown field", jobs, "colour", "\"green\"", "Ada", "green"},
        {"status null", jobs, "status", "null", "\u2014"},
        {"status a number", jobs, "status", "1", "1"},
        {"status true", jobs, "status", "true", "true"},
        {"status an object", jobs, "status", R"({"a":1})", R"({"a":1})"},
        {"status empty", jobs, "status", "\"\"", "\u2014"},
        {"status 99", jobs, "status", "\"99\"", "99"},
        {"status -1", jobs, "status", "\"-1\"", "-1"},
        {"status 01", jobs, "status", "\"01\"", "01"},
        {"status in words", jobs, "status", "\"success\"", "success"},
        {"type null", jobs, "jobType", "null", "\u2014"},
        {"user null", jobs, "userName", "null", "\u2014"},
        {"user a list", jobs, "userName", "[1,2]", "[1,2]"},
        {"resource null", hooks, "resource", "null", "\u2014"},
        {"version a number", hooks, "version", "2.50", "2.5*"},
        {"URL an object", hooks, "webhookUrl", "{}", "{}"},
        {"URL a script", hooks, "webhookUrl", "\"javascript:alert(1)\"", "javascript:alert(1)"},
        {"URL a file", hooks, "webhookUrl", "\"file:///etc/passwd\"", "file:///etc/passwd"},
        {"label null", properties, "label", "null", "\u2014"},
        {"options a text", properties, "options", "\"red\"", "red"},
        {"options with a number", properties, "options", R"(["red",5,null])", "red*"},
        {"scope an object", properties, "scope", "{}", "{}"},
        {"isUnique true", properties, "isUnique", "true", "true"},
        // counts: the list adds them up where both are numbers; the record shows each as it came
        {"count a number", jobs, "successCount", "7", "7"},
        {"count of digits and dots", jobs, "successCount", "\"1e3\"", "\u2014", nullptr, "1e3"},
        {"count negative", jobs, "successCount", "\"-4\"", "\u2014", nullptr, "-4"},
        {"count in words", jobs, "successCount", "\"many\"", "\u2014", nullptr, "many"},
        {"count of 20 digits", jobs, "successCount", "\"99999999999999999999\"", "\u2014", nullptr,
         "99999999999999999999"},
        {"count of 20 digits as a number", jobs, "successCount", "12345678901234567890", "*"},
        {"count null", jobs, "failureCount", "null", "\u2014"},
        {"count blank", jobs, "successCount", "\" 1 \"", "*"},
        // times
        {"time Z", hooks, "createdAt", "\"2024-02-03T04:05:06.007Z\"", "2*"},
        {"time without an offset", jobs, "createdAt", "\"2024-02-03T04:05:06\"", "2024-02-03T04:05:06"},
        {"time with a blank", jobs, "createdAt", "\"2024-02-03 04:05:06\"", "2024-02-03 04:05:06"},
        {"date only", jobs, "createdAt", "\"2024-02-03\"", "2024-02-03"},
        {"30 February", jobs, "createdAt", "\"2024-02-30T00:00:00Z\"", "2024-02-30T00:00:00Z"},
        {"the year 99999", jobs, "createdAt", "\"99999-01-01T00:00:00Z\"", "99999-01-01T00:00:00Z"},
        {"milliseconds", jobs, "createdAt", "1706932800000", "1706932800000"},
        {"no time", jobs, "createdAt", "\"\"", "\u2014"},
        {"time null", jobs, "createdAt", "null", "\u2014"},
        {"a hundred years ahead", jobs, "createdAt", "\"2126-01-01T00:00:00Z\"", "1/1/2126 12:00:00 AM UTC"},
        {"changed before it was made", jobs, "updatedAt", "\"1990-01-01T00:00:00Z\"", "1/1/1990 *"},
        {"a leap second", jobs, "createdAt", "\"2016-12-31T23:59:60Z\"", "2016-12-31T23:59:60Z"},
        {"offset of 99 hours", jobs, "createdAt", "\"2024-02-03T04:05:06+99:00\"", "2024-02-03T04:05:06+99:00"},
        // text
        {"right to left override", jobs, "userName", text("x" + rlo + "fdp.exe"), "x\\u202Efdp.exe"},
        {"right to left by escape", jobs, "userName", R"("x\u202efdp.exe")", "x\\u202Efdp.exe"},
        {"isolates", jobs, "userName", R"("\u2066x\u2069")", "\\u2066x\\u2069"},
        {"zero width", jobs, "userName", R"("a\u200bb\ufeffc")", "a\\u200Bb\\uFEFFc"},
        {"line breaks and tabs", jobs, "userName", R"("a\r\nb\tc")", "a*"},
        {"a terminal's escape", jobs, "userName", R"("\u001b[31mred\u0007")", "*[31mred*"},
        {"NUL", jobs, "userName", R"("a\u0000b")", "a*b"},
        {"a lone surrogate", jobs, "userName", R"("a\ud800b")", "a\uFFFDb"},
        {"a swapped pair", jobs, "userName", R"("\udc00\ud800")", "\uFFFD\uFFFD"},
        {"10,000 combining marks", jobs, "userName", text("a" + QByteArray("\xcc\x81").repeated(10'000)), "a*"},
        {"200,000 characters", jobs, "userName", text(QByteArray(200'000, 'w')), "www*"},
        {"200,000 characters in a URL", hooks, "webhookUrl", text("https://x.example/" + QByteArray(200'000, 'w')),
         "https*"},
        {"a formula", jobs, "userName", "\"=HYPERLINK(1)\"", "=HYPERLINK(1)"},
        {"an id of 10,000 characters", jobs, "id", text(QByteArray(10'000, 'i')), "iii*"},
        {"an id with markup", jobs, "id", "\"<b>x</b>\"", "<b>x</b>"},
        {"a key of the token", jobs, "userName", text(FaultDesk::token()), "[...]"},
        // links
        {"failed file a script", jobs, "failedFilePath", "\"javascript:alert(1)\"", "*alert(1)*"},
        {"failed file on this disk", jobs, "failedFilePath", "\"file:///etc/passwd\"", "file:///etc/passwd"},
        {"failed file on a share", jobs, "failedFilePath", R"("\\\\evil\\share\\x.csv")", "*x.csv"},
        {"failed file a key", jobs, "failedFilePath", "\"a/b.csv\"", "a/b.csv"},
        {"failed file with a password", jobs, "failedFilePath", "\"https://u:p@x.example/b.csv\"", "b.csv"},
    };
    return all;
}

/// What the record below or beside the list says.
QString recordText(const FaultDesk &desk)
{
    const auto *pane = desk.child<QWidget>(u"recordPane"_s);
    QStringList texts;
    if (pane) {
        for (const QLabel *label : pane->findChildren<QLabel *>())
            texts.append(label->text());
        for (const QTextEdit *edit : pane->findChildren<QTextEdit *>())
            texts.append(edit->toPlainText());
        for (const QPlainTextEdit *edit : pane->findChildren<QPlainTextEdit *>())
            texts.append(edit->toPlainText());
        for (const QLineEdit *edit : pane->findChildren<QLineEdit *>())
            texts.append(edit->text());
    }
    return texts.join(u'\n');
}

bool fits(const QString &cell, const QString &wanted)
{
    if (!wanted.contains(u'*'))
        return cell == wanted;
    // What stands between the asterisks comes in its order.
    qsizetype from = 0;
    const QStringList parts = wanted.split(u'*');
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const qsizetype at = cell.indexOf(parts[i], from);
        if (at < 0 || (i == 0 && at > 0))
            return false;
        from = at + parts[i].size();
    }
    return parts.constLast().isEmpty() || cell.endsWith(parts.constLast());
}

Script listed(const QList<QByteArray> &records)
{
    return withHeaders("Content-Type: application/json\r\n",
                       pageOf(records.join(','), QByteArray::number(records.size())));
}

} // namespace

void TestFaultsRecords::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    // The canary can sing.
    QFile file(m_canary.path());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(m_canary.wasOpened());
    QVERIFY(!m_canary.wasOpened());
}

void TestFaultsRecords::judgeCells(const FaultDesk &desk) const
{
    const PagedTableModel &model = desk.model();
    for (int column = 0; column < model.columnCount(); ++column) {
        const QModelIndex cell = model.index(0, column);
        const QString shown = cell.data().toString();
        // Twice the longest cut, and what stands between two counts.
        QVERIFY2(shown.size() <= 520, qPrintable(QString::number(shown.size())));
        const bool isClean = std::all_of(shown.begin(), shown.end(), [](QChar ch) {
            return ch.isPrint() && ch.category() != QChar::Other_Format && !ch.isSurrogate();
        });
        QVERIFY2(isClean, qPrintable(shown));
        const QString tip = cell.data(Qt::ToolTipRole).toString();
        QVERIFY2(tip.isEmpty() || tip.startsWith(u"<qt>"), qPrintable(tip.left(200)));
        QVERIFY2(!tip.contains(u"<img") && !tip.contains(u"<a "), qPrintable(tip.left(200)));
        QVERIFY2(tip.size() < 10'000, qPrintable(QString::number(tip.size())));
    }
    QCOMPARE(desk.table().rowHeight(0), desk.table().rowHeight(1));
}

void TestFaultsRecords::field_data()
{
    QTest::addColumn<std::size_t>("number");
    for (std::size_t i = 0; i < cases().size(); ++i)
        QTest::addRow("%s", cases()[i].name) << i;
}

void TestFaultsRecords::field()
{
    QFETCH(std::size_t, number);
    const FieldCase &wanted = cases()[number];
    FaultDesk desk;
    desk.answer(
        wanted.listing,
        listed({changed(goodRecord(wanted.listing, 1), wanted.field, wanted.value), goodRecord(wanted.listing, 2)}));
    QVERIFY(desk.show(wanted.listing));
    QCOMPARE(desk.rowCount(), 2);
    QCOMPARE(desk.ids().size(), 2);
    QCOMPARE(desk.messageText(), QString());
    const QStringList cells = desk.row(0);
    const bool isThere = std::any_of(cells.begin(), cells.end(),
                                     [&](const QString &cell) { return fits(cell, QString::fromUtf8(wanted.cell)); });
    QVERIFY2(isThere, qPrintable(cells.join(u" | ")));
    QVERIFY2(!wanted.other || !cells.join(u'|').contains(QString::fromUtf8(wanted.other)),
             qPrintable(cells.join(u'|')));
    judgeCells(desk);
    desk.table().goToRow(0); // the record pane shows it whole
    if (wanted.record)
        QTRY_VERIFY2(recordText(desk).contains(QLatin1StringView(wanted.record)), qPrintable(recordText(desk)));
    judgeTexts(desk);
    QCOMPARE(desk.asked("GET"), 1);
    QCOMPARE(desk.audit(), QStringList());
}

void TestFaultsRecords::markupInEveryField_data()
{
    QTest::addColumn<Listing>("listing");
    QTest::addColumn<QByteArray>("markup");
    const QByteArray canary = m_canary.path().toUtf8();
    const std::pair<const char *, QByteArray> texts[] = {
        {"bold", "<b>x</b>"},
        {"a picture", "<img src='" + canary + "'>"},
        {"a picture by URL", "<img src='file://" + canary + "'>"},
        {"a style", "<style>*{background:url(" + canary + ")}</style><p style='background-image:url(" + canary + ")'>"},
        {"a link", "<a href='file://" + canary + "'>x</a>"},
        {"a script", "<script src='" + canary + "'></script>"},
        {"nested tables", QByteArray("<table><tr><td>").repeated(40)},
        {"escaped already", "&lt;img src='" + canary + "'&gt;"},
        {"markdown", "![x](" + canary + ")"},
        {"the end of a tooltip", "</qt><img src='" + canary + "'>"},
    };
    for (const auto &[name, markup] : texts) {
        QTest::addRow("jobs: %s", name) << Listing::ImportJobs << markup;
        QTest::addRow("webhooks: %s", name) << Listing::Webhooks << markup;
        QTest::addRow("properties: %s", name) << Listing::Properties << markup;
    }
}

void TestFaultsRecords::markupInEveryField()
{
    QFETCH(Listing, listing);
    QFETCH(QByteArray, markup);
    QJsonObject record = QJsonDocument::fromJson(goodRecord(listing, 1)).object();
    for (const QString &key : record.keys())
        record[key] = QString::fromUtf8(markup);
    if (listing == Listing::ImportJobs) {
        record[u"failedFilePath"_s] = QString::fromUtf8(markup);
        record[u"additionalDetails"_s] = QString::fromUtf8(markup);
    }
    FaultDesk desk;
    desk.answer(listing, listed({QJsonDocument(record).toJson(QJsonDocument::Compact), goodRecord(listing, 2)}));
    QVERIFY(desk.show(listing));
    QCOMPARE(desk.rowCount(), 2);
    QVERIFY2(desk.row(0).join(u'|').contains(QString::fromUtf8(markup.left(8))), qPrintable(desk.row(0).join(u'|')));
    judgeCells(desk);
    desk.table().goToRow(0);
    judgeTexts(desk);
    QVERIFY(!desk.table().grab().isNull());
    QVERIFY(!m_canary.wasOpened());
    QCOMPARE(desk.audit(), QStringList());
}

QTEST_MAIN(TestFaultsRecords)
#include "tst_faults_records.moc"
