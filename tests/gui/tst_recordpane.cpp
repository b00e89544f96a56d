// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/recordpanefixture.h"
#include "widgets/fields/indentedjson.h"
#include "widgets/fields/valuetext.h"
#include "widgets/record/factvalue.h"
#include "widgets/record/recordpane.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>
#include <QUrl>

using namespace Balehook;
using namespace Qt::StringLiterals;

/// What the record pane says about a job, and that it says what came and nothing else.
class tst_RecordPane final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void costsNothingBeforeItIsUsed();
    void showsEveryField();
    void tellsHowAFieldCame();
    void showsCountsOnlyIfBothAreNumbers_data();
    void showsCountsOnlyIfBothAreNumbers();
    void takesHostileTextsLiterally_data();
    void takesHostileTextsLiterally();
    void showsTheBeginningOfHugeTexts();
    void keepsItsPlaceForTheSameJob();
    void copiesTheRawBytes();
    void showsUnreadableRecordsRaw();
    void forgetsTheJob();
    void foldsToOneLineBelowTheList();
    void indentsJson_data();
    void indentsJson();

private:
    static ValueText *fact(const RecordPane &pane, const char *name)
    {
        auto *value = pane.findChild<FactValue *>(QString(u"fact_"_s + QLatin1StringView(name)));
        if (!value)
            qFatal("no fact %s", name);
        return value->textView();
    }
};

void tst_RecordPane::costsNothingBeforeItIsUsed()
{
    RecordPane pane;
    pane.setUtc(true);
    pane.clear();
    QVERIFY(pane.findChildren<QWidget *>().isEmpty());
}

void tst_RecordPane::showsEveryField()
{
    const ImportJob job = usualJob();
    RecordPane pane;
    pane.show();
    pane.showRecord(nullptr, pageOf(job), 0);
    QCOMPARE(pane.findChild<QLabel *>(u"recordTitle"_s)->text(),
             u"Job 48210 · product.import · Ada Lovelace · 1,204 of 31,870 rows failed"_s);
    QCOMPARE(pane.findChildren<FactValue *>().size(), qsizetype(ImportJob::FieldCount));
    for (int field = 0; field < ImportJob::FieldCount; ++field) {
        const auto which = ImportJob::Field(field);
        const QString shown = fact(pane, ImportJob::fieldName(which).data())->toPlainText();
        // Of a link, what its file is called; where it leads stands below, and the whole URL under Raw.
        const bool isFile = which == ImportJob::FilePath || which == ImportJob::FailedFilePath;
        const QString expected = isFile ? QUrl(job.text(field)).fileName() : job.text(field);
        if (!job.has(field))
            QCOMPARE(shown, u"—"_s);
        else if (ImportJob::kindOf(which) == FieldKind::Count)
            QCOMPARE(shown, QLocale().toString(job.text(field).toLongLong()));
        else if (isFile)
            QCOMPARE(shown, expected);
        else
            QVERIFY2(shown.contains(expected), qPrintable(shown)); // times: also as written
    }
    const ValueText *absent = fact(pane, "additionalDetails");
    QVERIFY(absent->accessibleName().contains(u"absent"));
    for (const QLabel *label : pane.findChildren<QLabel *>()) {
        if (label->buddy())
            QVERIFY(qobject_cast<ValueText *>(label->buddy()));
    }
}

void tst_RecordPane::tellsHowAFieldCame()
{
    ImportJob job = usualJob();
    job.set(ImportJob::UserName, {}, Presence::Null);
    job.set(ImportJob::Status, u"1"_s, Presence::OtherType);
    job.set(ImportJob::JobType, u""_s);
    RecordPane pane;
    pane.showRecord(nullptr, pageOf(job), 0);
    QCOMPARE(fact(pane, "userName")->toPlainText(), u"—"_s);
    QVERIFY(fact(pane, "userName")->accessibleDescription().contains(u"null"));
    QCOMPARE(fact(pane, "status")->toPlainText(), u"1"_s);
    QVERIFY(fact(pane, "status")->accessibleDescription().contains(u"another type"));
    QVERIFY(fact(pane, "jobType")->accessibleDescription().contains(u"empty"));
    QVERIFY(fact(pane, "id")->accessibleDescription().isEmpty());
}

