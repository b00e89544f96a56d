// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/secrets/secret.h"
#include "core/secretspellings.h"
#include "failedrows/rows/failedrows.h"
#include "failedrows/rows/handoff.h"
#include "failedrows/rows/handofftarget.h"
#include "leaks/leakscan.h"
#include "support/wait.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextTable>

#include <optional>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// What is handed on of failed rows: two files or an archive.
class TestHandoff final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void writesTwoFiles();
    void writesAnArchive();
    void masksWhatIsChosen_data();
    void masksWhatIsChosen();
    void masksWhatIsRepeated();
    void masksTheComparison();
    void masksShortNames_data();
    void masksShortNames();
    void dataIsNoMarkup();
    void holdsNoSecret();
    void leavesNothing_data();
    void leavesNothing();

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    bool keep(const QString &name, const QByteArray &content) const;
    bool open(const QByteArray &content);
    QByteArray read(const QString &name) const;
    /// The text of the archive's rows.
    QByteArray rowsOf(const QString &archive) const;
    std::optional<Result<Handoff::Written>> write(Handoff::Order order);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<FailedRows> m_rows;
};

namespace {

const auto people = "sku,price,customer e-mail,error\n"
                    "0815,1,ada@example.com,no price for ADA@example.com\n"
                    "4711,2,bo@example.com,unknown SKU; ask carl@example.org\n"_ba;

/// What a renderer makes of text that it was not to make anything of.
QStringList markupIn(const QTextDocument &document)
{
    QStringList found;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextCharFormat format = part.fragment().charFormat();
            if (format.isAnchor() || format.isImageFormat() || format.fontItalic() || format.fontStrikeOut())
                found.append(part.fragment().text());
        }
    }
    return found;
}

} // namespace

void TestHandoff::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_rows = std::make_unique<FailedRows>();
}

bool TestHandoff::keep(const QString &name, const QByteArray &content) const
{
    QFile file(path(name));
    return file.open(QFile::WriteOnly) && file.write(content) == content.size();
}

bool TestHandoff::open(const QByteArray &content)
{
    if (!keep(u"failed.csv"_s, content))
        return false;
    QSignalSpy completed(m_rows.get(), &FailedRows::completed);
    m_rows->open(path(u"failed.csv"_s), {});
    return completed.wait();
}

