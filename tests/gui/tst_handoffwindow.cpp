// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/cache/filecache.h"
#include "failedrows/rows/guardtext.h"
#include "gui/console.h"
#include "settings/failedfilesettings.h"
#include "support/wait.h"
#include "widgets/actions/rowsactions.h"
#include "widgets/actions/windowactions.h"
#include "widgets/compare/comparewindow.h"
#include "widgets/handoff/handoffdialog.h"
#include "widgets/rows/failedrowspage.h"
#include "widgets/rows/filesdesk.h"
#include "widgets/window/mainwindow.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

using namespace Qt::StringLiterals;

namespace Balehook {

/// "Hand Off" in the real window.
class HandoffWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { m_console.reset(); }
    void writesWhatIsChosenAndRemembersIt();
    void whatIsHiddenReachesAPageThatIsStillRead();
    void asksBeforeItReplacesTheOtherFile();
    void asksAboutBothFilesOfAnotherName();
    void saysHowManyCellsGotAnApostrophe();
    void offersToDownloadWhatIsMissing();
    void includesTheComparisonThatIsOpen();
    void saysWhatIsNoTable();

private:
    static constexpr int longest = 60'000; // ms; machines may be busy

    HandoffDialog *dialog() const { return m_console->child<HandoffDialog>(u"handoffDialog"_s); }
    template <typename T>
    T &part(const char *name) const
    {
        return *dialog()->findChild<T *>(QString::fromLatin1(name));
    }
    bool isReady() const
    {
        return Testing::waitFor([this] { return dialog() && part<QPushButton>("handoffGo").isEnabled(); }, longest);
    }
    bool isWritten() const
    {
        return Testing::waitFor([this] { return !dialog(); }, longest);
    }
    QString path(const char *name) const { return m_console->folder.filePath(QString::fromLatin1(name)); }
    QByteArray read(const char *name) const
    {
        QFile file(path(name));
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }
    bool openLocal(const QByteArray &content);
    bool chooseFile(const QString &name) const;
    void check(int column, Qt::CheckState state) const
    {
        part<QListWidget>("handoffColumns").item(column)->setCheckState(state);
    }
    QList<bool> checked() const;
    FailedRowsPage &page() const { return *m_console->child<FailedRowsPage>(u"failedRowsPage"_s); }

    std::unique_ptr<Console> m_console;
};

bool HandoffWindowTest::openLocal(const QByteArray &content)
{
    m_console = std::make_unique<Console>();
    if (!m_console->begin(20))
        return false;
    QFile file(path("failed.csv"));
    if (!file.open(QFile::WriteOnly) || file.write(content) != content.size())
        return false;
    file.close();
    m_console->window().openLocalFiles({file.fileName()});
    if (!Testing::waitFor(
            [this] { return m_console->child<FailedRowsPage>(u"failedRowsPage"_s) && page().isVisible(); }, longest))
        return false;
    page().actions().handOff->trigger();
    return true;
}

bool HandoffWindowTest::chooseFile(const QString &name) const
{
    QFileDialog *chooser = nullptr;
    if (!Testing::waitFor([&] { return (chooser = dialog()->findChild<QFileDialog *>()) && chooser->isVisible(); },
                          longest))
        return false;
    auto *edit = chooser->findChild<QLineEdit *>(u"fileNameEdit"_s);
    edit->setText(name);
    QTest::keyClick(edit, Qt::Key_Return);
    return true;
}

QList<bool> HandoffWindowTest::checked() const
{
    QList<bool> states;
    for (int column = 0; column < part<QListWidget>("handoffColumns").count(); ++column)
        states.append(part<QListWidget>("handoffColumns").item(column)->checkState() == Qt::Checked);
    return states;
}

