// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/listing/firstpagefile.h"

#include "core/disk/durablefile.h"
#include "core/disk/privatefolder.h"
#include "core/errors/logging.h"
#include "domain/records/importjob.h"
#include "session/listing/rawpage.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr int version = 1;

/// The whole file: a line about the page, then its records as the service sent them.
QByteArray textOf(const QString &listing, const PageRequest &request, const PageAnswer &answer, const QByteArray &body)
{
    QJsonObject about{{u"version"_s, version},
                      {u"listing"_s, listing},
                      {u"perPage"_s, request.perPage},
                      {u"receivedAt"_s, QDateTime::currentMSecsSinceEpoch()},
                      {u"totalField"_s, answer.totalField}};
    if (answer.total)
        about.insert(u"total"_s, *answer.total);
    if (answer.perPage)
        about.insert(u"echoedPerPage"_s, *answer.perPage);
    return QJsonDocument(about).toJson(QJsonDocument::Compact) + '\n' + body;
}

QByteArray bodyOf(const RecordPage &records)
{
    const std::vector<QByteArray> raw = records.allRaw();
    return listingTextOf(raw.size(), [&raw](std::size_t i) { return raw[i]; });
}

} // namespace

FirstPageFile::FirstPageFile(QString path, Decode decode, std::function<QString()> listing)
    : m_path(std::move(path))
    , m_decode(decode)
    , m_listing(std::move(listing))
{ }

std::unique_ptr<FirstPageFile> FirstPageFile::ofImportJobs(const QString &indexFile, std::function<QString()> listing)
{
    return std::make_unique<FirstPageFile>(pathBeside(indexFile), &decodedText<ImportJob>, std::move(listing));
}

QString FirstPageFile::pathBeside(const QString &indexFile)
{
    const QFileInfo index(indexFile);
    return index.absolutePath() + u'/' + index.completeBaseName() + ".firstpage"_L1;
}

FirstPageFile::~FirstPageFile() = default;

std::optional<EarlierPage> FirstPageFile::read()
{
    m_isRead = true;
    QFile file(m_path);
    if (m_isForgotten || !file.open(QIODevice::ReadOnly) || file.size() > byteLimit)
        return {};
    const QJsonObject about = QJsonDocument::fromJson(file.readLine()).object();
    const QByteArray body = file.readAll();
    const qint64 receivedAt = about.value("receivedAt"_L1).toInteger();
    if (about.value("version"_L1).toInt() != version || about.value("listing"_L1).toString() != m_listing()
        || receivedAt <= 0 || receivedAt > QDateTime::currentMSecsSinceEpoch())
        return {};
    EarlierPage page;
    page.request.perPage = about.value("perPage"_L1).toInt();
    page.arrivedAt = receivedAt;
    page.answer.records = m_decode(body);
    if (page.request.perPage < 1 || page.answer.records->count() == 0)
        return {};
    page.answer.page = page.request.page;
    page.answer.totalField = about.value("totalField"_L1).toString();
    if (const qint64 total = about.value("total"_L1).toInteger(-1); total >= 0)
        page.answer.total = total;
    if (const int perPage = about.value("echoedPerPage"_L1).toInt(); perPage > 0)
        page.answer.perPage = perPage;
    m_kept = body;
    return page;
}

void FirstPageFile::keep(const PageRequest &request, const PageAnswer &answer)
{
    if (!m_isRead || m_isForgotten || request.page != 1 || answer.page.value_or(1) != 1)
        return;
    QByteArray body = bodyOf(*answer.records);
    if (body == m_kept || body.size() > byteLimit / 2)
        return;
    m_kept = body;
    m_queue.run([path = m_path, text = textOf(m_listing(), request, answer, body)] {
        makePrivateFolder(QFileInfo(path).absolutePath());
        const Outcome written = DurableFile::replace(path, text);
        if (!written)
            qCWarning(logSession).noquote() << "the first page was not kept:" << written.error().logLine();
        return written;
    });
}

void FirstPageFile::forget()
{
    if (std::exchange(m_isForgotten, true))
        return;
    m_queue.run([path = m_path]() -> Outcome {
        QFile::remove(path);
        return Nothing();
    });
}

} // namespace Balehook
