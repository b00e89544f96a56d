// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/listing/listingfile.h"

#include "core/text/datasize.h"

#include <QFile>
#include <QFileInfo>

#include <utility>

namespace Balehook {

namespace {

/// File systems count time in steps of up to two seconds: a change within one step cannot be seen.
constexpr qint64 coarsestStepMsecs = 2'000;

Error notUsable(const QString &sentence)
{
    return Error(ErrorKind::FileNotUsable, sentence);
}

} // namespace

ListingFile::ListingFile(ListingText text, qint64 size, QDateTime modified)
    : m_text(std::move(text))
    , m_size(size)
    , m_modified(std::move(modified))
    , m_isSettled(m_modified.msecsTo(QDateTime::currentDateTimeUtc()) > coarsestStepMsecs)
{ }

Result<std::shared_ptr<const ListingFile>> ListingFile::read(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return notUsable(tr("The file does not exist (any more). Open it from its current location."));
    // Whoever opens a pipe waits until somebody writes into it.
    if (!info.isFile())
        return notUsable(tr("This is not a file. Open a file that contains a saved listing."));
    const auto tooLarge = [](qint64 size) {
        return notUsable(tr("The file is too large: it is %1, and a listing can be at most %2.")
                             .arg(dataSize(size), dataSize(byteLimit)));
    };
    if (info.size() > byteLimit)
        return tooLarge(info.size());

    const QDateTime modified = info.lastModified();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return notUsable(tr("The file could not be opened. Message from the system: %1").arg(file.errorString()));
    const QByteArray bytes = file.readAll();
    if (file.error() != QFileDevice::NoError)
        return notUsable(tr("The file could not be read. Message from the system: %1").arg(file.errorString()));
    if (bytes.size() > byteLimit)
        return tooLarge(bytes.size());
    Result<ListingText> text = ListingText::parse(bytes);
    if (!text)
        return text.error();
    return std::shared_ptr<const ListingFile>(new ListingFile(std::move(text).value(), bytes.size(), modified));
}

bool ListingFile::isCurrent(const QString &path) const
{
    const QFileInfo info(path);
    return m_isSettled && info.isFile() && info.size() == m_size && info.lastModified() == m_modified;
}

} // namespace Balehook
