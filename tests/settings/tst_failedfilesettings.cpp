// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/failedfilesettings.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestFailedFileSettings final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void startsWithNothing();
    void keepsEachKind_data();
    void keepsEachKind();
    void noPersonalColumnsIsAnAnswer();
    void theDefaultIsForgotten();
    void keepsTheLastKindsOnly();
    void forgetsAll();

private:
    QString path() const { return m_folder->filePath(u"settings.json"_s); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestFailedFileSettings::startsWithNothing()
{
    SettingsFile file(path());
    QVERIFY(FailedFileSettings(file).view(u"products"_s) == FailedFileView());
    QVERIFY(file.allKeys().isEmpty());
}

void TestFailedFileSettings::keepsEachKind_data()
{
    QTest::addColumn<QString>("jobType");
    QTest::newRow("plain") << u"products"_s;
    QTest::newRow("empty") << QString();
    QTest::newRow("dotted") << u"import.base.product"_s;
    QTest::newRow("slashes") << u"a/b\\c/../order"_s;
    QTest::newRow("umlauts") << u"Größe, \"x\"=;\n"_s;
    QTest::newRow("long") << QString(100'000, u'x');
}

void TestFailedFileSettings::keepsEachKind()
{
    QFETCH(QString, jobType);
    FailedFileView view;
    view.reasonColumn = u"error, in words"_s;
    view.splitReasons = false;
    view.format = u"utf-8;comma;header"_s;
    view.hiddenColumns = QStringList{u"a"_s, u"b,c"_s, u"Größe"_s};
    view.personalColumns = QStringList{u"email"_s};
    {
        SettingsFile file(path());
        FailedFileSettings(file).setView(jobType, view);
        QVERIFY(FailedFileSettings(file).view(QString(jobType + u'2')) == FailedFileView());
    }
    SettingsFile file(path());
    QVERIFY(FailedFileSettings(file).view(jobType) == view);
}

void TestFailedFileSettings::noPersonalColumnsIsAnAnswer()
{
    FailedFileView view;
    view.personalColumns = QStringList();
    view.splitReasons = true;
    {
        SettingsFile file(path());
        FailedFileSettings(file).setView(u"x"_s, view);
    }
    SettingsFile file(path());
    const FailedFileView read = FailedFileSettings(file).view(u"x"_s);
    QVERIFY(read.personalColumns.has_value());
    QVERIFY(read == view);
}

void TestFailedFileSettings::theDefaultIsForgotten()
{
    SettingsFile file(path());
    FailedFileSettings settings(file);
    FailedFileView view;
    view.reasonColumn = u"error"_s;
    settings.setView(u"x"_s, view);
    settings.setView(u"x"_s, {});
    QVERIFY(settings.view(u"x"_s) == FailedFileView());
    QCOMPARE(file.allKeys(), QStringList{u"failedFiles/order"_s});
}

void TestFailedFileSettings::keepsTheLastKindsOnly()
{
    SettingsFile file(path());
    FailedFileSettings settings(file);
    FailedFileView view;
    view.reasonColumn = u"error"_s;
    for (int i = 0; i < FailedFileSettings::mostKinds; ++i)
        settings.setView(QString::number(i), view);
    settings.setView(u"5"_s, view);
    QVERIFY(settings.view(u"0"_s) == view);
    settings.setView(u"0"_s, view); // changed again: no longer the oldest
    QCOMPARE(file.value(u"failedFiles/order"_s).toStringList().size(), FailedFileSettings::mostKinds);
    settings.setView(u"new"_s, view);
    QVERIFY(settings.view(u"0"_s) == view);
    QVERIFY(settings.view(u"1"_s) == FailedFileView());
    QVERIFY(settings.view(u"2"_s) == view);
    QVERIFY(settings.view(u"new"_s) == view);
}

void TestFailedFileSettings::forgetsAll()
{
    SettingsFile file(path());
    file.setValue(u"other"_s, 1);
    FailedFileView view;
    view.reasonColumn = u"error"_s;
    FailedFileSettings(file).setView(u"x"_s, view);
    FailedFileSettings(file).forgetAll();
    QCOMPARE(file.allKeys(), QStringList{u"other"_s});
}

QTEST_GUILESS_MAIN(TestFailedFileSettings)

#include "tst_failedfilesettings.moc"
