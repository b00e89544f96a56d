// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/frame/outputplace.h"

#include "ctl/frame/arguments.h"

#include <QDir>
#include <QFileInfo>

namespace Balehook::Ctl {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostOfOneName = 10'000;

} // namespace

/// Also a link that leads nowhere: who put it there did not mean this.
bool OutputPlace::isTaken(const QString &path)
{
    const QFileInfo info(path);
    return info.exists() || info.isSymLink();
}

Error OutputPlace::takenError(const QString &path)
{
    return Arguments::refusal(tr("%1 already exists and was not overwritten.").arg(path));
}

Result<OutputPlace> OutputPlace::of(const Arguments &arguments)
{
    const Result<QString> output = arguments.required(u"output"_s);
    return output ? of(output.value()) : Result<OutputPlace>(output.error());
}

/// Nothing was used wrongly: it is a failure of this computer.
Error OutputPlace::notWritableError(const QString &folder)
{
    return Error(ErrorKind::DiskFailed, tr("The folder %1 is not writable.").arg(folder));
}

Result<OutputPlace> OutputPlace::of(const QString &path)
{
    const QFileInfo info(path);
    if (info.isDir()) {
        if (!info.isWritable())
            return notWritableError(path);
        return OutputPlace(path, true);
    }
    if (isTaken(path))
        return takenError(path);
    if (path.endsWith(u'/'))
        return Arguments::refusal(tr("The folder %1 does not exist.").arg(path));
    const QFileInfo folder(info.path());
    if (!folder.isDir())
        return Arguments::refusal(tr("The folder %1 does not exist.").arg(info.path()));
    if (!folder.isWritable())
        return notWritableError(info.path());
    return OutputPlace(path, false);
}

Result<QString> OutputPlace::pathFor(const QString &name) const
{
    if (!m_isFolder)
        return isTaken(m_path) ? Result<QString>(takenError(m_path)) : Result<QString>(m_path);
    const QDir folder(m_path);
    const QFileInfo info(name);
    QString path = folder.filePath(name);
    for (int number = 2; isTaken(path); ++number) {
        if (number > mostOfOneName)
            return takenError(path);
        const QString suffix = info.suffix().isEmpty() ? QString() : u'.' + info.suffix();
        path = folder.filePath(info.completeBaseName() + u" (%1)"_s.arg(number) + suffix);
    }
    return path;
}

} // namespace Balehook::Ctl