void HandoffWindowTest::writesWhatIsChosenAndRemembersIt()
{
    QVERIFY(openLocal("sku,email,note,error\n0815,ada@example.com,private,no price\n"));
    QVERIFY(isReady());
    QVERIFY(!part<QListWidget>("handoffColumns").accessibleName().isEmpty());
    QVERIFY(!part<QCheckBox>("handoffComparison").isVisible());
    QCOMPARE(checked(), (QList<bool>{false, true, false, false}));
    check(2, Qt::Checked);
    part<QPushButton>("handoffGo").click();
    QVERIFY(chooseFile(path("out.md")));
    QVERIFY(isWritten());
    for (const char *name : {"out.md", "out.html"}) {
        QVERIFY2(read(name).contains("0815"), read(name).constData());
        QVERIFY2(!read(name).contains("private") && !read(name).contains("ada"), read(name).constData());
    }

    // By their names, also for the page that shows the file, and for the archive.
    page().actions().handOff->trigger();
    QVERIFY(isReady());
    QCOMPARE(checked(), (QList<bool>{false, true, true, false}));
    QCOMPARE(page().rows().personalColumns(), (std::vector<int>{1, 2}));
    QCOMPARE(FailedFileSettings(m_console->settings).view({}).personalColumns,
             std::optional(QStringList{u"email"_s, u"note"_s}));
    part<QRadioButton>("handoffArchive").click();
    part<QPushButton>("handoffGo").click();
    QVERIFY(chooseFile(path("out.zip")));
    QVERIFY(isWritten());
    QVERIFY(read("out.zip").startsWith("PK"));
}

void HandoffWindowTest::whatIsHiddenReachesAPageThatIsStillRead()
{
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->begin(20));
    QFile file(path("failed.csv"));
    QVERIFY(file.open(QFile::WriteOnly) && file.write("sku,email,note,error\n0815,ada@example.com,private,no\n") > 0);
    file.close();
    m_console->window().openLocalFiles({file.fileName()});
    QVERIFY(page().isVisible());
    QCOMPARE(page().rows().document().columnCount(), 0); // the dialog reads it by itself, and may be faster
    m_console->window().findChild<FilesDesk *>()->setPersonalColumns(file.fileName(), {u"email"_s, u"note"_s});
    QTRY_COMPARE_WITH_TIMEOUT(page().rows().personalColumns(), (std::vector<int>{1, 2}), longest);
    QCOMPARE(FailedFileSettings(m_console->settings).view({}).personalColumns,
             std::optional(QStringList{u"email"_s, u"note"_s}));
}

void HandoffWindowTest::asksBeforeItReplacesTheOtherFile()
{
    QVERIFY(openLocal("sku,error\n0815,no price\n"));
    QVERIFY(isReady());
    QFile other(path("out.html"));
    QVERIFY(other.open(QFile::WriteOnly) && other.write("mine") == 4);
    other.close();
    for (const bool replaces : {false, true}) {
        part<QPushButton>("handoffGo").click();
        QVERIFY(chooseFile(path("out.md")));
        QMessageBox *box = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT((box = dialog()->findChild<QMessageBox *>(u"replaceQuestion"_s)) && box->isVisible(),
                                 longest);
        QCOMPARE(read("out.html"), QByteArray("mine"));
        for (QAbstractButton *button : box->buttons()) {
            if ((box->buttonRole(button) == QMessageBox::DestructiveRole) == replaces)
                button->click();
        }
        QTRY_VERIFY(!dialog() || !dialog()->findChild<QMessageBox *>(u"replaceQuestion"_s));
    }
    QVERIFY(isWritten());
    QVERIFY(read("out.html").startsWith("<!DOCTYPE"));
}

/// As from a dialog of the desktop, which asked about the name as it was typed.
void HandoffWindowTest::asksAboutBothFilesOfAnotherName()
{
    QVERIFY(openLocal("sku,error\n0815,no price\n"));
    QVERIFY(isReady());
    for (const char *name : {"out.md", "out.html"}) {
        QFile file(path(name));
        QVERIFY(file.open(QFile::WriteOnly) && file.write("mine") == 4);
    }
    part<QPushButton>("handoffGo").click();
    QFileDialog *chooser = nullptr;
    QTRY_VERIFY_WITH_TIMEOUT((chooser = dialog()->findChild<QFileDialog *>()) && chooser->isVisible(), longest);
    Q_EMIT chooser->fileSelected(path("out"));
    chooser->reject();
    QMessageBox *box = nullptr;
    QTRY_VERIFY_WITH_TIMEOUT((box = dialog()->findChild<QMessageBox *>(u"replaceQuestion"_s)) && box->isVisible(),
                             longest);
    for (const QString &name : {u"out.md"_s, u"out.html"_s})
        QVERIFY2(box->text().contains(name), qPrintable(box->text()));
    box->button(QMessageBox::Cancel)->click();
    QTRY_VERIFY(!dialog()->findChild<QMessageBox *>(u"replaceQuestion"_s));
    QVERIFY(part<QPushButton>("handoffGo").isEnabled());
    for (const char *name : {"out.md", "out.html"})
        QCOMPARE(read(name), QByteArray("mine"));
}

