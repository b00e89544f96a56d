// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/help/manualpages.h"
#include "widgets/help/manualsearch.h"
#include "widgets/help/manualview.h"
#include "widgets/help/manualwindow.h"

#include <QAbstractTextDocumentLayout>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextTable>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

void write(const QString &path, const QByteArray &text)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

/// Where the cell of the first row that says \a text is laid out.
QRectF placeOf(QTextTable &table, const QString &text)
{
    for (int column = 0; column < table.columns(); ++column) {
        const QTextBlock block = table.cellAt(0, column).firstCursorPosition().block();
        if (block.text() == text)
            return table.document()->documentLayout()->blockBoundingRect(block);
    }
    return {};
}

/// Takes what would go to the browser.
class Browser final : public QObject
{
    Q_OBJECT

public:
    Browser() { QDesktopServices::setUrlHandler(u"https"_s, this, "open"); }
    ~Browser() override { QDesktopServices::unsetUrlHandler(u"https"_s); }

    QList<QUrl> opened;

public Q_SLOTS:
    void open(const QUrl &url) { opened.append(url); }
};

} // namespace

class ManualTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPageOfTheContentsIsThere();
    void aMissingPageIsEnglishAndSaysSo();
    void theLanguageIsThatOfTheProgram();
    void titlesGoBeforeCounts();
    void excerptsAreWholeWords();
    void linksLeadToPages();
    void nothingElseIsReadOrFetched();
    void webLinksGoToTheBrowser();
    void wordsAreMarked();
    void picturesFitTheTheme();
    void picturesFitIntoThePage();
    void tablesAndBlocksFollowTheDirection();
    void theWindowShowsContentsAndPage();
    void theWindowSearches();
    void backAndForward();
    void escapeClosesAndThePageIsRemembered();
    void coloursFollowThePalette();
};

void ManualTest::everyPageOfTheContentsIsThere()
{
    const ManualPages pages(u"en"_s);
    QVERIFY(pages.pages().size() >= 14);
    for (const ManualPages::Page &page : pages.pages()) {
        QVERIFY2(page.isTranslated, qPrintable(page.name));
        QVERIFY2(!page.title.isEmpty(), qPrintable(page.name));
        QVERIFY2(page.text.size() > 200, qPrintable(page.name));
        QVERIFY2(!page.text.contains(u"**"_s) && !page.text.contains(u"]("_s), qPrintable(page.text));
    }
    QCOMPARE(pages.page(u"start"_s), &pages.pages().front());
    QVERIFY(!pages.page(u"nothing"_s));
}

void ManualTest::aMissingPageIsEnglishAndSaysSo()
{
    const QTemporaryDir folder;
    write(folder.filePath(u"contents"_s), "one\ntwo\n");
    write(folder.filePath(u"en/one.md"_s), "# One\n\nText.\n");
    write(folder.filePath(u"en/two.md"_s), "# Two\n\nText.\n");
    write(folder.filePath(u"ar/one.md"_s), "# واحد\n\nنص.\n");
    const ManualPages pages(u"ar"_s, folder.path());
    const ManualPages::Page &one = *pages.page(u"one"_s);
    QCOMPARE(one.title, u"واحد"_s);
    QVERIFY(one.isTranslated);
    QCOMPARE(pages.directionOf(one), Qt::RightToLeft);
    const ManualPages::Page &two = *pages.page(u"two"_s);
    QCOMPARE(two.title, u"Two"_s);
    QCOMPARE(pages.directionOf(two), Qt::LeftToRight);
    QVERIFY(two.markdown.startsWith(u"*This page is not translated yet. It is shown in English.*\n\n# Two"_s));
}

void ManualTest::theLanguageIsThatOfTheProgram()
{
    const QLocale before;
    for (const auto &[locale, language] :
         {std::pair("de_AT", "de"), std::pair("pt_BR", "pt_BR"), std::pair("es_MX", "es"), std::pair("en_GB", "en"),
          std::pair("fi_FI", "en"), std::pair("ar_EG", "ar")}) {
        QLocale::setDefault(QLocale(QString::fromLatin1(locale)));
        QCOMPARE(ManualPages::shownLanguage(), QString::fromLatin1(language));
    }
    QLocale::setDefault(before);
}