QByteArray TestHandoff::read(const QString &name) const
{
    QFile file(path(name));
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray TestHandoff::rowsOf(const QString &archive) const
{
    FailedRows rows;
    QSignalSpy completed(&rows, &FailedRows::completed);
    rows.open(path(archive), {.member = HandoffTarget::rowsName()});
    if (!completed.wait())
        return {};
    QByteArray text = rows.document().header().join(u'|').toUtf8() + '\n';
    rows.document().fetch(0, rows.document().rowCount());
    const auto isThere = [&rows] { return rows.document().row(rows.document().rowCount() - 1).has_value(); };
    if (!Testing::waitFor(isThere))
        return {};
    for (qint64 number = 0; number < rows.document().rowCount(); ++number) {
        for (int column = 0; column < rows.document().columnCount(); ++column)
            text += rows.document().row(number)->text(column).toUtf8() + '|';
        text += '\n';
    }
    return text;
}

std::optional<Result<Handoff::Written>> TestHandoff::write(Handoff::Order order)
{
    order.fileName = path(order.fileName);
    std::optional<Result<Handoff::Written>> written;
    Handoff handoff(*m_rows, std::move(order));
    connect(&handoff, &Handoff::finished, this, [&written](const auto &result) { written = result; });
    handoff.start();
    return Testing::waitFor([&written] { return written.has_value(); }) ? written : std::nullopt;
}

void TestHandoff::writesTwoFiles()
{
    QVERIFY(open(people));
    HandoffReport report;
    report.summary.title = u"failed.csv"_s;
    report.summary.facts = {{u"Type"_s, u"price.import"_s, false}, {u"User"_s, u"Ada"_s, true}};
    report.requests = {HandoffReport::requestHeader(), {{u"12:00"_s, u"GET https://a.example"_s, u"200"_s, u"3 ms"_s}}};
    const auto written = write({.fileName = u"out.md"_s, .mask = RowMask({2}, true), .report = report});
    QVERIFY(written && *written);
    QCOMPARE(written->value().paths, (QStringList{path(u"out.md"_s), path(u"out.html"_s)}));
    QCOMPARE(QFile(path(u"out.md"_s)).permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    const QString markdown = QString::fromUtf8(read(u"out.md"_s));
    for (const QString &part : {u"- **Type:** price.import"_s, u"- **User:** •••"_s, u"| 2 | 4711 | 2 | ••• |"_s,
                                u"GET https\\://a.example"_s, u"| --- | --- | --- | --- | --- |"_s})
        QVERIFY2(markdown.contains(part), qPrintable(part + u'\n' + markdown));
    const QByteArray html = read(u"out.html"_s);
    QVERIFY(html.startsWith("<!DOCTYPE html>"));
    for (const QByteArray part : {"<b>Type:</b>", ">4711</td>", "default-src 'none'"})
        QVERIFY2(html.contains(part), html.constData());
    for (const QByteArray part : {"<script", "<img", "<link", "<a ", "src=", "href=", "@import", "url("})
        QVERIFY2(!html.contains(part), part.constData());
}

void TestHandoff::writesAnArchive()
{
    QVERIFY(open(people + "=1+1,3,,no price\n"));
    const auto written = write({.fileName = u"out.zip"_s, .isArchive = true, .mask = RowMask({2}, true)});
    QVERIFY(written && *written);
    QCOMPARE(written->value().paths, QStringList{path(u"out.zip"_s)});
    QCOMPARE(written->value().guardedCells, 1);
    QCOMPARE(QString::fromUtf8(rowsOf(u"out.zip"_s)),
             u"sku|price|customer e-mail|error\n"
             "0815|1|•••|no price for •••|\n"
             "4711|2|•••|unknown SKU; ask •••|\n"
             "'=1+1|3||no price|\n"_s);
    QVERIFY(read(u"out.zip"_s).contains("summary.md") && read(u"out.zip"_s).contains("summary.html"));
}

void TestHandoff::masksWhatIsChosen_data()
{
    QTest::addColumn<std::vector<int>>("columns");
    QTest::addColumn<bool>("addresses");
    QTest::addColumn<QStringList>("there");
    QTest::addColumn<QStringList>("gone");
    QTest::newRow("guessed") << std::vector<int>{2} << true << QStringList{u"0815"_s}
                             << QStringList{u"ada@"_s, u"ADA@"_s, u"bo@"_s, u"carl@"_s};
    QTest::newRow("another column") << std::vector<int>{0} << true << QStringList{u"| 1 |"_s}
                                    << QStringList{u"0815"_s, u"4711"_s, u"carl@"_s};
    QTest::newRow("columns only") << std::vector<int>{2} << false << QStringList{u"carl\\@example"_s}
                                  << QStringList{u"ada\\@"_s, u"bo\\@"_s, u"ADA\\@"_s};
    QTest::newRow("nothing") << std::vector<int>{} << false
                             << QStringList{u"ada\\@example"_s, u"ADA\\@example"_s, u"carl\\@example"_s}
                             << QStringList{u"•••"_s};
}

void TestHandoff::masksWhatIsChosen()
{
    QFETCH(std::vector<int>, columns);
    QFETCH(bool, addresses);
    QFETCH(QStringList, there);
    QFETCH(QStringList, gone);
    QVERIFY(open(people));
    QVERIFY(write({.fileName = u"out.md"_s, .mask = RowMask(columns, addresses)}));
    const QString text = QString::fromUtf8(read(u"out.md"_s));
    for (const QString &part : there)
        QVERIFY2(text.contains(part), qPrintable(part + u'\n' + text));
    for (const QString &part : gone)
        QVERIFY2(!text.contains(part), qPrintable(part + u'\n' + text));
}

/// Whatever the example shows of its row, in the reason's title, and in cells that are not hidden.
void TestHandoff::masksWhatIsRepeated()
{
    QVERIFY(open("sku,c1,c2,c3,c4,c5,c6,c7,phone,contact name,error\n"
                 "bob@example.org,of Jane Doe,2,3,4,5,6,7,0151-2345670,Jane Doe,Phone 0151-2345670 is odd\n"
                 "4711,1,2,3,4,5,6,7,,Max Roe,MAX ROE is unknown\n"));
    QVERIFY(write({.fileName = u"out.md"_s, .mask = RowMask({8, 9}, true)}));
    const QString text = QString::fromUtf8(read(u"out.md"_s));
    for (const QString &gone : {u"2345670"_s, u"Jane"_s, u"bob"_s, u"Roe"_s})
        QVERIFY2(!text.contains(gone, Qt::CaseInsensitive), qPrintable(gone + u'\n' + text));
    for (const QString &there : {u"Phone ••• is odd"_s, u". ••• is unknown: "_s, u"sku = •••"_s, u"c1 = of •••"_s})
        QVERIFY2(text.contains(there), qPrintable(there + u'\n' + text));
}

/// The titles of its reasons, which are those of both files.
void TestHandoff::masksTheComparison()
{
    const QByteArray header = "sku,customer,error\n";
    QVERIFY(open(header + "A,Jane Doe,JANE DOE is unknown\nB,,no price\n"));
    QVERIFY(keep(u"newer.csv"_s, header + "A,Max Roe,Max Roe has no address\nB,,no price\n"));
    const FileComparison::Source older{path(u"failed.csv"_s), {}, u"error"_s};
    const FileComparison::Source newer{path(u"newer.csv"_s), {}, u"error"_s};
    HandoffReport report;
    report.comparison = {std::make_shared<const FileComparison>(
                             FileComparison::of(older, newer, {u"sku"_s}, std::make_shared<std::atomic_bool>(false))),
                         u"first"_s, u"second"_s};
    QVERIFY(report.comparison->compared->result);
    QVERIFY(write({.fileName = u"out.md"_s, .mask = RowMask({1}, true), .report = report}));
    const QString text = QString::fromUtf8(read(u"out.md"_s));
    for (const QString &gone : {u"Jane"_s, u"Roe"_s})
        QVERIFY2(!text.contains(gone, Qt::CaseInsensitive), qPrintable(gone + u'\n' + text));
    for (const QString &there : {u"••• is unknown: 1 → 0"_s, u"••• has no address: 0 → 1"_s, u"no price: 1 → 1"_s})
        QVERIFY2(text.contains(there), qPrintable(there + u'\n' + text));
}

void TestHandoff::masksShortNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("masked");
    QTest::newRow("Han") << u"张伟"_s << u"客户张伟不存在"_s << u"客户•••不存在"_s;
    QTest::newRow("Hangul") << u" 이준 "_s << u"고객 이준님"_s << u"고객 •••님"_s;
    QTest::newRow("kana") << u"リー"_s << u"リーさん"_s << u"•••さん"_s;
    QTest::newRow("one letter") << u"张"_s << u"扩张"_s << u"扩张"_s;
    QTest::newRow("alphabet") << u"Jo"_s << u"Job of Jo"_s << u"Job of Jo"_s;
    QTest::newRow("digits") << u"12"_s << u"price 12"_s << u"price 12"_s;
}

void TestHandoff::masksShortNames()
{
    QFETCH(QString, name);
    QFETCH(QString, text);
    QFETCH(QString, masked);
    const QByteArrayList cells{name.toUtf8(), text.toUtf8()};
    const std::vector<QByteArrayView> views(cells.begin(), cells.end());
    QCOMPARE(QString::fromUtf8(RowMask({0}, true).applied(views).value(1)), masked);
}

/// As renderers see it that know tables and make links of bare addresses.
void TestHandoff::dataIsNoMarkup()
{
    const QByteArray hostile = "<script>alert(1)</script> <img src=x onerror=alert(1)> [a](http://b) ![c](//d) "
                               "https://e.example www.f.example g@h.example mailto:i@j.example _k_ **l** ~~m~~ `n` "
                               "<https://o.example> &lt;b&gt; a|b";
    QVERIFY(open("a \"|\" <b>[x](http://y)," + hostile.left(30).replace(',', ' ')
                 + ",error\n\"- x\",\"| a | b |\n| --- | --- |\n" + hostile + "\",\"# " + hostile
                 + "\"\n1. x,+ y,= z\n"));
    HandoffReport report;
    report.summary.title = QString::fromUtf8(hostile);
    report.summary.facts = {{QString::fromUtf8(hostile), QString::fromUtf8(hostile), false}};
    QVERIFY(write({.fileName = u"out.md"_s, .mask = RowMask({}, false), .report = report}));
    const QString markdown = QString::fromUtf8(read(u"out.md"_s));
    QTextDocument rendered;
    rendered.setMarkdown(markdown, QTextDocument::MarkdownDialectGitHub);
    QVERIFY2(markupIn(rendered).isEmpty(), qPrintable(markupIn(rendered).join(u'\n') + u'\n' + markdown));
    QVERIFY(rendered.toPlainText().contains(u"<script>alert(1)</script>"_s));
    QVERIFY(rendered.toPlainText().contains(u"https://e.example www.f.example g@h.example"_s));
    int tables = 0;
    for (QTextFrame *frame : rendered.rootFrame()->childFrames()) {
        const auto *table = qobject_cast<QTextTable *>(frame);
        if (!table)
            continue;
        ++tables;
        QCOMPARE(table->columns(), 4); // with the number
        QCOMPARE(table->rows(), 4);
    }
    QCOMPARE(tables, 1);

    const QByteArray html = read(u"out.html"_s);
    for (const QByteArray part : {"<script", "<img", "<a ", "onerror=alert(1)>"})
        QVERIFY2(!html.contains(part), part.constData());
    QTextDocument page;
    page.setHtml(QString::fromUtf8(html));
    QVERIFY2(page.toPlainText().contains(u"<img src=x onerror=alert(1)>"_s), qPrintable(page.toPlainText()));
}

/// A file of the user's own is not looked through when it comes, so it may hold the token in any spelling.
void TestHandoff::holdsNoSecret()
{
    const auto token = "cAn4ry.Sp3lled-_~Zq7/wK+x5Xv=="_ba;
    const Secret secret(token);
    const LeakScan scan({token});
    QByteArrayList spelled;
    for (const auto &[name, text] : spellingsOfSecret(token))
        spelled.append(text);
    QByteArray content = "sku,\"k " + spelled.first() + "\",name,error\n";
    for (const QByteArray &text : spelled)
        content += "\"https://a.example/" + text + "?t=" + text + "\",\"" + text + "\",cAn4ry,\"sent with " + text
            + " by cAn4ry\"\n";
    QVERIFY(!scan.find(content).isEmpty());
    QVERIFY(open(content));

    const QString all = QString::fromUtf8(spelled.join(' '));
    HandoffReport report;
    report.summary.title = all;
    report.summary.facts = {{all, all, false}, {u"x"_s, u"Authorization: Bearer "_s + all, false}};
    report.requests = {HandoffReport::requestHeader(), {{all, u"GET https://a.example/"_s + all, all, all}}};
    for (const bool isArchive : {false, true}) {
        const auto written = write({.fileName = isArchive ? u"out.zip"_s : u"out.md"_s,
                                    .isArchive = isArchive,
                                    // The name is part of the token: what is left of that beside the dots counts.
                                    .mask = RowMask({2}, true),
                                    .report = report});
        QVERIFY(written && *written);
    }
    QVERIFY(read(u"out.md"_s).contains("sent with"));
    for (const QByteArray &text : {read(u"out.md"_s), read(u"out.html"_s), rowsOf(u"out.zip"_s)}) {
        QVERIFY(!text.isEmpty());
        QVERIFY2(scan.find(text).isEmpty(), qPrintable(scan.find(text)));
        QVERIFY2(!text.contains("Sp3lled"), text.constData());
    }
}

void TestHandoff::leavesNothing_data()
{
    QTest::addColumn<bool>("isArchive");
    QTest::addColumn<bool>("isCancelled");
    QTest::newRow("cancelled") << false << true;
    QTest::newRow("cancelled archive") << true << true;
    QTest::newRow("no such folder") << false << false;
    QTest::newRow("no such folder, archive") << true << false;
}

void TestHandoff::leavesNothing()
{
    QFETCH(bool, isArchive);
    QFETCH(bool, isCancelled);
    QVERIFY(open(people));
    const QStringList before = QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden);
    std::optional<Result<Handoff::Written>> written;
    Handoff handoff(*m_rows,
                    {.fileName = path(isCancelled ? u"out.md"_s : u"no/out.md"_s),
                     .isArchive = isArchive,
                     .mask = RowMask({2}, true)});
    connect(&handoff, &Handoff::finished, this, [&written](const auto &result) { written = result; });
    handoff.start();
    if (isCancelled)
        handoff.cancel();
    QTRY_VERIFY(written);
    QVERIFY(!*written);
    QCOMPARE(written->error().kind == ErrorKind::Cancelled, isCancelled);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden), before);
}

QTEST_MAIN(TestHandoff)
#include "tst_handoff.moc"
