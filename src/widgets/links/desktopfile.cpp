// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/links/desktopfile.h"

#include "core/text/safetext.h"
#include "widgets/messages/plainbox.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QUrl>

#ifdef BALEHOOK_HAS_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#endif

#include <algorithm>
#include <array>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

// What is not here might run: there are more kinds of programs than anybody can list.
constexpr std::array openedKinds{
    QLatin1StringView("csv"),  QLatin1StringView("tsv"), QLatin1StringView("tab"),  QLatin1StringView("txt"),
    QLatin1StringView("json"), QLatin1StringView("xls"), QLatin1StringView("xlsx"), QLatin1StringView("ods"),
    QLatin1StringView("zip"),  QLatin1StringView("gz"),  QLatin1StringView("png"),  QLatin1StringView("jpg"),
    QLatin1StringView("jpeg"), QLatin1StringView("gif"), QLatin1StringView("webp"), QLatin1StringView("pdf"),
};

} // namespace

bool DesktopFile::mayOpen(const QString &path)
{
    const QFileInfo info(path);
    if (!info.isFile())
        return false;
    const QString kind = info.suffix().toLower();
    return std::find(openedKinds.begin(), openedKinds.end(), kind) != openedKinds.end();
}

void DesktopFile::askAndOpen(const QString &path, QWidget &window)
{
    const QString name = cellText(QFileInfo(path).fileName(), 80);
    if (!mayOpen(path)) {
        auto *box =
            new PlainBox(MessageLevel::Information, u"fileNotOpened"_s,
                         tr("%1 was not opened because such a file can be a program. Open it from its folder if "
                            "you know what it is.")
                             .arg(name),
                         &window);
        box->offer(tr("Show in Folder"), QMessageBox::AcceptRole, window, [path] { reveal(path); });
        box->open();
        return;
    }
    auto *box = new PlainBox(MessageLevel::Warning, u"openFileQuestion"_s,
                             tr("Open %1 in the default application? The file comes from somebody else: it may "
                                "contain formulas that run, and a spreadsheet may change values such as codes with "
                                "leading zeros.")
                                 .arg(name),
                             &window);
    box->offer(tr("Open"), QMessageBox::AcceptRole, window, [path, &window] { open(path, window); });
    box->open();
}

void DesktopFile::open(const QString &path, QWidget &window)
{
    if (mayOpen(path) && QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path).absoluteFilePath())))
        return;
    (new PlainBox(MessageLevel::Information, u"noApplication"_s, tr("There is no application for this kind of file."),
                  &window))
        ->open();
}

void DesktopFile::openFolderOf(const QString &path)
{
    const QFileInfo folder(QFileInfo(path).absolutePath());
    if (folder.isDir())
        QDesktopServices::openUrl(QUrl::fromLocalFile(folder.absoluteFilePath()));
}

void DesktopFile::reveal(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists()) {
        openFolderOf(path);
        return;
    }
#if defined(Q_OS_WIN)
    QProcess explorer;
    explorer.setProgram(u"explorer.exe"_s);
    explorer.setNativeArguments(u"/select,\"%1\""_s.arg(QDir::toNativeSeparators(info.absoluteFilePath())));
    if (!explorer.startDetached())
        openFolderOf(path);
#elif defined(Q_OS_MACOS)
    if (!QProcess::startDetached(u"/usr/bin/open"_s, {u"-R"_s, info.absoluteFilePath()}))
        openFolderOf(path);
#elif defined(BALEHOOK_HAS_DBUS)
    QDBusMessage call =
        QDBusMessage::createMethodCall(u"org.freedesktop.FileManager1"_s, u"/org/freedesktop/FileManager1"_s,
                                       u"org.freedesktop.FileManager1"_s, u"ShowItems"_s);
    const QString url = QUrl::fromLocalFile(info.absoluteFilePath()).toString(QUrl::FullyEncoded);
    call << QStringList{url} << QString();
    constexpr int patience = 5000; // milliseconds, for a file manager that has to start
    auto *answer = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(call, patience),
                                               QCoreApplication::instance());
    QObject::connect(answer, &QDBusPendingCallWatcher::finished, answer, [path, answer] {
        answer->deleteLater();
        if (answer->isError())
            openFolderOf(path);
    });
#else
    openFolderOf(path);
#endif
}

} // namespace Balehook