void ManualTest::titlesGoBeforeCounts()
{
    const QTemporaryDir folder;
    write(folder.filePath(u"contents"_s), "once\noften\ntitled\n");
    write(folder.filePath(u"en/once.md"_s), "# First\n\nA pear.\n");
    write(folder.filePath(u"en/often.md"_s), "# Second\n\nA pear, a Pear and a PEAR.\n");
    write(folder.filePath(u"en/titled.md"_s), "# The pear\n\nA fruit.\n");
    const auto hits = ManualSearch::find(ManualPages(u"en"_s, folder.path()), {u"pear"_s});
    QStringList order;
    for (const ManualSearch::Hit &hit : hits)
        order << hit.page;
    QCOMPARE(order, (QStringList{u"titled"_s, u"often"_s, u"once"_s}));
    QCOMPARE(hits[0].excerpt, QString());
    QCOMPARE(hits[2].excerpt, u"A pear."_s);
}

void ManualTest::excerptsAreWholeWords()
{
    const QTemporaryDir folder;
    write(folder.filePath(u"contents"_s), "long\n");
    write(folder.filePath(u"en/long.md"_s),
          "# Long\n\n" + QByteArray("alpha beta gamma ").repeated(20) + "needle " + QByteArray("delta ").repeated(40));
    const auto hits = ManualSearch::find(ManualPages(u"en"_s, folder.path()), {u"needle"_s});
    const QString excerpt = hits.at(0).excerpt;
    QVERIFY(excerpt.contains(u"gamma needle delta"_s));
    QVERIFY(excerpt.startsWith(u'…') && excerpt.endsWith(u"delta…"_s));
    const QStringList words = excerpt.mid(1, excerpt.size() - 2).split(u' ');
    for (const QString &word : words)
        QVERIFY2((QStringList{u"alpha"_s, u"beta"_s, u"gamma"_s, u"needle"_s, u"delta"_s}).contains(word),
                 qPrintable(word));
}

void ManualTest::linksLeadToPages()
{
    const ManualPages pages(u"en"_s);
    ManualView view;
    view.setPages(pages);
    for (const ManualPages::Page &page : pages.pages()) {
        view.showPage(page.name);
        QCOMPARE(view.pageName(), page.name);
        for (QTextBlock block = view.document()->begin(); block.isValid(); block = block.next()) {
            for (auto at = block.begin(); !at.atEnd(); ++at) {
                const QString link = at.fragment().charFormat().anchorHref();
                if (link.isEmpty())
                    continue;
                QVERIFY2(link.endsWith(u".md"_s) && pages.page(link.chopped(3)), qPrintable(page.name + u' ' + link));
            }
        }
    }
    view.showPage(u"start"_s);
    Q_EMIT view.anchorClicked(QUrl(u"tokens.md"_s));
    QCOMPARE(view.pageName(), u"tokens"_s);
    view.showPage(u"nothing"_s);
    QCOMPARE(view.pageName(), u"tokens"_s);
}

void ManualTest::nothingElseIsReadOrFetched()
{
    const QTemporaryDir folder;
    QImage canary(40, 40, QImage::Format_RGB32);
    canary.fill(Qt::red);
    QVERIFY(canary.save(folder.filePath(u"canary.png"_s)));
    write(folder.filePath(u"secret.md"_s), "# Secret\n");
    const QByteArray there = folder.path().toUtf8();
    write(folder.filePath(u"contents"_s), "hostile\n");
    write(folder.filePath(u"en/hostile.md"_s),
          "# Hostile\n\n![a](" + there + "/canary.png) ![b](file://" + there
              + "/canary.png) ![c](../../canary.png)\n"
                "![d](https://127.0.0.1:9/canary.png) <img src=\""
              + there
              + "/canary.png\">\n\n"
                "[secret](file://"
              + there + "/secret.md) [up](../secret.md)\n");
    const ManualPages pages(u"en"_s, folder.path());
    ManualView view;
    view.setPages(pages);
    view.resize(600, 400);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    view.showPage(u"hostile"_s);
    QCOMPARE(view.pageName(), u"hostile"_s);
    const QImage shown = view.grab().toImage();
    for (int y = 0; y < shown.height(); ++y)
        for (int x = 0; x < shown.width(); ++x)
            QVERIFY(shown.pixelColor(x, y) != QColor(Qt::red));
    QSignalSpy messages(&view, &ManualView::messageRequested);
    Q_EMIT view.anchorClicked(QUrl::fromLocalFile(folder.filePath(u"secret.md"_s)));
    QCOMPARE(messages.size(), 1); // a refusal: only https is opened
    Q_EMIT view.anchorClicked(QUrl(u"../secret.md"_s));
    QCOMPARE(view.pageName(), u"hostile"_s);
    QVERIFY(!view.toPlainText().contains(u"# Secret"_s));
}