void tst_RecordPane::showsCountsOnlyIfBothAreNumbers_data()
{
    QTest::addColumn<QString>("succeeded");
    QTest::addColumn<QString>("failed");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown");
    QTest::newRow("both") << u"30666"_s << u"1204"_s << u"1,204 of 31,870 rows failed"_s << u"30,666"_s;
    QTest::newRow("none failed") << u"5"_s << u"0"_s << u"0 of 5 rows failed"_s << u"5"_s;
    QTest::newRow("one absent") << u"5"_s << QString() << QString() << u"5"_s;
    QTest::newRow("no number") << u"1e3"_s << u"0"_s << QString() << u"1e3"_s;
    QTest::newRow("negative") << u"-4"_s << u"0"_s << QString() << u"-4"_s;
    QTest::newRow("their sum overflows") << u"18446744073709551615"_s << u"1"_s << QString()
                                         << u"18,446,744,073,709,551,615"_s;
}

void tst_RecordPane::showsCountsOnlyIfBothAreNumbers()
{
    QFETCH(const QString, succeeded);
    QFETCH(const QString, failed);
    QFETCH(const QString, text);
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    ImportJob job = usualJob();
    job.set(ImportJob::SuccessCount, succeeded, succeeded.isNull() ? Presence::Missing : Presence::String);
    job.set(ImportJob::FailureCount, failed, failed.isNull() ? Presence::Missing : Presence::String);
    RecordPane pane;
    pane.show();
    pane.showRecord(nullptr, pageOf(job), 0);
    const auto *share = pane.findChild<QLabel *>(u"shareText"_s);
    QCOMPARE(share->isVisible() ? share->text() : QString(), text);
    QFETCH(const QString, shown);
    QCOMPARE(fact(pane, "successCount")->toPlainText(), shown);
    QCOMPARE(fact(pane, "id")->toPlainText(), job.id()); // which is no count
}

void tst_RecordPane::takesHostileTextsLiterally_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("image") << u"<img src=/dev/zero>"_s;
    QTest::newRow("bold") << u"<b>x</b>"_s;
    QTest::newRow("link") << u"<a href=\"file:///etc/passwd\">x</a>"_s;
    QTest::newRow("nested tables") << u"<table>"_s.repeated(40);
    QTest::newRow("ampersand") << u"a &amp; &b"_s;
    QTest::newRow("script") << u"<script>alert(1)</script>"_s;
}

void tst_RecordPane::takesHostileTextsLiterally()
{
    QFETCH(const QString, text);
    ImportJob job;
    for (int field = 0; field < ImportJob::FieldCount; ++field)
        job.set(ImportJob::Field(field), text);
    RecordPane pane;
    pane.show();
    pane.showRecord(nullptr, pageOf(job), 0);
    for (int field = 0; field < ImportJob::FieldCount; ++field) {
        const QString shown = fact(pane, ImportJob::fieldName(ImportJob::Field(field)).data())->toPlainText();
        QVERIFY2(shown.contains(text), qPrintable(shown));
    }
    for (const QLabel *label : pane.findChildren<QLabel *>())
        QVERIFY2(label->textFormat() == Qt::PlainText, qPrintable(label->text()));
    for (const QWidget *widget : pane.findChildren<QWidget *>())
        QVERIFY2(!widget->toolTip().contains(text), qPrintable(widget->toolTip()));
}