void HandoffWindowTest::saysHowManyCellsGotAnApostrophe()
{
    QVERIFY(openLocal("sku,error\n=1+1,no price\n=1+2,no price\n"));
    QVERIFY(isReady());
    for (const bool isArchive : {true, false}) {
        part<QRadioButton>(isArchive ? "handoffArchive" : "handoffDocuments").click();
        const QSignalSpy written(dialog(), &HandoffDialog::written);
        dialog()->writeTo(path(isArchive ? "out.zip" : "out.md"));
        QVERIFY(isWritten());
        QCOMPARE(written.count(), 1);
        // The documents hold a summary, which no spreadsheet runs.
        QCOMPARE(written.first().first().toString().endsWith(GuardText::of(2)), isArchive);
        page().actions().handOff->trigger();
        QVERIFY(isReady());
    }
}

void HandoffWindowTest::offersToDownloadWhatIsMissing()
{
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->begin(60));
    auto &actions = *m_console->window().findChild<WindowActions *>();
    m_console->press(Qt::Key_F4); // to the next job with a failed file
    QTRY_VERIFY_WITH_TIMEOUT(actions.handOff->isEnabled(), longest);
    actions.handOff->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(dialog() && part<QPushButton>("handoffDownload").isVisible(), longest);
    QVERIFY(!part<QPushButton>("handoffGo").isEnabled());
    part<QPushButton>("handoffDownload").click();
    QVERIFY(isReady());
    dialog()->writeTo(path("out.md"));
    QVERIFY(isWritten());
    // The facts of the job, and what was asked: no query of a link, no token.
    const QByteArray text = read("out.md");
    QVERIFY2(text.contains("balehook\\://acme/import-jobs/"), text.constData());
    QVERIFY2(text.contains("/import-job?"), text.constData());
    QVERIFY2(!text.contains("Signature") && !text.contains("Bearer"), text.constData());
}

void HandoffWindowTest::includesTheComparisonThatIsOpen()
{
    QVERIFY(openLocal("sku,error\n0815,no price\n4711,no price\n"));
    QVERIFY(isReady());
    dialog()->reject();
    QTRY_VERIFY(!dialog());
    page().actions().compareWith->trigger();
    auto *local = m_console->child<QPushButton>(u"keptFileLocal"_s);
    QVERIFY(local);
    QFile newer(path("newer.csv"));
    QVERIFY(newer.open(QFile::WriteOnly) && newer.write("sku,error\n4711,no price\n") > 0);
    newer.close();
    local->click();
    QFileDialog *chooser = nullptr;
    QTRY_VERIFY_WITH_TIMEOUT((chooser = m_console->window().findChild<QFileDialog *>()) && chooser->isVisible(),
                             longest);
    auto *edit = chooser->findChild<QLineEdit *>(u"fileNameEdit"_s);
    edit->setText(newer.fileName());
    QTest::keyClick(edit, Qt::Key_Return);
    CompareWindow *window = nullptr;
    QTRY_VERIFY_WITH_TIMEOUT(
        [&window] {
            for (QWidget *each : QApplication::topLevelWidgets()) {
                if (auto *found = qobject_cast<CompareWindow *>(each))
                    window = found;
            }
            return window && window->comparison();
        }(),
        longest);
    page().actions().handOff->trigger();
    QVERIFY(isReady());
    QVERIFY(part<QCheckBox>("handoffComparison").isVisible());
    dialog()->writeTo(path("out.md"));
    QVERIFY(isWritten());
    QVERIFY2(read("out.md").contains("newer.csv"), read("out.md").constData());
    page().actions().handOff->trigger();
    QVERIFY(isReady());
    part<QCheckBox>("handoffComparison").setChecked(false);
    dialog()->writeTo(path("two.md"));
    QVERIFY(isWritten());
    QVERIFY(!read("two.md").contains("newer.csv") && read("two.md").contains("0815"));
}

void HandoffWindowTest::saysWhatIsNoTable()
{
    QVERIFY(openLocal("\x7f"
                      "ELF\x02\x01\x01 no table"_ba));
    QTRY_VERIFY_WITH_TIMEOUT(dialog() && part<QWidget>("handoffNotice").isVisible(), longest);
    QVERIFY(!part<QPushButton>("handoffGo").isEnabled());
    QVERIFY(!part<QPushButton>("handoffDownload").isVisible());
}

} // namespace Balehook

QTEST_MAIN(Balehook::HandoffWindowTest)
#include "tst_handoffwindow.moc"
