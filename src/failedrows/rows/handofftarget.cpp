// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/rows/handofftarget.h"

#include "core/secrets/knownsecrets.h"
#include "failedrows/text/filename.h"

#include <QFileInfo>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype writtenAtOnce = 256 * 1024;

} // namespace

HandoffTarget::HandoffTarget(const QString &fileName, bool isArchive, RowMask mask)
    : m_isArchive(isArchive)
    , m_mask(std::move(mask))
{
    m_files.push_back(std::make_unique<DurableFile>(fileName));
    if (isArchive)
        m_zip.emplace();
    else
        m_files.push_back(std::make_unique<DurableFile>(besideOf(fileName)));
}

HandoffTarget::~HandoffTarget() = default;

QString HandoffTarget::suffix(bool isArchive)
{
    return isArchive ? u"zip"_s : u"md"_s;
}

QString HandoffTarget::proposedName(const QString &base, bool isArchive)
{
    return safeFileName(withoutKnownSecrets(base) + u"-handoff."_s + suffix(isArchive));
}

QString HandoffTarget::withSuffix(const QString &fileName, bool isArchive)
{
    const QString ending = u'.' + suffix(isArchive);
    return fileName.endsWith(ending, Qt::CaseInsensitive) ? fileName : fileName + ending;
}

QString HandoffTarget::besideOf(const QString &fileName)
{
    const QFileInfo info(fileName);
    return info.path() + u'/' + info.completeBaseName() + ".html"_L1;
}

QString HandoffTarget::rowsName()
{
    return u"rows.csv"_s;
}

Outcome HandoffTarget::open()
{
    for (const auto &file : m_files) {
        if (m_outcome)
            m_outcome = file->open();
    }
    return m_outcome;
}

bool HandoffTarget::beginRows(const QByteArrayList &header)
{
    QByteArray packed;
    m_zip->beginMember(packed, rowsName().toUtf8());
    m_outcome = m_files.front()->write(packed);
    m_writer.begin(m_buffer, header);
    m_hasRows = true;
    return m_outcome.ok();
}

bool HandoffTarget::addRow(std::span<const QByteArrayView> cells)
{
    if (!m_outcome || m_isCancelled)
        return false;
    const QByteArrayList masked = m_mask.applied(cells);
    const std::vector<QByteArrayView> views(masked.begin(), masked.end());
    m_writer.row(m_buffer, views);
    ++m_rows;
    return m_buffer.size() < writtenAtOnce || flush(false);
}

bool HandoffTarget::flush(bool isLast)
{
    QByteArray safe = m_filter.feed(m_buffer);
    if (isLast)
        safe += m_filter.finish();
    m_buffer.resize(0);
    QByteArray packed;
    m_zip->write(packed, safe);
    m_outcome = m_files.front()->write(packed);
    if (m_outcome && m_zip->isFull()) {
        Error error(ErrorKind::FileNotUsable,
                    tr("The archive would be larger than 4 GB. Write the Markdown and HTML files instead."));
        m_outcome = std::move(error);
    }
    return m_outcome.ok();
}

void HandoffTarget::addMember(const char *name, const QByteArray &content)
{
    if (!m_outcome)
        return;
    QByteArray packed;
    m_zip->beginMember(packed, name);
    m_zip->write(packed, content);
    m_zip->endMember(packed);
    m_outcome = m_files.front()->write(packed);
}

Result<QStringList> HandoffTarget::commit(const HandoffReport &report)
{
    const QByteArray markdown = report.markdown().toUtf8();
    const QByteArray html = report.html().toUtf8();
    if (m_hasRows && m_outcome && !m_isCancelled) {
        m_writer.end(m_buffer);
        if (flush(true)) {
            QByteArray packed;
            m_zip->endMember(packed);
            m_outcome = m_files.front()->write(packed);
        }
    }
    if (m_isCancelled)
        return Error(ErrorKind::Cancelled);
    if (m_isArchive) {
        addMember("summary.md", markdown);
        addMember("summary.html", html);
        QByteArray packed;
        m_zip->end(packed);
        if (m_outcome)
            m_outcome = m_files.front()->write(packed);
    } else {
        if (m_outcome)
            m_outcome = m_files.front()->write(markdown);
        if (m_outcome)
            m_outcome = m_files.back()->write(html);
    }
    // Both are on the disk before either takes the place of another.
    for (const auto &file : m_files) {
        if (m_outcome)
            m_outcome = file->settle();
    }
    QStringList paths;
    for (const auto &file : m_files) {
        if (m_outcome)
            m_outcome = file->commit();
        paths.append(file->path());
    }
    if (!m_outcome)
        return m_outcome.error();
    return paths;
}

} // namespace Balehook