void ManualTest::webLinksGoToTheBrowser()
{
    Browser browser;
    const ManualPages pages(u"en"_s);
    ManualView view;
    view.setPages(pages);
    view.showPage(u"start"_s);
    QSignalSpy messages(&view, &ManualView::messageRequested);
    Q_EMIT view.anchorClicked(QUrl(u"https://shop.example.com/help"_s));
    QCOMPARE(browser.opened, QList<QUrl>{QUrl(u"https://shop.example.com/help"_s)});
    QVERIFY(messages.at(0).at(0).toString().contains(u"shop.example.com"_s));
    Q_EMIT view.anchorClicked(QUrl(u"http://shop.example.com/help"_s));
    QCOMPARE(browser.opened.size(), 1);
    QCOMPARE(view.pageName(), u"start"_s);
}

void ManualTest::wordsAreMarked()
{
    const ManualPages pages(u"en"_s);
    ManualView view;
    view.resize(400, 200);
    view.setPages(pages);
    view.show();
    view.showPage(u"search"_s);
    QCOMPARE(view.markCount(), 0);
    view.setWords({u"listed"_s});
    QVERIFY(view.markCount() >= 2);
    QVERIFY(view.verticalScrollBar()->value() > 0); // the word is far down
    view.showPage(u"tokens"_s);
    const int there = view.markCount();
    view.setWords({});
    QCOMPARE(view.markCount(), 0);
    QVERIFY(there == 0 || there < 5);
}

void ManualTest::picturesFitTheTheme()
{
    const QTemporaryDir folder;
    write(folder.filePath(u"contents"_s), "");
    for (const char *name : {"a.png", "a-dark.png", "a-de.png", "b.png"})
        write(folder.filePath(u"pictures/"_s + QString::fromLatin1(name)), "x");
    const auto picture = [&folder](const char *language, const char *name, bool isDark) {
        return QFileInfo(
                   ManualPages(QString::fromLatin1(language), folder.path()).picture(QString::fromLatin1(name), isDark))
            .fileName();
    };
    QCOMPARE(picture("en", "a", false), u"a.png"_s);
    QCOMPARE(picture("en", "a", true), u"a-dark.png"_s);
    QCOMPARE(picture("fr", "a", true), u"a-dark.png"_s);
    QCOMPARE(picture("de", "a", false), u"a-de.png"_s);
    QCOMPARE(picture("de", "a", true), u"a-de.png"_s);
    QCOMPARE(picture("en", "b", true), u"b.png"_s);
    QCOMPARE(picture("en", "c", true), QString());
}

void ManualTest::picturesFitIntoThePage()
{
    const ManualPages pages(u"en"_s);
    ManualView view;
    view.setPages(pages);
    view.resize(900, 400);
    view.show();
    view.showPage(u"start"_s);
    QVERIFY(view.toPlainText().contains(QChar(QChar::ObjectReplacementCharacter)));
    view.resize(420, 400);
    QTRY_COMPARE(view.horizontalScrollBar()->maximum(), 0);
    QCOMPARE(view.pageName(), u"start"_s);
}

void ManualTest::tablesAndBlocksFollowTheDirection()
{
    const QTemporaryDir folder;
    write(folder.filePath(u"contents"_s), "one\n");
    write(folder.filePath(u"en/one.md"_s), "# One\n");
    write(folder.filePath(u"ar/one.md"_s),
          "# واحد\n\nbalehookctl هو\n\n```\nbalehookctl sync\n```\n\n| أ | ب |\n|---|---|\n| ج | د |\n");
    const ManualPages pages(u"ar"_s, folder.path());
    ManualView view;
    view.setPages(pages);
    view.resize(600, 400);
    view.show();
    view.showPage(u"one"_s);
    QTextDocument &document = *view.document();
    QCOMPARE(document.begin().textDirection(), Qt::RightToLeft);
    QCOMPARE(document.begin().next().textDirection(), Qt::RightToLeft); // though it begins with a Latin word
    QCOMPARE(document.begin().next().next().text(), u"balehookctl sync"_s);
    QCOMPARE(document.begin().next().next().textDirection(), Qt::LeftToRight);
    const QList<QTextFrame *> frames = document.rootFrame()->childFrames();
    QCOMPARE(frames.size(), 1);
    auto *table = qobject_cast<QTextTable *>(frames.at(0));
    QVERIFY(table);
    const QRectF first = placeOf(*table, u"أ"_s);
    const QRectF second = placeOf(*table, u"ب"_s);
    QVERIFY(first.left() > second.left());
}

