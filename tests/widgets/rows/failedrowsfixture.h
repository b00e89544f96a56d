// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/failedfilesettings.h"
#include "settings/settingsfile.h"
#include "widgets/actions/rowsactions.h"
#include "widgets/rows/failedrowspage.h"
#include "widgets/rows/rowscommands.h"
#include "widgets/rows/rowsheader.h"
#include "widgets/rows/rowsmodel.h"
#include "widgets/rows/rowsview.h"

#include <QClipboard>
#include <QDialog>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace Balehook {

/// The page of failed rows with settings and files of its own.
class FailedRowsFixture
{
public:
    FailedRowsFixture()
    {
        page.resize(1000, 640);
        page.show();
        page.activateWindow();
    }

    QString write(const QString &name, const QByteArray &bytes)
    {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(name));
        return file.fileName();
    }

    /// The file is read to its end when this returns.
    bool open(const QString &path, const QString &jobType = QStringLiteral("products"))
    {
        QSignalSpy completed(&page.rows(), &FailedRows::completed);
        page.openFile({.path = path,
                       .title = path.section(u'/', -1),
                       .jobType = jobType,
                       .jobId = QStringLiteral("job-1"),
                       .facts = {{QStringLiteral("Job"), QStringLiteral("job-1")}}});
        constexpr int longest = 30'000; // with sanitizers, on a busy machine
        if (completed.isEmpty() && !completed.wait(longest))
            return false;
        page.setFocus();
        return QTest::qWaitForWindowActive(&page);
    }
    bool openText(const QByteArray &bytes) { return open(write(QStringLiteral("failed.csv"), bytes)); }

    template <typename T>
    T *child(const char *name)
    {
        return page.findChild<T *>(QLatin1StringView(name));
    }
    QListView &reasons() { return *child<QListView>("reasons"); }
    RowsView &view() { return page.view(); }
    QString cell(int row, int column) { return view().model()->index(row, column).data().toString(); }
    /// What is shown of a column, from the first row on.
    QStringList column(int column)
    {
        QStringList texts;
        for (int row = 0; row < view().model()->rowCount(); ++row)
            texts.append(cell(row, column));
        return texts;
    }
    QStringList reasonTitles()
    {
        QStringList titles;
        for (int line = 0; line < reasons().model()->rowCount(); ++line)
            titles.append(reasons().model()->index(line, 0).data(Qt::AccessibleTextRole).toString());
        return titles;
    }
    void clickHeader(int column)
    {
        RowsHeader &header = view().header();
        const QPoint place(header.sectionViewportPosition(column) + header.sectionSize(column) / 2,
                           header.height() / 2);
        QTest::mouseClick(header.viewport(), Qt::LeftButton, {}, place);
    }

    QTemporaryDir folder;
    SettingsFile stored{folder.filePath(QStringLiteral("settings.json"))};
    FailedFileSettings settings{stored};
    FailedRowsPage page{settings};
};

/// Six rows that failed for three reasons.
inline const QByteArray sixRows = "sku,name,price,error\n"
                                  "A-9,Chair,12,Price 12 is too low\n"
                                  "A-10,Table,9,Price 9 is too low\n"
                                  "B-1,Lamp,100,Image missing\n"
                                  "007,Desk,7,Price 7 is too low\n"
                                  "B-2,Rug,,Image missing\n"
                                  "B-3,\"Bed, large\",250,Unknown category 'beds'\n";

} // namespace Balehook
