// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/wait.h"
#include "widgets/links/savename.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QWidget>

using namespace Balehook;
using namespace Qt::StringLiterals;

/// The question before a file is replaced that the dialog did not ask about.
class TestSaveName final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void asksBeforeItReplaces_data();
    void asksBeforeItReplaces();
    void goesOnAtOnce_data();
    void goesOnAtOnce();
    void goesOnForNobodyWhoIsGone();
    void leavesTheQuestionToQtsOwnDialog();
    void setsNoSuffixForADialogOfTheDesktop();
    void namesAllThatWouldBeReplaced_data();
    void namesAllThatWouldBeReplaced();

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    bool write(const QString &name) const;
    void begin(QObject &context);
    QMessageBox *question() const { return m_window->findChild<QMessageBox *>(u"replaceQuestion"_s); }
    void answer(bool replaces) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QWidget> m_window;
    QFileDialog *m_dialog = nullptr;
    QStringList m_chosen; ///< with which it went on
};

void TestSaveName::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_window = std::make_unique<QWidget>();
    m_window->show();
    m_dialog = new QFileDialog(m_window.get());
    m_dialog->setAcceptMode(QFileDialog::AcceptSave);
    m_dialog->setFileMode(QFileDialog::AnyFile);
    m_dialog->open();
    m_chosen.clear();
}

void TestSaveName::cleanup()
{
    m_window.reset();
    m_folder.reset();
}

bool TestSaveName::write(const QString &name) const
{
    QFile file(path(name));
    return QFileInfo(file).dir().mkpath(u"."_s) && file.open(QIODevice::WriteOnly) && file.write("mine") == 4;
}

void TestSaveName::begin(QObject &context)
{
    SaveName::whenChosen(*m_dialog, u"csv"_s, context, [this](const QString &fileName) { m_chosen.append(fileName); });
}

void TestSaveName::answer(bool replaces) const
{
    const QList<QAbstractButton *> buttons = question()->buttons();
    for (QAbstractButton *button : buttons) {
        if ((question()->buttonRole(button) == QMessageBox::DestructiveRole) == replaces) {
            button->click();
            return;
        }
    }
}

void TestSaveName::asksBeforeItReplaces_data()
{
    QTest::addColumn<QString>("chosen");
    QTest::addColumn<bool>("replaces");
    QTest::newRow("no") << u"jobs"_s << false;
    QTest::newRow("yes") << u"jobs"_s << true;
    QTest::newRow("dot in the folder, no") << u"of.2026/jobs"_s << false;
    QTest::newRow("dot in the folder, yes") << u"of.2026/jobs"_s << true;
}

/// As from a dialog of the desktop, which asked about the name without a suffix.
void TestSaveName::asksBeforeItReplaces()
{
    QFETCH(const QString, chosen);
    QFETCH(const bool, replaces);
    QVERIFY(write(chosen + u".csv"_s));
    begin(*m_window);
    Q_EMIT m_dialog->fileSelected(path(chosen));
    m_dialog->reject();
    QTRY_VERIFY(question() && question()->isVisible());
    QVERIFY2(question()->text().contains(u"jobs.csv"_s), qPrintable(question()->text()));
    QCOMPARE(m_chosen, QStringList());
    answer(replaces);
    QTRY_VERIFY(!question());
    QCOMPARE(m_chosen, replaces ? QStringList{path(chosen + u".csv"_s)} : QStringList());
}

void TestSaveName::goesOnAtOnce_data()
{
    QTest::addColumn<QString>("existing");
    QTest::addColumn<QString>("chosen");
    QTest::addColumn<QString>("expected");
    QTest::newRow("new") << u"other.csv"_s << u"jobs"_s << u"jobs.csv"_s;
    QTest::newRow("new, dot in the folder") << u"of.2026/other.csv"_s << u"of.2026/jobs"_s << u"of.2026/jobs.csv"_s;
    QTest::newRow("the dialog has asked") << u"jobs.csv"_s << u"jobs.csv"_s << u"jobs.csv"_s;
    QTest::newRow("another suffix") << u"jobs.txt"_s << u"jobs.txt"_s << u"jobs.txt"_s;
    QTest::newRow("a file without one") << u"jobs"_s << u"jobs"_s << u"jobs.csv"_s;
}

void TestSaveName::goesOnAtOnce()
{
    QFETCH(const QString, existing);
    QFETCH(const QString, chosen);
    QFETCH(const QString, expected);
    QVERIFY(write(existing));
    begin(*m_window);
    Q_EMIT m_dialog->fileSelected(path(chosen));
    QCOMPARE(m_chosen, QStringList{path(expected)});
    QVERIFY(!question());
}

void TestSaveName::goesOnForNobodyWhoIsGone()
{
    QVERIFY(write(u"jobs.csv"_s));
    auto context = std::make_unique<QObject>();
    begin(*context);
    Q_EMIT m_dialog->fileSelected(path(u"jobs"_s));
    m_dialog->reject();
    QTRY_VERIFY(question() && question()->isVisible());
    context.reset();
    answer(true);
    QTRY_VERIFY(!question());
    QCOMPARE(m_chosen, QStringList());
}

/// Which adds the suffix first: one question, and not two.
void TestSaveName::leavesTheQuestionToQtsOwnDialog()
{
    QVERIFY(write(u"jobs.csv"_s));
    begin(*m_window);
    QCOMPARE(m_dialog->defaultSuffix(), u"csv"_s);
    int questions = 0;
    QTimer answers;
    connect(&answers, &QTimer::timeout, this, [&questions] {
        const auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        if (!box)
            return;
        ++questions;
        if (QAbstractButton *yes = box->button(QMessageBox::Yes))
            yes->click();
    });
    answers.start(5);
    auto *edit = m_dialog->findChild<QLineEdit *>(u"fileNameEdit"_s);
    QVERIFY(edit);
    edit->setText(path(u"jobs"_s));
    QTest::keyClick(edit, Qt::Key_Return);
    QTRY_COMPARE(m_chosen, QStringList{path(u"jobs.csv"_s)});
    QVERIFY(!question());
    QCOMPARE(questions, 1);
}

/// Which would add it after the desktop has asked.
void TestSaveName::setsNoSuffixForADialogOfTheDesktop()
{
    m_dialog->setAttribute(Qt::WA_DontShowOnScreen);
    begin(*m_window);
    QCOMPARE(m_dialog->defaultSuffix(), QString());
}

void TestSaveName::namesAllThatWouldBeReplaced_data()
{
    QTest::addColumn<QStringList>("existing");
    QTest::newRow("first") << QStringList{u"out.md"_s};
    QTest::newRow("second") << QStringList{u"out.html"_s};
    QTest::newRow("both") << QStringList{u"out.md"_s, u"out.html"_s};
}

void TestSaveName::namesAllThatWouldBeReplaced()
{
    QFETCH(const QStringList, existing);
    for (const QString &name : existing)
        QVERIFY(write(name));
    int done = 0;
    SaveName::confirm(path(u"out"_s), {path(u"out.md"_s), path(u"out.html"_s)}, *m_window, [&done] { ++done; });
    m_dialog->reject();
    QTRY_VERIFY(question() && question()->isVisible());
    for (const QString &name : {u"out.md"_s, u"out.html"_s})
        QCOMPARE(question()->text().contains(name), existing.contains(name));
    QCOMPARE(done, 0);
    answer(true);
    QTRY_VERIFY(!question());
    QCOMPARE(done, 1);
}

QTEST_MAIN(TestSaveName)
#include "tst_savename.moc"