void ManualTest::theWindowShowsContentsAndPage()
{
    const QTemporaryDir folder;
    SettingsFile settings(folder.filePath(u"s.ini"_s));
    ManualWindow manual((WindowSettings(settings)));
    manual.bring({});
    QVERIFY(QTest::qWaitForWindowExposed(&manual));
    auto &list = *manual.findChild<QListWidget *>(u"manualList"_s);
    QCOMPARE(list.count(), int(ManualPages().pages().size()));
    QCOMPARE(manual.pageName(), u"start"_s);
    QCOMPARE(list.currentRow(), 0);
    list.setCurrentRow(1);
    QCOMPARE(manual.pageName(), u"tokens"_s);
    manual.bring(u"register"_s);
    QCOMPARE(manual.pageName(), u"register"_s);
    QCOMPARE(list.currentItem()->text(), ManualPages().page(u"register"_s)->title);
    QVERIFY(!manual.parentWidget()); // no dialog of the window blocks it
    QVERIFY(!manual.testAttribute(Qt::WA_QuitOnClose));
}

void ManualTest::theWindowSearches()
{
    const QTemporaryDir folder;
    SettingsFile settings(folder.filePath(u"s.ini"_s));
    ManualWindow manual((WindowSettings(settings)));
    manual.bring({});
    auto &list = *manual.findChild<QListWidget *>(u"manualList"_s);
    auto &search = *manual.findChild<QLineEdit *>(u"manualSearch"_s);
    const int all = list.count();
    QTest::keyClicks(&search, u"duplicates"_s);
    QTRY_VERIFY(list.count() > 0 && list.count() < all);
    QCOMPARE(manual.pageName(), u"start"_s); // reading goes on until a page is chosen
    QTest::keyClick(&search, Qt::Key_Return);
    QCOMPARE(manual.pageName(), u"webhooks"_s);
    QVERIFY(manual.findChild<ManualView *>()->markCount() > 0);
    search.clear();
    QTest::keyClicks(&search, u"qqqq"_s);
    QTRY_COMPARE(list.count(), 0);
    QTest::keyClick(&search, Qt::Key_Escape);
    QCOMPARE(list.count(), all);
    QVERIFY(manual.isVisible());
    QCOMPARE(manual.findChild<ManualView *>()->markCount(), 0);
}

void ManualTest::backAndForward()
{
    const QTemporaryDir folder;
    SettingsFile settings(folder.filePath(u"s.ini"_s));
    ManualWindow manual((WindowSettings(settings)));
    manual.bring(u"files"_s);
    auto &back = *manual.findChild<QToolButton *>(u"manualBack"_s);
    auto &forward = *manual.findChild<QToolButton *>(u"manualForward"_s);
    QVERIFY(!back.isEnabled() && !forward.isEnabled());
    manual.bring(u"search"_s);
    QVERIFY(back.isEnabled());
    back.click();
    QCOMPARE(manual.pageName(), u"files"_s);
    QVERIFY(forward.isEnabled());
    forward.click();
    QCOMPARE(manual.pageName(), u"search"_s);
}

void ManualTest::escapeClosesAndThePageIsRemembered()
{
    const QTemporaryDir folder;
    SettingsFile settings(folder.filePath(u"s.ini"_s));
    {
        ManualWindow manual((WindowSettings(settings)));
        manual.bring(u"privacy"_s);
        manual.resize(700, 500);
        QVERIFY(QTest::qWaitForWindowActive(&manual));
        QTest::keyClick(manual.findChild<ManualView *>(), Qt::Key_Escape);
        QTRY_VERIFY(!manual.isVisible());
    }
    ManualWindow again((WindowSettings(settings)));
    again.bring({});
    QCOMPARE(again.pageName(), u"privacy"_s);
    QCOMPARE(again.size(), QSize(700, 500));
}

void ManualTest::coloursFollowThePalette()
{
    const ManualPages pages(u"en"_s);
    ManualView view;
    view.setPages(pages);
    view.showPage(u"keyboard"_s);
    const auto shade = [&view] {
        auto *table = qobject_cast<QTextTable *>(view.document()->rootFrame()->childFrames().constFirst());
        return table->cellAt(0, 0).format().background().color();
    };
    const QColor light = shade();
    QPalette dark;
    dark.setColor(QPalette::Base, QColor(30, 30, 30));
    dark.setColor(QPalette::Text, Qt::white);
    view.setPalette(dark);
    QVERIFY(light.lightness() > 200);
    QVERIFY(shade().lightness() < 80);
    QCOMPARE(view.pageName(), u"keyboard"_s);
}

} // namespace Balehook

QTEST_MAIN(Balehook::ManualTest)

#include "tst_manual.moc"
