// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/rows/guardtext.h"
#include "gui/memorytokenstore.h"
#include "session/account/sessions.h"
#include "settings/settingsfile.h"
#include "support/wait.h"
#include "widgets/compare/comparewindow.h"

#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

using namespace Balehook;
using namespace Qt::StringLiterals;

/// The rows of a comparison as a file.
class TestCompareExport final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysHowManyCellsGotAnApostrophe();

private:
    QString write(const QString &name, const QByteArray &content) const;

    QTemporaryDir m_folder;
};

QString TestCompareExport::write(const QString &name, const QByteArray &content) const
{
    QFile file(m_folder.filePath(name));
    return file.open(QFile::WriteOnly) && file.write(content) == content.size() ? file.fileName() : QString();
}

void TestCompareExport::saysHowManyCellsGotAnApostrophe()
{
    constexpr int longest = 60'000; // ms; machines may be busy
    SettingsFile settings(m_folder.filePath(u"settings.json"_s));
    MemoryTokenStore tokens;
    Sessions sessions(settings, u"profile"_s, tokens, m_folder.filePath(u"files"_s));
    CompareWindow window(sessions, settings);
    window.show();
    window.older().setLocal(write(u"older.csv"_s, "sku,error\nA,=broken\n"));
    window.newer().setLocal(write(u"newer.csv"_s, "sku,error\nA,=broken\n"));
    QTRY_VERIFY_WITH_TIMEOUT(window.comparison(), longest);
    auto &kinds = *window.findChild<QTreeWidget *>(u"compareKinds"_s);
    kinds.setCurrentItem(kinds.topLevelItem(0)); // all rows
    auto &button = *window.findChild<QPushButton *>(u"compareExport"_s);
    QTRY_VERIFY_WITH_TIMEOUT(button.isEnabled(), longest);
    button.click();
    auto *dialog = window.findChild<QFileDialog *>();
    QVERIFY(dialog);
    const QString target = m_folder.filePath(u"out.csv"_s);
    Q_EMIT dialog->fileSelected(target);
    dialog->reject();
    const auto &message = *window.findChild<QLabel *>(u"compareMessage"_s);
    QTRY_VERIFY_WITH_TIMEOUT(message.isVisible(), longest);
    QFile written(target);
    QVERIFY(written.open(QFile::ReadOnly));
    const qsizetype cells = written.readAll().count("\"'");
    QVERIFY(cells > 0);
    QVERIFY2(message.text().endsWith(GuardText::of(cells)), qPrintable(message.text()));
}

QTEST_MAIN(TestCompareExport)
#include "tst_compareexport.moc"