void tst_RecordPane::showsTheBeginningOfHugeTexts()
{
    const QString huge = u"0123456789"_s.repeated(20'000);
    ImportJob job = usualJob();
    job.set(ImportJob::AdditionalDetails, huge);
    job.set(ImportJob::UserName, QString(u"x"_s + QString(100'000, QChar(0x0301))));
    RecordPane pane;
    pane.resize(400, 600);
    pane.show();
    pane.showRecord(nullptr, pageOf(job, QByteArray("{\"additionalDetails\":\"" + huge.toLatin1() + "\"}")), 0);
    ValueText *details = fact(pane, "additionalDetails");
    QCOMPARE(details->toPlainText().size(), FactValue::shownAtFirst + 1);
    auto *showAll = pane.findChild<FactValue *>(u"fact_additionalDetails"_s)->findChild<QPushButton *>(u"showAll"_s);
    QTRY_VERIFY(showAll->isVisible()); // layouts show what is new in them a moment later
    showAll->click();
    QCOMPARE(details->toPlainText(), huge);
    QVERIFY(!showAll->isVisible());
    QVERIFY(details->height() < 400);

    // Runs of combining marks are what freezes text layout.
    QVERIFY(fact(pane, "userName")->toPlainText().size() < 20);

    auto *tabs = pane.findChild<QTabWidget *>();
    tabs->setCurrentIndex(1);
    auto *raw = pane.findChild<QPlainTextEdit *>(u"rawText"_s);
    QVERIFY(raw->toPlainText().size() < huge.size());
    pane.findChild<QPushButton *>(u"showAllRaw"_s)->click();
    QVERIFY(raw->toPlainText().contains(huge));
}

void tst_RecordPane::keepsItsPlaceForTheSameJob()
{
    RecordPane pane;
    pane.show();
    pane.showRecord(nullptr, pageOf(usualJob()), 0);
    ValueText *type = fact(pane, "jobType");
    type->selectAll();
    pane.findChild<QTabWidget *>()->setCurrentIndex(1);
    ImportJob newer = usualJob();
    newer.set(ImportJob::Status, u"1"_s);
    pane.showRecord(nullptr, pageOf(newer), 0);
    QCOMPARE(pane.findChild<QTabWidget *>()->currentIndex(), 1);
    QCOMPARE(fact(pane, "status")->toPlainText(), u"1"_s);
    QCOMPARE(type->textCursor().selectedText(), u"product.import"_s);
}

void tst_RecordPane::copiesTheRawBytes()
{
    const QByteArray raw =
        R"({"id" : 1.0e+400,"id":18446744073709551616, "name":"Z\u00fcrich \"x\" , {","ok":[ ],"é":"ü"})";
    RecordPane pane;
    pane.show();
    pane.showRecord(nullptr, pageOf(usualJob(), raw), 0);
    pane.findChild<QTabWidget *>()->setCurrentIndex(1);
    const QString shown = pane.findChild<QPlainTextEdit *>(u"rawText"_s)->toPlainText();
    QVERIFY(shown.contains(u"18446744073709551616"));
    QVERIFY(shown.contains(u"1.0e+400"));
    QVERIFY(shown.contains(u"\n  \"name\": "));
    QSignalSpy messages(&pane, &RecordPane::messageRequested);
    pane.findChild<QPushButton *>(u"copyRaw"_s)->click();
    QCOMPARE(QGuiApplication::clipboard()->text().toUtf8(), raw);
    QCOMPARE(messages.count(), 1);
}

void tst_RecordPane::showsUnreadableRecordsRaw()
{
    RecordPane pane;
    pane.show();
    pane.showRecord(nullptr, pageOf(unreadableRecord<ImportJob>(), "null"), 0);
    QCOMPARE(pane.findChild<QPlainTextEdit *>(u"rawText"_s)->toPlainText(), u"null"_s);
    QVERIFY(pane.findChild<QPlainTextEdit *>(u"rawText"_s)->isVisible());
    QVERIFY(!pane.findChild<QTabWidget *>()->isTabEnabled(0));
    pane.showRecord(nullptr, pageOf(usualJob()), 0);
    QVERIFY(pane.findChild<QTabWidget *>()->isTabEnabled(0));
}

void tst_RecordPane::forgetsTheJob()
{
    RecordPane pane;
    pane.show();
    std::shared_ptr<const RecordPage> page = pageOf(usualJob());
    const std::weak_ptr<const RecordPage> watched = page;
    pane.showRecord(nullptr, std::move(page), 0);
    QVERIFY(pane.findChild<QTabWidget *>()->isVisible());
    pane.clear();
    QVERIFY(watched.expired());
    QVERIFY(!pane.findChild<QTabWidget *>()->isVisible());
    pane.showRecord(nullptr, pageOf(usualJob()), 7); // there is no such row
    QVERIFY(!pane.findChild<QTabWidget *>()->isVisible());

    QSignalSpy closed(&pane, &RecordPane::closeRequested);
    pane.findChild<QToolButton *>(u"closeRecord"_s)->click();
    QCOMPARE(closed.count(), 1);
}

void tst_RecordPane::foldsToOneLineBelowTheList()
{
    QAction rows(u"Open the Rows"_s);
    QAction similar(u"Register Similar"_s);
    RecordPane pane;
    pane.setActions({.job = {{&rows}}, .webhook = {{&similar}}});
    pane.setBelow(true);
    QVERIFY(pane.isFolded());
    pane.show();
    pane.showRecord(nullptr, pageOf(usualJob()), 0);
    QVERIFY(!pane.isFolded());
    const auto shown = [&pane] {
        QStringList names;
        for (const QToolButton *button : pane.findChildren<QToolButton *>()) {
            if (button->isVisible() && button->defaultAction())
                names.append(button->text());
        }
        return names;
    };
    QCOMPARE(shown(), QStringList{u"Open the Rows"_s});
    QSignalSpy chosen(&pane, &RecordPane::foldChosen);
    QTest::mouseClick(pane.findChild<QToolButton *>(u"foldRecord"_s), Qt::LeftButton);
    QVERIFY(pane.isFolded());
    QCOMPARE(chosen.size(), 1);
    QVERIFY(shown().isEmpty());
    QVERIFY(!pane.findChild<QTabWidget *>()->isVisible());
    QTRY_VERIFY(pane.findChild<QLabel *>(u"recordTitle"_s)->isVisible());
    QVERIFY(pane.findChild<QLabel *>(u"recordTitle"_s)->font().bold());
    pane.setFolded(false);
    QVERIFY(pane.findChild<QTabWidget *>()->isVisible());
    pane.clear();
    QVERIFY(pane.isFolded());
    QVERIFY(!pane.findChild<QTabWidget *>()->isVisible());
    QVERIFY(!pane.findChild<QLabel *>(u"recordTitle"_s)->text().isEmpty());
    QVERIFY(!pane.findChild<QLabel *>(u"recordTitle"_s)->font().bold()); // a hint, no title
    // At the right there is room.
    pane.setBelow(false);
    QVERIFY(!pane.isFolded());
}

void tst_RecordPane::indentsJson_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("indented");
    QTest::newRow("object") << QByteArray(R"({"a":1,"b":[true,null]})")
                            << QByteArray("{\n  \"a\": 1,\n  \"b\": [\n    true,\n    null\n  ]\n}");
    QTest::newRow("already spaced") << QByteArray("{ \"a\" :\n1 }") << QByteArray("{\n  \"a\": 1\n}");
    QTest::newRow("empty ones") << QByteArray(R"({"a":{ },"b":[]})") << QByteArray("{\n  \"a\": {},\n  \"b\": []\n}");
    QTest::newRow("brackets in a string") << QByteArray(R"(["{\"[,:"])") << QByteArray("[\n  \"{\\\"[,:\"\n]");
    QTest::newRow("scalar") << QByteArray("17") << QByteArray("17");
    QTest::newRow("cut string") << QByteArray(R"({"a":"b\)") << QByteArray("{\n  \"a\": \"b\\");
    QTest::newRow("too many closings") << QByteArray("]]") << QByteArray("\n]\n]");
    QTest::newRow("nothing") << QByteArray() << QByteArray();
}

void tst_RecordPane::indentsJson()
{
    QFETCH(const QByteArray, json);
    QTEST(indentedJson(json), "indented");
}

QTEST_MAIN(tst_RecordPane)
#include "tst_recordpane.moc"
