// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "faults/downloaddesk.h"

#include "faults/shownwords.h"
#include "models/pagedtablemodel.h"
#include "widgets/lists/listingpage.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/window/mainwindow.h"

#include <QAbstractItemView>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QPushButton>
#include <QStatusBar>
#include <QTest>

namespace Balehook::Testing {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

std::optional<QSslConfiguration> tlsOf(bool tls)
{
    return tls ? std::optional(TestCertificates::server()) : std::nullopt;
}

FaultDeskOptions optionsOf(bool tls)
{
    FaultDeskOptions options;
    options.tls = tls;
    options.jobs = 1;
    options.timeouts = {20s, 20s, 20s, 1ms};
    return options;
}

} // namespace

DownloadDesk::DownloadDesk(bool tls)
    : hosts(tlsOf(tls))
    , mirror(tlsOf(tls))
    , desk(optionsOf(tls))
{
    for (const ScriptedServer *server : {&hosts, &mirror}) {
        desk.wire.addForeign(*server);
        desk.wire.allowLinks(*server);
    }
}

void DownloadDesk::open(int number, const QString &link, JobFile which)
{
    QJsonObject job = QJsonDocument::fromJson(GoodService::job(number)).object();
    job[which == JobFile::Imported ? "filePath"_L1 : "failedFilePath"_L1] = link;
    desk.good.jobs = {QJsonDocument(job).toJson(QJsonDocument::Compact)};
    desk.page().refresh();
    QTRY_COMPARE(desk.ids(), QStringList(u"job-%1"_s.arg(number)));
    QVERIFY(desk.settle());
    openAgain(which);
}

void DownloadDesk::openAgain(JobFile which)
{
    desk.table().goToRow(0);
    desk.table().setFocus();
    QTest::keyClick(&desk.table(), Qt::Key_Return, which == JobFile::Imported ? Qt::ShiftModifier : Qt::NoModifier);
    QVERIFY(desk.child<QWidget>(u"filePlace"_s)->isVisible());
}

void DownloadDesk::back()
{
    desk.window().statusBar()->clearMessage();
    QTest::keyClick(desk.child<QWidget>(u"filePlace"_s), Qt::Key_Escape);
    QTRY_VERIFY(!desk.child<QWidget>(u"filePlace"_s)->isVisible());
}

QString DownloadDesk::words() const
{
    QStringList words{shownWords(*desk.child<QWidget>(u"filePlace"_s)), desk.messageText(),
                      desk.window().statusBar()->currentMessage()};
    const auto *rows = desk.child<QAbstractItemView>(u"failedRows"_s);
    if (!rows || !rows->isVisible())
        return words.join(u'\n');
    const QAbstractItemModel &model = *rows->model();
    for (int row = 0; row < std::min(model.rowCount(), 9); ++row) {
        for (int column = 0; column < model.columnCount(); ++column)
            words.append(model.index(row, column).data().toString());
    }
    return words.join(u'\n');
}

bool DownloadDesk::areRowsShown() const
{
    const auto *page = desk.child<QWidget>(u"failedRowsPage"_s);
    return page && page->isVisible();
}

bool DownloadDesk::isOver() const
{
    return areRowsShown() || !button("transferCancel");
}

QPushButton *DownloadDesk::button(const char *name) const
{
    auto *found = desk.child<QPushButton>(QString::fromLatin1(name));
    return found && found->isVisible() ? found : nullptr;
}

QStringList DownloadDesk::files() const
{
    QStringList found = cached();
    found.removeIf(
        [](const QString &file) { return file.endsWith("/CACHEDIR.TAG"_L1) || file.endsWith("/values.index"_L1); });
    return found;
}

QStringList DownloadDesk::cached() const
{
    QStringList found = desk.filesOnDisk();
    found.removeIf([](const QString &file) {
        // Nor an index that is just being written.
        return !file.startsWith("cache/"_L1) || file.contains("index.json"_L1) || file.contains("/.balehook-"_L1);
    });
    return found;
}

QStringList DownloadDesk::readableByOthers() const
{
    constexpr auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QStringList found;
    for (const QString &file : cached()) {
        if (QFile::permissions(desk.folder.filePath(file)) & others)
            found.append(file);
    }
    return found;
}

} // namespace Balehook::Testing
